"""Slash commands of Night of the Living Dead, besides those of the family."""

from __future__ import annotations

from bot.games.family.slash import survivors
from bot.kit.rows import ask
from engine.family.commands import CloseDoor
from engine.living_dead import commands

SLASH = (
    survivors("search", commands.SearchDeck, deck=ask("deck", said="deck")),
    survivors("door", commands.OpenByHand, door=ask("door", must=True)),
    survivors("close", CloseDoor, door=ask("door", "close", must=True)),
    survivors(
        "barricade",
        commands.Barricade,
        door=ask("door", "barricade"),
        how=ask("how", "barricade-how"),
    ),
    survivors("wood planks", commands.UsePlanks),
    survivors(
        "wood give",
        commands.GiveBarricade,
        partner=ask("partner", must=True),
        way=ask("how", "wood-how", said="wood"),
    ),
    survivors("skill shove", commands.Shove, zone=ask("zone", "shove", must=True)),
    survivors("skill taunt", commands.Taunt, zone=ask("zone", "taunt", must=True)),
    survivors("skill charge", commands.Bloodlust, path=ask("path", "charge", must=True)),
)
