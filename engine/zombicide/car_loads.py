"""Loading supplies into cars. [zombicide #10]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions
from engine.family.cards import cards_of, drop, has_room, receive
from engine.family.game import Game
from engine.family.parameters import Supplies, told
from engine.family.state import Survivor
from engine.zombicide.commands import LoadCar, UnloadCar
from engine.zombicide.events import CarLoaded, CarUnloaded


def loaded_kinds(game: Game) -> tuple[str, ...]:
    """Return the kinds of cards that may be put into cars; none in most missions."""
    asked = told(game.mission.rules, "load-cars", Supplies)
    return asked[0].kinds if asked else ()


def loadings(game: Game, survivor: Survivor) -> Iterator[LoadCar]:
    for car in game.cars_in(survivor.zone):
        kinds = loaded_kinds(game)
        for card in cards_of(survivor):
            if game.equipment(card).id in kinds:
                yield LoadCar(survivor=survivor.id, car=car, card=card)


def why_not_load(game: Game, survivor: Survivor, command: LoadCar) -> Refusal | None:
    """Refuse unless the card is a supply of the mission, the car is here and an action is left."""
    if command.car not in game.cars_in(survivor.zone):
        return Refusal("no-car-here", survivor=survivor.id, zone=survivor.zone)
    if command.card not in cards_of(survivor):
        return Refusal("card-not-held", survivor=survivor.id, card=command.card)
    if game.equipment(command.card).id not in loaded_kinds(game):
        return Refusal("not-to-be-loaded", card=command.card)
    return actions.why_not_spend(game, survivor)


async def load(game: Game, survivor: Survivor, command: LoadCar) -> None:
    actions.spend(survivor)
    drop(survivor, command.card)
    game.state.cars[command.car].cargo.append(command.card)
    game.tell(CarLoaded(survivor=survivor.id, car=command.car, card=command.card))


def unloadings(game: Game, survivor: Survivor) -> Iterator[UnloadCar]:
    for car in game.cars_in(survivor.zone):
        for card in game.state.cars[car].cargo:
            yield UnloadCar(survivor=survivor.id, car=car, card=card)


def why_not_unload(game: Game, survivor: Survivor, command: UnloadCar) -> Refusal | None:
    if command.car not in game.cars_in(survivor.zone):
        return Refusal("no-car-here", survivor=survivor.id, zone=survivor.zone)
    if command.card not in game.state.cars[command.car].cargo:
        return Refusal("not-in-the-car", card=command.card)
    if not has_room(game, survivor):
        return Refusal("inventory-full", survivor=survivor.id)
    return actions.why_not_spend(game, survivor)


async def unload(game: Game, survivor: Survivor, command: UnloadCar) -> None:
    actions.spend(survivor)
    game.state.cars[command.car].cargo.remove(command.card)
    receive(game, survivor, command.card)
    game.tell(CarUnloaded(survivor=survivor.id, car=command.car, card=command.card))
