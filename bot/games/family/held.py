"""Cards in hands, packs and cars: their present kind, and the place that tells two alike apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import engine
from bot.games.family.speech import FamilySpeech
from bot.kit.chair import Chair
from engine.family.view import CardView, SurvivorView, View


def as_held(content: engine.Content, view: View) -> engine.Content:
    """Return `content` with the present kind of each card in a hand, a pack or a car.

    A card can change its kind during the game: a rifle that gets a scope becomes another card.
    """
    now = {card.id: card.kind for card in _held(view) if card.kind in content.equipment}
    changed = {card: kind for card, kind in now.items() if content.cards.get(card) != kind}
    return replace(content, cards={**content.cards, **changed}) if changed else content


def speech_of_hands(chair: Chair) -> FamilySpeech:
    """Return the table's speech; it names each held card by its present kind."""
    speech: FamilySpeech = chair.speech
    return speech.over(as_held(speech.content, chair.view))


def place_of(view: View, card: str) -> str:
    """Return where a card is: `left`, `right` or `pack`.

    Empty unless the survivor who holds it has another card of the same kind.
    """
    for one in view.survivors:
        places = dict(_places(one))
        kinds = {held.id: held.kind for held in places}
        if card in kinds and list(kinds.values()).count(kinds[card]) > 1:
            return next(place for held, place in places.items() if held.id == card)
    return ""


def is_held(view: View, card: str) -> bool:
    """Whether the card is in a hand, a pack or a car."""
    return any(held.id == card for held in _held(view))


def is_fired(view: View, card: str) -> bool:
    """Whether somebody holds the card, and it was fired and not loaded again."""
    return any(held.id == card and held.empty for held in _held(view))


def held_cards(view: View, survivor: str) -> list[str]:
    """Return every card in a hand, a pack or a car, the survivor's own first."""
    own = [card for one in view.survivors if one.id == survivor for card, _ in _places(one)]
    return list(dict.fromkeys(card.id for card in [*own, *_held(view)]))


def _held(view: View) -> Iterator[CardView]:
    for one in view.survivors:
        yield from (card for card, _ in _places(one))
    for car in view.cars:
        yield from car.cargo


def _places(one: SurvivorView) -> Iterator[tuple[CardView, str]]:
    for card, place in zip(one.hands, ("left", "right"), strict=True):
        if card is not None:
            yield card, place
    for card in one.pack:
        yield card, "pack"
