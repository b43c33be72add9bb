"""Finds the data files and has each game's reader make checked content of them.

The one module of the engine that opens files; which games there are, `engine.games` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar

from engine.reading.faults import DataFaults
from engine.reading.reader import Files, Reader

C = TypeVar("C")


def data_root() -> Traversable:
    """Where the data files are: inside an installed package, or beside it in a checkout."""
    shipped = files("engine") / "data"
    return shipped if shipped.is_dir() else Path(__file__).resolve().parent.parent / "data"


@cache
def content_by(read: Callable[[str, Files], Reader[C]], ruleset: str) -> C:
    """What the reader makes of the files of a ruleset, once.

    Raises DataFaults with every fault of them.
    """
    reader = read(ruleset, files_of(data_root(), ruleset))
    content = reader.content()
    if content is None or reader.faults:
        raise DataFaults(sorted(reader.faults))
    return content


def folders(root: Traversable) -> list[str]:
    """The folders there, each of a ruleset."""
    return sorted(folder.name for folder in root.iterdir() if folder.is_dir())


def files_of(root: Traversable, ruleset: str) -> Files:
    """Every TOML file of a ruleset's folder and of the folders in it."""
    folder = root / ruleset
    return dict(_found(folder, "")) if folder.is_dir() else {}


def _found(folder: Traversable, above: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _found(one, f"{above}{one.name}/")
        elif one.name.endswith(".toml"):
            yield f"{above}{one.name}", one.read_bytes()
