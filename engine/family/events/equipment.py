"""Cards found, carried, traded, crafted and lost."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event, event
from engine.core.ids import CardId, SurvivorId, ZoneId


@event
class CardFound(Event):
    survivor: SurvivorId
    card: CardId


@event
class NothingFound(Event):
    """The equipment deck and its discard pile are empty."""

    survivor: SurvivorId


@event
class AmbushFound(Event):
    """The searched room held a walker instead of a card."""

    survivor: SurvivorId
    zone: ZoneId


@event
class TwinFound(Event):
    """Matching set: the second weapon came out of the deck, or was not there."""

    survivor: SurvivorId
    card: CardId
    found: bool


@event
class DeckReshuffled(Event):
    deck: str


@event
class CardRefused(Event):
    """The skill Destiny: a card just drawn goes, another one is drawn."""

    survivor: SurvivorId
    deck: Literal["equipment", "spawn"]
    card: CardId


@event
class CardMoved(Event):
    survivor: SurvivorId
    card: CardId
    place: Literal["left", "right", "pack"]


@event
class CardsTraded(Event):
    """Empty where nothing went that way."""

    survivor: SurvivorId
    partner: SurvivorId
    given: CardId = ""
    taken: CardId = ""


@event
class CardCrafted(Event):
    survivor: SurvivorId
    recipe: CardId


@event
class CardDiscarded(Event):
    survivor: SurvivorId
    card: CardId


@event
class WeaponReloaded(Event):
    survivor: SurvivorId
    card: CardId
    both: bool
