"""Assigning hits of weapons and cars to targets. [zombicide #8]

The functions that answer questions about hits change nothing, so that the odds and the autopilot
can ask them too.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.family import missions, skills
from engine.family.cards import equipment_of
from engine.family.events import HitAbsorbed, ZombieKilled
from engine.family.experience import gain_experience
from engine.family.figures import remove_figures
from engine.family.game import Game, Hits
from engine.family.state import Survivor

# ------------------------------------------------------------ in which order


def by_priority(game: Game, hits: Hits) -> list[list[str]]:
    """Return the zombie kinds of the zone in ranks, in the order in which they are hit.

    A rank is hit only when no zombie of the rank before is left. If targets are picked, all kinds
    are one rank.
    """
    kinds, known = list(game.zombies_in(hits.zone)), game.content.zombies
    if hits.picked:
        return [kinds]
    places = sorted({known[kind].priority for kind in kinds})
    return [[kind for kind in kinds if known[kind].priority == place] for place in places]


def others_first(game: Game, hits: Hits) -> list[list[str]]:
    """Return the other survivors as the first rank, then the ranks of zombie kinds.

    If targets are picked, all are one rank.
    """
    ranks, others = by_priority(game, hits), list(hits.others)
    return [[*ranks[0], *others]] if hits.picked else [others, *ranks]


# ------------------------------------------------------------ what kills


def one_hard_hit(game: Game, hits: Hits, kind: str) -> int | None:
    """Return 1 if a single hit has enough damage to kill, else None: weaker hits never add up."""
    return 1 if hits.damage >= game.content.zombies[kind].toughness else None


def none_stray(game: Game, hits: Hits) -> int:
    """Return 0: in this game dice that miss hurt nobody."""
    return 0


def rank_falls(
    game: Game, hits: Hits, rank: Sequence[str], left: int
) -> tuple[list[tuple[str, int]], int, bool]:
    """Return three things for one rank: the kills by kind, the hits spent, and whether all its
    zombies are dead.

    A zombie that is too tough stops all further hits.
    """
    there = game.zombies_in(hits.zone)
    tolls = {kind: game.booklet.toll(game, hits, kind) for kind in rank if kind in there}
    falls, spent = list[tuple[str, int]](), 0
    for kind, toll in sorted(tolls.items(), key=lambda one: one[1] or 0):
        if toll:
            number = min(there[kind], (left - spent) // toll)
            falls.append((kind, number))
            spent += number * toll
    all_fall = all(toll for toll in tolls.values())
    return falls, spent, all_fall and all(number == there[kind] for kind, number in falls)


def kills(game: Game, hits: Hits) -> int:
    """Return how many zombies these hits kill if none of them falls on a survivor."""
    left, fallen = hits.count, 0
    for rank in game.booklet.ranks(game, hits):
        falls, spent, cleared = rank_falls(game, hits, rank, left)
        fallen, left = fallen + sum(number for _, number in falls), left - spent
        if not cleared:
            break
    return fallen


def unbeaten(game: Game, zone: str) -> str:
    """Return the toughest kind of zombie in the zone that no survivor's weapon can kill.

    Weapons in packs count, because they can be taken in hand; fire kills every kind. Empty if each
    kind there can be killed. [zombicide #8]
    """
    rows = [
        (survivor, row)
        for survivor in game.standing()
        for card in equipment_of(game, survivor)
        for row in game.equipment(card).attacks
    ]
    if any(not row.dice for _, row in rows):
        return ""
    bonus = "damage-bonus"
    found = (row.damage + skills.combat_bonus(game, one, bonus, row) for one, row in rows)
    best = Hits(zone, 0, 0, max(found, default=0), ())
    left = [kind for kind in game.zombies_in(zone) if game.booklet.toll(game, best, kind) is None]
    return max(left, key=lambda kind: game.content.zombies[kind].toughness, default="")


# ------------------------------------------------------------ sharing them out


async def assign(game: Game, survivor: Survivor, hits: Hits) -> None:
    """Assign hits rank by rank until none is left, then the stray dice.

    If the attacker picks targets, survivors are hit only by choice: once no zombie is left, the
    other hits are lost. A player who wants to hit a friend must choose the friend before.
    [facts/zombicide.md 6, Sniper / scope]
    """
    left, killed, weak = hits.count, dict[str, int](), dict[str, int]()
    for rank in game.booklet.ranks(game, hits):
        while left and (there := _left_of(game, hits, rank)):
            target = await _struck(game, survivor, hits, there, left)
            if target in game.state.survivors:
                await game.booklet.harm(game, game.survivor(target), hits.damage, survivor.id)
                left -= 1
                continue
            toll = game.booklet.toll(game, hits, target)
            spent = min(left, toll or 1)
            left -= spent
            if spent == toll:
                remove_figures(game, hits.zone, target, 1)
                killed[target] = killed.get(target, 0) + 1
            else:
                weak[target] = weak.get(target, 0) + spent
    await _stray(game, survivor, hits)
    await count_up(game, survivor, hits.zone, killed, weak)


def _left_of(game: Game, hits: Hits, rank: Sequence[str]) -> list[str]:
    """Return the targets of the rank that are still in the zone.

    If the attacker picks targets and no zombie is left, this is nobody: no survivor has to be hit.
    """
    kinds = [one for one in rank if one in game.zombies_in(hits.zone)]
    people = [one for one in rank if one in hits.others and game.survivor(one).standing]
    return [] if hits.picked and not kinds else [*kinds, *people]


async def _struck(
    game: Game, survivor: Survivor, hits: Hits, there: Sequence[str], left: int
) -> str:
    """Choose the target of a hit within a rank.

    A hit falls on a target that it can kill: a house rule, because the rulebook names no order
    within a rank. An attacker who picks targets may also waste a hit on one that is too tough.
    """
    people = [one for one in there if one in game.state.survivors]
    kinds = [one for one in there if one not in people]
    if not kinds:
        return await _who_is_hit(game, hits.zone, people)
    tolls = {kind: game.booklet.toll(game, hits, kind) for kind in kinds}
    falling = [kind for kind, toll in tolls.items() if toll and toll <= left]
    offered = kinds if hits.picked and falling else falling or kinds[:1]
    return await game.choose(
        "hit-target", [*offered, *people], about="target", subject=hits.zone, seats=[survivor.seat]
    )


async def _who_is_hit(game: Game, zone: str, others: Sequence[str]) -> str:
    """Let the players share the hits out. [facts/zombicide.md 6, Survivors hit by a shot]"""
    seats = list(dict.fromkeys(game.survivor(one).seat for one in others))
    return await game.choose("who-is-hit", others, about="survivor", subject=zone, seats=seats)


async def _stray(game: Game, survivor: Survivor, hits: Hits) -> None:
    """Deal the damage of dice that missed their target and hit other survivors instead."""
    for _ in range(game.booklet.strays(game, hits)):
        standing = [one for one in hits.others if game.survivor(one).standing]
        if standing:
            victim = await _who_is_hit(game, hits.zone, standing)
            await game.booklet.harm(game, game.survivor(victim), hits.damage, survivor.id)


async def count_up(
    game: Game, survivor: Survivor, zone: str, killed: dict[str, int], weak: dict[str, int]
) -> None:
    """Announce the kills and, as `weak`, the hits that killed nobody; give experience for the
    kills.
    """
    if killed:
        game.booklet.killed(game, survivor, zone, killed)
    for kind, count in killed.items():
        game.tell(ZombieKilled(survivor=survivor.id, kind=kind, zone=zone, count=count))
    for kind, count in weak.items():
        game.tell(HitAbsorbed(kind=kind, zone=zone, count=count))
    await missions.claim_from_killed(game, survivor, killed)
    points = sum(game.content.zombies[kind].xp * count for kind, count in killed.items())
    await gain_experience(game, survivor, points)
