"""Marks among words: registered once, shown where they are, plain words everywhere else."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from bot.kit.registry import kit_of
from bot.kit.replay import record_of, replay
from bot.play.chronicle import chronicle
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.store.export import export_game
from bot.store.records import Record
from engine.family import events as e
from engine.zombies import events as town
from renders.kit.marks import MARKS, SIDE, mark_png
from tests.bot.conftest import Room, running
from tests.bot.test_cars import put
from tests.bot.zombies.placing import drawn_for
from tests.bot.zombies.placing import put as put_town
from tests.table import mission

EMOJIS = "/emojis"
DICE = [name for name in MARKS if name.startswith("die_")]


@pytest.fixture
async def marked(discord: LocalDiscord, tmp_path: Path) -> AsyncIterator[Room]:
    """The bot with all its marks."""
    async with running(discord, tmp_path, marks=MARKS) as room:
        await registered(discord, len(MARKS))
        yield room


async def registered(discord: LocalDiscord, count: int) -> None:
    async with asyncio.timeout(10):
        while len(discord.emojis) < count:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def until_done(room: Room) -> None:
    """Until nothing is registered any more, whatever became of it."""
    await asyncio.wait([one for one in room.bot.beside if one.get_name() == "marking"], timeout=10)


async def shot(room: Room, language: str = "en") -> str:
    """Amy shoots at two walkers; what the table reads."""
    hands = {"amy": ["pistol"]}
    table = mission("00", {"S4": "amy", "S5": "2W"}, seats={str(ANN.id): ["amy"]}, hands=hands)
    await put(room, table.table)
    locale = "fr" if language == "fr" else "en-US"
    private = await room.slash(ANN, "attack", zone="S5", survivor="Amy", locale=locale)
    told = [one.content for one in await room.told() if "S5" in one.content]
    return f"{private}\n{told[0]}"


@pytest.mark.parametrize("name", MARKS)
def test_a_mark_is_a_small_square_on_a_clear_ground(name: str) -> None:
    content = mark_png(name)

    with Image.open(io.BytesIO(content)) as picture:
        assert picture.size == (SIDE, SIDE)
        assert picture.convert("RGBA").getpixel((0, 0)) == (0, 0, 0, 0)
    assert len(content) < 256 * 1024


async def test_a_first_start_registers_what_is_missing_and_the_next_nothing(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, marks=MARKS) as room:
        await until_done(room)
    first = discord.emojis
    async with running(discord, tmp_path, marks=MARKS) as room:
        await until_done(room)
        assert room.bot.tables.marks.shown == first

    assert set(first) == set(MARKS)
    assert discord.emojis == first
    assert discord.refused == []


async def test_faces_of_dice_are_pictures(marked: Room) -> None:
    told = await shot(marked)

    assert any(marked.discord.emojis[name] in told for name in DICE)


async def test_a_table_in_french_has_the_same_pictures(marked: Room) -> None:
    told = await shot(marked, "fr")

    assert any(marked.discord.emojis[name] in told for name in DICE)


@pytest.mark.parametrize("status", [403, 404, 400])
async def test_plain_words_where_marks_cannot_be_had(
    discord: LocalDiscord, tmp_path: Path, status: int
) -> None:
    discord.faults.refuse("GET", EMOJIS, status=status)
    async with running(discord, tmp_path, marks=MARKS) as room:
        await until_done(room)
        told = await shot(room)

    assert discord.emojis == {}
    assert "<:" not in told
    assert "(4+ hits)" in told


async def test_where_registering_fails_the_others_stand_beside_plain_words(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path, marks=MARKS[:3]) as room:
        await until_done(room)
    discord.faults.refuse("POST", EMOJIS, status=403)
    async with running(discord, tmp_path, marks=MARKS) as room:
        await until_done(room)
        shown = room.bot.tables.marks.shown

    assert list(shown) == list(MARKS[:3])
    assert set(discord.emojis) == set(MARKS[:3])


def spoken(ruleset: str, language: str, marks: dict[str, str], event: object) -> str:
    record = Record(1, 2, ruleset, "00" if ruleset == "zombicide" else "town", language, id=3)
    speech = kit_of(ruleset).speech(record, language, {"ann": "Ann"}).with_marks(marks)
    return speech.events([event])[0]  # type: ignore[list-item]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wound_a_find_and_a_fall_have_a_mark_before_plain_words(language: str) -> None:
    marks = {name: f"<:{name}:1>" for name in MARKS}
    happened = {
        "wound": e.SurvivorWounded(survivor="amy", by="", lost=""),
        "find": e.CardFound(survivor="amy", card="pistol"),
        "heart": e.WoundHealed(survivor="amy", patient="amy"),
        "fallen": e.SurvivorEliminated(survivor="amy", zone="S1", by=""),
    }
    for mark, event in happened.items():
        plain = spoken("zombicide", language, {}, event)
        assert spoken("zombicide", language, marks, event) == f"<:{mark}:1> {plain}"
        assert "<:" not in plain


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_fight_in_a_town_shows_its_die(language: str) -> None:
    rolled = town.CombatRolled(seat="ann", square="1e", die=5, bonus=1)

    plain = spoken("zombies", language, {}, rolled)
    shown = spoken("zombies", language, {"die_5": "<:die_5:1>"}, rolled)

    assert "5 + 1 = 6" in plain
    assert shown == plain.replace("5 + 1", "<:die_5:1> + 1")


async def test_a_town_at_discord_shows_its_dice(marked: Room) -> None:
    people = {"ann": ANN, "bob": BOB}
    table = drawn_for(people, "town-square", "1E=ann+bob", step="roll")
    await put_town(marked, table, ANN, BOB)
    await marked.slash(ANN, "walk")

    told = " ".join(one.content for one in await marked.told())
    assert any(marked.discord.emojis[name] in told for name in DICE)


async def test_what_is_exported_and_written_has_plain_words(marked: Room) -> None:
    await marked.open_game(ANN, survivors="Amy")
    await marked.slash(ANN, "search", survivor="Amy")
    record = await marked.store.live_in(marked.discord.channel("table-one").id)
    assert record is not None
    rows = await marked.store.rows(record.id)
    game = export_game(rows, ruleset="zombicide", seed="night")

    assert "<:" not in game.model_dump_json()
    assert "<:" not in chronicle(replay(record_of(game, "en"), game))
