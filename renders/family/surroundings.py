"""The picture of one survivor's surroundings: distances, zones in sight, zombies that can come.

It is as large as the picture of a round, and shows a smaller part of the board, enlarged.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from PIL import Image

from engine.family.view import SurvivorView, View
from engine.spaces.zones import UNIT
from renders.family.around import NEAR, Sight, sights_of, threats_to
from renders.family.figures import Marks, put_tokens
from renders.family.inline import UNITS, put_bare, small_map
from renders.family.inline_cards import small_card
from renders.family.look import FamilyLook
from renders.kit import turn as kit
from renders.kit.inks import DIMMED
from renders.kit.inline import EDGE, LEAST, MARK, PANE, SIZE, CardRoom
from renders.kit.palette import mix
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.text import fitted, largest, wrapped
from renders.zones import signs, tokens
from renders.zones.geometry import Geometry, Window, geometry_of
from renders.zones.shade import put_shade

_TILE, _SIDE = 700, PANE[1]
"""The width of a tile, and the greatest side of the visible part of the board, in pixels."""
_TOP, _CARD = 176, 176
"""In pixels: where the card begins, and its height."""


def draw_around(look: FamilyLook, survivor_id: str) -> Image.Image:
    """The surroundings of one survivor as a palette image.

    Raises KeyError if the survivor is not at the table, and ValueError if not on the board.
    """
    survivor = look.survivor(survivor_id)
    if not survivor.standing:
        raise ValueError(f"{survivor_id!r} is not on the board")
    return _Around(look, survivor).draw()


def window_round(view: View, zone: str) -> Window:
    """The part of the board that is shown around a zone."""
    board = view.board
    boxes = board.zones[zone].boxes
    x = (min(box.left for box in boxes) + max(box.right for box in boxes)) / 2
    y = (min(box.top for box in boxes) + max(box.bottom for box in boxes)) / 2
    wide, high = (min(_SIDE, count * _TILE) for count in (board.cols, board.rows))
    left = _kept(x * _TILE / UNIT - wide / 2, board.cols * _TILE - wide)
    top = _kept(y * _TILE / UNIT - high / 2, board.rows * _TILE - high)
    return Window(_TILE, left, top, wide, high)


def _kept(start: float, room: int) -> int:
    """The start of a window, moved so that the window stays on the board."""
    return round(min(max(start, 0), room))


class _Around:
    """One picture while it is drawn."""

    def __init__(self, look: FamilyLook, survivor: SurvivorView):
        self.look, self.view, self.theme = look, look.view, look.theme
        self.survivor, self.threats = survivor, threats_to(look, survivor)
        self.ground = look.over(look.theme.frame)
        self.window = window_round(self.view, survivor.zone)

    def draw(self) -> Image.Image:
        """The window; beside it title, small map, card, zones in sight, and the legend."""
        window = self.window
        geometry = geometry_of(self.view.board, window, UNITS)
        canvas = Canvas.plain(*SIZE, self.ground)
        pane = Canvas.plain(window.width, window.height, self.ground)
        self._put_board(pane, geometry)
        canvas.image.paste(pane.image, (EDGE, (SIZE[1] - window.height) // 2))
        left = EDGE + window.width + 12
        self._put_panel(canvas.moved(left, 0), SIZE[0] - left - EDGE, geometry)
        return canvas.image

    def _put_board(self, canvas: Canvas, geometry: Geometry) -> None:
        """Draw the board; zones out of sight are dimmed before tokens are drawn."""
        view, survivor = self.view, self.survivor
        ways = view.board.distances(survivor.zone, view.open_doors)
        steps = {zone: far for zone, far in ways.items() if 0 < far <= NEAR}
        marks = Marks(steps=steps, threats=self.threats, acting=(survivor.zone,))
        put_bare(canvas, self.look, geometry)
        seen = view.sight_of(survivor)
        unseen = [zone for zone in view.board.zones if zone not in seen]
        put_shade(canvas, geometry, unseen)
        put_tokens(canvas, geometry, self.look, marks)

    def _put_panel(self, canvas: Canvas, wide: int, geometry: Geometry) -> None:
        theme, say, right = self.theme, self.look.say, wide
        if geometry.windowed:
            whole = small_map(self.look, self.window)
            canvas.put(whole, wide - whole.width, 8)
            right -= whole.width + 14
        title = say("around-title", name=self.look.name_of(self.survivor))
        size, top = largest(title, "Black", (44, LEAST), right), 36
        for line in wrapped(title, "Black", size, right)[:2]:
            words = fitted(line, "Black", size, right)
            canvas.text(0, top, words, theme.accent, theme.frame, "Black", size)
            top += 46
        note = fitted(say("round", round=self.view.round), "Semibold", LEAST, right)
        canvas.text(0, top + 6, note, theme.muted, theme.frame, "Semibold", LEAST)
        card = small_card(self.look, self.survivor, CardRoom(wide, _CARD), True)
        canvas.put(card, 0, _TOP)
        top = _TOP + _CARD + 14
        legend = list(self._legend())
        foot = SIZE[1] - 8 - sum(kit.height_of(line, wide - 20) for line in legend)
        for line in self._sights(foot - top, wide - 20):
            top += kit.put_line(canvas.moved(0, top), line, wide)
        for line in legend:
            foot += kit.put_line(canvas.moved(0, foot), line, wide)

    def _sights(self, high: int, room: float) -> Iterator[kit.Line]:
        """Yield the lines of zones with zombies in sight, the nearest first.

        They are at most `room` pixels wide and together `high`; if there are more zones, the last
        line counts them.
        """
        sights = sights_of(self.look, self.survivor)
        words = self.look.say("around-sights" if sights else "sheet-nothing-in-sight")
        title = kit.Line([kit.Words(words, self.theme.text, "Bold")])
        lines = [kit.Line(list(self._pieces(sight))) for sight in sights]
        ends = list(accumulate(kit.height_of(line, room) for line in [title, *lines]))
        kept = len(lines)
        if ends[-1] > high:
            last = high - kit.height_of(title, room)
            kept = max(number for number, end in enumerate(ends) if not number or end <= last)
        yield title
        yield from lines[:kept]
        if kept < len(lines):
            more = self.look.say("around-more", count=len(lines) - kept)
            yield kit.Line([kit.Words(more)])

    def _pieces(self, sight: Sight) -> Iterator[kit.Piece]:
        """Yield name, distance and zombies of one zone."""
        yield self.look.plate(sight.zone, UNITS.name, self.ground)
        if sight.far:
            yield signs.steps(sight.far, UNITS.quiet, self.ground, MARK)
        for group in sight.groups:
            kind, threat = self.look.miniature(group.kind), self._comes(group.zone, group.kind)
            yield tokens.stack(
                kind, group.count, 0, "XS", 1.5, self.ground, threat=threat, least=MARK
            )

    def _comes(self, zone: str, kind: str) -> bool:
        return (zone, kind) in self.threats

    def _legend(self) -> Iterator[kit.Line]:
        """Yield the lines that explain chips, red rims and dimmed zones."""
        say, name = self.look.say, self.look.name_of(self.survivor)
        any_kind = self.look.miniature(next(iter(self.look.content.zombies)))
        threat = tokens.stack(any_kind, 1, 0, "XS", 1.5, self.ground, threat=True, least=MARK)
        shade = make_stamp(66, 42, self.ground, _shade)
        for stamp, words in (
            (signs.steps(2, UNITS.quiet, self.ground, MARK), say("around-moves")),
            (threat, say("around-threat", name=name)),
            (shade, say("around-unseen")),
        ):
            yield kit.Line([stamp, kit.Words(words)])


def _shade(pen: Pen) -> None:
    """Draw a dimmed piece of street."""
    theme = pen.theme
    dimmed = mix(theme.asphalt, theme.frame, DIMMED)
    pen.frame((0, 0, pen.width, pen.height), dimmed, theme.panel_edge, 2, 4)
