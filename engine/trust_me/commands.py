"""The commands a seat can give at a Trust Me table."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.core.command import Command
from engine.core.ids import Seat
from engine.spaces.plane import Point
from engine.trust_me.standing import Matter, Order

SlotId = Annotated[str, "slot"]
"""The id of a slot: a hand, a cell, `outfit`, `pack`, a place in a bag, or `passport`."""
Spot = Annotated[Point, "point"]
"""A point of the board, in millimetres from its south-west corner."""
FigureId = Annotated[str, "figure"]
"""The id of a survivor's seat or of a group."""
LyingId = Annotated[str, "lying"]
"""The number of a token that lies on the board."""


class Move(Command):
    """Walk straight to the point `to`, or until something stops the survivor.

    With `climbs`, the survivor climbs over cars instead of stopping at them.
    """

    do: Literal["move"] = "move"
    to: Spot
    gait: Literal["move", "sneak", "run"] = "move"
    climbs: bool = False


class Shoot(Command):
    """Shoot with the gun in the hand `weapon` at a survivor or a group."""

    do: Literal["shoot"] = "shoot"
    weapon: SlotId
    target: FigureId


class Throw(Command):
    """Throw the weapon in the hand `weapon` to the point `to`."""

    do: Literal["throw"] = "throw"
    weapon: SlotId
    to: Spot


class Fight(Command):
    """Run into contact with a survivor or a group and strike with the weapon in the hand
    `weapon`.
    """

    do: Literal["fight"] = "fight"
    weapon: SlotId
    target: FigureId


class Aim(Command):
    """Lay the Target marker on the survivor `seat` or on the point `at`; exactly one of them is
    given.
    """

    do: Literal["aim"] = "aim"
    seat: Seat = ""
    at: Spot | None = None


class SwitchTarget(Command):
    """Move the Target marker from the survivor it lies on to the survivor `seat`, for free."""

    do: Literal["switch-target"] = "switch-target"
    seat: Seat


class Search(Command):
    """Look at a token that lies on the board, and take or leave it."""

    do: Literal["search"] = "search"
    token: LyingId


class Loot(Command):
    """Take the token in `slot` from the sheet of the dead survivor of `seat`."""

    do: Literal["loot"] = "loot"
    seat: Seat
    slot: SlotId


class Reorganise(Command):
    """Move tokens on the survivor's own sheet to other slots, one after the other."""

    do: Literal["reorganise"] = "reorganise"


class Trade(Command):
    """Exchange objects with another survivor."""

    do: Literal["trade"] = "trade"
    seat: Seat


class MakeNoise(Command):
    """Make a noise at a point within throwing distance."""

    do: Literal["make-noise"] = "make-noise"
    at: Spot


class Rest(Command):
    """Turn the Fatigue token on `cell` into an Action token."""

    do: Literal["rest"] = "rest"
    cell: SlotId


class Reload(Command):
    """Load the gun in slot `gun` with the ammunition in `slot`."""

    do: Literal["reload"] = "reload"
    slot: SlotId
    gun: SlotId


class FireFlare(Command):
    """Use the flare in `slot`: move the seat's own community to the point `to` of the rim."""

    do: Literal["fire-flare"] = "fire-flare"
    slot: SlotId
    to: Spot


class Heal(Command):
    """Use the first-aid kit in `slot` on the harm that lies on slot `harmed` of survivor `seat`."""

    do: Literal["heal"] = "heal"
    slot: SlotId
    seat: Seat
    harmed: SlotId


class Smother(Command):
    """Put out the survivor's own fires."""

    do: Literal["smother"] = "smother"


class Wait(Command):
    """Pay for an action and do nothing."""

    do: Literal["wait"] = "wait"


class Drop(Command):
    """Drop the object in `slot` to the ground, for free."""

    do: Literal["drop"] = "drop"
    slot: SlotId


class Detonate(Command):
    """Use the detonator in `slot`: move the distant noise to the point `to` of the rim."""

    do: Literal["detonate"] = "detonate"
    slot: SlotId
    to: Spot


class CallSniper(Command):
    """Use the radio in `slot`: a sniper shoots at the survivor or group `seat`.

    The target must stand near the caller's own community.
    """

    do: Literal["call-sniper"] = "call-sniper"
    slot: SlotId
    seat: FigureId


class Bandage(Command):
    """Move the wound from the slot `harmed` onto a bandage."""

    do: Literal["bandage"] = "bandage"
    harmed: SlotId


class StandingOrder(Command):
    """Say in advance what to do whenever a question of this `matter` would be asked.

    The matters and their orders are listed in `standing.ORDERS`.
    """

    do: Literal["standing-order"] = "standing-order"
    order: Order
    matter: Matter = "aim"
