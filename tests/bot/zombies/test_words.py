"""Everything Zombies!!! can tell, refuse, ask or offer has its words in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import engine
from bot.base.words import words
from bot.games.zombies import rulebook
from bot.games.zombies.grouping import MORE
from bot.games.zombies.speech import TownSpeech, town_speech
from engine.core.event import Event
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.refusal import Refusal, Value
from engine.games import GAMES
from engine.zombies import commands as c
from engine.zombies import events as e
from engine.zombies.box import box
from renders.zombies.changes import changes_in
from tests.bot.test_texts import Placeholders
from tests.painted import town_alt_text
from tests.zombies.town import by, play, town

LANGUAGES = ("en", "fr")
PLAYERS = {"ann": "Ann", "bob": "Bob"}


def spoken(language: str) -> TownSpeech:
    return town_speech(None, language, PLAYERS)


RULES = Path(engine.__file__).parent / "zombies"
TEXTS = Path(str(files("bot"))) / "texts"
PARTS = ("zombies/{}.ftl", "zombies/{}.rules.ftl", "zombies/{}.table.ftl")
IDS = re.compile(r"[a-z]+-[a-z]+-\d|\b(ann|bob)\b|\{|\b(hospital-|fear-)\d")
"""What no player should read: ids of cards and seats, holes."""

SAMPLES: dict[str, Any] = {
    "seats": ("ann", "bob"), "seat": "ann", "by": "bob", "layer": "bob", "helipad": "last",
    "round": 3, "life": 2, "bullets": 3, "kind": "fear", "number": 7, "zombies": 8, "short": 2,
    "back": True, "escape": False, "square": "7E", "die": 5, "bonus": 1, "count": 2, "left": 1,
    "start": "1E",
    "why": "fight", "trophies": 4, "trophies_lost": 2, "items_lost": ("fire-axe",), "cards": 40,
    "kinds": ("fear", "grenade"), "target": "bob", "use": "", "to": "1E", "dice": (3, 5),
    "lost": 2, "squares": ("2A", "2B"), "path": ("1B", "2H"), "can_move": 4, "frm": "2A",
    "waives": True, "brisk": True, "fights": 1, "reason": "escaped", "only_for": (),
}  # fmt: skip
SPECIAL: dict[str, dict[str, Any]] = {
    "TileDrawn": {"kind": "hospital"},
    "TileLaid": {"kind": "hospital"},
    "TileLost": {"kind": "hospital"},
    "TokenTaken": {"kind": "life"},
    "MovementRolled": {"squares": 5},
    "WalkDeclared": {"squares": 3},
}


def sample(kind: type[Event], **changes: Any) -> Event:
    values = {name: SAMPLES[name] for name in kind.fields()}
    return kind(**(values | SPECIAL.get(kind.__name__, {}) | changes))


def kinds_of_events() -> list[type[Event]]:
    found = [one for one in vars(e).values() if isinstance(one, type) and issubclass(one, Event)]
    return [one for one in found if one is not Event]


# ---------------------------------------------------------------- everything has its words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds_of_events(), ids=lambda one: one.__name__)
def test_every_event_is_told(kind: type[Event], language: str) -> None:
    lines = spoken(language).events([sample(kind)])

    if kind.untold:
        assert lines == []
        return
    assert len(lines) == 1
    assert lines[0].rstrip("*")[-1] in ".!)"
    assert not IDS.search(lines[0])


def test_no_sentence_is_for_an_event_that_is_not() -> None:
    worded = {one for one in _catalogue("zombies/en.ftl") if one.startswith("event-")}

    assert len(worded) == len({one for one in kinds_of_events() if not one.untold})
    assert set(MORE) <= set(kinds_of_events())


def literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    if isinstance(node, ast.Constant):
        yield str(node.value)


def nodes_calling(rules: Path, name: str) -> Iterator[ast.Call]:
    """Where the code of some rules calls it."""
    for file in sorted(rules.rglob("*.py")):
        text = file.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if name in text else ():
            if isinstance(node, ast.Call):
                called = node.func
                word = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                if word == name:
                    yield node


def calls(name: str) -> Iterator[ast.Call]:
    return nodes_calling(RULES, name)


REFUSAL_VALUES: dict[str, Value] = {
    "card": "fear", "seats": ("bob",), "seat": "bob", "square": "7E", "to": "7F", "near": ("7B",),
    "tile": "hospital", "places": 4, "turn": 1, "step": "roll", "away": 7, "moves": 3, "limit": 5,
    "building": "hospital", "count": 7, "least": 1, "most": 6, "option": "win", "value": "all",
    "known": ("centre", "tile"), "mission": "77", "missions": ("town",), "command": "dance",
    "question": "window",
}  # fmt: skip


@cache
def refusals() -> dict[str, dict[str, Value]]:
    """Every refusal of the rules' sources with sample values."""
    found: dict[str, dict[str, Value]] = {}
    for call in calls("Refusal"):
        values = {str(one.arg): REFUSAL_VALUES[str(one.arg)] for one in call.keywords}
        for key in [*literals(call.args[0])] or ["cell-taken", "no-road-joins", "road-meets-wall"]:
            found[key] = values
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", sorted(refusals()))
def test_every_refusal_says_what_why_and_what_works(key: str, language: str) -> None:
    said = spoken(language).refusal(Refusal(key, **refusals()[key]))

    assert 25 < len(said) <= 300
    assert said.endswith((".", "`."))
    assert not IDS.search(said)


@pytest.mark.parametrize(("language", "why"), [("en", "you play alone"), ("fr", "en solitaire")])
def test_who_plays_alone_is_not_shown_an_empty_list_of_opponents(language: str, why: str) -> None:
    said = spoken(language).refusal(Refusal("card-needs-opponent", card="fear", seats=()))

    assert why in said


def test_every_refusal_is_explained_by_an_article() -> None:
    shared = {"no-such-mission", "no-such-player"}
    unexplained = {key for key in refusals() if not spoken("en").see_rules(key)}

    assert unexplained == shared


def test_every_link_leads_to_an_article_in_both_languages() -> None:
    linked = {key: [spoken(one).see(key) for one in LANGUAGES] for key in refusals()}
    topics = spoken("en").rules_topics()

    assert all(english == french for english, french in linked.values())
    own = [key for key in refusals() if f"refusal-{key}" in _catalogue("zombies/en.ftl")]
    assert {linked[key][0] for key in own} - {*topics, None} == set()


QUESTIONS: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "left-empty": ("square", "", ("7A", "7B")),
    "zombie-square": ("square", "", ("7A", "7B", "spread")),
    "token-square": ("square", "life", ("7A", "spread")),
    "lose-or-spend": ("loss", "7E", ("bullets", "first-aid", "life")),
    "window": ("window", "walk", ("pass", "pass-turn", "pass-always")),
    "which-building": ("tile", "grenade", ("2", "7")),
    "which-zombie": ("square", "this-isnt-so-bad", ("2A", "3B")),
    "which-square": ("square", "zombie-master", ("2A", "spread")),
    "where-to": ("square", "where-did-everybody-go", ("2A", "3B")),
    "which-way": ("way", "where-did-everybody-go", ("1B → 2H → 2E", "1B → 2B → 2E")),
    "what-is-lost": ("loss", "butter-fingers", ("fire-axe-1", "bullets")),
    "mend-roll": ("loss", "3", ("bullets", "life", "accept")),
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
    assert len(set(labels)) == len(labels)
    assert all(0 < len(label) <= 80 and not IDS.search(label) for label in labels)


def test_every_question_of_the_rules_is_known_here() -> None:
    text = "".join(path.read_text("utf-8") for path in RULES.rglob("*.py"))
    asked = {key for call in calls("choose") for key in literals(call.args[0])}
    asked |= {key for call in calls("choose_each") for key in literals(call.args[0])}

    assert asked <= set(QUESTIONS)
    assert all(f'"{key}"' in text for key in QUESTIONS)


def test_every_command_has_a_label_and_a_heading() -> None:
    for kind in GAMES["zombies"].rules.command_types:
        do = kind.name()
        for language in LANGUAGES:
            assert words("zombies").knows(language, f"deed-{do}")
            assert spoken(language).action(do)


def test_every_outcome_has_a_sentence() -> None:
    for language in LANGUAGES:
        for reason in ("escaped", "trophies", "most-trophies"):
            said = spoken(language).outcome(Outcome(True, ("ann", "bob"), reason))
            assert "Ann" in said
            assert said.endswith("!**")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_card_and_rule_has_an_article_that_fits(language: str) -> None:
    topics = spoken(language).rules_topics()

    assert len(topics) == len(rulebook.RULES) + len(box().tiles) + len(box().cards)
    for topic, title in topics.items():
        assert 1 <= len(title) <= 100
        text = spoken(language).rules_article(topic)
        assert 60 < len(text) <= 1500
        assert "{" not in text


# ---------------------------------------------------------------- the catalogues


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_keys_and_values(part: str) -> None:
    assert _catalogue(part.format("en")) == _catalogue(part.format("fr"))


def _catalogue(name: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((TEXTS / name).read_text("utf-8")).body:
        if isinstance(entry, fluent.Message):
            visitor = Placeholders()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("part", PARTS)
def test_french_has_its_apostrophes_and_spaces(part: str) -> None:
    text = (TEXTS / part.format("fr")).read_text("utf-8")

    assert "'" not in text
    for line in text.splitlines():
        assert not re.search(r"(?<=\w) [:;!?»]", line), line


def test_a_fight_on_the_way_is_one_line() -> None:
    told = [
        e.PawnWalked(seat="ann", path=("1B",), left=2),
        e.CombatRolled(seat="ann", square="1B", die=5, bonus=0),
        e.ZombieBeaten(seat="ann", square="1B", trophies=3),
        e.TokenTaken(seat="ann", square="1B", kind="life"),
        e.PawnWalked(seat="ann", path=("2H",), left=1),
    ]

    lines = spoken("en").events(told)

    assert lines == [
        "Ann walks: 1B, fights in 1B: 5. The zombie falls: 3 trophies.",
        "• picks up a life token.",
        "• walks: 2H.",
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "**Bob’s turn** (round 2)",
                "• lays **Crossroads** as tile 5: 4 zombies.",
                "• fights in 2C: 2, loses a life (1 left), fights in 2C: 6. "
                "The zombie falls: 4 trophies.",
                "• Zombies move: 1B → 1E.",
                "• discards **Grenade**.",
                "Ann plays **Zombie Master**.",
                "Bob draws a card.",
            ],
        ),
        (
            "fr",
            [
                "**Tour de Bob** (manche 2)",
                "• pose **Carrefour**, tuile 5\u00a0: 4 zombies.",
                "• combat en 2C\u00a0: 2, perd une vie (il en reste 1), combat en 2C\u00a0: 6. "
                "Le zombie tombe\u00a0: 4 trophées.",
                "• Les zombies bougent\u00a0: 1B → 1E.",
                "• défausse **Grenade**.",
                "Ann joue **Maître des zombies**.",
                "Bob pioche une carte.",
            ],
        ),
    ],
)
def test_who_does_several_things_is_named_once(language: str, told: list[str]) -> None:
    happened = [
        e.TurnBegan(seat="bob", round=2),
        e.TileDrawn(kind="crossroads", layer="bob"),
        e.TileLaid(seat="bob", kind="crossroads", number=5, zombies=4, life=0, bullets=0, short=0),
        e.CombatRolled(seat="bob", square="2C", die=2, bonus=0),
        e.LifeLost(seat="bob", left=1, why="fight"),
        e.CombatRolled(seat="bob", square="2C", die=6, bonus=0),
        e.ZombieBeaten(seat="bob", square="2C", trophies=4),
        e.ZombieMoved(frm="1B", to="1E", by="bob"),
        e.EventCardDiscarded(seat="bob", kind="grenade"),
        e.CardPlayed(seat="ann", kind="zombie-master"),
        e.CardsDrawn(seat="bob", count=1),
    ]

    assert spoken(language).events(happened) == told


def test_what_all_draw_is_one_sentence_and_a_tile_that_waits_is_told() -> None:
    drawn = [e.CardsDrawn(seat=one, count=3) for one in ("ann", "bob")]
    waits = e.TileDrawn(kind="crossroads", layer="bob")

    assert spoken("en").events([*drawn, waits]) == [
        "Ann and Bob draw 3 cards each.",
        "The next tile is **Crossroads**; Bob lays it.",
    ]
    assert spoken("fr").events(drawn) == ["Ann et Bob piochent chacun 3 cartes."]
    unequal = [drawn[0], e.CardsDrawn(seat="bob", count=1)]
    assert spoken("en").events(unequal) == ["Ann draws 3 cards. Bob draws a card."]


def test_a_mark_stands_before_what_somebody_does_without_their_name() -> None:
    told = [e.LifeLost(seat="ann", left=2, why="fight"), e.LifeGained(seat="ann", count=1)]
    marked = spoken("en").with_marks({"heart": "<:heart:1>", "wound": "<:wound:2>"})

    assert marked.events(told) == [
        "<:wound:2> Ann loses a life (2 left).",
        "• <:heart:1> gains 1 life.",
    ]


@pytest.mark.parametrize(
    ("language", "fight", "mended"),
    [
        ("en", "to win.", "to mend a die of “I Don’t Think They’re Dead”."),
        ("fr", "pour l’emporter.", "pour corriger un dé de «\u00a0"),
    ],
)
def test_a_bullet_says_what_it_is_spent_on(language: str, fight: str, mended: str) -> None:
    """In a fight it wins; for trophies that would get up it mends a die."""
    (won,) = spoken(language).events([e.BulletsSpent(seat="ann", count=1)])
    hands = {"bob": ["not-dead"]}
    game = town("town-square", "1E=ann 1F=bob", dice=[3, 5], hands=hands, trophies={"ann": 3})
    play(game, by("bob", c.PlayCard(card="not-dead", target="ann")), answers=["bullets"])
    said = "\n".join(spoken(language).events(game.events))

    assert won.endswith(fight)
    assert fight not in said
    assert mended in said


@pytest.mark.parametrize(
    ("language", "count"), [("en", "3 move, or as many as can."), ("fr", "3 bougent, ou autant ")]
)
def test_no_more_zombies_must_move_than_do_nor_fewer(language: str, count: str) -> None:
    """In a row only the first has a free square; the others follow it one after the other."""
    drawing, squares = "straight@1 town-square", "2D=Z 2E=Z 2F=Z 1B=ann"
    game = town(drawing, squares, step="walk", moves=1, dice=[3])
    play(game, c.StopWalking())
    (rolled,) = [one for one in game.events if isinstance(one, e.ZombiesRolled)]
    play(game, c.HerdZombies(towards="ann"))

    assert rolled.can_move == 1
    assert sum(isinstance(one, e.ZombieMoved) for one in game.events) == 3
    assert spoken(language).events([rolled])[0].partition(": ")[2].startswith(count)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("die", "can_move"), [(1, 1), (6, 0)])
def test_one_zombie_moves_and_none_where_none_can(language: str, die: int, can_move: int) -> None:
    rolled = e.ZombiesRolled(seat="ann", die=die, can_move=can_move)
    wanted = {
        "en": ("none can move.", "one moves."),
        "fr": ("aucun ne peut bouger.", "un seul bouge."),
    }

    assert spoken(language).events([rolled])[0].endswith(wanted[language][can_move])


@pytest.mark.parametrize(
    ("language", "box"), [("en", "nor in the box"), ("fr", "ni dans la boîte")]
)
def test_the_end_without_zombies_names_the_box(language: str, box: str) -> None:
    """While the box holds one, the game goes on."""
    assert box in spoken(language).rules_article("town-rule-aim")


@pytest.mark.parametrize(
    ("language", "way"), [("en", "Ann walks: 2D."), ("fr", "Ann avance\u00a0: 2D.")]
)
def test_the_log_of_a_walk_that_wins_ends_with_the_walk(language: str, way: str) -> None:
    """The end has a message of its own; the picture of the end shows the pawn where it escaped."""
    drawing = "town-square helipad"
    game = town(drawing, "1F=ann", step="walk", moves=3, roll=3, goal="tile")
    play(game, c.Walk(to="2E"))
    after = game.table.view()

    assert spoken(language).events(game.events)[-1] == way
    assert town_alt_text(after, language=language, players=PLAYERS).count("Ann") > 1
    assert changes_in(game.events, after).walks[-1][-1] == "2D"


def test_no_refusal_is_worded_that_nobody_makes() -> None:
    prefix = "refusal-"
    worded = {
        one.removeprefix(prefix) for one in _catalogue("zombies/en.ftl") if one.startswith(prefix)
    }

    assert worded - set(refusals()) == set()
