"""The ruleset of a game of the family."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, partial
from typing import cast

from engine.content import content_by
from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.deeds import DeedRuleset
from engine.core.dice import Dice
from engine.core.game import Game as CoreGame
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.ruleset import Seats
from engine.core.stored import Stored
from engine.family import (
    actions,
    autopilot,
    damage,
    doors,
    gauge,
    goals,
    hits,
    inventory,
    leaving,
    reshuffling,
    setup,
    standing,
    turn,
    victory,
    views,
)
from engine.family.commands import (
    Attack,
    CloseDoor,
    Discard,
    EndTurn,
    StandingOrder,
    SurvivorCommand,
    Trade,
)
from engine.family.files import Content, FamilyReader
from engine.family.game import Booklet, Game
from engine.family.guests import read_guests, with_option
from engine.family.imported import with_mission
from engine.family.odds import Odds, considered, odds_of
from engine.family.state import State, Survivor
from engine.family.view import View
from engine.reading.faults import DataFaults


class TableGame(Game):
    """A game in which standing orders answer questions, also those that are open."""

    def ordered(self, question: Question) -> str:
        return standing.answered(self, question)

    async def interject(self, seat: str, command: Command) -> None:
        standing.give(self, seat, cast(StandingOrder, command))


class FamilyRuleset(DeedRuleset[State, View, Game, Survivor]):
    """The rules of one game of the family, given by its booklet, on the box's content or a table's
    own.
    """

    def __init__(self, booklet: Booklet, content: Content | None = None) -> None:
        self.id = booklet.id
        self.booklet = booklet
        self.schema = booklet.schema
        self.state = _stored_as(booklet.state)
        self.deeds = booklet.deeds
        self.command_types = (*booklet.deeds, StandingOrder)
        self.events = booklet.events
        orders = {"order": booklet.orders} if len(booklet.orders) > 1 else {}
        self.options = {**orders, **booklet.choices}
        self.weights = booklet.ahead.weights
        self.counted = gauge.COUNTED
        self.chooses_ahead = booklet.ahead.chooses
        self.resting = (EndTurn,)
        tidying = (kind for kind, deed in booklet.deeds.items() if deed.tidies)
        self.minor = (*tidying, Trade, Discard, CloseDoor)
        self.read = partial(FamilyReader, booklet.files)
        self._content = content

    @property
    def seat_limits(self) -> tuple[int, int]:
        players = self.content().figures.survivors_per_player
        return min(players), max(players)

    def missions(self) -> tuple[str, ...]:
        return tuple(self.content().missions)

    def content(self) -> Content:
        """Return the content of the data files, or that of an imported mission or a drawn table."""
        return self._content or content_by(self.read, self.id)

    def for_table(self, options: Mapping[str, str]) -> FamilyRuleset:
        """Return these rules with what the table adds: the mission in the option `mission`, and
        what the sheets in the option `survivors` bring.

        Raises Refusal if the mission or a sheet has faults.
        """
        content = self.content()
        if (text := options.get("mission")) is not None:
            content = _content_with(content, text)
        if (text := options.get("survivors")) is not None:
            content = with_option(content, text)
        return self if content is self.content() else FamilyRuleset(self.booklet, content)

    def figures(self, options: Mapping[str, str]) -> Collection[str]:
        """Return the survivors of the box, and the custom ones of the option `survivors`.

        Raises Refusal if a custom one has faults.
        """
        guests = read_guests(self.content(), options.get("survivors", "[]"))
        return {*self.content().characters, *guests}

    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> State:
        return setup.new_state(self.booklet, self.content(), mission, seats, options)

    def game(self, state: State, seats: tuple[str, ...], dice: Dice) -> Game:
        return TableGame(self.booklet, self.content(), state, seats, dice)

    def seats_of(self, state: State) -> tuple[str, ...]:
        return tuple(state.seats)

    def doers(self, game: Game, seat: str) -> Sequence[Survivor]:
        return game.of_seat(seat)

    def doer(self, game: Game, seat: str, command: Command) -> Survivor | Refusal:
        named = cast(SurvivorCommand, command).survivor
        if named not in game.state.survivors:
            return Refusal("no-such-survivor", survivor=named)
        return game.survivor(named)

    def why_not(self, state: State, seat: str, command: Command) -> Refusal | None:
        """Return why the seat may not give the command now; a standing order comes at any time."""
        if isinstance(command, StandingOrder):
            return standing.why_not(self.reading(state), seat, command)
        return super().why_not(state, seat, command)

    def why_not_interject(
        self, state: State, seat: str, command: Command, questions: tuple[Question, ...]
    ) -> Refusal | None:
        if isinstance(command, StandingOrder):
            return self.why_not(state, seat, command)
        return super().why_not_interject(state, seat, command, questions)

    def orders(self, state: State, seat: str) -> list[Command]:
        return list(standing.orders(self.reading(state), seat))

    def settling(self, state: State, seat: str, question: Question) -> list[Command]:
        return list(standing.settling(self.reading(state), seat, question))

    async def set_up(self, game: CoreGame[State]) -> None:
        await setup.set_up(_ours(game))

    async def carry_out(self, game: CoreGame[State], seat: str, command: Command) -> None:
        """Carry out the command and everything that follows by itself; nothing follows a standing
        order.
        """
        ours = _ours(game)
        if isinstance(command, StandingOrder):
            standing.give(ours, seat, command)
            return
        deed = self.booklet.deeds[type(command)]
        survivor = ours.survivor(cast(SurvivorCommand, command).survivor)
        if deed.begins and turn.why_not_now(ours, seat, survivor) is None:
            ours.state.active = survivor.id
            for change in self.booklet.turn_begins:
                change(ours, survivor)
        if deed.begins and not deed.tidies:
            inventory.stop_tidying(ours, survivor)
        await deed.carry_out(ours, survivor, command)
        await actions.follow_up(ours)
        await doors.open_by_danger(ours)
        leaving.cars_leave(ours)
        victory.check(ours)
        victory.check_defeat(ours)
        await self._follow_up(ours)

    async def _follow_up(self, game: Game) -> None:
        """End a turn with nothing left to do, except the last turn of a round.

        Before the zombies come, the player may still want to undo something.
        """
        active = game.state.active
        if active and game.survivor(active).standing:
            survivor = game.survivor(active)
            if len(turn.waiting(game)) == 1 or not self._is_spent(game, survivor):
                return
            turn.end_turn_of(game, survivor)
        if active or not turn.waiting(game):
            await turn.pass_on(game)

    def _is_spent(self, game: Game, survivor: Survivor) -> bool:
        if survivor.actions or inventory.tidies(game, survivor):
            return False
        left = self.allowed(game, survivor.seat, self.deeds.values(), (survivor,))
        return all(self.booklet.deeds[type(command)].housekeeping for command in left)

    def acting(self, state: State) -> tuple[str, ...]:
        return turn.acting(self.reading(state))

    def odds(self, state: State, command: Attack) -> tuple[Odds, ...]:
        """Return the exact odds of an attack. Raises Refusal if it could hit nothing."""
        if command.survivor not in state.survivors:
            raise Refusal("no-such-survivor", survivor=command.survivor)
        game = self.reading(state)
        return odds_of(game, game.survivor(command.survivor), command)

    def considered(self, state: State, survivor: str) -> list[Attack]:
        """Return the attacks whose odds may be asked."""
        game = self.reading(state)
        return considered(game, game.survivor(survivor)) if survivor in state.survivors else []

    def unbeaten(self, state: State, zone: str) -> str:
        """Return the toughest kind of zombie in the zone that no weapon kills; may be empty."""
        return hits.unbeaten(self.reading(state), zone)

    def supplies_needed(self, state: State) -> list[str]:
        """Return the kinds of cards that open goals still ask for."""
        return goals.supplies_needed(self.reading(state))

    def view(
        self,
        state: State,
        seat: str | None,
        questions: tuple[Question, ...],
        outcome: Outcome | None,
    ) -> View:
        return views.view(self.reading(state), seat, questions, outcome)

    def reshuffle(self, state: State, seat: str, chance: Dice) -> None:
        game = self.game(state, tuple(state.seats), chance)
        reshuffling.reshuffle(game)
        self.booklet.reshuffle(game)

    def migrate(self, data: dict[str, object], schema: int) -> dict[str, object]:
        return self.booklet.migrate(data, schema)

    def card_kinds(self) -> Mapping[str, str]:
        return self.content().cards

    def why_damaged(self, state: State, seats: Seats, outcome: Outcome | None) -> str | None:
        return damage.why_damaged(self.booklet, state, self.content(), seats, outcome)

    def gauge(
        self, state: State, seat: str, step: Command, outcome: Outcome | None
    ) -> Mapping[str, float]:
        view, leader = self.view(state, seat, (), outcome), cast(SurvivorCommand, step).survivor
        return gauge.gauge(self.reading(state), view, leader, outcome)

    def ranked(
        self, view: View, seat: str, commands: Sequence[Command], question: Question | None
    ) -> Sequence[Advice]:
        return autopilot.ranked(self.booklet, self.content(), view, commands, question)


@cache
def _stored_as(state: type[State]) -> Stored[State]:
    return Stored(state)


def _content_with(content: Content, text: str) -> Content:
    try:
        return with_mission(content, text)
    except DataFaults as error:
        raise Refusal("faulty-mission", reason=str(error.faults[0])) from error


def _ours(game: CoreGame[State]) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no game of this family")
    return game
