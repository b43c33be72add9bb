"""The commands a seat can give at a Trust Me table."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.core.command import Command
from engine.core.ids import Seat
from engine.spaces.plane import Point

SlotId = Annotated[str, "slot"]
"""A hand, a cell, `outfit`, `pack`, a place in a bag, or `passport`."""
Spot = Annotated[Point, "point"]
"""A point of the board."""
FigureId = Annotated[str, "figure"]
"""The id of a survivor's seat or of a group."""
LyingId = Annotated[str, "lying"]
"""The number of a token that lies on the board."""


class Move(Command):
    """Walk straight to a point, or until something stops the survivor; with `climbs`, cars do
    not.
    """

    do: Literal["move"] = "move"
    to: Spot
    gait: Literal["move", "sneak", "run"] = "move"
    climbs: bool = False


class Shoot(Command):
    """Shoot at a survivor or a group."""

    do: Literal["shoot"] = "shoot"
    weapon: SlotId
    target: FigureId


class Throw(Command):
    """Throw a weapon to a point."""

    do: Literal["throw"] = "throw"
    weapon: SlotId
    to: Spot


class Fight(Command):
    """Run into contact with a survivor or a group and strike."""

    do: Literal["fight"] = "fight"
    weapon: SlotId
    target: FigureId


class Aim(Command):
    """Lay the Target marker on the survivor `seat`, or on the point `at`; exactly one is set."""

    do: Literal["aim"] = "aim"
    seat: Seat = ""
    at: Spot | None = None


class SwitchTarget(Command):
    """Move the Target marker from one survivor to another, for free."""

    do: Literal["switch-target"] = "switch-target"
    seat: Seat


class Search(Command):
    """Look at a token that lies on the board, and take or leave it."""

    do: Literal["search"] = "search"
    token: LyingId


class Loot(Command):
    """Take one token from the sheet of a dead survivor."""

    do: Literal["loot"] = "loot"
    seat: Seat
    slot: SlotId


class Reorganise(Command):
    """Move the survivor's own tokens to other slots."""

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
    """Move the seat's own community to a point of the rim."""

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
    """Move the distant noise to a point of the rim."""

    do: Literal["detonate"] = "detonate"
    slot: SlotId
    to: Spot


class CallSniper(Command):
    """Call the sniper to shoot at `seat`: a survivor or group near the caller's own community."""

    do: Literal["call-sniper"] = "call-sniper"
    slot: SlotId
    seat: FigureId


class Bandage(Command):
    """Put the wound on slot `harmed` on a bandage."""

    do: Literal["bandage"] = "bandage"
    harmed: SlotId


class StandingOrder(Command):
    """Say in advance what to do with the Target marker when its survivor acts."""

    do: Literal["standing-order"] = "standing-order"
    order: Literal["ask", "shoot", "pass"]
