"""Driving: a car runs over the zombies in zones that it enters. [living-dead #8, #10]"""

from __future__ import annotations

from engine.family import actions, victory
from engine.family.commands import Drive
from engine.family.events import CarDriven
from engine.family.game import Game, Hits
from engine.family.hits import assign
from engine.family.state import Survivor
from engine.living_dead.events import CarStruck
from engine.living_dead.state import numbers


async def drive(game: Game, survivor: Survivor, command: Drive) -> None:
    """Drive, and strike the zombies in every zone that the car enters, but not where it starts.

    The driver's skills do not count. If the goals are reached in a zone on the way, the game is won
    there. [#4]
    """
    actions.spend(survivor)
    found = game.car_of(survivor) or ""
    car = game.state.cars[found]
    for zone in command.path:
        start, car.zone = car.zone, zone
        for one in car.occupants():
            game.survivor(one).zone = zone
        game.tell(CarDriven(survivor=survivor.id, car=found, start=start, zone=zone))
        if game.zombies_in(zone):
            await _strike(game, survivor, found, zone)
        await actions.follow_up(game)
        victory.check(game)


async def _strike(game: Game, driver: Survivor, found: str, zone: str) -> None:
    """Roll for a zone that the car entered and assign the hits in the usual order; misses hit
    survivors on foot in the zone. [#8, #10]
    """
    car, dice = game.content.figures.car, numbers(game).car_dice
    faces = tuple(game.dice.roll(dice))
    hits = sum(face in car.hits for face in faces)
    needed = min(car.hits)
    game.tell(
        CarStruck(survivor=driver.id, car=found, zone=zone, faces=faces, needed=needed, hits=hits)
    )
    aboard = game.state.cars[found].occupants()
    others = tuple(one.id for one in game.survivors_in(zone) if one.id not in aboard)
    await assign(game, driver, Hits(zone, dice, hits, car.damage, others))
