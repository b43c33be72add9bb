"""What a seat, or a spectator, may know of a table: all that pictures and texts are made from.

Everything here is read-only and holds ids of content entries; names are looked up in the content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.spaces.squares import Spot, Town


class CardView(NamedTuple):
    """A card by its id (`fear-2`) and its kind (`fear`)."""

    id: str
    kind: str
    rolls: int = 0
    """Combat rolls that an item in use still helps, where these are counted."""


@dataclass(frozen=True, slots=True)
class EffectView:
    """A card that works on a player, and whose it was."""

    kind: str
    by: str
    now: bool
    """In this turn; otherwise in the next."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    seat: str
    square: str
    life: int
    bullets: int
    trophies: int
    cards: int
    """How many are in the hand."""
    hand: tuple[CardView, ...]
    """The seat's own cards; empty for everybody else."""
    items: tuple[CardView, ...]
    shotgun: int
    """Combat rolls its shotgun still helps; 0 without one in use."""
    fallen: bool
    card_played: bool
    effects: tuple[EffectView, ...]
    active: bool
    waives: bool
    brisk: bool
    """Whether its steps without a choice pass by themselves."""


class TileView(NamedTuple):
    """A laid tile; `number` is its place in the order of laying, from 1, and begins its squares."""

    number: int
    kind: str
    x: int
    y: int
    turn: int


class RouteView(NamedTuple):
    """Where the pawn can walk now, and what it meets on the way."""

    to: str
    path: tuple[str, ...]
    """The squares entered, `to` last."""
    fights: int
    tokens: tuple[str, ...]
    """`life` and `bullet` in the order they are met."""


@dataclass(frozen=True, slots=True)
class FightView:
    seat: str
    square: str
    roll: int
    bonus: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` is None for a spectator."""

    ruleset: str
    mission: str
    seat: str | None
    town: Town
    round: int
    step: str
    """`setup`, `tile`, `fight`, `roll`, `walk`, `zombies`, `discard` or `over`."""
    turn: str
    seats: tuple[str, ...]
    acting: tuple[str, ...]
    """Seats that must give a command now."""
    players: tuple[PlayerView, ...]
    tiles: tuple[TileView, ...]
    zombies: tuple[str, ...]
    """Their squares."""
    tokens: dict[str, str]
    drawn: str | None
    """The kind of the tile to be laid."""
    layer: str
    spots: tuple[Spot, ...]
    """Every legal place of the drawn tile, in reading order, quarter turns in order."""
    roll: int
    moves: int
    mover: str
    routes: tuple[RouteView, ...]
    """One for each square in reach of the pawn that walks."""
    herd: int
    herded: tuple[str, ...]
    tiles_left: int
    cards_left: int
    pool: int
    """Zombies in the box."""
    closed: bool
    quarry: str
    """The seat that the house sends zombies to."""
    helipad: str | None
    """The square that must be reached, once the tile lies."""
    trophies: int
    """How many win."""
    truce: str | None
    """The seat whose Alternate Food Source holds."""
    marbles: str | None
    fight: FightView | None
    cards: str
    """`window` or `own-turn`."""
    questions: tuple[Question, ...]
    outcome: Outcome | None
