"""Everything the engine can tell, refuse or ask has a natural sentence in both languages."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import engine
from bot.base.words import words
from bot.games.family.names import Speaking
from bot.games.family.speech import FamilySpeech
from bot.table.controls import GameButton, question_controls
from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal, Value
from engine.family import events as e
from engine.games import GAMES
from tests.bot.reaching import sitting_of
from tests.playing import (
    SEATS,
    ZombicideTable,
    missions,
    opened,
    random_seats,
    random_step,
    tutorial,
)
from tests.renders.views import zombicide_box
from tests.table import street

LANGUAGES = ("en", "fr")
TEXTS = Path(str(files("bot"))) / "texts" / "family"
PLAYERS = {"ann": "Ann", "bob": "Bob"}
ENGINE = Path(engine.__file__).parent
ROOMS = ("core", "entries", "family", "spaces", "zombicide")
"""Where the rules of this game stand."""

SAMPLES: dict[str, Any] = {
    "colour": "blue",
    "mission": "00", "survivors": ("amy", "ned"), "survivor": "amy", "partner": "ned",
    "patient": "ned", "to": "ned", "card": "pistol-1", "given": "pan-1", "taken": "water-1",
    "lost": "pan-1", "recipe": "molotov", "round": 3, "first_seat": "ann", "won": True,
    "reason": "goals-reached", "start": "S4", "zone": "S3", "zones": ("C3", "S4"), "door": "C3-S4",
    "found": True, "deck": "equipment", "noisy": True, "building": "C", "rooms": ("C1", "C2"),
    "noise": 3, "place": "left", "both": True, "objective": "objective-1", "faces": (6, 1),
    "needed": 4, "hits": 1, "pair": False, "kind": "walker", "count": 2, "by": "zombies",
    "gained": 1, "xp": 7, "level": "yellow", "skill": "tough", "counts": (("walker", 2),),
    "targets": ("S4",), "ways": ("S3", "S5"), "added": 1, "missing": 2, "tokens": 4,
    "escort": False, "only_for": (), "silent": True,
    "car": "police-car", "seat": "driver", "marked": False, "passed_over": ("water-1",), "cargo": 2,
    "total": 2, "limit": 4, "matter": "wounds", "question": "who-is-wounded", "about": "survivor",
    "subject": "S4", "option": "ned",
}  # fmt: skip
SPECIAL: dict[str, dict[str, Any]] = {
    "DiceRerolled": {"reason": "lucky"},
    "WoundIgnored": {"reason": "tough"},
    "GroupWalked": {"reason": "seen"},
    "GroupStayed": {"reason": "noise"},
    "ExtraActivation": {"reason": "shortage"},
    "SpawnCardDrawn": {"card": "04"},
}
ONLY_STORY_OR_SILENT = ("NoiseCleared", "ZombiesTurnBegan")


def spoken(language: str) -> FamilySpeech:
    """What speaks of the box in that language."""
    return Speaking("zombicide")(None, language, PLAYERS)


def sample(name: str, **changes: Any) -> Event:
    kind = GAMES["zombicide"].rules.events[name]
    values = {name: SAMPLES[name] for name in kind.fields()}
    return kind(**(values | SPECIAL.get(name, {}) | changes))


# ---------------------------------------------------------------- everything has its words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(GAMES["zombicide"].rules.events))
def test_every_event_is_told(name: str, language: str) -> None:
    happened = sample(name)
    sentences = spoken(language).events([happened])

    if name in ONLY_STORY_OR_SILENT:
        assert sentences == []
    else:
        assert len(sentences) == 1
        assert sentences[0][-1] in ".!"
        assert not _raw_ids(sentences[0])


def _calls(name: str) -> Iterator[ast.Call]:
    rooms = [ENGINE.glob("*.py"), *((ENGINE / room).rglob("*.py") for room in ROOMS)]
    for file in sorted(one for room in rooms for one in room):
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if name in text else ():
            if isinstance(node, ast.Call):
                called = node.func
                word = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                if word == name:
                    yield node


def _key(call: ast.Call) -> str | None:
    first = call.args[0] if call.args else None
    return str(first.value) if isinstance(first, ast.Constant) else None


REFUSAL_VALUES: dict[str, Value] = {
    "survivor": "amy", "active": "ned", "partner": "ned", "patient": "ned", "card": "pistol-1",
    "recipe": "molotov", "missing": ("gasoline",), "zone": "S7", "near": ("S3", "S5"),
    "seats": ("ann", "bob"), "skill": "medic", "door": "C3-S4", "place": "pack",
    "left": 2, "cost": 3, "count": 2, "distance": 3, "nearest": 0, "farthest": 1, "least": 4,
    "most": 6, "game": "chess", "games": ("zombicide",), "mission": "77", "missions": ("00", "01"),
    "objective": "objective-9", "question": "reroll", "reason": "all-eliminated",
    "command": "dance", "seat": "driver",
    "order": "odd", "level": "orange", "colour": "blue", "shares": "2, 2, 1, 1",
}  # fmt: skip


@cache
def refusals() -> dict[str, dict[str, Value]]:
    """Every refusal of the engine's sources with sample values."""
    found: dict[str, dict[str, Value]] = {}
    for call in _calls("Refusal"):
        key = _key(call)
        assert key is not None, ast.unparse(call)
        found[key] = {str(one.arg): REFUSAL_VALUES[str(one.arg)] for one in call.keywords}
    found["turn-is-over"]["left"] = ("ned", "doug")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(refusals()))
def test_every_refusal_says_what_why_and_what_works(key: str, language: str) -> None:
    said = spoken(language).refusal(Refusal(key, **refusals()[key]))

    assert 40 < len(said) <= 300
    assert said[0].isupper() or said[0] in "“«2"
    assert said.endswith(".")
    assert not _raw_ids(said)


def test_no_refusal_is_worded_that_nobody_makes() -> None:
    worded = {one.removeprefix("refusal-") for one in _messages(TEXTS / "en.story.ftl")}
    worded |= {one.removeprefix("refusal-") for one in _messages(TEXTS / "en.missions.ftl")}

    assert {one for one in worded if spoken("en").see(one)} <= set(refusals())


def test_every_refusal_is_explained_by_an_article() -> None:
    topics = spoken("en").rules_topics()

    for language in LANGUAGES:
        explained = {key: spoken(language).see(key) for key in refusals()}
        assert {key for key, topic in explained.items() if topic not in topics} == set()


WORDS = {
    "use-mask": ("yes", "no"),
    "matching-set": ("yes", "no"),
    "is-that-all": ("yes", "no"),
    "destiny": ("keep", "refuse"),
    "destiny-spawn": ("keep", "refuse"),
    "crafted-place": ("left", "right", "pack"),
    "reroll": ("keep", "lucky", "reroll-per-turn"),
}
ABOUT = {
    "first-player": ("seat", "", ("ann", "bob")),
    "who-is-wounded": ("survivor", "S4", ("amy", "ned")),
    "who-is-hit": ("survivor", "S4", ("amy", "ned")),
    "abomination-way": ("zone", "S4", ("S3", "S5")),
    "odd-zombie": ("zone", "S4", ("S3", "S5")),
    "lost-card": ("card", "amy", ("pistol-1", "pan-1")),
    "card-to-drop": ("card", "amy", ("pistol-1", "pan-1")),
    "use-mask": ("word", "amy", WORDS["use-mask"]),
    "reroll": ("word", "amy", WORDS["reroll"]),
    "hit-target": ("target", "S4", ("walker", "ned")),
    "skill-choice": ("skill", "amy", ()),
    "crafted-place": ("word", "molotov-1", WORDS["crafted-place"]),
    "matching-set": ("word", "pistol-1", WORDS["matching-set"]),
    "who-leads": ("seat", "amy", ("ann", "bob")),
    "is-that-all": ("word", "amy", WORDS["is-that-all"]),
    "destiny": ("word", "pistol-1", WORDS["destiny"]),
    "destiny-spawn": ("word", "12", WORDS["destiny-spawn"]),
}


def asked(key: str) -> Question:
    about, subject, options = ABOUT[key]
    options = (*options, *in_the_box(key))
    return Question(key, ("ann",), options, options[0], subject, about)


def in_the_box(key: str) -> tuple[str, ...]:
    """Return the options of a question that the game's data tell."""
    if key == "skill-choice":
        return tuple(zombicide_box().skills)
    ammo = {one.ammo for one in zombicide_box().equipment.values() if one.ammo}
    return tuple(sorted(ammo)) if key == "reroll" else ()


def test_every_question_of_the_rules_is_known_here() -> None:
    keys = {_key(call) for name in ("choose", "choose_each") for call in _calls(name)}

    assert keys == set(ABOUT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(ABOUT))
def test_every_question_and_option_has_words(key: str, language: str) -> None:
    question = asked(key)
    labels = [spoken(language).option(question, one) for one in question.options]

    said = spoken(language).question(question)

    assert "?" in said
    assert len(said) <= 200
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 80 and not _raw_ids(label) for label in labels)


def test_of_cards_of_one_kind_a_question_offers_one() -> None:
    question = Question("lost-card", ("ann",), ("pan-1", "pistol-1", "pistol-2"), "", "amy", "card")
    chair = sitting_of(street("amy").table).chair("ann", "en")

    offered = list(question_controls(chair, question, (1, 2), page=0))

    always = "Always: the least useful, except my last weapon or a goal’s card"
    labels = [one.item.label for one in offered if isinstance(one, GameButton)]
    assert labels == ["Pan", "Pistol", always]
    assert len(offered) == 3


def test_a_found_card_is_told_from_one_alike_in_hand() -> None:
    table = street("amy", hands={"amy": ["pistol"]}).table
    held = next(one.id for one in table.view().survivors[0].hands if one)
    found = next(one for one in ("pistol-1", "pistol-2") if one != held)
    question = Question("card-to-drop", ("ann",), (found, held), "", "amy", "card")

    for language, label in (
        ("en", "Pistol (just found)"),
        ("fr", "Pistolet (nouvelle carte)"),
    ):
        offered = question_controls(
            sitting_of(table).chair("ann", language), question, (1, 2), page=0
        )
        labels = [one.item.label for one in offered if isinstance(one, GameButton)]
        assert labels[:2] == [label, label.split(" (")[0]]
        assert len(labels) == 3, "the last one gives a standing order"


def test_every_command_has_a_label_and_a_heading() -> None:
    for kind in GAMES["zombicide"].rules.command_types:
        do = kind.name()
        for language in LANGUAGES:
            assert words().knows(language, f"deed-{do}")
            assert spoken(language).action(do)


def test_every_outcome_has_a_sentence() -> None:
    for language in LANGUAGES:
        for reason in ("goals-reached", "all-eliminated", "goals-lost"):
            said = spoken(language).outcome(Outcome(True, ("ann", "bob"), reason))
            assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_its_names(language: str) -> None:
    for kind in zombicide_box().zombies:
        assert words().say(language, f"some-{kind}", count=2)
        assert words().say(language, f"all-{kind}")
        assert words().say(language, f"many-{kind}")
        assert words().say(language, f"the-{kind}")


# ---------------------------------------------------------------- the catalogues


class _Placeholders(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _messages(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry
        if isinstance(entry, ftl.Message):
            visitor = _Placeholders()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


FRENCH = [one for one in sorted(TEXTS.parent.glob("*/fr*.ftl")) if one.parent.name != "common"]


@pytest.mark.parametrize("path", FRENCH, ids=lambda one: f"{one.parent.name}/{one.name}")
def test_french_is_set_with_its_own_spaces_and_apostrophes(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    told = [line for line in lines if not line.startswith("#")]

    wrong = [line for line in told if re.search(r"\S [:;!?](\s|$)|« | »|'", line)]

    assert wrong == []


# ---------------------------------------------------------------- whole games


def _raw_ids(text: str) -> list[str]:
    """Ids that slipped into a sentence: cards of the box, kebab words, key names."""
    found = re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)
    known = {
        *zombicide_box().cards,
        *zombicide_box().skills,
        *zombicide_box().equipment,
        *ABOUT,
    } - {"sawed-off"}
    return [word for word in found if word in known] + re.findall(r"[{}$]", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_without_a_gap(seed: int, language: str) -> None:
    table, chance = tutorial(str(seed), SEATS), random.Random(seed)

    assert list(gaps_in_a_game(table, chance, language, steps=10_000)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", missions())
def test_every_mission_is_told_without_a_gap(mission: str, language: str) -> None:
    """The beginning of a game, by chance: what only that mission knows included."""
    chance = random.Random(mission)
    table = opened(mission, "told", random_seats(chance, mission))

    assert list(gaps_in_a_game(table, chance, language, steps=400)) == []


def gaps_in_a_game(
    table: ZombicideTable, chance: random.Random, language: str, *, steps: int
) -> Iterator[str]:
    """Plays by chance; all that is told, asked or offered and has not its right words."""
    phase = list[Event]()
    while table.outcome is None and (steps := steps - 1):
        seat, step = random_step(table, chance)
        if isinstance(step, str):
            told = table.answer(seat, step)
        else:
            yield from _gaps(spoken(language).command(step), 100)
            told = table.play(seat, step)
        phase += told.events
        for said in spoken(language).events(told.events):
            yield from _gaps(said, 400, (".", "!"))
        for question in table.questions:
            yield from _unasked(question, language)
        if any(isinstance(one, e.RoundBegan) for one in told.events):
            yield from _gaps(spoken(language).story(phase)[1], 1800)
            phase.clear()


def _gaps(said: str, most: int, ends: tuple[str, ...] = ("",)) -> list[str]:
    """The sentence itself where it is empty, too long or has no end, and ids in it."""
    right = 0 < len(said) <= most and said.endswith(ends)
    return [*([] if right else [said]), *_raw_ids(said)]


def _unasked(question: Question, language: str) -> Iterator[str]:
    asked = spoken(language).question(question)
    if "?" not in asked:
        yield asked
    for option in question.options:
        yield from _gaps(spoken(language).option(question, option), 80)
