"""The ground: the part of a board's picture that never changes in play, once lit and once dark.

Problem: drawing a ground takes a quarter of a second, a hundred times as long as decompressing it.
Approach: all grounds are kept compressed, in memory and on disk (`ground_files.py`), and the last
few uncompressed. Invariant: names are put on top of a ground, never drawn into it, so that whole
maps and windows can share one.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renders.kit.inks import to_palette
from renders.kit.packing import Packed
from renders.kit.palette import Theme
from renders.kit.pen import Canvas, Pen, Stamp
from renders.kit.rects import Rect
from renders.zones.geometry import Geometry
from renders.zones.ground_files import FILES, PackedGround
from renders.zones.houses import draw_houses, draw_shadows, house_edges
from renders.zones.plain import draw_plain
from renders.zones.signs import plate
from renders.zones.streets import draw_streets

AT_HAND, PACKED = 2, 256
"""How many grounds are kept uncompressed (2 MB each) and compressed (50 KB each).

Decompressing one takes 1 ms, a tenth of what a picture takes.
"""
_SCALE, _BAND = 2, 320
"""How much enlarged a board is drawn, and the height in pixels that is drawn at once."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The board with every house dark, and for each house the lit pieces to put over it.

    Each piece has its x and y coordinate in pixels.
    """

    dark: Stamp
    lit: dict[str, tuple[tuple[Stamp, int, int], ...]]


def _packed(ground: Ground) -> PackedGround:
    lit = {
        house: tuple((Packed.of(piece.image), left, top) for piece, left, top in pieces)
        for house, pieces in ground.lit.items()
    }
    return PackedGround(Packed.of(ground.dark.image), lit)


def _unpacked(ground: PackedGround) -> Ground:
    lit = {
        house: tuple((Stamp(piece.image(), None), left, top) for piece, left, top in pieces)
        for house, pieces in ground.lit.items()
    }
    return Ground(Stamp(ground.dark.image(), None), lit)


def put_layers(canvas: Canvas, geometry: Geometry, lit: frozenset[str], ground: Ground) -> None:
    """Draw `ground` with the houses in `lit` lit and all others dark, without names."""
    canvas.put(ground.dark, 0, 0)
    for house in geometry.board.buildings:
        if house in lit:
            for piece, left, top in ground.lit[house]:
                canvas.put(piece, left, top)


@lru_cache(maxsize=AT_HAND)
def ground_of(geometry: Geometry, theme: Theme) -> Ground:
    """The ground of a whole board without names, uncompressed; the last few are cached."""
    return _unpacked(packed_ground_of(geometry, theme))


@lru_cache(maxsize=PACKED)
def packed_ground_of(geometry: Geometry, theme: Theme) -> PackedGround:
    """The compressed ground of a whole board: loaded from its file, or drawn and saved."""
    ground = FILES.load(geometry, theme)
    if ground is None:
        ground = _packed(draw_ground(geometry, theme))
        FILES.save(geometry, theme, ground)
    return ground


def draw_ground(geometry: Geometry, theme: Theme) -> Ground:
    """Draw a board with all houses dark and with all houses lit, without names.

    It is drawn in bands, because the whole board enlarged would take a hundred megabytes.
    """
    ground = theme.over(theme.frame)
    dark = Canvas.plain(geometry.width, geometry.height, ground)
    light = Canvas.plain(geometry.width, geometry.height, ground)
    for top in range(0, geometry.height, _BAND):
        high = min(_BAND, geometry.height - top)
        pen = Pen(theme, geometry.width, high, theme.frame, _SCALE, top)
        (draw_plain if geometry.plain else draw_streets)(pen, geometry)
        draw_shadows(pen, geometry)
        streets = pen.image.copy()
        for canvas, lit in ((dark, False), (light, True)):
            pen.image.paste(streets)
            draw_houses(pen, geometry, lit)
            canvas.image.paste(to_palette(pen.reduced(), theme), (0, top))
    pane = Rect(0, 0, geometry.width, geometry.height)
    lit = {
        house.id: tuple(
            _piece(light.image, edges.cut(pane))
            for edges in house_edges(geometry, house)
            if edges.meets(pane)
        )
        for house in geometry.board.buildings.values()
    }
    return Ground(Stamp(dark.image, None), lit)


def put_plates(canvas: Canvas, geometry: Geometry, without: Collection[str] = ()) -> None:
    """Put the names of all zones except those in `without`, which are too full for a name."""
    for zone, place in geometry.plates.items():
        if zone in without:
            continue
        street = geometry.board.zones[zone].kind == "street"
        ground = canvas.theme.over(canvas.theme.pavement)
        canvas.put(plate(zone, street, geometry.units.name, ground), place.left, place.top)


def _piece(picture: Image.Image, edges: Rect) -> tuple[Stamp, int, int]:
    left, top, right, bottom = (round(edge) for edge in edges)
    return Stamp(picture.crop((left, top, right, bottom)), None), left, top
