"""Eliminating survivors. Each booklet says how wounds are counted. [zombicide #7]"""

from __future__ import annotations

from collections.abc import Sequence

from engine.family import burdens, leaving, victory
from engine.family.cards import cards_of, discard, drop
from engine.family.events import SurvivorEliminated
from engine.family.game import Game
from engine.family.state import Survivor


def eliminate(game: Game, survivor: Survivor, by: str) -> None:
    """Take the survivor off the board and discard their cards; this may end the game."""
    eliminate_together(game, [survivor], by)


def eliminate_together(game: Game, survivors: Sequence[Survivor], by: str = "") -> None:
    """Take survivors who fall at the same moment off the board; this may end the game.

    What follows is looked at once all have fallen: nobody of them reaches a goal or drives off
    while another falls.
    """
    for one in survivors:
        _fall(game, one, by or one.id)
    leaving.cars_leave(game)
    victory.check(game)
    victory.check_defeat(game)


def _fall(game: Game, survivor: Survivor, by: str) -> None:
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


def most(game: Game, survivor: Survivor) -> int:
    """Return how many wounds eliminate a survivor; it is the same number for everybody."""
    return game.content.figures.wounds
