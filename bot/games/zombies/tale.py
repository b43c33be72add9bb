"""Defines how a chronicle tells the events of Zombies!!!"""

from __future__ import annotations

from bot.kit.tales import Deed, Deeds, names, total
from engine.zombies import events as e

DEEDS: Deeds = {
    e.TileLaid: Deed("tale-lay", 2, "seat"),
    e.ZombieBeaten: Deed("tale-beat", 3, "seat", together="tale-all-beat"),
    e.ZombiesBurned: Deed("tale-burn", 5, "seat"),
    e.LifeLost: Deed("tale-lose-life", 3, "seat", fades=True),
    e.CardPlayed: Deed("tale-play", 4, "seat", gather=names("kind", "card")),
    e.ItemUsed: Deed("tale-use", 3, "seat", gather=names("kind", "card")),
    e.TurnSkipped: Deed("tale-miss-turn", 4, "seat"),
    e.PawnSent: Deed("tale-sent", 4, "seat"),
    e.ItemTaken: Deed("tale-lose-item", 4, "seat", gather=names("kind", "card")),
    e.TrophiesRisked: Deed("tale-lose-trophies", 5, "seat", gather=total("lost")),
    e.TokenTaken: Deed("tale-pick-up", 1, "seat"),
}
