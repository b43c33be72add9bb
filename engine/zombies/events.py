"""What can happen at a Zombies!!! table. Fields are ids and numbers; sentences are the bot's."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.event import Event, event

# ------------------------------------------------------------ the game's course


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TownFounded(Event):
    """The game is set up; `seats` in the order of play."""

    seats: tuple[str, ...]
    helipad: str
    """How deep the helipad lies: `last`, `last-ten` or `half`."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    seat: str
    round: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnSkipped(Event):
    """By Hysterical Paralysis."""

    seat: str
    by: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TurnFinished(Event):
    seat: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CameBack(Event):
    """A fallen player begins a turn with new tokens."""

    seat: str
    life: int
    bullets: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TownWon(Event):
    """`reason`: `escaped`, `trophies` or `most-trophies`."""

    seats: tuple[str, ...]
    reason: str


# ------------------------------------------------------------ tiles


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn(Event):
    kind: str
    layer: str
    """Who lays it."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TileLaid(Event):
    seat: str
    kind: str
    number: int
    zombies: int
    life: int
    bullets: int
    short: int = 0
    """Zombies the box could not give."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TileLost(Event):
    """It fitted nowhere. `back`: the helipad, shuffled into what is left."""

    kind: str
    back: bool = False


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TownClosed(Event):
    """Nothing can be laid any more; without the helipad only trophies win."""

    seat: str
    escape: bool
    """Whether the helipad lies."""


# ------------------------------------------------------------ fights


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CombatRolled(Event):
    seat: str
    square: str
    die: int
    bonus: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BulletsSpent(Event):
    seat: str
    count: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class LifeLost(Event):
    seat: str
    left: int
    why: str = "fight"
    """`fight`, or the kind of the card that cost it."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class FirstAidUsed(Event):
    seat: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombieBeaten(Event):
    seat: str
    square: str
    trophies: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerDied(Event):
    seat: str
    trophies_lost: int
    items_lost: tuple[str, ...]
    """Kinds of cards."""


# ------------------------------------------------------------ cards


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    seat: str
    count: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSeen(Event):
    """What was drawn: for its player only."""

    seat: str
    kinds: tuple[str, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class EventDeckReshuffled(Event):
    cards: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(Event):
    seat: str
    kind: str
    target: str = ""
    """The seat it is played against."""
    use: str = ""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ItemUsed(Event):
    seat: str
    kind: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ItemGone(Event):
    """Used up, or at the end of its time."""

    seat: str
    kind: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class EventCardDiscarded(Event):
    """The discard pile is open."""

    seat: str
    kind: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ItemTaken(Event):
    """An item in play was lost to a card."""

    seat: str
    kind: str
    by: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BulletsLost(Event):
    """To a card."""

    seat: str
    count: int
    by: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class BulletsGained(Event):
    seat: str
    count: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class LifeGained(Event):
    seat: str
    count: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PawnSent(Event):
    """A card moved a pawn."""

    seat: str
    by: str
    to: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TrophiesDoubted(Event):
    """I Don't Think They're Dead: what was rolled, while it can still be mended."""

    seat: str
    dice: tuple[int, ...]


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TrophiesRisked(Event):
    """I Don't Think They're Dead: what was rolled, and how many trophies went back."""

    seat: str
    dice: tuple[int, ...]
    lost: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesPlaced(Event):
    """By a card."""

    squares: tuple[str, ...]
    kind: str
    """Of the card."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesBurned(Event):
    """By a grenade: they become trophies."""

    seat: str
    squares: tuple[str, ...]
    trophies: int


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class EffectBegan(Event):
    """What a card does to a player's turn begins."""

    seat: str
    kind: str
    by: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class SpellEnded(Event):
    """Alternate Food Source or All the Marbles is over."""

    kind: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class WindowsWaived(Event):
    seat: str
    waives: bool


# ------------------------------------------------------------ walking


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class MovementRolled(Event):
    seat: str
    die: int
    """0 where a card replaced the roll."""
    squares: int
    """What it comes to with cards."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class PawnWalked(Event):
    seat: str
    path: tuple[str, ...]
    """Squares entered, one after the other."""
    left: int
    start: str = ""
    """Where it began; logs of earlier releases do not say it."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TokenTaken(Event):
    seat: str
    square: str
    kind: str
    """`life` or `bullet`."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class TokenLeft(Event):
    """A life token that a player at the limit cannot take."""

    seat: str
    square: str


# ------------------------------------------------------------ zombies


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesRolled(Event):
    seat: str
    die: int
    can_move: int
    """As many of them as can."""


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombieMoved(Event):
    frm: str
    to: str
    by: str


@event
@dataclass(frozen=True, slots=True, kw_only=True)
class ZombiesHeld(Event):
    """All the Marbles: none moves."""

    by: str
