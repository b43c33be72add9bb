"""What is laid out before the first round. [heroes-resistance p. 5]"""

from __future__ import annotations

from engine.family.game import Game
from engine.heroes_resistance.state import box, ours, shuffled


def give_attacks(game: Game) -> None:
    """The attack of the sheet lies in the hero's hand and stays there; the others stay aside.

    It is a card, so that whatever asks for weapons, odds or pictures asks as everywhere.
    """
    cards = {kind: card for card, kind in game.content.cards.items()}
    for hero in game.state.survivors.values():
        hero.hands[0] = cards[box(game).characters[hero.id].attack]
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
