"""The ground of boards with 3 x 3 cells per tile: fields and woods, or the streets of a city.

Rooms are drawn as on every other board. The middle of each cell is kept plain, because figures
stand there.
"""

from __future__ import annotations

from engine.spaces.plans import TILE
from engine.spaces.zones import Cell, Zone
from renders.kit.palette import Colour, Theme, floor_tones
from renders.kit.pen import Pen
from renders.kit.rects import Rect
from renders.zones.geometry import SIDE, Geometry
from renders.zones.signs import draw_manhole

_CELL = SIDE / TILE
_PAVEMENT = 50
"""The width of the pavement around a house, in thousandths of a tile."""
_DASHES, _LONG, _THICK = 5, 15, 4
_CROWNS = ((0.05, 0.04), (0.38, 0.0), (0.72, 0.02), (1.0, 0.14), (0.97, 0.56), (1.0, 0.95),
           (0.62, 1.0), (0.26, 0.98), (0.02, 0.78), (0.0, 0.4))  # fmt: skip
_TUFTS = ((0.16, 0.2), (0.5, 0.12), (0.84, 0.24), (0.12, 0.56), (0.88, 0.62), (0.2, 0.86),
          (0.52, 0.9), (0.82, 0.88))  # fmt: skip


def draw_plain(pen: Pen, geometry: Geometry) -> None:
    """Draw fields or asphalt, pavements around houses, and dashes where zones meet."""
    board, theme = geometry.board, pen.theme
    outside = geometry.rect(0, 0, board.cols * SIDE, board.rows * SIDE)
    pen.box(*outside.grown(2.5), theme.kerb)
    pen.box(*outside, theme.asphalt)
    streets = [zone for zone in board.zones.values() if zone.kind == "street"]
    country = any(zone.terrain != "open" for zone in streets)
    for zone in streets if country else ():
        for cell in zone.cells:
            _draw_cell(pen, geometry, zone, cell)
    if not country:
        _draw_pavements(pen, geometry, outside)
    colour = _tones(theme)[1] if country else theme.stripe
    _draw_borders(pen, geometry, streets, colour)
    for zone in board.zones.values():
        for x, y in zone.manholes:
            draw_manhole(pen, geometry.x(x), geometry.y(y), 17 * geometry.grain)


def _tones(theme: Theme) -> tuple[Colour, ...]:
    """The tones of grass and plants: dull by night, when lit rooms stand out."""
    return floor_tones(theme.floors["lino"], lit=theme.hatched, theme=theme)


def _draw_cell(pen: Pen, geometry: Geometry, zone: Zone, cell: Cell) -> None:
    theme, unit = pen.theme, geometry.grain
    edges = _edges(geometry, cell)
    grass, _, body, line = _tones(theme)
    if zone.terrain == "corn":
        tone, second, _, stalk = floor_tones(theme.floors["wood"], lit=theme.hatched, theme=theme)
        pen.box(*edges, tone)
        for row in range(6):
            y = edges.top + edges.height * (row + 0.5) / 6
            pen.box(edges.left, y - 2 * unit, edges.right, y + 2 * unit, second)
            for step in range(1, 9):
                x = edges.left + edges.width * step / 9
                _draw_tuft(pen, x, y, 7 * unit, stalk)
        return
    pen.box(*edges, grass)
    if zone.terrain == "woods":
        room = edges.grown(-19 * unit)
        for across, down in _CROWNS:
            x, y = room.left + across * room.width, room.top + down * room.height
            pen.disc(x, y, 17 * unit, line)
            pen.disc(x, y, 14.6 * unit, body)
        return
    for across, down in _TUFTS:
        x, y = edges.left + across * edges.width, edges.top + down * edges.height
        _draw_tuft(pen, x, y, 6 * unit, line)


def _draw_tuft(pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
    for lean in (-0.7, 0.0, 0.7):
        pen.line([(x, y + size / 2), (x + lean * size, y - size / 2)], size * 0.22, colour)


def _draw_pavements(pen: Pen, geometry: Geometry, outside: Rect) -> None:
    """Draw a pavement with a kerb around every house."""
    rooms = [zone.id for zone in geometry.board.zones.values() if zone.kind == "room"]
    boxes = [box for room in rooms for box in geometry.boxes_of(room)]
    wide = _PAVEMENT * geometry.tile / SIDE
    for grow, colour in ((2.5, pen.theme.kerb), (0.0, pen.theme.pavement)):
        for box in boxes:
            pen.box(*box.grown(wide + grow).cut(outside), colour, 16 * geometry.grain)


def _draw_borders(pen: Pen, geometry: Geometry, streets: list[Zone], colour: Colour) -> None:
    """Draw five dashes on each border between two outdoor zones."""
    owner = {cell: zone.id for zone in streets for cell in zone.cells}
    unit = geometry.grain
    for (row, col), zone in owner.items():
        edges = _edges(geometry, (row, col))
        for upright, other in ((True, (row, col + 1)), (False, (row + 1, col))):
            if owner.get(other, zone) == zone:
                continue
            for dash in range(_DASHES):
                share = (dash + 0.5) / _DASHES
                x, y = edges.left + share * edges.width, edges.bottom
                wide, high = _LONG * unit, _THICK * unit
                if upright:
                    x, y = edges.right, edges.top + share * edges.height
                    wide, high = high, wide
                pen.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2, colour)


def _edges(geometry: Geometry, cell: Cell) -> Rect:
    top, left = cell[0] * _CELL, cell[1] * _CELL
    return geometry.rect(left, top, left + _CELL, top + _CELL)
