"""Skills with a command of their own: shove, taunt, bloodlust. [living-dead #16]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions, combat, skills, victory
from engine.family.commands import Attack, SurvivorCommand
from engine.family.events import GroupWalked, SurvivorMoved, ZombiesAttacked
from engine.family.figures import move_figures
from engine.family.game import Game
from engine.family.state import Survivor
from engine.living_dead.commands import Bloodlust, Shove, Taunt
from engine.living_dead.events import ZombiesShoved, ZombiesTaunted
from engine.living_dead.state import ours

LOUD = 2
"""The greatest distance, in zones, at which a taunt works."""


def _near(game: Game, survivor: Survivor) -> tuple[str, ...]:
    return game.board.neighbours(survivor.zone, game.open_doors)


# ------------------------------------------------------------ shove


def shoves(game: Game, survivor: Survivor) -> Iterator[Shove]:
    for zone in _near(game, survivor):
        yield Shove(survivor=survivor.id, zone=zone)


def why_not_shove(game: Game, survivor: Survivor, command: Shove) -> Refusal | None:
    """Refuse unless zombies are in the zone and the target is one step away by an open way."""
    if refusal := skills.why_not_use(game, survivor, "shove"):
        return refusal
    if not game.zombies_in(survivor.zone):
        return Refusal("nobody-to-shove", survivor=survivor.id, zone=survivor.zone)
    near = _near(game, survivor)
    if command.zone not in near:
        return Refusal("zone-too-far", survivor=survivor.id, zone=command.zone, near=near)
    return None


async def shove(game: Game, survivor: Survivor, command: Shove) -> None:
    """Push all the zombies of the zone into the next one; this does not count as their move."""
    survivor.used.append("shove")
    count = game.zombie_count(survivor.zone)
    for kind, number in dict(game.zombies_in(survivor.zone)).items():
        move_figures(game, survivor.zone, command.zone, kind, number)
    game.tell(
        ZombiesShoved(survivor=survivor.id, start=survivor.zone, zone=command.zone, count=count)
    )


# ------------------------------------------------------------ taunt


def taunts(game: Game, survivor: Survivor) -> Iterator[Taunt]:
    for zone in _within_earshot(game, survivor):
        yield Taunt(survivor=survivor.id, zone=zone)


def _within_earshot(game: Game, survivor: Survivor) -> list[str]:
    far = game.board.distances(survivor.zone, game.open_doors)
    return [zone for zone in game.board.zones if far.get(zone, LOUD + 1) <= LOUD]


def why_not_taunt(game: Game, survivor: Survivor, command: Taunt) -> Refusal | None:
    """Refuse unless zombies are in the target zone, at most two zones away by an open way."""
    if refusal := skills.why_not_use(game, survivor, "taunt"):
        return refusal
    near = tuple(_within_earshot(game, survivor))
    if command.zone not in near:
        return Refusal("zone-too-far", survivor=survivor.id, zone=command.zone, near=near)
    return None if game.zombies_in(command.zone) else Refusal("nothing-there", zone=command.zone)


async def taunt(game: Game, survivor: Survivor, command: Taunt) -> None:
    """Let the zombies of the zone act once more, with the survivor as their only target.

    They attack if they are in the survivor's zone, else they walk one step nearer.
    """
    survivor.used.append("taunt")
    game.tell(ZombiesTaunted(survivor=survivor.id, zone=command.zone))
    groups = [group for group in game.groups() if group.zone == command.zone]
    if command.zone == survivor.zone:
        counts = tuple((group.kind, group.count) for group in groups)
        game.tell(ZombiesAttacked(zone=command.zone, counts=counts, survivors=(survivor.id,)))
        for kind in (group.kind for group in groups for _ in range(group.count)):
            if survivor.standing:
                await game.booklet.struck(game, survivor.id, kind)
        return
    ways = game.board.first_steps(command.zone, survivor.zone, game.open_doors)
    for group in groups:
        shares = dict.fromkeys(ways, group.count)
        if len(ways) > 1:
            shares = await game.booklet.share_out(game, group, ways, [])
        for way, count in shares.items():
            if count:
                move_figures(game, group.zone, way, group.kind, count)
                game.tell(_walked(group.kind, count, group.zone, way, survivor.zone))


def _walked(kind: str, count: int, start: str, zone: str, target: str) -> GroupWalked:
    return GroupWalked(
        kind=kind, count=count, start=start, zone=zone, reason="crowd", targets=(target,), noise=0
    )


# ------------------------------------------------------------ bloodlust


def _charges(game: Game, survivor: Survivor) -> Iterator[tuple[str, ...]]:
    """Yield the ways of one or two zones that end in the first zone with zombies on them."""
    for first in _near(game, survivor):
        if game.zombies_in(first):
            yield (first,)
            continue
        for second in game.board.neighbours(first, game.open_doors):
            if game.zombies_in(second) and second != survivor.zone:
                yield (first, second)


def bloodlusts(game: Game, survivor: Survivor) -> Iterator[Bloodlust]:
    for path in _charges(game, survivor):
        yield Bloodlust(survivor=survivor.id, path=path)


def why_not_bloodlust(game: Game, survivor: Survivor, command: Bloodlust) -> Refusal | None:
    """Refuse unless the survivor is on foot and has the actions for the charge.

    It costs one action, and one more for each zombie left behind.
    """
    if refusal := skills.why_not_use(game, survivor, "bloodlust-melee"):
        return refusal
    if game.car_of(survivor):
        return Refusal("in-a-car", survivor=survivor.id)
    if command.path not in list(_charges(game, survivor)):
        return Refusal("no-such-charge", survivor=survivor.id)
    return actions.why_not_spend(game, survivor, actions.move_cost(game, survivor))


async def bloodlust(game: Game, survivor: Survivor, command: Bloodlust) -> None:
    """Charge along the path and get a free melee action, to be used at once.

    If the goals are reached in a zone on the way, the game is won there. [#4]
    """
    actions.spend(survivor, cost=actions.move_cost(game, survivor))
    survivor.used.append("bloodlust-melee")
    for zone in command.path:
        start, survivor.zone = survivor.zone, zone
        game.tell(SurvivorMoved(survivor=survivor.id, start=start, zone=zone))
        await actions.follow_up(game)
        victory.check(game)
    survivor.free["melee"] = survivor.free.get("melee", 0) + 1
    ours(game).striking = survivor.id


def lapse(game: Game, actor: Survivor, command: SurvivorCommand) -> None:
    """Take away the actor's free attack, unless the command is a melee attack.

    In free order turns overlap: a command of another survivor does not take it away.
    """
    own = ours(game)
    if own.striking != actor.id:
        return
    own.striking = ""
    if not _strikes(game, actor, command) and actions.free(actor, "melee"):
        actions.spend(actor, "melee")


def forget_blow(game: Game) -> None:
    """Forget, when the players' phase begins, that a survivor has a free attack from bloodlust."""
    ours(game).striking = ""


def _strikes(game: Game, survivor: Survivor, command: SurvivorCommand) -> bool:
    if not isinstance(command, Attack):
        return False
    row = combat.row_for(game, survivor, command.card, command.zone, command.kind)
    return row is not None and row.kind == "melee"
