"""Places by words: `behind car 2`, `10 from Virginie`, `5 north-east`, and the point each means.

What may be typed and what a list of destinations calls its places are the same words, read here.
The bot turns typed text into `Words` and words into text; this says the point, from where the
seat's survivor stands, and never asks whether it may walk there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from engine.spaces.plane import (
    Point,
    Polygon,
    apart,
    beyond,
    covers,
    cross,
    crosses,
    dot,
    length,
    near,
    nearest_in,
    on_way,
    read_point,
    within,
)
from engine.trust_me import moving
from engine.trust_me.game import BARRICADE, CAR, TENT, Game

Form = Literal["beside", "gap", "behind", "in", "onto", "way", "point"]
HOME = "home"
"""One's own community, as something to go to."""
COMPASS = {
    "north": Point(0, 1000),
    "north-east": Point(707, 707),
    "east": Point(1000, 0),
    "south-east": Point(707, -707),
    "south": Point(0, -1000),
    "south-west": Point(-707, -707),
    "west": Point(-1000, 0),
    "north-west": Point(-707, 707),
}
"""Eight directions, clockwise from north."""
FAR = 1000
"""Millimetres by which a direction is pointed out."""


class Words(Struct, frozen=True):
    """How a place is called; every form may be typed, and lists call their places so.

    - `beside`: in contact with `what`: a token on the ground (its number, `LyingView.id`), a
      survivor (its seat), an alpha, a car, a barricade, `home`
    - `gap`: `mm` from the base of `what`, a survivor or an alpha, rim to rim, never less
    - `behind`: hidden by `what`, a car or a tent, or covered by a barricade, from `of`; where `of`
      is empty, from the alpha that pursues one, else from the nearest
    - `in`: the nearest place in the tent `what`
    - `onto`: the nearest place on the car `what`
    - `way`: `mm` towards `what`: a direction of `COMPASS`, or anything that `beside` takes
    - `point`: the point `what` (`288,389`)
    """

    form: Form
    what: str
    mm: int = 0
    of: str = ""


def point_of(game: Game, seat: str, words: Words) -> Point | None:
    """The place the words mean, seen from where the seat's survivor is; None for no such place."""
    at = game.player(seat).at
    if words.form == "gap":
        return _off(game, at, words.what, words.mm)
    if words.form == "behind":
        return behind(game, at, words.what, words.of or threat_to(game, seat))
    if words.form == "in":
        tent = _piece(game, words.what, TENT)
        return nearest_in(at, tent) if tent else None
    if words.form == "onto":
        car = _piece(game, words.what, CAR)
        return nearest_in(at, car) if car else None
    if words.form == "way":
        aim = towards(game, seat, words.what)
        return None if aim is None else _no_farther(at, aim, words)
    if words.form == "point":
        return read_point(words.what)
    return beside(game, seat, words.what)


def _no_farther(at: Point, aim: Point, words: Words) -> Point:
    """So far on the way; a direction has no end."""
    return (beyond if words.what in COMPASS else on_way)(at, aim, words.mm)


def towards(game: Game, seat: str, what: str) -> Point | None:
    """The point that a way with that name leads to."""
    at = game.player(seat).at
    if what in COMPASS:
        return at + COMPASS[what]
    piece = _piece(game, what)
    return nearest_in(at, piece) if piece else beside(game, seat, what)


def _piece(game: Game, name: str, *kinds: str) -> Polygon | None:
    found = game.state.scenery.get(name)
    return game.outline(found) if found and (not kinds or found.kind in kinds) else None


def figure_at(game: Game, name: str) -> Point | None:
    """Where a survivor on the board or an alpha stands."""
    return game.place_of(name) if game.stands(name) or name in game.state.groups else None


# ------------------------------------------------------------ in contact, and off


def beside(game: Game, seat: str, what: str) -> Point | None:
    """The nearest place in contact; with a piece of scenery as far as one walks straight to it."""
    at, base = game.player(seat).at, game.numbers.base
    if what == HOME:
        return game.within_rim(game.player(seat).community)
    lying = game.state.lying.get(what)
    if lying:
        return on_way(lying.at, at, (base + game.numbers.token + 1) // 2)
    piece = _piece(game, what)
    if piece:
        return _stopped_by(game, seat, piece)
    other = figure_at(game, what)
    return None if other is None or what == seat else on_way(other, at, base + 1)


def _stopped_by(game: Game, seat: str, piece: Polygon) -> Point | None:
    at = game.player(seat).at
    aim = nearest_in(at, piece)
    way = moving.way_to(game, seat, aim, length(at, aim), climbs=False, whole=False)
    end = way.passed[-1] if way.passed else at
    return end if game.beside(end, piece) else None


def _off(game: Game, at: Point, figure: str, gap: int) -> Point | None:
    """That gap from a base, on the line to it, and by rounding never less."""
    other = figure_at(game, figure)
    if other is None or other == at:
        return None
    mm = gap + game.numbers.base
    return next(
        to
        for more in range(4)
        if not near(to := beyond(other, at, mm + more), other, gap, 2 * game.numbers.base)
    )


# ------------------------------------------------------------ behind


def threat_to(game: Game, seat: str) -> str:
    """The nearest alpha that pursues one, else the nearest; empty where there is none."""
    at, groups = game.player(seat).at, game.state.groups
    own = [name for name, alpha in groups.items() if alpha.prey == seat]
    return min(own or groups, key=lambda name: (apart(at, groups[name].at), name), default="")


def behind(game: Game, at: Point, what: str, of: str) -> Point | None:
    """The nearest place that the piece hides, or covers, from a figure; rough round corners.

    Looked at are places all around the piece and those beside the rims of its shadow, first those
    that the piece itself does not bar.
    """
    piece, viewer = _piece(game, what, CAR, TENT, BARRICADE), figure_at(game, of)
    if piece is None or viewer is None:
        return None
    found = [*_around(piece, game.numbers.base)]
    if game.state.scenery[what].kind != BARRICADE:
        found += [at, *_beside_rims(piece, viewer, game.state.scenery[what].at, at)]
    # Nobody is stopped by a tent; who crosses a barricade by its template is behind it at once.
    stops = piece if game.state.scenery[what].kind == CAR else None
    base, barred = game.numbers.base, None
    for one in sorted(found, key=lambda one: (apart(at, one), one)):
        if crosses(viewer, one, piece) and _fits(game, one, piece, at):
            if not stops or not _bars(stops, at, one, base):
                return one
            barred = barred or one
    return barred


def _bars(piece: Polygon, a: Point, b: Point, wide: int) -> bool:
    """Whether a base on its way from one to the other would come to lie on the piece."""
    return crosses(a, b, piece) or any(within(one, a, b, 0, wide) for one in piece.corners)


def _fits(game: Game, to: Point, piece: Polygon, at: Point) -> bool:
    """On the board, and neither on a base nor on the piece itself."""
    wide = game.numbers.base
    free = to == at or not game.base_in_the_way(to)
    return free and game.on_board(to, wide) and not covers(to, piece, wide)


ALONG = 20
"""Millimetres between places along the rim of a shadow."""
CLOSE = 5
"""Millimetres between places around a piece."""


@lru_cache(maxsize=256)
def _around(piece: Polygon, wide: int) -> tuple[Point, ...]:
    """In contact with it, at every corner and along its edges; scenery never moves."""
    off, found = wide // 2 + 2, list[Point]()
    for a, b in piece.edges:
        outward, long = Point(b.y - a.y, a.x - b.x), length(a, b)
        for mm in (*range(0, long, CLOSE), long):
            here = on_way(a, b, mm)
            found.append(beyond(here, here + outward, off))
    return tuple(found)


def _beside_rims(piece: Polygon, viewer: Point, middle: Point, at: Point) -> Iterator[Point]:
    """The nearest places in the shadow on either side, a little within, and some farther back."""
    for corner in piece.corners:
        sides = [cross(corner - viewer, one - viewer) for one in piece.corners]
        if corner != viewer and (min(sides) >= 0 or max(sides) <= 0):
            foot = _foot(at, corner, beyond(viewer, corner, FAR))
            for back in range(0, BACK, ALONG):
                rim = beyond(viewer, foot, length(viewer, foot) + back)
                yield on_way(rim, beyond(viewer, middle, length(viewer, rim)), WITHIN)


WITHIN = 3
"""Millimetres: who stands so far within a shadow is surely hidden."""
BACK = 80
"""Millimetres: farther behind a piece than this one has gone round it."""


def _foot(p: Point, a: Point, b: Point) -> Point:
    """The place on the segment that is nearest to `p`."""
    line = b - a
    along = dot(p - a, line)
    if along <= 0:
        return a
    return Point(a.x + line.x * along // line.square, a.y + line.y * along // line.square)
