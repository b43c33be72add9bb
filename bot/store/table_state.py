"""Define what a table keeps beside its game: an open vote, absences, offers, options and pace.

The state is one JSON cell of the database, with the number of its schema. It is checked when it is
loaded: an invalid field is left out, and its table counts as damaged. Code changes the state of a
table in place, under the table's lock, and the next save stores it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Any, Literal, Self, cast

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    ValidationError,
    field_validator,
    model_validator,
)

Json = dict[str, Any]
SCHEMA = 1
"""The version of the model below. A changed model needs a new number and a migration."""
LATEST = 2**37
"""The latest time in seconds since the epoch that is stored; a later one counts as damaged."""
HOURS = {"24h": 24, "none": 0, "1h": 1, "8h": 8, "12h": 12, "48h": 48, "72h": 72}
"""How many hours a table waits for somebody, by pace; 0 means for ever.

The first pace is the default.
"""
USUAL = next(iter(HOURS))
PICTURES = "pictures"
"""The option with the theme of the table's pictures. The engine does not know it."""
PATIENCE = "patience"
"""The option with the minutes that players have to answer with a card.

The engine does not know it, because rules know no time.
"""
HINTS = "hints"
"""The option that says whether the bot gives hints at the table: `on` or `off`.

The engine does not know it.
"""
MINUTES = re.compile(r"[0-9]{1,4}")
BOT_OPTIONS = (PICTURES, PATIENCE, HINTS)
VoteKind = Literal["undo", "redo", "end", "pace", "replace", "kick"]
ThreadKind = Literal["", "ours", "theirs"]


def _is_pace(value: str) -> str:
    if value not in HOURS:
        raise ValueError("no such pace")
    return value


Moment = Annotated[int, Field(ge=0, le=LATEST)]
Seconds = Annotated[int, Field(ge=-LATEST, le=LATEST)]
Pace = Annotated[str, AfterValidator(_is_pace)]


class _Part(BaseModel):
    """A part of the state. An unknown field is an error, like a value of a wrong type."""

    model_config = ConfigDict(strict=True, extra="forbid")


class SeatState(_Part):
    """What the table stores about one seat. It is dropped when another person takes the seat."""

    is_away: bool = False
    """The player asked the autopilot to play for them."""
    stood_in_for: bool = False
    """The autopilot has played for the seat since a person last acted at the table."""
    missed_turns: int = 0
    """How many turns in a row the autopilot has played for the seat."""
    holiday_until: Moment = 0
    """When the player's holiday ends; 0 if they are not on holiday."""
    extended_in_round: int | None = None
    """The last round in which the seat got extra time."""
    wants_no_advice: bool = False
    """The player wants no advice at the beginning of a turn.

    Newer tables do not use it: the setting belongs to the person, for all tables
    (`PersonSettings.hints`).
    """
    offered_to: str = ""
    """The person to whom the player offers the seat; empty if it is not offered."""


class TimeLeft(_Part):
    """What a table waited for at the moment `at`, and the seconds left until its deadline and
    reminder.
    """

    asked: str
    at: Moment
    due: Seconds
    remind: Seconds


class UndoneStep(_Part):
    """A step of the game that was taken back and can be brought back."""

    row: int
    """The number of the log row with which it was taken back."""
    seat: str
    how: str
    """`free` if one player took it back alone, `voted` if the table voted on it."""


class Vote(_Part):
    """An open vote of the table. Each vote is stored by its seat."""

    kind: VoteKind
    by: str
    """The seat that proposed it."""
    yes: list[str]
    no: list[str]
    until: Moment = 0
    seat: str = ""
    """The seat that would be opened, in a vote to replace or to kick."""
    pace: Pace = USUAL
    """The pace that would be set, in a vote on the pace."""
    what: str = ""
    """What the vote would take back or bring back, in words; empty in other votes."""
    reason: str = ""
    """Why somebody should be sent away, with markup quoted for messages."""
    left: TimeLeft | None = None
    """The time the players had left when the vote was opened; they get it back when it ends."""

    @model_validator(mode="after")
    def _names_its_seat(self) -> Self:
        if self.kind in ("replace", "kick") and not self.seat:
            raise ValueError("no seat is named")
        return self

    @property
    def voices(self) -> list[str]:
        """The seats that have voted."""
        return [*self.yes, *self.no]

    def forget_voice(self, seat: str) -> None:
        """Remove the voice of that seat, if it has voted."""
        self.yes = [one for one in self.yes if one != seat]
        self.no = [one for one in self.no if one != seat]


class TableState(_Part):
    """The state of one table. A field with its default value is not stored."""

    options: dict[str, str] = Field(default_factory=dict[str, str])
    """The table's options as the engine takes them, and BOT_OPTIONS; only values that are not the
    usual ones.

    A server's own mission and survivors are among them, as texts.
    """
    pace: Pace = USUAL
    seats: dict[str, SeatState] = Field(default_factory=dict[str, SeatState])
    """What is kept of each seat, by its id. Read it with the method `seat`."""
    vote: Vote | None = None
    redo: list[UndoneStep] = Field(default_factory=list[UndoneStep])
    """The steps that can be brought back until somebody plays on, the newest last."""
    pause: TimeLeft | None = None
    """The time everybody had left when a moderator paused the table; None if the table is not
    paused.
    """
    kept_out: list[str] = Field(default_factory=list[str])
    """Who may not sit down at this table: ids, and salted hashes of the ids of deleted people."""
    invitations: dict[str, list[str]] = Field(default_factory=dict[str, list[str]])
    """Who played the game before this lobby: each person with the figures they led."""
    was_finished: bool = False
    """Whether the game had ended when it was archived, so that its dice are public."""
    thread: ThreadKind = ""
    """`ours` for a thread that was opened for the table, `theirs` for a thread that existed before,
    empty in a channel.
    """
    homeless: int = 0
    """The channel or thread of the table if it was deleted; 0 if it exists."""
    challenge: str = ""
    """The week whose challenge the table plays, such as `2026-W48`; empty for all others."""

    @field_validator("options")
    @classmethod
    def _has_patience_in_minutes(cls, options: dict[str, str]) -> dict[str, str]:
        if not MINUTES.fullmatch(options.get(PATIENCE, "0")):
            raise ValueError("no number of minutes")
        return options

    @classmethod
    def read(cls, cell: Json) -> tuple[Self, bool]:
        """Return the state in a stored cell, and whether all of the cell is valid.

        Invalid fields are left out.
        """
        if cell.get("schema") != SCHEMA:
            return cls(), False
        values = {name: value for name, value in cell.items() if name != "schema"}
        fits = True
        while True:
            try:
                return cls.model_validate(values), fits
            except ValidationError as error:
                fits = False
                for one in error.errors(include_url=False, include_context=False):
                    values = _without(values, *one["loc"][:2])

    def stored(self) -> Json:
        """Return the cell to store; `read` makes a state of it again."""
        values = self.model_dump(exclude_defaults=True)
        if seats := {seat: one for seat, one in values.pop("seats", {}).items() if one}:
            values["seats"] = seats
        return {"schema": SCHEMA, **values}

    @property
    def game_options(self) -> dict[str, str]:
        """The options of the table that the engine knows."""
        return {name: text for name, text in self.options.items() if name not in BOT_OPTIONS}

    def seat(self, seat: str) -> SeatState:
        """Return what is stored about that seat.

        Change the result in place to store something else.
        """
        return self.seats.setdefault(seat, SeatState())

    def kept_of(self, seat: str) -> Json:
        """Return what is stored about that seat as plain values; empty if nothing is."""
        return self.seat(seat).model_dump(exclude_defaults=True)

    @property
    def away(self) -> list[str]:
        """The seats of players who asked the autopilot to play for them."""
        return [seat for seat, one in self.seats.items() if one.is_away]

    @property
    def holidays(self) -> dict[str, int]:
        """The seats of players on holiday, each with the moment at which the holiday ends."""
        return {seat: one.holiday_until for seat, one in self.seats.items() if one.holiday_until}

    @property
    def offers(self) -> dict[str, str]:
        """The seats that are offered, each with the person who may take it."""
        return {seat: one.offered_to for seat, one in self.seats.items() if one.offered_to}

    def came_back(self, seats: Iterable[str]) -> None:
        """Note that the players of these seats act themselves: they are no longer away, and the
        table is awake.
        """
        for one in self.seats.values():
            one.stood_in_for = False
        for seat in seats:
            one = self.seat(seat)
            one.is_away, one.missed_turns, one.holiday_until = False, 0, 0

    def forget_seat(self, seat: str) -> None:
        """Forget everything about the person who sat there, and their part in an open vote."""
        self.seats.pop(seat, None)
        if self.vote and seat in (self.vote.by, self.vote.seat):
            self.vote = None
        elif self.vote:
            self.vote.forget_voice(seat)

    def forget_person(self, person: str) -> None:
        """Drop the invitation of a person who left the server, and offers to them or by them."""
        self.invitations.pop(person, None)
        for seat, one in self.seats.items():
            if person in (seat, one.offered_to):
                one.offered_to = ""


def _without(values: Json, field: Any, entry: Any = None) -> Json:
    """Return the values without an invalid part: one entry of the options or seats, or else the
    whole field.
    """
    inner: Any = values.get(field)
    if field in ("options", "seats") and isinstance(inner, dict) and entry in inner:
        kept = {name: one for name, one in cast("Json", inner).items() if name != entry}
        return {**values, field: kept}
    return {name: value for name, value in values.items() if name != field}
