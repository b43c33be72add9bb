"""How a square is filled: its name first, then figures as large as fits, never overlapping.

Problem: a square may hold more than it can show in legible size. Approach: figures are tried in
ever smaller sizes. If they would be too small to tell apart, signs that are also shown elsewhere
are left out: the fights of a walk, the square's name. Then a number stands for the pawns. As a last
resort everything lies in a grid, each mark as large as its field. Invariant: there are places for
every possible load.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from renders.kit.rects import Area, Rect, nearest
from renders.kit.text import SMALLEST
from renders.zombies.figures import crowd_size, token_size, zombie_size
from renders.zones.tokens import roster_size

_GAP = 2.0
_STEPS = tuple(share / 100 for share in range(62, 9, -2))
"""Heights to try for a figure, as shares of the square's side."""
_LARGEST = 96
_TOLD_APART, _LETTERED = 10, 1.42 * 1.14 * SMALLEST
"""In pixels: the least figure that can be told from others, and the least pawn with a letter."""
Size = tuple[float, float]


class Load(NamedTuple):
    """Everything that must find room in one square: sizes in pixels, and the number of pawns."""

    side: float
    insets: tuple[float, float, float, float]
    """Pixels to keep free at the west, north, east and south edge."""
    name: Size | None
    sign: int = 0
    """The side of a building's board that hangs here; 0 for none."""
    chip: Size | None = None
    """The size of the chip with the number of fights; None if there is no chip."""
    token: bool = False
    zombie: bool = False
    pawns: int = 0
    crowd: Size | None = None
    """The size of the number or the initials that can stand for the pawns."""
    letters: float = 1.0
    """How many times larger than usual names and numbers are."""


class Places(NamedTuple):
    """Where everything lies, from the square's north-west corner; None for what is left out."""

    name: Rect | None
    sign: Rect | None
    chip: Rect | None
    token: Rect | None
    zombie: Rect | None
    pawns: tuple[Rect, ...]
    crowd: Rect | None = None
    """The place of the number or the initials, if pawns have no places of their own."""
    across: int = 0
    """How many initials are side by side in `crowd`; 0 if it is a number."""

    def all(self) -> list[Rect]:
        """All rectangles in which something of the square is drawn."""
        single = (self.name, self.sign, self.chip, self.token, self.zombie, self.crowd)
        return [rect for rect in (*single, *self.pawns) if rect is not None]


@lru_cache(maxsize=4096)
def settle(load: Load) -> Places:
    """Find places for everything in `load`, with the largest figures that fit."""
    for lighter in _lightened(load):
        for high in _heights(load):
            places = _at(lighter, high)
            if places is not None:
                return places
    return _crowded(load) or _in_a_grid(load)


def _heights(load: Load) -> Iterator[float]:
    """Yield heights in pixels at which figures can be told apart, the largest first.

    If letters are larger than usual, the heights also leave room for those on pawns.
    """
    enlarged = load.letters > 1 and load.pawns > 0
    least = min(_TOLD_APART, load.side * _STEPS[0] * 0.75)
    least = _LETTERED * load.letters if enlarged else least
    for share in _STEPS:
        high = min(share * load.side, _LARGEST)
        if high >= least:
            yield high


def _lightened(load: Load) -> Iterator[Load]:
    """Yield the load, then the same without the chip of fights, then without the name as well."""
    yield load
    if load.chip:
        yield load._replace(chip=None)
    if load.name:
        yield load._replace(chip=None, name=None)


def _crowded(load: Load) -> Places | None:
    """Places with one sign for all pawns; the square's name only if it fits."""
    if load.pawns < 2 and load.letters == 1:
        return None
    for across, crowd in _crowd_sizes(load):
        bare = load._replace(chip=None, pawns=0, crowd=crowd)
        for lighter in (bare, bare._replace(name=None)):
            for share in _STEPS:
                places = _at(lighter, min(share * load.side, _LARGEST))
                if places is not None:
                    return places._replace(across=across)
    return None


def _crowd_sizes(load: Load) -> Iterator[tuple[int, Size]]:
    """Yield the sizes of a number, or of initials with `across` side by side if letters are
    large.
    """
    if load.letters == 1:
        yield 0, crowd_size(load.pawns, load.letters)
        return
    for across in range(load.pawns, 0, -1):
        yield across, roster_size(load.pawns, across, round(SMALLEST * load.letters))


def _in_a_grid(load: Load) -> Places:
    """Places in a grid, a cell for each thing, without sign and name."""
    count = load.pawns + load.zombie + load.token
    across = max(1, math.ceil(math.sqrt(count)))
    cell = max(1.0, (load.side - 2) / across)
    side = max(1.0, cell - 1)

    def place(number: int) -> Rect:
        row, column = divmod(number, across)
        left, top = 1 + column * cell, 1 + row * cell
        return Rect(left, top, left + side, top + side)

    pawns = tuple(place(number) for number in range(load.pawns))
    zombie = place(load.pawns) if load.zombie else None
    token = place(load.pawns + load.zombie) if load.token else None
    return Places(None, None, None, token, zombie, pawns)


def _at(load: Load, high: float) -> Places | None:
    """Places of everything with figures of about this height; None if they do not fit."""
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
    crowd = put(load.crowd, edges.middle)
    wanted = (load.name, load.sign, load.chip, load.token, load.crowd)
    found = (name, sign, chip, disc, crowd)
    if any(want and not got for want, got in zip(wanted, found, strict=True)):
        return None
    figures = _figures(area, load, high, taken)
    if figures is None:
        return None
    zombie = figures[-1] if load.zombie else None
    pawns = figures[: load.pawns]
    return Places(name, sign, chip, disc, zombie, pawns, crowd)


def _figures(area: Area, load: Load, high: float, taken: list[Rect]) -> tuple[Rect, ...] | None:
    """Places of pawns and zombie: one block in the middle if it fits, else wherever there is
    room.
    """
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
    """A place for each figure by itself, in one corner after the other; the name's corner comes
    last.
    """
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
    """Places of figures in rows, all together as near as possible to the middle."""
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
