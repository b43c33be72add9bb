"""Export a finished game as one file, and check that its dice were not tampered with.

The file holds the seed whose hash was published when the game began. For every command it holds the
replies and all dice, so everybody who has the file can recompute every die.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

import engine
from bot.store.records import PLAYED, LogRow, Record, Sitting, row_of, standing
from engine.core.table import SETUP, Table, Told

Positive = Annotated[int, Field(ge=1)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Reply(_Part):
    """A seat's reply within a command: the answer to a question, or a command out of turn."""

    seat: str
    key: str = ""
    option: str = ""
    command: dict[str, Any] | None = None


class Exported(_Part):
    """A command that was not undone; `command` is None for the set-up."""

    number: int
    seat: str
    command: dict[str, Any] | None
    replies: list[Reply] = Field(default_factory=list[Reply])
    draws: list[tuple[Positive, Positive]] = Field(default_factory=list[tuple[int, int]])
    """Sides and face of each use of chance, in order."""
    told: list[list[dict[str, Any]]] = Field(default_factory=list[list[dict[str, Any]]])
    """The events of the command and of each of its replies.

    Files of earlier releases do not have them.
    """


class GameFile(_Part):
    """A whole game as it is exported."""

    format: Literal[1] = 1
    ruleset: str
    mission: str
    seats: dict[str, list[str]]
    options: dict[str, str] = Field(default_factory=dict)
    seed: str
    commitment: str
    commands: list[Exported]
    release: str = ""
    """The release that began the game; empty if it is not known."""


# ---------------------------------------------------------------- making one


def export_game(rows: Iterable[LogRow], *, ruleset: str, seed: str) -> GameFile:
    """Export the game of a table's log, without commands that were undone or never finished.

    Raises ValueError if the log has lost the start of the game, or that of a command.
    """
    kept: dict[int, Exported] = {}
    finished: set[int] = set()
    start: dict[str, Any] | None = None
    for row in standing(rows):
        if row.kind == "start":
            start = row.payload
        if row.kind in ("start", "command"):
            command = row.payload if row.kind == "command" else None
            kept[row.command] = Exported(number=row.command, seat=row.seat, command=command)
        if row.command not in kept:
            raise ValueError(f"the log does not hold the start of command {row.command}")
        kept[row.command] = _continued(kept[row.command], row)
        finished |= {row.command} if row.finished else set()
    if start is None:
        raise ValueError("the log does not hold the start of a game")
    return GameFile(
        ruleset=ruleset,
        mission=start["mission"],
        seats=start["seats"],
        options=dict(start.get("options", {})),
        seed=seed,
        commitment=start["commitment"],
        commands=[one for number, one in sorted(kept.items()) if number in finished],
        release=str(start.get("release", "")),
    )


def whole_file(record: Record, rows: Iterable[LogRow]) -> str:
    """Return the exported file of a game that is over, with its seed."""
    seed = engine.load_table(record.game).seed
    return export_game(rows, ruleset=record.ruleset, seed=seed).model_dump_json(indent=1)


def sealed_file(record: Record, rows: Iterable[LogRow]) -> str:
    """Return the log of a game that may go on, with only what everybody at the table was told.

    Commands and draws are left out, because they may name cards of a hand.
    """
    open_rows = [
        {"number": row.number, "kind": row.kind, "seat": row.seat, "at": row.at}
        | {"by": {"name": row.name, "autopilot": row.autopilot}}
        | ({} if row.sitting is before else {"sitting": _names_in(row)})
        | ({} if row.kind in PLAYED else {"payload": row.payload})
        | {"events": [engine.event_to_json(one) for one in row.happened(record.ruleset)]}
        for row, before in _with_sitting_before(rows)
    ]
    seats = {seat.id: {"name": seat.name, "figures": seat.figures} for seat in record.seats}
    head = {"table": record.id, "ruleset": record.ruleset, "mission": record.mission}
    head |= {"stage": record.stage, "seats": seats, "log": open_rows}
    return json.dumps(head, ensure_ascii=False, indent=1)


def _with_sitting_before(rows: Iterable[LogRow]) -> Iterator[tuple[LogRow, Sitting]]:
    """Yield each row with the people who sat at the table before it."""
    before: Sitting = {}
    for row in rows:
        yield row, before
        before = row.sitting


def _names_in(row: LogRow) -> dict[str, str]:
    """Return the names of the people at the table from this row on, by seat."""
    return {seat: name for seat, (_, name) in row.sitting.items()}


def _continued(one: Exported, row: LogRow) -> Exported:
    """Return a command with a further row added; a row's draws are all draws up to that row."""
    replies = list(one.replies)
    if row.kind == "answer":
        replies.append(Reply(seat=row.seat, **row.payload))
    if row.kind == "interjection":
        replies.append(Reply(seat=row.seat, command=row.payload))
    draws = [(sides, face) for sides, face in row.draws]
    told = [*one.told, row.events]
    return one.model_copy(update={"replies": replies, "draws": draws, "told": told})


# ---------------------------------------------------------------- checking one


def verify(game: GameFile) -> list[str]:
    """Return everything that contradicts the seed or the dice, one line each; empty if nothing
    does.

    Only stored values are needed: seed, number, command and draws. No rule is run, so the result is
    the same in every release.
    """
    faults: list[str] = []
    if engine.commitment(game.seed) != game.commitment:
        right = engine.commitment(game.seed)
        faults.append(f"the seed's hash is {right}, promised was {game.commitment}")
    for place, one in enumerate(game.commands):
        if one.number != place:
            line = f"command {one.number} stands at place {place}; one is missing or too many"
            return [*faults, line]
        faults += _wrong_dice(game, one)
    return faults


def changed_rule(game: GameFile) -> str:
    """Return the first place where this release would play the game differently; empty if none.

    A difference is no fault of the game: rules are corrected from release to release.
    """
    try:
        for _ in play_again(game):
            pass
    except PlayedOtherwise as error:
        return str(error)
    except engine.Refusal as refusal:
        return f"this release does not accept it: {refusal.key}"
    return ""


def draws_of(game: GameFile) -> int:
    """Return how many random draws the game holds."""
    return sum(len(one.draws) for one in game.commands)


def _wrong_dice(game: GameFile, one: Exported) -> list[str]:
    text = SETUP if one.command is None else canonical(one.command)
    return [
        f"command {one.number}, draw {at + 1}: {face} of {sides} was told, the seed gives {right}"
        for at, (sides, face) in enumerate(one.draws)
        if face != (right := engine.keyed_face(game.seed, one.number, text, at, sides))
    ]


def canonical(command: dict[str, Any]) -> str:
    """Return the text of a stored command from which its dice are computed.

    It is made of the stored fields only, because a later release may give the command other fields.
    The text of an attack leaves out its unused fields, as in the first release.
    """
    kept = command
    if command.get("do") == "attack":
        kept = {name: value for name, value in command.items() if value is not None}
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


# ---------------------------------------------------------------- playing one again


class PlayedOtherwise(Exception):
    """The game does not go as its file says; the message names the first difference."""


def play_again(game: GameFile) -> Iterator[tuple[Table[Any, Any], LogRow]]:
    """Play a game step by step: yield the table after each step, with the log row that the step
    makes.

    The same table object is yielded each time, so look at it before the next step. Raises
    PlayedOtherwise if a command is not accepted or draws other dice, and Refusal if this release
    has no such game.
    """
    table, told = engine.open_and_tell(
        game.ruleset, mission=game.mission, seats=game.seats, seed=game.seed, options=game.options
    )
    number = 0
    for place, one in enumerate(game.commands):
        if one.number != place:
            line = f"command {one.number} stands at place {place}; one is missing or too many"
            raise PlayedOtherwise(line)
        for step in range(len(one.replies) + 1):
            if step or one.command is not None:
                told = _step(table, one, step)
            number += 1
            yield table, _row(game, one, step, told, number)
        again = [(draw.sides, draw.face) for draw in told.draws]
        if not told.finished or again != one.draws:
            raise PlayedOtherwise(f"command {one.number} uses other chance when it is played again")


def rows_of(game: GameFile) -> list[LogRow]:
    """Return the steps of the file as rows of a log; none if the file has no events."""
    rows: list[LogRow] = []
    for one in game.commands:
        if len(one.told) != len(one.replies) + 1:
            return []
        for step, events in enumerate(one.told):
            told = Told([], one.number, step == len(one.replies), ())
            row = _row(game, one, step, told, len(rows) + 1)
            row.events = events
            rows.append(row)
    return rows


def _step(table: Table[Any, Any], one: Exported, step: int) -> Told:
    """Carry out one step of an exported command: step 0 is the command, step n its nth reply.

    Raises PlayedOtherwise if the table refuses the step.
    """
    ruleset = table.rules.id
    try:
        if step == 0:
            return table.play(one.seat, engine.command_from_json(ruleset, one.command or {}))
        reply = one.replies[step - 1]
        if reply.command is not None:
            return table.play(reply.seat, engine.command_from_json(ruleset, reply.command))
        return table.answer(reply.seat, reply.option)
    except (engine.Refusal, engine.StaleAnswer) as error:
        raise PlayedOtherwise(f"command {one.number} cannot be played again: {error}") from error


def _row(game: GameFile, one: Exported, step: int, told: Told, number: int) -> LogRow:
    """Return the step as a row of the log."""
    if step:
        reply = one.replies[step - 1]
        if reply.command is not None:
            row = row_of("command", reply.seat, reply.command, told)
        else:
            row = row_of("answer", reply.seat, {"key": reply.key, "option": reply.option}, told)
    elif one.command is not None:
        row = row_of("command", one.seat, one.command, told)
    else:
        start = {"seats": game.seats, "mission": game.mission, "commitment": game.commitment}
        row = row_of("start", "", {**start, "options": game.options}, told)
    row.number = number
    return row
