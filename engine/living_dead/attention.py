"""Attraction: the zombies go to the most survivors, in sight or anywhere. [living-dead #9]"""

from __future__ import annotations

from engine.family.activation import loudest, shut_out, towards
from engine.family.game import Draw, Game, Lures, Reason


def to_the_most(game: Game, start: str, lures: Lures) -> Draw:
    """Return where the zombies of `start` are drawn: to the zones in sight with the most survivors,
    else to the zones with the most anywhere.

    Distance does not matter. If no open way leads there, they walk as if everything were open, and
    stop in front of the first closed door or barricade. Between zones with equally many survivors
    they split.
    """
    people = [zone for zone in game.board.zones if zone in lures.occupied]
    crowds = {zone: len(game.survivors_in(zone)) for zone in people}
    sight = lures.ways.sight[start]
    seen = {zone: count for zone, count in crowds.items() if zone in sight}
    targets = loudest(seen or crowds)
    region = lures.ways.region(start)
    reason: Reason = "seen" if seen else "crowd"
    ways: dict[str, None] = {}
    for target in targets:
        if target in region:
            draw = towards(start, (target,), lures, reason)
        else:
            draw = shut_out(game.board, start, (target,), lures)
        ways.update(dict.fromkeys(draw.ways))
    if region.isdisjoint(targets):
        reason = "shut-out"
    return Draw(reason, targets, 0, tuple(ways) or (start,))
