"""Zombies!!!, as tables see it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.content import load_town_content
from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.game import Game as CoreGame
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.ruleset import Ruleset, Seats
from engine.entries.zombies import TownContent
from engine.zombies import (
    autopilot,
    cards,
    damage,
    herd,
    setup,
    tiles,
    turn,
    victory,
    views,
    walking,
    windows,
)
from engine.zombies.commands import (
    COMMANDS,
    DiscardCard,
    Fight,
    FinishTurn,
    HerdZombies,
    LayTile,
    MoveZombie,
    PlayCard,
    RollMovement,
    StopWalking,
    UseItem,
    WaiveWindows,
    Walk,
)
from engine.zombies.game import Game
from engine.zombies.state import SCHEMA, STATE, State
from engine.zombies.view import View


@dataclass(frozen=True, slots=True)
class Deed:
    """One command: its candidates, why one may not be, what it does.

    `step` is the only step it belongs to; a deed without one may come at any time, also while a
    question is open. Every candidate may be carried out.
    """

    candidates: Callable[[Game, str], Iterable[Command]]
    why_not: Callable[[Game, str, Any], Refusal | None]
    carry_out: Callable[[Game, str, Any], Awaitable[None]]
    step: str = ""


DEEDS: dict[type[Command], Deed] = {
    LayTile: Deed(tiles.layings, tiles.why_not_lay, turn.lay_tile, "tile"),
    Fight: Deed(turn.fights, turn.why_not_fight, turn.fight, "fight"),
    RollMovement: Deed(turn.rolls, turn.why_not_roll, turn.roll_movement, "roll"),
    Walk: Deed(walking.walks, walking.why_not_walk, walking.walk, "walk"),
    StopWalking: Deed(walking.stops, walking.why_not_stop, walking.stop, "walk"),
    MoveZombie: Deed(herd.moves, herd.why_not_move, herd.carry_out_move, "zombies"),
    HerdZombies: Deed(herd.herdings, herd.why_not_herd, herd.carry_out_herd, "zombies"),
    DiscardCard: Deed(turn.discards, turn.why_not_discard, turn.discard, "discard"),
    FinishTurn: Deed(turn.finishes, turn.why_not_finish, turn.finish, "discard"),
    PlayCard: Deed(cards.plays, cards.why_not_play, cards.play),
    UseItem: Deed(cards.uses, cards.why_not_use, cards.use),
    WaiveWindows: Deed(windows.waivings, windows.why_not_waive, windows.carry_out_waive),
}


class TownGame(Game):
    """The rules' view of a table; cards may be played while a question is open."""

    async def interject(self, seat: str, command: Command) -> None:
        await DEEDS[type(command)].carry_out(self, seat, command)


class Zombies(Ruleset[State, View]):
    """The first box of Zombies!!!"""

    id = "zombies"
    schema = SCHEMA
    state = STATE
    command_types = COMMANDS
    seat_limits = (setup.FEWEST, setup.MOST)
    options = setup.OPTIONS

    def missions(self) -> tuple[str, ...]:
        """One town, laid anew in every game."""
        return ("town",)

    def content(self) -> TownContent:
        return load_town_content(self.id)

    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> State:
        return setup.new_state(self.content(), mission, seats, options)

    def game(self, state: State, seats: tuple[str, ...], dice: Dice) -> Game:
        return TownGame(state, seats, dice, self.content())

    def _reading(self, state: State) -> Game:
        """A game for questions only: its dice are never thrown."""
        return self.game(state, tuple(state.seats), Dice("", 0, ""))

    async def set_up(self, game: CoreGame[State]) -> None:
        ours = _ours(game)
        await setup.set_up(ours)
        self._follow_up(ours)

    async def carry_out(self, game: CoreGame[State], seat: str, command: Command) -> None:
        """The command, then whatever follows by itself."""
        ours = _ours(game)
        await DEEDS[type(command)].carry_out(ours, seat, command)
        victory.check(ours)
        self._follow_up(ours)

    def _follow_up(self, game: Game) -> None:
        """Steps that ask nothing pass; so does a turn whose player has nothing left to play."""
        turn.settle(game)
        while game.state.step == "discard" and _has_nothing_left(game):
            turn.end_turn(game)
            turn.settle(game)

    def acting(self, state: State) -> tuple[str, ...]:
        return (turn.acting(self._reading(state)),)

    def why_not(self, state: State, seat: str, command: Command) -> Refusal | None:
        if not isinstance(command, COMMANDS):
            return Refusal("unknown-command", command=str(command))
        game, deed = self._reading(state), DEEDS[type(command)]
        return _why_not_now(game, seat, deed) or deed.why_not(game, seat, command)

    def commands(self, state: State, seat: str) -> list[Command]:
        game = self._reading(state)
        return [one for deed in DEEDS.values() for one in _allowed(game, seat, deed)]

    def why_not_interject(
        self, state: State, seat: str, command: Command, questions: tuple[Question, ...]
    ) -> Refusal | None:
        """A card, an item or a waiver may come in between; where cards belong to one's own turn,
        only while it is oneself who is asked."""
        deed = DEEDS.get(type(command))
        question_first = super().why_not_interject(state, seat, command, questions)
        if deed is None or deed.step:
            return question_first
        held_back = question_first if _may_not_interrupt(state, seat, questions) else None
        return deed.why_not(self._reading(state), seat, command) or held_back

    def interjections(
        self, state: State, seat: str, questions: tuple[Question, ...]
    ) -> list[Command]:
        game = self._reading(state)
        if _may_not_interrupt(state, seat, questions):
            return []
        anytime = [deed for deed in DEEDS.values() if not deed.step]
        return [one for deed in anytime for one in _allowed(game, seat, deed)]

    def view(
        self,
        state: State,
        seat: str | None,
        questions: tuple[Question, ...],
        outcome: Outcome | None,
    ) -> View:
        return views.view(self._reading(state), seat, questions, outcome)

    def why_damaged(self, state: State, seats: Seats, outcome: Outcome | None) -> str | None:
        return damage.why_damaged(state, self.content(), seats, outcome)

    def advise(
        self, view: View, seat: str, commands: Sequence[Command], question: Question | None
    ) -> Command | str:
        return autopilot.advise(view, seat, commands, question)


def _why_not_now(game: Game, seat: str, deed: Deed) -> Refusal | None:
    """Whoever must act does what the step asks for. [zombies, Turn]"""
    if not deed.step:
        return None
    acting = turn.acting(game)
    if seat != acting:
        return Refusal("not-your-turn", seats=(acting,))
    if deed.step != game.state.step:
        return Refusal("not-this-step", step=game.state.step)
    return None


def _allowed(game: Game, seat: str, deed: Deed) -> Iterator[Command]:
    if _why_not_now(game, seat, deed) is None:
        yield from deed.candidates(game, seat)


def _may_not_interrupt(state: State, seat: str, questions: tuple[Question, ...]) -> bool:
    asked = any(seat in one.seats for one in questions)
    return state.cards == "own-turn" and not asked


def _has_nothing_left(game: Game) -> bool:
    seat = game.state.turn
    return not game.active.hand and not cards.uses(game, seat)


def _ours(game: CoreGame[State]) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no game of this family")
    return game
