"""What a seat, or a spectator, may know of a table: all that pictures and texts are made from."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.spaces.plane import Point


@dataclass(frozen=True, slots=True)
class HeldView:
    """A token in a slot. `kind` is empty where it lies face down and is not one's own."""

    slot: str
    kind: str
    back: str
    """The pool it is of, which its back shows."""
    hidden: bool
    empty: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One survivor; `objective`, `offered`, `found` and `orders` are the seat's own alone."""

    seat: str
    passport: str
    at: Point
    community: Point
    place: str
    held: tuple[HeldView, ...]
    both: bool
    laid: tuple[str, ...]
    """Kinds of charms and bandages."""
    dressed: int
    actions: dict[str, str]
    harm: dict[str, str]
    unplaced: int
    wounds: int
    target: str
    target_at: Point | None
    orders: str
    zombies: int
    killed: int
    objective: str
    progress: tuple[str, ...] | None
    """The resources it would show now; None where the objective is not met."""
    offered: tuple[str, ...]
    gives: tuple[str, ...]
    """Kinds it would give in an exchange; empty where one lies face down and is not one's own."""
    found: str
    active: bool


@dataclass(frozen=True, slots=True)
class AlphaView:
    id: str
    at: Point
    looks_at: Point
    goal: Point
    prey: str
    why: str
    """What draws it on: `prey`, `heard`, `lost` or `distant`, as of `GroupMoved`."""
    neutrals: int
    sees: tuple[str, ...]
    """Survivors in its sight."""


@dataclass(frozen=True, slots=True)
class PieceView:
    id: str
    kind: str
    at: Point
    turn: int
    corners: tuple[Point, ...]
    token: str
    """What lies hidden in it, by its number; empty for nothing."""


@dataclass(frozen=True, slots=True)
class LyingView:
    """A token on the board, face down."""

    id: str
    at: Point
    inside: str
    back: str
    empty: bool


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` is None for a spectator."""

    ruleset: str
    mission: str
    seat: str | None
    round: int
    turn: str
    first: str
    seats: tuple[str, ...]
    acting: tuple[str, ...]
    players: tuple[PlayerView, ...]
    groups: tuple[AlphaView, ...]
    scenery: tuple[PieceView, ...]
    lying: tuple[LyingView, ...]
    noise: Point
    neutrals_left: int
    pile: int
    """Tokens still to be laid."""
    hunt: int
    """The round in which the hunt begins; 0: not announced."""
    winners: tuple[str, ...]
    questions: tuple[Question, ...]
    outcome: Outcome | None
