"""What can happen at a Trust Me table, in ids, numbers and points; the bot makes sentences."""

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
    """A piece of scenery was placed."""

    piece: PieceId
    at: Spot


class GameBegan(Event):
    """The game began: the seats in order of play, and the passport of each."""

    seats: tuple[Seat, ...]
    passports: tuple[PassportId, ...]


class RoundBegan(Event):
    """A round began."""

    round: int


class ActivationBegan(Event):
    """The turn went to this seat."""

    untold: ClassVar[bool] = True
    seat: Seat


class ActionDeclared(Event):
    """A survivor declared an action and laid the tokens it costs on `cells`.

    `weapon`, `target` and `to` are empty or None if the action has none.
    """

    seat: Seat
    action: ActionId
    cells: tuple[SlotId, ...]
    fatigue: int
    """How many of the tokens are Fatigue."""
    weapon: TokenKindId = ""
    target: FigureId = ""
    to: Spot | None = None


class ActionLost(Event):
    """A declared action was not carried out: a reaction made it impossible, or the player gave it
    up.
    """

    seat: Seat
    action: ActionId


class Recovered(Event):
    """A survivor took tokens back; the event says how many of each kind."""

    seat: Seat
    actions: int
    fatigue: int


class DiceThrown(Event):
    """Dice were thrown; `seat` is empty if no player threw them.

    `why` is the reason: attack, reroll, defence, limit, infection, burn, barricade, tie or first.
    `foe` is the other figure of a fight, empty for the sniper of the hunt; `weapon` is the weapon
    of the attack, or the thing whose limit is tried.
    """

    why: str
    seat: Seat
    dice: tuple[str, ...]
    faces: Faces
    result: int = 0
    """The sum of the dice, `times` as much, with all that is added to it."""
    times: int = 1
    least: int = 0
    """The least result that has an effect, or averts one. An attack on a survivor needs at least
    this even if the defence rolls only ones.
    """
    foe: FigureId = ""
    weapon: TokenKindId = ""


class CharmSpent(Event):
    """A charm was spent to roll the dice again."""

    seat: Seat
    why: str


# ------------------------------------------------------------ moves and sight


class Moved(Event):
    """A survivor walked; `stopped` is true if it got less far than intended."""

    seat: Seat
    gait: str
    to: Spot
    stopped: bool = False


class NoiseMade(Event):
    """A noise was made at `at`; with `din`, all groups on the board can hear it.

    The groups in `heard` go there now.
    """

    at: Spot
    din: bool
    heard: tuple[AlphaId, ...]


class DistantNoiseMoved(Event):
    """The distant noise moved."""

    to: Spot


class PursuitBegan(Event):
    """A group pursues a survivor now."""

    alpha: AlphaId
    seat: Seat
    instead: Seat = ""
    """The survivor that the group pursued before; empty if it pursued none."""


class SightLost(Event):
    """A group lost sight of its prey, last seen at `at`."""

    alpha: AlphaId
    seat: Seat
    at: Spot


# ------------------------------------------------------------ zombies


class GroupCame(Event):
    """A group came onto the board."""

    alpha: AlphaId
    at: Spot
    neutrals: int


class GroupMoved(Event):
    """A group walked from `start` to `to`.

    `why` is the reason: `prey` (it pursues), `neglected` (it takes advantage of negligence),
    `heard` (to a noise), `lost` (to where it lost its prey) or `distant` (to the distant noise).
    `upon` is the car that the group stands on now, `against` the piece of scenery that stopped it;
    each is empty if there is none.
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
    """A group reached the distant noise and left the board."""

    alpha: AlphaId


class GroupsMerged(Event):
    """The group `gone` joined the group `alpha`, which now has `neutrals` neutrals."""

    alpha: AlphaId
    gone: AlphaId
    neutrals: int


class BarricadeHeld(Event):
    """A barricade withstood a group."""

    alpha: AlphaId
    piece: PieceId


class BarricadeBroken(Event):
    """A group broke a barricade."""

    alpha: AlphaId
    piece: PieceId


class GroupAttacked(Event):
    """A group attacked a survivor; `neglected` is true if the survivor's negligence was the
    reason.
    """

    alpha: AlphaId
    seat: Seat
    strength: int
    defence: int
    neglected: bool = False


class ZombiesKilled(Event):
    """Zombies of a group were killed."""

    seat: Seat
    alpha: AlphaId
    count: int
    left: int
    """How many zombies the group has left; 0 means that it is gone."""


class InvasionDrawn(Event):
    """An invasion card was drawn."""

    card: Annotated[str, "invasion-card"]


class NobodyLeftToCome(Event):
    """An invasion card brought no group, because the box has none left or the rim has no room."""

    card: Annotated[str, "invasion-card"]


# ------------------------------------------------------------ attacks and wounds


class Attacked(Event):
    """A survivor attacked with a weapon, or a sniper fired.

    `seat` is the attacker or the caller of the sniper; it is empty for the sniper of the hunt.
    `attack` and `defence` are the results that are compared.
    """

    seat: Seat
    weapon: TokenKindId
    target: FigureId
    attack: int
    defence: int


class WeaponWornOut(Event):
    """A weapon was discarded; if `emptied`, it is a gun that was turned to its empty side
    instead.
    """

    seat: Seat
    weapon: TokenKindId
    emptied: bool


class Harmed(Event):
    """A survivor took harm: `wound`, `burn`, `infection` or `fatigue`."""

    seat: Seat
    harm: str
    slot: SlotId


class HarmGone(Event):
    """Harm was removed from a survivor."""

    seat: Seat
    harm: str
    slot: SlotId


class Died(Event):
    """A survivor died; `by` is the seat that killed it, empty if no player did."""

    seat: Seat
    by: Seat = ""


class TargetLaid(Event):
    """A Target marker was laid on a survivor, or on a point."""

    seat: Seat
    on: Seat = ""
    at: Spot | None = None


class TargetSpent(Event):
    """The Target marker of `seat` was spent on an attack on the survivor `on`."""

    seat: Seat
    on: Seat
    how: str
    """The kind of attack: `shoot` or `fight`."""


class TargetLost(Event):
    """A Target marker went back to its owner."""

    seat: Seat


# ------------------------------------------------------------ tokens


class TokenLaid(Event):
    """A token was laid on the board, face down."""

    token: LyingId
    at: Spot


class TokenDropped(Event):
    """A token fell from `slot` to the ground; the slot is `fitting` if no slot had room for it."""

    seat: Seat
    token: LyingId
    slot: SlotId
    at: Spot


class TokenLookedAt(Event):
    """A survivor looked at a token on the board or `inside` a piece, and may have taken it."""

    seat: Seat
    token: LyingId
    taken: bool
    at: Spot
    inside: PieceId = ""


class TokenSeen(Event):
    """The kind of a token that a survivor looked at; only its own seat gets this event."""

    seat: Seat
    kind: TokenKindId


class TokenTaken(Event):
    """The survivor of `seat` took a token from the body of `of`."""

    seat: Seat
    of: Seat
    kind: TokenKindId = ""
    """The kind of the token; empty if it lay face down, so that others do not learn it."""


class TokenUsed(Event):
    """A token was used; `gone` is true if it was discarded."""

    seat: Seat
    kind: TokenKindId
    gone: bool


class Reorganised(Event):
    """A survivor rearranged its sheet."""

    seat: Seat


class TradeOffered(Event):
    """Both seats have made their offer in a trade.

    `given` and `taken` are the kinds of the tokens that `seat` and `other` offer; an empty string
    stands for a token that lies face down.
    """

    seat: Seat
    other: Seat
    given: tuple[TokenKindId, ...]
    taken: tuple[TokenKindId, ...]


class Traded(Event):
    """Both seats agreed, and the tokens changed owner."""

    seat: Seat
    other: Seat


class TradeRefused(Event):
    """One of the two seats refused the trade."""

    seat: Seat
    other: Seat


class CommunityPlaced(Event):
    """The community of a seat was placed or moved."""

    seat: Seat
    at: Spot


# ------------------------------------------------------------ the end


class CameHome(Event):
    """A survivor came home with its objective met; `shown` are the resources it had to show."""

    seat: Seat
    objective: Annotated[str, "objective"]
    shown: tuple[TokenKindId, ...]


class ClaimFailed(Event):
    """A survivor wrongly claimed to have met its objective."""

    seat: Seat


class WentHome(Event):
    """A survivor went home without success and is out of the game."""

    seat: Seat


class HuntAnnounced(Event):
    """The hunt will begin in this round."""

    round: int


class HuntShot(Event):
    """A sniper of the hunt shoots at this survivor."""

    untold: ClassVar[bool] = True
    seat: Seat


class GameEnded(Event):
    """The game is over."""

    untold: ClassVar[bool] = True
    winners: tuple[Seat, ...]
