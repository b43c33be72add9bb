"""A tiny game that uses all the core offers: secrets, reactions, questions to several seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.event import Event
from engine.core.game import Game as CoreGame
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.ruleset import Ruleset, Seats
from engine.core.stored import Stored
from engine.core.table import Table


class Strike(Command):
    """Hits another seat, which may dodge left or right; a blocked side is no choice any more."""

    do: Literal["strike"] = "strike"
    target: str


class Block(Command):
    """The reaction: anyone may block a side while the struck seat thinks. Once a game."""

    do: Literal["block"] = "block"
    side: str


class Bow(Command):
    """Passes the turn; draws nothing."""

    do: Literal["bow"] = "bow"


class Ballot(Command):
    """Everyone votes at once for who goes on."""

    do: Literal["ballot"] = "ballot"


class Struck(Event):
    target: str
    face: int
    side: str


class Peeked(Event):
    number: int


@dataclass(slots=True)
class State:
    seats: list[str]
    turn: str
    secrets: dict[str, int] = field(default_factory=dict[str, int])
    blocked: list[str] = field(default_factory=list[str])
    blockers: list[str] = field(default_factory=list[str])
    wounds: dict[str, int] = field(default_factory=dict[str, int])


@dataclass(frozen=True, slots=True)
class View:
    seat: str | None
    turn: str
    secret: int | None
    wounds: dict[str, int]


class Game(CoreGame[State]):
    async def interject(self, seat: str, command: Command) -> None:
        if not isinstance(command, Block):
            raise TypeError(command)
        self.state.blocked.append(command.side)
        self.state.blockers.append(seat)

    def sides(self) -> list[str]:
        return [side for side in ("left", "right", "stand") if side not in self.state.blocked]


class Duel(Ruleset[State, View]):
    id = "duel"
    schema = 2
    state = Stored(State)
    command_types = (Strike, Block, Bow, Ballot)
    events: Mapping[str, type[Event]] = {"Struck": Struck, "Peeked": Peeked}
    options: Mapping[str, Sequence[str]] = {}

    @property
    def seat_limits(self) -> tuple[int, int]:
        return 3, 3

    def missions(self) -> tuple[str, ...]:
        return ("yard",)

    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> State:
        return State(list(seats), next(iter(seats)))

    def game(self, state: State, seats: tuple[str, ...], dice: Dice) -> Game:
        return Game(state, seats, dice)

    async def set_up(self, game: CoreGame[State]) -> None:
        for seat in game.seats:
            game.state.secrets[seat] = game.dice.roll(1, 1000)[0]
            game.tell(Peeked(number=game.state.secrets[seat], only_for=(seat,)))

    async def carry_out(self, game: CoreGame[State], seat: str, command: Command) -> None:
        if not isinstance(game, Game):
            raise TypeError(game)
        if isinstance(command, Strike):
            await self._strike(game, command)
        elif isinstance(command, Ballot):
            votes = await game.choose_each("ballot", lambda: self._ballots(game), about="seat")
            game.state.turn = max(sorted(votes.values()), key=list(votes.values()).count)
            return
        seats = game.state.seats
        game.state.turn = seats[(seats.index(seat) + 1) % len(seats)]

    def _ballots(self, game: Game) -> dict[str, Sequence[str]]:
        return dict.fromkeys(game.seats, game.state.seats)

    async def _strike(self, game: Game, command: Strike) -> None:
        face = game.dice.roll(1)[0]
        side = await game.choose("dodge", game.sides, about="word", seats=[command.target])
        game.tell(Struck(target=command.target, face=face, side=side))
        if side == "stand" or face == 6:
            wounds = game.state.wounds.get(command.target, 0) + 1
            game.state.wounds[command.target] = wounds
        if game.state.wounds.get(command.target, 0) == 3:
            winners = tuple(seat for seat in game.seats if seat != command.target)
            game.finish(Outcome(True, winners, "three-wounds"))

    def acting(self, state: State) -> tuple[str, ...]:
        return (state.turn,)

    def why_not(self, state: State, seat: str, command: Command) -> Refusal | None:
        if isinstance(command, Block):
            return Refusal("nothing-to-block")
        if seat != state.turn:
            return Refusal("not-your-turn", seats=(state.turn,))
        if isinstance(command, Strike) and command.target in (seat, ""):
            return Refusal("not-yourself")
        return None

    def commands(self, state: State, seat: str) -> list[Command]:
        all_of_them = [*(Strike(target=other) for other in state.seats), Bow(), Ballot()]
        return [one for one in all_of_them if self.why_not(state, seat, one) is None]

    def why_not_interject(
        self, state: State, seat: str, command: Command, questions: tuple[Question, ...]
    ) -> Refusal | None:
        if not isinstance(command, Block):
            return super().why_not_interject(state, seat, command, questions)
        if seat in state.blockers or command.side in state.blocked or command.side == "stand":
            return Refusal("no-block")
        return None

    def interjections(
        self, state: State, seat: str, questions: tuple[Question, ...]
    ) -> list[Command]:
        blocks = [Block(side=side) for side in ("left", "right")]
        return [one for one in blocks if not self.why_not_interject(state, seat, one, questions)]

    def view(
        self,
        state: State,
        seat: str | None,
        questions: tuple[Question, ...],
        outcome: Outcome | None,
    ) -> View:
        secret = state.secrets.get(seat) if seat else None
        return View(seat, state.turn, secret, dict(state.wounds))

    def reshuffle(self, state: State, seat: str, chance: Dice) -> None:
        for other in state.seats:
            if other != seat:
                state.secrets[other] = chance.roll(1, 1000)[0]

    def ranked(
        self, view: View, seat: str, commands: Sequence[Command], question: Question | None
    ) -> list[Advice]:
        if question:
            return [Advice(question.default, question.key)]
        return [Advice(one, one.name()) for one in commands]

    def migrate(self, data: dict[str, object], schema: int) -> dict[str, object]:
        """Schema 1 had no `blockers`."""
        return {**data, "blockers": []} if schema < 2 else data


def duel(seed: str = "seed") -> Table[State, View]:
    """A duel of three, set up: ann's turn."""
    table = Table(Duel(), "yard", {"ann": ["a"], "bob": ["b"], "cleo": ["c"]}, seed, {})
    table.set_up()
    return table


def reloaded(table: Table[State, View]) -> Table[State, View]:
    return Table[State, View].restore(Duel(), table.to_json())
