"""Furniture of rooms, darker than the floor.

It stands against walls, where it blocks no door or opening and does not cover the zone's name.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.spaces.zones import Zone
from renders.kit.palette import Colour, floor_of, floor_tones
from renders.kit.pen import Pen
from renders.kit.rects import Rect
from renders.zones.geometry import GAP, SIDE, Geometry

Draw = Callable[["Piece"], None]


class Piece:
    """Draws one piece of furniture in units: u is how far along its wall, v how far from it."""

    def __init__(self, pen: Pen, edges: Rect, wall: str, unit: float, tones: tuple[Colour, Colour]):
        self.pen, self.edges, self.wall, self.unit = pen, edges, wall, unit
        self.body, self.line = tones
        across = wall in "EW"
        self.long = (edges.height if across else edges.width) / unit
        self.deep = (edges.width if across else edges.height) / unit

    def _at(self, u: float, v: float) -> tuple[float, float]:
        edges, u, v = self.edges, u * self.unit, v * self.unit
        if self.wall == "N":
            return edges.left + u, edges.top + v
        if self.wall == "S":
            return edges.right - u, edges.bottom - v
        if self.wall == "W":
            return edges.left + v, edges.bottom - u
        return edges.right - v, edges.top + u

    def box(self, u: float, v: float, long: float, deep: float, radius: float = 4) -> None:
        """Draw an outlined rectangle."""
        (x, y), (right, bottom) = self._at(u, v), self._at(u + long, v + deep)
        left, right = sorted((x, right))
        top, bottom = sorted((y, bottom))
        self.pen.frame((left, top, right, bottom), self.body, self.line, 1.8, radius * self.unit)

    def disc(self, u: float, v: float, radius: float) -> None:
        """Draw an outlined circle."""
        x, y = self._at(u, v)
        self.pen.disc(x, y, radius * self.unit, self.line)
        self.pen.disc(x, y, radius * self.unit - 1.8, self.body)


def _sofa(piece: Piece) -> None:
    piece.box(0, 0, piece.long, piece.deep, 8)
    piece.box(0, 0, piece.long, piece.deep * 0.42, 6)
    piece.box(0, 0, piece.long * 0.16, piece.deep, 6)
    piece.box(piece.long * 0.84, 0, piece.long * 0.16, piece.deep, 6)


def _shelf(piece: Piece) -> None:
    piece.box(0, 0, piece.long, piece.deep, 2)
    count = max(2, round(piece.long / 20))
    step = (piece.long - 8) / count
    for place in range(count):
        piece.box(5 + place * step, 4, step - 3, piece.deep - 8, 2)


def _plant(piece: Piece) -> None:
    half = piece.long / 2
    piece.disc(half, half, half)
    piece.disc(half, half, half * 0.62)


def _rug(piece: Piece) -> None:
    piece.box(0, 0, piece.long, piece.deep, 6)
    piece.box(8, 8, piece.long - 16, piece.deep - 16, 4)


def _table(piece: Piece) -> None:
    for u in (0.2, 0.62):
        piece.box(piece.long * u, 0, 20, piece.deep, 6)
    piece.box(0, 10, piece.long, piece.deep - 20, 5)


def _counter(piece: Piece) -> None:
    piece.box(0, 0, piece.long, piece.deep, 3)
    piece.box(6, 6, piece.long * 0.36, piece.deep - 12, 5)
    for u in (0.62, 0.84):
        piece.disc(piece.long * u, piece.deep / 2, piece.deep * 0.24)


def _bed(piece: Piece) -> None:
    piece.box(0, 0, piece.long, piece.deep, 5)
    piece.box(0, 0, piece.long, piece.deep * 0.36, 5)
    for u in (0.1, 0.54):
        piece.box(piece.long * u, 5, piece.long * 0.36, piece.deep * 0.25, 4)


def _tub(piece: Piece) -> None:
    piece.box(0, 0, piece.long, piece.deep, 6)
    piece.box(6, 6, piece.long - 12, piece.deep - 12, 14)
    piece.disc(piece.long - 18, piece.deep / 2, 3.4)


def _toilet(piece: Piece) -> None:
    piece.box(0, 0, piece.long, 10, 2)
    piece.disc(piece.long / 2, 10 + piece.long * 0.45, piece.long * 0.45)


def _desk(piece: Piece) -> None:
    piece.disc(piece.long / 2, piece.deep - 13, 12)
    piece.box(0, 0, piece.long, piece.deep - 24, 3)
    piece.box(piece.long * 0.34, 4, piece.long * 0.32, 12, 2)


def _boxes(piece: Piece) -> None:
    half = piece.long / 2 - 2
    piece.box(0, 0, half, half, 2)
    piece.box(half + 4, 0, half, half * 0.9, 2)


def _stretcher(piece: Piece) -> None:
    piece.box(0, 0, piece.long, piece.deep, 5)
    middle, deep = piece.long / 2, piece.deep * 0.6
    piece.box(middle - 3, deep - 10, 6, 20, 1)
    piece.box(middle - 10, deep - 3, 20, 6, 1)


PIECES: dict[str, tuple[Draw, float, float]] = {
    "sofa": (_sofa, 96, 42),
    "shelf": (_shelf, 104, 24),
    "plant": (_plant, 32, 32),
    "rug": (_rug, 106, 72),
    "table": (_table, 74, 62),
    "counter": (_counter, 96, 34),
    "bed": (_bed, 62, 84),
    "tub": (_tub, 92, 42),
    "toilet": (_toilet, 26, 34),
    "desk": (_desk, 80, 56),
    "boxes": (_boxes, 60, 30),
    "stretcher": (_stretcher, 44, 80),
}
"""For each piece of furniture its drawing, its length along the wall and its depth, in units."""

ROOMS: dict[str, tuple[tuple[str, str], ...]] = {
    "living": (("rug", "C"), ("sofa", "WES"), ("shelf", "NES"), ("plant", "NSE")),
    "lounge": (("rug", "C"), ("sofa", "SEW"), ("sofa", "EWN"), ("plant", "NES")),
    "bar": (("counter", "NES"), ("table", "SWE"), ("shelf", "WES")),
    "kitchen": (("table", "SWE"), ("counter", "NES")),
    "bath": (("tub", "NES"), ("toilet", "SEW")),
    "clinic": (("stretcher", "SNE"), ("stretcher", "SNW"), ("shelf", "EWN")),
    "bedroom": (("bed", "ESN"), ("plant", "SWN")),
    "office": (("desk", "NES"), ("plant", "WSE")),
    "meeting": (("table", "C"), ("plant", "SEW"), ("shelf", "ENS")),
    "hall": (("plant", "SEW"), ("plant", "WES")),
    "garage": (("boxes", "SEW"), ("shelf", "NEW")),
    "store": (("boxes", "SEW"), ("boxes", "ESN"), ("shelf", "WNE")),
    "shop": (("shelf", "WES"), ("shelf", "EWN"), ("counter", "SNE")),
    "diner": (("table", "SEW"), ("table", "NEW"), ("counter", "WES")),
}
"""For each kind of room its pieces of furniture, each with the walls for it, best first.

C is the middle of the room.
"""


def furnish(pen: Pen, geometry: Geometry, zone: Zone, lit: bool) -> None:
    """Draw the furniture of a room; a piece that finds no free wall is left out."""
    floor = floor_of(zone.floor, pen.theme)
    _, _, body, line = floor_tones(floor, lit, pen.theme)
    box = max(zone.boxes, key=lambda each: (each.right - each.left) * (each.bottom - each.top))
    room = geometry.rect(box.left, box.top, box.right, box.bottom).grown(-8 * geometry.grain)
    taken = list(_ways(geometry, zone))
    if zone.id in geometry.plates:
        taken.append(geometry.plates[zone.id].grown(6))
    for name, walls in ROOMS.get(zone.floor or "", ()):
        draw, long, deep = PIECES[name]
        spot = _free(room, walls, long * geometry.grain, deep * geometry.grain, taken)
        if spot is not None:
            edges, wall = spot
            draw(Piece(pen, edges, wall, geometry.grain, (body, line)))
            if name != "rug":
                taken.append(edges.grown(4))


def _ways(geometry: Geometry, zone: Zone) -> list[Rect]:
    """Return the ground at each opening and door of a room, in pixels; furniture keeps off it."""
    gaps = [gap for gap in geometry.board.openings if zone.id in gap.zones]
    gaps += [door.gap for door in geometry.board.doors.values() if zone.id in door.zones]
    reach, deep = GAP / 2 + 14, 34 * SIDE / 480
    return [
        geometry.rect(gap.x - deep, gap.y - reach, gap.x + deep, gap.y + reach)
        if gap.wall == "vertical"
        else geometry.rect(gap.x - reach, gap.y - deep, gap.x + reach, gap.y + deep)
        for gap in gaps
    ]


def _free(
    room: Rect, walls: str, long: float, deep: float, taken: list[Rect]
) -> tuple[Rect, str] | None:
    """The first free place at one of these walls, and that wall; None if there is none."""
    for wall in walls:
        for edges in _spots(room, wall, long, deep):
            if room.holds(edges) and not any(edges.meets(rect) for rect in taken):
                return edges, wall if wall != "C" else "N"
    return None


def _spots(room: Rect, wall: str, long: float, deep: float) -> list[Rect]:
    """The places at both ends and in the middle of a wall; for `C`, the middle of the room."""
    if wall == "C":
        x, y = room.middle
        return [Rect(x - long / 2, y - deep / 2, x + long / 2, y + deep / 2)]
    if wall in "NS":
        top = room.top if wall == "N" else room.bottom - deep
        starts = [room.right - long, room.left, room.middle[0] - long / 2]
        return [Rect(start, top, start + long, top + deep) for start in starts]
    left = room.left if wall == "W" else room.right - deep
    starts = [room.bottom - long, room.top, room.middle[1] - long / 2]
    return [Rect(left, start, left + deep, start + long) for start in starts]
