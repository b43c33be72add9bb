"""How the autopilot plays Night of the Living Dead: barricades first, then whoever is inside."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.core.command import Command
from engine.core.question import Question
from engine.family import autopilot
from engine.family.autopilot import Reasons, Worth, always
from engine.family.commands import (
    Attack,
    CloseDoor,
    Craft,
    Drive,
    EnterCar,
    LeaveCar,
    TakeObjective,
    Trade,
)
from engine.family.files import Content
from engine.family.mind import ARMS_TRIP, Mind
from engine.family.view import SurvivorView, View
from engine.living_dead.commands import (
    Barricade,
    Bloodlust,
    GiveBarricade,
    OpenByHand,
    SearchDeck,
    Shove,
    Taunt,
    UsePlanks,
)
from engine.living_dead.parameters import Caches
from engine.living_dead.view import LivingView
from engine.spaces.zones import Door

STAY = 2
"""Rounds spent on arms before a journey begins: the longer one stays, the more of them come."""
ARMED = 1.1
"""Dead that an action kills, for one who needs no better weapon in this game."""
TRAVELS = ("arrive", "last-tile-clear", "drive")
"""Goals of boards that travel."""
FIRES = frozenset({"siege-broken", "burned-out"})
"""Goals that fire reaches."""
PARTS = ("kerosene", "jar")
"""What fire is made of."""
WEAPON_DECKS = ("melee", "ranged", "lying")


class LivingMind(Mind):
    """One look at the table, with windows, wood and modes."""

    def __init__(self, view: View, content: Content) -> None:
        super().__init__(view, content)
        if not isinstance(view, LivingView):
            raise TypeError(f"{view!r} is no view of this game")
        self.shown = view
        given = [rule.parameters for rule in self.rules if rule.name == "trust"]
        self.trusted = str(given[0]["card"]) if given else ""
        """The card that is given in trust."""
        kept = [Caches.model_validate(one.parameters) for one in self.rules if one.name == "caches"]
        self.caches = [zone for one in kept for zone in (*one.melee, *one.ranged)]
        """The only rooms with weapons; none where every room has some."""
        self.passable -= view.barricades - view.open_doors

    # ------------------------------------------------------------ the house

    def is_bold(self, survivor: SurvivorView) -> bool:
        return self.shown.modes[survivor.id] == "zombicide"

    def trusts(self, survivor: SurvivorView) -> bool:
        """Bold already, but perhaps sad about a Relative."""
        return survivor.id in self.shown.trusting

    def windows(self) -> list[Door]:
        """Those without a barricade."""
        doors = self.board.doors.values()
        return [
            one for one in doors if one.sort == "window" and one.id not in self.shown.barricades
        ]

    def wood_lacking(self) -> int:
        """How many windows there is no wood for yet."""
        carried = sum(self.shown.boards.values())
        planks = sum(card.kind == "planks" for one in self.standing for card in one.pack)
        return len(self.windows()) - carried - planks

    def building(self) -> bool:
        return "barricaded" in self.open_goals and bool(self.windows())

    def wood(self) -> Iterator[Door]:
        """Where some lies between rooms."""
        for door in self.board.doors.values():
            if door.sort == "passage" and door.id in self.shown.barricades:
                yield door

    def inside(self, zone: str) -> bool:
        return self.board.zones[zone].kind == "room"

    # ------------------------------------------------------------ goals

    def has_tool(self, survivor: SurvivorView, *, in_hand: bool = False) -> bool:
        """Doors open by hand."""
        return True

    def arms_for(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Weapons are where the scene has them, and only for the bold."""
        if not self.trusts(survivor) or self.strength(survivor) >= ARMED:
            return ()
        if self.shown.ahead and self.view.round > STAY:
            return ()
        rooms = self.caches or [one.id for one in self.board.zones.values() if one.kind == "room"]
        near = [zone for zone in rooms if self.way(zone, (survivor.zone,)) <= ARMS_TRIP]
        return tuple(zone for zone in near if not self.count(zone))

    def zones_for(self, name: str, survivor: SurvivorView) -> tuple[str, ...]:
        if name == "barricaded":
            return self._to_barricade(survivor)
        if name in ("deck-exhausted", "search-everywhere"):
            return self.searchable()
        if name in ("siege-broken", "burned-out"):
            return self._to_burn(survivor)
        if name in ("level-for-all", "relative-for-all", "relative-at-rest"):
            return self._crowded()
        if name in TRAVELS:
            return self._to_travel(name, survivor)
        return tuple(car.zone for car in self.view.cars)

    def _to_barricade(self, survivor: SurvivorView) -> tuple[str, ...]:
        """To a window with wood in hand, else to wood; at last to those who came in."""
        if self.shown.boards.get(survivor.id) and self.windows():
            return tuple(door.zones[0] for door in self.windows())
        lying = tuple(zone for door in self.wood() for zone in door.zones)
        if self.wood_lacking() > 0:
            return lying or self.searchable()
        return tuple(zone for zone in self._crowded() if self.inside(zone)) or self._rooms_to_hold()

    # ------------------------------------------------------------ fire

    def gathering(self) -> str:
        """Where spawn tokens are driven to: the white one lies there."""
        return self.view.spawns[0].zone if self.view.spawns else ""

    def to_drive_away(self) -> list[str]:
        """Zones with spawn tokens that are to come to the others."""
        return [one.zone for one in self.view.spawns[1:]]

    def fires_wanted(self) -> bool:
        return bool(FIRES & set(self.open_goals)) and bool(
            self.to_drive_away() or "burned-out" in self.open_goals
        )

    def holds(self, survivor: SurvivorView, kind: str) -> bool:
        return kind in [card.kind for card in (*survivor.hands, *survivor.pack) if card]

    def wanted_kinds(self) -> tuple[str, ...]:
        """What fire is made of, where it wins."""
        fire = ("molotov", "kerosene", "jar") if self.fires_wanted() else ()
        return (*super().wanted_kinds(), *fire)

    def fires_lacking(self) -> bool:
        """Whether nobody holds any fire yet."""
        return not any(self.holds(one, "molotov") for one in self.standing)

    def kind_of(self, card: str | None) -> str:
        return self.content.cards.get(card or "", card or "")

    def targets(self) -> list[str]:
        """Where fire does some good: at tokens that lie elsewhere, at last where all lie."""
        return self.to_drive_away() or [self.gathering()]

    def _to_burn(self, survivor: SurvivorView) -> tuple[str, ...]:
        """Next to a token with fire in hand, else to what it is made of; at last to the dead."""
        if self.fires_wanted() and self.holds(survivor, "molotov"):
            return tuple(self._beside(self.targets()))
        if self.fires_wanted():
            return self.searchable()
        return self._crowded()

    def _beside(self, zones: Sequence[str]) -> list[str]:
        """From where one of them is seen a zone away."""
        near = [
            one
            for zone in zones
            for one in self.board.neighbours(zone, self.board.all_doors)
            if self.board.sight(one, self.board.all_doors).get(zone) == 1
        ]
        return [zone for zone in dict.fromkeys(near) if zone not in zones]

    # ------------------------------------------------------------ boards that travel

    def _to_travel(self, name: str, survivor: SurvivorView) -> tuple[str, ...]:
        """On to the newest tile; on the last one to the dead there, then to the car."""
        ahead = self.shown.ahead
        if self.shown.tiles_to_come or (name == "arrive" and survivor.zone not in ahead):
            return ahead
        if name == "last-tile-clear":
            return tuple(zone for zone in self._crowded() if zone in ahead)
        if name == "drive":
            return tuple(car.zone for car in self.view.cars if not car.gone)
        return ()

    def _rooms_to_hold(self) -> tuple[str, ...]:
        return tuple(door.zones[0] for door in self.windows())

    def _crowded(self) -> tuple[str, ...]:
        return tuple(zone for zone in self.board.zones if self.count(zone))


# ------------------------------------------------------------ wood and doors


def _barricade(mind: LivingMind, command: Barricade) -> Reasons:
    door = mind.board.doors[command.door]
    if command.how == "build":
        return {"objective": 600.0}
    if command.how == "take":
        return {"objective": 260.0 if mind.building() and mind.wood_lacking() > 0 else -50.0}
    if command.how == "open":
        return {"rest": -150.0}
    return {"safer": _shut_out(mind, mind.survivors[command.survivor], door)}


def _leads_on(mind: LivingMind, survivor: SurvivorView, door: Door) -> bool:
    """Whether its other side is nearer to where the survivor makes for."""
    other = next(zone for zone in door.zones if zone != survivor.zone)
    goals = mind.goals_of(survivor)
    return mind.way(other, goals) < mind.way(survivor.zone, goals)


def _shut_out(mind: LivingMind, survivor: SurvivorView, door: Door) -> float:
    """Worth closing where nobody is left outside, and it leads out of the house; never on a
    journey what one would open again to go on."""
    if mind.shown.ahead and _leads_on(mind, survivor, door):
        return -60.0
    inside = [zone for zone in door.zones if mind.inside(zone)]
    outside = [zone for zone in door.zones if not mind.inside(zone)]
    if not outside or not inside:
        return -60.0
    if any(not mind.inside(one.zone) for one in mind.standing):
        return -40.0
    return 140.0


def _open_by_hand(mind: LivingMind, command: OpenByHand) -> Reasons:
    """On the way, and never out of the house while it is being shut."""
    survivor = mind.survivors[command.survivor]
    door = mind.board.doors[command.door]
    other = next(zone for zone in door.zones if zone != survivor.zone)
    nearer = _leads_on(mind, survivor, door)
    shelter = mind.inside(other) and not mind.inside(survivor.zone)
    return {"on-the-way": 130.0 if nearer or shelter else -60.0}


def _close(mind: LivingMind, command: CloseDoor) -> Reasons:
    survivor = mind.survivors[command.survivor]
    return {"safer": _shut_out(mind, survivor, mind.board.doors[command.door])}


def _planks(mind: LivingMind, command: UsePlanks) -> Reasons:
    return {"objective": 400.0 if mind.building() else -50.0}


# ------------------------------------------------------------ finding and fighting


def _search(mind: LivingMind, command: SearchDeck) -> Reasons:
    survivor = mind.survivors[command.survivor]
    if command.deck in WEAPON_DECKS:
        needy = mind.strength(survivor) < ARMED
        return {"arms": 150.0 if command.deck == "lying" else 190.0 if needy else 30.0}
    wanted = mind.open_goals[:1] in (["deck-exhausted"], ["search-everywhere"])
    wanted = wanted or (mind.fires_wanted() and mind.fires_lacking())
    planks = mind.building() and mind.wood_lacking() > 0
    return {
        "supplies": 160.0 if wanted else 125.0 if planks else 25.0,
        "free": 40.0 if survivor.free_of("search") else 0.0,
    }


def _trade(mind: LivingMind, command: Trade) -> Reasons:
    """The Winchester goes round until everybody is bold."""
    giver, taker = mind.survivors[command.survivor], mind.survivors[command.partner]
    trusted = str(command.give) == mind.trusted
    if trusted and not command.take and not mind.trusts(giver):
        return {"better-weapon": 170.0 if not mind.trusts(taker) else 60.0}
    if mind.fires_wanted() and not command.take:
        parts = [mind.kind_of(command.give), *PARTS]
        if parts[0] in PARTS:
            other = PARTS[1 - PARTS.index(parts[0])]
            fits = mind.holds(taker, other) and not mind.holds(giver, other)
            return {"objective": 220.0 if fits else -80.0}
    return autopilot.WORTH[Trade](mind, command)


def _attack(mind: LivingMind, command: Attack) -> Reasons:
    """Fire drives spawn tokens together, and is kept for that where it wins; never on friends."""
    if mind.kind_of(command.card) != "molotov":
        return autopilot.WORTH[Attack](mind, command)
    if any(one.zone == command.zone for one in mind.standing):
        return {"friends": -1000.0}
    if mind.fires_wanted():
        return {"objective": 600.0 if command.zone in mind.targets() else -200.0}
    return {"kills": 120.0 * mind.count(command.zone) - 300.0}


def _craft(mind: LivingMind, command: Craft) -> Reasons:
    """Fire first where it wins; a torch leaves the kerosene."""
    fire = mind.fires_wanted() and command.recipe == "molotov"
    return {"objective": 500.0} if fire else {"better-weapon": 90.0}


def _enter(mind: LivingMind, command: EnterCar) -> Reasons:
    """To the wheel where that wins."""
    if "drive" in mind.open_goals:
        return {"get-away": 250.0 if command.seat == "driver" else -100.0}
    return autopilot.WORTH[EnterCar](mind, command)


def _leave_car(mind: LivingMind, command: LeaveCar) -> Reasons:
    driving = any(rule.name == "drive" for rule in mind.victory)
    return {"rest": -300.0} if driving else autopilot.WORTH[LeaveCar](mind, command)


def _drive(mind: LivingMind, command: Drive) -> Reasons:
    """Never off the tile where all must be."""
    if mind.shown.ahead and command.path[-1] not in mind.shown.ahead:
        return {"rest": -300.0}
    return autopilot.WORTH[Drive](mind, command)


def _objective(mind: LivingMind, command: TakeObjective) -> Reasons:
    """A body is worth it where weapons wait behind it for somebody bold."""
    bold = any(mind.is_bold(one) for one in mind.standing)
    return {"arms": 40.0 if bold else -60.0}


def _shove(mind: LivingMind, command: Shove) -> Reasons:
    survivor = mind.survivors[command.survivor]
    return {"safer": 35.0 * mind.danger(survivor.zone) if survivor.actions == 0 else 5.0}


def _charge(mind: LivingMind, command: Bloodlust) -> Reasons:
    survivor = mind.survivors[command.survivor]
    crowd = mind.count(command.path[-1])
    able = mind.strength(survivor) * survivor.actions
    return {"kills": 90.0 if crowd <= able else -80.0}


WORTH: Mapping[type[Command], Worth] = {
    **autopilot.WORTH,
    SearchDeck: _search,
    OpenByHand: _open_by_hand,
    CloseDoor: _close,
    Barricade: _barricade,
    UsePlanks: _planks,
    GiveBarricade: always("rest", -60.0),
    Attack: _attack,
    Craft: _craft,
    EnterCar: _enter,
    LeaveCar: _leave_car,
    Drive: _drive,
    Trade: _trade,
    TakeObjective: _objective,
    Shove: _shove,
    Taunt: always("rest", -80.0),
    Bloodlust: _charge,
}

# ------------------------------------------------------------ answers


def _yes(mind: LivingMind, question: Question) -> str:
    return "yes"


def _stay(mind: LivingMind, question: Question) -> str:
    return "stay"


def _together(mind: LivingMind, question: Question) -> str:
    """Spawn tokens go to where the first of them is; that one stays."""
    first = mind.view.spawns[0].zone
    return first if first in question.options else question.options[0]


def _most_dangerous(mind: LivingMind, question: Question) -> str:
    order = ("relative", "breaker", "walker", "fatty")
    return min(question.options, key=lambda one: order.index(one) if one in order else len(order))


ANSWERS: Mapping[str, Callable[..., str]] = {
    **autopilot.ANSWERS,
    "trust": _yes,
    "run-to": _stay,
    "drive-away": _together,
    "hit-target": _most_dangerous,
}
