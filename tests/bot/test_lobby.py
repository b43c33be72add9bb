"""The first minute at a table: the lobby's picture, who can be led, and what it says."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO
from bot.practice.records import Message
from bot.table.seeds import random_seed
from tests.bot.conftest import ONE, TWO, Room, running

SHOWN = (1650, 1050)
GAMES = ("zombicide", "living-dead", "heroes-resistance", "zombies")


async def picture(room: Room, message: Message) -> tuple[Image.Image, str]:
    """The one picture of a message, with its alternative text."""
    (file,) = message.attachments
    content = await room.discord.attachment(file.id)
    return Image.open(BytesIO(content)), str(file.description)


@pytest.mark.parametrize("typed", ["Amy and Doug", "amy et Ｄｏｕｇ", "Amy, Doug", "Amy & Doug;"])
async def test_a_list_of_survivors_is_read_as_the_bot_writes_it(room: Room, typed: str) -> None:
    await room.slash(ANN, "game new", game="zombicide")

    assert "Amy and Doug" in await room.slash(ANN, "game join", survivors=typed)
    offered = await room.discord.autocomplete(BOB, ONE, "game join", "survivors", "Ned and Jo")
    assert [one["value"] for one in offered] == ["Ned, Josh"]


async def test_game_new_and_enter_opens_the_tutorial_with_a_picture(room: Room) -> None:
    told = await room.slash(ANN, "game new", game="zombicide")
    lobby = await room.status()
    image, words = await picture(room, lobby)

    assert told.startswith("The table is open: Tutorial.")
    assert image.size == SHOWN
    assert words.startswith("00 Tutorial. Tutorial · 4–6 survivors · about 20 min.")
    assert "Wanda: 2 zones per move action;" in words
    assert await room.slash(ANN, "game start") == "The game begins."


@pytest.mark.parametrize("ruleset", GAMES)
@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_every_game_shows_what_will_be_played(room: Room, ruleset: str, locale: str) -> None:
    await room.slash(ANN, "game new", locale=locale, game=ruleset)
    image, words = await picture(room, await room.status())

    assert image.size == SHOWN
    assert 60 < len(words) <= 1024
    assert ("Départ" in words or "ville" in words) == (locale == "fr")


@pytest.mark.parametrize(
    ("ruleset", "game"),
    [("living-dead", "-# Night of the Living Dead"), ("zombies", ""), ("trust-me", "")],
)
async def test_a_lobby_names_its_game_below_the_mission(
    room: Room, ruleset: str, game: str
) -> None:
    await room.slash(ANN, "game new", game=ruleset)
    below = (await room.status()).content.splitlines()[1]

    assert below == game if game else not below.startswith("-#")


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_table_of_heroes_calls_them_heroes_only(room: Room, locale: str) -> None:
    opened = await room.slash(ANN, "game new", locale=locale, game="heroes-resistance")
    joined = await room.slash(BOB, "game join", locale=locale)
    lobby = (await room.status()).content
    await room.slash(ANN, "game start", locale=locale)
    begun = await room.news()

    assert "surviv" not in (opened + joined + lobby + begun).lower()
    assert ("Zombies come in: " if locale == "en-US" else "Des zombies arrivent\u00a0: ") in begun
    assert "round" not in begun or locale == "en-US"


async def test_whom_somebody_asks_for_is_marked(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    before, _ = await picture(room, await room.status())
    await room.slash(BOB, "game join", survivors="Wanda")
    lobby = await room.status()
    after, _ = await picture(room, lobby)

    changed = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).getbbox()
    assert changed is not None
    assert changed[0] > 1100
    assert changed[1] == 805
    assert len(await room.told()) == 1


async def test_a_lobby_keeps_its_picture_where_nothing_in_it_changed(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "game new", game="zombicide")
        first = (await room.status()).attachments

    async with running(discord, tmp_path) as room:
        await room.slash(BOB, "game join")
        lobby = await room.status()

        assert f"<@{BOB.id}>" in lobby.content
        assert lobby.attachments == first


async def test_the_picture_goes_with_the_lobby(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game start")

    assert (await room.status()).attachments == []


async def test_in_a_town_a_seat_is_a_pawn_and_no_survivors_are_spoken_of(room: Room) -> None:
    await room.slash(ANN, "game new", where=TWO, game="zombies")
    await room.slash(BOB, "game join", where=TWO)
    lobby = await room.status(TWO)
    _, words = await picture(room, lobby)

    assert "survivors" not in lobby.content
    assert words.endswith("At the table: Ann, Bob.")


async def test_the_seal_of_the_dice_is_a_small_line(room: Room) -> None:
    await room.open_game(ANN)
    begins = (await room.told())[0].content.splitlines()

    (seal,) = [line for line in begins if "seal" in line]
    assert seal.startswith("-# The dice of this game are fixed")


async def test_a_guest_does_not_close_the_lobby_of_others(room: Room) -> None:
    await room.slash(BOB, "game new", game="zombicide")
    await room.slash(CLEO, "game join")

    assert f"<@{BOB.id}>" in await room.slash(CLEO, "game end")

    assert "End this game?" in await room.slash(BOB, "game end")


async def test_a_seed_holds_the_id_of_the_press_that_starts_the_game(room: Room) -> None:
    """So nobody can have chosen it before; `verify` checks it like any other seed."""
    room.bot.tables.new_seed = random_seed
    seeds = list[str]()
    for where in (ONE, TWO):
        await room.slash(ANN, "game new", where, game="zombicide")
        asked = await room.begin(ANN, "game start", where)
        await room.discord.wait(asked)
        seeds.append((await room.game(where)).seed)
        assert seeds[-1].partition("-")[2] == str(asked.id)

    first, second = (one.partition("-")[0] for one in seeds)
    assert len(first) == 32
    assert first != second
