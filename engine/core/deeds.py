"""A ruleset whose commands are a table of deeds: listed, checked and carried out by one entry."""

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
    """One command: when it may come, its candidates, why one may not be, what it does.

    `D` is who does it: a survivor, or a seat. `exact` candidates need no second look: they are
    made by what `why_not` asks. A deed of `any_time` may come while a question is open.
    """

    candidates: Callable[[G, D], Iterable[Command]]
    why_not: Callable[[G, D, Any], Refusal | None]
    carry_out: Callable[[G, D, Any], Awaitable[None]]
    when: Callable[[G, str, D], Refusal | None]
    exact: bool = False
    any_time: bool = False


class DeedRuleset(Ruleset[S, V], Generic[S, V, G, D]):
    """`deeds` says everything that may be commanded; who does it is the game's to say."""

    deeds: Mapping[type[Command], Deed[G, D]]

    @abstractmethod
    def game(self, state: S, seats: tuple[str, ...], dice: Dice) -> G:
        """The rules' view of `state` for one command."""

    @abstractmethod
    def seats_of(self, state: S) -> tuple[str, ...]:
        """All seats, in the order they sit."""

    @abstractmethod
    def doers(self, game: G, seat: str) -> Sequence[D]:
        """Those of the seat who may do anything."""

    @abstractmethod
    def doer(self, game: G, seat: str, command: Command) -> D | Refusal:
        """Who is to do it; a refusal where there is nobody."""

    def reading(self, state: S) -> G:
        """A game for questions only: its dice are never thrown."""
        return self.game(state, self.seats_of(state), Dice("", 0, ""))

    # ------------------------------------------------------------ what may be commanded

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
        """What those of the seat may do of `deeds` now."""
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
        """Why the seat may do nothing at all while these are open; None where it may."""
        return None
