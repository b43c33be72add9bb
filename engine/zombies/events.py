"""What can happen at a Zombies!!! table. Fields are ids and numbers; sentences are the bot's."""

from __future__ import annotations

from engine.core.event import Event, event

# ------------------------------------------------------------ the game's course


@event
class TownFounded(Event):
    """The game is set up; `seats` in the order of play."""

    seats: tuple[str, ...]
    helipad: str
    """How deep the helipad lies: `last`, `last-ten` or `half`."""


@event
class TurnBegan(Event):
    seat: str
    round: int


@event
class TurnSkipped(Event):
    """By Hysterical Paralysis."""

    seat: str
    by: str


@event
class TurnFinished(Event):
    seat: str


@event
class CameBack(Event):
    """A fallen player begins a turn with new tokens."""

    seat: str
    life: int
    bullets: int


@event
class TownWon(Event):
    """`reason`: `escaped`, `trophies` or `most-trophies`."""

    seats: tuple[str, ...]
    reason: str


# ------------------------------------------------------------ tiles


@event
class TileDrawn(Event):
    kind: str
    layer: str
    """Who lays it."""


@event
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
class TileLost(Event):
    """It fitted nowhere. `back`: the helipad, shuffled into what is left."""

    kind: str
    back: bool = False


@event
class TownClosed(Event):
    """Nothing can be laid any more; without the helipad only trophies win."""

    seat: str
    escape: bool
    """Whether the helipad lies."""


# ------------------------------------------------------------ fights


@event
class CombatRolled(Event):
    seat: str
    square: str
    die: int
    bonus: int


@event
class BulletsSpent(Event):
    seat: str
    count: int
    why: str = "fight"
    """`fight`, or the kind of the card whose roll they mend."""


@event
class LifeLost(Event):
    seat: str
    left: int
    why: str = "fight"
    """`fight`, or the kind of the card that cost it."""


@event
class FirstAidUsed(Event):
    seat: str


@event
class ZombieBeaten(Event):
    seat: str
    square: str
    trophies: int


@event
class PlayerDied(Event):
    seat: str
    trophies_lost: int
    items_lost: tuple[str, ...]
    """Kinds of cards."""


# ------------------------------------------------------------ cards


@event
class CardsDrawn(Event):
    seat: str
    count: int


@event
class CardsSeen(Event):
    """What was drawn: for its player only."""

    seat: str
    kinds: tuple[str, ...]


@event
class EventDeckReshuffled(Event):
    cards: int


@event
class CardPlayed(Event):
    seat: str
    kind: str
    target: str = ""
    """The seat it is played against."""
    use: str = ""


@event
class ItemUsed(Event):
    seat: str
    kind: str


@event
class ItemGone(Event):
    """Used up, or at the end of its time."""

    seat: str
    kind: str


@event
class EventCardDiscarded(Event):
    """The discard pile is open."""

    seat: str
    kind: str


@event
class ItemTaken(Event):
    """An item in play was lost to a card."""

    seat: str
    kind: str
    by: str


@event
class BulletsLost(Event):
    """To a card."""

    seat: str
    count: int
    by: str


@event
class BulletsGained(Event):
    seat: str
    count: int


@event
class LifeGained(Event):
    seat: str
    count: int


@event
class PawnSent(Event):
    """A card moved a pawn."""

    seat: str
    by: str
    to: str


@event
class TrophiesDoubted(Event):
    """I Don't Think They're Dead: what was rolled, while it can still be mended."""

    seat: str
    dice: tuple[int, ...]


@event
class TrophiesRisked(Event):
    """I Don't Think They're Dead: what was rolled, and how many trophies went back."""

    seat: str
    dice: tuple[int, ...]
    lost: int


@event
class ZombiesPlaced(Event):
    """By a card."""

    squares: tuple[str, ...]
    kind: str
    """Of the card."""


@event
class ZombiesBurned(Event):
    """By a grenade: they become trophies."""

    seat: str
    squares: tuple[str, ...]
    trophies: int


@event
class EffectBegan(Event):
    """What a card does to a player's turn begins."""

    seat: str
    kind: str
    by: str


@event
class SpellEnded(Event):
    """Alternate Food Source or All the Marbles is over."""

    kind: str


@event
class WindowsWaived(Event):
    seat: str
    waives: bool


# ------------------------------------------------------------ walking


@event
class MovementRolled(Event):
    seat: str
    die: int
    """0 where a card replaced the roll."""
    squares: int
    """What it comes to with cards."""


@event
class PawnWalked(Event):
    seat: str
    path: tuple[str, ...]
    """Squares entered, one after the other."""
    left: int
    start: str = ""
    """Where it began; logs of earlier releases do not say it."""


@event
class TokenTaken(Event):
    seat: str
    square: str
    kind: str
    """`life` or `bullet`."""


@event
class TokenLeft(Event):
    """A life token that a player at the limit cannot take."""

    seat: str
    square: str


# ------------------------------------------------------------ zombies


@event
class ZombiesRolled(Event):
    seat: str
    die: int
    can_move: int
    """Those of them that could go from where they stand; others may follow into their squares."""


@event
class ZombieMoved(Event):
    frm: str
    to: str
    by: str


@event
class ZombiesHeld(Event):
    """All the Marbles: none moves."""

    by: str
