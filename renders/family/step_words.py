"""The steps of the zombies' turn in short words, for the lines of the picture and its text."""

from __future__ import annotations

from engine.family import events as e
from engine.family.view import GroupView
from renders.family.look import FamilyLook
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


def sentence(look: FamilyLook, step: Step, *, short: bool = False) -> str:
    """A step as a sentence with its number; empty for a note, which has no number.

    With `short`, the reasons of groups that walk or stay are left out.
    """
    if isinstance(step, Note):
        return ""
    return look.say("step", number=step.number, words=_told(look, step, short))


def _told(look: FamilyLook, step: Step, short: bool) -> str:
    say, rest = look.say, "" if short and isinstance(step, Walk | Stay) else words(look, step)
    match step:
        case Walk():
            said = say("step-walk", start=step.start, end=step.end, zombies=some(look, step.counts))
        case Attack():
            said = say("step-attack", zone=step.zone, zombies=some(look, step.counts))
        case Stay() | Split() | Slip():
            said = say("step-zone", zone=step.zone, zombies=some(look, step.counts))
        case Arrival():
            said = say("step-card", zone=step.zone) if step.zone else say("step-no-card")
        case _:
            said = ""
    return say("step-because", said=said, rest=rest) if said and rest else said or rest


def words(look: FamilyLook, step: Step) -> str:
    """What a step's line says in addition to zones and zombies: cost, reason or newcomers."""
    match step:
        case Attack():
            return cost(look, step)
        case Walk():
            return _why(look, "walk", step.why)
        case Stay():
            return _why(look, "stay", step.why)
        case Split():
            ways = ", ".join(step.ways)
            if step.added:
                return look.say("step-split-added", ways=ways, added=some(look, step.added))
            return look.say("step-split", ways=ways)
        case Slip():
            return look.say("step-slip", total=step.total, limit=step.limit)
        case Arrival():
            return _arrival(look, step)
        case Extra():
            return look.say("step-acts", kind=_kind(look, step.kind))
        case _:
            return ""


def some(look: FamilyLook, counts: Counts) -> str:
    """Kinds of zombies with their counts, in words, such as `2 walkers, 1 fatty`."""
    return look.zombies(GroupView("", kind, count, 0) for kind, count in counts)


def cost(look: FamilyLook, step: Attack) -> str:
    """What an attack costs, in words: who is wounded how often, who falls, who ignores a wound."""
    wounds, shrugged = dict[str, int](), dict[str, int]()
    for one in step.hurt:
        if isinstance(one, e.SurvivorWounded):
            wounds[one.survivor] = wounds.get(one.survivor, 0) + 1
        elif isinstance(one, e.WoundIgnored):
            shrugged[one.survivor] = shrugged.get(one.survivor, 0) + 1
    fallen = fallen_in(step)
    parts = [
        look.say("step-wound", name=_name(look, who), wounds=look.say("wounds", count=n))
        for who, n in wounds.items()
        if who not in fallen
    ]
    parts += [look.say("step-falls", name=_name(look, who)) for who in fallen]
    parts += [look.say("step-shrugs", name=_name(look, who)) for who in shrugged]
    unhurt = ", ".join(_name(look, one) for one in step.survivors)
    return ", ".join(parts) or look.say("step-unhurt", names=unhurt)


def _why(look: FamilyLook, sort: str, why: Why) -> str:
    targets = ", ".join(why.targets)
    return look.maybe(f"step-{sort}-{why.reason}", targets=targets, noise=why.noise)


def _arrival(look: FamilyLook, step: Arrival) -> str:
    """The newcomers in words; with their zone if it is not the card's."""
    elsewhere = [zone for zone, _ in step.came if zone != step.zone]
    if elsewhere:
        parts = [
            look.say("step-new-in", zone=zone, zombies=some(look, counts))
            for zone, counts in step.came
        ]
    else:
        parts = [look.say("step-new", zombies=some(look, n)) for _, n in step.came]
    if step.activates:
        parts.append(look.say("step-acts", kind=_kind(look, step.activates)))
    elif not step.came:
        parts.append(look.say("step-nobody"))
    if step.missing:
        parts.append(look.say("step-short", zombies=some(look, step.missing)))
    return ", ".join(parts)


def _kind(look: FamilyLook, kind: str) -> str:
    return look.content.zombies[kind].name.in_(look.language)


def _name(look: FamilyLook, survivor: str) -> str:
    """The name of a survivor, or of anyone else a game allows to be attacked."""
    named = (look.name_of(one) for one in look.view.survivors if one.id == survivor)
    return next(named, None) or look.own_words(survivor)
