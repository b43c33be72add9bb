"""The rules of the house that no linter knows: words, sizes, what a rule must not do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import engine
from engine.commands import COMMANDS

HERE = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "engine", "renders")
LONGEST_FUNCTION = 60
LONGEST_FILE = 600
UNWANTED = {"data", "info", "manager", "helper", "helpers", "utils", "util", "handle", "process"}


def sources(*folders: str) -> Iterator[tuple[str, str]]:
    """Path (from the repository's top) and text of every module there."""
    for folder in folders:
        for path in sorted((HERE / folder).rglob("*.py")):
            yield str(path.relative_to(HERE)), path.read_text(encoding="utf-8")


def functions(text: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


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


def test_the_shared_bot_knows_no_game():
    """Games are spoken to through their faces; the folder of each game may name it."""
    games = "|".join(re.escape(one.id) for one in engine.rulesets())
    named = re.compile(rf"\b(bot\.games|engine)\.({games})\b|\.ruleset\s*(==|!=|in)\s*[\"(\[{{A-Z]")
    own = tuple(f"bot/games/{one.id.replace('-', '_')}/" for one in engine.rulesets())
    for path, text in sources("bot"):
        if not path.startswith(own):
            assert not named.search(text), path


def test_functions_and_files_stay_readable():
    for path, text in sources(*PACKAGES):
        assert text.count("\n") <= LONGEST_FILE, path
        for one in functions(text):
            length = (one.end_lineno or one.lineno) - one.lineno + 1
            assert length <= LONGEST_FUNCTION, f"{path}: {one.name} has {length} lines"


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


def test_every_module_says_what_it_is():
    for path, text in sources(*PACKAGES):
        assert not text or ast.get_docstring(ast.parse(text)), path


def test_no_two_commands_share_a_name():
    names = [one.model_fields["do"].default for one in COMMANDS]

    assert len(set(names)) == len(names)
