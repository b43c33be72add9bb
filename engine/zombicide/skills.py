"""Skills of this game that belong to no other chapter. [zombicide #9]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.core.refusal import Refusal
from engine.family import skills
from engine.family.events import ActionLent, CardRefused, WoundHealed
from engine.family.game import Game
from engine.family.state import Survivor
from engine.zombicide.commands import Heal, LendAction

# ------------------------------------------------------------ destiny


async def refuses(
    game: Game, survivor: Survivor, deck: Literal["equipment", "spawn"], card: str
) -> bool:
    """Ask, once a turn with Destiny, whether to replace a card just drawn; return True if so."""
    if not skills.has(game, survivor, "destiny") or "destiny" in survivor.used:
        return False
    seats, options = [survivor.seat], ("keep", "refuse")
    if deck == "equipment":
        said = await game.choose("destiny", options, about="word", subject=card, seats=seats)
    else:
        said = await game.choose("destiny-spawn", options, about="word", subject=card, seats=seats)
    if said == "keep":
        return False
    survivor.used.append("destiny")
    game.tell(CardRefused(survivor=survivor.id, deck=deck, card=card))
    return True


# ------------------------------------------------------------ medic


def heals(game: Game, survivor: Survivor) -> Iterator[Heal]:
    if skills.has(game, survivor, "medic"):
        for patient in game.survivors_in(survivor.zone):
            yield Heal(survivor=survivor.id, patient=patient.id)


def why_not_heal(game: Game, survivor: Survivor, command: Heal) -> Refusal | None:
    """Refuse unless the patient is wounded and in the zone; the medic may be the patient.

    The skill works once a turn.
    """
    if refusal := skills.why_not_use(game, survivor, "medic"):
        return refusal
    patient = game.state.survivors.get(command.patient)
    if patient is None or not patient.standing or patient.zone != survivor.zone:
        return Refusal("partner-not-here", survivor=survivor.id, partner=command.patient)
    if not game.booklet.wounds(game, patient):
        return Refusal("nobody-wounded", patient=patient.id)
    return None


async def heal(game: Game, survivor: Survivor, command: Heal) -> None:
    survivor.used.append("medic")
    patient = game.survivor(command.patient)
    game.booklet.heal(game, patient)
    game.tell(WoundHealed(survivor=survivor.id, patient=patient.id))


# ------------------------------------------------------------ born leader


def lendings(game: Game, survivor: Survivor) -> Iterator[LendAction]:
    if skills.has(game, survivor, "born-leader"):
        for other in game.standing():
            yield LendAction(survivor=survivor.id, to=other.id)


def why_not_lend(game: Game, survivor: Survivor, command: LendAction) -> Refusal | None:
    if refusal := skills.why_not_use(game, survivor, "born-leader"):
        return refusal
    other = game.state.survivors.get(command.to)
    if other is None or not other.standing or other.id == survivor.id:
        return Refusal("not-another-survivor", survivor=survivor.id)
    return None


async def lend_action(game: Game, survivor: Survivor, command: LendAction) -> None:
    """Give another survivor an action; if that survivor's turn is over, it is one more in the next
    round.
    """
    survivor.used.append("born-leader")
    other = game.survivor(command.to)
    if other.done:
        other.lent_actions += 1
    else:
        other.actions += 1
    game.tell(ActionLent(survivor=survivor.id, to=other.id))
