"""A player's event cards, each as large as in the hand, and what lies in front.

Only a view of the player's own seat knows the cards; every other shows their backs.
"""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.zombies.view import CardView, PlayerView, View
from renders.kit.alt import first_that_fits
from renders.kit.page import NOBODY, as_png
from renders.kit.palette import THEMES, Theme, ThemeName
from renders.kit.panel import frame
from renders.kit.pen import Canvas
from renders.kit.text import fitted, wrapped
from renders.zombies import figures
from renders.zombies.cards import SIZE, card_face, face_of, hidden_card
from renders.zombies.figures import pawns_of
from renders.zombies.panel import slot
from renders.zombies.phrases import TownPhrases, brief

WIDTH = 1080
_MARGIN, _GAP = 30, 21
_HEAD, _ROW = 110, 96


def render_town_hand(
    view: View,
    seat: str,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
) -> Image.Image:
    """The hand as this view knows it, in palette mode. KeyError for no seat of this table."""
    phrases, shades = TownPhrases(view, language, brief(players)), THEMES[theme]
    player = phrases.seated(seat)
    rows = -(-player.cards // 3)
    items_top = _HEAD + rows * (SIZE[1] + _GAP) + (0 if rows else 56)
    height = items_top + 56 + max(1, len(player.items)) * (_ROW + 12) + 14
    canvas = Canvas.plain(WIDTH, height, shades.over(shades.frame))
    _put_head(canvas, phrases, player)
    _put_cards(canvas.moved(_MARGIN, _HEAD), phrases, player, shades)
    put_items(canvas.moved(_MARGIN, items_top), phrases, player)
    return canvas.image


town_hand_png = as_png(render_town_hand)


def town_hand_alt_text(
    view: View, seat: str, *, language: str = "en", players: Mapping[str, str] = NOBODY
) -> str:
    """Each card with what it does, then what lies in front; at most 1,024 characters."""
    phrases = TownPhrases(view, language, brief(players))
    player = phrases.seated(seat)
    name = phrases.name_of(seat)
    items = ", ".join(phrases.card(item.kind) for item in player.items)
    front = phrases.say("town-alt-front", name=name, items=items) if items else ""
    long, short = (
        " ".join(part for part in (_told(phrases, player, texts=texts), front) if part)
        for texts in (True, False)
    )
    return first_that_fits([long, short])


def _told(phrases: TownPhrases, player: PlayerView, texts: bool) -> str:
    """The cards this view knows, or their number."""
    name = phrases.name_of(player.seat)
    if not player.hand:
        cards = phrases.say("town-count-cards", count=player.cards)
        return phrases.say("town-alt-hand-hidden", name=name, cards=cards)
    told = ", ".join(phrases.card(card.kind) for card in player.hand) + "."
    if texts:
        told = " ".join(_card(phrases, card) for card in player.hand)
    return phrases.say("town-alt-hand", name=name, cards=told)


def _card(phrases: TownPhrases, card: CardView) -> str:
    text = phrases.content.cards[card.kind].text.in_(phrases.language)
    return phrases.say("town-alt-card", card=phrases.card(card.kind), text=text)


def _put_head(canvas: Canvas, phrases: TownPhrases, player: PlayerView) -> None:
    theme = canvas.theme
    look = pawns_of(phrases.view.seats, phrases.players)[player.seat]
    canvas.put(figures.pawn(look, 68, False, theme.over(theme.frame)), _MARGIN, 18)
    title = phrases.say("town-hand", player=phrases.name_of(player.seat))
    title = fitted(title, "Black", 40, WIDTH - 2 * _MARGIN - 90)
    canvas.text(_MARGIN + 86, 42, title, theme.text, theme.frame, "Black", 40)
    line = fitted(phrases.header(), "Semibold", 24, WIDTH - 2 * _MARGIN - 90)
    canvas.text(_MARGIN + 86, 82, line, theme.muted, theme.frame, "Semibold", 24)


def _put_cards(canvas: Canvas, phrases: TownPhrases, player: PlayerView, theme: Theme) -> None:
    """Faces where the view knows them, else backs."""
    if not player.cards:
        words = phrases.say("town-hand-empty")
        canvas.text(0, 26, words, theme.muted, theme.frame, "Semibold", 24)
    for number in range(player.cards):
        row, column = divmod(number, 3)
        known = number < len(player.hand)
        stamp = (
            card_face(face_of(phrases, player.hand[number].kind), theme)
            if known
            else hidden_card(theme)
        )
        canvas.put(stamp, column * (SIZE[0] + _GAP), row * (SIZE[1] + _GAP))


def put_items(canvas: Canvas, phrases: TownPhrases, player: PlayerView) -> None:
    """A row for each item in front: drawing, name, what it does."""
    theme, wide = canvas.theme, WIDTH - 2 * _MARGIN
    name = phrases.name_of(player.seat)
    key = "town-in-front" if player.items else "town-nothing-in-front"
    title = fitted(phrases.say(key, player=name), "Bold", 28, wide)
    canvas.text(0, 22, title, theme.text, theme.frame, "Bold", 28)
    for number, item in enumerate(player.items):
        shots = phrases.say("town-shotgun-left", count=player.shotgun)
        note = shots if item.kind == "shotgun" and player.shotgun else ""
        put_row(canvas.moved(0, 56 + number * (_ROW + 12)), phrases, item.kind, note)


def put_row(
    canvas: Canvas, phrases: TownPhrases, kind: str, note: str, harms: bool = False
) -> None:
    """One card in a row of its own; `note` stands at the right of its name."""
    theme, wide = canvas.theme, WIDTH - 2 * _MARGIN
    canvas.put(frame(wide, _ROW, theme), 0, 0)
    canvas.put(slot(kind, 76, theme, rim=harms), 10, 10)
    entry = phrases.content.cards[kind]
    x = 104 + canvas.text(104, 24, phrases.card(kind), theme.text, theme.panel, "Bold", 24)
    shown = fitted(note, "Semibold", 21, wide - x - 30)
    canvas.text(wide - 16, 24, shown, theme.muted, theme.panel, "Semibold", 21, "right")
    text = entry.text.in_(phrases.language)
    for number, line in enumerate(wrapped(text, "Semibold", 20, wide - 124)[:2]):
        canvas.text(104, 52 + number * 25, line, theme.text, theme.panel)
