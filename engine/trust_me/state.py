"""Everything a Trust Me table stores; nothing here can be derived from anything else."""

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
    """A piece of scenery: its middle, and how many steps of 15° it is turned counter-clockwise."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    kind: str
    at: Point
    turn: int = 0


@dataclass(slots=True)
class Lying:
    """A token on the board; `inside` names the car or tent that hides it."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    token: str
    at: Point
    inside: str = ""


@dataclass(slots=True)
class Alpha:
    """A group of zombies: where its alpha stands, how many neutrals it has, where it goes.

    While it pursues `prey`, `goal` is where it last saw that survivor.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    at: Point
    neutrals: int
    goal: Point
    prey: str = ""
    heard: bool = False
    """True if the goal is a noise it heard, False if it is where it lost its prey."""


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
    """The objective card; no other seat ever sees it."""
    offered: list[str] = field(default_factory=list[str])
    """Tokens between two owners.

    During setup, those the seat may keep; in a trade, first those it offers (still on its sheet),
    then those it received and must put away.
    """
    place: str = "board"
    """`board`, `dead` or `gone`."""
    held: dict[str, str] = field(default_factory=dict[str, str])
    """Tokens by slot: hands, cells, outfit, backpack, satchel."""
    both: bool = False
    """True if the weapon in the left hand needs both hands."""
    laid: list[str] = field(default_factory=list[str])
    """Charms and bandages, which need no slot."""
    dressed: int = 0
    """The number of wounds that lie on bandages."""
    actions: dict[str, str] = field(default_factory=dict[str, str])
    """Cells (or the outfit) that bear an `action` or a `fatigue`."""
    harm: dict[str, str] = field(default_factory=dict[str, str])
    """Cells and hands that bear a `wound`, a `burn` or an `infection`."""
    target: Target | None = None
    orders: str = "ask"
    """What to do with the Target marker when its survivor acts: `ask`, `shoot` or `pass`."""
    found: str = ""
    """The token in question while its owner is asked where it goes."""
    zombies: int = 0
    """The number of zombies it has killed."""
    killed: int = 0
    """The number of survivors it has killed."""
    used: list[str] = field(default_factory=list[str])
    """Effects already used this round, of those allowed once a round."""


@dataclass(slots=True)
class State:
    """The table between two commands."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seats: list[str]
    """The seats, clockwise."""
    players: dict[str, Player]
    layout: str
    """How the board was laid out: `random` or `by-hand`."""
    deck: list[str]
    """The invasion cards in play; they are shuffled anew for every draw."""
    turn: str
    first: str
    noise: Point
    """Where the distant noise is."""
    round: int = 0
    groups: dict[str, Alpha] = field(default_factory=dict[str, Alpha])
    scenery: dict[str, Piece] = field(default_factory=dict[str, Piece])
    lying: dict[str, Lying] = field(default_factory=dict[str, Lying])
    tokens_laid: int = 0
    """How many tokens were ever laid on the board; the last one has this number."""
    boxed: list[str] = field(default_factory=list[str])
    """Tokens that are not in play."""
    pile: list[str] = field(default_factory=list[str])
    """Tokens still to be laid on the board during setup."""
    discard: list[str] = field(default_factory=list[str])
    empty: list[str] = field(default_factory=list[str])
    """Guns without ammunition, wherever they are."""
    winners: list[str] = field(default_factory=list[str])
    hunt: int = 0
    """The round in which the hunt begins; 0 while nobody has come home."""
    over: bool = False
    asks_for_vouchers: bool = False
    """True in games begun under schema 1.

    There the holder of a voucher is asked with a question of its own, which other seats notice.
    """


STATE = Stored(State)
