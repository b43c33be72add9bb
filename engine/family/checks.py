"""Checks the entries of a ruleset against one another: ids that must exist, printed totals,
places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from pydantic import BaseModel

from engine.family.entries import (
    Character,
    Equipment,
    Recipe,
    Rulebook,
    Skill,
    SpawnCard,
    ZombieKind,
)
from engine.family.mission_rules import Goals, Rules
from engine.family.parameters import listed
from engine.family.rule_checks import check_rules
from engine.reading.faults import Finding, Found, Mend, Place, Where, doubled, like, same_names
from engine.reading.mission import Mission
from engine.spaces.zones import Board

LEVELS = ("blue", "yellow", "orange", "red")


@dataclass(frozen=True, slots=True)
class Parts:
    """The lists of a ruleset, by id."""

    equipment: Mapping[str, Equipment]
    recipes: Mapping[str, Recipe]
    skills: Mapping[str, Skill]
    characters: Mapping[str, Character]
    zombies: Mapping[str, ZombieKind]
    spawn_cards: Mapping[str, SpawnCard]
    figures: Rulebook | None
    rules: Rules
    """Special rules of missions."""
    goals: Goals
    more: Mapping[str, Mapping[str, BaseModel]] = field(
        default_factory=dict[str, Mapping[str, BaseModel]]
    )
    """Lists that only this game has."""
    card_rules: Mapping[str, str] = field(default_factory=dict[str, str])
    """For each rule of spawn cards, the one field such a card must have."""
    totals: Mapping[str, Mapping[str, int]] = field(default_factory=dict[str, Mapping[str, int]])
    """The totals printed beside the spawn cards, by danger level and zombie kind."""
    indoors: bool = False
    """True if the exit may be in a room."""
    faulty: frozenset[str] = frozenset()
    """Ids of entries that could not be read, so that no other check reports them again."""

    def cards(self) -> dict[str, str]:
        """Return the kind of equipment of every card by card id, such as `pistol-2`.

        Ids number the copies of a kind from 1.
        """
        return {
            f"{item.id}-{number}": item.id
            for item in self.equipment.values()
            for number in range(1, item.copies + 1)
        }


def check_parts(parts: Parts) -> Iterator[Found]:
    """Yield the faults in what the lists of a ruleset say of one another."""
    yield from _equipment(parts)
    yield from _recipes(parts)
    yield from _survivors(parts)
    yield from _car_cards(parts)
    yield from _zombies(parts)
    yield from _spawn_cards(parts)
    if not parts.faulty:
        yield from _totals(parts)
        yield from _printed(parts)


def _unknown(parts: Parts, what: str, given: str | None, known: Collection[str]) -> Iterator[str]:
    if given is not None and given not in known and given not in parts.faulty:
        yield f"{what} is {given!r}; there is no such entry{like(given, known)}"


def _equipment(parts: Parts) -> Iterator[Found]:
    for item in parts.equipment.values():
        for cure in _unknown(parts, "ammo", item.ammo, parts.equipment):
            yield "equipment.toml", item.id, cure
    yield from same_names("equipment.toml", parts.equipment.values())


def _recipes(parts: Parts) -> Iterator[Found]:
    for recipe in parts.recipes.values():
        for given in (recipe.id, *recipe.parts):
            for cure in _unknown(parts, "a card", given, parts.equipment):
                yield "recipes.toml", recipe.id, cure
        if recipe.keeps is not None and recipe.keeps not in recipe.parts:
            parts_named = " or ".join(recipe.parts)
            yield "recipes.toml", recipe.id, f"keeps is {recipe.keeps!r}; {parts_named} is right"


def _survivors(parts: Parts) -> Iterator[Found]:
    yield from same_names("skills.toml", parts.skills.values())
    yield from same_names("survivors.toml", parts.characters.values())
    for skill in parts.skills.values():
        for cure in _unknown(parts, "equipment", skill.equipment, parts.equipment):
            yield "skills.toml", skill.id, cure
    for character in parts.characters.values():
        for given in character.skills():
            for cure in _unknown(parts, "a skill", given, parts.skills):
                yield "survivors.toml", character.id, cure
    for what in ("initial", "shape"):
        values = (str(getattr(character, what)) for character in parts.characters.values())
        for value in doubled(values):
            yield "survivors.toml", value, f"two survivors have this {what}; each has its own"


def _car_cards(parts: Parts) -> Iterator[Found]:
    for given in parts.figures.car.pimp_cards if parts.figures else ():
        for cure in _unknown(parts, "pimp_cards", given, parts.equipment):
            yield "rules.toml", "car", cure


def _zombies(parts: Parts) -> Iterator[Found]:
    yield from same_names("zombies.toml", parts.zombies.values())
    for kind in parts.zombies.values():
        for what, given in (
            ("escort", kind.escort.kind if kind.escort else None),
            ("replaced_by", kind.replaced_by),
        ):
            for cure in _unknown(parts, what, given, parts.zombies):
                yield "zombies.toml", kind.id, cure
    for letter in doubled(kind.letter for kind in parts.zombies.values()):
        yield "zombies.toml", letter, "two kinds have this letter; each has its own"


def _spawn_cards(parts: Parts) -> Iterator[Found]:
    for card in parts.spawn_cards.values():
        for cure in _card_rule(card, parts.card_rules):
            yield "spawn-cards.toml", card.id, cure
        for cure in _unknown(parts, "activates", card.activates, parts.zombies):
            yield "spawn-cards.toml", card.id, cure


def _card_rule(card: SpawnCard, rules: Mapping[str, str]) -> Iterator[str]:
    """Yield a fault if the card lacks the field of its rule or has one of another rule."""
    if card.rule not in rules:
        yield f"rule is {card.rule!r}; it is one of {', '.join(rules)}"
        return
    right = rules[card.rule]
    for what in dict.fromkeys(one for one in rules.values() if one):
        said: object = getattr(card, what, None)
        if bool(said) != (what == right):
            told = f"rule is {card.rule!r} and {what} {said!r}"
            yield f"{told}; such a card says {right or 'no more'}"


def _totals(parts: Parts) -> Iterator[Found]:
    """Yield a fault for each danger level whose cards do not bring the zombies that are printed."""
    for level in parts.totals:
        if level not in LEVELS:
            yield "spawn-cards.toml", "totals", f"{level!r} is no level; {', '.join(LEVELS)} are"
            continue
        counted: Counter[str] = Counter()
        for card in parts.spawn_cards.values():
            if card.rule == "spawn":
                counted.update(card.at(level))
        if counted != Counter(parts.totals[level]):
            said, seen = parts.totals[level], dict(counted)
            yield "spawn-cards.toml", f"totals: {level}", f"the cards bring {seen}; {said} is said"


def _printed(parts: Parts) -> Iterator[Found]:
    """Yield a fault for each deck whose size differs from the printed one."""
    if parts.figures is None or parts.figures.cards is None:
        return
    items = parts.equipment.values()
    printed = parts.figures.cards
    dealt = sum(item.copies for item in items if item.kind != "wound")
    wounds = sum(item.copies for item in items if item.kind == "wound")
    for file, what, key, count, right in (
        ("equipment.toml", "equipment", "equipment", dealt, printed.equipment),
        ("equipment.toml", "deck", "deck", sum(item.in_deck for item in items), printed.deck),
        ("equipment.toml", "wounds", "wounds", wounds, printed.wounds),
        ("spawn-cards.toml", "spawn cards", "zombies", len(parts.spawn_cards), printed.zombies),
    ):
        if count != right:
            told = f"there are {count} cards ({what}); {right} are printed"
            yield file, "", f"{told}, says {key} under [cards] in rules.toml"


# ---------------------------------------------------------------- missions


def check_mission(mission: Mission, board: Board | None, parts: Parts) -> list[Finding]:
    """Return the faults of a mission's tokens, rules and goals, and of its places on `board`.

    The map itself is checked elsewhere. Without a board the places are not checked.
    """
    first = [*_tokens(mission, parts.figures), *_rules(mission, board, parts)]
    if board is None:
        return first
    return [
        *first,
        *_places(mission, board, indoors=parts.indoors),
        *_ways(mission, board),
    ]


def _tokens(mission: Mission, figures: Rulebook | None) -> Iterator[Finding]:
    if figures is not None:
        counts = {what: len(getattr(mission, what)) for what in ("objectives", "spawns", "cars")}
        counts["doors"] = sum(door.sort == "door" for door in mission.doors)
        for what, count in counts.items():
            limit = getattr(figures.box, what)
            if count > limit:
                told = {"field": what, "count": count, "most": limit}
                place, last = Where(field=(what,)), len(getattr(mission, what)) - 1
                yield Finding.of("box-holds", place, Mend("remove", (what, last)), **told)
    if mission.survivors.min > mission.survivors.max:
        most = mission.survivors.max
        place = ("survivors", "min")
        yield Finding.of("survivors-min", Where(field=place), Mend("set", place, most), most=most)
    yield from _twice("cars", [car.id for car in mission.cars])
    ids = [objective.id for objective in mission.objectives]
    keys = (*ids, *listed(mission.rules, "shuffled-objectives", "colours"))
    for number, door in enumerate(mission.doors):
        if door.needs is not None and door.needs not in keys:
            place = ("doors", number, "needs")
            where, gone = Where(wall=door.between, field=place), Mend("remove", place)
            yield Finding.of("door-needs", where, gone, door=door.id, objective=door.needs)
    yield from _twice("objectives", ids)
    for number, spawn in enumerate(mission.spawns):
        for key in ("active_from", "closed_by"):
            said = getattr(spawn, key)
            if said is not None and said not in keys:
                place = ("spawns", number, key)
                where, gone = Where(zone=spawn.zone, field=place), Mend("remove", place)
                told = {"zone": spawn.zone, "field": key, "objective": said}
                yield Finding.of("spawn-objective", where, gone, **told)


def _twice(key: str, ids: list[str]) -> Iterator[Finding]:
    for one in doubled(ids):
        place = (key, len(ids) - 1 - ids[::-1].index(one), "id")
        free = next(new for number in range(2, 100) if (new := f"{one}-{number}") not in ids)
        mend = Mend("set", place, free)
        yield Finding.of("id-twice", Where(field=place), mend, field=key, id=one)


def _rules(mission: Mission, board: Board | None, parts: Parts) -> Iterator[Finding]:
    listed: dict[str, Collection[str]] = {
        "spawn": parts.spawn_cards,
        "equipment": parts.equipment,
        "kinds": parts.zombies,
        **parts.more,
    }
    known = {deck: {*cards, *parts.faulty} for deck, cards in listed.items() if cards}
    return check_rules(mission, known, board, parts.rules, parts.goals)


def _places(mission: Mission, board: Board, *, indoors: bool) -> Iterator[Finding]:
    """Yield a fault for each token that does not lie in a zone of the right kind."""
    start: Place = ("start",)
    on_street: list[tuple[str, str, Place]] = []
    if mission.exit is not None:
        on_street.append(("exit", mission.exit, ("exit",)))
    for number, car in enumerate(mission.cars):
        on_street.append((f"car {car.id}", car.zone, ("cars", number, "zone")))
    anywhere: list[tuple[str, str, Place]] = [("start", mission.start, start)]
    for number, token in enumerate(mission.objectives):
        anywhere.append((f"objective {token.id}", token.zone, ("objectives", number, "zone")))
    for number, spawn in enumerate(mission.spawns):
        anywhere.append(("spawn", spawn.zone, ("spawns", number, "zone")))
    for what, zone, place in [anywhere[0], *on_street, *anywhere[1:]]:
        gone = Mend("remove", place[:-1] if len(place) > 1 else place) if place != start else None
        if zone not in board.zones:
            told = {"thing": what, "what": what.split(" ")[0], "zone": zone}
            yield Finding.of("thing-nowhere", Where(field=place), gone, **told)
        elif (
            (what, zone, place) in on_street and not indoors and board.zones[zone].kind != "street"
        ):
            told = {"thing": what, "what": what.split(" ")[0], "zone": zone}
            yield Finding.of("thing-in-room", Where(zone=zone, field=place), gone, **told)
    spawns = [spawn.zone for spawn in mission.spawns]
    for zone in doubled(spawns):
        place = ("spawns", len(spawns) - 1 - spawns[::-1].index(zone))
        where, gone = Where(zone=zone, field=place), Mend("remove", place)
        yield Finding.of("spawn-twice", where, gone, zone=zone)
    if mission.start in spawns:
        gone = Mend("remove", ("spawns", spawns.index(mission.start)))
        where = Where(zone=mission.start, field=start)
        yield Finding.of("start-spawn", where, gone, zone=mission.start)


def _ways(mission: Mission, board: Board) -> Iterator[Finding]:
    """Yield a fault for each zone that cannot be reached even with all doors open."""
    if mission.start not in board.zones:
        return
    reached = board.distances(mission.start, board.all_doors)
    left = [zone for zone in board.zones if zone not in reached]
    while left:
        apart = board.distances(left[0], board.all_doors)
        zones = [zone for zone in left if zone in apart]
        where = Where(zone=zones[0], field=("doors",))
        yield Finding.of("unreachable", where, zones=zones, count=len(zones))
        left = [zone for zone in left if zone not in apart]
