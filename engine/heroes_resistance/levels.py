"""The skills of a hero, one for each danger level. [heroes-resistance p. 10]"""

from __future__ import annotations

from engine.family.entries import Skill
from engine.family.game import LEVELS, Game
from engine.family.state import Survivor


def of_levels(game: Game, hero: Survivor) -> list[Skill]:
    """Return the skills of every level reached, and those that a given position adds.

    Heroes get all skills of a level; there is nothing to choose.
    """
    sheet, known = game.character(hero), game.content.skills
    held = [(sheet.blue,), (sheet.yellow,), sheet.orange, sheet.red]
    reached = held[: LEVELS.index(game.level(hero)) + 1]
    return [known[one] for one in dict.fromkeys([*sum(reached, ()), *hero.chosen])]
