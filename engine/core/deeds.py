"""A ruleset described by a table of deeds.

Each command type has one `Deed`, which lists the command's candidates, checks it and carries it
out. So a command that is listed is also accepted, and a command that is accepted was listed.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.game import Game
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.ruleset import Ruleset

S = TypeVar("S")
V = TypeVar("V")
G = TypeVar("G", bound=Game[Any])
D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Deed(Generic[G, D]):
    """Everything the rules say about one command type.

    `D` is the doer: a survivor, or a seat. `when` refuses the doer's command at the wrong time,
    `candidates` lists the commands worth checking, `why_not` refuses one of them, and `carry_out`
    runs it. With `exact`, `candidates` returns legal commands only, so they are not checked again.
    With `any_time`, the command may be given while a question is open.
    """

    candidates: Callable[[G, D], Iterable[Command]]
    why_not: Callable[[G, D, Any], Refusal | None]
    carry_out: Callable[[G, D, Any], Awaitable[None]]
    when: Callable[[G, str, D], Refusal | None]
    exact: bool = False
    any_time: bool = False


class DeedRuleset(Ruleset[S, V], Generic[S, V, G, D]):
    """A ruleset whose commands are the keys of `deeds`; each game says who the doers are."""

    deeds: Mapping[type[Command], Deed[G, D]]

    @abstractmethod
    def game(self, state: S, seats: tuple[str, ...], dice: Dice) -> G:
        """Return a new `Game` on `state`, in which the rules carry out one command with `dice`."""

    @abstractmethod
    def seats_of(self, state: S) -> tuple[str, ...]:
        """Return all seats in seating order."""

    @abstractmethod
    def doers(self, game: G, seat: str) -> Sequence[D]:
        """Return the doers of `seat` who may act at all."""

    @abstractmethod
    def doer(self, game: G, seat: str, command: Command) -> D | Refusal:
        """Return the doer that `command` is for, or the refusal if there is none."""

    def reading(self, state: S) -> G:
        """Return a `Game` on `state` for checks that roll no dice and change nothing."""
        return self.game(state, self.seats_of(state), Dice("", 0, ""))

    # ------------------------------------------------------------ commands

    def why_not(self, state: S, seat: str, command: Command) -> Refusal | None:
        deed = self.deeds.get(type(command))
        if deed is None:
            return Refusal("unknown-command", command=str(command))
        game = self.reading(state)
        doer = self.doer(game, seat, command)
        if isinstance(doer, Refusal):
            return doer
        return deed.when(game, seat, doer) or deed.why_not(game, doer, command)

    def commands(self, state: S, seat: str) -> list[Command]:
        return list(self.allowed(self.reading(state), seat, self.deeds.values()))

    def allowed(
        self, game: G, seat: str, deeds: Iterable[Deed[G, D]], doers: Sequence[D] | None = None
    ) -> Iterator[Command]:
        """Yield the legal commands of `seat` among those of `deeds`.

        `doers` limits them to the commands of these doers; by default all doers of the seat count.
        """
        for doer in self.doers(game, seat) if doers is None else doers:
            whens: dict[Callable[[G, str, D], Refusal | None], bool] = {}
            for deed in deeds:
                if deed.when not in whens:
                    whens[deed.when] = deed.when(game, seat, doer) is None
                if whens[deed.when]:
                    for command in deed.candidates(game, doer):
                        if deed.exact or deed.why_not(game, doer, command) is None:
                            yield command

    # ------------------------------------------------------------ while a question is open

    def why_not_interject(
        self, state: S, seat: str, command: Command, questions: tuple[Question, ...]
    ) -> Refusal | None:
        deed = self.deeds.get(type(command))
        if deed is None or not deed.any_time:
            return super().why_not_interject(state, seat, command, questions)
        refusal = self.why_not(state, seat, command)
        return refusal or self.why_none_in_between(state, seat, questions)

    def interjections(self, state: S, seat: str, questions: tuple[Question, ...]) -> list[Command]:
        between = [deed for deed in self.deeds.values() if deed.any_time]
        if not between or self.why_none_in_between(state, seat, questions):
            return []
        return list(self.allowed(self.reading(state), seat, between))

    def why_none_in_between(
        self, state: S, seat: str, questions: tuple[Question, ...]
    ) -> Refusal | None:
        """Return why the seat may give no command while `questions` are open, or None if it may.

        A game that forbids such commands overrides this; by default they are allowed.
        """
        return None
