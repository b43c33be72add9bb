"""A table of the family in any position: on a drawn board or a mission's, with given cards."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic import Field

from engine.content import CarSpec, Content, Mission, MissionRule, Objective, Spawn
from engine.core.scenario import Part, SixSided
from engine.core.table import Table
from engine.family import skills
from engine.family.booklet import Booklet
from engine.family.drawing import OBJECTIVE, SPAWN, Sketch, Stand, read_sketch, read_stand
from engine.family.rulesets import FamilyRuleset
from engine.family.state import Car, State, Survivor
from engine.family.view import View

FamilyTable = Table[State, View]
DRAWN = "drawn"
Lists = Mapping[str, Sequence[str]]
Numbers = Mapping[str, int]


class Given(Part):
    """What a position has besides its drawing. Equipment is named by kind (`pistol`), or by card.

    Cards of `equipment` and `spawn` lie on top of their decks, the first is drawn first. Without
    `seats` one seat, `ann`, leads everybody. `actions` overrides what a fresh turn has.
    """

    seats: Lists = Field(default={})
    hands: Lists = Field(default={})
    pack: Lists = Field(default={})
    wounds: Numbers = Field(default={})
    xp: Numbers = Field(default={})
    skills: Lists = Field(default={})
    """Skills held besides those of blue and yellow."""
    actions: Numbers = Field(default={})
    equipment: Sequence[str] = ()
    spawn: Sequence[str] = ()
    supply: Numbers = Field(default={})
    """Figures left in the box, by kind; otherwise all that are not on the board."""
    opened: Sequence[str] = ()
    """Buildings or doors that were opened before."""
    cars: Mapping[str, str] = Field(default={})
    """On a drawn board: cars and their zones; the first word of a car's id is its kind."""
    aboard: Lists = Field(default={})
    """Who sits in which car, the driver first."""
    dice: Sequence[SixSided] | None = None
    """The faces of all rolls, in order; left out, chance rolls."""
    seed: str = "a drawn table"


class DrawnRuleset(FamilyRuleset):
    """The same rules over content in which one mission was drawn."""

    def __init__(self, booklet: Booklet, content: Content, sketch: Sketch | None) -> None:
        super().__init__(booklet, content)
        self.sketch = sketch


# ---------------------------------------------------------------- making one


def drawn_table(rules: FamilyRuleset, drawing: str, given: Given) -> FamilyTable:
    """A table on a drawn board. Raises ValueError where drawing or details make none."""
    sketch, content = read_sketch(drawing), rules.content()
    stands = {zone: _stand(content, text) for zone, text in sketch.stands.items()}
    content = replace(
        content,
        missions={DRAWN: _mission(content, stands, given)},
        boards={DRAWN: sketch.board},
    )
    boxed = _boxed(content, stands, given)
    return _table(DrawnRuleset(rules.booklet, boxed, sketch), DRAWN, stands, given)


def mission_table(
    rules: FamilyRuleset, mission: str, at: Mapping[str, str], given: Given
) -> FamilyTable:
    """A table on a mission's board; `at` says who stands where. Raises ValueError."""
    content = rules.content()
    if mission not in content.missions:
        raise ValueError(f"mission {mission!r} is not known; {', '.join(content.missions)} are")
    unknown = [zone for zone in at if zone not in content.board(mission).zones]
    if unknown:
        raise ValueError(f"zone {unknown[0]!r} is not on the board of mission {mission}")
    stands = {zone: _stand(content, text) for zone, text in at.items()}
    marked = [zone for zone, stand in stands.items() if stand.marks]
    if marked:
        raise ValueError(f"{at[marked[0]]!r}: tokens lie where the mission has them")
    boxed = _boxed(content, stands, given)
    return _table(DrawnRuleset(rules.booklet, boxed, None), mission, stands, given)


def _stand(content: Content, text: str) -> Stand:
    return read_stand(text, content.characters, _kinds(content))


def _kinds(content: Content) -> dict[str, str]:
    """Kinds of zombies by their letter."""
    return {kind.letter: kind.id for kind in content.zombies.values()}


def _mission(content: Content, stands: Mapping[str, Stand], given: Given) -> Mission:
    """The first mission's frame around the drawn tokens."""
    frame = next(iter(content.missions.values()))
    marked = [zone for zone, stand in stands.items() if OBJECTIVE in stand.marks]
    objectives = [
        Objective(id=f"objective-{number}", zone=zone) for number, zone in enumerate(marked, 1)
    ]
    spawns = [Spawn(zone=zone) for zone, stand in stands.items() if SPAWN in stand.marks]
    changes: dict[str, object] = {
        "id": DRAWN,
        "start": next(iter(stands)),
        "objectives": tuple(objectives),
        "spawns": tuple(spawns),
        "cars": tuple(_car(name, zone) for name, zone in given.cars.items()),
        "rules": (),
        "victory": (MissionRule(name="take-objectives"),),
    }
    return frame.model_copy(update=changes)


def _car(name: str, zone: str) -> CarSpec:
    """Raises ValueError for a kind of car there is not."""
    return CarSpec.model_validate({"id": name, "kind": name.split("-")[0], "zone": zone})


def _boxed(content: Content, stands: Mapping[str, Stand], given: Given) -> Content:
    """The content with as many figures in the box as were given."""
    zombies = dict(content.zombies)
    for kind, left in given.supply.items():
        if kind not in zombies:
            raise ValueError(f"supply: {kind!r} is not known; {', '.join(zombies)} are")
        letter = zombies[kind].letter
        placed = sum(stand.zombies.get(letter, 0) for stand in stands.values())
        zombies[kind] = zombies[kind].model_copy(update={"figures": placed + left})
    return replace(content, zombies=zombies)


def _table(
    rules: DrawnRuleset, mission: str, stands: Mapping[str, Stand], given: Given
) -> FamilyTable:
    state = _state(rules, mission, stands, given)
    kept: dict[str, object] = {
        "format": 1,
        "schema_": rules.schema,
        "ruleset": rules.id,
        "mission": mission,
        "options": {},
        "seats": {seat: [one for one, held in state.survivors.items() if held.seat == seat]
                  for seat in state.seats},
        "seed": given.seed,
        "number": 1,
        "outcome": None,
        "open": None,
        "undo": [],
        "state": rules.state.dump_python(state, mode="json"),
    }  # fmt: skip
    table: FamilyTable = Table[State, View].restore(rules, json.dumps(kept))
    table.given_dice = None if given.dice is None else list(given.dice)
    return table


def _state(rules: DrawnRuleset, mission: str, stands: Mapping[str, Stand], given: Given) -> State:
    content = rules.content()
    where = {one: zone for zone, stand in stands.items() for one in stand.survivors}
    if not where:
        raise ValueError("nobody stands on the board; at least one survivor is needed")
    seats = dict(given.seats) or {"ann": list(where)}
    seat_of = {one: seat for seat, figures in seats.items() for one in figures}
    if sorted(seat_of) != sorted(where):
        raise ValueError(f"seats {seats!r} and the survivors on the board {list(where)!r} differ")
    _check_ids(content, given, where)
    board = content.board(mission)
    closed = [one for one in given.opened if one not in board.doors | board.buildings]
    if closed:
        raise ValueError(f"opened: {closed[0]!r} is neither a door nor a house of this board")
    first = next(iter(seats))
    state = rules.booklet.state(
        mission=mission,
        seats=list(seats),
        survivors={one: Survivor(one, seat_of[one], where[one]) for one in seat_of},
        first_seat=first,
        turn_seat=first,
        round=1,
        phase="survivors",
        zombies=_figures(content, stands),
        noise={zone: stand.noise for zone, stand in stands.items() if stand.noise},
        open_doors=[
            door.id for door in board.doors.values() if door.starts_open or door.id in given.opened
        ],
        opened_buildings=[
            one.id for one in board.buildings.values() if not one.populate or one.id in given.opened
        ],
        cars={car.id: Car(car.zone) for car in content.missions[mission].cars},
    )
    _seat(state, given)
    _lay_cards(content, state, given)
    _ready(rules, state, given)
    return state


def _seat(state: State, given: Given) -> None:
    """Raises ValueError for a car there is not, or one that stands elsewhere."""
    for name, occupants in given.aboard.items():
        car = state.cars.get(name)
        if car is None or any(state.survivors[one].zone != car.zone for one in occupants):
            raise ValueError(f"{name!r} is no car where {list(occupants)!r} stand")
        car.driver, *car.passengers = occupants


def _check_ids(content: Content, given: Given, where: Mapping[str, str]) -> None:
    """Raises ValueError for a survivor or a skill there is not."""
    lists = (given.hands, given.pack, given.wounds, given.xp, given.skills, given.actions)
    strangers = [one for named in lists for one in named if one not in where]
    if strangers:
        raise ValueError(f"{strangers[0]!r} does not stand on the board")
    unknown = [one for held in given.skills.values() for one in held if one not in content.skills]
    if unknown:
        raise ValueError(f"skill {unknown[0]!r} is not known; {', '.join(content.skills)} are")


def _figures(content: Content, stands: Mapping[str, Stand]) -> dict[str, dict[str, int]]:
    kinds = _kinds(content)
    return {
        zone: {kinds[letter]: count for letter, count in stand.zombies.items()}
        for zone, stand in stands.items()
        if stand.zombies
    }


# ---------------------------------------------------------------- cards


def _lay_cards(content: Content, state: State, given: Given) -> None:
    """Hands and packs first, then the tops of the decks; the rest lies in the box's order."""
    left = dict(content.cards)
    for one, kinds in given.hands.items():
        cards = [_held(content, state, left, kind) for kind in kinds]
        if len(cards) > len(state.survivors[one].hands):
            raise ValueError(f"{one} holds {list(kinds)!r}; there are two hands")
        state.survivors[one].hands = [*cards, *([None] * (2 - len(cards)))]
    for one, kinds in given.pack.items():
        state.survivors[one].pack += [_held(content, state, left, kind) for kind in kinds]
    for one, count in given.wounds.items():
        state.survivors[one].pack += [_take(left, "wounded") for _ in range(count)]
    tops = [_take(left, kind) for kind in given.equipment]
    aside = [card for card, kind in left.items() if content.equipment[kind].set_aside]
    state.aside = aside
    state.equipment_deck = [*(card for card in left if card not in aside), *reversed(tops)]
    unknown = [card for card in given.spawn if card not in content.spawn_cards]
    if unknown:
        raise ValueError(f"zombie card {unknown[0]!r} is not known; they are called 01 to 42")
    others = [card for card in content.spawn_cards if card not in given.spawn]
    state.spawn_deck = [*others, *reversed(given.spawn)]


def _held(content: Content, state: State, left: dict[str, str], wanted: str) -> str:
    """A card; what is made of two lies as one upon the other."""
    recipe = content.recipes.get(wanted)
    if recipe is None or recipe.keeps is None:
        return _take(left, wanted)
    upper = _take(left, recipe.keeps)
    state.under[upper] = _take(left, next(part for part in recipe.parts if part != recipe.keeps))
    return upper


def _take(left: dict[str, str], wanted: str) -> str:
    """A card by id or by kind, out of those not yet used. Raises ValueError."""
    found = [card for card, kind in left.items() if wanted in (card, kind)]
    if not found:
        raise ValueError(f"{wanted!r} is no equipment, or no card of it is left in the box")
    del left[found[0]]
    return found[0]


def _ready(rules: DrawnRuleset, state: State, given: Given) -> None:
    """Everyone at the beginning of a turn, with the experience and skills given."""
    game = rules.reading(state)
    for one, survivor in state.survivors.items():
        survivor.xp = given.xp.get(one, 0)
        survivor.chosen = list(given.skills.get(one, ()))
        skills.begin_turn(game, survivor)
        survivor.actions = given.actions.get(one, survivor.actions)


# ---------------------------------------------------------------- reading one


def content_of(table: Table[Any, Any]) -> Content:
    """The content that the table is played with. Raises TypeError for another family's."""
    if not isinstance(table.rules, FamilyRuleset):
        raise TypeError(f"{table.rules.id!r} is no game of the family")
    return table.rules.content()


def stands_of(table: FamilyTable) -> dict[str, Stand]:
    """What stands in every zone of the table that holds something."""
    view, content = table.view(), content_of(table)
    stands = {zone: Stand() for zone in view.board.zones}
    for survivor in view.survivors:
        if survivor.standing:
            stands[survivor.zone].survivors.append(survivor.id)
    for group in view.groups:
        stands[group.zone].zombies[content.zombies[group.kind].letter] = group.count
    for zone, noise in view.noise.items():
        stands[zone].noise = noise - len(stands[zone].survivors)
    if view.mission == DRAWN:
        _mark(view, stands)
    return {zone: stand for zone, stand in stands.items() if str(stand) != "."}


def _mark(view: View, stands: dict[str, Stand]) -> None:
    for objective in view.objectives:
        stands[objective.zone].marks += [] if objective.taken else [OBJECTIVE]
    for spawn in view.spawns:
        stands[spawn.zone].marks.append(SPAWN)
    for zone in view.board.zones.values():
        stands[zone.id].marks += ["o"] if zone.manholes else []


def drawn(table: FamilyTable) -> str:
    """The table as it would be drawn. Raises TypeError for one on a mission's board."""
    rules = table.rules
    if not isinstance(rules, DrawnRuleset) or rules.sketch is None:
        raise TypeError(f"{table.mission!r} is played on the board of a mission; ask stands_of")
    return rules.sketch.drawn(stands_of(table), table.view().open_doors)
