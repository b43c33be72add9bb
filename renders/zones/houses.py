"""The houses of a board: shadow, floors, furniture, walls and the openings in them."""

from __future__ import annotations

from engine.spaces.zones import Building, Zone
from renders.kit.palette import Colour, floor_of, floor_tones, hatch_tone, wall_tones
from renders.kit.pen import Pen
from renders.kit.rects import Rect
from renders.zones.furniture import furnish
from renders.zones.geometry import GAP, SIDE, Geometry, caps_of


def draw_shadows(pen: Pen, geometry: Geometry) -> None:
    """Draw a flat shadow south-east of every house."""
    reach = 7 * geometry.grain
    for zone in geometry.board.zones.values():
        if zone.kind == "room":
            for box in zone.boxes:
                edges = geometry.rect(box.left, box.top, box.right, box.bottom)
                left, top, right, bottom = (edge + reach for edge in edges)
                pen.box(left, top, right, bottom, pen.theme.shadow)


def draw_houses(pen: Pen, geometry: Geometry, lit: bool) -> None:
    """Draw all houses either lit or, with `lit` false, closed and dark."""
    for zone in geometry.board.zones.values():
        if zone.kind == "room":
            _draw_floor(pen, geometry, zone, lit)
            furnish(pen, geometry, zone, lit)
    _draw_walls(pen, geometry, lit)
    _draw_openings(pen, geometry, lit)


def house_edges(geometry: Geometry, house: Building) -> list[Rect]:
    """The rectangles to replace when a house is lit: its rooms and their walls."""
    rooms = [geometry.board.zones[room] for room in house.rooms]
    return [
        geometry.rect(box.left, box.top, box.right, box.bottom).grown(7 * geometry.grain)
        for room in rooms
        for box in room.boxes
    ]


def _draw_floor(pen: Pen, geometry: Geometry, zone: Zone, lit: bool) -> None:
    floor = floor_of(zone.floor, pen.theme)
    tone, second, *_ = floor_tones(floor, lit, pen.theme)
    for box in zone.boxes:
        edges = geometry.rect(box.left, box.top, box.right, box.bottom)
        pen.box(*edges, tone)
        PATTERNS[floor.pattern](pen, edges, geometry.grain, second)
        if pen.theme.hatched and not lit:
            _hatch(pen, edges, geometry.grain, hatch_tone(floor, pen.theme))


def _hatch(pen: Pen, edges: Rect, unit: float, tone: Colour) -> None:
    """Draw diagonal lines from wall to wall."""
    step = 34 * unit
    for number in range(1, int((edges.width + edges.height) / step) + 1):
        along = number * step
        low = max(0.0, along - edges.width)
        high = min(along, edges.height)
        start = (edges.left + along - low, edges.top + low)
        pen.line([start, (edges.left + along - high, edges.top + high)], 1.6, tone)


def _planks(pen: Pen, edges: Rect, unit: float, tone: Colour) -> None:
    high, long = 23 * unit, 150 * unit
    for row in range(int(edges.height / high) + 1):
        y = edges.top + row * high
        pen.box(edges.left, y, edges.right, min(y + 1.6, edges.bottom), tone)
        x = edges.left + (row * 61 * unit) % long
        while x < edges.right:
            pen.box(x, y, x + 1.6, min(y + high, edges.bottom), tone)
            x += long


def _checked(pen: Pen, edges: Rect, side: float, tone: Colour) -> None:
    for row in range(int(edges.height / side) + 1):
        for col in range(row % 2, int(edges.width / side) + 1, 2):
            x, y = edges.left + col * side, edges.top + row * side
            pen.box(x, y, min(x + side, edges.right), min(y + side, edges.bottom), tone)


def _tiles(pen: Pen, edges: Rect, unit: float, tone: Colour) -> None:
    _checked(pen, edges, 24 * unit, tone)


def _squares(pen: Pen, edges: Rect, unit: float, tone: Colour) -> None:
    _checked(pen, edges, 40 * unit, tone)


def _carpet(pen: Pen, edges: Rect, unit: float, tone: Colour) -> None:
    rim = edges.grown(-14 * unit)
    wide = 3.5 * unit
    pen.box(rim.left, rim.top, rim.right, rim.top + wide, tone)
    pen.box(rim.left, rim.bottom - wide, rim.right, rim.bottom, tone)
    pen.box(rim.left, rim.top, rim.left + wide, rim.bottom, tone)
    pen.box(rim.right - wide, rim.top, rim.right, rim.bottom, tone)


def _slabs(pen: Pen, edges: Rect, unit: float, tone: Colour) -> None:
    side = 60 * unit
    for step in range(1, int(edges.height / side) + 1):
        y = edges.top + step * side
        pen.box(edges.left, y, edges.right, y + 1.8, tone)
    for step in range(1, int(edges.width / side) + 1):
        x = edges.left + step * side
        pen.box(x, edges.top, x + 1.8, edges.bottom, tone)


def _lozenges(pen: Pen, edges: Rect, unit: float, tone: Colour) -> None:
    side, half = 34 * unit, 5 * unit
    for row in range(int(edges.height / side)):
        for col in range(int(edges.width / side)):
            x = edges.left + (col + (0.75 if row % 2 else 0.4)) * side
            y = edges.top + (row + 0.5) * side
            pen.polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)], tone)


PATTERNS = {
    "planks": _planks,
    "tiles": _tiles,
    "squares": _squares,
    "carpet": _carpet,
    "slabs": _slabs,
    "lozenges": _lozenges,
}


def _draw_walls(pen: Pen, geometry: Geometry, lit: bool) -> None:
    """Draw the edges of all walls first, then the walls, so that they join cleanly."""
    wall, _ = wall_tones(lit, pen.theme)
    for thin, colour in ((0, pen.theme.wall_edge), (2, wall)):
        for span in geometry.walls:
            half = (5.5 if span.outer else 4) * geometry.grain - thin
            over = half if span.outer else 0
            low, high = span.start, span.end
            if span.upright:
                edges = geometry.rect(span.at, low, span.at, high)
                line = (
                    edges.left - half,
                    edges.top - over,
                    edges.right + half,
                    edges.bottom + over,
                )
            else:
                edges = geometry.rect(low, span.at, high, span.at)
                line = (
                    edges.left - over,
                    edges.top - half,
                    edges.right + over,
                    edges.bottom + half,
                )
            pen.box(*line, colour)


def _draw_openings(pen: Pen, geometry: Geometry, lit: bool) -> None:
    """Draw a threshold between two capped ends of wall."""
    wall, threshold = wall_tones(lit, pen.theme)
    reach = GAP / 2
    for gap in geometry.board.openings:
        deep = 6.5 * SIDE / 480
        if gap.wall == "vertical":
            ground = geometry.rect(gap.x - deep, gap.y - reach, gap.x + deep, gap.y + reach)
        else:
            ground = geometry.rect(gap.x - reach, gap.y - deep, gap.x + reach, gap.y + deep)
        pen.box(*ground, threshold)
        for cap in caps_of(gap, geometry):
            pen.box(*cap, pen.theme.wall_edge)
            pen.box(*cap.grown(-1.8), wall)
