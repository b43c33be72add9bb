"""Defines how a chronicle tells the events of Heroes' Resistance."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.family import tale
from bot.kit.speech import Speech
from bot.kit.tales import Deed, Deeds, Values, names
from engine.heroes_resistance import events as e


def in_need(speech: Speech, events: Sequence[e.BystanderAppeared]) -> Values:
    """Return the bystanders who call for help, their number, and all their zones."""
    zones = dict.fromkeys(str(speech.values(one)["zone"]) for one in events)
    who = names("bystander", "bystander")(speech, events)
    return {**who, "zones": speech.all_of(zones)}


DEEDS: Deeds = {
    **tale.DEEDS,
    e.TraitGained: Deed("tale-trait", 2, gather=names("trait", "trait")),
    e.DoorForced: Deed("tale-force", 3),
    e.ExplosivePlaced: Deed("tale-explosive", 5),
    e.ExplosiveBlew: Deed("tale-blast", 6, who=""),
    e.BystanderAppeared: Deed("tale-in-need", 5, who="", gather=in_need),
    e.BystanderSacrificed: Deed("tale-shield", 8, who="bystander"),
    e.SpawnsBlown: Deed("tale-spawns-blown", 6),
}
