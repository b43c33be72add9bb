"""The special rules of Zombicide whose sentences need more values than the mission file has."""

from __future__ import annotations

from bot.games.family.naming import FamilyNames
from bot.games.family.narrate.missions import zone_of
from bot.games.family.speech import FamilySpeech
from engine.reading.mission import Mission, MissionRule


def _lasting_noise(names: FamilyNames, mission: Mission, rule: MissionRule) -> list[str]:
    """Tell where it is never quiet, and which objectives switch that noise on and off."""
    told = names.content.mission_rules[rule.name].told.model_validate(rule.parameters)
    lines = [names.say("mission-rule-lasting-noise", **names.values(told))]
    for key, what in (("on_from", "on"), ("off_from", "off")):
        if switch := str(rule.parameters.get(key, "")):
            zones = names.values(told)["zones"]
            at = zone_of(mission, switch)
            lines.append(names.say(f"mission-noise-{what}", zones=zones, **{"from": at}))
    return lines


RULES = {**FamilySpeech.rules, "lasting-noise": _lasting_noise}


class ZombicideSpeech(FamilySpeech):
    """The family's speech, with the rule about noise that objectives switch on and off."""

    rules = RULES
