"""A survivor's card in the large picture: portrait, state, experience, hands and pack."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from engine.family.files import Content
from engine.family.view import CardView, SurvivorView
from renders.family.figures import riders_of
from renders.family.look import FamilyLook
from renders.kit.icons import icon
from renders.kit.kept import Kept
from renders.kit.palette import LEVEL_LETTERS, LEVELS, Colour, Theme, dim, tinted
from renders.kit.panel import Gauge, frame, gauge
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import Person, portrait, worn
from renders.kit.text import fitted, largest, width_of
from renders.zones import tokens

HEIGHT = 194
_PORTRAIT = 114
_LEFT = 124
"""The x coordinate in pixels where a card's words begin."""
_PAD = 12
_NAMES = (30, 28, 26, 25)
"""Type sizes of a name; the last is 9 pixels on a phone that shows 1080 pixels as 390."""
KEPT = Kept(64)
_HEARTS, _DISCS = Gauge("heart", "lost-heart", 28, 30), Gauge("disc", "circle", 20, 24)


def card(look: FamilyLook, survivor: SurvivorView, width: int) -> Stamp:
    """The card of one survivor, `width` pixels wide, from the cache if possible."""
    riding, player = survivor.id in riders_of(look.view), look.player(survivor.seat)
    seen = (look.view.ruleset, survivor, look.is_street(survivor.zone), riding, player)
    key = (*seen, look.told_of(survivor), look.language, width, look.theme)
    return KEPT.of(key, lambda: _drawn(look, survivor, width))


def _drawn(look: FamilyLook, survivor: SurvivorView, width: int) -> Stamp:
    canvas = Canvas.plain(width, HEIGHT, look.over(look.theme.frame))
    drawing = _Card(canvas, look, survivor)
    drawing.put_base()
    drawing.put_player()
    drawing.put_experience()
    if survivor.standing:
        drawing.put_actions()
        drawing.put_hands()
        if look.packed:
            drawing.put_pack()
    else:
        words = look.say("escaped" if survivor.escaped else "fallen")
        colour = look.theme.well if survivor.escaped else look.theme.hurt
        canvas.text(_LEFT, 60, words, colour, look.theme.panel, "Bold", 22)
    return Stamp(canvas.image, None)


class _Card:
    """One card while it is drawn."""

    def __init__(self, canvas: Canvas, look: FamilyLook, survivor: SurvivorView):
        self.canvas, self.look, self.survivor = canvas, look, survivor
        self.theme, self.content = canvas.theme, look.content
        self.inner, self.slot = look.over(look.theme.panel), look.over(look.theme.slot)
        self.right = canvas.image.width - _PAD

    def text(self, x: float, middle: float, words: str, colour: Colour) -> float:
        return self.canvas.text(x, middle, words, colour, self.theme.panel)

    def put_base(self) -> None:
        """Draw frame, portrait and name, then zone and hearts; a fallen survivor has no zone."""
        survivor = self.survivor
        wounds = survivor.health
        plate = self.look.plate(survivor.zone, 1.0, self.inner)
        beside = plate.width + 24 if survivor.standing else 12
        name, room = self.look.name_of(survivor), self.right - _LEFT - wounds * 30 - beside
        size = largest(name, "Black", _NAMES, room)
        name = fitted(name, "Black", size, room)
        turn = survivor.active and survivor.standing
        person = self.look.person(survivor)
        state = (turn, survivor.standing, survivor.escaped, survivor.done)
        base = _base(person, (name, size), self.right + _PAD, state, self.theme)
        self.canvas.put(base, 0, 0)
        lives = survivor.standing or survivor.escaped
        kept = wounds - survivor.wounds if lives else 0
        hearts = gauge(_HEARTS, kept, wounds, self.inner)
        self.canvas.put(hearts, self.right - wounds * 30 + 2, 13)
        if survivor.standing:
            x = _LEFT + round(width_of(name, "Black", size)) + 12
            self.canvas.put(plate, x, 13)
            words = self.look.say("in-car")
            room = self.right - wounds * 30 - x - plate.width - 14
            riding = survivor.id in riders_of(self.look.view)
            if riding and width_of(words, "Semibold", 20) <= room:
                self.text(x + plate.width + 10, 27, words, self.theme.muted)

    def put_player(self) -> None:
        name = fitted(
            self.look.player(self.survivor.seat), "Semibold", 20, self.right - _LEFT - 215
        )
        self.canvas.text(
            self.right, 60, name, self.theme.muted, self.theme.panel, "Semibold", 20, "right"
        )

    def put_actions(self) -> None:
        """Draw a disc for each action of the turn, filled while it is left."""
        survivor = self.survivor
        usual = self.look.usual_actions(survivor)
        left = 0 if survivor.done else survivor.actions
        count = max(usual, left)
        self.canvas.put(gauge(_DISCS, left, count, self.inner), _LEFT, 50)
        key = "done" if survivor.done else "left"
        words = self.look.say(key, count=left)
        colour = self.theme.text if survivor.active else self.theme.muted
        self.text(_LEFT + count * 24 + 6, 60, words, colour)

    def put_experience(self) -> None:
        words = self.look.say("xp", count=self.survivor.xp)
        self.canvas.text(
            self.right, 92, words, self.theme.text, self.theme.panel, "Bold", 20, "right"
        )
        starts = level_starts(self.content)
        bar = experience_bar(self.survivor.xp, starts, (self.right - _LEFT - 78, 24), self.theme)
        self.canvas.put(bar, _LEFT, 80)

    def put_hands(self) -> None:
        hands = self.look.hands(self.survivor)
        wide = (self.right - _LEFT + 6) // len(hands) - 6
        for number, held in enumerate(hands):
            left = _LEFT + number * (wide + 6)
            self.canvas.put(_slot(wide, held is not None, self.theme), left, 113)
            if held is None:
                words = self.look.say("no-card")
                middle = left + wide / 2
                self.canvas.text(
                    middle, 132, words, self.theme.muted, self.theme.panel, "Semibold", 20, "middle"
                )
                continue
            self._put_held(held, left, wide)

    def _put_held(self, held: CardView, left: float, wide: int) -> None:
        """Draw a card in hand; two arrows mean that it must be reloaded."""
        side, start = (32, 44) if wide > 170 else (28, 34) if wide > 160 else (24, 27)
        picture = icon(card_icon(held, self.look), side, self.slot)
        self.canvas.put(picture, left + (4 if wide > 160 else 2), 132 - side / 2)
        room = hand_room(wide) - (24 if held.empty else 0)
        name = fitted(short_name(held, self.look), "Semibold", 20, room)
        self.canvas.text(left + start, 132, name, self._colour(held), self.theme.slot)
        if held.empty:
            self.canvas.put(icon("reload", 20, self.slot), left + wide - 25, 122)

    def _colour(self, held: CardView) -> Colour:
        if is_wound(held, self.look):
            return self.theme.hurt
        return self.theme.muted if held.empty else self.theme.text

    def put_pack(self) -> None:
        """Draw pictograms and names, equal cards as one; names without room are shortened."""
        self.canvas.put(icon("pack", 26, self.inner), _LEFT + 2, 159)
        left = _LEFT + 40.0
        alike = Counter((held.kind, held.empty) for held in self.survivor.pack)
        pack = list({(held.kind, held.empty): held for held in self.survivor.pack}.values())
        if not pack:
            self.text(left, 172, self.look.say("empty"), self.theme.muted)
        names = [
            short_name(held, self.look)
            + (f" ×{count}" if (count := alike[held.kind, held.empty]) > 1 else "")
            for held in pack
        ]
        room = self.right - left - len(pack) * 42 + 12
        for held, name in zip(pack, shared_out(names, room), strict=True):
            self.canvas.put(icon(card_icon(held, self.look), 26, self.inner), left, 159)
            left += 42 + self.text(left + 30, 172, name, self._colour(held))


def hand_room(wide: int) -> int:
    """Pixels for the name of an item in a hand slot of this width."""
    return wide - (48 if wide > 170 else 38 if wide > 160 else 30)


def shared_out(names: list[str], room: float) -> list[str]:
    """The names, shortened to `room` pixels together.

    Short names stay whole; long ones share the rest.
    """
    waiting = sorted(range(len(names)), key=lambda place: width_of(names[place], "Semibold", 20))
    shown = list(names)
    for done, place in enumerate(waiting):
        share = room / (len(names) - done)
        shown[place] = fitted(names[place], "Semibold", 20, share)
        room -= width_of(shown[place], "Semibold", 20)
    return shown


def short_name(held: CardView, look: FamilyLook) -> str:
    """The short name of an item card if it has one, else its name."""
    return look.maybe(f"card-{held.kind}") or look.card_name(held)


def card_icon(held: CardView, look: FamilyLook) -> str:
    """The name of an item card's pictogram."""
    return look.content.equipment[held.kind].icon


def is_wound(held: CardView, look: FamilyLook) -> bool:
    """True if the card is a wound, which only takes up a place."""
    return look.content.equipment[held.kind].kind == "wound"


def level_starts(content: Content) -> tuple[int, ...]:
    """The experience points with which each danger level begins."""
    steps = content.figures.thresholds
    return (0, steps["yellow"], steps["orange"], steps["red"])


@lru_cache(maxsize=512)
def experience_bar(xp: int, starts: tuple[int, ...], size: tuple[int, int], theme: Theme) -> Stamp:
    """A bar with a field for each level and its first point, filled up to `xp`."""
    width, height = size
    wide = (width - 9) / 4
    letters = 20 if height < 30 else 27

    def draw(pen: Pen) -> None:
        for number, (level, start) in enumerate(zip(LEVELS, starts, strict=True)):
            left = number * (wide + 3)
            pen.box(left, 0, left + wide, height, dim(LEVELS[level], theme), 4)
            full = _full(xp, start, starts[number + 1] if number < 3 else start)
            if full:
                reach = max(14 + width_of(str(start), "Bold", letters), wide * full)
                corners = (True, full == 1, full == 1, True)
                pen.box(left, 0, left + reach, height, LEVELS[level], 4, corners)
            colour = LEVEL_LETTERS[level] if full else theme.text
            pen.text(left + 7, height / 2, str(start), colour, "Bold", letters)

    return make_stamp(width, height, theme.over(theme.panel), draw)


def _full(xp: int, start: int, end: int) -> float:
    """How much of a level's field is filled, from 0 to 1."""
    if xp < start:
        return 0.0
    return min(1.0, (xp - start + 1) / (end - start)) if end > start else 1.0


@lru_cache(maxsize=64)
def _base(
    person: Person,
    name: tuple[str, int],
    width: int,
    state: tuple[bool, bool, bool, bool],
    theme: Theme,
) -> Stamp:
    """The part of a card that seldom changes: frame, portrait, badge, and the name in its size.

    `state` says whether it is the survivor's turn, whether it stands, has escaped, and is done.
    """
    turn, standing, escaped, done = state
    canvas = Canvas.plain(width, HEIGHT, theme.over(theme.frame))
    canvas.put(frame(width, HEIGHT, theme, turn), 0, 0)
    size, fallen = (_PORTRAIT - 1, HEIGHT - 6), not (standing or escaped)
    canvas.put(portrait(person, size, theme, fallen=fallen, bare=False), 3, 3)
    canvas.text(_LEFT, 27, name[0], theme.text, theme.panel, "Black", name[1])
    if standing:
        ground = tinted(theme, person.coloured).over(worn(person, theme).light)
        badge = tokens.survivor(person, 44, 56, ground, tokens.State(done=done))
        canvas.put(badge, 5, 5)
    return Stamp(canvas.image, None)


@lru_cache(maxsize=64)
def _slot(width: int, full: bool, theme: Theme) -> Stamp:
    fill = theme.slot if full else theme.panel

    def draw(pen: Pen) -> None:
        pen.frame((0, 0, width, 38), fill, theme.panel_edge, 1.6, 6)

    return make_stamp(width, 38, theme.over(theme.panel), draw)
