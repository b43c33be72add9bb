"""The deck, hands, and items in front of a player. [zombies, Event cards]"""

from __future__ import annotations

from engine.zombies.effects import (
    ADDS_TO_ROLL,
    BUILDING_WEAPON,
    CLEARS_BUILDING,
    COUNTED_WEAPON,
    GIVES_BULLETS,
    LYING_WEAPON,
    TURN_WEAPON,
)
from engine.zombies.entries import CardEffect, EventCard
from engine.zombies.events import CardsDrawn, CardsSeen, EventDeckReshuffled, ItemGone
from engine.zombies.game import Game
from engine.zombies.state import Player

PATIENT = ("halves-roll", "leads-walk")
"""Effects that are kept until the next roll or walk, even over several turns."""


# ------------------------------------------------------------ the deck


def draw_up(game: Game, seat: str) -> None:
    """Draw cards until the hand is full; the discard pile becomes the deck when that is empty."""
    drawn: list[str] = []
    hand = game.player(seat).hand
    while len(hand) < game.content.figures.hand:
        card = draw(game)
        if card is None:
            break
        hand.append(card)
        drawn.append(game.card(card).id)
    if drawn:
        game.reveal()
        game.tell(CardsDrawn(seat=seat, count=len(drawn)))
        game.tell(CardsSeen(seat=seat, kinds=tuple(drawn), only_for=(seat,)))


def draw(game: Game) -> str | None:
    """Draw the top card and return its id; None if every card is in a hand or in play."""
    state = game.state
    if not state.deck and state.discard:
        state.deck, state.discard = state.discard, []
        game.dice.shuffle(state.deck)
        game.tell(EventDeckReshuffled(cards=len(state.deck)))
    return state.deck.pop() if state.deck else None


def put_away(game: Game, card: str) -> None:
    """Lay the card on the discard pile, which is face up."""
    game.state.discard.append(card)


# ------------------------------------------------------------ in front of a player


def item(game: Game, seat: str, effect: CardEffect) -> str | None:
    """Return the id of the player's first item with this effect; None if there is none."""
    return next(
        (card for card in game.player(seat).items if game.card(card).effect == effect), None
    )


def best_amount(game: Game, seat: str, effect: CardEffect) -> int:
    """Return the highest amount on the player's items with this effect; 0 if there is none."""
    there = (game.card(card) for card in game.player(seat).items)
    return max((card.amount for card in there if card.effect == effect), default=0)


def in_use(game: Game, seat: str, effect: CardEffect) -> EventCard:
    """Return the card that the player uses for this effect now. Raises KeyError if there is
    none.
    """
    return game.content.cards[game.player(seat).using[effect]]


def helps_in_fight(game: Game, seat: str) -> bool:
    """Return True if using an item could change a fight now, judged only by cards that everybody
    sees.
    """
    player = game.player(seat)
    inside = game.town.squares[player.square].inside
    helps = {
        GIVES_BULLETS: True,
        TURN_WEAPON: not player.chainsaw,
        COUNTED_WEAPON: not player.shotgun,
        CLEARS_BUILDING: inside,
        BUILDING_WEAPON: inside
        and (player.burning is None or not _fights_in(game, seat, player.burning)),
    }
    return any(helps.get(game.card(card).effect, False) for card in player.items)


def lose_item(game: Game, seat: str, card: str) -> None:
    """Discard an item in play; if it is the shotgun in use, its shells are gone, too."""
    player = game.player(seat)
    player.items.remove(card)
    put_away(game, card)
    if game.card(card).id == player.using.get(COUNTED_WEAPON):
        player.shotgun = 0
        del player.using[COUNTED_WEAPON]


def lose_items(game: Game, seat: str) -> tuple[str, ...]:
    """Discard all items of a player who died; return the kinds of the cards."""
    player = game.player(seat)
    kinds = tuple(game.card(card).id for card in player.items)
    for card in tuple(player.items):
        lose_item(game, seat, card)
    _put_out(player)
    return kinds


def forget_turn(game: Game) -> None:
    """End everything that lasts for one turn: weapons that run or burn, and cards of opponents.

    A card whose effect is in `PATIENT` and found no roll or walk to change works on the seat's next
    turn.
    """
    for player in game.state.players.values():
        _put_out(player)
    active = game.active
    active.coming = [one for one in active.under if game.effect_of(one) in PATIENT] + active.coming
    active.under = []


def _put_out(player: Player) -> None:
    """Stop the weapons that run or burn for one turn."""
    player.burning = None
    for effect in (TURN_WEAPON, BUILDING_WEAPON):
        player.using.pop(effect, None)


# ------------------------------------------------------------ what cards change


def combat_bonus(game: Game, seat: str) -> int:
    """Return the bonus of the best weapon, plus that of a loaded shotgun.
    [zombies FAQ: one weapon a combat]
    """
    player = game.player(seat)
    weapons = [best_amount(game, seat, LYING_WEAPON)]
    if player.chainsaw:
        weapons.append(in_use(game, seat, TURN_WEAPON).amount)
    if player.burning is not None and _fights_in(game, seat, player.burning):
        weapons.append(in_use(game, seat, BUILDING_WEAPON).amount)
    return max(weapons) + (1 if player.shotgun else 0)


def _fights_in(game: Game, seat: str, tile: int) -> bool:
    """Return True if the pawn stands inside the building on this tile."""
    square = game.town.squares[game.player(seat).square]
    return square.inside and square.tile == tile


def shot_fired(game: Game, seat: str) -> None:
    """Use up one combat roll of a loaded shotgun; after its last roll it is discarded."""
    player = game.player(seat)
    if not player.shotgun:
        return
    player.shotgun -= 1
    kind = in_use(game, seat, COUNTED_WEAPON).id
    if player.shotgun == 0:
        card = next(one for one in player.items if game.card(one).id == kind)
        lose_item(game, seat, card)
        game.tell(ItemGone(seat=seat, kind=kind))


def movement(game: Game, seat: str, die: int) -> int:
    """Return how many squares the movement roll `die` gives with the seat's skateboard and untied
    shoes.

    Untied shoes halve one roll only, so their effect ends here.
    """
    squares = die + best_amount(game, seat, ADDS_TO_ROLL)
    return squares // 2 if take_effect(game, seat, "halves-roll") else squares


def take_effect(game: Game, seat: str, effect: CardEffect) -> str | None:
    """End one card with this effect on the seat's present turn, the latest if there are several.

    Returns the seat that played the card; None if there is none.
    """
    under = game.player(seat).under
    found = [one for one in under if game.effect_of(one) == effect]
    if not found:
        return None
    under.remove(found[-1])
    return found[-1].by
