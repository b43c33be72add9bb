"""The commands that seats can give in the Zombicide family."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engine.core.command import Command
from engine.core.ids import CardId, CarId, DoorId, SurvivorId, Way, ZoneId


class SurvivorCommand(Command):
    """A command that one survivor carries out."""

    survivor: SurvivorId


class Move(SurvivorCommand):
    do: Literal["move"] = "move"
    zone: ZoneId


class Search(SurvivorCommand):
    do: Literal["search"] = "search"


class OpenDoor(SurvivorCommand):
    """Opens a door with the tool `card` in hand; whether that makes noise depends on the tool."""

    do: Literal["open-door"] = "open-door"
    door: DoorId
    card: CardId


class CloseDoor(SurvivorCommand):
    """Closes a door, with the skill Barricade."""

    do: Literal["close-door"] = "close-door"
    door: DoorId


class Attack(SurvivorCommand):
    """Attacks a zone with a card.

    `pair` uses the identical dual weapons of both hands at once; with the skill Trick shot the
    other one may aim at `other_zone`. `kind` chooses one of the two attacks of a card that has
    both.
    """

    do: Literal["attack"] = "attack"
    card: CardId
    zone: ZoneId
    pair: bool = False
    other_zone: ZoneId | None = None
    kind: Literal["melee", "ranged"] | None = None

    def canonical(self) -> str:
        """Return the command as text without unused fields.

        Dice depend on this text, so they are the same as before these fields existed.
        """
        used = {name: said for name, said in self.plain().items() if said is not None}
        return msgspec.json.encode(used).decode()


class Reload(SurvivorCommand):
    do: Literal["reload"] = "reload"
    card: CardId


class TakeObjective(SurvivorCommand):
    do: Literal["take-objective"] = "take-objective"
    objective: str


class LayDown(SurvivorCommand):
    """Lays down an objective that the survivor carries."""

    do: Literal["lay-down"] = "lay-down"
    objective: str


class HandOver(SurvivorCommand):
    """Gives an objective that the survivor carries to a survivor in the same zone."""

    do: Literal["hand-over"] = "hand-over"
    objective: str
    partner: SurvivorId


class Equip(SurvivorCommand):
    """Moves a card to a hand or the pack; a card in that hand takes its place."""

    do: Literal["equip"] = "equip"
    card: CardId
    place: Literal["left", "right", "pack"]


class Trade(SurvivorCommand):
    """Gives a card, takes a card, or swaps two."""

    do: Literal["trade"] = "trade"
    partner: SurvivorId
    give: CardId | None = None
    take: CardId | None = None


class Craft(SurvivorCommand):
    """Makes an improved weapon; `recipe` is the id of the result."""

    do: Literal["craft"] = "craft"
    recipe: CardId


class Discard(SurvivorCommand):
    do: Literal["discard"] = "discard"
    card: CardId


Seat = Literal["driver", "passenger"]


class EnterCar(SurvivorCommand):
    """Gets into a car, on a seat of that kind."""

    do: Literal["enter-car"] = "enter-car"
    car: CarId
    seat: Seat


class LeaveCar(SurvivorCommand):
    do: Literal["leave-car"] = "leave-car"


class ChangeSeat(SurvivorCommand):
    do: Literal["change-seat"] = "change-seat"
    seat: Seat


class Drive(SurvivorCommand):
    """Drives through one or two street zones, in this order."""

    do: Literal["drive"] = "drive"
    path: Annotated[Way, msgspec.Meta(min_length=1)]


class Leave(SurvivorCommand):
    """Leaves the board by the exit."""

    do: Literal["leave"] = "leave"


class StandingOrder(Command):
    """Say in advance what to do whenever a question of this `matter` would be asked.

    `order` is one of the matter's orders (`Matter.orders`), `ask`, or a survivor of the seat who is
    always chosen.
    """

    do: Literal["standing-order"] = "standing-order"
    order: SurvivorId
    matter: str


class EndTurn(SurvivorCommand):
    do: Literal["end-turn"] = "end-turn"
