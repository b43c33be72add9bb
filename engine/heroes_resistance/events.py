"""The events that only Heroes' Resistance has."""

from __future__ import annotations

from engine.core.event import Event
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


class PowerRose(Event):
    """A round began: every hero gained Power, up to the limit."""

    gained: int


class PowerGained(Event):
    """A hero gained Power; `power` is what the hero has now."""

    survivor: SurvivorId
    gained: int
    power: int


class PowerSpent(Event):
    survivor: SurvivorId
    spent: int
    power: int


class TraitGained(Event):
    survivor: SurvivorId
    trait: TraitId


class TraitUsed(Event):
    survivor: SurvivorId
    trait: TraitId


class TraitDiscarded(Event):
    survivor: SurvivorId
    trait: TraitId


class SkillUsed(Event):
    survivor: SurvivorId
    skill: SkillId


class EnemiesPushed(Event):
    """A hero pushed enemies from `start` to `zone`."""

    survivor: SurvivorId
    kind: KindId
    count: int
    start: ZoneId
    zone: ZoneId


# ------------------------------------------------------------ doors


class DoorForced(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides


# ------------------------------------------------------------ bystanders


class BystanderAppeared(Event):
    bystander: BystanderId
    zone: ZoneId


class BystanderRescued(Event):
    survivor: SurvivorId
    bystander: BystanderId
    zone: ZoneId


class BystanderLetGo(Event):
    """A bystander is safe elsewhere, because the hero keeps another card."""

    survivor: SurvivorId
    bystander: BystanderId


class BystanderWalked(Event):
    bystander: BystanderId
    start: ZoneId
    zone: ZoneId


class BystanderDefended(Event):
    """A bystander who fights rolled a die to prevent a wound."""

    bystander: BystanderId
    faces: Faces
    needed: int
    saved: bool


class BystanderSacrificed(Event):
    """A hero gave up a bystander's card instead of taking a wound."""

    survivor: SurvivorId
    bystander: BystanderId


class BystanderDevoured(Event):
    """A bystander was lost: every hero loses a Power and a trait."""

    bystander: BystanderId


class BystanderJoined(Event):
    """A bystander is with the hero from the start."""

    survivor: SurvivorId
    bystander: BystanderId


class BystanderReached(Event):
    """An enemy of `kind` reached a civilian who had to be protected."""

    kind: KindId
    bystander: BystanderId
    zone: ZoneId


# ------------------------------------------------------------ missions


class HeroApart(Event):
    """The hero begins far from the others."""

    survivor: SurvivorId
    zone: ZoneId


class ExplosivePlaced(Event):
    survivor: SurvivorId
    zone: ZoneId


class ExplosiveBlew(Event):
    """The explosives of a zone went off."""

    zone: ZoneId


class EnemiesBlownUp(Event):
    kind: KindId
    count: int
    zone: ZoneId


class CardIgnored(Event):
    """A spawn card was replaced, because nobody it names is left in the game."""

    card: str


class SpawnMoved(Event):
    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId


class SpawnsBlown(Event):
    """The spawn tokens in the hero's zone were blown up."""

    survivor: SurvivorId
    zone: ZoneId


# ------------------------------------------------------------ objects


class SignUsed(Event):
    """The sign of the Avengers was used; `gone` is True if that was its last use."""

    survivor: SurvivorId
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int
    gone: bool
