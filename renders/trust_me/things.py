"""Pictograms of the object tokens, in a square of 66 by 66 units."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from renders.kit.icons import DRAWINGS
from renders.kit.palette import (
    BONE,
    HEART,
    INK,
    SIGNAL,
    SPAWN,
    STEEL,
    STEEL_SHADE,
    TIMBER,
    TIMBER_SHADE,
    WHITE,
)
from renders.kit.pen import Point
from renders.kit.shapes import Figure, star
from renders.trust_me.signs import Sign, made
from renders.trust_me.theme import PlaneTheme


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _detonator(figure: Figure) -> None:
    figure.body(_box(12, 34, 54, 62), SPAWN, 2)
    figure.limb([(33, 34), (33, 14)], 5, STEEL_SHADE)
    figure.limb([(18, 12), (48, 12)], 7, STEEL)
    figure.body(_box(26, 44, 40, 54), BONE)


def _flare(figure: Figure) -> None:
    figure.limb([(14, 62), (34, 30)], 9, TIMBER_SHADE)
    figure.limb([(17, 57), (31, 35)], 5, HEART)
    for end in ((44, 4), (60, 14), (56, 34), (28, 6)):
        figure.limb([(41, 20), end], 4, SIGNAL)
    figure.disc((41, 20), 9, SIGNAL)


def _first_aid_kit(figure: Figure) -> None:
    figure.limb([(24, 16), (24, 8), (42, 8), (42, 16)], 4, STEEL_SHADE)
    figure.body(_box(8, 16, 58, 58), BONE, 3)
    figure.body(_box(28, 24, 38, 50), HEART)
    figure.body(_box(20, 32, 46, 42), HEART)


def _walkie_talkie(figure: Figure) -> None:
    figure.limb([(24, 22), (24, 3)], 4, STEEL_SHADE)
    figure.body(_box(18, 20, 48, 62), STEEL_SHADE, 3)
    figure.body(_box(23, 25, 43, 35), STEEL)
    for y in (42, 48, 54):
        figure.limb([(25, y), (41, y)], 2.4, INK)


def _lucky_charm(figure: Figure) -> None:
    x, y = figure.left + 33 * figure.unit, figure.top + 35 * figure.unit
    figure.disc((33, 33), 31, BONE)
    figure.pen.polygon(star(x, y, 25 * figure.unit), (184, 116, 20))


def _satchel(figure: Figure) -> None:
    figure.limb([(14, 32), (33, 4), (52, 32)], 4, TIMBER_SHADE)
    figure.body(_box(8, 28, 58, 58), TIMBER, 3)
    figure.body([(8, 28), (58, 28), (46, 44), (20, 44)], TIMBER_SHADE, 1)
    figure.disc((33, 44), 4, SIGNAL)


def _sneakers(figure: Figure) -> None:
    figure.body([(8, 18), (28, 18), (36, 34), (58, 42), (60, 50), (8, 50)], (62, 142, 222), 2)
    figure.limb([(6, 54), (60, 54)], 6, WHITE)
    for x in (30, 37, 44):
        figure.limb([(x, 30 + (x - 30) * 0.5), (x - 6, 38 + (x - 30) * 0.5)], 2.4, WHITE)


def _bandage(figure: Figure) -> None:
    figure.limb([(16, 50), (50, 16)], 20, (236, 200, 160))
    figure.limb([(28, 38), (38, 28)], 15, BONE)
    for at in ((17, 44), (22, 50), (44, 16), (50, 22)):
        figure.disc(at, 2, TIMBER_SHADE)


def _voucher(figure: Figure) -> None:
    figure.body(_box(4, 16, 62, 50), BONE, 2)
    for y in (20, 28, 36, 44):
        figure.disc((46, y), 1.8, STEEL_SHADE)
    figure.limb([(12, 26), (36, 26)], 4, INK)
    figure.limb([(12, 38), (30, 38)], 4, STEEL_SHADE)


def _medicine(figure: Figure) -> None:
    figure.limb([(18, 48), (48, 18)], 22, INK)
    figure.limb([(18, 48), (48, 18)], 19, WHITE)
    figure.limb([(34, 32), (48, 18)], 19, HEART)
    figure.limb([(24, 34), (38, 20)], 3, BONE)


def _unknown(figure: Figure) -> None:
    """Draw a token that lies face down."""
    figure.disc((33, 33), 31, (163, 174, 188))
    figure.limb([(24, 25), (26, 17), (38, 15), (44, 22), (41, 30), (33, 36), (33, 43)], 6, INK)
    figure.disc((33, 53), 4, INK)


_OWN: dict[str, Callable[[Figure], None]] = {
    "shiv": DRAWINGS["blade"],
    "blunt": DRAWINGS["bat"],
    "cutting": DRAWINGS["katana"],
    "handgun": DRAWINGS["pistol"],
    "military": DRAWINGS["rifle"],
    "throwing": DRAWINGS["molotov"],
    "ammo": DRAWINGS["bullets"],
    "detonator": _detonator,
    "flare": _flare,
    "first-aid-kit": _first_aid_kit,
    "walkie-talkie": _walkie_talkie,
    "lucky-charm": _lucky_charm,
    "satchel": _satchel,
    "sneakers": _sneakers,
    "bandage": _bandage,
    "backpack": DRAWINGS["pack"],
    "voucher": _voucher,
    "food": DRAWINGS["can"],
    "survival": DRAWINGS["torch"],
    "medicine": _medicine,
    "materials": DRAWINGS["planks"],
}


@lru_cache(maxsize=256)
def thing(kind: str, size: int, theme: PlaneTheme, empty: bool = False) -> Sign:
    """The pictogram of an object token, `size` pixels wide; an unknown kind looks face down.

    With `empty` it is crossed out, for an empty gun.
    """

    def draw(pen: Figure) -> None:
        _OWN.get(kind, _unknown)(pen)
        if empty:
            pen.limb([(6, 60), (60, 6)], 11, INK)
            pen.limb([(6, 60), (60, 6)], 6, theme.pursuit)

    inset = size * 0.04
    return made(theme, size, size, lambda pen: draw(Figure(pen, inset, inset, size - 2 * inset)))
