"""Deals anew what a seat may not know, on a copy of a table that the autopilot plays out."""

from __future__ import annotations

from engine.zombies.game import Game
from engine.zombies.setup import helipad_depth


def reshuffle(game: Game, seat: str) -> None:
    """Shuffle the hands of the other seats with the deck, and shuffle the stack of tiles."""
    state = game.state
    others = [player for name, player in state.players.items() if name != seat]
    unknown = [*state.deck, *(card for one in others for card in one.hand)]
    state.deck = game.dice.mixed(unknown)
    for one in others:
        one.hand = [state.deck.pop() for _ in one.hand]
    _stack(game)


def _stack(game: Game) -> None:
    """Shuffle the stack and put the helipad where it may lie: last, or among the last tiles.

    A helipad that fitted nowhere was shuffled into the whole stack. That needs no other rule: the
    helipad was near the end of the stack then, so all tiles left are within the allowed depth.
    """
    state, tiles = game.state, game.content.tiles
    end = [kind for kind in state.stack if tiles[kind].role == "end"]
    state.stack = game.dice.mixed(kind for kind in state.stack if kind not in end)
    for kind in end:
        deepest = min(helipad_depth(game.content, state.helipad), len(state.stack))
        state.stack.insert(game.dice.pick(range(deepest + 1)) if deepest else 0, kind)
