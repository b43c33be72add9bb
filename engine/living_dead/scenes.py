"""The special rules and goals of the scenes, by name. [living-dead #15]"""

from __future__ import annotations

from dataclasses import replace

from engine.core.refusal import Refusal
from engine.family import actions, goals, missions, victory
from engine.family.commands import TakeObjective
from engine.family.events import BuildingOpened
from engine.family.game import Game, MissionGoals, MissionRules
from engine.family.mission_rules import Goal, Rule
from engine.family.parameters import AtZone, Zones, told
from engine.family.progress import Progress, at_most_zero, missing, whether
from engine.family.spawning import draw_for
from engine.family.state import Survivor
from engine.living_dead import journey, search
from engine.living_dead import parameters as p
from engine.living_dead.events import BodyFound
from engine.living_dead.modes import dishearten, embolden
from engine.living_dead.parameters import Body, Driven, House, Refuel
from engine.living_dead.state import ours
from engine.living_dead.wounds import somebody_fell
from engine.reading.mission import MissionRule
from engine.spaces.zones import Building

# ------------------------------------------------------------ the house


def _dead_in(game: Game, house: str) -> int:
    """Return how many zombies are in the house that has this room."""
    building = game.board.building_of(house)
    return sum(game.zombie_count(room) for room in (building.rooms if building else ()))


async def defend(game: Game) -> None:
    """Lose the game if zombies are in the house when the players' phase ends. [S2, S4, S5]"""
    if any(_dead_in(game, one.house) for one in told(game.mission.rules, "defend", House)):
        victory.lose(game, "house-overrun")


def barricaded(game: Game, rule: MissionRule) -> bool:
    """True if every window is blocked and no zombie is in the house. [S1]"""
    return all(one.met for one in windows_counted(game, rule))


def windows_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the windows that are blocked, and the zombies in the house. [S1]"""
    windows = [door.id for door in game.board.doors.values() if door.sort == "window"]
    boarded = [one for one in windows if one in ours(game).barricades]
    shut = sum(one not in game.state.open_doors for one in boarded)
    dead = _dead_in(game, missions.parameters(rule, House).house)
    return [Progress("windows", shut, len(windows)), at_most_zero("dead-in-house", dead)]


# ------------------------------------------------------------ the body [S1]


def _bodies(game: Game) -> list[Body]:
    return [
        one
        for one in told(game.mission.rules, "body", Body)
        if one.objective not in game.state.taken_objectives
    ]


async def look_at_body(game: Game) -> None:
    """Turn all survivors to Romero mode when one of them first reaches the dead owner of
    the house.
    """
    for body in _bodies(game):
        zone = next(one.zone for one in game.mission.objectives if one.id == body.objective)
        there = game.survivors_in(zone)
        if there and body.objective not in ours(game).achieved:
            ours(game).achieved.append(body.objective)
            game.tell(BodyFound(survivor=there[0].id, zone=zone))
            ours(game).shaken = list(ours(game).zombicide)
            for survivor in game.standing():
                dishearten(game, survivor, "body")


def why_not_take(game: Game, survivor: Survivor, command: TakeObjective) -> Refusal | None:
    """Refuse if too few actions are left: a body costs more than one."""
    cost = sum(one.cost for one in _bodies(game) if one.objective == command.objective)
    refusal = actions.why_not_take(game, survivor, command)
    return refusal or actions.why_not_spend(game, survivor, cost or 1)


async def take_objective(game: Game, survivor: Survivor, command: TakeObjective) -> None:
    """Take an objective.

    House rule: if it is a body, the survivors whom it turned to Romero mode turn back. [facts 10,
    ruling 3]
    """
    bodies = [one for one in _bodies(game) if one.objective == command.objective]
    for body in bodies:
        actions.spend(survivor, cost=body.cost - 1)
    await actions.take_objective(game, survivor, command)
    if bodies:
        shaken, ours(game).shaken = ours(game).shaken, []
        for one in game.standing():
            if one.id in shaken:
                embolden(game, one, "body-gone")


# ------------------------------------------------------------ goals


async def arrive(game: Game) -> None:
    """Check the goals when the players' phase ends, in scenes with a journey. [S6, S8]"""
    if journey.travel(game):
        victory.check(game)


async def walked_off(game: Game) -> None:
    """Check the goals before more zombies come, in scenes without a journey. [#4]"""
    if not journey.travel(game):
        victory.check(game)


def driven(game: Game, rule: MissionRule) -> bool:
    """Return True if a survivor sits in the driver's seat of the car. [S8]"""
    return game.state.cars[missions.parameters(rule, Driven).car].driver is not None


def goals_kept(game: Game) -> int:
    """Return how many goals count as reached from the moment when they were reached once."""
    return len(ours(game).achieved)


def driver_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Return the count of the goal: whether somebody sits at the wheel. [S8]"""
    return [whether("at-the-wheel", done=driven(game, rule))]


def deck_exhausted(game: Game, rule: MissionRule) -> bool:
    """True once the last household card, the key, is drawn. [S2]"""
    return game.state.round > 0 and not search.decks_left(game)["household"]


def deck_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the household cards left. [S2]"""
    return [at_most_zero("household-left", search.decks_left(game)["household"])]


def siege_broken(game: Game, rule: MissionRule) -> bool:
    """True if no zombie is left and all spawn tokens lie in one zone. [S3]"""
    return len(set(ours(game).spawns)) == 1 and not game.state.zombies


def siege_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Return two counts: the spawn tokens in the zone with most of them, and all zombies. [S3]"""
    spawns = ours(game).spawns
    together = max((spawns.count(zone) for zone in spawns), default=0)
    dead = sum(sum(kinds.values()) for kinds in game.state.zombies.values())
    return [Progress("together", together, max(1, len(spawns))), at_most_zero("dead", dead)]


def refuelled(game: Game, rule: MissionRule) -> bool:
    """True if the van is at the pump and no zombie is on the pump's tile. [S4]"""
    asked = missions.parameters(rule, Refuel)
    at_pump = game.state.cars[asked.car].zone == asked.zone
    return at_pump and not any(game.zombies_in(zone) for zone in asked.zones)


def refuel_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Return the progress of the goal: whether the van is at the pump, and how many zombies are
    on the pump's tile. [S4]
    """
    asked = missions.parameters(rule, Refuel)
    at_pump = game.state.cars[asked.car].zone == asked.zone
    dead = sum(game.zombie_count(zone) for zone in asked.zones)
    return [whether("at-the-pump", done=at_pump), at_most_zero("dead-at-the-pump", dead)]


def relative_for_all(game: Game, rule: MissionRule) -> bool:
    """True if everybody has killed a Relative. [S5]"""
    return all(one.id in ours(game).mourners for one in game.standing())


def relatives_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the survivors who have killed a Relative; the result names the others. [S5]"""
    people = [one.id for one in game.standing()]
    return [missing("mourners", people, ours(game).mourners, "survivor")]


def searched_everywhere(game: Game, rule: MissionRule) -> bool:
    """True if every room has been searched. [S9]"""
    rooms = [zone.id for zone in game.board.zones.values() if zone.kind == "room"]
    return all(room in ours(game).searched for room in rooms)


def rooms_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Count the rooms that were searched; the result names the others. [S9]"""
    rooms = [zone.id for zone in game.board.zones.values() if zone.kind == "room"]
    return [missing("rooms", rooms, ours(game).searched, "zone")]


def rest_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Return the count of the goal: whether the Relative was killed at that place. [S7]"""
    zone = missions.parameters(rule, AtZone).zone
    return [Progress("at-rest", int(achieved(game, rule)), 1, (zone,), "zone")]


def fire_counted(game: Game, rule: MissionRule) -> list[Progress]:
    """Return the counts of the goal: the spawn tokens in the zone to burn, and whether it burned.
    [S10]
    """
    zone, burned = missions.parameters(rule, AtZone).zone, achieved(game, rule)
    spawns = ours(game).spawns
    there = len(spawns) if burned else spawns.count(zone)
    return [
        Progress("gathered", there, len(spawns), (zone,), "zone"),
        whether("burned", done=burned),
    ]


def achieved(game: Game, rule: MissionRule) -> bool:
    """True once the goal was achieved; it stays achieved. [S7, S10]"""
    return rule.name in ours(game).achieved


# ------------------------------------------------------------ full houses [S9]


async def opened(game: Game, survivor: Survivor | None, building: Building) -> None:
    """Reveal a house: if the scene fills houses, draw a spawn card for each room, in the order that
    the players choose.

    In other scenes houses are empty. [S9]
    """
    if all(rule.name != "houses-full" for rule in game.mission.rules):
        return
    game.reveal()
    game.state.opened_buildings.append(building.id)
    game.tell(BuildingOpened(building=building.id, rooms=building.rooms))
    left = list(building.rooms)
    while left:
        room = await game.choose("next-room", left, about="zone", subject=building.id)
        left.remove(room)
        await draw_for(game, room)


# ------------------------------------------------------------ the tables of rules and goals

RULES: MissionRules = {
    "start-area": Rule(told=p.StartArea),
    "start-areas": Rule(told=Zones),
    "mode": Rule(told=p.BeginIn),
    "begin-with": Rule(told=p.BeginWith),
    "aboard": Rule(told=p.Aboard),
    "lying-card": Rule(told=p.LyingCard),
    "trust": Rule(told=p.Trust),
    "caches": Rule(told=p.Caches),
    "armoury": Rule(),
    "body": Rule(told=p.Body),
    "building": Rule(told=p.Building),
    "defend": Rule(told=p.House),
    "no-shooting": Rule(told=Zones),
    "fixed-spawn": Rule(told=AtZone),
    "houses-full": Rule(),
    "travel": Rule(told=p.Travel),
    "found-cards": missions.RULES["found-cards"],
    "closed-by-fire": missions.RULES["closed-by-fire"],
    **missions.EVERYWHERE,
}
_GOALS: MissionGoals = {
    **goals.EVERYWHERE,
    "barricaded": Goal(told=p.House, reached=barricaded, progress=windows_counted),
    "deck-exhausted": Goal(reached=deck_exhausted, progress=deck_counted),
    "siege-broken": Goal(reached=siege_broken, progress=siege_counted),
    "refuel": Goal(told=p.Refuel, reached=refuelled, progress=refuel_counted),
    "relative-for-all": Goal(reached=relative_for_all, progress=relatives_counted),
    "relative-at-rest": Goal(told=AtZone, reached=achieved, progress=rest_counted),
    "search-everywhere": Goal(reached=searched_everywhere, progress=rooms_counted),
    "burned-out": Goal(told=AtZone, reached=achieved, progress=fire_counted),
    "arrive": Goal(reached=journey.arrived, progress=journey.arrival_counted),
    "last-tile-clear": Goal(reached=journey.last_is_clear, progress=journey.last_tile_counted),
    "drive": Goal(told=p.Driven, reached=driven, progress=driver_counted),
}


def _unless_somebody_fell(goal: Goal[Game]) -> Goal[Game]:
    """Return the goal, changed so that it cannot be reached once somebody has fallen.

    The game is lost at that instant, even if the others would have won without the fallen survivor.
    [#4]
    """

    def reached(game: Game, rule: MissionRule) -> bool:
        return somebody_fell(game) is None and goal.reached(game, rule)

    return replace(goal, reached=reached)


GOALS: MissionGoals = {name: _unless_somebody_fell(goal) for name, goal in _GOALS.items()}
