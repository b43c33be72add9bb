"""Groups the events of Trust Me: an activation, an attack with its dice, a group of zombies.

One line tells one activation, one reaction, one group of zombies or one step of the round, with all
its results. Dice are told in the sentence about what they decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from bot.kit.speech import Speech, Values
from engine.core.event import Event
from engine.trust_me import events as e
from engine.trust_me.box import box

BEGINS = (
    e.GameBegan, e.RoundBegan, e.ActionDeclared, e.TargetSpent, e.InvasionDrawn, e.CameHome,
    e.WentHome, e.ClaimFailed, e.HuntAnnounced, e.Died, e.TradeOffered, e.Recovered,
    e.GroupsMerged,
)  # fmt: skip
"""Events that begin a new line."""
OF_A_GROUP = (e.GroupMoved, e.GroupAttacked, e.BarricadeHeld, e.BarricadeBroken)
"""Events of zombies; each group of zombies has a line of its own."""
ROLLED = (e.Attacked, e.GroupAttacked)
"""Events whose sentence contains their dice."""
ALIKE: Mapping[type[Event], Callable[[Any], object]] = {
    e.SightLost: lambda one: (one.seat, one.at),
    e.PursuitBegan: lambda one: (one.seat, one.instead and one.alpha),
}
"""For events about groups of zombies, a function that returns what they have in common.

Successive events of a class share a sentence if it returns the same for them.
"""
TOGETHER = (e.SceneryPlaced, e.TokenLaid, e.CommunityPlaced, e.Recovered, e.NoiseMade)
"""Events that share a sentence if several of the same class follow one another."""


def tell(speech: Speech, events: Sequence[Event]) -> list[str]:
    """Return lines about these events, in order."""
    told, about = list[str](), ""
    to_tell = [one for one in events if not _is_silent(one)]
    for part in _parts(to_tell):
        if _is_idle_noise(part, to_tell):
            continue
        begins = _line_of(part.first)
        said = _sentence(speech, part)
        if not told or (begins and begins != about):
            told.append(said)
            about = begins
        else:
            told[-1] = f"{told[-1]} {said}"
    return told


def _is_silent(one: Event) -> bool:
    return one.untold or (isinstance(one, e.DiceThrown) and not one.faces)


def _is_idle_noise(part: Part, events: Sequence[Event]) -> bool:
    """Whether `part` is noise that no zombie hears and that nobody made on purpose."""
    noises = [one for one in part.events if isinstance(one, e.NoiseMade)]
    declared = [one.action for one in events if isinstance(one, e.ActionDeclared)]
    heard = any(one.heard or one.din for one in noises)
    return bool(noises) and not heard and "make-noise" not in declared


def _line_of(one: Event) -> str:
    """Return a key for the subject of the event's line; empty if it continues the line before.

    Events with the same key share a line.
    """
    if isinstance(one, OF_A_GROUP):
        return one.alpha
    if isinstance(one, e.Attacked) and not one.seat:
        return f"hunt {one.target}"
    if isinstance(one, e.DiceThrown) and one.why in ("first", "infection", "burn"):
        return f"{one.why} {one.seat}"
    return repr(one) if isinstance(one, (*BEGINS, *TOGETHER[:3])) else ""


# ------------------------------------------------------------ parts: one sentence each


@dataclass(frozen=True, slots=True)
class Part:
    """The events that one sentence tells; `dice` maps the purpose of each roll to the roll.

    `known` makes the sentence short. It is true for an attack that was declared just before, of
    which only the result is told, and for a roll that shows that a weapon is not worn out.
    """

    events: Sequence[Event]
    dice: Mapping[str, e.DiceThrown] = field(default_factory=dict[str, e.DiceThrown])
    known: bool = False

    @property
    def first(self) -> Event:
        """The event with which the sentence begins."""
        return self.events[0]


def _parts(events: Sequence[Event]) -> Iterator[Part]:
    """Yield the parts of these events, without what is told elsewhere or was told before."""
    dice, spoken = _dice_of(events)
    left = [one for at, one in enumerate(events) if at not in spoken]
    left = [one for at, one in enumerate(left) if not _is_said_before(left, at)]
    at = 0
    while at < len(left):
        count = _run(left[at:])
        known = _is_declared(left[:at], left[at]) or _holds(left[at : at + 2])
        yield Part(left[at : at + count], dice.get(id(left[at]), {}), known)
        at += count


def _is_declared(before: Sequence[Event], one: Event) -> bool:
    """Whether `one` is the attack that the last declared action of `before` announced."""
    if not isinstance(one, e.Attacked):
        return False
    told = [said for said in before if isinstance(said, (e.ActionDeclared, e.TargetSpent))][-1:]
    found = [said for said in told if isinstance(said, e.ActionDeclared) and said.weapon]
    return any(said.seat == one.seat and said.target == one.target for said in found)


def _holds(events: Sequence[Event]) -> bool:
    """Whether the first event is a roll that shows that a weapon is not worn out.

    The sign of this is that the noise of the weapon comes next.
    """
    first, *others = events
    tried = isinstance(first, e.DiceThrown) and first.why == "limit"
    return tried and any(isinstance(one, e.NoiseMade) for one in others)


def _run(events: Sequence[Event]) -> int:
    """Return how many of the first events one sentence tells: 1, or more of the same class."""
    first, kind = events[0], type(events[0])
    alike = ALIKE.get(kind)
    if kind not in TOGETHER and alike is None and not _is_for_first(first):
        return 1
    ends = (
        at
        for at, one in enumerate(events)
        if type(one) is not kind or (alike and alike(one) != alike(first))
    )
    return next(ends, len(events))


def _is_for_first(one: Event) -> bool:
    return isinstance(one, e.DiceThrown) and one.why == "first"


def _dice_of(events: Sequence[Event]) -> tuple[dict[int, dict[str, e.DiceThrown]], set[int]]:
    """Return the rolls of each attack by purpose, and the indices of these rolls in `events`.

    The key of an attack is its `id()`. It has the last roll of each figure before it: `attack`
    of the attacker, `defence` of the target.
    """
    found, spoken = dict[int, dict[str, e.DiceThrown]](), set[int]()
    for end, one in enumerate(events):
        if not isinstance(one, ROLLED):
            continue
        wanted = {"defence": one.seat if isinstance(one, e.GroupAttacked) else one.target}
        if isinstance(one, e.Attacked):
            wanted["attack"] = one.seat
        for why, seat in wanted.items():
            at = _last_thrown(events[:end], why, seat, spoken)
            if at is not None:
                spoken.add(at[0])
                found[id(one)] = {**found.get(id(one), {}), why: at[1]}
    return found, spoken


def _last_thrown(
    events: Sequence[Event], why: str, seat: str, spoken: set[int]
) -> tuple[int, e.DiceThrown] | None:
    """Return the index of the seat's last roll for `why`, and the roll.

    Rolls with an index in `spoken` do not count. None if there is no such roll, or if the seat
    re-rolled after it.
    """
    for at in range(len(events) - 1, -1, -1):
        one = events[at]
        if isinstance(one, e.DiceThrown) and one.seat == seat and at not in spoken:
            if one.why == why:
                return at, one
            if one.why == "reroll":
                return None
    return None


def _is_said_before(events: Sequence[Event], at: int) -> bool:
    """Whether the last declared action already named this move or target."""
    one = events[at]
    declared = [said for said in events[:at] if isinstance(said, e.ActionDeclared)][-1:]
    if isinstance(one, e.Moved) and not one.stopped:
        return any(said.seat == one.seat and said.to == one.to for said in declared)
    if isinstance(one, e.TargetLaid):
        return any(said.seat == one.seat and said.action == "aim" for said in declared)
    return False


# ------------------------------------------------------------ sentences


def _sentence(speech: Speech, part: Part) -> str:
    first = part.first
    if isinstance(first, ROLLED):
        return _attack(speech, first, part)
    if isinstance(first, e.NoiseMade):
        return _noises(speech, [one for one in part.events if isinstance(one, e.NoiseMade)])
    if isinstance(first, e.DiceThrown) and part.known:
        said = speech.say("weapon-holds", rolled=_faces(speech, first))
        return f"{said[:1].upper()}{said[1:]}"
    return _several(speech, part.events) if len(part.events) > 1 else speech.event(first)


def _attack(speech: Speech, one: e.Attacked | e.GroupAttacked, part: Part) -> str:
    """Tell an attack with its dice and the numbers that were added to them."""
    values = speech.values(one)
    values |= _comes_of(one)
    totals = {"defence": one.defence}
    if isinstance(one, e.Attacked):
        totals["attack"] = one.attack
        values["attack"] = _signed(one.attack)
    for why, total in totals.items():
        dice = part.dice.get(why)
        values[f"{why}_how"] = _made_of(speech, dice, total) if dice else ""
    if part.known:
        return speech.say("attack-result", **values)
    key = "attacked" if isinstance(one, e.Attacked) else "group-attacked"
    return speech.say(f"event-{key}", **values)


def _signed(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def _comes_of(one: e.Attacked | e.GroupAttacked) -> Values:
    """Return the value `vain`: `yes` if no zombie fell, or if the defence held, else `no`."""
    if isinstance(one, e.GroupAttacked):
        return {"vain": _yes(one.strength <= one.defence)}
    zombies = one.target.startswith("alpha-")
    least = box().numbers.per_kill if zombies else one.defence + 1
    return {"vain": _yes(one.attack < least)}


def _made_of(speech: Speech, thrown: e.DiceThrown, total: int) -> str:
    """Return the dice of a total and the rest of it: ` (red 5 + yellow 3 + 1)`."""
    rest = total - sum(thrown.faces)
    sign = "less" if rest < 0 else "more"
    dice = _faces(speech, thrown)
    return speech.say("trust-made-of", dice=dice, rest=rest, sign=sign, less=abs(rest))


def _faces(speech: Speech, thrown: e.DiceThrown) -> str:
    """Return the faces of dice: `red 5 + yellow 3`."""
    pairs = zip(thrown.dice, thrown.faces, strict=False)
    return speech.between_faces.join(
        speech.say("trust-die", die=die, face=speech.face(face)) for die, face in pairs
    )


def _noises(speech: Speech, noises: Sequence[e.NoiseMade]) -> str:
    """Tell the noises to which zombies go, or in one sentence that no zombie heard any."""
    told = [replace(one, heard=_turning(noises[at:])) for at, one in enumerate(noises)]
    if any(one.heard for one in told):
        return " ".join(speech.event(one) for one in told if one.heard)
    places = dict.fromkeys(speech.name("point", str(one.at)) for one in noises)
    return speech.say("noise-unheard", places=speech.all_of(places), din=_yes(noises[-1].din))


def _turning(noises: Sequence[e.NoiseMade]) -> tuple[str, ...]:
    """Return the groups of zombies that heard the first of these noises, but no later one."""
    first, *later = noises
    return tuple(one for one in first.heard if not any(one in other.heard for other in later))


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _several(speech: Speech, part: Sequence[Event]) -> str:
    first = part[0]
    if isinstance(first, e.TokenLaid):
        return speech.say("tokens-laid", count=len(part))
    if isinstance(first, e.DiceThrown):
        rolls = [speech.say("roll-of", **_values(speech, one)) for one in part]
        return speech.say("rolled-first", rolls=speech.all_of(rolls))
    if isinstance(first, (e.SightLost, e.PursuitBegan)):
        alphas = [one.alpha for one in part if isinstance(one, (e.SightLost, e.PursuitBegan))]
        named = speech.all_of(speech.name("alpha", one) for one in alphas)
        key = "all-lose-sight" if isinstance(first, e.SightLost) else "all-pursue"
        said = f"{named[:1].upper()}{named[1:]}"
        return speech.say(key, **{**speech.values(first), "alphas": said})
    each, every = KEYS[type(first)]
    said = [speech.say(each, **_values(speech, one)) for one in part]
    return speech.say(every, what=speech.all_of(said))


KEYS: Mapping[type[Event], tuple[str, str]] = {
    e.SceneryPlaced: ("piece-placed", "pieces-placed"),
    e.CommunityPlaced: ("community-at", "communities-at"),
    e.Recovered: ("takes-back", "all-take-back"),
}
"""For several events of a class: the key for each of them, and the key of the whole sentence."""


def _values(speech: Speech, one: Event) -> Values:
    more = speech.more.get(type(one))
    return speech.values(one) | (more(speech, one) if more else {})


# ------------------------------------------------------------ values the catalogue cannot compute


def _began(speech: Speech, one: e.GameBegan) -> Values:
    order = [
        speech.say(
            "plays-as", seat=speech.players.get(seat, seat), who=speech.name("passport", who)
        )
        for seat, who in zip(one.seats, one.passports, strict=False)
    ]
    return {"order": speech.all_of(order)}


def _is_there(speech: Speech, one: e.GroupMoved) -> bool:
    """Whether a group has reached the field to which it was going."""
    return speech.name("point", str(one.to)) == speech.name("point", str(one.goal))


def _declared(speech: Speech, one: e.ActionDeclared) -> Values:
    return {"cost": speech.say("trust-cost", fatigue=one.fatigue, **_cells(speech, one))}


def _cells(speech: Speech, one: e.ActionDeclared) -> Values:
    cells = speech.all_of(speech.name("slot", cell) for cell in one.cells)
    return {"cells": cells, "count": len(one.cells)}


MORE: Mapping[type[Event], Callable[[Any, Any], Values]] = {
    e.GameBegan: _began,
    e.ActionDeclared: _declared,
    e.Attacked: lambda speech, one: {"attack_how": "", "defence_how": "", **_comes_of(one)},
    e.GroupAttacked: lambda speech, one: {"defence_how": "", **_comes_of(one)},
    e.DiceThrown: lambda speech, one: {"rolled": _faces(speech, one)},
    e.GroupMoved: lambda speech, one: {"there": _yes(_is_there(speech, one))},
}
"""For each class of event, a function that adds values to the event's sentence."""

MARKED: Mapping[type[Event], str] = {
    e.ZombiesKilled: "zombie",
    e.Died: "fallen",
}
