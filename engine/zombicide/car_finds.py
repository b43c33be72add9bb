"""Searching cars: police cars give cards of the deck, a pimp-mobile one special weapon.
[zombicide #6, #10]
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import search
from engine.family.cards import discard, keep
from engine.family.events import CardFound, NothingFound
from engine.family.game import Game
from engine.family.state import Survivor, Tidying
from engine.zombicide.commands import SearchCar
from engine.zombicide.events import CarSearched
from engine.zombicide.noise import sound_alarm
from engine.zombicide.scavenging import scavenges
from engine.zombicide.search import draw_unless_refused, find, spring
from engine.zombicide.state import ours


def searches(game: Game, survivor: Survivor) -> Iterator[SearchCar]:
    for car in game.cars_in(survivor.zone):
        yield SearchCar(survivor=survivor.id, car=car)


def why_not_search(game: Game, survivor: Survivor, command: SearchCar) -> Refusal | None:
    """Refuse unless the car is in the survivor's zone, the zone holds no zombies, and a search is
    left this turn.

    A survivor searches from inside the car or beside it. A pimp-mobile can be searched once.
    """
    if command.car not in game.cars_in(survivor.zone):
        return Refusal("no-car-here", survivor=survivor.id, zone=survivor.zone)
    if game.zombies_in(survivor.zone):
        count = game.zombie_count(survivor.zone)
        return Refusal("search-among-zombies", survivor=survivor.id, count=count)
    if game.car_spec(command.car).kind == "pimp":
        if game.state.cars[command.car].searched:
            return Refusal("car-searched-already", survivor=survivor.id)
        if not _special_cards(game):
            return Refusal("car-is-empty", survivor=survivor.id)
    return search.why_no_search_left(game, survivor, costless=scavenges(game, survivor))


async def search_car(game: Game, survivor: Survivor, command: SearchCar) -> None:
    """Search a car; a flashlight gives no second card. [facts/zombicide.md 6, Flashlight
    and cars]
    """
    search.pay_for_search(survivor, costless=scavenges(game, survivor))
    sound_alarm(game, command.car, survivor.zone)
    if game.car_spec(command.car).kind == "pimp":
        await _search_pimp_mobile(game, survivor, command.car)
    else:
        await _search_police_car(game, survivor, command.car)
    if survivor.standing:
        game.state.tidying = Tidying(survivor.id, paid=False)


def _special_cards(game: Game) -> list[str]:
    """Return the cards that pimp-mobiles may still hold; each is found only once."""
    kinds, found = game.content.figures.car.pimp_cards, ours(game).found_in_cars
    aside = game.state.aside
    return [one for one in aside if game.content.cards[one] in kinds and one not in found]


async def _search_pimp_mobile(game: Game, survivor: Survivor, car: str) -> None:
    """Give one of the special weapons at random; the car can be searched only once."""
    game.reveal()
    game.state.cars[car].searched = True
    card = game.dice.pick(_special_cards(game))
    ours(game).found_in_cars.append(card)
    game.state.aside.remove(card)
    game.tell(CarSearched(survivor=survivor.id, car=car, zone=survivor.zone, passed_over=()))
    game.tell(CardFound(survivor=survivor.id, card=card))
    await keep(game, survivor, card)


async def _search_police_car(game: Game, survivor: Survivor, car: str) -> None:
    """Draw cards until one is a weapon, and discard the others; an ambush ends the search.

    An empty deck is made anew of the discards, as long as they hold such a card.
    """
    passed, state = list[str](), game.state
    found: str | None = None
    while state.equipment_deck or any(_ends(game, one) for one in state.equipment_discard):
        found = await draw_unless_refused(game, survivor)
        if found is None or _ends(game, found):
            break
        discard(game, found)
        passed.append(found)
        found = None
    game.tell(
        CarSearched(survivor=survivor.id, car=car, zone=survivor.zone, passed_over=tuple(passed))
    )
    if found is None:
        game.tell(NothingFound(survivor=survivor.id))
    elif game.equipment(found).kind == "trap":
        await spring(game, survivor, found)
    else:
        await find(game, survivor, found)


def _ends(game: Game, card: str) -> bool:
    """Return whether the card ends the search of a police car."""
    return game.equipment(card).kind in ("weapon", "trap")
