"""Cards in an inventory: two hands and a pack, five cards in all with the wounds. [zombicide #5]"""

from __future__ import annotations

from engine.family import skills
from engine.family.events import CardDiscarded
from engine.family.game import Game
from engine.family.state import Survivor

HANDS = ("left", "right")

# ------------------------------------------------------------ what is held


def cards_of(survivor: Survivor) -> list[str]:
    """Return every card held, hands first; wounds are cards too."""
    return [card for card in survivor.hands if card] + survivor.pack


def cards_at(survivor: Survivor, place: str) -> list[str | None] | list[str]:
    """Return the cards in the pack or in one hand."""
    return survivor.pack if place == "pack" else [survivor.hands[HANDS.index(place)]]


def cards_in_hand(survivor: Survivor) -> list[str]:
    """Return the cards in both hands."""
    return [card for card in survivor.hands if card]


def is_wound(game: Game, card: str) -> bool:
    return game.content.equipment[game.content.cards[card]].kind == "wound"


def equipment_of(game: Game, survivor: Survivor) -> list[str]:
    """Return the cards held that are not wounds."""
    return [card for card in cards_of(survivor) if not is_wound(game, card)]


def holding(game: Game, survivor: Survivor, kind: str) -> list[str]:
    """Return the cards of that kind that are held anywhere, without cards that lie under another
    card.
    """
    return [card for card in cards_of(survivor) if game.equipment(card).id == kind]


def inventory_size(game: Game, survivor: Survivor) -> int:
    """Return how many cards fit: five, or more with a skill. [zombicide #5, #9]"""
    return game.content.figures.inventory_size + skills.total(game, survivor, "extra-room")


def has_room(game: Game, survivor: Survivor) -> bool:
    """Return whether the inventory has room for one more card."""
    return len(cards_of(survivor)) < inventory_size(game, survivor)


def distinct(game: Game, survivor: Survivor, cards: list[str]) -> list[str]:
    """Return one card of each group of equal cards.

    Cards are equal if they are of one kind, all in hand or all in the pack, and all loaded or all
    empty.
    """
    sorts: dict[tuple[str, bool, bool], str] = {}
    for card in cards:
        sort = (game.equipment(card).id, card in survivor.hands, card in game.state.emptied)
        sorts.setdefault(sort, card)
    return list(sorts.values())


# ------------------------------------------------------------ changes


def receive(game: Game, survivor: Survivor, card: str) -> None:
    """Give the survivor a card.

    A weapon goes to a free hand if there is one, any other card to the pack; if the pack is full,
    to a free hand.
    """
    free_hand = survivor.hands.index(None) if None in survivor.hands else None
    weapon = game.equipment(card).kind == "weapon"
    if free_hand is not None and (weapon or not pack_has_room(game, survivor)):
        survivor.hands[free_hand] = card
    else:
        survivor.pack.append(card)


def drop(survivor: Survivor, card: str) -> None:
    """Take the card out of the inventory."""
    if card in survivor.hands:
        survivor.hands[survivor.hands.index(card)] = None
    else:
        survivor.pack.remove(card)


def replace(survivor: Survivor, old: str, new: str) -> None:
    """Put `new` in the place of `old`."""
    place = survivor.hands if old in survivor.hands else survivor.pack
    place[place.index(old)] = new


def discard(game: Game, card: str) -> None:
    """Discard a card and the card under it.

    A card that never returns to the deck is put aside instead.
    """
    lower = game.state.under.pop(card, None)
    for one in [card] if lower is None else [card, lower]:
        if one in game.state.emptied:
            game.state.emptied.remove(one)
        back = game.content.equipment[game.content.cards[one]].reshuffled
        (game.state.equipment_discard if back else game.state.aside).append(one)


def put(survivor: Survivor, card: str, place: str) -> None:
    """Move a held card to a hand or the pack.

    A card that was in that hand takes the old place of `card`.
    """
    if place == "pack":
        drop(survivor, card)
        survivor.pack.append(card)
        return
    other = survivor.hands[HANDS.index(place)]
    if other:
        replace(survivor, card, other)
    else:
        drop(survivor, card)
    survivor.hands[HANDS.index(place)] = card


def pack_has_room(game: Game, survivor: Survivor) -> bool:
    """Return whether the pack has room for one more card."""
    return len(survivor.pack) < inventory_size(game, survivor) - game.content.figures.hand_size


async def keep(game: Game, survivor: Survivor, card: str) -> None:
    """Give the survivor a found card; with a full inventory the player drops one. [zombicide #5]"""
    if has_room(game, survivor):
        receive(game, survivor, card)
        return
    game.state.aside.append(card)
    options = [card, *distinct(game, survivor, equipment_of(game, survivor))]
    gone = await game.choose(
        "card-to-drop", options, about="card", subject=survivor.id, seats=[survivor.seat]
    )
    game.state.aside.remove(card)
    if gone != card:
        drop(survivor, gone)
        receive(game, survivor, card)
    game.tell(CardDiscarded(survivor=survivor.id, card=game.told_as(gone)))
    discard(game, gone)
