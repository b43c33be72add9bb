"""What Night of the Living Dead says besides the family."""

from __future__ import annotations

from bot.games.family.speech import FamilySpeech
from bot.games.living_dead import pages

GOALS = {**FamilySpeech.goals, **pages.GOALS}
RULES = {**FamilySpeech.rules, **pages.RULES}


class LivingSpeech(FamilySpeech):
    """The family's, with the scenes."""

    goals = GOALS
    rules = RULES
