"""The ruleset of Zombies!!!: which function checks and carries out each command, and when."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.deeds import Deed, DeedRuleset
from engine.core.dice import Dice
from engine.core.event import kinds_in
from engine.core.game import Game as CoreGame
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.ruleset import Seats
from engine.zombies import (
    autopilot,
    cards,
    damage,
    events,
    herd,
    reshuffling,
    setup,
    tiles,
    turn,
    victory,
    views,
    walking,
    windows,
)
from engine.zombies.box import RULESET, box
from engine.zombies.commands import (
    ChooseTempo,
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
from engine.zombies.entries import TownContent
from engine.zombies.game import Game
from engine.zombies.state import SCHEMA, STATE, State, migrate
from engine.zombies.view import View

# ------------------------------------------------------------ when a command may come


def at_step(step: str) -> Callable[[Game, str, str], Refusal | None]:
    """Return a check that refuses a command in another step than `step`, or from a seat that need
    not act. [zombies, Turn]
    """

    def why_not_now(game: Game, seat: str, doer: str) -> Refusal | None:
        acting = turn.acting(game)
        if seat != acting:
            return Refusal("not-your-turn", seats=(acting,))
        return Refusal("not-this-step", step=game.state.step) if game.state.step != step else None

    return why_not_now


def at_the_end(step: str) -> Callable[[Game, str, str], Refusal | None]:
    """Return a check like that of `at_step`, which lets some commands come before `step`.

    The active player whose steps run automatically may give them in every step from `walk` on.
    """
    before = ("walk", "zombies", "discard")
    before = before[: before.index(step)]

    def why_not_now(game: Game, seat: str, doer: str) -> Refusal | None:
        state = game.state
        early = game.player(seat).brisk and state.turn == seat and state.step in before
        return at_step(state.step if early else step)(game, seat, doer)

    return why_not_now


def at_any_time(game: Game, seat: str, doer: str) -> Refusal | None:
    """Never refuse: the command may be given at any time."""
    return None


# ------------------------------------------------------------ what each command does


@dataclass(frozen=True, slots=True)
class StepDeed(Deed[Game, str]):
    """The rules of a command that belongs to one step; every command that it lists is legal."""

    exact: bool = True


@dataclass(frozen=True, slots=True)
class CardDeed(StepDeed):
    """The rules of a command that is allowed at any time, also while a question is open."""

    when: Callable[[Game, str, str], Refusal | None] = at_any_time
    any_time: bool = True


DEEDS: Mapping[type[Command], Deed[Game, str]] = {
    LayTile: StepDeed(tiles.layings, tiles.why_not_lay, turn.lay_tile, at_step("tile")),
    Fight: StepDeed(turn.fights, turn.why_not_fight, turn.fight, at_step("fight")),
    RollMovement: StepDeed(turn.rolls, turn.why_not_roll, turn.roll_movement, at_step("roll")),
    Walk: StepDeed(walking.walks, walking.why_not_walk, walking.walk, at_step("walk")),
    StopWalking: StepDeed(walking.stops, walking.why_not_stop, walking.stop, at_step("walk")),
    MoveZombie: StepDeed(herd.moves, herd.why_not_move, herd.carry_out_move, at_step("zombies")),
    HerdZombies: Deed(herd.herdings, turn.why_not_herd, turn.carry_out_herd, at_the_end("zombies")),
    DiscardCard: Deed(turn.discards, turn.why_not_discard, turn.discard, at_the_end("discard")),
    FinishTurn: Deed(turn.finishes, turn.why_not_finish, turn.finish, at_the_end("discard")),
    PlayCard: CardDeed(cards.plays, cards.why_not_play, cards.play),
    UseItem: CardDeed(cards.uses, cards.why_not_use, cards.use),
    WaiveWindows: CardDeed(windows.waivings, windows.why_not_waive, windows.carry_out_waive),
    ChooseTempo: CardDeed(windows.tempos, windows.why_not_choose_tempo, windows.choose_tempo),
}


class TownGame(Game):
    """A table of Zombies!!!, at which others may play cards while a question is open."""

    async def interject(self, seat: str, command: Command) -> None:
        await DEEDS[type(command)].carry_out(self, seat, command)


class Zombies(DeedRuleset[State, View, Game, str]):
    """The rules of the first box of Zombies!!!"""

    id = RULESET
    schema = SCHEMA
    state = STATE
    deeds = DEEDS
    command_types = tuple(DEEDS)
    events = kinds_in(events)
    options = setup.OPTIONS

    @property
    def seat_limits(self) -> tuple[int, int]:
        return setup.FEWEST, setup.MOST

    def missions(self) -> tuple[str, ...]:
        """The one mission, a town; its layout is new in every game."""
        return ("town",)

    def content(self) -> TownContent:
        return box()

    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> State:
        return setup.new_state(self.content(), mission, seats, options)

    def game(self, state: State, seats: tuple[str, ...], dice: Dice) -> Game:
        return TownGame(state, seats, dice, self.content())

    def seats_of(self, state: State) -> tuple[str, ...]:
        return tuple(state.seats)

    def doers(self, game: Game, seat: str) -> Sequence[str]:
        return (seat,)

    def doer(self, game: Game, seat: str, command: Command) -> str:
        return seat

    async def set_up(self, game: CoreGame[State]) -> None:
        ours = _ours(game)
        await setup.set_up(ours)
        await self._follow_up(ours)

    async def carry_out(self, game: CoreGame[State], seat: str, command: Command) -> None:
        """Carry out a command, then play everything that follows until a player must act."""
        ours = _ours(game)
        await DEEDS[type(command)].carry_out(ours, seat, command)
        victory.check(ours)
        await self._follow_up(ours)

    async def _follow_up(self, game: Game) -> None:
        """End steps that ask nothing, and turns whose player has nothing left to play."""
        await turn.settle(game)
        while game.state.step == "discard" and _has_nothing_left(game):
            turn.end_turn(game)
            await turn.settle(game)

    def acting(self, state: State) -> tuple[str, ...]:
        return (turn.acting(self.reading(state)),)

    def why_none_in_between(
        self, state: State, seat: str, questions: tuple[Question, ...]
    ) -> Refusal | None:
        """Refuse every command of a seat that is not asked while questions are open.

        Only with the option `cards` = `own-turn`; at other tables nothing is refused here.
        """
        if state.cards != "own-turn" or any(seat in one.seats for one in questions):
            return None
        return Refusal("question-first", question=questions[0].key, seats=questions[0].seats)

    def view(
        self,
        state: State,
        seat: str | None,
        questions: tuple[Question, ...],
        outcome: Outcome | None,
    ) -> View:
        return views.view(self.reading(state), seat, questions, outcome)

    def reshuffle(self, state: State, seat: str, chance: Dice) -> None:
        reshuffling.reshuffle(self.game(state, tuple(state.seats), chance), seat)

    def migrate(self, data: dict[str, object], schema: int) -> dict[str, object]:
        """Return stored data of an earlier schema brought up to date."""
        return migrate(data, schema, self.content())

    def card_kinds(self) -> Mapping[str, str]:
        return self.content().copies

    def why_damaged(self, state: State, seats: Seats, outcome: Outcome | None) -> str | None:
        return damage.why_damaged(state, self.content(), seats, outcome)

    def ranked(
        self, view: View, seat: str, commands: Sequence[Command], question: Question | None
    ) -> Sequence[Advice]:
        return autopilot.ranked(view, seat, commands, question)


def _has_nothing_left(game: Game) -> bool:
    """Return True if the active player has neither a card in the hand nor an item to use."""
    seat = game.state.turn
    return not game.active.hand and not cards.uses(game, seat)


def _ours(game: CoreGame[State]) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no game of this family")
    return game
