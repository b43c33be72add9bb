"""What can happen at a Trust Me table, in ids, numbers and places; sentences are the bot's."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.core.event import Event, event
from engine.core.ids import Faces, Seat
from engine.spaces.plane import Point
from engine.trust_me.commands import FigureId, LyingId, SlotId

TokenKindId = Annotated[str, "token-kind"]
PieceId = Annotated[str, "scenery"]
AlphaId = Annotated[str, "alpha"]

# ------------------------------------------------------------ the game's course


@event
class SceneryPlaced(Event):
    piece: PieceId
    at: Point


@event
class GameBegan(Event):
    """`seats` in the order of play, the first player first."""

    seats: tuple[Seat, ...]


@event
class RoundBegan(Event):
    round: int


@event
class ActivationBegan(Event):
    untold: ClassVar[bool] = True
    seat: Seat


@event
class ActionDeclared(Event):
    """`cells` bear what it costs."""

    seat: Seat
    action: str
    cells: tuple[SlotId, ...]


@event
class ActionLost(Event):
    """Impossible after a reaction, or given up."""

    seat: Seat
    action: str


@event
class Recovered(Event):
    """`fatigue`: how many; otherwise all Action tokens."""

    seat: Seat
    actions: int
    fatigue: int


@event
class DiceThrown(Event):
    """`why`: attack, defence, limit, infection, burn, barricade or tie; nobody for chance."""

    why: str
    seat: Seat
    dice: tuple[str, ...]
    faces: Faces


@event
class CharmSpent(Event):
    seat: Seat
    why: str


# ------------------------------------------------------------ moves and sight


@event
class Moved(Event):
    """`stopped`: it did not come as far as was said."""

    seat: Seat
    gait: str
    to: Point
    stopped: bool = False


@event
class NoiseMade(Event):
    """`din`: heard on the whole board. `heard`: the groups that go there now."""

    at: Point
    din: bool
    heard: tuple[AlphaId, ...]


@event
class DistantNoiseMoved(Event):
    to: Point


@event
class PursuitBegan(Event):
    alpha: AlphaId
    seat: Seat


@event
class SightLost(Event):
    alpha: AlphaId
    seat: Seat
    at: Point


# ------------------------------------------------------------ zombies


@event
class GroupCame(Event):
    alpha: AlphaId
    at: Point
    neutrals: int


@event
class GroupMoved(Event):
    alpha: AlphaId
    to: Point


@event
class GroupLeft(Event):
    """It reached the distant noise."""

    alpha: AlphaId


@event
class GroupsMerged(Event):
    alpha: AlphaId
    gone: AlphaId
    neutrals: int


@event
class BarricadeHeld(Event):
    alpha: AlphaId
    piece: PieceId


@event
class BarricadeBroken(Event):
    alpha: AlphaId
    piece: PieceId


@event
class GroupAttacked(Event):
    alpha: AlphaId
    seat: Seat
    strength: int
    defence: int
    neglected: bool = False


@event
class ZombiesKilled(Event):
    seat: Seat
    alpha: AlphaId
    count: int
    left: int
    """Zombies of the group; 0: it is gone."""


@event
class InvasionDrawn(Event):
    card: Annotated[str, "invasion-card"]


@event
class NobodyLeftToCome(Event):
    card: Annotated[str, "invasion-card"]


# ------------------------------------------------------------ attacks and wounds


@event
class Attacked(Event):
    """By a weapon, or a sniper (`seat` is whose; nobody's in the hunt)."""

    seat: Seat
    weapon: TokenKindId
    target: FigureId
    attack: int
    defence: int


@event
class WeaponWornOut(Event):
    """Discarded, or turned to its empty side."""

    seat: Seat
    weapon: TokenKindId
    emptied: bool


@event
class Harmed(Event):
    """`harm`: wound, burn, infection or fatigue."""

    seat: Seat
    harm: str
    slot: SlotId


@event
class HarmGone(Event):
    seat: Seat
    harm: str
    slot: SlotId


@event
class Died(Event):
    seat: Seat
    by: Seat = ""


@event
class TargetLaid(Event):
    seat: Seat
    on: Seat = ""
    at: Point | None = None


@event
class TargetSpent(Event):
    seat: Seat
    on: Seat
    how: str


@event
class TargetLost(Event):
    seat: Seat


# ------------------------------------------------------------ tokens


@event
class TokenLaid(Event):
    """Face down on the board."""

    token: LyingId
    at: Point


@event
class TokenDropped(Event):
    seat: Seat
    token: LyingId
    slot: SlotId


@event
class TokenLookedAt(Event):
    seat: Seat
    token: LyingId
    taken: bool


@event
class TokenSeen(Event):
    """What the seat alone knows."""

    seat: Seat
    kind: TokenKindId


@event
class TokenTaken(Event):
    """From a body. `kind` is empty where it stays hidden."""

    seat: Seat
    of: Seat
    kind: TokenKindId = ""


@event
class TokenUsed(Event):
    seat: Seat
    kind: TokenKindId
    gone: bool


@event
class Reorganised(Event):
    seat: Seat


@event
class TradeOffered(Event):
    """The slots that each would give."""

    seat: Seat
    other: Seat
    given: tuple[SlotId, ...]
    taken: tuple[SlotId, ...]


@event
class Traded(Event):
    seat: Seat
    other: Seat


@event
class TradeRefused(Event):
    seat: Seat
    other: Seat


@event
class CommunityPlaced(Event):
    seat: Seat
    at: Point


# ------------------------------------------------------------ the end


@event
class CameHome(Event):
    """Its objective is met; the tokens it needed are shown."""

    seat: Seat
    objective: Annotated[str, "objective"]
    shown: tuple[TokenKindId, ...]


@event
class ClaimFailed(Event):
    seat: Seat


@event
class WentHome(Event):
    """Without success, out of the game."""

    seat: Seat


@event
class HuntAnnounced(Event):
    round: int


@event
class HuntShot(Event):
    untold: ClassVar[bool] = True
    seat: Seat


@event
class GameEnded(Event):
    untold: ClassVar[bool] = True
    winners: tuple[Seat, ...]
