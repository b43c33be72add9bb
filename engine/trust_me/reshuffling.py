"""Deals anew what a seat may not know, on a copy of a table that the autopilot plays out.

A face-down token shows its back, and whether it is an empty gun; so tokens change places only with
others that show the same. The state does not record which tokens a seat has looked at, so these are
dealt anew, too.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.trust_me.game import Game
from engine.trust_me.sheet import UNSEEN
from engine.trust_me.standing import ASK, USUAL
from engine.trust_me.state import Player

Back = tuple[str, bool]
"""What a face-down token shows: the pool it belongs to, and whether it is an empty gun."""


def reshuffle(game: Game, seat: str) -> None:
    """Deal anew the objectives, orders and face-down tokens of the other seats; shuffle the
    cards.
    """
    state, own = game.state, game.player(seat)
    state.deck = game.dice.mixed(state.deck)
    cards = game.dice.mixed(one for one in game.content.cards if one != own.objective)
    for name in state.seats:
        if name != seat:
            game.player(name).objective = cards.pop()
            _suppose_orders(game.player(name))
    _tokens(game, seat)


def _suppose_orders(player: Player) -> None:
    """Give another player the usual orders in place of its own, which are secret.

    In a game begun under schema 2 the player has no standing orders and gets none.
    """
    player.orders = ASK
    player.standing = {**USUAL} if player.standing else {}


def _tokens(game: Game, seat: str) -> None:
    """Shuffle the tokens that `seat` cannot see, with those in the box, and lay them out again.

    Each place gets a token that looks the same from its back.
    """
    state = game.state
    pools: dict[Back, list[str]] = {}
    for token in game.dice.mixed([*_face_down(game, seat), *state.boxed]):
        pools.setdefault(_back(game, token), []).append(token)
    for lying in state.lying.values():
        lying.token = pools[_back(game, lying.token)].pop()
    for held, slot in _hidden_slots(game, seat):
        held[slot] = pools[_back(game, held[slot])].pop()
    state.boxed = sorted(token for pool in pools.values() for token in pool)


def _back(game: Game, token: str) -> Back:
    return game.content.backs[token], token in game.state.empty


def _face_down(game: Game, seat: str) -> Iterator[str]:
    """Yield the tokens whose kind `seat` may not know, except those in the box."""
    yield from (one.token for one in game.state.lying.values())
    yield from (held[slot] for held, slot in _hidden_slots(game, seat))


def _hidden_slots(game: Game, seat: str) -> Iterator[tuple[dict[str, str], str]]:
    """Yield the sheets of the other seats, each with a slot whose token lies face down."""
    for name in game.state.seats:
        if name != seat:
            held = game.player(name).held
            yield from ((held, slot) for slot in UNSEEN if slot in held)
