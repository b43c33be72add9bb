"""The commands of the family: who may give each one when, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.core.command import Command
from engine.core.refusal import Refusal
from engine.family import (
    actions,
    carried,
    cars,
    combat,
    crafting,
    doors,
    driving,
    inventory,
    leaving,
    turn,
)
from engine.family.commands import (
    Attack,
    ChangeSeat,
    Craft,
    Discard,
    Drive,
    EndTurn,
    EnterCar,
    Equip,
    HandOver,
    LayDown,
    Leave,
    LeaveCar,
    Move,
    OpenDoor,
    Reload,
    TakeObjective,
    Trade,
)
from engine.family.game import FamilyDeed, Game
from engine.family.state import Survivor

When = Callable[[Game, str, Survivor], Refusal | None]


# ------------------------------------------------------------ when a command is allowed


def at_any_time(game: Game, seat: str, survivor: Survivor) -> Refusal | None:
    """Refuse only if the survivor is off the board or led by another seat; any turn is right."""
    if not survivor.standing:
        return Refusal("survivor-eliminated", survivor=survivor.id)
    if survivor.seat != seat:
        return Refusal("not-your-survivor", survivor=survivor.id, seats=(survivor.seat,))
    return None


def _now_or_as_partner(game: Game, seat: str, survivor: Survivor) -> Refusal | None:
    """Refuse outside the survivor's own turn, except for the partner of a trade that is going on.

    The partner reorganises for no action. [zombicide #6]
    """
    tidying = game.state.tidying
    if tidying and tidying.partner == survivor.id:
        return at_any_time(game, seat, survivor)
    return turn.why_not_now(game, seat, survivor)


# ------------------------------------------------------------ what each command does


@dataclass(frozen=True, slots=True)
class SurvivorDeed(FamilyDeed):
    """A command of a survivor, by default allowed in the survivor's own turn only."""

    when: When = turn.why_not_now


SHARED: Mapping[type[Command], SurvivorDeed] = {
    Move: SurvivorDeed(actions.moves, actions.why_not_move, actions.move, exact=True),
    OpenDoor: SurvivorDeed(doors.openings, doors.why_not_open, doors.open_door),
    Attack: SurvivorDeed(combat.attacks, combat.why_not_attack, combat.attack),
    Reload: SurvivorDeed(combat.reloads, combat.why_not_reload, combat.reload),
    TakeObjective: SurvivorDeed(actions.objectives, actions.why_not_take, actions.take_objective),
    LayDown: SurvivorDeed(carried.layings, carried.why_not_lay, carried.lay),
    HandOver: SurvivorDeed(carried.handings, carried.why_not_hand, carried.hand),
    Equip: SurvivorDeed(
        inventory.equips,
        inventory.why_not_equip,
        inventory.carry_out_equip,
        when=_now_or_as_partner,
        tidies=True,
        exact=True,
        housekeeping=True,
    ),
    Trade: SurvivorDeed(
        inventory.trades,
        inventory.why_not_trade,
        inventory.carry_out_trade,
        tidies=True,
        exact=True,
    ),
    Craft: SurvivorDeed(crafting.crafts, crafting.why_not_craft, crafting.craft, tidies=True),
    Discard: SurvivorDeed(
        inventory.discards,
        inventory.why_not_discard,
        inventory.carry_out_discard,
        when=at_any_time,
        begins=False,
        exact=True,
        housekeeping=True,
    ),
    EnterCar: SurvivorDeed(cars.enterings, cars.why_not_enter, cars.enter),
    LeaveCar: SurvivorDeed(cars.exits, cars.why_not_get_out, cars.get_out),
    ChangeSeat: SurvivorDeed(cars.seat_changes, cars.why_not_change_seat, cars.change_seat),
    Drive: SurvivorDeed(driving.drives, driving.why_not_drive, driving.drive),
    Leave: SurvivorDeed(leaving.leavings, leaving.why_not_leave, leaving.leave),
    EndTurn: SurvivorDeed(
        turn.endings, turn.why_not_end, turn.end_turn, exact=True, housekeeping=True
    ),
}
"""The deeds that a game of the family has, unless its booklet replaces or leaves out some."""


def at_once(deed: FamilyDeed, lapse: Callable[[Game, Survivor, Any], None]) -> FamilyDeed:
    """Return the deed with `lapse` called first, for offers that lapse with the next command.

    Housekeeping commands do not end such an offer, so their deeds are returned unchanged.
    """

    async def carry_out(game: Game, survivor: Survivor, command: Any) -> None:
        lapse(game, survivor, command)
        await deed.carry_out(game, survivor, command)

    return deed if deed.housekeeping else replace(deed, carry_out=carry_out)


def shared(*commands: type[Command]) -> dict[type[Command], SurvivorDeed]:
    """Return the named commands of `SHARED`, so that a game can list its own between them."""
    return {one: SHARED[one] for one in commands}
