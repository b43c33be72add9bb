"""Lays the cards of a given position: what survivors hold, cargo in cars, the decks."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.scenario import must_know
from engine.family.files import Content
from engine.family.given import Given
from engine.family.state import State

NOBODY = "-"
"""Marks an empty hand, or a car without a driver."""


def lay_cards(content: Content, state: State, given: Given) -> None:
    """Lay hands and packs first, then cars and decks; other cards stay in the box's order.

    Raises ValueError if a card is not there or a survivor holds too many.
    """
    left = dict(content.cards)
    for one, kinds in given.hands.items():
        cards = [None if kind == NOBODY else _held(content, state, left, kind) for kind in kinds]
        if len(cards) > len(state.survivors[one].hands):
            raise ValueError(f"{one} holds {list(kinds)!r}; there are two hands")
        state.survivors[one].hands = [*cards, *([None] * (2 - len(cards)))]
    for one, kinds in given.pack.items():
        state.survivors[one].pack += [_held(content, state, left, kind) for kind in kinds]
    for car, kinds in given.cargo.items():
        state.cars[car].cargo += [_take(left, kind) for kind in kinds]
    _lay_equipment(content, state, given, left)
    _lay_zombie_cards(content, state, given)
    for one, kinds in given.emptied.items():
        _empty(content, state, one, kinds)


def _lay_equipment(content: Content, state: State, given: Given, left: dict[str, str]) -> None:
    if given.equipment and given.equipment_deck is not None:
        raise ValueError("equipment is the top of a deck, equipment_deck is all of it: give one")
    state.equipment_discard = [_take(left, kind) for kind in given.equipment_discard]
    tops = [_take(left, kind) for kind in given.equipment_deck or given.equipment]
    if given.aside is None:
        state.aside = [card for card, kind in left.items() if content.equipment[kind].set_aside]
    else:
        state.aside = [_take(left, kind) for kind in given.aside]
        wounds = [card for card, kind in left.items() if content.equipment[kind].kind == "wound"]
        state.aside += [_take(left, card) for card in wounds]
    rest = [card for card, kind in left.items() if not content.equipment[kind].set_aside]
    below = rest if given.equipment_deck is None else []
    state.equipment_deck = [*below, *reversed(tops)]


def _lay_zombie_cards(content: Content, state: State, given: Given) -> None:
    if given.spawn and given.spawn_deck is not None:
        raise ValueError("spawn is the top of a deck, spawn_deck is all of it: give one")
    tops = list(given.spawn_deck or given.spawn)
    named = [*tops, *given.spawn_discard]
    must_know("zombie card", named, content.spawn_cards)
    others = [card for card in content.spawn_cards if card not in named]
    state.spawn_deck = [*(others if given.spawn_deck is None else []), *reversed(tops)]
    state.spawn_discard = list(given.spawn_discard)


def _held(content: Content, state: State, left: dict[str, str], wanted: str) -> str:
    """Return a card for an inventory; an improved weapon is one card with the other under it."""
    recipe = content.recipes.get(wanted)
    if recipe is None or recipe.keeps is None:
        return _take(left, wanted)
    upper = _take(left, recipe.keeps)
    state.under[upper] = _take(left, next(part for part in recipe.parts if part != recipe.keeps))
    return upper


def _take(left: dict[str, str], wanted: str) -> str:
    """Return a card, by id or kind, and remove it from `left`.

    Raises ValueError if none is left.
    """
    found = [card for card, kind in left.items() if wanted in (card, kind)]
    if not found:
        known = ", ".join(dict.fromkeys(left.values()))
        raise ValueError(
            f"{wanted!r} is no equipment, or no card of it is left in the box; left are {known}"
        )
    del left[found[0]]
    return found[0]


def _empty(content: Content, state: State, one: str, kinds: Iterable[str]) -> None:
    """Mark weapons as empty. Raises ValueError if one is not held or never needs reloading."""
    survivor = state.survivors[one]
    for wanted in kinds:
        held = {card: content.cards[card] for card in [*survivor.hands, *survivor.pack] if card}
        loaded = {
            card: kind
            for card, kind in held.items()
            if content.equipment[kind].reload and card not in state.emptied
        }
        must_know(f"emptied: {one}", [wanted], [*loaded.values(), *loaded])
        state.emptied.append(next(card for card, kind in loaded.items() if wanted in (card, kind)))
