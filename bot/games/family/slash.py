"""The family's slash commands for everything that survivors do."""

from __future__ import annotations

import engine
from bot.kit.rows import Ask, Slash, ask
from engine.family import commands


def survivors(name: str, command: type[engine.Command], **asks: Ask) -> Slash:
    """Return a slash command for a command that one of the seat's survivors carries out.

    Its last option names the survivor.
    """
    return Slash(name, command, **asks, survivor=ask("survivor"))


SLASH = (
    survivors("move", commands.Move, zone=ask("zone", "move-zone", must=True)),
    survivors("search", commands.Search),
    survivors(
        "door", commands.OpenDoor, door=ask("door", must=True), card=ask("with", "door-with")
    ),
    survivors(
        "attack",
        commands.Attack,
        zone=ask("zone", "attack-zone", must=True),
        card=ask("with", "attack-with"),
        other_zone=ask("other"),
        kind=ask("how"),
    ),
    survivors("reload", commands.Reload, card=ask("card", "reload-card")),
    survivors(
        "equip",
        commands.Equip,
        card=ask("card", "equip-card", must=True),
        place=ask("place", must=True),
    ),
    survivors(
        "trade",
        commands.Trade,
        partner=ask("partner", must=True),
        give=ask("give"),
        take=ask("take"),
    ),
    survivors("craft", commands.Craft, recipe=ask("recipe", must=True)),
    survivors("discard", commands.Discard, card=ask("card", "discard-card", must=True)),
    survivors("objective", commands.TakeObjective, objective=ask("objective")),
    survivors("lay-down", commands.LayDown, objective=ask("objective")),
    survivors(
        "hand-over",
        commands.HandOver,
        partner=ask("partner", must=True),
        objective=ask("objective"),
    ),
    survivors("exit", commands.Leave),
    Slash("order", commands.StandingOrder, order=ask("standing"), matter=ask("matter")),
    survivors("car enter", commands.EnterCar, seat=ask("seat", "seat-enter"), car=ask("car")),
    survivors("car leave", commands.LeaveCar),
    survivors("car seat", commands.ChangeSeat, seat=ask("seat")),
    survivors("car drive", commands.Drive, path=ask("path", must=True)),
)
"""The slash commands of the family; each game has those that its rules know."""
ALIKE = {"walk": "move", "fight": "attack", "card discard": "discard"}
"""Slash commands of other games, each with the one that does the same in the family."""
