"""Finds the data files and reads each ruleset's into its checked content.

The one module of the engine that opens files. All faults of all files are found in one go.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from engine.entries.base import Entry, Id, Model, Name
from engine.entries.faults import DataFaults, Fault
from engine.entries.looks import Portrait
from engine.entries.mission import (
    CarSpec,
    DoorSpec,
    MapText,
    Mission,
    MissionRule,
    Objective,
    Spawn,
)
from engine.entries.reading import Files, Raw, Reader
from engine.entries.tile import Tile
from engine.entries.zombicide import (
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
from engine.entries.zombicide_files import Content, ZombicideReader
from engine.entries.zombies import EventCard, TileKind, TownContent, TownFigures
from engine.entries.zombies_files import ZombiesReader

__all__ = [
    "Attack",
    "CarSpec",
    "Character",
    "Content",
    "DataFaults",
    "DoorSpec",
    "Entry",
    "Equipment",
    "EventCard",
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
    "TileKind",
    "TownContent",
    "TownFigures",
    "ZombieKind",
    "check_data",
    "data_root",
    "load_all",
    "load_content",
    "load_town_content",
    "rulesets",
]

READERS: dict[str, type[Reader[Content]] | type[Reader[TownContent]]] = {
    "zombicide": ZombicideReader,
    "zombies": ZombiesReader,
}
"""Who reads the folder of that name."""


def data_root() -> Traversable:
    """Where the data files are: inside an installed package, or beside it in a checkout."""
    shipped = files("engine") / "data"
    return shipped if shipped.is_dir() else Path(__file__).resolve().parent.parent / "data"


def rulesets() -> tuple[str, ...]:
    """The rulesets whose data files can be read."""
    return tuple(sorted(READERS))


def load_content(ruleset: str) -> Content:
    """The content of a ruleset of the family. Raises DataFaults with every fault of its files."""
    content = _load(ruleset)
    if not isinstance(content, Content):
        raise TypeError(f"{ruleset!r} has no missions and survivors")
    return content


def load_town_content(ruleset: str = "zombies") -> TownContent:
    """The content of a ruleset of town tiles. Raises DataFaults with every fault of its files."""
    content = _load(ruleset)
    if not isinstance(content, TownContent):
        raise TypeError(f"{ruleset!r} has no town tiles")
    return content


def load_all() -> None:
    """Reads every ruleset's files, once. Raises DataFaults at the first that has any."""
    for ruleset in rulesets():
        _load(ruleset)


@cache
def _load(ruleset: str) -> Content | TownContent:
    if ruleset not in READERS:
        known = ", ".join(rulesets())
        raise DataFaults([Fault("data", ruleset, f"there is no such ruleset; known are {known}")])
    reader = READERS[ruleset](ruleset, _files(data_root() / ruleset))
    content = reader.content()
    if content is None or reader.faults:
        raise DataFaults(sorted(reader.faults))
    return content


def check_data(root: Path | None = None) -> list[Fault]:
    """Every fault of every data file, sorted by file; an empty list when all is well."""
    where = root or data_root()
    folders = sorted(folder.name for folder in where.iterdir() if folder.is_dir())
    known = ", ".join(rulesets())
    faults = [
        Fault(f"data/{folder}", "", f"no ruleset reads this folder; known are {known}")
        for folder in folders
        if folder not in READERS
    ]
    for ruleset in rulesets():
        reader = READERS[ruleset](ruleset, _files(where / ruleset))
        reader.content()
        faults += reader.faults
    return sorted(faults)


def _files(folder: Traversable) -> Files:
    """Every TOML file of a ruleset's folder and of the folders in it."""
    return dict(_found(folder, "")) if folder.is_dir() else {}


def _found(folder: Traversable, above: str) -> Iterator[tuple[str, bytes]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _found(one, f"{above}{one.name}/")
        elif one.name.endswith(".toml"):
            yield f"{above}{one.name}", one.read_bytes()
