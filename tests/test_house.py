"""The rules of the house that no linter knows: words, sizes, what a rule must not do."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import engine
from engine.games import GAMES
from tests import figures
from tests.conftest import FOLDER, LONG
from tests.figures import PACKAGES, sources

UNWANTED = {"data", "info", "manager", "helper", "helpers", "utils", "util", "handle", "process"}


def test_the_sources_are_found():
    assert len(list(sources(*PACKAGES))) > 50


def test_core_and_spaces_know_no_game():
    games = [re.escape(one.id) for one in engine.rulesets()] + ["amy", "walker", "fatty"]
    named = re.compile(rf"\b({'|'.join(games)})\b", re.IGNORECASE)
    for path, text in sources("engine/core", "engine/spaces"):
        without_places = re.sub(r"\[[^\]]*\]", "", text)
        assert not named.search(without_places), path


def test_rules_never_ask_which_game_it_is():
    for path, text in sources("engine", "renders"):
        assert not re.search(r"\.ruleset\s*(==|!=|in)\s", text), path


def test_every_module_of_the_bot_stands_in_a_package():
    """Which package, docs/architecture.md says; the layers are a contract of import-linter."""
    flat = [path for path, _ in sources("bot") if path.count("/") == 1]

    assert flat == ["bot/__init__.py", "bot/__main__.py"]


@pytest.mark.parametrize("ruleset", [one.id for one in engine.rulesets()])
def test_only_the_room_of_a_game_names_it(ruleset: str):
    """Everything else speaks to a game by its `BotKit`."""
    name = ruleset.replace("-", "_")
    named = re.compile(rf"\b(bot\.games|engine)\.{name}\b|\.ruleset\s*(==|!=|in)\s*[\"(\[{{A-Z]")
    for path, text in sources("bot"):
        if not path.startswith(f"bot/games/{name}/"):
            assert not named.search(text), path


def test_no_number_from_outside_is_known_by_its_digits_alone():
    """Superscripts and Arabic digits are digits, too, and no length of them is too long."""
    for path, text in sources("bot"):
        assert not re.search(r"\.is(digit|decimal|numeric)\(", text), path


def test_the_files_begun_first_are_there():
    assert [name for name in LONG if not (FOLDER / name).is_file()] == []


def test_functions_and_files_stay_readable():
    assert list(figures.functions())
    assert figures.long_functions() == []
    assert figures.long_files() == []


def test_moves_of_a_game_are_asked_by_a_chair():
    """Table, seat and language come as one object, never one by one."""
    methods = [
        (path, node)
        for path, text in sources("bot")
        if path.endswith("/moves.py")
        for kind in ast.walk(ast.parse(text))
        if isinstance(kind, ast.ClassDef)
        for node in kind.body
        if isinstance(node, ast.FunctionDef)
    ]

    assert len(methods) > 80
    for path, node in methods:
        names = {one.arg for one in (*node.args.args, *node.args.kwonlyargs)}
        assert not names & {"record", "game", "language", "seat"}, f"{path}: {node.name}"


def test_few_functions_of_the_bot_take_five_parameters_or_more():
    """What always travels together is an object."""
    assert 0 < len(figures.many_parameters()) < 40


def test_nothing_imports_itself_in_a_circle():
    assert figures.circles() == []


def test_no_game_outside_its_room():
    assert set(figures.GAMES) <= figures.names()
    assert len(figures.names()) > 100
    assert figures.names_outside() == {}


def test_a_word_is_excused_only_where_it_stands():
    assert figures.never_plain() == []


def test_no_name_says_nothing():
    for path, text in sources(*PACKAGES):
        assert Path(path).stem not in UNWANTED, path
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                assert node.name.lower().strip("_") not in UNWANTED, f"{path}: {node.name}"


def test_no_rule_holds_anything_open_while_it_asks():
    """A rule that is run again must not meet what an earlier run left open."""
    for path, text in sources("engine"):
        for node in ast.walk(ast.parse(text)):
            held = isinstance(node, ast.With) or (isinstance(node, ast.Try) and node.finalbody)
            if held:
                assert not any(isinstance(inner, ast.Await) for inner in ast.walk(node)), path


def is_there(dotted: str) -> bool:
    """Whether there is a package or module of that name, or one that has its last part."""
    path, (above, _, name) = figures.HERE / dotted.replace(".", "/"), dotted.rpartition(".")
    if path.is_dir() or path.with_suffix(".py").is_file():
        return True
    module = figures.HERE / above.replace(".", "/")
    files = [one for one in (module.with_suffix(".py"), module / "__init__.py") if one.is_file()]
    return any(re.search(rf"\b{name}\b", one.read_text("utf-8")) for one in files)


def test_modules_that_texts_name_exist():
    """In docstrings, comments and documents; a path may begin below the root or a package."""
    documents = [*figures.HERE.glob("*.md"), *figures.HERE.glob("docs/**/*.md")]
    texts = [(path.name, path.read_text("utf-8")) for path in documents]
    places = [figures.HERE / one for one in ("", *PACKAGES)]
    lost = list[str]()
    for path, text in (*texts, *sources(*PACKAGES, "tests")):
        dotted = re.findall(r"`((?:bot|engine|renders|tests)(?:\.[a-z_0-9]+)+)`", text)
        paths = re.findall(r"`([a-z_]+(?:/[a-z_0-9]+)+\.py)\b", text)
        lost += [f"{path}: {one}" for one in dotted if not is_there(one)]
        lost += [f"{path}: {one}" for one in paths if not any((at / one).exists() for at in places)]

    assert lost == []


def test_no_reader_stumbles_over_a_word():
    """Words of an old dialect; CONTRIBUTING.md says how to write instead."""
    assert figures.unplain_words() == {}


def test_the_state_of_a_table_is_typed():
    assert figures.uses_of_extras() == 0


def test_every_module_says_what_it_is():
    for path, text in sources(*PACKAGES):
        assert not text or ast.get_docstring(ast.parse(text)), path


@pytest.mark.parametrize("ruleset", GAMES)
def test_no_two_commands_of_a_game_share_a_name(ruleset: str):
    names = [one.name() for one in GAMES[ruleset].rules.command_types]

    assert len(set(names)) == len(names)
