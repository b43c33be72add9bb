"""Articles of Heroes' Resistance: its cards, and what its missions ask for."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.family.naming import FamilyNames, Sentence
from bot.games.speech import articles_on
from engine.content import Mission, MissionRule
from engine.heroes_resistance import parameters as p
from engine.heroes_resistance.entries import Bystander, HeroesContent, Trait


def _box(names: FamilyNames) -> HeroesContent:
    """Raises TypeError for another game's content."""
    if not isinstance(names.content, HeroesContent):
        raise TypeError(f"{names.content.ruleset!r} is another game")
    return names.content


def _trait(names: FamilyNames, trait: str) -> str:
    card: Trait = _box(names).traits[trait]
    return names.say(
        "rule-trait-text",
        summary=card.summary.in_(names.language),
        power=card.power,
        source=names.say("article-house"),
    )


def _bystander(names: FamilyNames, bystander: str) -> str:
    card: Bystander = _box(names).bystanders[bystander]
    return names.say(
        "rule-bystander-text",
        summary=card.summary.in_(names.language),
        fighter="yes" if card.fighter else "no",
        source=names.say("article-house"),
    )


GROUPS = {
    "trait": articles_on("trait", lambda names: _box(names).traits.values(), _trait),
    "bystander": articles_on(
        "bystander", lambda names: _box(names).bystanders.values(), _bystander
    ),
}


def _people(names: FamilyNames, ids: Iterable[str]) -> str:
    return names.all_of(names.name("bystander", one) for one in ids)


def _rescue(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Rescues.model_validate(rule.parameters)
    if asked.bystanders:
        who = _people(names, asked.bystanders)
        return [names.say("mission-goal-rescue-them", bystanders=who)]
    return [names.say("mission-goal-rescue", count=asked.count)]


def _bring(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Companions.model_validate(rule.parameters)
    who = _people(names, asked.bystanders)
    return [names.say("mission-goal-bring-along", bystanders=who)]


def _hidden(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Hidden.model_validate(rule.parameters)
    zones = names.all_of(asked.zones)
    if asked.among:
        who = _people(names, asked.among)
        return [names.say("mission-rule-bystanders-among", zones=zones, bystanders=who)]
    return [names.say("mission-rule-bystanders", zones=zones)]


def _in_zones(key: str) -> Sentence:
    def told(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
        zones = p.Zones.model_validate(rule.parameters).zones
        return [names.say(key, zones=names.all_of(zones))]

    return told


def _sealed(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Sealed.model_validate(rule.parameters)
    doors = names.all_of("–".join(sorted(pair)) for pair in asked.doors())
    return [names.say("mission-rule-sealed-doors", doors=doors)]


GOALS: dict[str, Sentence] = {"rescue": _rescue, "bring-along": _bring}
RULES: dict[str, Sentence] = {
    "bystander-cards": _hidden,
    "zombie-heroes": _in_zones("mission-rule-zombie-heroes"),
    "sign": _in_zones("mission-rule-sign"),
    "sealed-doors": _sealed,
}
