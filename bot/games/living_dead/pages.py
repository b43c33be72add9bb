"""What the scenes of Night of the Living Dead ask for, in their articles."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.family.naming import FamilyNames, Sentence
from engine.family.parameters import AtLevel
from engine.living_dead import parameters as p
from engine.reading.mission import Mission, MissionRule

Values = dict[str, str | int]


def _plain(key: str) -> Sentence:
    def told(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
        return [names.say(key)]

    return told


def _with(key: str, values: Callable[[FamilyNames, MissionRule], Values]) -> Sentence:
    def told(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
        return [names.say(key, **values(names, rule))]

    return told


def _area(names: FamilyNames, rule: MissionRule) -> Values:
    asked = p.StartArea.model_validate(rule.parameters)
    return {"zone": asked.zone, "survivors": names.survivors(asked.survivors)}


def _areas(names: FamilyNames, rule: MissionRule) -> Values:
    return {"zones": names.all_of(p.StartAreas.model_validate(rule.parameters).zones)}


def _xp(names: FamilyNames, rule: MissionRule) -> Values:
    return {"xp": p.BeginWith.model_validate(rule.parameters).xp}


def _lying(names: FamilyNames, rule: MissionRule) -> Values:
    asked = p.LyingCard.model_validate(rule.parameters)
    return {"zone": asked.zone, "card": names.the_card(asked.card)}


def _trust(names: FamilyNames, rule: MissionRule) -> Values:
    return {"card": names.the_card(p.Trust.model_validate(rule.parameters).card)}


def _caches(names: FamilyNames, rule: MissionRule) -> Values:
    asked = p.Caches.model_validate(rule.parameters)
    return {"melee": names.all_of(asked.melee), "ranged": names.all_of(asked.ranged)}


def _body(names: FamilyNames, rule: MissionRule) -> Values:
    asked = p.Body.model_validate(rule.parameters)
    return {"cost": asked.cost, "zones": names.all_of(asked.beyond)}


def _building(names: FamilyNames, rule: MissionRule) -> Values:
    return {"xp": p.Building.model_validate(rule.parameters).xp}


def _shunned(names: FamilyNames, rule: MissionRule) -> Values:
    return {"zones": names.all_of(p.NoShooting.model_validate(rule.parameters).zones)}


def _travel(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    asked = p.Travel.model_validate(rule.parameters)
    told = names.say(
        "mission-rule-travel",
        beside=asked.beside,
        tiles=names.all_of(asked.tiles),
        last=asked.last or asked.tiles[-1],
        shuffled="yes" if asked.shuffled else "no",
    )
    return [told, names.say("mission-rule-sealed")] if asked.sealed else [told]


def _wheel(names: FamilyNames, rule: MissionRule) -> Values:
    return {"car": names.car(p.Driven.model_validate(rule.parameters).car)}


def _zone(names: FamilyNames, rule: MissionRule) -> Values:
    return {"zone": p.AtZone.model_validate(rule.parameters).zone}


def _pump(names: FamilyNames, rule: MissionRule) -> Values:
    asked = p.Refuel.model_validate(rule.parameters)
    return {"zone": asked.zone, "zones": names.all_of(asked.zones)}


def _level(names: FamilyNames, rule: MissionRule) -> Values:
    return {"level": names.level(AtLevel.model_validate(rule.parameters).level)}


GOALS: dict[str, Sentence] = {
    "barricaded": _plain("mission-goal-barricaded"),
    "deck-exhausted": _plain("mission-goal-deck-exhausted"),
    "siege-broken": _plain("mission-goal-siege-broken"),
    "refuel": _with("mission-goal-refuel", _pump),
    "level-for-all": _with("mission-goal-level-for-all", _level),
    "relative-for-all": _plain("mission-goal-relative-for-all"),
    "relative-at-rest": _with("mission-goal-relative-at-rest", _zone),
    "search-everywhere": _plain("mission-goal-search-everywhere"),
    "burned-out": _with("mission-goal-burned-out", _zone),
    "arrive": _plain("mission-goal-arrive"),
    "last-tile-clear": _plain("mission-goal-last-tile-clear"),
    "drive": _with("mission-goal-drive", _wheel),
}
RULES: dict[str, Sentence] = {
    "start-area": _with("mission-rule-start-area", _area),
    "start-areas": _with("mission-rule-start-areas", _areas),
    "mode": _plain("mission-rule-zombicide-mode"),
    "begin-with": _with("mission-rule-begin-with", _xp),
    "aboard": _plain("mission-rule-aboard"),
    "lying-card": _with("mission-rule-lying-card", _lying),
    "trust": _with("mission-rule-trust", _trust),
    "caches": _with("mission-rule-caches", _caches),
    "body": _with("mission-rule-body", _body),
    "building": _with("mission-rule-building", _building),
    "defend": _plain("mission-rule-defend"),
    "no-shooting": _with("mission-rule-no-shooting", _shunned),
    "fixed-spawn": _with("mission-rule-fixed-spawn", _zone),
    "travel": _travel,
    "houses-full": _plain("mission-rule-houses-full"),
}
