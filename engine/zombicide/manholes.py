"""Manholes: cards that bring zombies out of the ground. [zombicide #7]"""

from __future__ import annotations

from engine.family.entries import SpawnCard
from engine.family.game import Game
from engine.family.spawning import place_and_activate


async def out_of_manholes(game: Game, card: SpawnCard, zone: str) -> None:
    """Spawn the card's zombies at every manhole of every tile that holds a survivor.

    A zone over several tiles counts for each, and one with two manholes gets the figures twice.
    [facts/zombicide.md 6, manhole cards]
    """
    tiles = {tile for one in game.standing() for tile in game.board.zones[one.zone].tiles}
    figures = card.at(game.danger_level())
    places = {
        one: {kind: count * manholes for kind, count in figures.items()}
        for one, manholes in game.board.manholes_on(tiles).items()
    }
    await place_and_activate(game, places)
