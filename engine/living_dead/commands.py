"""What a seat can ask for in Night of the Living Dead besides the family's commands."""

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
    """Nobody needs a tool."""

    card: CardId = ""


class Barricade(SurvivorCommand):
    """Builds one in a window, opens or closes one, or takes the wood that lies in an opening."""

    do: Literal["barricade"] = "barricade"
    how: How
    door: DoorId


class UsePlanks(SurvivorCommand):
    """Discards planks for a barricade token."""

    do: Literal["use-planks"] = "use-planks"


class GiveBarricade(SurvivorCommand):
    """A barricade token goes to the partner, or comes from there."""

    do: Literal["give-barricade"] = "give-barricade"
    partner: SurvivorId
    way: Literal["give", "take"] = "give"


class Shove(SurvivorCommand):
    """The skill of that name."""

    do: Literal["shove"] = "shove"
    zone: ZoneId


class Taunt(SurvivorCommand):
    """The skill of that name."""

    do: Literal["taunt"] = "taunt"
    zone: ZoneId


class Bloodlust(SurvivorCommand):
    """The skill of that name: `path` leads to the living dead."""

    do: Literal["bloodlust"] = "bloodlust"
    path: Way
