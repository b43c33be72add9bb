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

from engine.family.entries import (
    Attack,
    Character,
    Equipment,
    Portrayed,
    Reach,
    Recipe,
    Rulebook,
    Skill,
    SpawnCard,
    ZombieKind,
)
from engine.family.files import Content
from engine.reading.base import Entry, Id, Model, Name
from engine.reading.faults import DataFaults, Fault
from engine.reading.looks import Portrait
from engine.reading.mission import (
    CarSpec,
    DoorSpec,
    MapText,
    Mission,
    MissionRule,
    Objective,
    Spawn,
)
from engine.reading.reader import Files, Raw, Reader
from engine.reading.tile import Tile

__all__ = [
    "Attack",
    "CarSpec",
    "Character",
    "Content",
    "DataFaults",
    "DoorSpec",
    "Entry",
    "Equipment",
    "Fault",
    "Id",
    "MapText",
    "Mission",
    "MissionRule",
    "Model",
    "Name",
    "Objective",
    "Portrait",
    "Portrayed",
    "Raw",
    "Reach",
    "Recipe",
    "Rulebook",
    "Skill",
    "Spawn",
    "SpawnCard",
    "Tile",
    "ZombieKind",
    "content_by",
    "data_root",
    "files_of",
    "folders",
]

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
