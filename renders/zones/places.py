"""Where the tokens of a zone stand: never overlapping, never outside, never over a name.

Problem: a zone may be full, and tokens must stay legible. Approach: the name keeps its fixed place,
noise is to its right, signs go to the north-east corner; figures are one centred block, survivors
first, in the largest size that fits. If figures do not fit, chips (small signs with initials or
counts) stand for them; only if even chips do not fit, as with every car of the box in one lane, do
they overlap. Invariant: a place depends only on the zone and on what kinds of things are in it, so
results are cached.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

from engine.spaces.zones import UNIT
from renders.kit.rects import Area, Rect, nearest
from renders.zones.geometry import Geometry, Units
from renders.zones.signs import noise_size, steps_size, way_out_size
from renders.zones.tokens import (
    SIZES,
    chip_size,
    lettered,
    pictured,
    roster_size,
    stack_size,
    survivor_side,
)
from renders.zones.vehicles import car_chip_size, car_size

Size = tuple[int, int]
Mode = Literal["figures", "chips", "crowd"]
Fit = Literal["usual", "small", "least"]
"""The size of signs: `least` is only for boards whose letters are large, and only if nothing else
fits.
"""


SignKind = Literal["spawn", "objective", "hidden", "hold", "own", "fallen", "exit", "start"]


class Sign(NamedTuple):
    """A sign in a zone, and `word`, the text on it.

    The kinds are spawn, objective, hidden objective, zone to hold, a game's own, grave, exit and
    start.
    """

    kind: SignKind
    word: str = ""


class Crowd(NamedTuple):
    """The things in a zone, as far as they decide where each one stands."""

    noise: int
    signs: tuple[Sign, ...]
    survivors: int
    stacks: tuple[str, ...]
    """The words on each stack of zombies."""
    fresh: bool
    """True if a stack needs room for a tag: zombies are new, or they are marked as a threat."""
    ringed: bool
    """True if a coloured border runs inside the zone's edge, as for spawn zones and the exit."""
    cars: int = 0
    steps: bool = False
    """True if a chip beside the name shows how many moves away the zone is."""
    twofold: bool = False
    """True if the initial of some survivor here has two letters."""


@dataclass(frozen=True, slots=True)
class Fill:
    """The places found; `noise` and `steps` are None if absent, or if there is no room for them."""

    noise: Rect | None
    steps: Rect | None
    signs: tuple[Rect, ...]
    signs_fit: Fit
    mode: Mode
    size: str
    cars: tuple[Rect, ...]
    survivors: tuple[Rect, ...]
    stacks: tuple[Rect, ...]
    unit: float
    """Pixels per unit of figures and cars."""
    small_cars: bool
    across: int = 0
    """How many initials are side by side in the chip for survivors; 0 if each has a token."""
    named: bool = True
    """False if the zone's name is left out because tokens need its room."""


class Block(NamedTuple):
    """The places of the figures in a zone, and the name of their size, from `XL` to `XS`."""

    size: str
    cars: tuple[Rect, ...]
    survivors: tuple[Rect, ...]
    stacks: tuple[Rect, ...]
    across: int = 0


_TIGHT = 0.7
_LETTERED = {"own": 1.22, "hidden": 1.0, "spawn": 0.84, "fallen": 1.05}
"""The side of the smallest signs, as a multiple of the smallest type size.

`_LETTERED` has the kinds of signs that show letters, `_TIGHT` is for all others.
"""
_CROWDED: tuple[Mode, ...] = ("chips", "crowd")


@lru_cache(maxsize=4096)
def fill_zone(geometry: Geometry, zone: str, crowd: Crowd) -> Fill:
    """The places of everything in a zone; what does not fit side by side overlaps."""
    return maybe_fill(geometry, zone, crowd) or _Zone(geometry, zone, crowd).heaped()


@lru_cache(maxsize=4096)
def maybe_fill(geometry: Geometry, zone: str, crowd: Crowd) -> Fill | None:
    """The places of everything in a zone; None if too little of the zone is visible.

    Gravestones are left out first, because the cards also show who fell.
    """
    if zone not in geometry.plates:
        return None
    for left_out in ((), ("fallen",), ("fallen", "hold")):
        signs = tuple(sign for sign in crowd.signs if sign.kind not in left_out)
        ground = _Zone(geometry, zone, crowd._replace(signs=signs))
        fill = ground.with_signs()
        if fill is not None:
            return fill
    bare = _Zone(geometry, zone, crowd)
    return bare.without_signs() or bare.without_name()


class _Zone:
    """One zone while its places are searched."""

    def __init__(self, geometry: Geometry, zone: str, crowd: Crowd):
        self.units, self.unit = geometry.units, geometry.unit
        self.large_letters = bool(geometry.units.smaller)
        self.crowd = crowd
        board, north_west = geometry.board, (geometry.x(0), geometry.y(0))
        south_east = geometry.x(board.cols * UNIT), geometry.y(board.rows * UNIT)
        self.edges = Rect(*north_west, *south_east)
        area = geometry.areas[zone]
        inset = 4.5 * geometry.grain if crowd.ringed else 0
        self.area = Area(area.edges.grown(-inset), area.holes)
        boxes, seen = geometry.boxes_of(zone), area.edges.grown(4 * self.unit)
        self.boxes = [box.cut(seen) for box in boxes if box.meets(seen)]
        self.name = geometry.plates[zone]
        self.tight = min(area.edges.width, area.edges.height) < 150 * geometry.grain
        place = geometry.board.zones[zone]
        leaves = [r for door in geometry.doors.values() for r in (door.slab, door.leaf)]
        covers = [
            Rect(geometry.x(x), geometry.y(y), geometry.x(x), geometry.y(y)).grown(
                18 * geometry.grain
            )
            for x, y in place.manholes
        ]
        self.leaves = [rect for rect in leaves if rect.meets(area.edges)]
        self.grounds: tuple[list[Rect], ...] = (
            [*self.leaves, *covers, *(c for c in geometry.crossings if c.meets(area.edges))],
            [*self.leaves, *covers],
            self.leaves,
            [],
        )

    def with_signs(self) -> Fill | None:
        """Return places with signs and noise; None if that is impossible.

        Figures are tried first, then chips, then one chip for all zombies. The noise is left out if
        chips need its room.
        """
        noise = self._noise_place([self.name.grown(2)])
        ways: tuple[tuple[Mode, Rect | None], ...] = (
            ("figures", noise),
            ("chips", noise),
            ("chips", None),
            ("crowd", noise),
            ("crowd", None),
        )
        fits: tuple[Fit, ...] = ("usual", "small")
        fits = ("small",) if self.tight and not self.large_letters else fits
        each: list[tuple[Fit, ...]] = [fits, ("least",)] if self.large_letters else [fits]
        fills = (
            self._in_mode(mode, chip, fit) for sizes in each for mode, chip in ways for fit in sizes
        )
        return next((fill for fill in fills if fill is not None), None)

    def _in_mode(self, mode: Mode, chip: Rect | None, fit: Fit) -> Fill | None:
        """Return places with figures in the largest unit that fits beside noise and signs.

        `mode` says whether figures or chips are drawn, `chip` is the place of the noise, and `fit`
        is the size of signs; only the usual one goes with large cars. None if they do not fit.
        """
        taken = [self.name.grown(2), *([chip.grown(2)] if chip else [])]
        steps = self._steps_place(chip, taken)
        taken += [steps.grown(2)] if steps else []
        signs = self._sign_places(taken, fit)
        if signs is None:
            return None
        taken += [sign.grown(2) for sign in signs]
        for unit in self._tried():
            found = self._figures(mode, taken, fit != "usual", unit)
            if found is not None:
                return self._filled(chip, steps, tuple(signs), fit, mode, found, unit)
        return None

    def _filled(
        self, noise: Rect | None, steps: Rect | None, signs: tuple[Rect, ...], fit: Fit,
        mode: Mode, block: Block, unit: float,
    ) -> Fill:  # fmt: skip
        size, cars, survivors, stacks, across = block
        small_cars = fit != "usual" or self.large_letters
        return Fill(noise, steps, signs, fit, mode, size, cars, survivors, stacks, unit,
                    small_cars, across)  # fmt: skip

    def _tried(self) -> list[float]:
        """Return the units to try for figures, the largest first, in pixels."""
        return [self.unit, *(self.unit * share for share in self.units.smaller)]

    def without_signs(self) -> Fill | None:
        """Places of the figures and the name only, for the smallest zones."""
        for unit in self._tried():
            found = self._figures("crowd", [self.name.grown(2)], True, unit)
            if found is not None:
                return self._filled(None, None, (), "small", "crowd", found, unit)
        return None

    def without_name(self) -> Fill | None:
        """Return places of the figures only; None if they do not fit, or if letters are not large.

        If letters are large, figures matter more than the name of the zone.
        """
        for mode in _CROWDED if self.large_letters else ():
            for unit in self._tried():
                found = self._figures(mode, [], True, unit)
                if found is not None:
                    fill = self._filled(None, None, (), "small", mode, found, unit)
                    return replace(fill, named=False)
        return None

    def heaped(self) -> Fill:
        """Return overlapping places along the zone's largest rectangle; some of each stays visible.

        There is one for each car, one for all survivors and one for all zombies.
        """
        crowd, least = self.crowd, self.units.least
        across = -(-crowd.survivors // 2)
        sizes = [car_chip_size(self.unit)] * crowd.cars
        sizes += [roster_size(crowd.survivors, across, least, crowd.twofold)] if across else []
        sizes += [chip_size(self.unit, least)] if crowd.stacks else []
        room = max(self.boxes, key=lambda box: box.width * box.height).grown(-4 * self.unit)
        upright = room.height > room.width
        if self.name.meets(room):
            edge = {"top": self.name.bottom} if upright else {"left": self.name.right}
            room = room._replace(**edge)
        first, last = crowd.cars, crowd.cars + bool(crowd.survivors)
        places: list[Rect] = []
        for number, (wide, high) in enumerate(sizes):
            far = number / max(1, len(sizes) - 1) - 0.5
            x, y = room.middle
            x += 0 if upright else far * max(0.0, room.width - wide)
            y += far * max(0.0, room.height - high) if upright else 0
            left, top = x - wide / 2, y - high / 2
            left = max(self.edges.left, min(left, self.edges.right - wide))
            top = max(self.edges.top, min(top, self.edges.bottom - high))
            places.append(Rect(left, top, left + wide, top + high))
        block = Block("XS", tuple(places[:first]), tuple(places[first:last]),
                      tuple(places[last:]), across)  # fmt: skip
        return self._filled(None, None, (), "small", "crowd", block, self.unit)

    def _noise_place(self, taken: list[Rect]) -> Rect | None:
        if not self.crowd.noise:
            return None
        size = noise_size(self.crowd.noise, self.units.quiet, self.units.least)
        corner = (self.name.right + 4 * self.unit, self.name.middle[1] - size[1] / 2)
        return self._first(size, corner, taken)

    def _steps_place(self, noise: Rect | None, taken: list[Rect]) -> Rect | None:
        if not self.crowd.steps:
            return None
        size = steps_size(self.units.quiet, self.units.least)
        beside = noise or self.name
        corner = (beside.right + 4 * self.unit, beside.middle[1] - size[1] / 2)
        return self._first(size, corner, taken)

    def _first(self, size: Size, corner: tuple[float, float], taken: list[Rect]) -> Rect | None:
        """The place for a thing nearest to `corner`, on ground without crossings if there is any.

        A sign may cover a crossing but not a door.
        """
        for ground in self.grounds[1:]:
            place = nearest(self.area, size, corner, [*taken, *ground])
            if place is not None:
                return place
        return None

    def _sign_places(self, taken: list[Rect], fit: Fit) -> list[Rect] | None:
        places: list[Rect] = []
        for sign in self.crowd.signs:
            size = sign_size(sign, fit, self.units)
            corner = (self.area.edges.right - size[0], self.area.edges.top)
            place = self._first(size, corner, [*taken, *(done.grown(2) for done in places)])
            if place is None:
                return None
            places.append(place)
        return places

    def _figures(self, mode: Mode, taken: list[Rect], small: bool, unit: float) -> Block | None:
        """Places of cars, survivors and stacks in the largest size that fits."""
        crowd = self.crowd
        small_cars = small or self.large_letters
        shape = car_size(small_cars, unit) if mode == "figures" else car_chip_size(unit)
        cars = [shape] * crowd.cars
        if not crowd.survivors and not crowd.stacks and not cars:
            return Block("XL", (), (), ())
        if mode != "figures":
            return self._chips(mode, cars, taken, unit)
        least = self.units.least
        for size in SIZES:
            if crowd.survivors and not lettered(size, unit, least):
                return None
            if crowd.stacks and not pictured(size, unit, least):
                continue
            side = survivor_side(size, unit)
            one = [(side, side)] * crowd.survivors
            many = [stack_size(size, unit, crowd.fresh, each, least) for each in crowd.stacks]
            found = self._block(size, (cars, one, many), taken)
            if found is not None:
                return found
        return None

    def _chips(self, mode: Mode, cars: list[Size], taken: list[Rect], unit: float) -> Block | None:
        """Places of survivors as initials, in as few rows as fit, and zombies as strips or one
        chip.
        """
        crowd, least = self.crowd, self.units.least
        many = [chip_size(unit, least)] * min(1, len(crowd.stacks))
        if mode == "chips":
            many = [stack_size("XS", unit, False, each, least) for each in crowd.stacks]
        for across in range(crowd.survivors, 0, -1) if crowd.survivors else (0,):
            one = [roster_size(crowd.survivors, across, least, crowd.twofold)] if across else []
            found = self._block("XS", (cars, one, many), taken)
            if found is not None:
                return found._replace(across=across)
        return None

    def _block(
        self, size: str, things: tuple[list[Size], list[Size], list[Size]], taken: list[Rect]
    ) -> Block | None:
        """The block of these cars, survivors and stacks nearest to the middle; None if it does not
        fit.
        """
        cars, survivors, stacks = things
        edges = self.area.edges
        if sum(wide * high for each in things for wide, high in each) > edges.width * edges.height:
            return None
        for ground in self.grounds:
            for rows in _arrangements([*cars, *survivors], stacks):
                block = _block_size(rows)
                corner = (
                    self.area.edges.middle[0] - block[0] / 2,
                    self.area.edges.middle[1] - block[1] / 2,
                )
                place = nearest(self.area, block, corner, [*taken, *ground])
                if place is not None:
                    each = _spread(place, rows)
                    first, last = len(cars), len(cars) + len(survivors)
                    stood = tuple(each[:first]), tuple(each[first:last]), tuple(each[last:])
                    return Block(size, *stood)
        return None


def sign_size(sign: Sign, fit: Fit, units: Units) -> Size:
    """The width and height of a sign in pixels; `fit` says how tight the zone is.

    Where letters are large, a small sign is no higher than a name, and a small spawn sign shows
    only its number.
    """
    if fit == "least" and sign.kind in _LETTERED:
        side = round(_LETTERED[sign.kind] * units.least)
        return side, side
    if fit == "small" and units.smaller and sign.kind not in ("exit", "start"):
        side = round((1.22 if sign.kind == "own" else 1.05) * units.least)
        return side, side
    unit = sign_unit(fit, units)
    if sign.kind in ("objective", "hidden", "hold", "own", "fallen"):
        side = round((34 if fit == "small" else 42) * unit)
        return side, side
    if sign.kind == "spawn":
        wide, high = (60, 40) if fit == "usual" else (50, 34)
        return round(wide * units.quiet), round(high * units.quiet)
    return way_out_size(sign.word if fit == "usual" else "", unit, units.least)


def sign_unit(fit: Fit, units: Units) -> float:
    """How many pixels a unit of a sign has that shows no letters."""
    return _TIGHT * units.least / 42 if fit == "least" else units.goal


def _arrangements(survivors: list[Size], stacks: list[Size]) -> Iterator[list[list[Size]]]:
    """Yield rows of a block, the best first.

    One row, then survivors above zombies, then more and more rows.
    """
    every = [*survivors, *stacks]
    if len(every) <= 3:
        yield [every]
    if survivors and stacks:
        yield [survivors, stacks]
    for across in range(len(every), 0, -1):
        apart = [*_wrapped(survivors, across), *_wrapped(stacks, across)]
        together = list(_wrapped(every, across))
        yield apart
        if len(together) < len(apart):
            yield together


def _wrapped(sizes: list[Size], across: int) -> Iterator[list[Size]]:
    for start in range(0, len(sizes), across):
        yield sizes[start : start + across]


def _block_size(rows: list[list[Size]]) -> Size:
    wide = max(sum(width for width, _ in row) for row in rows)
    return wide, sum(max(height for _, height in row) for row in rows)


def _spread(place: Rect, rows: list[list[Size]]) -> list[Rect]:
    """The rectangle of each thing; rows are centred, and things are centred in their row."""
    found: list[Rect] = []
    top = float(round(place.top))
    for row in rows:
        high = max(height for _, height in row)
        left = round(place.left + (place.width - sum(width for width, _ in row)) / 2)
        for width, height in row:
            low = top + (high - height) / 2
            found.append(Rect(left, low, left + width, low + height))
            left += width
        top += high
    return found
