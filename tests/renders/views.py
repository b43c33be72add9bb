"""Builds views of mission 00 for the tests of pictures: from a few words, or by chance."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.family.entries import Cards
from engine.family.files import Content
from engine.family.progress import Progress
from engine.family.view import (
    CardView,
    CarView,
    GoalView,
    GroupView,
    ObjectiveView,
    SpawnView,
    SurvivorView,
    View,
)
from engine.games import load_content
from engine.zombicide.view import ZombicideView


def zombicide_box() -> Content:
    return load_content("zombicide")


def printed_cards() -> Cards:
    """How many cards the box of Zombicide has, as its data say."""
    cards = zombicide_box().figures.cards
    assert cards is not None
    return cards


HEALTH = 2
"""The wounds that eliminate a survivor of Zombicide."""
LEVELS = ("blue", "yellow", "orange", "red")


def card(kind: str, number: int = 1) -> CardView:
    return CardView(f"{kind}-{number}", kind)


def survivor(
    name: str, zone: str, *hands: str, seat: str = "ann", **changes: object
) -> SurvivorView:
    """A survivor in a zone with up to two cards in hand; anything else by keyword."""
    held = [card(kind) for kind in hands] + [None, None]
    plain = SurvivorView(
        id=name,
        seat=seat,
        zone=zone,
        xp=0,
        level="blue",
        wounds=0,
        health=HEALTH,
        standing=True,
        actions=3,
        free=(),
        active=False,
        done=False,
        hands=(held[0], held[1]),
        pack=(),
        skills=(zombicide_box().characters[name].blue,),
    )
    return replace(plain, **changes)


def group(zone: str, kind: str, count: int, new: int = 0) -> GroupView:
    return GroupView(zone, kind, count, new)


def view(
    survivors: Sequence[SurvivorView],
    groups: Sequence[GroupView] = (),
    noise: Mapping[str, int] | None = None,
    mission: str = "00",
    **changes: object,
) -> View:
    """A table of a mission in its fourth round, its first house open."""
    told = zombicide_box().missions[mission]
    board = zombicide_box().board(mission)
    seats = tuple(dict.fromkeys(each.seat for each in survivors))
    lying = len(told.objectives)
    plain = ZombicideView(
        ruleset="zombicide",
        mission=mission,
        seat=None,
        board=board,
        round=4,
        phase="survivors",
        danger=max((each.level for each in survivors), key=LEVELS.index, default="blue"),
        seats=seats,
        first_seat=seats[0] if seats else "",
        acting=seats[:1],
        survivors=tuple(survivors),
        groups=tuple(groups),
        noise=dict(noise or {}),
        open_doors=frozenset(d.id for d in board.doors.values() if d.starts_open),
        lit_buildings=frozenset(b.id for b in board.buildings.values() if not b.populate),
        objectives=tuple(ObjectiveView(o.id, o.zone, o.colour, False) for o in told.objectives),
        spawns=tuple(
            SpawnView(spawn.zone, number, spawn.colour, True)
            for number, spawn in enumerate(told.spawns, start=1)
        ),
        exit_zone=told.exit,
        spawn_cards_left=5,
        equipment_cards_left=40,
        questions=(),
        outcome=None,
        goals=(GoalView("take-objectives", False, (Progress("objectives", 0, lying),)),),
    )
    return replace(plain, **changes)


def tutorial() -> View:
    """The position of the concept picture: four survivors, both houses open."""
    people = [
        survivor("amy", "C3", "pistol", "crowbar", xp=7, level="yellow", active=True),
        survivor("doug", "S4", "fire-axe", xp=3, wounds=1,
                 pack=(card("wounded"), card("water"))),
        survivor("ned", "S4", "pan", seat="bob", xp=4, done=True, actions=0,
                 pack=(card("bag-of-rice"),)),
        survivor("josh", "B1", "machete", "flashlight", seat="bob", xp=2, done=True, actions=0),
    ]  # fmt: skip
    zombies = [
        group("S1", "walker", 2, 2),
        group("C1", "walker", 2),
        group("C2", "runner", 1),
        group("C2", "walker", 1),
        group("C4", "fatty", 1),
        group("C4", "walker", 2),
        group("S5", "walker", 1),
        group("S6", "runner", 1),
        group("S6", "walker", 3),
        group("S7", "walker", 1),
    ]
    board = zombicide_box().board("00")
    return view(
        people,
        zombies,
        {"S4": 3, "B1": 1, "C3": 1},
        open_doors=board.all_doors,
        lit_buildings=frozenset(board.buildings),
    )


def by_chance(seed: int, mission: str = "00", *, every_zombie: bool = False) -> View:
    """A random state: 4 to 6 survivors, up to 65 zombies, often crowded into a few hot zones.

    `every_zombie`: all 65 of the box stand on the board.
    """
    chance = random.Random(seed)
    board = zombicide_box().board(mission)
    zones = list(board.zones)
    hot = chance.sample(zones, chance.randint(1, len(zones)))
    names = chance.sample(sorted(zombicide_box().characters), chance.randint(4, 6))
    kinds = list(zombicide_box().equipment)
    people = [_person(name, chance, hot, kinds) for name in names]
    counts: dict[tuple[str, str], int] = {}
    figures = [kind.id for kind in zombicide_box().zombies.values() for _ in range(kind.figures)]
    count = len(figures) if every_zombie else chance.randint(0, len(figures))
    for kind in chance.sample(figures, count):
        place = (chance.choice(hot), kind)
        counts[place] = counts.get(place, 0) + 1
    groups = [group(z, k, n, chance.randint(0, n)) for (z, k), n in counts.items()]
    loud = {zone: chance.randint(1, 14) for zone in chance.sample(zones, chance.randint(0, 9))}
    lit = frozenset(house for house in board.buildings if chance.random() < 0.6)
    doors = frozenset(door for door in board.doors if chance.random() < 0.6)
    shown = view(people, groups, loud, mission, open_doors=doors, lit_buildings=lit)
    return _with_cars(shown, chance) if zombicide_box().missions[mission].cars else shown


def _with_cars(shown: View, chance: random.Random) -> View:
    """Two cars in the streets, somebody in one of them."""
    streets = [zone.id for zone in shown.board.zones.values() if zone.kind == "street"]
    police, pimp = chance.choice(streets), chance.choice(streets)
    driver, *others = shown.survivors
    riding = replace(driver, zone=police, standing=True)
    cars = (
        CarView("police-car", "police", police, True, driver.id, (), (), False, False),
        CarView("pimp-car", "pimp", pimp, False, None, (), (), False, False),
    )
    return replace(shown, survivors=(riding, *others), cars=cars)


def _person(name: str, chance: random.Random, zones: list[str], kinds: list[str]) -> SurvivorView:
    xp = chance.choice((0, 3, 7, 12, 19, 42, 43, 57))
    level = LEVELS[(xp >= 7) + (xp >= 19) + (xp >= 43)]
    hands = [chance.choice(kinds) for _ in range(chance.randint(0, 2))]
    pack = tuple(card(chance.choice(kinds), n + 1) for n in range(chance.randint(0, 3)))
    return survivor(
        name,
        chance.choice(zones),
        *hands,
        seat=chance.choice(("ann", "bob")),
        xp=xp,
        level=level,
        wounds=chance.randint(0, 1),
        done=chance.random() < 0.4,
        active=chance.random() < 0.2,
        actions=chance.randint(0, 4),
        standing=chance.random() < 0.9,
        pack=pack,
    )
