"""Every test's log lines and metrics are read: no seed, no hand and no stored game is in them."""

from __future__ import annotations

import gc
import re
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest

from bot.base.log import set_up_logs

SECRETS = re.compile(
    r"planted-"  # what tests put into seeds and hands to find it again
    r"|\bschema_\b"  # any piece of a stored game
    r"|\b(seed|hand)\W{1,6}[:=(\[]"  # a field of a game, however it is written
    r"|\W(?<![\w/-])night\b(?=[\"'\\])"  # the seed of most tables here
    r"|\b[0-9a-f]{32}\b"  # a seed as the bot makes them
)


def secret_in(text: str) -> str | None:
    """What of a text may stand in no log, with what is around it."""
    found = SECRETS.search(text)
    return text[max(0, found.start() - 60) : found.end() + 60] if found else None


LONG = (
    "bot/test_kill.py",
    "conformance/test_rules.py",
    "conformance/test_shown.py",
    "bot/test_labels.py",
    "bot/test_leaks.py",
    "bot/test_browser.py",
    "renders/test_every_size.py",
    "test_collecting.py",
    "test_content.py",
    "bot/test_promises.py",
    "renders/test_inline.py",
    "bot/test_store.py",
    "renders/test_golden.py",
    "bot/zombies/test_playing.py",
    "bot/zombies/test_days.py",
    "bot/zombies/test_presses.py",
    "bot/test_sentences.py",
    "conformance/test_spoken.py",
    "bot/test_copying.py",
    "bot/test_other_tables.py",
    "bot/test_zombies_turn.py",
    "bot/test_shards.py",
    "bot/test_text_only.py",
    "bot/test_running.py",
    "bot/test_backups.py",
    "test_wheel.py",
)
"""Files that take longest, begun first: one of them begun last keeps all others waiting."""
FOLDER = Path(__file__).parent


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """No time is spent on a search for rubbish while all is made to stay: it took a fifth."""
    gc.disable()
    try:
        _import_own_share(session)
        return (yield)
    finally:
        gc.enable()


def _import_own_share(session: pytest.Session) -> None:
    """Each of several processes rewrites its share of the test files first.

    pytest rewrites the assertions of every file it imports and keeps the outcome for the next
    process. Processes that collect the same files in the same order find nothing kept.
    """
    worker: dict[str, Any] = getattr(session.config, "workerinput", {})
    if not worker or session.config.args != session.config.getini("testpaths"):
        return
    share = slice(int(worker["workerid"].removeprefix("gw")), None, worker["workercount"])
    for path in sorted(FOLDER.rglob("test_*.py"))[share]:
        parts = path.relative_to(FOLDER.parent).with_suffix("").parts
        with suppress(Exception):  # it is told where the file is collected
            import_module(".".join(parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Only whole suites are given to several processes; the order within a file stays."""
    places = {FOLDER / name: at for at, name in enumerate(LONG)}
    items.sort(key=lambda one: places.get(one.path, len(places)))


def pytest_collection_finish() -> None:
    """What was imported and collected stays: no test waits while it is searched for rubbish."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20)


@pytest.fixture(autouse=True)
def _logs_as_shipped() -> None:
    """Logs go where pytest reads them, by the bot's own way and with all there is to say."""
    set_up_logs("debug")


@pytest.fixture(autouse=True, scope="module")
def _no_secret_in_metrics() -> Iterator[None]:
    """What was counted stays counted, so a file of tests is asked once, at its end."""
    yield
    secret = secret_in(generate_latest().decode())
    assert secret is None, f"A metric holds a secret: {secret!r}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that logged a secret has failed."""
    report = yield
    for heading, text in report.sections:
        secret = secret_in(text)
        if secret is not None and report.passed:
            report.outcome = "failed"
            report.longrepr = f"{heading} holds a secret: {secret!r}"
    if report.passed:
        # Every report is kept to the end; what all tests logged would fill the memory.
        report.sections.clear()
    return report
