"""Defines how a chronicle tells the events of Trust Me."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.trust_me.naming import ALPHA
from bot.kit.speech import Speech
from bot.kit.tales import ANYTHING, Deed, Deeds, Values, total
from engine.trust_me import events as e


def attack(event: e.Attacked) -> Deed:
    """Return how an attack is told: one on zombies only if none falls, one on a survivor always."""
    if not event.seat:
        return Deed("tale-sniper", 6, who="")
    if event.target.startswith(ALPHA):
        return Deed("tale-attack", 3, "seat", gather=targets, unless="tale-kill")
    return Deed("tale-assault", 6, "seat", gather=targets)


def targets(speech: Speech, events: Sequence[e.Attacked]) -> Values:
    """Return the names of all who were attacked, and whether every attack was in vain."""
    names = [speech.name("figure", one.target) for one in events]
    vain = all(one.attack <= one.defence for one in events)
    return {"target": speech.all_of(dict.fromkeys(names)), "vain": "yes" if vain else "no"}


def beset(speech: Speech, events: Sequence[e.GroupAttacked]) -> Values:
    """Return the numbers of the groups that attacked, and whether every attack was held off."""
    numbers = dict.fromkeys(str(speech.values(one)["alpha_number"]) for one in events)
    held = all(one.defence >= one.strength for one in events)
    values = {"numbers": speech.all_of(numbers), "count": len(numbers)}
    return {**values, "held": "yes" if held else "no"}


def harm(event: e.Harmed) -> Deed | None:
    """Return how harm is told; None for fatigue, which hardly anybody escapes."""
    known = {"wound": "tale-wound", "burn": "tale-burn", "infection": "tale-infection"}
    return Deed(known[event.harm], 7, "seat") if event.harm in known else None


DEEDS: Deeds = {
    e.Moved: Deed("tale-go", 1, "seat", together="tale-all-go", unless=ANYTHING),
    e.TokenLookedAt: Deed("tale-search", 3, "seat"),
    e.Attacked: attack,
    e.ZombiesKilled: Deed("tale-kill", 6, "seat", gather=total("count")),
    e.GroupAttacked: Deed("tale-beset", 5, "seat", gather=beset),
    e.Harmed: harm,
    e.HarmGone: Deed("tale-recover", 2, "seat"),
    e.TokenTaken: Deed("tale-rob", 6, "seat"),
    e.Traded: Deed("tale-trade", 5, "seat"),
    e.ClaimFailed: Deed("tale-claim", 6, "seat"),
    e.WeaponWornOut: Deed("tale-worn", 2, "seat"),
    e.BarricadeBroken: Deed("tale-break-through", 4, who=""),
    e.GroupCame: Deed("tale-group", 2, who=""),
}
