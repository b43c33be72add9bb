"""Zombies!!! entries: tiles, event cards, the numbers of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.reading.base import Entry, Id, Model, Name, Positive, Whole
from engine.spaces.squares import (
    DIRECTIONS,
    EXIT_SQUARES,
    INSIDE,
    ROAD,
    SIDE,
    Plan,
    read_door,
)

CardEffect = Literal[
    "turn-weapon", "lying-weapon", "building-weapon", "counted-weapon", "saves-life",
    "clears-building", "gives-bullets", "adds-to-roll", "stops-zombies",
    "doubles-roll", "stops-fights", "replaces-roll", "gives-lives", "moves-zombies",
    "sends-to-start", "takes-item", "risks-trophies", "leads-pawn",
    "no-turn", "no-walk", "stays-outside", "halves-roll", "leads-walk",
    "fills-building", "doubles-building", "floods-town", "besets-town",
]  # fmt: skip
"""What cards do, each the name of a rule. Five last on a turn of the card's target."""
Door = Annotated[str, Field(pattern=r"^[0-2],[0-2]>[NESW]$")]


class TileKind(Entry):
    """One kind of tile, drawn as it lies before any turn."""

    role: Literal["start", "end", "building", "road"]
    copies: Positive
    map: str = Field(
        pattern=r"^[RB.]{3}\s+[RB.]{3}\s+[RB.]{3}$",
        description="three rows of three signs: R road, B inside, . closed",
    )
    exits: str = Field(
        pattern="^N?E?S?W?$", min_length=1, description="sides the road leaves by, such as NES"
    )
    doors: tuple[Door, ...] = Field(
        default=(), description="a door is an inside square and the side of a road, such as 1,0>S"
    )
    zombies: Whole
    life: Whole = 0
    bullets: Whole = 0

    @model_validator(mode="after")
    def _drawn_right(self) -> Self:
        """Exits lie on road; a door joins an inside square to a road square."""
        for side in self.exits:
            x, y = EXIT_SQUARES[side]
            if self._sign(x, y) != ROAD:
                raise ValueError(f"exit {side} leaves from no road; draw R at row {y + 1}")
        for door in self.doors:
            x, y, way = read_door(door)
            east, south = DIRECTIONS[way]
            if (self._sign(x, y), self._sign(x + east, y + south)) != (INSIDE, ROAD):
                raise ValueError(f"door {door} does not join inside to road; B and then R is right")
        return self

    def _sign(self, x: int, y: int) -> str:
        """What the map says there; empty off the tile."""
        on_tile = 0 <= x < SIDE and 0 <= y < SIDE
        return self.map.split()[y][x] if on_tile else ""

    @cached_property
    def plan(self) -> Plan:
        """The drawing, as the town lays it."""
        return Plan(tuple(self.map.split()), self.exits, self.doors)


class EventCard(Entry):
    """One title of the deck. What it does is code, registered under its effect."""

    copies: Positive
    sort: Literal["item", "help", "against", "zombies"]
    place: Id | None = None
    """The building one must stand in to play it."""
    effect: CardEffect
    """What it does; cards with the same effect work alike, each by its own `amount`."""
    amount: Whole = 0
    """Its number: a bonus, squares, zombies, lives, bullets."""
    text: Name
    """What it does, in our words, for the hand: at most 160 characters."""


class TownBox(Model):
    """What all tiles and cards together come to; checked, never played with."""

    tiles: Positive
    cards: Positive
    building_zombies: Positive
    life: Positive
    bullets: Positive


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
    box: TownBox


@dataclass(frozen=True, slots=True, eq=False)
class TownContent:
    """All that the data files of Zombies!!! say; ids are the keys."""

    ruleset: str
    tiles: dict[str, TileKind]
    cards: dict[str, EventCard]
    figures: TownFigures
    copies: dict[str, str]
    """Every card of the box by its own id (`fear-2`): the kind it is."""

    def first(self, effect: CardEffect) -> EventCard:
        """The first card of the list with that effect."""
        return next(one for one in self.cards.values() if one.effect == effect)
