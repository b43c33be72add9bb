"""Pictures of Zombies!!! with their alt texts; drawn beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import engine
import renders
from bot.games.kit import Players, Theme
from bot.games.zombies.places import spot_cells
from bot.pictures import Picture, drawn
from engine.spaces.squares import Cell
from engine.zombies.view import View


def board(
    view: View,
    language: str,
    players: Players,
    theme: Theme = "night",
    events: Sequence[engine.Event] = (),
) -> Picture:
    """The whole town; what the events changed is marked."""
    draw = partial(
        renders.town_png, view, language=language, players=players, theme=theme, events=events
    )
    return drawn("town.png", draw, renders.town_alt_text(view, language=language, players=players))


def around(view: View, seat: str, language: str, players: Players, theme: Theme) -> Picture:
    """The surroundings of a seat's pawn, larger."""
    draw = partial(
        renders.town_around_png, view, seat, language=language, players=players, theme=theme
    )
    alt = renders.town_around_alt_text(view, seat, language=language, players=players)
    return drawn("around.png", draw, alt)


def spots(view: View, group: str, language: str, players: Players) -> Picture:
    """Where the tile may be laid; of one cell the ways to turn it."""
    cell = cell_of(group)
    draw = partial(renders.town_spots_png, view, cell=cell, language=language, players=players)
    alt = renders.town_spots_alt_text(view, cell=cell, language=language, players=players)
    return drawn("places.png", draw, alt)


def hand(view: View, seat: str, language: str, players: Players) -> Picture:
    """A seat's own cards, as its view knows them."""
    draw = partial(renders.town_hand_png, view, seat, language=language, players=players)
    alt = renders.town_hand_alt_text(view, seat, language=language, players=players)
    return drawn("hand.png", draw, alt)


def sheet(view: View, seat: str, language: str, players: Players) -> Picture:
    """What lies before a player."""
    draw = partial(renders.town_sheet_png, view, seat, language=language, players=players)
    alt = renders.town_sheet_alt_text(view, seat, language=language, players=players)
    return drawn("sheet.png", draw, alt)


def cell_of(group: str) -> Cell | None:
    """The cell that a group of places names."""
    if not group:
        return None
    x, y = (int(part) for part in group.split(","))
    return x, y


def number_of(view: View, group: str) -> int:
    """The number of that cell in the picture."""
    cells = spot_cells(view)
    cell = cell_of(group)
    return cells.index(cell) + 1 if cell in cells else 0
