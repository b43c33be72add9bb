"""The articles and special rules of Night of the Living Dead, besides those of the family."""

from __future__ import annotations

from bot.games.family.naming import FamilyNames
from bot.games.family.narrate.missions import zone_of
from bot.games.family.narrate.rulebook import written
from bot.games.family.speech import FamilySpeech
from engine.living_dead.parameters import Body, Building, Travel
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
    """Tell in which order tiles are added, and until when the first house may be searched."""
    asked = Travel.model_validate(rule.parameters)
    last = asked.last or asked.tiles[-1]
    told = names.say("mission-rule-travel", **{**names.values(asked), "last": last})
    return [told, names.say("mission-rule-sealed")] if asked.sealed else [told]


def _body(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    """Tell where the body lies, what finding it changes, and the zones it closes to searches."""
    asked = Body.model_validate(rule.parameters)
    zone = zone_of(mission, asked.objective)
    return [names.say("mission-rule-body", zone=zone, **names.values(asked))]


def _building(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    """Name the passages with wood for barricades, and the experience for a barricaded window."""
    asked = Building.model_validate(rule.parameters)
    doors = names.content.board(mission.id).doors.values()
    wood = names.all_of(names.door(one.id) for one in doors if one.sort == "passage")
    return [names.say("mission-rule-building", doors=wood, **names.values(asked))]


RULES = {**FamilySpeech.rules, "travel": _travel, "body": _body, "building": _building}


class LivingSpeech(FamilySpeech):
    """The family's speech, with the articles and special rules of this game."""

    groups = GROUPS
    rules = RULES

    def decisive(self, mission: Mission) -> list[str]:
        """Tell in which mode survivors begin and what the modes are; every mission uses them."""
        begun = any(one.name == "mode" for one in mission.rules)
        return [self.say("mission-modes", begun="zombicide" if begun else "romero")]
