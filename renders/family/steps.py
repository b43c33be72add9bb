"""The zombies' turn as a list of numbered steps, read from its events in order.

The picture, its alternative text, the film and the story all use this list, so a number means the
same step everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from engine.core.event import Event, kinds_in
from engine.family import events as e

Counts = tuple[tuple[str, int], ...]
"""Kinds of zombies, and how many of each."""
SHARED = tuple(kinds_in(e).values())
"""The classes of all events that the games of the family share; others become notes."""
CONSEQUENCES = (
    e.AnsweredInAdvance, e.SurvivorWounded, e.WoundIgnored, e.SurvivorEliminated,
)  # fmt: skip


class Why(NamedTuple):
    """Why a group walks or stays: the reason, the zones that attract it, and the noise there.

    The reasons are those of `GroupWalked` in `engine.family.events`.
    """

    reason: str
    targets: tuple[str, ...]
    noise: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack:
    """The zombies of one zone attack; `hurt` are the wounds and deaths that follow, in order."""

    number: int
    zone: str
    counts: Counts
    survivors: tuple[str, ...]
    hurt: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """Zombies that walk together from one zone to the next."""

    number: int
    start: str
    end: str
    counts: Counts
    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Stay:
    """Zombies that stay: in front of a closed door, or in the zone with most noise."""

    number: int
    zone: str
    counts: Counts
    why: Why


@dataclass(frozen=True, slots=True, kw_only=True)
class Split:
    """Zombies of one zone that split because several ways are equally short.

    `added` are zombies added to make the parts equal.
    """

    number: int
    zone: str
    counts: Counts
    ways: tuple[str, ...]
    added: Counts


@dataclass(frozen=True, slots=True, kw_only=True)
class Slip:
    """Zombies leave the board.

    `total` is how many have left so far; the game is lost when it reaches `limit`.
    """

    number: int
    zone: str
    counts: Counts
    total: int
    limit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival:
    """New zombies, by a spawn card with everything it brings; `card` is empty if there is none.

    `missing` are zombies for which there is no figure.
    """

    number: int
    card: str = ""
    zone: str = ""
    """The zone for which the card was drawn."""
    level: str = ""
    came: tuple[tuple[str, Counts], ...] = ()
    """The new zombies of each zone."""
    activates: str = ""
    """The kind of zombie that acts once more because of the card; empty if none does."""
    replaced: tuple[tuple[str, str], ...] = ()
    """Zone and kind of zombies that come instead of a second abomination."""
    missing: Counts = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra:
    """A kind acts once more, as a step of its own.

    `reason` is `card` or `shortage` (too few figures). A card that does nothing else is told in its
    `Arrival` instead.
    """

    number: int
    kind: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """An event without a number, such as a deck that is shuffled, or wounds without an attack.

    `times` says how often it happened in a row.
    """

    event: Event
    number: int = 0
    times: int = 1


Step = Attack | Walk | Stay | Split | Slip | Arrival | Extra | Note


def turn_in(events: Sequence[Event]) -> Sequence[Event]:
    """The events of the last zombies' turn, up to the next round or the end of the game.

    If these events do not include its beginning: everything before the next round.
    """
    begins = [at for at, one in enumerate(events) if isinstance(one, e.ZombiesTurnBegan)]
    rest = events[begins[-1] + 1 :] if begins else events
    ends = [at for at, one in enumerate(rest) if isinstance(one, e.RoundBegan)]
    return rest[: ends[0]] if ends else rest


def steps_of(events: Iterable[Event], first: int = 1) -> list[Step]:
    """The steps of these events, numbered from `first` on."""
    reader = _Reader(first)
    for one in events:
        reader.read(one)
    return reader.steps


def numbered(steps: Iterable[Step]) -> int:
    """How many of the steps have a number; notes have none."""
    return sum(not isinstance(step, Note) for step in steps)


@dataclass(slots=True)
class _Reader:
    """The list of steps while it is built."""

    next: int
    steps: list[Step] = field(default_factory=list[Step])
    entered: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])
    """Kind and zone of zombies that walked in since the last step other than a walk or a stay."""

    def read(self, one: Event) -> None:
        match one:
            case _ if one.untold:
                pass
            case e.ZombiesAttacked():
                self._add(
                    Attack(
                        number=self.next, zone=one.zone, counts=one.counts, survivors=one.survivors
                    )
                )
            case _ if isinstance(one, CONSEQUENCES):
                self._hurt(one)
            case e.GroupWalked():
                self._walk(one)
            case e.GroupStayed():
                self._stay(one)
            case e.GroupSplit():
                self._split(one)
            case e.ZombiesSlippedAway():
                counts = ((one.kind, one.count),)
                said = {"total": one.total, "limit": one.limit}
                self._add(Slip(number=self.next, zone=one.zone, counts=counts, **said))
            case e.DeckReshuffled():
                self.steps.append(Note(event=one))
            case _ if not isinstance(one, SHARED):
                self.steps.append(Note(event=one))
            case _:
                self._spawning(one)

    def _spawning(self, one: Event) -> None:
        """Add an event of spawning to the step of the last card; without one, to a new step."""
        if isinstance(one, e.SpawnCardDrawn):
            self._add(Arrival(number=self.next, card=one.card, zone=one.zone, level=one.level))
        elif isinstance(one, e.ExtraActivation):
            self._extra(one)
        elif isinstance(one, e.ZombiesSpawned):
            last = self._arrival()
            came = dict(last.came)
            came[one.zone] = _plus(came.get(one.zone, ()), one.kind, one.count)
            self.steps[-1] = replace(last, came=tuple(came.items()))
        elif isinstance(one, e.AbominationReplaced):
            last = self._arrival()
            self.steps[-1] = replace(last, replaced=(*last.replaced, (one.zone, one.kind)))
        elif isinstance(one, e.FiguresShort):
            last = self._arrival()
            self.steps[-1] = replace(last, missing=_plus(last.missing, one.kind, one.missing))

    def _add(self, step: Step) -> None:
        if not isinstance(step, Walk | Stay):
            self.entered.clear()
        self.steps.append(step)
        self.next += 1

    def _last(self) -> Step | None:
        return self.steps[-1] if self.steps else None

    def _hurt(self, one: Event) -> None:
        last = self._last()
        if isinstance(last, Attack):
            self.steps[-1] = replace(last, hurt=(*last.hurt, one))
        elif isinstance(last, Note) and last.event == one:
            self.steps[-1] = replace(last, times=last.times + 1)
        else:
            self.steps.append(Note(event=one))

    def _walk(self, one: e.GroupWalked) -> None:
        why = Why(one.reason, one.targets, one.noise)
        at = self._together(one, why)
        if at is None:
            counts = ((one.kind, one.count),)
            self._add(Walk(number=self.next, start=one.start, end=one.zone, counts=counts, why=why))
        else:
            step = self.steps[at]
            if isinstance(step, Walk):
                self.steps[at] = replace(step, counts=(*step.counts, (one.kind, one.count)))
        self.entered.add((one.kind, one.zone))

    def _together(self, one: e.GroupWalked, why: Why) -> int | None:
        """Return the index of the step to which zombies with the same start, end and reason belong.

        Return None if they need a new step. Zombies that have just entered the zone walk on: their
        second walk is a step of its own.
        """
        if (one.kind, one.start) in self.entered:
            return None
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if not isinstance(step, Walk) or (step.start, step.why) != (one.start, why):
                return None
            if step.end == one.zone:
                return None if one.kind in dict(step.counts) else at
        return None

    def _stay(self, one: e.GroupStayed) -> None:
        why, last = Why(one.reason, one.targets, one.noise), self._last()
        if (
            isinstance(last, Stay)
            and (last.zone, last.why) == (one.zone, why)
            and one.kind not in dict(last.counts)
        ):
            self.steps[-1] = replace(last, counts=(*last.counts, (one.kind, one.count)))
            return
        counts = ((one.kind, one.count),)
        self._add(Stay(number=self.next, zone=one.zone, counts=counts, why=why))

    def _split(self, one: e.GroupSplit) -> None:
        last, more = self._last(), ((one.kind, one.added),) if one.added else ()
        if (
            isinstance(last, Split)
            and (last.zone, last.ways) == (one.zone, one.ways)
            and one.kind not in dict(last.counts)
        ):
            counts = (*last.counts, (one.kind, one.count))
            self.steps[-1] = replace(last, counts=counts, added=(*last.added, *more))
            return
        counts = ((one.kind, one.count),)
        self._add(Split(number=self.next, zone=one.zone, counts=counts, ways=one.ways, added=more))

    def _arrival(self) -> Arrival:
        """The step of the last card, if no zombies have acted on it; otherwise a new step."""
        last = self._last()
        if isinstance(last, Arrival) and not last.activates:
            return last
        fresh = Arrival(number=self.next)
        self._add(fresh)
        return fresh

    def _extra(self, one: e.ExtraActivation) -> None:
        last = self._last()
        bare = isinstance(last, Arrival) and last.card and not (last.came or last.missing)
        if isinstance(last, Arrival) and bare and one.reason == "card":
            self.steps[-1] = replace(last, activates=one.kind)
            self.entered.clear()
        else:
            self._add(Extra(number=self.next, kind=one.kind, reason=one.reason))


def _plus(counts: Counts, kind: str, count: int) -> Counts:
    added = dict(counts)
    added[kind] = added.get(kind, 0) + count
    return tuple(added.items())


# ---------------------------------------------------------------- what an attack cost


def wounds_in(step: Attack) -> dict[str, int]:
    """How many wounds each survivor took in this attack, including the one that killed."""
    cost: dict[str, int] = {}
    for one in step.hurt:
        if isinstance(one, e.SurvivorWounded | e.SurvivorEliminated):
            cost[one.survivor] = cost.get(one.survivor, 0) + 1
    return cost


def fallen_in(step: Attack) -> tuple[str, ...]:
    """The survivors who fell in this attack."""
    return tuple(one.survivor for one in step.hurt if isinstance(one, e.SurvivorEliminated))


def zones_of(step: Step) -> tuple[str, ...]:
    """Every zone that a step touches."""
    match step:
        case Walk():
            return step.start, step.end
        case Split():
            return step.zone, *step.ways
        case Arrival():
            zones = (zone for zone, _ in step.came)
            return tuple(dict.fromkeys([*([step.zone] if step.zone else []), *zones]))
        case Attack() | Stay() | Slip():
            return (step.zone,)
        case _:
            return ()
