"""Slash commands of Night of the Living Dead, besides those of the family."""

from __future__ import annotations

from bot.games.family.slash import survivors
from bot.games.rows import ask
from engine.family.commands import CloseDoor
from engine.living_dead.commands import (
    Barricade,
    Bloodlust,
    GiveBarricade,
    OpenByHand,
    SearchDeck,
    Shove,
    Taunt,
    UsePlanks,
)

SLASH = (
    survivors("search", SearchDeck, deck=ask("deck", said="deck")),
    survivors("door", OpenByHand, door=ask("door", must=True)),
    survivors("close", CloseDoor, door=ask("door", "close", must=True)),
    survivors(
        "barricade", Barricade, door=ask("door", "barricade"), how=ask("how", "barricade-how")
    ),
    survivors("wood planks", UsePlanks),
    survivors(
        "wood give",
        GiveBarricade,
        partner=ask("partner", must=True),
        way=ask("how", "wood-how", said="wood"),
    ),
    survivors("skill shove", Shove, zone=ask("zone", "shove", must=True)),
    survivors("skill taunt", Taunt, zone=ask("zone", "taunt", must=True)),
    survivors("skill charge", Bloodlust, path=ask("path", "charge", must=True)),
)
