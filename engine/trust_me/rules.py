"""The ruleset of Trust Me: which function checks and carries out each command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

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
from engine.trust_me import (
    actions,
    autopilot,
    damage,
    events,
    handling,
    reshuffling,
    setup,
    turn,
    views,
)
from engine.trust_me.box import RULESET, box
from engine.trust_me.commands import (
    Aim,
    Bandage,
    CallSniper,
    Detonate,
    Drop,
    Fight,
    FireFlare,
    Heal,
    Loot,
    MakeNoise,
    Move,
    Reload,
    Reorganise,
    Rest,
    Search,
    Shoot,
    Smother,
    StandingOrder,
    SwitchTarget,
    Throw,
    Trade,
    Wait,
)
from engine.trust_me.entries import TrustContent
from engine.trust_me.game import Game
from engine.trust_me.state import SCHEMA, STATE, State
from engine.trust_me.turn import Rule
from engine.trust_me.view import View

# ------------------------------------------------------------ when a command may come


def in_ones_activation(game: Game, seat: str, doer: str) -> Refusal | None:
    """Refuse a command outside the seat's own activation, or from a seat whose survivor is off the
    board.
    """
    if game.state.turn != seat:
        return Refusal("not-your-turn", seats=(game.state.turn,))
    return None if game.stands(seat) else Refusal("not-on-the-board", seats=(seat,))


def at_any_time(game: Game, seat: str, doer: str) -> Refusal | None:
    """Refuse a command before the first round has begun; any later time is right."""
    return None if game.state.round else Refusal("not-on-the-board", seats=(seat,))


HANDLING = (
    "what-moves", "where-to", "what-falls", "give", "agree", "take-token", "put-token",
)  # fmt: skip
"""Keys of questions that are asked while a token is held up or offered; until they are answered, no
other token may change hands.
"""
BETWEEN = ("still-do-it", "recover")
"""Keys of questions that are asked while nothing is half done, so a sniper may be called while they
are open.
"""


def why_not_between(command: Command, questions: tuple[Question, ...]) -> Refusal | None:
    """Refuse a command at any time if an open question leaves something half done.

    A standing order moves nothing on the table, so it is always allowed; it may even answer the
    question. A detonator turns groups, so it waits until no token is held up or offered. A sniper
    may kill, so it waits unless all open questions are in `BETWEEN`.
    """
    order, sniper = isinstance(command, StandingOrder), isinstance(command, CallSniper)
    for one in questions:
        if (one.key in HANDLING and not order) or (one.key not in BETWEEN and sniper):
            return Refusal("question-first", question=one.key, seats=one.seats)
    return None


# ------------------------------------------------------------ what each command does

Candidates = Callable[[Game, str], Iterable[Command]]
WhyNot = Callable[[Game, str, Any], Refusal | None]
CarryOut = Callable[[Game, str, Any], Awaitable[None]]


def action(candidates: Candidates, why_not: WhyNot, resolve: CarryOut) -> Deed[Game, str]:
    """Return the deed of a command that costs tokens and ends the activation."""
    rule = Rule(why_not, resolve)

    def why_not_act(game: Game, seat: str, command: Command) -> Refusal | None:
        return why_not(game, seat, command) or turn.why_not_pay(game, seat, command)

    async def act(game: Game, seat: str, command: Command) -> None:
        await turn.act(game, seat, command, rule)

    return Deed(candidates, why_not_act, act, in_ones_activation)


def free(
    candidates: Candidates,
    why_not: WhyNot,
    carry_out: CarryOut,
    *,
    any_time: bool = False,
) -> Deed[Game, str]:
    """Return the deed of a command that costs nothing and may be repeated.

    With `any_time`, it may be given outside the seat's activation, too.
    """
    when = at_any_time if any_time else in_ones_activation
    return Deed(candidates, why_not, carry_out, when, any_time=any_time)


DEEDS: Mapping[type[Command], Deed[Game, str]] = {
    Move: action(actions.moves, actions.why_not_move, actions.move),
    Shoot: action(actions.shots, actions.why_not_shoot, actions.shoot),
    Throw: action(actions.throws, actions.why_not_throw, actions.throw),
    Fight: action(actions.fights, actions.why_not_fight, actions.fight),
    Aim: action(actions.aims, actions.why_not_aim, actions.aim),
    Search: action(handling.searches, handling.why_not_search, handling.search),
    Loot: action(handling.lootings, handling.why_not_loot, handling.loot),
    Reorganise: action(handling.reorganisings, handling.why_not_reorganise, handling.reorganise),
    Trade: action(handling.trades, handling.why_not_trade, handling.trade),
    MakeNoise: action(actions.noises, actions.why_not_noise, actions.make_noise),
    Rest: action(actions.rests, actions.why_not_rest, actions.rest),
    Reload: action(actions.reloads, actions.why_not_reload, actions.reload),
    FireFlare: action(actions.flares, actions.why_not_flare, actions.fire_flare),
    Heal: action(actions.heals, actions.why_not_heal, actions.heal),
    Smother: action(actions.smothers, actions.why_not_smother, actions.smother),
    Wait: action(actions.waits, actions.why_not_wait, actions.wait),
    Drop: free(actions.droppings, actions.why_not_drop_it, actions.drop_it),
    SwitchTarget: free(actions.switches, actions.why_not_switch, actions.switch_target),
    Bandage: free(actions.bandagings, actions.why_not_bandage, actions.bandage),
    Detonate: free(actions.detonations, actions.why_not_detonate, actions.detonate, any_time=True),
    CallSniper: free(actions.calls, actions.why_not_call, actions.call, any_time=True),
    StandingOrder: free(actions.orders, actions.why_not_order, actions.give_order, any_time=True),
}


class CityGame(Game):
    """A game that carries out commands given while a question is open."""

    async def interject(self, seat: str, command: Command) -> None:
        await DEEDS[type(command)].carry_out(self, seat, command)


class TrustMe(DeedRuleset[State, View, Game, str]):
    """The rules of the Trust Me prototype of 2017."""

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
        """The one mission, a city; its layout is new in every game."""
        return (setup.CITY,)

    def content(self) -> TrustContent:
        return box()

    def figures(self, options: Mapping[str, str]) -> Collection[str]:
        return self.content().passports

    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> State:
        return setup.new_state(self.content(), mission, seats, options)

    def migrate(self, data: dict[str, object], schema: int) -> dict[str, object]:
        """Mark games begun under schema 1, in which setup goes on asking the holder of a voucher
        openly.

        Games begun under schema 2 need no change: their players have no standing orders and are
        asked everything.
        """
        return {**data, "asks_for_vouchers": True} if schema < 2 else data

    def game(self, state: State, seats: tuple[str, ...], dice: Dice) -> Game:
        return CityGame(state, seats, dice, self.content())

    def seats_of(self, state: State) -> tuple[str, ...]:
        return tuple(state.seats)

    def doers(self, game: Game, seat: str) -> Sequence[str]:
        return (seat,) if game.stands(seat) else ()

    def doer(self, game: Game, seat: str, command: Command) -> str | Refusal:
        return seat if game.stands(seat) else Refusal("not-on-the-board", seats=(seat,))

    async def set_up(self, game: CoreGame[State]) -> None:
        await setup.set_up(_ours(game))

    async def carry_out(self, game: CoreGame[State], seat: str, command: Command) -> None:
        """Carry out a command, then play everything that follows until a player can act."""
        ours = _ours(game)
        await DEEDS[type(command)].carry_out(ours, seat, command)
        await turn.settle(ours)

    def why_not_interject(
        self, state: State, seat: str, command: Command, questions: tuple[Question, ...]
    ) -> Refusal | None:
        refusal = super().why_not_interject(state, seat, command, questions)
        return refusal or why_not_between(command, questions)

    def interjections(
        self, state: State, seat: str, questions: tuple[Question, ...]
    ) -> list[Command]:
        listed = super().interjections(state, seat, questions)
        return [one for one in listed if why_not_between(one, questions) is None]

    def acting(self, state: State) -> tuple[str, ...]:
        return (state.turn,) if state.round and not state.over else ()

    def view(
        self,
        state: State,
        seat: str | None,
        questions: tuple[Question, ...],
        outcome: Outcome | None,
    ) -> View:
        return views.view(self.reading(state), seat, questions, outcome)

    def card_kinds(self) -> Mapping[str, str]:
        return self.content().kinds

    def reshuffle(self, state: State, seat: str, chance: Dice) -> None:
        reshuffling.reshuffle(self.game(state, tuple(state.seats), chance), seat)

    def why_damaged(self, state: State, seats: Seats, outcome: Outcome | None) -> str | None:
        return damage.why_damaged(state, self.content(), seats, outcome)

    def ranked(
        self, view: View, seat: str, commands: Sequence[Command], question: Question | None
    ) -> Sequence[Advice]:
        return autopilot.ranked(view, seat, commands, question)


def _ours(game: CoreGame[State]) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no game of this family")
    return game
