"""Events that can have led to a made-up view: what pictures mark with arrows, tags and frames."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

from engine.core.event import Event
from engine.family import events as f
from engine.family.view import GroupView
from engine.family.view import View as BoardView
from engine.spaces.squares import Town
from engine.zombicide import events as own
from engine.zombies import events as z
from engine.zombies.box import box as town_content
from engine.zombies.view import View
from tests.renders.views import zombicide_box

NEW = 12
"""Zombies that may be new in a town."""
MOST = 75
"""Events of the longest zombies' turn; more than fifty steps come of them."""

# ---------------------------------------------------------------- towns


def in_town(before: View, shown: View, chance: random.Random) -> tuple[Event, ...]:
    """Tiles are laid, every pawn goes from where it was, zombies fall and come."""
    return (*_laid(shown, chance), *_walks(before, shown, chance), *_beaten(before, shown, chance),
            *_came(shown, chance))  # fmt: skip


def _laid(shown: View, chance: random.Random) -> Iterator[Event]:
    first = max(1, len(shown.tiles) - chance.randint(0, 3))
    for tile in shown.tiles[first:]:
        yield z.TileLaid(
            seat=shown.turn, kind=tile.kind, number=tile.number, zombies=3, life=1, bullets=0
        )


def _walks(before: View, shown: View, chance: random.Random) -> Iterator[Event]:
    """Straight there, or first somewhere else; who cannot walk there is sent by a card."""
    for was, now in zip(before.players, shown.players, strict=True):
        town, start, goal = shown.town, was.square, now.square
        around = chance.choice([goal, *town.distances(start)])
        paths = [_path(town, start, around), _path(town, around, goal)]
        if goal not in town.distances(start):
            yield z.PawnSent(seat=now.seat, by="fear", to=goal)
            continue
        told = chance.random() < 0.7
        for at, path in zip((start, around), paths, strict=True):
            if path:
                yield z.PawnWalked(seat=now.seat, path=path, left=0, start=at if told else "")


def _path(town: Town, start: str, goal: str) -> tuple[str, ...]:
    """The squares of a shortest way, without the first; none where there is no way."""
    away, path = town.distances(goal), list[str]()
    while start in away and start != goal:
        start = min(town.neighbours[start], key=lambda one: away[one])
        path.append(start)
    return tuple(path)


def _beaten(before: View, shown: View, chance: random.Random) -> Iterator[Event]:
    """Of those who are gone one half falls in fights, the other burns."""
    gone = sorted(set(before.zombies) - set(shown.zombies))
    chance.shuffle(gone)
    half = len(gone) // 2
    for square in gone[:half]:
        yield z.ZombieBeaten(seat=shown.turn, square=square, trophies=1)
    if gone[half:]:
        yield z.ZombiesBurned(
            seat=shown.turn, squares=tuple(gone[half:]), trophies=len(gone) - half
        )


def _came(shown: View, chance: random.Random) -> Iterator[Event]:
    """Some by a card, the others from a square beside theirs."""
    fresh = chance.sample(shown.zombies, min(NEW, len(shown.zombies)))
    placed, moved = fresh[::2], fresh[1::2]
    yield z.ZombiesPlaced(squares=tuple(placed), kind=chance.choice(sorted(town_content().cards)))
    for square in moved:
        for beside in shown.town.neighbours[square][:1]:
            yield z.ZombieMoved(frm=beside, to=square, by=shown.turn)


# ---------------------------------------------------------------- boards


def on_board(shown: BoardView, chance: random.Random) -> tuple[Event, ...]:
    """Everybody goes somewhere; then a zombies' turn, over or still going on."""
    round_ = shown.round
    turn = [*_attacks(shown), *_doings(shown, chance)][: chance.choice((0, 3, 12, MOST))]
    over = [own.NoiseCleared(tokens=3), f.RoundBegan(round=round_, first_seat=shown.first_seat)]
    return (*_moves(shown, chance), f.ZombiesTurnBegan(round=round_ - 1), *turn,
            *(over if chance.random() < 0.7 else ()))  # fmt: skip


def _moves(shown: BoardView, chance: random.Random) -> Iterator[Event]:
    """Survivors come from up to three zones away, cars from the street beside theirs."""
    for one in shown.survivors:
        ways = _ways_to(shown, one.zone, chance)
        yield from (f.SurvivorMoved(survivor=one.id, start=s, zone=e) for s, e in pairwise(ways))
    for car in shown.cars:
        beside = [one for one in shown.board.neighbours(car.zone, frozenset()) if one[0] == "S"]
        for start in beside[:1]:
            driver = car.driver or shown.survivors[0].id
            yield f.CarDriven(survivor=driver, car=car.id, start=start, zone=car.zone)


def _ways_to(shown: BoardView, zone: str, chance: random.Random) -> list[str]:
    """Zones that somebody went through who stands in this one."""
    way = [zone]
    for _ in range(chance.randint(0, 3)):
        beside = shown.board.neighbours(way[0], shown.open_doors)
        if beside:
            way.insert(0, chance.choice(beside))
    return way


def _attacks(shown: BoardView) -> Iterator[Event]:
    """One attack of each group of zombies beside survivors; the fallen fall in the last one."""
    for zone in shown.board.zones:
        people = [one for one in shown.survivors if one.zone == zone]
        groups = tuple((one.kind, one.count) for one in shown.groups if one.zone == zone)
        if not people or not groups:
            continue
        yield f.ZombiesAttacked(zone=zone, counts=groups, survivors=tuple(p.id for p in people))
        for number, one in enumerate(people):
            if not one.standing:
                yield f.SurvivorEliminated(survivor=one.id, zone=zone, by="zombies")
            elif number % 2:
                yield f.WoundIgnored(survivor=one.id, reason="tough")
            else:
                yield f.SurvivorWounded(survivor=one.id, by="zombies", lost="pistol-1")


def _doings(shown: BoardView, chance: random.Random) -> Iterator[Event]:
    """Every group does something, then cards are drawn, and some act once more."""
    groups = chance.sample(shown.groups, len(shown.groups))
    half = len(groups) // 2
    for group in groups[:half]:
        yield from _doing(shown, group, chance)
    yield from _cards(shown, chance)
    for group in groups[half:]:
        yield f.ExtraActivation(kind=group.kind, reason=chance.choice(("card", "shortage")))
        yield from _doing(shown, group, chance)


def _doing(shown: BoardView, group: GroupView, chance: random.Random) -> Iterator[Event]:
    """What can have brought a group where it stands."""
    zone, kind, count = group.zone, group.kind, group.count
    beside = shown.board.neighbours(zone, shown.open_doors)
    targets, sort = (shown.survivors[0].zone,), chance.choice(("walk", "walk", "split", "stay"))
    if zone == shown.exit_zone:
        yield f.ZombiesSlippedAway(kind=kind, count=count, zone=zone, total=4, limit=10)
    if not beside or sort == "stay":
        yield f.GroupStayed(
            kind=kind, count=count, zone=zone, reason="shut-out", targets=targets, noise=3
        )
        return
    if sort == "split" and len(beside) > 1:
        yield f.GroupSplit(
            kind=kind, count=count, zone=zone, ways=beside, added=chance.randint(0, 2)
        )
    reason = chance.choice(("seen", "noise", "shut-out"))
    yield f.GroupWalked(
        kind=kind, count=count, start=chance.choice(beside), zone=zone, reason=reason,
        targets=targets, noise=3,
    )  # fmt: skip


def _cards(shown: BoardView, chance: random.Random) -> Iterator[Event]:
    """A card for every spawn zone: some arrive, elsewhere too; the box runs out."""
    here = {one.zone: one for one in shown.groups}
    for spawn in shown.spawns:
        yield f.SpawnCardDrawn(card="12", zone=spawn.zone, level="red")
        for zone in (spawn.zone, chance.choice(sorted(here))):
            group = here.get(zone)
            if group is not None:
                yield f.ZombiesSpawned(kind=group.kind, count=max(1, group.new), zone=zone)
        yield f.AbominationReplaced(zone=spawn.zone, kind="fatty")
    yield f.DeckReshuffled(deck="spawn")
    yield f.FiguresShort(kind=chance.choice(sorted(zombicide_box().zombies)), missing=2)


def everything(shown: BoardView, slow: str = "walker", fast: str = "runner") -> list[Event]:
    """A turn of two kinds of zombies, `slow` and `fast`, with every kind of step."""
    zones, people = list(shown.board.zones), [one for one in shown.survivors if one.standing]
    here, hurt = people[0].zone, [one.id for one in people[:2]]
    near = shown.board.neighbours(here, shown.board.all_doors)
    ways, walkers, runners = tuple(near[:3]), ((slow, 12),), ((slow, 2), (fast, 1))
    first, second, third = zones[:3]
    return [
        f.ZombiesTurnBegan(round=3),
        f.ZombiesAttacked(zone=here, counts=runners, survivors=tuple(hurt)),
        *(f.SurvivorWounded(survivor=one, by="zombies") for one in hurt),
        f.ZombiesAttacked(zone=near[0], counts=walkers, survivors=(people[-1].id,)),
        f.GroupStayed(
            kind=slow, count=12, zone=near[0], reason="shut-out", targets=(here,), noise=3
        ),
        f.GroupStayed(kind=fast, count=2, zone=here, reason="noise", targets=(here,), noise=13),
        f.GroupSplit(kind=slow, count=5, zone=here, ways=ways, added=1),
        f.GroupWalked(
            kind=slow, count=12, start=near[0], zone=here, reason="seen", targets=(here,),
            noise=3,
        ),
        f.GroupWalked(
            kind=fast, count=2, start=here, zone=near[0], reason="shut-out",
            targets=(first, second), noise=13,
        ),
        f.ZombiesSlippedAway(kind=slow, count=2, zone=first, total=3, limit=6),
        f.SpawnCardDrawn(card="12", zone=first, level="blue"),
        f.ZombiesSpawned(zone=first, kind=slow, count=6),
        f.SpawnCardDrawn(card="13", zone=second, level="blue"),
        f.ExtraActivation(kind=fast, reason="card"),
        f.SpawnCardDrawn(card="14", zone=third, level="blue"),
        f.ZombiesSpawned(zone=third, kind=fast, count=6),
        f.FiguresShort(kind=fast, missing=2),
        f.ExtraActivation(kind=fast, reason="shortage"),
    ]  # fmt: skip
