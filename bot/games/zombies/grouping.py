"""What belongs together at a table of Zombies!!!: a walk with its fight, a herd; what is counted.

Every other sentence is the catalogue's alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.speech import Speech, Values
from engine.core.event import Event
from engine.zombies import events as e

FIGHT = (
    e.CombatRolled, e.BulletsSpent, e.LifeLost, e.FirstAidUsed, e.ZombieBeaten, e.PlayerDied,
    e.ItemGone, e.PawnWalked, e.TokenTaken, e.TokenLeft,
)  # fmt: skip
"""What one walk or fight consists of."""


def tell(speech: Speech, events: Sequence[Event]) -> list[str]:
    """The lines, in order."""
    told: list[str] = []
    left = [one for one in events if not one.untold]
    while left:
        count = max(_run(left, e.ZombieMoved), _one_leg(left), 1)
        told.append(_line(speech, left[:count]))
        left = left[count:]
    return told


def _one_leg(events: Sequence[Event]) -> int:
    """A walk as far as its next fight, with the fight; or a fight alone."""
    further = _run(events[1:], *(one for one in FIGHT if one is not e.PawnWalked))
    return 1 + further if isinstance(events[0], FIGHT) else 0


def _run(events: Sequence[Event], *kinds: type[Event]) -> int:
    """How many events at the beginning are of these kinds."""
    for at, one in enumerate(events):
        if not isinstance(one, kinds):
            return at
    return len(events)


def _line(speech: Speech, events: Sequence[Event]) -> str:
    if isinstance(events[0], e.ZombieMoved):
        return speech.say("zombies-moved", moves=", ".join(map(speech.event, events)))
    return " ".join(map(speech.event, events))


# ------------------------------------------------------------ what no catalogue counts


def _skipped(speech: Speech, one: e.TurnSkipped) -> Values:
    return {"card": speech.name("card", "hysterical-paralysis")}


def _laid(speech: Speech, one: e.TileLaid) -> Values:
    counts = {"some-zombies": one.zombies, "some-life": one.life, "some-bullets": one.bullets}
    what = [speech.say(key, count=count) for key, count in counts.items() if count]
    return {"what": speech.all_of(what), "what_count": len(what)}


MORE: Mapping[type[Event], Callable[[Any, Any], Values]] = {
    e.TurnSkipped: _skipped,
    e.TileLaid: _laid,
    e.CombatRolled: lambda speech, one: {"sum": one.die + one.bonus, "face": speech.face(one.die)},
    e.MovementRolled: lambda speech, one: {"face": speech.face(one.die)},
    e.ZombiesRolled: lambda speech, one: {"face": speech.face(one.die)},
}
"""Values of a sentence besides those of the event's fields."""

MARKED: Mapping[type[Event], str] = {
    e.ZombieBeaten: "zombie",
    e.LifeLost: "wound",
    e.LifeGained: "heart",
    e.BulletsGained: "bullets",
    e.PlayerDied: "fallen",
}
