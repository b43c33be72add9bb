"""A player's cards, each as large as in the hand, and what lies before the player.

Only a view of the player's own seat knows the cards in hand; every other shows their backs.
"""

from __future__ import annotations

from PIL import Image

from engine.zombies.view import CardView, PlayerView
from renders.kit.alt import first_that_fits
from renders.kit.panel import frame
from renders.kit.pen import Canvas
from renders.kit.text import fitted, wrapped
from renders.zombies import figures, panel
from renders.zombies.cards import SIZE, card_face, face_of, hidden_card
from renders.zombies.look import TownLook
from renders.zombies.panel import slot

WIDTH = 1080
_MARGIN, _GAP = 30, 21
_HEAD, _ROW = 110, 96


def draw_town_hand(look: TownLook, seat: str) -> Image.Image:
    """The hand as this view knows it, in palette mode. KeyError for no seat of this table."""
    theme, player = look.theme, look.seated(seat)
    rows = -(-player.cards // 3)
    items_top = _HEAD + rows * (SIZE[1] + _GAP) + (0 if rows else 56)
    height = items_top + 56 + max(1, len(player.items)) * (_ROW + 12) + 14
    canvas = Canvas.plain(WIDTH, height, theme.over(theme.frame))
    _put_head(canvas, look, player)
    _put_cards(canvas.moved(_MARGIN, _HEAD), look, player)
    put_items(canvas.moved(_MARGIN, items_top), look, player)
    return canvas.image


def town_hand_alt_text(look: TownLook, seat: str) -> str:
    """Each card with what it does, then what lies in front; at most 1,024 characters."""
    player = look.seated(seat)
    name = look.name_of(seat)
    items = ", ".join(look.card(item.kind) for item in player.items)
    front = look.say("town-alt-front", name=name, items=items) if items else ""
    long, short = (
        " ".join(part for part in (_told(look, player, texts=texts), front) if part)
        for texts in (True, False)
    )
    return first_that_fits([long, short])


def _told(look: TownLook, player: PlayerView, texts: bool) -> str:
    """The cards this view knows, or their number."""
    name = look.name_of(player.seat)
    if not player.hand:
        cards = look.say("town-count-cards", count=player.cards)
        return look.say("town-alt-hand-hidden", name=name, cards=cards)
    told = ", ".join(look.card(card.kind) for card in player.hand) + "."
    if texts:
        told = " ".join(_card(look, card) for card in player.hand)
    return look.say("town-alt-hand", name=name, cards=told)


def _card(look: TownLook, card: CardView) -> str:
    text = look.content.cards[card.kind].text.in_(look.language)
    return look.say("town-alt-card", card=look.card(card.kind), text=text)


def _put_head(canvas: Canvas, look: TownLook, player: PlayerView) -> None:
    theme = canvas.theme
    pawn = figures.pawn(look.pawn(player.seat), 68, False, theme.over(theme.frame))
    canvas.put(pawn, _MARGIN, 18)
    title = look.say("town-hand", player=look.name_of(player.seat))
    title = fitted(title, "Black", 40, WIDTH - 2 * _MARGIN - 90)
    canvas.text(_MARGIN + 86, 42, title, theme.text, theme.frame, "Black", 40)
    line = fitted(look.header(), "Semibold", 24, WIDTH - 2 * _MARGIN - 90)
    canvas.text(_MARGIN + 86, 82, line, theme.muted, theme.frame, "Semibold", 24)


def _put_cards(canvas: Canvas, look: TownLook, player: PlayerView) -> None:
    """Faces where the view knows them, else backs."""
    theme = look.theme
    if not player.cards:
        words = look.say("town-hand-empty")
        canvas.text(0, 26, words, theme.muted, theme.frame, "Semibold", 24)
    for number in range(player.cards):
        row, column = divmod(number, 3)
        known = number < len(player.hand)
        stamp = (
            card_face(face_of(look, player.hand[number].kind), theme)
            if known
            else hidden_card(theme)
        )
        canvas.put(stamp, column * (SIZE[0] + _GAP), row * (SIZE[1] + _GAP))


def put_items(canvas: Canvas, look: TownLook, player: PlayerView) -> None:
    """A row for each item in front: drawing, name, what it does."""
    theme, wide = canvas.theme, WIDTH - 2 * _MARGIN
    name = look.name_of(player.seat)
    key = "town-in-front" if player.items else "town-nothing-in-front"
    title = fitted(look.say(key, player=name), "Bold", 28, wide)
    canvas.text(0, 22, title, theme.text, theme.frame, "Bold", 28)
    for number, item in enumerate(player.items):
        shots = look.say("town-shotgun-left", count=player.shotgun)
        note = shots if item.kind == "shotgun" and player.shotgun else ""
        put_row(canvas.moved(0, 56 + number * (_ROW + 12)), look, item.kind, note)


def put_row(canvas: Canvas, look: TownLook, kind: str, note: str, harms: bool = False) -> None:
    """One card in a row of its own; `note` stands at the right of its name."""
    theme, wide = canvas.theme, WIDTH - 2 * _MARGIN
    canvas.put(frame(wide, _ROW, theme), 0, 0)
    canvas.put(slot(kind, 76, theme, rim=harms), 10, 10)
    entry = look.content.cards[kind]
    x = 104 + canvas.text(104, 24, look.card(kind), theme.text, theme.panel, "Bold", 24)
    shown = fitted(note, "Semibold", 21, wide - x - 30)
    canvas.text(wide - 16, 24, shown, theme.muted, theme.panel, "Semibold", 21, "right")
    text = entry.text.in_(look.language)
    for number, line in enumerate(wrapped(text, "Semibold", 20, wide - 124)[:2]):
        canvas.text(104, 52 + number * 25, line, theme.text, theme.panel)


def draw_town_sheet(look: TownLook, seat: str) -> Image.Image:
    """What everybody may know of one player, in palette mode. KeyError for no seat here."""
    theme, player = look.theme, look.seated(seat)
    items_top = 24 + panel.HEIGHT + 20
    effects_top = items_top + 56 + len(player.items) * (_ROW + 12)
    height = effects_top + (56 + len(player.effects) * (_ROW + 12) if player.effects else 0) + 12
    canvas = Canvas.plain(WIDTH, height, theme.over(theme.frame))
    canvas.put(panel.card(look, player, WIDTH - 2 * _MARGIN), _MARGIN, 24)
    put_items(canvas.moved(_MARGIN, items_top), look, player)
    below = canvas.moved(_MARGIN, effects_top)
    if player.effects:
        title = look.say("town-works-on", player=look.name_of(seat))
        title = fitted(title, "Bold", 28, WIDTH - 2 * _MARGIN)
        below.text(0, 22, title, theme.text, theme.frame, "Bold", 28)
    for number, effect in enumerate(player.effects):
        by = look.say("town-by", player=look.name_of(effect.by))
        later = "" if effect.now else look.say("town-next-turn")
        note = " · ".join(part for part in (by, later) if part)
        put_row(below.moved(0, 56 + number * (_ROW + 12)), look, effect.kind, note, harms=True)
    return canvas.image
