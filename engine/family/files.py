"""The data files of a game of the family: which lists it has, and the checked `Content`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar, cast

from pydantic import BaseModel, ValidationError

from engine.family.checks import LEVELS, Found, Parts, check_mission, check_parts
from engine.family.entries import (
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
from engine.family.mission_rules import Goals, Rules
from engine.reading.atlas import Atlas, drawn_tiles
from engine.reading.boards import Misdrawn
from engine.reading.faults import cures
from engine.reading.mission import Mission
from engine.reading.reader import Files, Raw, Reader
from engine.spaces.zones import Board

CARDS = {"spawn": "figures", "extra-activation": "activates", "manhole": "figures"}
M_co = TypeVar("M_co", bound=BaseModel, covariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class Content:
    """Everything in a ruleset's data files, by id.

    Contents are compared by identity: the files are read once, so equal contents are one object.
    """

    ruleset: str
    equipment: Mapping[str, Equipment]
    recipes: Mapping[str, Recipe]
    skills: Mapping[str, Skill]
    characters: Mapping[str, Character]
    zombies: Mapping[str, ZombieKind]
    spawn_cards: Mapping[str, SpawnCard]
    figures: Rulebook
    missions: Mapping[str, Mission]
    boards: Mapping[str, Board]
    """Boards by mission."""
    atlas: Atlas
    """The tiles, for missions from outside."""
    told: type[Mission]
    """The model (subclass of `Mission`) that the file of a mission is read with."""
    mission_rules: Rules
    """The special rules that a mission may name."""
    goals: Goals
    """The goals that a mission may name."""
    cards: Mapping[str, str]
    """The kind of equipment of every card in the box, by card id (`pistol-2`)."""
    alone: Mapping[str, Mapping[str, BaseModel]]
    """Lists that only this game has."""
    indoors: bool
    """True if the exit may be in a room."""

    def board(self, mission: str) -> Board:
        """Return the board of a mission. Raises KeyError for an unknown mission."""
        return self.boards[mission]


# ---------------------------------------------------------------- what a game reads


@dataclass(frozen=True, slots=True)
class Listed(Generic[M_co]):
    """A list of entries: its file, its key in that file, and the model of an entry."""

    file: str
    key: str
    model: type[M_co]
    beside: tuple[str, ...] = ()
    """Further keys that the file may have, apart from the list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyFiles:
    """The data files that a game of the family reads.

    A game with lists of its own names them in `more` and has fields for them in its `content`.
    """

    content: Callable[..., Content] = Content
    equipment: Listed[Equipment] = Listed("equipment.toml", "equipment", Equipment)
    recipes: Listed[Recipe] | None = Listed("recipes.toml", "recipe", Recipe)
    """None if the game has no improved weapons."""
    skills: Listed[Skill] = Listed("skills.toml", "skill", Skill)
    characters: Listed[Character] = Listed("survivors.toml", "survivor", Portrayed)
    zombies: Listed[ZombieKind] = Listed("zombies.toml", "zombie", ZombieKind)
    spawn_cards: Listed[SpawnCard] = Listed("spawn-cards.toml", "cards", SpawnCard, ("totals",))
    more: Mapping[str, Listed[BaseModel]] = field(default_factory=dict[str, Listed[BaseModel]])
    """Lists that only this game has, by the field of its content."""
    mission_rules: Rules
    """Special rules of missions, by name."""
    goals: Goals
    cards: Mapping[str, str] = field(default_factory=lambda: dict(CARDS))
    """For each rule of spawn cards, the one field such a card must have; "" if it needs none."""
    rules: type[Rulebook] = Rulebook
    indoors: bool = False
    """True if the exit may be in a room."""
    mission: type[Mission] = Mission
    atlas: Callable[[Reader[object]], Atlas] = drawn_tiles
    """Reads the game's tiles."""
    checks: tuple[Callable[[Parts], Iterator[Found]], ...] = (check_parts,)
    """Functions that check the lists against one another."""


# ---------------------------------------------------------------- reading it


class FamilyReader(Reader[Content]):
    """Reads the files of one game of the family."""

    def __init__(self, reads: FamilyFiles, ruleset: str, files: Files) -> None:
        super().__init__(ruleset, files)
        self.reads = reads

    def content(self) -> Content | None:
        parts = self._parts()
        atlas = self.reads.atlas(self)
        missions, boards = self._missions(atlas, parts)
        for check in self.reads.checks:
            for path, entry, cure in check(parts):
                self.report(path, entry, [cure])
        if parts.figures is None or self.faults:
            return None
        return self.reads.content(
            ruleset=self.ruleset,
            equipment=parts.equipment,
            recipes=parts.recipes,
            skills=parts.skills,
            characters=parts.characters,
            zombies=parts.zombies,
            spawn_cards=parts.spawn_cards,
            figures=parts.figures,
            missions=missions,
            boards=boards,
            atlas=atlas,
            told=self.reads.mission,
            mission_rules=self.reads.mission_rules,
            goals=self.reads.goals,
            cards=parts.cards(),
            alone=parts.more,
            indoors=parts.indoors,
            **parts.more,
        )

    def _parts(self) -> Parts:
        """Return the entries of every list without the faulty ones."""
        reads = self.reads
        letters = self._letters()
        cards = reads.spawn_cards
        return Parts(
            equipment=self._listed(reads.equipment, letters),
            recipes=self._listed(reads.recipes, letters) if reads.recipes else {},
            skills=self._listed(reads.skills, letters),
            characters=self._listed(reads.characters, letters),
            zombies=self._listed(reads.zombies, letters),
            spawn_cards=self._listed(cards, letters),
            more={name: self._listed(listed, letters) for name, listed in reads.more.items()},
            card_rules=reads.cards,
            totals=self._totals(cards.file, letters),
            figures=self.rules(self.read("rules.toml"), reads.rules),
            faulty=frozenset(self.faulty),
            rules=reads.mission_rules,
            goals=reads.goals,
            indoors=reads.indoors,
        )

    def _letters(self) -> dict[str, str]:
        """Return the zombie kinds by letter, including faulty entries."""
        listed = self.reads.zombies
        tables = self.tables(listed.file, self.read(listed.file), listed.key, silent=True)
        return {str(kind.get("letter")): str(kind.get("id")) for kind in tables}

    def _listed(self, listed: Listed[M_co], letters: Mapping[str, str]) -> dict[str, M_co]:
        raw = self.read(listed.file)
        return self.entries(
            listed.file, raw, listed.key, listed.model, letters=letters, beside=listed.beside
        )

    def _totals(self, file: str, letters: Mapping[str, str]) -> dict[str, dict[str, int]]:
        """Return the totals printed beside the spawn cards, by level and kind."""
        found: dict[str, dict[str, int]] = {}
        raw = self.read(file)
        said = raw.get("totals")
        totals: Raw = cast("Raw", said) if isinstance(said, dict) else {}
        if raw and not set(LEVELS) <= set(totals):
            right = ", ".join(LEVELS)
            self.report(file, "totals", [f"it is {said!r}; one for each of {right}"])
        for level, text in totals.items():
            try:
                found[level] = read_figures(str(text), dict(letters))
            except ValueError as error:
                self.report(file, f"totals: {level}", [str(error)])
        return found

    def _missions(self, atlas: Atlas, parts: Parts) -> tuple[dict[str, Mission], dict[str, Board]]:
        missions: dict[str, Mission] = {}
        boards: dict[str, Board] = {}
        for path in self.folder("missions"):
            raw = self.read(path)
            try:
                mission, board = atlas.mission(raw, self.reads.mission)
            except (ValidationError, Misdrawn) as error:
                told = (
                    error.faults
                    if isinstance(error, Misdrawn)
                    else cures(self.reads.mission, error)
                )
                self.report(path, str(raw.get("id", "")), told if raw else [])
                continue
            if path != f"missions/{mission.id}.toml":
                self.report(path, mission.id, [f"id is {mission.id!r}; it is the file's name"])
            self.report(path, mission.id, check_mission(mission, board, parts))
            missions[mission.id], boards[mission.id] = mission, board
        return missions, boards
