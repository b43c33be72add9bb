"""The slash commands of Trust Me."""

from __future__ import annotations

from bot.kit.rows import Slash, ask
from engine.trust_me.commands import (
    Aim,
    Bandage,
    CallSniper,
    Detonate,
    Drop,
    Fight,
    FireFlare,
    Heal,
    Loot,
    MakeNoise,
    Move,
    Reload,
    Reorganise,
    Rest,
    Search,
    Shoot,
    Smother,
    StandingOrder,
    SwitchTarget,
    Throw,
    Trade,
    Wait,
)

SLASH = (
    Slash("walk", Move, to=ask("spot"), gait=ask("gait", said="gait")),
    Slash("shoot", Shoot, target=ask("whom", must=True), weapon=ask("hand")),
    Slash("fight", Fight, target=ask("whom"), weapon=ask("hand")),
    Slash("throw", Throw, to=ask("spot", "throw-spot", must=True), weapon=ask("hand")),
    Slash("aim", Aim, seat=ask("whom", "aim-whom"), at=ask("spot", "aim-spot")),
    Slash("target", SwitchTarget, seat=ask("whom", "aim-whom", must=True)),
    Slash(
        "order",
        StandingOrder,
        order=ask("standing", said="standing"),
        matter=ask("matter", said="matter"),
    ),
    Slash("search", Search, token=ask("token")),
    Slash("loot", Loot, seat=ask("body", must=True), slot=ask("slot")),
    Slash("sort", Reorganise),
    Slash("trade", Trade, seat=ask("partner", "trade-with", must=True)),
    Slash("noise", MakeNoise, at=ask("spot", "noise-spot")),
    Slash("rest", Rest, cell=ask("slot", "rest-slot")),
    Slash("reload", Reload, gun=ask("gun"), slot=ask("slot", "ammo-slot")),
    Slash("flare", FireFlare, to=ask("spot", "flare-spot", must=True), slot=ask("slot")),
    Slash("detonate", Detonate, to=ask("spot", "detonate-spot", must=True), slot=ask("slot")),
    Slash("sniper", CallSniper, seat=ask("whom", must=True), slot=ask("slot")),
    Slash(
        "treat",
        Heal,
        seat=ask("patient", "treated", must=True),
        harmed=ask("harmed"),
        slot=ask("slot"),
    ),
    Slash("bandage", Bandage, harmed=ask("harmed")),
    Slash("smother", Smother),
    Slash("wait", Wait),
    Slash("drop", Drop, slot=ask("slot", "drop-slot", must=True)),
)
ALIKE = {
    "move": "walk",
    "attack": "fight",
    "discard": "drop",
    "skill heal": "treat",
}
