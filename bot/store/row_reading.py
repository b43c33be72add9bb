"""Read rows of the database as records, and name every cell that cannot be read.

A cell may be cut short or have the wrong type. Cells that can be read are kept; a harmless default
takes the place of any other cell.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_args

from pydantic import TypeAdapter

import engine
from bot.base.words import LANGUAGES, name_of
from bot.store.records import LOST_ROW, Json, Kind, LogRow, Record, Seat, Sitting, Stage
from bot.store.table_state import BOT_OPTIONS, LATEST, TableState

RECORD_CELLS: dict[str, type] = {
    **dict.fromkeys(
        ("id", "guild", "channel", "version", "last", "told", "changed", "due", "remind"), int
    ),
    **dict.fromkeys(("ruleset", "mission", "language", "stage", "game", "asked"), str),
    **dict.fromkeys(("talk", "state"), dict),
}
SEAT_CELLS: dict[str, type] = {"seat": str, "name": str, "figures": list, "person": str}
ROW_CELLS: dict[str, type] = {
    **dict.fromkeys(("number", "command", "at"), int),
    **dict.fromkeys(("kind", "seat", "person", "name", "sitting"), str),
    "autopilot": bool,
    "payload": dict,
    "events": list,
    "draws": list,
    "finished": bool,
}
PAYLOADS: dict[str, dict[str, type]] = {
    "start": {"seats": dict, "commitment": str},
    "undo": {"how": str},
    "redo": {"how": str, "of": int},
    "note": {"key": str},
}
"""The fields that the payload of a row must have, by the kind of row."""
KEPT_OF_LOST = ("seat", "number", "command", "at", "person", "name", "autopilot", "sitting")
"""The fields that are kept of a row whose other fields cannot be read."""
SITTING = TypeAdapter(Sitting)
NUMBER = re.compile(r"[0-9]+")
NOTES = ("told", "talk")
"""The publisher's columns.

If they cannot be read, the publisher starts new notes and posts nothing twice.
"""
TALK: dict[str, type] = {
    **dict.fromkeys(("gathered", "status"), dict),
    **dict.fromkeys(("called", "left"), list),
    **dict.fromkeys(("channel", "pictured", "board", "pinned"), int),
    "buried": bool,
}
"""The fields of the publisher's notes, with their types. Every field is optional."""
GATHERED: dict[str, type] = {"key": str, "first": int, "message": int, "board": bool}
GATHERED_LATER: dict[str, type] = {
    **dict.fromkeys(("place", "during", "lines", "sum", "skip", "again"), int)
}
STATUS: dict[str, type] = {"message": int, "count": int}
DAMAGED_TALK: Json = {"damaged": True}
"""Stands for publisher's notes that cannot be read."""


def read_record(row: Mapping[Any, Any], seats: Sequence[Mapping[Any, Any]]) -> Record:
    """Return the table that a row of `tables` and its rows of `seats` describe.

    Its `damage` names the columns that could not be read.
    """
    values, bad = _fitting(row, RECORD_CELLS)
    bad |= {key for key, known in _known(values).items() if not known}
    # An unknown language is no reason to stop a game.
    values["language"] = values["language"] if values["language"] in LANGUAGES else "en"
    values["state"], fits = TableState.read(values["state"])
    bad |= set() if fits else {"state"}
    values["stage"] = "archived" if "stage" in bad else values["stage"]
    # A game that this release does not know has no sentences here.
    values["told"] = values["last"] if bad & {"told", "ruleset"} else values["told"]
    values["told"] = max(0, min(values["told"], values["last"]))
    if "talk" in bad or not _is_talk(values["talk"]):
        values["talk"] = dict(DAMAGED_TALK)
    read = [_fitting(one, SEAT_CELLS) for one in seats]
    for one, keys in read:
        if not all(isinstance(figure, str) for figure in one["figures"]):
            one["figures"] = []
            keys.add("figures")
    bad |= {f"seats.{key}" for _, keys in read for key in keys}
    table = [Seat(*(one[cell] for cell in SEAT_CELLS)) for one, _ in read if one["seat"]]
    for one in table:
        one.name = name_of(one.name, one.sitter or one.id)
    record = Record(**values, seats=table)
    bad |= _without_unknown(record) if "ruleset" not in bad else set()
    record.damage = tuple(sorted(bad - {*NOTES}))
    return record


def _without_unknown(record: Record) -> set[str]:
    """Remove values that the table's game does not know; return the columns that had them."""
    figures = {one for seat in record.seats for one in seat.figures}
    found = engine.unknown_parts(
        record.ruleset, mission=record.mission, options=record.state.game_options, figures=figures
    )
    if "options" in found:
        options = record.state.options.items()
        record.state.options = {name: one for name, one in options if name in BOT_OPTIONS}
    if "figures" in found:
        for seat in record.seats:
            seat.figures = []
    columns = {"options": "state", "figures": "seats.figures"}
    return {columns.get(one, one) for one in found}


def _known(values: Mapping[str, Any]) -> dict[str, bool]:
    """Return by column whether this release knows its value, for columns that may hold an unknown
    one.
    """
    return {
        "due": 0 <= values["due"] <= LATEST,
        "remind": 0 <= values["remind"] <= LATEST,
        "ruleset": values["ruleset"] in _played(),
        "stage": values["stage"] in get_args(Stage),
    }


@cache
def _played() -> frozenset[str]:
    return frozenset(one.id for one in engine.rulesets())


def read_row(row: Mapping[Any, Any]) -> LogRow:
    """Return a row of the log. If it cannot be read, return a note that says so."""
    values, bad = _fitting(row, ROW_CELLS)
    values["sitting"] = read_sitting(values["sitting"])
    if not bad and values["kind"] in get_args(Kind):
        known = PAYLOADS.get(values["kind"], {})
        if _holds(values["payload"], known) and all(isinstance(e, dict) for e in values["events"]):
            return LogRow(**values)
    kept = {name: values[name] for name in KEPT_OF_LOST}
    return LogRow("note", payload={"key": LOST_ROW}, **kept)


def read_sitting(cell: str) -> Sitting:
    """Return who sits at each seat; empty if the cell is empty or cannot be read."""
    try:
        return SITTING.validate_json(cell) if cell else {}
    except ValueError:
        return {}


def in_seats(rows: Sequence[LogRow], before: Sitting) -> list[LogRow]:
    """Set who sat there in each row that does not store it; `before` are the people before the
    first row.
    """
    for row in rows:
        before = row.sitting = row.sitting or before
    return [*rows]


def _holds(found: Mapping[str, Any], cells: Mapping[str, type]) -> bool:
    """Return whether all these cells are present, each with its type."""
    return all(isinstance(found.get(name), kind) for name, kind in cells.items())


def _may_hold(found: Mapping[str, Any], cells: Mapping[str, type]) -> bool:
    """Return whether those of these cells that are present have their types."""
    return _holds(
        found, {name: kind for name, kind in cells.items() if found.get(name) is not None}
    )


def _is_talk(talk: Json) -> bool:
    """Return whether the value has the form of the publisher's notes, of this release or the
    last.
    """
    gathered, status = talk.get("gathered"), talk.get("status")
    return (
        _may_hold(talk, TALK)
        and (not gathered or (_holds(gathered, GATHERED) and _may_hold(gathered, GATHERED_LATER)))
        and (not status or _holds(status, STATUS))
        and all(
            NUMBER.fullmatch(str(one)) for one in (*talk.get("called", ()), *talk.get("left", ()))
        )
    )


def _fitting(row: Mapping[Any, Any], cells: Mapping[str, type]) -> tuple[dict[str, Any], set[str]]:
    """Return the values of a row, and the names of those with a wrong type, which are left out."""
    bad = {name for name, kind in cells.items() if not isinstance(row[name], kind)}
    return {name: kind() if name in bad else row[name] for name, kind in cells.items()}, bad


def with_gaps(rows: list[LogRow], told: int, last: int) -> list[LogRow]:
    """Return the rows, with one note for each gap in their numbers between `told` and `last`.

    `told` is the number of the newest row that was posted, `last` that of the newest row.
    """
    there = {row.number for row in rows}
    gone = [number for number in range(told + 1, last + 1) if number not in there]
    first = [number for number in gone if number - 1 not in gone]
    lost = [LogRow("note", "", {"key": LOST_ROW}, number, at=int(time.time())) for number in first]
    return sorted([*rows, *lost], key=lambda row: row.number)
