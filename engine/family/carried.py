"""Laying down objectives that survivors carry, and handing them over. [zombicide #10]"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.refusal import Refusal
from engine.family import actions, victory
from engine.family.burdens import borne_by, closing_zones, is_closed
from engine.family.commands import HandOver, LayDown
from engine.family.events import ObjectiveHandedOver, ObjectiveLaidDown, SpawnClosed
from engine.family.game import Game
from engine.family.state import Survivor

# ------------------------------------------------------------ laying down


def layings(game: Game, survivor: Survivor) -> Iterator[LayDown]:
    for one in borne_by(game, survivor):
        yield LayDown(survivor=survivor.id, objective=one)


def why_not_lay(game: Game, survivor: Survivor, command: LayDown) -> Refusal | None:
    """Refuse an objective that the survivor does not carry, and laying one down from a car."""
    if command.objective not in borne_by(game, survivor):
        return Refusal("objective-not-carried", survivor=survivor.id)
    if game.car_of(survivor):
        return Refusal("in-a-car", survivor=survivor.id)
    return actions.why_not_spend(game, survivor)


async def lay(game: Game, survivor: Survivor, command: LayDown) -> None:
    """Lay an objective down for an action; some close the spawn zone there for good."""
    actions.spend(survivor)
    zone = survivor.zone
    shut = zone in closing_zones(game, command.objective) and not is_closed(game, zone)
    del game.state.borne[command.objective]
    game.state.laid[command.objective] = zone
    game.tell(ObjectiveLaidDown(survivor=survivor.id, objective=command.objective, zone=zone))
    if shut:
        game.tell(SpawnClosed(survivor=survivor.id, zone=zone))
    victory.check(game)


# ------------------------------------------------------------ handing over


def handings(game: Game, survivor: Survivor) -> Iterator[HandOver]:
    for one in borne_by(game, survivor):
        for other in game.survivors_in(survivor.zone):
            if other.id != survivor.id:
                yield HandOver(survivor=survivor.id, objective=one, partner=other.id)


def why_not_hand(game: Game, survivor: Survivor, command: HandOver) -> Refusal | None:
    """Refuse an objective that the survivor does not carry, and a partner who is not in the same
    zone.
    """
    if command.objective not in borne_by(game, survivor):
        return Refusal("objective-not-carried", survivor=survivor.id)
    there = [one.id for one in game.survivors_in(survivor.zone) if one.id != survivor.id]
    if command.partner not in there:
        return Refusal("nobody-to-hand-to", survivor=survivor.id, zone=survivor.zone)
    return actions.why_not_spend(game, survivor)


async def hand(game: Game, survivor: Survivor, command: HandOver) -> None:
    """Give an objective to a survivor in the same zone, for an action."""
    actions.spend(survivor)
    game.state.borne[command.objective] = command.partner
    game.tell(
        ObjectiveHandedOver(
            survivor=survivor.id, objective=command.objective, partner=command.partner
        )
    )
