"""Reads the data files: entries, tiles and missions become one checked `Content`.

The one module of the engine that opens files. All faults of all files are found in one go.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeVar, cast

from pydantic import BaseModel, ValidationError

from engine.entries.base import Entry, Id, Model, Name
from engine.entries.boards import Misdrawn, make_board
from engine.entries.checks import LEVELS, Parts, check_mission, check_parts
from engine.entries.faults import DataFaults, Fault, cures
from engine.entries.mending import Rest, rest_of
from engine.entries.mission import (
    CarSpec,
    DoorSpec,
    MapText,
    Mission,
    MissionRule,
    Objective,
    Spawn,
)
from engine.entries.tile import Tile
from engine.entries.zombicide import (
    Attack,
    Character,
    Equipment,
    Reach,
    Recipe,
    Rulebook,
    Skill,
    SpawnCard,
    ZombieKind,
    read_figures,
)
from engine.spaces.zones import Board

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
    "Reach",
    "Recipe",
    "Rulebook",
    "Skill",
    "Spawn",
    "SpawnCard",
    "Tile",
    "ZombieKind",
    "check_data",
    "data_root",
    "load_content",
    "rulesets",
]

M = TypeVar("M", bound=BaseModel)
Raw = Mapping[str, object]

_LISTS = ("equipment", "recipes", "skills", "survivors", "zombies", "spawn-cards", "rules")


@dataclass(frozen=True, slots=True)
class Content:
    """All that a ruleset's data files say; ids are the keys."""

    ruleset: str
    equipment: dict[str, Equipment]
    recipes: dict[str, Recipe]
    skills: dict[str, Skill]
    characters: dict[str, Character]
    zombies: dict[str, ZombieKind]
    spawn_cards: dict[str, SpawnCard]
    figures: Rulebook
    missions: dict[str, Mission]
    tiles: dict[str, Tile]
    """By tile side, such as `1B`."""
    boards: dict[str, Board]
    """By mission."""
    cards: dict[str, str]
    """Every card of the box by its own id (`pistol-2`): the equipment it is."""

    def board(self, mission: str) -> Board:
        """The board of a mission. Raises KeyError for a mission there is not."""
        return self.boards[mission]


def data_root() -> Traversable:
    """Where the data files are: inside an installed package, or beside it in a checkout."""
    shipped = files("engine") / "data"
    return shipped if shipped.is_dir() else Path(__file__).resolve().parent.parent / "data"


def rulesets() -> tuple[str, ...]:
    """The rulesets there are data files for."""
    return tuple(sorted(folder.name for folder in data_root().iterdir() if folder.is_dir()))


@cache
def load_content(ruleset: str) -> Content:
    """The content of a ruleset. Raises DataFaults with every fault of its files."""
    if ruleset not in rulesets():
        known = ", ".join(rulesets())
        raise DataFaults([Fault("data", ruleset, f"there is no such ruleset; known are {known}")])
    reader = _Reader(data_root(), ruleset)
    content = reader.content()
    if content is None or reader.faults:
        raise DataFaults(sorted(reader.faults))
    return content


def check_data(root: Path | None = None) -> list[Fault]:
    """Every fault of every data file, sorted by file; an empty list when all is well."""
    where = root or data_root()
    faults: list[Fault] = []
    for ruleset in sorted(folder.name for folder in where.iterdir() if folder.is_dir()):
        reader = _Reader(where, ruleset)
        reader.content()
        faults += reader.faults
    return sorted(faults)


class _Reader:
    """Reads the files of one ruleset and gathers what is wrong with them."""

    def __init__(self, root: Traversable, ruleset: str) -> None:
        self.ruleset = ruleset
        self.folder = root / ruleset
        self.faults: list[Fault] = []
        self.faulty: set[str] = set()
        """Ids of entries, and tile sides, that are there but cannot be read."""
        self.rests: dict[str, Rest] = {}
        """What can be read of faulty missions, by file."""

    def content(self) -> Content | None:
        """The content, or None where a file is so faulty that the rest cannot be checked."""
        parts = self._parts()
        tiles = self._tiles()
        missions = self._missions()
        boards: dict[str, Board] = {}
        for path, mission in missions.items():
            board, misdrawn = self._board(mission, tiles)
            others = check_mission(mission, board, parts, whole=not misdrawn)
            self._report(path, mission.id, self._sure(path, [*misdrawn, *others]))
            if board is not None:
                boards[mission.id] = board
        for path, entry, cure in check_parts(parts):
            self._report(path, entry, [cure])
        if parts.figures is None or self.faults:
            return None
        return Content(
            ruleset=self.ruleset,
            equipment=parts.equipment,
            recipes=parts.recipes,
            skills=parts.skills,
            characters=parts.characters,
            zombies=parts.zombies,
            spawn_cards=parts.spawn_cards,
            figures=parts.figures,
            missions={mission.id: mission for mission in missions.values()},
            tiles=tiles,
            boards=boards,
            cards=parts.cards(),
        )

    def _parts(self) -> Parts:
        """The entries of every list, faulty ones left out."""
        raw = {name: self._read(f"{name}.toml") for name in _LISTS}
        zombies = self._entries("zombies.toml", raw["zombies"], "zombie", ZombieKind)
        tables = self._tables("zombies.toml", raw["zombies"], "zombie", silent=True)
        letters = {str(kind.get("letter")): str(kind.get("id")) for kind in tables}
        spawn = raw["spawn-cards"]
        return Parts(
            equipment=self._entries("equipment.toml", raw["equipment"], "equipment", Equipment),
            recipes=self._entries("recipes.toml", raw["recipes"], "recipe", Recipe),
            skills=self._entries("skills.toml", raw["skills"], "skill", Skill),
            characters=self._entries("survivors.toml", raw["survivors"], "survivor", Character),
            zombies=zombies,
            spawn_cards=self._entries(
                "spawn-cards.toml", spawn, "cards", SpawnCard, letters=letters, beside=("totals",)
            ),
            totals=self._totals(spawn, letters),
            figures=self._rulebook(raw["rules"]),
            faulty=frozenset(self.faulty),
        )

    def _board(self, mission: Mission, tiles: dict[str, Tile]) -> tuple[Board | None, list[str]]:
        """The board as far as it can be made, and what is wrong with it."""
        if self.faulty & set(re.findall(r"\w+(?=@)", mission.map.tiles)):
            return None, []  # the tile's own fault is told
        try:
            return make_board(mission, tiles), []
        except Misdrawn as misdrawn:
            return misdrawn.so_far, misdrawn.faults

    def _sure(self, path: str, faults: list[str]) -> list[str]:
        """Without those that a stand-in for something faulty would bring."""
        return self.rests[path].sure_of(faults) if path in self.rests else faults

    # ------------------------------------------------------------ files

    def _read(self, path: str) -> Raw:
        """A file as TOML gives it; empty and a fault where there is none or it is no TOML."""
        file = self.folder
        for part in path.split("/"):
            file = file / part
        try:
            return tomllib.loads(file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            self._report(path, "", ["the file is missing; every ruleset has one"])
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self._report(path, "", [f"it is not TOML in UTF-8 ({error}); mend that place"])
        return {}

    def _folder(self, name: str) -> list[str]:
        folder = self.folder / name
        found = [file.name for file in folder.iterdir()] if folder.is_dir() else []
        return [f"{name}/{file}" for file in sorted(found) if file.endswith(".toml")]

    def _report(self, path: str, entry: str, told: list[str]) -> None:
        self.faults += [Fault(f"data/{self.ruleset}/{path}", entry, cure) for cure in told]

    # ------------------------------------------------------------ entries

    def _entries(
        self,
        path: str,
        raw: Raw,
        key: str,
        model: type[M],
        *,
        letters: Mapping[str, str] | None = None,
        beside: tuple[str, ...] = (),
    ) -> dict[str, M]:
        """The entries of a list file by id, in their order."""
        if not raw:
            return {}
        self._check_head(path, raw, (key, *beside))
        found: dict[str, M] = {}
        for place, entry in enumerate(self._tables(path, raw, key), 1):
            name = str(entry.get("id", f"{key} {place}"))
            read = self._validated(path, name, entry, model, letters)
            if name in found:
                self._report(path, name, ["this id stands twice; every id is used once"])
            if read is not None:
                found[name] = read
        return found

    def _tables(self, path: str, raw: Raw, key: str, *, silent: bool = False) -> list[Raw]:
        """The entries under a key; anything that is no table is a fault."""
        listed = raw.get(key)
        tables = cast("list[object]", listed) if isinstance(listed, list) else []
        good = [cast("Raw", table) for table in tables if isinstance(table, dict)]
        if not silent and (not good or len(good) < len(tables)):
            self._report(path, key, [f"it is {listed!r}; one or more tables are right"])
        return good

    def _check_head(self, path: str, raw: Raw, known: tuple[str, ...]) -> None:
        if not isinstance(raw.get("source"), str) or not raw["source"]:
            self._report(path, "", ["source is missing; say where the file's contents come from"])
        for key in raw:
            if key not in ("source", *known):
                right = ", ".join(("source", *known))
                self._report(path, key, [f"this is not known here; known are {right}"])

    def _validated(
        self,
        path: str,
        name: str,
        raw: Raw,
        model: type[M],
        letters: Mapping[str, str] | None = None,
    ) -> M | None:
        try:
            return model.model_validate(dict(raw), context=dict(letters or {}))
        except ValidationError as error:
            self._report(path, name, cures(model, error))
            self.faulty.add(name)
            return None

    def _totals(self, raw: Raw, letters: Mapping[str, str]) -> dict[str, dict[str, int]]:
        """The sums printed beside the cards."""
        found: dict[str, dict[str, int]] = {}
        said = raw.get("totals")
        totals: Raw = cast("Raw", said) if isinstance(said, dict) else {}
        if raw and not set(LEVELS) <= set(totals):
            right = ", ".join(LEVELS)
            self._report("spawn-cards.toml", "totals", [f"it is {said!r}; one for each of {right}"])
        for level, text in totals.items():
            try:
                found[level] = read_figures(str(text), dict(letters))
            except ValueError as error:
                self._report("spawn-cards.toml", f"totals: {level}", [str(error)])
        return found

    def _rulebook(self, raw: Raw) -> Rulebook | None:
        if not raw:
            return None
        self._check_head("rules.toml", raw, tuple(Rulebook.model_fields))
        known = {key: value for key, value in raw.items() if key in Rulebook.model_fields}
        return self._validated("rules.toml", "", known, Rulebook)

    def _tiles(self) -> dict[str, Tile]:
        found: dict[str, Tile] = {}
        for path in self._folder("tiles"):
            raw = self._read(path)
            tile = self._validated(path, "", raw, Tile) if raw else None
            if tile is None:
                sides = raw.get("sides")
                known = cast("list[object]", sides) if isinstance(sides, list) else []
                self.faulty |= {str(side) for side in known}
                continue
            for side in tile.sides:
                if side in found:
                    self._report(path, side, ["this side is drawn twice; once is right"])
                found[side] = tile
        return found

    def _missions(self) -> dict[str, Mission]:
        """The missions by their file."""
        found: dict[str, Mission] = {}
        for path in self._folder("missions"):
            raw = self._read(path)
            name = str(raw.get("id", ""))
            mission = self._validated(path, name, raw, Mission) if raw else None
            if mission is None:
                rest = rest_of(raw) if raw else None
                if rest is not None:
                    self.rests[path] = rest
                    found[path] = rest.mission.model_copy(update={"id": name})
                continue
            if path != f"missions/{mission.id}.toml":
                self._report(path, mission.id, [f"id is {mission.id!r}; it is the file's name"])
            found[path] = mission
        return found
