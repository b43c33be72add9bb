"""A table that has its pictures as on an old film."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence

from bot.practice.people import ANN
from bot.practice.records import Message
from bot.store.records import Record
from bot.store.table_state import PICTURES
from tests.bot.conftest import ONE, Room
from tests.bot.test_films import said_at_last
from tests.bot.test_looks import look

FILM = "film: black and white, colour only in Zombicide mode"


async def grey(room: Room, message: Message) -> bool:
    """Whether all of its picture is grey, and every picture of a film."""
    content = await room.discord.attachment(message.attachments[0].id)
    with Image.open(BytesIO(content)) as picture:
        return all(_grey(one.convert("RGB")) for one in ImageSequence.Iterator(picture))


def _grey(picture: Image.Image) -> bool:
    red, *others = picture.split()
    return all(ImageChops.difference(red, one).getbbox() is None for one in others)


@pytest.fixture
async def filmed(room: Room) -> Room:
    """Everybody is in Romero mode."""
    await room.slash(ANN, "game new", game="living-dead", mission="S1", pictures="film")
    await room.slash(ANN, "game start")
    await room.bot.publisher.settled()
    return room


async def test_the_lobby_says_so_and_its_picture_is_grey(room: Room) -> None:
    await room.slash(ANN, "game new", game="living-dead", mission="S1", pictures=FILM)
    await room.bot.publisher.settled()

    shown = room.discord.messages(ONE)[-1]
    assert "The pictures are a **film**" in shown.content
    assert await grey(room, shown)


async def test_every_picture_of_the_table_is_on_film(filmed: Room) -> None:
    posted = [one for one in filmed.discord.messages(ONE) if one.attachments]

    assert posted
    assert [await grey(filmed, one) for one in posted] == [True] * len(posted)
    for command in ("board", "sheet", "hand"):
        asked = await look(filmed, ANN, command)
        assert await grey(filmed, asked.message), command


async def test_its_film_is_one_as_well(filmed: Room) -> None:
    asked = await look(filmed, ANN, "game replay")
    await said_at_last(filmed, asked)

    assert await grey(filmed, asked.message)


async def test_who_asks_for_a_dark_picture_gets_that(filmed: Room) -> None:
    asked = await look(filmed, ANN, "board", theme="night")

    assert not await grey(filmed, asked.message)


async def test_a_single_picture_may_be_on_film_at_any_table_of_the_game(room: Room) -> None:
    await room.slash(ANN, "game new", game="living-dead", mission="S1")
    await room.slash(ANN, "game start")

    dark, film = [await look(room, ANN, "board", **wish) for wish in ({}, {"theme": "film"})]

    assert [await grey(room, one.message) for one in (dark, film)] == [False, True]
    assert dark.message.attachments[0].description == film.message.attachments[0].description


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en-US", "The option `theme` can be: dark; light."),
        ("fr", "L’option `thème` peut valoir\N{NO-BREAK SPACE}: sombre; claire."),
    ],
)
async def test_another_game_has_no_film_and_says_what_it_has(
    game: Room, locale: str, said: str
) -> None:
    assert await game.slash(ANN, "board", theme="film", locale=locale) == said


async def test_another_game_cannot_be_opened_with_a_film(room: Room) -> None:
    said = await room.slash(ANN, "game new", game="zombicide", pictures="film")

    assert "pictures" in said
    assert await room.store.live_in(room.discord.channel(ONE).id) is None


async def test_it_is_the_bots_own_and_no_rule_knows_it(filmed: Room) -> None:
    record = await filmed.store.live_in(filmed.discord.channel(ONE).id)

    assert record is not None
    assert (record.state.options[PICTURES], record.theme) == ("film", "film")
    assert PICTURES not in record.state.game_options


def test_what_was_stored_and_is_no_theme_is_dark() -> None:
    record = Record(1, 2, "living-dead", "S1", "en")
    record.state.options = {PICTURES: "sepia"}

    assert record.theme == "night"
