"""The interface between a table and a game. A family of games shares an implementation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Generic, TypeVar

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.game import Game
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.stored import Stored

S = TypeVar("S")
V = TypeVar("V")
Seats = Mapping[str, Sequence[str]]


class Ruleset(ABC, Generic[S, V]):
    """One game: its state type, its commands and its rules.

    `S` is the type of the state, a slotted dataclass; `V` is the type of the view that a seat gets.
    """

    id: str
    schema: int
    """The number of the state's format, raised with every new or renamed field; see `migrate`."""
    state: Stored[S]
    command_types: Sequence[type[Command]]
    """The command types of the game, each with a literal `do`."""
    events: Mapping[str, type[Event]]
    """The event types of the game by the names that its logs use."""
    options: Mapping[str, Sequence[str]]
    """The options of a table, each with its possible values; the first value is the default."""

    weights: Mapping[str, float] = {}
    """How many points one unit of each part of `gauge` is worth; empty if nobody can look ahead."""
    counted: Sequence[str] = ()
    """The parts of `gauge` for which players are told in how many tries they happened."""
    chooses_ahead: bool = False
    """True if looking ahead may propose any other step than the ranking; False if it may do so only
    where the ranking proposes to end the turn.
    """
    resting: tuple[type[Command], ...] = ()
    """The commands that end a turn."""
    minor: tuple[type[Command], ...] = ()
    """Commands that looking ahead tries only if they rank best, because they seldom matter soon."""

    @property
    @abstractmethod
    def seat_limits(self) -> tuple[int, int]:
        """The smallest and the largest number of seats."""

    @abstractmethod
    def missions(self) -> tuple[str, ...]:
        """Return the ids of the missions that can be played."""

    def for_table(self, options: Mapping[str, str]) -> Ruleset[S, V]:
        """Return the rules for a table with these options.

        Raises Refusal if an option cannot be used.
        """
        return self

    def figures(self, options: Mapping[str, str]) -> Collection[str]:
        """Return the ids of the figures that seats may lead with these options; empty if seats lead
        none.

        Raises Refusal if an option cannot be used.
        """
        return ()

    @abstractmethod
    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> S:
        """Return the state of a mission before its setup.

        Raises Refusal if these seats cannot play the mission.
        """

    @abstractmethod
    def game(self, state: S, seats: tuple[str, ...], dice: Dice) -> Game[S]:
        """Return a new `Game` on `state`, in which the rules carry out one command with `dice`."""

    @abstractmethod
    async def set_up(self, game: Game[S]) -> None:
        """Carry out the whole setup, up to the first turn."""

    @abstractmethod
    async def carry_out(self, game: Game[S], seat: str, command: Command) -> None:
        """Carry out a command that `why_not` allowed."""

    @abstractmethod
    def acting(self, state: S) -> tuple[str, ...]:
        """Return the seats whose turn it is."""

    @abstractmethod
    def why_not(self, state: S, seat: str, command: Command) -> Refusal | None:
        """Return why the seat may not give this command now, or None if it may."""

    @abstractmethod
    def commands(self, state: S, seat: str) -> list[Command]:
        """Return every command of the seat that `why_not` allows."""

    def why_not_interject(
        self, state: S, seat: str, command: Command, questions: tuple[Question, ...]
    ) -> Refusal | None:
        """Return why the seat may not give this command during `questions`, or None if it may."""
        return Refusal("question-first", question=questions[0].key, seats=questions[0].seats)

    def interjections(self, state: S, seat: str, questions: tuple[Question, ...]) -> list[Command]:
        """Return every command of the seat that `why_not_interject` allows."""
        return []

    def orders(self, state: S, seat: str) -> list[Command]:
        """Return the standing orders that the seat may give at any time, in a game that does not
        list them among its commands.
        """
        return []

    def settling(self, state: S, seat: str, question: Question) -> list[Command]:
        """Return those of `orders` with which the seat would answer the open question."""
        return []

    @abstractmethod
    def view(
        self, state: S, seat: str | None, questions: tuple[Question, ...], outcome: Outcome | None
    ) -> V:
        """Return what the seat may know of the table; `seat` is None for a spectator."""

    @abstractmethod
    def reshuffle(self, state: S, seat: str, chance: Dice) -> None:
        """Deal anew, by `chance`, everything in `state` that `seat` may not know.

        What the seat sees stays, and so does every number of cards. The result depends on `chance`
        and on what the seat may know, never on how the hidden things lay: a table that is dealt
        anew must not give away what will be drawn.
        """

    @abstractmethod
    def ranked(
        self, view: V, seat: str, commands: Sequence[Command], question: Question | None
    ) -> Sequence[Advice]:
        """Return the autopilot's proposals.

        If a `question` is open, return one proposal: the option to answer with. Otherwise return
        all `commands`, the best first. The autopilot knows only what the seat's view shows.
        """

    def gauge(
        self, state: S, seat: str, step: Command, outcome: Outcome | None
    ) -> Mapping[str, float]:
        """Return how many units of each part of `weights` the position has.

        `step` is the step that the seat takes: parts may depend on who takes it.
        """
        return {}

    def card_kinds(self) -> Mapping[str, str]:
        """Return the kind of each card id, since scenarios name cards by their kind."""
        return {}

    def why_damaged(self, state: S, seats: Seats, outcome: Outcome | None) -> str | None:
        """Return what makes a stored state impossible, or None if it is sound.

        A state that passes can be shown and played on.
        """
        return None

    def migrate(self, data: dict[str, object], schema: int) -> dict[str, object]:
        """Return the stored state `data`, written in the older format `schema`, in the new
        format.
        """
        return data
