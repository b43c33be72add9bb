"""Define what the store keeps as plain values: a table, its seats, its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

import engine
from bot.base.words import quoted
from bot.store.table_state import PICTURES, Json, TableState
from renders.kit.palette import THEMES, ThemeName

Stage = Literal["lobby", "playing", "finished", "ended", "archived"]
LIVE: tuple[Stage, ...] = ("lobby", "playing")
Kind = Literal["start", "command", "answer", "interjection", "undo", "redo", "vote", "note"]
PLAYED: tuple[Kind, ...] = ("command", "answer", "interjection")
"""Rows of play."""
TURNED: tuple[Kind, ...] = ("undo", "redo")
"""Rows with which the game goes back, or on again."""
Game = engine.Table[Any, Any]
NOBODY = "nobody"
LOST_ROW = "row-cannot-be-read"
"""The note that stands where a row of the log cannot be read."""


@dataclass(slots=True)
class Seat:
    """A seat at the table: its id in the game, its shown name, the figures chosen or led.

    The id is the Discord user id of the person who sat down first; it stays when the seat changes
    hands.
    """

    id: str
    name: str
    figures: list[str] = field(default_factory=list[str])
    person: str = ""
    """Who sits there now, NOBODY for an open seat; empty: the person it is named after."""

    @property
    def sitter(self) -> str:
        """Return the Discord user id of the person who sits there; empty if nobody does."""
        return "" if self.person == NOBODY else self.person or self.id

    @property
    def mention(self) -> str:
        """Return the player as messages show them."""
        return f"<@{self.sitter}>" if self.sitter else quoted(self.name)


class Waiting(NamedTuple):
    """A table that the bot takes up again when it starts, and its channel."""

    id: int
    channel: int
    untold: bool
    """What was told last may not have been noted."""


@dataclass(slots=True)
class Record:
    """One table as stored. `game` is the engine's text, empty in a lobby."""

    guild: int
    channel: int
    ruleset: str
    mission: str
    language: str
    stage: Stage = "lobby"
    id: int = 0
    game: str = ""
    seats: list[Seat] = field(default_factory=list[Seat])
    version: int = 0
    last: int = 0
    """Number of the newest log row; what buttons are compared with."""
    told: int = 0
    """Number of the newest row the table was told of."""
    talk: Json = field(default_factory=dict[str, Any])
    """The publisher's notes: its messages and whom it called."""
    changed: int = 0
    state: TableState = field(default_factory=TableState)
    """What the table keeps beside its game: absences, an open vote, options and more."""
    asked: str = ""
    """What answers itself at `due`, in seconds since the epoch; empty and 0 where nothing does."""
    due: int = 0
    remind: int = 0
    """When those waited for are called once more, likewise; 0 where they were, or need not be."""
    reader: str = ""
    """The only seat that reads what is said of this copy; kept nowhere."""
    resting: dict[str, int] = field(default_factory=dict[str, int])
    """People who are not to be called now, each until when; kept nowhere, either."""
    damage: tuple[str, ...] = ()
    """Columns that could not be read; they hold nothing here. The publisher's are not among them:
    it begins its notes anew."""

    @property
    def theme(self) -> ThemeName:
        """Return the theme of the table's pictures."""
        chosen = self.state.options.get(PICTURES, "night")
        return chosen if chosen in THEMES else "night"

    @property
    def live(self) -> bool:
        return self.stage in LIVE

    @property
    def over_in_our_thread(self) -> bool:
        """Return whether the table is over and its thread no longer needed."""
        return not self.live and self.state.thread == "ours"

    def seat(self, person: str) -> Seat | None:
        """Where that person sits."""
        return next((seat for seat in self.seats if person and seat.sitter == person), None)

    @property
    def people(self) -> list[Seat]:
        """Return the seats at which somebody sits."""
        return [seat for seat in self.seats if seat.sitter]

    @property
    def opener(self) -> str:
        """Return the user id of the person who opened the table; empty once they left its lobby."""
        first = self.seats[0] if self.seats else None
        return first.id if first is not None and first.sitter == first.id else ""

    @property
    def concerned(self) -> list[str]:
        """Return everybody whom messages of this table may ping."""
        others = (*self.state.offers.values(), *self.state.invitations)
        return [*(seat.sitter for seat in self.people), *others]

    @property
    def open_seats(self) -> list[Seat]:
        """Return the seats that anybody may take; the autopilot plays for them."""
        return [seat for seat in self.seats if not seat.sitter]

    def seat_id(self, person: str) -> str | None:
        """Return the person's seat as the game knows it, or None for a spectator."""
        seat = self.seat(person)
        return seat.id if seat else None

    def sitters(self, seats: Iterable[str]) -> tuple[str, ...]:
        """Return the people on these seats of the game."""
        return tuple(one.sitter for one in self.seats if one.id in set(seats) and one.sitter)

    @property
    def mentions(self) -> dict[str, str]:
        """Return the players as messages show them, by seat.

        A reader is not mentioned to themselves. A mention alone pings nobody.
        """
        return {
            seat.id: quoted(seat.name) if seat.id == self.reader else seat.mention
            for seat in self.seats
        }

    def read_by(self, person: str) -> Record:
        """Return a copy of the record that only this person reads."""
        return replace(self, reader=self.seat_id(person) or "")

    def mention(self, seat: str) -> str:
        """Return a seat, or a person who does not play here, as messages show it."""
        return self.mentions.get(seat, f"<@{seat}>")

    @property
    def names(self) -> dict[str, str]:
        """Return the players as pictures and labels show them: as plain text, no two alike."""
        found = dict[str, str]()
        for seat in self.seats:
            alike = sum(one.name == seat.name for one in self.seats[: len(found)])
            found[seat.id] = f"{seat.name} ({alike + 1})" if alike else seat.name
        return found

    @property
    def quoted_names(self) -> dict[str, str]:
        """Return `names` for messages, in which some characters would be read as markup."""
        return {seat: quoted(name) for seat, name in self.names.items()}


@dataclass(frozen=True, slots=True)
class Ending:
    """What players are told when a game is over. An archived game keeps its seed: it may go on."""

    outcome: engine.Outcome
    seed: str


@dataclass(slots=True)
class LogRow:
    """One thing that was done at a table; rows are only ever added.

    `command` is the engine's number of the command the row belongs to. `payload` is the command,
    the answer (`key` and `option`, or the `command` given out of turn), or the content of a note or
    an undo. `draws` are all draws of the command up to this row, as `[sides, face]`.
    """

    kind: Kind
    seat: str
    payload: Json
    number: int = 0
    command: int = 0
    events: list[Json] = field(default_factory=list[Json])
    draws: list[list[int]] = field(default_factory=list[list[int]])
    finished: bool = True
    at: int = 0
    person: str = ""
    """Who did it; empty for what was done without anybody, as by the autopilot."""

    def happened(self, ruleset: str, seat: str | None = None) -> list[engine.Event]:
        """Return the row's events in that game that the seat may know (None: a spectator).

        The result is empty if one of them cannot be read.
        """
        events = self._read_events(ruleset) or []
        return [one for one in events if not one.only_for or seat in one.only_for]

    def is_readable(self, ruleset: str) -> bool:
        """Return whether this release knows all events of the row."""
        return self._read_events(ruleset) is not None

    def as_lost(self) -> LogRow:
        """Return the note that is told instead of a row that cannot be read."""
        return replace(self, kind="note", payload={"key": LOST_ROW}, events=[], draws=[])

    def _read_events(self, ruleset: str) -> list[engine.Event] | None:
        """Return the row's events, or None if one of them cannot be read."""
        try:
            return [engine.event_from_json(ruleset, data) for data in self.events]
        except (AttributeError, KeyError, TypeError, ValueError):
            return None


def standing(rows: Iterable[LogRow]) -> list[LogRow]:
    """Return the rows of commands that were not undone, without votes and notes."""
    kept: list[LogRow] = []
    before: dict[int, list[LogRow]] = {}
    for row in rows:
        if row.kind in TURNED:
            before[row.number] = list(kept)
        if row.kind == "redo":
            kept = list(before.get(row.payload["of"], []))
        if row.kind in ("start", "command", "undo"):
            while kept and kept[-1].command >= row.command:
                kept.pop()
        if row.kind in ("start", "command", "answer", "interjection"):
            kept.append(row)
    return kept


@dataclass(frozen=True, slots=True)
class State:
    """A kept state of the game: the one before that row of the log, in that round."""

    number: int
    round: int
    aside: int = 0
    """The row with which it was taken back; 0 where it stands."""

    @property
    def returns(self) -> bool:
        """Return whether the game went back from this state, and so may return to it."""
        return self.aside == self.number


def states_that_stand(rows: Sequence[LogRow], states: Iterable[State]) -> set[int]:
    """Return the numbers of the states that precede a command which was not undone."""
    commands = [row.number for row in rows if row.kind == "command"]
    stand = {row.number for row in standing(rows) if row.kind == "command"}
    numbers = {one.number for one in states}
    return {one for one in numbers if next((n for n in commands if n >= one), 0) in stand}


@dataclass(frozen=True, slots=True)
class Rewind:
    """With that row of the log the game goes back, or forward again."""

    row: int
    round: int
    before: str
    """How it stood before; empty where that is not to be kept."""
    stand: frozenset[int]
    """The states that stand from now on, by number; all others are set aside."""


def row_of(kind: Kind, seat: str, payload: Json, told: engine.Told) -> LogRow:
    """Return the log row of what the engine told."""
    return LogRow(
        kind,
        seat,
        payload,
        command=told.number,
        events=[engine.event_to_json(one) for one in told.events],
        draws=[[draw.sides, draw.face] for draw in told.draws],
        finished=told.finished,
    )


@dataclass(slots=True)
class Change:
    """Everything that one interaction changes, saved in one transaction."""

    record: Record
    rows: list[LogRow] = field(default_factory=list[LogRow])
    snapshot: tuple[int, str] | None = None
    """Round and game before a new command began."""
    turned: Rewind | None = None
    forgotten: tuple[int, ...] = ()
    """What was set aside with these rows is needed no more."""
    seats: bool = False
    """Somebody else sits somewhere."""
    prune_before_round: int | None = None
    interaction: tuple[int, str] | None = None
    """Id of the interaction and what was answered privately."""
    audit: tuple[str, str, Json] | None = None
    """Who did what, and what else there is to say of it, for the moderators' record."""


def number_rows(rows: Iterable[LogRow], after: int, at: int) -> list[LogRow]:
    """Give the rows their numbers and their time."""
    found = list(rows)
    for number, row in enumerate(found, start=after + 1):
        row.number, row.at = number, at
    return found
