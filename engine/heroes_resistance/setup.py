"""Laying out decks and attacks before the first round. [heroes-resistance p. 5]"""

from __future__ import annotations

from engine.family.game import Game
from engine.heroes_resistance.state import box, ours, shuffled


def give_attacks(game: Game) -> None:
    """Put the attack of each sheet into the hero's hand, and all other attacks aside.

    An attack is a card that never leaves the hand, so that weapons, odds and pictures work as in
    the other games.
    """
    cards = list(game.content.cards)
    for hero in game.state.survivors.values():
        attack = box(game).attack_of(hero.id, game.state.guests.get(hero.id))
        card = next(one for one in cards if game.content.cards[one] == attack)
        cards.remove(card)
        hero.hands[0] = card
    held = [one.hands[0] for one in game.state.survivors.values()]
    game.state.aside = [card for card in game.content.cards if card not in held]


def shuffle_decks(game: Game) -> None:
    state, printed = ours(game), box(game)
    state.spawn_deck = shuffled(game, printed.spawn_cards)
    state.hero_deck = shuffled(game, (one.id for one in printed.zombies.values() if one.hero))
    state.trait_deck = shuffled(
        game, (one.id for one in printed.traits.values() for _ in range(one.copies))
    )
    state.bystander_deck = shuffled(game, printed.bystanders)
