"""What the special rules and goals of scenes are told. [living-dead #15]"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.ids import CardId, CarId, SurvivorId
from engine.family.parameters import Count, Ids, Parameters


class StartArea(Parameters):
    """Where some begin who do not begin with the others."""

    zone: str
    survivors: Annotated[tuple[SurvivorId, ...], Field(min_length=1)]


class BeginIn(Parameters):
    mode: Literal["zombicide"]


class BeginWith(Parameters):
    xp: Count


class Aboard(Parameters):
    """All begin in a car; the table says who drives."""

    car: str


class LyingCard(Parameters):
    """A kind of starting gear that lies in a zone instead of being dealt."""

    zone: str
    card: CardId


class Trust(Parameters):
    """A card; a survivor who gives it away may change to Zombicide mode."""

    card: CardId


class Caches(Parameters):
    """The only rooms where these decks are searched."""

    melee: Ids
    ranged: Ids


class Body(Parameters):
    """An objective that is a body: it costs more, and rooms beyond it are searched only after."""

    objective: str
    cost: Count
    beyond: Ids


class Building(Parameters):
    """Windows may be barricaded, which brings experience."""

    xp: Count


class House(Parameters):
    """A house, by any of its rooms."""

    house: str


class Refuel(Parameters):
    """A car in a zone, and nobody dead in the others."""

    car: str
    zone: str
    zones: Ids


class Travel(Parameters):
    """Tiles that are laid while the survivors travel. [scenes S6, S8]"""

    beside: str
    """The tile of the start beside which the first of them is laid."""
    tiles: Ids
    """In the order in which they come."""
    shuffled: bool = False
    """Whether they come in any order;"""
    last: str = ""
    """then the one that comes last all the same."""
    doors: Ids = ()
    """Closed doors of tiles, each as its two places, such as `6R.B-6R.r2`."""
    sealed: bool = False
    """Whether the house of the start is searched only until something of it is opened."""
    car: str = ""
    """A car that comes with the last tile;"""
    car_at: str = ""
    """the word of its zone there."""


class Driven(Parameters):
    car: CarId
