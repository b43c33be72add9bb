"""Where everything of a board lies in pixels.

Boards are measured in thousandths of a tile's side; only this module turns them into pixels. The
board is drawn on a layer as wide as the picture, and every place here is in pixels of that layer. A
geometry is computed once for each board.

How thick walls are, and how large figures and signs, is given in another measure, the unit. It
grows with the tiles: on a tile 480 pixels wide a unit of the ground is one pixel. Figures and signs
may have larger units, so that they are legible on small tiles (`Units`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import dist
from typing import NamedTuple

from engine.spaces.plans import TILE
from engine.spaces.zones import Board, Door, Gap, Zone
from renders.kit.page import MARGIN
from renders.kit.rects import Area, Rect, nearest
from renders.kit.text import SMALLEST
from renders.zones.signs import plate_size

SIDE = 1000
"""The side of a tile in the board's own measure."""
CELLS = 8
ROAD, STREET = 200, 300
STAIRS = 70
"""The drawn width of a flight of stairs, in units."""
GAP = 92
"""The width of an opening, in thousandths of a tile's side."""


@dataclass(frozen=True, slots=True)
class DoorPlace:
    """The rectangles of a door: the closed slab, the open leaf, and the doorway in the wall."""

    slab: Rect
    leaf: Rect
    doorway: Rect
    upright: bool
    """True if the wall runs from north to south."""


class Units(NamedTuple):
    """How many pixels a unit has for each kind of thing; 1 is usual on a tile 480 pixels wide."""

    token: float
    name: float
    goal: float
    """For objectives and for zones that the mission asks to hold."""
    quiet: float
    """For noise and spawn signs."""
    smaller: tuple[float, ...] = ()
    """Shares of `token` to try if a zone is too full for figures of that size."""
    least: int = SMALLEST
    """The smallest type of counts and initials, in pixels."""

    @classmethod
    def even(cls, unit: float) -> Units:
        """The same unit for every kind of thing."""
        return cls(unit, unit, unit, unit)

    def times(self, share: float) -> Units:
        """All units multiplied by `share`."""
        token, name, goal, quiet = (unit * share for unit in self[:4])
        return self._replace(token=token, name=name, goal=goal, quiet=quiet)


class Span(NamedTuple):
    """A straight piece of wall, in thousandths of a tile.

    `outer` means that a different building, or none, is on its other side.
    """

    upright: bool
    at: int
    start: int
    end: int
    outer: bool


@dataclass(frozen=True, slots=True, eq=False)
class Geometry:
    """The places of everything on a board; `plates` are the rectangles of the zones' names."""

    board: Board
    windowed: bool
    """True if only a part of the board, a window, is shown."""
    plain: bool
    """True if the board has three by three cells per tile, and no streets along tile sides."""
    width: int
    height: int
    tile: int
    units: Units
    """The units of figures and signs: as large as `grain`, or larger to be legible."""
    left: int
    top: int
    areas: dict[str, Area]
    crossings: tuple[Rect, ...]
    stripes: tuple[Rect, ...]
    doors: dict[str, DoorPlace]
    walls: tuple[Span, ...]
    plates: dict[str, Rect]

    @property
    def grain(self) -> float:
        """How many pixels a unit of the ground has."""
        return self.tile / 480

    @property
    def unit(self) -> float:
        """How many pixels a unit of figures has."""
        return self.units.token

    def x(self, thousandths: float) -> float:
        """The x coordinate in pixels of a board coordinate in thousandths."""
        return self.left + thousandths * self.tile / SIDE

    def y(self, thousandths: float) -> float:
        """The y coordinate in pixels of a board coordinate in thousandths."""
        return self.top + thousandths * self.tile / SIDE

    def boxes_of(self, zone: str) -> list[Rect]:
        """The exact outline of a zone as rectangles in pixels."""
        boxes = self.board.zones[zone].boxes
        return [self.rect(box.left, box.top, box.right, box.bottom) for box in boxes]

    def rect(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """The rectangle in pixels for edges given in thousandths of a tile."""
        return Rect(self.x(left), self.y(top), self.x(right), self.y(bottom))


class Window(NamedTuple):
    """A part of an enlarged board with tiles of `tile` pixels; all measures are in pixels."""

    tile: int
    left: int
    top: int
    width: int
    height: int


class _Frame(NamedTuple):
    width: int
    tile: int
    left: int
    top: int

    @property
    def grain(self) -> float:
        return self.tile / 480

    def rect(self, left: float, top: float, right: float, bottom: float) -> Rect:
        scale = self.tile / SIDE
        return Rect(
            self.left + left * scale,
            self.top + top * scale,
            self.left + right * scale,
            self.top + bottom * scale,
        )


@lru_cache(maxsize=64)
def geometry_of(board: Board, window: Window | None = None, units: Units | None = None) -> Geometry:
    """The geometry of a board: 1080 pixels wide for up to two tiles across, 1500 for three.

    In a `window`, a zone has an area and a name only if enough of it is visible; a window that
    shows the whole board changes nothing. Figures and names have the unit of the ground, or `units`
    if given.
    """
    frame = _frame(board)
    if window is not None:
        frame = _Frame(window.width, window.tile, -window.left, -window.top)
    units = units or Units.even(frame.grain)
    areas = _areas(board, frame)
    windowed = window is not None and not _whole(board, window)
    if window is not None and windowed:
        pane = Rect(0, 0, window.width, window.height).grown(-4)
        areas = {zone: cut for zone, area in areas.items() if (cut := _seen(area, pane))}
    crossings, stripes = _crossings(board, frame)
    doors = {door.id: _door_place(door, frame) for door in board.doors.values()}
    ground = _door_ground(board, doors, frame.grain)
    plates = _plates(board, frame, units.name, areas, crossings, ground)
    if not windowed:
        plates |= _squeezed(areas, plates, units.name)
    return Geometry(
        board=board,
        windowed=windowed,
        plain=is_plain(board),
        width=frame.width,
        height=window.height if window else board.rows * frame.tile + 2 * frame.top,
        tile=frame.tile,
        units=units,
        left=frame.left,
        top=frame.top,
        areas=areas,
        crossings=tuple(crossings),
        stripes=tuple(stripe for stripe in stripes if stripe.width > frame.grain),
        doors=doors,
        walls=tuple(_walls(board)),
        plates=plates,
    )


def _whole(board: Board, window: Window) -> bool:
    """True if the window shows the whole board."""
    wide, high = board.cols * window.tile, board.rows * window.tile
    right, low = window.left + window.width, window.top + window.height
    return max(window.left, window.top) <= 0 and right >= wide and low >= high


def _frame(board: Board) -> _Frame:
    width = 1080 if board.cols <= 2 else 1500
    tile = min((width - 2 * MARGIN) // board.cols, 640)
    return _Frame(width, tile, (width - tile * board.cols) // 2, 10)


# ---------------------------------------------------------------- ground of the zones


def _areas(board: Board, frame: _Frame) -> dict[str, Area]:
    """The ground of each zone: rooms inside their walls, streets without the walls."""
    unit = frame.grain
    pixels = {
        zone.id: [frame.rect(box.left, box.top, box.right, box.bottom) for box in zone.boxes]
        for zone in board.zones.values()
    }
    houses = [
        box.grown(7 * unit)
        for zone in board.zones.values()
        if zone.kind == "room"
        for box in pixels[zone.id]
    ]
    areas: dict[str, Area] = {}
    for zone in board.zones.values():
        own = pixels[zone.id]
        inset = 9 * unit if zone.kind == "room" else 3 * unit
        edges = _around(own).grown(-inset)
        others = [
            box.grown(inset) for name, each in pixels.items() if name != zone.id for box in each
        ]
        holes = [
            hole
            for hole in (others if zone.kind == "room" else houses + others)
            if hole.meets(edges)
        ]
        areas[zone.id] = Area(edges, tuple(holes))
    return areas


def _seen(area: Area, pane: Rect) -> Area | None:
    """The part of a zone's ground inside a window; None if there is none."""
    if not area.edges.meets(pane):
        return None
    return Area(area.edges.cut(pane), area.holes)


def _around(boxes: Iterable[Rect]) -> Rect:
    every = list(boxes)
    return Rect(
        min(box.left for box in every),
        min(box.top for box in every),
        max(box.right for box in every),
        max(box.bottom for box in every),
    )


# ---------------------------------------------------------------- crossings


def street_sides(board: Board, row: int, col: int) -> set[str]:
    """The sides (`N`, `E`, `S`, `W`) of a tile along which a street runs."""
    streets = {c for zone in board.zones.values() if zone.kind == "street" for c in zone.cells}
    top, left, half = row * CELLS, col * CELLS, CELLS // 2
    middles = {
        "N": (top, left + half),
        "S": (top + CELLS - 1, left + half),
        "W": (top + half, left),
        "E": (top + half, left + CELLS - 1),
    }
    return {side for side, cell in middles.items() if cell in streets}


def is_plain(board: Board) -> bool:
    """True if the board's tiles have three by three cells."""
    cells = [cell for zone in board.zones.values() for cell in zone.cells]
    return all(row < TILE * board.rows and col < TILE * board.cols for row, col in cells)


def _crossings(board: Board, frame: _Frame) -> tuple[list[Rect], list[Rect]]:
    """The ground of every crossing, and its stripes, split at the border of the zones."""
    if is_plain(board):
        return [], []
    owner = {cell: z.id for z in board.zones.values() if z.kind == "street" for cell in z.cells}
    grounds: list[Rect] = []
    stripes: list[Rect] = []
    for row in range(board.rows):
        for col in range(board.cols):
            for side in sorted(street_sides(board, row, col)):
                for along in (2, 6):
                    if _parted(owner, row, col, side, along):
                        grounds.append(_across(frame, row, col, side, along))
                        stripes += _stripes(frame, row, col, side, along)
    return grounds, stripes


def _parted(owner: dict[tuple[int, int], str], row: int, col: int, side: str, along: int) -> bool:
    """True if two street zones meet before cell `along` of this side of the tile."""
    deep = 0 if side in "NW" else CELLS - 1
    pair = [(row * CELLS + deep, col * CELLS + along - back) for back in (0, 1)]
    if side in "EW":
        pair = [(row * CELLS + along - back, col * CELLS + deep) for back in (0, 1)]
    here, there = owner.get(pair[0]), owner.get(pair[1])
    return here is not None and there is not None and here != there


def _across(frame: _Frame, row: int, col: int, side: str, along: int) -> Rect:
    """Return the road under a crossing, as a rectangle in pixels.

    `row` and `col` are the tile, `side` is where the street runs, `along` is the number of cells
    before the middle of the crossing.
    """
    middle = along * SIDE // CELLS
    return _on_side(frame, (row, col), side, (middle - 50, middle + 50), (0, ROAD))


def _stripes(frame: _Frame, row: int, col: int, side: str, along: int) -> list[Rect]:
    """Return the five stripes of a crossing, each in two halves four units apart, in pixels.

    The parameters are those of `_across`.
    """
    middle, split = along * SIDE // CELLS, 2 * SIDE / 480
    halves = ((middle - 48, middle - split), (middle + split, middle + 48))
    return [
        _on_side(frame, (row, col), side, half, (start, start + 20))
        for start in range(10, ROAD, 40)
        for half in halves
    ]


def _on_side(
    frame: _Frame,
    tile: tuple[int, int],
    side: str,
    along: tuple[float, float],
    deep: tuple[float, float],
) -> Rect:
    """A rectangle, given by its extent along a tile's side and its depth from that side."""
    top, left = tile[0] * SIDE, tile[1] * SIDE
    near, far = deep if side in "NW" else (SIDE - deep[1], SIDE - deep[0])
    if side in "NS":
        return frame.rect(left + along[0], top + near, left + along[1], top + far)
    return frame.rect(left + near, top + along[0], left + far, top + along[1])


# ---------------------------------------------------------------- walls and doors


def _walls(board: Board) -> list[Span]:
    """Every straight piece of wall: where another room or house, or a street, is on the other
    side.
    """
    spans: list[Span] = []
    rooms = [zone for zone in board.zones.values() if zone.kind == "room"]
    for upright in (True, False):
        lines: dict[int, list[tuple[int, int, Zone, int]]] = {}
        for zone in rooms:
            for box in zone.boxes:
                low, high = (box.top, box.bottom) if upright else (box.left, box.right)
                near, far = (box.left, box.right) if upright else (box.top, box.bottom)
                lines.setdefault(near, []).append((low, high, zone, 1))
                lines.setdefault(far, []).append((low, high, zone, 0))
        for at, sides in sorted(lines.items()):
            spans += _spans_on(upright, at, sides)
    return spans


def _spans_on(upright: bool, at: int, sides: list[tuple[int, int, Zone, int]]) -> list[Span]:
    """The pieces of wall on one line.

    `sides` lists, for each edge of a room on it, start, end, room, and on which side the room is.
    """
    cuts = sorted({cut for low, high, _, _ in sides for cut in (low, high)})
    found: list[Span] = []
    for start, end in pairwise(cuts):
        here: list[Zone | None] = [None, None]
        for low, high, zone, side in sides:
            if low <= start and end <= high:
                here[side] = zone
        one, other = here
        if one is other:
            continue
        outer = one is None or other is None or one.building != other.building
        last = found[-1] if found else None
        if last and last.end == start and last.outer == outer:
            found[-1] = last._replace(end=end)
        else:
            found.append(Span(upright, at, start, end, outer))
    return found


def _door_place(door: Door, frame: _Frame) -> DoorPlace:
    """The places of a door; the open leaf stands outwards at the gap's north or west end."""
    unit = frame.grain
    gap = door.gap
    spot = frame.rect(gap.x, gap.y, gap.x, gap.y)
    x, y = spot.left, spot.top
    long, short = 27 * unit, 10.5 * unit
    inside, outside = door.cells
    out = 1 if outside > inside else -1
    upright = gap.wall == "vertical"
    leaf, across, first = 48 * unit, 6.5 * unit, -GAP / 2 * frame.tile / SIDE
    wall = x if upright else y
    near, far = sorted((wall - 6 * unit * out, wall + (leaf - 6 * unit) * out))
    if upright:
        open_leaf = Rect(near, y + first - across, far, y + first + across)
        slab = Rect(x - short, y - long, x + short, y + long)
        doorway = Rect(x - 5 * unit, y + first, x + 5 * unit, y - first)
    else:
        open_leaf = Rect(x + first - across, near, x + first + across, far)
        slab = Rect(x - long, y - short, x + long, y + short)
        doorway = Rect(x + first, y - 5 * unit, x - first, y + 5 * unit)
    return DoorPlace(slab, open_leaf, doorway, upright)


def _door_ground(board: Board, doors: dict[str, DoorPlace], grain: float) -> list[Rect]:
    """The ground that slabs, leaves and stairs take; stairs are as deep as wide."""
    found = [rect for place in doors.values() for rect in (place.slab, place.leaf)]
    for door in board.doors.values():
        if door.sort == "stairs":
            x, y = doors[door.id].slab.middle
            found.append(Rect(x, y, x, y).grown(STAIRS / 2 * grain))
    return found


def caps_of(gap: Gap, frame: Geometry | _Frame) -> tuple[Rect, Rect]:
    """Return the rectangles, in pixels, at both ends of an opening, where the wall stops."""
    unit = frame.grain
    half, thick, deep = GAP / 2, 4.5 * unit, 7.5 * unit
    found: list[Rect] = []
    for side in (-1, 1):
        if gap.wall == "vertical":
            spot = frame.rect(gap.x, gap.y + side * half, gap.x, gap.y + side * half)
            found.append(
                Rect(spot.left - deep, spot.top - thick, spot.left + deep, spot.top + thick)
            )
        else:
            spot = frame.rect(gap.x + side * half, gap.y, gap.x + side * half, gap.y)
            found.append(
                Rect(spot.left - thick, spot.top - deep, spot.left + thick, spot.top + deep)
            )
    return found[0], found[1]


# ---------------------------------------------------------------- name plates


def _plates(
    board: Board,
    frame: _Frame,
    unit: float,
    areas: dict[str, Area],
    crossings: list[Rect],
    doors: list[Rect],
) -> dict[str, Rect]:
    """The fixed place of each zone's name: in a quiet corner, if possible in the north-west."""
    caps = [cap for gap in board.openings for cap in caps_of(gap, frame)]
    places: dict[str, Rect] = {}
    for zone in board.zones.values():
        if zone.id not in areas:
            continue
        area = areas[zone.id]
        size = plate_size(zone.id, unit)
        covers = [frame.rect(x, y, x, y).grown(19 * unit) for x, y in zone.manholes]
        avoid = [*doors, *caps, *covers]
        # In a corner between crossings, the name would take up the middle, where figures stand.
        if max(area.edges.width, area.edges.height) > 150 * unit:
            avoid += [crossing.grown(-2 * unit) for crossing in crossings]
        inset = (8 if zone.kind == "street" else 3) * frame.grain
        quiet = Area(area.edges.grown(-inset), area.holes)
        place = _in_a_corner(quiet, size, [rect.grown(3 * unit) for rect in avoid])
        place = place or nearest(area, size, quiet.edges[:2], [])
        if place is not None:
            places[zone.id] = place
    return places


def _in_a_corner(area: Area, size: tuple[int, int], avoid: list[Rect]) -> Rect | None:
    """The place nearest to a corner; a corner other than the north-west must be much nearer."""
    (wide, high), edges = size, area.edges
    places: list[tuple[float, int, Rect]] = []
    for number, (x, y) in enumerate(
        (x, y) for y in (edges.top, edges.bottom - high) for x in (edges.left, edges.right - wide)
    ):
        place = nearest(area, size, (x, y), avoid)
        if place is not None:
            away = dist((x, y), place[:2]) + (high / 2 if number else 0)
            places.append((away, number, place))
    return min(places)[2] if places else None


def _squeezed(areas: dict[str, Area], plates: dict[str, Rect], unit: float) -> dict[str, Rect]:
    """Return rectangles for the names of zones that are too small for them.

    Each begins at the north-west corner of its zone and hangs over the zone's edge, but not over
    that of the board.
    """
    found: dict[str, Rect] = {}
    right = max(area.edges.right for area in areas.values())
    low = max(area.edges.bottom for area in areas.values())
    for zone, area in areas.items():
        if zone not in plates:
            (wide, high), (left, top) = plate_size(zone, unit), area.edges[:2]
            left, top = min(left, right - wide), min(top, low - high)
            found[zone] = Rect(left, top, left + wide, top + high)
    return found
