"""What belongs together at a table of Trust Me: an activation, an attack with its dice, a group.

A line is one activation, one reaction, one group of zombies or one step of the round, with all that
came of it. Dice stand in the sentence about what they decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.games.speech import Speech, Values
from engine.core.event import Event
from engine.trust_me import events as e

BEGINS = (
    e.GameBegan, e.RoundBegan, e.ActionDeclared, e.TargetSpent, e.InvasionDrawn, e.CameHome,
    e.WentHome, e.ClaimFailed, e.HuntAnnounced, e.Died, e.TradeOffered, e.Recovered,
)  # fmt: skip
"""What a new line is about."""
OF_A_GROUP = (e.GroupMoved, e.GroupAttacked, e.BarricadeHeld, e.BarricadeBroken)
"""What zombies do; each group has a line of its own."""
ROLLED = (e.Attacked, e.GroupAttacked)
"""What says its dice itself."""
TOGETHER = (e.SceneryPlaced, e.TokenLaid, e.CommunityPlaced, e.Recovered, e.NoiseMade)
"""What is one sentence if several happen one after the other."""


def tell(speech: Speech, events: Sequence[Event]) -> list[str]:
    """The lines, in order."""
    told, about = list[str](), ""
    for part, dice in _parts([one for one in events if not _is_silent(one)]):
        begins = _line_of(part[0])
        said = _sentence(speech, part, dice)
        if not told or (begins and begins != about):
            told.append(said)
            about = begins
        else:
            told[-1] = f"{told[-1]} {said}"
    return told


def _is_silent(one: Event) -> bool:
    return one.untold or (isinstance(one, e.DiceThrown) and not one.faces)


def _line_of(one: Event) -> str:
    """What a line that begins with it is about; empty for what goes on with the one before."""
    if isinstance(one, OF_A_GROUP):
        return one.alpha
    if isinstance(one, e.Attacked) and not one.seat:
        return f"hunt {one.target}"
    if isinstance(one, e.DiceThrown) and one.why in ("first", "infection", "burn"):
        return f"{one.why} {one.seat}"
    return repr(one) if isinstance(one, (*BEGINS, *TOGETHER[:3])) else ""


# ------------------------------------------------------------ what is one sentence

Thrown = Mapping[str, e.DiceThrown]
"""Dice that a sentence says, by what they were for."""


def _parts(events: Sequence[Event]) -> Iterator[tuple[Sequence[Event], Thrown]]:
    """Runs of events that make one sentence, each with its dice."""
    dice, spoken = _dice_of(events)
    left = [one for at, one in enumerate(events) if at not in spoken]
    left = [one for at, one in enumerate(left) if not _is_said_before(left, at)]
    while left:
        kind = type(left[0])
        many = kind in TOGETHER or (isinstance(left[0], e.DiceThrown) and left[0].why == "first")
        count = _run(left, kind) if many else 1
        yield left[:count], dice.get(id(left[0]), {})
        left = left[count:]


def _dice_of(events: Sequence[Event]) -> tuple[dict[int, Thrown], set[int]]:
    """The dice of each attack, and where they stand: the last before it of whom it concerns."""
    found, spoken = dict[int, Thrown](), set[int]()
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
    """Where its dice were thrown; what was thrown again in between is told on its own."""
    for at in range(len(events) - 1, -1, -1):
        one = events[at]
        if isinstance(one, e.DiceThrown) and one.seat == seat and at not in spoken:
            if one.why == why:
                return at, one
            if one.why == "reroll":
                return None
    return None


def _is_said_before(events: Sequence[Event], at: int) -> bool:
    """Whether it went as it was declared, so that it need not be told again."""
    one = events[at]
    declared = [said for said in events[:at] if isinstance(said, e.ActionDeclared)][-1:]
    if isinstance(one, e.Moved) and not one.stopped:
        return any(said.seat == one.seat and said.to == one.to for said in declared)
    if isinstance(one, e.TargetLaid):
        return any(said.seat == one.seat and said.action == "aim" for said in declared)
    return False


def _run(events: Sequence[Event], kind: type[Event]) -> int:
    """How many events at the beginning are of that kind."""
    return next((at for at, one in enumerate(events) if type(one) is not kind), len(events))


# ------------------------------------------------------------ sentences


def _sentence(speech: Speech, part: Sequence[Event], dice: Thrown) -> str:
    first = part[0]
    if isinstance(first, ROLLED):
        return _attack(speech, first, dice)
    if isinstance(first, e.NoiseMade):
        return _noises(speech, [one for one in part if isinstance(one, e.NoiseMade)])
    if len(part) > 1:
        return _several(speech, part)
    return speech.event(first)


def _attack(speech: Speech, one: e.Attacked | e.GroupAttacked, dice: Thrown) -> str:
    """With what was thrown and what was added to it."""
    values = speech.values(one)
    totals = {"defence": one.defence}
    if isinstance(one, e.Attacked):
        totals["attack"] = one.attack
    for why, total in totals.items():
        values[f"{why}_how"] = _made_of(speech, dice[why], total) if why in dice else ""
    key = "attacked" if isinstance(one, e.Attacked) else "group-attacked"
    return speech.say(f"event-{key}", **values)


def _made_of(speech: Speech, thrown: e.DiceThrown, total: int) -> str:
    """` (red 5 + yellow 3 + 1)`: what is on the dice, and what comes to it."""
    rest = total - sum(thrown.faces)
    sign = "less" if rest < 0 else "more"
    dice = _faces(speech, thrown)
    return speech.say("trust-made-of", dice=dice, rest=rest, sign=sign, less=abs(rest))


def _faces(speech: Speech, thrown: e.DiceThrown) -> str:
    """`red 5 + yellow 3`."""
    pairs = zip(thrown.dice, thrown.faces, strict=False)
    return speech.between_faces.join(
        speech.say("trust-die", die=die, face=speech.face(face)) for die, face in pairs
    )


def _noises(speech: Speech, noises: Sequence[e.NoiseMade]) -> str:
    """Those that somebody heard; else that nobody did."""
    heard = [one for one in noises if one.heard]
    if heard:
        return " ".join(map(speech.event, heard))
    places = dict.fromkeys(speech.name("point", str(one.at)) for one in noises)
    return speech.say("noise-unheard", places=speech.all_of(places), din=_yes(noises[-1].din))


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _several(speech: Speech, part: Sequence[Event]) -> str:
    first = part[0]
    if isinstance(first, e.TokenLaid):
        return speech.say("tokens-laid", count=len(part))
    if isinstance(first, e.DiceThrown):
        rolls = [speech.say("roll-of", **_values(speech, one)) for one in part]
        return speech.say("rolled-first", rolls=speech.all_of(rolls))
    each, every = KEYS[type(first)]
    said = [speech.say(each, **_values(speech, one)) for one in part]
    return speech.say(every, what=speech.all_of(said))


KEYS: Mapping[type[Event], tuple[str, str]] = {
    e.SceneryPlaced: ("piece-placed", "pieces-placed"),
    e.CommunityPlaced: ("community-at", "communities-at"),
    e.Recovered: ("takes-back", "all-take-back"),
}
"""One of several that are said in one sentence, and the sentence."""


def _values(speech: Speech, one: Event) -> Values:
    more = speech.more.get(type(one))
    return speech.values(one) | (more(speech, one) if more else {})


# ------------------------------------------------------------ what no catalogue counts


def _began(speech: Speech, one: e.GameBegan) -> Values:
    names = zip(one.seats, one.passports, strict=False)
    order = [
        speech.say("plays-as", seat=speech.name("seat", seat), who=speech.name("passport", who))
        for seat, who in names
    ]
    return {"order": speech.all_of(order)}


def _declared(speech: Speech, one: e.ActionDeclared) -> Values:
    return {"cost": speech.say("trust-cost", fatigue=one.fatigue, **_cells(speech, one))}


def _cells(speech: Speech, one: e.ActionDeclared) -> Values:
    cells = speech.all_of(speech.name("slot", cell) for cell in one.cells)
    return {"cells": cells, "count": len(one.cells)}


MORE: Mapping[type[Event], Callable[[Any, Any], Values]] = {
    e.GameBegan: _began,
    e.ActionDeclared: _declared,
    e.Attacked: lambda speech, one: {"attack_how": "", "defence_how": ""},
    e.GroupAttacked: lambda speech, one: {"defence_how": ""},
    e.DiceThrown: lambda speech, one: {"rolled": _faces(speech, one)},
}
"""Values of a sentence besides those of the event's fields."""

MARKED: Mapping[type[Event], str] = {
    e.ZombiesKilled: "zombie",
    e.Died: "fallen",
}
