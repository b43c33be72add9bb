"""The events that only Night of the Living Dead has."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event
from engine.core.ids import CardId, DoorId, Faces, KindId, LevelId, Sides, SurvivorId, ZoneId

Mode = Literal["romero", "zombicide"]
Cause = Literal["relative", "no-relative", "trust", "body", "body-gone"]


class ModeChanged(Event):
    """A survivor's sheet was turned over."""

    survivor: SurvivorId
    mode: Mode
    cause: Cause


class ModeDelayed(Event):
    """A survivor's sheet was turned over while a Relative is on the board.

    So everybody is in Romero mode, and `mode` begins when the last Relative has gone.
    """

    survivor: SurvivorId
    mode: Mode
    cause: Cause


class LapBegan(Event):
    """Ultra-red: a survivor passed red, and from now on passes the same levels once more.

    The survivor keeps the red level. `lap` is 1 the first time this happens, then 2, and so on.
    """

    survivor: SurvivorId
    lap: int


class LevelPassedAgain(Event):
    """Ultra-red: a survivor passed a level once more; `lap` is that of the last `LapBegan`."""

    survivor: SurvivorId
    level: LevelId
    lap: int


# ------------------------------------------------------------ doors and barricades


class DoorOpenedByHand(Event):
    survivor: SurvivorId
    door: DoorId
    zones: Sides


class BarricadeTaken(Event):
    """A barricade token was taken; `carried` is how many the survivor now carries."""

    survivor: SurvivorId
    zones: Sides
    carried: int


class PlanksUsed(Event):
    """Planks became a barricade token; `carried` is how many the survivor now carries."""

    survivor: SurvivorId
    carried: int


class BarricadeBuilt(Event):
    """A barricade was built; `carried` is how many tokens the survivor still carries."""

    survivor: SurvivorId
    zones: Sides
    carried: int


class BarricadeGiven(Event):
    """A barricade token went from `survivor` to `partner`."""

    survivor: SurvivorId
    partner: SurvivorId


class BarricadeOpened(Event):
    survivor: SurvivorId
    zones: Sides
    card: CardId


class BarricadeClosed(Event):
    survivor: SurvivorId
    zones: Sides


class PassagesBroken(Event):
    """Breakers opened everything closed around their zone."""

    zone: ZoneId
    kind: KindId
    doors: tuple[DoorId, ...]


class PassagesOpened(Event):
    """A card opened everything closed around zones with zombies of `kind`; `doors` may be empty."""

    kind: KindId
    doors: tuple[DoorId, ...]


# ------------------------------------------------------------ what is found


class BodyFound(Event):
    """A survivor found the dead owner of the house."""

    survivor: SurvivorId
    zone: ZoneId


class RelativeAppeared(Event):
    """A search found a Relative; `came` is False if none was left in the box."""

    survivor: SurvivorId
    zone: ZoneId
    came: bool


# ------------------------------------------------------------ boards that travel


class TileLaid(Event):
    """A tile was laid; `zones` are new, and `car` is the zone of a car that comes with it."""

    tile: str
    zones: tuple[ZoneId, ...]
    car: ZoneId | None = None


class TilesLeft(Event):
    """Tiles were taken away with everything on them."""

    tiles: tuple[str, ...]


# ------------------------------------------------------------ fire, cars, skills


class SpawnMoved(Event):
    """Fire drove a spawn token to another zone."""

    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId


class CarStruck(Event):
    """A car entered a zone, and dice were rolled against the zombies there."""

    survivor: SurvivorId
    car: str
    zone: ZoneId
    faces: Faces
    needed: int
    hits: int


class ZombiesShoved(Event):
    survivor: SurvivorId
    start: ZoneId
    zone: ZoneId
    count: int


class ZombiesTaunted(Event):
    survivor: SurvivorId
    zone: ZoneId


# ------------------------------------------------------------ trading


class TakingAsked(Event):
    """A survivor asks to take something from another player's survivor, the partner.

    It is the card `taken`, or a barricade token if `taken` is empty.
    """

    survivor: SurvivorId
    partner: SurvivorId
    taken: CardId = ""


class TakingRefused(Event):
    """The partner keeps everything for the rest of the round."""

    survivor: SurvivorId
    partner: SurvivorId
