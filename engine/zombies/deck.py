"""Hands, the deck and what lies in front of a player. [zombies, Event cards]"""

from __future__ import annotations

from engine.zombies.entries import LastingEffect
from engine.zombies.events import CardsDrawn, CardsSeen, EventDeckReshuffled, ItemGone
from engine.zombies.game import Game

SHOTGUN, CHAINSAW, FIRE_AXE, SKATEBOARD = "shotgun", "chainsaw", "fire-axe", "skateboard"
MOLOTOV, GRENADE, AMMO = "molotov-cocktail", "grenade", "lots-of-ammo"
PASSIVE = (FIRE_AXE, SKATEBOARD)
"""Items that are never used: they work as long as they lie in front."""
PATIENT = ("halves-roll", "leads-walk")
"""What waits for the next roll or walk, however many turns go by without one."""


# ------------------------------------------------------------ the deck


def draw_up(game: Game, seat: str) -> None:
    """Cards are drawn until the hand is full; an empty deck is made of the discards."""
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
    """The top card; None when every card is in a hand or in play."""
    state = game.state
    if not state.deck and state.discard:
        state.deck, state.discard = state.discard, []
        game.dice.shuffle(state.deck)
        game.tell(EventDeckReshuffled(cards=len(state.deck)))
    return state.deck.pop() if state.deck else None


def put_away(game: Game, card: str) -> None:
    """To the discard pile, which is open."""
    game.state.discard.append(card)


# ------------------------------------------------------------ in front of a player


def item(game: Game, seat: str, kind: str) -> str | None:
    """The player's card of that kind in play; there is never a second one."""
    return next((card for card in game.player(seat).items if game.card(card).id == kind), None)


def helps_in_fight(game: Game, seat: str) -> bool:
    """Whether an item that lies in front could still change a fight; everybody can see that."""
    player = game.player(seat)
    inside = game.town.squares[player.square].inside
    helps = {
        AMMO: True,
        CHAINSAW: not player.chainsaw,
        SHOTGUN: not player.shotgun,
        GRENADE: inside,
        MOLOTOV: inside and (player.burning is None or not _fights_in(game, seat, player.burning)),
    }
    return any(helps.get(game.card(card).id, False) for card in player.items)


def lose_item(game: Game, seat: str, card: str) -> None:
    """Out of play, to the discard pile; a shotgun in use goes with its shells."""
    player = game.player(seat)
    player.items.remove(card)
    put_away(game, card)
    if game.card(card).id == SHOTGUN:
        player.shotgun = 0


def lose_items(game: Game, seat: str) -> tuple[str, ...]:
    """Everything in play at once, as death takes it; the kinds of the cards."""
    player = game.player(seat)
    kinds = tuple(game.card(card).id for card in player.items)
    for card in tuple(player.items):
        lose_item(game, seat, card)
    player.chainsaw, player.burning = False, None
    return kinds


def forget_turn(game: Game) -> None:
    """What lasts for a turn ends with it; what no roll or walk has met goes on waiting."""
    for player in game.state.players.values():
        player.chainsaw, player.burning = False, None
    active = game.active
    active.coming = [one for one in active.under if game.effect_of(one) in PATIENT] + active.coming
    active.under = []


# ------------------------------------------------------------ what cards change


def combat_bonus(game: Game, seat: str) -> int:
    """One weapon, the best, and the shotgun beside it. [zombies FAQ: one weapon a combat]"""
    player, cards = game.player(seat), game.content.cards
    weapons = [cards[FIRE_AXE].amount] if item(game, seat, FIRE_AXE) else []
    if player.chainsaw:
        weapons.append(cards[CHAINSAW].amount)
    if player.burning is not None and _fights_in(game, seat, player.burning):
        weapons.append(cards[MOLOTOV].amount)
    return max(weapons, default=0) + (1 if player.shotgun else 0)


def _fights_in(game: Game, seat: str, tile: int) -> bool:
    square = game.town.squares[game.player(seat).square]
    return square.inside and square.tile == tile


def shot_fired(game: Game, seat: str) -> None:
    """Each combat roll counts the shotgun down; after the third it goes."""
    player = game.player(seat)
    if not player.shotgun:
        return
    player.shotgun -= 1
    card = item(game, seat, SHOTGUN)
    if player.shotgun == 0 and card:
        lose_item(game, seat, card)
        game.tell(ItemGone(seat=seat, kind=SHOTGUN))


def movement(game: Game, seat: str, die: int) -> int:
    """The squares that a movement roll gives; untied shoes are tied again by it."""
    squares = die
    if item(game, seat, SKATEBOARD):
        squares += game.content.cards[SKATEBOARD].amount
    return squares // 2 if take_effect(game, seat, "halves-roll") else squares


def take_effect(game: Game, seat: str, effect: LastingEffect) -> str | None:
    """Ends the latest such effect on the turn; the seat it came from."""
    under = game.player(seat).under
    found = [one for one in under if game.effect_of(one) == effect]
    if not found:
        return None
    under.remove(found[-1])
    return found[-1].by
