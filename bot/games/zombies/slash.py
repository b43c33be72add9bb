"""The slash commands of Zombies!!!"""

from __future__ import annotations

from bot.games.zombies.moves import ALWAYS, ASK, BRISK, EACH
from bot.kit.rows import Slash, ask
from engine.zombies.commands import (
    ChooseTempo,
    DiscardCard,
    Fight,
    HerdZombies,
    LayTile,
    MoveZombie,
    PlayCard,
    RollMovement,
    UseItem,
    WaiveWindows,
    Walk,
)

SLASH = (
    Slash("tile", LayTile, place=ask("tile-place")),
    Slash("fight", Fight),
    Slash("walk", Walk, RollMovement, to=ask("walk-to")),
    Slash(
        "zombies move",
        MoveZombie,
        zombie=ask("zombie", must=True),
        to=ask("zombie-to", must=True),
    ),
    Slash("zombies herd", HerdZombies, towards=ask("towards", must=True)),
    Slash(
        "card play",
        PlayCard,
        card=ask("card", "card-play", must=True),
        target=ask("target"),
        use=ask("use", said="use"),
    ),
    Slash("card use", UseItem, card=ask("card", "card-use", must=True)),
    Slash("card discard", DiscardCard, card=ask("card", "card-discard", must=True)),
    Slash(
        "card pass",
        WaiveWindows,
        how=ask("waive", choices=(ALWAYS, ASK), said="waive", usual=ALWAYS),
    ),
    Slash(
        "tempo",
        ChooseTempo,
        tempo=ask("tempo", choices=(BRISK, EACH), said="tempo", usual=BRISK),
    ),
)
ALIKE = {"move": "walk", "attack": "fight", "discard": "card discard"}
