"""The commands that only Night of the Living Dead has."""

from __future__ import annotations

from typing import Literal

from engine.core.ids import CardId, DoorId, SurvivorId, Way, ZoneId
from engine.family.commands import OpenDoor, Search, SurvivorCommand

Deck = Literal["household", "melee", "ranged", "lying"]
How = Literal["build", "open", "close", "take"]


class SearchDeck(Search):
    """Draws from a deck, or takes what lies in the room."""

    deck: Deck = "household"


class OpenByHand(OpenDoor):
    """Opens a door without a tool."""

    card: CardId = ""


class Barricade(SurvivorCommand):
    """Builds a barricade in a window, opens or closes one, or takes one from a passage."""

    do: Literal["barricade"] = "barricade"
    how: How
    door: DoorId


class UsePlanks(SurvivorCommand):
    """Discards planks for a barricade token."""

    do: Literal["use-planks"] = "use-planks"


class GiveBarricade(SurvivorCommand):
    """Gives a barricade token to the partner, or takes one from the partner."""

    do: Literal["give-barricade"] = "give-barricade"
    partner: SurvivorId
    way: Literal["give", "take"] = "give"


class Shove(SurvivorCommand):
    """Pushes the zombies of the zone away, with the skill of that name."""

    do: Literal["shove"] = "shove"
    zone: ZoneId


class Taunt(SurvivorCommand):
    """Draws the zombies of a zone to the survivor, with the skill of that name."""

    do: Literal["taunt"] = "taunt"
    zone: ZoneId


class Bloodlust(SurvivorCommand):
    """Charges along `path` to the zombies, with the skill of that name."""

    do: Literal["bloodlust"] = "bloodlust"
    path: Way
