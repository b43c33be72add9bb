"""The articles and special rules of Night of the Living Dead, besides those of the family."""

from __future__ import annotations

from bot.games.family.naming import FamilyNames
from bot.games.family.narrate.rulebook import written
from bot.games.family.speech import FamilySpeech
from engine.living_dead.parameters import Travel
from engine.reading.mission import Mission, MissionRule

ARTICLES = (
    "modes", "winning", "round", "setup", "zones", "move", "search", "doors", "inventory", "trade",
    "objectives", "sight", "melee", "ranged", "priority", "dual", "reload", "upgrades", "attack",
    "walking", "spawn", "shortage", "experience", "levels", "end", "skills",
    "travelling", "ultra-red", "difficulty",
)  # fmt: skip
CARS = ("car-seats", "car-driving")
GROUPS = {**FamilySpeech.groups, "rule": written(ARTICLES), "car": written(CARS)}


def _travel(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    """Tell in which order tiles are added, and where people search until then."""
    asked = Travel.model_validate(rule.parameters)
    last = asked.last or asked.tiles[-1]
    told = names.say("mission-rule-travel", **{**names.values(asked), "last": last})
    return [told, names.say("mission-rule-sealed")] if asked.sealed else [told]


RULES = {**FamilySpeech.rules, "travel": _travel}


class LivingSpeech(FamilySpeech):
    """The family's speech, with the articles of this game and the rule about travelling."""

    groups = GROUPS
    rules = RULES
