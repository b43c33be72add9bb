"""Spawn tokens: the white one first, then clockwise; fire moves them. [living-dead #9, #12]"""

from __future__ import annotations

from engine.family import spawning, victory
from engine.family.game import Game
from engine.living_dead import journey
from engine.living_dead.state import ours


def zones_in_order(game: Game) -> list[str]:
    """Clockwise as the scene lists them, from that of the white token on, wherever fire has moved
    tokens; those of no scene come last. [#9]"""
    spawns = ours(game).spawns
    circle = dict.fromkeys([*(one.zone for one in game.mission.spawns), *spawns])
    zones = [zone for zone in circle if zone in spawns]
    first = zones.index(spawns[0]) if spawns else 0
    return zones[first:] + zones[:first]


async def spawn(game: Game) -> None:
    """A card for each token, also where several lie in one zone; who acts again for it may
    leave a house that is won by that. Where boards travel there are no tokens. [#4, #9, S6, S8]"""
    if journey.travel(game):
        await journey.spawn_at_corners(game)
        return
    for zone in zones_in_order(game):
        for _ in range(ours(game).spawns.count(zone)):
            await spawning.draw_for(game, zone)
            victory.check(game)
