"""How a square fills up: its name first, then figures as large as they fit, never overlapping."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from renders.rects import Area, Rect, nearest
from renders.town.figures import token_size, zombie_size

_GAP = 2.0
_STEPS = tuple(share / 100 for share in range(62, 9, -2))
"""Heights that are tried for a figure, as shares of the square's side."""
_LARGEST = 74
Size = tuple[float, float]


class Load(NamedTuple):
    """What has to find room in a square, in pixels and counts."""

    side: float
    insets: tuple[float, float, float, float]
    """From the west, north, east and south edge."""
    name: Size | None
    sign: int = 0
    """The side of a building's board that hangs here."""
    chip: Size | None = None
    token: bool = False
    zombie: bool = False
    pawns: int = 0


class Places(NamedTuple):
    """Where everything is, from the square's north-west corner."""

    name: Rect | None
    sign: Rect | None
    chip: Rect | None
    token: Rect | None
    zombie: Rect | None
    pawns: tuple[Rect, ...]

    def all(self) -> list[Rect]:
        """Every place that is taken."""
        single = (self.name, self.sign, self.chip, self.token, self.zombie)
        return [rect for rect in (*single, *self.pawns) if rect is not None]


@lru_cache(maxsize=4096)
def settle(load: Load) -> Places:
    """The largest figures that fit with everything else beside them."""
    for share in _STEPS:
        places = _at(load, min(share * load.side, _LARGEST))
        if places is not None:
            return places
    raise AssertionError(f"nothing fits: {load!r}")


def _at(load: Load, high: float) -> Places | None:
    """Everything with figures of about this height, or nothing."""
    west, north, east, south = load.insets
    edges = Rect(west, north, load.side - east, load.side - south)
    taken: list[Rect] = []
    area = Area(edges, ())

    def put(size: Size | None, corner: tuple[float, float]) -> Rect | None:
        found = nearest(area, size, corner, taken) if size else None
        if found:
            taken.append(found.grown(_GAP))
        return found

    name = put(load.name, (edges.left, edges.top))
    sign = put((load.sign, load.sign) if load.sign else None, (edges.right - load.sign, edges.top))
    chip = put(load.chip, (edges.left, edges.bottom - load.chip[1]) if load.chip else (0, 0))
    counter = token_size(min(high * 0.66, load.side * 0.36))
    disc = put(counter if load.token else None, (edges.right - counter[0], edges.top))
    wanted = (load.name, load.sign, load.chip, load.token)
    if any(want and not got for want, got in zip(wanted, (name, sign, chip, disc), strict=True)):
        return None
    figures = _figures(area, load, high, taken)
    if figures is None:
        return None
    zombie = figures[-1] if load.zombie else None
    pawns = figures[: load.pawns]
    return Places(name, sign, chip, disc, zombie, pawns)


def _figures(area: Area, load: Load, high: float, taken: list[Rect]) -> tuple[Rect, ...] | None:
    """Pawns, then the zombie: one block in the middle if it fits, else wherever there is room."""
    side = round(high * 0.96)
    sizes: list[Size] = [(side, side)] * load.pawns
    if load.zombie:
        sizes.append(zombie_size(high))
    if not sizes:
        return ()
    for rows in range(1, min(3, len(sizes)) + 1):
        placed = _block(area, sizes, rows, taken)
        if placed is not None:
            return placed
    return _scattered(area, sizes, taken)


def _scattered(area: Area, sizes: list[Size], taken: list[Rect]) -> tuple[Rect, ...] | None:
    """Each figure by itself: the first in the corner opposite to the name, round to the next."""
    edges, placed = area.edges, list[Rect]()
    for number, (wide, high) in enumerate(sizes):
        x = edges.left if number % 4 in (2, 3) else edges.right - wide
        y = edges.top if number % 4 in (1, 2) else edges.bottom - high
        if len(sizes) == 1:
            x, y = edges.middle[0] - wide / 2, edges.middle[1] - high / 2
        spot = nearest(area, (wide, high), (x, y), [*taken, *(one.grown(_GAP) for one in placed)])
        if spot is None:
            return None
        placed.append(spot)
    return tuple(placed)


def _block(area: Area, sizes: list[Size], rows: int, taken: list[Rect]) -> tuple[Rect, ...] | None:
    """The figures in rows, all together where there is room nearest to the middle."""
    long = -(-len(sizes) // rows)
    lines = [sizes[start : start + long] for start in range(0, len(sizes), long)]
    wide = max(_wide(line) for line in lines)
    highs = [max(size[1] for size in line) for line in lines]
    high = sum(highs) + _GAP * (len(lines) - 1)
    x, y = area.edges.middle
    block = nearest(area, (wide, high), (x - wide / 2, y - high / 2), taken)
    if block is None:
        return None
    placed: list[Rect] = []
    top = block.top
    for line, tall in zip(lines, highs, strict=True):
        left = block.left + (wide - _wide(line)) / 2
        for width, height in line:
            down = top + (tall - height) / 2
            placed.append(Rect(left, down, left + width, down + height))
            left += width + _GAP
        top += tall + _GAP
    return tuple(placed)


def _wide(line: list[Size]) -> float:
    return sum(size[0] for size in line) + _GAP * (len(line) - 1)
