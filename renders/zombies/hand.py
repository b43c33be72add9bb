"""A player's cards at full size, with the items in front of the player.

Only a view of the player's own seat knows the cards in hand; every other view shows backs.
"""

from __future__ import annotations

from PIL import Image

from engine.zombies.view import CardView, PlayerView
from renders.kit.alt import first_that_fits
from renders.kit.inks import to_palette
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, wrapped
from renders.zombies import figures, panel
from renders.zombies.cards import card_face, face_of, hidden_card
from renders.zombies.look import TownLook
from renders.zombies.panel import card_back, slot

WIDTH, HEIGHT = 1210, 770
"""The size in pixels; a message shows it 550 by 350."""
_LEAST, _LINE = 22, 27
"""The smallest type in pixels, 7 on a phone 390 pixels wide, and the height of its line."""
_MARGIN, _GAP = 22, 21
_INNER = WIDTH - 2 * _MARGIN
_HEAD, _ROW, _LOW = 104, 96, 60
"""In pixels: the height of the title, of an item's row, and of an item below the hand."""
_BACK, _WIDE_GAP = (137, 200), 94
"""In pixels: the size of a card's back, and the space between the cards of a hand of three."""
_BESIDE = 400
"""The least width in pixels for items beside the hand."""


def draw_town_hand(look: TownLook, seat: str) -> Image.Image:
    """The hand as far as the view shows it, as a palette image.

    Raises KeyError for an unknown seat.
    """
    theme, player = look.theme, look.seated(seat)
    canvas = Canvas.plain(WIDTH, HEIGHT, theme.over(theme.frame))
    _put_head(canvas, look, player)
    wide, bottom = _put_cards(canvas.moved(_MARGIN, _HEAD), look, player)
    left = _INNER - wide - (_GAP if wide else 0)
    if left >= _BESIDE:
        beside = canvas.moved(WIDTH - _MARGIN - left, _HEAD)
        bottom = max(bottom, put_items(beside, look, player, left))
    else:
        below = canvas.moved(_MARGIN, _HEAD + bottom + 14)
        bottom += 14 + _put_names(below, look, player)
    return canvas.image.crop((0, 0, WIDTH, min(HEIGHT, _HEAD + bottom + 16)))


def town_hand_alt_text(look: TownLook, seat: str) -> str:
    """Each card with its effect, then the player's items, in at most 1,024 characters.

    Raises KeyError for an unknown seat.
    """
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
    """Return the cards in a hand, in words, if this view knows them, else how many there are.

    With `texts`, each card has its effect.
    """
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


def _put_cards(canvas: Canvas, look: TownLook, player: PlayerView) -> tuple[int, int]:
    """Draw faces if the view knows them, else backs; returns the width and height they take."""
    theme, count = look.theme, player.cards
    if not count:
        words = look.say("town-hand-empty")
        taken = canvas.text(0, 16, words, theme.muted, theme.frame, "Semibold", 24)
        return round(taken), 40
    known = [card_face(face_of(look, card.kind), theme) for card in player.hand]
    back = card_back(*_BACK, theme.over(theme.frame))
    stamps = [*known, *[hidden_card(theme) if known else back] * (count - len(known))]
    step = stamps[0].width + (_WIDE_GAP if len(known) == 3 else _GAP)
    size = ((count - 1) * step + stamps[0].width, stamps[0].height)
    row = Canvas.plain(*size, theme.over(theme.frame))
    for number, stamp in enumerate(stamps):
        row.put(stamp, number * step, 0)
    shown = row.image
    if size[0] > _INNER:
        small = shown.convert("RGB")
        small.thumbnail((_INNER, size[1]), Image.Resampling.LANCZOS)
        shown = to_palette(small, theme)
    canvas.put(Stamp(shown, None), 0, 0)
    return shown.width, shown.height


def _put_names(canvas: Canvas, look: TownLook, player: PlayerView) -> int:
    """Draw the player's items in one row of small cards, each with its drawing and name.

    If not all fit, a number stands for the others. Return the height used, in pixels.
    """
    theme, across = canvas.theme, 4
    top, wide = _put_title(canvas, look, player, _INNER), (_INNER - 3 * 10) // 4
    shown = player.items if len(player.items) <= across else player.items[: across - 1]
    for number, item in enumerate(shown):
        x = number * (wide + 10)
        canvas.put(frame(wide, _LOW, theme), x, top)
        canvas.put(slot(item.kind, 48, theme), x + 6, top + 6)
        name = look.card(item.kind) + (f" ×{item.rolls}" if item.rolls else "")
        lines = wrapped(name, "Bold", _LEAST, wide - 70)[:2]
        for line, words in enumerate(lines):
            middle = top + _LOW / 2 - 12 * (len(lines) - 1) + line * 24
            part = fitted(words, "Bold", _LEAST, wide - 66)
            canvas.text(x + 62, middle, part, theme.text, theme.panel, "Bold", _LEAST)
    if len(shown) < len(player.items):
        words = f"+{len(player.items) - len(shown)}"
        x = len(shown) * (wide + 10) + 16
        canvas.text(x, top + _LOW / 2, words, theme.text, theme.frame, "Bold", 28)
    return top + (_LOW if shown else 0)


def _put_title(canvas: Canvas, look: TownLook, player: PlayerView, wide: int) -> int:
    """Write whose items these are; returns the y coordinate where they begin."""
    key = "town-in-front" if player.items else "town-nothing-in-front"
    title = fitted(look.say(key, player=look.name_of(player.seat)), "Bold", 26, wide)
    canvas.text(0, 16, title, canvas.theme.text, canvas.theme.frame, "Bold", 26)
    return 40


def put_items(canvas: Canvas, look: TownLook, player: PlayerView, wide: int) -> int:
    """Draw a row for each of the player's items: drawing, name, effect; return the height used."""
    top = _put_title(canvas, look, player, wide)
    shown, room = player.items, HEIGHT - canvas.top - top - 16
    while sum(_height_of(look, item.kind, wide) + 10 for item in shown) > room:
        shown, room = shown[:-1], HEIGHT - canvas.top - top - 60
    for item in shown:
        note = look.say("town-shotgun-left", count=item.rolls) if item.rolls else ""
        top += put_row(canvas.moved(0, top), look, item.kind, note, wide) + 10
    if len(shown) < len(player.items):
        words = ", ".join(look.card(item.kind) for item in player.items[len(shown) :])
        words = fitted(words, "Bold", 22, wide)
        canvas.text(0, top + 20, words, canvas.theme.text, canvas.theme.frame, "Bold", 22)
        top += 44
    return top


def put_row(
    canvas: Canvas, look: TownLook, kind: str, note: str, wide: int, harms: bool = False
) -> int:
    """Draw a row for one card, with `note` at the right of its name; return its height in pixels.

    `harms` gives the card's drawing a red rim.
    """
    theme, high = canvas.theme, _height_of(look, kind, wide)
    canvas.put(frame(wide, high, theme), 0, 0)
    canvas.put(slot(kind, 76, theme, rim=harms), 10, 10)
    x = 104 + canvas.text(104, 24, look.card(kind), theme.text, theme.panel, "Bold", 24)
    shown = fitted(note, "Semibold", _LEAST, wide - x - 30)
    canvas.text(wide - 16, 24, shown, theme.muted, theme.panel, "Semibold", _LEAST, "right")
    for number, line in enumerate(_lines(look, kind, wide)):
        middle = 54 + number * _LINE
        canvas.text(104, middle, line, theme.text, theme.panel, "Semibold", _LEAST)
    return high


def _lines(look: TownLook, kind: str, wide: int) -> list[str]:
    """What a card does, in the lines of a row `wide` pixels wide."""
    text = look.content.cards[kind].text.in_(look.language)
    return wrapped(text, "Semibold", _LEAST, wide - 116)


def _height_of(look: TownLook, kind: str, wide: int) -> int:
    """The height in pixels of a card's row, with room for all that the card does."""
    return max(_ROW, 48 + _LINE * len(_lines(look, kind, wide)))


def draw_town_sheet(look: TownLook, seat: str) -> Image.Image:
    """What everybody may know of one player, as a palette image.

    Raises KeyError for an unknown seat.
    """
    theme, player = look.theme, look.seated(seat)
    canvas = Canvas.plain(WIDTH, HEIGHT, theme.over(theme.frame))
    canvas.put(panel.card(look, player, _INNER), _MARGIN, 22)
    wide, top = (_INNER - _GAP) // 2 if player.effects else _INNER, 22 + panel.HEIGHT + 18
    below = canvas.moved(_MARGIN, top)
    bottom = put_items(below, look, player, wide)
    if player.effects:
        bottom = max(bottom, _put_effects(below.moved(wide + _GAP, 0), look, player, wide))
    return canvas.image.crop((0, 0, WIDTH, min(HEIGHT, top + bottom + 12)))


def _put_effects(canvas: Canvas, look: TownLook, player: PlayerView, wide: int) -> int:
    """Draw the effects on the player, with who played them; returns the height used."""
    theme, top = canvas.theme, 40
    title = look.say("town-works-on", player=look.name_of(player.seat))
    canvas.text(0, 16, fitted(title, "Bold", 26, wide), theme.text, theme.frame, "Bold", 26)
    for effect in player.effects:
        by = look.say("town-by", player=look.name_of(effect.by))
        later = "" if effect.now else look.say("town-next-turn")
        note = " · ".join(part for part in (by, later) if part)
        top += put_row(canvas.moved(0, top), look, effect.kind, note, wide, harms=True) + 10
    return top
