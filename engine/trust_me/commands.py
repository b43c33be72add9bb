"""Everything a seat may ask for at a Trust Me table."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.core.command import Command
from engine.core.ids import Seat
from engine.spaces.plane import Point

SlotId = Annotated[str, "slot"]
"""A hand, a cell, the outfit, a place in a bag or `passport`."""
Spot = Annotated[Point, "point"]
"""A place of the plane."""
FigureId = Annotated[str, "figure"]
"""A seat's survivor or an alpha."""
LyingId = Annotated[str, "lying"]
"""A token on the board, by its number."""


class Move(Command):
    """Straight to a place, or as far as something lets it; `climbs`: cars do not stop it."""

    do: Literal["move"] = "move"
    to: Spot
    gait: Literal["move", "sneak", "run"] = "move"
    climbs: bool = False


class Shoot(Command):
    do: Literal["shoot"] = "shoot"
    weapon: SlotId
    target: FigureId


class Throw(Command):
    """A throwing weapon to a place."""

    do: Literal["throw"] = "throw"
    weapon: SlotId
    to: Spot


class Fight(Command):
    """Runs at somebody and strikes."""

    do: Literal["fight"] = "fight"
    weapon: SlotId
    target: FigureId


class Aim(Command):
    """Lays the Target marker on a survivor, or on a place where there is none named."""

    do: Literal["aim"] = "aim"
    seat: Seat = ""
    at: Spot | None = None


class SwitchTarget(Command):
    do: Literal["switch-target"] = "switch-target"
    seat: Seat


class Search(Command):
    do: Literal["search"] = "search"
    token: LyingId


class Loot(Command):
    """One token from a dead survivor's sheet."""

    do: Literal["loot"] = "loot"
    seat: Seat
    slot: SlotId


class Reorganise(Command):
    do: Literal["reorganise"] = "reorganise"


class Trade(Command):
    do: Literal["trade"] = "trade"
    seat: Seat


class MakeNoise(Command):
    do: Literal["make-noise"] = "make-noise"
    at: Spot


class Rest(Command):
    do: Literal["rest"] = "rest"
    cell: SlotId


class Reload(Command):
    """The ammunition of a slot loads the gun of another."""

    do: Literal["reload"] = "reload"
    slot: SlotId
    gun: SlotId


class FireFlare(Command):
    """One's community is moved to a point of the rim."""

    do: Literal["fire-flare"] = "fire-flare"
    slot: SlotId
    to: Spot


class Heal(Command):
    """A first-aid kit takes a wound or an infection off a sheet from the slot it lies on."""

    do: Literal["heal"] = "heal"
    slot: SlotId
    seat: Seat
    harmed: SlotId


class Smother(Command):
    do: Literal["smother"] = "smother"


class Wait(Command):
    do: Literal["wait"] = "wait"


class Drop(Command):
    do: Literal["drop"] = "drop"
    slot: SlotId


class Detonate(Command):
    """Moves the distant noise to a point of the rim."""

    do: Literal["detonate"] = "detonate"
    slot: SlotId
    to: Spot


class CallSniper(Command):
    """The sniper at one's community shoots at a survivor or a group: `seat` names either."""

    do: Literal["call-sniper"] = "call-sniper"
    slot: SlotId
    seat: FigureId


class Bandage(Command):
    do: Literal["bandage"] = "bandage"
    harmed: SlotId


class StandingOrder(Command):
    """What is done with one's Target marker when its survivor acts."""

    do: Literal["standing-order"] = "standing-order"
    order: Literal["ask", "shoot", "pass"]
