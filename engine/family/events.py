"""The events that all games of the family share.

Their fields are ids and numbers; the bot makes the sentences.
"""

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
    """A survivor gets a card of starting equipment."""

    survivor: SurvivorId
    card: CardId


class RoundBegan(Event):
    round: int
    first_seat: Seat


class AnsweredInAdvance(Event):
    """The standing order of a seat answered a question.

    `about` and `subject` are those of the question, and `option` is the answer.
    """

    seat: Seat
    matter: str
    question: str
    about: str
    subject: str
    option: str


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
    """A survivor left the board by the exit and is safe."""

    survivor: SurvivorId
    zone: ZoneId


class SurvivorJoined(Event):
    """A survivor was found and joins the team, led by `seat`."""

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
    """A door opened together with another door of its house."""

    door: DoorId
    zones: Sides


class DoorOpenedByDanger(Event):
    """A door that the mission keeps shut until the table reaches a danger level."""

    door: DoorId
    zones: Sides
    level: LevelId


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


class ObjectivePickedUp(Event):
    """A survivor picks up an objective that somebody laid down."""

    survivor: SurvivorId
    objective: str
    zone: ZoneId


class ObjectiveLaidDown(Event):
    """An objective that a survivor carried lies in this zone now."""

    survivor: SurvivorId
    objective: str
    zone: ZoneId


class ObjectiveHandedOver(Event):
    survivor: SurvivorId
    objective: str
    partner: SurvivorId


class ObjectiveLost(Event):
    """An objective is out of the game with the survivor who carried it."""

    survivor: SurvivorId
    objective: str


class SpawnClosed(Event):
    """Fire, or an objective laid down there, closed a spawn zone for good."""

    survivor: SurvivorId
    zone: ZoneId


class ColourTurnedUp(Event):
    """An objective that lay face down has this colour."""

    survivor: SurvivorId
    colour: str
    zone: ZoneId


class ObjectiveRevealed(Event):
    """A hidden objective was revealed; `marked` is True for the one unlike the others."""

    survivor: SurvivorId
    objective: str
    zone: ZoneId
    marked: bool


class WoundHealed(Event):
    """`survivor` healed a wound of `patient`."""

    survivor: SurvivorId
    patient: SurvivorId


class ActionLent(Event):
    """`survivor` gave an action to the survivor `to`."""

    survivor: SurvivorId
    to: SurvivorId


# ---------------------------------------------------------------- cards


class CardFound(Event):
    survivor: SurvivorId
    card: CardId


class NothingFound(Event):
    """A search found nothing, because the equipment deck and its discard pile are empty."""

    survivor: SurvivorId


class AmbushFound(Event):
    """The searched room held a walker instead of a card."""

    survivor: SurvivorId
    zone: ZoneId


class TwinFound(Event):
    """The skill Matching set looked for a twin; `found` says whether the deck had one."""

    survivor: SurvivorId
    card: CardId
    found: bool


class DeckReshuffled(Event):
    deck: str


class CardRefused(Event):
    """The skill Destiny discarded a card just drawn; another one is drawn."""

    survivor: SurvivorId
    deck: Literal["equipment", "spawn"]
    card: CardId


class CardMoved(Event):
    survivor: SurvivorId
    card: CardId
    place: Literal["left", "right", "pack"]


class CardsTraded(Event):
    """Two survivors traded; `given` or `taken` is empty if no card went that way."""

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
    """A weapon was reloaded; `both` is True for a pair in both hands."""

    survivor: SurvivorId
    card: CardId
    both: bool


# ---------------------------------------------------------------- combat, and what it brings


class DiceRolled(Event):
    """An attack's roll; `needed` is the lowest face that hits, including skills."""

    survivor: SurvivorId
    card: CardId
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int
    pair: bool


class DiceRerolled(Event):
    """The dice at one zone were rolled again; `zone` is empty in logs of older games."""

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
    """Hits were too weak to kill the zombies of `kind`."""

    kind: KindId
    zone: ZoneId
    count: int


class SurvivorWounded(Event):
    """A survivor was wounded.

    `by` is `zombies` or the survivor who shot; `lost` is the card torn away, if any.
    """

    survivor: SurvivorId
    by: SurvivorId
    lost: CardId = ""


class WoundIgnored(Event):
    """A survivor ignored a wound; `reason` is `tough`, `goalie-mask` or `is-that-all`."""

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
    """The zombies of one zone attacked; `counts` are kinds and numbers."""

    zone: ZoneId
    counts: tuple[tuple[str, int], ...]
    survivors: tuple[SurvivorId, ...]


class GroupWalked(Event):
    """A group walked one zone.

    `reason` is `seen` (a survivor in one of `targets`), `noise` (the noisiest zone that can be
    reached), `shut-out` (the noisiest zone, behind a closed door), `nearest` (by open ways),
    `portal` or `crowd` (the zone with the most survivors). `noise` is the noise counted there.
    """

    kind: KindId
    count: int
    start: ZoneId
    zone: ZoneId
    reason: Literal["seen", "noise", "shut-out", "nearest", "portal", "crowd"]
    targets: tuple[ZoneId, ...]
    noise: int


class GroupStayed(Event):
    """A group stayed in front of a closed door (`shut-out`) or in the noisiest zone (`noise`)."""

    kind: KindId
    count: int
    zone: ZoneId
    reason: Literal["noise", "shut-out"]
    targets: tuple[ZoneId, ...]
    noise: int


class ZombiesSlippedAway(Event):
    """Zombies left the board; `total` have left so far, and at `limit` the game is lost."""

    kind: KindId
    count: int
    zone: ZoneId
    total: int
    limit: int


class GroupSplit(Event):
    """A group split over several ways; `added` figures from the box make the parts equal."""

    kind: KindId
    count: int
    zone: ZoneId
    ways: tuple[ZoneId, ...]
    added: int


class SpawnCardDrawn(Event):
    """A spawn card was drawn for `zone` and read at the danger level `level`."""

    card: CardId
    zone: ZoneId
    level: LevelId


class ZombiesSpawned(Event):
    """Zombies were spawned; `escort` is True if they came along with another kind."""

    kind: KindId
    count: int
    zone: ZoneId
    escort: bool = False


class AbominationReplaced(Event):
    """An abomination is on the board already, so zombies of `kind` come instead."""

    zone: ZoneId
    kind: KindId


class FiguresShort(Event):
    """The box has no more figures of `kind`; `missing` could not be placed."""

    kind: KindId
    missing: int


class ExtraActivation(Event):
    """A kind was activated once more, because of a card or a shortage of figures."""

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
    """A car drove one zone further."""

    survivor: SurvivorId
    car: CarId
    start: ZoneId
    zone: ZoneId


class CarRolled(Event):
    """A roll of one die for each actor in the way of a car; `survivor` is the driver."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    faces: Faces
    hits: int


class CarEscaped(Event):
    """A car left the board by the exit, with everyone in it."""

    survivor: SurvivorId
    car: CarId
    zone: ZoneId
    cargo: int
