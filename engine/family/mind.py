"""Judges one view for the autopilot: ways, goals, dangers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from heapq import heappop, heappush
from typing import TypeVar

from engine.family.entries import Attack as AttackRow
from engine.family.entries import Equipment
from engine.family.files import Content
from engine.family.parameters import (
    AtLevel,
    Cargo,
    ClosedByLaying,
    Deliver,
    Hold,
    OnMonster,
    Parameters,
    Zones,
    told,
)
from engine.family.view import CarView, SurvivorView, View
from engine.reading.mission import HIDDEN, Mission

Reasons = Mapping[str, float]
"""Points by reason; the worth of a command is their sum."""
Worth = Callable[..., Reasons]
"""A scoring function: given the mind and a command, it returns the command's points by reason."""

P = TypeVar("P", bound=Parameters)

FAR = 99.0
"""The length of a way that does not exist."""
CARRYING = ("deliver", "close-spawns")
"""Goals for which objectives are carried."""
READY = 0.6
"""The zombies killed per action above which a survivor needs no better weapon."""
ARMS_TRIP = 5.0
"""The longest way, in zones, that a survivor goes for a weapon."""


def power(entry: Equipment) -> float:
    """Return how many zombies a card kills in one action, on average."""
    return max((_row_power(row) for row in entry.attacks), default=0.0)


def _row_power(row: AttackRow) -> float:
    if row.dice == 0:
        return 2.5
    return row.dice * (7 - row.hits_on) / 6 * (1.2 if row.damage > 1 else 1.0)


class Mind:
    """One view as the autopilot judges it, shared by all its scoring functions.

    `content` is the table's own, since its mission may not be one of the box.
    """

    hindrance = 0.4
    """How much longer, in zones, each zombie on a way makes it."""

    def __init__(self, view: View, content: Content) -> None:
        self.view = view
        self.content = content
        self.board = view.board
        mission: Mission = content.missions[view.mission]
        self.rules, self.victory = mission.rules, mission.victory
        self.keys = tuple(door.needs for door in mission.doors if door.needs)
        known = [one.id for one in mission.objectives]
        self.seeks = any(key not in known for key in self.keys)
        """True if a door waits for an objective that lies face down."""
        self.carriers = {one.kind for one in told(self.rules, "on-monster", OnMonster)}
        self.waits_for_danger = any(
            door.opens_at and door.id not in view.open_doors for door in mission.doors
        )
        """True if a door opens only once somebody has gained experience."""
        self.survivors = {one.id: one for one in view.survivors}
        self.standing = [one for one in view.survivors if one.standing]
        self.zombies: dict[str, dict[str, int]] = {}
        for group in view.groups:
            self.zombies.setdefault(group.zone, {})[group.kind] = group.count
        self.passable = self.board.all_doors - view.locked_doors
        self.open_goals = [goal.name for goal in view.goals if not goal.reached]
        self._ways: dict[tuple[str, ...], dict[str, float]] = {}
        self._goals: dict[str, tuple[str, ...]] = {}
        self._powers: dict[str, float] = {}

    # ------------------------------------------------------------ zombies

    def count(self, zone: str) -> int:
        """Return the number of zombies in the zone."""
        return sum(self.zombies.get(zone, {}).values())

    def danger(self, zone: str) -> float:
        """Return the wounds to expect in the zone in the zombies' next turn, if nobody does
        anything.
        """
        known, near = self.content.zombies, self.zombies.get(zone, {})
        wounds = float(sum(count * known[kind].actions for kind, count in near.items()))
        doors = self.view.open_doors
        reached = {zone}
        for one in self.board.neighbours(zone, doors):
            beside = self.zombies.get(one, {})
            wounds += sum(beside.values())
            reached.add(one)
            for two in self.board.neighbours(one, doors):
                if two not in reached:
                    reached.add(two)
                    far = self.zombies.get(two, {}).items()
                    wounds += 0.7 * sum(count * (known[kind].actions - 1) for kind, count in far)
        return wounds

    def risk(self, survivor: SurvivorView, zone: str, actions: float) -> float:
        """Return how many wounds to expect after ending the turn in `zone` with `actions` left.

        Wounds that these actions or friends in the zone are likely to prevent are not counted; the
        result is at most 4, and doubled for a wounded survivor.
        """
        friends = [one for one in self.standing if one.zone == zone and one.id != survivor.id]
        helping = sum(self.strength(one) * one.actions for one in friends if not one.done)
        warded = self.strength(survivor) * max(actions, 0) + 0.8 * helping + 0.3 * len(friends)
        tough = self.too_tough(survivor, zone)
        left = tough + max(0.0, self.danger(zone) - tough - warded)
        return min(left, 4.0) * (2.0 if survivor.wounds else 1.0)

    def too_tough(self, survivor: SurvivorView, zone: str) -> int:
        """Return how many zombies in the zone and the zones next to it no weapon in the survivor's
        hands can kill.
        """
        damage = max(
            (
                row.damage
                for card in survivor.hands
                if card
                for row in self.content.equipment[card.kind].attacks
            ),
            default=0,
        )
        near = (zone, *self.board.neighbours(zone, self.view.open_doors))
        return sum(
            count
            for one in near
            for kind, count in self.zombies.get(one, {}).items()
            if self.content.zombies[kind].toughness > damage
        )

    # ------------------------------------------------------------ survivors

    def power(self, kind: str) -> float:
        """Return how many zombies a card of that kind kills per action, on average."""
        if kind not in self._powers:
            self._powers[kind] = power(self.content.equipment[kind])
        return self._powers[kind]

    def strength(self, survivor: SurvivorView) -> float:
        """Return how many zombies the survivor kills per action, with the better hand or both."""
        held = [card for card in survivor.hands if card]
        powers = [self.power(card.kind) for card in held]
        twins = len(held) == 2 and held[0].kind == held[1].kind
        if twins and self.content.equipment[held[0].kind].dual:
            return sum(powers)
        return max(powers, default=0.0)

    def leads_to_level(self, survivor: SurvivorView) -> bool:
        """Return whether the mission is won by reaching a level, and this survivor has the most
        experience.
        """
        return "reach-level" in self.open_goals and survivor.xp == max(
            one.xp for one in self.standing
        )

    def has_tool(self, survivor: SurvivorView, *, in_hand: bool = False) -> bool:
        """Return whether the survivor carries something that opens doors."""
        carried = survivor.hands if in_hand else (*survivor.hands, *survivor.pack)
        return any(self.content.equipment[card.kind].opens_doors for card in carried if card)

    def car_of(self, survivor: SurvivorView) -> CarView | None:
        """Return the car the survivor sits in, or None."""
        for car in self.view.cars:
            if survivor.id in (car.driver, *car.passengers):
                return car
        return None

    # ------------------------------------------------------------ ways

    def way(self, zone: str, goals: Iterable[str]) -> float:
        """Return the length of the way to the nearest of the goals, in zones.

        Closed doors and zombies make it longer; FAR means that there is no way.
        """
        wanted = tuple(goals)
        if wanted not in self._ways:
            self._ways[wanted] = self._spread(wanted)
        return self._ways[wanted].get(zone, FAR)

    def _spread(self, goals: tuple[str, ...]) -> dict[str, float]:
        done: dict[str, float] = {}
        waiting = [(0.0, goal) for goal in goals if goal in self.board.zones]
        while waiting:
            far, zone = heappop(waiting)
            if zone in done:
                continue
            done[zone] = far
            crowd = self.hindrance * min(self.count(zone), 6)
            for other in self.board.neighbours(zone, self.passable):
                if other not in done:
                    heappush(waiting, (far + 1 + crowd + self._door(zone, other), other))
        return done

    def _door(self, zone: str, other: str) -> float:
        door = self.board.door_between(zone, other)
        return 1.5 if door and door.id not in self.view.open_doors else 0.0

    # ------------------------------------------------------------ goals

    def goals_of(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones that the survivor should go to."""
        if survivor.id not in self._goals:
            self._goals[survivor.id] = self._first_goals(survivor)
        return self._goals[survivor.id]

    def _first_goals(self, survivor: SurvivorView) -> tuple[str, ...]:
        if errand := self.errand(survivor):
            return errand
        arms = self.arms_for(survivor)
        if arms:
            return arms
        for name in self.open_goals:
            zones = self._reachable(self.zones_for(name, survivor)) or self._keys_in_reach()
            if zones:
                return self._tool_first(survivor, zones)
        return self.prey() if self.waits_for_danger else ()

    def _keys_in_reach(self) -> tuple[str, ...]:
        """Return the zones of objectives that unlock doors."""
        keys = (
            one
            for one in self.view.objectives
            if not one.taken and (one.id in self.keys or (self.seeks and one.colour == HIDDEN))
        )
        return self._reachable(one.zone for one in keys)

    def _tool_first(self, survivor: SurvivorView, zones: tuple[str, ...]) -> tuple[str, ...]:
        """Return the goals `zones`; but if all are behind closed doors and nobody has a tool, the
        rooms to search for one.
        """
        near = self.board.region(survivor.zone, self.view.open_doors)
        if any(zone in near for zone in zones) or any(self.has_tool(one) for one in self.standing):
            return zones
        return tuple(zone for zone in self.empty_rooms() if zone in near) or zones

    def arms_for(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones where a badly armed survivor may find a weapon early in the game; else
        none.
        """
        if self.view.danger not in ("blue", "yellow") or self.strength(survivor) >= READY:
            return ()
        spots = [one.zone for one in self.view.cars if not one.searched or one.kind == "police"]
        spots += self.empty_rooms()
        near = [
            zone
            for zone in spots
            if not self.count(zone) and self.way(zone, (survivor.zone,)) <= ARMS_TRIP
        ]
        return tuple(near)

    def zones_for(self, name: str, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones where the survivor can work towards the goal of that name."""
        if name in CARRYING:
            return self.to_carry()
        if name in ("take-objectives", "at-objectives", "reach-level"):
            return self.untaken()
        if name == "level-for-all":
            return () if self._has_level(survivor) else self.untaken() or self.prey()
        if name == "find":
            return self.searchable()
        if name == "hold-zone":
            return self._held_zones(survivor)
        if name == "load-cars":
            return self._loading(survivor)
        if name == "board-cars":
            return self._cars_with_seats()
        return self._exit()

    def _reachable(self, zones: Iterable[str]) -> tuple[str, ...]:
        """Return the zones to which there is a way; the others are behind locked doors."""
        start = self.standing[0].zone if self.standing else ""
        return tuple(zone for zone in zones if self.way(zone, (start,)) < FAR)

    def untaken(self) -> tuple[str, ...]:
        """Return the zones in reach with an objective that nobody has taken."""
        left = (one for one in self.view.objectives if not one.taken)
        return self._reachable(one.zone for one in left if not self.is_delivered(one.id))

    def _has_level(self, survivor: SurvivorView) -> bool:
        level = self.parameters("level-for-all", AtLevel).level
        return survivor.xp >= self.content.figures.thresholds[level]

    def prey(self) -> tuple[str, ...]:
        """Return the zones in reach with zombies; if there are none, the active spawn zones."""
        zones = self._reachable(self.zombies)
        return zones or self._reachable(one.zone for one in self.view.spawns if one.active)

    # ------------------------------------------------------------ objectives that are carried

    def errand(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones in reach where the survivor should lay down the objectives that they
        carry.
        """
        zones = (zone for one in survivor.burdens for zone in self.wanted_in(one))
        return self._reachable(dict.fromkeys(zones))

    def wanted_in(self, objective: str) -> tuple[str, ...]:
        """Return the zones in which the mission wants an objective.

        They are those to which it must be brought, and spawn zones that it closes and that are
        still open.
        """
        found = [
            zone
            for asked in told(self.victory, "deliver", Deliver)
            if objective in asked.objectives
            for zone in asked.zones
        ]
        left = self._spawns_to_close()
        return (*found, *(zone for zone in self._closable_with(objective) if zone in left))

    def _closable_with(self, objective: str) -> tuple[str, ...]:
        asked = told(self.rules, "closed-by-laying", ClosedByLaying)
        return tuple(zone for one in asked if objective in one.objectives for zone in one.zones)

    def _spawns_to_close(self) -> list[str]:
        """Return the spawn zones that a goal wants closed; if no goal does, all that are active."""
        goals = [one for one in self.view.goals if one.name == "close-spawns"]
        if goals:
            return [zone for goal in goals for one in goal.progress for zone in one.named]
        return [one.zone for one in self.view.spawns if one.active]

    def burnable(self, zone: str) -> bool:
        """Return whether fire in the zone would close a spawn zone that is still open."""
        fire = told(self.rules, "closed-by-fire", Zones)
        return any(zone in one.zones for one in fire) and zone in self._spawns_to_close()

    def to_carry(self) -> tuple[str, ...]:
        """Return the zones of objectives to pick up; if there are none, the zones to which carried
        ones go.
        """
        lying = [
            one
            for one in self.view.objectives
            if not one.taken and one.zone not in (there := self.wanted_in(one.id)) and there
        ]
        zones = self._reachable(one.zone for one in lying)
        return zones or tuple(zone for one in self.standing for zone in self.errand(one))

    def is_delivered(self, objective: str) -> bool:
        """Return whether a carried objective lies in a zone where it must stay."""
        asked = told(self.victory, "deliver", Deliver)
        zones = [zone for one in asked if objective in one.objectives for zone in one.zones]
        there = {one.id: one.zone for one in self.view.objectives if not one.taken}
        return there.get(objective) in zones

    def keeps_objectives(self) -> bool:
        """Return whether objectives must not be taken, because all survivors must stand at one of
        them.
        """
        return "at-objectives" in self.open_goals and "take-objectives" not in self.open_goals

    def _held_zones(self, survivor: SurvivorView) -> tuple[str, ...]:
        zones = self._reachable(self.parameters("hold-zone", Hold).zones)
        if zones:
            best = min(zones, key=lambda zone: sum(self.way(s.zone, (zone,)) for s in self.standing)
                       + 2 * self.count(zone))  # fmt: skip
            return (best,)
        return ()

    def _loading(self, survivor: SurvivorView) -> tuple[str, ...]:
        asked = self.parameters("load-cars", Cargo)
        mine = self.supplies_of(survivor)
        loaded = sum(len(car.cargo) for car in self.view.cars)
        held = sum(self.supplies_of(one) for one in self.standing)
        if mine and (mine >= 2 or held + loaded >= asked.count):
            return tuple(car.zone for car in self.view.cars if not car.gone)
        return self.searchable()

    def _cars_with_seats(self) -> tuple[str, ...]:
        return tuple(
            car.zone
            for car in self.view.cars
            if not car.gone and (car.driver is None or len(car.passengers) < 3)
        )

    def _exit(self) -> tuple[str, ...]:
        return (self.view.exit_zone,) if self.view.exit_zone else ()

    def searchable(self) -> tuple[str, ...]:
        """Return the rooms to search now: `empty_rooms` if there are any, else all that may be
        searched.
        """
        return tuple(self.empty_rooms() or self._rooms())

    def empty_rooms(self) -> list[str]:
        """Return the rooms of opened buildings that may be searched and hold no zombies."""
        lit = self.view.lit_buildings
        return [
            zone
            for zone in self._rooms()
            if not self.count(zone) and self.board.zones[zone].building in lit
        ]

    def _rooms(self) -> list[str]:
        barren = [zone for one in told(self.rules, "no-search", Zones) for zone in one.zones]
        zones = self.board.zones.values()
        return [zone.id for zone in zones if zone.kind == "room" and zone.id not in barren]

    def parameters(self, name: str, model: type[P]) -> P:
        """Return the parameters of the mission's goal of that name.

        Raises IndexError if there is none.
        """
        return told(self.victory, name, model)[0]

    # ------------------------------------------------------------ supplies

    def wanted_kinds(self) -> tuple[str, ...]:
        """Return the kinds of supplies that the mission asks for."""
        found: dict[str, None] = {}
        for rule in self.victory:
            for key in ("kinds", "carrying"):
                kinds = rule.parameters.get(key, ())
                found.update(dict.fromkeys(str(one) for one in kinds) if isinstance(kinds, tuple)
                             else {})  # fmt: skip
        return tuple(found)

    def supplies_of(self, survivor: SurvivorView) -> int:
        """Return how many supplies for the mission the survivor carries."""
        wanted = self.wanted_kinds()
        held = [card for card in (*survivor.hands, *survivor.pack) if card]
        return sum(card.kind in wanted for card in held)

    def wants_supplies(self) -> bool:
        return "find" in self.open_goals or "load-cars" in self.open_goals
