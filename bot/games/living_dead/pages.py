"""What the scenes of Night of the Living Dead ask for, in their articles."""

from __future__ import annotations

from bot.games.family.naming import FamilyNames, Sentence
from bot.games.family.narrate.missions import filled, plain
from engine.family.parameters import AtLevel
from engine.living_dead import parameters as p
from engine.reading.mission import Mission, MissionRule


def _travel(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Travel.model_validate(rule.parameters)
    told = names.say(
        "mission-rule-travel",
        beside=asked.beside,
        tiles=names.all_of(asked.tiles),
        last=asked.last or asked.tiles[-1],
        shuffled="yes" if asked.shuffled else "no",
    )
    return [told, names.say("mission-rule-sealed")] if asked.sealed else [told]


GOALS: dict[str, Sentence] = {
    "barricaded": plain("mission-goal-barricaded"),
    "deck-exhausted": plain("mission-goal-deck-exhausted"),
    "siege-broken": plain("mission-goal-siege-broken"),
    "refuel": filled(
        "mission-goal-refuel",
        p.Refuel,
        lambda names, asked: {"zone": asked.zone, "zones": names.all_of(asked.zones)},
    ),
    "level-for-all": filled(
        "mission-goal-level-for-all",
        AtLevel,
        lambda names, asked: {"level": names.level(asked.level)},
    ),
    "relative-for-all": plain("mission-goal-relative-for-all"),
    "relative-at-rest": filled(
        "mission-goal-relative-at-rest", p.AtZone, lambda names, asked: {"zone": asked.zone}
    ),
    "search-everywhere": plain("mission-goal-search-everywhere"),
    "burned-out": filled(
        "mission-goal-burned-out", p.AtZone, lambda names, asked: {"zone": asked.zone}
    ),
    "arrive": plain("mission-goal-arrive"),
    "last-tile-clear": plain("mission-goal-last-tile-clear"),
    "drive": filled(
        "mission-goal-drive", p.Driven, lambda names, asked: {"car": names.car(asked.car)}
    ),
}
RULES: dict[str, Sentence] = {
    "start-area": filled(
        "mission-rule-start-area",
        p.StartArea,
        lambda names, asked: {"zone": asked.zone, "survivors": names.survivors(asked.survivors)},
    ),
    "start-areas": filled(
        "mission-rule-start-areas",
        p.StartAreas,
        lambda names, asked: {"zones": names.all_of(asked.zones)},
    ),
    "mode": plain("mission-rule-zombicide-mode"),
    "begin-with": filled(
        "mission-rule-begin-with", p.BeginWith, lambda names, asked: {"xp": asked.xp}
    ),
    "aboard": plain("mission-rule-aboard"),
    "lying-card": filled(
        "mission-rule-lying-card",
        p.LyingCard,
        lambda names, asked: {"zone": asked.zone, "card": names.the_card(asked.card)},
    ),
    "trust": filled(
        "mission-rule-trust", p.Trust, lambda names, asked: {"card": names.the_card(asked.card)}
    ),
    "caches": filled(
        "mission-rule-caches",
        p.Caches,
        lambda names, asked: {
            "melee": names.all_of(asked.melee),
            "ranged": names.all_of(asked.ranged),
        },
    ),
    "body": filled(
        "mission-rule-body",
        p.Body,
        lambda names, asked: {"cost": asked.cost, "zones": names.all_of(asked.beyond)},
    ),
    "building": filled("mission-rule-building", p.Building, lambda names, asked: {"xp": asked.xp}),
    "defend": plain("mission-rule-defend"),
    "no-shooting": filled(
        "mission-rule-no-shooting",
        p.NoShooting,
        lambda names, asked: {"zones": names.all_of(asked.zones)},
    ),
    "fixed-spawn": filled(
        "mission-rule-fixed-spawn", p.AtZone, lambda names, asked: {"zone": asked.zone}
    ),
    "travel": _travel,
    "houses-full": plain("mission-rule-houses-full"),
}
