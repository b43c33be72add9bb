"""Turns a place in words (`behind car 2`, `10 from Virginie`) into a point of the board.

Typed phrases and lists of destinations use the same form, `Words`. The bot turns text into `Words`
and back; this module computes the point for the survivor of a seat, from where it stands. It does
not check whether the survivor may walk there.
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
"""The word for the seat's own community as a place to go to."""
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
"""The length in millimetres of a line drawn to show a direction."""


class Words(Struct, frozen=True):
    """A place in words; `form` says how `what` names it.

    - `beside`: in contact with `what`: a token on the ground (its number, `LyingView.id`), a
      survivor (its seat), an alpha, a car, a barricade, `home`
    - `gap`: at least `mm` from the base of `what`, a survivor or an alpha, edge to edge
    - `behind`: hidden by `what`, a car or a tent, or covered by a barricade, from figure `of`; an
      empty `of` means the nearest alpha that pursues the survivor, else the nearest alpha
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
    """Return the point that the words mean for the survivor of `seat`; None if there is no such
    place.

    The survivor may not be able to walk there.
    """
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
    """Return the point `words.mm` from `at` towards `aim`. It does not go past `aim`, unless the
    words name a direction.
    """
    return (beyond if words.what in COMPASS else on_way)(at, aim, words.mm)


def towards(game: Game, seat: str, what: str) -> Point | None:
    """Return the point that a walk towards `what` aims at; None if there is no such thing."""
    at = game.player(seat).at
    if what in COMPASS:
        return at + COMPASS[what]
    piece = _piece(game, what)
    return nearest_in(at, piece) if piece else beside(game, seat, what)


def _piece(game: Game, name: str, *kinds: str) -> Polygon | None:
    """Return the outline of the piece of scenery `name`; None unless it is of one of these kinds
    (any kind if none is given).
    """
    found = game.state.scenery.get(name)
    return game.outline(found) if found and (not kinds or found.kind in kinds) else None


def figure_at(game: Game, name: str) -> Point | None:
    """Return where a survivor on the board or an alpha stands; None for any other name."""
    return game.place_of(name) if game.stands(name) or name in game.state.groups else None


# ------------------------------------------------------------ in contact, and at a distance


def beside(game: Game, seat: str, what: str) -> Point | None:
    """Return the nearest point in contact with `what`; None if there is none.

    Beside a piece of scenery, this is where a straight walk to the piece ends.
    """
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
    """Return where a straight walk to the piece ends in contact with it; None if something stops
    the walk before.
    """
    at = game.player(seat).at
    aim = nearest_in(at, piece)
    way = moving.way_to(game, seat, aim, length(at, aim), climbs=False, whole=False)
    end = way.passed[-1] if way.passed else at
    return end if game.beside(end, piece) else None


def _off(game: Game, at: Point, figure: str, gap: int) -> Point | None:
    """Return the point on the line to the figure whose gap to it is `gap` mm, rounded up if need
    be; None if there is no such figure.
    """
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
    """Return the nearest alpha that pursues the survivor; if none does, the nearest of all.

    Empty if there is no alpha.
    """
    at, groups = game.player(seat).at, game.state.groups
    own = [name for name, alpha in groups.items() if alpha.prey == seat]
    return min(own or groups, key=lambda name: (apart(at, groups[name].at), name), default="")


def behind(game: Game, at: Point, what: str, of: str) -> Point | None:
    """Return approximately the nearest point where the piece hides or covers a survivor from the
    figure `of`.

    The search tries points all around the piece and along the edges of its shadow, and prefers a
    point that a straight walk from `at` reaches. None if the piece or the figure does not exist, or
    no point was found.
    """
    piece, viewer = _piece(game, what, CAR, TENT, BARRICADE), figure_at(game, of)
    if piece is None or viewer is None:
        return None
    found = [*_around(piece, game.numbers.base)]
    if game.state.scenery[what].kind != BARRICADE:
        found += [at, *_beside_rims(piece, viewer, game.state.scenery[what].at, at)]
    # A tent stops nobody, and a walk across a barricade ends behind it.
    stops = piece if game.state.scenery[what].kind == CAR else None
    base, barred = game.numbers.base, None
    for one in sorted(found, key=lambda one: (apart(at, one), one)):
        if crosses(viewer, one, piece) and _fits(game, one, piece, at):
            if not stops or not _bars(stops, at, one, base):
                return one
            barred = barred or one
    return barred


def _bars(piece: Polygon, a: Point, b: Point, wide: int) -> bool:
    """Return True if a base on its way from `a` to `b` would overlap the piece."""
    return crosses(a, b, piece) or any(within(one, a, b, 0, wide) for one in piece.corners)


def _fits(game: Game, to: Point, piece: Polygon, at: Point) -> bool:
    """Return True if a base at `to` lies on the board, and neither on another base nor on the
    piece.
    """
    wide = game.numbers.base
    free = to == at or not game.base_in_the_way(to)
    return free and game.on_board(to, wide) and not covers(to, piece, wide)


ALONG = 20
"""Millimetres between points tried along the edge of a shadow."""
CLOSE = 5
"""Millimetres between points tried around a piece."""


@lru_cache(maxsize=256)
def _around(piece: Polygon, wide: int) -> tuple[Point, ...]:
    """Return points in contact with the piece, at its corners and along its edges; cached, because
    scenery never moves.
    """
    off, found = wide // 2 + 2, list[Point]()
    for a, b in piece.edges:
        outward, long = Point(b.y - a.y, a.x - b.x), length(a, b)
        for mm in (*range(0, long, CLOSE), long):
            here = on_way(a, b, mm)
            found.append(beyond(here, here + outward, off))
    return tuple(found)


def _beside_rims(piece: Polygon, viewer: Point, middle: Point, at: Point) -> Iterator[Point]:
    """Yield the nearest points just inside the shadow at either edge, and some farther back."""
    for corner in piece.corners:
        sides = [cross(corner - viewer, one - viewer) for one in piece.corners]
        if corner != viewer and (min(sides) >= 0 or max(sides) <= 0):
            foot = _foot(at, corner, beyond(viewer, corner, FAR))
            for back in range(0, BACK, ALONG):
                rim = beyond(viewer, foot, length(viewer, foot) + back)
                yield on_way(rim, beyond(viewer, middle, length(viewer, rim)), WITHIN)


WITHIN = 3
"""How many millimetres inside a shadow a base is surely hidden."""
BACK = 80
"""The search tries points up to this many millimetres farther back along the edge of a shadow."""


def _foot(p: Point, a: Point, b: Point) -> Point:
    """Return the point of the segment from `a` to `b` that is nearest to `p`."""
    line = b - a
    along = dot(p - a, line)
    if along <= 0:
        return a
    return Point(a.x + line.x * along // line.square, a.y + line.y * along // line.square)
