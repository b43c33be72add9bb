"""What is around one survivor, enlarged: ways, what is seen, and who can come this round."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.family.view import GroupView, SurvivorView, View
from engine.spaces.zones import UNIT
from renders.family import cards
from renders.family.figures import Marks, put_tokens
from renders.family.look import FamilyLook
from renders.kit.inks import DIMMED
from renders.kit.palette import mix
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.text import fitted, width_of
from renders.zones import signs, tokens
from renders.zones.geometry import Geometry, Window, geometry_of
from renders.zones.ground import put_layers, window_of
from renders.zones.shade import put_shade

WIDTH = 1080
_TILE, _PANE = 700, 1090
_TOP, _LEGEND, _GAP = 84, 64, 18
NEAR = 3
"""Moves away up to which zones are marked."""


class Sight(NamedTuple):
    """A zone with zombies that the survivor sees."""

    zone: str
    far: int
    groups: tuple[GroupView, ...]


def draw_around(look: FamilyLook, survivor_id: str) -> Image.Image:
    """The surroundings of one survivor in palette mode.

    KeyError for one who is not at the table, ValueError for one who is not on the board.
    """
    survivor = look.survivor(survivor_id)
    if not survivor.standing:
        raise ValueError(f"{survivor_id!r} is not on the board")
    return _Around(look.drawn(), survivor).draw()


def threats_to(look: FamilyLook, survivor: SurvivorView) -> frozenset[tuple[str, str]]:
    """Zone and kind of the zombies that can stand with the survivor or attack in one activation."""
    view, content = look.view, look.content
    ways = view.board.distances(survivor.zone, view.open_doors)
    return frozenset(
        (group.zone, group.kind)
        for group in view.groups
        if group.count and ways.get(group.zone, 99) <= content.zombies[group.kind].actions
    )


def sights_of(look: FamilyLook, survivor: SurvivorView) -> list[Sight]:
    """Zones with zombies in sight, the nearest first."""
    view = look.view
    seen = view.sight_of(survivor)
    here: dict[str, list[GroupView]] = {}
    for group in view.groups:
        if group.count and group.zone in seen:
            here.setdefault(group.zone, []).append(group)

    def strongest_first(groups: list[GroupView]) -> tuple[GroupView, ...]:
        return tuple(sorted(groups, key=lambda one: -look.rank(one.kind)))

    sights = [Sight(zone, seen[zone], strongest_first(all_)) for zone, all_ in here.items()]
    return sorted(sights, key=lambda sight: (sight.far, sight.zone))


def window_round(view: View, zone: str) -> Window:
    """The part of the board that is shown for somebody in a zone."""
    board = view.board
    boxes = board.zones[zone].boxes
    x = (min(box.left for box in boxes) + max(box.right for box in boxes)) / 2
    y = (min(box.top for box in boxes) + max(box.bottom for box in boxes)) / 2
    wide, high = board.cols * _TILE + 20, board.rows * _TILE + 20
    height = min(_PANE, high)
    left = _kept(x * _TILE / UNIT - WIDTH / 2, wide - WIDTH)
    top = _kept(y * _TILE / UNIT - height / 2, high - height)
    return Window(_TILE, round(left), round(top), WIDTH, height)


def _kept(start: float, room: float) -> float:
    """Where a window begins: on the board with a small margin, in the middle of a small one."""
    return (room - 20) / 2 if room <= 0 else min(max(start, -10), room - 10)


class _Around:
    """One picture while it is drawn."""

    def __init__(self, look: FamilyLook, survivor: SurvivorView):
        self.look, self.view, self.theme = look, look.view, look.theme
        self.survivor, self.threats = survivor, threats_to(look, survivor)
        self.ground = look.over(look.theme.frame)

    def draw(self) -> Image.Image:
        """Title, window, card with what is in sight, legend."""
        geometry = geometry_of(self.view.board, window_round(self.view, self.survivor.zone))
        below = _TOP + geometry.height
        height = below + 2 * _GAP + cards.HEIGHT + _LEGEND
        canvas = Canvas.plain(WIDTH, height, self.ground)
        self._put_title(canvas)
        pane = self._pane(geometry)
        canvas.image.paste(pane.image, (0, _TOP))
        self._put_card(canvas.moved(20, below + _GAP))
        self._put_sights(canvas.moved(504, below + _GAP))
        self._put_legend(canvas.moved(0, below + 2 * _GAP + cards.HEIGHT))
        return canvas.image

    def _put_title(self, canvas: Canvas) -> None:
        theme, say = self.theme, self.look.say
        name = self.look.name_of(self.survivor)
        title = fitted(say("around-title", name=name), "Black", 40, 560)
        x = 24 + canvas.text(24, 42, title, theme.text, theme.frame, "Black", 40)
        line = f"{self.look.title()} · {self.look.header()}"
        line = fitted(line, "Semibold", 25, WIDTH - x - 44)
        canvas.text(x + 22, 46, line, theme.muted, theme.frame, "Semibold", 25)

    def _pane(self, geometry: Geometry) -> Canvas:
        """The window: what is not in sight is dimmed before the tokens are laid."""
        view = self.view
        canvas = Canvas.plain(WIDTH, geometry.height, self.ground)
        put_layers(canvas, geometry, view.lit_buildings, window_of(geometry, self.theme))
        seen = view.sight_of(self.survivor)
        unseen = [zone for zone in view.board.zones if zone not in seen]
        put_shade(canvas, geometry, unseen)
        ways = view.board.distances(self.survivor.zone, view.open_doors)
        steps = {zone: far for zone, far in ways.items() if 0 < far <= NEAR}
        marks = Marks(steps=steps, threats=self.threats, acting=(self.survivor.zone,))
        put_tokens(canvas, geometry, self.look, marks)
        return canvas

    def _put_card(self, canvas: Canvas) -> None:
        canvas.put(cards.card(self.look, self.survivor, 470), 0, 0)

    def _put_sights(self, canvas: Canvas) -> None:
        """The panel beside the card: up to six zones with zombies in sight, in two columns."""
        theme, wide = self.theme, 556
        canvas.put(make_stamp(wide, cards.HEIGHT, self.ground, _panel), 0, 0)
        title = self.look.say("around-sights")
        canvas.text(18, 26, title, theme.text, theme.panel, "Bold", 24)
        sights = sights_of(self.look, self.survivor)
        if not sights:
            words = self.look.say("sheet-nothing-in-sight")
            canvas.text(18, 74, words, theme.muted, theme.panel)
        for number, sight in enumerate(sights[:6]):
            column, row = divmod(number, 3)
            self._put_sight(canvas.moved(18 + column * 270, 72 + row * 48), sight)
        if len(sights) > 6:
            more = self.look.say("around-more", count=len(sights) - 6)
            canvas.text(wide - 18, 26, more, theme.muted, theme.panel, "Semibold", 20, "right")

    def _put_sight(self, canvas: Canvas, sight: Sight) -> None:
        """Name, distance and kinds of one zone, in one row round the height 0."""
        ground = self.theme.over(self.theme.panel)
        canvas.put_middle(self.look.plate(sight.zone, 1.0, ground), 24, 0)
        if sight.far:
            canvas.put_middle(signs.steps(sight.far, 1.0, ground), 78, 0)
        for number, group in enumerate(sight.groups):
            kind = self.look.miniature(group.kind)
            threat = (group.zone, group.kind) in self.threats
            stamp = tokens.stack(kind, group.count, 0, "XS", 0.8, ground, threat=threat)
            canvas.put_middle(stamp, 106 + number * 47 + 20, 0)

    def _put_legend(self, canvas: Canvas) -> None:
        theme, say = self.theme, self.look.say
        name = self.look.name_of(self.survivor)
        any_kind = self.look.miniature(next(iter(self.look.content.zombies)))
        threat = tokens.stack(any_kind, 1, 0, "S", 0.9, self.ground, threat=True)
        shade = make_stamp(44, 32, self.ground, _shade)
        entries = [
            (signs.steps(2, 1.0, self.ground), say("around-moves")),
            (threat, say("around-threat", name=name)),
            (shade, say("around-unseen")),
        ]
        x = 24.0
        for stamp, words in entries:
            canvas.put(stamp, x, 28 - stamp.height / 2)
            shown = fitted(words, "Semibold", 20, 430)
            canvas.text(x + stamp.width + 10, 28, shown, theme.text, theme.frame)
            x += stamp.width + width_of(shown, "Semibold", 20) + 52


def _panel(pen: Pen) -> None:
    theme = pen.theme
    edges = (0, 0, pen.width, pen.height)
    pen.frame(edges, theme.panel, theme.panel_edge, 1.8, 12)


def _shade(pen: Pen) -> None:
    """A dimmed piece of street."""
    theme = pen.theme
    dimmed = mix(theme.asphalt, theme.frame, DIMMED)
    pen.frame((0, 0, pen.width, pen.height), dimmed, theme.panel_edge, 2, 4)
