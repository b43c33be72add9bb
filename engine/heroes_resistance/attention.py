"""Attraction: enemies go to the nearest people, those in sight first. [heroes-resistance p. 14]"""

from __future__ import annotations

from engine.family.activation import towards
from engine.family.game import Draw, Game, Lures
from engine.heroes_resistance.parameters import has
from engine.heroes_resistance.state import ours
from engine.spaces.zones import Ways


def wanted(game: Game, start: str, ways: Ways) -> frozenset[str]:
    """Return the zones that draw the enemies of `start`: those with people in sight, else all with
    people.

    If civilians must be protected and no hero is in sight, these are the civilians' zones.
    [heroes-resistance M6]
    """
    people = game.booklet.people(game)
    seen = people.intersection(ways.sight[start])
    if seen or not has(game, "civilians"):
        return seen or people
    return frozenset(ours(game).bystanders.values())


def nearest(game: Game, start: str, lures: Lures) -> Draw:
    """Return where the enemies of `start` are drawn: to the nearest people in sight, else to the
    nearest people they can reach.

    If they can reach nobody, they stay.
    """
    far, drawing = lures.ways.distances(start), wanted(game, start, lures.ways)
    people = [zone for zone in game.board.zones if zone in drawing and zone in far]
    least = min((far[zone] for zone in people), default=0)
    targets = tuple(zone for zone in people if far[zone] == least)
    if not targets:
        return Draw("shut-out", (), 0, (start,))
    seen = targets[0] in lures.ways.sight[start]
    return towards(start, targets, lures, "seen" if seen else "nearest")
