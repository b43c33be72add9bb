"""The commands a seat can give at a Zombies!!! table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.core.command import Command
from engine.core.ids import CardId, Seat, Square

Use = Literal["movement", "fight"]


class LayTile(Command):
    """Lay the drawn tile on the cell `x` to the east and `y` to the south, after `turn` quarter
    turns.
    """

    do: Literal["lay-tile"] = "lay-tile"
    x: int
    y: int
    turn: Annotated[int, Meta(ge=0, le=3)]


class Fight(Command):
    """Fight the zombie on the pawn's own square at the beginning of the turn."""

    do: Literal["fight"] = "fight"


class RollMovement(Command):
    """Roll the die for the pawn's walk."""

    do: Literal["roll-movement"] = "roll-movement"


class Walk(Command):
    """Walk to the square `to` by the route with the fewest fights; among those, by the shortest."""

    do: Literal["walk"] = "walk"
    to: Square


class StopWalking(Command):
    """End the walk before all its moves are used."""

    do: Literal["stop-walking"] = "stop-walking"


class MoveZombie(Command):
    """Move the zombie on the square `zombie` to the neighbouring square `to`."""

    do: Literal["move-zombie"] = "move-zombie"
    zombie: Square
    to: Square


class HerdZombies(Command):
    """Use all remaining zombie moves to send the nearest zombies towards a seat's pawn.

    During a walk, the walk ends first.
    """

    do: Literal["herd-zombies"] = "herd-zombies"
    towards: Seat


class PlayCard(Command):
    """Play a card of the hand; `target` is the seat it is played against."""

    do: Literal["play-card"] = "play-card"
    card: CardId
    target: Seat | None = None
    use: Use | None = None
    """Which of the card's two effects is played; None for a card that has only one."""


class UseItem(Command):
    """Use an item that lies in front of the player."""

    do: Literal["use-item"] = "use-item"
    card: CardId


class DiscardCard(Command):
    """Discard a card of the hand and end the turn; the game makes all remaining zombie moves."""

    do: Literal["discard-card"] = "discard-card"
    card: CardId


class FinishTurn(Command):
    """End the turn without discarding; the game makes all remaining zombie moves."""

    do: Literal["finish-turn"] = "finish-turn"


class WaiveWindows(Command):
    """Pass every window (see `windows.py`) from now on; if `waive` is false, be asked in windows
    again.
    """

    do: Literal["waive-windows"] = "waive-windows"
    waive: bool


class ChooseTempo(Command):
    """Let steps without a choice run automatically; if `brisk` is false, let all steps wait."""

    do: Literal["choose-tempo"] = "choose-tempo"
    brisk: bool
