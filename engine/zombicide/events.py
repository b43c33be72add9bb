"""What can happen at a Zombicide table. Fields are ids and numbers; sentences are the bot's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.event import Event, event

# ------------------------------------------------------------ the game's course


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GameSetUp(Event):
    mission: str
    survivors: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardDealt(Event):
    """Starting equipment."""

    survivor: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    round: int
    first_seat: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnEnded(Event):
    survivor: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesTurnBegan(Event):
    round: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    won: bool
    reason: str


# ------------------------------------------------------------ what survivors do


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorMoved(Event):
    survivor: str
    start: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardFound(Event):
    survivor: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class NothingFound(Event):
    """The equipment deck and its discard pile are empty."""

    survivor: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class AmbushFound(Event):
    """The searched room held a walker instead of a card."""

    survivor: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TwinFound(Event):
    """Matching set: the second weapon came out of the deck, or was not there."""

    survivor: str
    card: str
    found: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DeckReshuffled(Event):
    deck: Literal["equipment", "spawn"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DoorOpened(Event):
    survivor: str
    door: str
    zones: tuple[str, ...]
    card: str
    noisy: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class DoorClosed(Event):
    survivor: str
    door: str
    zones: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BuildingOpened(Event):
    building: str
    rooms: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class NoiseMade(Event):
    survivor: str
    zone: str
    noise: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class UproarRaised(Event):
    """The skill Loud: the zone counts as the noisiest for a while."""

    survivor: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SneakingChanged(Event):
    """The skill Ninja: silent from now on, or not any more."""

    survivor: str
    silent: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardRefused(Event):
    """The skill Destiny: a card just drawn goes, another one is drawn."""

    survivor: str
    deck: Literal["equipment", "spawn"]
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardMoved(Event):
    survivor: str
    card: str
    place: Literal["left", "right", "pack"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTraded(Event):
    """Empty where nothing went that way."""

    survivor: str
    partner: str
    given: str = ""
    taken: str = ""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardCrafted(Event):
    survivor: str
    recipe: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(Event):
    survivor: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class WeaponReloaded(Event):
    survivor: str
    card: str
    both: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectiveTaken(Event):
    survivor: str
    objective: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectiveRevealed(Event):
    """What a hidden objective was: `marked` is the one that is unlike the others."""

    survivor: str
    objective: str
    zone: str
    marked: bool


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorJoined(Event):
    """Found on the way; led by `seat` from now on."""

    survivor: str
    seat: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarEntered(Event):
    survivor: str
    car: str
    seat: Literal["driver", "passenger"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarLeft(Event):
    survivor: str
    car: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatChanged(Event):
    survivor: str
    car: str
    seat: Literal["driver", "passenger"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarDriven(Event):
    """One zone further."""

    survivor: str
    car: str
    start: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarRolled(Event):
    """A die for each actor in the way; `survivor` drives."""

    survivor: str
    car: str
    zone: str
    faces: tuple[int, ...]
    hits: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarSearched(Event):
    """`passed_over` are cards that were no weapons."""

    survivor: str
    car: str
    zone: str
    passed_over: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarLoaded(Event):
    survivor: str
    car: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarUnloaded(Event):
    survivor: str
    car: str
    card: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CarEscaped(Event):
    """Off the board by the exit, with all who sit in it."""

    survivor: str
    car: str
    zone: str
    cargo: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SurvivorEscaped(Event):
    """Off the board by the exit, safe."""

    survivor: str
    zone: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class WoundHealed(Event):
    survivor: str
    patient: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ActionLent(Event):
    survivor: str
    to: str


# ------------------------------------------------------------ combat


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
    survivor: str
    reason: str
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


# ------------------------------------------------------------ the zombies


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesAttacked(Event):
    """The zombies of one zone attack at once; `counts` are kinds and numbers."""

    zone: str
    counts: tuple[tuple[str, int], ...]
    survivors: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GroupWalked(Event):
    """`reason`: `seen` (a survivor in `target`), `noise` (the noisiest zone that can be reached) or
    `shut-out` (the noisiest zone, its door closed). `noise` is what was counted there."""

    kind: str
    count: int
    start: str
    zone: str
    reason: Literal["seen", "noise", "shut-out"]
    targets: tuple[str, ...]
    noise: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GroupStayed(Event):
    """It stands in front of a closed door (`shut-out`) or in the noisiest zone (`noise`)."""

    kind: str
    count: int
    zone: str
    reason: Literal["noise", "shut-out"]
    targets: tuple[str, ...]
    noise: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class GroupSplit(Event):
    kind: str
    count: int
    zone: str
    ways: tuple[str, ...]
    added: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SpawnCardDrawn(Event):
    """`zone` is where it was drawn for; `level` the danger level it was read at."""

    card: str
    zone: str
    level: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesSpawned(Event):
    kind: str
    count: int
    zone: str
    escort: bool = False


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class AbominationReplaced(Event):
    """One stands on the board already, so others come instead."""

    zone: str
    kind: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class FiguresShort(Event):
    """The box is empty: `missing` figures could not be placed."""

    kind: str
    missing: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraActivation(Event):
    """`reason`: `card` or `shortage`."""

    kind: str
    reason: Literal["card", "shortage"]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class NoiseCleared(Event):
    tokens: int
