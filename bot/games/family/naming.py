"""Names of things in the family: cards with articles, zombies with their number, ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from copy import copy
from itertools import groupby
from typing import Any, ClassVar, Self

from bot.base.words import quoted
from bot.kit.speech import Forms, Speech, Values, echo
from engine.core.event import Event
from engine.core.question import Question
from engine.family import events as e
from engine.family.entries import BY_HAND
from engine.family.files import Content
from engine.reading.mission import Mission, MissionRule
from engine.reading.visible import one_line
from renders.kit.words import Words

NAMED = {
    **dict.fromkeys(("survivor", "active", "partner", "patient", "left"), "survivor"),
    **dict.fromkeys(("card", "recipe", "missing"), "card"),
    "skill": "skill",
    "door": "door",
    "seats": "seat",
}
"""Maps the name of a value in a refusal to the kind of thing that its id names."""


# ------------------------------------------------------------ values the catalogue cannot compute


def _way(speech: FamilyNames, one: e.SurvivorMoved) -> Values:
    return {"way": speech.way((one.start, one.zone))}


def _zombies(speech: FamilyNames, one: e.ZombieKilled | e.ZombiesSlippedAway) -> Values:
    return Values(zombies=speech.zombies({one.kind: one.count}))


def _outcome(speech: FamilyNames, one: e.GameEnded) -> Values:
    winners = speech.all_of(speech.players.values()) if one.won else ""
    return {"outcome": speech.say(f"outcome-{one.reason}", winners=winners)}


def _in_advance(speech: FamilyNames, one: e.AnsweredInAdvance) -> Values:
    """Return what the standing order is about, and its answer as a button would show it."""
    asked = Question(one.question, (one.seat,), (one.option,), one.option, one.subject, one.about)
    about = speech.say(f"standing-{one.matter}")
    return {"about": about, "answer": speech.option(asked, one.option)}


MORE: Mapping[type[Event], Callable[[Any, Any], Values]] = {
    e.SurvivorMoved: _way,
    e.ZombieKilled: _zombies,
    e.ZombiesSlippedAway: _zombies,
    e.GameEnded: _outcome,
    e.AnsweredInAdvance: _in_advance,
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
"""Makes the sentences of a goal or a special rule of a mission."""


class FamilyNames(Speech):
    """Names cards, zombies, survivors and doors."""

    named = NAMED
    subjects = ("survivor", "card")
    more = MORE
    marked = MARKED
    goals: ClassVar[Mapping[str, Sentence]] = {}
    """Functions for the goals of missions that need more than the catalogue's sentence."""
    rules: ClassVar[Mapping[str, Sentence]] = {}
    """Functions for the special rules of missions that need more than the catalogue's sentence."""

    def __init__(
        self, words: Words, content: Content, language: str, players: Mapping[str, str]
    ) -> None:
        super().__init__(words, language, players)
        self.content = content

    def over(self, content: Content) -> Self:
        """Return a copy of this speech that names the things in `content`."""
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
            case "skill":
                return {"": self.skill(one), "hand": self.by_hand(one) or "none"}
            case _:
                return {"": _NAMES[what](self, one) if what in _NAMES else one}

    def _label(self, asked: Question, chosen: str) -> str:
        """Label a re-roll with the card or skill that allows it."""
        if asked.key == "reroll" and chosen != "keep":
            return self.say("option-reroll-with", source=self.reroll_source(chosen))
        return super()._label(asked, chosen)

    # ------------------------------------------------------------ what happened

    def happened(self, one: Event, times: int) -> str:
        """Return an event that happened `times` in a row as one sentence with this number."""
        if times == 1:
            return self.event(one)
        if not isinstance(one, e.SurvivorWounded) or one.lost:
            return self.say("told-times", told=self.event(one), count=times)
        said = self.say("wounds-taken", count=times, **self.values(one))
        return self.behind(self.marked.get(type(one), ""), said)

    def all_happened(self, events: Iterable[Event]) -> list[str]:
        """Return events as sentences; equal ones in a row share one."""
        return [self.happened(one, len([*alike])) for one, alike in groupby(events)]

    # ------------------------------------------------------------ people and places

    def player(self, seat: str) -> str:
        return self.players.get(seat, seat)

    def survivor(self, survivor: str) -> str:
        known = self.content.characters.get(survivor)
        return known.name.in_(self.language) if known else self.unknown(survivor)

    def survivors(self, survivors: Iterable[str]) -> str:
        return self.all_of(self.survivor(one) for one in survivors)

    def picked_name(self, what: str, one: str) -> str:
        """Return the name of the picked thing; `one` is its id, and `what` the field that holds it.

        If `one` has several ids with spaces between them, their names are joined.
        """
        return self.all_of(self.name(what.removesuffix("s"), part) for part in one.split())

    def target(self, one: str) -> str:
        """Return the name of a kind of zombie or of a survivor, by its id."""
        kind = self.content.zombies.get(one)
        return kind.name.in_(self.language) if kind else self.survivor(one)

    def mission(self, mission: str) -> str:
        known = self.content.missions.get(mission)
        return quoted(known.name.in_(self.language)) if known else mission

    def door(self, door: str) -> str:
        """Return the name of a door, which consists of the zones on its two sides: `C3–S4`."""
        return door.replace("-", "–")

    def car(self, car: str) -> str:
        """Return a car by its kind, such as `the police car`."""
        cars = (one for mission in self.content.missions.values() for one in mission.cars)
        kinds = {one.id: one.kind for one in cars}
        usual = "pimp" if car.startswith("pimp") else "police"
        return self.say(f"the-{kinds.get(car, usual)}-car")

    def unknown(self, text: str) -> str:
        """Return words with which a sentence repeats a typed name that nothing has."""
        return self.say("unknown-name", text=echo(text))

    # ------------------------------------------------------------ cards and skills

    def kind(self, card: str) -> str | None:
        """Return the kind of a card; `card` is its id or the kind itself.

        None if there is no such card.
        """
        kind = self.content.cards.get(card, card)
        return kind if kind in self.content.equipment else None

    def card(self, card: str) -> str:
        """Return a card's printed name, for menus."""
        kind = self.kind(card)
        return self.content.equipment[kind].name.in_(self.language) if kind else echo(card)

    def the_card(self, card: str) -> str:
        """Return a card's name with a definite article: `the pistol`."""
        kind = self.kind(card)
        return self.content.equipment[kind].the.in_(self.language) if kind else self.unknown(card)

    def a_card(self, card: str) -> str:
        """Return a card's name with an indefinite article: `a pistol`."""
        kind = self.kind(card)
        return self.content.equipment[kind].a.in_(self.language) if kind else self.unknown(card)

    def skill(self, skill: str) -> str:
        known = self.content.skills.get(skill)
        return known.name.in_(self.language) if known else self.unknown(skill)

    def by_hand(self, skill: str) -> str:
        """Return what a skill does that players settle themselves; empty for any other skill."""
        known = self.content.skills.get(skill)
        return known.summary.in_(self.language) if known and known.rule == BY_HAND else ""

    def made_by(self, author: str, licence: str) -> str:
        """Return who made a mission or a survivor, and under which licence."""
        told = [quoted(one_line(one)) for one in (author, licence)]
        return self.say("mission-made-by", author=told[0], licence=told[1] or "none")

    def goal(self, mission: Mission, rule: MissionRule) -> list[str]:
        """Return the lines that say what a goal of a mission asks for."""
        if own := self.goals.get(rule.name):
            return own(self, mission, rule)
        told = self.content.goals[rule.name].told.model_validate(rule.parameters)
        return [self.say(f"mission-goal-{rule.name}", **self.values(told))]

    def decisive(self, mission: Mission) -> list[str]:
        """Return lines about rules of the game that decide this mission; the family has none."""
        return []

    def special(self, mission: Mission, rule: MissionRule) -> list[str]:
        """Return the lines that say what a special rule of a mission changes."""
        if own := self.rules.get(rule.name):
            return own(self, mission, rule)
        told = self.content.mission_rules[rule.name].told.model_validate(rule.parameters)
        return [self.say(f"mission-rule-{rule.name}", **self.values(told))]

    def level(self, level: str) -> str:
        """Return the name of a danger level as it is written inside a sentence, after *at*."""
        return self.say(f"at-{level}")

    def shade(self, colour: str) -> str:
        """Return the word for the colour of a token, in the language of this speech."""
        return self.say(f"shade-{colour}")

    def reroll_source(self, reason: str) -> str:
        """Return where a re-roll comes from: the name of an ammunition card or of a skill."""
        return self.card(reason) if self.kind(reason) else self.say(f"reason-{reason}")

    # ------------------------------------------------------------ zombies

    def with_count(self, kind: str, count: int) -> str:
        """Return a number of zombies of a kind: `2 Walkers`."""
        return self.say(f"some-{kind}", count=count)

    def zombies(self, counts: Mapping[str, int]) -> str:
        """Join kinds of zombies with their numbers: `2 Walkers, 1 Runner and 1 Fatty`."""
        order = [kind for kind in self.content.zombies if counts.get(kind)]
        return self.all_of(self.with_count(kind, counts[kind]) for kind in order)

    def kinds(self, counts: Mapping[str, int]) -> str:
        """Join kinds of zombies without numbers: `Walkers and Runners`."""
        order = [kind for kind in self.content.zombies if counts.get(kind)]
        return self.all_of(self.say(f"many-{kind}") for kind in order)

    def slain(self, counts: Mapping[str, int]) -> str:
        """Join kinds of zombies as people say it: `a Walker and 2 Runners`."""
        order = [kind for kind in self.content.zombies if counts.get(kind)]
        return self.all_of(
            self.say(f"a-{kind}") if counts[kind] == 1 else self.with_count(kind, counts[kind])
            for kind in order
        )

    def all_of_kind(self, kind: str) -> str:
        """Return words for all zombies of a kind: `all Walkers`."""
        return self.say(f"all-{kind}")


_NAMES: Mapping[str, Callable[[FamilyNames, str], str]] = {
    "seat": FamilyNames.player,
    "target": FamilyNames.target,
    "mission": FamilyNames.mission,
    "door": FamilyNames.door,
    "car": FamilyNames.car,
    "skill": FamilyNames.skill,
    "level": FamilyNames.level,
    "shade": FamilyNames.shade,
    "reroll": FamilyNames.reroll_source,
}
"""For each kind of id, the function that names it; ids of other kinds are shown unchanged."""
