"""The cost of a search, and keeping what it finds. [zombicide #6]"""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.family import actions
from engine.family.cards import discard, distinct, drop, equipment_of, has_room, receive
from engine.family.events import CardDiscarded
from engine.family.game import Game
from engine.family.state import Survivor


def why_no_search_left(game: Game, survivor: Survivor, *, costless: bool = False) -> Refusal | None:
    """Refuse a second search in the turn, or one without an action or a free action for it.

    With `costless` the search needs no action.
    """
    if survivor.searched:
        return Refusal("searched-already", survivor=survivor.id)
    free = actions.free(survivor, "search") + costless
    return actions.why_not_spend(game, survivor, 1, free)


def pay_for_search(survivor: Survivor, *, costless: bool = False) -> None:
    survivor.searched = True
    if not costless:
        actions.spend(survivor, "search")


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
