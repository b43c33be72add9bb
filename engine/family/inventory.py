"""Inventory: reorganising, trading and discarding cards. [zombicide #5, #6]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.core.refusal import Refusal
from engine.family import actions, cards
from engine.family.commands import Discard, Equip, Trade
from engine.family.events import CardDiscarded, CardMoved, CardsTraded
from engine.family.game import Game
from engine.family.state import Survivor, Tidying

# ------------------------------------------------------------ discarding


def discards(game: Game, survivor: Survivor) -> Iterator[Discard]:
    for card in cards.distinct(game, survivor, cards.equipment_of(game, survivor)):
        yield Discard(survivor=survivor.id, card=card)


def why_not_discard(game: Game, survivor: Survivor, command: Discard) -> Refusal | None:
    """Refuse only a wound or a card not held; discarding is free at any time. [zombicide #5, #7]"""
    if command.card not in cards.cards_of(survivor):
        return Refusal("card-not-held", survivor=survivor.id, card=command.card)
    if cards.is_wound(game, command.card):
        return Refusal("wound-stays", survivor=survivor.id)
    return None


async def carry_out_discard(game: Game, survivor: Survivor, command: Discard) -> None:
    cards.drop(survivor, command.card)
    game.tell(CardDiscarded(survivor=survivor.id, card=game.told_as(command.card)))
    cards.discard(game, command.card)


# ------------------------------------------------------------ reorganising


def equips(game: Game, survivor: Survivor) -> Iterator[Equip]:
    if not tidies(game, survivor) and actions.why_not_spend(game, survivor):
        return
    room = cards.pack_has_room(game, survivor)
    for card in cards.cards_of(survivor):
        for place in (*cards.HANDS, "pack"):
            if card not in cards.cards_at(survivor, place) and (room or place != "pack"):
                yield Equip(survivor=survivor.id, card=card, place=place)


def why_not_equip(game: Game, survivor: Survivor, command: Equip) -> Refusal | None:
    """Refuse unless the card fits; one action serves for any number of changes. [zombicide #6]"""
    if command.card not in cards.cards_of(survivor):
        return Refusal("card-not-held", survivor=survivor.id, card=command.card)
    refusal = _why_not_there(game, survivor, command.card, command.place)
    if refusal or tidies(game, survivor):
        return refusal
    return actions.why_not_spend(game, survivor)


def _why_not_there(game: Game, survivor: Survivor, card: str, place: str) -> Refusal | None:
    """Refuse a full pack; a hand is never full, because its card swaps places."""
    if card in cards.cards_at(survivor, place):
        return Refusal("card-already-there", card=card, place=place)
    if place == "pack" and not cards.pack_has_room(game, survivor):
        return Refusal("pack-is-full", survivor=survivor.id)
    return None


def tidies(game: Game, survivor: Survivor) -> bool:
    """Return whether the survivor takes part in the reorganisation of cards that is going on."""
    tidying = game.state.tidying
    return tidying is not None and survivor.id in (tidying.survivor, tidying.partner)


def stop_tidying(game: Game, survivor: Survivor) -> None:
    """End the reorganisation of cards if the survivor takes part in it.

    In free order turns overlap: what others do meanwhile does not end it. [zombicide #6]
    """
    if tidies(game, survivor):
        game.state.tidying = None


async def carry_out_equip(game: Game, survivor: Survivor, command: Equip) -> None:
    if not tidies(game, survivor):
        actions.spend(survivor)
        game.state.tidying = Tidying(survivor.id)
    cards.put(survivor, command.card, command.place)
    game.tell(CardMoved(survivor=survivor.id, card=game.told_as(command.card), place=command.place))


# ------------------------------------------------------------ trading


def trades(game: Game, survivor: Survivor) -> Iterator[Trade]:
    others = [one for one in game.survivors_in(survivor.zone) if one.id != survivor.id]
    if not others:
        return
    own: list[str | None] = [None, *cards.equipment_of(game, survivor)]
    room = cards.has_room(game, survivor)
    for partner in others:
        if not trades_already(game, survivor, partner) and actions.why_not_spend(game, survivor):
            continue
        theirs: list[str | None] = [None, *cards.equipment_of(game, partner)]
        their_room = cards.has_room(game, partner)
        for give, take in product(own, theirs):
            if (give or take) and (give or room) and (take or their_room):
                yield Trade(survivor=survivor.id, partner=partner.id, give=give, take=take)


def why_not_trade(game: Game, survivor: Survivor, command: Trade) -> Refusal | None:
    """Refuse unless both are in one zone; reorganising is part of the action. [zombicide #6]"""
    partner = game.state.survivors.get(command.partner)
    if partner is None or not partner.standing or partner.zone != survivor.zone:
        return Refusal("partner-not-here", survivor=survivor.id, partner=command.partner)
    if partner.id == survivor.id or not (command.give or command.take):
        return Refusal("nothing-to-trade", survivor=survivor.id)
    for owner, card in ((survivor, command.give), (partner, command.take)):
        if card and card not in cards.cards_of(owner):
            return Refusal("card-not-held", survivor=owner.id, card=card)
        # A wound card never leaves its inventory. [facts/zombicide.md 1, Wounded]
        if card and cards.is_wound(game, card):
            return Refusal("wound-stays", survivor=owner.id)
    if not command.take and not cards.has_room(game, partner):
        return Refusal("inventory-full", survivor=partner.id)
    if not command.give and not cards.has_room(game, survivor):
        return Refusal("inventory-full", survivor=survivor.id)
    if trades_already(game, survivor, partner):
        return None
    return actions.why_not_spend(game, survivor)


def trades_already(game: Game, survivor: Survivor, partner: Survivor) -> bool:
    """Return whether an action was spent on a trade with `partner` that still goes on."""
    tidying = game.state.tidying
    if tidying is None or tidying.survivor != survivor.id or not tidying.paid:
        return False
    return tidying.partner in (None, partner.id)


async def carry_out_trade(game: Game, survivor: Survivor, command: Trade) -> None:
    partner = game.survivor(command.partner)
    if not trades_already(game, survivor, partner):
        actions.spend(survivor)
    game.state.tidying = Tidying(survivor.id, partner.id)
    if command.give and command.take:
        cards.replace(survivor, command.give, command.take)
        cards.replace(partner, command.take, command.give)
    elif command.give:
        cards.drop(survivor, command.give)
        cards.receive(game, partner, command.give)
    elif command.take:
        cards.drop(partner, command.take)
        cards.receive(game, survivor, command.take)
    given = game.told_as(command.give) if command.give else ""
    taken = game.told_as(command.take) if command.take else ""
    game.tell(CardsTraded(survivor=survivor.id, partner=partner.id, given=given, taken=taken))
