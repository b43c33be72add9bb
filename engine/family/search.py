"""The cost of a search, and where the cards go that it finds. [zombicide #6]"""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.family import actions
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
