"""Tables put before the menu without a Discord, and what the menu of a seat offers."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.play.menu import Menu, Place, menu_of
from bot.store.records import Record, Seat
from bot.store.store import Store
from bot.table.controls import GameButton, GameSelect, Press
from bot.table.tables import Game, Loaded, OpenTable, Tables

LONGEST_ENTRY = 100


def sitting_of(game: Game, language: str = "en") -> OpenTable:
    """A table as the bot has it in memory."""
    seats = [Seat(seat, seat, list(figures)) for seat, figures in game.seats.items()]
    record = Record(1, 2, game.rules.id, game.mission, language, "playing", id=3, seats=seats)
    tables = Tables(Store("sqlite+aiosqlite://"))
    return OpenTable(tables, 2, Loaded(record, game))


def selects(view: discord.ui.View) -> dict[str, list[discord.SelectOption]]:
    """What each select of the menu offers, by what it is for."""
    found: dict[str, list[discord.SelectOption]] = {}
    for item in view.children:
        if isinstance(item, GameSelect):
            what = str(item.item.custom_id).split(":")[3]
            found[what] = list(item.item.options)
    return found


def buttons(view: discord.ui.View) -> Iterator[Press]:
    """The presses of the buttons that can be pressed."""
    for item in view.children:
        if isinstance(item, GameButton) and not item.item.disabled:
            press = Press.read(str(item.item.custom_id))
            assert press is not None
            yield press


def pressed(view: discord.ui.View) -> Iterator[tuple[str, str]]:
    """The moves that are buttons: their tags and how they read."""
    for item in view.children:
        if isinstance(item, GameButton):
            press = Press.read(str(item.item.custom_id))
            if press is not None and press.what == "do":
                yield press.arg, str(item.item.label)


def offered_moves(game: Game, seat: str, language: str = "en") -> dict[str, str]:
    """Every move the seat can choose by pressing alone: its tag and how it reads."""
    table, found = sitting_of(game, language), dict[str, str]()

    def shown(place: Place) -> Menu:
        menu = menu_of(table, table.chair(seat, language), place)
        for options in selects(menu.view).values():
            assert 1 <= len(options) <= 25
            assert all(1 <= len(one.label) <= LONGEST_ENTRY for one in options)
        return menu

    for leader in _leaders(shown(Place())):
        for kind in selects(shown(leader).view).get("kind", []):
            place: Place | None = Place(leader.leader, kind.value)
            while place is not None:
                view = shown(place).view
                found |= {one.value: one.label for one in selects(view).get("do", [])}
                found |= dict(pressed(view))
                place = _next_page(view, place)
    return found


def _leaders(menu: Menu) -> list[Place]:
    pressed = [press.arg for press in buttons(menu.view) if press.what == "menu"]
    chosen = [one.value for one in selects(menu.view).get("leader", [])]
    return [Place.read(arg) for arg in [*pressed, *chosen]] or [Place()]


def _next_page(view: discord.ui.View, here: Place) -> Place | None:
    turned = [Place.read(press.arg) for press in buttons(view) if press.what == "menu"]
    later = [one for one in turned if one.do == here.do and one.page > here.page]
    return later[0] if later else None
