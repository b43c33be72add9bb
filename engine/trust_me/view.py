"""What a seat, or a spectator, may know of a table; pictures and texts are made from it alone."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.spaces.plane import Point


@dataclass(frozen=True, slots=True)
class HeldView:
    """A token in a slot; `kind` is empty if it lies face down and belongs to another seat."""

    slot: str
    kind: str
    back: str
    """The pool it belongs to, which its back shows."""
    hidden: bool
    """True if the token lies face down."""
    empty: bool


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One survivor.

    `objective`, `offered`, `found`, `orders` and `standing` are filled for its own seat only.
    """

    seat: str
    passport: str
    at: Point
    community: Point
    place: str
    held: tuple[HeldView, ...]
    both: bool
    laid: tuple[str, ...]
    """The kinds of its charms and bandages."""
    dressed: int
    actions: dict[str, str]
    harm: dict[str, str]
    unplaced: int
    wounds: int
    target: str
    """The seat that its Target marker lies on; empty if it lies on a point or is not laid."""
    target_at: Point | None
    orders: str
    standing: dict[str, str]
    """The order in each matter (`standing.ORDERS`) except `aim`, which is in `orders`."""
    zombies: int
    killed: int
    objective: str
    progress: tuple[str, ...] | None
    """The resources it could show for its objective now; None if that is not met or not visible."""
    offered: tuple[str, ...]
    gives: tuple[str, ...]
    """The kinds it offers in a trade; an empty string for a face-down token of another seat."""
    found: str
    active: bool


@dataclass(frozen=True, slots=True)
class AlphaView:
    """One group of zombies."""

    id: str
    at: Point
    looks_at: Point
    goal: Point
    prey: str
    why: str
    """Why the group walks.

    `prey` (it pursues), `heard` (to a noise), `lost` (to where it lost its prey) or `distant` (to
    the distant noise).
    """
    neutrals: int
    sees: tuple[str, ...]
    """The seats of survivors that the group sees."""


@dataclass(frozen=True, slots=True)
class PieceView:
    """One piece of scenery."""

    id: str
    kind: str
    at: Point
    turn: int
    corners: tuple[Point, ...]
    token: str
    """The number of the token hidden in it; empty if there is none."""


@dataclass(frozen=True, slots=True)
class LyingView:
    """A token on the board, face down: nobody sees its face, everybody sees its `back`.

    `inside` names the car or tent that hides it, or is empty. `empty` is true for a gun without
    ammunition.
    """

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
    """The number of tokens still to be laid during setup."""
    hunt: int
    """The round in which the hunt begins; 0 if it is not announced."""
    winners: tuple[str, ...]
    questions: tuple[Question, ...]
    outcome: Outcome | None
