"""Cards in an inventory: two hands and a pack, five in all, wounds among them. [zombicide #5]"""

from __future__ import annotations

from engine.family import skills
from engine.family.game import Game
from engine.family.state import Survivor

HANDS = ("left", "right")

# ------------------------------------------------------------ what is held


def cards_of(survivor: Survivor) -> list[str]:
    """Every card held, hands first; wounds are cards too."""
    return [card for card in survivor.hands if card] + survivor.pack


def cards_at(survivor: Survivor, place: str) -> list[str | None] | list[str]:
    """What is in the pack or in that hand."""
    return survivor.pack if place == "pack" else [survivor.hands[HANDS.index(place)]]


def cards_in_hand(survivor: Survivor) -> list[str]:
    return [card for card in survivor.hands if card]


def is_wound(game: Game, card: str) -> bool:
    return game.content.equipment[game.content.cards[card]].kind == "wound"


def equipment_of(game: Game, survivor: Survivor) -> list[str]:
    """The cards held that are not wounds."""
    return [card for card in cards_of(survivor) if not is_wound(game, card)]


def holding(game: Game, survivor: Survivor, kind: str) -> list[str]:
    """The cards of that kind held anywhere; cards under another do not count."""
    return [card for card in cards_of(survivor) if game.equipment(card).id == kind]


def inventory_size(game: Game, survivor: Survivor) -> int:
    """Five cards; a skill may make room for more. [zombicide #5, #9]"""
    return game.content.figures.inventory_size + skills.total(game, survivor, "extra-room")


def has_room(game: Game, survivor: Survivor) -> bool:
    return len(cards_of(survivor)) < inventory_size(game, survivor)


def distinct(game: Game, survivor: Survivor, cards: list[str]) -> list[str]:
    """One card of each sort: those alike in kind, place and loading are no choice."""
    sorts: dict[tuple[str, bool, bool], str] = {}
    for card in cards:
        sort = (game.equipment(card).id, card in survivor.hands, card in game.state.emptied)
        sorts.setdefault(sort, card)
    return list(sorts.values())


# ------------------------------------------------------------ changes


def receive(game: Game, survivor: Survivor, card: str) -> None:
    """A card goes to a free hand if it is a weapon, else to the pack, else where room is."""
    free_hand = survivor.hands.index(None) if None in survivor.hands else None
    weapon = game.equipment(card).kind == "weapon"
    if free_hand is not None and (weapon or not pack_has_room(game, survivor)):
        survivor.hands[free_hand] = card
    else:
        survivor.pack.append(card)


def drop(survivor: Survivor, card: str) -> None:
    """Takes the card out of the inventory."""
    if card in survivor.hands:
        survivor.hands[survivor.hands.index(card)] = None
    else:
        survivor.pack.remove(card)


def replace(survivor: Survivor, old: str, new: str) -> None:
    """`new` takes the very place of `old`."""
    place = survivor.hands if old in survivor.hands else survivor.pack
    place[place.index(old)] = new


def discard(game: Game, card: str) -> None:
    """The card leaves play: to the discard pile, or aside where it never comes back to the deck."""
    lower = game.state.under.pop(card, None)
    for one in [card] if lower is None else [card, lower]:
        if one in game.state.emptied:
            game.state.emptied.remove(one)
        back = game.content.equipment[game.content.cards[one]].reshuffled
        (game.state.equipment_discard if back else game.state.aside).append(one)


def put(survivor: Survivor, card: str, place: str) -> None:
    """The card goes there; what was in that hand goes where the card came from."""
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
    return len(survivor.pack) < inventory_size(game, survivor) - game.content.figures.hand_size
