"""What can happen at a Trust Me table, in ids, numbers and places; sentences are the bot's."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.core.event import Event, event
from engine.core.ids import Faces, Seat
from engine.trust_me.commands import FigureId, LyingId, SlotId, Spot

TokenKindId = Annotated[str, "token-kind"]
PieceId = Annotated[str, "scenery"]
AlphaId = Annotated[str, "alpha"]
PassportId = Annotated[str, "passport"]
ActionId = Annotated[str, "action"]

# ------------------------------------------------------------ the game's course


@event
class SceneryPlaced(Event):
    piece: PieceId
    at: Spot


@event
class GameBegan(Event):
    """`seats` in the order of play, the first player first; whom each plays in the same order."""

    seats: tuple[Seat, ...]
    passports: tuple[PassportId, ...]


@event
class RoundBegan(Event):
    round: int


@event
class ActivationBegan(Event):
    untold: ClassVar[bool] = True
    seat: Seat


@event
class ActionDeclared(Event):
    """`cells` bear what it costs. With what, at whom or where is said as well."""

    seat: Seat
    action: ActionId
    cells: tuple[SlotId, ...]
    fatigue: int
    """How many of them bear a Fatigue."""
    weapon: TokenKindId = ""
    target: FigureId = ""
    to: Spot | None = None


@event
class ActionLost(Event):
    """Impossible after a reaction, or given up."""

    seat: Seat
    action: ActionId


@event
class Recovered(Event):
    """`fatigue`: how many; otherwise all Action tokens."""

    seat: Seat
    actions: int
    fatigue: int


@event
class DiceThrown(Event):
    """`why`: attack, reroll, defence, limit, infection, burn, barricade, tie or first.

    Nobody's where chance alone throws.
    """

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
    to: Spot
    stopped: bool = False


@event
class NoiseMade(Event):
    """`din`: heard on the whole board. `heard`: the groups that go there now."""

    at: Spot
    din: bool
    heard: tuple[AlphaId, ...]


@event
class DistantNoiseMoved(Event):
    to: Spot


@event
class PursuitBegan(Event):
    """`instead`: whom it pursued until then."""

    alpha: AlphaId
    seat: Seat
    instead: Seat = ""


@event
class SightLost(Event):
    alpha: AlphaId
    seat: Seat
    at: Spot


# ------------------------------------------------------------ zombies


@event
class GroupCame(Event):
    alpha: AlphaId
    at: Spot
    neutrals: int


@event
class GroupMoved(Event):
    """`why`: it pursues its `prey`, it takes advantage of who `neglected` it, or it wanders: to
    what it `heard`, where it `lost` somebody, towards the `distant` noise.

    `upon`: the car on which it stands now; `against`: the piece of scenery that stopped it.
    """

    alpha: AlphaId
    start: Spot
    to: Spot
    why: str
    prey: Seat = ""
    goal: Spot
    upon: PieceId = ""
    against: PieceId = ""


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
    at: Spot | None = None


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
    at: Spot


@event
class TokenDropped(Event):
    """`slot`: what it lay in; `fitting` where there was no room for it."""

    seat: Seat
    token: LyingId
    slot: SlotId
    at: Spot


@event
class TokenLookedAt(Event):
    """On the board, or `inside` a car or a tent."""

    seat: Seat
    token: LyingId
    taken: bool
    at: Spot
    inside: PieceId = ""


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
    """What each would give; empty for what lies face down."""

    seat: Seat
    other: Seat
    given: tuple[TokenKindId, ...]
    taken: tuple[TokenKindId, ...]


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
    at: Spot


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
