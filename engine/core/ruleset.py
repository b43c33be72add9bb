"""What a table needs from a game: each family implements it, its games override what differs."""

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

    `S` is the state, a slotted dataclass; `V` is the view a seat gets of it.
    """

    id: str
    schema: int
    """Raised with every new or renamed field of the state; see `migrate`."""
    state: Stored[S]
    command_types: Sequence[type[Command]]
    """The commands of the game, each with a literal `do`."""
    events: Mapping[str, type[Event]]
    """What may happen in the game, by the names that its logs use."""
    options: Mapping[str, Sequence[str]]
    """What a table may choose, each with its values; the first is the usual one."""

    @property
    @abstractmethod
    def seat_limits(self) -> tuple[int, int]:
        """How few and how many may sit down."""

    @abstractmethod
    def missions(self) -> tuple[str, ...]:
        """What can be played."""

    def for_table(self, options: Mapping[str, str]) -> Ruleset[S, V]:
        """The rules for a table of these options. Raises Refusal where they cannot be."""
        return self

    def figures(self, options: Mapping[str, str]) -> Collection[str]:
        """The ids that seats may lead at a table of these options; none where a seat leads nobody.

        Raises Refusal where the options cannot be.
        """
        return ()

    @abstractmethod
    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> S:
        """The empty table of a mission. Raises Refusal where it cannot be played so."""

    @abstractmethod
    def game(self, state: S, seats: tuple[str, ...], dice: Dice) -> Game[S]:
        """The rules' view of `state` for one command."""

    @abstractmethod
    async def set_up(self, game: Game[S]) -> None:
        """Everything between opening the box and the first turn."""

    @abstractmethod
    async def carry_out(self, game: Game[S], seat: str, command: Command) -> None:
        """A command that `why_not` let through."""

    @abstractmethod
    def acting(self, state: S) -> tuple[str, ...]:
        """The seats whose turn it is."""

    @abstractmethod
    def why_not(self, state: S, seat: str, command: Command) -> Refusal | None:
        """Why the seat may not give this command now; None where it may."""

    @abstractmethod
    def commands(self, state: S, seat: str) -> list[Command]:
        """Every command of the seat that `why_not` lets through."""

    def why_not_interject(
        self, state: S, seat: str, command: Command, questions: tuple[Question, ...]
    ) -> Refusal | None:
        """Why the seat may not give this command while a question is open."""
        return Refusal("question-first", question=questions[0].key, seats=questions[0].seats)

    def interjections(self, state: S, seat: str, questions: tuple[Question, ...]) -> list[Command]:
        """Every command of the seat that `why_not_interject` lets through."""
        return []

    @abstractmethod
    def view(
        self, state: S, seat: str | None, questions: tuple[Question, ...], outcome: Outcome | None
    ) -> V:
        """What the seat, or a spectator, may know."""

    @abstractmethod
    def ranked(
        self, view: V, seat: str, commands: Sequence[Command], question: Question | None
    ) -> Sequence[Advice]:
        """The autopilot: an option of the question that awaits the seat, or `commands`, best first.

        It knows what the seat's view shows and nothing else.
        """

    def card_kinds(self) -> Mapping[str, str]:
        """What kind of card each id is of: scenarios name cards by their kind."""
        return {}

    def why_damaged(self, state: S, seats: Seats, outcome: Outcome | None) -> str | None:
        """What in a stored state no game can come to; None where all is well.

        Whatever is let through can be looked at and played on.
        """
        return None

    def migrate(self, data: dict[str, object], schema: int) -> dict[str, object]:
        """A stored state of an older schema, brought to this one."""
        return data
