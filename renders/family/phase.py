"""A zombies' turn in one picture: the board afterwards with its numbered steps, and their list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from engine.core.event import Event
from engine.family.view import SurvivorView, View
from renders.family.figures import put_tokens
from renders.family.look import FamilyLook
from renders.family.moves import happened_in, marks_of
from renders.family.step_words import sentence, words
from renders.family.steps import (
    Arrival,
    Attack,
    Counts,
    Note,
    Slip,
    Split,
    Stay,
    Step,
    Walk,
    fallen_in,
    zones_of,
)
from renders.kit.alt import LIMIT, clipped
from renders.kit.palette import HEART
from renders.kit.pen import Canvas, Stamp
from renders.kit.rects import Rect
from renders.kit.text import fitted
from renders.zones import signs, tokens
from renders.zones.geometry import Geometry, geometry_of
from renders.zones.ground import put_ground
from renders.zones.shade import put_shade

_LEAST = (1080, 520)
"""Width and height of a board's part that is shown at least."""
_HEAD, _ROW, _LEFT = 84, 50, 24
_NUMBER = 38
_MOST = 18
"""Lines of the list; of a longer turn the walks farthest from any survivor are counted."""


class Shown(NamedTuple):
    """The lines of the list, and how many walks are left out of it."""

    steps: tuple[Step, ...]
    more: int


def draw_phase(look: FamilyLook, events: Sequence[Event]) -> Image.Image:
    """The last zombies' turn among the events, in palette mode.

    The view is of the table when the turn is over. The board is cut to where something happened.
    """
    return Phase(look.drawn(), events).draw()


def phase_alt_text(look: FamilyLook, events: Sequence[Event]) -> str:
    """The steps in at most 1,024 characters, then every survivor, who is never left out.

    Where that is too long walks lose their reasons; then what is far from any survivor is counted.
    """
    view, happened = look.view, happened_in(events)
    steps = [step for step in happened.steps if not isinstance(step, Note)]
    number = happened.round or view.round
    head = look.say("phase-alt", mission=look.title(), round=number)
    people = [_fate(look, one) for one in view.survivors]
    text, kept = "", steps
    for short in (False, True):
        text = " ".join([head, *(sentence(look, one, short=short) for one in steps), *people])
        if len(text) <= LIMIT:
            return text
    leaving = _least_first(view, steps)
    while len(text) > LIMIT and leaving:
        gone = leaving.pop(0)
        kept = [step for step in kept if step is not gone]
        told = [sentence(look, one, short=True) for one in kept]
        more = look.say("phase-alt-more", count=len(steps) - len(kept))
        text = " ".join([head, *told, more, *people])
    return clipped(text)


def _fate(look: FamilyLook, survivor: SurvivorView) -> str:
    """Where a survivor is now, and how hurt."""
    name = look.name_of(survivor)
    if not survivor.standing:
        return look.say("alt-escaped" if survivor.escaped else "alt-fallen", name=name)
    state = look.say("wounds", count=survivor.wounds)
    return look.say("phase-alt-survivor", name=name, zone=survivor.zone, state=state)


def _least_first(view: View, steps: Sequence[Step]) -> list[Step]:
    """What is left out first: walks far from any survivor, then what else is no attack."""
    walks = [step for step in steps if isinstance(step, Walk)]
    others = [step for step in steps if not isinstance(step, Walk | Attack)]
    attacks = [step for step in steps if isinstance(step, Attack)]
    walks.sort(key=lambda walk: -_away(view, walk))
    return [*walks, *others, *attacks]


def _away(view: View, walk: Walk) -> int:
    """How many zones lie between the walk's end and the nearest survivor."""
    far = view.board.distances(walk.end, view.open_doors)
    return min((far.get(one.zone, 99) for one in view.survivors if one.standing), default=99)


def shown_of(view: View, steps: Sequence[Step]) -> Shown:
    """As many lines as there is room for; every attack and every card is among them."""
    lines = [step for step in steps if not isinstance(step, Note)]
    walks = [step for step in _least_first(view, lines) if isinstance(step, Walk)]
    gone = [step.number for step in walks[: max(0, len(lines) - _MOST)]]
    return Shown(tuple(step for step in lines if step.number not in gone), len(gone))


class Phase:
    """One picture while it is drawn."""

    def __init__(self, look: FamilyLook, events: Sequence[Event]):
        self.look, self.view, self.theme = look, look.view, look.theme
        turn = happened_in(events)
        # Only the turn itself: what survivors did before it has a picture of its own.
        ways = tuple(way for way in turn.ways if way.number)
        fallen = (who for one in turn.steps if isinstance(one, Attack) for who in fallen_in(one))
        self.happened = replace(turn, ways=ways, fallen=frozenset(fallen))
        self.geometry = geometry_of(look.view.board)
        self.marks = marks_of(self.geometry, look, self.happened, strips=True)
        self.list = shown_of(look.view, turn.steps)
        self.ground = look.over(look.theme.frame)

    def draw(self) -> Image.Image:
        """Title, board, list."""
        changed = self._changed()
        part = _part_of(self.geometry, changed)
        wide, high = round(part.width), round(part.height)
        rows = max(1, len(self.list.steps)) + bool(self.list.more)
        canvas = Canvas.plain(wide, _HEAD + high + rows * _ROW + 28, self.ground)
        self._put_head(canvas)
        left, top, right, low = (round(edge) for edge in part)
        canvas.image.paste(self._pane(changed).image.crop((left, top, right, low)), (0, _HEAD))
        self._put_list(canvas.moved(_LEFT, _HEAD + high + 14))
        return canvas.image

    def _changed(self) -> list[str]:
        """The zones where something happened; all of them where nothing did."""
        found = {zone for step in self.happened.steps for zone in zones_of(step)}
        return [zone for zone in self.geometry.areas if zone in found] or [*self.geometry.areas]

    def _put_head(self, canvas: Canvas) -> None:
        theme, say = self.theme, self.look.say
        title = say("phase-title")
        x = _LEFT + canvas.text(_LEFT, 42, title, theme.text, theme.frame, "Black", 40)
        said = say("phase-round", round=self.happened.round or self.view.round)
        canvas.text(x + 22, 46, said, theme.muted, theme.frame, "Semibold", 25)

    def _pane(self, changed: list[str]) -> Canvas:
        """The whole board, dimmed where nothing happened."""
        geometry = self.geometry
        canvas = Canvas.plain(geometry.width, geometry.height, self.ground)
        put_ground(canvas, geometry, self.view.lit_buildings)
        put_shade(canvas, geometry, [zone for zone in geometry.areas if zone not in changed])
        put_tokens(canvas, geometry, self.look, self.marks)
        return canvas

    # ------------------------------------------------------------ the list

    def _put_list(self, canvas: Canvas) -> None:
        """A line for each step; how many walks there are besides."""
        theme, lines = self.theme, self.list.steps
        for row, step in enumerate(lines):
            self._put_line(canvas.moved(0, row * _ROW), step)
        if self.list.more or not lines:
            said = self.look.say("phase-more", count=self.list.more)
            said = said if lines else self.look.say("phase-nothing")
            middle = _ROW * (len(lines) + 0.5)
            canvas.text(0, middle, said, theme.muted, theme.frame, "Semibold", 26)

    def _put_line(self, canvas: Canvas, step: Step) -> None:
        """Number, zones, zombies, words; an attack in red."""
        theme, middle = self.theme, _ROW / 2
        room, hurt = canvas.image.width - 2 * _LEFT, isinstance(step, Attack) and bool(step.hurt)
        canvas.put_middle(signs.step_number(step.number, _NUMBER, self.ground), 20, middle)
        x = 52.0
        for stamp in self._stamps(step):
            canvas.put(stamp, x, middle - stamp.height / 2)
            x += stamp.width + 9
        said = fitted(self._words(step), "Semibold", 26, room - x - 8)
        colour = HEART if hurt else theme.text
        colour = theme.muted if isinstance(step, Walk | Stay) else colour
        canvas.text(x + 6, middle, said, colour, theme.frame, "Semibold", 26)

    def _words(self, step: Step) -> str:
        """What plates and strips do not say."""
        if isinstance(step, Arrival) and _is_plain(step):
            return self.look.say("step-came")
        return words(self.look, step)

    def _stamps(self, step: Step) -> list[Stamp]:
        """Where it happened, and to whom."""
        match step:
            case Walk():
                ends = [self._plate(step.start), signs.to(_ROW // 2, self.ground)]
                return [*ends, self._plate(step.end), *self._strips(step.counts)]
            case Attack():
                graves = [self._grave(who) for who in fallen_in(step)]
                return [self._plate(step.zone), *self._strips(step.counts), *graves]
            case Stay() | Split() | Slip():
                return [self._plate(step.zone), *self._strips(step.counts)]
            case Arrival():
                plates = [self._plate(step.zone)] if step.zone else []
                return [*plates, *(self._strips(step.came[0][1]) if _is_plain(step) else [])]
            case _:
                return []

    def _plate(self, zone: str) -> Stamp:
        return self.look.plate(zone, 1.2, self.ground)

    def _strips(self, counts: Counts) -> list[Stamp]:
        return [
            tokens.stack(self.look.miniature(kind), count, 0, "XS", 1.2, self.ground)
            for kind, count in counts
        ]

    def _grave(self, survivor: str) -> Stamp:
        return signs.grave(self.look.person(self.look.survivor(survivor)), 36, self.ground)


def _is_plain(step: Arrival) -> bool:
    """A card that brings somebody to its own zone, and nothing else."""
    return [zone for zone, _ in step.came] == [step.zone] and not (step.missing or step.activates)


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
