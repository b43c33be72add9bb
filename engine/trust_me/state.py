"""Everything a Trust Me table must remember. Nothing here can be derived from anything else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.stored import Stored
from engine.spaces.plane import Point

SCHEMA = 2
STRICT = ConfigDict(extra="forbid")


@dataclass(slots=True)
class Piece:
    """A piece of scenery: its middle, and its steps of 15 degrees against the clock."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    kind: str
    at: Point
    turn: int = 0


@dataclass(slots=True)
class Lying:
    """A token on the board; `inside` is the car or tent that hides it."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    token: str
    at: Point
    inside: str = ""


@dataclass(slots=True)
class Alpha:
    """A group: its alpha's place, its neutrals, and where it is going.

    While it pursues, `goal` is where it saw its prey last.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    at: Point
    neutrals: int
    goal: Point
    prey: str = ""
    heard: bool = False
    """It goes where it heard something, not where it lost its prey."""


@dataclass(slots=True)
class Target:
    """Where a Target marker lies: on a survivor, or on a point."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seat: str = ""
    at: Point | None = None


@dataclass(slots=True)
class Player:
    """One seat: its survivor, its sheet, its secrets."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    passport: str
    at: Point
    community: Point
    objective: str = ""
    """The card, hidden from all others for ever."""
    offered: list[str] = field(default_factory=list[str])
    """Tokens it may choose from before the game begins, would give away and still has on its sheet,
    or was given and has yet to put away."""
    place: str = "board"
    """`board`, `dead` or `gone`."""
    held: dict[str, str] = field(default_factory=dict[str, str])
    """Tokens by slot: hands, cells, outfit, backpack, satchel."""
    both: bool = False
    """The gun in the left hand lies across both."""
    laid: list[str] = field(default_factory=list[str])
    """Charms and bandages, which take no room."""
    dressed: int = 0
    """Wounds that lie on bandages."""
    actions: dict[str, str] = field(default_factory=dict[str, str])
    """Cells (or the outfit) that bear an `action` or a `fatigue`."""
    harm: dict[str, str] = field(default_factory=dict[str, str])
    """Cells and hands that bear a `wound`, a `burn` or an `infection`."""
    target: Target | None = None
    orders: str = "ask"
    """What the owner of a Target marker wants done: `ask`, `shoot` or `pass`."""
    found: str = ""
    """The token it holds up while it says where it goes."""
    zombies: int = 0
    """Killed by it."""
    killed: int = 0
    """Survivors killed by it."""
    used: list[str] = field(default_factory=list[str])
    """What it may do once a round and did."""


@dataclass(slots=True)
class State:
    """The table between two commands."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seats: list[str]
    """Clockwise."""
    players: dict[str, Player]
    layout: str
    """`random` or `by-hand`."""
    deck: list[str]
    """The invasion cards that are played with; shuffled anew every time."""
    turn: str
    first: str
    noise: Point
    """Where the distant noise is."""
    round: int = 0
    groups: dict[str, Alpha] = field(default_factory=dict[str, Alpha])
    scenery: dict[str, Piece] = field(default_factory=dict[str, Piece])
    lying: dict[str, Lying] = field(default_factory=dict[str, Lying])
    tokens_laid: int = 0
    """How many tokens ever came to lie: the number of the last one."""
    boxed: list[str] = field(default_factory=list[str])
    """Tokens that are not played with."""
    pile: list[str] = field(default_factory=list[str])
    """Tokens to be laid on the board before the game begins."""
    discard: list[str] = field(default_factory=list[str])
    empty: list[str] = field(default_factory=list[str])
    """Guns without ammunition, wherever they are."""
    winners: list[str] = field(default_factory=list[str])
    hunt: int = 0
    """The round in which the hunt begins; 0 while nobody came home."""
    over: bool = False
    asks_for_vouchers: bool = False
    """The game began with schema 1: a holder of a voucher is asked apart, which others see."""


STATE = Stored(State)
