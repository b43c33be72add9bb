"""Defines how a chronicle tells the events of Trust Me."""

from __future__ import annotations

from bot.kit.tales import Deed, Deeds, total
from engine.trust_me import events as e

DEEDS: Deeds = {
    e.Moved: Deed("tale-go", 1, "seat", together="tale-all-go"),
    e.TokenLookedAt: Deed("tale-search", 3, "seat"),
    e.Attacked: Deed("tale-attack", 4, "seat", unless="tale-kill", nobody="tale-sniper"),
    e.ZombiesKilled: Deed("tale-kill", 4, "seat", gather=total("count")),
    e.GroupAttacked: Deed("tale-beset", 4, "seat"),
    e.Harmed: Deed("tale-hurt", 5, "seat", fades=True),
    e.HarmGone: Deed("tale-recover", 2, "seat"),
    e.TokenTaken: Deed("tale-rob", 6, "seat"),
    e.Traded: Deed("tale-trade", 5, "seat"),
    e.ClaimFailed: Deed("tale-claim", 6, "seat"),
    e.WeaponWornOut: Deed("tale-worn", 2, "seat"),
    e.BarricadeBroken: Deed("tale-break-through", 4, who=""),
    e.GroupCame: Deed("tale-group", 2, who=""),
}
