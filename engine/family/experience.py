"""Experience, levels and the skills they bring. [zombicide #5]"""

from __future__ import annotations

from engine.family import skills
from engine.family.events import ExperienceGained, LevelReached
from engine.family.game import LEVELS, Game
from engine.family.state import Survivor


async def gain_experience(game: Game, survivor: Survivor, points: int) -> None:
    """Add experience; each level passed brings its skill at once.

    Experience stops at the red threshold, unless the booklet says otherwise.
    """
    if points == 0 or not survivor.standing:
        return
    before, had = LEVELS.index(game.level(survivor)), survivor.xp
    survivor.xp += points
    if not game.booklet.endless(game):
        survivor.xp = min(survivor.xp, game.content.figures.thresholds["red"])
    game.tell(ExperienceGained(survivor=survivor.id, gained=points, xp=survivor.xp))
    for level in LEVELS[before + 1 : LEVELS.index(game.level(survivor)) + 1]:
        game.tell(LevelReached(survivor=survivor.id, level=level))
        await game.booklet.level_reached(game, survivor, level)
    for follows in game.booklet.gained:
        await follows(game, survivor, had)


async def gain_skill(game: Game, survivor: Survivor, level: str) -> None:
    """Give the skill of a level: yellow is fixed, at orange and red the player chooses."""
    character = game.character(survivor)
    if level == "yellow":
        skills.gain(game, survivor, character.yellow)
        return
    offered = character.orange if level == "orange" else character.red
    chosen = await game.choose(
        "skill-choice", offered, about="skill", subject=survivor.id, seats=[survivor.seat]
    )
    survivor.chosen.append(chosen)
    skills.gain(game, survivor, chosen)
