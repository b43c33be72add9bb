"""The zombies' turn: attacks, ways and their reasons, what came."""

from __future__ import annotations

from typing import Literal

from engine.core.event import Event, event


@event
class ZombiesAttacked(Event):
    """The zombies of one zone attack at once; `counts` are kinds and numbers."""

    zone: str
    counts: tuple[tuple[str, int], ...]
    survivors: tuple[str, ...]


@event
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
class GroupStayed(Event):
    """It stands in front of a closed door (`shut-out`) or in the noisiest zone (`noise`)."""

    kind: str
    count: int
    zone: str
    reason: Literal["noise", "shut-out"]
    targets: tuple[str, ...]
    noise: int


@event
class ZombiesSlippedAway(Event):
    """Off the board; `total` have done so by now, `limit` lose the game."""

    kind: str
    count: int
    zone: str
    total: int
    limit: int


@event
class GroupSplit(Event):
    kind: str
    count: int
    zone: str
    ways: tuple[str, ...]
    added: int


@event
class SpawnCardDrawn(Event):
    """`zone` is where it was drawn for; `level` the danger level it was read at."""

    card: str
    zone: str
    level: str


@event
class ZombiesSpawned(Event):
    kind: str
    count: int
    zone: str
    escort: bool = False


@event
class AbominationReplaced(Event):
    """One stands on the board already, so others come instead."""

    zone: str
    kind: str


@event
class FiguresShort(Event):
    """The box is empty: `missing` figures could not be placed."""

    kind: str
    missing: int


@event
class ExtraActivation(Event):
    """`reason`: `card` or `shortage`."""

    kind: str
    reason: Literal["card", "shortage"]


@event
class NoiseCleared(Event):
    tokens: int
