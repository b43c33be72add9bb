"""Tells the zombies' turn: who attacked whom, who walked where and why, what every card brought.

The steps come from `renders.family.steps`, with the numbers that picture and film show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

from bot.games.family.naming import FamilyNames
from engine.core.event import Event
from engine.family import events as e
from renders.family.steps import (
    CONSEQUENCES,
    SHARED,
    Arrival,
    Attack,
    Extra,
    Note,
    Slip,
    Split,
    Stay,
    Step,
    Walk,
    Why,
    numbered,
    steps_of,
    turn_in,
)

BULLET = "• "
ZOMBIE_EVENTS = (
    e.ZombiesAttacked, e.GroupWalked, e.GroupStayed, e.GroupSplit, e.SpawnCardDrawn,
    e.ZombiesSpawned, e.AbominationReplaced, e.FiguresShort, e.ExtraActivation,
    e.ZombiesSlippedAway,
)  # fmt: skip
_LEAST_FIRST = ("stay", "split", "walk", "extra", "card", "attack")
"""Kinds of line in the order in which they are summarised when the story is too long."""

Counts = dict[str, int]


@dataclass(slots=True)
class Line:
    """One line of the story. Lines of the same `rank` can be replaced by one summary.

    A line of the rank `hurt` is never replaced.
    """

    rank: str
    text: str
    counts: Counts = field(default_factory=Counts)
    zone: str = ""
    core: str = ""
    """The text that remains of the line if the story is too long; empty if the line may go."""
    brief: str = ""
    """The line without its reason; empty if it has none."""


# ---------------------------------------------------------------- public


def lines(names: FamilyNames, events: Sequence[Event]) -> list[str]:
    """Return the lines of the story about these events, without numbers of steps."""
    return [line.text for line in _told(_Teller(names, numbers=False), steps_of(events))]


def zombies_story(
    names: FamilyNames, events: Sequence[Event], limit: int, earlier: Sequence[Event] = ()
) -> str:
    """Tell a zombies' turn in at most `limit` characters, with the number of each step.

    If there is too little room, walks lose their reasons; then the least important lines become one
    summary, kind by kind. The remaining lines keep their numbers.

    `earlier` are the events of this turn that an earlier message told; the numbers continue after
    them.
    """
    first = 1 + numbered(steps_of(turn_in(earlier)))
    return steps_story(names, steps_of(turn_in(events), first), limit)


def steps_story(names: FamilyNames, steps: Sequence[Step], limit: int) -> str:
    """Tell steps of a zombies' turn in at most `limit` characters, with the number of each."""
    story = _told(_Teller(names, numbers=True), steps)
    if _length(story) > limit:
        for line in story:
            line.text = line.brief or line.text
    for rank in _LEAST_FIRST:
        if _length(story) <= limit:
            break
        story = _collapsed(names, story, rank)
    if _length(story) > limit:
        for line in story:
            line.text = line.core or line.text
    while _length(story) > limit:
        del story[next((at for at, one in enumerate(story) if not one.core), 0)]
    if not story:
        return names.say("story-quiet")
    return "\n".join(BULLET + line.text for line in story)


def _length(story: Sequence[Line]) -> int:
    return sum(len(line.text) + len(BULLET) + 1 for line in story) - 1


# ---------------------------------------------------------------- telling the steps


def _told(teller: _Teller, steps: Sequence[Step]) -> list[Line]:
    """Return a line for each step; successive walks with the same reason share one."""
    story: list[Line] = []
    for why, run in groupby(steps, key=_reason):
        walks = [step for step in run if isinstance(step, Walk)] if why else []
        if why:
            story.append(teller.walks(why, walks))
        else:
            story += [teller.line(step) for step in run]
    return story


def _reason(step: Step) -> Why | None:
    return step.why if isinstance(step, Walk) else None


@dataclass(frozen=True, slots=True)
class _Teller:
    """Tells steps as sentences, with their numbers or without."""

    names: FamilyNames
    numbers: bool

    def line(self, step: Step) -> Line:
        match step:
            case Attack():
                line = self._attack(step)
            case Stay():
                line = self._stay(step)
            case Split():
                line = self._split(step)
            case Arrival():
                line = self._card(step) if step.card else self._without_card(step)
            case Slip():
                line = self._slip(step)
            case Extra():
                kinds = self.names.all_of_kind(step.kind)
                text = self.names.say(f"story-extra-{step.reason}", kinds=kinds)
                line = Line("extra", text, {step.kind: 1})
            case Note():
                text = self.names.happened(step.event, step.times)
                hurt = isinstance(step.event, CONSEQUENCES) or not isinstance(step.event, SHARED)
                return Line("hurt", text, core=text) if hurt else Line("note", text)
            case Walk():
                return self.walks(step.why, [step])
        line.text = self._numbered(step, line.text)
        line.core = self._numbered(step, line.core) if line.core else ""
        return line

    def _numbered(self, step: Step, text: str) -> str:
        if not self.numbers:
            return text
        return self.names.say("story-number", number=step.number, text=text)

    def walks(self, why: Why, walks: Sequence[Walk]) -> Line:
        """Tell of groups that walk for the same reason."""
        names, total = self.names, Counts()
        for walk in walks:
            for kind, count in walk.counts:
                total[kind] = total.get(kind, 0) + count
        parts = [
            self._numbered(
                walk,
                names.say(
                    "story-step",
                    zombies=names.zombies(dict(walk.counts)),
                    way=names.way((walk.start, walk.end)),
                ),
            )
            for walk in walks
        ]
        said = {"targets": names.all_of(why.targets), "walks": ", ".join(parts)}
        text = names.say(f"story-walk-{why.reason}", noise=why.noise, **said)
        return Line("walk", text, total, brief=f"{said['walks']}.")

    def _attack(self, step: Attack) -> Line:
        """Tell who attacks whom, and the wounds and deaths that follow."""
        names = self.names
        text = names.say(
            "story-attack",
            zone=step.zone,
            count=sum(count for _, count in step.counts),
            zombies=names.zombies(dict(step.counts)),
            survivors=names.survivors(step.survivors),
        )
        core = " ".join(names.all_happened(step.hurt))
        if core:
            return Line("hurt", f"{text} {core}", zone=step.zone, core=core)
        return Line("attack", text, zone=step.zone)

    def _stay(self, step: Stay) -> Line:
        names, counts = self.names, dict(step.counts)
        text = names.say(
            f"story-stay-{step.why.reason}",
            zone=step.zone,
            zombies=names.zombies(counts),
            targets=names.all_of(step.why.targets),
            noise=step.why.noise,
        )
        return Line("stay", text, counts)

    def _split(self, step: Split) -> Line:
        names, more = self.names, dict(step.added)
        zombies, ways = names.zombies(dict(step.counts)), names.all_of(step.ways)
        say = partial(names.say, zone=step.zone, ways=ways, zombies=zombies)
        if more:
            return Line(
                "split", say("story-split-added", added=names.zombies(more)), more, step.zone
            )
        count = sum(dict(step.counts).values())
        return Line("split", say("story-split", count=count), more, step.zone)

    def _slip(self, step: Slip) -> Line:
        """Tell of zombies that left the board; this is never summarised."""
        (kind, count), *_ = step.counts
        gone = e.ZombiesSlippedAway(
            kind=kind, count=count, zone=step.zone, total=step.total, limit=step.limit
        )
        text = self.names.event(gone)
        return Line("hurt", text, core=text)

    # ------------------------------------------------------------ cards and arrivals

    def _card(self, step: Arrival) -> Line:
        """Tell of a spawn card and everything that it brings."""
        names, card = self.names, self.names.content.spawn_cards[step.card]
        said = {"card": step.card, "zone": step.zone, "level": names.level(step.level)}
        counts = _arrived(step)
        if card.rule == "extra-activation":
            kinds = names.all_of_kind(step.activates) if step.activates else ""
            key = "story-card-acts" if step.activates else "story-card-idle"
            text = names.say(key, kinds=kinds, **said) if kinds else names.say(key, **said)
        elif card.rule == "manhole":
            text = _named(names, "story-card-manhole", self._in_zones(step), said)
        else:
            text = _named(names, "story-card", names.zombies(counts), said)
        return Line("card", " ".join([text, *self._troubles(step)]), counts, step.zone)

    def _without_card(self, step: Arrival) -> Line:
        """Tell of zombies that come without a card: an ambush, or the remaining zombies of a card
        that was already told."""
        zombies = self._in_zones(step)
        parts = [self.names.say("story-spawned", zombies=zombies)] if zombies else []
        return Line("card", " ".join([*parts, *self._troubles(step)]), _arrived(step))

    def _in_zones(self, step: Arrival) -> str:
        names = self.names
        return names.all_of(
            names.say("in-zone", what=names.zombies(dict(counts)), zone=zone)
            for zone, counts in step.came
        )

    def _troubles(self, step: Arrival) -> list[str]:
        """Tell what a card could not bring: a second abomination, or figures that are missing."""
        names, missing = self.names, dict(step.missing)
        replaced = [
            names.say("story-replaced", zone=zone, zombie=names.with_count(kind, 1))
            for zone, kind in step.replaced
        ]
        short = [names.say("story-short", zombies=names.zombies(missing))] if missing else []
        return replaced + short


def _arrived(step: Arrival) -> Counts:
    counts: Counts = {}
    for _, groups in step.came:
        for kind, count in groups:
            counts[kind] = counts.get(kind, 0) + count
    return counts


def _named(names: FamilyNames, key: str, zombies: str, said: Mapping[str, str]) -> str:
    if zombies:
        return names.say(key, zombies=zombies, **said)
    return names.say(f"{key}-nothing", **said)


# ---------------------------------------------------------------- summaries


def _collapsed(names: FamilyNames, story: Sequence[Line], rank: str) -> list[Line]:
    """Return the story with one summary for all lines of `rank`, in the place of the first one."""
    mine = [line for line in story if line.rank == rank]
    if len(mine) < 2:
        return list(story)
    summary = Line(rank, _SUMMARIES[rank](names, mine))
    short: list[Line] = []
    for line in story:
        if line is mine[0]:
            short.append(summary)
        elif line.rank != rank:
            short.append(line)
    return short


def _total(mine: Sequence[Line]) -> Counts:
    counts: Counts = {}
    for line in mine:
        for kind, count in line.counts.items():
            counts[kind] = counts.get(kind, 0) + count
    return counts


def _sum_steps(key: str) -> Callable[[FamilyNames, Sequence[Line]], str]:
    """Return a function that sums up steps by kind of zombie.

    It tells no numbers, because zombies that acted twice would count twice.
    """
    return lambda names, mine: names.say(key, zombies=names.kinds(_total(mine)))


def _sum_splits(names: FamilyNames, mine: Sequence[Line]) -> str:
    more = _total(mine)
    if any(more.values()):
        return names.say("story-sum-splits", zombies=names.zombies(more))
    return names.say("story-sum-splits-even")


def _sum_cards(names: FamilyNames, mine: Sequence[Line]) -> str:
    said, zombies = {"count": len(mine)}, names.zombies(_total(mine))
    if zombies:
        return names.say("story-sum-cards", zombies=zombies, **said)
    return names.say("story-sum-cards-nothing", **said)


def _sum_extras(names: FamilyNames, mine: Sequence[Line]) -> str:
    kinds = dict.fromkeys(kind for line in mine for kind in line.counts)
    return names.say(
        "story-sum-extras", kinds=names.all_of(names.all_of_kind(kind) for kind in kinds)
    )


def _sum_attacks(names: FamilyNames, mine: Sequence[Line]) -> str:
    zones = names.all_of(dict.fromkeys(line.zone for line in mine))
    return names.say("story-sum-attacks", count=len(mine), zones=zones)


_SUMMARIES: dict[str, Callable[[FamilyNames, Sequence[Line]], str]] = {
    "stay": _sum_steps("story-sum-stays"),
    "walk": _sum_steps("story-sum-walks"),
    "split": _sum_splits,
    "extra": _sum_extras,
    "card": _sum_cards,
    "attack": _sum_attacks,
}
