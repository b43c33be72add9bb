"""Finds the data files and turns them into checked content with the reader of each game.

No other module of the engine opens files. `engine.games` knows which games there are.
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
    """Return the folder of the data files: in an installed package, or beside it in a checkout."""
    shipped = files("engine") / "data"
    return shipped if shipped.is_dir() else Path(__file__).resolve().parent.parent / "data"


@cache
def content_by(read: Callable[[str, Files], Reader[C]], ruleset: str) -> C:
    """Return the content that `read` makes of a ruleset's files; they are read only once.

    Raises DataFaults with every fault of the files.
    """
    reader = read(ruleset, files_of(data_root(), ruleset))
    content = reader.content()
    if content is None or reader.faults:
        raise DataFaults(sorted(reader.faults))
    return content


def folders(root: Traversable) -> list[str]:
    """Return the names of the folders in `root`; each belongs to a ruleset."""
    return sorted(folder.name for folder in root.iterdir() if folder.is_dir())


def files_of(root: Traversable, ruleset: str) -> Files:
    """Return the TOML files in a ruleset's folder, subfolders included, by path; empty
    without one.
    """
    folder = root / ruleset
    return dict(_found(folder, "")) if folder.is_dir() else {}


def _found(folder: Traversable, above: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _found(one, f"{above}{one.name}/")
        elif one.name.endswith(".toml"):
            yield f"{above}{one.name}", one.read_bytes()
