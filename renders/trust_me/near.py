"""Things near a survivor, the nearest first, for the picture and its text."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from engine.spaces.plane import Point, inside
from engine.spaces.plane import Polygon as Outline
from engine.trust_me.view import PieceView, PlayerView
from renders.trust_me import signs
from renders.trust_me.look import TrustLook
from renders.trust_me.signs import Sign
from renders.trust_me.window import far, field_of


class Near(NamedTuple):
    """One thing, and how many millimetres a survivor must walk until the bases touch."""

    mm: int
    name: str
    at: Point
    """The point that the direction to this thing, as seen from the survivor, leads to."""
    sign: Sign


def nearest(look: TrustLook, player: PlayerView) -> list[Near]:
    """Everything on the board but the player's survivor, the nearest to that survivor first."""
    return sorted(_all(look, player), key=lambda one: (one.mm, one.name))


def _all(look: TrustLook, player: PlayerView) -> Iterator[Near]:
    at, view, theme, numbers = player.at, look.view, look.theme, look.content.numbers

    def gap(to: Point, wide: int) -> int:
        return max(0, int(far(at, to) - (numbers.base + wide) / 2))

    for one in look.standing():
        if one.seat != player.seat:
            sign = signs.survivor(look.person(one.seat), 26, theme)
            yield Near(gap(one.at, numbers.base), look.name(one.seat), one.at, sign)
    for group in view.groups:
        name = look.say("plane-alt-group", number=look.number(group.id))
        sign = signs.group(look.number(group.id), group.prey == player.seat, theme)
        yield Near(gap(group.at, numbers.base), name, group.at, sign)
    for piece in view.scenery:
        mm = max(0, int(to_piece(at, piece) - numbers.base / 2))
        sign = signs.plate(look.number(piece.id), theme)
        yield Near(mm, look.thing_words(piece), piece.at, sign)
    for token in view.lying:
        if not token.inside:
            name = look.say("plane-alt-token", field=field_of(token.at))
            yield Near(gap(token.at, numbers.token), name, token.at, signs.token(24, theme))
    home = look.say("plane-alt-home", field=field_of(player.community))
    sign = signs.house(look.person(player.seat), theme)
    yield Near(gap(player.community, 0), home, player.community, sign)


def to_piece(at: Point, piece: PieceView) -> float:
    """Millimetres from a point to the nearest point of a piece of scenery."""
    if inside(at, Outline(piece.corners)):
        return 0
    corners = piece.corners
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    return min(_to_side(at, a, b) for a, b in sides)


def _to_side(at: Point, a: Point, b: Point) -> float:
    """Millimetres from `at` to the segment from `a` to `b`."""
    line, to = b - a, at - a
    share = min(1.0, max(0.0, (line.x * to.x + line.y * to.y) / line.square))
    return hypot(to.x - line.x * share, to.y - line.y * share)
