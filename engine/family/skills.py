"""Skills: functions that tell the chapters which skills a survivor has and how much they give.
[zombicide #9]

A skill's entry in data/ gives its rule and its amount. A chapter asks for the rules that change
what the chapter does.
"""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.family.entries import Attack, Equipment, Skill
from engine.family.events import SkillGained
from engine.family.game import Game
from engine.family.state import Survivor

FREE = "free-"
"""The prefix of the rules of skills that give a free action; the sort of action follows it."""


def of_sheet(game: Game, survivor: Survivor) -> list[Skill]:
    """Return the skills of the sheet: blue, then yellow once reached, then those chosen."""
    character, known = game.character(survivor), game.content.skills
    held = [known[character.blue]]
    if survivor.xp >= game.content.figures.thresholds["yellow"]:
        held.append(known[character.yellow])
    if survivor.chosen:
        held += [known[skill] for skill in survivor.chosen]
    return held


def has(game: Game, survivor: Survivor, rule: str) -> bool:
    return rule in [skill.rule for skill in game.skills(survivor)]


def missing(game: Game, survivor: Survivor, rule: str) -> Refusal:
    """Return the refusal for a survivor without the skill of that rule.

    It names the skill as the game calls it.
    """
    named = (one.id for one in game.content.skills.values() if one.rule == rule)
    return Refusal("skill-missing", survivor=survivor.id, skill=next(named, rule))


def why_not_use(game: Game, survivor: Survivor, rule: str) -> Refusal | None:
    """Refuse a survivor without the skill, or one who used it in this turn."""
    skill = next((one for one in game.skills(survivor) if one.rule == rule), None)
    if skill is None:
        return missing(game, survivor, rule)
    if rule in survivor.used:
        return Refusal("skill-used", survivor=survivor.id, skill=skill.id)
    return None


def total(game: Game, survivor: Survivor, rule: str) -> int:
    """Return the sum of the amounts of all skills with that rule."""
    return sum([skill.amount for skill in game.skills(survivor) if skill.rule == rule])


def combat_bonus(game: Game, survivor: Survivor, rule: str, attack: Attack) -> int:
    """Return the sum of the amounts of all skills with that rule that serve this kind of attack."""
    return sum(
        skill.amount
        for skill in game.skills(survivor)
        if skill.rule == rule and attack.kind in skill.kinds
    )


def zones_per_move(game: Game, survivor: Survivor) -> int:
    """Return how many zones one move action may cross."""
    base, more = 1, 0
    for skill in game.skills(survivor):
        if skill.rule == "zones-per-move":
            base = max(base, skill.amount)
        elif skill.rule == "extra-zone-per-move":
            more += skill.amount
    return base + more


def fights_as_pair(game: Game, survivor: Survivor, weapon: Equipment) -> bool:
    """Return whether two such weapons work as a pair: marked dual, or made so by a skill."""
    rules = ("pairs", *(f"pairs-{row.kind}" for row in weapon.attacks))
    return weapon.dual or any(has(game, survivor, rule) for rule in rules)


# ------------------------------------------------------------ gaining


def begin_turn(game: Game, survivor: Survivor) -> None:
    """Prepare a survivor's turn: set their actions, including lent ones, and add those of skills.

    What the survivor did in the last turn is forgotten.
    """
    survivor.done = False
    survivor.searched = False
    survivor.used.clear()
    survivor.actions = game.content.figures.actions + survivor.lent_actions
    survivor.lent_actions = 0
    survivor.free.clear()
    for skill in game.skills(survivor):
        grant(survivor, skill)


def grant(survivor: Survivor, skill: Skill) -> None:
    """Add the extra or free actions of a skill, usable at once; other skills give nothing here."""
    if skill.rule == "extra-action":
        survivor.actions += skill.amount
    elif skill.rule.startswith(FREE):
        sort = skill.rule.removeprefix(FREE)
        survivor.free[sort] = survivor.free.get(sort, 0) + skill.amount


def gain(game: Game, survivor: Survivor, skill_id: str) -> None:
    game.tell(SkillGained(survivor=survivor.id, skill=skill_id))
    if not survivor.done:
        grant(survivor, game.content.skills[skill_id])
