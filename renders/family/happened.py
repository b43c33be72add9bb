"""What the events between two pictures say about the table: who went where, and who fell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.event import Event
from engine.family import events as e
from renders.family.steps import Step, Walk, steps_of, turn_in
from renders.zones.arrows import Mover, Way


@dataclass(frozen=True, slots=True)
class Happened:
    """Every way in its order, the steps of the zombies' turn, the survivors who fell."""

    ways: tuple[Way, ...] = ()
    steps: tuple[Step, ...] = ()
    fallen: frozenset[str] = frozenset()
    round: int = 0
    """The one that the zombies' turn ends; 0 without one."""


def happened_in(events: Sequence[Event]) -> Happened:
    """Survivors and cars first; only the last zombies' turn among the events has numbers."""
    begins = [(at, one.round) for at, one in enumerate(events)
              if isinstance(one, e.ZombiesTurnBegan)]  # fmt: skip
    began, number = begins[-1] if begins else (len(events), 0)
    besides = [replace(way, number=0) for way in _zombies(steps_of(events[:began]))]
    steps = steps_of(turn_in(events)) if begins else []
    ways = [*_survivors_and_cars(events), *besides, *_zombies(steps)]
    fallen = (one.survivor for one in events if isinstance(one, e.SurvivorEliminated))
    return Happened(tuple(ways), tuple(steps), frozenset(fallen), number)


def _zombies(steps: Sequence[Step]) -> list[Way]:
    """A way for each walk, called after its largest group."""
    return [
        Way("group", max(step.counts, key=_size)[0], (step.start, step.end), step.number)
        for step in steps
        if isinstance(step, Walk)
    ]


def _size(group: tuple[str, int]) -> int:
    return group[1]


def _survivors_and_cars(events: Sequence[Event]) -> list[Way]:
    """Moves that follow one another are one way; whoever rides is shown with the car."""
    found: list[Way] = []
    for one in events:
        if isinstance(one, e.SurvivorMoved):
            _further(found, "survivor", one.survivor, one.start, one.zone)
        elif isinstance(one, e.CarDriven):
            _further(found, "car", one.car, one.start, one.zone)
    return found


def _further(found: list[Way], mover: Mover, who: str, start: str, zone: str) -> None:
    """The step goes on with the newest way of whoever makes it, or begins one."""
    mine = [at for at, way in enumerate(found) if (way.mover, way.who) == (mover, who)]
    if mine and found[mine[-1]].zones[-1] == start:
        way = found[mine[-1]]
        found[mine[-1]] = replace(way, zones=(*way.zones, zone))
    else:
        found.append(Way(mover, who, (start, zone)))
