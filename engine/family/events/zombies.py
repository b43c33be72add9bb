"""The zombies' turn: attacks, ways and their reasons, what came."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.core.event import Event, event


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
class ZombiesSlippedAway(Event):
    """Off the board; `total` have done so by now, `limit` lose the game."""

    kind: str
    count: int
    zone: str
    total: int
    limit: int


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
