"""Draws the board of Trust Me from above, layer by layer, from the ground to the flags.

Figures, numbers and plates are larger than the things they stand for, so they would cover one
another. `Room` keeps track of the ground that is taken: figures get their place first, everything
else takes the first free spot of a list. Without a free spot it is left out or, if it must be
shown, put on the first one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import NamedTuple

from PIL import Image

from engine.spaces.plane import Point
from engine.trust_me.view import AlphaView, PlayerView
from renders.kit.palette import INK, WHITE, Colour
from renders.kit.pen import Pen
from renders.kit.rects import Rect
from renders.kit.text import width_of
from renders.trust_me import signs
from renders.trust_me.look import BLOCKS, TrustLook
from renders.trust_me.room import Room, pushed_apart, rect_round
from renders.trust_me.scenery import Bench, Thing, lot, scenery
from renders.trust_me.sight import Sight, seen_ground
from renders.trust_me.signs import Sign, draw_line
from renders.trust_me.theme import PlaneTheme
from renders.trust_me.window import LETTERS, Spot, Window

HIGH, WIDE = 700, 692
LEFT, TOP = 33, 29
"""The pixel of the picture where the board's north-west corner lies."""


class Noise(NamedTuple):
    """A noise of this round; `number` is its order in the round.

    `din` is true for a din, a noise that all groups hear, however far away.
    """

    number: int
    at: Point
    din: bool


class Line(NamedTuple):
    """A line between two points of the board; `dash` is the length of its dashes, 0 for none.

    With `head` it ends in an arrow head.
    """

    start: Point
    end: Point
    colour: Colour
    width: float
    dash: float = 0
    head: bool = False


class Ring(NamedTuple):
    """A circle `mm` millimetres around a point of the board, with `words` on a plate."""

    at: Point
    mm: float
    colour: Colour
    width: float
    dash: float = 0
    words: str = ""
    plate: Colour | None = None


class Disc(NamedTuple):
    """A disc with a number, at a place to choose or at a step of the zombies' turn.

    `sort` chooses its colour.
    """

    words: str
    at: Point
    sort: str


@dataclass(slots=True)
class Marks:
    """Everything that a picture marks in addition to the pieces on the board."""

    noises: Sequence[Noise] = ()
    lines: Sequence[Line] = ()
    rings: Sequence[Ring] = ()
    discs: Sequence[Disc] = ()
    cones: Sequence[AlphaView] = ()
    """The groups whose fields of view are shown."""
    all_round: bool = False
    """True to show everything that these groups could see if they turned."""
    flags: bool = True
    named: bool = True
    """True if the names of the fields are on the rim, and a scale below."""
    size: int = 40
    """The diameter of survivors and alphas in pixels."""
    token: int = 28
    ghosts: Sequence[Point] = field(default_factory=list[Point])
    """Points where groups stood before they moved."""


def things_of(look: TrustLook) -> tuple[Thing, ...]:
    """The scenery as it is to be drawn; a tent is lit if a survivor is in it."""
    figures = [one.at for one in look.standing()]
    lit = {look.tent_of(at) for at in figures}
    kinds = look.content.scenery
    return tuple(
        Thing(
            one.kind,
            int(look.number(one.id) or 1),
            one.at,
            one.turn,
            (kinds[one.kind].wide, kinds[one.kind].deep),
            one.id in lit,
        )
        for one in look.view.scenery
    )


def draw_pane(look: TrustLook, window: Window, marks: Marks) -> Image.Image:
    """The board, or the part of it in `window`, with its marks, as an RGB image."""
    pane = _Pane(look, window, marks)
    pane.draw_ground()
    pane.draw_lines()
    pane.lay_out()
    pane.put_things()
    pane.frame()
    pane.put_figures()
    pane.put_marks()
    return pane.image


class _Pane:
    """One picture while it is drawn.

    A spot is a point in pixels from the north-west corner of the drawn part of the board. The
    margin of the picture around that part does not count.
    """

    def __init__(self, look: TrustLook, window: Window, marks: Marks):
        self.look, self.window, self.marks, self.theme = look, window, marks, look.theme
        self.whole = window.mm >= 600
        self.square = self._lot(look.theme.lot, look.theme.grid, look.theme.seam).copy()
        self.image = Image.new("RGB", (WIDE, HIGH), look.theme.frame)
        self.room = Room(Rect(-30, -28, window.side + 22, window.side + 34))
        self.spots: dict[str, Spot] = {}

    # ------------------------------------------------------------ ground

    def draw_ground(self) -> None:
        """Draw the ground, the part of it that zombies see, and the scenery."""
        hunting = [one for one in self.marks.cones if one.prey]
        roaming = [one for one in self.marks.cones if not one.prey]
        theme = self.theme
        if self.marks.all_round:
            self._tint(theme.dark, theme.dark_grid, None)
        masks = [
            self._tint_for(hunting, theme.hunted, theme.hunted_grid, self.marks.all_round),
            self._tint_for(roaming, theme.roamed, theme.roamed_grid, False),
        ]
        if masks[0] and masks[1]:
            both = Image.composite(masks[0], Image.new("L", masks[0].size, 0), masks[1])
            self._tint(theme.both, theme.both, both)
        layer = scenery(self.window, things_of(self.look), theme)
        self.square.paste(layer, (0, 0), layer)

    def _tint_for(
        self, groups: Sequence[AlphaView], ground: Colour, grid: Colour, all_round: bool
    ) -> Image.Image | None:
        if not groups:
            return None
        eyes = [sight_of(self.look, one) for one in groups]
        mask = seen_ground(self.window, eyes, all_round=all_round)
        self._tint(ground, grid, mask)
        return mask

    def _tint(self, ground: Colour, grid: Colour, mask: Image.Image | None) -> None:
        self.square.paste(self._lot(ground, grid, grid), (0, 0), mask)

    def _lot(self, ground: Colour, grid: Colour, seam: Colour) -> Image.Image:
        return lot(self.window, self.theme.frame, ground, grid, seam)

    def draw_lines(self) -> None:
        """Draw the edges of cones, rings and lines."""
        pen = Pen(self.theme, self.window.side, self.window.side, scale=2)
        for group in self.marks.cones:
            hunts = bool(group.prey)
            colour = self.theme.pursuit if hunts else self.theme.wander
            for a, b in sight_of(self.look, group).rims():
                a, b = self.window.spot(*a), _within(self.window.spot(*a), self.window.spot(*b))
                draw_line(pen, a, b, 1.6, colour, 0 if hunts else 6)
        for ring in [*self.marks.rings, *map(self._noise_ring, self.marks.noises)]:
            if ring:
                self._draw_ring(pen, ring)
        for line in self.marks.lines:
            self._draw_line(pen, line)
        for ghost in self.marks.ghosts:
            x, y = self.window.at(ghost)
            _draw_dashed(pen, x, y, self.marks.size / 2, 4, 6, INK)
            _draw_dashed(pen, x, y, self.marks.size / 2, 2.4, 6, self.theme.text)
        layer = pen.reduced()
        self.square.paste(layer, (0, 0), layer)

    def _noise_ring(self, noise: Noise) -> Ring | None:
        if noise.din or not self.whole:
            return None
        reach = self.look.content.numbers.noise
        return Ring(noise.at, reach, self.theme.ring, 2.6, 9)

    def _draw_ring(self, pen: Pen, ring: Ring) -> None:
        x, y = self.window.at(ring.at)
        radius = self.window.long(ring.mm)
        if ring.dash:
            _draw_dashed(pen, x, y, radius, ring.width, ring.dash, ring.colour)
            return
        pen.ring(x, y, radius + ring.width / 2 + 1, ring.width + 2, INK)
        pen.ring(x, y, radius + ring.width / 2, ring.width, ring.colour)

    def _draw_line(self, pen: Pen, line: Line) -> None:
        a, b = self.window.at(line.start), self.window.at(line.end)
        rim = INK if sum(line.colour) > 300 or line.colour == self.theme.pursuit else WHITE
        draw_line(pen, a, b, line.width + 2, rim, line.dash)
        draw_line(pen, a, b, line.width, line.colour, line.dash)
        if line.head:
            tip = _short_of(a, b, self.marks.size / 2 + 4)
            head = _head(a, tip, 13 + line.width)
            pen.polygon(head, rim, 1.6)
            pen.polygon(head, line.colour)

    # ------------------------------------------------------------ who stands where

    def lay_out(self) -> None:
        """Find the spots of survivors and alphas, and take the room for them.

        This must come first, because everything drawn later uses only room that is still free.
        """
        look, window = self.look, self.window
        found = {one.seat: window.at(one.at) for one in look.standing() if self._shown(one.at)}
        groups = look.view.groups
        found |= {one.id: window.at(one.at) for one in groups if self._shown(one.at)}
        apart = pushed_apart(found, self.marks.size + 2)
        self.spots = {name: self._within_picture(name, spot) for name, spot in apart.items()}
        for spot in self.spots.values():
            self.room.take(rect_round(spot, self.marks.size + 2, self.marks.size + 2))

    def _within_picture(self, name: str, spot: Spot) -> Spot:
        """The spot, moved so that a figure beside the rim and its target mark are drawn whole."""
        hunted = any(group.prey == name for group in self.look.view.groups)
        half = self.marks.size / 2 + (17 if hunted else 9)
        east, south = WIDE - LEFT - half, HIGH - TOP - half
        x, y = spot
        return min(max(x, half - LEFT), east), min(max(y, half - TOP), south)

    def _shown(self, at: Point) -> bool:
        """True if the picture shows the point; the whole board includes a margin for entering
        survivors.
        """
        return self.window.shows(at, 14 if self.whole else -2)

    def put_things(self) -> None:
        """Put numbers on scenery, and tokens in and beside it."""
        for disc in self.marks.discs:
            self.room.take(rect_round(self._disc_at(disc), 34, 34))
        lying = [one for one in self.look.view.lying if not one.inside]
        for one in lying:
            if self.window.shows(one.at, -4):
                self._put_square(signs.token(self.marks.token, self.theme), self.window.at(one.at))
                self.room.take(rect_round(self.window.at(one.at), 18, 18))
        for piece, thing in zip(self.look.view.scenery, things_of(self.look), strict=True):
            self._put_names(thing, bool(piece.token))

    def _put_names(self, thing: Thing, hides: bool) -> None:
        """Put the number of a piece, and a token if something is still hidden in it."""
        bench = Bench(Pen(self.theme, 1, 1), self.window, thing)
        inside = [
            spot
            for spot in (bench.spot(u, v) for u, v in _PLATES.get(thing.kind, _ALONG))
            if 12 <= spot[0] <= self.window.side - 12 and 12 <= spot[1] <= self.window.side - 12
        ]
        if not inside:
            return
        plate = signs.plate(str(thing.number), self.theme)
        spot = self.room.place_or_first(inside, plate.width, plate.height)
        self._put_square(plate, spot)
        left = [one for one in inside if one != spot]
        if hides and left:
            sign = signs.token(self.marks.token, self.theme)
            self._put_square(sign, self.room.place_or_first(left[::-1], sign.width, sign.height))

    def _put_square(self, sign: Sign, spot: Spot) -> None:
        x, y = round(spot[0] - sign.width / 2), round(spot[1] - sign.height / 2)
        self.square.paste(sign.image, (x, y), sign.image)

    # ------------------------------------------------------------ rim

    def frame(self) -> None:
        """Put the square into the picture, with the names of fields and the scale."""
        side, theme = self.window.side, self.theme
        box = (LEFT - 2, TOP - 2, LEFT + side + 2, TOP + side + 2)
        self.image.paste(theme.kerb, box)
        self.image.paste(self.square, (LEFT, TOP))
        if self.marks.named:
            self._name_fields()
            self._put_scale()

    def _name_fields(self) -> None:
        side = self.window.side
        for number in range(12):
            middle = 25 + 50 * number
            x, y = self.window.spot(middle, 600 - middle)
            if 12 <= x <= side - 12:
                self._put(_word(LETTERS[number], self.theme), (x, -14))
            if 12 <= y <= side - 12:
                self._put(_word(str(number + 1), self.theme), (-17, y))

    def _put_scale(self) -> None:
        long = round(self.window.long(100))
        y = TOP + self.window.side + 19
        x = LEFT + 25
        self.image.paste(self.theme.text, (x, y - 1, x + long // 2, y + 3))
        self.image.paste(self.theme.kerb, (x + long // 2, y - 1, x + long, y + 3))
        for end in (x, x + long):
            self.image.paste(self.theme.text, (end - 1, y - 6, end + 1, y + 8))
        words = _word("10 cm", self.theme, True)
        self._put(words, (x + long + 12 + words.width / 2 - LEFT, y - TOP + 1))

    # ------------------------------------------------------------ figures and their signs

    def _put(self, sign: Sign, spot: Spot) -> None:
        x, y = LEFT + spot[0] - sign.width / 2, TOP + spot[1] - sign.height / 2
        self.image.paste(sign.image, (round(x), round(y)), sign.image)

    def put_figures(self) -> None:
        look, view = self.look, self.look.view
        if view.round and (self.whole or self.window.shows(view.noise)):
            star = signs.burst("", self.theme)
            self._put(star, self._on_rim(view.noise, 4))
            self.room.take(rect_round(self._on_rim(view.noise, 4), 34, 34))
        for one in view.players:
            if view.round and self.window.shows(one.community):
                self._put_house(one)
        for group in view.groups:
            if group.id in self.spots:
                self._put_alpha(group)
        acting, prey = look.acting(), {group.prey for group in view.groups}
        here = [one for one in look.standing() if one.seat in self.spots]
        for one in here:
            if one.seat in prey:
                self._put(signs.target(self.marks.size, self.theme), self.spots[one.seat])
        for one in here:
            person, turn = look.person(one.seat), one.seat in acting
            sign = signs.survivor(person, self.marks.size, self.theme, one.wounds, turn)
            self._put(sign, self.spots[one.seat])

    def _put_house(self, player: PlayerView) -> None:
        """Put the house of a community on the rim, next to other things that are drawn there."""
        x, y = self._on_rim(player.community, 9)
        along = (0, 34) if player.community.x in (0, 600) else (34, 0)
        spots = [(x + by * along[0], y + by * along[1]) for by in (0, 1, -1, 2, -2)]
        spot = self.room.place_or_first(spots, 30, 34)
        self._put(signs.house(self.look.person(player.seat), self.theme), spot)

    def _on_rim(self, at: Point, by: float) -> Spot:
        """Return the spot of `at`, a point of the board's rim, moved `by` pixels off the board.

        A point of the east rim is not moved, because the strip begins there.
        """
        x, y = self.window.at(at)
        across = -by if at.x == 0 else 0
        down = by if at.y == 0 else -by if at.y == 600 else 0
        return x + across, y + down

    def _put_alpha(self, group: AlphaView) -> None:
        x, y = self.spots[group.id]
        self._put(signs.alpha(self.marks.size, bool(group.prey), self.theme), (x, y))
        number = self.look.number(group.id)
        tally = signs.tally(number, group.neutrals + 1, bool(group.prey), self.theme)
        by = self.marks.size / 2 + 11
        spots = [(x, y + by), (x, y - by), (x + by + 22, y), (x - by - 22, y)]
        self._put(tally, self.room.place_or_first(spots, tally.width - 4, tally.height - 8))

    def put_marks(self) -> None:
        """Put numbered places, then noises, flags and plates where there is room."""
        for disc in self.marks.discs:
            self._put(signs.disc(disc.words, disc.sort, self.theme), self._disc_at(disc))
        for noise in self.marks.noises:
            if self.window.shows(noise.at):
                self._put_noise(noise)
        if self.marks.flags:
            for group in self.look.view.groups:
                if not group.prey and self.window.shows(group.goal):
                    self._put_flag(group)
        for ring in self.marks.rings:
            self._put_plate(ring)

    def _disc_at(self, disc: Disc) -> Spot:
        """Return where to draw the disc of a place: off the letter of a figure beside it."""
        x, y = self.window.at(disc.at)
        least = self.marks.size / 2 + 12
        for u, v in self.spots.values():
            far = hypot(x - u, y - v)
            if 0 < far < least:
                return u + (x - u) * least / far, v + (y - v) * least / far
        return x, y

    def _put_noise(self, noise: Noise) -> None:
        words = str(noise.number)
        sign = signs.burst(words, self.theme) if noise.din else signs.noise(words, self.theme)
        spot = self.room.place(_beside(self.window.at(noise.at), sign, self.marks.size),
                               sign.width, sign.height)  # fmt: skip
        if spot:
            self._put(sign, spot)

    def _put_flag(self, group: AlphaView) -> None:
        """Put a flag with its foot at the group's goal or near it; left out if there is no room."""
        sign = signs.flag(self.look.number(group.id), self.theme)
        x, y = self.window.at(group.goal)
        feet = [(x, y), (x + 22, y), (x - 22, y), (x + 22, y - 20), (x - 24, y - 20), (x, y - 26),
                (x + 46, y - 4), (x - 46, y - 4)]  # fmt: skip
        middles = [(u + sign.width / 2 - 3, v - sign.height / 2 + 2) for u, v in feet]
        spot = self.room.place(middles, sign.width - 6, sign.height - 12)
        if spot:
            self._put(sign, spot)

    def _put_plate(self, ring: Ring) -> None:
        """Put a ring's distance on a free spot of the ring; left out if there is none."""
        if not ring.words:
            return
        x, y = self.window.at(ring.at)
        radius = self.window.long(ring.mm)
        plate = signs.plate(ring.words, self.theme, ring.plate or ring.colour)
        turns = [radians(225 + 3 * step) for step in range(120)]
        spots = [(x + radius * cos(one), y - radius * sin(one)) for one in turns]
        edge = Rect(14, 12, self.window.side - 14, self.window.side - 12)
        inside = [one for one in spots if edge.left < one[0] < edge.right
                  and edge.top < one[1] < edge.bottom]  # fmt: skip
        spot = self.room.place(inside, plate.width + 2, plate.height + 2)
        if spot:
            self._put(plate, spot)


_PLATES = {
    "car": [(-6, 0), (32, 0), (-36, 0)],
    "tent": [(0, 0), (-26, 26), (26, -26), (26, 26), (-26, -26)],
}
_ALONG = [(0, 0), (-24, 0), (24, 0)]
"""Spots for the number of a piece of scenery, in millimetres from its middle.

The number takes the first free spot; the sign of a hidden token takes the last free one.
"""


def sight_of(look: TrustLook, group: AlphaView) -> Sight:
    """What an alpha sees: cars and tents block its sight, except one that it is on or in."""
    own = (look.car_under(group.at), look.tent_of(group.at))
    blocks = [one.corners for one in look.view.scenery if one.kind in BLOCKS and one.id not in own]
    return Sight(group.at, group.looks_at, blocks)


def _beside(spot: Spot, sign: Sign, size: int) -> list[Spot]:
    """Spots around a figure, ever farther off."""
    x, y = spot
    found = list[Spot]()
    for far in (4, 16, 30):
        across, down = size / 2 + far + sign.width / 2, size / 2 + far + sign.height / 2
        found += [(x + across, y), (x - across, y), (x, y + down), (x, y - down)]
        found += [(x + across, y + down), (x - across, y - down)]
    return found


def _short_of(a: Spot, b: Spot, by: float) -> Spot:
    """The point `by` pixels before `b` on the way from `a`."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    share = max(0.0, 1 - by / long) if long else 0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _within(a: Spot, b: Spot) -> Spot:
    """The point `b`, moved to within 1000 pixels of `a`, so that dashes are few."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    share = min(1.0, 1000 / long) if long else 0
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _head(a: Spot, tip: Spot, size: float) -> list[Spot]:
    """The corners of an arrow head."""
    long = max(hypot(tip[0] - a[0], tip[1] - a[1]), 1)
    x, y = (tip[0] - a[0]) / long, (tip[1] - a[1]) / long
    back = (tip[0] - x * size, tip[1] - y * size)
    half = size * 0.5
    return [tip, (back[0] - y * half, back[1] + x * half), (back[0] + y * half, back[1] - x * half)]


def _draw_dashed(
    pen: Pen, x: float, y: float, radius: float, width: float, dash: float, colour: Colour
) -> None:
    """Draw a circle in dashes."""
    count = max(8, round(6.283 * radius / (2 * dash)))
    step = 360 / count
    for number in range(count):
        pen.arc(x, y, radius, (number * step, (number + 0.5) * step), width, colour)


@lru_cache(maxsize=128)
def _word(words: str, theme: PlaneTheme, loud: bool = False) -> Sign:
    size = signs.LEAST if loud else signs.MARK
    wide, colour = width_of(words, "Bold", size) + 2, theme.text if loud else theme.muted
    return signs.made(
        theme, wide, 26, lambda pen: pen.text(wide / 2, 13, words, colour, "Bold", size, "middle")
    )
