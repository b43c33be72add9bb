"""What is around one player, enlarged: the tile of the pawn and those beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core.event import Event
from engine.zombies.view import PlayerView, View
from renders.kit.page import NOBODY, as_png
from renders.kit.palette import THEMES, Theme, ThemeName
from renders.kit.panel import frame
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted
from renders.zombies import figures, panel
from renders.zombies.changes import changes_in
from renders.zombies.figures import pawns_of
from renders.zombies.layers import put_town
from renders.zombies.legend import legend, signs_in
from renders.zombies.phrases import TownPhrases, brief
from renders.zombies.plan import MARGIN, NARROW, TownPlan

_TOP, _GAP = 84, 20
_LARGEST, _TALLEST = 480, 1100
_NEAREST = 5
"""Lines of the list beside the card."""


def render_town_around(
    view: View,
    seat: str,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
    events: Sequence[Event] = (),
) -> Image.Image:
    """The surroundings of one player's pawn, in palette mode. KeyError for no seat of this table.

    What the events changed is marked.
    """
    phrases, shades = TownPhrases(view, language, brief(players)), THEMES[theme]
    player = phrases.seated(seat)
    plan, changes = window_round(view, player), changes_in(events, view)
    pawns = pawns_of(view.seats, players)
    below = legend(signs_in(phrases, plan, changes), NARROW, shades)
    card_top = _TOP + plan.rows * plan.tile + _GAP
    height = card_top + panel.HEIGHT + _GAP + below.height
    canvas = Canvas.plain(NARROW, height, shades.over(shades.frame))
    _put_title(canvas, phrases, seat)
    put_town(canvas.moved(0, _TOP), plan, view, pawns, changes)
    facts = panel.facts_of(phrases, player, pawns[seat])
    card = panel.player_card(facts, 503, phrases.say("town-no-items"), shades)
    canvas.put(card, MARGIN, card_top)
    _put_near(canvas.moved(MARGIN + 503 + _GAP, card_top), phrases, player)
    canvas.put(below, 0, card_top + panel.HEIGHT + _GAP)
    return canvas.image


town_around_png = as_png(render_town_around)


def window_round(
    view: View, player: PlayerView, room: tuple[int, int] = (NARROW - 2 * MARGIN, _TALLEST)
) -> TownPlan:
    """Three by three cells round the pawn's tile, less rows and columns without a tile.

    `room` is the most that they take in width and height; they lie in the middle of a narrow
    picture.
    """
    tile = view.tiles[view.town.squares[player.square].tile - 1]
    near = [
        (one.x, one.y)
        for one in view.tiles
        if abs(one.x - tile.x) <= 1 and abs(one.y - tile.y) <= 1
    ]
    west, east = min(x for x, _ in near), max(x for x, _ in near)
    north, south = min(y for _, y in near), max(y for _, y in near)
    cols, rows = east - west + 1, south - north + 1
    tile = min(room[0] // cols, room[1] // rows, _LARGEST) // 3 * 3
    return TownPlan(west, north, cols, rows, tile, (NARROW - cols * tile) // 2, 0)


def near_zombies(view: View, square: str) -> list[tuple[str, int]]:
    """Squares with a zombie and how far they are, the nearest first."""
    far, zombies = view.town.distances(square), frozenset(view.zombies)
    return [(name, steps) for name, steps in far.items() if name in zombies]


def near_tokens(view: View, square: str) -> list[tuple[str, int]]:
    """Squares with a token and how far they are, the nearest first."""
    far = view.town.distances(square)
    return [(name, steps) for name, steps in far.items() if name in view.tokens]


def _put_title(canvas: Canvas, phrases: TownPhrases, seat: str) -> None:
    theme = canvas.theme
    title = phrases.say("town-around", player=phrases.name_of(seat))
    title = fitted(title, "Black", 40, 520)
    x = MARGIN + canvas.text(MARGIN, 42, title, theme.text, theme.frame, "Black", 40) + 22
    line = fitted(phrases.header(), "Semibold", 25, NARROW - x - MARGIN)
    canvas.text(x, 46, line, theme.muted, theme.frame, "Semibold", 25)


def _put_near(canvas: Canvas, phrases: TownPhrases, player: PlayerView) -> None:
    """The nearest zombies and tokens, each with its square and the steps to it."""
    view, theme = phrases.view, canvas.theme
    wide = NARROW - 2 * MARGIN - 503 - _GAP
    canvas.put(frame(wide, panel.HEIGHT, theme), 0, 0)
    title = phrases.say("town-nearest")
    canvas.text(18, 28, title, theme.text, theme.panel, "Bold", 24)
    zombies = near_zombies(view, player.square)[:_NEAREST]
    tokens = near_tokens(view, player.square)[:_NEAREST]
    for number, (square, steps) in enumerate(zombies):
        stamp = figures.zombie(38, theme.over(theme.panel))
        _put_found(canvas.moved(18 + number * 92, 86), (stamp, square, steps), view, theme)
    for number, (square, steps) in enumerate(tokens):
        stamp = figures.token(view.tokens[square], 34, theme.over(theme.panel))
        _put_found(canvas.moved(18 + number * 92, 142), (stamp, square, steps), view, theme)
    if not zombies and not tokens:
        words = phrases.say("town-nothing-near")
        canvas.text(18, 86, words, theme.muted, theme.panel)


def _put_found(canvas: Canvas, found: tuple[Stamp, str, int], view: View, theme: Theme) -> None:
    stamp, square, steps = found
    ground = theme.over(theme.panel)
    canvas.put(stamp, 0, -stamp.height / 2)
    inside = view.town.squares[square].inside
    canvas.put(figures.name_plate(square, inside, True, ground), stamp.width + 5, -25)
    canvas.text(stamp.width + 8, 14, f"→ {steps}", theme.text, theme.panel, "Bold", 20)
