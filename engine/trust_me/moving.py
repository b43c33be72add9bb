"""How a survivor walks: straight, and what stops or slows it. [trust-me #10, #11, #13]"""

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
"""How fast a survivor goes, and how loud."""
SNEAK, MOVE, RUN = "sneak", "move", "run"
GAITS: tuple[Gait, ...] = (SNEAK, MOVE, RUN)
"""The cheapest and quietest first."""


def reach_of(game: Game, seat: str, gait: str) -> int:
    """Millimetres of a move; a free cell for it adds to all but sneaking. [trust-me #13, #14]"""
    numbers = game.numbers
    if gait == SNEAK:
        return numbers.step
    return (numbers.run if gait == RUN else numbers.step) + stride(game, seat)


def stride(game: Game, seat: str) -> int:
    return game.numbers.stride * game.is_free(seat, "stride")


@dataclass(slots=True)
class Way:
    """A walk as it goes: every place passed, and the cars it climbed from the ground."""

    passed: list[Point] = field(default_factory=list[Point])
    climbed: list[str] = field(default_factory=list[str])


@dataclass(frozen=True, slots=True)
class Met:
    """A base or a piece on a way, and between which millimetres one could come to lie on it."""

    kind: str
    name: str
    thing: Point | Polygon
    first: int
    last: int

    def lies_under(self, at: Point, wide: int) -> bool:
        if isinstance(self.thing, Polygon):
            return covers(at, self.thing, wide)
        return overlap(at, self.thing, 2 * wide)


BASE = "base"


@dataclass(frozen=True, slots=True)
class Walk:
    """One walk of a survivor, however far it may go: what is on its way, in the order of rules."""

    about: Surroundings
    to: Point
    climbs: bool
    met: list[Met]

    def go(self, reach: int, *, whole: bool = True) -> Way:
        """Where only its end is asked for, millimetres in which nothing is met are leapt over."""
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
                # 5 cm less at once; most end in it. [trust-me #11]
                wires = sum(one.kind == WIRE for one in on)
                budget = max(mm, budget - wires * about.stride)
            way.passed.append(here)
        stopped_at = way.passed[-1] if way.passed else about.start
        if stopped_at == about.start or not about.game.on_board(stopped_at, about.wide):
            # A first slanting step rounds to none; a base stopped off the board has not entered it.
            way.passed.clear()
        return way

    def _is_stopped(self, by: Met, mm: int, budget: int, way: Way) -> bool:
        """What blocks a stride: a base; a barricade (or just past it); a car not climbed. [#10]"""
        if by.kind == BARRICADE and isinstance(by.thing, Polygon):
            way.passed += self._beyond(by.thing, mm, budget)
        return by.kind in (BASE, BARRICADE) or (by.kind == CAR and not self.climbs)

    def _beyond(self, piece: Polygon, mm: int, budget: int) -> list[Point]:
        """Just beyond it where the template clears it, wherever that ended; else nowhere.

        [trust-me #11]
        """
        start, to, wide = self.about.start, self.to, self.about.wide
        end = on_way(start, to, budget)
        if inside(end, piece) or not crosses(start, end, piece):
            return []
        # Half of half a base: so near, round the corners as well, one is surely on it.
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
        """Whether it may arrive with more of it where it does not with enough."""
        return self.about.caught or any(one.kind in (BARRICADE, WIRE) for one in self.met)

    def arrives(self, reach: int) -> bool:
        """Whether it ends exactly there; who climbs must have climbed."""
        wide = self.about.wide
        if not self.met and near(self.about.start, self.to, self.about.budget(reach)):
            return not self.climbs
        if any(one.kind in (BASE, BARRICADE) and one.lies_under(self.to, wide) for one in self.met):
            return False
        way = self.go(reach, whole=False)
        return way.passed[-1:] == [self.to] and self.climbs == bool(way.climbed)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a survivor may meet within a reach, whichever way it goes."""

    game: Game
    start: Point
    wide: int
    bases: list[Point]
    pieces: list[tuple[str, str, Polygon]]
    """Barricades, cars, wires: in the order in which they are looked at."""
    caught: bool
    """It stands in wire."""

    @classmethod
    def of(cls, game: Game, seat: str, reach: int) -> Surroundings:
        here, wide = game.player(seat).at, game.numbers.base
        # More than any walk looks at: who crosses a barricade lands 3 bases past its end at most.
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
        """Millimetres that wire costs."""
        return self.game.numbers.stride

    def budget(self, reach: int) -> int:
        return reach - self.stride * self.caught

    def is_free(self, at: Point) -> bool:
        """Neither on a base nor on a barricade."""
        on_base = any(overlap(at, one, 2 * self.wide) for one in self.bases)
        barricades = (one for kind, _, one in self.pieces if kind == BARRICADE)
        return not on_base and not any(covers(at, one, self.wide) for one in barricades)

    def walk(self, to: Point, *, climbs: bool) -> Walk:
        met: list[Met] = []
        for base in self.bases:
            # A point on the way is rounded by less than 2 mm.
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
    """The walk towards a place as far as it goes; a walk of nothing passes nowhere.

    Where only its end is asked for, no more of it need be looked at: `whole` is false.
    """
    far = max(reach, length(game.player(seat).at, to))
    return Surroundings.of(game, seat, far).walk(to, climbs=climbs).go(reach, whole=whole)


def _bases(game: Game, seat: str) -> list[Point]:
    people = [game.player(one).at for one in game.standing if one != seat]
    return [*people, *(one.at for one in game.state.groups.values())]


def why_not_walk(game: Game, seat: str, to: Point, reach: int, *, climbs: bool) -> Refusal | None:
    """One predicate for every move: within reach, on the board, and some way towards it."""
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
    """The straight way that ends at the other's base; None where it does not end there.

    A melee attack costs a Fatigue, so it `climbs` a car in its way. [trust-me #14]
    """
    here, there = game.player(seat).at, game.place_of(figure)
    if game.in_contact(here, there):
        return Way()
    # Who crosses a barricade comes a little farther than its reach.
    far = reach + 4 * game.numbers.base
    if apart(here, there) > far * far:
        return None
    way = way_to(game, seat, there, reach, climbs=climbs)
    arrived = bool(way.passed) and game.in_contact(way.passed[-1], there)
    return way if arrived else None


def beside_base(game: Game, seat: str, other: Point, come_from: Point) -> list[Point]:
    """Free places in contact with a base there, those first that are near to where one comes from.

    Other bases are looked at, scenery is not.
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
"""Twelve directions, clockwise from north, as hundredths of a distance."""
