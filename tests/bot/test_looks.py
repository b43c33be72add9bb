"""Looking at a table: around a survivor, the last zombies' turn, a hand of cards, light or dark."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.practice.records import Attachment
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.test_cars import put
from tests.bot.test_tutorial import take_a_turn
from tests.playing import ZombicideTable, give, opened, random_step

LIMIT = 10 * 1024 * 1024


async def look(
    room: Room, who: Person, command: str, locale: str = "", **options: str
) -> Interaction:
    return await room.discord.wait(await room.begin(who, command, ONE, locale, **options))


async def brightness(room: Room, asked: Interaction) -> float:
    """How light the picture is, 0 to 255."""
    content = await room.discord.attachment(asked.message.attachments[0].id)
    with Image.open(io.BytesIO(content)) as picture:
        counts = picture.convert("L").histogram()
    return sum(shade * count for shade, count in enumerate(counts)) / sum(counts)


def picture_of(asked: Interaction) -> Attachment:
    (picture,) = asked.message.attachments
    assert picture.size < LIMIT
    assert picture.description
    assert len(picture.description) <= 1024
    return picture


async def play_a_round(room: Room) -> None:
    """The autopilot plays until a round is over."""
    number = (await room.game()).view().round
    while (game := await room.game()).view().round == number:
        await take_a_turn(room, game, by_menu=False)


async def test_around_shows_the_survivor_whose_turn_it_is(game: Room) -> None:
    await game.slash(ANN, "move", survivor="doug", zone="B1")

    asked = await look(game, ANN, "board", view="around")

    assert asked.message.ephemeral
    assert picture_of(asked).filename == "around.png"
    assert (picture_of(asked).description or "").startswith("Doug (Ann) in B1")


async def test_around_shows_whom_one_names_to_spectators_too(game: Room) -> None:
    asked = await look(game, CLEO, "board", survivor="josh", locale="fr")

    assert (picture_of(asked).description or "").startswith("Josh (Ann) en B2")


async def test_around_somebody_who_does_not_play_it_says_who_does(game: Room) -> None:
    said = await game.slash(ANN, "board", survivor="Maximilian")

    assert "Maximilian" in said
    assert "Amy" in said


async def test_the_last_zombies_turn_is_shown_step_by_step(game: Room) -> None:
    assert "No round is over" in await game.slash(ANN, "board", view="phase")

    await play_a_round(game)
    asked = await look(game, CLEO, "board", "fr", view="phase")

    assert picture_of(asked).filename == "phase.png"
    about = picture_of(asked).description or ""
    assert "1" in about
    for one in (await game.game()).view().survivors:
        assert one.id.title() in about


async def test_it_stays_the_last_one_while_the_next_round_is_played(game: Room) -> None:
    await play_a_round(game)
    first = picture_of(await look(game, ANN, "board", view="phase")).description
    await take_a_turn(game, await game.game(), by_menu=False)

    assert picture_of(await look(game, ANN, "board", view="phase")).description == first

    await play_a_round(game)
    assert picture_of(await look(game, ANN, "board", view="phase")).description != first


@pytest.mark.parametrize("view", ["", "around"])
async def test_a_light_picture_is_lighter_and_says_the_same(game: Room, view: str) -> None:
    wish = {"view": view} if view else {}
    dark = await look(game, ANN, "board", **wish)
    light = await look(game, ANN, "board", theme="day", **wish)

    assert await brightness(game, light) > await brightness(game, dark) + 20
    assert picture_of(light).description == picture_of(dark).description


async def test_a_hand_is_its_cards_as_picture_and_in_words(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")

    asked = await look(game, ANN, "hand", survivor="amy")

    assert picture_of(asked).filename == "hand.png"
    assert "range" in (picture_of(asked).description or "")
    assert asked.text == picture_of(asked).description
    assert labels_of(asked.message) == ["Amy", "Doug", "Josh"]


async def test_the_hand_of_another_of_one_s_survivors_is_a_press_away(game: Room) -> None:
    asked = await look(game, BOB, "hand")
    other = labels_of(asked.message)[-1]

    pressed = await game.discord.wait(await game.discord.press(BOB, asked.message, other))

    assert pressed.text.startswith(other)


async def test_a_round_is_posted_as_its_message_shows_it_and_the_whole_map_is_a_press_away(
    game: Room,
) -> None:
    await play_a_round(game)
    posted = [one for one in await game.told() if one.attachments][-1]
    whole = await look(game, ANN, "board")

    sizes: list[tuple[int, int]] = []
    for one in (posted.attachments[0], picture_of(whole)):
        with Image.open(io.BytesIO(await game.discord.attachment(one.id))) as picture:
            sizes.append(picture.size)

    assert sizes == [(1650, 1050), (1650, 1050)]
    shown = picture_of(whole).description
    assert posted.attachments[0].description == f"Bob plays. {shown}"


def table_with_somebody_fallen() -> tuple[ZombicideTable, str]:
    """A game of Ann alone, played at random until somebody fell."""
    for seed in range(40):
        chance = random.Random(seed)
        table = opened("01", str(seed), {str(ANN.id): ["amy", "doug", "josh", "ned"]})
        while not table.outcome:
            fallen = [one.id for one in table.view().survivors if not one.standing]
            if fallen and not table.questions:
                return table, fallen[0]
            give(table, *random_step(table, chance))
    raise AssertionError("nobody ever fell")


async def test_who_fell_has_no_surroundings_any_more(room: Room) -> None:
    table, fallen = table_with_somebody_fallen()
    await put(room, table)

    assert "not on the board any more" in await room.slash(ANN, "board", survivor=fallen)
