"""Plays whole games of Zombies!!! for tests, and says what must hold at every moment of one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping

import engine
from engine.core.command import Command
from engine.core.event import Event
from engine.core.table import Table
from engine.zombies.box import box
from engine.zombies.state import State
from engine.zombies.view import View

TownTable = Table[State, View]


def tile_copies() -> Counter[str]:
    """How many of each tile lie in the box."""
    return Counter({kind.id: kind.copies for kind in box().tiles.values()})


def opened(seed: str, players: int, options: Mapping[str, str] | None = None) -> TownTable:
    seats: dict[str, list[str]] = {f"p{seat}": [] for seat in range(players)}
    return engine.open_table("zombies", mission="town", seats=seats, seed=seed, options=options)


def random_options(chance: random.Random) -> dict[str, str]:
    """Any table there may be."""
    (known,) = [one.options for one in engine.rulesets() if one.id == "zombies"]
    return {option: chance.choice(values) for option, values in known.items()}


def give(table: TownTable, seat: str, step: Command | str) -> list[Event]:
    """What happened."""
    told = table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)
    return told.events


def state_of(table: TownTable) -> State:
    """The state as stored between two commands."""
    return table.rules.state.read(table.rules.state.write(table._state))  # pyright: ignore[reportPrivateUsage]


# ---------------------------------------------------------------- what must hold


def broken_invariants(table: TownTable) -> list[str]:
    """What no table may ever be; an empty list when all is well."""
    state = state_of(table)
    return [
        *_broken_box(state, table.view()),
        *_broken_board(state, table.view()),
        *_broken_players(state),
        *_broken_course(table, state),
        *_broken_secrets(table, state),
    ]


def _broken_box(state: State, view: View) -> Iterator[str]:
    """A hundred zombies, fifty cards, thirty tiles."""
    trophies = sum(one.trophies for one in state.players.values())
    if view.pool < 0 or len(state.zombies) + trophies + view.pool != box().figures.zombies:
        yield f"zombies: {len(state.zombies)} on the board, {trophies} trophies, {view.pool} left"
    held = [card for one in state.players.values() for card in (*one.hand, *one.items)]
    cards = Counter([*held, *state.deck, *state.discard])
    if cards != Counter(box().copies.keys()):
        yield f"cards: {cards - Counter(box().copies.keys())} too many"
    drawn = [state.drawn] if state.drawn else []
    tiles = Counter([*(one.kind for one in state.laid), *state.stack, *state.lost, *drawn])
    if tiles != tile_copies():
        yield f"tiles: {tiles - tile_copies()} too many, {tile_copies() - tiles} missing"


def _broken_board(state: State, view: View) -> Iterator[str]:
    """At most one zombie and one token a square, all on squares there are."""
    squares = view.town.squares
    if len(set(state.zombies)) != len(state.zombies):
        yield f"two zombies on a square: {state.zombies}"
    places = [*state.zombies, *state.tokens, *(one.square for one in state.players.values())]
    yield from (f"no such square: {one}" for one in places if one not in squares)
    if not set(state.herded) <= set(state.zombies):
        yield f"moved, but not there: {state.herded}"
    if state.closed and state.drawn:
        yield "a tile was drawn in a closed town"


def _broken_players(state: State) -> Iterator[str]:
    for seat, one in state.players.items():
        if not 0 <= one.life <= box().figures.life_limit or one.fallen != (one.life == 0):
            yield f"{seat} has {one.life} lives, fallen {one.fallen}"
        if min(one.bullets, one.trophies, one.shotgun) < 0:
            yield f"{seat} overspent"
        if len(one.hand) > box().figures.hand:
            yield f"{seat} holds {one.hand}"
        kinds = [box().copies[card] for card in one.items]
        if len(set(kinds)) != len(kinds) or (one.shotgun and "shotgun" not in kinds):
            yield f"{seat} has {kinds} in play, shotgun {one.shotgun}"


def _broken_course(table: TownTable, state: State) -> Iterator[str]:
    """Somebody must act and can, until all is over."""
    if state.moves < 0 or state.herd < 0:
        yield f"{state.moves} squares, {state.herd} zombies to move"
    if table.outcome:
        return
    if not table.questions:
        if state.fight is not None:
            yield "a fight without a question"
        if not all(table.commands(seat) for seat in table.acting) or len(table.acting) != 1:
            yield f"{table.acting} must act in {state.step} and cannot"


def _broken_secrets(table: TownTable, state: State) -> Iterator[str]:
    """No view of another seat, no spectator's, names a card of a hand or of the deck."""
    for seat in (None, *table.seats):
        told = repr(table.view(seat))
        for other, player in state.players.items():
            for card in player.hand if other != seat else ():
                if f"'{card}'" in told:
                    yield f"{seat} sees {card} of {other}"
        yield from (f"{seat} sees {card} in the deck" for card in state.deck if f"'{card}'" in told)
