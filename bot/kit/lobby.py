"""Opening a table of a game and sitting down at it, as the rest of the bot asks for it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from bot.base.drawing import Picture
from bot.kit.terms import Named
from bot.store.records import Record
from bot.store.table_state import ThreadKind

if TYPE_CHECKING:
    from bot.base.replies import Person
    from bot.store.library import Library


@dataclass(frozen=True, slots=True)
class Deal:
    """The seats with the figures each leads, and the options with which the game begins."""

    seats: dict[str, list[str]]
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody who opens a table asks for."""

    guild: int
    channel: int
    ruleset: str
    mission: str
    language: str
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    pace: str = ""
    """How long the table waits for somebody; empty: as usual."""
    thread: ThreadKind = ""
    """In what sort of thread it stands; empty for a channel."""


@dataclass(frozen=True, slots=True)
class Picks:
    """What people choose among in a lobby: values with their names, up to so many of them."""

    options: Sequence[Named]
    hint: str
    most: int
    about: Mapping[str, str] = field(default_factory=dict[str, str])
    """What is good to know of each, in a line."""


def nothing() -> None:
    """Where nothing takes long."""


class Drawn(NamedTuple):
    """A picture that a message keeps: `what` tells it from the others that it may show."""

    what: str
    draw: Callable[[], Picture]
    ahead: Callable[[], None] = nothing
    """Draws what the first picture of the game will take; done while nobody waits."""


class Lobby(ABC):
    """Opening a table of the game and sitting down at it; without figures but for what says so."""

    options: Mapping[str, tuple[str, ...]]
    """The table's options that this game has, each with its values; the first is the usual one."""

    @abstractmethod
    async def missions(self, library: Library, guild: int, language: str) -> list[Named]:
        """What can be opened on a server."""

    @abstractmethod
    async def opened(self, library: Library, person: Person, wish: Wish) -> Record:
        """The table somebody wishes for, without seats. Raises UserError."""

    @abstractmethod
    def mission_name(self, record: Record, language: str) -> str:
        """What is played at the table, in a few words."""

    def next_mission(self, record: Record) -> str:
        """What comes after the mission of a game that is over; empty where nothing does."""
        return ""

    @abstractmethod
    def seats(self, record: Record) -> tuple[int, int]:
        """How few and how many may play."""

    async def refresh(self, library: Library, record: Record) -> bool:
        """Brings a lobby up to date with what the server keeps; whether that changed anything."""
        return False

    @abstractmethod
    def named(self, record: Record, person: Person, names: str) -> list[str]:
        """The figures of a typed list that the person asks for. Raises UserError."""

    @abstractmethod
    def refuse_taken(self, record: Record, person: Person, figures: Sequence[str]) -> None:
        """Raises UserError where somebody else asked for one of them."""

    def free_figures(self, record: Record, person: str, language: str) -> list[str]:
        """Names of the figures that nobody else asked for."""
        return []

    def figure_name(self, record: Record, figure: str, language: str) -> str:
        """What a figure is called."""
        return figure

    @abstractmethod
    def briefings(self, record: Record) -> list[str]:
        """What the lobby says about the game, the longest text first; what fits is shown."""

    def picks(self, record: Record) -> Picks | None:
        """The figures that people choose among."""
        return None

    @abstractmethod
    def picture(self, record: Record) -> Drawn:
        """What will be played, and by whom."""

    @abstractmethod
    def deal(self, record: Record) -> Deal:
        """Who leads what. Raises UserError where it cannot be played so."""

    def seated(self, record: Record, seats: Mapping[str, Sequence[str]]) -> list[str]:
        """The lines at the start that say who leads what."""
        return []

    @abstractmethod
    def random_seats(self, mission: str, players: int, chance: Random) -> dict[str, list[str]]:
        """Seats for a game without people. Raises ValueError for a wrong number of them."""
