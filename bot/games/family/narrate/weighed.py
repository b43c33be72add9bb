"""Puts the odds of an attack in words: a sentence, then a line for each number of hits."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import partial
from math import floor

from bot.games.family.naming import FamilyNames
from engine import Odds
from engine.family.commands import Attack
from engine.family.view import View

Counts = Mapping[str, int]


def odds(names: FamilyNames, view: View, attack: Attack, weighed: Sequence[Odds]) -> str:
    """Return the possible results of the attack; `weighed` has the odds for each zone it hits."""
    return "\n".join(line for one in weighed for line in _zone(names, view, attack, one))


def chance(names: FamilyNames, weighed: Sequence[Odds]) -> str:
    """Return the chance in whole per cent that a zombie falls, for each zone that is attacked.

    Empty if no dice are thrown and no zombie stands there.
    """
    if not any(one.dice or any(one.kills) for one in weighed):
        return ""
    return " / ".join(_roughly(names, one.some_kill) for one in weighed)


def friendly(names: FamilyNames, view: View, attack: Attack, weighed: Sequence[Odds]) -> str:
    """Return a short warning of the survivors whom the attack may hit; empty if it can hit none."""
    blown = [one.zone for one in weighed if not one.dice]
    met = [one.zone for one in weighed if any(one.friendly)]
    dead = names.survivors(_friends(view, blown))
    hit = names.survivors(one for one in _friends(view, met) if one != attack.survivor)
    if dead:
        return names.say("friends-die", survivors=dead)
    if not hit:
        return ""
    return names.say("friends-only-hit" if in_vain(weighed) else "friends-hit-first", survivors=hit)


def in_vain(weighed: Sequence[Odds]) -> bool:
    """Whether the attack can hit survivors but cannot kill a zombie."""
    return any(any(one.friendly) for one in weighed) and not any(one.some_kill for one in weighed)


def _friends(view: View, zones: Collection[str]) -> list[str]:
    return [one.id for one in view.survivors if one.standing and one.zone in zones]


def _zone(names: FamilyNames, view: View, attack: Attack, one: Odds) -> list[str]:
    zombies = {group.kind: group.count for group in view.groups if group.zone == one.zone}
    friends = _friends(view, (one.zone,))
    if one.dice == 0:
        told = names.survivors(friends)
        key = "odds-all-die-survivors" if friends else "odds-all-die"
        heading = _heading(names, attack, zombies, [])
        return [heading, names.say(key, zone=one.zone, survivors=told)]
    hit = [friend for friend in friends if friend != attack.survivor] if any(one.friendly) else []
    return [
        _heading(names, attack, zombies, hit),
        _sentence(names, one),
        *_table(names, one, hit),
        *_clear(names, one, sum(zombies.values())),
        *_rerolls(names, one),
    ]


def _heading(names: FamilyNames, attack: Attack, zombies: Counts, friends: Sequence[str]) -> str:
    say = partial(
        names.say,
        survivor=names.survivor(attack.survivor),
        deed=names.command(attack),
        zombies=names.zombies(zombies),
    )
    if not friends:
        return say("odds-heading")
    return say("odds-heading-survivors", survivors=names.survivors(friends))


def _sentence(names: FamilyNames, one: Odds) -> str:
    return names.say(
        "odds-dice",
        dice=one.dice,
        needed=one.needed,
        damage=one.damage,
        hit=percent(names, one.some_hit),
        kill=percent(names, one.some_kill),
        mean=decimal(names, one.mean_kills),
    )


def _clear(names: FamilyNames, one: Odds, count: int) -> list[str]:
    """Tell the chance that the zone is emptied, if there are several zombies in it."""
    chance = one.at_least(count)
    if count < 2 or not chance:
        return []
    return [names.say("odds-clear", clear=percent(names, chance))]


def _rerolls(names: FamilyNames, one: Odds) -> list[str]:
    if not one.rerolls:
        return []
    sources = names.all_of(names.reroll_source(source) for source in one.rerolls)
    hit = percent(names, one.some_hit_rerolling)
    return [names.say("odds-rerolls", sources=sources, hit=hit)]


# ---------------------------------------------------------------- the table


def _table(names: FamilyNames, one: Odds, friends: Sequence[str]) -> list[str]:
    """Return a line for each number of hits; numbers with the same result share the last line."""
    last = next(hits for hits in range(one.dice + 1) if _same_from(one, hits))
    chances = [*one.chances[:last], sum(one.chances[last:], Fraction(0))]
    keys = ["odds-line"] * last + ["odds-line" if last == one.dice else "odds-line-or-more"]
    return [
        names.say(
            key,
            hits=hits,
            chance=percent(names, chance),
            outcome=_outcome(names, one, hits, friends),
        )
        for hits, (key, chance) in enumerate(zip(keys, chances, strict=True))
    ]


def _same_from(one: Odds, hits: int) -> bool:
    """Whether every number of hits above `hits` has the same result as `hits`."""
    ends = list(zip(one.friendly, one.kills, strict=True))
    return all(end == ends[hits] for end in ends[hits:])


def _outcome(names: FamilyNames, one: Odds, hits: int, friends: Sequence[str]) -> str:
    """Tell who falls or is hit with this number of hits: survivors first, then zombies."""
    told, count = "", one.friendly[hits]
    if one.fallen[hits]:
        told = names.say("odds-kills", zombies=names.zombies(dict(one.fallen[hits])))
    elif one.kills[hits]:
        told = names.say("odds-kills-of-choice", count=one.kills[hits])
    if not count:
        return told or names.say("odds-nothing")
    first = names.say("odds-friends", count=count, survivors=names.survivors(friends))
    return names.say("odds-then", first=first, second=told) if told else first


# ---------------------------------------------------------------- numbers


def _roughly(names: FamilyNames, chance: Fraction) -> str:
    """Return a chance in whole per cent, for buttons. Only a certain or impossible one gets a word;
    others are 1 to 99."""
    if chance in (0, 1):
        return percent(names, chance)
    whole = min(max(floor(chance * 100 + Fraction(1, 2)), 1), 99)
    return names.say("odds-percent", number=str(whole))


def percent(names: FamilyNames, chance: Fraction) -> str:
    """Return a chance in per cent with one decimal, or a word if it is certain or impossible."""
    if chance in (0, 1):
        return names.say("odds-sure" if chance else "odds-never")
    tenths = min(max(floor(chance * 1000 + Fraction(1, 2)), 1), 999)
    return names.say("odds-percent", number=_point(names, tenths, 1))


def decimal(names: FamilyNames, number: Fraction) -> str:
    """Return a number with at most two decimals."""
    return _point(names, floor(number * 100 + Fraction(1, 2)), 2)


def _point(names: FamilyNames, number: int, digits: int) -> str:
    """Return `number` divided by ten to the power of `digits`, as the language writes decimals."""
    whole, part = divmod(number, 10**digits)
    rest = f"{part:0{digits}}".rstrip("0")
    return names.say("odds-decimal", whole=whole, rest=rest) if rest else str(whole)
