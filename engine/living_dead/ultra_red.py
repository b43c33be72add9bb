"""Ultra-red, an option of the table: beyond red, levels are passed again. [living-dead #14]

The rulebook sets experience back to 0 at red. Here it goes on counting; the same levels are passed
again, and the survivor keeps the red level.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.family.entries import BY_HAND, STARTS_WITH, Character
from engine.family.game import Game
from engine.family.state import Survivor
from engine.living_dead.events import LapBegan, LevelPassedAgain
from engine.living_dead.modes import learn, skills_in, slots_left
from engine.living_dead.state import ours

AGAIN = ("orange", "red")
"""The levels that bring a skill when they are passed again."""
NEVER = (STARTS_WITH, BY_HAND)
"""Rules of skills that nobody gains from another sheet."""


def endless(game: Game) -> bool:
    """Return whether the table plays with ultra-red."""
    return ours(game).ultra_red


async def begin_anew(game: Game, survivor: Survivor, had: int) -> None:
    """Let the survivor choose a skill for each level passed again.

    The choice is among the skills of that level not yet gained. If none of the sheet is left, it is
    among all skills that the Zombicide side lacks, whichever side is up. `had` is the experience
    before.
    """
    if not endless(game):
        return
    for level, lap in _passed(game, had, survivor.xp):
        if lap:
            game.tell(LevelPassedAgain(survivor=survivor.id, level=level, lap=lap))
            await learn(game, survivor, _offered(game, survivor, level))
        if level == "red":
            game.tell(LapBegan(survivor=survivor.id, lap=lap + 1))


def _passed(game: Game, had: int, now: int) -> Iterator[tuple[str, int]]:
    """Yield (level, lap) for each pass of orange or red between the experience `had` and `now`.

    `lap` is the number of laps completed before that pass.
    """
    thresholds = game.content.figures.thresholds
    for lap in range(now // thresholds["red"] + 1):
        for level in AGAIN:
            if had < lap * thresholds["red"] + thresholds[level] <= now:
                yield level, lap


def _offered(game: Game, survivor: Survivor, level: str) -> list[str]:
    character: Character = game.character(survivor)
    left = slots_left(character, survivor.chosen)
    if any(left.values()):
        return left[level]
    held = [skill.id for skill in skills_in(game, survivor, "zombicide")]
    known = game.content.skills.values()
    return [one.id for one in known if one.id not in held and one.rule not in NEVER]
