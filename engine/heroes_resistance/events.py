"""What can happen in Heroes' Resistance besides the family's events."""

from __future__ import annotations

from engine.core.event import Event, event
from engine.core.ids import (
    BystanderId,
    DoorId,
    Faces,
    KindId,
    Sides,
    SkillId,
    SurvivorId,
    TraitId,
    ZoneId,
)

# ------------------------------------------------------------ power and traits


@event
class PowerRose(Event):
    """The round begins: everybody has so much more, up to the limit."""

    gained: int


@event
class PowerGained(Event):
    """`power` is what the hero has now."""

    survivor: SurvivorId
    gained: int
    power: int


@event
class PowerSpent(Event):
    survivor: SurvivorId
    spent: int
    power: int


@event
class TraitGained(Event):
    survivor: SurvivorId
    trait: TraitId


@event
class TraitUsed(Event):
    survivor: SurvivorId
    trait: TraitId


@event
class TraitDiscarded(Event):
    survivor: SurvivorId
    trait: TraitId


@event
class SkillUsed(Event):
    survivor: SurvivorId
    skill: SkillId


@event
class EnemiesPushed(Event):
    survivor: SurvivorId
    kind: KindId
    count: int
    start: ZoneId
    zone: ZoneId


# ------------------------------------------------------------ doors


@event
class DoorForced(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides


# ------------------------------------------------------------ bystanders


@event
class BystanderAppeared(Event):
    bystander: BystanderId
    zone: ZoneId


@event
class BystanderRescued(Event):
    survivor: SurvivorId
    bystander: BystanderId
    zone: ZoneId


@event
class BystanderLetGo(Event):
    """Safe elsewhere: the hero keeps another one's card."""

    survivor: SurvivorId
    bystander: BystanderId


@event
class BystanderWalked(Event):
    bystander: BystanderId
    start: ZoneId
    zone: ZoneId


@event
class BystanderDefended(Event):
    """A fighter's roll against a wound."""

    bystander: BystanderId
    faces: Faces
    needed: int
    saved: bool


@event
class BystanderSacrificed(Event):
    """The hero's card goes instead of a wound."""

    survivor: SurvivorId
    bystander: BystanderId


@event
class BystanderDevoured(Event):
    """All heroes lose a Power and a trait."""

    bystander: BystanderId


@event
class BystanderJoined(Event):
    """Somebody is with the hero from the start."""

    survivor: SurvivorId
    bystander: BystanderId


@event
class BystanderReached(Event):
    """An enemy of a kind comes to whom nobody may let it come."""

    kind: KindId
    bystander: BystanderId
    zone: ZoneId


# ------------------------------------------------------------ missions


@event
class HeroApart(Event):
    """The hero begins far from the others."""

    survivor: SurvivorId
    zone: ZoneId


@event
class ColourTurnedUp(Event):
    """An objective that lay face down is of this colour."""

    survivor: SurvivorId
    colour: str
    zone: ZoneId


@event
class ExplosivePlaced(Event):
    survivor: SurvivorId
    zone: ZoneId


@event
class ExplosiveBlew(Event):
    zone: ZoneId


@event
class EnemiesBlownUp(Event):
    kind: KindId
    count: int
    zone: ZoneId


@event
class CardIgnored(Event):
    """Nobody is left whom a spawn card names: another is drawn."""

    card: str


@event
class SpawnMoved(Event):
    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId


@event
class SpawnsBlown(Event):
    survivor: SurvivorId
    zone: ZoneId


# ------------------------------------------------------------ objects


@event
class SignUsed(Event):
    survivor: SurvivorId
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int
    gone: bool
