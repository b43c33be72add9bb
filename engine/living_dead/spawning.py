"""Spawn tokens: the white one first, then clockwise; fire moves them. [living-dead #9, #12]"""

from __future__ import annotations

from engine.family import burdens, missions, spawning, victory
from engine.family.game import Game
from engine.living_dead import journey
from engine.living_dead.state import ours


def zones_in_order(game: Game) -> list[str]:
    """Return the zones of spawn tokens, clockwise from the zone of the white token.

    The order is that of the scene's list, even for tokens that fire has moved; zones that are not
    in the list come last. [#9]
    """
    spawns = ours(game).spawns
    circle = dict.fromkeys([*(one.zone for one in game.mission.spawns), *spawns])
    zones = [zone for zone in circle if zone in spawns]
    first = zones.index(spawns[0]) if spawns else 0
    return zones[first:] + zones[:first]


def awake_in(game: Game, zone: str) -> int:
    """Return how many active spawn tokens lie in the zone; none in one that is closed for good.

    A zone that closes does not put a token to sleep that fire had moved elsewhere before.
    """
    if burdens.is_closed(game, zone):
        return 0
    here = [place for place, lies in enumerate(ours(game).spawns) if lies == zone]
    moved = [one.model_copy(update={"zone": zone}) for one in game.mission.spawns]
    return sum(place >= len(moved) or missions.is_active(game, moved[place]) for place in here)


async def spawn(game: Game) -> None:
    """Draw a card for each active token, also if several lie in one zone. [#4, #9, S6, S8]

    Victory is checked after each card, because a card may make zombies walk out of the house.
    Travelling boards have no tokens; there cards are drawn for corners.
    """
    if journey.travel(game):
        await journey.spawn_at_corners(game)
        return
    for zone in zones_in_order(game):
        for _ in range(awake_in(game, zone)):
            await spawning.draw_for(game, zone)
            victory.check(game)
