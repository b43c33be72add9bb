"""A survivor's card in the picture of a round: three rows, and the number of zombies close by.

A wide card has a portrait, a token and the experience below it; a high one has the token on the
portrait; any other has only the token, on the survivor's colour.
"""

from __future__ import annotations

from functools import lru_cache

from engine.family.view import SurvivorView
from renders.family.cards import card_icon
from renders.family.look import FamilyLook
from renders.kit import inline
from renders.kit.icons import icon
from renders.kit.inline import LEAST, MARK, CardRoom
from renders.kit.kept import Kept
from renders.kit.palette import LEVEL_LETTERS, LEVELS, Base, Colour, Theme, tinted
from renders.kit.panel import Gauge, gauge
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait, worn
from renders.kit.text import fitted, largest, width_of
from renders.zones import tokens

KEPT = Kept(64)
_WIDE, _NARROW, _HIGH = 440, 360, 160
"""In pixels: the least width of a card with the token beside the portrait, then the least width and
height of a card with the token on the portrait.
"""
_ROOMY = 520
"""The least width in pixels for a game's own badges beside the name."""
_PORTRAIT, _BADGE, _XP = 90, 68, 38
_RING, _TOKEN = 62, 74
_BELOW = 54
"""The y coordinate in pixels where the field of the token begins, in a card with the name above it.
"""
_HEARTS, _DISCS = Gauge("heart", "lost-heart", 36, 40), Gauge("disc", "circle", 30, 36)
_ACTIONS = 72
"""Pixels for the number of actions left with its disc, after the lives."""
_SMALL_HEARTS = Gauge("heart", "lost-heart", 32, 36)
_SLOT, _CLOSE = 58, 46
"""The width in pixels of a hand's frame, and of one that leaves room for an objective carried."""


def small_card(look: FamilyLook, survivor: SurvivorView, room: CardRoom, acts: bool) -> Stamp:
    """The card of one survivor; with `acts` it has a bright frame."""
    key = (
        look.view.ruleset,
        survivor,
        acts,
        look.is_street(survivor.zone),
        look.player(survivor.seat),
        at_hand(look, survivor),
        look.language,
        look.told_of(survivor),
        room,
        look.theme,
    )
    return KEPT.of(key, lambda: _Card(look, survivor, room).drawn(acts))


def at_hand(look: FamilyLook, survivor: SurvivorView) -> tuple[int, int]:
    """How many zombies are in the survivor's zone, and how many are one move away.

    Both are 0 for a survivor who is not on the board.
    """
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
        self.beside = self.width >= _WIDE
        self.upon = not self.beside and self.width >= _NARROW and self.height >= _HIGH
        self.narrow = not (self.beside or self.upon)
        self.canvas = Canvas.plain(*room, look.over(look.theme.frame))
        self.ground = look.over(look.theme.panel)
        columns = (_PORTRAIT + 6) * (not self.narrow) + (_BADGE + 6) * (not self.upon)
        self.left = 12 + columns
        self.right = self.width - (8 if self.narrow else 14)
        self.badged = 2 if self.narrow else 0 if self._has_room_for_badges() else 1
        """The row with the badges of a game, counted from 0; 2 in a narrow card, which shows none.
        """
        spare = (self.height - 132) / 3
        self.rows = 31 + spare / 2, 72 + spare * 1.5, 108 + spare * 2.5

    def _has_room_for_badges(self) -> bool:
        """True if badges fit beside the whole name and its zone."""
        plate = self.look.plate(self.survivor.zone, MARK / 21, self.ground)
        name = width_of(self.look.name_of(self.survivor), "Black", LEAST)
        used = self.left + name + plate.width + 20
        used += sum(stamp.width + 8 for stamp in self._badges())
        return self.width >= _ROOMY and used <= self.right

    def drawn(self, acts: bool) -> Stamp:
        survivor = self.survivor
        self.canvas.put(inline.frame(self.width, self.height, self.theme, acts), 0, 0)
        self._put_person()
        self._put_name()
        if not survivor.standing:
            key = "escaped" if survivor.escaped else "fallen"
            colour = self.theme.well if survivor.escaped else self.theme.hurt
            words = fitted(self.look.say(key), "Bold", LEAST, self.right - self.left)
            self._text(self.left, self.rows[1], words, colour)
            return Stamp(self.canvas.image, None)
        right = self._put_at_hand()
        self._put_state(right)
        self._put_hands(right)
        return Stamp(self.canvas.image, None)

    def _text(
        self, x: float, middle: float, words: str, colour: Colour, size: int = LEAST
    ) -> float:
        return self.canvas.text(x, middle, words, colour, self.theme.panel, "Black", size)

    def _number(self, x: float, middle: float, words: str) -> int:
        stamp = inline.number(words, self.theme.text, self.ground)
        self.canvas.put(stamp, x, middle - stamp.height / 2)
        return stamp.width

    def _put_person(self) -> None:
        """Draw portrait, token, and the experience in its level's colour."""
        survivor, theme, high = self.survivor, self.theme, self.height - 16
        person, x = self.look.person(survivor), 8
        if not self.narrow:
            fallen = not (survivor.standing or survivor.escaped)
            low = high - _TOKEN * self.upon
            face = portrait(person, (_PORTRAIT, low), theme, fallen=fallen, bare=True)
            self.canvas.put(face, x, 8)
            x += (_PORTRAIT + 6) * (not self.upon)
        if self.upon:
            self._put_token(x + _PORTRAIT / 2, 8 + high - _TOKEN / 2, theme.over(theme.panel))
            return
        ground = theme.over(theme.panel)
        top = _BELOW if self.narrow else 8
        if self.narrow:
            ground = tinted(theme, person.coloured).over(worn(person, theme).shade)
            field = Canvas.plain(_BADGE, 8 + high - _XP - top, ground)
            self.canvas.put(Stamp(field.image, None), x, top)
        self._put_token(x + _BADGE / 2, (top + 8 + high - _XP) / 2, ground)
        self.canvas.put(self._experience(_BADGE), x, 8 + high - _XP)

    def _experience(self, wide: int) -> Stamp:
        """The points with their unit, or without it if there is no room."""
        survivor, words = self.survivor, self.look.say("xp", count=self.survivor.xp)
        if inline.counted_width(survivor.xp, words) > wide - 6:
            words = str(survivor.xp)
        level = survivor.level if survivor.level in LEVELS else "blue"
        return _experience(wide, survivor.xp, words, level, self.theme)

    def _put_token(self, x: float, y: float, ground: Base) -> None:
        """Draw the token without marks, as actions left are shown elsewhere."""
        person = self.look.person(self.survivor)
        self.canvas.put_middle(
            tokens.survivor(person, _RING, _TOKEN, ground, tokens.IDLE, MARK), x, y
        )

    def _put_name(self) -> None:
        """Draw the name, the zone, and the player if there is room.

        In a narrow card they take the whole width, above the token. Without room for the whole
        name, only its last word is shown, and smaller if it needs that.
        """
        survivor, middle, x = self.survivor, self.rows[0], 14.0 if self.narrow else self.left
        plate = self.look.plate(survivor.zone, MARK / 21, self.ground)
        badges = self._badges() if self.badged == 0 else []
        taken = plate.width + 10 if survivor.standing else 0
        right = self.right - sum(stamp.width + 8 for stamp in badges)
        name, room = self.look.name_of(survivor), right - x - taken
        name = name if width_of(name, "Black", LEAST) <= room else name.split()[-1]
        size = largest(name, "Black", (LEAST, 34, 30), room)
        x += self._text(x, middle, fitted(name, "Black", size, room), self.theme.text, size) + 10
        if survivor.standing:
            self.canvas.put(plate, x, middle - plate.height / 2)
            x += plate.width + 16
        if badges:
            self._put_badges(badges, middle)
            return
        player = self.look.player(survivor.seat)
        room = self.right - x
        if not self.narrow and room > min(150, width_of(player, "Semibold", LEAST)):
            words = fitted(player, "Semibold", LEAST, room)
            panel, muted = self.theme.panel, self.theme.muted
            self.canvas.text(self.right, middle, words, muted, panel, "Semibold", LEAST, "right")

    def _badges(self) -> list[Stamp]:
        standing = self.survivor.standing
        return self.look.badges(self.survivor, self.ground) if standing else []

    def _put_badges(self, badges: list[Stamp], middle: float) -> float:
        """Put badges at the right edge of a row; returns the x coordinate where they begin."""
        right = float(self.right)
        for stamp in reversed(badges):
            right -= stamp.width
            self.canvas.put(stamp, right, middle - stamp.height / 2)
            right -= 8
        return right

    @property
    def doubled(self) -> bool:
        """True if two counts of zombies share the last row, as numbers only."""
        return self.upon and self.survivor.standing and all(at_hand(self.look, self.survivor))

    def _chips(self) -> list[Stamp]:
        """Counts of zombies here and near, without words if there is no room for them."""
        here, near = at_hand(self.look, self.survivor)
        bare = self.narrow or self.doubled or bool(self.survivor.burdens)
        bare = bare or (self.width < _ROOMY and here > 9 and near > 0)
        say, found = self.look.say, list[Stamp]()
        for count, key, loud in ((here, "inline-here", True), (near, "inline-near", False)):
            if count:
                words = str(count) if bare else say(key, count=count)
                found.append(inline.chip(count, words, loud, self.ground))
        return found

    def _put_at_hand(self) -> float:
        """Put the counts of zombies at the right edge; returns the x coordinate where they
        begin.
        """
        found = self._chips()
        if self.narrow or self.doubled:
            return self._put_low(found)
        if self.badged == 1 and len(found) < 2:
            self._put_badges(self._badges(), self.rows[1])
        rows = self.rows[2:] if len(found) < 2 else self.rows[1:]
        for stamp, middle in zip(found, rows, strict=False):
            self.canvas.put(stamp, self.right - stamp.width, middle - stamp.height / 2)
        return self.right - max((stamp.width + 10 for stamp in found), default=0)

    def _put_low(self, found: list[Stamp]) -> float:
        """Put the counts side by side at the right of the last row.

        Return the x coordinate, in pixels, where they begin.
        """
        right = float(self.right)
        for stamp in reversed(found):
            right -= stamp.width
            self.canvas.put(stamp, right, self.rows[2] - stamp.height / 2)
            right -= 5
        return right

    def _put_state(self, right: float) -> None:
        """Draw experience (if it is not below the token), lives, and actions left."""
        survivor, middle, lives = self.survivor, self.rows[1], self.survivor.health
        here = sum(map(bool, at_hand(self.look, survivor)))
        beside = [] if self.badged != 1 or here > 1 else self._badges()
        right = right if here > 1 and self.beside else self.right
        right -= sum(stamp.width + 8 for stamp in beside)
        hearts = _SMALL_HEARTS if self.narrow else _HEARTS
        x, side = self.left, hearts.side
        if self.upon:
            stamp = self._experience(_BADGE)
            self.canvas.put(stamp, x, middle - stamp.height / 2)
            x += stamp.width + 10
        usual = max(self.look.usual_actions(survivor), survivor.actions)
        words = f"{lives - survivor.wounds}/{lives}"
        counted = hearts.step + width_of(words, "Black", MARK)
        if x + lives * hearts.step + 70 > right and counted < lives * hearts.step:
            if x + counted + _ACTIONS > right:
                words = str(lives - survivor.wounds)
            self.canvas.put(icon("heart", side, self.ground), x, middle - side / 2)
            x += hearts.step + self._number(x + hearts.step, middle, words)
        else:
            stamp = gauge(hearts, lives - survivor.wounds, lives, self.ground)
            self.canvas.put(stamp, x, middle - side / 2)
            x += stamp.width
        x += 12
        if survivor.done:
            self._put_done(x, right)
        elif self.narrow or x + usual * _DISCS.step > right:
            self.canvas.put(icon("disc", 28, self.ground), x, middle - 14)
            self._number(x + 34, middle, str(survivor.actions))
        else:
            stamp = gauge(_DISCS, survivor.actions, usual, self.ground)
            self.canvas.put(stamp, x, middle - _DISCS.side / 2)

    def _put_done(self, x: float, right: float) -> None:
        """Show that the turn is over, in words or, without room for them, by a tick."""
        words, middle = self.look.say("done"), self.rows[1]
        if self.height >= _HIGH and x + width_of(words, "Black", MARK) <= right:
            self._text(x, middle, words, self.theme.muted, MARK)
        else:
            self.canvas.put(icon("tick", 36, self.ground), x, middle - 18)

    def _put_hands(self, right: float) -> None:
        """Draw pictograms of the hands, and how many cards are in the pack."""
        middle, x = self.rows[2], self.left
        side = 36 if self.narrow else 40
        for held in self.look.hands(self.survivor):
            wide = side + 2 if self.narrow else _CLOSE if self.survivor.burdens else _SLOT
            if x + wide > right:
                return
            if not self.narrow:
                self.canvas.put(_slot(wide, 42, self.theme), x, middle - 21)
            if held is not None:
                ground = self.ground if self.narrow else self.look.over(self.theme.slot)
                stamp = icon(card_icon(held, self.look), side - 4, ground)
                self.canvas.put_middle(stamp, x + wide / 2, middle)
            x += wide + 6
        for stamp in self.look.carried(self.survivor, self.ground, right - x):
            if x + stamp.width > right:
                return
            self.canvas.put(stamp, x, middle - stamp.height / 2)
            x += stamp.width + 6
        pack = f"+{len(self.survivor.pack)}"
        if self.survivor.pack and x + width_of(pack, "Black", MARK) <= right:
            self._number(x, middle, pack)


@lru_cache(maxsize=128)
def _experience(wide: int, count: int, words: str, level: str, theme: Theme) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.box(0, 0, wide, _XP, LEVELS[level], 7)
        left = (wide - inline.counted_width(count, words)) / 2
        inline.draw_counted(pen, left, _XP / 2, count, words, LEVEL_LETTERS[level])

    return make_stamp(wide, _XP, theme.over(theme.panel), draw)


@lru_cache(maxsize=16)
def _slot(wide: int, high: int, theme: Theme) -> Stamp:
    def draw(pen: Pen) -> None:
        pen.frame((0, 0, wide, high), theme.slot, theme.panel_edge, 2, 7)

    return make_stamp(wide, high, theme.over(theme.panel), draw)
