"""Everything that is stored of a Trust Me table; nothing here can be derived from anything else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.stored import Stored
from engine.spaces.plane import Point

SCHEMA = 3
STRICT = ConfigDict(extra="forbid")


@dataclass(slots=True)
class Piece:
    """A piece of scenery: the point of its middle, and how many steps of 15° it is turned
    counter-clockwise.
    """

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
    """A group of zombies: its leader, the alpha, stands at `at`; `neutrals` more zombies follow it.

    The group walks to `goal`. While it pursues the survivor of the seat `prey`, `goal` is where it
    last saw that survivor.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    at: Point
    neutrals: int
    goal: Point
    prey: str = ""
    heard: bool = False
    """True if `goal` is a noise that the group heard, False if the group lost its prey there."""


@dataclass(slots=True)
class Target:
    """Where a Target marker lies: on a survivor, or on a point."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seat: str = ""
    at: Point | None = None


@dataclass(slots=True)
class Player:
    """One seat: its survivor, the sheet, and its secrets."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    passport: str
    at: Point
    community: Point
    """The point of the rim where the survivor is at home."""
    objective: str = ""
    """The objective card; no other seat ever sees it."""
    offered: list[str] = field(default_factory=list[str])
    """Tokens that are changing owner.

    During setup, those the seat may keep. In a trade, at first those the seat offers (still on its
    sheet), after the exchange those it received and must put away.
    """
    place: str = "board"
    """Where the survivor is: on the `board`, `dead` (its body stays there), or `gone` home."""
    held: dict[str, str] = field(default_factory=dict[str, str])
    """Tokens by slot: hands, cells, outfit, backpack, satchel."""
    both: bool = False
    """True if the weapon in the left hand needs both hands."""
    laid: list[str] = field(default_factory=list[str])
    """Charms and bandages, which need no slot."""
    dressed: int = 0
    """The number of wounds that lie on bandages."""
    actions: dict[str, str] = field(default_factory=dict[str, str])
    """The Action and Fatigue tokens placed: `action` or `fatigue`, by cell (or `outfit`)."""
    harm: dict[str, str] = field(default_factory=dict[str, str])
    """What harm the survivor bears: `wound`, `burn` or `infection`, by cell or hand."""
    target: Target | None = None
    orders: str = "ask"
    """What to do if the survivor under the seat's Target marker acts: `ask`, `shoot` or `pass`."""
    standing: dict[str, str] = field(default_factory=dict[str, str])
    """The standing orders by matter (`standing.ORDERS`); in any other matter the seat is asked."""
    found: str = ""
    """The token that is held up while its owner is asked where it goes; empty otherwise."""
    zombies: int = 0
    """The number of zombies it has killed."""
    killed: int = 0
    """The number of survivors it has killed."""
    used: list[str] = field(default_factory=list[str])
    """Effects that are allowed once a round and have been used in this round."""


@dataclass(slots=True)
class State:
    """The state of the table between two commands."""

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
    """The point of the rim where the distant noise is; groups without another goal walk there."""
    round: int = 0
    groups: dict[str, Alpha] = field(default_factory=dict[str, Alpha])
    scenery: dict[str, Piece] = field(default_factory=dict[str, Piece])
    lying: dict[str, Lying] = field(default_factory=dict[str, Lying])
    tokens_laid: int = 0
    """How many tokens were ever laid on the board; it is also the number of the token laid last."""
    boxed: list[str] = field(default_factory=list[str])
    """Tokens that lie in the box and are not in play."""
    pile: list[str] = field(default_factory=list[str])
    """Tokens still to be laid on the board during setup."""
    discard: list[str] = field(default_factory=list[str])
    empty: list[str] = field(default_factory=list[str])
    """Guns without ammunition, wherever they are."""
    winners: list[str] = field(default_factory=list[str])
    hunt: int = 0
    """The round in which the hunt begins; 0 until it is announced."""
    over: bool = False
    asks_for_vouchers: bool = False
    """True in games begun under schema 1.

    There the holder of a voucher is asked a question that no other seat gets, so the others learn
    of the voucher.
    """


STATE = Stored(State)
