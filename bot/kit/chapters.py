"""Cuts the events of a game into messages.

A message tells the start of a round, a story, or what players do. A story is a stretch of events
that one message tells as a whole, such as the zombies' turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import engine
from bot.kit.tales import Deed, Deeds


@dataclass(slots=True)
class Part:
    """Events that one message tells: what players did, or a whole story."""

    story: bool
    events: list[engine.Event] = field(default_factory=list[engine.Event])
    leader: str | None = None
    """The seat whose turn begins with these events; None if no turn begins here."""


Kinds = tuple[type[engine.Event], ...]
Struck = Callable[[Sequence[engine.Event], Mapping[str, str]], Mapping[str, engine.Event]]


def nobody_struck(
    events: Sequence[engine.Event], leaders: Mapping[str, str]
) -> Mapping[str, engine.Event]:
    """Return no seats: the default for games in which players do not act against each other."""
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapters:
    """The types of event at which a game's messages begin and end, and what a chronicle counts."""

    round: type[engine.Event]
    """The event that begins a round. A round has a message of its own, with a picture."""
    end: type[engine.Event]
    story: Kinds = ()
    """Events with which a story begins. It lasts until the next round."""
    routine: Kinds = ()
    """Bookkeeping events that a chronicle leaves out."""
    elsewhere: Kinds = ()
    """Events that other messages tell, such as the start and the end of the game."""
    passing: Kinds = ()
    """Events that only say that somebody is done.

    They get no message of their own, but are added to the message before.
    """
    laid: Kinds = ()
    """Events that lay out a board which the lobby could not show yet.

    The message that begins the game then shows it, before the first questions are answered.
    """
    turn_of: str = ""
    """The field of `round` that holds the seat, if each round is the turn of one seat."""
    doer: str = ""
    """The field of a command that names its figure: one message gathers what one figure does.

    If empty, one message gathers what everybody does in a round.
    """
    line: str = ""
    """The key of the line under the picture of a new round."""
    struck: Struck = nobody_struck
    """Returns the seats that somebody else acted against, each with the event that tells it.

    The players of these seats are mentioned once. The second argument maps figures to the seats
    that lead them.
    """

    killed: Mapping[type[engine.Event], str] = field(default_factory=dict[type[engine.Event], str])
    """Events that tell of killed zombies, each with the name of its field that holds their number
    or a list of them.

    An empty name means one zombie.
    """
    destroyed: Mapping[type[engine.Event], str] = field(
        default_factory=dict[type[engine.Event], str]
    )
    """Events that tell of zombies destroyed by nobody, such as by an explosion, each with the name
    of its field for their number; they count for no player.
    """
    deeds: Deeds = field(default_factory=dict[type[engine.Event], Any])
    """Events that a chronicle tells, each with the `Deed` that says how; it leaves out all
    others.
    """
    wounded: Kinds = ()
    """Events that each tell of one wound, or of one life lost."""
    fallen: Kinds = ()
    """Events that each tell of a figure that died."""
    rescued: Kinds = ()
    """Events that each tell of a person who was saved.

    If such an event has the fields `survivor` and `seat`, the seat leads this person from then on.
    """
    reached: Kinds = ()
    """Events that each bring the players closer to their goal."""
    rolled: Mapping[type[engine.Event], str] = field(default_factory=dict[type[engine.Event], str])
    """Events that tell of dice rolled in a fight, each with the name of its field for the dice."""

    def kills(self, event: engine.Event) -> int:
        """Return how many zombies an event says were killed."""
        if type(event) not in self.killed:
            return 0
        name = self.killed[type(event)]
        told = getattr(event, name) if name else 1
        return told if isinstance(told, int) else len(told)

    def falls(self, event: engine.Event) -> int:
        """Return how many zombies an event takes off the board, killed by a player or not."""
        name = self.destroyed.get(type(event))
        return int(getattr(event, name)) if name else self.kills(event)

    def deed(self, event: engine.Event) -> Deed | None:
        """Return how a chronicle tells an event; None if it leaves the event out."""
        found = self.deeds.get(type(event))
        return found if found is None or isinstance(found, Deed) else found(event)

    def faces(self, event: engine.Event) -> tuple[int, ...]:
        """Return the faces of the six-sided dice that an event says were rolled in a fight."""
        name = self.rolled.get(type(event))
        if name is None:
            return ()
        faces: Any = getattr(event, name)
        return (faces,) if isinstance(faces, int) else tuple(faces)

    def begins_round(self, events: Sequence[engine.Event]) -> bool:
        """Whether one of these events begins a new round."""
        return any(isinstance(one, self.round) for one in events)

    def ends(self, events: Sequence[engine.Event]) -> bool:
        """Whether one of these events ends the game."""
        return any(isinstance(one, self.end) for one in events)

    def passes(self, events: Sequence[engine.Event]) -> bool:
        """Whether all these events only say that somebody has finished (`passing`)."""
        return all(isinstance(one, self.passing) for one in events)

    def parts(self, events: Sequence[engine.Event], *, in_story: bool) -> list[Part]:
        """Cut the events into parts. `in_story` is true if a story from earlier still goes on."""
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
