"""Reads rows of the database as records, and names every cell that cannot be read.

A cell may hold anything: it may be cut short, or be of the wrong shape. What can be read is kept,
and the rest is replaced by what does least harm.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    TypeAdapter,
    ValidationError,
    model_validator,
)

import engine
from bot.base.words import LANGUAGES, name_of, words
from bot.store.records import (
    EXTENDED,
    HOLIDAY,
    HOMELESS,
    HOURS,
    INVITED,
    KEPT_OUT,
    LATEST,
    LISTS_OF_SEATS,
    LOST_ROW,
    MISSED,
    OFFERED,
    OURS,
    OVER,
    PACE,
    PATIENCE,
    PAUSED,
    REDO,
    THREAD,
    Json,
    Kind,
    LogRow,
    Record,
    Seat,
    Stage,
)

RECORD_CELLS: dict[str, type] = {
    **dict.fromkeys(
        ("id", "guild", "channel", "version", "last", "told", "changed", "due", "remind"), int
    ),
    **dict.fromkeys(("ruleset", "mission", "language", "stage", "game", "asked"), str),
    **dict.fromkeys(("vote", "talk", "extras"), dict),
}
SEAT_CELLS: dict[str, type] = {"seat": str, "name": str, "figures": list, "person": str}
ROW_CELLS: dict[str, type] = {
    **dict.fromkeys(("number", "command", "at"), int),
    **dict.fromkeys(("kind", "seat", "person"), str),
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
"""What a row says at least, by its kind."""
NUMBER = re.compile(r"[0-9]+")
MOMENT = Annotated[int, Field(ge=0, le=LATEST)]


ABOUT_A_SEAT = ("replace", "kick")
"""Kinds of votes about somebody's seat."""


class _Undone(BaseModel):
    """One thing that may be brought back."""

    model_config = ConfigDict(strict=True)

    row: int
    seat: str
    how: str


class _TimeLeft(BaseModel):
    """What was left of everybody's time at a moment, in seconds."""

    model_config = ConfigDict(strict=True)

    asked: str
    at: MOMENT
    due: Annotated[int, Field(ge=-LATEST, le=LATEST)]
    remind: Annotated[int, Field(ge=-LATEST, le=LATEST)]


class _Vote(BaseModel):
    """An open vote."""

    model_config = ConfigDict(strict=True)

    kind: str
    by: str
    yes: list[str]
    no: list[str]
    until: MOMENT = 0
    seat: str = ""
    left: _TimeLeft | None = None
    pace: str = next(iter(HOURS))

    @model_validator(mode="after")
    def _can_be_carried_out(self) -> Self:
        if not words().knows("en", f"vote-{self.kind}"):
            raise ValueError("nobody knows what is voted on")
        if self.kind in ABOUT_A_SEAT and not self.seat:
            raise ValueError("no seat is named")
        if self.pace not in HOURS:
            raise ValueError("no such pace")
        return self


_FIELDS: dict[str, Any] = {
    **dict.fromkeys((*LISTS_OF_SEATS, KEPT_OUT), list[str]),
    **dict.fromkeys((MISSED, EXTENDED), dict[str, StrictInt]),
    HOLIDAY: dict[str, Annotated[StrictInt, Field(ge=0, le=LATEST)]],
    OFFERED: dict[str, str],
    INVITED: dict[str, list[str]],
    REDO: list[_Undone],
    PAUSED: _TimeLeft,
    OVER: StrictBool,
    HOMELESS: StrictInt,
    THREAD: Literal["ours", "theirs"],
    PACE: Literal[tuple(HOURS)],
    PATIENCE: Annotated[str, Field(pattern=r"^[0-9]{1,4}$")],
    "survivors": list[dict[str, Any]],
}
"""What a field of a table's extras must be; every other one is a text."""
_SHAPES = {name: TypeAdapter[Any](kind) for name, kind in _FIELDS.items()}
_TEXT = TypeAdapter[Any](str)
NOTES = ("told", "talk")
"""The publisher's columns. Where they cannot be read, it begins anew and tells nothing twice."""
TALK: dict[str, type] = {
    **dict.fromkeys(("gathered", "status"), dict),
    **dict.fromkeys(("called", "left"), list),
    **dict.fromkeys(("channel", "pictured", "board", "pinned"), int),
    "buried": bool,
}
"""What the publisher notes; each of them may be missing."""
GATHERED: dict[str, type] = {"key": str, "first": int, "message": int, "board": bool}
GATHERED_LATER: dict[str, type] = {
    **dict.fromkeys(("place", "during", "lines", "sum", "skip", "again"), int)
}
STATUS: dict[str, type] = {"message": int, "count": int}
DAMAGED_TALK: Json = {"damaged": True}
"""Stands for notes of the publisher that cannot be read."""


def read_record(row: Mapping[Any, Any], seats: Sequence[Mapping[Any, Any]]) -> Record:
    """The table of these rows; what cannot be read is named in its `damage`."""
    values, bad = _fitting(row, RECORD_CELLS)
    bad |= {key for key, known in _known(values).items() if not known}
    # A language that this release does not speak is no reason to stop a game.
    values["language"] = values["language"] if values["language"] in LANGUAGES else "en"
    fitting = {name: one for name, one in values["extras"].items() if _fits(name, one)}
    bad |= {"extras"} if len(fitting) < len(values["extras"]) else set()
    values["extras"] = fitting
    values["stage"] = "archived" if "stage" in bad else values["stage"]
    # Nobody here words what was done in a game that this release does not play.
    values["told"] = values["last"] if bad & {"told", "ruleset"} else values["told"]
    values["told"] = max(0, min(values["told"], values["last"]))
    if "talk" in bad or not _is_talk(values["talk"]):
        values["talk"] = dict(DAMAGED_TALK)
    values["vote"] = {} if "vote" in bad else values["vote"]
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


def _fits(name: str, value: Any) -> bool:
    """Whether the field of a table's extras can hold that value."""
    try:
        _SHAPES.get(name, _TEXT).validate_python(value)
    except ValidationError:
        return False
    return True


def _without_unknown(record: Record) -> set[str]:
    """Takes out what the table's game does not have; returns the columns in which it stood."""
    figures = {one for seat in record.seats for one in seat.figures}
    found = engine.unknown_parts(
        record.ruleset, mission=record.mission, options=record.options, figures=figures
    )
    if "options" in found:
        record.extras = {name: one for name, one in record.extras.items() if name in OURS}
    if "figures" in found:
        for seat in record.seats:
            seat.figures = []
    columns = {"options": "extras", "figures": "seats.figures"}
    return {columns.get(one, one) for one in found}


def _known(values: Mapping[str, Any]) -> dict[str, bool]:
    """Columns that can be read and may say something that this release does not know."""
    return {
        "due": 0 <= values["due"] <= LATEST,
        "remind": 0 <= values["remind"] <= LATEST,
        "ruleset": values["ruleset"] in _played(),
        "stage": values["stage"] in get_args(Stage),
        "vote": not values["vote"] or _is_vote(values["vote"]),
    }


def _is_vote(value: Json) -> bool:
    try:
        _Vote.model_validate(value)
    except ValidationError:
        return False
    return True


@cache
def _played() -> frozenset[str]:
    return frozenset(one.id for one in engine.rulesets())


def read_row(row: Mapping[Any, Any]) -> LogRow:
    """A row of the log; one that cannot be read is a note that says so."""
    values, bad = _fitting(row, ROW_CELLS)
    if not bad and values["kind"] in get_args(Kind):
        known = PAYLOADS.get(values["kind"], {})
        if _holds(values["payload"], known) and all(isinstance(e, dict) for e in values["events"]):
            return LogRow(**values)
    kept = {name: values[name] for name in ("seat", "number", "command", "at", "person")}
    return LogRow("note", payload={"key": LOST_ROW}, **kept)


def _holds(found: Mapping[str, Any], cells: Mapping[str, type]) -> bool:
    """Whether all of these are there, each of its type."""
    return all(isinstance(found.get(name), kind) for name, kind in cells.items())


def _may_hold(found: Mapping[str, Any], cells: Mapping[str, type]) -> bool:
    """Whether those of these that are there are of their types."""
    return _holds(
        found, {name: kind for name, kind in cells.items() if found.get(name) is not None}
    )


def _is_talk(talk: Json) -> bool:
    """Whether these are notes as the publisher of this release or the one before leaves them."""
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
    """The values of a row, nothing in the place of one that is not of its type; and those names."""
    bad = {name for name, kind in cells.items() if not isinstance(row[name], kind)}
    return {name: kind() if name in bad else row[name] for name, kind in cells.items()}, bad


def with_gaps(rows: list[LogRow], told: int, last: int) -> list[LogRow]:
    """The rows with a note for each run of untold rows that are gone."""
    there = {row.number for row in rows}
    gone = [number for number in range(told + 1, last + 1) if number not in there]
    first = [number for number in gone if number - 1 not in gone]
    lost = [LogRow("note", "", {"key": LOST_ROW}, number, at=int(time.time())) for number in first]
    return sorted([*rows, *lost], key=lambda row: row.number)
