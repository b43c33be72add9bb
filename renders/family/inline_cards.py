"""A survivor's card beside the board as a message shows it: three rows, and what is at hand."""

from __future__ import annotations

from functools import lru_cache

from engine.family.view import SurvivorView
from renders.family.cards import card_icon
from renders.family.look import FamilyLook
from renders.kit import inline
from renders.kit.icons import icon
from renders.kit.inline import LEAST, CardRoom
from renders.kit.kept import Kept
from renders.kit.palette import LEVEL_LETTERS, LEVELS, Base, Theme
from renders.kit.panel import Gauge, gauge
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of
from renders.zones import tokens

KEPT = Kept(128)
_NARROW = 360
"""A card below this width has no portrait."""
_PORTRAIT, _BADGE, _XP = 90, 64, 32
_HEARTS, _DISCS = Gauge("heart", "lost-heart", 36, 40), Gauge("disc", "circle", 30, 36)
_SMALL_HEARTS = Gauge("heart", "lost-heart", 32, 36)


def small_card(look: FamilyLook, survivor: SurvivorView, room: CardRoom, acts: bool) -> Stamp:
    """One survivor's card; framed for one who acts."""
    key = (
        look.view.ruleset,
        survivor,
        acts,
        look.is_street(survivor.zone),
        look.player(survivor.seat),
        at_hand(look, survivor),
        look.language,
        room,
        look.theme,
    )
    return KEPT.of(key, lambda: _Card(look, survivor, room).drawn(acts))


def at_hand(look: FamilyLook, survivor: SurvivorView) -> tuple[int, int]:
    """How many zombies are with a survivor, and one move away."""
    view, here, near = look.view, 0, 0
    if not survivor.standing:
        return 0, 0
    ways = view.board.distances(survivor.zone, view.open_doors)
    for group in view.groups:
        far = ways.get(group.zone, 9)
        here += group.count if far == 0 else 0
        near += group.count if far == 1 else 0
    return here, near


class _Card:
    """One card while it is drawn."""

    def __init__(self, look: FamilyLook, survivor: SurvivorView, room: CardRoom):
        self.look, self.survivor, self.theme = look, survivor, look.theme
        self.width, self.height = room
        self.narrow = self.width < _NARROW
        self.canvas = Canvas.plain(*room, look.over(look.theme.frame))
        self.ground = look.over(look.theme.panel)
        self.left = 12 + (_BADGE if self.narrow else _PORTRAIT + 6)
        self.right = self.width - 14
        step = (self.height - 20) / 3
        self.rows = tuple(10 + step * (number + 0.5) for number in range(3))

    def drawn(self, acts: bool) -> Stamp:
        survivor = self.survivor
        self._put_base(acts)
        self._put_name()
        if not survivor.standing:
            key = "escaped" if survivor.escaped else "fallen"
            colour = self.theme.well if survivor.escaped else self.theme.hurt
            words = fitted(self.look.say(key), "Bold", 30, self.right - self.left)
            self._text(self.left, self.rows[1], words, colour, 30)
            return Stamp(self.canvas.image, None)
        right = self._put_at_hand()
        self._put_state(right)
        self._put_hands(right)
        return Stamp(self.canvas.image, None)

    def _text(self, x: float, middle: float, words: str, colour: tuple[int, int, int],
              size: int) -> float:  # fmt: skip
        return self.canvas.text(x, middle, words, colour, self.theme.panel, "Black", size)

    def _put_base(self, acts: bool) -> None:
        """Frame; portrait or token, below it the experience on its level's colour."""
        survivor, theme = self.survivor, self.theme
        self.canvas.put(inline.frame(self.width, self.height, theme, acts), 0, 0)
        person, high = self.look.person(survivor), self.height - 16 - _XP
        wide = _BADGE if self.narrow else _PORTRAIT
        fallen = not (survivor.standing or survivor.escaped)
        if self.narrow:
            self.canvas.fill((8, 8, 8 + wide, 8 + high), person.paint.shade)
            self._put_token(8 + wide / 2, 8 + high / 2, theme.over(person.paint.shade))
        else:
            face = portrait(person, (wide, high), theme, fallen=fallen, bare=True)
            self.canvas.put(face, 8, 8)
        words = self.look.say("xp", count=survivor.xp)
        if width_of(words, "Black", LEAST) > wide - 4:
            words = str(survivor.xp)
        level = survivor.level if survivor.level in LEVELS else "blue"
        self.canvas.put(_experience(wide, words, level, theme), 8, 8 + high)

    def _put_token(self, x: float, y: float, ground: Base) -> None:
        person, state = (
            self.look.person(self.survivor),
            tokens.State(done=self.survivor.done and self.survivor.standing),
        )
        self.canvas.put_middle(tokens.survivor(person, 44, 58, ground, state, LEAST), x, y)

    def _put_name(self) -> None:
        """Token and name; the zone; who plays, where there is room."""
        survivor, middle, x = self.survivor, self.rows[0], float(self.left)
        if not self.narrow:
            self._put_token(x + 27, middle, self.ground)
            x += 60
        size, unit = (30, 1.3) if self.narrow else (38, 1.5)
        plate = self.look.plate(survivor.zone, unit, self.ground) if survivor.standing else None
        taken = plate.width + 10 if plate else 0
        name = fitted(self.look.name_of(survivor), "Black", size, self.right - x - taken)
        x += self._text(x, middle, name, self.theme.text, size) + 10
        if plate:
            self.canvas.put(plate, x, middle - plate.height / 2)
            x += plate.width + 16
        player = self.look.player(survivor.seat)
        room = self.right - x
        if not self.narrow and room > min(90, width_of(player, "Semibold", 29)):
            words = fitted(player, "Semibold", 29, room)
            panel, muted = self.theme.panel, self.theme.muted
            self.canvas.text(self.right, middle, words, muted, panel, "Semibold", 29, "right")

    def _put_at_hand(self) -> float:
        """Zombies here and near at the right edge; answers where that begins."""
        here, near = at_hand(self.look, self.survivor)
        say, found = self.look.say, list[Stamp]()
        for count, key, loud in ((here, "inline-here", True), (near, "inline-near", False)):
            if count:
                words = str(count) if self.narrow else say(key, count=count)
                found.append(inline.chip(words, loud, self.ground))
        if self.narrow:
            return self._put_low(found)
        rows = self.rows[1:] if len(found) > 1 else self.rows[2:]
        for stamp, middle in zip(found, rows, strict=False):
            self.canvas.put(stamp, self.right - stamp.width, middle - stamp.height / 2)
        return self.right - max((stamp.width + 10 for stamp in found), default=0)

    def _put_low(self, found: list[Stamp]) -> float:
        """Numbers alone, side by side in the last row."""
        right = float(self.right)
        for stamp in reversed(found):
            right -= stamp.width
            self.canvas.put(stamp, right, self.rows[2] - stamp.height / 2)
            right -= 5
        return right

    def _put_state(self, right: float) -> None:
        """Lives, then actions that are left."""
        survivor, middle, lives = self.survivor, self.rows[1], self.survivor.health
        right = self.right if self.narrow else right
        hearts = _SMALL_HEARTS if self.narrow else _HEARTS
        x, side = self.left, hearts.side
        if x + lives * hearts.step + 80 > right:
            self.canvas.put(icon("heart", side, self.ground), x, middle - side / 2)
            words = f"{lives - survivor.wounds}/{lives}"
            x += hearts.step + round(self._text(x + hearts.step, middle, words,
                                                self.theme.text, 30))  # fmt: skip
        else:
            stamp = gauge(hearts, lives - survivor.wounds, lives, self.ground)
            self.canvas.put(stamp, x, middle - side / 2)
            x += stamp.width
        x += 12
        if survivor.done:
            self._text(x, middle, self.look.say("done"), self.theme.muted, 30)
            return
        left = survivor.actions
        count = max(self.look.usual_actions(survivor), left)
        if self.narrow or x + count * _DISCS.step > right:
            self.canvas.put(icon("disc", 28, self.ground), x, middle - 14)
            self._text(x + 34, middle, str(left), self.theme.text, 30)
            return
        stamp = gauge(_DISCS, left, count, self.ground)
        self.canvas.put(stamp, x, middle - _DISCS.side / 2)

    def _put_hands(self, right: float) -> None:
        """What both hands hold, as pictograms; how much is in the pack."""
        middle, x = self.rows[2], self.left
        side = 36 if self.narrow else 40
        for held in self.survivor.hands:
            wide = side + 2 if self.narrow else 58
            if x + wide > right:
                return
            if not self.narrow:
                self.canvas.put(_slot(wide, 42, self.theme), x, middle - 21)
            if held is not None:
                ground = self.ground if self.narrow else self.look.over(self.theme.slot)
                stamp = icon(card_icon(held, self.look), side - 4, ground)
                self.canvas.put_middle(stamp, x + wide / 2, middle)
            x += wide + 6
        pack = f"+{len(self.survivor.pack)}"
        if self.survivor.pack and x + width_of(pack, "Black", 30) <= right:
            self._text(x, middle, pack, self.theme.muted, 30)


@lru_cache(maxsize=128)
def _experience(wide: int, words: str, level: str, theme: Theme) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, _XP, LEVELS[level], 6, (False, False, True, True))
        pen.text(wide / 2, _XP / 2, words, LEVEL_LETTERS[level], "Black", LEAST, "middle")

    return make_stamp(wide, _XP, theme.over(theme.panel), draw)


@lru_cache(maxsize=16)
def _slot(wide: int, high: int, theme: Theme) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, high), theme.slot, theme.panel_edge, 2, 7)

    return make_stamp(wide, high, theme.over(theme.panel), draw)
