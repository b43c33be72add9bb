"""How a survivor walks: straight, and what stops or slows it. [trust-me #10, #11, #13]"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt

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
    touches,
    within,
)
from engine.trust_me.game import BARRICADE, CAR, WIRE, Game

SNEAK, MOVE, RUN = "sneak", "move", "run"


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


@dataclass(slots=True)
class Walker:
    """One walk of a survivor: what is in its way, what it still may walk."""

    game: Game
    start: Point
    to: Point
    budget: int
    climbs: bool
    wide: int
    bases: list[Point]
    cars: list[tuple[str, Polygon]]
    barricades: list[Polygon]
    wires: list[Polygon]
    way: Way = field(default_factory=Way)

    def is_clear(self) -> bool:
        """Nothing is near the way: it ends where it was meant to."""
        met = self.bases or self.cars or self.barricades or self.wires
        return not met and near(self.start, self.to, self.budget)

    def is_barred(self) -> bool:
        """Its end is taken, or something surely stops it before; 3 mm as in `_surely_free`.

        Where a barricade reaches almost to its end, it may end there by the template.
        """
        if self._is_taken(self.to) or self._is_on_barricade(self.to):
            return True
        before = on_way(self.start, self.to, length(self.start, self.to) - 3)
        if self._is_on_barricade(before):
            return False
        budget = self.budget
        if any(self._surely_meets(one, before) for one in self.wires):
            budget -= self.game.numbers.stride
        if not near(self.start, self.to, budget):
            return True
        if any(within(one, self.start, before, self.wide - 3) for one in self.bases):
            return True
        cars = () if self.climbs else (one for _, one in self.cars)
        return any(self._surely_meets(one, before) for one in (*self.barricades, *cars))

    def _surely_meets(self, piece: Polygon, before: Point) -> bool:
        wide = self.wide - 6
        past = any(within(one, self.start, before, 0, wide) for one in piece.corners)
        return past or crosses(self.start, before, piece)

    def go(self, *, whole: bool = True) -> Way:
        """Where only its end is asked for, what is surely free is not looked at."""
        mm, end, here = 0, length(self.start, self.to), self.start
        while mm < end:
            free = 1 if whole else self._surely_free(here)
            mm = min(mm + free, end, max(mm + 1, self.budget))
            here = on_way(self.start, self.to, mm)
            if mm > self.budget or self._is_taken(here):
                break
            barred = next((one for one in self.barricades if covers(here, one, self.wide)), None)
            if barred:
                self._cross(mm, barred)
                break
            if not self._may_drive_over(here):
                break
            self._slow(here, mm)
            self.way.passed.append(here)
        end = self.way.passed[-1] if self.way.passed else self.start
        if end == self.start or not self.game.on_board(end, self.wide):
            # A first step aslant rounds to none; who is stopped off the board has not entered it.
            self.way.passed.clear()
        return self.way

    def _surely_free(self, at: Point) -> int:
        """Millimetres from here in which nothing can be met: 1 at least.

        Boxes around the pieces are used; 3 millimetres make up for rounded points.
        """
        bases = [isqrt(apart(at, one)) - self.wide for one in self.bases]
        pieces = [*(one for _, one in self.cars), *self.barricades, *self.wires]
        boxes = [away_from_box(at, one) - self.wide // 2 - 1 for one in pieces]
        return max(1, min((*bases, *boxes, self.budget)) - 3)

    def _is_taken(self, at: Point) -> bool:
        return any(overlap(at, one, 2 * self.wide) for one in self.bases)

    def _is_on_barricade(self, at: Point) -> bool:
        return any(covers(at, one, self.wide) for one in self.barricades)

    def _may_drive_over(self, at: Point) -> bool:
        """Cars stop who does not climb; who does pays for it. [trust-me #10, #14]"""
        for name, car in self.cars:
            if covers(at, car, self.wide) and name not in self.way.climbed:
                if not self.climbs:
                    return False
                self.way.climbed.append(name)
        return True

    def _slow(self, at: Point, mm: int) -> None:
        """5 cm less at once; most end in it. [trust-me #11]"""
        caught = [wire for wire in self.wires if covers(at, wire, self.wide)]
        for wire in caught:
            self.wires.remove(wire)
            self.budget = max(mm, self.budget - self.game.numbers.stride)

    def _cross(self, mm: int, piece: Polygon) -> None:
        """Just beyond it where the template clears it, wherever that ended; else before it.

        [trust-me #11]
        """
        end = on_way(self.start, self.to, self.budget)
        if inside(end, piece) or not crosses(self.start, end, piece):
            return
        landing = beyond(self.start, self.to, mm)
        while covers(landing, piece, self.wide):
            # Whose middle is on it is on it for half a base more; 3 mm as in `_surely_free`.
            mm += max(1, self.wide // 2 - 3) if inside(landing, piece) else 1
            landing = beyond(self.start, self.to, mm)
        taken = self._is_on_barricade(landing) or self._is_taken(landing)
        if not taken and self.game.on_board(landing, self.wide):
            self.way.passed.append(landing)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a survivor may meet within a reach, whichever way it goes."""

    game: Game
    start: Point
    bases: list[Point]
    pieces: dict[str, list[tuple[str, Polygon]]]
    caught: bool
    """It stands in wire."""

    @classmethod
    def of(cls, game: Game, seat: str, reach: int) -> Surroundings:
        here, wide = game.player(seat).at, game.numbers.base
        # More than any walker looks at: 3 bases past its end, and a base from there.
        far = reach + 5 * wide
        pieces = {
            kind: [
                (name, one)
                for name, one in game.pieces(kind)
                if away_from_box(here, one) <= far and not covers(here, one, wide)
            ]
            for kind in (CAR, BARRICADE, WIRE)
        }
        if game.car_under(here):
            pieces[CAR].clear()
        caught = any(covers(here, one, wide) for _, one in game.pieces(WIRE))
        bases = [one for one in _bases(game, seat) if near(here, one, far)]
        return cls(game, here, bases, pieces, caught)

    def walker(self, to: Point, reach: int, *, climbs: bool) -> Walker:
        here, wide = self.start, self.game.numbers.base
        # A base crossed by a template comes to lie just beyond, so a little farther is looked.
        far = beyond(here, to, length(here, to) + 3 * wide)

        def ahead(kind: str, end: Point) -> list[tuple[str, Polygon]]:
            return [one for one in self.pieces[kind] if _could_meet(here, end, one[1], wide)]

        return Walker(
            self.game,
            here,
            to,
            reach - self.game.numbers.stride * self.caught,
            climbs,
            wide,
            [one for one in self.bases if within(one, here, far, wide, 2)],
            ahead(CAR, to),
            [one for _, one in ahead(BARRICADE, far)],
            [one for _, one in ahead(WIRE, to)],
        )

    def arrives(self, to: Point, reach: int, *, climbs: bool) -> bool:
        """Whether a walk ends exactly there; who climbs must have climbed."""
        walker = self.walker(to, reach, climbs=climbs)
        if walker.is_clear():
            return not climbs
        if walker.is_barred():
            return False
        way = walker.go(whole=False)
        return way.passed[-1:] == [to] and climbs == bool(way.climbed)


def way_to(
    game: Game, seat: str, to: Point, reach: int, *, climbs: bool = False, whole: bool = True
) -> Way:
    """The walk towards a place as far as it goes; a walk of nothing passes nowhere.

    Where only its end is asked for, a clear way need not be walked: `whole` is false.
    """
    far = max(reach, length(game.player(seat).at, to))
    walker = Surroundings.of(game, seat, far).walker(to, reach, climbs=climbs)
    return Way([to]) if not whole and walker.is_clear() else walker.go(whole=whole)


def _bases(game: Game, seat: str) -> list[Point]:
    people = [game.player(one).at for one in game.standing if one != seat]
    return [*people, *(one.at for one in game.state.groups.values())]


def _could_meet(here: Point, to: Point, piece: Polygon, wide: int) -> bool:
    """Whether a base on its way comes so near to the piece that it must be looked at closely."""
    west, south, east, north = piece.box
    if west - wide > max(here.x, to.x) or east + wide < min(here.x, to.x):
        return False
    if south - wide > max(here.y, to.y) or north + wide < min(here.y, to.y):
        return False
    ends = touches(here, piece, 1, wide) or touches(to, piece, 1, wide)
    corners = ends or any(within(one, here, to, 1, wide) for one in piece.corners)
    return corners or crosses(here, to, piece)


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


def way_into_contact(game: Game, seat: str, figure: str, reach: int) -> Way | None:
    """The way of a melee attack: straight, ending at the other's base; None where it does not.

    [trust-me #14]
    """
    here, there = game.player(seat).at, game.place_of(figure)
    if game.in_contact(here, there):
        return Way()
    # Who crosses a barricade comes a little farther than its reach.
    far = reach + 4 * game.numbers.base
    if apart(here, there) > far * far:
        return None
    way = way_to(game, seat, there, reach, climbs=True)
    arrived = bool(way.passed) and game.in_contact(way.passed[-1], there)
    return way if arrived else None


def beside_base(game: Game, seat: str, other: Point, come_from: Point) -> Point | None:
    """A free place in contact with a base there, the nearest to where one comes from."""
    wide, found = game.numbers.base, list[Point]()
    for x, y in CLOCK:
        at = Point(other.x + x * (wide + 1) // 100, other.y + y * (wide + 1) // 100)
        free = game.on_board(at, wide) and not game.base_in_the_way(at, seat)
        if free and game.in_contact(at, other):
            found.append(at)
    straight = on_way(other, come_from, wide + 1)
    if game.on_board(straight, wide) and not game.base_in_the_way(straight, seat):
        found.append(straight)
    return min(found, key=lambda at: (apart(at, come_from), at), default=None)


CLOCK = (
    (0, 100), (50, 87), (87, 50), (100, 0), (87, -50), (50, -87),
    (0, -100), (-50, -87), (-87, -50), (-100, 0), (-87, 50), (-50, 87),
)  # fmt: skip
"""Twelve directions, clockwise from north, as hundredths of a distance."""
