"""Zombies!!! entries: tiles, event cards, the numbers of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from engine.entries.base import Entry, Id, Model, Name, Positive, Whole
from engine.spaces.squares import Plan


class TileKind(Entry):
    """One kind of tile, drawn with its road to the north where it can be."""

    role: Literal["start", "end", "building", "road"]
    copies: Positive
    map: str
    """Three rows: `R` road, `B` inside, `.` closed."""
    exits: str = Field(pattern="^N?E?S?W?$", description="sides the road leaves by, such as NES")
    doors: tuple[str, ...] = ()
    """Each `x,y>D`: from that inside square in that direction to a road square."""
    zombies: Whole
    life: Whole = 0
    bullets: Whole = 0

    @property
    def plan(self) -> Plan:
        """The drawing, as the town lays it."""
        return Plan(tuple(self.map.split()), self.exits, self.doors)


class EventCard(Entry):
    """One title of the deck. What it does is code, registered under its id."""

    copies: Positive
    sort: Literal["item", "help", "against", "zombies"]
    place: Id | None = None
    """The building one must stand in to play it."""
    amount: Whole = 0
    """Its number: a bonus, squares, zombies, lives, bullets."""
    text: Name
    """What it does, in our words, for the hand: at most 160 characters."""


class TownFigures(Model):
    """The numbers of the rulebook."""

    hand: Positive
    life: Positive
    bullets: Positive
    life_limit: Positive
    wins_on: Positive
    trophies: Positive
    zombies: Positive
    trophies_by_players: dict[str, Positive]


@dataclass(frozen=True, slots=True)
class TownContent:
    """All that the data files of Zombies!!! say; ids are the keys."""

    ruleset: str
    tiles: dict[str, TileKind]
    cards: dict[str, EventCard]
    figures: TownFigures
    copies: dict[str, str]
    """Every card of the box by its own id (`fear-2`): the kind it is."""
