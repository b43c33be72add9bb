"""Combat: dice, kills, wounds, and the experience they bring."""

from __future__ import annotations

from engine.core.event import Event, event
from engine.core.ids import (
    CardId,
    Faces,
    KindId,
    LevelId,
    RerollSource,
    SkillId,
    SurvivorId,
    ZoneId,
)


@event
class DiceRolled(Event):
    """An attack's roll; `needed` is the lowest face that hits, skills counted."""

    survivor: SurvivorId
    card: CardId
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int
    pair: bool


@event
class DiceRerolled(Event):
    """The new roll at one zone; `zone` is empty in logs of older games."""

    survivor: SurvivorId
    reason: RerollSource
    zone: ZoneId = ""
    faces: Faces
    needed: int
    hits: int


@event
class MolotovThrown(Event):
    survivor: SurvivorId
    zone: ZoneId


@event
class ZombieKilled(Event):
    survivor: SurvivorId
    kind: KindId
    zone: ZoneId
    count: int


@event
class HitAbsorbed(Event):
    """Hits too weak for what they met."""

    kind: KindId
    zone: ZoneId
    count: int


@event
class SurvivorWounded(Event):
    """`by` is `zombies` or the survivor who shot; `lost` the card torn away, if any."""

    survivor: SurvivorId
    by: SurvivorId
    lost: CardId = ""


@event
class WoundIgnored(Event):
    """`reason`: `tough`, `goalie-mask` or `is-that-all`."""

    survivor: SurvivorId
    reason: str


@event
class SurvivorEliminated(Event):
    survivor: SurvivorId
    zone: ZoneId
    by: SurvivorId


@event
class ExperienceGained(Event):
    survivor: SurvivorId
    gained: int
    xp: int


@event
class LevelReached(Event):
    survivor: SurvivorId
    level: LevelId


@event
class SkillGained(Event):
    survivor: SurvivorId
    skill: SkillId
