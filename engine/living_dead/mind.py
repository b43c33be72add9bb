"""Judges a view of this game for the autopilot: the house, fire, journeys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.family.autopilot import EXPECTED
from engine.family.files import Content
from engine.family.mind import ARMS_TRIP, CARRYING, FAR, Mind
from engine.family.parameters import AtZone, told
from engine.family.view import CarView, SurvivorView, View
from engine.living_dead.entries import LivingEquipment
from engine.living_dead.parameters import Body, Caches, Refuel, Trust
from engine.living_dead.view import LivingView
from engine.spaces.zones import Door, Zone

PACKING = 1
"""The number of rounds that survivors may spend on arming themselves before a journey begins."""
CORNER = 1.5
"""On a journey, a way through a corner counts as this many zones longer."""
SURE, TURN = 0.8, 3
"""SURE: the share of the average kills that the autopilot counts on. TURN: the actions of
a turn.
"""
FALL, NEXT = 6.0, 0.4
"""FALL: the harm, in wounds, if a survivor is likely to fall. NEXT: the harm, in wounds, of each
zombie next to a zone that is too many for the survivors in it.
"""
REACH = 2
"""The greatest distance, in zones, from which a survivor can come to help at once."""
NEAR = 5
"""A car waits for survivors on foot if they are fewer than this many zones away."""
MEETING = 1.0
"""A room is searched only if the survivors in it can still kill this many dead, because a search
may bring a Relative.
"""
ARMED = 0.75
"""The dead killed per action above which a survivor needs no better weapon in this game."""
TRAVELS = ("arrive", "last-tile-clear", "drive")
"""Goals of travelling boards."""
FIRES = frozenset({"siege-broken", "burned-out"})
"""Goals that need fire."""
SHELTERED = frozenset({"barricaded"})
"""Goals for which a house must be free of zombies."""
MENDERS = 2
"""How many survivors go to shut the same room."""
HARD = 3
"""How many survivors must be able to kill the toughest zombies before the zombies are let in."""
NONE = frozenset[str]()
"""No open doors."""
FIRES_MADE = 2
"""The most molotovs that are useful at once."""
PARTS = ("kerosene", "jar")
"""The two parts of a molotov."""


def _is_corner(zone: Zone) -> bool:
    """Return whether the zone is a street at a corner of a tile, where zombies may appear."""
    ends = (0, 2)
    return zone.kind == "street" and any(
        row % 3 in ends and column % 3 in ends for row, column in zone.cells
    )


class LivingMind(Mind):
    """One view as the autopilot judges it, with the windows, barricades and modes of this game."""

    hindrance = 1.0

    def __init__(self, view: View, content: Content) -> None:
        super().__init__(view, content)
        if not isinstance(view, LivingView):
            raise TypeError(f"{view!r} is no view of this game")
        self.shown = view
        self._corners = {one.id for one in self.board.zones.values() if _is_corner(one)}
        given = told(self.rules, "trust", Trust)
        self.trusted = given[0].card if given else ""
        """The card whose giver may turn to Zombicide mode; empty if there is none."""
        self.bodies = [one.objective for one in told(self.rules, "body", Body)]
        kept = told(self.rules, "caches", Caches)
        self.caches = [zone for one in kept for zone in (*one.melee, *one.ranged)]
        """The only rooms with weapons; empty if every room has some."""
        named = {one.name for one in (*self.rules, *self.victory)}
        self.defended = "defend" in named
        """True if the game is lost when the players' phase ends with dead in the house."""
        self.sheltered = self.defended or bool(named & SHELTERED) or self._brewing()
        """True if the house should stay closed."""
        self.leaving = not self.sheltered and bool(view.ahead or FIRES & set(self.open_goals))
        """True if the survivors open barricades from inside to get out."""
        if not (self.leaving and self.crowbars(in_hand=False)):
            self.passable -= view.barricades - view.open_doors

    # ------------------------------------------------------------ the zombies

    def risk(self, survivor: SurvivorView, zone: str, actions: float) -> float:
        """Return how many more wounds the team must expect if `survivor` ends the turn in `zone`
        with `actions` left.

        The result may be negative, since the survivor also protects the others there. It is 0 in a
        house from which the zombies must be driven out.
        """
        if self.defended and self.intruders() and self.inside(zone):
            return 0.0
        others = [(one, one.actions) for one in self.standing
                  if one.zone == zone and one.id != survivor.id]  # fmt: skip
        return self._peril(zone, [*others, (survivor, actions)]) - self._peril(zone, others)

    def _peril(self, zone: str, people: Sequence[tuple[SurvivorView, float]]) -> float:
        """Return the harm expected for `people` in the zone, in wounds.

        `people` are survivors with their actions left. The harm is greater if a survivor is likely
        to fall, because that loses the game, and if a crowd next to the zone can attack later.
        """
        if not people:
            return 0.0
        wounds = self._wounds_left(zone, people)
        bearable = sum(one.health - one.wounds - 1 for one, _ in people)
        ring = (zone, *self.board.neighbours(zone, self.view.open_doors))
        crowd = sum(self.count(one) for one in ring[1:])
        crowd += sum(EXPECTED[self.view.danger] for one in self.view.spawns if one.zone in ring)
        if self.shown.ahead:
            crowd = 0.0
        over = max(0.0, crowd - sum(SURE * TURN * self.strength(one) for one, _ in people))
        return min(wounds, 4.0) + (FALL if wounds > bearable else 0.0) + NEXT * min(over, 6.0)

    def _wounds_left(self, zone: str, people: Sequence[tuple[SurvivorView, float]]) -> float:
        """Return the wounds that `people` and helpers cannot prevent with their actions left.

        They are expected to kill somewhat fewer zombies than the average.
        """
        able = [(SURE * self.strength(one) * max(left, 0.0), one) for one, left in people]
        able += [(SURE * self.strength(one) * left, one) for one, left in self._coming(zone)]
        strong = sum(kills for kills, one in able if self.fells_all(one))
        there = self.zombies.get(zone, {}).items()
        hard = sum(count for kind, count in there if self.content.zombies[kind].toughness > 1)
        felled = min(float(hard), strong)
        soft = self.count(zone) - hard - (sum(kills for kills, _ in able) - felled)
        return 2.0 * (hard - felled) + max(0.0, soft)

    def _coming(self, zone: str) -> Iterator[tuple[SurvivorView, int]]:
        """Yield the survivors who can still come to the zone to fight this round, with the actions
        left there.
        """
        steps = self.board.distances(zone, self.view.open_doors)
        for one in self.standing:
            left = one.actions - steps.get(one.zone, TURN)
            if one.zone != zone and left > 0 and not (one.active or self.count(one.zone)):
                yield one, left

    def fells_all(self, survivor: SurvivorView) -> bool:
        """Return whether a weapon in the survivor's hands can kill the toughest zombies."""
        return any(self.hits_hard(card.kind) for card in survivor.hands if card)

    def hits_hard(self, kind: str) -> bool:
        """Return whether an attack of that kind of card deals two damage or more."""
        return any(row.damage > 1 for row in self.content.equipment[kind].attacks)

    def _door(self, zone: str, other: str) -> float:
        """Return how many zones a step counts in addition: for a closed door or a corner."""
        corner = CORNER if self.shown.ahead and zone in self._corners else 0.0
        return super()._door(zone, other) + corner

    # ------------------------------------------------------------ the house

    def is_bold(self, survivor: SurvivorView) -> bool:
        """Return whether the survivor is in Zombicide mode now."""
        return self.shown.modes[survivor.id] == "zombicide"

    def trusts(self, survivor: SurvivorView) -> bool:
        """Return whether the survivor is in Zombicide mode whenever no Relative is on the board."""
        return survivor.id in self.shown.trusting

    def windows(self) -> list[Door]:
        """Return the windows without a barricade."""
        doors = self.board.doors.values()
        return [
            one for one in doors if one.sort == "window" and one.id not in self.shown.barricades
        ]

    def wood_lacking(self) -> int:
        """Return how many open windows there are beyond the tokens carried and planks held."""
        carried = sum(self.shown.boards.values())
        planks = sum(card.kind == "planks" for one in self.standing for card in one.pack)
        return len(self.windows()) - carried - planks

    def wants_household(self, survivor: SurvivorView) -> bool:
        """Return whether the survivor should search for household cards in this scene.

        They may be the key, planks, parts of molotovs or Relatives, and in some scenes rooms must
        be searched; but nobody searches while zombies are in the house.
        """
        if self.intruders():
            return False
        if "deck-exhausted" in self.open_goals:
            return True
        if self.wants_room(survivor):
            return True
        if "relative-for-all" in self.open_goals:
            return survivor.id not in self.shown.mourners or self.strength(survivor) < ARMED
        if self.building():
            return self.wood_lacking() > 0
        return self.fires_wanted() and self.fires_lacking()

    def wants_room(self, survivor: SurvivorView) -> bool:
        """Return whether the survivor's room must still be searched."""
        searching = "search-everywhere" in self.open_goals
        return searching and survivor.zone not in self.shown.searched

    def building(self) -> bool:
        """Return whether windows must still be barricaded."""
        return "barricaded" in self.open_goals and bool(self.windows())

    def wood(self) -> Iterator[Door]:
        """Yield the passages between rooms in which a barricade token lies."""
        for door in self.board.doors.values():
            if door.sort == "passage" and door.id in self.shown.barricades:
                yield door

    def can_meet(self, survivor: SurvivorView) -> bool:
        """Return whether the survivors in the room can kill a Relative found by a search."""
        here = [one for one in self.standing if one.zone == survivor.zone]
        left = sum(self.strength(one) * one.actions for one in here) - self.strength(survivor)
        return left >= (MEETING if self.defended else 0.5)

    def inside(self, zone: str) -> bool:
        """Return whether the zone is a room."""
        return self.board.zones[zone].kind == "room"

    def intruders(self) -> tuple[str, ...]:
        """Return the rooms with zombies, if the scene wants none in the house."""
        if not self.sheltered:
            return ()
        return tuple(zone for zone in self._crowded() if self.inside(zone))

    def breaches(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the rooms open to the outside that the survivor should go to and shut.

        Only the nearest survivors are sent. The result is empty if the house need not stay shut.
        """
        if not self.sheltered or self.pump() or self.hosting():
            return ()
        found = dict.fromkeys(
            door.zones[0]
            for door in self.board.doors.values()
            if door.id in self.view.open_doors and self.can_be_shut(door)
        )
        return tuple(zone for zone in found if self._rank(survivor, zone) < MENDERS)

    def can_be_shut(self, door: Door) -> bool:
        """Return whether the door leads outside and can be closed, as no bare window can."""
        outside = [zone for zone in door.zones if not self.inside(zone)]
        return bool(outside) and (door.sort != "window" or door.id in self.shown.barricades)

    def _rank(self, survivor: SurvivorView, zone: str) -> int:
        """Return how many survivors, finished ones too, are nearer to the zone than this one."""
        mine = self.way(survivor.zone, (zone,))
        return sum(self.way(one.zone, (zone,)) < mine for one in self.standing)

    # ------------------------------------------------------------ goals

    def _first_goals(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the rooms with zombies inside the house; else the rooms to shut; else the usual
        goals.
        """
        return self.intruders() or self.breaches(survivor) or super()._first_goals(survivor)

    def has_tool(self, survivor: SurvivorView, *, in_hand: bool = False) -> bool:
        """Return True, because doors are opened by hand."""
        return True

    def opens_barricades(self, kind: str) -> bool:
        """Return whether that kind of card opens barricades."""
        entry = self.content.equipment[kind]
        return isinstance(entry, LivingEquipment) and entry.breaks_in

    def crowbars(self, *, in_hand: bool) -> list[str]:
        """Return the survivors' cards that open barricades; with `in_hand`, only those in hand."""
        held = [
            card
            for one in self.standing
            for card in (one.hands if in_hand else (*one.hands, *one.pack))
        ]
        return [card.id for card in held if card and self.opens_barricades(card.kind)]

    def arms_for(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the nearby rooms where a survivor in Zombicide mode may find weapons; empty if
        there is no need or no time.
        """
        hurried = self.pump() or self.shown.ahead or self.intruders()
        if hurried or not self.is_bold(survivor) or self.strength(survivor) >= ARMED:
            return ()
        rooms = self.caches or [one.id for one in self.board.zones.values() if one.kind == "room"]
        near = [zone for zone in rooms if self.way(zone, (survivor.zone,)) <= ARMS_TRIP]
        return tuple(zone for zone in near if not self.count(zone))

    def zones_for(self, name: str, survivor: SurvivorView) -> tuple[str, ...]:
        if name == "barricaded":
            return self._to_barricade(survivor)
        if name == "deck-exhausted":
            return self.searchable()
        if name == "search-everywhere":
            return self._next_room()
        if name in ("siege-broken", "burned-out"):
            return self._to_burn(survivor)
        if name == "relative-at-rest":
            return (self.parameters(name, AtZone).zone,)
        if name in ("level-for-all", "relative-for-all"):
            return self._gates() or self.prey()
        if name in CARRYING:
            return self.to_carry()
        if name in ("take-objectives", "at-objectives"):
            return self.untaken()
        if name in TRAVELS:
            return self._to_travel(name, survivor)
        if self.car_of(survivor):
            return ()
        return tuple(car.zone for car in self.view.cars)

    def _next_room(self) -> tuple[str, ...]:
        """Return the unsearched rooms of the house that all survivors reach soonest."""
        left = [one for one in self._rooms() if one not in self.shown.searched]
        if not left:
            return ()
        best = min(left, key=lambda room: sum(self.way(one.zone, (room,)) for one in self.standing))
        house = self.board.building_of(best)
        return tuple(one for one in left if house and one in house.rooms)

    def _to_barricade(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones where the survivor can help to barricade the house.

        A survivor with a token goes to open windows. Otherwise, if tokens or planks are missing, to
        passages with a token or to rooms to search; else to rooms with zombies.
        """
        if self.shown.boards.get(survivor.id) and self.windows():
            return self._unclaimed(survivor) or tuple(door.zones[0] for door in self.windows())
        lying = tuple(zone for door in self.wood() for zone in door.zones)
        if self.wood_lacking() > 0:
            return lying or self.searchable()
        return tuple(zone for zone in self._crowded() if self.inside(zone)) or tuple(
            door.zones[0] for door in self.windows()
        )

    def _unclaimed(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return rooms with more open windows than the others there have barricade tokens."""
        gaps = Counter(door.zones[0] for door in self.windows())
        for one in self.standing:
            if one.id != survivor.id:
                gaps[one.zone] -= self.shown.boards.get(one.id, 0)
        return tuple(zone for zone, count in gaps.items() if count > 0)

    def strays(self, survivor: SurvivorView, zone: str) -> int:
        """Return how many other survivors are too far from `zone` to help there at once."""
        steps = self.board.distances(zone, self.view.open_doors)
        others = [one for one in self.standing if one.id != survivor.id]
        return sum(steps.get(one.zone, NEAR) > REACH for one in others)

    # ------------------------------------------------------------ the long night

    def hosting(self) -> bool:
        """Return whether the survivors should let zombies in to gain experience.

        That is so if all must gain a level and all are armed well enough.
        """
        armed = [self.strength(one) >= ARMED for one in self.standing]
        hard = [one for one in self.standing if self.fells_all(one)]
        return "level-for-all" in self.open_goals and all(armed) and len(hard) >= HARD

    def _gates(self) -> tuple[str, ...]:
        """Return the room behind the first door of the house; the zombies are let in there."""
        doors = (one for one in self.board.doors.values() if one.sort == "door")
        return tuple(one.zones[0] for one in doors if self.can_be_shut(one))[:1]

    def guests(self, door: Door) -> int:
        """Return how many zombies are near enough to come in through the door at once."""
        outside = [zone for zone in door.zones if not self.inside(zone)]
        ring = {*outside, *(two for one in outside for two in self.board.neighbours(one, NONE))}
        return sum(self.count(zone) for zone in ring)

    def may_host(self, door: Door) -> bool:
        """Return whether to open the door to the zombies: the survivors there can kill them all."""
        here = [one for one in self.standing if one.zone in door.zones]
        able = sum(SURE * TURN * self.strength(one) for one in here)
        return self.hosting() and len(here) > MENDERS and self.guests(door) <= able

    def is_open(self, room: str) -> bool:
        """Return whether an open way leads from the room out of the house."""
        return any(
            not self.inside(one) for one in self.board.neighbours(room, self.view.open_doors)
        )

    def leaves_to_others(self, survivor: SurvivorView, zone: str) -> bool:
        """Return whether the survivor should leave the kill to others in the zone.

        That is so if everybody must gain a level, and others who have less experience, or have not
        killed a Relative yet, can kill all zombies there.
        """
        if "level-for-all" not in self.open_goals or survivor.zone != zone:
            return False
        relatives = self.zombies.get(zone, {}).get("relative", 0)
        eager = [one for one in self.standing if one.zone == zone and one.xp < survivor.xp]
        if relatives and survivor.id in self.shown.mourners:
            eager = [one for one in self.standing if one.id not in self.shown.mourners]
        able = sum(
            SURE * self.strength(one) * one.actions
            for one in eager
            if one.zone == zone and not one.done
        )
        return able >= self.count(zone) + 1

    # ------------------------------------------------------------ the car

    def pump(self) -> Refuel | None:
        """Return the parameters of the goal to refuel the car, or None if no such goal is open."""
        return self.parameters("refuel", Refuel) if "refuel" in self.open_goals else None

    def roads(self, goals: Iterable[str]) -> Mapping[str, int]:
        """Return the distance by car, in zones, from each street zone to the nearest goal."""
        found = dict.fromkeys(goals, 0)
        waiting = list(found)
        for zone in waiting:
            for other in self.board.neighbours(zone, self.view.open_doors):
                there = self.board.zones[other]
                if other not in found and (there.kind, there.terrain) == ("street", "open"):
                    found[other] = found[zone] + 1
                    waiting.append(other)
        return found

    def awaited(self, car: CarView) -> bool:
        """Return whether somebody on foot is near enough to get into the car soon."""
        aboard = (car.driver, *car.passengers)
        steps = self.board.distances(car.zone, self.board.all_doors)
        return any(
            one.id not in aboard and steps.get(one.zone, NEAR) < NEAR for one in self.standing
        )

    # ------------------------------------------------------------ fire

    def gathering(self) -> str:
        """Return the zone in which spawn tokens should be gathered.

        It is the zone whose token cannot be moved; without one, the spawn zone farthest from any
        room.
        """
        fixed = [one.parameters["zone"] for one in self.rules if one.name == "fixed-spawn"]
        rooms = [one.id for one in self.board.zones.values() if one.kind == "room"]
        places = [str(one) for one in fixed] or [one.zone for one in self.view.spawns]

        def far(zone: str) -> int:
            steps = self.board.distances(zone, self.board.all_doors)
            return min((steps[one] for one in rooms if one in steps), default=0)

        return max(places, key=far, default="")

    def _brewing(self) -> bool:
        """Return whether more molotovs must be made before the survivors leave the house."""
        return self.fires_wanted() and self.fires_lacking()

    def to_drive_away(self) -> list[str]:
        """Return the zones with spawn tokens that should join the others."""
        return [one.zone for one in self.view.spawns if one.zone != self.gathering()]

    def fires_wanted(self) -> bool:
        """Return whether fire can still bring the survivors nearer to winning."""
        return bool(FIRES & set(self.open_goals)) and bool(
            self.to_drive_away() or "burned-out" in self.open_goals
        )

    def holds(self, survivor: SurvivorView, kind: str) -> bool:
        """Return whether the survivor carries a card of that kind."""
        return kind in [card.kind for card in (*survivor.hands, *survivor.pack) if card]

    def wanted_kinds(self) -> tuple[str, ...]:
        """Return the kinds of cards that the mission asks for; if fire wins, also molotovs, their
        parts and flashlights, which help to find them.
        """
        fire = ("molotov", "flashlight", *PARTS) if self.fires_wanted() else ()
        return (*super().wanted_kinds(), *fire)

    def fires_lacking(self) -> bool:
        """Return whether the survivors carry fewer molotovs than the scene needs (at most
        FIRES_MADE).
        """
        carried = [card for one in self.standing for card in (*one.hands, *one.pack) if card]
        held = sum(card.kind == "molotov" for card in carried)
        return held < min(len(self.to_drive_away()) + ("burned-out" in self.open_goals), FIRES_MADE)

    def kind_of(self, card: str | None) -> str:
        """Return the kind of a card; a kind is returned unchanged."""
        return self.content.cards.get(card or "", card or "")

    def targets(self) -> list[str]:
        """Return the zones at which fire should be thrown.

        These are the zones with spawn tokens that are not gathered yet; if there are none, the zone
        with all tokens.
        """
        return self.to_drive_away() or [self.gathering()]

    def aimed_through(self, door: Door) -> bool:
        """Return whether a survivor beside the barricade is to throw a molotov past it."""
        thrown = not self.sheltered and self.fires_wanted() and not self.fires_lacking()
        throwers = [one for one in self.standing if self.holds(one, "molotov")]
        near = any(one.zone in door.zones for one in throwers)
        return thrown and near and not set(door.zones).isdisjoint(self.targets())

    def _to_burn(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones where the survivor can help to win by fire.

        If molotovs are missing, these are zones of survivors with the other part, or rooms to
        search. If there are enough, they are zones from which a target is seen. If fire is no
        longer needed, they are zones with zombies, or the zone with all tokens.
        """
        if not self.fires_wanted():
            return self._crowded() or (self.gathering(),)
        if not self.fires_lacking():
            return tuple(self._beside(self.targets()))
        return self._other_half(survivor) or self.searchable()

    def _other_half(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones of survivors who hold the part of a molotov that this survivor lacks."""
        for mine, other in (PARTS, PARTS[::-1]):
            if self.holds(survivor, mine) and not self.holds(survivor, other):
                found = [one.zone for one in self.standing if self.holds(one, other)]
                return tuple(found)
        return ()

    def _beside(self, zones: Sequence[str]) -> list[str]:
        """Return the zones from which one of `zones` is in sight at range 1, without `zones`
        themselves.
        """
        near = [
            one
            for zone in zones
            for one in self.board.neighbours(zone, self.board.all_doors)
            if self.board.sight(one, self.board.all_doors).get(zone) == 1
        ]
        return [zone for zone in dict.fromkeys(near) if zone not in zones]

    # ------------------------------------------------------------ boards that travel

    def _to_travel(self, name: str, survivor: SurvivorView) -> tuple[str, ...]:
        """Return the zones of the newest tile; when all tiles are laid, those that the goal `name`
        needs.

        These are the last tile, zones on it with zombies, or the zone of the car.
        """
        ahead = self.shown.ahead
        if self.shown.tiles_to_come or (name == "arrive" and survivor.zone not in ahead):
            return ahead
        if name == "last-tile-clear":
            return tuple(zone for zone in self._crowded() if zone in ahead)
        if name == "drive":
            return tuple(car.zone for car in self.view.cars if not car.gone)
        return ()

    def packing(self) -> bool:
        """Return whether all are still in the house where the journey begins, to arm themselves."""
        at_home = all(self.inside(one.zone) for one in self.standing)
        return bool(self.shown.ahead) and at_home and self.view.round <= PACKING

    def travelling(self) -> bool:
        """Return whether travelling on is worth more than fighting."""
        return bool(self.shown.ahead) and bool(
            self.shown.tiles_to_come or "arrive" in self.open_goals
        )

    def all_follow(self, survivor: SurvivorView) -> bool:
        """Return whether everybody else can reach the newest tile this round too."""
        far = self._spread(self.shown.ahead)
        others = [one for one in self.standing if one.id != survivor.id]
        return all(
            far.get(one.zone, FAR) <= (0 if one.done else one.actions + one.free_of("move"))
            for one in others
        )

    def _crowded(self) -> tuple[str, ...]:
        return tuple(zone for zone in self.board.zones if self.count(zone))
