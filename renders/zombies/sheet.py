"""One player's sheet: tokens and trophies, what lies in front, what works on the player."""

from __future__ import annotations

from PIL import Image

from renders.kit.pen import Canvas
from renders.kit.text import fitted
from renders.zombies import panel
from renders.zombies.hand import put_items, put_row
from renders.zombies.look import TownLook

WIDTH = 1080
_MARGIN, _ROW = 30, 108


def draw_town_sheet(look: TownLook, seat: str) -> Image.Image:
    """What everybody may know of one player, in palette mode. KeyError for no seat here."""
    theme, player = look.theme, look.seated(seat)
    items_top = 24 + panel.HEIGHT + 20
    effects_top = items_top + 56 + len(player.items) * _ROW
    height = effects_top + (56 + len(player.effects) * _ROW if player.effects else 0) + 12
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
        put_row(below.moved(0, 56 + number * _ROW), look, effect.kind, note, harms=True)
    return canvas.image
