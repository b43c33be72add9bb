"""The autopilot's scoring of commands and its answers in Night of the Living Dead."""

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
    Equip,
    LeaveCar,
    Move,
    TakeObjective,
    Trade,
)
from engine.family.mind import Reasons, Worth
from engine.family.view import CarView, SurvivorView
from engine.living_dead import commands
from engine.living_dead.journey import SIDES
from engine.living_dead.mind import ARMED, PARTS, LivingMind
from engine.spaces.zones import Door

# ------------------------------------------------------------ wood and doors


WEAPON_DECKS = ("melee", "ranged", "lying")


def _barricade(mind: LivingMind, command: commands.Barricade) -> Reasons:
    door = mind.board.doors[command.door]
    if command.how == "build":
        return {"objective": 600.0}
    if command.how == "take":
        return {"objective": 260.0 if mind.building() and mind.wood_lacking() > 0 else -50.0}
    survivor = mind.survivors[command.survivor]
    if command.how == "open" and mind.aimed_through(door):
        return {"objective": 180.0}
    if command.how == "open":
        gain = _gain(mind, survivor, door)
        leads = not (mind.sheltered or mind.packing()) and gain > 0 and _shut_in(mind, survivor)
        return {"on-the-way": 130.0 + 20 * gain if leads else -150.0}
    return {"safer": _shut_out(mind, survivor, door)}


def _gain(mind: LivingMind, survivor: SurvivorView, door: Door) -> float:
    """Return how much nearer to the survivor's goals the other side of the door is, in zones."""
    other = next(zone for zone in door.zones if zone != survivor.zone)
    goals = mind.goals_of(survivor)
    return mind.way(survivor.zone, goals) - mind.way(other, goals)


def _shut_in(mind: LivingMind, survivor: SurvivorView) -> bool:
    """Return whether no open way leads to the survivor's goals."""
    region = mind.board.region(survivor.zone, mind.view.open_doors)
    return region.isdisjoint(mind.goals_of(survivor))


def _shut_out(mind: LivingMind, survivor: SurvivorView, door: Door) -> float:
    """Score closing a door or barricade.

    It gains points if the door leads out of the house and nobody is outside. It loses points if a
    goal is behind it, or if the survivors want the zombies to come in there.
    """
    if _gain(mind, survivor, door) > 0:
        return -60.0
    if mind.may_host(door):
        return -60.0
    inside = [zone for zone in door.zones if mind.inside(zone)]
    outside = [zone for zone in door.zones if not mind.inside(zone)]
    if not outside or not inside:
        return -60.0
    if any(not mind.inside(one.zone) for one in mind.standing):
        return -40.0
    return 140.0


def _open_by_hand(mind: LivingMind, command: commands.OpenByHand) -> Reasons:
    """Score opening a door: points if a goal or shelter is behind it, or if the survivors want the
    dead to come in there.

    It loses points before a journey begins, and if it would open a house that must stay closed.
    """
    if mind.packing():
        return {"rest": -60.0}
    survivor = mind.survivors[command.survivor]
    door = mind.board.doors[command.door]
    other = next(zone for zone in door.zones if zone != survivor.zone)
    if mind.may_host(door) and not mind.intruders() and not mind.is_open(survivor.zone):
        return {"level": 120.0}
    staying = mind.sheltered and not mind.pump()
    if staying and mind.inside(survivor.zone) and not mind.inside(other):
        return {"safer": -60.0}
    nearer = _gain(mind, survivor, door) > 0
    shelter = mind.inside(other) and not mind.inside(survivor.zone)
    return {"on-the-way": 130.0 if nearer or shelter else -60.0}


def _close(mind: LivingMind, command: CloseDoor) -> Reasons:
    survivor = mind.survivors[command.survivor]
    return {"safer": _shut_out(mind, survivor, mind.board.doors[command.door])}


def _planks(mind: LivingMind, command: commands.UsePlanks) -> Reasons:
    return {"objective": 400.0 if mind.building() else -50.0}


# ------------------------------------------------------------ walking


def _move(mind: LivingMind, command: Move) -> Reasons:
    """Score a move. Entering a new tile loses many points unless all can follow, since more of the
    dead appear there.
    """
    worth = autopilot.WORTH[Move](mind, command)
    ahead = mind.shown.ahead
    here = mind.survivors[command.survivor]
    if command.zone in ahead and here.zone not in ahead and not mind.all_follow(here):
        return {**worth, "together": -300.0}
    if ahead:
        return {**worth, "effort": worth["effort"] - 60.0 * mind.count(command.zone)}
    if mind.sheltered:
        return worth
    gathered = mind.strays(here, here.zone) - mind.strays(here, command.zone)
    return {**worth, "together": worth["together"] + STRAY * gathered}


STRAY = 25.0
"""Points of a move for each survivor more who is near enough to help."""


# ------------------------------------------------------------ finding and fighting


def _search(mind: LivingMind, command: commands.SearchDeck) -> Reasons:
    """Score a search: points for cards that the scene or a badly armed survivor needs.

    Household cards lose points if nobody in the room could kill a Relative found there.
    """
    survivor = mind.survivors[command.survivor]
    if command.deck in WEAPON_DECKS and mind.wants_room(survivor):
        return {"objective": 300.0}
    if command.deck in WEAPON_DECKS:
        needy = mind.strength(survivor) < ARMED and (mind.packing() or not mind.shown.ahead)
        return {"arms": 150.0 if command.deck == "lying" else 190.0 if needy else 30.0}
    if not mind.can_meet(survivor):
        return {"supplies": -80.0}
    return {
        "supplies": 160.0 if mind.wants_household(survivor) else -20.0,
        "free": 40.0 if survivor.free_of("search") else 0.0,
    }


def _trade(mind: LivingMind, command: Trade) -> Reasons:
    """Score a trade.

    The starting Winchester is passed on until it has turned everybody to Zombicide mode. If fire
    wins, the parts of a molotov go to a survivor who has the other part.
    """
    giver, taker = mind.survivors[command.survivor], mind.survivors[command.partner]
    trusted = str(command.give) == mind.trusted
    if trusted and not command.take and not mind.trusts(giver):
        return {"trust": 170.0 if not mind.trusts(taker) else 60.0}
    if mind.fires_wanted() and not command.take:
        parts = [mind.kind_of(command.give), *PARTS]
        if parts[0] in PARTS:
            other = PARTS[1 - PARTS.index(parts[0])]
            fits = mind.holds(taker, other) and not mind.holds(giver, other)
            return {"objective": 220.0 if fits else -80.0}
    return autopilot.WORTH[Trade](mind, command)


def _attack(mind: LivingMind, command: Attack) -> Reasons:
    """Score an attack.

    If fire wins, a molotov is kept for zones with spawn tokens; it is never thrown at friends.
    Attacking brings few points on a journey, and loses points if others need the kill more.
    """
    if mind.kind_of(command.card) != "molotov":
        worth = autopilot.WORTH[Attack](mind, command)
        if mind.travelling():
            return {name: 0.3 * points for name, points in worth.items()}
        if mind.leaves_to_others(mind.survivors[command.survivor], command.zone):
            return {"level": -20.0}
        inside = command.zone in mind.intruders() and "kills" in worth
        return {**worth, "threat": INTRUDER} if inside else worth
    if any(one.zone == command.zone for one in mind.standing):
        return {"friends": -1000.0}
    if mind.fires_wanted():
        return {"objective": 600.0 if command.zone in mind.targets() else -200.0}
    return {"kills": 120.0 * mind.count(command.zone) - 300.0}


INTRUDER = 250.0
"""Points for attacking the zombies in a house that must stay free of them; more than for most other
actions.
"""


def _craft(mind: LivingMind, command: Craft) -> Reasons:
    """Score crafting: many points for a molotov if fire wins, else only for other weapons."""
    fire = mind.fires_wanted() and command.recipe == "molotov"
    if fire:
        return {"objective": 500.0}
    return {"better-weapon": -10.0 if command.recipe == "molotov" else 90.0}


def _enter(mind: LivingMind, command: EnterCar) -> Reasons:
    """Score getting into a car: points for everybody if the car must be refuelled, for the driver
    only if the mission is won by driving.
    """
    if mind.pump():
        return {"get-away": 350.0 if command.seat == "driver" else 320.0}
    if "drive" in mind.open_goals:
        return {"get-away": 250.0 if command.seat == "driver" else -100.0}
    return autopilot.WORTH[EnterCar](mind, command)


def _leave_car(mind: LivingMind, command: LeaveCar) -> Reasons:
    wanted = mind.pump() or any(rule.name == "drive" for rule in mind.victory)
    return {"rest": -300.0} if wanted else autopilot.WORTH[LeaveCar](mind, command)


def _drive(mind: LivingMind, command: Drive) -> Reasons:
    """Score a drive: points for running over the zombies and for coming nearer to the pump.

    Points are lost for zones in which misses could hit friends, and for leaving the newest tile.
    """
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
"""How many zombies a car kills in a zone that it enters, on average."""


def _nearer_by_car(mind: LivingMind, car: CarView, end: str) -> float:
    """Return the points for coming nearer to the pump; points are lost while a survivor near the
    car is on foot.

    On the pump's tile distance counts less until its dead are gone.
    """
    asked = mind.pump()
    if asked is None:
        return 0.0
    if mind.awaited(car) and not mind.count(car.zone):
        return -300.0
    roads = mind.roads([asked.zone])
    gain = roads.get(car.zone, 0) - roads.get(end, 0)
    on_tile = car.zone in asked.zones and any(mind.count(zone) for zone in asked.zones)
    return (20.0 if on_tile else 100.0) * gain


def _equip(mind: LivingMind, command: Equip) -> Reasons:
    """Score taking a card in hand.

    Each survivor should hold a weapon that kills the toughest zombies. If all must leave the
    house, one survivor should hold a tool that opens barricades.
    """
    survivor = mind.survivors[command.survivor]
    if command.place == "pack" or command.card in [one.id for one in survivor.hands if one]:
        return {"rest": -50.0}
    there = survivor.hands[0 if command.place == "left" else 1]
    tools = mind.crowbars(in_hand=True)
    if mind.leaving and not tools and mind.opens_barricades(mind.kind_of(command.card)):
        return {"better-weapon": 95.0}
    if mind.leaving and there and tools == [there.id]:
        return {"rest": -50.0}
    hard = mind.hits_hard(mind.kind_of(command.card))
    if hard and not mind.fells_all(survivor):
        return {"better-weapon": 220.0 if mind.too_tough(survivor, survivor.zone) else 90.0}
    needed = [one.kind for one in survivor.hands if one and mind.hits_hard(one.kind)]
    if there and needed == [there.kind] and not hard:
        return {"rest": -50.0}
    return autopilot.WORTH[Equip](mind, command)


def _objective(mind: LivingMind, command: TakeObjective) -> Reasons:
    """Score taking an objective.

    Taking a body away is worth some points only if somebody is in Zombicide mode and may search for
    weapons behind it.
    """
    if command.objective not in mind.bodies:
        return autopilot.WORTH[TakeObjective](mind, command)
    bold = any(mind.is_bold(one) for one in mind.standing)
    return {"arms": 40.0 if bold else -60.0}


def _shove(mind: LivingMind, command: commands.Shove) -> Reasons:
    survivor = mind.survivors[command.survivor]
    return {"safer": 35.0 * mind.danger(survivor.zone) if survivor.actions == 0 else 5.0}


def _charge(mind: LivingMind, command: commands.Bloodlust) -> Reasons:
    survivor = mind.survivors[command.survivor]
    crowd = mind.count(command.path[-1])
    able = mind.strength(survivor) * survivor.actions
    return {"kills": 90.0 if crowd <= able else -80.0}


WORTH: Mapping[type[Command], Worth] = {
    **autopilot.WORTH,
    Move: _move,
    commands.SearchDeck: _search,
    commands.OpenByHand: _open_by_hand,
    CloseDoor: _close,
    commands.Barricade: _barricade,
    commands.UsePlanks: _planks,
    commands.GiveBarricade: always("rest", -60.0),
    Attack: _attack,
    Craft: _craft,
    Equip: _equip,
    EnterCar: _enter,
    LeaveCar: _leave_car,
    Drive: _drive,
    Trade: _trade,
    TakeObjective: _objective,
    commands.Shove: _shove,
    commands.Taunt: always("rest", -80.0),
    commands.Bloodlust: _charge,
}

# ------------------------------------------------------------ answers


def _yes(mind: LivingMind, question: Question) -> str:
    return "yes"


def _stay(mind: LivingMind, question: Question) -> str:
    return "stay"


def _together(mind: LivingMind, question: Question) -> str:
    """Return the zone in which all spawn tokens are to be gathered."""
    wanted = mind.gathering()
    return wanted if wanted in question.options else question.options[0]


def _away(mind: LivingMind, question: Question) -> str:
    """Return the side where the next tile touches the fewest other tiles, so that few zombies
    can follow.
    """
    cells = {cell for zone in mind.board.zones.values() for cell in zone.tiles}
    (row, column), *_ = mind.board.zones[mind.shown.ahead[0]].tiles

    def touching(side: str) -> int:
        down, right = SIDES[side]
        place = (row + down, column + right)
        return sum((place[0] + y, place[1] + x) in cells for y, x in SIDES.values())

    return min(question.options, key=touching)


def _most_dangerous(mind: LivingMind, question: Question) -> str:
    order = ("relative", "breaker", "walker", "fatty")
    return min(question.options, key=lambda one: order.index(one) if one in order else len(order))


ANSWERS: Mapping[str, Callable[..., str]] = {
    **autopilot.ANSWERS,
    "trust": _yes,
    "let-take": _yes,
    "tile-side": _away,
    "run-to": _stay,
    "drive-away": _together,
    "hit-target": _most_dangerous,
}
