"""Pictures of Zombies!!! with their alt texts; drawn beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence

import engine
import renders
from bot.games.face import Players, Theme
from bot.games.zombies.places import spot_cells
from bot.pictures import Picture
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
    picture = renders.town_png(view, language=language, players=players, theme=theme, events=events)
    return "town.png", picture, renders.town_alt_text(view, language=language, players=players)


def around(view: View, seat: str, language: str, players: Players, theme: Theme) -> Picture:
    """The surroundings of a seat's pawn, larger."""
    picture = renders.town_around_png(view, seat, language=language, players=players, theme=theme)
    alt = renders.town_around_alt_text(view, seat, language=language, players=players)
    return "around.png", picture, alt


def spots(view: View, group: str, language: str, players: Players) -> Picture:
    """Where the tile may be laid; of one cell the ways to turn it."""
    cell = cell_of(group)
    picture = renders.town_spots_png(view, cell=cell, language=language, players=players)
    alt = renders.town_spots_alt_text(view, cell=cell, language=language, players=players)
    return "places.png", picture, alt


def hand(view: View, seat: str, language: str, players: Players) -> Picture:
    """A seat's own cards, as its view knows them."""
    picture = renders.town_hand_png(view, seat, language=language, players=players)
    alt = renders.town_hand_alt_text(view, seat, language=language, players=players)
    return "hand.png", picture, alt


def sheet(view: View, seat: str, language: str, players: Players) -> Picture:
    """What lies before a player."""
    picture = renders.town_sheet_png(view, seat, language=language, players=players)
    alt = renders.town_sheet_alt_text(view, seat, language=language, players=players)
    return "sheet.png", picture, alt


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
