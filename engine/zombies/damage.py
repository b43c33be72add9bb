"""Tells a stored state that names things the box does not hold."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from engine.entries.zombies import TownContent
from engine.spaces.squares import Piece, Town, town_of
from engine.zombies.state import State


def why_damaged(state: State, content: TownContent) -> str | None:
    """The first id that nothing answers to, in words for whoever runs the bot."""
    kinds = [*state.stack, *state.lost, *(one.kind for one in state.laid)]
    if state.drawn is not None:
        kinds.append(state.drawn)
    unknown = [one for one in kinds if one not in content.tiles]
    if unknown:
        return f"there is no kind of tile {unknown[0]!r}"
    if (state.step == "tile") != (state.drawn is not None):
        return f"in the step {state.step!r} the tile to be laid is {state.drawn!r}"
    for sort, ids, known in _names(state, content, _town(state, content)):
        unknown = [one for one in ids if one not in known]
        if unknown:
            return f"there is no {sort} {unknown[0]!r}"
    return None


def _town(state: State, content: TownContent) -> Town:
    tiles = content.tiles
    return town_of(tuple(Piece(tiles[one.kind].plan, one.x, one.y, one.turn) for one in state.laid))


def _names(
    state: State, content: TownContent, town: Town
) -> Iterator[tuple[str, Iterable[str], Collection[str]]]:
    """Each sort of id the state holds, with those there are."""
    players, seats = state.players.values(), state.seats
    yield "seat", state.players, seats
    yield "player", [*seats, state.turn, *state.passing], state.players
    yield "player", [one for one in (state.layer, state.mover) if one], state.players
    yield "player", [one.seat for one in (state.truce, state.marbles) if one], state.players
    yield "square", [one.square for one in players], town.squares
    yield "square", [*state.zombies, *state.herded, *state.tokens], town.squares
    yield "kind of token", state.tokens.values(), ("life", "bullet")
    yield "card", [card for one in players for card in (*one.hand, *one.items)], content.copies
    yield "card", [*state.deck, *state.discard], content.copies
    effects = [effect for one in players for effect in (*one.coming, *one.under)]
    yield "kind of card", [one.card for one in effects], content.cards
    yield "player", [one.by for one in effects], state.players
