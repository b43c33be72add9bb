"""What no table of Night of the Living Dead may ever be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.table import Table
from engine.family.cards import cards_of
from engine.family.game import Game
from engine.living_dead import setup, wounds
from engine.living_dead.booklet import RULES
from engine.living_dead.state import LivingState, numbers, of

Living = Table[Any, Any]
TOKENS_BEFORE = {"S2": (4,), "S3": (3,), "S5": (4, 2), "S9": (4,), "S10": (4,)}
"""Spawn tokens of scenes whose set-up was changed; a table stored before that keeps them."""


def broken_invariants(table: Living) -> list[str]:
    """An empty list when all is well."""
    state = of(table._state)  # pyright: ignore[reportPrivateUsage]
    game = RULES.reading(state)
    return [*_figures(game), *_survivors(game), *_cards(game, state), *_tokens(game, state)]


def _figures(game: Game) -> list[str]:
    broken = [
        f"{one}" for one in game.groups() if one.count < 1 or one.zone not in game.board.zones
    ]
    return broken + [
        f"too many of {kind}" for kind in game.content.zombies if game.supply(kind) < 0
    ]


def _survivors(game: Game) -> list[str]:
    broken: list[str] = []
    for one in game.state.survivors.values():
        if one.actions < 0 or min(one.free.values(), default=1) < 1:
            broken.append(f"{one.id} overspent")
        if one.standing and wounds.wounds_of(game, one) >= game.booklet.health(game, one):
            broken.append(f"{one.id} stands and should not")
        if len(cards_of(one)) > game.content.figures.inventory_size:
            broken.append(f"{one.id} carries {cards_of(one)}")
    return broken


def _cards(game: Game, state: LivingState) -> list[str]:
    """Every card is in one place."""
    held = [card for one in state.survivors.values() for card in cards_of(one)]
    lying = [card for cards in state.lying.values() for card in cards]
    piles = [*state.equipment_deck, *state.equipment_discard, *state.aside, *held, *lying]
    broken = [card for card, count in Counter(piles).items() if count > 1]
    broken += [] if sorted(piles) == sorted(game.content.cards) else ["equipment"]
    spawn = [*state.spawn_deck, *state.spawn_discard]
    all_played = [
        card.id
        for card in game.content.spawn_cards.values()
        if setup.is_played(state, card.rule, int(card.id))
    ]
    return broken + ([] if sorted(spawn) == sorted(all_played) else ["spawn cards"])


def _tokens(game: Game, state: LivingState) -> list[str]:
    """As many barricades as the box has, each in one passage; spawn tokens stay on the board."""
    used = len(state.barricades) + sum(state.boards.values())
    broken = ["barricades"] if used > numbers(game).barricades else []
    broken += [one for one, count in Counter(state.barricades).items() if count > 1]
    today = len(game.mission.spawns)
    known = (today, *TOKENS_BEFORE.get(state.mission, ()))
    return broken + ([] if len(state.spawns) in known else ["spawn tokens"])
