"""What no table of Heroes' Resistance may ever be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.table import Table
from engine.family.game import Game
from engine.heroes_resistance import bystanders, health, traits, zombie_heroes
from engine.heroes_resistance.booklet import RULES
from engine.heroes_resistance.parameters import has
from engine.heroes_resistance.state import HeroesState, box, of

Heroes = Table[Any, Any]


def broken_invariants(table: Heroes) -> list[str]:
    """An empty list when all is well."""
    state = of(table._state)  # pyright: ignore[reportPrivateUsage]
    game = RULES.reading(state)
    return [*_broken_figures(game), *_broken_heroes(game, state), *_broken_cards(game, state)]


def _broken_figures(game: Game) -> list[str]:
    broken = [
        f"{one}" for one in game.groups() if one.count < 1 or one.zone not in game.board.zones
    ]
    return broken + [
        f"too many of {kind}" for kind in game.content.zombies if game.supply(kind) < 0
    ]


def _broken_heroes(game: Game, state: HeroesState) -> list[str]:
    broken: list[str] = []
    for hero in state.survivors.values():
        if not 0 <= state.power.get(hero.id, 0) <= box(game).figures.power.most:
            broken.append(f"power of {hero.id}")
        if hero.actions < 0 or min(hero.free.values(), default=1) < 1:
            broken.append(f"{hero.id} overspent")
        if hero.standing and health.wounds(game, hero) >= health.most(game, hero):
            broken.append(f"{hero.id} stands and should not")
        if len(traits.of(game, hero)) > box(game).figures.traits_held:
            broken.append(f"traits of {hero.id}")
        if not (hero.standing or hero.escaped) and traits.of(game, hero):
            broken.append(f"{hero.id} fell and holds traits")
    return broken


def _broken_cards(game: Game, state: HeroesState) -> list[str]:
    """Every card is in one place."""
    held = [card for cards in state.traits.values() for card in cards]
    cards = Counter([*state.trait_deck, *held, *traits.discarded(game)])
    broken = [one.id for one in box(game).traits.values() if cards[one.id] != one.copies]
    people = [*state.bystander_deck, *state.bystanders, *state.hidden.values()]
    people += [*state.held.values(), *bystanders.discarded(game)]
    broken += [] if sorted(people) == sorted(box(game).bystanders) else [f"bystanders {people}"]
    heroes = [*state.hero_deck, *zombie_heroes.on_board(game), *zombie_heroes.discarded(game)]
    known = [one.id for one in box(game).zombies.values() if one.hero]
    heroes += [one for one in state.removed if one in known]
    broken += [] if sorted(heroes) == sorted(known) else [f"zombie heroes {heroes}"]
    spawn = [*state.spawn_deck, *state.spawn_discard]
    printed = [
        one.id
        for one in game.content.spawn_cards.values()
        if one.rule != "bystander" or not has(game, "no-bystander-spawns")
    ]
    return broken + ([] if sorted(spawn) == sorted(printed) else ["spawn cards"])
