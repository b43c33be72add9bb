"""How a survivor walks: straight, stopped or slowed by bases and scenery. [trust-me #10, #11, #13]

Problem: lists of destinations try hundreds of walks, and each millimetre of a walk would have to be
checked against every base and piece. Approach: for each thing near the line, `Surroundings.walk`
computes the stretch of millimetres in which a base could touch it (`Met`); if only the end of a
walk is wanted, all other millimetres are skipped. Invariant: a walk that skips ends at the same
point as one that checks every millimetre.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from engine.core.refusal import Refusal
from engine.spaces.plane import (
    Point,
    Polygon,
    apart,
    away_from_box,
    beyond,
    covers,
    crosses,
    inside,
    length,
    near,
    on_way,
    overlap,
    stretch_near,
    stretch_over,
)
from engine.trust_me.game import BARRICADE, CAR, WIRE, Game

Gait = Literal["sneak", "move", "run"]
"""How a survivor walks, which decides its reach and its noise."""
SNEAK, MOVE, RUN = "sneak", "move", "run"
GAITS: tuple[Gait, ...] = (SNEAK, MOVE, RUN)
"""All gaits, the cheapest and quietest first."""
SHIFT = "shift"
"""The effect of Elliott's passport, and the gait of his silent step."""


def reach_of(game: Game, seat: str, gait: str) -> int:
    """Return the millimetres of one move; each free stride cell adds some, except to sneaking.
    [trust-me #13, #14]
    """
    numbers = game.numbers
    if gait == SNEAK:
        return numbers.step
    return (numbers.run if gait == RUN else numbers.step) + stride(game, seat)


def stride(game: Game, seat: str) -> int:
    """Return the millimetres that the free stride cells add to a move."""
    return game.numbers.stride * game.is_free(seat, "stride")


@dataclass(slots=True)
class Way:
    """What a walk did: the points it passed, and the cars it climbed from the ground."""

    passed: list[Point] = field(default_factory=list[Point])
    climbed: list[str] = field(default_factory=list[str])


@dataclass(frozen=True, slots=True)
class Met:
    """A base or a piece near a walk; the survivor can touch it only between millimetres `first` and
    `last` of the walk.
    """

    kind: str
    name: str
    thing: Point | Polygon
    first: int
    last: int

    def lies_under(self, at: Point, wide: int) -> bool:
        """True if a base of `wide` mm diameter at `at` would lie on this thing."""
        if isinstance(self.thing, Polygon):
            return covers(at, self.thing, wide)
        return overlap(at, self.thing, 2 * wide)


BASE = "base"


@dataclass(frozen=True, slots=True)
class Walk:
    """One straight walk to `to` and everything it meets, whatever its reach is.

    `met` is in the order in which the rules look at things.
    """

    about: Surroundings
    to: Point
    climbs: bool
    met: list[Met]

    def go(self, reach: int, *, whole: bool = True) -> Way:
        """Return the walk with this reach in millimetres.

        If `whole` is true, it has all points passed; otherwise only its end is exact, because
        stretches where nothing is met are skipped.
        """
        about, way = self.about, Way()
        left: list[Met] = self.met
        mm, end, budget = 0, length(about.start, self.to), about.budget(reach)
        while mm < end:
            mm += 1
            if not whole:
                mm = max(mm, min([end, budget, *[one.first for one in left if one.last >= mm]]))
            here = on_way(about.start, self.to, mm)
            if mm > budget:
                break
            on = [
                one
                for one in left
                if one.first <= mm <= one.last and one.lies_under(here, about.wide)
            ]
            if on:
                if self._is_stopped(on[0], mm, budget, way):
                    break
                left = [one for one in left if one not in on]
                way.climbed += [one.name for one in on if one.kind == CAR]
                # A wire takes 5 cm off the reach at once, so most walks end in it. [trust-me #11]
                wires = sum(one.kind == WIRE for one in on)
                budget = max(mm, budget - wires * about.stride)
            way.passed.append(here)
        stopped_at = way.passed[-1] if way.passed else about.start
        if stopped_at == about.start or not about.game.on_board(stopped_at, about.wide):
            # The first step of a diagonal may round to no step at all; a base stopped off the board
            # has not entered it.
            way.passed.clear()
        return way

    def _is_stopped(self, by: Met, mm: int, budget: int, way: Way) -> bool:
        """Return True if the thing stops the walk: a base, a barricade, a car that is not climbed.
        [#10]

        A walk that gets over a barricade ends just past it; that point is added to `way`.
        """
        if by.kind == BARRICADE and isinstance(by.thing, Polygon):
            way.passed += self._beyond(by.thing, mm, budget)
        return by.kind in (BASE, BARRICADE) or (by.kind == CAR and not self.climbs)

    def _beyond(self, piece: Polygon, mm: int, budget: int) -> list[Point]:
        """Return the point just past a barricade as a list of one. [trust-me #11]

        The list is empty if the full reach does not go past the barricade, or if there is no room
        to stand.
        """
        start, to, wide = self.about.start, self.to, self.about.wide
        end = on_way(start, to, budget)
        if inside(end, piece) or not crosses(start, end, piece):
            return []
        # Where a disc a quarter as wide touches the piece, a base surely lies on it, even at a
        # corner. So the search for room to stand begins at the end of that stretch.
        on = stretch_over(start, beyond(start, to, budget + wide), piece, wide // 4)
        mm = max(mm, on[1] - 2) if on else mm
        landing = beyond(start, to, mm)
        while covers(landing, piece, wide):
            mm += 1
            landing = beyond(start, to, mm)
        free = self.about.is_free(landing) and self.about.game.on_board(landing, wide)
        return [landing] if free else []

    @property
    def depends_on_reach(self) -> bool:
        """True if a longer reach may arrive where a shorter one fails, although both are long
        enough.

        Wire shortens the reach, and a barricade is crossed only if the reach ends beyond it.
        """
        return self.about.caught or any(one.kind in (BARRICADE, WIRE) for one in self.met)

    def arrives(self, reach: int) -> bool:
        """Return True if the walk ends exactly at `to`; a walk that `climbs` must have climbed a
        car.
        """
        wide = self.about.wide
        if not self.met and near(self.about.start, self.to, self.about.budget(reach)):
            return not self.climbs
        if any(one.kind in (BASE, BARRICADE) and one.lies_under(self.to, wide) for one in self.met):
            return False
        way = self.go(reach, whole=False)
        return way.passed[-1:] == [self.to] and self.climbs == bool(way.climbed)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """All things that a survivor may meet within a reach, in any direction."""

    game: Game
    start: Point
    wide: int
    bases: list[Point]
    pieces: list[tuple[str, str, Polygon]]
    """Kind, name and outline of barricades, cars and wires, in the order in which the rules look at
    them.
    """
    caught: bool
    """True if the survivor stands in wire."""

    @classmethod
    def of(cls, game: Game, seat: str, reach: int) -> Surroundings:
        """Return the surroundings of the survivor of `seat` within `reach` mm."""
        here, wide = game.player(seat).at, game.numbers.base
        # No walk reaches farther: one across a barricade lands at most 3 bases past its end.
        far = reach + 5 * wide
        pieces = [
            (kind, name, one)
            for kind in (BARRICADE, CAR, WIRE)
            for name, one in (() if kind == CAR and game.car_under(here) else game.pieces(kind))
            if away_from_box(here, one) <= far and not covers(here, one, wide)
        ]
        caught = any(covers(here, one, wide) for _, one in game.pieces(WIRE))
        bases = [one for one in _bases(game, seat) if near(here, one, far)]
        return cls(game, here, wide, bases, pieces, caught)

    @property
    def stride(self) -> int:
        """Millimetres that wire takes off a walk."""
        return self.game.numbers.stride

    def budget(self, reach: int) -> int:
        """Return the millimetres that can be walked from here with this reach; wire at the start
        takes some off.
        """
        return reach - self.stride * self.caught

    def is_free(self, at: Point) -> bool:
        """True if a base at `at` lies neither on another base nor on a barricade."""
        on_base = any(overlap(at, one, 2 * self.wide) for one in self.bases)
        barricades = (one for kind, _, one in self.pieces if kind == BARRICADE)
        return not on_base and not any(covers(at, one, self.wide) for one in barricades)

    def walk(self, to: Point, *, climbs: bool) -> Walk:
        """Return the straight walk to `to`, with all things it may meet."""
        met: list[Met] = []
        for base in self.bases:
            # Points on the way are rounded by less than 2 mm.
            stretch = stretch_near(self.start, to, base, self.wide + 2)
            if stretch:
                met.append(Met(BASE, "", base, *stretch))
        for kind, name, piece in self.pieces:
            stretch = stretch_over(self.start, to, piece, self.wide // 2 + 2)
            if stretch:
                met.append(Met(kind, name, piece, *stretch))
        return Walk(self, to, climbs, met)


def way_to(
    game: Game, seat: str, to: Point, reach: int, *, climbs: bool = False, whole: bool = True
) -> Way:
    """Return the walk towards `to` as far as it goes; it is empty if the survivor cannot move at
    all.

    If `whole` is false, only the end of the walk is exact, which is faster to compute.
    """
    far = max(reach, length(game.player(seat).at, to))
    return Surroundings.of(game, seat, far).walk(to, climbs=climbs).go(reach, whole=whole)


def _bases(game: Game, seat: str) -> list[Point]:
    people = [game.player(one).at for one in game.standing if one != seat]
    return [*people, *(one.at for one in game.state.groups.values())]


def why_not_walk(game: Game, seat: str, to: Point, reach: int, *, climbs: bool) -> Refusal | None:
    """Refuse a walk that ends out of reach or off the board, or that cannot even begin.

    All moves are checked by this one function.
    """
    at = game.player(seat).at
    if to == at:
        return Refusal("already-there")
    if not game.on_board(to, game.numbers.base):
        return Refusal("off-the-board", side=game.numbers.side // 10)
    if not near(at, to, reach):
        return Refusal("too-far", away=length(at, to), most=reach)
    way = way_to(game, seat, to, reach, climbs=climbs, whole=False)
    if not way.passed:
        return Refusal("nothing-walked")
    return Refusal("nothing-to-climb") if climbs and not way.climbed else None


def way_into_contact(game: Game, seat: str, figure: str, reach: int, *, climbs: bool) -> Way | None:
    """Return the straight walk of `seat` into contact with the figure; None if it does not get
    there.

    The walk is empty if they touch already. A melee attack costs a Fatigue anyway, so with `climbs`
    the survivor climbs a car in its way. [trust-me #14]
    """
    here, there = game.player(seat).at, game.place_of(figure)
    if game.in_contact(here, there):
        return Way()
    # A walk across a barricade ends a little beyond its reach.
    far = reach + 4 * game.numbers.base
    if apart(here, there) > far * far:
        return None
    way = way_to(game, seat, there, reach, climbs=climbs)
    arrived = bool(way.passed) and game.in_contact(way.passed[-1], there)
    return way if arrived else None


def beside_base(game: Game, seat: str, other: Point, come_from: Point) -> list[Point]:
    """Return the points in contact with a base at `other` that no other base covers, the nearest to
    `come_from` first.

    Scenery is not looked at.
    """
    wide, found = game.numbers.base, list[Point]()
    for x, y in CLOCK:
        at = Point(other.x + x * (wide + 1) // 100, other.y + y * (wide + 1) // 100)
        free = game.on_board(at, wide) and not game.base_in_the_way(at, seat)
        if free and game.in_contact(at, other):
            found.append(at)
    straight = on_way(other, come_from, wide + 1)
    if game.on_board(straight, wide) and not game.base_in_the_way(straight, seat):
        found.append(straight)
    return sorted(found, key=lambda at: (apart(at, come_from), at))


CLOCK = (
    (0, 100), (50, 87), (87, 50), (100, 0), (87, -50), (50, -87),
    (0, -100), (-50, -87), (-87, -50), (-100, 0), (-87, 50), (-50, 87),
)  # fmt: skip
"""Twelve directions, clockwise from north; each is a vector about 100 long."""
