"""Private cards in the colour of whose they are, and messages that make no sound."""

from __future__ import annotations

from bot.channel.compose import Post
from bot.channel.posting import is_quiet
from bot.practice.people import ANN, BOB
from bot.practice.records import SUPPRESS_NOTIFICATIONS, Message
from renders.kit.palette import PAINTS
from tests.bot.conftest import Room
from tests.bot.zombies.driving import open_town
from tests.bot.zombies.placing import drawn_for
from tests.bot.zombies.placing import put as put_town

PEOPLE = {"ann": ANN, "bob": BOB}
FILLS = {
    (red << 16) + (green << 8) + blue for red, green, blue in (one.fill for one in PAINTS.values())
}


def silent(message: Message) -> bool:
    return bool(message.flags & SUPPRESS_NOTIFICATIONS)


async def test_a_sheet_is_a_card_in_the_survivors_colour(game: Room) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "sheet"))
    card = asked.message.embeds[0]
    other = await game.discord.press(ANN, asked.message, "Doug")
    turned = (await game.discord.wait(other)).message

    assert asked.message.content == ""
    assert card["description"].startswith("Amy (Ann)")
    assert [one.description is not None for one in asked.message.attachments] == [True]
    assert "Doug" in turned.embeds[0]["description"]
    assert {card["color"], turned.embeds[0]["color"]} <= FILLS
    assert card["color"] != turned.embeds[0]["color"]


async def test_hands_in_a_town_are_cards_in_the_pawns_colours(room: Room) -> None:
    await open_town(room, ANN, BOB)
    colours: set[int] = set()
    for who in (ANN, BOB):
        asked = await room.discord.wait(await room.begin(who, "hand"))
        assert asked.message.content == ""
        colours.add(asked.message.embeds[0]["color"])
        assert asked.message.ephemeral

    assert len(colours) == 2
    assert colours <= FILLS


async def test_what_is_read_after_a_card_is_no_card(game: Room) -> None:
    sheet = (await game.discord.wait(await game.begin(ANN, "sheet"))).message
    of_another_table = "g:999:1:sheet:amy"
    pressed = await game.discord.press(ANN, sheet, of_another_table, even_if_gone=True)
    shown = (await game.discord.wait(pressed)).message

    assert shown.embeds == []
    assert shown.content != ""


async def test_what_calls_nobody_makes_no_sound(game: Room) -> None:
    await game.slash(ANN, "noise", survivor="Amy")
    told = await game.told()

    assert "makes noise" in told[-2].content
    assert silent(told[-2])
    assert silent(told[-1])
    assert told[-1].mentions == []


async def test_a_rounds_message_makes_no_sound(game: Room) -> None:
    rounds = [one for one in await game.told() if "Round 1 begins" in one.content]

    assert [(silent(one), one.mentions) for one in rounds] == [(True, [])]


async def test_the_status_that_calls_somebody_is_heard(game: Room) -> None:
    for survivor in ("Amy", "Doug", "Josh"):
        await game.slash(ANN, "end", survivor=survivor)
    status = await game.status()

    assert status.mentions == [BOB.id]
    assert not silent(status)


async def test_a_lobby_is_heard(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")

    assert not silent(await room.status())


async def test_who_is_struck_in_anothers_turn_hears_it(room: Room) -> None:
    hands = {"ann": ["fear"], "bob": []}
    table = drawn_for(PEOPLE, "town-square", "1E=ann+bob", step="roll", hands=hands)
    await put_town(room, table, ANN, BOB)
    await room.slash(ANN, "card play", card="fear-1", against="Bob")
    struck = [one for one in await room.told() if BOB.id in one.mentions]

    assert [silent(one) for one in struck] == [False]


def test_the_end_of_a_game_is_heard() -> None:
    assert not is_quiet(Post("end:9", 9, 9, over=True))
    assert is_quiet(Post("turn:9:amy", 9, 9))
