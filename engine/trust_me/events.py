"""What can happen at a Trust Me table, in ids, numbers and places; sentences are the bot's."""

from __future__ import annotations

from typing import Annotated, ClassVar

from engine.core.event import Event
from engine.core.ids import Faces, Seat
from engine.trust_me.commands import FigureId, LyingId, SlotId, Spot

TokenKindId = Annotated[str, "token-kind"]
PieceId = Annotated[str, "scenery"]
AlphaId = Annotated[str, "alpha"]
PassportId = Annotated[str, "passport"]
ActionId = Annotated[str, "action"]

# ------------------------------------------------------------ the game's course


class SceneryPlaced(Event):
    piece: PieceId
    at: Spot


class GameBegan(Event):
    """`seats` in the order of play, the first player first; whom each plays in the same order."""

    seats: tuple[Seat, ...]
    passports: tuple[PassportId, ...]


class RoundBegan(Event):
    round: int


class ActivationBegan(Event):
    untold: ClassVar[bool] = True
    seat: Seat


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


class ActionLost(Event):
    """Impossible after a reaction, or given up."""

    seat: Seat
    action: ActionId


class Recovered(Event):
    """`fatigue`: how many; otherwise all Action tokens."""

    seat: Seat
    actions: int
    fatigue: int


class DiceThrown(Event):
    """`why`: attack, reroll, defence, limit, infection, burn, barricade, tie or first.

    Nobody's where chance alone throws.
    """

    why: str
    seat: Seat
    dice: tuple[str, ...]
    faces: Faces


class CharmSpent(Event):
    seat: Seat
    why: str


# ------------------------------------------------------------ moves and sight


class Moved(Event):
    """`stopped`: it did not come as far as was said."""

    seat: Seat
    gait: str
    to: Spot
    stopped: bool = False


class NoiseMade(Event):
    """`din`: heard on the whole board. `heard`: the groups that go there now."""

    at: Spot
    din: bool
    heard: tuple[AlphaId, ...]


class DistantNoiseMoved(Event):
    to: Spot


class PursuitBegan(Event):
    """`instead`: whom it pursued until then."""

    alpha: AlphaId
    seat: Seat
    instead: Seat = ""


class SightLost(Event):
    alpha: AlphaId
    seat: Seat
    at: Spot


# ------------------------------------------------------------ zombies


class GroupCame(Event):
    alpha: AlphaId
    at: Spot
    neutrals: int


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


class GroupLeft(Event):
    """It reached the distant noise."""

    alpha: AlphaId


class GroupsMerged(Event):
    alpha: AlphaId
    gone: AlphaId
    neutrals: int


class BarricadeHeld(Event):
    alpha: AlphaId
    piece: PieceId


class BarricadeBroken(Event):
    alpha: AlphaId
    piece: PieceId


class GroupAttacked(Event):
    alpha: AlphaId
    seat: Seat
    strength: int
    defence: int
    neglected: bool = False


class ZombiesKilled(Event):
    seat: Seat
    alpha: AlphaId
    count: int
    left: int
    """Zombies of the group; 0: it is gone."""


class InvasionDrawn(Event):
    card: Annotated[str, "invasion-card"]


class NobodyLeftToCome(Event):
    card: Annotated[str, "invasion-card"]


# ------------------------------------------------------------ attacks and wounds


class Attacked(Event):
    """By a weapon, or a sniper (`seat` is whose; nobody's in the hunt)."""

    seat: Seat
    weapon: TokenKindId
    target: FigureId
    attack: int
    defence: int


class WeaponWornOut(Event):
    """Discarded, or turned to its empty side."""

    seat: Seat
    weapon: TokenKindId
    emptied: bool


class Harmed(Event):
    """`harm`: wound, burn, infection or fatigue."""

    seat: Seat
    harm: str
    slot: SlotId


class HarmGone(Event):
    seat: Seat
    harm: str
    slot: SlotId


class Died(Event):
    seat: Seat
    by: Seat = ""


class TargetLaid(Event):
    seat: Seat
    on: Seat = ""
    at: Spot | None = None


class TargetSpent(Event):
    seat: Seat
    on: Seat
    how: str


class TargetLost(Event):
    seat: Seat


# ------------------------------------------------------------ tokens


class TokenLaid(Event):
    """Face down on the board."""

    token: LyingId
    at: Spot


class TokenDropped(Event):
    """`slot`: what it lay in; `fitting` where there was no room for it."""

    seat: Seat
    token: LyingId
    slot: SlotId
    at: Spot


class TokenLookedAt(Event):
    """On the board, or `inside` a car or a tent."""

    seat: Seat
    token: LyingId
    taken: bool
    at: Spot
    inside: PieceId = ""


class TokenSeen(Event):
    """What the seat alone knows."""

    seat: Seat
    kind: TokenKindId


class TokenTaken(Event):
    """From a body. `kind` is empty where it stays hidden."""

    seat: Seat
    of: Seat
    kind: TokenKindId = ""


class TokenUsed(Event):
    seat: Seat
    kind: TokenKindId
    gone: bool


class Reorganised(Event):
    seat: Seat


class TradeOffered(Event):
    """What each would give; empty for what lies face down."""

    seat: Seat
    other: Seat
    given: tuple[TokenKindId, ...]
    taken: tuple[TokenKindId, ...]


class Traded(Event):
    seat: Seat
    other: Seat


class TradeRefused(Event):
    seat: Seat
    other: Seat


class CommunityPlaced(Event):
    seat: Seat
    at: Spot


# ------------------------------------------------------------ the end


class CameHome(Event):
    """Its objective is met; the tokens it needed are shown."""

    seat: Seat
    objective: Annotated[str, "objective"]
    shown: tuple[TokenKindId, ...]


class ClaimFailed(Event):
    seat: Seat


class WentHome(Event):
    """Without success, out of the game."""

    seat: Seat


class HuntAnnounced(Event):
    round: int


class HuntShot(Event):
    untold: ClassVar[bool] = True
    seat: Seat


class GameEnded(Event):
    untold: ClassVar[bool] = True
    winners: tuple[Seat, ...]
