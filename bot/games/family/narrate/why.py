"""Explains what the zombies did in one zone in their last turn: the story of that zone alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.family.naming import FamilyNames
from bot.games.family.narrate import story
from engine.core.event import Event
from engine.family import events as e
from renders.family.steps import Arrival, Extra, Step, steps_of, zones_of


@dataclass(frozen=True, slots=True)
class ZombiesTurn:
    """One turn of the zombies; `over` is False if it has not ended yet and waits for an answer."""

    round: int
    events: Sequence[Event]
    over: bool


def last_turn(events: Sequence[Event]) -> ZombiesTurn | None:
    """Return the newest turn of the zombies among these events; None if there is none."""
    begins = [at for at, one in enumerate(events) if isinstance(one, e.ZombiesTurnBegan)]
    if not begins:
        return None
    began, rest = events[begins[-1]], events[begins[-1] + 1 :]
    ends = [at for at, one in enumerate(rest) if isinstance(one, e.RoundBegan | e.GameEnded)]
    number = began.round if isinstance(began, e.ZombiesTurnBegan) else 0
    return ZombiesTurn(number, rest[: ends[0]] if ends else rest, bool(ends))


def why(names: FamilyNames, turn: ZombiesTurn, zone: str, limit: int) -> str:
    """Tell what happened in the zone in that turn, with reasons, in at most `limit` characters."""
    key = "why-heading" if turn.over else "why-heading-going-on"
    heading = names.say(key, zone=zone, round=turn.round)
    here = steps_in(steps_of(turn.events), zone)
    if not here:
        return f"{heading}\n{names.say('why-nothing', zone=zone)}"
    return f"{heading}\n{story.steps_story(names, here, limit - len(heading) - 1)}"


def steps_in(steps: Sequence[Step], zone: str) -> list[Step]:
    """Return the steps that touch the zone.

    If zombies there act once more, the step that causes it comes first.
    """
    found: list[Step] = []
    cause: list[Step] = []
    for step in steps:
        if isinstance(step, Extra) or (isinstance(step, Arrival) and step.activates):
            cause = [step]
        elif zone in zones_of(step):
            found += [*cause, step]
            cause = []
        elif isinstance(step, Arrival):
            cause = []
    return found
