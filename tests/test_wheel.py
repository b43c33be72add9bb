"""What is shipped: a wheel that plays from any folder, with nothing of this one at hand."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SHIPPED = {"bot": "bot", "engine": "engine", "renders": "renders", "data": "engine/data"}
"""Folders here, and where they lie in the wheel."""
Run = Callable[..., str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as it is built here, unpacked far away."""
    built, unpacked = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("installed")
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = built.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(unpacked)
    return unpacked


@pytest.fixture
def run(installed: Path, tmp_path: Path) -> Run:
    """Runs Python in an empty folder; it finds the wheel and the libraries, never this checkout.

    `-S` keeps it from following the link that an editable installation leaves.
    """
    path = os.pathsep.join((str(installed), sysconfig.get_path("purelib")))

    def python(*arguments: str) -> str:
        command = (sys.executable, "-S", *arguments)
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return python


def shipped_files() -> Iterator[str]:
    """Every file of the packages and the data, as the wheel is to name it."""
    for here, there in SHIPPED.items():
        for file in sorted((ROOT / here).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                yield f"{there}/{file.relative_to(ROOT / here).as_posix()}"


def test_every_text_page_migration_and_data_file_is_in_the_wheel(installed: Path):
    assert [name for name in shipped_files() if not (installed / name).is_file()] == []


def test_nothing_else_is_in_the_wheel(installed: Path):
    tops = {path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")}

    assert tops == {"bot", "engine", "renders"}


def test_the_installed_packages_are_the_ones_that_run(installed: Path, run: Run):
    where = run("-c", "import bot, engine, renders; print(bot.__file__, engine.__file__)")

    assert all(Path(one).is_relative_to(installed) for one in where.split())


def test_the_shipped_data_is_whole(run: Run):
    assert "sound" in run("-m", "bot", "check-data")


def test_a_game_is_played_from_the_wheel(run: Run):
    told = json.loads(run("-m", "bot", "simulate", "zombicide", "00", "--games", "1", "--json"))

    assert told["games"] == 1


DRAW = """
import sys
import engine
from renders.kit.packing import to_png
from renders.zombicide import PAINTER
seats = {"ann": ["amy", "doug", "phil"], "bob": ["ned", "josh", "wanda"]}
view = engine.open_table("zombicide", mission="00", seats=seats, seed="wheel").view()
look = PAINTER.look(view, "fr")
print(len(to_png(PAINTER.page(look))))
print(PAINTER.words(look))
"""


def test_a_board_is_drawn_from_the_wheel(run: Run):
    size, *words = run("-c", DRAW).splitlines()

    assert int(size) > 10_000
    assert "Tutoriel" in " ".join(words)


KEEP = """
import asyncio
from bot.store.store import Store
from bot.base.words import say

async def main():
    store = Store("sqlite+aiosqlite:///games.sqlite3")
    await store.open()
    print(await store.revision(), say("fr", "started"))
    await store.close()

asyncio.run(main())
"""


def test_a_database_is_made_by_the_migrations_of_the_wheel(run: Run, tmp_path: Path):
    assert run("-c", KEEP).split()
    assert (tmp_path / "games.sqlite3").is_file()
