"""Makes a table of the family in any position, and draws it again.

The board is drawn or a mission's; everything else is in a `Given`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError

from engine.core.scenario import must_know
from engine.core.table import Table
from engine.family import skills
from engine.family.burdens import carried, fire_zones
from engine.family.dealing import NOBODY, lay_cards
from engine.family.drawing import (
    MANHOLE,
    OBJECTIVE,
    SIGN,
    SPAWN,
    Sketch,
    Stand,
    read_sketch,
    read_stand,
)
from engine.family.entries import Character, Guest, Skill
from engine.family.files import Content
from engine.family.game import Booklet, Game
from engine.family.given import Given
from engine.family.rule_checks import check_rules
from engine.family.rules import FamilyRuleset
from engine.family.state import BENEATH, Car, State, Survivor, Tidying
from engine.family.view import View
from engine.reading.faults import cures
from engine.reading.mission import CarSpec, DoorColour, DoorSpec, Mission, Objective, Spawn
from engine.spaces.zones import Board

FamilyTable = Table[State, View]
DRAWN = "drawn"
NO_SKILL = Skill.model_validate(
    {
        "id": "no-skill",
        "name": {"fr": NOBODY, "en": NOBODY},
        "rule": "no-skill",
        "summary": {"fr": NOBODY, "en": NOBODY},
    }
)
"""The skill on a sheet in place of one that a position takes away."""


class DrawnRuleset(FamilyRuleset):
    """The rules of a game on content in which one mission is drawn."""

    def __init__(self, booklet: Booklet, content: Content, sketch: Sketch | None) -> None:
        super().__init__(booklet, content)
        self.sketch = sketch


# ---------------------------------------------------------------- making a table


def drawn_table(rules: FamilyRuleset, drawing: str, given: Given) -> FamilyTable:
    """Return a table on a drawn board. Raises ValueError if drawing or details are wrong."""
    sketch = read_sketch(drawing, given.tiles)
    sketch = replace(sketch, board=_painted(sketch.board, given.colours))
    content = rules.content()
    guests = _sheets(content, given)
    stands = {zone: _stand(content, text, guests) for zone, text in sketch.stands.items()}
    content = replace(
        content,
        missions={DRAWN: _mission(rules.booklet, content, sketch.board, stands, given)},
        boards={DRAWN: sketch.board},
    )
    own = DrawnRuleset(rules.booklet, _boxed(content, stands, given), sketch)
    return _Setting(own, DRAWN, stands, given, guests).table()


def mission_table(
    rules: FamilyRuleset, mission: str, at: Mapping[str, str], given: Given
) -> FamilyTable:
    """Return a table on a mission's board; `at` holds the contents of zones. Raises ValueError."""
    content = rules.content()
    must_know("mission", [mission], content.missions)
    must_know("at: zone", at, given.lying_board(content, mission).zones)
    guests = _sheets(content, given)
    stands = {zone: _stand(content, text, guests) for zone, text in at.items()}
    marked = [zone for zone, stand in stands.items() if stand.marks]
    if marked:
        raise ValueError(f"{at[marked[0]]!r}: tokens lie where the mission has them")
    own = DrawnRuleset(rules.booklet, _boxed(content, stands, given), None)
    return _Setting(own, mission, stands, given, guests).table()


def _painted(board: Board, colours: Mapping[str, DoorColour]) -> Board:
    """Return the board with these door colours. Raises ValueError for an unknown door."""
    must_know("colours: door", colours, board.doors)
    doors = [replace(one, colour=colours.get(one.id, one.colour)) for one in board.doors.values()]
    size = (board.rows, board.cols)
    kind, houses = type(board), board.buildings.values()
    return kind(size, board.zones.values(), doors, board.openings, houses)


def _stand(content: Content, text: str, guests: Iterable[str]) -> Stand:
    return read_stand(text, [*content.characters, *guests], _kinds(content))


def _kinds(content: Content) -> dict[str, str]:
    """Return the zombie kinds by their letter."""
    return {kind.letter: kind.id for kind in content.zombies.values()}


def _boxed(content: Content, stands: Mapping[str, Stand], given: Given) -> Content:
    """Return the content with as many figures in the box as the position says.

    If the position takes skills away, the content also gets the skill that replaces them.
    """
    must_know("supply", given.supply, content.zombies)
    zombies = dict(content.zombies)
    for kind, left in given.supply.items():
        letter = zombies[kind].letter
        placed = sum(stand.zombies.get(letter, 0) for stand in stands.values())
        figures = placed + left + given.gone_for_good(kind)
        zombies[kind] = zombies[kind].model_copy(update={"figures": figures})
    listed = {**content.skills, NO_SKILL.id: NO_SKILL} if given.without else content.skills
    return replace(content, zombies=zombies, skills=listed)


# ---------------------------------------------------------------- sheets


def _sheets(content: Content, given: Given) -> dict[str, Guest]:
    """Return the sheets that differ from the box's. Raises ValueError for a faulty one."""
    named = dict.fromkeys([*given.sheets, *given.without])
    return {one: _sheet(content, one, given) for one in named}


def _sheet(content: Content, one: str, given: Given) -> Guest:
    """Return the sheet of a survivor, with the fields and the missing skills that the position
    gives.

    All other fields are those of the box's sheet; for a custom survivor, those of the box's first
    survivor. Raises ValueError.
    """
    if one not in given.sheets:
        must_know("without", [one], content.characters)
    like = content.characters.get(one) or next(iter(content.characters.values()))
    told = {
        **like.model_dump(include=set(Character.model_fields)),
        **given.sheets.get(one, {}),
        "id": one,
    }
    try:
        sheet = Guest.model_validate(told)
    except ValidationError as error:
        raise ValueError(f"sheets: {one}: {cures(Guest, error)[0]}") from error
    must_know(f"sheets: {one}: skill", sheet.skills(), content.skills)
    must_know(f"without: {one}", given.without.get(one, ()), (sheet.blue, sheet.yellow))
    gone = {
        level: NO_SKILL.id
        for level, skill in (("blue", sheet.blue), ("yellow", sheet.yellow))
        if skill in given.without.get(one, ())
    }
    return sheet.model_copy(update=gone)


# ---------------------------------------------------------------- a drawn mission


def _mission(
    booklet: Booklet, content: Content, board: Board, stands: Mapping[str, Stand], given: Given
) -> Mission:
    """Return a mission with the drawn tokens; everything else is as in the first mission of the
    box.

    Raises ValueError.
    """
    frame = next(iter(content.missions.values()))
    _must_be_on(board, given)
    objectives = _objectives(stands, given)
    must_know("locks: door", given.locks, board.doors)
    must_know("locks: objective", given.locks.values(), [one.id for one in objectives])
    changes: dict[str, object] = {
        "id": DRAWN,
        "start": next(iter(stands)),
        "exit": given.exit,
        "doors": tuple(
            DoorSpec(between=board.doors[door].zones, row=1, needs=key)
            for door, key in given.locks.items()
        ),
        "objectives": objectives,
        "spawns": _spawns(stands, given),
        "cars": tuple(_car(name, zone) for name, zone in given.cars.items()),
        "rules": tuple(given.rules),
        "victory": tuple(given.victory),
    }
    mission = frame.model_copy(update=changes)
    if {"rules", "victory"} & given.model_fields_set:
        files = booklet.files
        known = {
            "spawn": content.spawn_cards,
            "equipment": content.equipment,
            "kinds": content.zombies,
            **content.alone,
        }
        for fault in check_rules(mission, known, board, files.mission_rules, files.goals):
            raise ValueError(fault)
    return mission


def _must_be_on(board: Board, given: Given) -> None:
    must_know("exit", [given.exit] if given.exit else [], board.zones)
    must_know("objectives: zone", [one.zone for one in given.objectives], board.zones)
    must_know("spawns: zone", [one.zone for one in given.spawns], board.zones)
    must_know("cars: zone", given.cars.values(), board.zones)


def _objectives(stands: Mapping[str, Stand], given: Given) -> tuple[Objective, ...]:
    """Return the drawn objectives in reading order, then those given but not drawn."""
    told = {one.zone: one for one in given.objectives}
    marked = [zone for zone, stand in stands.items() if OBJECTIVE in stand.marks]
    drawn = [
        told.get(zone) or Objective(id=f"objective-{number}", zone=zone)
        for number, zone in enumerate(marked, 1)
    ]
    return (*drawn, *(one for one in given.objectives if one not in drawn))


def _spawns(stands: Mapping[str, Stand], given: Given) -> tuple[Spawn, ...]:
    told = {one.zone: one for one in given.spawns}
    marked = [zone for zone, stand in stands.items() if SPAWN in stand.marks]
    drawn = [told.get(zone) or Spawn(zone=zone) for zone in marked]
    return (*drawn, *(one for one in given.spawns if one not in drawn))


def _car(name: str, zone: str) -> CarSpec:
    """Return a car. Raises ValueError for an unknown kind of car."""
    try:
        return CarSpec.model_validate({"id": name, "kind": name.split("-")[0], "zone": zone})
    except ValidationError as error:
        raise ValueError(f"cars: {name}: {cures(CarSpec, error)[0]}") from error


# ---------------------------------------------------------------- the state


@dataclass(frozen=True, slots=True)
class _Setting:
    """A position while its table is set up."""

    rules: DrawnRuleset
    mission: str
    stands: Mapping[str, Stand]
    given: Given
    guests: Mapping[str, Guest]

    @property
    def content(self) -> Content:
        return self.rules.content()

    @property
    def board(self) -> Board:
        return self.given.lying_board(self.content, self.mission)

    def table(self) -> FamilyTable:
        """Return the table. Raises ValueError if no game can reach the position."""
        given, state = self.given, self._state()
        seats = {
            seat: [one for one, held in state.survivors.items() if held.seat == seat]
            for seat in state.seats
        }
        options = {"order": given.order} if given.order else {}
        return FamilyTable.placed(
            self.rules,
            self.mission,
            seats,
            state,
            seed=given.seed,
            options=options,
            dice=given.dice,
        )

    def _state(self) -> State:
        given, seat_of = self.given, self._seat_of()
        self._must_take_part(seat_of)
        self._must_be_there()
        state = self.rules.booklet.state(
            mission=self.mission,
            seats=list(dict.fromkeys([*given.seats, *seat_of.values()])),
            survivors=self._survivors(seat_of),
            first_seat=given.first or next(iter(seat_of.values())),
            turn_seat=given.turn or given.first or next(iter(seat_of.values())),
            round=given.round,
            phase="survivors",
            active=given.active,
            order=given.order or self.rules.booklet.orders[0],
            guests=dict(self.guests),
            zombies=self._figures(self.stands),
            arrived=self._figures({zone: self._arrived(zone) for zone in given.arrived}),
            open_doors=self._open_doors(),
            opened_buildings=self._opened_buildings(),
            taken_objectives=list(dict.fromkeys([*given.taken, *given.borne, *given.laid_down])),
            marked=given.marked,
            beneath=dict(given.beneath),
            borne=dict(given.borne),
            laid=dict(given.laid_down),
            burned=list(given.burned),
            slipped_away=given.slipped_away,
        )
        if given.tidying:
            state.tidying = Tidying(**given.tidying.model_dump())
        self._park(state)
        lay_cards(self.content, state, given)
        game = self.rules.reading(state)
        for one, survivor in state.survivors.items():
            survivor.xp = given.xp.get(one, 0)
            survivor.chosen = list(given.skills.get(one, ()))
        given.lay(game, self.stands)
        self._must_fit(game)
        self._ready(game)
        return state

    # ------------------------------------------------------------ who takes part

    def _seat_of(self) -> dict[str, str]:
        """Return the seat of every survivor, in seating order. Raises ValueError."""
        given = self.given
        here = [one for stand in self.stands.values() for one in stand.survivors]
        everybody = [*here, *given.eliminated, *given.escaped]
        if not here:
            raise ValueError("nobody stands on the board; at least one survivor is needed")
        twice = [one for one, count in Counter(everybody).items() if count > 1]
        if twice:
            raise ValueError(f"{twice[0]!r} is in two places")
        must_know("survivors", everybody, [*self.content.characters, *self.guests])
        seats = dict(given.seats) or {"ann": everybody}
        led = [one for figures in seats.values() for one in figures]
        if sorted(led) != sorted(everybody):
            raise ValueError(f"seats {seats!r} and the survivors on the board {everybody!r} differ")
        return {one: seat for seat, figures in seats.items() for one in figures}

    def _must_take_part(self, seat_of: Mapping[str, str]) -> None:
        """Raise ValueError if the position names a survivor or seat that is not in the game."""
        given = self.given
        for what in ("hands", "pack", "emptied", "wounds", "xp", "skills", "sheets", "without",
                     "actions", "free", "lent", "done", "searched", "used"):  # fmt: skip
            must_know(what, getattr(given, what), seat_of)
        riding = [one for held in given.aboard.values() for one in held if one != NOBODY]
        must_know("aboard", riding, seat_of)
        must_know("borne: survivor", given.borne.values(), seat_of)
        must_know("active", [given.active] if given.active else [], seat_of)
        for one in (given.tidying.survivor, given.tidying.partner) if given.tidying else ():
            must_know("tidying", [one] if one else [], seat_of)
        for what in ("first", "turn"):
            said = getattr(given, what)
            must_know(what, [said] if said else [], dict.fromkeys(seat_of.values()))
        must_know("order", [given.order] if given.order else [], self.rules.booklet.orders)

    def _must_be_there(self) -> None:
        """Raise ValueError if the position names a skill, zone, door or token that does not
        exist.
        """
        given, board = self.given, self.board
        mission = self.content.missions[self.mission]
        for held in given.skills.values():
            must_know("skills", held, self.content.skills)
        rules = dict.fromkeys(skill.rule for skill in self.content.skills.values())
        for held in given.used.values():
            must_know("used", held, [*rules, *given.noted])
        must_know("arrived", given.arrived, board.zones)
        must_know("opened", given.opened, [*board.doors, *board.buildings])
        must_know("shut", given.shut, board.doors)
        tokens = [one.id for one in mission.objectives]
        must_know("taken", given.taken, tokens)
        must_know("marked", [given.marked] if given.marked else [], tokens)
        must_know("beneath", given.beneath, tokens)
        must_know("beneath: colour", given.beneath.values(), BENEATH)
        must_know("borne", given.borne, carried(mission))
        must_know("laid_down", given.laid_down, carried(mission))
        must_know("laid_down: zone", given.laid_down.values(), board.zones)
        must_know("burned", given.burned, fire_zones(mission))
        cars = [one.id for one in mission.cars]
        for what in ("cars", "aboard", "cargo", "looted", "gone"):
            must_know(what, getattr(given, what), cars)
        must_know("cars: zone", given.cars.values(), board.zones)

    def _survivors(self, seat_of: Mapping[str, str]) -> dict[str, Survivor]:
        """Return the survivors; those off the board get the first zone but do not stand there."""
        where = {one: zone for zone, stand in self.stands.items() for one in stand.survivors}
        away = next(iter(self.board.zones))
        return {
            one: Survivor(
                one,
                seat,
                where.get(one, away),
                standing=one in where,
                escaped=one in self.given.escaped,
            )
            for one, seat in seat_of.items()
        }

    # ------------------------------------------------------------ places

    def _arrived(self, zone: str) -> Stand:
        stand = _stand(self.content, self.given.arrived[zone], self.guests)
        if stand.survivors or stand.noise or stand.marks:
            raise ValueError(f"arrived: {self.given.arrived[zone]!r} is more than zombies")
        return stand

    def _figures(self, stands: Mapping[str, Stand]) -> dict[str, dict[str, int]]:
        kinds = _kinds(self.content)
        return {
            zone: {kinds[letter]: count for letter, count in stand.zombies.items()}
            for zone, stand in stands.items()
            if stand.zombies
        }

    def _open_doors(self) -> list[str]:
        given = self.given
        return [
            door.id
            for door in self.board.doors.values()
            if door.id not in given.shut and (door.starts_open or door.id in given.opened)
        ]

    def _opened_buildings(self) -> list[str]:
        """Return the opened buildings: those that the position names, those with an opened door,
        and those for which no zombie cards are drawn.
        """
        opened = {*self.given.opened}
        for door in self.board.doors.values():
            if door.id in opened:
                houses = [self.board.building_of(zone) for zone in door.zones]
                opened.update(one.id for one in houses if one)
        return [
            one.id for one in self.board.buildings.values() if not one.populate or one.id in opened
        ]

    def _park(self, state: State) -> None:
        given = self.given
        for spec in self.content.missions[self.mission].cars:
            driver, *passengers = given.aboard.get(spec.id, [NOBODY])
            state.cars[spec.id] = Car(
                zone=given.cars.get(spec.id, spec.zone),
                driver=None if driver == NOBODY else driver,
                passengers=passengers,
                searched=spec.id in given.looted,
                gone=spec.id in given.gone,
            )

    def _must_fit(self, game: Game) -> None:
        """Raise ValueError if there are too many figures, or if somebody sits in a car in another
        zone.
        """
        for kind, known in game.content.zombies.items():
            if (left := game.supply(kind)) < 0:
                most = known.figures
                raise ValueError(f"figures: {kind} has {most - left}; {most} is the most")
        for name, car in game.state.cars.items():
            apart = [one for one in car.occupants() if game.survivor(one).zone != car.zone]
            if apart:
                raise ValueError(f"aboard: {name} is in {car.zone}, {apart[0]} is not")

    def _ready(self, game: Game) -> None:
        """Put everyone at the start of a turn, then set the actions, free actions and skills used
        so far.
        """
        given = self.given
        for one, survivor in game.state.survivors.items():
            skills.begin_turn(game, survivor)
            survivor.done = one in given.done or not survivor.standing
            if survivor.done:
                survivor.actions = 0
                survivor.free.clear()
            survivor.actions = given.actions.get(one, survivor.actions)
            survivor.free = dict(given.free.get(one, survivor.free))
            survivor.lent_actions = given.lent.get(one, 0)
            survivor.searched = one in given.searched
            survivor.used = list(given.used.get(one, ()))


# ---------------------------------------------------------------- drawing a table


def content_of(table: Table[Any, Any]) -> Content:
    """Return the content of the table. Raises TypeError for a game of another family."""
    if not isinstance(table.rules, FamilyRuleset):
        raise TypeError(f"{table.rules.id!r} is no game of the family")
    return table.rules.content()


def stands_of(table: FamilyTable) -> dict[str, Stand]:
    """Return the contents of every zone that is not empty."""
    view, content = table.view(), content_of(table)
    stands = {zone: Stand() for zone in view.board.zones}
    for survivor in view.survivors:
        if survivor.standing:
            stands[survivor.zone].survivors.append(survivor.id)
    for group in view.groups:
        stands[group.zone].zombies[content.zombies[group.kind].letter] = group.count
    for zone, stand in stands.items():
        if noise := view.noise_in(zone):
            stand.noise = noise - len(stand.survivors)
    if view.mission == DRAWN:
        _mark(view, stands)
    return {zone: stand for zone, stand in stands.items() if str(stand) != "."}


def _mark(view: View, stands: dict[str, Stand]) -> None:
    for objective in view.objectives:
        stands[objective.zone].marks += [] if objective.taken else [OBJECTIVE]
    for spawn in view.spawns:
        stands[spawn.zone].marks.append(SPAWN)
    for zone in view.board.zones.values():
        stands[zone.id].marks += [MANHOLE] if zone.manholes else []
        stands[zone.id].marks += [SIGN] if zone.marked else []


def drawn(table: FamilyTable) -> str:
    """Return the table as a drawing. Raises TypeError for a table on a mission's board."""
    rules = table.rules
    if not isinstance(rules, DrawnRuleset) or rules.sketch is None:
        raise TypeError(f"{table.mission!r} is played on the board of a mission; ask stands_of")
    return rules.sketch.drawn(stands_of(table), table.view().open_doors)
