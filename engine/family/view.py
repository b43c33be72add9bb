"""The view: everything a seat or a spectator may know. All pictures and texts are made from it.

A view is read-only and holds ids of content entries; names are looked up in the content.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import TypeVar

from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.family.entries import Guest
from engine.family.progress import Progress
from engine.reading.base import Name
from engine.spaces.zones import Board


@dataclass(frozen=True, slots=True)
class CardView:
    """A card that a survivor holds; `kind` is an equipment id, `wounded` for a wound card."""

    id: str
    kind: str
    empty: bool = False
    """True if the weapon was fired and not yet reloaded."""


@dataclass(frozen=True, slots=True)
class SurvivorView:
    """A survivor as everyone may see them."""

    id: str
    seat: str
    zone: str
    xp: int
    level: str
    """`blue`, `yellow`, `orange` or `red`."""
    wounds: int
    health: int
    """The number of wounds that eliminate the survivor."""
    standing: bool
    """False once eliminated or escaped."""
    actions: int
    """Ordinary actions left this turn."""
    free: tuple[tuple[str, int], ...]
    """Free actions left this turn, by sort: `move`, `combat`, `search`..."""
    active: bool
    """True during the survivor's turn."""
    done: bool
    """True after the survivor's turn this round."""
    hands: tuple[CardView | None, CardView | None]
    pack: tuple[CardView, ...]
    skills: tuple[str, ...]
    """Skill ids in the order in which they were gained."""
    escaped: bool = False
    """True after leaving by the exit; then `standing` is False."""
    guest: Guest | None = None
    """The sheet of a custom survivor; None for one of the box."""
    burdens: tuple[str, ...] = ()
    """The ids of the objectives that the survivor carries."""

    def free_of(self, sort: str) -> int:
        """Return how many free actions of that sort are left."""
        return dict(self.free).get(sort, 0)


@dataclass(frozen=True, slots=True)
class GroupView:
    """The zombies of one kind in one zone."""

    zone: str
    kind: str
    count: int
    new: int
    """The number that came since the zombies' last turn began (spawned or added by a split)."""


@dataclass(frozen=True, slots=True)
class ObjectiveView:
    """An objective token, taken or not."""

    id: str
    zone: str
    colour: str
    """`red`, `blue`, `green`, `medkit`, `hidden`, or `body` for one that is no goal."""
    taken: bool


@dataclass(frozen=True, slots=True)
class SpawnView:
    """A spawn zone, active or not."""

    zone: str
    number: int
    """Its place in the clockwise order, from 1."""
    colour: str
    active: bool


@dataclass(frozen=True, slots=True)
class CarView:
    """A car on the board, or one that left by the exit."""

    id: str
    kind: str
    """`police`, `pimp`, `car` or `van`."""
    zone: str
    drivable: bool
    driver: str | None
    passengers: tuple[str, ...]
    cargo: tuple[CardView, ...]
    searched: bool
    """True if nothing more can be found in it."""
    gone: bool


@dataclass(frozen=True, slots=True)
class GoalView:
    """One goal of the mission; its name is the one in the mission's file."""

    name: str
    reached: bool
    progress: tuple[Progress, ...] = ()
    """What the goal counts."""

    @property
    def open(self) -> bool:
        """True if the players must still care about the goal: it is not reached, or it can still be
        lost.
        """
        return not self.reached or any(one.limit for one in self.progress)


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` is None for a spectator."""

    ruleset: str
    mission: str
    seat: str | None
    board: Board
    round: int
    phase: str
    """`setup`, `survivors`, `zombies` or `over`."""
    danger: str
    seats: tuple[str, ...]
    first_seat: str
    acting: tuple[str, ...]
    """Seats that may give a command now."""
    survivors: tuple[SurvivorView, ...]
    groups: tuple[GroupView, ...]
    open_doors: frozenset[str]
    lit_buildings: frozenset[str]
    """Buildings that were opened: their zombies are on the board."""
    objectives: tuple[ObjectiveView, ...]
    spawns: tuple[SpawnView, ...]
    exit_zone: str | None
    spawn_cards_left: int
    equipment_cards_left: int
    questions: tuple[Question, ...]
    outcome: Outcome | None
    goals: tuple[GoalView, ...] = ()
    """Goals in the order in which they must be reached."""
    cars: tuple[CarView, ...] = ()
    title: Name | None = None
    """The mission's title; None if the view was made without one."""
    locked_doors: frozenset[str] = frozenset()
    """Doors that no tool opens before an objective is taken."""
    orders: Mapping[str, Mapping[str, str]] = field(default_factory=dict[str, dict[str, str]])
    """For each seat its standing orders by matter; in any other matter it is asked."""

    def sight_of(self, survivor: SurvivorView) -> dict[str, int]:
        """Return the zones that the survivor sees, with their range in zones."""
        return self.board.sight(survivor.zone, self.open_doors)

    def noise_in(self, zone: str) -> int:
        """Return the noise in a zone; 0 in games without noise."""
        return 0

    def silent(self) -> View:
        """Return the same view without noise."""
        return self


V = TypeVar("V", bound=View)


def widened(view: View, sort: Callable[..., V], **more: object) -> V:
    """Return the view with the fields `more` added, as an object of a game's own view
    class `sort`.
    """
    shared: dict[str, object] = {one.name: getattr(view, one.name) for one in fields(view)}
    return sort(**shared, **more)
