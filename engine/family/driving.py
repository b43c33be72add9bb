"""Driving: one or two street zones per action, over everyone in the way. [zombicide #6, #8]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.refusal import Refusal
from engine.family import actions, leaving, victory
from engine.family.commands import Drive
from engine.family.events import CarDriven, CarRolled
from engine.family.game import Game, Hits
from engine.family.hits import assign
from engine.family.rolls import Roll, maybe_reroll, skills_to_reroll
from engine.family.state import Car, Survivor


def drives(game: Game, survivor: Survivor) -> Iterator[Drive]:
    found = game.car_of(survivor)
    car = game.state.cars[found] if found else None
    if car and car.driver == survivor.id:
        for path in paths(game, car.zone):
            yield Drive(survivor=survivor.id, path=path)


def paths(game: Game, start: str) -> Iterator[tuple[str, ...]]:
    """Yield every way of one or two street zones from `start`; a way may lead there and back."""
    longer: list[tuple[str, ...]] = [()]
    for _ in range(game.content.figures.car.zones):
        longer = [
            (*path, zone)
            for path in longer
            for zone in streets_beside(game, path[-1] if path else start)
        ]
        yield from longer


def streets_beside(game: Game, zone: str) -> list[str]:
    """Return the neighbouring street zones without corn or woods."""
    zones = game.board.zones
    nearby = game.board.neighbours(zone, game.open_doors)
    return [one for one in nearby if zones[one].kind == "street" and zones[one].terrain == "open"]


def why_not_drive(game: Game, survivor: Survivor, command: Drive) -> Refusal | None:
    """Refuse unless the survivor drives and the path is a legal drive; zombies slow no car."""
    found = game.car_of(survivor)
    if not found or game.state.cars[found].driver != survivor.id:
        return Refusal("not-at-the-wheel", survivor=survivor.id)
    if command.path not in list(paths(game, game.state.cars[found].zone)):
        far = game.content.figures.car.zones
        return Refusal("no-such-drive", survivor=survivor.id, most=far)
    return actions.why_not_spend(game, survivor)


async def drive(game: Game, survivor: Survivor, command: Drive) -> None:
    """Run over the zone the car starts in, then every zone it enters. [zombicide #9]

    The dice of a zone are rolled when the car enters it, and their hits fall in the order of a
    ranged attack. If the driver may reroll all dice of an action, the dice of all zones are rolled
    at the start, because the reroll covers them all. A zone that the car comes back to is rolled
    again when it is entered, because only then is it known who still stands there. The drive ends
    when the car leaves by an open exit, or when the goals are reached in a zone on the way: then
    the game is won.
    """
    actions.spend(survivor)
    found = game.car_of(survivor) or ""
    sources = skills_to_reroll(game, survivor)
    car, path = game.state.cars[found], leaving.up_to_the_exit(game, command.path)
    for leg in _legs((car.zone, *path), together=bool(sources)):
        _enter(game, survivor, found, leg[0])
        rolls = [roll for zone in leg if (roll := _roll(game, survivor, found, zone))]
        await maybe_reroll(game, survivor, rolls, sources)
        thrown = {roll.zone: roll for roll in rolls}
        for zone in leg:
            _enter(game, survivor, found, zone)
            if roll := thrown.get(zone):
                await assign(game, survivor, replace(roll.aimed, count=roll.hits))
            leaving.cars_leave(game)
            if car.gone:
                return
            victory.check(game)


def _legs(way: Sequence[str], *, together: bool) -> list[list[str]]:
    """Divide the zones of a drive into stretches; the dice of one stretch are rolled at the same
    time.

    With `together` a stretch is as long as possible, but has no zone twice; else each is one zone.
    """
    legs: list[list[str]] = [[]]
    for zone in way:
        if legs[-1] and (not together or zone in legs[-1]):
            legs.append([])
        legs[-1].append(zone)
    return legs


def _enter(game: Game, driver: Survivor, found: str, zone: str) -> None:
    """Move the car and everyone in it to the zone; do nothing if it is there already."""
    car = game.state.cars[found]
    if car.zone == zone:
        return
    start, car.zone = car.zone, zone
    for one in car.occupants():
        game.survivor(one).zone = zone
    game.tell(CarDriven(survivor=driver.id, car=found, start=start, zone=zone))


def _in_the_way(game: Game, car: Car, zone: str) -> list[Survivor]:
    """Return the survivors in the zone who are not in the car."""
    return [one for one in game.survivors_in(zone) if one.id not in car.occupants()]


def _roll(game: Game, driver: Survivor, found: str, zone: str) -> Roll | None:
    """Roll one die for each zombie and survivor in the zone; return None if nobody is there."""
    others = tuple(one.id for one in _in_the_way(game, game.state.cars[found], zone))
    count = game.zombie_count(zone) + len(others)
    if not count:
        return None
    car = game.content.figures.car
    roll = Roll(Hits(zone, count, 0, car.damage, others), car.hits, 0, exposed=bool(others))
    roll.throw(game)
    faces = tuple(roll.faces)
    game.tell(CarRolled(survivor=driver.id, car=found, zone=zone, faces=faces, hits=roll.hits))
    return roll
