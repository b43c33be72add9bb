"""One player's sheet: tokens and trophies, what lies in front, what works on the player."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.zombies.view import View
from renders.kit.page import NOBODY, as_png
from renders.kit.palette import THEMES, ThemeName
from renders.kit.pen import Canvas
from renders.kit.text import fitted
from renders.zombies import panel
from renders.zombies.figures import pawns_of
from renders.zombies.hand import put_items, put_row
from renders.zombies.phrases import TownPhrases, brief

WIDTH = 1080
_MARGIN, _ROW = 30, 108


def render_town_sheet(
    view: View,
    seat: str,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
) -> Image.Image:
    """What everybody may know of one player, in palette mode. KeyError for no seat here."""
    phrases, shades = TownPhrases(view, language, brief(players)), THEMES[theme]
    player = phrases.seated(seat)
    items_top = 24 + panel.HEIGHT + 20
    effects_top = items_top + 56 + len(player.items) * _ROW
    height = effects_top + (56 + len(player.effects) * _ROW if player.effects else 0) + 12
    canvas = Canvas.plain(WIDTH, height, shades.over(shades.frame))
    facts = panel.facts_of(phrases, player, pawns_of(view.seats, players)[seat])
    card = panel.player_card(facts, WIDTH - 2 * _MARGIN, phrases.say("town-no-items"), shades)
    canvas.put(card, _MARGIN, 24)
    put_items(canvas.moved(_MARGIN, items_top), phrases, player)
    below = canvas.moved(_MARGIN, effects_top)
    if player.effects:
        title = phrases.say("town-works-on", player=phrases.name_of(seat))
        title = fitted(title, "Bold", 28, WIDTH - 2 * _MARGIN)
        below.text(0, 22, title, shades.text, shades.frame, "Bold", 28)
    for number, effect in enumerate(player.effects):
        by = phrases.say("town-by", player=phrases.name_of(effect.by))
        later = "" if effect.now else phrases.say("town-next-turn")
        note = " · ".join(part for part in (by, later) if part)
        put_row(below.moved(0, 56 + number * _ROW), phrases, effect.kind, note, harms=True)
    return canvas.image


town_sheet_png = as_png(render_town_sheet)
