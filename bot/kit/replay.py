"""Plays a game again from its log and looks at the table round by round.

Commands that were undone are left out, and every view is a spectator's.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from bot.store.export import GameFile, export_game, play_again
from bot.store.records import Ending, Game, LogRow, Record, Seat, is_past, standing
from bot.store.table_state import TableState


@dataclass(frozen=True, slots=True)
class Still:
    """The table at one moment of the game, worth a picture."""

    view: Any
    row: int
    """The newest row of the log at that moment."""
    opens: bool = False
    """Whether a round begins at that moment."""


@dataclass(slots=True)
class Replay:
    """A game as it went: the rows of its log that were not undone, and its stills."""

    record: Record
    rows: list[LogRow] = field(default_factory=list[LogRow])
    stills: list[Still] = field(default_factory=list[Still])
    ending: Ending | None = None
    """How the game ended; None while it goes on."""

    @property
    def last(self) -> Any:
        """The table in its final state."""
        return self.stills[-1].view


def replay_of_table(record: Record, rows: list[LogRow], seed: str) -> Replay:
    """Return the replay of a stored table, without a command that still waits for an answer.

    Raises LookupError if nothing was played yet, ValueError if the log has lost the start of the
    game or of a command, and PlayedOtherwise if this release plays the game differently from its
    log.
    """
    exported = export_game(rows, ruleset=record.ruleset, seed=seed)
    found = replay(record, exported)
    done = {one.number for one in exported.commands}
    stand = [row for row in standing(rows) if row.command in done]
    # The rows as they were stored say who played, and what was told then.
    there = {made.number: row.number for made, row in zip(found.rows, stand, strict=True)}
    found.stills = [replace(still, row=there[still.row]) for still in found.stills]
    notes = [row for row in rows if is_past(row) and row.number > stand[0].number]
    found.rows = sorted([*stand, *notes], key=lambda row: row.number)
    return found


def replay(record: Record, game: GameFile) -> Replay:
    """Play an exported game again and return its replay; `record` is the table to show it at.

    Raises LookupError if the file has no commands, PlayedOtherwise if a command is not accepted or
    draws other dice, and Refusal if this release has no such game.
    """
    if not game.commands:
        raise LookupError("nothing was played yet")
    found = Replay(record)
    filming = _Filming()
    for table, row in play_again(game):
        found.rows.append(row)
        filming.look(table, row)
        if table.outcome:
            found.ending = Ending(table.outcome, game.seed)
    found.stills = filming.finished()
    return found


@dataclass(slots=True)
class _Filming:
    """Keeps the views worth a picture: before the command that ends a round, and after it."""

    stills: list[Still] = field(default_factory=list[Still])
    round: int = 0
    """The round that is shown; 0 if there is nothing to see yet."""
    newest: Still | None = None
    """The table after the newest row."""
    before: Still | None = None
    """The table before the command the newest row belongs to."""
    command: int = 0

    def look(self, table: Game, row: LogRow) -> None:
        """Take in the table after one more row of its log."""
        if row.command != self.command:
            self.before, self.command = self.newest, row.command
        self.newest = Still(table.view(), row.number)
        number = int(self.newest.view.round)
        if number != self.round:
            self._show(self.before if self.round else None)
            self._show(replace(self.newest, opens=True))
        self.round = number

    def finished(self) -> list[Still]:
        """Return all stills; the last one is the table in its final state."""
        self._show(self.newest)
        return self.stills

    def _show(self, still: Still | None) -> None:
        if still is not None and (not self.stills or self.stills[-1].row < still.row):
            self.stills.append(still)


def record_of(game: GameFile, language: str) -> Record:
    """Return a table for an exported game. Its players are called by the ids of their seats."""
    state = TableState(options=dict(game.options))
    record = Record(0, 0, game.ruleset, game.mission, language, "playing", state=state)
    record.seats = [Seat(seat, seat, figures) for seat, figures in game.seats.items()]
    return record
