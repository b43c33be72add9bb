"""The data files of a game of the family: which lists it has, and one checked `Content` of them."""

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
    """All that a ruleset's data files say; ids are the keys. Known by itself: it is read once."""

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
    """By mission."""
    atlas: Atlas
    """The tiles, for missions that come from outside;"""
    told: type[Mission]
    """what these may say,"""
    mission_rules: Rules
    goals: Goals
    """and the rules and goals that they may name."""
    cards: Mapping[str, str]
    """Every card of the box by its own id (`pistol-2`): the equipment it is."""
    alone: Mapping[str, Mapping[str, BaseModel]]
    """Lists of this game alone."""
    indoors: bool
    """Whether spawn zones and the exit may lie in rooms."""

    def board(self, mission: str) -> Board:
        """The board of a mission. Raises KeyError for a mission there is not."""
        return self.boards[mission]


# ---------------------------------------------------------------- what a game reads


@dataclass(frozen=True, slots=True)
class Listed(Generic[M_co]):
    """A list of entries: its file, what each is called there and what it may say."""

    file: str
    key: str
    model: type[M_co]
    beside: tuple[str, ...] = ()
    """What else stands in the file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FamilyFiles:
    """What a game of the family reads; where it says more, `content` has fields for it."""

    content: Callable[..., Content] = Content
    equipment: Listed[Equipment] = Listed("equipment.toml", "equipment", Equipment)
    recipes: Listed[Recipe] | None = Listed("recipes.toml", "recipe", Recipe)
    """None: nothing is put together."""
    skills: Listed[Skill] = Listed("skills.toml", "skill", Skill)
    characters: Listed[Character] = Listed("survivors.toml", "survivor", Portrayed)
    zombies: Listed[ZombieKind] = Listed("zombies.toml", "zombie", ZombieKind)
    spawn_cards: Listed[SpawnCard] = Listed("spawn-cards.toml", "cards", SpawnCard, ("totals",))
    more: Mapping[str, Listed[BaseModel]] = field(default_factory=dict[str, Listed[BaseModel]])
    """Lists of this game alone, by the field of its content."""
    mission_rules: Rules
    """Special rules of missions, by name."""
    goals: Goals
    cards: Mapping[str, str] = field(default_factory=lambda: dict(CARDS))
    """What a spawn card of each rule says, by the field that it has and no other: who comes, or
    another; "" where it says nothing more."""
    rules: type[Rulebook] = Rulebook
    indoors: bool = False
    """Whether spawn zones and the exit may lie in rooms."""
    mission: type[Mission] = Mission
    atlas: Callable[[Reader[object]], Atlas] = drawn_tiles
    """How its tiles are drawn, and boards made of them."""
    checks: tuple[Callable[[Parts], Iterator[Found]], ...] = (check_parts,)
    """What must hold between the lists."""


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
        """The entries of every list, faulty ones left out."""
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
        """Kinds by their letter, those of faulty entries too."""
        listed = self.reads.zombies
        tables = self.tables(listed.file, self.read(listed.file), listed.key, silent=True)
        return {str(kind.get("letter")): str(kind.get("id")) for kind in tables}

    def _listed(self, listed: Listed[M_co], letters: Mapping[str, str]) -> dict[str, M_co]:
        raw = self.read(listed.file)
        return self.entries(
            listed.file, raw, listed.key, listed.model, letters=letters, beside=listed.beside
        )

    def _totals(self, file: str, letters: Mapping[str, str]) -> dict[str, dict[str, int]]:
        """The sums printed beside the cards."""
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
