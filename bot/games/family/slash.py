"""The family's slash commands: everything that survivors do."""

from __future__ import annotations

import engine
from bot.games.rows import Ask, Slash, ask
from engine.family.commands import (
    Attack,
    ChangeSeat,
    Craft,
    Discard,
    Drive,
    EnterCar,
    Equip,
    Leave,
    LeaveCar,
    Move,
    OpenDoor,
    Reload,
    Search,
    TakeObjective,
    Trade,
)


def survivors(name: str, command: type[engine.Command], **asks: Ask) -> Slash:
    """What one of a seat's survivors does: which one comes last."""
    return Slash(name, command, **asks, survivor=ask("survivor"))


SLASH = (
    survivors("move", Move, zone=ask("zone", "move-zone", must=True)),
    survivors("search", Search),
    survivors("door", OpenDoor, door=ask("door", must=True), card=ask("with", "door-with")),
    survivors(
        "attack",
        Attack,
        zone=ask("zone", "attack-zone", must=True),
        card=ask("with", "attack-with"),
        other_zone=ask("other"),
        kind=ask("how"),
    ),
    survivors("reload", Reload, card=ask("card", "reload-card")),
    survivors(
        "equip",
        Equip,
        card=ask("card", "equip-card", must=True),
        place=ask("place", must=True),
    ),
    survivors(
        "trade", Trade, partner=ask("partner", must=True), give=ask("give"), take=ask("take")
    ),
    survivors("craft", Craft, recipe=ask("recipe", must=True)),
    survivors("discard", Discard, card=ask("card", "discard-card", must=True)),
    survivors("objective", TakeObjective, objective=ask("objective")),
    survivors("exit", Leave),
    survivors("car enter", EnterCar, seat=ask("seat", "seat-enter"), car=ask("car")),
    survivors("car leave", LeaveCar),
    survivors("car seat", ChangeSeat, seat=ask("seat")),
    survivors("car drive", Drive, path=ask("path", must=True)),
)
"""Of all games of the family: each has those whose command its rules know."""
ALIKE = {"walk": "move", "fight": "attack", "card discard": "discard"}
