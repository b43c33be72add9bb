"""`graveyard table`: prints the state of one table, to find out why its game is stuck.

The report holds nothing secret: no seed, no hand, no options of a question, no moves.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, cast

import typer
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from bot.app.cli import app, fail, plainly, refuse_faulty_data, settings
from bot.base.exits import WRONG
from bot.store.records import Game, Record
from bot.store.storage_errors import in_words

if TYPE_CHECKING:
    from bot.store.store import Store

MOST_TABLES, BIGGEST = 2**31 - 1, 2**63 - 1
"""The greatest number of a table, and the greatest id at Discord."""
LISTED = 5
"""The most log rows that the report lists as not posted yet."""
MOMENTS = ("changed", "due", "remind", "paused", "until", "at")
"""Fields that hold a time: JSON has seconds since the epoch, the printed report a date."""


@app.command()
def table(
    number: Annotated[
        int,
        typer.Argument(
            metavar="ID", help="Its number, or Discord's id of its channel.", min=1, max=BIGGEST
        ),
    ],
    as_json: Annotated[bool, typer.Option("--json", help="For machines.")] = False,
) -> None:
    """Say what a table waits for, what is untold, and what cannot be read."""
    refuse_faulty_data()
    with plainly(), in_words("The database"):
        found = asyncio.run(_found(number))
    if found is None:
        fail(
            f"There is no table {number} in the database, and none in a channel of that id.", WRONG
        )
    if as_json:
        typer.echo(json.dumps(found))
        return
    grid = Grid(title=f"Table {found['table']}", show_header=False)
    for name, value in found.items():
        grid.add_row(name.replace("_", " "), Text(_as_text(name, value)))
    Console(soft_wrap=True).print(grid)


def _as_text(name: str, value: Any) -> str:
    if name in MOMENTS:
        return f"{datetime.fromtimestamp(value, UTC):%Y-%m-%d %H:%M:%S} UTC" if value else "-"
    if isinstance(value, list):
        return "\n".join(_as_text("", one) for one in cast("list[Any]", value)) or "-"
    if isinstance(value, dict):
        pairs = cast("dict[str, Any]", value).items()
        return ", ".join(f"{key} {_as_text(key, one)}" for key, one in pairs) or "-"
    return "yes" if value is True else "no" if value is False else str(value)


async def _found(number: int) -> dict[str, Any] | None:
    """Return the report of a table; None if there is no such table."""
    from bot.base.log import set_up_logs
    from bot.store.store import Store

    chosen = settings()
    set_up_logs("error")  # the report itself lists what is damaged
    store = Store(chosen.database, quiet=True, backups=chosen.backup_folder)
    if store.file and not store.file.is_file():
        fail(f"There is no database at {store.file}.", WRONG)
    await store.open(upgrade=False)
    try:
        await store.must_be_newest()
        find = store.record if number <= MOST_TABLES else store.live_in
        record = await find(number)
        return None if record is None else await report(store, record)
    finally:
        await store.close()


async def report(store: Store, record: Record) -> dict[str, Any]:
    """Return the state of the table as lists and dictionaries of plain values."""
    from bot.table.checking import faults_at
    from bot.table.tables import OpenTable, Tables
    from bot.table.waiting import pace_of, resting, sleeps

    tables, state, now = Tables(store), record.state, int(time.time())
    faults = [line async for line in faults_at(store, record)]
    loaded = OpenTable.at_rest(tables, record).loaded
    game = loaded.game if loaded else None
    asleep = resting(record, await tables.people.of(record.concerned), now)
    untold = await store.rows(record.id, record.told)
    return {
        "table": record.id,
        "stage": record.stage,
        "server": record.guild,
        "channel": record.channel,
        "game": record.ruleset,
        "mission": record.mission,
        "language": record.language,
        "changed": record.changed,
        "seats": [{"seat": one.id, "name": one.name, "person": one.sitter} for one in record.seats],
        **_play(game),
        "vote": state.vote.model_dump(include={"kind", "yes", "no"}) if state.vote else {},
        "waits_for": _waited(record.asked),
        "due": record.due,
        "remind": record.remind,
        "pace_hours": pace_of(record) // 3600,
        "paused": state.pause.at if state.pause else 0,
        "sleeps": game is not None and sleeps(record),
        "away": state.away,
        "not_called": [{"person": who, "until": end} for who, end in sorted(asleep.items())],
        "told": record.told,
        "last": record.last,
        "untold": [{"row": one.number, "kind": one.kind, "at": one.at} for one in untold][:LISTED],
        "faults": faults,
        "log_lines": _log_lines(record),
    }


def _log_lines(record: Record) -> str:
    """A pattern for `grep -E` that finds the table's errors and warnings in the bot's log."""
    where = f'"(table|channel)": ({record.id}|{record.channel})[,}}]'
    return f'{where}.*"level": "(error|warning)"'


def _play(game: Game | None) -> dict[str, Any]:
    """The round, the seats that may act, and the open questions.

    Only the key of a question is included; its options may be secret.
    """
    if game is None:
        return {"round": 0, "acting": [], "asked": []}
    asked = [{"question": one.key, "seats": [*one.seats]} for one in game.questions]
    return {"round": int(game.view().round), "acting": [*game.acting], "asked": asked}


def _waited(asked: str) -> str:
    """Return what the deadline stored in `asked` is for: a turn, a vote, or a question's key."""
    first, _, rest = asked.partition("/")
    return rest.partition("/")[0] if re.fullmatch("[0-9]+", first) else first
