"""Everything Trust Me can tell, refuse, ask or offer has its words in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import engine
from bot.games.trust_me.examples import DRAWN, SAID, WHO, drawn_examples
from bot.games.trust_me.places import Spoken, cm, ground_of, read_spot
from bot.games.trust_me.speech import TrustSpeech, trust_speech
from bot.kit.registry import chair_at, kit_of
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
from engine.trust_me.commands import Search
from engine.trust_me.position import table_at
from renders.trust_me.painter import PAINTER
from tests.bot.conftest import Room
from tests.bot.zombies.test_words import literals, nodes_calling
from tests.trust_me.city import city

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


# ---------------------------------------------------------------- what belongs together


SHOT = (
    e.ActionDeclared(
        seat="ann", action="shoot", cells=("melee",), fatigue=0, weapon="handgun", target="bob"
    ),
    e.DiceThrown(why="attack", seat="ann", dice=("red", "yellow"), faces=(5, 3)),
    e.DiceThrown(why="defence", seat="bob", dice=("blue", "blue"), faces=(2, 1)),
    e.Attacked(seat="ann", weapon="handgun", target="bob", attack=7, defence=4),
    e.Harmed(seat="bob", harm="wound", slot="left"),
    e.DiceThrown(why="limit", seat="ann", dice=("green",), faces=(7,)),
    e.NoiseMade(at=Point(288, 389), din=True, heard=("alpha-1", "alpha-2")),
)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "**Ann** shoots at Bob with the handgun (Action: Melee +1 die). The shot: **7** (red 5 "
            "+ yellow 3 − 1) against 4 (blue 2 + blue 1 + 1). Bob takes a wound in the left hand. "
            "Green 7: the weapon holds. The din in F5 is heard everywhere: alpha 1 and alpha 2 "
            "turn to it.",
        ),
        (
            "fr",
            "**Ann** tire sur Bob avec l’arme de poing (Action\u00a0: Mêlée +1 dé). Le tir\u00a0: "
            "**7** (rouge 5 + jaune 3 − 1) contre 4 (bleu 2 + bleu 1 + 1). Bob reçoit une blessure "
            "dans la main gauche. Vert 7\u00a0: l’arme tient bon. Le vacarme en F5 s’entend "
            "partout\u00a0: l’alpha 1 et l’alpha 2 s’y dirigent.",
        ),
    ],
)
def test_an_attack_is_one_line_with_its_dice_and_what_comes_of_it(language: str, told: str) -> None:
    assert spoken(language).events(SHOT) == [told]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Alpha 1 goes after Ann, to F5. Alpha 1 and its group attack Ann: **8** against 9 "
                "(blue 4 + blue 4 + 1). In vain.",
                "Alpha 2 goes to L7, towards the noise it heard in A12; car 1 stops it.",
                "Alpha 3 and its zombies join alpha 2: 5 zombies follow it now.",
            ],
        ),
        (
            "fr",
            [
                "L’alpha 1 poursuit Ann jusqu’en F5. L’alpha 1 et son groupe attaquent Ann\u00a0: "
                "**8** contre 9 (bleu 4 + bleu 4 + 1). En vain.",
                "L’alpha 2 va en L7, vers le bruit entendu en A12, arrêté par la voiture 1.",
                "L’alpha 3 et ses zombies rejoignent l’alpha 2, que 5 zombies suivent désormais.",
            ],
        ),
    ],
)
def test_each_group_has_a_line_that_says_why_it_moves(language: str, told: list[str]) -> None:
    here, there = Point(288, 389), Point(600, 300)
    happened = (
        e.GroupMoved(alpha="alpha-1", start=there, to=here, why="prey", prey="ann", goal=here),
        e.DiceThrown(why="defence", seat="ann", dice=("blue", "blue"), faces=(4, 4)),
        e.GroupAttacked(alpha="alpha-1", seat="ann", strength=8, defence=9),
        e.GroupMoved(
            alpha="alpha-2",
            start=here,
            to=there,
            why="heard",
            goal=Point(25, 25),
            against="car-1",
        ),
        e.GroupsMerged(alpha="alpha-2", gone="alpha-3", neutrals=5),
    )

    assert spoken(language).events(happened) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ann would give a shiv and a face-down token, Bob food. Do both agree?"),
        (
            "fr",
            "Ann donnerait un surin et un jeton caché, Bob des vivres. "
            "L’échange convient-il aux deux\u00a0?",
        ),
    ],
)
def test_what_would_change_hands_is_named_with_its_articles(language: str, told: str) -> None:
    offered = sample(e.TradeOffered, given=("shiv", ""), taken=("food",))

    assert spoken(language).events([offered]) == [told]


def test_a_walk_as_it_was_declared_is_told_once_with_the_noise_that_is_followed() -> None:
    start, end = Point(288, 389), Point(600, 300)
    happened = (
        e.ActionDeclared(seat="ann", action="run", cells=("green",), fatigue=1, to=end),
        e.NoiseMade(at=start, din=False, heard=("alpha-1", "alpha-2")),
        e.Moved(seat="ann", gait="run", to=end),
        e.NoiseMade(at=end, din=False, heard=("alpha-2",)),
        e.PursuitBegan(alpha="alpha-1", seat="ann"),
        e.PursuitBegan(alpha="alpha-2", seat="ann"),
    )
    unheard = [replace(one, heard=()) for one in happened if isinstance(one, e.NoiseMade)]

    assert spoken("en").events(happened) == [
        "**Ann** runs to L7 (Fatigue: Green die +1). The noise in F5 is heard: alpha 1 turns to "
        "it. The noise in L7 is heard: alpha 2 turns to it. Alpha 1 and alpha 2 have Ann in sight "
        "and pursue."
    ]
    assert spoken("en").events(unheard) == []


def test_a_noise_that_no_zombie_hears_is_told_only_if_it_was_made_on_purpose() -> None:
    at = Point(288, 389)
    silence = e.NoiseMade(at=at, din=False, heard=())
    made = e.ActionDeclared(seat="ann", action="make-noise", cells=("green",), fatigue=0, to=at)
    walk = e.ActionDeclared(seat="ann", action="move", cells=("green",), fatigue=0, to=at)

    assert "Noise in F5; no zombie hears it." in spoken("en").events([made, silence])[0]
    assert "Noise" not in " ".join(spoken("en").events([walk, silence]))
    assert "din in F5" in " ".join(spoken("en").events([walk, replace(silence, din=True)]))


def test_a_reroll_is_told_before_what_it_comes_to() -> None:
    happened = (
        e.DiceThrown(why="reroll", seat="ann", dice=("red",), faces=(2,)),
        e.DiceThrown(why="defence", seat="bob", dice=("blue",), faces=(2,)),
        e.Attacked(seat="ann", weapon="shiv", target="bob", attack=-3, defence=3),
    )

    assert spoken("en").events(happened) == [
        "Rerolled: red 2. Ann strikes Bob with the shiv: **−3** against 3 (blue 2 + 1). In vain."
    ]


@pytest.mark.parametrize(
    ("language", "open_ground", "hidden"),
    [
        ("en", "Search the token in D7", "Search car 1"),
        ("fr", "Fouiller le jeton en D7", "Fouiller la voiture 1"),
    ],
)
def test_a_token_is_offered_by_where_it_lies(language: str, open_ground: str, hidden: str) -> None:
    lying = {"1": ("food-1", (160, 290)), "2": ("shiv-1", "car-1")}
    drawn = city(ann=(160, 320), bob=(500, 500), scenery={"car-1": (100, 320)}, lying=lying)
    record = Record(1, 2, "trust-me", "city", language)
    moves, chair = kit_of("trust-me").moves, chair_at(record, drawn.table).showing(PLAYERS)
    said = [moves.entry(chair, Search(token=one)) for one in ("1", "2")]

    assert said == [open_ground, hidden]


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
