"""Rebuilds a game from its log, with views of the table in each round.

Commands that were undone are left out, and every view is a spectator's.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import engine
from bot.base.release import release
from bot.store.export import GameFile, PlayedOtherwise, export_game, play_again, rows_of
from bot.store.records import Ending, Game, LogRow, Record, Seat, is_past, standing
from bot.store.table_state import TableState


@dataclass(frozen=True, slots=True)
class Still:
    """The table at a moment of the game that is worth a picture."""

    view: Any
    row: int
    """The newest row of the log at that moment."""
    opens: bool = False
    """Whether a round begins at that moment."""


@dataclass(slots=True)
class Replay:
    """A game from its beginning: the rows of its log that were not undone, and its stills."""

    record: Record
    rows: list[LogRow] = field(default_factory=list[LogRow])
    stills: list[Still] = field(default_factory=list[Still])
    ending: Ending | None = None
    """How the game ended; None while it goes on."""
    changed: bool = False
    """Whether this release's rules give other results than the log has.

    If so, stills after the first difference may be missing.
    """
    release: str = ""
    """The release that began the game; empty if it is not known."""
    file: GameFile | None = None
    """The game with its seed, by which everybody can check the dice; None while it is secret."""

    def names_at(self, still: Still) -> dict[str, str]:
        """Return what the players were called at that moment, by seat."""
        rows = [row for row in self.rows if row.number <= still.row]
        return (self.record.as_of(rows[-1]) if rows else self.record).names

    @property
    def last(self) -> Any:
        """The view of the newest still: the table in its final state."""
        return self.stills[-1].view


def replay_of_table(
    record: Record, rows: list[LogRow], seed: str, states: Sequence[tuple[int, str]] = ()
) -> Replay:
    """Return the replay of a stored table, without a command that still waits for an answer.

    The story is always told from the stored rows. Stills come from playing the game again, as long
    as this release gets the same events as the rows. After that they come from `states`, stored
    games as text, each with the number of the row that followed it, and from the table's present
    state.

    Raises LookupError if nothing was played yet or no state can be read, and ValueError if the log
    has lost the start of the game or of a command.
    """
    exported = export_game(rows, ruleset=record.ruleset, seed=seed)
    if not exported.commands:
        raise LookupError("nothing was played yet")
    done = {one.number for one in exported.commands}
    stand = [row for row in standing(rows) if row.command in done]
    notes = [row for row in rows if is_past(row) and row.number > stand[0].number]
    told = sorted([*stand, *notes], key=lambda row: row.number)
    found = Replay(record, told, changed=True, release=exported.release)
    filming = _Filming()
    with suppress(PlayedOtherwise, engine.Refusal):
        for (table, made), row in zip(play_again(exported), stand, strict=True):
            if made.happened(record.ruleset) != row.happened(record.ruleset):
                break
            filming.look(table, row)
            if table.outcome:
                found.ending = Ending(table.outcome, seed)
        else:
            found.changed = False
    if found.changed:
        for number, text in (*states, (stand[-1].number + 1, record.game)):
            if game := _read(text):
                filming.stand_at(game, number - 1)
    game = _read(record.game)
    if game is not None and game.outcome is not None:
        found.ending = Ending(game.outcome, seed)
    found.file = exported if found.ending else None
    found.stills = filming.finished()
    if not found.stills:
        raise LookupError("no position of the game can be read")
    return found


def rules_changed(record: Record, rows: list[LogRow]) -> bool:
    """Return whether this release's rules give another result somewhere than the log has.

    Plays the whole game again, unless this release began it. A game that cannot be read or played
    again from its beginning counts as unchanged.
    """
    begun_by = next((row.payload.get("release") for row in rows if row.kind == "start"), "")
    game = _read(record.game)
    if game is None or begun_by == release():
        return False
    try:
        exported = export_game(rows, ruleset=record.ruleset, seed=game.seed)
    except ValueError:
        return False
    done = {one.number for one in exported.commands}
    kept = [row for row in standing(rows) if row.command in done]
    try:
        return any(
            made.happened(record.ruleset) != row.happened(record.ruleset)
            for (_, made), row in zip(play_again(exported), kept, strict=False)
        )
    except (PlayedOtherwise, engine.Refusal):
        return True


def _read(text: str) -> Game | None:
    """Return a stored game; None if this release cannot read it."""
    try:
        return engine.load_table(text) if text else None
    except engine.DamagedGame:
        return None


def replay(record: Record, game: GameFile) -> Replay:
    """Return the replay of an exported game; `record` is the table to show it at.

    Stills come from playing the game again, as long as this release gets the same events as the
    file. If it stops doing so before the end, `changed` is true.

    Raises LookupError if the file has no commands, and Refusal if this release has no such game.
    """
    if not game.commands:
        raise LookupError("nothing was played yet")
    found, filming = Replay(record, release=game.release, file=game), _Filming()
    kept = rows_of(game)
    try:
        for table, made in play_again(game):
            row = kept[made.number - 1] if kept else made
            if row.happened(record.ruleset) != made.happened(record.ruleset):
                found.changed = True
                break
            found.rows.append(row)
            filming.look(table, row)
            if table.outcome:
                found.ending = Ending(table.outcome, game.seed)
    except PlayedOtherwise:
        found.changed = True
    found.rows = kept or found.rows
    found.stills = filming.finished()
    if not found.stills:
        raise LookupError("no position of the game can be made again")
    return found


@dataclass(slots=True)
class _Filming:
    """Collects stills: the table before the command that ends a round, and after it."""

    stills: list[Still] = field(default_factory=list[Still])
    round: int = 0
    """The round of the newest still; 0 before the first one."""
    newest: Still | None = None
    """The table after the newest row."""
    before: Still | None = None
    """The table before the command to which the newest row belongs."""
    command: int = 0

    def look(self, table: Game, row: LogRow) -> None:
        """Take in the table as it is after `row`, the next row of its log."""
        if row.command != self.command:
            self.before, self.command = self.newest, row.command
        self.newest = Still(table.view(), row.number)
        number = int(self.newest.view.round)
        if number != self.round:
            self._show(self.before if self.round else None)
            self._show(replace(self.newest, opens=True))
        self.round = number

    def stand_at(self, game: Game, row: int) -> None:
        """Take in a stored game, as it was after the row with the number `row`."""
        view = game.view()
        if not self.stills or self.stills[-1].row < row:
            opens = int(view.round) != self.round
            self.newest, self.round = Still(view, row, opens), int(view.round)
            self._show(self.newest)

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
