"""What the rest of the bot needs from a game. A game implements it in a package of its own.

Nothing outside such a package names a game, or asks which one it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Literal, Protocol

import discord
from discord.ext import commands

import engine
from bot.declined import Declined
from bot.records import Json, LogRow, Record

if TYPE_CHECKING:
    from bot.desk import Person, Reply
    from bot.games.rows import Slash
    from bot.library import Library
    from bot.lobby import Wish
    from bot.pictures import Picture, Pictures
    from bot.replaying import Replay
    from bot.tables import Game, Sitting
    from bot.views.controls import Control

Players = Mapping[str, str]
"""Seats with what is shown for them."""
Named = tuple[str, str]
"""A value and how a person reads it."""
Theme = Literal["night", "day"]
"""Whether pictures are dark or light."""
Form = Callable[[discord.Interaction, Mapping[str, str]], Awaitable[None]]


class Voice(Protocol):
    """Says in a person's language what the engine tells in ids."""

    def events(
        self, language: str, events: Sequence[engine.Event], players: Players
    ) -> list[str]: ...
    def refusal(self, language: str, refusal: engine.Refusal, players: Players) -> str: ...
    def see_rules(self, language: str, refusal_key: str) -> str: ...
    def question(self, language: str, question: engine.Question, players: Players) -> str: ...
    def option(
        self, language: str, question: engine.Question, option: str, players: Players
    ) -> str: ...
    def command(self, language: str, command: engine.Command, players: Players) -> str: ...
    def action(self, language: str, do: str) -> str: ...
    def outcome(self, language: str, outcome: engine.Outcome, players: Players) -> str: ...
    def story(
        self,
        language: str,
        events: Sequence[engine.Event],
        players: Players,
        earlier: Sequence[engine.Event] = (),
    ) -> list[str]:
        """`earlier`: what the same story told in messages before."""
        ...

    def rules_topics(self, language: str) -> dict[str, str]: ...
    def rules_groups(self, language: str) -> dict[str, str]: ...
    def rules_in(self, language: str, group: str) -> dict[str, str]: ...
    def rules_titles(self, language: str) -> dict[str, str]: ...
    def rules_article(self, language: str, topic: str) -> str: ...


# ---------------------------------------------------------------- before a game


@dataclass(frozen=True, slots=True)
class Deal:
    """The seats with the figures each leads, and what the table keeps besides the box."""

    seats: dict[str, list[str]]
    extras: Json


class Lobby(ABC):
    """Opening a table of the game and sitting down at it."""

    options: Mapping[str, tuple[str, ...]]
    """The table's options that this game has, each with its values; the first is the usual one."""

    @abstractmethod
    async def missions(self, library: Library, guild: int, language: str) -> list[Named]:
        """What can be opened on a server."""

    @abstractmethod
    async def opened(self, sitting: Sitting, person: Person, wish: Wish) -> Record:
        """The table somebody wishes for, without seats. Raises Declined."""

    @abstractmethod
    def mission_name(self, record: Record, language: str) -> str:
        """What is played at the table, in a few words."""

    @abstractmethod
    def seats(self, record: Record) -> tuple[int, int]:
        """How few and how many may play."""

    @abstractmethod
    async def refresh(self, sitting: Sitting) -> None:
        """Brings a lobby up to date with what the server keeps."""

    @abstractmethod
    def named(self, record: Record, person: Person, names: str) -> list[str]:
        """The figures of a typed list that the person asks for. Raises Declined."""

    @abstractmethod
    def refuse_taken(self, record: Record, person: Person, figures: Sequence[str]) -> None:
        """Raises Declined where somebody else asked for one of them."""

    def free_figures(self, record: Record, person: str, language: str) -> list[str]:
        """Names of the figures that nobody else asked for."""
        return []

    @abstractmethod
    def figure_name(self, record: Record, figure: str, language: str) -> str:
        """What a figure is called."""

    @abstractmethod
    def briefings(self, record: Record) -> list[str]:
        """What the lobby says about the game, the longest text first; what fits is shown."""

    def controls(self, record: Record) -> Iterator[Control]:
        """What the lobby's message has below joining, leaving and starting."""
        yield from ()

    @abstractmethod
    def deal(self, record: Record) -> Deal:
        """Who leads what. Raises Declined where it cannot be played so."""

    @abstractmethod
    def random_seats(self, mission: str, players: int, chance: Random) -> dict[str, list[str]]:
        """Seats for a game without people. Raises ValueError for a wrong number of them."""


# ---------------------------------------------------------------- moves


class Moves(ABC):
    """Commands as people type and press them."""

    voice: Callable[[Record | None], Voice]
    beside: Collection[str] = ()
    """Sorts of command that are listed beside what is due."""
    listed_whole: Collection[str] = ()
    """Sorts of command whose groups are left out where one select holds them all."""
    always_shown: Collection[str] = ()
    """Sorts of command (`do`) that are confirmed even where there is one way to do it."""
    told_otherwise: Collection[str] = ("do",)
    """Fields that no option of their own fills."""
    leads: str = ""
    """The field that names the figure which carries a command out; none where a seat is one."""

    def leader(self, sitting: Sitting, person: Person, seat: str, named: str) -> str:
        """The figure meant; empty where a seat is one figure. Raises Declined."""
        return ""

    def leader_of(self, command: engine.Command) -> str:
        """The figure that carries the command out."""
        return ""

    def leader_name(self, record: Record, leader: str, language: str) -> str:
        """What that figure is called."""
        return leader

    def first_leader(self, game: Game, leaders: Sequence[str]) -> str:
        """The one whose moves are shown first."""
        return leaders[0]

    def own_leaders(self, game: Game, seat: str) -> list[str]:
        """The figures that the seat leads."""
        return []

    def value_of(self, command: engine.Command, field: str) -> str:
        """A field of a command as it is typed; empty where it has none."""
        value = getattr(command, field, None)
        return "" if value is None else str(value)

    @abstractmethod
    def label(self, sitting: Sitting, language: str, field: str, value: str) -> str:
        """A typed value as a person knows it."""

    def entry(
        self, record: Record, game: Game, language: str, command: engine.Command, players: Players
    ) -> str:
        """A command as an entry of a menu before this table."""
        return self.voice(record).command(language, command, players)

    def due(self, game: Game, seat: str) -> Sequence[str]:
        """The sorts of command on which the seat's menu opens; none: one is chosen first."""
        return ()

    def group_of(self, command: engine.Command) -> str:
        """What several commands of a sort have in common, where there may be too many to list."""
        return ""

    def group_name(self, game: Game, language: str, do: str, group: str) -> str:
        """How a menu offers those commands together."""
        return group

    def known(self, game: Game, seat: str, leader: str, field: str) -> Iterable[str]:
        """Values of a field that exist for the seat, legal or not, the likeliest first; they have
        labels, too."""
        return ()

    @abstractmethod
    def as_typed(
        self, game: Game, do: str, leader: str, fields: Mapping[str, Any]
    ) -> engine.Command:
        """The command as typed, illegal as it is: the rules say best what is wrong with it."""

    @abstractmethod
    def ending(self, sitting: Sitting, person: Person, seat: str, named: str) -> engine.Command:
        """The command that ends a turn; `named` is the figure somebody typed."""

    def own_part(
        self, events: Sequence[engine.Event], language: str
    ) -> tuple[Sequence[engine.Event], str]:
        """The events that whoever acted reads at once, and a line about the rest."""
        return events, ""

    def picture(
        self, game: Game, seat: str, do: str, group: str, language: str, players: Players
    ) -> Callable[[], Picture] | None:
        """What is shown above the choices of a sort of command and group, or of a question."""
        return None

    def patience(self, record: Record, question: engine.Question) -> int | None:
        """Seconds after which the default answers the question; None: it waits."""
        return None


# ---------------------------------------------------------------- what is seen


class Sights(ABC):
    """Where a table stands, in pictures and in words."""

    looks: Sequence[str] = ("board",)
    """Buttons of the status message that show something, in order."""

    @abstractmethod
    def board(
        self,
        view: Any,
        language: str,
        players: Players,
        *,
        theme: Theme = "night",
        events: Sequence[engine.Event] = (),
    ) -> Picture:
        """The picture of a view with its alt text; drawn beside the event loop.

        `events` happened since the picture before it: they are marked.
        """

    def small(self, view: Any) -> bool:
        """Whether the picture of the board is too small to read: its parts are offered then."""
        return False

    def phase(
        self,
        view: Any,
        events: Sequence[engine.Event],
        language: str,
        players: Players,
        *,
        theme: Theme = "night",
    ) -> Picture:
        """What the game did by itself at the end of a round; `view` is the table afterwards.

        Raises Declined in a game without such steps.
        """
        raise Declined("no-such-look")

    async def around(
        self, sitting: Sitting, person: Person, named: str, pictures: Pictures, *, theme: Theme
    ) -> Reply:
        """The surroundings of a figure, larger. Raises Declined where the board is small."""
        raise Declined("no-such-look")

    @abstractmethod
    def board_text(self, view: Any, language: str, players: Players) -> str:
        """The same in words."""

    @abstractmethod
    async def sheet(
        self, sitting: Sitting, person: Person, named: str, pictures: Pictures
    ) -> Reply:
        """What lies before somebody, open to all."""

    @abstractmethod
    async def hand(self, sitting: Sitting, person: Person, named: str, pictures: Pictures) -> Reply:
        """The person's own cards."""

    @abstractmethod
    def sheets(self, sitting: Sitting, language: str) -> list[Named]:
        """Whose sheets there are."""

    @abstractmethod
    def head(self, record: Record, game: Game) -> str:
        """The first line of the status."""

    @abstractmethod
    def turn(self, record: Record, game: Game, seat: str, language: str) -> str:
        """Whose turn it is and what is left of it."""


# ---------------------------------------------------------------- the course of a game


@dataclass(slots=True)
class Part:
    """Events told together: the players' doings, or a `story` that is told as a whole."""

    story: bool
    events: list[engine.Event] = field(default_factory=list[engine.Event])
    leader: str | None = None
    """Whose doings they are, where that is another than the row's."""


class Course(ABC):
    """How what happens is cut into messages and rounds."""

    told_elsewhere: Collection[str] = ()
    """Names of events that the start, the end and the board's message tell."""

    @abstractmethod
    def round_of(self, view: Any) -> int:
        """The number of the round, from 1; 0 before the first."""

    @abstractmethod
    def begins_round(self, events: Sequence[engine.Event]) -> bool:
        """Whether a new round begins among these events."""

    @abstractmethod
    def ends(self, events: Sequence[engine.Event]) -> bool:
        """Whether the game ends among these events."""

    def parts(self, events: Sequence[engine.Event], *, in_story: bool) -> list[Part]:
        """The events cut up. `in_story`: they go on with a story that was not over."""
        return [Part(False, [one for one in events if self._told_here(one)])]

    @abstractmethod
    def board_line(self, language: str, events: Sequence[engine.Event]) -> str | None:
        """The line under the board that is shown after these events; None: no board is due."""

    def leader_of(self, row: LogRow) -> str:
        """Whose doings are gathered in one message; empty for anybody's."""
        return row.seat

    def passes(self, events: Sequence[engine.Event]) -> bool:
        """Whether they only say that somebody is done: that goes into the message before."""
        return False

    def struck(self, events: Sequence[engine.Event]) -> Mapping[str, engine.Event]:
        """Seats to which somebody else did something, each with the event that says what; they are
        told by name, once."""
        return {}

    @abstractmethod
    def seated(self, record: Record, seats: Mapping[str, Sequence[str]]) -> list[str]:
        """The lines at the start that say who plays what."""

    def _told_here(self, one: engine.Event) -> bool:
        return type(one).__name__ not in self.told_elsewhere


# ---------------------------------------------------------------- looking back


class Reel(ABC):
    """A game from its beginning, in pictures; they take seconds, beside the event loop."""

    @abstractmethod
    def film(self, told: Replay, drawn: Callable[[int, int], None]) -> Picture:
        """An animated picture of at most 10 MiB; `drawn` hears how many of how many are drawn."""

    @abstractmethod
    def poster(self, told: Replay) -> Picture:
        """The result and the best of it, for the end of a game."""


# ---------------------------------------------------------------- all of it


@dataclass(frozen=True, slots=True)
class Face:
    """A game as the bot meets it."""

    ruleset: str
    voice: Callable[[Record | None], Voice]
    """What speaks at a table; without one, of the box."""
    lobby: Lobby
    moves: Moves
    sights: Sights
    course: Course
    reel: Reel
    help: str
    """The key of what `/help` says about playing it."""
    slash: Sequence[Slash]
    """Its commands as they are typed."""
    alike: Mapping[str, str] = field(default_factory=dict[str, str])
    """Commands of other games, each with the one that does the same here."""
    cogs: tuple[type[commands.Cog], ...] = ()
    """Slash commands of this game that do something else than play."""
    forms: Mapping[str, Form] = field(default_factory=dict[str, Form])
    """Forms that people send back, by their custom id."""
