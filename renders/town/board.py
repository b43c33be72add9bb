"""The whole picture: header, the town as it lies, the players' cards and the legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core.event import Event
from engine.zombies.view import View
from renders.board import NOBODY, to_png
from renders.palette import THEMES, ThemeName
from renders.pen import Canvas
from renders.town import panel
from renders.town.changes import changes_in
from renders.town.figures import pawns_of
from renders.town.header import HEIGHT, header, headline_of
from renders.town.layers import put_town
from renders.town.legend import legend, signs_in
from renders.town.phrases import TownPhrases, brief
from renders.town.plan import LETTERED, MARGIN, NARROW, plan_of


def render_town(
    view: View,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
    events: Sequence[Event] = (),
) -> Image.Image:
    """The town as this view shows it, in palette mode; `players` are names shown for seats.

    What the events changed is marked.
    """
    shades = THEMES[theme]
    phrases = TownPhrases(view, language, brief(players))
    plan, width = plan_of((tile.x, tile.y) for tile in view.tiles)
    pawns = pawns_of(view.seats, players)
    columns = 2 if width == NARROW or len(view.players) in (2, 4) else 3
    rows = -(-len(view.players) // columns)
    changes = changes_in(events, view)
    below = legend(signs_in(phrases, plan, changes), width, shades)
    cards_top = HEIGHT + plan.rows * plan.tile + 22
    legend_top = cards_top + rows * (panel.HEIGHT + panel.GUTTER) + 6
    canvas = Canvas.plain(width, legend_top + below.height, shades.over(shades.frame))
    canvas.put(header(headline_of(phrases), width, shades), 0, 0)
    put_town(canvas.moved(0, HEIGHT), plan, view, pawns, changes)
    wide = (width - 2 * MARGIN - (columns - 1) * panel.GUTTER) // columns
    for number, player in enumerate(view.players):
        row, column = divmod(number, columns)
        facts = panel.facts_of(phrases, player, pawns[player.seat])
        stamp = panel.player_card(facts, wide, phrases.say("town-no-items"), shades)
        left = MARGIN + column * (wide + panel.GUTTER)
        canvas.put(stamp, left, cards_top + row * (panel.HEIGHT + panel.GUTTER))
    canvas.put(below, 0, legend_top)
    return canvas.image


def town_png(
    view: View,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
    events: Sequence[Event] = (),
) -> bytes:
    """The picture as PNG; the same view gives the same bytes."""
    picture = render_town(view, language=language, players=players, theme=theme, events=events)
    return to_png(picture)


def town_is_small(view: View) -> bool:
    """Whether the whole town is drawn too small to show the names of its squares."""
    plan, _ = plan_of((tile.x, tile.y) for tile in view.tiles)
    return plan.side < LETTERED
