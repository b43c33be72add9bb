"""Eliminating survivors. Each booklet says how wounds are counted. [zombicide #7]"""

from __future__ import annotations

from engine.family import burdens, leaving, victory
from engine.family.cards import cards_of, discard, drop
from engine.family.events import SurvivorEliminated
from engine.family.game import Game
from engine.family.state import Survivor


def eliminate(game: Game, survivor: Survivor, by: str) -> None:
    """Take the survivor off the board and discard their cards; this may end the game."""
    for car in game.state.cars.values():
        car.driver = None if car.driver == survivor.id else car.driver
        car.passengers = [one for one in car.passengers if one != survivor.id]
    survivor.standing = False
    survivor.done = True
    for change in game.booklet.falls:
        change(game, survivor)
    burdens.fall(game, survivor)
    for card in cards_of(survivor):
        drop(survivor, card)
        discard(game, card)
    game.tell(SurvivorEliminated(survivor=survivor.id, zone=survivor.zone, by=by))
    leaving.cars_leave(game)
    victory.check(game)
    victory.check_defeat(game)


def most(game: Game, survivor: Survivor) -> int:
    """Return how many wounds eliminate a survivor; it is the same number for everybody."""
    return game.content.figures.wounds
