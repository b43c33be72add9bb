"""Trading: both survivors agree, and everything changes hands at once. [p. 19]

House rule: giving needs no consent. A player who would lose a card or token to another player's
survivor is asked, and may answer for the rest of the round. That answer is stored among the
survivor's used skills, which are cleared when the next round begins.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import inventory
from engine.family.commands import Trade
from engine.family.game import Game
from engine.family.inventory import trades_already
from engine.family.state import Survivor
from engine.living_dead import modes
from engine.living_dead.events import TakingAsked, TakingRefused

LENDS, KEEPS = "lends", "keeps"
"""Answers for the rest of the round: others may take everything (LENDS) or nothing (KEEPS)."""
HANDED = "handed "
"""The prefix of a note that a card changed hands in the current trade.

The notes are among the used skills of the survivor who began the trade.
"""


# ------------------------------------------------------------ both agree


def why_not_taken(survivor: Survivor, partner: Survivor) -> Refusal | None:
    """Refuse if the other player said no for this round."""
    if partner.seat != survivor.seat and KEEPS in partner.used:
        return Refusal("partner-keeps", survivor=survivor.id, partner=partner.id)
    return None


async def agrees(game: Game, survivor: Survivor, partner: Survivor, card: str = "") -> bool:
    """Return whether the partner hands over the card, or a barricade token if none is named.

    The partner's player is asked unless an answer is known or both survivors have one player.
    """
    if partner.seat == survivor.seat or LENDS in partner.used:
        return True
    told = game.told_as(card) if card else ""
    game.tell(TakingAsked(survivor=survivor.id, partner=partner.id, taken=told))
    said = await game.choose(
        "let-take", ("yes", "round", "no"), about="word", subject=partner.id, seats=[partner.seat]
    )
    if said == "yes":
        return True
    partner.used.append(LENDS if said == "round" else KEEPS)
    if said == "no":
        game.tell(TakingRefused(survivor=survivor.id, partner=partner.id))
    return said == "round"


# ------------------------------------------------------------ cards


def trades(game: Game, survivor: Survivor) -> Iterator[Trade]:
    for command in inventory.trades(game, survivor):
        if _why_not_handed(game, survivor, command) is None:
            yield command


def why_not_trade(game: Game, survivor: Survivor, command: Trade) -> Refusal | None:
    refusal = inventory.why_not_trade(game, survivor, command)
    return refusal or _why_not_handed(game, survivor, command)


def _why_not_handed(game: Game, survivor: Survivor, command: Trade) -> Refusal | None:
    """Refuse to move a card twice within one trade, or to take one if the other player said no for
    this round.
    """
    partner = game.survivor(command.partner)
    if command.take and (refusal := why_not_taken(survivor, partner)):
        return refusal
    if not trades_already(game, survivor, partner):
        return None
    traded = [card for card in (command.give, command.take) if card]
    handed = [card for card in traded if HANDED + card in survivor.used]
    return Refusal("handed-already", card=handed[0]) if handed else None


def forget_the_last(game: Game, survivor: Survivor, partner: Survivor) -> None:
    """Forget which cards changed hands in the last trade, unless that trade with `partner` still
    goes on.

    In a new trade each card may change hands again.
    """
    if not trades_already(game, survivor, partner):
        survivor.used = [one for one in survivor.used if not one.startswith(HANDED)]


async def trade(game: Game, survivor: Survivor, command: Trade) -> None:
    partner = game.survivor(command.partner)
    if command.take and not await agrees(game, survivor, partner, command.take):
        return
    forget_the_last(game, survivor, partner)
    await modes.trade(game, survivor, command)
    survivor.used += [HANDED + card for card in (command.give, command.take) if card]
