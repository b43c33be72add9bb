"""Spending actions, moving, and taking objectives. [zombicide #6]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import missions, skills, victory
from engine.family.commands import Move, TakeObjective
from engine.family.events import SurvivorMoved
from engine.family.game import Game
from engine.family.state import Survivor

# ------------------------------------------------------------ spending


def free(survivor: Survivor, *sorts: str) -> int:
    """Return how many free actions of these sorts (such as `move`) the survivor has left."""
    return sum(survivor.free.get(sort, 0) for sort in sorts)


def why_not_spend(game: Game, survivor: Survivor, cost: int = 1, free: int = 0) -> Refusal | None:
    """Refuse unless the survivor can pay `cost` actions.

    `free` is the number of free actions of the right sort; at most one of them is used.
    """
    needed = cost - min(free, 1)
    if survivor.actions >= needed:
        return None
    return Refusal("too-few-actions", survivor=survivor.id, cost=needed, left=survivor.actions)


def spend(survivor: Survivor, *sorts: str, cost: int = 1) -> None:
    """Pay `cost` actions. One free action is used for them if the survivor has any of `sorts`.

    If there are several, it is of the first of `sorts`. Raises AssertionError if too few actions
    are left, because `why_not_spend` must have been asked before.
    [facts/zombicide.md 6, Free Move Action with zombies]
    """
    for sort in sorts:
        if sort in survivor.free:
            survivor.free[sort] -= 1
            if not survivor.free[sort]:
                del survivor.free[sort]
            cost -= 1
            break
    if cost > survivor.actions:
        raise AssertionError(f"{survivor.id!r} spends {cost!r} of {survivor.actions!r} actions")
    survivor.actions -= cost


async def follow_up(game: Game) -> None:
    """Carry out the steps that the booklet lists in `afterwards`.

    Called after every command, and after each zone entered in the middle of one.
    """
    for change in game.booklet.afterwards:
        await change(game)


# ------------------------------------------------------------ moving


def move_cost(game: Game, survivor: Survivor) -> int:
    """Return how many actions a move costs: one, plus the booklet's `hindrance`. [zombicide #6]"""
    return 1 + game.booklet.hindrance(game, survivor)


def zombies_left_behind(game: Game, survivor: Survivor) -> int:
    """Return the extra actions for leaving the zone: one per zombie, or 0 with the right skill."""
    return 0 if skills.has(game, survivor, "leaves-freely") else game.zombie_count(survivor.zone)


def reachable(game: Game, survivor: Survivor, reach: int = 0) -> dict[str, int]:
    """Return the zones that a move can end in, with the number of zones crossed.

    `reach` is the greatest number of zones crossed; 0 means that of a normal move action. Entering
    a zone with zombies ends the move.
    """
    reach = reach or skills.zones_per_move(game, survivor)
    neighbours, zombies = game.board.ways(game.open_doors).neighbours, game.state.zombies
    found = {survivor.zone: 0}
    edge = [survivor.zone]
    for step in range(1, reach + 1):
        further: list[str] = []
        for zone in edge:
            for nearby in neighbours[zone]:
                if nearby not in found:
                    found[nearby] = step
                    if nearby not in zombies:
                        further.append(nearby)
        edge = further
    del found[survivor.zone]
    return found


def moves(game: Game, survivor: Survivor) -> Iterator[Move]:
    if game.car_of(survivor):
        return
    if why_not_spend(game, survivor, move_cost(game, survivor), free(survivor, "move")):
        return
    for zone in reachable(game, survivor):
        yield Move(survivor=survivor.id, zone=zone)


def why_not_move(game: Game, survivor: Survivor, command: Move) -> Refusal | None:
    if command.zone not in game.board.zones:
        return Refusal("no-such-zone", zone=command.zone)
    if game.car_of(survivor):
        return Refusal("in-a-car", survivor=survivor.id)
    near = reachable(game, survivor)
    if command.zone not in near:
        return Refusal("zone-too-far", survivor=survivor.id, zone=command.zone, near=tuple(near))
    cost = move_cost(game, survivor)
    refusal = why_not_spend(game, survivor, cost, free(survivor, "move"))
    if refusal and cost > 1:
        count = game.zombie_count(survivor.zone)
        return Refusal(
            "held-by-zombies",
            survivor=survivor.id,
            count=count,
            cost=cost,
            left=survivor.actions + min(free(survivor, "move"), 1),
        )
    return refusal


async def move(game: Game, survivor: Survivor, command: Move) -> None:
    spend(survivor, "move", cost=move_cost(game, survivor))
    start, survivor.zone = survivor.zone, command.zone
    game.tell(SurvivorMoved(survivor=survivor.id, start=start, zone=command.zone))


# ------------------------------------------------------------ objectives


def objectives(game: Game, survivor: Survivor) -> Iterator[TakeObjective]:
    for objective in game.mission.objectives:
        there = missions.lies_at(game, objective) == survivor.zone
        if there and objective.id not in missions.carriers(game):
            yield TakeObjective(survivor=survivor.id, objective=objective.id)


def why_not_take(game: Game, survivor: Survivor, command: TakeObjective) -> Refusal | None:
    lying = [one for one in game.mission.objectives if missions.is_there(game, one)]
    there = {one.id: missions.lies_at(game, one) for one in lying}
    if command.objective not in there:
        return Refusal("no-such-objective", objective=command.objective)
    if command.objective in missions.carriers(game):
        return Refusal("objective-on-monster", survivor=survivor.id)
    if there[command.objective] != survivor.zone:
        zone = there[command.objective]
        return Refusal("objective-elsewhere", survivor=survivor.id, zone=zone)
    if missions.closes_spawn(game, command.objective) and game.zombies_in(survivor.zone):
        count = game.zombie_count(survivor.zone)
        return Refusal("zombies-at-the-spawn", zone=survivor.zone, count=count)
    return why_not_spend(game, survivor)


async def take_objective(game: Game, survivor: Survivor, command: TakeObjective) -> None:
    """Take an objective token for one action and apply what the mission says that it brings."""
    spend(survivor)
    taken = next(one for one in game.mission.objectives if one.id == command.objective)
    await missions.take_up(game, survivor, taken)
    victory.check(game)
