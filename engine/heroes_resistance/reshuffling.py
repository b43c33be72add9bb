"""Deals anew what lies face down in this game, on a copy of a table that the autopilot plays
out.
"""

from __future__ import annotations

from engine.family.game import Game
from engine.heroes_resistance.missions import people_named
from engine.heroes_resistance.state import ours


def reshuffle(game: Game) -> None:
    """Shuffle the decks and the bystander cards in rooms."""
    state = ours(game)
    state.trait_deck = game.dice.mixed(state.trait_deck)
    state.hero_deck = game.dice.mixed(state.hero_deck)
    _bystanders(game)


def _bystanders(game: Game) -> None:
    """Deal the face-down bystander cards anew, from these and the deck.

    The mission's text says which bystanders lie in rooms or in the deck, so these stay there; only
    who is in which room changes.
    """
    state, named = ours(game), people_named(game.mission)
    unknown = game.dice.mixed(
        one for one in (*state.hidden.values(), *state.bystander_deck) if one not in named
    )
    in_rooms = [one for one in state.hidden.values() if one in named]
    while len(in_rooms) < len(state.hidden):
        in_rooms.append(unknown.pop())
    in_deck = [one for one in state.bystander_deck if one in named]
    state.hidden = dict(zip(state.hidden, game.dice.mixed(in_rooms), strict=True))
    state.bystander_deck = game.dice.mixed([*in_deck, *unknown])
