"""A player's card on the sheet: trophies, life, bullets, cards in hand, items, effects."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engine.zombies.view import CardView, PlayerView
from renders.kit.kept import Kept
from renders.kit.palette import HEART, LEVELS, WHITE, Base, Colour, Theme
from renders.kit.panel import Gauge, draw_frame, gauge
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import Person
from renders.kit.text import fitted, width_of
from renders.zombies import figures
from renders.zombies.look import TownLook
from renders.zombies.symbols import draw_symbol

HEIGHT = 176
_LEFT = 112
"""The x coordinate in pixels where a card's words begin."""
_PAD = 14
KEPT = Kept(96)
_HEARTS = Gauge("heart", "lost-heart", 25, 29)
_SLOT, _ROLLS = 48, 32
"""In pixels: the width of a card's drawing, and of the number of rolls a shotgun has left."""


def card(look: TownLook, player: PlayerView, width: int) -> Stamp:
    """The card of one player; the number of cards in hand is shown, not the cards."""
    view, seat = look.view, player.seat
    acts = seat in view.acting and view.outcome is None
    shown = (replace(player, hand=()), look.pawn(seat), look.name_of(seat), view.trophies, acts)
    inside = view.town.squares[player.square].inside
    key = (*shown, inside, look.language, width, look.theme)
    return KEPT.of(key, lambda: _drawn(look, player, width, acts))


def lives_shown(player: PlayerView, begun: int) -> int:
    """Return how many hearts to show: one for each life, but at least `begun`, the lives at the
    start.
    """
    return max(player.life, begun)


def _drawn(look: TownLook, player: PlayerView, width: int, acts: bool) -> Stamp:
    canvas = Canvas.plain(width, HEIGHT, look.over(look.theme.frame))
    _Card(canvas, look, player).draw(acts)
    return Stamp(canvas.image, None)


class _Card:
    """One card while it is drawn."""

    def __init__(self, canvas: Canvas, look: TownLook, player: PlayerView):
        self.canvas, self.look, self.player = canvas, look, player
        self.theme, self.goal = canvas.theme, look.view.trophies
        self.ground = self.theme.over(self.theme.panel)
        self.right = canvas.image.width - _PAD

    def draw(self, acts: bool) -> None:
        self._put_base(acts)
        self._put_name()
        self._put_counts()
        self._put_bar()
        if self.player.fallen:
            theme, words = self.theme, self.look.say("town-fallen")
            self.canvas.text(_LEFT, 150, words, theme.hurt, theme.panel, "Semibold", 22)
        else:
            self._put_items()

    def _put_base(self, acts: bool) -> None:
        width, person = self.canvas.image.width, self.look.pawn(self.player.seat)
        self.canvas.put(_base(width, person, acts, self.theme), 0, 0)
        ground = self.theme.over(person.paint.shade)
        self.canvas.put_middle(figures.pawn(person, 76, False, ground), 50, HEIGHT / 2)

    def _put_name(self) -> None:
        """Draw name and square at the left, trophies at the right."""
        theme, player = self.theme, self.player
        tally = f"{player.trophies}/{self.goal}"
        right = self.right
        right -= self.canvas.text(right, 32, tally, theme.text, theme.panel, "Black", 28, "right")
        high = 34
        right -= figures.zombie_size(high)[0] + 8
        self.canvas.put(figures.zombie(high, self.ground), right, 15)
        inside = self.look.view.town.squares[player.square].inside
        plate = figures.name_plate(player.square, inside, True, self.ground, 1.1)
        room = right - _LEFT - plate.width - 26
        name = fitted(self.look.name_of(player.seat), "Black", 28, room)
        x = _LEFT + self.canvas.text(_LEFT, 32, name, theme.text, theme.panel, "Black", 28)
        self.canvas.put(plate, x + 12, 19)

    def _put_counts(self) -> None:
        """Draw hearts, bullets, and the number of cards in hand."""
        player, theme = self.player, self.theme
        x = float(_LEFT)
        hearts = lives_shown(player, self.look.content.figures.life)
        self.canvas.put(gauge(_HEARTS, player.life, hearts, self.ground), x, 58)
        x += hearts * _HEARTS.step + 14
        self.canvas.put(figures.token("bullet", 32, self.ground), x, 54)
        x += 38
        x += self.canvas.text(x, 70, str(player.bullets), theme.text, theme.panel, "Bold", 24) + 20
        self.canvas.put(card_back(22, 30, self.ground), x, 56)
        cards = str(player.cards)
        self.canvas.text(x + 30, 70, cards, theme.text, theme.panel, "Bold", 24)

    def _put_bar(self) -> None:
        """Draw how many of the trophies needed to win the player has."""
        wide = round(self.right - _LEFT)
        bar = _bar(wide, self.player.trophies, self.goal, self.theme)
        self.canvas.put(bar, _LEFT, 98)

    def _put_items(self) -> None:
        """Draw effects on the player with a red rim, then items, as many as fit."""
        player, theme = self.player, self.theme
        x, cards = float(_LEFT), shown_in(player, self.right - _LEFT)
        for effect in player.effects:
            self.canvas.put(slot(effect.kind, 42, theme, rim=True, later=not effect.now), x, 122)
            x += _SLOT
        for item in cards:
            self.canvas.put(slot(item.kind, 42, theme), x, 122)
            x += _SLOT
            if item.rolls:
                words = f"×{item.rolls}"
                self.canvas.text(x, 144, words, theme.text, theme.panel)
                x += _ROLLS
        if len(cards) < len(player.items):
            words = f"+{len(player.items) - len(cards)}"
            self.canvas.text(x + 2, 144, words, theme.text, theme.panel, "Bold", 22)
        elif not player.effects and not player.items:
            words = self.look.say("town-no-items")
            self.canvas.text(x, 144, words, theme.muted, theme.panel, size=22)
        words = ", ".join(map(self.look.effect, player.effects))
        if words and not player.items and x + width_of(words, "Semibold", 22) + 4 <= self.right:
            self.canvas.text(x + 4, 144, words, theme.hurt, theme.panel, size=22)


def shown_in(player: PlayerView, room: float) -> tuple[CardView, ...]:
    """The player's items that fit into `room` pixels.

    If not all fit, one place is kept for the number of the others.
    """
    rolls = _ROLLS if player.shotgun else 0
    places = int((room - len(player.effects) * _SLOT - rolls) // _SLOT)
    if len(player.items) <= places:
        return player.items
    return player.items[: max(0, places - 1)]


@lru_cache(maxsize=64)
def _base(width: int, person: Person, acts: bool, theme: Theme) -> Stamp:
    """Return an empty card with a field in the pawn's colour; with `acts`, its frame is yellow."""

    def draw(pen: Pen) -> None:
        draw_frame(pen, acts)
        inset = 4
        pen.box(inset, inset, 96, HEIGHT - inset, person.paint.shade, 9, (True, False, False, True))

    return make_stamp(width, HEIGHT, theme.over(theme.frame), draw)


@lru_cache(maxsize=128)
def _bar(width: int, count: int, goal: int, theme: Theme) -> Stamp:
    """A bar with a field for each trophy."""

    def draw(pen: Pen) -> None:
        field = width / goal
        for number in range(goal):
            colour: Colour = LEVELS["orange"] if number < count else theme.slot
            left = number * field
            pen.box(left, 0, left + field - 2.4, 12, colour, 2)

    return make_stamp(width, 12, theme.over(theme.panel), draw)


@lru_cache(maxsize=256)
def slot(kind: str, side: int, theme: Theme, rim: bool = False, later: bool = False) -> Stamp:
    """A card's drawing on a dark field; `rim` draws a red rim, `later` an arrow.

    The rim means that the card harms, the arrow that it works next turn.
    """

    def draw(pen: Pen) -> None:
        pen.box(0, 0, side, side, HEART if rim else theme.plate_rim, side * 0.16)
        edge = 2.6 if rim else 1.2
        pen.box(edge, edge, side - edge, side - edge, theme.plate_street, side * 0.13)
        inset = side * (0.12 if rim else 0.09)
        draw_symbol(pen, kind, (inset, inset), side - 2 * inset)
        if later:
            pen.disc(side * 0.78, side * 0.78, side * 0.2, HEART)
            x, y, reach = side * 0.78, side * 0.78, side * 0.1
            pen.line([(x - reach, y), (x + reach, y)], side * 0.05, WHITE)
            tip = [(x + reach * 0.2, y - reach), (x + reach, y), (x + reach * 0.2, y + reach)]
            pen.line(tip, side * 0.05, WHITE)

    return make_stamp(side, side, theme.over(theme.panel), draw)


@lru_cache(maxsize=32)
def card_back(width: int, height: int, ground: Base) -> Stamp:
    """The back of an event card."""

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, ground.theme.wall_edge, width * 0.18)
        edge = width * 0.07
        inner = (edge, edge, width - edge, height - edge)
        pen.frame(inner, LEVELS["red"], ground.theme.plate_room, width * 0.08, width * 0.14)
        pen.disc(width / 2, height / 2, width * 0.2, ground.theme.plate_room)

    return make_stamp(width, height, ground, draw)
