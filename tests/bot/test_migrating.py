"""Databases of earlier releases are brought up to date, with every game that is in them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql
from typer.testing import CliRunner

import bot.app.cli_database
from bot.app.cli import app
from bot.games.family.names import content_of
from bot.practice.people import ANN, BOB, CLEO, DAN
from bot.store.migrating import upgrade
from bot.store.records import PLAYED, LogRow, Record
from bot.store.schema import GUILD_COMMANDS, HEAD, METADATA
from bot.store.store import Store
from bot.store.table_state import SeatState, TableState, TimeLeft, UndoneStep, Vote
from bot.table.person_settings import People
from bot.table.tables import readable
from tests.databases import ON_BOTH, POSTGRESQL, chosen
from tests.postgres import server

assert bot.app.cli_database
DATABASES = Path(__file__).parents[1] / "fixtures" / "databases"
Shape = dict[str, dict[str, tuple[str, bool]]]


def shape(connection: sa.Connection) -> Shape:
    """The columns of every table: their types, and whether there may be nothing in them."""
    seen = sa.inspect(connection)
    return {
        name: {
            str(one["name"]): (str(one["type"]), bool(one["nullable"]))
            for one in seen.get_columns(name)
        }
        for name in METADATA.tables
    }


def indexes(connection: sa.Connection) -> set[str]:
    seen = sa.inspect(connection)
    return {str(one["name"]) for name in METADATA.tables for one in seen.get_indexes(name)}


@pytest.mark.parametrize("release", sorted(one.stem for one in DATABASES.glob("*.sql")))
async def test_a_database_of_an_earlier_release_has_the_shape_of_a_new_one(
    release: str, tmp_path: Path
) -> None:
    file = tmp_path / "old.sqlite3"
    with sqlite3.connect(file) as old:
        old.executescript((DATABASES / f"{release}.sql").read_text("utf-8"))
    old.close()
    store, new = (
        Store(f"sqlite+aiosqlite:///{tmp_path / name}") for name in ("old.sqlite3", "new.sqlite3")
    )
    await store.open()
    await new.open()
    try:
        assert await store.revision() == HEAD
        assert await store.read(shape) == await new.read(shape)
        assert await store.read(indexes) == await new.read(indexes)
        (playing,) = await store.played_by(str(ANN.id))
        assert readable(playing.id, playing.game)
        assert len(await store.rows(playing.id)) > 2
        (lobby,) = await store.played_by(str(CLEO.id))
        assert (lobby.stage, lobby.ruleset) == ("lobby", "zombies")
    finally:
        await store.close()
        await new.close()


@pytest.mark.parametrize("release", sorted(one.stem for one in DATABASES.glob("*.sql")))
def test_a_check_of_an_older_database_says_that_the_next_start_brings_it_up_to_date(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((DATABASES / f"{release}.sql").read_text("utf-8"))
    monkeypatch.setenv("GRAVEYARD_DATABASE", f"sqlite+aiosqlite:///{file}")

    found = CliRunner().invoke(app, ["db", "check"])

    with closing(sqlite3.connect(file)) as old:
        (revision,) = old.execute("SELECT version_num FROM alembic_version").fetchone()
    if revision == HEAD:
        assert found.stdout == "Everything in the database can be read.\n"
    else:
        assert "made by an older release" in found.stdout
        assert "will be brought up to date at the next start" in found.stdout
    assert found.exit_code == 0


async def test_a_table_has_all_that_it_kept_before_there_was_a_state(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as old:
        old.executescript((DATABASES / "0009.sql").read_text("utf-8"))
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    homeless, lobby, playing = [one async for one in store.all_records()]
    resting = await store.resting_in(1, homeless.guild)
    await store.close()

    assert [one.damage for one in (homeless, lobby, playing)] == [()] * 3
    assert [one.id for one in resting] == [homeless.id]
    assert homeless.state.options.keys() == {"mission", "survivors"}
    assert content_of(homeless).characters["own-maya"].name.en == "Maya"
    assert content_of(homeless).missions["night-market"].minutes == 40
    assert homeless.state == TableState(
        options=homeless.state.options,
        was_finished=True,
        thread="theirs",
        homeless=1100000000000000202,
    )
    assert lobby.state == TableState(
        options={"patience": "60", "cards": "window"},
        pace="8h",
        invitations={str(BOB.id): []},
        thread="ours",
    )
    assert playing.state == TableState(
        pace="48h",
        seats={
            str(ANN.id): SeatState(extended_in_round=1, wants_no_advice=True),
            str(BOB.id): SeatState(
                is_away=True, stood_in_for=True, missed_turns=1, holiday_until=2_000_000_000
            ),
            str(DAN.id): SeatState(stood_in_for=True, missed_turns=2, offered_to=str(CLEO.id)),
        },
        vote=Vote(
            kind="kick",
            by=str(ANN.id),
            yes=[str(ANN.id)],
            no=[],
            until=1795819499,
            seat=str(DAN.id),
            reason="gone \\*for\\* days",
            left=TimeLeft(
                asked=f"turn/{ANN.id}/172800/d8051f1778a4", at=1795646699, due=172801, remind=86400
            ),
        ),
        redo=[UndoneStep(row=6, seat=str(ANN.id), how="free")],
        pause=TimeLeft(asked="vote/1795819499", at=1795646699, due=172800, remind=86400),
        kept_out=[
            "1100000000000000109",
            "salt-8f732f87457510d9afc66edce74224f228c9608ce90bf7e64a1dfc7010f87ea5",
        ],
    )


async def test_those_who_had_settings_before_there_were_lessons_wants_hints(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as old:
        old.executescript((DATABASES / "0011.sql").read_text("utf-8"))
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    ann, bob = [await People(store).one(str(who.id)) for who in (ANN, BOB)]
    await store.close()

    assert (ann.zone, ann.quiet, ann.counted) == ("Europe/Paris", "22:00-07:30", True)
    assert (bob.zone, bob.quiet, bob.counted) == ("", "", False)
    assert [(one.hints, one.lessons) for one in (ann, bob)] == [(True, [])] * 2


@pytest.mark.parametrize("release", ["0010", "0014"])
async def test_every_server_has_the_commands_of_the_tables_that_it_ever_had(
    release: str, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as old:
        old.executescript((DATABASES / f"{release}.sql").read_text("utf-8"))
        query = "SELECT DISTINCT guild, ruleset FROM tables WHERE guild <> 0 ORDER BY ruleset"
        played = old.execute(query).fetchall()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    found = await store.ask(sa.select(GUILD_COMMANDS))
    await store.close()

    assert {(row.guild, tuple(row.games)) for row in found} == {
        (guild, tuple(one for other, one in played if other == guild)) for guild, _ in played
    }
    assert {(row.digest, row.trouble) for row in found} == {("", "")}
    assert found


OLD = """
INSERT INTO tables (
    id, guild, channel, ruleset, mission, language, stage, game, version, last, told, talk,
    created, changed, extras, vote
) VALUES (
    1, 1, 1, 'zombicide', '00', 'en', 'lobby', '', 1, 0, 0, '{}',
    1, 1, CAST(:extras AS {json}), CAST(:vote AS {json})
)
"""


async def migrated(store: Store, extras: str, vote: str) -> Record:
    """The table after the upgrade that had these cells before."""
    await store.open(upgrade=False)
    try:
        await store.write(lambda connection: upgrade(connection, "0009"))
        row = sa.text(OLD.replace("{json}", "TEXT" if store.file else "JSON"))
        await store.change(row.bindparams(extras=extras, vote=vote))
        await store.upgrade()
        found = await store.record(1)
    finally:
        await store.close()
    assert found
    return found


VOTE = '{"kind": "undo", "by": "5", "yes": ["5"], "no": []}'


@ON_BOTH
@pytest.mark.parametrize(
    ("extras", "vote", "state"),
    [
        ("{}", "{}", TableState()),
        ('{"away": [], "survivors": [], "pace": "24h"}', "{}", TableState()),
        ("{}", VOTE, TableState(vote=Vote(kind="undo", by="5", yes=["5"], no=[]))),
        (
            "{}",
            VOTE.replace("}", ', "of-an-older-release": 1}'),
            TableState(vote=Vote(kind="undo", by="5", yes=["5"], no=[])),
        ),
        ('{"order": "free"}', "{}", TableState(options={"order": "free"})),
        ('{"missed": {"5": 2}}', "{}", TableState(seats={"5": SeatState(missed_turns=2)})),
    ],
)
async def test_a_state_is_made_of_what_was_kept_on_every_database(
    tmp_path: Path, extras: str, vote: str, state: TableState
) -> None:
    sqlite = f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}"
    address = server().empty(tmp_path) if chosen.kind == POSTGRESQL else sqlite
    found = await migrated(Store(address), extras, vote)

    assert found.damage == ()
    assert found.state == state


@pytest.mark.parametrize(
    ("extras", "vote"),
    [
        ('{"cut": ', "{}"),
        ("[1]", "{}"),
        ("{}", '{"kind": '),
        ("{}", '{"kind": "dance", "by": "5", "yes": [], "no": []}'),
        ('{"away": 7, "kept-out": ["5"]}', "{}"),
        ('{"away": [7], "kept-out": ["5"]}', "{}"),
        ('{"missed": {"5": "x"}, "kept-out": ["5"]}', "{}"),
        ('{"survivors": 7, "kept-out": ["5"]}', "{}"),
        ('{"order": null, "kept-out": ["5"]}', "{}"),
        ('{"paused": true, "kept-out": ["5"]}', VOTE),
    ],
)
async def test_a_table_that_was_damaged_before_still_is_and_keeps_what_can_be_read(
    tmp_path: Path, extras: str, vote: str
) -> None:
    found = await migrated(Store(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}"), extras, vote)

    assert found.damage == ("state",)
    assert found.state.kept_out == (["5"] if "kept-out" in extras else [])
    assert (found.state.vote is not None) == (vote == VOTE)


def test_a_check_of_an_empty_file_says_that_there_are_no_tables_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "new.sqlite3").touch()
    monkeypatch.setenv("GRAVEYARD_DATABASE", f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")

    found = CliRunner().invoke(app, ["db", "check"])

    assert "no tables in the database yet" in found.stdout
    assert found.exit_code == 0


async def test_a_new_database_has_the_shape_that_the_store_knows(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}")
    await store.open()
    found = await store.read(shape)
    await store.close()

    known = {
        name: {one.name: one.nullable for one in table.columns}
        for name, table in METADATA.tables.items()
    }
    assert {
        name: {column: nullable for column, (_, nullable) in columns.items()}
        for name, columns in found.items()
    } == known


async def test_on_a_server_every_column_has_the_type_that_the_store_knows(tmp_path: Path) -> None:
    store = Store(server().database_in(tmp_path))
    await store.open()
    found = await store.read(shape)
    await store.close()
    server().forget_all()

    there = postgresql.dialect()
    assert {
        name: {column: kind for column, (kind, _) in columns.items()}
        for name, columns in found.items()
    } == {
        name: {one.name: one.type.compile(there) for one in table.columns}
        for name, table in METADATA.tables.items()
    }


MADE = (
    *("Ann", "Ann", None, "autopilot", "autopilot", "autopilot", "autopilot", None),
    *("Bob", "Bob", "Bob", "Bob", "Bob", "Bob", "Bob", "Cleo", "Cleo", "Cleo", "Cleo", "Cleo"),
    *("Bob", "Bob", None, None, "Dan", None, None, None, *["autopilot"] * 8, None, None),
    *("Ann", "Ann", "Ann", "Dan", None, None, "Ann"),
)
"""Who made the steps of rows 2, 3... of the old evening, as was noted when it was made."""
IDS = {str(one.id): one.name for one in (ANN, BOB, CLEO, DAN)}


async def migrated_evening(tmp_path: Path, lost: int = 0) -> tuple[Record, list[LogRow]]:
    """The table of the release before names were kept; its log has lost the row `lost`."""
    with closing(sqlite3.connect(tmp_path / "old.sqlite3")) as old:
        old.executescript((DATABASES / "0010.sql").read_text("utf-8"))
        old.execute("DELETE FROM log WHERE number = ?", (lost,))
        old.commit()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'old.sqlite3'}")
    await store.open()
    try:
        (playing,) = await store.played_by(str(ANN.id))
        return playing, await store.rows(playing.id)
    finally:
        await store.close()


async def test_an_old_log_says_who_played_as_far_as_it_tells(tmp_path: Path) -> None:
    playing, rows = await migrated_evening(tmp_path)

    def maker(row: LogRow) -> str:
        sitting = {seat.id: seat.sitter for seat in playing.as_of(row).seats}
        return "autopilot" if row.autopilot else IDS[sitting[row.seat]]

    assert [maker(row) if row.kind in PLAYED else None for row in rows[1:]] == [*MADE]
    called = {seat.name for row in rows for seat in playing.as_of(row).seats}
    # Bob sits nowhere now, so nothing tells what he was called.
    assert called == {"Ann", "Autopilot 1", "Cleo", "Dan", "Dan (?)"}


async def test_an_old_log_with_a_gap_names_nobody_of_whom_it_cannot_be_sure(
    tmp_path: Path,
) -> None:
    playing, rows = await migrated_evening(tmp_path, lost=25)

    for row in rows:
        first, second = playing.as_of(row).seats
        assert (second.sitter, second.name) == ("", "Dan (?)")
        assert first.name in ("Ann", "Autopilot 1", "Cleo")
