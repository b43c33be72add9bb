"""Articles of Heroes' Resistance: its rules, its cards, and the goals of its missions."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.family.naming import FamilyNames, Sentence
from bot.games.family.narrate import articles, rulebook
from bot.kit.speech import articles_on
from engine.family.entries import BY_HAND
from engine.heroes_resistance import parameters as p
from engine.heroes_resistance.entries import Bystander, HeroesContent, Sourced, Trait
from engine.reading.mission import Mission, MissionRule


def box(names: FamilyNames) -> HeroesContent:
    """Return the content of this game. Raises TypeError for another game's content."""
    if not isinstance(names.content, HeroesContent):
        raise TypeError(f"{names.content.ruleset!r} is another game")
    return names.content


def _trait(names: FamilyNames, trait: str) -> str:
    card: Trait = box(names).traits[trait]
    return names.say(
        "rule-trait-text",
        summary=card.summary.in_(names.language),
        power=card.power,
        source=names.say("article-ours"),
    )


def _enemy(names: FamilyNames, kind: str) -> str:
    one = box(names).zombies[kind]
    return names.say(
        "rule-enemy-text",
        note=names.say(f"zombie-{kind}-note"),
        toughness=one.toughness,
        xp=one.xp,
        actions=one.actions,
        figures=one.figures,
    )


def _attack(names: FamilyNames, attack: str) -> str:
    card = box(names).equipment[attack]
    row = card.attacks[0]
    who = (one for one in box(names).characters.values() if one.attack == attack)
    return names.say(
        "rule-attack-of-sheet-text",
        survivors=names.survivors(one.id for one in who),
        kind=row.kind,
        farthest=row.reach.max,
        dice=row.dice,
        hits_on=row.hits_on,
        source=_source(names, card),
    )


def _skill(names: FamilyNames, skill: str) -> str:
    one = box(names).skills[skill]
    if one.rule == BY_HAND:
        return articles.skill(names, skill)
    who = (hero.id for hero in box(names).characters.values() if skill in hero.skills())
    return names.say(
        "rule-skill-of-sheet-text",
        summary=one.summary.in_(names.language),
        power=one.power,
        survivors=names.survivors(who),
        source=_source(names, one),
    )


def _source(names: FamilyNames, one: Sourced) -> str:
    """Tell whether a card comes from the printed game or from this project."""
    ours = one.house or "house" in one.source
    return names.say("article-ours") if ours else names.say("article-printed")


def _bystander(names: FamilyNames, bystander: str) -> str:
    card: Bystander = box(names).bystanders[bystander]
    return names.say(
        "rule-bystander-text",
        summary=card.summary.in_(names.language),
        fighter="yes" if card.fighter else "no",
        source=names.say("article-ours"),
    )


TOPICS = (
    "round", "winning", "setup", "zones", "move", "doors", "objectives", "exit", "sight", "power",
    "traits", "ranged", "priority", "bystanders", "sign", "attack", "walking", "split", "spawn",
    "shortage", "levels", "skills",
)  # fmt: skip
"""Articles about rules whose text is in the catalogue."""
GROUPS = {
    "rule": rulebook.written(TOPICS),
    "table": rulebook.GROUPS["table"],
    "zombie": articles_on("zombie", lambda names: box(names).zombies.values(), _enemy),
    "card": articles_on("card", lambda names: box(names).equipment.values(), _attack),
    "skill": articles_on("skill", lambda names: box(names).skills.values(), _skill),
    "survivor": rulebook.GROUPS["survivor"],
    "mission": rulebook.GROUPS["mission"],
    "trait": articles_on("trait", lambda names: box(names).traits.values(), _trait),
    "bystander": articles_on("bystander", lambda names: box(names).bystanders.values(), _bystander),
}


def _people(names: FamilyNames, ids: Iterable[str]) -> str:
    return names.all_of(names.name("bystander", one) for one in ids)


def _rescue(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Rescues.model_validate(rule.parameters)
    if asked.bystanders:
        who = _people(names, asked.bystanders)
        return [names.say("mission-goal-rescue-them", bystanders=who)]
    return [names.say("mission-goal-rescue", count=asked.count)]


def _hidden(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Hidden.model_validate(rule.parameters)
    zones = names.all_of(asked.zones)
    if asked.bystanders:
        who = _people(names, asked.bystanders)
        return [names.say("mission-rule-bystanders-among", zones=zones, bystanders=who)]
    return [names.say("mission-rule-bystanders", zones=zones)]


def _figures(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Figures.model_validate(rule.parameters)
    zones = names.all_of(asked.zones)
    if asked.bystanders:
        who = _people(names, asked.bystanders)
        return [names.say("mission-rule-bystander-figures-these", zones=zones, bystanders=who)]
    return [names.say("mission-rule-bystander-figures", zones=zones)]


GOALS: dict[str, Sentence] = {"rescue": _rescue}
RULES: dict[str, Sentence] = {"bystander-cards": _hidden, "bystander-figures": _figures}
