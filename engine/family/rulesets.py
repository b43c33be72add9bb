"""The games of the family, as tables see them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from engine.content import Content, DataFaults, load_content
from engine.core.command import Command
from engine.core.dice import Dice
from engine.core.game import Game as CoreGame
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal
from engine.core.ruleset import Ruleset, Seats
from engine.family import (
    actions,
    autopilot,
    car_search,
    cars,
    combat,
    crafting,
    damage,
    doors,
    driving,
    inventory,
    leaving,
    noise,
    search,
    setup,
    skills,
    turn,
    victory,
    views,
)
from engine.family.commands import (
    COMMANDS,
    Attack,
    ChangeSeat,
    CloseDoor,
    Craft,
    Discard,
    Drive,
    EndTurn,
    EnterCar,
    Equip,
    Heal,
    Leave,
    LeaveCar,
    LendAction,
    LoadCar,
    MakeNoise,
    Move,
    OpenDoor,
    RaiseUproar,
    Reload,
    Search,
    SearchCar,
    Sneak,
    SurvivorCommand,
    TakeObjective,
    Trade,
    UnloadCar,
)
from engine.family.game import Game
from engine.family.imported import with_mission
from engine.family.odds import Odds, considered, odds_of
from engine.family.state import SCHEMA, STATE, State, Survivor
from engine.family.view import View

When = Callable[[Game, str, Survivor], Refusal | None]


# ------------------------------------------------------------ when a command may come


def _at_any_time(game: Game, seat: str, survivor: Survivor) -> Refusal | None:
    if not survivor.standing:
        return Refusal("survivor-eliminated", survivor=survivor.id)
    if survivor.seat != seat:
        return Refusal("not-your-survivor", survivor=survivor.id, seats=(survivor.seat,))
    return None


def _now_or_as_partner(game: Game, seat: str, survivor: Survivor) -> Refusal | None:
    """The partner of a trade may reorganise meanwhile, for no action. [zombicide #6]"""
    tidying = game.state.tidying
    if tidying and tidying.partner == survivor.id:
        return _at_any_time(game, seat, survivor)
    return turn.why_not_now(game, seat, survivor)


# ------------------------------------------------------------ what each command does


@dataclass(frozen=True, slots=True)
class Deed:
    """One command: when it may come, its candidates, why one may not be, what it does.

    `exact` candidates need no second look: they are made by what `why_not` asks. A deed with
    `begins` starts its survivor's turn and ends any tidying unless it `tidies`.
    """

    candidates: Callable[[Game, Survivor], Iterable[SurvivorCommand]]
    why_not: Callable[[Game, Survivor, Any], Refusal | None]
    carry_out: Callable[[Game, Survivor, Any], Awaitable[None]]
    when: When = turn.why_not_now
    begins: bool = True
    tidies: bool = False
    exact: bool = False


DEEDS: dict[type[Command], Deed] = {
    Move: Deed(actions.moves, actions.why_not_move, actions.move, exact=True),
    Search: Deed(search.searches, search.why_not_search, search.search),
    OpenDoor: Deed(doors.openings, doors.why_not_open, doors.open_door),
    CloseDoor: Deed(doors.closings, doors.why_not_close, doors.close_door),
    Attack: Deed(combat.attacks, combat.why_not_attack, combat.attack),
    Reload: Deed(combat.reloads, combat.why_not_reload, combat.reload),
    TakeObjective: Deed(actions.objectives, actions.why_not_take, actions.take_objective),
    MakeNoise: Deed(
        actions.noises, actions.why_not_make_noise, actions.carry_out_noise, exact=True
    ),
    Equip: Deed(
        inventory.equips,
        inventory.why_not_equip,
        inventory.carry_out_equip,
        when=_now_or_as_partner,
        tidies=True,
        exact=True,
    ),
    Trade: Deed(
        inventory.trades,
        inventory.why_not_trade,
        inventory.carry_out_trade,
        tidies=True,
        exact=True,
    ),
    Craft: Deed(crafting.crafts, crafting.why_not_craft, crafting.craft, tidies=True),
    Discard: Deed(
        inventory.discards,
        inventory.why_not_discard,
        inventory.carry_out_discard,
        when=_at_any_time,
        begins=False,
        exact=True,
    ),
    Heal: Deed(skills.heals, skills.why_not_heal, skills.heal),
    LendAction: Deed(skills.lendings, skills.why_not_lend, skills.lend_action),
    EnterCar: Deed(cars.enterings, cars.why_not_enter, cars.enter),
    LeaveCar: Deed(cars.exits, cars.why_not_get_out, cars.get_out),
    ChangeSeat: Deed(cars.seat_changes, cars.why_not_change_seat, cars.change_seat),
    Drive: Deed(driving.drives, driving.why_not_drive, driving.drive),
    SearchCar: Deed(car_search.searches, car_search.why_not_search, car_search.search_car),
    LoadCar: Deed(car_search.loadings, car_search.why_not_load, car_search.load),
    UnloadCar: Deed(car_search.unloadings, car_search.why_not_unload, car_search.unload),
    RaiseUproar: Deed(noise.uproars, noise.why_no_uproar, noise.raise_uproar),
    Sneak: Deed(noise.sneakings, noise.why_not_sneak, noise.sneak, when=_at_any_time, begins=False),
    Leave: Deed(leaving.leavings, leaving.why_not_leave, leaving.leave),
    EndTurn: Deed(turn.endings, turn.why_not_end, turn.end_turn, exact=True),
}
WHENS = tuple(dict.fromkeys(deed.when for deed in DEEDS.values()))
HOUSEKEEPING = (Equip, Discard, Sneak, EndTurn)
"""What alone does not keep a turn open; a weapon made may still serve a free combat action."""


class Zombicide(Ruleset[State, View]):
    """Zombicide, season 1. The other games of the family override what their booklets change."""

    id = "zombicide"
    schema = SCHEMA
    state = STATE
    command_types = COMMANDS
    seat_limits = (1, 6)
    options: Mapping[str, Sequence[str]] = {"order": setup.ORDERS}

    def missions(self) -> tuple[str, ...]:
        return tuple(self.content().missions)

    def content(self) -> Content:
        """What the data files say; a drawn table has its own."""
        return load_content(self.id)

    def for_table(self, options: Mapping[str, str]) -> Zombicide:
        """The option `mission` holds the text of a mission that is none of the box's."""
        text = options.get("mission")
        return self if text is None else ImportedMission(_content_with(self.id, text))

    def new_state(self, mission: str, seats: Seats, options: Mapping[str, str]) -> State:
        return setup.new_state(self.content(), mission, seats, options)

    def game(self, state: State, seats: tuple[str, ...], dice: Dice) -> Game:
        return Game(state, seats, dice, self.content())

    def _reading(self, state: State) -> Game:
        """A game for questions only: its dice are never thrown."""
        return self.game(state, tuple(state.seats), Dice("", 0, ""))

    async def set_up(self, game: CoreGame[State]) -> None:
        await setup.set_up(_ours(game))

    async def carry_out(self, game: CoreGame[State], seat: str, command: Command) -> None:
        """The command, then whatever follows by itself."""
        ours = _ours(game)
        deed = DEEDS[type(command)]
        survivor = ours.survivor(cast(SurvivorCommand, command).survivor)
        if deed.begins and turn.why_not_now(ours, seat, survivor) is None:
            ours.state.active = survivor.id
            noise.end_uproar(ours, survivor)
        if deed.begins and not deed.tidies:
            ours.state.tidying = None
        await deed.carry_out(ours, survivor, command)
        leaving.cars_leave(ours)
        victory.check(ours)
        if not ours.standing():
            victory.check_defeat(ours)
        await self._follow_up(ours)

    async def _follow_up(self, game: Game) -> None:
        """A turn with nothing left to do ends by itself, but never the last of the round: whoever
        has it may still take a step back before the zombies come."""
        active = game.state.active
        if active and game.survivor(active).standing:
            survivor = game.survivor(active)
            if len(turn.waiting(game)) == 1 or not self._is_spent(game, survivor):
                return
            turn.end_turn_of(game, survivor)
        if active or not turn.waiting(game):
            await turn.pass_on(game)

    def _is_spent(self, game: Game, survivor: Survivor) -> bool:
        if survivor.actions or game.state.tidying:
            return False
        left = self._of_survivor(game, survivor.seat, survivor)
        return all(isinstance(command, HOUSEKEEPING) for command in left)

    def acting(self, state: State) -> tuple[str, ...]:
        return turn.acting(self._reading(state))

    def why_not(self, state: State, seat: str, command: Command) -> Refusal | None:
        if not isinstance(command, COMMANDS):
            return Refusal("unknown-command", command=str(command))
        if command.survivor not in state.survivors:
            return Refusal("no-such-survivor", survivor=command.survivor)
        game, deed = self._reading(state), DEEDS[type(command)]
        survivor = game.survivor(command.survivor)
        refusal = deed.when(game, seat, survivor)
        return refusal or deed.why_not(game, survivor, command)

    def commands(self, state: State, seat: str) -> list[Command]:
        game = self._reading(state)
        return [
            command
            for survivor in game.of_seat(seat)
            for command in self._of_survivor(game, seat, survivor)
        ]

    def _of_survivor(self, game: Game, seat: str, survivor: Survivor) -> Iterator[Command]:
        may = {when: when(game, seat, survivor) is None for when in WHENS}
        for deed in DEEDS.values():
            if may[deed.when]:
                for command in deed.candidates(game, survivor):
                    if deed.exact or deed.why_not(game, survivor, command) is None:
                        yield command

    def odds(self, state: State, command: Attack) -> tuple[Odds, ...]:
        """The exact odds of an attack. Raises Refusal where it could hit nothing."""
        if command.survivor not in state.survivors:
            raise Refusal("no-such-survivor", survivor=command.survivor)
        game = self._reading(state)
        return odds_of(game, game.survivor(command.survivor), command)

    def considered(self, state: State, survivor: str) -> list[Attack]:
        """The attacks whose odds may be asked."""
        game = self._reading(state)
        return considered(game, game.survivor(survivor)) if survivor in state.survivors else []

    def view(
        self,
        state: State,
        seat: str | None,
        questions: tuple[Question, ...],
        outcome: Outcome | None,
    ) -> View:
        return views.view(self._reading(state), seat, questions, outcome)

    def migrate(self, data: dict[str, object], schema: int) -> dict[str, object]:
        """Schema 1 knew the tutorial only, schema 2 no zombies that slip away: what came later
        begins as it does in a new game."""
        return data

    def why_damaged(self, state: State) -> str | None:
        return damage.why_damaged(state, self.content())

    def advise(
        self, view: View, seat: str, commands: Sequence[Command], question: Question | None
    ) -> Command | str:
        return autopilot.advise(self.content(), view, commands, question)


class ImportedMission(Zombicide):
    """The same rules over content that has one more mission."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def content(self) -> Content:
        return self._content


def _content_with(ruleset: str, text: str) -> Content:
    try:
        return with_mission(ruleset, text)
    except DataFaults as error:
        raise Refusal("faulty-mission", reason=str(error.faults[0])) from error


def _ours(game: CoreGame[State]) -> Game:
    if not isinstance(game, Game):
        raise TypeError(f"{game!r} is no game of this family")
    return game
