"""Makes articles of missions: goals, special rules and what is on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from bot.base.words import quoted
from bot.games.family.naming import FamilyNames, Sentence
from engine.family import parameters as r
from engine.family.game import LEVELS
from engine.reading.mission import Mission, MissionRule

P = TypeVar("P", bound=r.Parameters)


def article(names: FamilyNames, mission_id: str) -> str:
    """Return the article about a mission: its briefing, goals and special rules."""
    mission = names.content.missions[mission_id]
    goals = [line for rule in mission.victory for line in names.goal(mission, rule)]
    special = specialities(names, mission)
    return names.say(
        "mission-text",
        briefing=quoted(mission.briefing.in_(names.language)),
        heading=names.say("mission-goals", count=len(goals)),
        goals=_items(names, goals),
        rules=_items(names, special or [names.say("mission-no-rules")]),
        difficulty=names.say(f"mission-difficulty-{mission.difficulty}"),
        survivors=_range(names, mission),
        minutes=mission.minutes,
        place=_origin(names, mission),
    )


def specialities(names: FamilyNames, mission: Mission) -> list[str]:
    """Return a line for each special rule of the mission, and for what lies on its board.

    If the first rule says where some begin, the line about all others follows it at once.
    """
    first = mission.rules[0].name if mission.rules else ""
    told = [names.special(mission, rule) for rule in mission.rules]
    start = names.say("mission-start", start=mission.start, rule=first)
    told.insert(1 if first.startswith("start-") else len(told), [start])
    special = [line for lines in told for line in lines]
    return [*names.decisive(mission), *special, *_board(names, mission)]


def _origin(names: FamilyNames, mission: Mission) -> str:
    """Tell the author and licence of a mission; without an author, whether it is our own."""
    if mission.author.strip():
        return names.made_by(mission.author, mission.licence)
    if mission.source.startswith("house"):
        return names.say("article-house")
    return names.say("article-place", chapters="#10")


def _items(names: FamilyNames, lines: Iterable[str]) -> str:
    return "\n".join(names.say("mission-item", text=line) for line in lines)


def _range(names: FamilyNames, mission: Mission) -> str:
    least, most = mission.survivors.min, mission.survivors.max
    return names.say("mission-range", least=0 if least == most else least, most=most)


def _read(rule: MissionRule, model: type[P]) -> P:
    return model.model_validate(rule.parameters)


def _cards(names: FamilyNames, kinds: Iterable[str]) -> str:
    return names.all_of(names.a_card(kind) for kind in kinds)


def zone_of(mission: Mission, objective: str) -> str:
    """Return the zone in which a mission lays an objective."""
    return next(one.zone for one in mission.objectives if one.id == objective)


# ---------------------------------------------------------------- what lies on the board


def _board(names: FamilyNames, mission: Mission) -> list[str]:
    """Return lines about the exit, experience, special doors and spawn zones, and cars."""
    told = list[str]()
    if mission.survivors.each:
        told.append(names.say("mission-each", count=mission.survivors.each))
    if mission.exit:
        told.append(names.say("mission-exit", exit=mission.exit))
    points = {one.xp for one in mission.objectives} - {0}
    told += [names.say("mission-xp", xp=xp) for xp in sorted(points)]
    for door in mission.doors:
        if door.opens_at:
            there = {"doors": names.door(door.id), "level": names.level(door.opens_at)}
            told.append(names.say("mission-opens-at", **there))
        if door.needs:
            told.append(_waits(names, mission, "locked", door.needs, doors=names.door(door.id)))
    for spawn in mission.spawns:
        if spawn.active_from:
            told.append(_waits(names, mission, "woken", spawn.active_from, spawn=spawn.zone))
        if spawn.active_at:
            level = names.level(spawn.active_at)
            told.append(names.say("mission-active-at", spawn=spawn.zone, level=level))
        if spawn.closed_by:
            told.append(_waits(names, mission, "closing", spawn.closed_by, spawn=spawn.zone))
    return [*told, *_cars(names, mission)]


def _waits(names: FamilyNames, mission: Mission, what: str, key: str, **values: str) -> str:
    """Return the sentence about a door or spawn zone that changes once an objective is taken.

    `key` is the id of the objective, or its colour if objectives lie face down.
    """
    if all(one.id != key for one in mission.objectives):
        return names.say(f"mission-{what}-colour", colour=names.shade(key), **values)
    return names.say(f"mission-{what}", zone=zone_of(mission, key), **values)


def _cars(names: FamilyNames, mission: Mission) -> list[str]:
    told: list[str] = []
    for key, drivable in (("mission-cars", True), ("mission-cars-standing", False)):
        cars = [
            names.say("mission-car", kind=car.kind, zone=car.zone)
            for car in mission.cars
            if car.drivable == drivable
        ]
        told += [names.say(key, cars=names.all_of(cars))] if cars else []
    return told


# ---------------------------------------------------------------- goals


def _objectives(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.Taking).colours
    if asked:
        colours = names.all_of(names.shade(one) for one in asked)
        return [names.say("mission-goal-take-colours", colours=colours)]
    return [names.say("mission-goal-take-objectives", count=len(mission.objectives))]


def _deliver(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    return [_of_tokens(names, mission, "mission-goal-deliver", _read(rule, r.Deliver))]


def _of_tokens(
    names: FamilyNames, mission: Mission, key: str, asked: r.Deliver | r.ClosedByLaying
) -> str:
    """Return the sentence `key` with the zones of `asked` and of its objectives."""
    tokens, zones = asked.objectives, names.one_of(asked.zones)
    start = names.all_of(zone_of(mission, one) for one in tokens)
    return names.say(key, count=len(tokens), **{"from": start}, zones=zones)


def _close_spawns(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    zones = _read(rule, r.Zones).zones
    told = names.all_of(zones)
    return [names.say("mission-goal-close-spawns", count=len(zones), zones=told)]


def _find(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    kinds = _read(rule, r.Supplies).kinds
    return [names.say("mission-goal-find", cards=_cards(names, kinds))]


def _hold(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.Hold)
    return [names.say(f"mission-goal-hold-zone-{asked.who}", zones=names.one_of(asked.zones))]


def _escape(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    """Tell who must leave the board, how, and with what."""
    asked = _read(rule, r.Escape)
    how = "by-car" if asked.by_car else asked.leaving
    told = [_who_leaves(names, asked), names.say(f"mission-goal-escape-{how}")]
    if asked.cargo:
        told.append(names.say("mission-goal-escape-cargo", count=asked.cargo))
    if asked.carrying:
        cards = _cards(names, asked.carrying)
        told.append(names.say("mission-goal-escape-carrying", cards=cards))
    return [" ".join(told)]


def _who_leaves(names: FamilyNames, asked: r.Escape) -> str:
    if not asked.least:
        return names.say(f"mission-goal-escape-{asked.who}")
    least = list(asked.least)
    if len(least) < 3:
        return names.say("mission-goal-escape-least", count=least[0])
    first, second, third = least[:3]
    return names.say("mission-goal-escape-players", first=first, second=second, third=third)


GOALS: dict[str, Sentence] = {
    "take-objectives": _objectives,
    "deliver": _deliver,
    "close-spawns": _close_spawns,
    "find": _find,
    "hold-zone": _hold,
    "escape": _escape,
}
"""Functions for goals whose sentence needs more values than the mission file has."""


# ---------------------------------------------------------------- special rules


def _spawn_deck(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    """Name the zombies that the mission's spawn cards bring; nobody knows the cards by number."""
    coming = Counter[str]()
    for card in map(names.content.spawn_cards.__getitem__, _read(rule, r.Cards).cards):
        for level in LEVELS:
            coming.update(card.at(level))
    zombies = names.kinds(coming)
    return [names.say("mission-rule-spawn-deck", kinds=len(coming), zombies=zombies)]


def _first(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    cards = _cards(names, _read(rule, r.Cards).cards)
    return [names.say("mission-rule-first-equipment", cards=cards)]


def _medkit(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    zones = [zone_of(mission, one) for one in _read(rule, r.Tokens).objectives]
    return [names.say("mission-rule-medkit", zones=names.all_of(zones))]


def _hidden(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    hidden = [one for one in mission.objectives if one.colour == "hidden"]
    return [names.say("mission-rule-hidden-survivors", tokens=len(hidden), found=len(hidden) - 1)]


def _inhabited(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.Inhabitants)
    return [names.say("mission-rule-inhabited", zombies=names.with_count(asked.kind, asked.count))]


def _waiting(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.Waiting)
    zombies = names.with_count(asked.kind, asked.count)
    return [
        names.say(
            "mission-rule-waiting",
            zombies=zombies,
            count=asked.count,
            places=len(asked.zones),
            zones=names.all_of(asked.zones),
        )
    ]


def _on_monster(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.OnMonster)
    zone, zombies = zone_of(mission, asked.objective), names.with_count(asked.kind, 1)
    return [names.say("mission-rule-on-monster", zombies=zombies, zone=zone)]


def _found_cards(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.Finds)
    zones = names.one_of(zone_of(mission, one) for one in asked.objectives)
    return [names.say("mission-rule-found-cards", zones=zones, cards=_cards(names, asked.kinds))]


def _carried(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.Carried)
    zones = names.all_of(zone_of(mission, one) for one in asked.objectives)
    count = len(asked.objectives)
    return [names.say("mission-rule-carried", count=count, zones=zones, falls=asked.falls)]


def _closed_by_laying(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = _read(rule, r.ClosedByLaying)
    return [_of_tokens(names, mission, "mission-rule-closed-by-laying", asked)]


def _closed_by_fire(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    zones = names.one_of(_read(rule, r.Zones).zones)
    return [names.say("mission-rule-closed-by-fire", zones=zones)]


RULES: dict[str, Sentence] = {
    "carried": _carried,
    "closed-by-laying": _closed_by_laying,
    "closed-by-fire": _closed_by_fire,
    "spawn-deck": _spawn_deck,
    "first-equipment": _first,
    "medkit": _medkit,
    "hidden-survivors": _hidden,
    "inhabited": _inhabited,
    "waiting": _waiting,
    "on-monster": _on_monster,
    "found-cards": _found_cards,
}
"""Functions for special rules whose sentence needs more values than the mission file has."""
