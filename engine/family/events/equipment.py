"""Cards found, carried, traded, crafted and lost."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event, event


@event
class CardFound(Event):
    survivor: str
    card: str


@event
class NothingFound(Event):
    """The equipment deck and its discard pile are empty."""

    survivor: str


@event
class AmbushFound(Event):
    """The searched room held a walker instead of a card."""

    survivor: str
    zone: str


@event
class TwinFound(Event):
    """Matching set: the second weapon came out of the deck, or was not there."""

    survivor: str
    card: str
    found: bool


@event
class DeckReshuffled(Event):
    deck: Literal["equipment", "spawn"]


@event
class CardRefused(Event):
    """The skill Destiny: a card just drawn goes, another one is drawn."""

    survivor: str
    deck: Literal["equipment", "spawn"]
    card: str


@event
class CardMoved(Event):
    survivor: str
    card: str
    place: Literal["left", "right", "pack"]


@event
class CardsTraded(Event):
    """Empty where nothing went that way."""

    survivor: str
    partner: str
    given: str = ""
    taken: str = ""


@event
class CardCrafted(Event):
    survivor: str
    recipe: str


@event
class CardDiscarded(Event):
    survivor: str
    card: str


@event
class WeaponReloaded(Event):
    survivor: str
    card: str
    both: bool
