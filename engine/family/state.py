"""Everything a table of the family must remember; no field can be derived from another.

Each game keeps fields of its own in a subclass of State, in mappings by survivor id.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.family.entries import Guest

STRICT = ConfigDict(extra="forbid")
BENEATH = ("blue", "green")
"""The colours that a face-down objective may have besides red."""


@dataclass(slots=True)
class Survivor:
    """One survivor: place, cards, experience, and the actions left in the turn."""

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
    """True while on the board: neither eliminated nor escaped."""
    escaped: bool = False
    """True after leaving by the exit, with all cards."""
    done: bool = False
    """True after the survivor's turn this round."""
    actions: int = 0
    free: dict[str, int] = field(default_factory=dict[str, int])
    """Free actions left this turn, by sort (`move`, `combat`, `search`...), without zeros."""
    searched: bool = False
    used: list[str] = field(default_factory=list[str])
    """Rules of once-a-turn skills that were used."""
    lent_actions: int = 0
    """Actions given by a born leader, for the next turn."""


@dataclass(slots=True)
class Car:
    """One car token: its zone, occupants and cargo. Its kind is in the mission."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    zone: str
    driver: str | None = None
    passengers: list[str] = field(default_factory=list[str])
    cargo: list[str] = field(default_factory=list[str])
    """Cards put under the token."""
    searched: bool = False
    gone: bool = False
    """True after leaving by the exit, with everything in it."""

    def occupants(self) -> list[str]:
        """Return the survivors in the car, the driver first."""
        return [*([self.driver] if self.driver else []), *self.passengers]


@dataclass(slots=True)
class Tidying:
    """A reorganisation of an inventory: it stays free until the survivor does anything else."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    survivor: str
    partner: str | None = None
    """The survivor with whom cards are traded."""
    paid: bool = True
    """False after a search: then a trade with the partner still costs an action."""


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
    """Figures by zone and kind, without zeros."""
    arrived: dict[str, dict[str, int]] = field(default_factory=dict[str, dict[str, int]])
    """Figures that came since the zombies' last turn began, by zone and kind."""
    open_doors: list[str] = field(default_factory=list[str])
    opened_buildings: list[str] = field(default_factory=list[str])
    taken_objectives: list[str] = field(default_factory=list[str])
    slipped_away: int = 0
    """Zombies that left the board in a mission that wants them held back."""
    marked: str = ""
    """The hidden objective that differs from the others; nobody at the table knows which."""
    beneath: dict[str, str] = field(default_factory=dict[str, str])
    """The colours of face-down objectives that are not red."""
    borne: dict[str, str] = field(default_factory=dict[str, str])
    """Who carries each objective that is carried now."""
    laid: dict[str, str] = field(default_factory=dict[str, str])
    """The zone of each objective that was carried and laid down."""
    burned: list[str] = field(default_factory=list[str])
    """Spawn zones that fire has closed for good."""
    guests: dict[str, Guest] = field(default_factory=dict[str, Guest])
    """Custom survivors of this table, by id."""
    standing: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    """For each seat its standing orders by matter (`Matter.orders`); otherwise it is asked."""
    order: str = "strict"
    """`strict`: seat after seat; `free`: any survivor, turns may overlap; `any`: any survivor, one
    turn after another.
    """
    equipment_deck: list[str] = field(default_factory=list[str])
    """Card ids, the top of the deck last."""
    equipment_discard: list[str] = field(default_factory=list[str])
    aside: list[str] = field(default_factory=list[str])
    """Cards outside the decks: wounds, pans, molotovs, special weapons."""
    cars: dict[str, Car] = field(default_factory=dict[str, Car])
    spawn_deck: list[str] = field(default_factory=list[str])
    spawn_discard: list[str] = field(default_factory=list[str])
    emptied: list[str] = field(default_factory=list[str])
    """Fired weapons that must be reloaded."""
    under: dict[str, str] = field(default_factory=dict[str, str])
    """For each improved weapon made of two cards: the upper card, and the lower one (a scope under
    its rifle).
    """
