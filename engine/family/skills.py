"""Skills: what each changes, asked for by the rule it changes. [zombicide #9]

A skill's entry in data/ names its rule and amount; the chapters ask the questions below.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from engine.content import Attack, Equipment, Skill
from engine.core.refusal import Refusal
from engine.family.commands import Heal, LendAction
from engine.family.events import ActionLent, CardRefused, SkillGained, WoundHealed
from engine.family.game import Game
from engine.family.state import Survivor

FREE = "free-"
"""How the rules of skills begin that give a free action of a sort."""


def of_sheet(game: Game, survivor: Survivor) -> list[Skill]:
    """Blue, then yellow once reached, then those chosen."""
    character, known = game.character(survivor), game.content.skills
    held = [known[character.blue]]
    if survivor.xp >= game.content.figures.thresholds["yellow"]:
        held.append(known[character.yellow])
    return held + [known[skill] for skill in survivor.chosen]


def has(game: Game, survivor: Survivor, rule: str) -> bool:
    return any(skill.rule == rule for skill in game.skills(survivor))


def total(game: Game, survivor: Survivor, rule: str) -> int:
    """The amounts of all skills of that rule, added up."""
    return sum(skill.amount for skill in game.skills(survivor) if skill.rule == rule)


def combat_bonus(game: Game, survivor: Survivor, rule: str, attack: Attack) -> int:
    """The amounts of the skills of that rule that serve this sort of attack."""
    return sum(
        skill.amount
        for skill in game.skills(survivor)
        if skill.rule == rule and attack.kind in skill.kinds
    )


def zones_per_move(game: Game, survivor: Survivor) -> int:
    """How many zones one move action may cross."""
    base = max([1] + [one.amount for one in game.skills(survivor) if one.rule == "zones-per-move"])
    return base + total(game, survivor, "extra-zone-per-move")


def fights_as_pair(game: Game, survivor: Survivor, weapon: Equipment) -> bool:
    """Whether two such weapons serve together: marked dual, or made so by a skill."""
    kinds = {row.kind for row in weapon.attacks}
    return (
        weapon.dual
        or has(game, survivor, "ambidextrous")
        or ("ranged" in kinds and has(game, survivor, "gunslinger"))
        or ("melee" in kinds and has(game, survivor, "swordmaster"))
    )


# ------------------------------------------------------------ gaining


def begin_turn(game: Game, survivor: Survivor) -> None:
    """Everything a survivor has to spend in a fresh turn."""
    survivor.done = False
    survivor.searched = False
    survivor.used.clear()
    survivor.actions = game.content.figures.actions + survivor.lent_actions
    survivor.lent_actions = 0
    survivor.free.clear()
    for skill in game.skills(survivor):
        grant(survivor, skill)


def grant(survivor: Survivor, skill: Skill) -> None:
    """The actions a skill gives, usable in the very turn it is gained."""
    if skill.rule == "extra-action":
        survivor.actions += skill.amount
    elif skill.rule.startswith(FREE):
        sort = skill.rule.removeprefix(FREE)
        survivor.free[sort] = survivor.free.get(sort, 0) + skill.amount


def gain(game: Game, survivor: Survivor, skill_id: str) -> None:
    game.tell(SkillGained(survivor=survivor.id, skill=skill_id))
    if not survivor.done:
        grant(survivor, game.content.skills[skill_id])


# ------------------------------------------------------------ destiny


async def refuses(
    game: Game, survivor: Survivor, deck: Literal["equipment", "spawn"], card: str
) -> bool:
    """Destiny: once a turn, a card the survivor has just drawn may go for another one."""
    if not has(game, survivor, "destiny") or "destiny" in survivor.used:
        return False
    seats, options = [survivor.seat], ("keep", "refuse")
    if deck == "equipment":
        said = await game.choose("destiny", options, about="word", subject=card, seats=seats)
    else:
        said = await game.choose("destiny-spawn", options, about="word", subject=card, seats=seats)
    if said == "keep":
        return False
    survivor.used.append("destiny")
    game.tell(CardRefused(survivor=survivor.id, deck=deck, card=card))
    return True


# ------------------------------------------------------------ medic


def heals(game: Game, survivor: Survivor) -> Iterator[Heal]:
    if has(game, survivor, "medic"):
        for patient in game.survivors_in(survivor.zone):
            yield Heal(survivor=survivor.id, patient=patient.id)


def why_not_heal(game: Game, survivor: Survivor, command: Heal) -> Refusal | None:
    """Once a turn, a wound of anyone in the same zone, the medic included."""
    if not has(game, survivor, "medic"):
        return Refusal("skill-missing", survivor=survivor.id, skill="medic")
    if "medic" in survivor.used:
        return Refusal("skill-used", survivor=survivor.id, skill="medic")
    patient = game.state.survivors.get(command.patient)
    if patient is None or not patient.standing or patient.zone != survivor.zone:
        return Refusal("partner-not-here", survivor=survivor.id, partner=command.patient)
    if not game.booklet.wounds(game, patient):
        return Refusal("nobody-wounded", patient=patient.id)
    return None


async def heal(game: Game, survivor: Survivor, command: Heal) -> None:
    survivor.used.append("medic")
    patient = game.survivor(command.patient)
    game.booklet.heal(game, patient)
    game.tell(WoundHealed(survivor=survivor.id, patient=patient.id))


# ------------------------------------------------------------ born leader


def lendings(game: Game, survivor: Survivor) -> Iterator[LendAction]:
    if has(game, survivor, "born-leader"):
        for other in game.standing():
            yield LendAction(survivor=survivor.id, to=other.id)


def why_not_lend(game: Game, survivor: Survivor, command: LendAction) -> Refusal | None:
    if not has(game, survivor, "born-leader"):
        return Refusal("skill-missing", survivor=survivor.id, skill="born-leader")
    if "born-leader" in survivor.used:
        return Refusal("skill-used", survivor=survivor.id, skill="born-leader")
    other = game.state.survivors.get(command.to)
    if other is None or not other.standing or other.id == survivor.id:
        return Refusal("not-another-survivor", survivor=survivor.id)
    return None


async def lend_action(game: Game, survivor: Survivor, command: LendAction) -> None:
    """Spent in the other's next turn, which may still come this round."""
    survivor.used.append("born-leader")
    other = game.survivor(command.to)
    if other.done:
        other.lent_actions += 1
    else:
        other.actions += 1
    game.tell(ActionLent(survivor=survivor.id, to=other.id))
