"""The zombies' turn: attacks, ways and their reasons, what came."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event, event
from engine.core.ids import CardId, KindId, LevelId, SurvivorId, ZoneId


@event
class ZombiesAttacked(Event):
    """The zombies of one zone attack at once; `counts` are kinds and numbers."""

    zone: ZoneId
    counts: tuple[tuple[str, int], ...]
    survivors: tuple[SurvivorId, ...]


@event
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


@event
class GroupStayed(Event):
    """It stands in front of a closed door (`shut-out`) or in the noisiest zone (`noise`)."""

    kind: KindId
    count: int
    zone: ZoneId
    reason: Literal["noise", "shut-out"]
    targets: tuple[ZoneId, ...]
    noise: int


@event
class ZombiesSlippedAway(Event):
    """Off the board; `total` have done so by now, `limit` lose the game."""

    kind: KindId
    count: int
    zone: ZoneId
    total: int
    limit: int


@event
class GroupSplit(Event):
    kind: KindId
    count: int
    zone: ZoneId
    ways: tuple[ZoneId, ...]
    added: int


@event
class SpawnCardDrawn(Event):
    """`zone` is where it was drawn for; `level` the danger level it was read at."""

    card: CardId
    zone: ZoneId
    level: LevelId


@event
class ZombiesSpawned(Event):
    kind: KindId
    count: int
    zone: ZoneId
    escort: bool = False


@event
class AbominationReplaced(Event):
    """One stands on the board already, so others come instead."""

    zone: ZoneId
    kind: KindId


@event
class FiguresShort(Event):
    """The box is empty: `missing` figures could not be placed."""

    kind: KindId
    missing: int


@event
class ExtraActivation(Event):
    """`reason`: `card` or `shortage`."""

    kind: KindId
    reason: Literal["card", "shortage"]


@event
class NoiseCleared(Event):
    """The round is over for those who listen: what is told of the enemies' turn ends here."""

    tokens: int
