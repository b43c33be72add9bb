"""Cells that cannot be read: the bot starts, the table says so, moderators get it back."""

from __future__ import annotations

import asyncio
import bz2
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

import engine
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, DAN, GUILD_ID
from bot.store.records import LOST_ROW
from bot.store.schema import ARCHIVES, TABLES
from bot.store.store import Store
from bot.store.table_state import SeatState
from bot.table.checking import faults_of
from bot.table.tables import Tables
from tests.bot.conftest import ONE, TWO, Room, running
from tests.bot.finished import finished, keep
from tests.databases import OF_FILES

pytestmark = OF_FILES

BROKEN = "'{\"cut\": '"
NO_TEXT = "CAST(x'7BFF22FE' AS TEXT)"
CELLS = {
    "state": ("tables", "state", BROKEN),
    "a list instead of a state": ("tables", "state", "'[1, 2]'"),
    "too deep": ("tables", "state", f"'{'[' * 100_000}'"),
    "a state of another release": ("tables", "state", "'{\"schema\": 2}'"),
    "half a vote": ("tables", "state", '\'{"schema": 1, "vote": {"kind": "undo"}}\''),
    "game": ("tables", "game", NO_TEXT),
    "language": ("tables", "language", NO_TEXT),
    "mission": ("tables", "mission", NO_TEXT),
    "ruleset": ("tables", "ruleset", "'of-another-release'"),
    "version": ("tables", "version", "'many'"),
    "due": ("tables", "due", "'soon'"),
    "a state of another shape": (
        "tables",
        "state",
        '\'{"schema": 1, "away": 7, "kept_out": ["5"]}\'',
    ),
    "an unknown mission": ("tables", "mission", "'zz9'"),
    "the ruleset of another game": ("tables", "ruleset", "'trust-me'"),
    "unknown figures": ("seats", "figures", "'[\"zz\"]'"),
    "figures": ("seats", "figures", BROKEN),
    "name": ("seats", "name", NO_TEXT),
}


NEW = (
    "a state of another shape",
    "an unknown mission",
    "the ruleset of another game",
    "unknown figures",
)
SHAPES_OF_STATES = [
    '"seats": 7',
    '"seats": {"5": 7}',
    *(
        f'"seats": {{"5": {{"{name}": "x"}}}}'
        for name in SeatState.model_fields
        if name != "offered_to"
    ),
    '"seats": {"5": {"offered_to": 7}}',
    '"seats": {"5": {"unheard_of": true}}',
    f'"seats": {{"5": {{"holiday_until": {10**30}}}}}',
    '"redo": [7]',
    '"redo": [{"row": "x"}]',
    '"pause": true',
    '"pause": {"asked": "", "at": 1, "due": 1e30, "remind": 0}',
    '"kept_out": {"a": 1}',
    '"was_finished": "yes"',
    '"thread": "elsewhere"',
    '"homeless": "7"',
    '"invitations": ["5"]',
    '"pace": "7h"',
    '"options": {"patience": "long"}',
    '"options": {"pictures": []}',
    '"options": {"mission": 7}',
    '"options": {"mission": "no mission"}',
    '"options": {"survivors": 7}',
    '"options": {"survivors": "[7]"}',
    '"options": {"survivors": "[{\\"id\\": \\"zoe\\"}]"}',
    '"options": {"order": "backwards"}',
    '"options": {"order": null}',
    '"unheard_of": 1',
]
SHAPES_OF_VOTES = [
    '{"kind": "undo", "by": 7, "yes": [], "no": []}',
    '{"kind": "undo", "by": "5", "yes": 1, "no": []}',
    '{"kind": "dance", "by": "5", "yes": [], "no": []}',
    '{"kind": "replace", "by": "5", "yes": [], "no": []}',
    '{"kind": "undo", "by": "5", "yes": [], "no": [], "until": "soon"}',
]


async def spoil(store: Store, where: str, column: str, cell: str) -> None:
    """Puts what cannot be read into that cell of the first table."""
    key = "id" if where == "tables" else "table_id"
    await store.change(sa.text(f"UPDATE {where} SET {column} = {cell} WHERE {key} = 1"))  # noqa: S608


async def two_games(discord: LocalDiscord, folder: Path) -> str:
    """Ann and Bob play at one table, Dan at another; the game of the first."""
    async with running(discord, folder) as room:
        await room.open_game(ANN, BOB)
        await room.open_game(DAN, where=TWO)
        leads = (await room.game()).seats[str(ANN.id)][0]
        await room.slash(ANN, "search", survivor=leads)
        return (await room.game()).to_json()


async def spoiled(folder: Path, where: str, column: str, cell: str) -> list[str]:
    """Damages the first table while no bot runs; what `db check` says then."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await store.open()
    assert await faults_of(store) == []
    await spoil(store, where, column, cell)
    faults = await faults_of(store)
    await store.close()
    return faults


async def until_told(room: Room) -> None:
    """Returns once the first table was told everything."""
    async with asyncio.timeout(10):
        while (kept := await room.store.record(1)) is None or kept.told < kept.last:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    await room.bot.publisher.settled()


@pytest.mark.parametrize("which", CELLS)
async def test_the_bot_starts_the_table_says_so_and_goes_on_when_it_is_mended(
    discord: LocalDiscord, tmp_path: Path, which: str
) -> None:
    where, column, cell = CELLS[which]
    before = await two_games(discord, tmp_path)
    named = await spoiled(tmp_path, where, column, cell)

    async with running(discord, tmp_path) as room:
        async with asyncio.timeout(20):
            while "/mod" not in (await room.status()).content:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert await room.slash(DAN, "act", TWO)
        assert room.link("mod restore") in await room.slash(ANN, "search")
        assert room.link("mod restore") in await room.slash(BOB, "board", locale="fr")
        offered = await room.discord.autocomplete(ANN, ONE, "mod restore", "table")
        assert "last good" in await room.moderate(ANN, "restore", table=offered[0]["value"])

        mended = await room.store.live_in(room.discord.channel(ONE).id)
        assert mended
        assert [seat.id for seat in mended.seats] == [str(ANN.id), str(BOB.id)]
        assert len([one for seat in mended.seats for one in seat.figures]) == 6
        if column != "game":
            assert mended.game == before
        assert "Act" in str((await room.status()).components)
        assert list((tmp_path / "backups").iterdir())

    assert [line for line in named if line.startswith("Table 1 is damaged") and column in line]
    assert len(named) == 1


async def test_the_warning_goes_below_what_was_sent_and_not_noted_before_a_kill(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    """Where the log cannot be read, nothing is sent that would take the status with it."""
    await two_games(discord, tmp_path)
    async with running(discord, tmp_path) as room:
        told = await room.told()
        assert [one for one in told if one.content.endswith("finds a pistol.")]
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    record = await store.record(1)
    assert record is not None
    talk = json.dumps(record.talk | {"status": {"message": told[0].id, "count": 1}})
    forgotten = sa.text("UPDATE tables SET told = last - 1, talk = :talk WHERE id = 1")
    await store.change(forgotten.bindparams(talk=talk))
    await spoil(store, *CELLS["ruleset"])
    await store.close()

    async with running(discord, tmp_path) as room:
        assert "/mod" in (await room.status()).content


SHAPES = [
    *(("state", f'{{"schema": 1, {fields}}}') for fields in SHAPES_OF_STATES),
    *(("state", f'{{"schema": 1, "vote": {vote}}}') for vote in SHAPES_OF_VOTES),
    ("state", "{}"),
    ("state", '{"schema": "1"}'),
    ("mission", "zz9"),
    ("ruleset", "zombies"),
    ("due", str(2**60)),
    ("remind", "-5"),
]


@pytest.mark.parametrize(("column", "cell"), SHAPES)
async def test_a_cell_of_the_wrong_shape_is_damage_and_a_restored_table_has_none(
    tmp_path: Path, column: str, cell: str
) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    people = {ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}
    record, rows = finished(people, 1)
    seats = {str(one.id): led for one, led in people.items()}
    game = engine.open_table("zombicide", mission="00", seats=seats, seed="1")
    record.stage, record.game = "playing", game.to_json()
    await keep(store, record, rows[:1])
    update = sa.text(f"UPDATE tables SET {column} = :cell")  # noqa: S608
    await store.change(update.bindparams(cell=cell))

    tables = Tables(store)
    async with tables.at(1) as table:
        assert table.damaged
        assert column in table.record.damage
        await table.mend("")
        assert await table.save()
    tables.forget(1)
    async with tables.at(1) as table:
        assert not table.record.damage
        assert table.game.to_json() == record.game
    await store.close()


@pytest.mark.parametrize("which", ["state", "game", "ruleset", "version", *NEW])
async def test_a_damaged_table_can_be_put_away(
    discord: LocalDiscord, tmp_path: Path, which: str
) -> None:
    await two_games(discord, tmp_path)
    await spoiled(tmp_path, *CELLS[which])

    async with running(discord, tmp_path) as room:
        assert "put away" in await room.moderate(ANN, "reset")
        assert "open" in await room.slash(BOB, "game new", game="zombicide")


async def test_a_command_that_this_release_does_not_know_is_damage_and_leaves_nobody_waiting(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    before = json.loads(await two_games(discord, tmp_path))
    command = {"do": "of-another-release", "survivor": "amy"}
    before["open"] = {"seat": str(ANN.id), "command": command, "replies": [], "told": 0}
    game = json.dumps(before).replace("'", "''")

    named = await spoiled(tmp_path, "tables", "game", f"'{game.replace(':', chr(92) + ':')}'")

    assert len(named) == 1
    async with running(discord, tmp_path) as room:
        assert room.link("mod restore") in await room.slash(ANN, "search")
        assert "put away" in await room.moderate(ANN, "reset")


async def test_a_damaged_lobby_comes_back_with_what_can_be_read(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "game new", game="zombicide")
        await room.slash(BOB, "game join")
    await spoiled(tmp_path, "tables", "state", BROKEN)

    async with running(discord, tmp_path) as room:
        assert "/mod restore" in await room.slash(ANN, "game start")
        assert "last good" in await room.moderate(ANN, "restore", table="1")
        assert await room.slash(ANN, "game start")
        assert set((await room.game()).seats) == {str(ANN.id), str(BOB.id)}


async def test_a_lobby_of_a_mission_that_nobody_knows_comes_back_with_the_first_one(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "game new", mission="01")
    await spoiled(tmp_path, "tables", "mission", "'zz9'")

    async with running(discord, tmp_path) as room:
        assert "cannot be read" in await room.slash(ANN, "mine")
        assert "/mod restore" in await room.slash(ANN, "game start")
        assert "last good" in await room.moderate(ANN, "restore", table="1")
        assert "begins" in await room.slash(ANN, "game start")
        assert (await room.game()).mission == "00"


async def test_players_change_nothing_at_a_damaged_table(game: Room) -> None:
    # Whatever is still being told would load the table again, and remember it.
    await game.bot.publisher.settled()
    await spoil(game.store, *CELLS["state"])
    game.bot.tables.forget(game.discord.channel(ONE).id)
    query = sa.select(sa.type_coerce(TABLES.c.state, sa.Text))

    assert "/mod restore" in await game.slash(ANN, "game pace", wait="8h")

    assert [row[0] for row in await game.store.ask(query)] == ['{"cut": ']


async def test_a_row_of_the_log_that_cannot_be_read_is_told_as_lost_and_play_goes_on(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    await two_games(discord, tmp_path)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    last = (await store.rows(1))[-1].number
    lost = f"UPDATE log SET events = {BROKEN} WHERE table_id = 1 AND number = {last}"  # noqa: S608
    await store.change(sa.text(lost), TABLES.update().values(told=last - 1))
    named = await faults_of(store)
    await store.close()

    async with running(discord, tmp_path) as room:
        assert "cannot be read any more" in str([one.content for one in await room.told()])
        assert await room.slash(ANN, "act")
    assert named == [f"Table 1: rows {last} of its log cannot be read; play goes on."]


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ("DELETE FROM seats WHERE table_id = 1", "of its game are gone, so nobody can play them"),
        ("DELETE FROM log WHERE table_id = 1", "of its log are gone"),
        ("DELETE FROM log WHERE table_id = 1 AND number = 2", "rows 2 of its log are gone"),
        ("DELETE FROM snapshots WHERE table_id = 1", "its earlier states are gone"),
        ("UPDATE tables SET last = last - 1 WHERE id = 1", "but the table counts"),
        ("UPDATE tables SET last = last + 2 WHERE id = 1", "of its log are gone"),
        ("UPDATE tables SET mission = 'zz9' WHERE id = 1", "is damaged: mission cannot be read"),
        ("UPDATE tables SET language = 'xx' WHERE id = 1", "its language 'xx' is none"),
    ],
)
async def test_a_check_names_what_is_gone_out_of_step_or_unknown(
    discord: LocalDiscord, tmp_path: Path, deed: str, said: str
) -> None:
    await two_games(discord, tmp_path)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    try:
        assert await faults_of(store) == []
        await store.change(sa.text(deed))
        faults = await faults_of(store)
    finally:
        await store.close()

    assert any(one.startswith("Table 1") and said in one for one in faults), faults
    assert not [one for one in faults if one.startswith("Table 2")]


TALKS = {
    "no object": "[7]",
    "cut": '{"gathered": ',
    "gathered": '{"gathered": 7}',
    "half gathered": '{"gathered": {"key": "turn:2:1"}}',
    "a first row in words": '{"gathered": {"first": "two", "message": 1, "board": false}}',
    "status": '{"status": [1]}',
    "a status message in words": '{"status": {"message": "many", "count": 1}}',
    "called": '{"called": 3}',
    "channel": '{"channel": "here"}',
    "pictured": '{"pictured": "x"}',
    "left": '{"left": ["a"]}',
}


@pytest.mark.parametrize("which", TALKS)
async def test_what_the_publisher_noted_in_another_shape_is_begun_anew_and_the_table_hears_of_it(
    discord: LocalDiscord, tmp_path: Path, capfd: pytest.CaptureFixture[str], which: str
) -> None:
    await two_games(discord, tmp_path)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    talk = sa.text("UPDATE tables SET talk = :talk WHERE id = 1").bindparams(talk=TALKS[which])
    await store.change(talk)
    await store.close()

    async with running(discord, tmp_path) as room:
        await until_told(room)
        assert await room.slash(ANN, "game pace", wait="72h")
        await until_told(room)
        said = [one.content for one in await room.told()]

    assert sum("notes" in one for one in said) == 1
    assert sum("72 hours" in one for one in said) == 1
    assert "mistake" not in capfd.readouterr().err


LOST = {
    "gone": "DELETE FROM log WHERE table_id = 1 AND number = {last}",
    "all gone": "DELETE FROM log WHERE table_id = 1",
    "no event": "UPDATE log SET events = '[{{}}]' WHERE table_id = 1 AND number = {last}",
    "another event": (
        'UPDATE log SET events = \'[{{"event"\\: "unheard-of"}}]\''
        " WHERE table_id = 1 AND number = {last}"
    ),
    "half an event": (
        'UPDATE log SET events = \'[{{"event"\\: "searched"}}]\''
        " WHERE table_id = 1 AND number = {last}"
    ),
    "numbers": "UPDATE log SET events = '[7]' WHERE table_id = 1 AND number = {last}",
    "a note of nothing": (
        "UPDATE log SET kind = 'note', payload = '{{}}' WHERE table_id = 1 AND number = {last}"
    ),
    "a note that nobody says": (
        "UPDATE log SET kind = 'note', payload = '{{\"key\"\\: \"unheard-of\"}}'"
        " WHERE table_id = 1 AND number = {last}"
    ),
    "an undo of nothing": (
        "UPDATE log SET kind = 'undo', payload = '{{}}' WHERE table_id = 1 AND number = {last}"
    ),
    "a redo of nothing": (
        "UPDATE log SET kind = 'redo', payload = '{{\"how\"\\: \"free\"}}'"
        " WHERE table_id = 1 AND number = {last}"
    ),
}


@pytest.mark.parametrize("which", LOST)
async def test_rows_of_the_log_that_are_gone_or_say_nothing_are_told_as_lost_and_play_goes_on(
    discord: LocalDiscord, tmp_path: Path, capfd: pytest.CaptureFixture[str], which: str
) -> None:
    await two_games(discord, tmp_path)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    last = (await store.rows(1))[-1].number
    untold = TABLES.update().where(TABLES.c.id == 1).values(told=last - 1)
    await store.change(sa.text(LOST[which].format(last=last)), untold)
    await store.close()

    async with running(discord, tmp_path) as room:
        await until_told(room)
        assert await room.slash(ANN, "game pace", wait="72h")
        await until_told(room)
        said = "\n".join(one.content for one in await room.told())
        assert await room.slash(BOB, "game log")

    assert said.count("cannot be read any more") == 1
    assert said.count("72 hours") == 1
    assert "mistake" not in capfd.readouterr().err


async def test_a_game_whose_log_has_lost_its_beginning_ends_without_its_file(
    discord: LocalDiscord, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN)
        await room.told()
        await room.store.change(sa.text("DELETE FROM log WHERE number = 1"))
        capfd.readouterr()
        async with room.bot.tables.at(room.discord.channel(ONE).id) as table:
            while not table.game.outcome:
                step = engine.autopilot(table.game, str(ANN.id))
                assert step is not None
                if isinstance(step, str):
                    table.answer(str(ANN.id), step)
                else:
                    table.play(str(ANN.id), step)
            await table.save()
        room.bot.publisher.wake(table.record)
        await until_told(room)
        said = await room.told()

    assert [one for one in said if one.components]
    assert "mistake" not in capfd.readouterr().err


async def test_a_board_whose_state_cannot_be_read_is_left_out_of_what_is_told(
    discord: LocalDiscord, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        for survivor in ("Amy", "Doug", "Josh", "Ned", "Amy"):
            await room.slash(ANN, "end", survivor=survivor)
        await room.told()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    await store.change(
        sa.text(f"UPDATE snapshots SET game = {NO_TEXT}"),  # noqa: S608
        TABLES.update().values(told=1, talk={}),
    )
    await store.close()

    async with running(discord, tmp_path) as room:
        await until_told(room)
        assert await room.slash(ANN, "board", view="phase")
        assert "Done" in await room.slash(ANN, "end", survivor="doug")

    assert "mistake" not in capfd.readouterr().err


async def test_a_table_in_a_language_that_nobody_speaks_here_is_told_in_english(
    discord: LocalDiscord, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    await two_games(discord, tmp_path)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    await store.change(sa.text("UPDATE tables SET language = 'tlh' WHERE id = 1"))
    await store.close()

    async with running(discord, tmp_path) as room:
        assert await room.slash(ANN, "game pace", wait="72h")
        await until_told(room)
        assert sum("72 hours" in one.content for one in await room.told()) == 1

    assert "mistake" not in capfd.readouterr().err


async def test_every_other_damage_is_named_and_stops_nobody(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    before = await two_games(discord, tmp_path)
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    await store.change(
        sa.text(f"UPDATE snapshots SET game = {NO_TEXT} WHERE table_id = 1"),  # noqa: S608
        sa.text(f"UPDATE settings SET value = {NO_TEXT}"),  # noqa: S608
        sa.text(f"UPDATE tables SET talk = {BROKEN} WHERE id = 1"),  # noqa: S608
        sa.text(f"INSERT INTO guild_survivors VALUES (1, 'zoe', 'town', {BROKEN}, '5', 1)"),  # noqa: S608
    )
    named = "\n".join(await faults_of(store))
    await store.close()

    async with running(discord, tmp_path) as room:
        assert (await room.game()).to_json() == before
        assert "Act" in str((await room.status()).components)
    for what in ("its state before row", "settings: commands", "survivors of servers: 1 zoe"):
        assert what in named


@pytest.mark.parametrize("cell", ["7", '{"id": "town"}', '["town"]', '{"name": 5}'])
async def test_a_servers_survivor_that_no_release_could_play_stops_no_lobby(
    room: Room, cell: str
) -> None:
    row = sa.text(
        "INSERT INTO guild_survivors (guild, survivor, ruleset, sheet, by, at) "
        "VALUES (:guild, 'town', 'zombicide', :cell, '5', 1)"
    )
    await room.store.change(row.bindparams(guild=GUILD_ID, cell=cell))

    assert "open" in await room.slash(ANN, "game new", game="zombicide")
    assert await room.slash(ANN, "survivor list")
    await room.slash(BOB, "game join")
    assert "begins" in await room.slash(ANN, "game start")


@pytest.mark.parametrize("details", ["7", '["x"]', '{"table": [1]}', "null"])
async def test_a_line_of_the_moderators_record_that_cannot_be_read_hides_no_other(
    game: Room, details: str
) -> None:
    await game.moderate(ANN, "pause")
    await game.moderate(ANN, "resume")
    spoilt = sa.text("UPDATE audit SET what = 'rollback', details = :cell WHERE id = 1")
    await game.store.change(spoilt.bindparams(cell=details))

    told = await game.slash(ANN, "mod log")

    assert "cannot be read" in told
    assert len(told.splitlines()) == 3


async def test_an_archive_of_another_shape_is_rows_that_cannot_be_read(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    await keep(store, *finished({ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}, 1))
    for cells in (b"[7]", b'{"1": 7}', b'{"1": [1]}'):
        row = {"table_id": 1, "last": 1, "cells": bz2.compress(cells)}
        await store.change(ARCHIVES.delete(), ARCHIVES.insert().values(**row))
        assert (await store.rows(1))[0].payload == {"key": LOST_ROW}
    await store.close()
