"""One skill for each level of danger. [heroes-resistance p. 10]"""

from __future__ import annotations

from engine.family.entries import Skill
from engine.family.game import LEVELS, Game
from engine.family.state import Survivor
from engine.heroes_resistance.state import box


def of_levels(game: Game, hero: Survivor) -> list[Skill]:
    """Those of every level that is reached; nobody chooses."""
    sheet, known = box(game).characters[hero.id], game.content.skills
    held = [sheet.blue, sheet.yellow, *sheet.orange, *sheet.red]
    return [known[one] for one in held[: LEVELS.index(game.level(hero)) + 1]]
