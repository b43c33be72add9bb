"""Several threads read structures at once: the bot counts finished games while others are played.

Each test runs in a process of its own, because its failure is a segmentation fault.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = '''
import threading
import time
from dataclasses import dataclass
from typing import Annotated, Literal

from engine.core.command import Command, parse
from engine.core.event import Event, read_event
from engine.core.stored import Stored

begun = threading.Event()


class Slow:
    """Keeps msgspec from finishing for a while: it asks for the hash of what it works out."""

    def __hash__(self) -> int:
        begun.set()
        time.sleep(0.3)
        return 1


class Told(Event):
    first: Annotated[str, Slow()]
    second: str


class Asked(Command):
    do: Literal["asked"] = "asked"
    first: Annotated[str, Slow()]
    second: str


def event():
    data = {"event": "Told", "first": "a", "second": "b"}
    assert read_event({"Told": Told}, data) == Told(first="a", second="b")


def command():
    data = {"do": "asked", "first": "a", "second": "b"}
    assert parse(data, [Asked]) == Asked(first="a", second="b")


@dataclass
class Kept:
    first: Annotated[str, Slow()]
    second: str


def state():
    assert Stored(Kept).read(b'{"first":"a","second":"b"}') == Kept("a", "b")


first = threading.Thread(target=READ)
first.start()
assert begun.wait(10)
READ()
first.join()
print("both read it")
'''


@pytest.mark.parametrize("kind", ["event", "command", "state"])
def test_a_structure_is_first_read_in_two_threads_at_once(kind: str) -> None:
    script = SCRIPT.replace("READ", kind)

    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert (ended.stdout, ended.stderr, ended.returncode) == ("both read it\n", "", 0)
