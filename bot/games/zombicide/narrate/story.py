"""The zombies' story: who attacked whom, who walked where and why, what every card brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bot.games.zombicide.narrate.naming import Naming
from bot.games.zombicide.narrate.sentences import sentence
from engine.core.event import Event
from engine.family import events as e

BULLET = "• "
ZOMBIE_EVENTS = (
    e.ZombiesAttacked, e.GroupWalked, e.GroupStayed, e.GroupSplit, e.SpawnCardDrawn,
    e.ZombiesSpawned, e.AbominationReplaced, e.FiguresShort, e.ExtraActivation,
    e.ZombiesSlippedAway,
)  # fmt: skip
CONSEQUENCES = (e.SurvivorWounded, e.WoundIgnored, e.SurvivorEliminated)
_ARRIVALS = (e.ZombiesSpawned, e.AbominationReplaced, e.FiguresShort)
_STEPS = (e.GroupWalked, e.GroupStayed)
_LEAST_FIRST = ("stay", "walk", "split", "extra", "card", "attack")
"""What is summarised first where the story is too long."""

K = TypeVar("K")
Counts = dict[str, int]
_Reason = tuple[str, tuple[str, ...], int]
"""Why a group goes or stays: the reason, its targets, what noise was counted there."""


@dataclass(slots=True)
class Line:
    """One line of the story. `rank` says how it is summarised; a `hurt` line never is."""

    rank: str
    text: str
    counts: Counts = field(default_factory=Counts)
    zone: str = ""
    core: str = ""
    """What must be told however long the story gets."""


# ---------------------------------------------------------------- public


def lines(names: Naming, events: Sequence[Event]) -> list[str]:
    """The story's lines about these events."""
    return [line.text for line in _read(names, events)]


def zombies_story(names: Naming, events: Sequence[Event], limit: int) -> str:
    """A zombies' turn, one line each, in at most `limit` characters.

    Where that is too short, the least important lines become one summary, sort by sort.
    """
    story = _read(names, _of_zombies_turn(events))
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


def _of_zombies_turn(events: Sequence[Event]) -> Sequence[Event]:
    """From the zombies' turn to the next round; everything where neither is among the events."""
    begins = [at for at, one in enumerate(events) if isinstance(one, e.ZombiesTurnBegan)]
    rest = events[begins[-1] + 1 :] if begins else events
    ends = [at for at, one in enumerate(rest) if isinstance(one, e.NoiseCleared | e.RoundBegan)]
    return rest[: ends[0]] if ends else rest


# ---------------------------------------------------------------- reading the events


def _read(names: Naming, events: Sequence[Event]) -> list[Line]:
    story: list[Line] = []
    at = 0
    while at < len(events):
        one = events[at]
        reader, kinds = _READERS.get(type(one), (_other, ()))
        count = 1 + _run(events[at + 1 :], kinds)
        story += reader(names, events[at : at + count])
        at += count
        if _is_acted_on(names, one) and isinstance(_at(events, at), e.ExtraActivation):
            at += 1
    return story


def _run(events: Sequence[Event], kinds: tuple[type[Event], ...]) -> int:
    for at, one in enumerate(events):
        if not isinstance(one, kinds):
            return at
    return len(events)


def _at(events: Sequence[Event], at: int) -> Event | None:
    return events[at] if at < len(events) else None


def _is_acted_on(names: Naming, one: Event) -> bool:
    """Whether a card was drawn that activates a kind: its own line says so already."""
    if not isinstance(one, e.SpawnCardDrawn):
        return False
    return names.content.spawn_cards[one.card].rule == "extra-activation"


def _other(names: Naming, events: Sequence[Event]) -> list[Line]:
    """Wounds whose attack was told before, and shuffling; the rest is no part of the story."""
    one = events[0]
    if isinstance(one, CONSEQUENCES):
        text = sentence(names, one)
        return [Line("hurt", text, core=text)]
    if isinstance(one, e.DeckReshuffled):
        return [Line("card", sentence(names, one))]
    return []


def _attack(names: Naming, events: Sequence[Event]) -> list[Line]:
    """Who attacks whom, and what it costs."""
    one = events[0]
    if not isinstance(one, e.ZombiesAttacked):
        return []
    text = names.say(
        "story-attack",
        zone=one.zone,
        count=sum(count for _, count in one.counts),
        zombies=names.zombies(dict(one.counts)),
        survivors=names.survivors(one.survivors),
    )
    core = " ".join(sentence(names, hurt) for hurt in events[1:])
    if core:
        return [Line("hurt", f"{text} {core}", zone=one.zone, core=core)]
    return [Line("attack", text, zone=one.zone)]


@dataclass(slots=True)
class _Journey:
    """Figures that go together, and every zone on their way."""

    kind: str
    count: int
    why: _Reason
    way: tuple[str, ...]


def _journeys(names: Naming, events: Sequence[Event]) -> list[_Journey]:
    """The walks of a run; the two steps of those that act twice are one way."""
    found: list[_Journey] = []
    for one in events:
        if not isinstance(one, e.GroupWalked):
            continue
        why = (one.reason, one.targets, one.noise)
        steps = names.content.zombies[one.kind].actions
        same = [
            begun
            for begun in found
            if (begun.kind, begun.count, begun.why) == (one.kind, one.count, why)
            and begun.way[-1] == one.start
            and len(begun.way) <= steps
        ]
        if same:
            same[0].way += (one.zone,)
        else:
            found.append(_Journey(one.kind, one.count, why, (one.start, one.zone)))
    return found


def _steps(names: Naming, events: Sequence[Event]) -> list[Line]:
    """Groups that go for the same reason are one line, way by way."""
    walked: dict[_Reason, dict[tuple[str, ...], Counts]] = {}
    for one in _journeys(names, events):
        _count(walked.setdefault(one.why, {}), one.way, one.kind, one.count)
    stayed: dict[tuple[str, _Reason], Counts] = {}
    for one in events:
        if isinstance(one, e.GroupStayed):
            _count(stayed, (one.zone, (one.reason, one.targets, one.noise)), one.kind, one.count)
    moving = [_walk(names, why, ways) for why, ways in walked.items()]
    return [*moving, *(_stay(names, *place, counts) for place, counts in stayed.items())]


def _slipped(names: Naming, events: Sequence[Event]) -> list[Line]:
    """Zombies that left the board: told however long the story gets."""
    text = " ".join(sentence(names, one) for one in events)
    return [Line("hurt", text, core=text)]


def _count(found: dict[K, Counts], key: K, kind: str, count: int) -> None:
    counts = found.setdefault(key, {})
    counts[kind] = counts.get(kind, 0) + count


def _walk(names: Naming, why: _Reason, ways: Mapping[tuple[str, ...], Counts]) -> Line:
    reason, targets, noise = why
    walks = ", ".join(
        names.say("story-step", zombies=names.zombies(counts), way=names.way(way))
        for way, counts in ways.items()
    )
    said = {"targets": names.zones(targets), "walks": walks}
    text = names.say(f"story-walk-{reason}", noise=noise, **said)
    total: Counts = {}
    for counts in ways.values():
        for kind, count in counts.items():
            total[kind] = total.get(kind, 0) + count
    return Line("walk", text, total)


def _stay(names: Naming, zone: str, why: _Reason, counts: Counts) -> Line:
    reason, targets, noise = why
    text = names.say(
        f"story-stay-{reason}",
        zone=zone,
        zombies=names.zombies(counts),
        targets=names.zones(targets),
        noise=noise,
    )
    return Line("stay", text, counts)


def _splits(names: Naming, events: Sequence[Event]) -> list[Line]:
    """Groups of one zone that part for the same ways are one line."""
    parted: dict[tuple[str, tuple[str, ...]], Counts] = {}
    added: dict[tuple[str, tuple[str, ...]], Counts] = {}
    for one in events:
        if isinstance(one, e.GroupSplit):
            _count(parted, (one.zone, one.ways), one.kind, one.count)
            _count(added, (one.zone, one.ways), one.kind, one.added)
    return [
        _split(names, zone, ways, counts, added[zone, ways])
        for (zone, ways), counts in parted.items()
    ]


def _split(names: Naming, zone: str, ways: Iterable[str], counts: Counts, more: Counts) -> Line:
    said = {"zone": zone, "zombies": names.zombies(counts), "ways": names.zones(ways)}
    if any(more.values()):
        text = names.say("story-split-added", added=names.zombies(more), **said)
    else:
        text = names.say("story-split", **said)
    return Line("split", text, more, zone)


# ---------------------------------------------------------------- cards and arrivals


def _card(names: Naming, events: Sequence[Event]) -> list[Line]:
    """A zombie card with all it brings."""
    drawn = events[0]
    if not isinstance(drawn, e.SpawnCardDrawn):
        return []
    card = names.content.spawn_cards[drawn.card]
    said = {"card": drawn.card, "zone": drawn.zone, "level": names.level(drawn.level)}
    counts, text = _arrived(events), ""
    if card.rule == "extra-activation":
        idle = drawn.level == "blue" or not card.activates
        kinds = names.every(card.activates) if card.activates else ""
        key = "story-card-idle" if idle else "story-card-acts"
        text = names.say(key, **said) if idle else names.say(key, kinds=kinds, **said)
    elif card.rule == "manhole":
        text = _named(names, "story-card-manhole", _in_zones(names, events), said)
    else:
        text = _named(names, "story-card", names.zombies(counts), said)
    return [Line("card", " ".join([text, *_troubles(names, events)]), counts, drawn.zone)]


def _named(names: Naming, key: str, zombies: str, said: Mapping[str, str]) -> str:
    if zombies:
        return names.say(key, zombies=zombies, **said)
    return names.say(f"{key}-nothing", **said)


def _arrivals(names: Naming, events: Sequence[Event]) -> list[Line]:
    """Zombies that come without a card: an ambush, or the rest of a card told before."""
    zombies = _in_zones(names, events)
    parts = [names.say("story-spawned", zombies=zombies)] if zombies else []
    return [Line("card", " ".join([*parts, *_troubles(names, events)]), _arrived(events))]


def _arrived(events: Sequence[Event]) -> Counts:
    counts: Counts = {}
    for one in events:
        if isinstance(one, e.ZombiesSpawned):
            counts[one.kind] = counts.get(one.kind, 0) + one.count
    return counts


def _in_zones(names: Naming, events: Sequence[Event]) -> str:
    found: dict[str, Counts] = {}
    for one in events:
        if isinstance(one, e.ZombiesSpawned):
            _count(found, one.zone, one.kind, one.count)
    return names.all_of(
        names.say("in-zone", what=names.zombies(counts), zone=zone)
        for zone, counts in found.items()
    )


def _troubles(names: Naming, events: Sequence[Event]) -> list[str]:
    """What did not go as the card says: a second abomination, an empty box."""
    replaced = [
        names.say("story-replaced", zone=one.zone, zombie=names.some(one.kind, 1))
        for one in events
        if isinstance(one, e.AbominationReplaced)
    ]
    missing: Counts = {}
    for one in events:
        if isinstance(one, e.FiguresShort):
            missing[one.kind] = missing.get(one.kind, 0) + one.missing
    short = [names.say("story-short", zombies=names.zombies(missing))] if missing else []
    return replaced + short


def _extra(names: Naming, events: Sequence[Event]) -> list[Line]:
    one = events[0]
    if not isinstance(one, e.ExtraActivation):
        return []
    text = names.say(f"story-extra-{one.reason}", kinds=names.every(one.kind))
    return [Line("extra", text, {one.kind: 1})]


Reader = Callable[[Naming, Sequence[Event]], list[Line]]
_READERS: dict[type[Event], tuple[Reader, tuple[type[Event], ...]]] = {
    e.ZombiesAttacked: (_attack, CONSEQUENCES),
    e.GroupWalked: (_steps, _STEPS),
    e.GroupStayed: (_steps, _STEPS),
    e.ZombiesSlippedAway: (_slipped, ()),
    e.GroupSplit: (_splits, (e.GroupSplit,)),
    e.SpawnCardDrawn: (_card, _ARRIVALS),
    e.ZombiesSpawned: (_arrivals, _ARRIVALS),
    e.AbominationReplaced: (_arrivals, _ARRIVALS),
    e.FiguresShort: (_arrivals, _ARRIVALS),
    e.ExtraActivation: (_extra, ()),
}
"""How each event that begins a line is read, and which events after it belong to the line."""


# ---------------------------------------------------------------- summaries


def _collapsed(names: Naming, story: Sequence[Line], rank: str) -> list[Line]:
    """The story with all lines of a rank as one, where the first of them stood."""
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


def _sum_steps(key: str) -> Callable[[Naming, Sequence[Line]], str]:
    """Kinds without numbers: those that acted twice would be counted twice."""
    return lambda names, mine: names.say(key, zombies=names.kinds(_total(mine)))


def _sum_splits(names: Naming, mine: Sequence[Line]) -> str:
    more = _total(mine)
    if any(more.values()):
        return names.say("story-sum-splits", zombies=names.zombies(more))
    return names.say("story-sum-splits-even")


def _sum_cards(names: Naming, mine: Sequence[Line]) -> str:
    said, zombies = {"count": len(mine)}, names.zombies(_total(mine))
    if zombies:
        return names.say("story-sum-cards", zombies=zombies, **said)
    return names.say("story-sum-cards-nothing", **said)


def _sum_extras(names: Naming, mine: Sequence[Line]) -> str:
    kinds = dict.fromkeys(kind for line in mine for kind in line.counts)
    return names.say("story-sum-extras", kinds=names.all_of(names.every(kind) for kind in kinds))


def _sum_attacks(names: Naming, mine: Sequence[Line]) -> str:
    zones = names.zones(dict.fromkeys(line.zone for line in mine))
    return names.say("story-sum-attacks", count=len(mine), zones=zones)


_SUMMARIES: dict[str, Callable[[Naming, Sequence[Line]], str]] = {
    "stay": _sum_steps("story-sum-stays"),
    "walk": _sum_steps("story-sum-walks"),
    "split": _sum_splits,
    "extra": _sum_extras,
    "card": _sum_cards,
    "attack": _sum_attacks,
}
