"""Cards found, carried, traded, crafted and lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.event import Event, event


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardFound(Event):
    survivor: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class NothingFound(Event):
    """The equipment deck and its discard pile are empty."""

    survivor: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class AmbushFound(Event):
    """The searched room held a walker instead of a card."""

    survivor: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TwinFound(Event):
    """Matching set: the second weapon came out of the deck, or was not there."""

    survivor: str
    card: str
    found: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DeckReshuffled(Event):
    deck: Literal["equipment", "spawn"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardRefused(Event):
    """The skill Destiny: a card just drawn goes, another one is drawn."""

    survivor: str
    deck: Literal["equipment", "spawn"]
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardMoved(Event):
    survivor: str
    card: str
    place: Literal["left", "right", "pack"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTraded(Event):
    """Empty where nothing went that way."""

    survivor: str
    partner: str
    given: str = ""
    taken: str = ""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardCrafted(Event):
    survivor: str
    recipe: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    survivor: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class WeaponReloaded(Event):
    survivor: str
    card: str
    both: bool
