"""Driving: one or two street zones an action, over everyone in the way. [zombicide #6, #8]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.zombicide import actions, leaving, skills
from engine.zombicide.combat import Hits, assign_by_priority
from engine.zombicide.commands import Drive
from engine.zombicide.events import CarDriven, CarRolled, DiceRerolled
from engine.zombicide.game import Game
from engine.zombicide.state import Car, Survivor


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
    """Street zones that share a side with this one."""
    zones = game.board.zones
    nearby = game.board.neighbours(zone, game.open_doors)
    return [one for one in nearby if zones[one].kind == "street"]


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
    """It runs over the zone it starts in, then every zone it enters; an open exit ends the way."""
    actions.spend(survivor)
    found = game.car_of(survivor) or ""
    car = game.state.cars[found]
    rerolls = _rerolls(game, survivor)
    await _run_over(game, survivor, found, rerolls)
    for zone in command.path:
        start, car.zone = car.zone, zone
        for one in car.occupants():
            game.survivor(one).zone = zone
        game.tell(CarDriven(survivor=survivor.id, car=found, start=start, zone=zone))
        await _run_over(game, survivor, found, rerolls)
        leaving.cars_leave(game)
        if car.gone:
            return


def _rerolls(game: Game, survivor: Survivor) -> list[str]:
    """Skills that let the dice of any action be rolled again; each once an action."""
    found = ["lucky"] if skills.has(game, survivor, "lucky") else []
    if skills.has(game, survivor, "reroll-per-turn") and "reroll-per-turn" not in survivor.used:
        found.append("reroll-per-turn")
    return found


def _in_the_way(game: Game, car: Car) -> list[Survivor]:
    """Survivors in the car's zone that do not sit in it."""
    return [one for one in game.survivors_in(car.zone) if one.id not in car.occupants()]


async def _run_over(game: Game, driver: Survivor, found: str, rerolls: list[str]) -> None:
    """A die for each actor in the zone; hits fall as those of a ranged attack do."""
    car = game.state.cars[found]
    others = _in_the_way(game, car)
    count = game.zombie_count(car.zone) + len(others)
    if not count:
        return
    hits = await _roll(game, driver, found, count, rerolls)
    damage = game.content.figures.car.damage
    await assign_by_priority(game, driver, Hits(car.zone, hits, damage, others))


async def _roll(game: Game, driver: Survivor, found: str, count: int, rerolls: list[str]) -> int:
    good = game.content.figures.car.hits
    faces = game.dice.roll(count)
    hits = sum(face in good for face in faces)
    zone = game.state.cars[found].zone
    game.tell(CarRolled(survivor=driver.id, car=found, zone=zone, faces=tuple(faces), hits=hits))
    while rerolls and hits < count:
        choice = await game.choose(
            "reroll", ["keep", *rerolls], about="word", subject=driver.id, seats=[driver.seat]
        )
        if choice == "keep":
            break
        rerolls.remove(choice)
        if choice == "reroll-per-turn":
            driver.used.append(choice)
        faces = game.dice.roll(count)
        hits = sum(face in good for face in faces)
        again = DiceRerolled(
            survivor=driver.id, reason=choice, faces=tuple(faces), needed=0, hits=hits
        )
        game.tell(again)
    return hits
