"""A zombies' turn in one picture for a phone: before with arrows, after, and what happened."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.content import load_content
from engine.family.view import GroupView, SurvivorView, View
from renders import signs, tokens
from renders.alt_text import LIMIT
from renders.board import to_png
from renders.changes import Changes, changes_between
from renders.geometry import Geometry, geometry_of
from renders.icons import icon
from renders.layers.arrows import Arrow
from renders.layers.figures import Marks, put_tokens, spots_of
from renders.layers.ground import put_ground
from renders.layers.moves import marks_since, marks_to_come
from renders.layers.shade import put_shade
from renders.palette import STRANGER, SURVIVORS, THEMES, Theme, ThemeName
from renders.pen import Canvas, Point, Stamp
from renders.phrases import Phrases
from renders.rects import Rect
from renders.text import fitted
from renders.upright import as_drawn

_LEAST = (1080, 520)
"""Width and height of a board's part that is shown at least."""
_HEAD, _ROW, _LEFT = 84, 46, 24
_NUMBER, _NEAR = 38, 90
_MOST = 14
"""Lines of the story; in a longer turn the rest is counted."""


class Line(NamedTuple):
    """One thing that happened; walks are numbered, `sign` tells the others."""

    zone: str
    words: str
    number: int = 0
    sign: str = ""
    """`wound`, `new`, or the id of a survivor who fell."""


def render_phase(
    before: View, after: View, *, language: str = "en", theme: ThemeName = "night"
) -> Image.Image:
    """Both boards cut to where something happened, in palette mode.

    `before` is the table when the zombies' turn begins, `after` when the next round does.
    """
    return _Phase(as_drawn(before), as_drawn(after), language, THEMES[theme]).draw()


def phase_png(
    before: View, after: View, *, language: str = "en", theme: ThemeName = "night"
) -> bytes:
    """The zombies' turn as PNG; the same views give the same bytes."""
    return to_png(render_phase(before, after, language=language, theme=theme))


def phase_alt_text(before: View, after: View, *, language: str = "en") -> str:
    """What happened in at most 1,024 characters, then every survivor, who is never left out."""
    phrases = Phrases(after, load_content(after.ruleset), language)
    changes = changes_between(before, after, phrases.content)
    head = phrases.say("phase-alt", mission=phrases.title(), round=before.round)
    people = [_fate(phrases, one) for one in after.survivors]
    lines = [f"{line.zone}: {line.words}." for line in story_lines(phrases, before, changes)]
    while len(text := " ".join([head, *lines, *people])) > LIMIT and lines:
        lines.pop()
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def _fate(phrases: Phrases, survivor: SurvivorView) -> str:
    """Where a survivor is now, and how hurt."""
    name = phrases.name_of(survivor)
    if not survivor.standing:
        return phrases.say("alt-escaped" if survivor.escaped else "alt-fallen", name=name)
    state = phrases.say("wounds", count=survivor.wounds)
    return phrases.say("phase-alt-survivor", name=name, zone=survivor.zone, state=state)


def story_lines(phrases: Phrases, before: View, changes: Changes) -> list[Line]:
    """Wounds and deaths, walks by the zone where they began, then who came."""
    lines = list(_hurt(phrases, before, changes))
    walks: dict[str, dict[str, list[GroupView]]] = {}
    for move in changes.moves:
        if move.mover == "zombies":
            ends = walks.setdefault(move.start, {}).setdefault(move.end, [])
            ends.append(GroupView(move.start, move.who, move.count, 0))
    for number, (start, ends) in enumerate(walks.items(), 1):
        parts = [
            phrases.say("phase-walk", zombies=phrases.zombies(groups), zone=end)
            for end, groups in ends.items()
        ]
        lines.append(Line(start, phrases.say("between").join(parts), number))
    fresh: dict[str, list[GroupView]] = {}
    for group in phrases.view.groups:
        if group.new:
            fresh.setdefault(group.zone, []).append(GroupView(group.zone, group.kind, group.new, 0))
    for zone, groups in fresh.items():
        words = phrases.say("phase-new", zombies=phrases.zombies(groups))
        lines.append(Line(zone, words, sign="new"))
    return lines


def _hurt(phrases: Phrases, before: View, changes: Changes) -> Iterator[Line]:
    old = {one.id: one.wounds for one in before.survivors}
    for one in phrases.view.survivors:
        name, more = phrases.name_of(one), one.wounds - old.get(one.id, one.wounds)
        if one.id in changes.fallen:
            yield Line(one.zone, phrases.say("phase-falls", name=name), sign=one.id)
        elif more > 0 and one.standing:
            words = phrases.say("phase-wound", name=name, wounds=phrases.say("wounds", count=more))
            yield Line(one.zone, words, sign="wound")


class _Phase:
    """One picture while it is drawn."""

    def __init__(self, before: View, after: View, language: str, theme: Theme):
        self.before, self.after = without_tags(before), after
        self.language, self.theme = language, theme
        self.content = load_content(after.ruleset)
        self.phrases = Phrases(after, self.content, language)
        self.changes = changes_between(before, after, self.content)
        self.geometry = geometry_of(after.board)
        self.lines = story_lines(self.phrases, before, self.changes)
        self.ground = theme.over(theme.frame)

    def draw(self) -> Image.Image:
        """Title, before, title, after, story."""
        changed = self._changed()
        part = _part_of(self.geometry, changed)
        wide, high = round(part.width), round(part.height)
        shown = self.lines[:_MOST]
        story = (max(1, len(shown)) + (len(self.lines) > _MOST)) * _ROW + 28
        canvas = Canvas.plain(wide, 2 * (_HEAD + high) + story, self.ground)
        drawn = (self.before, self.after, self.changes, self.content, self.language)
        to_come = marks_to_come(self.geometry, *drawn)
        since = marks_since(self.geometry, *drawn)
        said = self.phrases.say("phase-before", round=self.before.round)
        self._put_head(canvas, self.phrases.say("phase-title"), said)
        pane = self._pane(self.before, to_come, changed)
        standing = spots_of(self.geometry, self.before, self.content, self.language)
        self._put_numbers(pane, to_come.arrows, standing)
        self._cut(canvas, pane, part, _HEAD)
        low = canvas.moved(0, _HEAD + high)
        self._put_head(low, self.phrases.say("phase-after"), self.phrases.say("phase-now"))
        pane = self._pane(self.after, Marks(fallen=since.fallen), changed)
        self._cut(canvas, pane, part, 2 * _HEAD + high)
        self._put_story(canvas.moved(_LEFT, 2 * (_HEAD + high) + 14), shown)
        return canvas.image

    def _changed(self) -> list[str]:
        """The zones where something happened; all of them where nothing did."""
        found = [line.zone for line in self.lines]
        found += [move.end for move in self.changes.moves]
        return [zone for zone in self.geometry.areas if zone in found] or [*self.geometry.areas]

    def _put_head(self, canvas: Canvas, title: str, words: str) -> None:
        theme = self.theme
        x = _LEFT + canvas.text(_LEFT, 42, title, theme.text, theme.frame, "Black", 40)
        canvas.text(x + 22, 46, words, theme.muted, theme.frame, "Semibold", 25)

    def _pane(self, view: View, marks: Marks, changed: list[str]) -> Canvas:
        """The whole board, dimmed where nothing happened."""
        geometry = self.geometry
        canvas = Canvas.plain(geometry.width, geometry.height, self.ground)
        put_ground(canvas, geometry, view.lit_buildings)
        quiet = [zone for zone in geometry.areas if zone not in changed]
        put_shade(canvas, geometry, quiet)
        put_tokens(canvas, geometry, view, self.content, self.language, marks)
        return canvas

    def _cut(self, canvas: Canvas, pane: Canvas, part: Rect, top: int) -> None:
        left, high, right, low = (round(edge) for edge in part)
        canvas.image.paste(pane.image.crop((left, high, right, low)), (0, top))

    def _put_numbers(
        self, pane: Canvas, arrows: tuple[Arrow, ...], figures: Mapping[tuple[str, str], Rect]
    ) -> None:
        """The number of its line on every arrow; arrows side by side share one."""
        ground = self.theme.over(self.theme.asphalt)
        numbers = {line.zone: line.number for line in self.lines if line.number}
        placed: list[tuple[str, Point]] = []
        for move, arrow in zip(self.changes.moves, arrows, strict=True):
            if move.mover != "zombies":
                continue
            own = figures.get((move.start, move.who))
            spot = _spot_on(arrow.points, own, figures.values())
            if any(
                math.dist(spot, other) < _NEAR for start, other in placed if start == move.start
            ):
                continue
            placed.append((move.start, spot))
            stamp = signs.step_number(numbers[move.start], _NUMBER, ground)
            pane.put_middle(stamp, *spot)

    def _put_story(self, canvas: Canvas, lines: list[Line]) -> None:
        theme, room = self.theme, canvas.image.width - 2 * _LEFT - 130
        for row, line in enumerate(lines):
            middle = _ROW * row + _ROW / 2
            canvas.put_middle(self._sign(line), 20, middle)
            street = self.after.board.zones[line.zone].kind == "street"
            canvas.put_middle(signs.plate(line.zone, street, 1.1, self.ground), 80, middle)
            words = fitted(line.words, "Semibold", 26, room)
            canvas.text(124, middle, words, theme.text, theme.frame, "Semibold", 26)
        rest = len(self.lines) - len(lines)
        if rest or not lines:
            words = self.phrases.say("around-more", count=rest)
            words = words if rest else self.phrases.say("phase-nothing")
            middle = _ROW * len(lines) + _ROW / 2
            canvas.text(0, middle, words, theme.muted, theme.frame, "Semibold", 26)

    def _sign(self, line: Line) -> Stamp:
        """Number, drop, headstone or `+` before a line."""
        if line.number:
            return signs.step_number(line.number, _NUMBER, self.ground)
        if line.sign == "wound":
            return icon("wound", 36, self.ground)
        if line.sign == "new":
            fresh = (one.new for one in self.after.groups if one.zone == line.zone)
            return tokens.new_tag(sum(fresh), 1.1, self.ground)
        fallen = next(one for one in self.after.survivors if one.id == line.sign)
        known = fallen.guest or self.content.characters[fallen.id]
        paint = SURVIVORS.get(fallen.id, STRANGER)
        return signs.grave(known.initial, paint, 36, self.ground)


def without_tags(view: View) -> View:
    """The same table; whoever came in an earlier round is not new any more."""
    return replace(view, groups=tuple(replace(group, new=0) for group in view.groups))


def _part_of(geometry: Geometry, zones: list[str]) -> Rect:
    """The part of the board's picture that holds these zones, not too small for a phone."""
    boxes = [box for zone in zones for box in geometry.boxes_of(zone)]
    around = Rect(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    ).grown(16 * geometry.unit)
    across = _stretched(around.left, around.right, _LEAST[0], geometry.width)
    down = _stretched(around.top, around.bottom, _LEAST[1], geometry.height)
    return Rect(across[0], down[0], across[1], down[1])


def _stretched(start: float, end: float, least: float, whole: float) -> tuple[int, int]:
    """A span made at least so long, inside the whole."""
    long = min(whole, max(least, end - start))
    start = min(max(0.0, (start + end - long) / 2), whole - long)
    return round(start), round(start) + round(long)


def _spot_on(points: tuple[Point, ...], own: Rect | None, figures: Iterable[Rect]) -> Point:
    """Where an arrow's number covers neither its tip nor a figure; else on its own figure."""
    spots = [
        (one[0] + (other[0] - one[0]) * share / 8, one[1] + (other[1] - one[1]) * share / 8)
        for one, other in pairwise(points)
        for share in range(8)
    ]
    room = _NUMBER / 2
    walls = [figure.grown(room - 6) for figure in figures]
    free = [
        spot
        for spot in spots
        if math.dist(spot, points[-1]) > 2.2 * room
        and not any(wall.meets(Rect(*spot, spot[0] + 1, spot[1] + 1)) for wall in walls)
    ]
    if free:
        return free[len(free) // 2]
    return points[0] if own is None else (own.left + room / 2, own.top + room / 2)
