"""Activation: all attacks come first, then the groups that did not attack walk. [zombicide #7]"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.family import events, goals, victory
from engine.family.figures import move_figures, remove_figures
from engine.family.game import ENEMIES, Draw, Game, Group, Lures, Reason, Targets
from engine.family.parameters import Leaks
from engine.spaces.zones import Board, Ways


@dataclass(slots=True)
class Walk(Group):
    """A group that has left `start` for `zone`; it is put into `zone` once all groups have left."""

    start: str
    draw: Draw


async def activate(game: Game) -> None:
    """Activate every zombie once per action it has; in each activation all attacks come first."""
    for action in range(max(kind.actions for kind in game.content.zombies.values())):
        await _act(game, _able(game, game.groups(), action), chained=False)


async def activate_kind(game: Game, kind: str, *, chained: bool = False) -> None:
    """Carry out an extra activation: every zombie of the kind uses all its actions at once.

    `chained` is True if a shortage of figures caused this activation; then a further shortage
    causes no other one.
    """
    for _ in range(game.content.zombies[kind].actions):
        await _act(game, game.groups_of(kind), chained=chained)


async def activate_groups(game: Game, groups: Sequence[Group]) -> None:
    """Carry out all actions of these groups, wherever they walk meanwhile; no other groups act."""
    action = 0
    while able := _able(game, groups, action):
        groups = await _act(game, able, chained=False)
        action += 1


def _able(game: Game, groups: Sequence[Group], action: int) -> list[Group]:
    """Return the groups of kinds with more than `action` actions."""
    return [group for group in groups if game.content.zombies[group.kind].actions > action]


async def _act(game: Game, groups: Sequence[Group], *, chained: bool) -> list[Group]:
    """Carry out one action of these groups, first every attack, then every step.

    Returns the groups where they are afterwards. A kind that had too few figures to split evenly is
    activated once more. If that shortage happens in an activation that a shortage caused
    (`chained`), there is no further one, so that the chain ends: a house limit. [facts/zombicide.md
    6, Chain]
    """
    people = game.booklet.people(game)
    preys = [game.booklet.prey(game, group, people) for group in groups]
    aims = [(group, prey) for group, prey in zip(groups, preys, strict=True) if prey]
    walking = [group for group, prey in zip(groups, preys, strict=True) if not prey]
    struck: list[str] = []
    for zone, prey in dict.fromkeys((group.zone, prey) for group, prey in aims):
        await attack(
            game, [group for group, aim in aims if (group.zone, aim) == (zone, prey)], prey, struck
        )
    busy: list[Group] = []
    for deed in game.booklet.before_walking:
        busy += await deed(game, [group for group in walking if group not in busy])
    walking = [group for group in walking if group not in busy]
    walks, short = await walk(game, walking)
    for kind in short if not chained else ():
        game.tell(events.ExtraActivation(kind=kind, reason="shortage"))
        await activate_kind(game, kind, chained=True)
    return [*(group for group, _ in aims), *busy, *walks]


# ------------------------------------------------------------ attacking


def survivors_there(game: Game, group: Group, people: frozenset[str]) -> Targets:
    """Return the group's own zone as its only target if somebody is there; else no target.

    `people` are the zones with survivors. A group attacks only in its own zone.
    """
    return (group.zone,) if group.zone in people else ()


def survivors_in(game: Game, zones: tuple[str, ...], struck: Sequence[str]) -> list[str]:
    """Return the ids of all survivors in the zones.

    A survivor may be struck several times, so the list `struck` is ignored.
    """
    return [one.id for zone in zones for one in game.survivors_in(zone)]


async def one_wound(game: Game, victim: str, kind: str) -> None:
    await game.booklet.harm(game, game.survivor(victim), 1, ENEMIES)


async def attack(
    game: Game, groups: Sequence[Group], zones: tuple[str, ...], struck: list[str]
) -> None:
    """Let the groups of one zone attack the people in `zones`.

    Each zombie hits without a roll; the players share the wounds out. `struck` lists who was struck
    before in this action of the zombies, and grows. If an attack before has left nobody, nothing
    happens.
    """
    zone = groups[0].zone
    victims = tuple(game.booklet.victims(game, zones, struck))
    if not victims:
        return
    counts = tuple((group.kind, group.count) for group in groups)
    game.tell(events.ZombiesAttacked(zone=zone, counts=counts, survivors=victims))
    for kind in (group.kind for group in groups for _ in range(group.count)):
        left = game.booklet.victims(game, zones, struck)
        if not left:
            return
        seats = dict.fromkeys(one.seat for there in zones for one in game.survivors_in(there))
        victim = await game.choose(
            "who-is-wounded", left, about="survivor", subject=zone, seats=list(seats)
        )
        struck.append(victim)
        await game.booklet.struck(game, victim, kind)


# ------------------------------------------------------------ walking


async def walk(game: Game, groups: Sequence[Group]) -> tuple[list[Walk], list[str]]:
    """Let every group take a step towards what draws it.

    Returns where the groups are afterwards, and the kinds that had too few figures to split evenly.
    """
    walks: list[Walk] = []
    short: list[str] = []
    draws: dict[str, Draw] = {}
    open_ways = game.board.ways(game.open_doors)
    lures = Lures(game.booklet.heard(game), game.booklet.people(game), open_ways)
    for group in groups:
        if group.zone not in draws:
            draws[group.zone] = game.booklet.attracted(game, group.zone, lures)
        draw = draws[group.zone]
        if len(draw.ways) == 1:
            walks.append(Walk(draw.ways[0], group.kind, group.count, group.zone, draw))
        else:
            walks += await _ways_taken(game, group, draw, short)
    # Groups join only at the end, so that a group that walked in does not act twice.
    leaks = goals.leaks(game)
    for one in walks:
        _arrive(game, one, leaks)
    return walks, list(dict.fromkeys(short))


def loudest(noise: Mapping[str, int]) -> Targets:
    """Return the zones with the most noise."""
    most = max(noise.values(), default=0)
    return tuple([zone for zone, count in noise.items() if count == most])


def towards(start: str, targets: Targets, lures: Lures, reason: Reason) -> Draw:
    ways = _first_steps(lures.ways, start, targets)
    return Draw(reason, targets, lures.noise.get(targets[0], 0), ways)


def shut_out(board: Board, start: str, targets: Targets, lures: Lures) -> Draw:
    """Return the direction of zombies that have no open way to any of `targets`.

    They walk as if all doors were open, and stop in front of the first closed one.
    """
    ways = _first_steps(board.ways(board.all_doors), start, targets)
    nearby = lures.ways.neighbours[start]
    stopped = dict.fromkeys(way if way in nearby else start for way in ways)
    loudness = lures.noise.get(targets[0], 0) if targets else 0
    return Draw("shut-out", targets, loudness, tuple(stopped))


def _first_steps(ways: Ways, start: str, targets: Targets) -> tuple[str, ...]:
    """Return every first step of a shortest way to one of the targets.

    It is `start` itself for a target in that zone, and also if no target can be reached.
    """
    steps = [
        step
        for target in targets
        for step in ((start,) if target == start else ways.first_steps(start, target))
    ]
    return tuple(dict.fromkeys(steps)) or (start,)


async def _ways_taken(game: Game, group: Group, draw: Draw, short: list[str]) -> list[Walk]:
    """Divide a group over the ways of `draw`, and return the moving parts.

    Kinds with too few figures to split evenly are added to `short`.
    """
    if not game.content.zombies[group.kind].splits:
        # An abomination never splits: the players choose its way.
        way = await game.choose("abomination-way", draw.ways, about="zone", subject=group.zone)
        return [Walk(way, group.kind, group.count, group.zone, draw)]
    shares = await game.booklet.share_out(game, group, draw.ways, short)
    return [
        Walk(way, group.kind, count, group.zone, draw) for way, count in shares.items() if count
    ]


async def shared_out(game: Game, zone: str, ways: Sequence[str], total: int) -> dict[str, int]:
    """Return how many of `total` figures take each way: an equal share, and the players choose the
    ways of the rest.
    """
    shares = dict.fromkeys(ways, total // len(ways))
    for _ in range(total % len(ways)):
        even = _open_ways(shares, total // len(ways))
        way = await game.choose("odd-zombie", even, about="zone", subject=zone)
        shares[way] += 1
    return shares


async def split_even(
    game: Game, group: Group, ways: Sequence[str], short: list[str]
) -> dict[str, int]:
    """Split a group equally over all ways; the players choose the ways of the figures that are left
    over.

    No figures are added, so nothing is added to `short`.
    """
    game.tell(
        events.GroupSplit(
            kind=group.kind, count=group.count, zone=group.zone, ways=tuple(ways), added=0
        )
    )
    return await shared_out(game, group.zone, ways, group.count)


def _open_ways(shares: dict[str, int], share: int) -> Callable[[], list[str]]:
    return lambda: [way for way, count in shares.items() if count == share]


def _slip_away(game: Game, one: Walk, leaks: Leaks) -> None:
    """Take a group off the board, which may lose the game. [zombicide #10]

    Called for a group drawn by noise to the zone it is already in, if zombies slip away there.
    """
    remove_figures(game, one.zone, one.kind, one.count)
    game.state.slipped_away += one.count
    game.tell(
        events.ZombiesSlippedAway(
            kind=one.kind,
            count=one.count,
            zone=one.zone,
            total=game.state.slipped_away,
            limit=leaks.count,
        )
    )
    victory.check_defeat(game)


def _arrive(game: Game, one: Walk, leaks: Leaks | None) -> None:
    draw = one.draw
    if one.zone == one.start and draw.reason == "noise" and leaks and one.zone in leaks.zones:
        _slip_away(game, one, leaks)
        return
    if one.zone == one.start:
        reason: Literal["noise", "shut-out"] = "noise" if draw.reason == "noise" else "shut-out"
        game.tell(
            events.GroupStayed(
                kind=one.kind,
                count=one.count,
                zone=one.zone,
                reason=reason,
                targets=draw.targets,
                noise=draw.noise,
            )
        )
        return
    move_figures(game, one.start, one.zone, one.kind, one.count)
    game.tell(
        events.GroupWalked(
            kind=one.kind,
            count=one.count,
            start=one.start,
            zone=one.zone,
            reason=draw.reason,
            targets=draw.targets,
            noise=draw.noise,
        )
    )
