"""Everything Trust Me can tell, refuse, ask or offer has its words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.games.trust_me.examples import DRAWN, SAID, WHO, drawn_examples
from bot.games.trust_me.places import Spoken, cm, ground_of, read_spot
from bot.games.trust_me.speech import TrustSpeech, trust_speech
from bot.kit.registry import kit_of
from bot.practice.people import ANN
from bot.store.records import Record, Seat
from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal, Value
from engine.games import GAMES
from engine.spaces.plane import Point
from engine.trust_me import events as e
from engine.trust_me.box import box
from engine.trust_me.position import table_at
from renders.trust_me.painter import PAINTER
from tests.bot.conftest import Room
from tests.bot.zombies.test_words import literals, nodes_calling

LANGUAGES = ("en", "fr")
PLAYERS = {"ann": "Ann", "bob": "Bob", "cleo": "Cleo"}
RULES = Path(engine.__file__).parent / "trust_me"
TEXTS = Path(str(files("bot"))) / "texts" / "trust-me"
IDS = re.compile(r"[a-z]+-\d|\b(ann|bob|cleo)\b|[{}]|\d,\d{2,}|pack-|  ")
"""What no player should read: ids of things and seats, holes, points in millimetres."""
KINDS = [one for _, one in sorted(GAMES["trust-me"].rules.events.items())]

SAMPLES: dict[str, Any] = {
    "piece": "car-2", "at": Point(288, 389), "seats": ("ann", "bob"), "round": 3, "seat": "ann",
    "passports": ("gabriel", "virginie"), "action": "run", "cells": ("stride",), "fatigue": 1,
    "weapon": "handgun", "target": "bob", "to": Point(600, 300), "actions": 2, "why": "limit",
    "dice": ("green",), "faces": (7,), "result": 7, "times": 1, "least": 5, "foe": "bob",
    "gait": "run", "stopped": True, "din": True,
    "heard": ("alpha-1", "alpha-3"), "alpha": "alpha-1", "instead": "bob", "neutrals": 2,
    "start": Point(200, 200), "prey": "bob", "goal": Point(25, 25), "upon": "", "against": "car-2",
    "gone": True, "strength": 10, "defence": 4, "neglected": True, "count": 2, "left": 1,
    "card": "spawn-3", "attack": 9, "emptied": True, "harm": "wound", "slot": "survival-1",
    "by": "bob", "on": "bob", "how": "fight", "token": "12", "taken": True, "inside": "tent-1",
    "kind": "shiv", "of": "bob", "other": "bob", "given": ("shiv", ""), "objective": "any-three",
    "shown": ("food", "medicine"), "winners": ("ann",), "only_for": (),
}  # fmt: skip
SPECIAL: dict[str, dict[str, Any]] = {
    "GroupMoved": {"why": "heard"},
    "GroupsMerged": {"gone": "alpha-2"},
    "TradeOffered": {"taken": ("food",)},
}


def spoken(language: str) -> TrustSpeech:
    return trust_speech(None, language, PLAYERS)


def sample(kind: type[Event], /, **changes: Any) -> Event:
    values = {name: SAMPLES[name] for name in kind.fields()}
    return kind(**(values | SPECIAL.get(kind.__name__, {}) | changes))


# ---------------------------------------------------------------- everything has its words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda one: one.__name__)
def test_every_event_is_told(kind: type[Event], language: str) -> None:
    lines = spoken(language).events([sample(kind)])

    if kind.untold:
        assert lines == []
        return
    assert len(lines) == 1
    assert lines[0].rstrip("*")[-1] in ".!?" or kind is e.RoundBegan
    assert not IDS.search(lines[0])


WAYS: dict[type[Event], dict[str, tuple[Any, ...]]] = {
    e.ActionDeclared: {
        "action": tuple(
            one.id for one in box().actions.values() if one.cost in ("action", "fatigue")
        ),
        "target": ("ann", "bob", "alpha-1"),
    },
    e.DiceThrown: {
        "why": (
            *("attack", "reroll", "defence", "limit", "infection", "burn", "barricade", "tie"),
            "first",
        ),
    },
    e.Moved: {
        "gait": ("move", "sneak", "run", "search", "trade", "charge", "shift"),
        "stopped": (True, False),
    },
    e.GroupMoved: {
        "why": ("prey", "neglected", "heard", "lost", "distant"),
        "upon": ("", "car-1"),
        "against": ("", "barricade-1"),
    },
    e.NoiseMade: {"din": (True, False), "heard": (("alpha-1",), ("alpha-1", "alpha-2"))},
    e.Attacked: {
        "weapon": ("shiv", "handgun", "throwing", "sniper"),
        "target": ("bob", "alpha-2"),
    },
    e.Harmed: {
        "harm": ("wound", "burn", "infection", "fatigue"),
        "slot": ("left", "melee"),
    },
    e.HarmGone: {"harm": ("wound", "burn", "infection")},
    e.Recovered: {"actions": (0, 1, 3), "fatigue": (0, 1)},
    e.ZombiesKilled: {"count": (1, 3), "left": (0, 1, 2)},
    e.TokenDropped: {
        "slot": ("left", "right", "hidden", "outfit", "pack", "pack-1", "satchel", "fitting"),
    },
    e.TokenSeen: {"kind": tuple(box().tokens)},
    e.CommunityPlaced: {"at": (Point(0, 300), Point(600, 300), Point(300, 0), Point(300, 600))},
}
"""Fields by which the words differ."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", WAYS, ids=lambda one: one.__name__)
def test_every_way_it_can_happen_has_words(kind: type[Event], language: str) -> None:
    ways = [dict[str, Any]()]
    for name, values in WAYS[kind].items():
        ways = [{**way, name: value} for way in ways for value in values]

    for way in ways:
        (line,) = spoken(language).events([sample(kind, **way)])
        assert not IDS.search(line), line
        assert line.rstrip("*")[-1] in ".!?", line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_point_is_aimed_at_and_nobody_fires_in_the_hunt(language: str) -> None:
    aimed = sample(e.ActionDeclared, action="aim", target="")
    hunted = sample(e.Attacked, weapon="sniper", seat="")
    alone = e.TargetLaid(seat="ann", at=Point(288, 389))

    assert ["F5" in one or "L7" in one for one in spoken(language).events([aimed])] == [True]
    assert "F5" in spoken(language).events([alone])[0]
    assert not IDS.search(" ".join(spoken(language).events([aimed, hunted, alone])))


REFUSAL_VALUES: dict[str, Value] = {
    "slot": "left", "target": "bob", "most": 100, "away": 125, "side": 60, "seats": ("bob",),
    "token": "12", "place": "288,389", "resource": "food", "count": 2, "left": 1, "least": 2,
    "option": "layout", "value": "round", "known": ("random", "by-hand"), "survivor": "gabriel",
    "mission": "moon", "missions": ("city",), "thing": "car-1", "piece": "tent-2", "kind": "car",
    "field": "F4", "fields": ("F4", "G5"), "word": "moon", "figure": "bob",
    "number": 9, "question": "shift",
}  # fmt: skip


WHAT_FOR = ("spoken-behind-what", "spoken-only-in-a-tent", "spoken-only-onto-a-car")
"""Refusals whose key the rules choose by what one can be behind, in or on."""


@cache
def refusals() -> dict[str, dict[str, Value]]:
    """Every refusal of the rules' sources with sample values."""
    found: dict[str, dict[str, Value]] = {}
    for call in nodes_calling(RULES, "Refusal"):
        values = {str(one.arg): REFUSAL_VALUES[str(one.arg)] for one in call.keywords}
        if "side" in values and "most" in values:
            values["side"] = "north-east"
        for key in literals(call.args[0]):
            found[key] = {**found.get(key, {}), **values}
    for key in WHAT_FOR:
        found[key] = {"word": "moon"}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("gait", ["search", "trade", "charge", "shift"])
def test_who_is_stopped_is_never_told_to_have_arrived(gait: str, language: str) -> None:
    stopped, arrived = (
        spoken(language).events([sample(e.Moved, gait=gait, stopped=one)]) for one in (True, False)
    )

    assert stopped == spoken(language).events([sample(e.Moved, gait="move", stopped=True)])
    assert stopped != arrived


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(refusals()))
def test_every_refusal_says_what_why_and_what_works(key: str, language: str) -> None:
    said = spoken(language).refusal(Refusal(key, **refusals()[key]))

    assert 25 < len(said) <= 300
    assert said.endswith((".", "`."))
    assert not IDS.search(said.replace("-10", "")), said


def test_every_refusal_is_explained_by_an_article_in_both_languages() -> None:
    linked = {key: {spoken(one).see(key) for one in LANGUAGES} for key in refusals()}

    assert {key for key, topics in linked.items() if len(topics) > 1} == set()
    assert {key for key in refusals() if not spoken("en").see_rules(key)} == set()


QUESTIONS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "which-scenery": ("scenery", "", ("car", "tent", "barricade", "wire", "enough")),
    "where-scenery": ("place", "wire", ("100,100", "300,300")),
    "which-way": ("word", "car", ("0", "3", "11")),
    "where-token": ("place", "", ("150,150", "300,300")),
    "keep-token": ("word", "", ("weapon-1", "weapon-2", "object-1", "object-2")),
    "redeem": ("resource", "", ("voucher", "food", "materials")),
    "put-token": ("slot", "", ("fitting", "left", "right", "both", "hidden")),
    "who-begins": ("seat", "", ("ann", "bob")),
    "which-cell": ("slot", "fatigue", ("melee", "outfit", "survival-2")),
    "which-action": ("slot", "bob", ("melee", "ranged")),
    "where-fatigue": ("slot", "bob", ("melee", "ranged")),
    "where-wound": ("slot", "bob", ("left", "right", "melee")),
    "where-burn": ("slot", "bob", ("left", "right", "melee")),
    "where-infection": ("slot", "bob", ("left", "right", "melee")),
    "wound-or-fatigue": ("word", "", ("fatigue", "wound")),
    "react": ("word", "bob", ("pass", "shoot-left", "shoot-right", "fight-left", "sniper")),
    "line-crossed": ("word", "bob", ("pass", "aim", "shoot-left", "fight-right")),
    "still-do-it": ("word", "", ("go-on", "give-up")),
    "spend-charm": ("word", "attack", ("keep", "reroll")),
    "reroll-die": ("word", "", ("keep", "1", "2")),
    "shift": ("place", "", ("300,300", "350,300")),
    "take-token": ("slot", "", ("leave", "fitting", "left", "pack-1", "pack-2", "satchel")),
    "what-moves": ("slot", "", ("done", "left", "shoes", "melee")),
    "where-to": ("slot", "melee", ("fitting", "left", "hidden")),
    "what-falls": ("slot", "", ("held-up", "left", "outfit", "pack-1", "hidden")),
    "trade": ("word", "ann", ("yes", "no")),
    "give": ("slot", "", ("done", "left", "lucky-charm", "bandage")),
    "agree": ("word", "", ("yes", "no")),
    "go-home": ("word", "", ("stay", "claim", "leave")),
    "recover": ("slot", "", ("action", "melee", "stride")),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(QUESTIONS))
def test_every_question_and_option_has_words(key: str, language: str) -> None:
    about, subject, options = QUESTIONS[key]
    question = Question(key, ("ann",), options, options[0], subject, about)
    said = spoken(language).question(question)
    labels = [spoken(language).option(question, one) for one in options]

    assert "?" in said
    assert len(said) <= 220
    assert not IDS.search(said)
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 80 and not IDS.search(label) for label in labels), labels


def _asked() -> Iterator[str]:
    """The keys: the first argument of a question, the third one where it is about a cell."""
    for name in ("choose", "choose_each", "choose_place", "_place"):
        for call in nodes_calling(RULES, name):
            for argument in (*call.args[:1], *call.args[2:3]):
                yield from literals(argument)


def test_every_question_of_the_rules_is_known_here() -> None:
    made = {f"where-{harm}" for harm in ("wound", "burn", "infection")}

    assert {*_asked(), *made} == set(QUESTIONS)


def test_every_command_has_a_label_and_a_heading() -> None:
    for kind in GAMES["trust-me"].rules.command_types:
        for language in LANGUAGES:
            assert spoken(language).words.knows(language, f"deed-{kind.name()}")
            assert spoken(language).action(kind.name())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_sentence(language: str) -> None:
    for winners in ((), ("ann",), ("ann", "bob")):
        reason = "somebody-came-home" if winners else "nobody-came-home"
        said = spoken(language).outcome(Outcome(bool(winners), winners, reason))

        assert said.endswith("!**")
        assert all(PLAYERS[one] in said for one in winners)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_everything_in_the_box_has_an_article_that_fits(language: str) -> None:
    speech = spoken(language)
    for topic, title in speech.rules_topics().items():
        text = speech.rules_article(topic)

        assert 1 <= len(title) <= 80
        assert 90 < len(text) <= 1500, topic
        assert not re.search(r"[{}]|\n\n\n|  ", text), topic
    for group, entries in {
        "trust-token": box().tokens,
        "trust-passport": box().passports,
        "trust-objective": box().objectives,
    }.items():
        assert list(speech.rules_in(group)) == [f"{group}-{one}" for one in entries]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_18_rulings_and_the_house_figures_are_told(language: str) -> None:
    """Each contradiction of the rulebook with the way it is played."""
    texts = [
        spoken(language).rules_article(f"trust-ruling-{one}")
        for one in ("shots", "zombies", "round")
    ]

    assert sum(len(re.findall(r"^\d+\. ", one, re.MULTILINE)) for one in texts) == 18


@pytest.mark.parametrize("path", sorted(TEXTS.glob("fr*.ftl")), ids=lambda one: one.name)
def test_french_has_its_apostrophes_and_spaces(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    said = [one for one in lines if not one.startswith(("#", "place-words-"))]

    assert not [one for one in said if "'" in one]
    assert not [one for one in said if re.search(r"(?<=\w) [:;!?»]|« ", one)]


# ---------------------------------------------------------------- names


def test_survivors_are_called_as_in_the_pictures_and_their_players_where_people_are_meant() -> None:
    record = Record(1, 1, "trust-me", "city", "en")
    record.seats = [Seat("ann", "Ann", ["gabriel"]), Seat("bob", "Bob", ["virginie"])]
    speech = trust_speech(record, "en", record.names)
    began = e.GameBegan(seats=("ann", "bob"), passports=("gabriel", "virginie"))

    (line,) = speech.events([sample(e.CameHome, seat="ann")])
    assert "Gabriel" in line
    assert "Ann" not in line
    assert speech.event(began).endswith("Ann as Gabriel and Bob as Virginie.")
    assert "Virginie (Bob)" in speech.refusal(Refusal("not-yours-to-answer", seats=("bob",)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_article_about_places_shows_words_that_lead_where_they_are_drawn(language: str) -> None:
    alt = drawn_examples(PAINTER, language).alt
    view = table_at(DRAWN).view(WHO)
    speech = trust_speech(None, language, {})
    shown = re.findall(r"(\d)\) (.+?), ([\d.,]+) cm ", alt)

    assert len(shown) == len(SAID)
    for _, typed, away in shown:
        spoken = Spoken(speech, view, ground_of(view, WHO, "move"))
        assert cm(speech, read_spot(spoken, typed, ()).mm) == away


async def test_the_article_about_places_comes_with_its_picture(room: Room) -> None:
    asked = await room.begin(ANN, "rules", topic="trust-plane-places")
    article = (await room.discord.wait(asked)).message
    (picture,) = article.attachments
    other = await room.discord.wait(await room.begin(ANN, "rules", topic="trust-plane-move"))

    assert str(picture.description).startswith("Name a place. From Gabriel")
    assert other.message.attachments == []


def test_who_sits_in_a_lobby_is_named_once() -> None:
    record = Record(1, 2, "trust-me", "city", "en")
    record.seats = [Seat("1", "Ann", person="1"), Seat("2", "Bob", person="2", figures=["gabriel"])]
    _, _, words = kit_of("trust-me").lobby.picture(record).draw()

    assert words.startswith("Trust Me, before the game: Ann, Gabriel (Bob). The car park")
    assert (words.count("Ann"), words.count("Bob")) == (1, 1)
