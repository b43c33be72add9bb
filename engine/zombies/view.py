"""What a seat, or a spectator, may know of a table; pictures and texts are made from it alone.

Views are read-only and hold ids of content entries; names are looked up in the content.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.spaces.squares import Spot, Town


class CardView(NamedTuple):
    """A card: its id (`fear-2`) and its kind (`fear`)."""

    id: str
    kind: str
    rolls: int = 0
    """How many more combat rolls the item in use helps; 0 for all other cards."""


@dataclass(frozen=True, slots=True)
class EffectView:
    """A card that works on a player, and the seat that played it."""

    kind: str
    by: str
    now: bool
    """True if it works on the present turn, False if on the next."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player, as the viewing seat sees it."""

    seat: str
    square: str
    life: int
    bullets: int
    trophies: int
    cards: int
    """How many cards are in the hand."""
    hand: tuple[CardView, ...]
    """The cards of the viewing seat; empty for every other seat."""
    items: tuple[CardView, ...]
    shotgun: int
    """How many more combat rolls its shotgun helps; 0 if none is in use."""
    fallen: bool
    card_played: bool
    effects: tuple[EffectView, ...]
    active: bool
    waives: bool
    """True if the player passes every window (see `windows.py`)."""
    brisk: bool
    """True if its steps without a choice run automatically."""


class TileView(NamedTuple):
    """A laid tile; `number` counts from 1 in the order of laying and begins the names of its
    squares.
    """

    number: int
    kind: str
    x: int
    y: int
    turn: int


class RouteView(NamedTuple):
    """A square the pawn can walk to now, with the squares, fights and tokens on its way."""

    to: str
    path: tuple[str, ...]
    """The squares entered, `to` last."""
    fights: int
    tokens: tuple[str, ...]
    """The kinds of tokens on the way, `life` and `bullet`, in the order of the way."""


@dataclass(frozen=True, slots=True)
class FightView:
    """The running fight."""

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
    """The step of the turn: `setup`, `tile`, `fight`, `roll`, `walk`, `zombies`, `discard` or
    `over`.
    """
    turn: str
    seats: tuple[str, ...]
    acting: tuple[str, ...]
    """Seats that must give a command now."""
    players: tuple[PlayerView, ...]
    tiles: tuple[TileView, ...]
    zombies: tuple[str, ...]
    """The squares of zombies."""
    tokens: dict[str, str]
    drawn: str | None
    """The kind of the tile to be laid; None if there is none."""
    layer: str
    spots: tuple[Spot, ...]
    """Every legal place of the drawn tile, in reading order; the same place by quarter turns."""
    roll: int
    moves: int
    mover: str
    routes: tuple[RouteView, ...]
    """One route for each square that the walking pawn can reach."""
    herd: int
    herded: tuple[str, ...]
    tiles_left: int
    cards_left: int
    pool: int
    """How many zombies are in the box."""
    closed: bool
    quarry: str
    """The seat that zombies are sent to by default."""
    helipad: str | None
    """The middle square of the helipad; None while it is not on the table."""
    trophies: int
    """How many trophies win."""
    truce: str | None
    """The seat whose Alternate Food Source is in force; None if there is none."""
    marbles: str | None
    """The seat whose All the Marbles is in force; None if there is none."""
    fight: FightView | None
    cards: str
    """When cards may be played, `window` or `own-turn`, as in `state.State.cards`."""
    questions: tuple[Question, ...]
    outcome: Outcome | None
