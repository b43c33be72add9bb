"""A player's card in the picture of a round."""

from __future__ import annotations

from dataclasses import replace

from engine.zombies.view import PlayerView
from renders.kit import inline
from renders.kit.inline import LEAST, MARK, CardRoom
from renders.kit.kept import Kept
from renders.kit.panel import Gauge, gauge
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import SMALLEST, fitted
from renders.zombies import figures, panel
from renders.zombies.look import TownLook

KEPT = Kept(96)
_FIELD, _ROOMY = 84, 440
"""In pixels: the width of the pawn's field, and of a card that also says how many trophies win."""
_HEARTS = Gauge("heart", "lost-heart", 34, 38)


def small_card(look: TownLook, player: PlayerView, room: CardRoom) -> Stamp:
    """The card of one player; the number of cards in hand is shown, not the cards."""
    seat, view = player.seat, look.view
    acts = seat in view.acting and view.outcome is None
    shown = (replace(player, hand=()), look.pawn(seat), look.name_of(seat), view.trophies, acts)
    inside = view.town.squares[player.square].inside
    key = (*shown, inside, at_hand(look, player), look.language, room, look.theme)
    return KEPT.of(key, lambda: _Card(look, player, room).drawn(acts))


def at_hand(look: TownLook, player: PlayerView) -> tuple[int, int]:
    """How many zombies are on a player's square, and how many on the squares beside it."""
    zombies, far = frozenset(look.view.zombies), look.view.town.distances(player.square)
    near = sum(1 for name, steps in far.items() if steps == 1 and name in zombies)
    return int(player.square in zombies), near


class _Card:
    """One card while it is drawn."""

    def __init__(self, look: TownLook, player: PlayerView, room: CardRoom):
        self.look, self.player, self.theme = look, player, look.theme
        self.width, self.height = room
        self.canvas = Canvas.plain(*room, look.over(look.theme.frame))
        self.ground = look.over(look.theme.panel)
        self.left, self.right = 8 + _FIELD + 12, self.width - 14
        step = (self.height - 20) / 3
        self.rows = tuple(10 + step * (number + 0.5) for number in range(3))

    def drawn(self, acts: bool) -> Stamp:
        self._put_base(acts)
        right = self._put_trophies()
        self._put_name(right)
        self._put_counts(self._put_lives())
        self._put_items(self._put_at_hand())
        return Stamp(self.canvas.image, None)

    def _text(self, x: float, middle: float, words: str, size: int) -> float:
        theme = self.theme
        return self.canvas.text(x, middle, words, theme.text, theme.panel, "Black", size)

    def _number(self, x: float, middle: float, words: str) -> float:
        stamp = inline.number(words, self.theme.text, self.ground)
        self.canvas.put(stamp, x, middle - stamp.height / 2)
        return stamp.width

    def _put_base(self, acts: bool) -> None:
        """Draw the frame, and the pawn on its colour."""
        person = self.look.pawn(self.player.seat)
        self.canvas.put(inline.frame(self.width, self.height, self.theme, acts), 0, 0)
        shade = person.paint.shade
        self.canvas.fill((8, 8, 8 + _FIELD, self.height - 8), shade)
        pawn = figures.pawn(person, 78, False, self.theme.over(shade), MARK)
        self.canvas.put_middle(pawn, 8 + _FIELD / 2, self.height / 2)

    def _put_trophies(self) -> float:
        of = f"/{self.look.view.trophies}" if self.width >= _ROOMY else ""
        words = f"{self.player.trophies}{of}"
        stamp = inline.counted(self.player.trophies, words, self.theme.text, self.ground)
        x = self.right - stamp.width
        self.canvas.put(stamp, x, self.rows[0] - stamp.height / 2)
        sign = figures.zombie(38, self.ground)
        self.canvas.put(sign, x - sign.width - 8, self.rows[0] - sign.height / 2)
        return x - sign.width - 16

    def _put_name(self, right: float) -> None:
        player, middle = self.player, self.rows[0]
        inside = self.look.view.town.squares[player.square].inside
        plate = figures.name_plate(player.square, inside, True, self.ground, MARK / SMALLEST)
        room = right - self.left - plate.width - 14
        name = fitted(self.look.name_of(player.seat), "Black", LEAST, room)
        x = self.left + self._text(self.left, middle, name, LEAST) + 12
        self.canvas.put(plate, x, middle - plate.height / 2)

    def _put_lives(self) -> float:
        player, middle = self.player, self.rows[1]
        count = panel.lives_shown(player, self.look.content.figures.life)
        stamp = gauge(_HEARTS, player.life, count, self.ground)
        self.canvas.put(stamp, self.left, middle - stamp.height / 2)
        return self.left + stamp.width + 14

    def _put_counts(self, x: float) -> None:
        """Draw bullets and cards in hand."""
        player, middle = self.player, self.rows[1]
        bullet = figures.token("bullet", 38, self.ground)
        card = panel.card_back(28, 38, self.ground)
        for sign, count in ((bullet, player.bullets), (card, player.cards)):
            self.canvas.put(sign, x, middle - sign.height / 2)
            x += sign.width + 8
            x += self._number(x, middle, str(count)) + 16

    def _put_at_hand(self) -> float:
        """Draw zombies here and near in the last row; returns the x coordinate where they begin."""
        here, near = at_hand(self.look, self.player)
        say, right = self.look.say, float(self.right)
        told = [(near, "inline-near", False), (here, "inline-here", True)]
        found = [inline.chip(count, say(key, count=count), loud, self.ground)
                 for count, key, loud in told if count]  # fmt: skip
        for stamp in found:
            right -= stamp.width
            self.canvas.put(stamp, right, self.rows[2] - stamp.height / 2)
            right -= 8
        return right

    def _put_items(self, right: float) -> None:
        """Draw effects on the player, then items, as many as fit; or that the player died."""
        player, middle, x, theme = self.player, self.rows[2], float(self.left), self.theme
        if player.fallen:
            words = fitted(self.look.say("town-fallen"), "Bold", LEAST, right - x)
            self.canvas.text(x, middle, words, theme.hurt, theme.panel, "Bold", LEAST)
            return
        cards = [(each.kind, True, not each.now) for each in player.effects]
        cards += [(each.kind, False, False) for each in player.items]
        for number, (kind, rim, later) in enumerate(cards):
            left = len(cards) - number
            if x + 44 + (62 if left > 1 else 0) > right:
                self._number(x, middle, f"+{left}")
                return
            self.canvas.put(panel.slot(kind, 42, theme, rim=rim, later=later), x, middle - 21)
            x += 48
