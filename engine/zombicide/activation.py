"""Attraction by noise, and dividing a group over several ways. [zombicide #7]"""

from __future__ import annotations

from collections.abc import Sequence

from engine.family.activation import loudest, shared_out, shut_out, towards
from engine.family.events import GroupSplit
from engine.family.figures import add_figures
from engine.family.game import Draw, Game, Group, Lures, Targets


def noisiest(game: Game, start: str, lures: Lures) -> Draw:
    """Return where the zombies of `start` are drawn.

    They go to the noisiest zone with survivors in sight, else to the noisiest zone that they can
    reach. A louder zone out of reach does not matter if they can reach a survivor.
    [facts/zombicide.md 6, No path to noisiest zone] Otherwise they go to the noisiest zone as if
    all doors were open, and stop at the first closed one.
    """
    ways, noise = lures.ways, lures.noise
    # A silent ninja makes no noise but can still be seen.
    seen = {zone: noise.get(zone, 0) for zone in ways.sight[start] if zone in lures.occupied}
    if seen:
        return towards(start, loudest(seen), lures, "seen")
    region = ways.region(start)
    if region not in lures.heard:
        lures.heard[region] = _heard_in(region, lures)
    if lures.heard[region]:
        return towards(start, lures.heard[region], lures, "noise")
    return shut_out(game.board, start, loudest(noise), lures)


def _heard_in(region: frozenset[str], lures: Lures) -> Targets:
    """Return the loudest zones of the region.

    The result is empty if no survivor is in the region and a zone elsewhere is louder than all in
    it.
    """
    near = {zone: count for zone, count in lures.noise.items() if zone in region}
    most = max(lures.noise.values(), default=0)
    if any(zone in lures.occupied or count == most for zone, count in near.items()):
        return loudest(near)
    return ()


async def share_out(
    game: Game, group: Group, ways: Sequence[str], short: list[str]
) -> dict[str, int]:
    """Split a group equally over all ways; figures from the box are added until the parts are
    equal.

    They come without escorts. If the box has too few, the kind is added to `short`, and the players
    choose which ways the odd figures take.
    """
    wanted = -group.count % len(ways)
    added = min(wanted, game.supply(group.kind)) if wanted else 0
    if added:
        add_figures(game, group.zone, group.kind, added)
    if added < wanted:
        short.append(group.kind)
    total = group.count + added
    game.tell(
        GroupSplit(
            kind=group.kind, count=group.count, zone=group.zone, ways=tuple(ways), added=added
        )
    )
    return await shared_out(game, group.zone, ways, total)
