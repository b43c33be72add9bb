"""The whole picture of a round: header, board, survivors' cards and legend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core.event import Event
from engine.family.view import View
from engine.games import load_content
from renders.family import cards
from renders.family.figures import NO_MARKS, Marks, put_tokens, riders_of
from renders.family.happened import happened_in
from renders.family.header import NARROW, header, headline_of, side_header
from renders.family.legend import legend, occurring_in, side_legend
from renders.family.moves import marks_of
from renders.family.upright import as_drawn
from renders.kit.page import NOBODY, Page, as_png, card_width, height_of, put_cards
from renders.kit.palette import THEMES, Theme, ThemeName
from renders.kit.pen import Canvas, Stamp
from renders.zones.geometry import MARGIN, PANEL, geometry_of
from renders.zones.ground import put_ground


def render_board(
    view: View,
    *,
    language: str = "en",
    players: Mapping[str, str] = NOBODY,
    theme: ThemeName = "night",
    events: Sequence[Event] = (),
) -> Image.Image:
    """The table as this view shows it; `players` are the names shown for seats.

    `events` happened since the last picture: who moved has an arrow, who fell a grave, and the
    steps of the zombies' turn have their numbers.
    The picture is in palette mode, 1080 pixels wide for boards up to two tiles across, else 1500.
    A board wider than three tiles is turned a quarter and has its panel at the side.
    """
    view = as_drawn(view)
    marks = marks_since(view, events, language)
    if geometry_of(view.board).tall:
        return _beside(view, language, players, THEMES[theme], marks)
    return _above_and_below(view, language, players, THEMES[theme], marks)


def marks_since(view: View, events: Sequence[Event], language: str) -> Marks:
    """What happened, for a picture of the board as it is drawn afterwards."""
    if not events:
        return NO_MARKS
    content = load_content(view.ruleset)
    return marks_of(geometry_of(view.board), view, happened_in(events), content, language)


def _above_and_below(
    view: View, language: str, players: Mapping[str, str], theme: Theme, marks: Marks
) -> Image.Image:
    """The board between its header and its cards."""
    content, geometry = load_content(view.ruleset), geometry_of(view.board)
    width = geometry.width
    top = header(headline_of(view, content, language), width, language, theme)
    below = legend(occurring_in(view, content, marks), width, language, theme)
    columns = 2 if width < NARROW else 3
    people = _cards(view, language, players, card_width(width - 2 * MARGIN, columns), theme)

    def put_board(canvas: Canvas) -> None:
        put_ground(canvas, geometry, view.lit_buildings)
        put_tokens(canvas, geometry, view, content, language, marks)

    page = Page(top, people, columns, below, MARGIN, (10, 4))
    return page.around(geometry.height, put_board, theme)


def _beside(
    view: View, language: str, players: Mapping[str, str], theme: Theme, marks: Marks
) -> Image.Image:
    """A tall board with everything else in a panel at its side."""
    content, geometry = load_content(view.ruleset), geometry_of(view.board)
    top = side_header(headline_of(view, content, language), PANEL, language, theme)
    below = side_legend(occurring_in(view, content, marks), PANEL, language, theme)
    people = _cards(view, language, players, PANEL, theme)
    legend_top = top.height + height_of(people, 1) + 6
    height = max(geometry.height, legend_top + below.height)
    canvas = Canvas.plain(geometry.width + PANEL + MARGIN, height, theme.over(theme.frame))
    put_ground(canvas, geometry, view.lit_buildings)
    put_tokens(canvas, geometry, view, content, language, marks)
    panel = canvas.moved(geometry.width, 0)
    panel.put(top, 0, 0)
    put_cards(panel.moved(0, top.height), people, 1)
    panel.put(below, 0, legend_top)
    return canvas.image


def _cards(
    view: View, language: str, players: Mapping[str, str], width: int, theme: Theme
) -> list[Stamp]:
    """A card for each survivor, in the view's order."""
    riding, zones = riders_of(view), view.board.zones
    return [
        cards.card(
            view.ruleset,
            one,
            cards.Place(zones[one.zone].kind == "street", one.id in riding),
            language,
            players.get(one.seat, one.seat),
            width,
            theme,
        )
        for one in view.survivors
    ]


board_png = as_png(render_board)
