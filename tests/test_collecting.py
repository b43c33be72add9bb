"""A wrong number in one game's data stops no other game's tests.

Tests are collected before any of them runs, and a file that reads a game's data while it is
imported is lost with all its tests when that data has a fault. So only the files named here, which
are about one game alone, may read that game's data so early.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
OF_ONE_GAME = {
    "zombicide": (
        *("zombicide", "test_bench.py"),
        *("renders/test_hand.py", "renders/test_phase.py", "renders/test_sheet.py"),
    ),
    "living-dead": ("living_dead", "renders/test_film_theme.py"),
    "heroes-resistance": ("heroes_resistance",),
    "zombies": (
        *("zombies", "bot/zombies", "spaces/test_squares.py"),
        *("renders/test_town_board.py", "renders/test_town_hand.py"),
    ),
    "trust-me": ("trust_me", "bot/trust_me", "renders/test_plane.py"),
}
"""Files and folders of tests that are about one game alone."""
WRONG = {
    "zombicide": ("\nequipment = ", "\nequipment = 1"),
    "living-dead": ("\nequipment = ", "\nequipment = 1"),
    "heroes-resistance": ("doors = 12", "doors = 0"),
    "zombies": ("\ncards = ", "\ncards = 1"),
    "trust-me": ("side = 600", "side = -600"),
}
"""How a number in the `rules.toml` of each game begins, and how a wrong one does."""
NOT_COPIED = shutil.ignore_patterns(".venv", ".git", ".hypothesis", ".pytest_cache", ".ruff_cache")


def lost(folder: Path, wrong: Collection[str], *where: str) -> list[str]:
    """The test files that cannot be collected in a copy of the project with wrong numbers.

    `where` are pytest's arguments that say which files to collect.
    """
    copied = Path(shutil.copytree(ROOT, folder / "copy", ignore=NOT_COPIED))
    for game in wrong:
        rules = copied / "data" / game / "rules.toml"
        right = rules.read_text("utf-8")
        assert WRONG[game][0] in right
        rules.write_text(right.replace(*WRONG[game], 1), "utf-8")
    command = (sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider")
    environment = {name: said for name, said in os.environ.items() if name != "PYTEST_ADDOPTS"}
    ended = subprocess.run(
        (*command, *where), cwd=copied, env=environment, capture_output=True, text=True, check=False
    )
    assert "tests/" in ended.stdout, ended.stderr
    return re.findall(r"^ERROR tests/(\S+)", ended.stdout, re.MULTILINE)


def test_every_game_is_named() -> None:
    assert OF_ONE_GAME.keys() == WRONG.keys() == GAMES.keys()


def test_with_a_wrong_number_in_every_game_only_files_about_one_game_are_lost(
    tmp_path: Path,
) -> None:
    own = [path for paths in OF_ONE_GAME.values() for path in paths]

    assert lost(tmp_path, GAMES, *(f"--ignore=tests/{path}" for path in own)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_about_one_game_are_collected_with_wrong_numbers_in_all_others(
    tmp_path: Path, game: str
) -> None:
    others = [one for one in GAMES if one != game]

    assert lost(tmp_path, others, *(f"tests/{path}" for path in OF_ONE_GAME[game])) == []
