"""Tells events in sentences: those that belong together become one or two short sentences.

The steps of one survivor are told as one way, and a roll of dice together with what it did.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.family.naming import FamilyNames
from bot.games.family.narrate import story
from engine.core.event import Event
from engine.family import events as e
from renders.family.steps import CONSEQUENCES


def tell(names: FamilyNames, events: Sequence[Event]) -> list[str]:
    """Return sentences about these events, in order.

    What zombies do in their own turn is left out: `story` tells it.
    """
    told: list[str] = []
    left = [one for one in _outside_zombies_turn(events) if not one.untold]
    while left:
        count, sentences = _next(names, left)
        told += sentences
        left = left[count:]
    return told


def _outside_zombies_turn(events: Sequence[Event]) -> list[Event]:
    """Return the events outside the zombies' turn, which may have begun before these events.

    The end of the game is kept.
    """
    begins = [at for at, one in enumerate(events) if isinstance(one, e.ZombiesTurnBegan)]
    ends = [at for at, one in enumerate(events) if isinstance(one, e.RoundBegan)]
    first = begins[0] if begins else (0 if _ended_here(events, ends) else len(events))
    later = [at for at in ends if at >= first]
    if later:
        return [*events[:first], *events[later[0] :]]
    over = [one for one in events[first:] if isinstance(one, e.GameEnded)]
    return [*events[:first], *over]


def _ended_here(events: Sequence[Event], ends: Sequence[int]) -> bool:
    """Whether these events contain the end of a zombies' turn that began before them."""
    setting_up = any(isinstance(one, e.GameSetUp | e.CardDealt) for one in events)
    return bool(ends) and not setting_up


def _next(names: FamilyNames, events: Sequence[Event]) -> tuple[int, list[str]]:
    """Return how many of the first events are told together, and their sentences."""
    first = events[0]
    if isinstance(first, e.SurvivorMoved):
        return _moves(names, first, events)
    if isinstance(first, e.DiceRolled | e.MolotovThrown | e.CarRolled):
        return _attack(names, events)
    if isinstance(first, e.LevelReached):
        return _level(names, events)
    if isinstance(first, e.CardDealt):
        count = _length(events, e.CardDealt)
        return count, [" ".join(names.event(one) for one in events[:count])]
    if isinstance(first, story.ZOMBIE_EVENTS):
        run = _length(events, *story.ZOMBIE_EVENTS, *CONSEQUENCES)
        return run, story.lines(names, events[:run])
    alike = _length(events, type(first)) if isinstance(first, e.SurvivorWounded) else 1
    return alike, names.all_happened(events[:alike])


def _length(events: Sequence[Event], *kinds: type[Event]) -> int:
    """Return how many events at the beginning are of these classes."""
    for at, one in enumerate(events):
        if not isinstance(one, kinds):
            return at
    return len(events)


def _moves(
    names: FamilyNames, first: e.SurvivorMoved, events: Sequence[Event]
) -> tuple[int, list[str]]:
    """Tell the first successive steps of one survivor as one way; return also their number."""
    zones = [first.start]
    for one in events:
        if not isinstance(one, e.SurvivorMoved) or one.survivor != first.survivor:
            break
        zones.append(one.zone)
    who = names.survivor(first.survivor)
    said = names.say("event-survivor-moved", survivor=who, way=names.way(zones))
    return len(zones) - 1, [said]


_RESULTS = (
    e.DiceRerolled, e.ZombieKilled, e.HitAbsorbed, e.SurvivorWounded, e.WoundIgnored,
    e.SurvivorEliminated, e.CardDiscarded, e.ExperienceGained, e.AnsweredInAdvance,
)  # fmt: skip


def _attack(names: FamilyNames, events: Sequence[Event]) -> tuple[int, list[str]]:
    """Tell a roll in one line and its results in another; return also how many events."""
    rolls = 1 + _length(events[1:], e.DiceRerolled)
    count = rolls + _length(events[rolls:], *_RESULTS)
    results = [one for one in events[rolls:count] if not isinstance(one, e.ZombieKilled)]
    said = [" ".join(names.event(one) for one in events[:rolls])]
    parts = [_killed(names, events[rolls:count]), *names.all_happened(results)]
    outcome = " ".join(part for part in parts if part)
    return count, [*said, outcome] if outcome else said


def _killed(names: FamilyNames, events: Sequence[Event]) -> str:
    """Tell the zombies that fell, a sentence for each zone; empty if none did."""
    fallen: dict[str, dict[str, int]] = {}
    for one in events:
        if isinstance(one, e.ZombieKilled):
            fallen.setdefault(one.zone, {})[one.kind] = one.count
    told = (
        names.say("event-zombie-killed", zone=zone, zombies=names.zombies(kinds))
        for zone, kinds in fallen.items()
    )
    return names.behind("zombie", " ".join(told)) if fallen else ""


def _level(names: FamilyNames, events: Sequence[Event]) -> tuple[int, list[str]]:
    count = 1 + _length(events[1:2], e.SkillGained)
    return count, [" ".join(names.event(one) for one in events[:count])]
