"""Cars: getting in and out, and changing seats. [zombicide #6]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions
from engine.family.commands import ChangeSeat, EnterCar, LeaveCar, Seat
from engine.family.events import CarEntered, CarLeft, SeatChanged
from engine.family.game import Game
from engine.family.state import Car, Survivor

SEATS: tuple[Seat, Seat] = ("driver", "passenger")


def has_seat(game: Game, car: Car, seat: Seat) -> bool:
    """Return whether a seat of that kind is free; the passengers' seats are all alike."""
    if seat == "driver":
        return car.driver is None
    return len(car.passengers) < game.content.figures.car.passengers


def sit_down(car: Car, survivor: Survivor, seat: Seat) -> None:
    if seat == "driver":
        car.driver = survivor.id
    else:
        car.passengers.append(survivor.id)


def get_up(game: Game, survivor: Survivor) -> str | None:
    """Take the survivor out of their seat and return the id of the car, if any."""
    found = game.car_of(survivor)
    if found:
        car = game.state.cars[found]
        if car.driver == survivor.id:
            car.driver = None
        else:
            car.passengers.remove(survivor.id)
    return found


# ------------------------------------------------------------ getting in


def enterings(game: Game, survivor: Survivor) -> Iterator[EnterCar]:
    for car in game.cars_in(survivor.zone):
        for seat in SEATS:
            yield EnterCar(survivor=survivor.id, car=car, seat=seat)


def why_not_enter(game: Game, survivor: Survivor, command: EnterCar) -> Refusal | None:
    """Refuse a car that is not in the zone, not drivable, beside zombies, or full."""
    if game.car_of(survivor):
        return Refusal("in-a-car", survivor=survivor.id)
    if command.car not in game.cars_in(survivor.zone):
        return Refusal("no-car-here", survivor=survivor.id, zone=survivor.zone)
    if not game.car_spec(command.car).drivable:
        return Refusal("car-not-for-driving", survivor=survivor.id)
    if game.zombies_in(survivor.zone):
        count = game.zombie_count(survivor.zone)
        return Refusal("zombies-at-the-car", survivor=survivor.id, count=count)
    if not has_seat(game, game.state.cars[command.car], command.seat):
        return Refusal("seat-taken", survivor=survivor.id, seat=command.seat)
    return actions.why_not_spend(game, survivor)


async def enter(game: Game, survivor: Survivor, command: EnterCar) -> None:
    actions.spend(survivor)
    sit_down(game.state.cars[command.car], survivor, command.seat)
    game.tell(CarEntered(survivor=survivor.id, car=command.car, seat=command.seat))


# ------------------------------------------------------------ getting out


def exits(game: Game, survivor: Survivor) -> Iterator[LeaveCar]:
    if game.car_of(survivor):
        yield LeaveCar(survivor=survivor.id)


def why_not_get_out(game: Game, survivor: Survivor, command: LeaveCar) -> Refusal | None:
    """Refuse if the survivor is in no car or has no action left; zombies do not matter."""
    if not game.car_of(survivor):
        return Refusal("not-in-a-car", survivor=survivor.id)
    return actions.why_not_spend(game, survivor)


async def get_out(game: Game, survivor: Survivor, command: LeaveCar) -> None:
    actions.spend(survivor)
    car = get_up(game, survivor) or ""
    game.tell(CarLeft(survivor=survivor.id, car=car, zone=survivor.zone))


# ------------------------------------------------------------ changing seats


def seat_changes(game: Game, survivor: Survivor) -> Iterator[ChangeSeat]:
    if game.car_of(survivor):
        for seat in SEATS:
            yield ChangeSeat(survivor=survivor.id, seat=seat)


def why_not_change_seat(game: Game, survivor: Survivor, command: ChangeSeat) -> Refusal | None:
    """Refuse a seat that is taken or of the same kind: the passengers' seats are all alike."""
    found = game.car_of(survivor)
    if not found:
        return Refusal("not-in-a-car", survivor=survivor.id)
    car = game.state.cars[found]
    sits_at_the_wheel = car.driver == survivor.id
    if sits_at_the_wheel == (command.seat == "driver") or not has_seat(game, car, command.seat):
        return Refusal("seat-taken", survivor=survivor.id, seat=command.seat)
    return actions.why_not_spend(game, survivor)


async def change_seat(game: Game, survivor: Survivor, command: ChangeSeat) -> None:
    actions.spend(survivor)
    car = get_up(game, survivor) or ""
    sit_down(game.state.cars[car], survivor, command.seat)
    game.tell(SeatChanged(survivor=survivor.id, car=car, seat=command.seat))
