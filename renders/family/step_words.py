"""The steps of the zombies' turn in short words: for the lines of the picture and its alt text."""

from __future__ import annotations

from collections.abc import Iterable

from engine.family import events as e
from engine.family.view import GroupView
from renders.family.phrases import Phrases
from renders.family.steps import (
    Arrival,
    Attack,
    Counts,
    Extra,
    Note,
    Slip,
    Split,
    Stay,
    Step,
    Walk,
    Why,
    fallen_in,
)


def sentence(phrases: Phrases, step: Step, *, short: bool = False) -> str:
    """A step with its number; empty for what has none. `short`: without the reason of a walk."""
    if isinstance(step, Note):
        return ""
    return phrases.say("step", number=step.number, words=_told(phrases, step, short))


def _told(phrases: Phrases, step: Step, short: bool) -> str:
    say, rest = phrases.say, "" if short and isinstance(step, Walk | Stay) else words(phrases, step)
    match step:
        case Walk():
            said = say(
                "step-walk", start=step.start, end=step.end, zombies=some(phrases, step.counts)
            )
        case Attack():
            said = say("step-attack", zone=step.zone, zombies=some(phrases, step.counts))
        case Stay() | Split() | Slip():
            said = say("step-zone", zone=step.zone, zombies=some(phrases, step.counts))
        case Arrival():
            said = say("step-card", zone=step.zone) if step.zone else say("step-no-card")
        case _:
            said = ""
    return say("step-because", said=said, rest=rest) if said and rest else said or rest


def words(phrases: Phrases, step: Step) -> str:
    """What a line says beside zones and zombies: what it costs, why they go, who comes."""
    match step:
        case Attack():
            return cost(phrases, step)
        case Walk():
            return _why(phrases, "walk", step.why)
        case Stay():
            return _why(phrases, "stay", step.why)
        case Split():
            ways = ", ".join(step.ways)
            if step.added:
                return phrases.say("step-split-added", ways=ways, added=some(phrases, step.added))
            return phrases.say("step-split", ways=ways)
        case Slip():
            return phrases.say("step-slip", total=step.total, limit=step.limit)
        case Arrival():
            return _arrival(phrases, step)
        case Extra():
            return phrases.say("step-acts", kind=_kind(phrases, step.kind))
        case _:
            return ""


def some(phrases: Phrases, counts: Counts) -> str:
    """`2 walkers, 1 fatty`."""
    return phrases.zombies(GroupView("", kind, count, 0) for kind, count in counts)


def cost(phrases: Phrases, step: Attack) -> str:
    """Who is wounded how often, who shrugs it off and who falls, in the order of the attack."""
    wounds, shrugged = dict[str, int](), dict[str, int]()
    for one in step.hurt:
        if isinstance(one, e.SurvivorWounded):
            wounds[one.survivor] = wounds.get(one.survivor, 0) + 1
        elif isinstance(one, e.WoundIgnored):
            shrugged[one.survivor] = shrugged.get(one.survivor, 0) + 1
    fallen = fallen_in(step)
    parts = [
        phrases.say("step-wound", name=_name(phrases, who), wounds=phrases.say("wounds", count=n))
        for who, n in wounds.items()
        if who not in fallen
    ]
    parts += [phrases.say("step-falls", name=_name(phrases, who)) for who in fallen]
    parts += [phrases.say("step-shrugs", name=_name(phrases, who)) for who in shrugged]
    return ", ".join(parts) or phrases.say("step-unhurt", names=_names(phrases, step.survivors))


def _why(phrases: Phrases, sort: str, why: Why) -> str:
    targets = ", ".join(why.targets)
    return phrases.say(f"step-{sort}-{why.reason}", targets=targets, noise=why.noise)


def _arrival(phrases: Phrases, step: Arrival) -> str:
    """Who comes; in other zones than the card's, where."""
    elsewhere = [zone for zone, _ in step.came if zone != step.zone]
    if elsewhere:
        parts = [
            phrases.say("step-new-in", zone=zone, zombies=some(phrases, counts))
            for zone, counts in step.came
        ]
    else:
        parts = [phrases.say("step-new", zombies=some(phrases, n)) for _, n in step.came]
    if step.activates:
        parts.append(phrases.say("step-acts", kind=_kind(phrases, step.activates)))
    elif not step.came:
        parts.append(phrases.say("step-nobody"))
    if step.missing:
        parts.append(phrases.say("step-short", zombies=some(phrases, step.missing)))
    return ", ".join(parts)


def _kind(phrases: Phrases, kind: str) -> str:
    return phrases.content.zombies[kind].name.in_(phrases.language)


def _name(phrases: Phrases, survivor: str) -> str:
    return next(phrases.name_of(one) for one in phrases.view.survivors if one.id == survivor)


def _names(phrases: Phrases, survivors: Iterable[str]) -> str:
    return ", ".join(_name(phrases, one) for one in survivors)
