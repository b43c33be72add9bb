"""What can happen at a Zombies!!! table. Fields are ids and numbers; sentences are the bot's."""

from __future__ import annotations

from typing import ClassVar

from engine.core.event import Event
from engine.core.ids import CardId, Faces, Seat, Square, TileId, Way

# ------------------------------------------------------------ the game's course


class TownFounded(Event):
    """The game is set up; `seats` in the order of play."""

    seats: tuple[Seat, ...]
    helipad: str
    """How deep the helipad lies: `last`, `last-ten` or `half`."""


class TurnBegan(Event):
    seat: Seat
    round: int


class TurnSkipped(Event):
    """By Hysterical Paralysis."""

    seat: Seat
    by: Seat


class TurnFinished(Event):
    untold: ClassVar[bool] = True
    seat: Seat


class CameBack(Event):
    """A fallen player begins a turn with new tokens."""

    seat: Seat
    life: int
    bullets: int


class TownWon(Event):
    """`reason`: `escaped`, `trophies` or `most-trophies`."""

    untold: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    reason: str


# ------------------------------------------------------------ tiles


class TileDrawn(Event):
    kind: TileId
    layer: Seat
    """Who lays it."""


class TileLaid(Event):
    seat: Seat
    kind: TileId
    number: int
    zombies: int
    life: int
    bullets: int
    short: int = 0
    """Zombies the box could not give."""


class TileLost(Event):
    """It fitted nowhere. `back`: the helipad, shuffled into what is left."""

    kind: TileId
    back: bool = False


class TownClosed(Event):
    """Nothing can be laid any more; without the helipad only trophies win."""

    seat: Seat
    escape: bool
    """Whether the helipad lies."""


# ------------------------------------------------------------ fights


class CombatRolled(Event):
    seat: Seat
    square: Square
    die: int
    bonus: int


class BulletsSpent(Event):
    seat: Seat
    count: int
    why: CardId = "fight"
    """`fight`, or the kind of the card whose roll they mend."""


class LifeLost(Event):
    seat: Seat
    left: int
    why: CardId = "fight"
    """`fight`, or the kind of the card that cost it."""


class FirstAidUsed(Event):
    seat: Seat


class ZombieBeaten(Event):
    seat: Seat
    square: Square
    trophies: int


class PlayerDied(Event):
    seat: Seat
    trophies_lost: int
    items_lost: tuple[CardId, ...]
    """Kinds of cards."""


# ------------------------------------------------------------ cards


class CardsDrawn(Event):
    seat: Seat
    count: int


class CardsSeen(Event):
    """What was drawn: for its player only."""

    seat: Seat
    kinds: tuple[CardId, ...]


class EventDeckReshuffled(Event):
    cards: int


class CardPlayed(Event):
    seat: Seat
    kind: CardId
    target: Seat = ""
    """The seat it is played against."""
    use: str = ""


class ItemUsed(Event):
    seat: Seat
    kind: CardId


class ItemGone(Event):
    """Used up, or at the end of its time."""

    seat: Seat
    kind: CardId


class EventCardDiscarded(Event):
    """The discard pile is open."""

    seat: Seat
    kind: CardId


class ItemTaken(Event):
    """An item in play was lost to a card."""

    seat: Seat
    kind: CardId
    by: Seat


class BulletsLost(Event):
    """To a card."""

    seat: Seat
    count: int
    by: Seat


class BulletsGained(Event):
    seat: Seat
    count: int


class LifeGained(Event):
    seat: Seat
    count: int


class PawnSent(Event):
    """A card moved a pawn."""

    seat: Seat
    by: Seat
    to: Square


class TrophiesDoubted(Event):
    """I Don't Think They're Dead: what was rolled, while it can still be mended."""

    seat: Seat
    dice: Faces


class TrophiesRisked(Event):
    """I Don't Think They're Dead: what was rolled, and how many trophies went back."""

    seat: Seat
    dice: Faces
    lost: int


class ZombiesPlaced(Event):
    """By a card."""

    squares: tuple[Square, ...]
    kind: CardId
    """Of the card."""


class ZombiesBurned(Event):
    """By a grenade: they become trophies."""

    seat: Seat
    squares: tuple[Square, ...]
    trophies: int


class EffectBegan(Event):
    """What a card does to a player's turn begins."""

    seat: Seat
    kind: CardId
    by: Seat


class SpellEnded(Event):
    """Alternate Food Source or All the Marbles is over."""

    kind: CardId


class WindowsWaived(Event):
    seat: Seat
    waives: bool


class TempoChosen(Event):
    """From now on steps without a choice pass by themselves (`brisk`), or each is asked for."""

    seat: Seat
    brisk: bool


# ------------------------------------------------------------ walking


class WalkDeclared(Event):
    """Before the pawn sets out, for those who are asked whether they play a card."""

    seat: Seat
    """Whose pawn it is."""
    to: Square
    squares: int
    fights: int


class MovementRolled(Event):
    seat: Seat
    die: int
    """0 where a card replaced the roll."""
    squares: int
    """The total, cards included."""


class PawnWalked(Event):
    seat: Seat
    path: Way
    """Squares entered, one after the other."""
    left: int
    start: Square = ""
    """Where it began; logs of earlier releases do not say it."""


class TokenTaken(Event):
    seat: Seat
    square: Square
    kind: str
    """`life` or `bullet`."""


class TokenLeft(Event):
    """A life token that a player at the limit cannot take."""

    seat: Seat
    square: Square


# ------------------------------------------------------------ zombies


class ZombiesRolled(Event):
    seat: Seat
    die: int
    can_move: int
    """Those of them that could go from where they stand; others may follow into their squares."""


class ZombieMoved(Event):
    frm: Square
    to: Square
    by: Seat


class ZombiesHeld(Event):
    """All the Marbles: none moves."""

    by: Seat
