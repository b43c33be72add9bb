"""What things are called in the family: cards with their articles, zombies by number, ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from typing import Any, ClassVar, Self

from bot.base.words import quoted
from bot.kit.speech import Forms, Speech, Values, echo
from engine.core.event import Event
from engine.core.question import Question
from engine.family import events as e
from engine.family.files import Content
from engine.reading.mission import Mission, MissionRule
from renders.kit.words import Words

NAMED = {
    **dict.fromkeys(("survivor", "active", "partner", "patient", "left"), "survivor"),
    **dict.fromkeys(("card", "recipe", "missing"), "card"),
    "skill": "skill",
    "door": "door",
    "seats": "seat",
}
"""What the values of refusals name."""


# ------------------------------------------------------------ what no catalogue can put together


def _way(speech: FamilyNames, one: e.SurvivorMoved) -> Values:
    return {"way": speech.way((one.start, one.zone))}


def _zombies(speech: FamilyNames, one: e.ZombieKilled | e.ZombiesSlippedAway) -> Values:
    return Values(zombies=speech.zombies({one.kind: one.count}))


def _outcome(speech: FamilyNames, one: e.GameEnded) -> Values:
    winners = speech.all_of(speech.players.values()) if one.won else ""
    return {"outcome": speech.say(f"outcome-{one.reason}", winners=winners)}


MORE: Mapping[type[Event], Callable[[Any, Any], Values]] = {
    e.SurvivorMoved: _way,
    e.ZombieKilled: _zombies,
    e.ZombiesSlippedAway: _zombies,
    e.GameEnded: _outcome,
}


MARKED: Mapping[type[Event], str] = {
    e.CardFound: "find",
    e.TwinFound: "find",
    e.ObjectiveTaken: "find",
    e.SurvivorWounded: "wound",
    e.WoundHealed: "heart",
    e.SurvivorEliminated: "fallen",
    e.ZombieKilled: "zombie",
}


Sentence = Callable[[Any, Mission, MissionRule], list[str]]
"""What a mission says of a goal or a rule of it."""


class FamilyNames(Speech):
    """What cards, zombies, survivors and doors are called."""

    named = NAMED
    subjects = ("survivor", "card")
    more = MORE
    marked = MARKED
    goals: ClassVar[Mapping[str, Sentence]] = {}
    rules: ClassVar[Mapping[str, Sentence]] = {}
    """What missions ask for, and what is special there, where the name's own sentence, filled with
    what stands beside it, does not say it."""

    def __init__(
        self, words: Words, content: Content, language: str, players: Mapping[str, str]
    ) -> None:
        super().__init__(words, language, players)
        self.content = content

    def over(self, content: Content) -> Self:
        """The same words over another content."""
        other = copy(self)
        other.content = content
        return other

    def forms(self, what: str, one: str) -> Forms:
        match what:
            case "survivor":
                known = "yes" if one in self.content.characters else "no"
                return {"": self.survivor(one), "known": known}
            case "card":
                return {"": self.card(one), "the": self.the_card(one), "a": self.a_card(one)}
            case "zombie-kind":
                return {"": self.say(f"many-{one}"), "the": self.say(f"the-{one}")}
            case _:
                return {"": _NAMES[what](self, one) if what in _NAMES else one}

    def _label(self, asked: Question, chosen: str) -> str:
        """A re-roll says where it comes from."""
        if asked.key == "reroll" and chosen != "keep":
            return self.say("option-reroll-with", source=self.reroll_source(chosen))
        return super()._label(asked, chosen)

    # ------------------------------------------------------------ people and places

    def player(self, seat: str) -> str:
        return self.players.get(seat, seat)

    def survivor(self, survivor: str) -> str:
        known = self.content.characters.get(survivor)
        return known.name.in_(self.language) if known else self.unknown(survivor)

    def survivors(self, survivors: Iterable[str]) -> str:
        return self.all_of(self.survivor(one) for one in survivors)

    def said(self, what: str, one: str) -> str:
        """What somebody picks; several ids of one sort stand side by side."""
        return self.all_of(self.name(what.removesuffix("s"), part) for part in one.split())

    def target(self, one: str) -> str:
        """A kind of zombie, or a survivor."""
        kind = self.content.zombies.get(one)
        return kind.name.in_(self.language) if kind else self.survivor(one)

    def mission(self, mission: str) -> str:
        known = self.content.missions.get(mission)
        return quoted(known.name.in_(self.language)) if known else mission

    def door(self, door: str) -> str:
        """A door by its two sides: `C3–S4`."""
        return door.replace("-", "–")

    def car(self, car: str) -> str:
        """A car by its kind."""
        cars = (one for mission in self.content.missions.values() for one in mission.cars)
        kinds = {one.id: one.kind for one in cars}
        usual = "pimp" if car.startswith("pimp") else "police"
        return self.say(f"the-{kinds.get(car, usual)}-car")

    def unknown(self, text: str) -> str:
        """Something a person typed that nobody knows, repeated in part."""
        return self.say("unknown-name", text=echo(text))

    # ------------------------------------------------------------ cards and skills

    def kind(self, card: str) -> str | None:
        """The kind of a card's id, or of a kind's own; None for neither."""
        kind = self.content.cards.get(card, card)
        return kind if kind in self.content.equipment else None

    def card(self, card: str) -> str:
        """Its printed name, for menus."""
        kind = self.kind(card)
        return self.content.equipment[kind].name.in_(self.language) if kind else echo(card)

    def the_card(self, card: str) -> str:
        """`the pistol`."""
        kind = self.kind(card)
        return self.content.equipment[kind].the.in_(self.language) if kind else self.unknown(card)

    def a_card(self, card: str) -> str:
        """`a pistol`."""
        kind = self.kind(card)
        return self.content.equipment[kind].a.in_(self.language) if kind else self.unknown(card)

    def skill(self, skill: str) -> str:
        known = self.content.skills.get(skill)
        return known.name.in_(self.language) if known else self.unknown(skill)

    def goal(self, mission: Mission, rule: MissionRule) -> list[str]:
        """What a goal of a mission asks for."""
        if own := self.goals.get(rule.name):
            return own(self, mission, rule)
        told = self.content.goals[rule.name].told.model_validate(rule.parameters)
        return [self.say(f"mission-goal-{rule.name}", **self.values(told))]

    def special(self, mission: Mission, rule: MissionRule) -> list[str]:
        """What a special rule of a mission says."""
        if own := self.rules.get(rule.name):
            return own(self, mission, rule)
        told = self.content.mission_rules[rule.name].told.model_validate(rule.parameters)
        return [self.say(f"mission-rule-{rule.name}", **self.values(told))]

    def level(self, level: str) -> str:
        return self.say(f"at-{level}")

    def reroll_source(self, reason: str) -> str:
        """Ammunition by its card, a skill by its name."""
        return self.card(reason) if self.kind(reason) else self.say(f"reason-{reason}")

    # ------------------------------------------------------------ zombies

    def some(self, kind: str, count: int) -> str:
        """`2 Walkers`."""
        return self.say(f"some-{kind}", count=count)

    def zombies(self, counts: Mapping[str, int]) -> str:
        """`2 Walkers, 1 Runner and 1 Fatty`, in the box's order."""
        order = [kind for kind in self.content.zombies if counts.get(kind)]
        return self.all_of(self.some(kind, counts[kind]) for kind in order)

    def kinds(self, counts: Mapping[str, int]) -> str:
        """`Walkers and Runners`, those that there are."""
        order = [kind for kind in self.content.zombies if counts.get(kind)]
        return self.all_of(self.say(f"many-{kind}") for kind in order)

    def every(self, kind: str) -> str:
        """`all Walkers`."""
        return self.say(f"all-{kind}")


_NAMES: Mapping[str, Callable[[FamilyNames, str], str]] = {
    "seat": FamilyNames.player,
    "target": FamilyNames.target,
    "mission": FamilyNames.mission,
    "door": FamilyNames.door,
    "car": FamilyNames.car,
    "skill": FamilyNames.skill,
    "level": FamilyNames.level,
    "reroll": FamilyNames.reroll_source,
}
"""How an id of each sort is said; what is not here is said as it is."""
