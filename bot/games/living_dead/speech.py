"""What Night of the Living Dead says besides the family."""

from __future__ import annotations

from bot.games.family.narrate.rulebook import written
from bot.games.family.speech import FamilySpeech
from bot.games.living_dead import pages

ARTICLES = (
    "modes", "winning", "round", "setup", "zones", "move", "search", "doors", "inventory", "trade",
    "objectives", "sight", "melee", "ranged", "priority", "dual", "reload", "upgrades", "attack",
    "walking", "spawn", "shortage", "experience", "levels", "end", "skills",
    "travelling", "ultra-red", "difficulty",
)  # fmt: skip
CARS = ("car-seats", "car-driving")
GROUPS = {**FamilySpeech.groups, "rule": written(ARTICLES), "car": written(CARS)}
GOALS = {**FamilySpeech.goals, **pages.GOALS}
RULES = {**FamilySpeech.rules, **pages.RULES}


class LivingSpeech(FamilySpeech):
    """The family's, with the scenes."""

    groups = GROUPS
    goals = GOALS
    rules = RULES
