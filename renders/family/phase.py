"""The zombies' turn in one picture: the board after it with numbered steps, and their list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PIL import Image

from engine.core.event import Event
from engine.family.view import SurvivorView, View
from renders.family.figures import put_tokens
from renders.family.inline import UNITS, is_low, low_window, put_bare, small_map, window_on
from renders.family.inline_cards import small_card
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
    wounds_in,
    zones_of,
)
from renders.kit import turn as kit
from renders.kit.alt import LIMIT, clipped
from renders.kit.icons import icon
from renders.kit.inline import MARK, Scene
from renders.kit.pen import Canvas, Stamp
from renders.zones import signs, tokens
from renders.zones.geometry import Window, geometry_of
from renders.zones.shade import put_shade

_NUMBER, _PLATE, _STRIP = 56, MARK / 21, 1.5
"""Sizes in the list: the pixels of a number's disc, then the pixels per unit of the name plate of a
zone and of a card for a kind of zombie.
"""
_RING, _SIGN = 62, (66, 44)
_FEW = 6
"""With at most this many steps, tags on the board also show kinds and counts."""
_CHANGED = 3.0
"""The worth of showing a zone where something happened, as in `inline.py`."""


class Shown(NamedTuple):
    """The steps that are in the list, and how many `more` are left out."""

    steps: tuple[Step, ...]
    more: int


def draw_phase(look: FamilyLook, events: Sequence[Event]) -> Image.Image:
    """Draw the last zombies' turn in `events`, as a palette image.

    `look` must show the view after that turn. Of a large board only a part is shown: where
    survivors were hurt, if any were.
    """
    return Phase(look, events).draw()


def phase_alt_text(look: FamilyLook, events: Sequence[Event]) -> str:
    """The steps in words, then every survivor, in at most 1,024 characters.

    If that is too long, walks lose their reasons; then steps far from survivors are only counted.
    Survivors are never left out.
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
    """Where a survivor is now, and how many wounds it has, in words."""
    name = look.name_of(survivor)
    if not survivor.standing:
        return look.say("alt-escaped" if survivor.escaped else "alt-fallen", name=name)
    state = look.say("wounds", count=survivor.wounds)
    return look.say("phase-alt-survivor", name=name, zone=survivor.zone, state=state)


def _least_first(view: View, steps: Sequence[Step]) -> list[Step]:
    """The steps in the order in which they are left out: far walks first, attacks last."""
    walks = [step for step in steps if isinstance(step, Walk)]
    others = [step for step in steps if not isinstance(step, Walk | Attack)]
    attacks = [step for step in steps if isinstance(step, Attack)]
    walks.sort(key=lambda walk: -_away(view, walk))
    return [*walks, *others, *attacks]


def _away(view: View, walk: Walk) -> int:
    """Moves from the walk's end to the nearest survivor; 99 for a tile that was removed."""
    if walk.end not in view.board.zones:
        return 99
    far = view.board.distances(walk.end, view.open_doors)
    return min((far.get(one.zone, 99) for one in view.survivors if one.standing), default=99)


def shown_of(
    view: View, steps: Sequence[Step], fits: Callable[[Sequence[Step], bool], bool]
) -> Shown:
    """The steps in the list; `fits` says if steps fit, alone or with a line that counts others.

    Walks far from survivors are left out first, attacks last.
    """
    kept = [step for step in steps if not isinstance(step, Note)]
    leaving, more = _least_first(view, kept), 0
    while leaving and not fits(kept, bool(more)):
        gone, more = leaving.pop(0), more + 1
        kept = [step for step in kept if step is not gone]
    return Shown(tuple(kept), more)


class Phase:
    """The picture of one zombies' turn while it is drawn."""

    def __init__(self, look: FamilyLook, events: Sequence[Event]):
        turn = happened_in(events)
        self.look, self.theme = look.at(look.view.silent()), look.theme
        self.view = self.look.view
        # Only the turn itself is shown; the survivors' actions before it have a picture of their
        # own.
        ways = tuple(way for way in turn.ways if way.number)
        fallen = (who for one in turn.steps if isinstance(one, Attack) for who in fallen_in(one))
        self.happened = replace(turn, ways=ways, fallen=frozenset(fallen))
        self.window = self._window()
        self.geometry = geometry_of(look.view.board, self.window, UNITS)
        self.scene = Scene(
            self.window.width,
            self.window.height,
            self._put_board,
            is_low(look.view.board),
            small_map(self.look, self.window) if self.geometry.windowed else None,
        )
        self.ground = look.over(look.theme.frame)
        self.lines = {
            step.number: self.line_of(step) for step in turn.steps if not isinstance(step, Note)
        }
        self.list = shown_of(look.view, turn.steps, self._fits)
        self.marks = marks_of(
            self.geometry,
            self.look,
            self.happened,
            strips=len(self.list.steps) <= _FEW,
            listed=[step.number for step in self.list.steps],
        )

    def _fits(self, steps: Sequence[Step], more: bool) -> bool:
        """True if there is room for these steps, and for a line that counts others if `more`."""
        return kit.fits([self.lines[step.number] for step in steps], more, self.scene)

    def draw(self) -> Image.Image:
        """The board, with the list beside or below it."""
        say, more = self.look.say, ""
        if self.list.more or not self.list.steps:
            key = "phase-more" if self.list.steps else "phase-nothing"
            more = say(key, count=self.list.more)
        lines = [self.lines[step.number] for step in self.list.steps]
        note = say("round", round=self.happened.round or self.view.round)
        hurt = self._hurt()
        turn = kit.Turn(
            self.scene,
            say("phase-title"),
            note,
            lines,
            more,
            len(hurt),
            lambda room: [small_card(self.look, one, room, False) for one in hurt],
        )
        return kit.compose(turn, self.theme)

    def _hurt(self) -> list[SurvivorView]:
        """The survivors who were wounded or fell."""
        attacks = [step for step in self.happened.steps if isinstance(step, Attack)]
        hurt = {who for step in attacks for who in [*wounds_in(step), *fallen_in(step)]}
        return [one for one in self.view.survivors if one.id in hurt]

    def _window(self) -> Window:
        """The window of a round's picture, put where survivors were hurt and things happened."""
        if is_low(self.view.board):
            return low_window(self.view.board)
        changed = {zone for step in self.happened.steps for zone in zones_of(step)}
        more = {zone: _CHANGED for zone in self.view.board.zones if zone in changed}
        return window_on(self.look, self._hurt(), more)

    def _put_board(self, canvas: Canvas) -> None:
        """Draw the board, dimmed where nothing happened."""
        happened = {zone for step in self.happened.steps for zone in zones_of(step)}
        put_bare(canvas, self.look, self.geometry)
        dim = [zone for zone in self.view.board.zones if zone not in happened] if happened else []
        put_shade(canvas, self.geometry, dim)
        put_tokens(canvas, self.geometry, self.look, self.marks)

    # ------------------------------------------------------------ the list

    def line_of(self, step: Step) -> kit.Line:
        """The list's line for a step: number, zones, zombies, and the words of the step."""
        pieces = [signs.step_number(step.number, _NUMBER, self.ground), *self._stamps(step)]
        loud = isinstance(step, Attack) and bool(step.hurt)
        said = self._cost(step, pieces) if isinstance(step, Attack) else self._words(step, pieces)
        why = words(self.look, step) if isinstance(step, Walk) else ""
        return kit.Line([*pieces, *said], loud, why)

    def _words(self, step: Step, before: Sequence[kit.Piece]) -> list[kit.Piece]:
        """Return what a step's line says after its name plates and strips of zombies; empty if
        nothing.
        """
        if isinstance(step, Walk | Split):
            return []
        if isinstance(step, Arrival) and step.came and not step.activates:
            new = kit.Words(self.look.say("step-came"), self.theme.accent, "Bold")
            fits = kit.length_of([*before, new]) <= kit.room_for(self.scene)
            return [new] if fits else []
        return [kit.Words(words(self.look, step), self.theme.text)]

    def _cost(self, step: Attack, before: Sequence[kit.Piece]) -> list[kit.Piece]:
        """Who is hurt, as names if they fit, else as tokens; a survivor who falls has a
        gravestone.
        """
        if not step.hurt:
            return [kit.Words(words(self.look, step), self.theme.muted)]
        named, short = list[kit.Piece](), list[kit.Piece]()
        fallen = fallen_in(step)
        for who, wounds in wounds_in(step).items():
            one = self.look.survivor(who)
            person, name = self.look.person(one), self.look.name_of(one)
            if who in fallen:
                grave = signs.grave(person, _RING, self.ground, MARK)
                said = self.look.say("step-falls", name=name)
                named += [grave, kit.Words(said, self.theme.hurt, "Bold")]
                short.append(grave)
                continue
            cost = [
                kit.Words(f"−{wounds}", self.theme.hurt, "Black"),
                icon("heart", 34, self.ground),
            ]
            named += [kit.Words(name, self.theme.hurt, "Bold"), *cost]
            short += [tokens.survivor(person, _RING, _RING + 8, self.ground, least=MARK), *cost]
        if not named:
            return [kit.Words(words(self.look, step), self.theme.text)]
        fits = kit.length_of([*before, *named]) <= kit.room_for(self.scene)
        return named if fits else short

    def _stamps(self, step: Step) -> list[Stamp]:
        """The zones and zombies of a step."""
        match step:
            case Walk():
                ends = [self._plate(step.start), signs.to(30, self.ground), self._plate(step.end)]
                return [*ends, *self._strips(step.counts)]
            case Attack() | Stay() | Slip():
                return [self._plate(step.zone), *self._strips(step.counts)]
            case Split():
                whence = [self._plate(step.zone), *self._strips(step.counts)]
                ways = [self._plate(zone) for zone in step.ways]
                return [*whence, signs.to(30, self.ground), *ways]
            case Arrival():
                return self._newcomers(step)
            case _:
                return []

    def _newcomers(self, step: Arrival) -> list[Stamp]:
        """Return stamps: the zone of the spawn card with its new zombies, then other zones with
        theirs.
        """
        found = [self._plate(step.zone), *self._sign(step.zone)] if step.zone else []
        for zone, counts in step.came:
            elsewhere = [] if zone == step.zone else [self._plate(zone)]
            found += [*elsewhere, *self._strips(counts)]
        return found

    def _sign(self, zone: str) -> list[Stamp]:
        """The spawn sign of a zone."""
        found = [spawn for spawn in self.view.spawns if spawn.zone == zone]
        return [signs.spawn(one.number, *_SIGN, "", self.ground, MARK) for one in found[:1]]

    def _plate(self, zone: str) -> Stamp:
        return self.look.plate(zone, _PLATE, self.ground)

    def _strips(self, counts: Counts) -> list[Stamp]:
        return [
            tokens.stack(self.look.miniature(kind), count, 0, "XS", _STRIP, self.ground, least=MARK)
            for kind, count in counts
        ]
