"""Models of the data files: tiles, event cards, the numbers of the rulebook."""

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
"""What a card does; each effect names a rule.

The five from `no-turn` to `leads-walk` work on a turn of the card's target.
"""
Door = Annotated[str, Field(pattern=r"^[0-2],[0-2]>[NESW]$")]


class TileKind(Entry):
    """One kind of tile, described without any quarter turn."""

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
        """Check that exits lie on road and that each door joins the inside to the road."""
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
        """Return the sign of the map at (x, y); empty off the tile."""
        on_tile = 0 <= x < SIDE and 0 <= y < SIDE
        return self.map.split()[y][x] if on_tile else ""

    @cached_property
    def plan(self) -> Plan:
        """The map, exits and doors in the form that `Town` uses."""
        return Plan(tuple(self.map.split()), self.exits, self.doors)


class EventCard(Entry):
    """One kind of event card; `effect` names the function of the rules that carries it out."""

    copies: Positive
    sort: Literal["item", "help", "against", "zombies"]
    place: Id | None = None
    """The kind of building a player must stand in to play the card; None if any place will do."""
    effect: CardEffect
    """What the card does; cards with the same effect work alike, each by its own `amount`."""
    amount: Whole = 0
    """How much the card does: a bonus, squares, zombies, lives or bullets."""
    text: Name
    """The effect in our own words, for the picture of the hand; at most 160 characters."""


class TownBox(Model):
    """Sums over all tiles and cards, which the reader checks; the rules do not use them."""

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
    """Everything in the data files of Zombies!!!, keyed by id."""

    ruleset: str
    tiles: dict[str, TileKind]
    cards: dict[str, EventCard]
    figures: TownFigures
    copies: dict[str, str]
    """The kind of every card, by the card's own id (`fear-2`)."""

    def first(self, effect: CardEffect) -> EventCard:
        """Return the first card of the list with this effect. Raises StopIteration if there is
        none.
        """
        return next(one for one in self.cards.values() if one.effect == effect)
