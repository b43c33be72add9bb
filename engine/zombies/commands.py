"""Everything a seat may ask for at a Zombies!!! table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.core.command import Command
from engine.core.ids import CardId, Seat, Square

Use = Literal["movement", "fight"]


class LayTile(Command):
    """Lays the drawn tile on a cell (x to the east, y to the south), turned by quarters."""

    do: Literal["lay-tile"] = "lay-tile"
    x: int
    y: int
    turn: Annotated[int, Meta(ge=0, le=3)]


class Fight(Command):
    """Fights the zombie on the pawn's own square at the beginning of the turn."""

    do: Literal["fight"] = "fight"


class RollMovement(Command):
    do: Literal["roll-movement"] = "roll-movement"


class Walk(Command):
    """Walks to a square by its route: the fewest fights, then the fewest squares."""

    do: Literal["walk"] = "walk"
    to: Square


class StopWalking(Command):
    do: Literal["stop-walking"] = "stop-walking"


class MoveZombie(Command):
    """Moves the zombie that stands on a square to a neighbouring one."""

    do: Literal["move-zombie"] = "move-zombie"
    zombie: Square
    to: Square


class HerdZombies(Command):
    """Makes all moves that are left with the zombies nearest to a seat's pawn, towards it.

    On a walk it ends that first.
    """

    do: Literal["herd-zombies"] = "herd-zombies"
    towards: Seat


class PlayCard(Command):
    """Plays a card of the hand; `target` is the seat it is played against."""

    do: Literal["play-card"] = "play-card"
    card: CardId
    target: Seat | None = None
    use: Use | None = None
    """Which of its two effects, for a card that has two."""


class UseItem(Command):
    """Uses a card that lies in front of the player."""

    do: Literal["use-item"] = "use-item"
    card: CardId


class DiscardCard(Command):
    """Puts a card of the hand away, which ends the turn as `FinishTurn` does."""

    do: Literal["discard-card"] = "discard-card"
    card: CardId


class FinishTurn(Command):
    """Ends the turn; before the zombies moved, the house moves them."""

    do: Literal["finish-turn"] = "finish-turn"


class WaiveWindows(Command):
    """`waive`: pass every window until told otherwise; otherwise be asked again."""

    do: Literal["waive-windows"] = "waive-windows"
    waive: bool


class ChooseTempo(Command):
    """`brisk`: steps without a choice pass by themselves; otherwise every step is one's own."""

    do: Literal["choose-tempo"] = "choose-tempo"
    brisk: bool
