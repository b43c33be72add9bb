"""Zombicide's data files: entries, tiles and missions become one checked `Content`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from engine.entries.boards import Misdrawn, make_board
from engine.entries.checks import LEVELS, Parts, check_mission, check_parts
from engine.entries.mending import Rest, rest_of
from engine.entries.mission import Mission
from engine.entries.reading import Files, Raw, Reader
from engine.entries.tile import Tile
from engine.entries.zombicide import (
    Character,
    Equipment,
    Portrayed,
    Recipe,
    Rulebook,
    Skill,
    SpawnCard,
    ZombieKind,
    read_figures,
)
from engine.spaces.zones import Board

_LISTS = ("equipment", "recipes", "skills", "survivors", "zombies", "spawn-cards", "rules")


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """All that a ruleset's data files say; ids are the keys. Known by itself: it is read once."""

    ruleset: str
    equipment: dict[str, Equipment]
    recipes: dict[str, Recipe]
    skills: dict[str, Skill]
    characters: Mapping[str, Character]
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


class ZombicideReader(Reader[Content]):
    """Reads Zombicide's files. Faulty tile sides count among `faulty` too."""

    def __init__(self, ruleset: str, files: Files) -> None:
        super().__init__(ruleset, files)
        self.rests: dict[str, Rest] = {}
        """What can be read of faulty missions, by file."""

    def content(self) -> Content | None:
        parts = self._parts()
        tiles = self._tiles()
        missions = self._missions()
        boards: dict[str, Board] = {}
        for path, mission in missions.items():
            board, misdrawn = self._board(mission, tiles)
            others = check_mission(mission, board, parts, whole=not misdrawn)
            self.report(path, mission.id, self._sure(path, [*misdrawn, *others]))
            if board is not None:
                boards[mission.id] = board
        for path, entry, cure in check_parts(parts):
            self.report(path, entry, [cure])
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
        raw = {name: self.read(f"{name}.toml") for name in _LISTS}
        zombies = self.entries("zombies.toml", raw["zombies"], "zombie", ZombieKind)
        tables = self.tables("zombies.toml", raw["zombies"], "zombie", silent=True)
        letters = {str(kind.get("letter")): str(kind.get("id")) for kind in tables}
        spawn = raw["spawn-cards"]
        return Parts(
            equipment=self.entries("equipment.toml", raw["equipment"], "equipment", Equipment),
            recipes=self.entries("recipes.toml", raw["recipes"], "recipe", Recipe),
            skills=self.entries("skills.toml", raw["skills"], "skill", Skill),
            characters=self.entries("survivors.toml", raw["survivors"], "survivor", Portrayed),
            zombies=zombies,
            spawn_cards=self.entries(
                "spawn-cards.toml", spawn, "cards", SpawnCard, letters=letters, beside=("totals",)
            ),
            totals=self._totals(spawn, letters),
            figures=self.rules(raw["rules"], Rulebook),
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

    def _totals(self, raw: Raw, letters: Mapping[str, str]) -> dict[str, dict[str, int]]:
        """The sums printed beside the cards."""
        found: dict[str, dict[str, int]] = {}
        said = raw.get("totals")
        totals: Raw = cast("Raw", said) if isinstance(said, dict) else {}
        if raw and not set(LEVELS) <= set(totals):
            right = ", ".join(LEVELS)
            self.report("spawn-cards.toml", "totals", [f"it is {said!r}; one for each of {right}"])
        for level, text in totals.items():
            try:
                found[level] = read_figures(str(text), dict(letters))
            except ValueError as error:
                self.report("spawn-cards.toml", f"totals: {level}", [str(error)])
        return found

    def _tiles(self) -> dict[str, Tile]:
        found: dict[str, Tile] = {}
        for path in self.folder("tiles"):
            raw = self.read(path)
            tile = self.validated(path, "", raw, Tile) if raw else None
            if tile is None:
                sides = raw.get("sides")
                known = cast("list[object]", sides) if isinstance(sides, list) else []
                self.faulty |= {str(side) for side in known}
                continue
            for side in tile.sides:
                if side in found:
                    self.report(path, side, ["this side is drawn twice; once is right"])
                found[side] = tile
        return found

    def _missions(self) -> dict[str, Mission]:
        """The missions by their file."""
        found: dict[str, Mission] = {}
        for path in self.folder("missions"):
            raw = self.read(path)
            name = str(raw.get("id", ""))
            mission = self.validated(path, name, raw, Mission) if raw else None
            if mission is None:
                rest = rest_of(raw) if raw else None
                if rest is not None:
                    self.rests[path] = rest
                    found[path] = rest.mission.model_copy(update={"id": name})
                continue
            if path != f"missions/{mission.id}.toml":
                self.report(path, mission.id, [f"id is {mission.id!r}; it is the file's name"])
            found[path] = mission
        return found
