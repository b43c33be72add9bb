"""Spawn tokens: the white one first, then clockwise; fire moves them. [living-dead #9, #12]"""

from __future__ import annotations

from engine.family import spawning, victory
from engine.family.game import Game
from engine.living_dead import journey
from engine.living_dead.state import ours


async def spawn(game: Game) -> None:
    """A card for each token, also where several lie in one zone; whoever acts again for it may
    leave a house that is won by that. [#4, #9]

    House: a token that was moved keeps its place in the order until the zone it came to has its
    turn; then all that lie there draw. Where boards travel there are no tokens. [scenes S6, S8]
    """
    if journey.travel(game):
        await journey.spawn_at_corners(game)
        return
    spawns = ours(game).spawns
    for zone in dict.fromkeys(list(spawns)):
        for _ in range(spawns.count(zone)):
            await spawning.draw_for(game, zone)
            victory.check(game)
