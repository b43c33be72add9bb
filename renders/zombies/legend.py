"""The legend of a town: which building is where, and what the signs mean."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.kit.inline import CardRoom, beside
from renders.kit.legend import TYPE, Entry, placed
from renders.kit.palette import PERSON_CHIP, SIGNAL, THREAT, Theme
from renders.kit.pen import Stamp, make_stamp
from renders.kit.people import Person
from renders.kit.text import SMALLEST
from renders.zombies import figures
from renders.zombies.changes import NOTHING, Changes
from renders.zombies.emblems import EMBLEMS, emblem
from renders.zombies.layers import draw_arrow, is_shown
from renders.zombies.look import TownLook
from renders.zombies.plan import LETTERED, TownPlan

_SIDE, _PAWN, _LETTERS = 44, 64, TYPE / SMALLEST
"""The side of a sign and of a pawn in pixels, and how many times larger than usual letters are."""


class Signs(NamedTuple):
    """The signs that the legend of a town explains, each with its words."""

    people: tuple[tuple[Person, str], ...]
    """The pawn and the name of each player."""
    buildings: tuple[tuple[str, str], ...]
    """The kind of each named building in the town, and its words."""
    naming: tuple[str, str, str]
    """A tile's number, a square's letter, and the words that explain the name they make together.

    All are empty if squares show their whole names.
    """
    others: tuple[tuple[str, str], ...]
    """All other signs and their words."""


def signs_in(look: TownLook, plan: TownPlan, changes: Changes = NOTHING) -> Signs:
    """Return the signs that the picture of this `plan` shows, with their words."""
    view, say = look.view, look.say
    shown = [tile for tile in view.tiles if tile.kind in EMBLEMS and plan.shows((tile.x, tile.y))]
    buildings = tuple((tile.kind, f"{tile.number} {look.tile(tile.kind)}") for tile in shown)
    others = [("life", say("town-legend-life")), ("bullet", say("town-legend-bullet"))]
    if view.routes and view.fight is None:
        others.append(("reach", say("town-legend-reach")))
        if plan.side >= LETTERED and any(route.fights for route in view.routes):
            others.append(("fights", say("town-legend-fights")))
    if any(all(is_shown(view, plan, name) for name in way) for way in changes.walks):
        others.append(("walked", say("town-legend-walked")))
    if changes.tiles or changes.came:
        others.append(("new", say("town-legend-new")))
    elif view.herded:
        others.append(("new", say("town-legend-moved")))
    if view.fight is not None:
        others.append(("fight", say("town-legend-fight")))
    if changes.beaten:
        others.append(("beaten", say("town-legend-beaten")))
    number = str(view.tiles[-1].number)
    words = say("town-legend-name", number=number, letter="E", name=f"{number}E")
    naming = (number, "E", words) if plan.lettered and plan.side >= LETTERED else ("", "", "")
    people = tuple((look.pawn(one.seat), look.name_of(one.seat)) for one in view.players)
    return Signs(people, buildings, naming, tuple(others))


@lru_cache(maxsize=16)
def legend(signs: Signs, theme: Theme, room: CardRoom) -> Stamp:
    """The legend in a room of this size, with players and buildings first."""
    ground = theme.over(theme.frame)
    people = [(figures.pawn(one, _PAWN, False, ground, TYPE), name) for one, name in signs.people]
    first = [(emblem(kind, _SIDE, ground), words) for kind, words in signs.buildings]
    second: list[Entry] = []
    number, letter, words = signs.naming
    if words:
        named = figures.tile_number(number, True, ground, _LETTERS)
        plate = figures.name_plate(letter, False, False, ground, _LETTERS)
        second.append((beside(named, plate, 8, ground), words))
    second += [(_sign(sign, theme), said) for sign, said in signs.others]
    return placed([people, first, second], room, theme)


def _sign(name: str, theme: Theme) -> Stamp:
    ground = theme.over(theme.frame)
    if name == "reach":
        return figures.ring(_SIDE, PERSON_CHIP, ground, 3)
    if name == "new":
        return figures.ring(_SIDE, SIGNAL, ground, 3)
    if name == "fight":
        return figures.ring(_SIDE, THREAT, ground, 3)
    if name == "beaten":
        return figures.cross(_SIDE, ground)
    if name == "walked":
        way = [(6.0, 16.0), (40.0, 16.0)]
        return make_stamp(46, 32, ground, lambda pen: draw_arrow(pen, way, 64))
    if name == "fights":
        return figures.fights(2, ground, _LETTERS)
    return figures.token(name, _SIDE, ground)
