"""Defines how a chronicle tells the events of Heroes' Resistance."""

from __future__ import annotations

from bot.games.family import tale
from bot.kit.tales import Deed, Deeds, names
from engine.heroes_resistance import events as e

DEEDS: Deeds = {
    **tale.DEEDS,
    e.TraitGained: Deed("tale-trait", 2, gather=names("trait", "trait")),
    e.DoorForced: Deed("tale-force", 3),
    e.ExplosivePlaced: Deed("tale-explosive", 5),
    e.ExplosiveBlew: Deed("tale-blast", 6, who=""),
    e.BystanderAppeared: Deed("tale-in-need", 5, who="", gather=names("bystander", "bystander")),
    e.BystanderSacrificed: Deed("tale-shield", 8, who="bystander"),
    e.SpawnsBlown: Deed("tale-spawns-blown", 6),
}
