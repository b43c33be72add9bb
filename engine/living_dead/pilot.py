"""How the autopilot plays Night of the Living Dead: barricades first, then whoever is inside."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.command import Command
from engine.core.question import Question
from engine.family import autopilot
from engine.family.autopilot import always
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
from engine.family.mind import Reasons, Worth
from engine.family.view import CarView, SurvivorView
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
from engine.living_dead.mind import ARMED, PARTS, LivingMind
from engine.spaces.zones import Door

# ------------------------------------------------------------ wood and doors


WEAPON_DECKS = ("melee", "ranged", "lying")


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
    if _leads_on(mind, survivor, door):
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
    """For what the scene wants, and only while somebody can still meet a Relative."""
    survivor = mind.survivors[command.survivor]
    if command.deck in WEAPON_DECKS:
        needy = mind.strength(survivor) < ARMED
        return {"arms": 150.0 if command.deck == "lying" else 190.0 if needy else 30.0}
    if not mind.can_meet(survivor):
        return {"supplies": -80.0}
    return {
        "supplies": 160.0 if mind.wants_household(survivor) else -20.0,
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
        worth = autopilot.WORTH[Attack](mind, command)
        inside = command.zone in mind.intruders() and "kills" in worth
        return {**worth, "threat": INTRUDER} if inside else worth
    if any(one.zone == command.zone for one in mind.standing):
        return {"friends": -1000.0}
    if mind.fires_wanted():
        return {"objective": 600.0 if command.zone in mind.targets() else -200.0}
    return {"kills": 120.0 * mind.count(command.zone) - 300.0}


INTRUDER = 250.0
"""Points for a blow at whoever broke into a house that is to be held: before all else."""


def _craft(mind: LivingMind, command: Craft) -> Reasons:
    """Fire first where it wins; a torch leaves the kerosene."""
    fire = mind.fires_wanted() and command.recipe == "molotov"
    return {"objective": 500.0} if fire else {"better-weapon": 90.0}


def _enter(mind: LivingMind, command: EnterCar) -> Reasons:
    """To the wheel where that wins; all together to the pump."""
    if mind.pump():
        return {"get-away": 350.0 if command.seat == "driver" else 320.0}
    if "drive" in mind.open_goals:
        return {"get-away": 250.0 if command.seat == "driver" else -100.0}
    return autopilot.WORTH[EnterCar](mind, command)


def _leave_car(mind: LivingMind, command: LeaveCar) -> Reasons:
    wanted = mind.pump() or any(rule.name == "drive" for rule in mind.victory)
    return {"rest": -300.0} if wanted else autopilot.WORTH[LeaveCar](mind, command)


def _drive(mind: LivingMind, command: Drive) -> Reasons:
    """Over the dead, never over friends, and to where the scene wants the car."""
    if mind.shown.ahead and command.path[-1] not in mind.shown.ahead:
        return {"rest": -300.0}
    car = mind.car_of(mind.survivors[command.survivor])
    if car is None:
        return {"rest": -100.0}
    crew = (car.driver, *car.passengers)
    friends = [one for one in mind.standing if one.zone in command.path and one.id not in crew]
    if any(mind.count(one.zone) for one in friends):
        return {"friends": -800.0}
    kills = {zone: min(mind.count(zone), RAMMED) for zone in command.path}
    return {
        "run-over": 60.0 * sum(kills.values()),
        "nearer": _nearer_by_car(mind, car, command.path[-1]),
        "effort": -20.0,
    }


RAMMED = 1.5
"""How many dead a car fells in a zone, on average."""


def _nearer_by_car(mind: LivingMind, car: CarView, end: str) -> float:
    """To the pump once all are aboard; there the dead on its tile come first."""
    asked = mind.pump()
    if asked is None:
        return 0.0
    if mind.awaited(car) and not mind.count(car.zone):
        return -300.0
    roads = mind.roads([asked.zone])
    gain = roads.get(car.zone, 0) - roads.get(end, 0)
    on_tile = car.zone in asked.zones and any(mind.count(zone) for zone in asked.zones)
    return (20.0 if on_tile else 100.0) * gain


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
