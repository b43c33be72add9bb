"""Names of heroes, bystanders and traits."""

from __future__ import annotations

from bot.games.family.naming import FamilyNames
from bot.games.family.speech import FamilySpeech
from bot.games.heroes_resistance import pages
from bot.kit.speech import Forms, Values
from engine.heroes_resistance import events as e


def _enemies(speech: FamilyNames, one: e.EnemiesPushed | e.EnemiesBlownUp) -> Values:
    return {"zombies": speech.zombies({one.kind: one.count})}


def _gained(speech: FamilyNames, one: e.TraitGained) -> Values:
    known = pages.box(speech).traits.get(one.trait)
    does = known.summary.in_(speech.language) if known else ""
    return {"does": does, "power": known.power if known else 0}


MORE = {
    **FamilySpeech.more,
    e.TraitGained: _gained,
    e.EnemiesPushed: _enemies,
    e.EnemiesBlownUp: _enemies,
}
NAMED = {**FamilySpeech.named, "trait": "trait", "bystander": "bystander"}
MEMORABLE = {
    **FamilySpeech.memorable,
    e.BystanderRescued: "objective",
    e.BystanderDevoured: "fallen",
}
GOALS = {**FamilySpeech.goals, **pages.GOALS}
RULES = {**FamilySpeech.rules, **pages.RULES}


class HeroesSpeech(FamilySpeech):
    """The family's speech, with names of traits and bystanders.

    Bystanders can be attacked like survivors, so `survivor` names them, too.
    """

    more = MORE
    memorable = MEMORABLE
    named = NAMED
    subjects = (*FamilySpeech.subjects, "bystander")
    groups = pages.GROUPS
    goals = GOALS
    rules = RULES

    def forms(self, what: str, one: str) -> Forms:
        match what:
            case "trait":
                known = pages.box(self).traits.get(one)
                return {"": known.name.in_(self.language) if known else self.unknown(one)}
            case "bystander":
                return {"": self.bystander(one)}
            case _:
                return super().forms(what, one)

    def survivor(self, survivor: str) -> str:
        if survivor in pages.box(self).bystanders:
            return self.bystander(survivor)
        return super().survivor(survivor)

    def bystander(self, one: str) -> str:
        known = pages.box(self).bystanders.get(one)
        return known.name.in_(self.language) if known else self.unknown(one)
