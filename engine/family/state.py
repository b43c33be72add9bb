"""Everything a table of the family must remember; nothing can be derived from anything else.

What only one game remembers stands in a subclass of its own, lists by survivor id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.family.entries import Character

STRICT = ConfigDict(extra="forbid")


@dataclass(slots=True)
class Survivor:
    """One survivor: where, with what, how far in its turn."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    id: str
    seat: str
    zone: str
    hands: list[str | None] = field(default_factory=lambda: [None, None])
    """Cards in the left and right hand."""
    pack: list[str] = field(default_factory=list[str])
    xp: int = 0
    chosen: list[str] = field(default_factory=list[str])
    """Skills chosen at orange and red."""
    standing: bool = True
    """On the board: neither eliminated nor escaped."""
    escaped: bool = False
    """Left by the exit, with all cards."""
    done: bool = False
    """Has had its turn this round."""
    actions: int = 0
    free: dict[str, int] = field(default_factory=dict[str, int])
    """Free actions left this turn, by sort: `move`, `combat`, `search`... No empty entries."""
    searched: bool = False
    used: list[str] = field(default_factory=list[str])
    """Skill rules that work once a turn and were used."""
    lent_actions: int = 0
    """Actions a born leader gave, spent in the next turn."""


@dataclass(slots=True)
class Car:
    """One car token: where, with whom, with what. Its kind is in the mission."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    zone: str
    driver: str | None = None
    passengers: list[str] = field(default_factory=list[str])
    cargo: list[str] = field(default_factory=list[str])
    """Cards put under the token."""
    searched: bool = False
    gone: bool = False
    """Left the board by its exit, with everything in it."""

    def occupants(self) -> list[str]:
        """The driver first."""
        return [*([self.driver] if self.driver else []), *self.passengers]


@dataclass(slots=True)
class Tidying:
    """An inventory being reorganised: it goes on for free until anything else is done."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    survivor: str
    partner: str | None = None
    """With whom cards are traded."""
    paid: bool = True
    """False after a search: then trading still costs an action."""


@dataclass(slots=True)
class State:
    """The table between two commands."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    mission: str
    seats: list[str]
    survivors: dict[str, Survivor]
    first_seat: str
    turn_seat: str
    round: int = 0
    phase: str = "setup"
    """`setup`, `survivors`, `zombies` or `over`."""
    active: str | None = None
    """The survivor whose turn has begun."""
    tidying: Tidying | None = None
    zombies: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    """Figures by zone and kind; no empty entries."""
    arrived: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    """Figures that came since the zombies' last turn began, by zone and kind."""
    open_doors: list[str] = field(default_factory=list[str])
    opened_buildings: list[str] = field(default_factory=list[str])
    taken_objectives: list[str] = field(default_factory=list[str])
    slipped_away: int = 0
    """Zombies that left the board where the mission has them held back."""
    marked: str = ""
    """The hidden objective that is unlike the others; nobody at the table knows which."""
    guests: dict[str, Character] = field(default_factory=dict[str, Character])
    """Custom survivors of this table, by id."""
    order: str = "strict"
    """`strict`: seat after seat; `free`: any survivor until all have acted."""
    equipment_deck: list[str] = field(default_factory=list[str])
    """Card ids, the top of the deck last."""
    equipment_discard: list[str] = field(default_factory=list[str])
    aside: list[str] = field(default_factory=list[str])
    """Cards out of the decks: wounds, pans, molotovs, special weapons."""
    cars: dict[str, Car] = field(default_factory=dict[str, Car])
    spawn_deck: list[str] = field(default_factory=list[str])
    spawn_discard: list[str] = field(default_factory=list[str])
    emptied: list[str] = field(default_factory=list[str])
    """Fired weapons that must be reloaded."""
    under: dict[str, str] = field(default_factory=dict[str, str])
    """Cards that lie under another (a scope under its rifle): upper card to lower card."""
