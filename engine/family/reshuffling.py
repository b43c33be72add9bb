"""Deals anew what lies face down, on a copy of a table that the autopilot plays out."""

from __future__ import annotations

from engine.family.game import Game
from engine.family.parameters import Cards, told
from engine.family.setup import cards_set_aside
from engine.reading.mission import HIDDEN


def reshuffle(game: Game) -> None:
    """Shuffle both decks, and deal anew what lies under hidden objectives.

    Hands, discards and the cards in cars lie open in every game of the family.
    """
    state = game.state
    top = laid_on_top(game)
    state.equipment_deck = [
        *game.dice.mixed(card for card in state.equipment_deck if card not in top),
        *top,
    ]
    state.spawn_deck = game.dice.mixed(state.spawn_deck)
    _objectives(game)


def _objectives(game: Game) -> None:
    """Choose anew which hidden objective differs from the others, and which have which colours.

    Objectives that were taken keep theirs: everybody has seen it.
    """
    state, taken = game.state, game.state.taken_objectives
    hidden = [one.id for one in game.mission.objectives if one.colour == HIDDEN]
    left = [one for one in hidden if one not in taken]
    if state.marked and state.marked not in taken:
        state.marked = game.dice.pick(left)
    seen = {one: state.beneath[one] for one in hidden if one in taken and one in state.beneath}
    colours = sorted(colour for one, colour in state.beneath.items() if one not in seen)
    state.beneath = {**seen, **dict(zip(game.dice.mixed(left), colours, strict=False))}


def laid_on_top(game: Game) -> list[str]:
    """Return the cards that the mission laid on the equipment deck and that are still there.

    The mission tells everybody these cards, so a reshuffle leaves them on top; the last one is
    drawn first. They are recognised because they were set aside before the game. After the deck has
    run out and was shuffled they may lie anywhere, but are still returned: that is wrong, but
    reveals nothing.
    """
    wanted = [
        kind
        for cards in told(game.mission.rules, "first-equipment", Cards)
        for kind in reversed(cards.cards)
    ]
    if not wanted:
        return []
    there = {*game.state.equipment_deck}
    left = [card for card in cards_set_aside(game.content) if card in there]
    top: list[str] = []
    for kind in wanted:
        found = next((card for card in left if game.content.cards[card] == kind), None)
        if found is not None:
            left.remove(found)
            top.append(found)
    return top
