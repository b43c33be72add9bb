"""A drawing for each event card, in a square of 66 by 66 units."""

from __future__ import annotations

from collections.abc import Callable

from renders.kit.icons import DRAWINGS
from renders.kit.palette import (
    BONE,
    DOOR,
    HEART,
    INK,
    LEVELS,
    OBJECTIVES,
    PAINTS,
    PELTS,
    PERSON_CHIP,
    SIGNAL,
    SPAWN,
    STEEL,
    STEEL_SHADE,
    TIMBER,
    TIMBER_SHADE,
    WHITE,
    Colour,
)
from renders.kit.pen import Pen, Point
from renders.kit.shapes import Figure
from renders.kit.shapes import walker as draw_walker

_PINK = PAINTS["circle"].fill
_GREEN = PELTS["moss"].plate
_PALE = PELTS["moss"].window


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _first_aid(figure: Figure) -> None:
    figure.limb([(24, 16), (24, 9), (42, 9), (42, 16)], 4, STEEL_SHADE)
    figure.body(_box(8, 17, 58, 56), BONE, 3)
    figure.body(_box(28, 23, 38, 51), SPAWN)
    figure.body(_box(19, 32, 47, 42), SPAWN)


def _grenade(figure: Figure) -> None:
    figure.limb([(40, 12), (52, 22), (54, 34)], 4, STEEL)
    figure.body(_box(27, 8, 40, 20), STEEL, 1)
    figure.disc((33, 40), 19, _GREEN, 1.12)
    for x in (26, 40):
        figure.limb([(x, 24), (x, 56)], 2, INK)
    figure.limb([(16, 40), (50, 40)], 2, INK)


def _skateboard(figure: Figure) -> None:
    figure.limb([(5, 22), (15, 34), (51, 34), (61, 22)], 8, LEVELS["orange"])
    for x in (20, 46):
        figure.disc((x, 46), 7, STEEL)
        figure.disc((x, 46), 2.6, INK)


def _marbles(figure: Figure) -> None:
    for point, colour in (((19, 44), LEVELS["blue"]), ((45, 47), HEART), ((33, 22), SIGNAL),
                          ((54, 26), OBJECTIVES["green"]), ((12, 21), _PINK)):  # fmt: skip
        radius = 12 if point[1] > 40 else 9
        figure.disc(point, radius, colour)
        figure.disc((point[0] - radius * 0.3, point[1] - radius * 0.3), radius * 0.3, WHITE)


def _bolt(figure: Figure) -> None:
    figure.body([(38, 3), (12, 37), (29, 37), (24, 63), (54, 27), (36, 27)], SIGNAL, 1.5)


def _meat(figure: Figure) -> None:
    figure.limb([(42, 42), (56, 56)], 7, BONE)
    figure.disc((60, 54), 5, BONE)
    figure.disc((54, 60), 5, BONE)
    figure.disc((28, 28), 21, HEART)
    figure.disc((24, 24), 10, _PINK)


def _key(figure: Figure) -> None:
    figure.limb([(30, 36), (58, 8)], 7, SIGNAL)
    figure.limb([(50, 16), (58, 24)], 6, SIGNAL)
    figure.limb([(42, 24), (49, 31)], 6, SIGNAL)
    figure.disc((20, 46), 16, SIGNAL)
    figure.disc((20, 46), 7, INK)


def _bed(figure: Figure) -> None:
    figure.limb([(7, 16), (7, 56)], 6, TIMBER)
    figure.limb([(59, 36), (59, 56)], 6, TIMBER)
    figure.body(_box(8, 36, 58, 48), LEVELS["blue"], 2)
    figure.body(_box(12, 26, 27, 35), BONE, 2)


def _walker(figure: Figure, left: float, top: float, scale: float, pale: bool = True) -> None:
    unit = figure.unit
    small = Figure(
        figure.pen, figure.left + left * unit, figure.top + top * unit, 66 * scale * unit
    )
    pelt = PELTS["moss"]
    draw_walker(small, pelt._replace(figure=pelt.window, window=pelt.figure) if pale else pelt)


def _shove(figure: Figure) -> None:
    _walker(figure, 2, 12, 0.7)
    figure.limb([(36, 50), (60, 50)], 5, SIGNAL)
    figure.body([(52, 40), (64, 50), (52, 60)], SIGNAL, 1)


def _signpost(figure: Figure) -> None:
    figure.limb([(33, 8), (33, 62)], 6, TIMBER)
    figure.body([(10, 11), (46, 11), (56, 19), (46, 27), (10, 27)], BONE, 1)
    figure.body([(56, 33), (22, 33), (11, 41), (22, 49), (56, 49)], BONE, 1)
    figure.limb([(18, 19), (40, 19)], 3, INK)
    figure.limb([(26, 41), (48, 41)], 3, INK)


def _brain(figure: Figure) -> None:
    for point, radius in (((20, 26), 13), ((34, 19), 12), ((48, 27), 12), ((24, 42), 13),
                          ((43, 43), 13)):  # fmt: skip
        figure.disc(point, radius, _PINK)
    for bend in ([(34, 12), (33, 30), (36, 52)], [(18, 22), (26, 30), (20, 40)],
                 [(50, 22), (42, 32), (50, 44)]):  # fmt: skip
        figure.limb(bend, 2.6, SPAWN)


def _fingers(figure: Figure) -> None:
    figure.body(_box(17, 8, 47, 22), PERSON_CHIP, 2)
    for x in (19, 28, 37, 46):
        figure.limb([(x, 20), (x, 36)], 6, PERSON_CHIP)
    figure.body(_box(26, 48, 44, 58), SIGNAL, 2)
    for x in (20, 50):
        figure.limb([(x, 42), (x, 52)], 2.6, STEEL)


def _narrow(figure: Figure) -> None:
    for left, wall in ((5, 16), (61, 50)):
        figure.limb([(wall, 8), (wall, 58)], 6, BONE)
        figure.limb([(left, 33), (wall, 33)], 5, HEART)
    figure.disc((33, 20), 7, PERSON_CHIP)
    figure.body([(27, 32), (39, 32), (38, 56), (28, 56)], PERSON_CHIP, 2)


def _paralysed(figure: Figure) -> None:
    figure.disc((33, 22), 12, PERSON_CHIP)
    figure.body([(18, 42), (48, 42), (50, 60), (16, 60)], PERSON_CHIP, 3)
    for y in (42, 50, 58):
        figure.limb([(11, y), (55, y + 1)], 3, HEART)
    for x in (28, 38):
        figure.disc((x, 21), 3, INK)
    figure.disc((33, 29), 2.6, INK)


def _grave(figure: Figure) -> None:
    figure.disc((33, 25), 17, STEEL_SHADE)
    figure.body(_box(16, 25, 50, 54), STEEL_SHADE)
    figure.body(_box(30, 16, 36, 40), INK)
    figure.body(_box(24, 22, 42, 28), INK)
    figure.body(_box(6, 53, 60, 61), TIMBER_SHADE, 1)
    figure.limb([(49, 57), (50, 44)], 6, _PALE)
    for x in (45, 50, 55):
        figure.limb([(50, 45), (x, 36)], 3, _PALE)


def _steps(figure: Figure) -> None:
    for x, y in ((17, 46), (33, 33), (49, 20)):
        for side in (-1, 1):
            middle = (x + side * 5, y + side * 6)
            figure.disc(middle, 5, BONE, 1.3)
            figure.disc((middle[0], middle[1] - 9), 2.6, BONE)


def _shoe(figure: Figure) -> None:
    figure.body([(8, 22), (26, 22), (36, 36), (56, 40), (60, 50), (8, 50)], HEART, 2)
    figure.body(_box(7, 51, 61, 57), BONE, 1)
    for x in (28, 34):
        figure.limb([(x - 4, 34), (x + 5, 27)], 3, WHITE)
    figure.limb([(38, 26), (50, 16), (56, 24)], 3, WHITE)
    figure.limb([(38, 26), (46, 8)], 3, WHITE)


def _full_house(figure: Figure) -> None:
    figure.body([(33, 4), (62, 24), (4, 24)], DOOR, 1)
    figure.body(_box(9, 25, 57, 61), BONE)
    for left in (7, 27):
        _walker(figure, left, 27, 0.5, pale=False)


def _double(figure: Figure) -> None:
    _walker(figure, 0, 6, 0.62)
    _walker(figure, 26, 18, 0.62)
    figure.limb([(5, 49), (17, 61)], 5, SIGNAL)
    figure.limb([(17, 49), (5, 61)], 5, SIGNAL)


def _many(figure: Figure) -> None:
    for left, top in ((0, 2), (28, 2), (14, 24)):
        _walker(figure, left, top, 0.6)


def _master(figure: Figure) -> None:
    figure.limb([(14, 8), (52, 8)], 5, TIMBER)
    for x in (18, 33, 48):
        figure.limb([(x, 8), (x, 24)], 1.8, BONE)
    _walker(figure, 12, 20, 0.68)


_OWN: dict[str, Callable[[Figure], None]] = {
    "first-aid-kit": _first_aid, "grenade": _grenade, "skateboard": _skateboard,
    "all-the-marbles": _marbles, "adrenaline-rush": _bolt, "alternate-food-source": _meat,
    "keys-are-still-in-it": _key, "much-needed-rest": _bed, "this-isnt-so-bad": _shove,
    "bad-sense-of-direction": _signpost, "brain-cramp": _brain, "butter-fingers": _fingers,
    "claustrophobia": _narrow, "hysterical-paralysis": _paralysed, "not-dead": _grave,
    "where-did-everybody-go": _steps, "shoes-untied": _shoe, "it-gets-worse": _full_house,
    "slight-miscalculation": _double, "all-overrun": _many, "zombie-master": _master,
}  # fmt: skip
_SHARED = {
    "chainsaw": "chainsaw", "fire-axe": "axe", "lots-of-ammo": "bullets",
    "molotov-cocktail": "molotov", "shotgun": "shotgun", "fear": "scream",
}  # fmt: skip


def drawn_kinds() -> tuple[str, ...]:
    """The kinds of event cards that have a drawing."""
    return (*_OWN, *_SHARED)


def draw_symbol(pen: Pen, kind: str, corner: Point, side: float) -> None:
    """Draw a card's picture in a square of `side` pixels with its north-west corner at `corner`."""
    draw = _OWN.get(kind) or DRAWINGS[_SHARED.get(kind, "card")]
    draw(Figure(pen, *corner, side))


SORTS: dict[str, Colour] = {
    "item": LEVELS["yellow"],
    "help": OBJECTIVES["green"],
    "against": SPAWN,
    "zombies": PELTS["violet"].window,
}
"""The colour of each group of event cards; the group's name is written beside the colour."""
