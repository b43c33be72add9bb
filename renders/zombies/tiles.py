"""The ground of one tile: roads, pavements, roofs and lawns, and lit named buildings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.spaces.squares import DIRECTIONS, INSIDE, ROAD, SIDE, Plan, read_door
from renders.kit.inks import to_palette
from renders.kit.palette import Colour, Theme, floor_tones
from renders.kit.pen import Pen, Stamp
from renders.kit.rects import Rect
from renders.zombies.emblems import EMBLEMS
from renders.zones.furniture import PIECES, Piece
from renders.zones.houses import PATTERNS

_SCALE = 3
INSET = 9.0
"""How far a square's floor is from the square's edge along a wall, in units."""
_WALLS = {ROAD: INSET, ".": INSET, "": INSET}
_PLOT = {ROAD: 15.0, INSIDE: 7.0, "": 7.0}
"""Units between the edge of a square with a roof or lawn and a square of another kind."""
_DOOR = 34
FLOORS = {
    "hospital": ("tiles", ("stretcher", "shelf")),
    "lawn-and-garden": ("lino", ("plant", "boxes")),
    "police-station": ("carpet_tiles", ("desk", "shelf")),
    "sporting-goods": ("wood", ("shelf", "counter")),
    "fire-station": ("concrete", ("boxes", "bed")),
    "hardware-store": ("concrete", ("shelf", "boxes")),
    "toy-store": ("carpet", ("shelf", "plant")),
    "skate-shop": ("wood", ("counter", "rug")),
    "florist": ("lino", ("plant", "plant")),
    "gas-station": ("concrete", ("counter", "shelf")),
    "drug-store": ("tiles", ("shelf", "counter")),
    "army-surplus": ("carpet_tiles", ("boxes", "shelf")),
}
"""For each building its floor, and the two kinds of furniture that alternate in its squares."""


@lru_cache(maxsize=128)
def tile_ground(kind: str, plan: Plan, side: int, theme: Theme) -> Stamp:
    """A tile as it lies in the town, `side` pixels wide and high, without anything that moves."""
    pen = Pen(theme, side, side, theme.asphalt, _SCALE)
    tile = _Tile(pen, kind, plan)
    tile.draw_ground()
    tile.draw_building()
    tile.draw_roads()
    return Stamp(to_palette(pen.reduced(), theme), None)


def insets_of(plan: Plan, x: int, y: int, unit: float) -> tuple[float, float, float, float]:
    """Pixels to keep free at the west, north, east and south edge of a square, because of walls."""
    own = plan.rows[y][x]
    wall, plain = (INSET + 2) * unit, 3.4 * unit
    west, north, east, south = (
        wall if own == INSIDE and _beyond(plan, x, y, way) != INSIDE else plain for way in "WNES"
    )
    return west, north, east, south


def _beyond(plan: Plan, x: int, y: int, way: str) -> str:
    east, south = DIRECTIONS[way]
    x, y = x + east, y + south
    return plan.rows[y][x] if 0 <= x < SIDE and 0 <= y < SIDE else ""


class _Tile:
    """One tile while it is drawn."""

    def __init__(self, pen: Pen, kind: str, plan: Plan):
        self.pen, self.kind, self.plan, self.theme = pen, kind, plan, pen.theme
        self.side = pen.width / SIDE
        self.unit = pen.width / 240

    def what(self, x: int, y: int) -> str:
        """Return the character of a square in the tile's plan, such as that of a road.

        Return an empty string for a square outside the tile.
        """
        return self.plan.rows[y][x] if 0 <= x < SIDE and 0 <= y < SIDE else ""

    def squares(self, *kinds: str) -> Iterator[tuple[int, int]]:
        for y in range(SIDE):
            for x in range(SIDE):
                if self.what(x, y) in kinds:
                    yield x, y

    def edges(self, x: int, y: int) -> Rect:
        return Rect(x * self.side, y * self.side, (x + 1) * self.side, (y + 1) * self.side)

    def beside(self, x: int, y: int, way: str) -> str:
        return _beyond(self.plan, x, y, way)

    # ------------------------------------------------------------ pavements

    def draw_ground(self) -> None:
        """Draw pavements with round kerbs at the road, and the plots behind them."""
        theme, unit = self.theme, self.unit
        if self.kind == "helipad":
            self.draw_helipad()
        for place in self.squares(".", INSIDE):
            self._draw_block(place, theme.kerb, 0)
        for place in self.squares(".", INSIDE):
            self._draw_block(place, theme.pavement, 2 * unit)
        self._draw_plots()

    def _draw_block(self, place: tuple[int, int], colour: Colour, inset: float) -> None:
        road = {way: self.beside(*place, way) == ROAD for way in "NESW"}
        edges = self._within(place, {way: inset for way in "NESW" if road[way]})
        corners = (road["N"] and road["W"], road["N"] and road["E"],
                   road["S"] and road["E"], road["S"] and road["W"])  # fmt: skip
        radius = 18 * self.unit if any(corners) else 0
        self.pen.box(*edges, colour, radius, corners)

    def _within(self, place: tuple[int, int], insets: dict[str, float]) -> Rect:
        left, top, right, bottom = self.edges(*place)
        return Rect(
            left + insets.get("W", 0),
            top + insets.get("N", 0),
            right - insets.get("E", 0),
            bottom - insets.get("S", 0),
        )

    def _draw_plots(self) -> None:
        """Draw lawns in the town square and beside named buildings, dark roofs elsewhere."""
        places = list(self.squares("."))
        if self.kind == "town-square" or self.kind in EMBLEMS:
            for number, place in enumerate(places):
                self._draw_lawn(self._inside(place, _PLOT), number)
            return
        theme, unit = self.theme, self.unit
        tone, second, body, line = floor_tones(theme.floors["concrete"], lit=False, theme=theme)
        roofs = [rect for place in places for rect in self._rooms(place, _PLOT)]
        for left, top, right, bottom in roofs:
            self.pen.box(left, top, right, bottom + 4 * unit, theme.wall_edge)
        for grow, colour in ((0.0, theme.wall_edge), (-2.4 * unit, tone)):
            for rect in roofs:
                self.pen.box(*rect.grown(grow), colour)
        self._join_roofs(places, tone)
        for number, place in enumerate(places):
            self._draw_roof_things(self._inside(place, _PLOT), number, (second, body, line))

    def _join_roofs(self, places: list[tuple[int, int]], tone: Colour) -> None:
        """Remove the rim between two squares under one roof."""
        rim = 2.4 * self.unit
        for place in places:
            ground = self._inside(place, _PLOT)
            for rect in self._rooms(place, _PLOT):
                left, top, right, bottom = rect.grown(-rim)
                if self.beside(*place, "E") == "." and rect.right == ground.right:
                    self.pen.box(right - 1, top, right + 2 * rim, bottom, tone)
                if self.beside(*place, "S") == "." and rect.bottom == ground.bottom:
                    self.pen.box(left, bottom - 1, right, bottom + 2 * rim, tone)

    def _draw_lawn(self, edges: Rect, number: int) -> None:
        grass, second, _, line = floor_tones(
            self.theme.floors["lino"], self.theme.hatched, self.theme
        )
        unit = self.unit
        self.pen.box(*edges, grass)
        if self.kind != "town-square":
            return
        for across, down, radius in ((0.3, 0.32, 10), (0.7, 0.62, 12), (0.3, 0.76, 7)):
            if number % 2:
                across = 1 - across
            x, y = edges.left + across * edges.width, edges.top + down * edges.height
            self.pen.disc(x, y, radius * unit, line)
            self.pen.disc(x, y, (radius - 2.4) * unit, second)

    def _draw_roof_things(
        self, inner: Rect, number: int, tones: tuple[Colour, Colour, Colour]
    ) -> None:
        """Draw lines of roofing, and a skylight in a different corner of each square."""
        second, body, line = tones
        unit, turn = self.unit, (number + len(self.plan.exits)) % 4
        for row in range(1, 5):
            y = inner.top + row * inner.height / 5
            self.pen.box(inner.left + 5 * unit, y, inner.right - 5 * unit, y + 1.4 * unit, second)
        x = inner.left + (0.2 if turn in (0, 3) else 0.62) * inner.width
        y = inner.top + (0.58 if turn < 2 else 0.16) * inner.height
        self.pen.frame((x, y, x + 13 * unit, y + 11 * unit), body, line, 2 * unit)

    # ------------------------------------------------------------ buildings

    def draw_building(self) -> None:
        """Draw a building: its rooms enlarged in the colour of walls, then floors, furniture and
        doors.
        """
        if self.kind not in FLOORS:
            return
        theme, unit, pen = self.theme, self.unit, self.pen
        rooms = [rect for place in self.squares(INSIDE) for rect in self._rooms(place, _WALLS)]
        for rect in rooms:
            left, top, right, bottom = (edge + 9 * unit for edge in rect)
            pen.box(left, top, right, bottom, theme.shadow)
        for grow, colour in ((5.2, theme.wall_edge), (3.6, theme.wall)):
            for rect in rooms:
                pen.box(*rect.grown(grow * unit), colour)
        name, things = FLOORS[self.kind]
        floor = theme.floors[name]
        tone, second, body, line = floor_tones(floor, lit=True, theme=theme)
        for rect in rooms:
            pen.box(*rect, tone)
        for place in self.squares(INSIDE):
            PATTERNS[floor.pattern](pen, self._inside(place, _WALLS), unit, second)
        self._draw_joints(line)
        for number, place in enumerate(self.squares(INSIDE)):
            self._furnish(place, things[number % 2], (body, line))
        for door in self.plan.doors:
            self._draw_door(door)

    def _inside(self, place: tuple[int, int], insets: dict[str, float]) -> Rect:
        """Return the square in pixels, less a margin at each square of another kind beside it.

        `insets` are the margins, in units, by the kind of that other square.
        """
        own = self.what(*place)
        walls = {
            way: insets[self.beside(*place, way)] * self.unit
            for way in "NESW"
            if self.beside(*place, way) != own
        }
        return self._within(place, walls)

    def _rooms(self, place: tuple[int, int], insets: dict[str, float]) -> Iterator[Rect]:
        """Yield the ground of a square as rectangles in pixels that overlap.

        They leave out each corner around which a road, or another kind of square, bends.
        """
        (x, y), own = place, self.what(*place)
        ground, notch = self._inside(place, insets), insets[ROAD] * self.unit
        bends = [
            (up, side)
            for up in "NS"
            for side in "EW"
            if self.beside(x, y, up) == self.beside(x, y, side) == own
            and self.what(x + DIRECTIONS[side][0], y + DIRECTIONS[up][1]) != own
        ]
        ups, sides = {up for up, _ in bends}, {side for _, side in bends}
        yield ground._replace(
            top=ground.top + notch * ("N" in ups), bottom=ground.bottom - notch * ("S" in ups)
        )
        if bends:
            yield ground._replace(
                left=ground.left + notch * ("W" in sides),
                right=ground.right - notch * ("E" in sides),
            )

    def _draw_joints(self, colour: Colour) -> None:
        """Draw a dashed line between two squares of a building."""
        for x, y in self.squares(INSIDE):
            for way in "ES":
                if self.beside(x, y, way) == INSIDE:
                    self._draw_dashes(x, y, way, colour, 12)

    def _draw_dashes(self, x: int, y: int, way: str, colour: Colour, inset: float) -> None:
        edges, unit, long = self.edges(x, y), self.unit, 9 * self.unit
        start, end = inset * unit, self.side - inset * unit
        count = 4
        gap = (end - start - count * long) / (count - 1)
        for dash in range(count):
            low = start + dash * (long + gap)
            if way == "E":
                at = edges.right
                self.pen.box(at - unit, edges.top + low, at + unit, edges.top + low + long, colour)
            else:
                at = edges.bottom
                left = edges.left + low
                self.pen.box(left, at - unit, left + long, at + unit, colour)

    def _furnish(self, place: tuple[int, int], thing: str, tones: tuple[Colour, Colour]) -> None:
        """Draw one piece of furniture against an outer wall without a door; draw none if it does
        not fit.
        """
        doors = [way for x, y, way in map(read_door, self.plan.doors) if (x, y) == place]
        walls = [w for w in "SENW" if self.beside(*place, w) != INSIDE and w not in doors]
        if not walls:
            return
        draw, long, deep = PIECES[thing]
        unit, room = self.unit / 2, self._inside(place, _WALLS).grown(-2 * self.unit)
        wide, high = long * unit, deep * unit
        if walls[0] in "EW":
            wide, high = high, wide
        left = {"W": room.left, "E": room.right - wide}.get(walls[0], room.right - wide)
        top = {"N": room.top, "S": room.bottom - high}.get(walls[0], room.bottom - high)
        edges = Rect(left, top, left + wide, top + high)
        if room.holds(edges):
            draw(Piece(self.pen, edges, walls[0], unit, tones))

    def _draw_door(self, door: str) -> None:
        """Draw an opening between two ends of wall, with light falling out."""
        x, y, way = read_door(door)
        edges, unit, theme = self.edges(x, y), self.unit, self.theme
        east, south = DIRECTIONS[way]
        half, deep, reach = _DOOR / 2 * unit, 7 * unit, self.side / 2 - (INSET - 3) * unit
        x, y = edges.middle[0] + east * reach, edges.middle[1] + south * reach
        wide, high = (deep, half) if east else (half, deep)
        self.pen.box(x - wide, y - high, x + wide, y + high, theme.wall_edge)
        rim = 1.6 * unit
        wide, high = (wide, high - rim) if east else (wide - rim, high)
        self.pen.box(x - wide, y - high, x + wide, y + high, theme.doorway)

    # ------------------------------------------------------------ roads

    def draw_roads(self) -> None:
        """Draw dashed lines between road squares, and a dash along each exit."""
        theme, unit = self.theme, self.unit
        if self.kind == "helipad":
            return
        for x, y in self.squares(ROAD):
            for way in "ES":
                if self.beside(x, y, way) == ROAD:
                    self._draw_dashes(x, y, way, theme.stripe, 10)
        for way in self.plan.exits:
            self._draw_way_out(way)
        if self.kind == "town-square":
            middle = self.pen.width / 2
            self.pen.ring(middle, middle, 36 * unit, 3 * unit, theme.middle_line)

    def _draw_way_out(self, way: str) -> None:
        """Draw a yellow line in the middle of the road, half of it on the next tile."""
        east, south = DIRECTIONS[way]
        middle, half, long = self.pen.width / 2, 1.6 * self.unit, 13 * self.unit
        x, y = middle + east * (middle - long / 2), middle + south * (middle - long / 2)
        wide, high = (long / 2, half) if east else (half, long / 2)
        self.pen.box(x - wide, y - high, x + wide, y + high, self.theme.middle_line)

    def draw_helipad(self) -> None:
        """Draw a helipad: a kerb all around except at exits, a ring and an H."""
        pen, theme, unit, side = self.pen, self.theme, self.unit, self.side
        pen.box(0, 0, pen.width, pen.height, theme.kerb)
        pad, _, _, line = floor_tones(theme.floors["concrete"], lit=True, theme=theme)
        pen.box(4 * unit, 4 * unit, pen.width - 4 * unit, pen.height - 4 * unit, pad)
        for way in self.plan.exits:
            east, south = DIRECTIONS[way]
            left, top = side * (1 + east), side * (1 + south)
            pen.box(left, top, left + side, top + side, pad)
        middle = pen.width / 2
        for x, y in self.squares(ROAD):
            for way in "ES":
                if self.beside(x, y, way) == ROAD:
                    self._draw_dashes(x, y, way, line, 10)
        pen.ring(middle, middle, 112 * unit, 5 * unit, theme.middle_line)
        for x in (72, 168):
            pen.box((x - 8) * unit, 58 * unit, (x + 8) * unit, 182 * unit, theme.middle_line)
        pen.box(72 * unit, 112 * unit, 168 * unit, 128 * unit, theme.middle_line)
        pen.disc(middle, middle, 37 * unit, theme.middle_line)
        pen.disc(middle, middle, 33.5 * unit, theme.asphalt)


@lru_cache(maxsize=8)
def small_tile(side: int, theme: Theme) -> Stamp:
    """A tile as the sign for the stack of tiles, `side` pixels wide."""
    plan = Plan((".R.", "RRR", ".R."), "NESW")
    return tile_ground("crossroads", plan, side, theme)
