"""How a game is cut into messages: rounds, stories, and whose doings are told together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import engine


@dataclass(slots=True)
class Part:
    """Events told together: the players' doings, or a `story` that is told as a whole."""

    story: bool
    events: list[engine.Event] = field(default_factory=list[engine.Event])
    leader: str | None = None
    """Whose doings they are, where that is another than the row's."""


Kinds = tuple[type[engine.Event], ...]
Struck = Callable[[Sequence[engine.Event], Mapping[str, str]], Mapping[str, engine.Event]]


def nobody_struck(
    events: Sequence[engine.Event], leaders: Mapping[str, str]
) -> Mapping[str, engine.Event]:
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
    struck: Struck = nobody_struck
    """Seats to which somebody else did something, each with the event that says what; they are
    told by name, once. It is told who leads each figure, too."""

    killed: Mapping[type[engine.Event], str] = field(default_factory=dict[type[engine.Event], str])
    """What tells of zombies that somebody killed, with the field that counts them; none: one."""
    rolled: Mapping[type[engine.Event], str] = field(default_factory=dict[type[engine.Event], str])
    """What tells of dice rolled in a fight, with their field."""

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
