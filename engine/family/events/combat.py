"""Combat: dice, kills, wounds, and the experience they bring."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event, event


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRolled(Event):
    """An attack's roll; `needed` is the lowest face that hits, skills counted."""

    survivor: str
    card: str
    zone: str
    faces: tuple[int, ...]
    needed: int
    hits: int
    pair: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DiceRerolled(Event):
    """The new roll at one zone; `zone` is empty in logs of older games."""

    survivor: str
    reason: str
    zone: str = ""
    faces: tuple[int, ...]
    needed: int
    hits: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class MolotovThrown(Event):
    survivor: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombieKilled(Event):
    survivor: str
    kind: str
    zone: str
    count: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class HitAbsorbed(Event):
    """Hits too weak for what they met."""

    kind: str
    zone: str
    count: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorWounded(Event):
    """`by` is `zombies` or the survivor who shot; `lost` the card torn away, if any."""

    survivor: str
    by: str
    lost: str = ""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class WoundIgnored(Event):
    """`reason`: `tough`, `goalie-mask` or `is-that-all`."""

    survivor: str
    reason: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorEliminated(Event):
    survivor: str
    zone: str
    by: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ExperienceGained(Event):
    survivor: str
    gained: int
    xp: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class LevelReached(Event):
    survivor: str
    level: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SkillGained(Event):
    survivor: str
    skill: str
