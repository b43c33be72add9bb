"""Opens a table of a game and seats its players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from bot.base.drawing import Picture
from bot.kit.terms import Named
from bot.store.records import Record
from bot.store.table_state import HINTS, ThreadKind
from renders.kit import look
from renders.kit.people import Person as Face

if TYPE_CHECKING:
    from bot.base.replies import Person
    from bot.store.library import Library


@dataclass(frozen=True, slots=True)
class Deal:
    """The seats, each with the figures that it leads, and the options with which the game
    begins.
    """

    seats: dict[str, list[str]]
    options: dict[str, str]


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person who opens a table chose for it."""

    guild: int
    channel: int
    ruleset: str
    mission: str
    language: str
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    pace: str = ""
    """How long the table waits for players; empty for the default."""
    thread: ThreadKind = ""
    """The kind of thread that the table is opened in; empty for a channel."""
    challenge: str = ""
    """The week whose challenge is played; empty for all other tables."""


@dataclass(frozen=True, slots=True)
class Picks:
    """The figures that people choose among in a lobby, with their names.

    Each person chooses at most `most` of them; `hint` is the text of the empty select menu.
    """

    options: Sequence[Named]
    hint: str
    most: int
    about: Mapping[str, str] = field(default_factory=dict[str, str])
    """A line about each figure, by its id."""


def nothing() -> None:
    """Do nothing: the default for `Drawn.ahead`."""


class Drawn(NamedTuple):
    """The picture of a status message; `what` is a digest of what the picture shows.

    The message gets a new picture only if the digest has changed.
    """

    what: str
    draw: Callable[[], Picture]
    ahead: Callable[[], None] = nothing
    """Draws parts of the game's first pictures before anybody waits for them."""


WITH_HINTS: Mapping[str, tuple[str, ...]] = {HINTS: ("on", "off")}
"""The option of every game that says whether the bot gives hints."""


class Lobby(ABC):
    """Opens tables of one game. The defaults suit a game in which nobody chooses a figure."""

    options: Mapping[str, tuple[str, ...]]
    """Options of a table of this game, each with its values; the first is the default."""

    @abstractmethod
    async def missions(self, library: Library, guild: int, language: str) -> list[Named]:
        """Return the missions that can be opened on a server, each with a label."""

    @abstractmethod
    async def open_table(self, library: Library, person: Person, wish: Wish) -> Record:
        """Return a new table without seats, as `wish` says.

        Raises UserError if the mission cannot be played.
        """

    @abstractmethod
    def mission_name(self, record: Record, language: str) -> str:
        """Return the name of the mission that the table plays."""

    def next_mission(self, record: Record) -> str:
        """Return the id of the mission that follows a finished game; empty if there is none."""
        return ""

    @abstractmethod
    def seats(self, record: Record) -> tuple[int, int]:
        """Return the smallest and the largest number of players."""

    async def refresh(self, library: Library, record: Record) -> bool:
        """Update the figures of a lobby with those that its server has added or removed since.

        Returns whether anything changed.
        """
        return False

    @abstractmethod
    def read_figures(self, record: Record, person: Person, names: str) -> list[str]:
        """Return the figures that `person` will lead, from their `names` as typed in a list.

        Raises UserError for an unknown name, or for a figure that somebody else has chosen.
        """

    @abstractmethod
    def refuse_taken(self, record: Record, person: Person, figures: Sequence[str]) -> None:
        """Raise UserError if anybody but `person` has chosen one of these figures."""

    def free_figures(self, record: Record, person: str, language: str) -> list[str]:
        """Return the names of the figures that nobody, or only `person`, has chosen."""
        return []

    def figure_name(self, record: Record, figure: str, language: str) -> str:
        """Return the name of a figure."""
        return figure

    def figure_face(self, record: Record, figure: str) -> Face | None:
        """Return how a figure looks in pictures; None if it has no face."""
        return None

    @abstractmethod
    def briefings(self, record: Record) -> list[str]:
        """Return texts about the game, the longest first; the lobby shows the first one that
        fits.
        """

    @abstractmethod
    def task(self, record: Record) -> str:
        """Return what the players have to do, in a sentence or two; empty if it is not known."""

    def picks(self, record: Record) -> Picks | None:
        """Return the figures that people choose among; None if figures are not chosen."""
        return None

    @abstractmethod
    def picture(self, record: Record) -> Drawn:
        """Return the picture of the lobby: what will be played, and by whom."""

    def door(self, record: Record) -> Drawn:
        """Return the picture that stands for the game where a person chooses one."""
        return self.picture(record)

    @abstractmethod
    def preview(self, record: Record, room: tuple[int, int]) -> look.Picture:
        """Return a picture of what is played, at most `room` (wide, high) pixels large.

        It shows the board or, if the game lays it out later, what is known before that.
        """

    @abstractmethod
    def deal(self, record: Record) -> Deal:
        """Deal the figures to the seats.

        Raises UserError if the game cannot be played with these seats.
        """

    def seat_lines(self, record: Record, seats: Mapping[str, Sequence[str]]) -> list[str]:
        """Return the lines of the first message that say who leads which figure."""
        return []

    @abstractmethod
    def random_seats(self, mission: str, players: int, chance: Random) -> dict[str, list[str]]:
        """Return seats with random figures, for a game that only the autopilot plays.

        Raises ValueError for a number of players that the mission does not allow.
        """
