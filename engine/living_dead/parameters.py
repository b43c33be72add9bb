"""The parameters of special rules and goals of scenes. [living-dead #15]"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.ids import CardId, CarId, ObjectiveId, SurvivorId, ZoneId
from engine.family.parameters import Count, Ids, Parameters, ZoneIds


class StartArea(Parameters):
    """The zone where some survivors begin apart from the others."""

    zone: ZoneId
    survivors: Annotated[tuple[SurvivorId, ...], Field(min_length=1)]


class BeginIn(Parameters):
    """The mode in which all survivors begin."""

    mode: Literal["zombicide"]


class BeginWith(Parameters):
    """The experience with which all survivors begin."""

    xp: Count


class Aboard(Parameters):
    """The car in which all survivors begin; the players choose who drives."""

    car: CarId


class LyingCard(Parameters):
    """A kind of starting equipment that lies in a zone instead of being dealt."""

    zone: ZoneId
    card: CardId


class Trust(Parameters):
    """The card whose giver may change to Zombicide mode."""

    card: CardId


class Caches(Parameters):
    """The only rooms in which these decks may be searched."""

    melee: ZoneIds
    ranged: ZoneIds


class Body(Parameters):
    """An objective that is a dead body.

    Taking it costs more actions, and the rooms beyond it can be searched only afterwards.
    """

    objective: ObjectiveId
    cost: Count
    beyond: ZoneIds


class Building(Parameters):
    """The experience for a barricade built in a window."""

    xp: Count


class House(Parameters):
    """A house, named by one of its rooms."""

    house: ZoneId


class Refuel(Parameters):
    """The goal of bringing a car to a zone while no zombie is in `zones`."""

    car: CarId
    zone: ZoneId
    zones: ZoneIds


class Travel(Parameters):
    """The tiles that are laid while the survivors travel. [scenes S6, S8]"""

    beside: str
    """The tile at the start beside which the first one is laid."""
    tiles: Ids
    """The tiles in the order in which they come."""
    shuffled: bool = False
    """True if they come in random order."""
    last: str = ""
    """A tile that comes after all of them, even if they are shuffled."""
    doors: Ids = ()
    """Closed doors of tiles, each as its two places, such as `6R.B-6R.r2`."""
    sealed: bool = False
    """True if the first house may be searched only until one of its doors is opened."""
    car: str = ""
    """A car that comes with the last tile."""
    car_at: str = ""
    """The word of the car's zone on that tile."""


class Driven(Parameters):
    """The car in whose driver's seat a survivor must sit."""

    car: CarId
