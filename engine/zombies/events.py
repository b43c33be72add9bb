"""What can happen at a Zombies!!! table, in ids and numbers; the bot makes sentences."""

from __future__ import annotations

from typing import ClassVar

from engine.core.event import Event
from engine.core.ids import CardId, Faces, Seat, Square, TileId, Way

# ------------------------------------------------------------ the game's course


class TownFounded(Event):
    """The game is set up; `seats` is the order of play."""

    seats: tuple[Seat, ...]
    helipad: str
    """How deep the helipad lies in the stack: `last`, `last-ten` or `half`."""


class TurnBegan(Event):
    """A turn began."""

    seat: Seat
    round: int


class TurnSkipped(Event):
    """A turn was skipped because the seat `by` played Hysterical Paralysis."""

    seat: Seat
    by: Seat


class TurnFinished(Event):
    """A turn ended."""

    untold: ClassVar[bool] = True
    seat: Seat


class CameBack(Event):
    """A player who had died begins a turn with new tokens."""

    seat: Seat
    life: int
    bullets: int


class TownWon(Event):
    """The game is won; `reason` is `escaped`, `trophies` or `most-trophies`."""

    untold: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    reason: str


# ------------------------------------------------------------ tiles


class TileDrawn(Event):
    """A tile was drawn."""

    kind: TileId
    layer: Seat
    """The seat that lays the tile."""


class TileLaid(Event):
    """A tile was laid, with its zombies and tokens."""

    seat: Seat
    kind: TileId
    number: int
    """The number of the new tile, which begins the names of its squares."""
    zombies: int
    life: int
    bullets: int
    short: int = 0
    """How many of the tile's zombies are missing, because the box had too few."""


class TileLost(Event):
    """A tile fitted nowhere and is out of the game."""

    kind: TileId
    back: bool = False
    """True if the tile is the helipad, which was shuffled into the stack again instead."""


class TownClosed(Event):
    """No tile can be laid any more; without the helipad only trophies win."""

    seat: Seat
    escape: bool
    """True if the helipad is on the table, so that players can still escape."""


# ------------------------------------------------------------ fights


class CombatRolled(Event):
    """A combat die was rolled."""

    seat: Seat
    square: Square
    die: int
    bonus: int


class BulletsSpent(Event):
    """Bullets were spent on a roll."""

    seat: Seat
    count: int
    why: CardId = "fight"
    """The reason for the roll that the bullets raise: `fight`, or the kind of a card."""


class LifeLost(Event):
    """A life was lost."""

    seat: Seat
    left: int
    why: CardId = "fight"
    """What cost the life: `fight`, or the kind of a card."""


class FirstAidUsed(Event):
    """A first-aid kit was used up instead of a life."""

    seat: Seat


class ZombieBeaten(Event):
    """A zombie was beaten and became a trophy."""

    seat: Seat
    square: Square
    trophies: int
    """How many trophies the player has now."""


class PlayerDied(Event):
    """A player died and lost trophies and items."""

    seat: Seat
    trophies_lost: int
    items_lost: tuple[CardId, ...]
    """The kinds of the lost cards."""


# ------------------------------------------------------------ cards


class CardsDrawn(Event):
    """Cards were drawn; everybody learns how many."""

    seat: Seat
    count: int


class CardsSeen(Event):
    """The kinds of the drawn cards, for their player only."""

    seat: Seat
    kinds: tuple[CardId, ...]


class EventDeckReshuffled(Event):
    """The discard pile was shuffled and became the deck."""

    cards: int


class CardPlayed(Event):
    """A card was played."""

    seat: Seat
    kind: CardId
    target: Seat = ""
    """The seat it is played against; empty if none."""
    use: str = ""
    """Which of its two effects a card is played for: `movement` or `fight`; empty for other
    cards.
    """


class ItemUsed(Event):
    """An item was used."""

    seat: Seat
    kind: CardId


class ItemGone(Event):
    """An item was used up and discarded."""

    seat: Seat
    kind: CardId


class EventCardDiscarded(Event):
    """A card was discarded, face up."""

    seat: Seat
    kind: CardId


class ItemTaken(Event):
    """An item in play was lost to a card of the seat `by`."""

    seat: Seat
    kind: CardId
    by: Seat


class BulletsLost(Event):
    """Bullets were lost to a card of the seat `by`."""

    seat: Seat
    count: int
    by: Seat


class BulletsGained(Event):
    """A player gained bullets."""

    seat: Seat
    count: int


class LifeGained(Event):
    """A player gained lives."""

    seat: Seat
    count: int


class PawnSent(Event):
    """A card of the seat `by` moved a pawn."""

    seat: Seat
    by: Seat
    to: Square


class TrophiesDoubted(Event):
    """The target of I Don't Think They're Dead rolled; it may still raise or repeat failed dice."""

    seat: Seat
    dice: Faces


class TrophiesRisked(Event):
    """The card *I Don't Think They're Dead* was rolled for: the dice, and the trophies lost."""

    seat: Seat
    dice: Faces
    lost: int


class ZombiesPlaced(Event):
    """A card placed zombies."""

    squares: tuple[Square, ...]
    kind: CardId
    """The kind of the card."""


class ZombiesBurned(Event):
    """A grenade destroyed zombies, which become trophies."""

    seat: Seat
    squares: tuple[Square, ...]
    trophies: int
    """How many trophies the player has now."""


class EffectBegan(Event):
    """A card of the seat `by` begins to work on a player's turn."""

    seat: Seat
    kind: CardId
    by: Seat


class SpellEnded(Event):
    """Alternate Food Source or All the Marbles is over."""

    kind: CardId


class WindowsWaived(Event):
    """A player passes every window (see `windows.py`) from now on, or, if `waives` is false, is
    asked again.
    """

    seat: Seat
    waives: bool


class TempoChosen(Event):
    """A player's steps without a choice run automatically from now on, or wait again if `brisk` is
    false.
    """

    seat: Seat
    brisk: bool


# ------------------------------------------------------------ walking


class WalkDeclared(Event):
    """A walk was declared; the others may play a card before the pawn sets out."""

    seat: Seat
    """The seat whose pawn walks."""
    to: Square
    squares: int
    fights: int


class MovementRolled(Event):
    """The movement of this turn is known."""

    seat: Seat
    die: int
    """The roll; 0 if a card replaced it."""
    squares: int
    """The total, cards included."""


class PawnWalked(Event):
    """A pawn walked."""

    seat: Seat
    path: Way
    """The squares entered, in order."""
    left: int
    """How many squares the pawn may still walk."""
    start: Square = ""
    """The square where the walk began; empty in logs of earlier releases."""


class TokenTaken(Event):
    """A token was taken."""

    seat: Seat
    square: Square
    kind: str
    """The kind of the token: `life` or `bullet`."""


class TokenLeft(Event):
    """A life token stays on the board, because its player has the most lives allowed."""

    seat: Seat
    square: Square


# ------------------------------------------------------------ zombies


class ZombiesRolled(Event):
    """The die for zombie moves was rolled."""

    seat: Seat
    die: int
    can_move: int
    """How many zombies can move now, at most `die`; more may follow into squares that become
    free.
    """


class ZombieMoved(Event):
    """A zombie moved one square."""

    frm: Square
    to: Square
    by: Seat


class ZombiesHeld(Event):
    """No zombie moves, because of All the Marbles, which the seat `by` used."""

    by: Seat
