"""What the rest of the bot needs from a game. A game brings it in a package of its own.

Nothing outside such a package names a game, or asks which one it is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import engine
from bot.pictures import Picture, shown
from bot.records import Game, Json, Record
from renders.kit.painter import Painter
from renders.kit.palette import ThemeName
from renders.kit.poster import Moment

if TYPE_CHECKING:
    from bot.games.rows import Errand, Slash
    from bot.games.speech import Speech
    from bot.library import Library
    from bot.replaying import Replay
    from bot.replies import Person

Players = Mapping[str, str]
"""Seats with what is shown for them."""
Named = tuple[str, str]
"""A value and how a person reads it."""
OPENING = 4
"""How many moves of different sorts a menu opens on, where the step does not say which."""
WHERE_TO = 10
"""How many places it opens on, where only one sort of move is worth it."""
Theme = ThemeName
"""Whether pictures are dark or light, or as on an old film."""


# ---------------------------------------------------------------- before a game


@dataclass(frozen=True, slots=True)
class Deal:
    """The seats with the figures each leads, and what the table keeps besides the box."""

    seats: dict[str, list[str]]
    extras: Json


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


@dataclass(frozen=True, slots=True)
class Picks:
    """What people choose among in a lobby: values with their names, up to so many of them."""

    options: Sequence[Named]
    hint: str
    most: int


class Drawn(NamedTuple):
    """A picture that a message keeps: `what` tells it from the others that it may show."""

    what: str
    draw: Callable[[], Picture]


class Lobby(ABC):
    """Opening a table of the game and sitting down at it; without figures but for what says so."""

    options: Mapping[str, tuple[str, ...]]
    """The table's options that this game has, each with its values; the first is the usual one."""

    @abstractmethod
    async def missions(self, library: Library, guild: int, language: str) -> list[Named]:
        """What can be opened on a server."""

    @abstractmethod
    async def opened(self, library: Library, person: Person, wish: Wish) -> Record:
        """The table somebody wishes for, without seats. Raises Declined."""

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
        """The figures of a typed list that the person asks for. Raises Declined."""

    @abstractmethod
    def refuse_taken(self, record: Record, person: Person, figures: Sequence[str]) -> None:
        """Raises Declined where somebody else asked for one of them."""

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
        """Who leads what. Raises Declined where it cannot be played so."""

    def seated(self, record: Record, seats: Mapping[str, Sequence[str]]) -> list[str]:
        """The lines at the start that say who leads what."""
        return []

    @abstractmethod
    def random_seats(self, mission: str, players: int, chance: Random) -> dict[str, list[str]]:
        """Seats for a game without people. Raises ValueError for a wrong number of them."""


# ---------------------------------------------------------------- moves


class Moves(ABC):
    """Commands as people type and press them."""

    aside: Collection[str] = ()
    """Sorts of command that are nobody's turn: for them alone no menu stays open."""
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

    def leaders(
        self, record: Record, game: Game, language: str, seat: str, named: str
    ) -> Sequence[str]:
        """The figures that may be meant: one where that is clear, an empty one where a seat is a
        figure."""
        return ("",)

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
    def label(self, record: Record, game: Game, language: str, field: str, value: str) -> str:
        """A typed value as a person knows it."""

    @abstractmethod
    def asking(self, record: Record, game: Game, language: str, do: str) -> str:
        """What somebody who chooses among commands of a sort is asked."""

    @abstractmethod
    def entry(
        self, record: Record, game: Game, language: str, command: engine.Command, players: Players
    ) -> str:
        """A command as an entry of a menu before this table."""

    def due(
        self, game: Game, seat: str, commands: Sequence[engine.Command]
    ) -> Sequence[engine.Command]:
        """Those of a figure's commands on which the seat's menu opens: the best of each sort, as
        far as they are better than to end the turn, or all places that the only sort may lead
        to; the end where nothing is better, and nothing where its turn is over already."""
        if game.questions or not commands:
            return ()
        theirs = {one.canonical(): one for one in commands}
        found: dict[str, list[engine.Command]] = {}
        for one in engine.advise(game, seat):
            step = theirs.get("" if isinstance(one.step, str) else one.step.canonical())
            if step is not None:
                found.setdefault(step.name(), []).append(step)
        sorts = list(found)
        end = self.ending(game, seat, self.leader_of(commands[0])).name()
        if end not in sorts:
            return ()
        better = sorts[: min(sorts.index(end), OPENING)] or [end]
        best, leader = [found[sort][0] for sort in better], self.leader_of(commands[0])
        if len(best) == 1 and self.places(game, seat, leader, better[0], ""):
            return found[better[0]][:WHERE_TO]
        return best

    def about(self, record: Record, language: str, command: engine.Command) -> str:
        """What a person may not know of a command's card, for the line below its entry."""
        return ""

    def answers(
        self, record: Record, game: Game, language: str, question: engine.Question
    ) -> Mapping[str, str]:
        """Labels of options which say what the answer costs at this table, by option."""
        return {}

    def teaches(self, record: Record, game: Game, seat: str) -> bool:
        """Whether the seat is at the beginning of a turn of a game that is played to learn it."""
        return False

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

    def able(self, game: Game, leaders: Sequence[str], fields: Mapping[str, Any]) -> Sequence[str]:
        """Those of several figures that can be meant by what was typed; all where it does not
        say."""
        return leaders

    @abstractmethod
    def as_typed(
        self, game: Game, do: str, leader: str, fields: Mapping[str, Any]
    ) -> engine.Command:
        """The command as typed, illegal as it is: the rules say best what is wrong with it."""

    @abstractmethod
    def ending(self, game: Game, seat: str, leader: str) -> engine.Command:
        """The command that ends the turn of that figure."""

    def only_ending(self, game: Game, seat: str) -> engine.Command | None:
        """The end of a turn in which the seat can do nothing else; None where it can, or where it
        has no turn."""
        left = [one for one in game.commands(seat) if one.name() not in self.aside]
        if game.questions or seat not in game.acting or len(left) != 1:
            return None
        return left[0] if left[0] == self.ending(game, seat, self.leader_of(left[0])) else None

    def caution(self, record: Record, game: Game, language: str, command: engine.Command) -> str:
        """What somebody should read before giving the command, as its entry says it, too; empty
        where nothing speaks against doing it at once."""
        return ""

    def own_part(
        self, events: Sequence[engine.Event], language: str
    ) -> tuple[Sequence[engine.Event], str]:
        """The events that whoever acted reads at once, and a line about the rest."""
        return events, ""

    def places(self, game: Game, seat: str, leader: str, do: str, group: str) -> Sequence[str]:
        """The places among which a figure's commands of a sort and group choose, or those that a
        question asks for."""
        return ()

    def picture(
        self, game: Game, seat: str, do: str, group: str, language: str, players: Players
    ) -> Callable[[], Picture] | None:
        """What is shown above the choices of a sort of command and group, or of a question, where
        those are no places."""
        return None

    def patience(self, record: Record, question: engine.Question) -> int | None:
        """Seconds after which the default answers the question; None: it waits."""
        return None


# ---------------------------------------------------------------- what is seen


class Presenter(ABC):
    """Where a table stands, in pictures and in words. Pictures are drawn beside the event loop."""

    buttons: Sequence[str] = ("board",)
    """Those of the status message that show something, in order."""
    own_hands: bool = False
    """Whether a hand is seen by its player alone."""
    board_file: str = "board.png"

    def __init__(self, painter: Painter[Any, Any, Any]) -> None:
        self._painter = painter
        self._look = painter.look
        self.themes = painter.themes

    def board(
        self,
        view: Any,
        language: str,
        players: Players,
        *,
        theme: Theme = "night",
        events: Sequence[engine.Event] = (),
    ) -> Picture:
        """The whole map of a view; what `events` changed since the picture before is marked."""
        board = self._painter.board(self._look(view, language, players, theme), events)
        return shown(replace(board, name=self.board_file))

    def round(
        self,
        view: Any,
        language: str,
        players: Players,
        *,
        theme: Theme = "night",
        events: Sequence[engine.Event] = (),
    ) -> Picture:
        """The same composed for the size at which a message shows it."""
        picture = self._painter.round(self._look(view, language, players, theme), events)
        return shown(replace(picture, name=self.board_file))

    def places(
        self,
        view: Any,
        places: Sequence[str],
        who: str,
        language: str,
        players: Players,
        theme: Theme = "night",
    ) -> Picture:
        """The table with the places framed that `who`, or whoever is asked, may choose from."""
        look = self._look(view, language, players, theme)
        return shown(self._painter.places(look, places, who))

    def small(self, view: Any) -> bool:
        """Whether the picture of the board is too small to read: its parts are offered then."""
        return False

    def phase(
        self,
        view: Any,
        events: Sequence[engine.Event],
        language: str,
        players: Players,
        theme: Theme = "night",
    ) -> Picture:
        """What happened before others came to act, read in `events`: the zombies' turn, or that
        of the player before. `view` is the table afterwards."""
        return shown(self._painter.phase(self._look(view, language, players, theme), events))

    def around(
        self, view: Any, who: str, language: str, players: Players, theme: Theme = "night"
    ) -> Picture:
        """Somebody's surroundings, larger. Raises Declined for who is not on the board."""
        return shown(self._painter.around(self._look(view, language, players, theme), who))

    def sheet(
        self, view: Any, who: str, language: str, players: Players, theme: Theme = "night"
    ) -> Picture:
        """What lies before somebody, open to all."""
        return shown(self._painter.sheet(self._look(view, language, players, theme), who))

    def hand(
        self, view: Any, who: str, language: str, players: Players, theme: Theme = "night"
    ) -> Picture:
        """Somebody's cards."""
        return shown(self._painter.hand(self._look(view, language, players, theme), who))

    def colour(self, view: Any, who: str, players: Players) -> int:
        """The colour of somebody's token, as Discord writes colours."""
        colour = self._painter.colour(self._look(view, "en", players), who)
        return int.from_bytes(bytes(colour))

    def board_text(self, view: Any, language: str, players: Players) -> str:
        """The board in words."""
        return self._painter.text(self._look(view, language, players))

    @abstractmethod
    def sheet_text(self, record: Record, view: Any, who: str, language: str) -> str:
        """A sheet in words."""

    @abstractmethod
    def hand_text(self, record: Record, view: Any, who: str, language: str) -> str:
        """A hand in words."""

    @abstractmethod
    def whom(self, record: Record, view: Any, person: str, named: str, language: str) -> str:
        """Who is meant by a typed name; without one, who is likeliest. Raises Declined."""

    @abstractmethod
    def everyone(self, record: Record, view: Any, language: str) -> list[Named]:
        """Whose sheets there are."""

    def others(self, record: Record, view: Any, person: str, language: str) -> list[Named]:
        """Whose sheets a person turns over."""
        return self.everyone(record, view, language)

    @abstractmethod
    def head(self, record: Record, game: Game) -> str:
        """The first line of the status."""

    def goal(self, record: Record, game: Game) -> list[str]:
        """What is to be done to win, as far as it is not done."""
        return []

    def beside(self, record: Record, game: Game) -> list[str]:
        """What the picture of a round only counts, or leaves out."""
        unseen = self._painter.unseen(self._look(game.view(), record.language, record.names))
        return [unseen] if unseen and not game.outcome else []

    @abstractmethod
    def turn(self, record: Record, game: Game, seat: str, language: str) -> str:
        """Whose turn it is and what is left of it."""


# ---------------------------------------------------------------- how a game goes


@dataclass(slots=True)
class Part:
    """Events told together: the players' doings, or a `story` that is told as a whole."""

    story: bool
    events: list[engine.Event] = field(default_factory=list[engine.Event])
    leader: str | None = None
    """Whose doings they are, where that is another than the row's."""


Kinds = tuple[type[engine.Event], ...]


def nobody_struck(events: Sequence[engine.Event]) -> Mapping[str, engine.Event]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapters:
    """Which events begin and end the parts of a game, so that it is cut into messages."""

    round: type[engine.Event]
    """Begins a round, which is told apart from what was before it, with a picture."""
    end: type[engine.Event]
    story: Kinds = ()
    """Begin what is told as a whole, up to the next round."""
    routine: Kinds = ()
    """What a chronicle leaves out: bookkeeping that no reader misses."""
    elsewhere: Kinds = ()
    """Told by the start, the end and the board's message."""
    passing: Kinds = ()
    """Only say that somebody is done: that goes into the message before."""
    turn_of: str = ""
    """The field of `round` that names the seat whose turn begins, where a round is one seat's."""
    doer: str = ""
    """The field of a command by which doings are gathered; empty where all of a round are."""
    line: str = ""
    """The key of what stands under the picture of a new round."""
    struck: Callable[[Sequence[engine.Event]], Mapping[str, engine.Event]] = nobody_struck
    """Seats to which somebody else did something, each with the event that says what; they are
    told by name, once."""

    def begins_round(self, events: Sequence[engine.Event]) -> bool:
        """Whether a new round begins among these events."""
        return any(isinstance(one, self.round) for one in events)

    def ends(self, events: Sequence[engine.Event]) -> bool:
        """Whether the game ends among these events."""
        return any(isinstance(one, self.end) for one in events)

    def passes(self, events: Sequence[engine.Event]) -> bool:
        """Whether they only say that somebody is done."""
        return all(isinstance(one, self.passing) for one in events)

    def parts(self, events: Sequence[engine.Event], *, in_story: bool) -> list[Part]:
        """The events cut up. `in_story`: they go on with a story that was not over."""
        parts = [Part(in_story)]
        for one in events:
            if isinstance(one, self.story):
                parts.append(Part(story=True))
            if isinstance(one, self.round):
                leader = str(getattr(one, self.turn_of)) if self.turn_of else None
                parts.append(Part(story=False, leader=leader))
            if not isinstance(one, self.elsewhere):
                parts[-1].events.append(one)
        return parts


# ---------------------------------------------------------------- looking back


class Lookback(ABC):
    """A game from its beginning, in pictures; they take seconds, beside the event loop."""

    @abstractmethod
    def film(self, replay: Replay, drawn: Callable[[int, int], None]) -> Picture:
        """An animated picture of at most 10 MiB; `drawn` hears how many of how many are drawn."""

    @abstractmethod
    def poster(self, replay: Replay) -> Picture:
        """The result and the best of it, for the end of a game."""

    @abstractmethod
    def turning_points(self, replay: Replay) -> Sequence[Moment]:
        """What changed the game, in order, each with its round."""


# ---------------------------------------------------------------- all of it


@dataclass(frozen=True, slots=True)
class BotKit:
    """A game as the bot meets it."""

    ruleset: str
    speech: Callable[[Record | None, str, Players], Speech]
    """What speaks at a table to somebody of a language; without a table, of the box."""
    lobby: Lobby
    moves: Moves
    presenter: Presenter
    chapters: Chapters
    lookback: Lookback
    help: str
    """The key of what `/help` says about playing it."""
    slash: Sequence[Slash]
    """Its commands as they are typed."""
    errands: Sequence[Errand] = ()
    """Its slash commands that do something else than play."""
    alike: Mapping[str, str] = field(default_factory=dict[str, str])
    """Commands of other games, each with the one that does the same here."""
