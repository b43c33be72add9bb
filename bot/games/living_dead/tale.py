"""Defines how a chronicle tells the events of Night of the Living Dead."""

from __future__ import annotations

from bot.games.family import tale
from bot.kit.tales import Deed, Deeds
from engine.family import events as family
from engine.living_dead import events as e


def relative(event: e.RelativeAppeared) -> Deed | None:
    """Return how a relative is told who came; None if the box had none left."""
    return Deed("tale-relative", 6) if event.came else None


DEEDS: Deeds = {
    **tale.DEEDS,
    e.DoorOpenedByHand: Deed("tale-open", 3),
    family.DoorClosed: Deed("tale-shut", 3),
    e.BarricadeBuilt: Deed("tale-board-up", 4),
    e.BarricadeTaken: Deed("tale-take-planks", 1, unless="tale-board-up"),
    e.PassagesBroken: Deed("tale-break-in", 6, who=""),
    e.BodyFound: Deed("tale-body", 5),
    e.RelativeAppeared: relative,
    e.ZombiesTaunted: Deed("tale-taunt", 3),
}
