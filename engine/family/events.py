"""What can happen at a table of the family. Fields are ids and numbers; sentences are the bot's."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event
from engine.core.ids import (
    CardId,
    CarId,
    DoorId,
    Faces,
    KindId,
    LevelId,
    MissionId,
    RerollSource,
    Seat,
    Sides,
    SkillId,
    SurvivorId,
    ZoneId,
)

# ---------------------------------------------------------------- the course of a game


class GameSetUp(Event):
    mission: MissionId
    survivors: tuple[SurvivorId, ...]


class CardDealt(Event):
    """Starting equipment."""

    survivor: SurvivorId
    card: CardId


class RoundBegan(Event):
    round: int
    first_seat: Seat


class TurnEnded(Event):
    survivor: SurvivorId


class ZombiesTurnBegan(Event):
    round: int


class GameEnded(Event):
    won: bool
    reason: str


# ---------------------------------------------------------------- what survivors do


class SurvivorMoved(Event):
    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId


class SurvivorEscaped(Event):
    """Off the board by the exit, safe."""

    survivor: SurvivorId
    zone: ZoneId


class SurvivorJoined(Event):
    """Found on the way; led by `seat` from now on."""

    survivor: SurvivorId
    seat: Seat
    zone: ZoneId


class DoorOpened(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides
    card: CardId
    noisy: bool


class DoorSwungOpen(Event):
    """It opened with another one of its house."""

    door: DoorId
    zones: Sides


class DoorClosed(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides


class BuildingOpened(Event):
    building: str
    rooms: tuple[ZoneId, ...]


class ObjectiveTaken(Event):
    survivor: SurvivorId
    objective: str
    zone: ZoneId


class ObjectiveRevealed(Event):
    """What a hidden objective was: `marked` is the one that is unlike the others."""

    survivor: SurvivorId
    objective: str
    zone: ZoneId
    marked: bool


class WoundHealed(Event):
    survivor: SurvivorId
    patient: SurvivorId


class ActionLent(Event):
    survivor: SurvivorId
    to: SurvivorId


# ---------------------------------------------------------------- cards


class CardFound(Event):
    survivor: SurvivorId
    card: CardId


class NothingFound(Event):
    """The equipment deck and its discard pile are empty."""

    survivor: SurvivorId


class AmbushFound(Event):
    """The searched room held a walker instead of a card."""

    survivor: SurvivorId
    zone: ZoneId


class TwinFound(Event):
    """Matching set: the second weapon came out of the deck, or was not there."""

    survivor: SurvivorId
    card: CardId
    found: bool


class DeckReshuffled(Event):
    deck: str


class CardRefused(Event):
    """The skill Destiny: a card just drawn goes, another one is drawn."""

    survivor: SurvivorId
    deck: Literal["equipment", "spawn"]
    card: CardId


class CardMoved(Event):
    survivor: SurvivorId
    card: CardId
    place: Literal["left", "right", "pack"]


class CardsTraded(Event):
    """Empty where nothing went that way."""

    survivor: SurvivorId
    partner: SurvivorId
    given: CardId = ""
    taken: CardId = ""


class CardCrafted(Event):
    survivor: SurvivorId
    recipe: CardId


class CardDiscarded(Event):
    survivor: SurvivorId
    card: CardId


class WeaponReloaded(Event):
    survivor: SurvivorId
    card: CardId
    both: bool


# ---------------------------------------------------------------- combat, and what it brings


class DiceRolled(Event):
    """An attack's roll; `needed` is the lowest face that hits, skills counted."""

    survivor: SurvivorId
    card: CardId
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int
    pair: bool


class DiceRerolled(Event):
    """The new roll at one zone; `zone` is empty in logs of older games."""

    survivor: SurvivorId
    reason: RerollSource
    zone: ZoneId = ""
    faces: Faces
    needed: int
    hits: int


class MolotovThrown(Event):
    survivor: SurvivorId
    zone: ZoneId


class ZombieKilled(Event):
    survivor: SurvivorId
    kind: KindId
    zone: ZoneId
    count: int


class HitAbsorbed(Event):
    """Hits too weak for what they met."""

    kind: KindId
    zone: ZoneId
    count: int


class SurvivorWounded(Event):
    """`by` is `zombies` or the survivor who shot; `lost` the card torn away, if any."""

    survivor: SurvivorId
    by: SurvivorId
    lost: CardId = ""


class WoundIgnored(Event):
    """`reason`: `tough`, `goalie-mask` or `is-that-all`."""

    survivor: SurvivorId
    reason: str


class SurvivorEliminated(Event):
    survivor: SurvivorId
    zone: ZoneId
    by: SurvivorId


class ExperienceGained(Event):
    survivor: SurvivorId
    gained: int
    xp: int


class LevelReached(Event):
    survivor: SurvivorId
    level: LevelId


class SkillGained(Event):
    survivor: SurvivorId
    skill: SkillId


# ---------------------------------------------------------------- what enemies do


class ZombiesAttacked(Event):
    """The zombies of one zone attack at once; `counts` are kinds and numbers."""

    zone: ZoneId
    counts: tuple[tuple[str, int], ...]
    survivors: tuple[SurvivorId, ...]


class GroupWalked(Event):
    """`reason`: `seen` (a survivor in `target`), `noise` (the noisiest zone that can be reached),
    `shut-out` (the noisiest zone, its door closed), `nearest` (by open ways), `portal` or
    `crowd` (the zone with most survivors).
    `noise` is what was counted there."""

    kind: KindId
    count: int
    start: ZoneId
    zone: ZoneId
    reason: Literal["seen", "noise", "shut-out", "nearest", "portal", "crowd"]
    targets: tuple[ZoneId, ...]
    noise: int


class GroupStayed(Event):
    """It stands in front of a closed door (`shut-out`) or in the noisiest zone (`noise`)."""

    kind: KindId
    count: int
    zone: ZoneId
    reason: Literal["noise", "shut-out"]
    targets: tuple[ZoneId, ...]
    noise: int


class ZombiesSlippedAway(Event):
    """Off the board; `total` have done so by now, `limit` lose the game."""

    kind: KindId
    count: int
    zone: ZoneId
    total: int
    limit: int


class GroupSplit(Event):
    kind: KindId
    count: int
    zone: ZoneId
    ways: tuple[ZoneId, ...]
    added: int


class SpawnCardDrawn(Event):
    """`zone` is where it was drawn for; `level` the danger level it was read at."""

    card: CardId
    zone: ZoneId
    level: LevelId


class ZombiesSpawned(Event):
    kind: KindId
    count: int
    zone: ZoneId
    escort: bool = False


class AbominationReplaced(Event):
    """One stands on the board already, so others come instead."""

    zone: ZoneId
    kind: KindId


class FiguresShort(Event):
    """The box is empty: `missing` figures could not be placed."""

    kind: KindId
    missing: int


class ExtraActivation(Event):
    """`reason`: `card` or `shortage`."""

    kind: KindId
    reason: Literal["card", "shortage"]


# ---------------------------------------------------------------- cars


class CarEntered(Event):
    survivor: SurvivorId
    car: CarId
    seat: Literal["driver", "passenger"]


class CarLeft(Event):
    survivor: SurvivorId
    car: CarId
    zone: ZoneId


class SeatChanged(Event):
    survivor: SurvivorId
    car: CarId
    seat: Literal["driver", "passenger"]


class CarDriven(Event):
    """One zone further."""

    survivor: SurvivorId
    car: CarId
    start: ZoneId
    zone: ZoneId


class CarRolled(Event):
    """A die for each actor in the way; `survivor` drives."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    faces: Faces
    hits: int


class CarEscaped(Event):
    """Off the board by the exit, with all who sit in it."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    cargo: int
