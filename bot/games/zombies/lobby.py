"""Seats the players of Zombies!!!: each seat is a pawn, and all play the same town."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

import engine
from bot.base.drawing import Picture, shown
from bot.base.errors import UserError
from bot.base.words import say, tag
from bot.kit.lobby import WITH_HINTS, Deal, Drawn, Lobby, Wish
from bot.kit.terms import Named
from bot.kit.typed import chosen, languages
from bot.store.records import Record
from bot.store.table_state import PATIENCE
from engine.zombies.setup import FEWEST, MOST, OPTIONS, TOWN, UNASKED
from renders.kit import look
from renders.zombies.look import TownLook
from renders.zombies.painter import TownPainter

if TYPE_CHECKING:
    from bot.base.replies import Person
    from bot.store.library import Library

MINUTES = ("15", "1", "5", "60", "480")
"""The choices for how many minutes others have to play a card; the first is the default."""


USUAL = {"cards": UNASKED, "tempo": "brisk"}
"""The default options of a new table, with which the table waits as little as possible.

Tables from before these options keep the engine's defaults, which are slower.
"""


class TownLobby(Lobby):
    """A lobby for two to six people, or for one who practises."""

    def __init__(self, painter: TownPainter) -> None:
        self._painter = painter
        self.options = {name: _usual_first(name, each) for name, each in OPTIONS.items()}
        self.options[PATIENCE] = MINUTES
        self.options |= WITH_HINTS

    async def missions(self, library: Library, guild: int, language: str) -> list[Named]:
        return [(TOWN, say(language, "town-mission"))]

    async def open_table(self, library: Library, person: Person, wish: Wish) -> Record:
        names = [(TOWN, say(one, "town-mission")) for one in languages(person.language)]
        if wish.mission.strip() and chosen(wish.mission, [names]) is None:
            raise UserError("no-such-mission", missions=say(person.language, "town-mission"))
        return Record(wish.guild, wish.channel, wish.ruleset, TOWN, wish.language)

    def mission_name(self, record: Record, language: str) -> str:
        return say(language, "ruleset-zombies")

    def seats(self, record: Record) -> tuple[int, int]:
        return FEWEST, MOST

    def read_figures(self, record: Record, person: Person, names: str) -> list[str]:
        if names.strip():
            raise UserError("no-figures")
        return []

    def refuse_taken(self, record: Record, person: Person, figures: Sequence[str]) -> None:
        """Refuse nothing: nobody can take the pawn of another seat."""

    def briefings(self, record: Record) -> list[str]:
        """Return the briefing, first with a line on how cards are played, then without it.

        If the table has chosen how cards are played, the line is left out: the lobby shows chosen
        options anyway.
        """
        told = [say(record.language, "town-briefing")]
        if "cards" not in record.state.options:
            told.append(f"> {say(record.language, 'lobby-cards-unasked')}")
        return ["\n".join(told), told[0]]

    def task(self, record: Record) -> str:
        return say(record.language, "town-task")

    def picture(self, record: Record) -> Drawn:
        """Return the picture of the square where the town begins, with the pawns of the players."""
        what = tag(json.dumps([record.language, record.names]))
        return Drawn(what, partial(self.draw, record))

    def draw(self, record: Record) -> Picture:
        """Draw the picture that `picture` returns."""
        return shown(self._painter.lobby(self._look(record)))

    def preview(self, record: Record, room: tuple[int, int]) -> look.Picture:
        """Return the picture of the square where the town begins."""
        return self._painter.preview(self._look(record), room)

    def _look(self, record: Record) -> TownLook:
        """Return what is drawn of a table before its game."""
        seats = {seat: list[str]() for seat in record.names}
        begun = engine.open_table(record.ruleset, mission=TOWN, seats=seats, seed=TOWN)
        return self._painter.look(begun.view(), record.language, record.names)

    def deal(self, record: Record) -> Deal:
        return Deal({seat.id: [] for seat in record.seats}, {**USUAL, **record.state.options})

    def random_seats(self, mission: str, players: int, chance: Random) -> dict[str, list[str]]:
        if not FEWEST <= players <= MOST:
            raise ValueError(f"{players} players cannot sit down; {FEWEST} to {MOST} can")
        return {f"player-{seat + 1}": [] for seat in range(players)}


def _usual_first(name: str, values: tuple[str, ...]) -> tuple[str, ...]:
    usual = USUAL.get(name, values[0])
    return (usual, *(one for one in values if one != usual))
