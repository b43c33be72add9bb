"""Looks back at a game that is over or still goes on: a film, a poster and its turning points."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

import engine
from bot.base.drawing import Picture, shown
from bot.base.words import say
from bot.kit.speech import Speech
from bot.kit.terms import Players
from bot.store.records import LogRow, Record
from renders.kit.alt import LIMIT
from renders.kit.film import Frame, Told, webp
from renders.kit.painter import Painter
from renders.kit.poster import Moment

if TYPE_CHECKING:
    from bot.kit.replay import Replay, Still


class Lookback(ABC):
    """Draws a whole game. Drawing takes seconds, so it runs in a worker process."""

    @abstractmethod
    def film(self, replay: Replay, drawn: Callable[[int, int], None]) -> Picture:
        """Return an animated picture of at most 10 MiB.

        `drawn` is called with the number of pictures that are done and their total number.
        """

    @abstractmethod
    def poster(self, replay: Replay) -> Picture:
        """Draw the result of the game and its best moments.

        If the game was stopped, draw what had been reached by then instead of the result.
        """

    @abstractmethod
    def slides(self, replay: Replay, limit: int, drawn: Callable[[int, int], None]) -> list[Slide]:
        """Return the pictures of the film one by one, in less than `limit` bytes, with the poster
        if the game is over.

        `drawn` is called as for `film`.
        """

    @abstractmethod
    def turns(self, event: engine.Event, speech: Speech) -> bool:
        """Return whether the event changed the course of the game."""

    def meaning(self, replay: Replay) -> Callable[[engine.Event], str]:
        """Return a function that says in a sentence what an event means; empty for most events.

        The function must be called for each event of the game, in order.
        """
        return lambda event: ""

    @abstractmethod
    def turning_points(self, replay: Replay) -> Sequence[Moment]:
        """Return the events that changed the course of the game, in order, each with its round."""


@dataclass(frozen=True, slots=True)
class Slide:
    """One picture of a game: a WebP file, its caption, and its content in words."""

    content: bytes
    caption: str
    words: str
    round: int | None
    """The round that the picture belongs to; None for the poster.

    A picture taken as a new round begins belongs to the round that has just ended.
    """


class Story(Protocol):
    """What a poster tells: at least the best moments of the game."""

    @property
    def moments(self) -> Sequence[Moment]: ...


S = TypeVar("S", bound=Story)


class RoundByRound(Lookback, Generic[S]):
    """A lookback whose film has a picture for each round and a last one for the end."""

    round: ClassVar[type[engine.Event]]
    """The event that begins a round or a turn.

    If it has a field `round`, this is the round's number.
    """
    marks: ClassVar[Mapping[type[engine.Event], str]]
    """Events worth remembering, each with its sign on the poster."""
    counted: ClassVar[Mapping[type[engine.Event], str]]
    """Events that a film counts from one frame to the next, each with the key of its sentence."""

    def __init__(
        self,
        speak: Callable[[Record | None, str, Players], Speech],
        painter: Painter[Any, Any, S],
    ) -> None:
        self._speak, self._painter = speak, painter

    @abstractmethod
    def tell_story(
        self,
        replay: Replay,
        events: Sequence[engine.Event],
        moments: Sequence[Moment],
        reason: str,
    ) -> S:
        """Return the words and numbers of the poster.

        `events` are all events that everybody may know, and `moments` those with a sign on the
        poster. `reason` is a sentence about how the game ended, or when it was stopped.
        """

    def film(self, replay: Replay, drawn: Callable[[int, int], None]) -> Picture:
        record, look = replay.record, self._look(replay)
        ending = self.story(replay) if replay.ending else None
        film = self._painter.film(look, Told(self._frames(replay), ending, drawn))
        about = say(record.language, "film-in-words", rounds=replay.last.round)
        end = self._painter.words(look)
        text = f"{about} {end}"
        return f"game-{record.id}.webp", film, text if len(text) <= LIMIT else end

    def slides(self, replay: Replay, limit: int, drawn: Callable[[int, int], None]) -> list[Slide]:
        told = Told(self._frames(replay), self.story(replay), drawn)
        return slides(self._painter, told, replay, limit)

    def poster(self, replay: Replay) -> Picture:
        return shown(self._painter.poster(self._look(replay), self.story(replay)))

    def turns(self, event: engine.Event, speech: Speech) -> bool:
        return type(event) in self.marks

    def turning_points(self, replay: Replay) -> Sequence[Moment]:
        return self.story(replay).moments

    def story(self, replay: Replay) -> S:
        """Return the words and numbers of the poster."""
        moments, number, events = list[Moment](), 0, list[engine.Event]()
        for row in replay.rows:
            for event in row.happened(replay.record.ruleset):
                events.append(event)
                if isinstance(event, self.round):
                    number = getattr(event, "round", number)
                if mark := self.marks.get(type(event)):
                    line = self._speech(replay, row).moment(event)
                    seat = getattr(event, "seat", "")
                    moments.append(Moment(number, mark, line.replace("**", ""), seat))
        reason = self._reason(replay) or stopped_in(replay)
        return self.tell_story(replay, events, moments, reason)

    def _look(self, replay: Replay) -> Any:
        record = replay.record
        return self._painter.look(replay.last, record.language, record.names, record.theme)

    def _speech(self, replay: Replay, row: LogRow | None = None) -> Speech:
        """Return speech that uses the names people had at that row; without a row, their present
        names.
        """
        then = replay.record.as_of(row) if row else replay.record
        return self._speak(then, then.language, then.names)

    def _frames(self, replay: Replay) -> list[Frame[Any]]:
        """Return a frame for the beginning of each round, and one for the end."""
        frames: list[Frame[Any]] = []
        after = 0
        for still in replay.stills:
            if still.opens or still is replay.stills[-1]:
                events = _events(replay, after, still.row)
                caption = self._caption(replay, still, events)
                frames.append(Frame(still.view, caption, events, replay.names_at(still)))
                after = still.row
        return frames

    def _caption(self, replay: Replay, still: Still, events: Sequence[engine.Event]) -> str:
        """Return the line under a frame: the round, and counts of what happened since the frame
        before.

        In the last frame of a finished game, it says how the game ended.
        """
        language = replay.record.language
        if replay.ending and still is replay.stills[-1]:
            return self._reason(replay)
        key = "film-begins" if still.opens else "film-now"
        parts = [say(language, key, round=still.view.round)]
        happened = Counter(type(event) for event in events)
        for kind, text in self.counted.items():
            if happened[kind]:
                parts.append(say(language, text, count=happened[kind]))
        return " ".join(parts)

    def _reason(self, replay: Replay) -> str:
        """Return a sentence about how the game ended; empty while it goes on."""
        if replay.ending is None:
            return ""
        return self._speech(replay).outcome(replay.ending.outcome).replace("**", "")


POSTER_BYTES = 2**20
"""How many bytes of the limit for all slides are kept free for the poster."""


def slides(
    painter: Painter[Any, Any, Any], told: Told[Any, Any], replay: Replay, limit: int
) -> list[Slide]:
    """Return the frames of `told` as slides; if the game is over or was stopped, also the poster.

    A picture of the beginning of a round is assigned to the round that has just ended.
    """
    record, found = replay.record, list[Slide]()
    look = painter.look(replay.last, record.language, record.names, record.theme)
    for number, content in painter.slides(look, told, limit - POSTER_BYTES):
        frame = told.frames[number]
        opens = number > 0 and frame.view.round > told.frames[number - 1].view.round
        at = int(frame.view.round) - opens
        words = painter.words(look.at(frame.view, frame.players))
        found.append(Slide(content, frame.caption, words, at))
    if replay.ending or not record.live:
        poster = painter.poster(look, told.story)
        content = webp(poster.draw())
        caption = getattr(told.story, "reason", "")
        found.append(Slide(content, caption, poster.alt, None))
    return found


def stopped_in(replay: Replay) -> str:
    """Return the sentence about the round in which a game without an outcome was stopped."""
    return say(replay.record.language, "stopped-in-round", round=replay.last.round)


def _events(replay: Replay, after: int, last: int) -> list[engine.Event]:
    """Return the public events of the rows with numbers from `after` + 1 to `last`."""
    ruleset = replay.record.ruleset
    rows = [row for row in replay.rows if after < row.number <= last]
    return [event for row in rows for event in row.happened(ruleset)]
