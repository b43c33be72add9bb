"""Wounds are counted; the third kills, and then all have lost. [living-dead #4, #9]"""

from __future__ import annotations

from engine.family.events import SurvivorWounded
from engine.family.game import ENEMIES, Game
from engine.family.state import Survivor
from engine.family.wounds import eliminate, most
from engine.living_dead.entries import LivingDeadKind
from engine.living_dead.state import ours


def wounds_of(game: Game, survivor: Survivor) -> int:
    """Return how many wounds the survivor has."""
    return ours(game).wounds.get(survivor.id, 0)


def heal(game: Game, survivor: Survivor) -> None:
    """Heal one wound."""
    left = wounds_of(game, survivor) - 1
    ours(game).wounds[survivor.id] = left
    if left <= 0:
        del ours(game).wounds[survivor.id]


async def struck(game: Game, victim: str, kind: str) -> None:
    """Deal two wounds for a fatty's attack, one for others. [#9]"""
    await game.booklet.harm(game, game.survivor(victim), _dealt(game, kind), ENEMIES)


def most_at_once(game: Game, zone: str) -> int:
    """Return the most wounds that one of the dead in this zone deals."""
    return max((_dealt(game, kind) for kind in game.zombies_in(zone)), default=1)


def _dealt(game: Game, kind: str) -> int:
    known = game.content.zombies[kind]
    return known.wounds if isinstance(known, LivingDeadKind) else 1


async def harm(game: Game, survivor: Survivor, count: int, by: str) -> None:
    """Add wounds; at three the survivor falls. [#9, #10]"""
    wounds = ours(game).wounds
    wounds[survivor.id] = wounds.get(survivor.id, 0) + count
    if wounds[survivor.id] >= most(game, survivor):
        eliminate(game, survivor, by)
        return
    for _ in range(count):
        game.tell(SurvivorWounded(survivor=survivor.id, by=by))


def somebody_fell(game: Game) -> str | None:
    """Return a reason to lose if anybody fell: everybody must survive. [#4]"""
    fallen = [one for one in game.state.survivors.values() if not one.standing and not one.escaped]
    return "somebody-fell" if fallen else None
