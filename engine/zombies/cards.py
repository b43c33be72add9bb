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


# ------------------------------------------------------------ playing


def plays(game: Game, seat: str) -> list[PlayCard]:
    """Every card of the hand in every way that is allowed now."""
    if _why_not_now(game, seat):
        return []
    return [one for one in _candidates(game, seat) if why_not_play(game, seat, one) is None]


def _candidates(game: Game, seat: str) -> Iterator[PlayCard]:
    for card in game.player(seat).hand:
        entry = game.card(card)
        targets = game.opponents(seat) if entry.sort == "against" else [None]
        for target in targets:
            yield PlayCard(card=card, target=target)
        for use in CARDS[entry.effect].uses:
            yield PlayCard(card=card, use=use)


def why_not_play(game: Game, seat: str, command: PlayCard) -> Refusal | None:
    """At any time, one card from the beginning of one's turn to that of the next. [zombies]"""
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
    if game.state.cards == "own-turn" and seat != game.state.turn:
        return Refusal("cards-in-own-turn", seats=(game.state.turn,))
    if game.player(seat).card_played:
        return Refusal("one-card-a-turn")
    return None


def _why_not_aimed(game: Game, play: Play, command: PlayCard) -> Refusal | None:
    """A card against an opponent needs one, never oneself. [zombies FAQ: opponent cards]"""
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
    """The card leaves the hand before it works: what is asked meanwhile cannot bring it back."""
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
    """Every item that can be used now."""
    every = [UseItem(card=card) for card in game.player(seat).items]
    return [one for one in every if why_not_use(game, seat, one) is None]


def why_not_use(game: Game, seat: str, command: UseItem) -> Refusal | None:
    """In one's own turn, or in one's own fight; that plays no card. [zombies FAQ: items]"""
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
    card = game.card(command.card)
    rule = items.USES[card.effect]
    if not rule.stays:
        deck.lose_item(game, seat, command.card)
    game.tell(ItemUsed(seat=seat, kind=card.id))
    rule.use(game, seat, card)
