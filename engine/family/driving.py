"""Driving: one or two street zones an action, over everyone in the way. [zombicide #6, #8]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.refusal import Refusal
from engine.family import actions, leaving
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
    """Every way of one or two street zones, there and back again too."""
    longer: list[tuple[str, ...]] = [()]
    for _ in range(game.content.figures.car.zones):
        longer = [
            (*path, zone)
            for path in longer
            for zone in streets_beside(game, path[-1] if path else start)
        ]
        yield from longer


def streets_beside(game: Game, zone: str) -> list[str]:
    """Street zones that share a side with this one, as far as nothing grows there."""
    zones = game.board.zones
    nearby = game.board.neighbours(zone, game.open_doors)
    return [one for one in nearby if zones[one].kind == "street" and zones[one].terrain == "open"]


def why_not_drive(game: Game, survivor: Survivor, command: Drive) -> Refusal | None:
    """At the wheel, along the street; zombies slow no car down."""
    found = game.car_of(survivor)
    if not found or game.state.cars[found].driver != survivor.id:
        return Refusal("not-at-the-wheel", survivor=survivor.id)
    if command.path not in list(paths(game, game.state.cars[found].zone)):
        far = game.content.figures.car.zones
        return Refusal("no-such-drive", survivor=survivor.id, most=far)
    return actions.why_not_spend(game, survivor)


async def drive(game: Game, survivor: Survivor, command: Drive) -> None:
    """It runs over the zone it starts in, then every zone it enters.

    The dice of a zone are thrown on entering it. A driver who may roll all dice of the action again
    throws those of all zones ahead at once; only a zone that the car comes back to has its own
    on the way back, when it is known who still stands there. [zombicide #9] An open exit ends the
    way.
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
            await _run_over(game, survivor, found, thrown.get(zone))
            leaving.cars_leave(game)
            if car.gone:
                return


def _legs(way: Sequence[str], *, together: bool) -> list[list[str]]:
    """The zones whose dice are thrown at once."""
    legs: list[list[str]] = [[]]
    for zone in way:
        if legs[-1] and (not together or zone in legs[-1]):
            legs.append([])
        legs[-1].append(zone)
    return legs


def _enter(game: Game, driver: Survivor, found: str, zone: str) -> None:
    """The car and all aboard; nothing where it stands there already."""
    car = game.state.cars[found]
    if car.zone == zone:
        return
    start, car.zone = car.zone, zone
    for one in car.occupants():
        game.survivor(one).zone = zone
    game.tell(CarDriven(survivor=driver.id, car=found, start=start, zone=zone))


def _in_the_way(game: Game, car: Car, zone: str) -> list[Survivor]:
    """Survivors in a zone that do not sit in the car."""
    return [one for one in game.survivors_in(zone) if one.id not in car.occupants()]


def _roll(game: Game, driver: Survivor, found: str, zone: str) -> Roll | None:
    """A die for each actor in the zone; none where nobody is."""
    others = _in_the_way(game, game.state.cars[found], zone)
    count = game.zombie_count(zone) + len(others)
    if not count:
        return None
    roll = Roll(zone, count, game.content.figures.car.hits, 0, exposed=bool(others))
    roll.throw(game)
    faces = tuple(roll.faces)
    game.tell(CarRolled(survivor=driver.id, car=found, zone=zone, faces=faces, hits=roll.hits))
    return roll


async def _run_over(game: Game, driver: Survivor, found: str, roll: Roll | None) -> None:
    """Hits fall as those of a ranged attack do."""
    if roll is None:
        return
    car = game.state.cars[found]
    others = tuple(one.id for one in _in_the_way(game, car, car.zone))
    damage = game.content.figures.car.damage
    await assign(game, driver, Hits(car.zone, roll.dice, roll.hits, damage, others))
