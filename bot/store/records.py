"""Define the values that the store keeps: tables, their seats, and the rows of their logs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

import engine
from bot.base.words import quoted
from bot.store.table_state import HINTS, PICTURES, Json, TableState
from renders.kit.palette import THEMES, ThemeName

Stage = Literal["lobby", "playing", "finished", "ended", "archived"]
LIVE: tuple[Stage, ...] = ("lobby", "playing")
Kind = Literal["start", "command", "answer", "interjection", "undo", "redo", "vote", "note"]
PLAYED: tuple[Kind, ...] = ("command", "answer", "interjection")
"""The kinds of log row that are a move or an answer of somebody."""
TURNED: tuple[Kind, ...] = ("undo", "redo")
"""The kinds of log row that take the game back, or forward again."""
PAST_NOTES = {
    "left-seat": "past-left",
    "left-server": "past-left-server",
    "took-seat": "past-took",
    "seat-offered": "past-offered",
    "seat-opened": "past-opened",
    "seat-opened-why": "past-opened",
    "audit-kick": "past-kicked",
    "audit-kick-why": "past-kicked",
    "audit-seat": "past-seated",
    "audit-rollback": "past-rolled-back",
    "audit-return": "past-returned",
    "audit-pass": "past-passed",
    "stood-in": "past-stood-in",
    "stood-in-away": "past-stood-in-away",
    "went-away": "past-went-away",
    "came-back": "past-came-back",
}
"""The keys of notes that a look back at the game shows, each with the key of its sentence."""
STOPPED = "stopped"
"""The field of a note that says whether it stopped a game before its end."""
Game = engine.Table[Any, Any]
PERSON = re.compile("[0-9]+")
"""A user id; somebody who was taken out has another kind of id."""
NOBODY = "nobody"
"""`Seat.person` of an open seat."""
Sitting = dict[str, tuple[str, str]]
"""Who sat at each seat, by the id of the seat: the person, and their name at that time.

The person is NOBODY for an open seat, empty if an old log does not tell it, and a word instead of
an id if their data was deleted. The name is empty if it is not known.
"""
LOST_ROW = "row-cannot-be-read"
"""The key of the note that replaces a row of the log that cannot be read."""


@dataclass(slots=True)
class Seat:
    """A seat at the table: its id in the game, its shown name, and the figures chosen or led.

    The id is the Discord user id of the first person who sat there. It stays when the seat changes
    hands.
    """

    id: str
    name: str
    figures: list[str] = field(default_factory=list[str])
    person: str = ""
    """Who sits there now: a user id, NOBODY for an open seat, or empty for the person `id`."""

    @property
    def sitter(self) -> str:
        """Return the Discord user id of the person who sits there; empty if nobody does."""
        return "" if self.person == NOBODY else self.person or self.id

    @property
    def mention(self) -> str:
        """Return the player as messages show them."""
        return f"<@{self.sitter}>" if self.sitter else quoted(self.name)


class Waiting(NamedTuple):
    """A table that the bot resumes when it starts, and its channel."""

    id: int
    channel: int
    untold: bool
    """Whether some rows of its log may not have been posted in the channel."""


@dataclass(slots=True)
class Record:
    """One table as stored. `game` is the game as the engine's text; it is empty in a lobby."""

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
    """Number of the newest log row. A button made before this row is out of date."""
    told: int = 0
    """Number of the newest log row that was posted in the channel."""
    talk: Json = field(default_factory=dict[str, Any])
    """Notes of the publisher: its messages in the channel, and the people it mentioned."""
    changed: int = 0
    state: TableState = field(default_factory=TableState)
    """What the table keeps beside its game: absences, an open vote, options and more."""
    asked: str = ""
    """A name for what the table waits for until `due`; empty if there is no deadline."""
    due: int = 0
    """When the table stops waiting, in seconds since the epoch; 0 if there is no deadline."""
    remind: int = 0
    """When the people that the table waits for are reminded, in seconds since the epoch; 0 for
    never.
    """
    reader: str = ""
    """The seat whose player is the only reader of texts made from this copy; empty if everybody
    reads them.

    It is not stored.
    """
    resting: dict[str, int] = field(default_factory=dict[str, int])
    """People who must not be pinged now, each with the end of that time in seconds since the epoch.

    It is not stored.
    """
    damage: tuple[str, ...] = ()
    """Columns that could not be read; their fields hold defaults.

    The publisher's columns are never listed: the publisher starts new notes instead.
    """

    @property
    def theme(self) -> ThemeName:
        """Return the theme of the table's pictures."""
        chosen = self.state.options.get(PICTURES, "night")
        return chosen if chosen in THEMES else "night"

    @property
    def gives_hints(self) -> bool:
        """Return whether the table wants hints at all."""
        return self.state.options.get(HINTS, "on") != "off"

    @property
    def live(self) -> bool:
        """Return whether the table is a lobby or a running game."""
        return self.stage in LIVE

    @property
    def over_in_our_thread(self) -> bool:
        """Return whether the table is over and was played in a thread that was opened for it."""
        return not self.live and self.state.thread == "ours"

    def seat(self, person: str) -> Seat | None:
        """Return the seat at which that person sits; None for a spectator."""
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
        """Return the id of the person's seat; None for a spectator."""
        seat = self.seat(person)
        return seat.id if seat else None

    def sitters(self, seats: Iterable[str]) -> tuple[str, ...]:
        """Return the people who sit at these seats; open seats are left out."""
        return tuple(one.sitter for one in self.seats if one.id in set(seats) and one.sitter)

    @property
    def mentions(self) -> dict[str, str]:
        """Return how messages show the player of each seat, by seat.

        The seat of `reader` is shown as a plain name. The mentions ping nobody unless the message
        allows it.
        """
        return {
            seat.id: quoted(seat.name) if seat.id == self.reader else seat.mention
            for seat in self.seats
        }

    @property
    def sitting(self) -> Sitting:
        """Return who sits at each seat now, as rows of the log keep it."""
        return {seat.id: (seat.sitter or NOBODY, seat.name) for seat in self.seats}

    def as_of(self, row: LogRow) -> Record:
        """Return a copy of the record in which seats have the people and names at the time of
        `row`.

        If a name is not known, the seat's present name with a question mark stands for it.
        """
        if not row.sitting:
            return self
        return replace(self, seats=[_seat_then(one, row.sitting) for one in self.seats])

    def doer(self, row: LogRow) -> str:
        """Return how messages show the person who did what the row records.

        If the autopilot did it, that is the person or the open seat for which it played.
        """
        if row.autopilot or not row.person:
            return self.as_of(row).mention(row.seat)
        return self.mention_of(row.person, row.name)

    def mention_of(self, person: str, name: str) -> str:
        """Return how messages show a person; `name` is shown if the person's data was deleted."""
        if PERSON.fullmatch(person):
            return f"<@{person}>"
        return quoted(name or person)

    def read_by(self, person: str) -> Record:
        """Return a copy of the record for texts that only this person reads."""
        return replace(self, reader=self.seat_id(person) or "")

    def mention(self, seat: str) -> str:
        """Return how messages show a seat, or a person who does not play here."""
        return self.mentions.get(seat, f"<@{seat}>")

    @property
    def names(self) -> dict[str, str]:
        """Return plain names for the player of each seat, no two alike: for pictures and labels."""
        found = dict[str, str]()
        for seat in self.seats:
            alike = sum(one.name == seat.name for one in self.seats[: len(found)])
            found[seat.id] = f"{seat.name} ({alike + 1})" if alike else seat.name
        return found

    @property
    def quoted_names(self) -> dict[str, str]:
        """Return `names` with quoted markup, for messages."""
        return {seat: quoted(name) for seat, name in self.names.items()}


def _seat_then(seat: Seat, sitting: Sitting) -> Seat:
    """Return a seat with the person and the name that it had then."""
    person, name = sitting.get(seat.id, ("", ""))
    name = name or f"{seat.name} (?)"
    return Seat(seat.id, name, seat.figures, person if PERSON.fullmatch(person) else NOBODY)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, and its seed, which is published then.

    The seed of an archived game stays secret, because the game may go on.
    """

    outcome: engine.Outcome
    seed: str
    feats: Sequence[str] = ()
    """What is worth telling of the game, by the keys of its feats."""
    goals: str = ""
    """How far the goals of a lost game were, as a sentence; empty if there is nothing to tell."""


@dataclass(slots=True)
class LogRow:
    """One thing that was done at a table; rows are only ever added.

    `command` is the engine's number of the command that the row belongs to. `payload` is the
    command, the answer (`key` and `option`, or the `command` given out of turn), or the content of
    a note or an undo. `draws` are all draws of the command up to this row, as `[sides, face]`.
    """

    kind: Kind
    seat: str
    payload: Json
    number: int = 0
    command: int = 0
    events: list[Json] = field(default_factory=list[Json])
    draws: list[list[int]] = field(default_factory=list[list[int]])
    finished: bool = True
    """Whether the command has no open question after this row."""
    at: int = 0
    person: str = ""
    """The user id of the person who did it; empty for moves of the autopilot and of the bot."""
    name: str = ""
    """The name of that person at that time; empty if it is not known."""
    autopilot: bool = False
    """Whether the autopilot made this step for its seat."""
    sitting: Sitting = field(default_factory=dict[str, tuple[str, str]])
    """Who sits at each seat from this row on.

    The database has it only in rows that change it. A row that was read always has it, except rows
    before the first such one.
    """

    def happened(self, ruleset: str, seat: str | None = None) -> list[engine.Event]:
        """Return the events of the row that the seat `seat` may know; None stands for a spectator.

        The result is empty if one of the events cannot be read. `ruleset` is the game they belong
        to.
        """
        events = self._read_events(ruleset) or []
        return [one for one in events if not one.only_for or seat in one.only_for]

    def is_readable(self, ruleset: str) -> bool:
        """Return whether this release knows all events of the row."""
        return self._read_events(ruleset) is not None

    def as_lost(self) -> LogRow:
        """Return the note that is posted in place of this row if the row cannot be read."""
        return replace(self, kind="note", payload={"key": LOST_ROW}, events=[], draws=[])

    def _read_events(self, ruleset: str) -> list[engine.Event] | None:
        """Return the row's events, or None if one of them cannot be read."""
        try:
            return [engine.event_from_json(ruleset, data) for data in self.events]
        except (AttributeError, KeyError, TypeError, ValueError):
            return None


def is_past(row: LogRow) -> bool:
    """Return whether a row is a note that a look back shows: on the people at the table, or a
    moderator's rollback.
    """
    return row.kind == "note" and row.payload.get("key") in PAST_NOTES


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
    """A stored state of the game: the one before the log row `number`, in the round `round`."""

    number: int
    round: int
    aside: int = 0
    """The number of the log row that took the state's commands back; 0 if they were not taken back.
    """

    @property
    def returns(self) -> bool:
        """Return whether the game went back from exactly this state, and so may return to it."""
        return self.aside == self.number


def states_that_stand(rows: Sequence[LogRow], states: Iterable[State]) -> set[int]:
    """Return the numbers of the states that precede a command which was not undone."""
    commands = [row.number for row in rows if row.kind == "command"]
    stand = {row.number for row in standing(rows) if row.kind == "command"}
    numbers = {one.number for one in states}
    return {one for one in numbers if next((n for n in commands if n >= one), 0) in stand}


@dataclass(frozen=True, slots=True)
class Rewind:
    """A step back (undo) or forward (redo) of the game; `row` is the number of its log row."""

    row: int
    round: int
    """The round before the step."""
    before: str
    """The game before the step, as text; empty if it need not be stored."""
    stand: frozenset[int]
    """The numbers of the states that are valid after the step; all others are set aside."""


def row_of(kind: Kind, seat: str, payload: Json, told: engine.Told) -> LogRow:
    """Return a log row with the events and draws of `told`."""
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
    """The round and the game before the first new command."""
    turned: Rewind | None = None
    """The step back or forward, if the change contains one."""
    forgotten: tuple[int, ...] = ()
    """Log rows of steps back or forward; the states that they set aside are deleted."""
    seats: bool = False
    """Whether seats have other people or names."""
    prune_before_round: int | None = None
    """Of each round before this one, only the first state is kept."""
    interaction: tuple[int, str] | None = None
    """Discord's id of the interaction, and the reply that only the person who acted saw."""
    audit: tuple[str, str, Json] | None = None
    """A line of the moderators' record: the person, the action, and its details."""


def number_rows(rows: Iterable[LogRow], after: int, at: int) -> list[LogRow]:
    """Give the rows the time `at` and numbers from `after` + 1; return them."""
    found = list(rows)
    for number, row in enumerate(found, start=after + 1):
        row.number, row.at = number, at
    return found
