"""Event cards: when one may be played or used, and by whom. [zombies, Event cards]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.zombies import against, deck, help, hordes, items
from engine.zombies.card_rules import CardRule, Play
from engine.zombies.commands import PlayCard, UseItem
from engine.zombies.entries import CardEffect
from engine.zombies.events import CardPlayed, ItemUsed
from engine.zombies.game import Game

CARDS: dict[CardEffect, CardRule] = {**items.LAYING, **help.RULES, **against.RULES, **hordes.RULES}
"""The rules of every card that can be played, by effect."""


# ------------------------------------------------------------ playing


def plays(game: Game, seat: str) -> list[PlayCard]:
    """Return a command for every card of the hand, with every target or use that is allowed now."""
    if _why_not_now(game, seat):
        return []
    return [one for one in _candidates(game, seat) if why_not_play(game, seat, one) is None]


def _candidates(game: Game, seat: str) -> Iterator[PlayCard]:
    """Yield every card of the hand with every target and every use."""
    for card in game.player(seat).hand:
        entry = game.card(card)
        targets = game.opponents(seat) if entry.sort == "against" else [None]
        for target in targets:
            yield PlayCard(card=card, target=target)
        for use in CARDS[entry.effect].uses:
            yield PlayCard(card=card, use=use)


def why_not_play(game: Game, seat: str, command: PlayCard) -> Refusal | None:
    """Refuse a card that is not in the hand, or a second one before the seat's next turn begins.
    [zombies]

    Also refused: a card out of turn if the table forbids that, a wrong target or use, and
    everything that the card's own rules refuse.
    """
    if command.card not in game.player(seat).hand:
        return Refusal("no-such-card-in-hand", card=command.card)
    play = _play(game, seat, command)
    return (
        _why_not_now(game, seat)
        or _why_not_aimed(game, play, command)
        or CARDS[play.card.effect].why_not(game, play)
    )


def _play(game: Game, seat: str, command: PlayCard) -> Play:
    return Play(seat, game.card(command.card), command.target or "", command.use or "")


def _why_not_now(game: Game, seat: str) -> Refusal | None:
    """Refuse any card in another player's turn if the table forbids that, and a second card since
    the seat's last turn began.
    """
    if game.state.cards == "own-turn" and seat != game.state.turn:
        return Refusal("cards-in-own-turn", seats=(game.state.turn,))
    if game.player(seat).card_played:
        return Refusal("one-card-a-turn")
    return None


def _why_not_aimed(game: Game, play: Play, command: PlayCard) -> Refusal | None:
    """Refuse a wrong target or a wrong use; a card against an opponent needs a target.
    [zombies FAQ: opponent cards]
    """
    opponents = game.opponents(play.seat)
    if play.card.sort == "against" and command.target not in opponents:
        return Refusal("card-needs-opponent", card=play.card.id, seats=tuple(opponents))
    if play.card.sort != "against" and command.target is not None:
        return Refusal("card-without-target", card=play.card.id)
    if command.use is None and CARDS[play.card.effect].uses:
        return Refusal("card-needs-use", card=play.card.id)
    if command.use is not None and command.use not in CARDS[play.card.effect].uses:
        return Refusal("card-without-use", card=play.card.id)
    return None


async def play(game: Game, seat: str, command: PlayCard) -> None:
    """Play a card and carry out its effect.

    The card leaves the hand before its effect asks anything, so that it cannot be played again
    meanwhile.
    """
    played = _play(game, seat, command)
    player = game.player(seat)
    player.hand.remove(command.card)
    player.card_played = True
    if played.card.sort == "item":
        player.items.append(command.card)
    else:
        deck.put_away(game, command.card)
    game.tell(CardPlayed(seat=seat, kind=played.card.id, target=played.target, use=played.use))
    await CARDS[played.card.effect].carry_out(game, played)


# ------------------------------------------------------------ using what lies in front


def uses(game: Game, seat: str) -> list[UseItem]:
    """Return a command for every item that the seat can use now."""
    every = [UseItem(card=card) for card in game.player(seat).items]
    return [one for one in every if why_not_use(game, seat, one) is None]


def why_not_use(game: Game, seat: str, command: UseItem) -> Refusal | None:
    """Refuse an item that is not in play, or that may not be used now. [zombies FAQ: items]

    A seat may use items in its own turn and in a fight of its own. Using an item does not count as
    playing a card.
    """
    if command.card not in game.player(seat).items:
        return Refusal("no-such-item", card=command.card)
    fights = game.state.fight is not None and game.state.fight.seat == seat
    if seat != game.state.turn and not fights:
        return Refusal("not-your-turn", seats=(game.state.turn,))
    card = game.card(command.card)
    if card.effect not in items.USES:
        return Refusal("item-works-by-itself", card=card.id)
    return items.USES[card.effect].why_not(game, seat, card)


async def use(game: Game, seat: str, command: UseItem) -> None:
    """Use an item and discard it, except a shotgun, which stays until its shells are used up."""
    card = game.card(command.card)
    rule = items.USES[card.effect]
    if not rule.stays:
        deck.lose_item(game, seat, command.card)
    game.tell(ItemUsed(seat=seat, kind=card.id))
    rule.use(game, seat, card)
