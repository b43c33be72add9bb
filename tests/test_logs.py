"""No log line and no metric holds a seed or a hand, whatever goes wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from bot.base.log import log
from bot.store.records import Change, LogRow, Record
from bot.store.saving import LostRace
from bot.store.store import Store
from engine import DamagedGame, load_table, open_table
from tests.bench.start import FOUR
from tests.postgres import server

ROOT = Path(__file__).parents[1]
PLANTED = {
    "a line": (
        'from bot.base.log import log\n\ndef test_it():\n    log().info("x", note="planted-seed")\n'
    ),
    "a library": (
        "import logging\n\ndef test_it():\n    "
        'logging.getLogger("lib").warning("%s", {"hand": ["fear"]})\n'
    ),
    "a metric": (
        "from bot.base.metrics import REFUSALS\n\ndef test_it():\n    "
        'REFUSALS.labels("planted-card").inc()\n'
    ),
    "print": 'def test_it():\n    print(\'{"seed": "0"}\')\n',
}


@pytest.mark.parametrize("how", PLANTED)
def test_a_secret_that_is_logged_fails_the_test_that_logged_it(tmp_path: Path, how: str) -> None:
    said = ran(tmp_path, PLANTED[how])

    assert "holds a secret" in said
    assert "1 error" in said


def test_other_lines_fail_nothing(tmp_path: Path) -> None:
    ordinary = PLANTED["a line"].replace("planted-seed", "the night, a seed and a hand")
    assert "1 passed" in ran(tmp_path, ordinary)


def ran(folder: Path, test: str) -> str:
    """What pytest says of a test, with the watch that this suite has."""
    (folder / "test_planted.py").write_text(test)
    words = (sys.executable, "-m", "pytest", "-p", "tests.conftest", "-c", os.devnull)
    place = ("--rootdir", str(folder), "-p", "no:cacheprovider", str(folder))
    done = subprocess.run([*words, *place], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout


@pytest.fixture(name="record")
def _record() -> Record:
    game = open_table("zombicide", mission="00", seats={"1": [*FOUR]}, seed="planted-seed")
    return Record(1, 1, "zombicide", "00", "en", stage="playing", game=game.to_json())


async def test_a_database_that_errs_tells_no_part_of_a_game(tmp_path: Path, record: Record) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}")
    await store.open()
    await store.save(Change(record))
    missing = "CREATE TRIGGER broken BEFORE UPDATE ON tables BEGIN DELETE FROM nowhere; END"
    await store.change(sa.text(missing))

    row = LogRow("command", "1", {"card": "planted-card"})

    with pytest.raises(OperationalError) as failed:
        await store.save(Change(record, [row]))
    await store.close()
    log().error("mistake", exc_info=failed.value)

    assert "planted" not in str(failed.value)


async def test_nor_does_a_server_that_would_cite_the_row(tmp_path: Path, record: Record) -> None:
    store = Store(server().database_in(tmp_path))
    await store.open()
    record.game = "planted-game"
    await store.change(sa.text("ALTER TABLE tables ADD CHECK (last < 1)"))

    change = Change(record, [LogRow("command", "1", {"card": "planted-card"})])

    with pytest.raises(LostRace) as failed:
        await store.save(change)
    await store.close()
    log().error("mistake", exc_info=failed.value)

    told = "".join(traceback.format_exception(failed.value))
    assert "tables_last_check" in told
    assert "planted" not in told
    server().forget_all()


def test_a_game_that_cannot_be_read_is_not_cited(
    record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    from bot.base.log import set_up_logs

    set_up_logs("debug")
    cut = record.game.replace('"seed": "planted-seed"', '"seed": ["planted-seed"]')
    with pytest.raises(DamagedGame) as failed:
        load_table(cut)
    log().error("mistake-while-telling", exc_info=failed.value)

    said = capsys.readouterr().err
    assert "(kept back)" in said
    assert "planted" not in said
