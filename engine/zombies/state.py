"""Everything that is stored of a Zombies!!! table; nothing here can be derived from anything
else.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from pydantic import ConfigDict

from engine.core.stored import Stored, fields_of
from engine.zombies.effects import (
    BUILDING_WEAPON,
    COUNTED_WEAPON,
    REPLACES_ROLL,
    STOPS_FIGHTS,
    STOPS_ZOMBIES,
    TURN_WEAPON,
)
from engine.zombies.entries import CardEffect, TownContent

SCHEMA = 4
STRICT = ConfigDict(extra="forbid")


@dataclass(slots=True)
class Laid:
    """A tile on the table: its kind, its cell (`x` to the east, `y` to the south), its quarter
    turns clockwise.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    kind: str
    x: int
    y: int
    turn: int


@dataclass(slots=True)
class Effect:
    """An opponent's card that works on a player: its kind, and the seat that played it."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    card: str
    by: str


@dataclass(slots=True)
class Player:
    """One seat: its pawn, its tokens, its cards."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    square: str
    life: int
    bullets: int
    trophies: int = 0
    hand: list[str] = field(default_factory=list[str])
    """Card ids, hidden from the other seats."""
    items: list[str] = field(default_factory=list[str])
    """Cards in front of the player."""
    fallen: bool = False
    """True if the player died after its last turn began; it gets new tokens when its next turn
    begins.
    """
    card_played: bool = False
    """True if the player has played a card since its last turn began; a second one is refused."""
    coming: list[Effect] = field(default_factory=list[Effect])
    """Cards of opponents that begin to work with the player's next turn."""
    under: list[Effect] = field(default_factory=list[Effect])
    """Cards of opponents that work on the player's present turn."""
    burning: int | None = None
    """The number of the tile in whose building a Molotov cocktail helps during this turn; None if
    there is none.
    """
    shotgun: int = 0
    """How many more combat rolls the shotgun helps; 0 if none is loaded."""
    using: dict[str, str] = field(default_factory=dict[str, str])
    """The weapons that run, burn or are loaded: for each effect, the kind of the card."""
    waives: bool = False
    """True if the player passes every window (see `windows.py`) until it says otherwise."""
    brisk: bool = False
    """True if the player's steps without a choice run automatically.

    Zombies and tokens of a new tile are then placed automatically, too.
    """

    @property
    def chainsaw(self) -> bool:
        """True while the chainsaw runs: from its use to the end of the turn."""
        return TURN_WEAPON in self.using


@dataclass(slots=True)
class Spell:
    """An effect on the whole table until `seat` has ended `turns` more of its turns."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seat: str
    turns: int
    card: str
    """The kind of the card that has the effect."""


@dataclass(slots=True)
class Fight:
    """The running fight; it exists only while its rule runs."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seat: str
    square: str
    roll: int = 0
    """The die; 0 before it is rolled."""
    bonus: int = 0
    """What weapons and cards add to this roll."""


@dataclass(slots=True)
class State:
    """The state of the table between two commands."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    seats: list[str]
    """The seats clockwise, the first player first."""
    players: dict[str, Player]
    helipad: str
    """Where the helipad lies in the stack: `last`, `last-ten` or `half`."""
    goal: str
    """Where a pawn escapes: on the `centre` of the helipad, or anywhere on its `tile`."""
    cards: str
    """When cards are played.

    `window`: at any time, and others are asked in windows (see `windows.py`); `own-turn`: only in
    the player's own turn.
    """
    trophies: int
    """How many trophies win."""
    turn: str
    """The seat whose turn it is."""
    tempo: str = "each"
    """When other players are asked for a card.

    `brisk`: once a turn, when a walk is declared. `each`: before the walk and before the first
    fight, as at all tables of schema 1.
    """
    round: int = 0
    step: str = "setup"
    """The step of the turn: `setup`, `tile`, `fight`, `roll`, `walk`, `zombies`, `discard` or
    `over`.
    """
    stack: list[str] = field(default_factory=list[str])
    """Kinds of tiles, the next one last."""
    drawn: str | None = None
    """The tile to be laid now."""
    layer: str = ""
    """The seat that lays the drawn tile: the active one, except for the helipad."""
    laid: list[Laid] = field(default_factory=list[Laid])
    lost: list[str] = field(default_factory=list[str])
    """The kinds of tiles that fitted nowhere and are out of the game."""
    closed: bool = False
    """True if no tile can be laid any more."""
    zombies: list[str] = field(default_factory=list[str])
    """The squares of zombies, sorted; never two on one square."""
    tokens: dict[str, str] = field(default_factory=dict[str, str])
    """For each square with a token, its kind: `life` or `bullet`."""
    deck: list[str] = field(default_factory=list[str])
    """Card ids, the top card last."""
    discard: list[str] = field(default_factory=list[str])
    roll: int = 0
    """The movement roll of this turn, as changed by cards; 0 before it, or if a card replaced
    it.
    """
    moves: int = 0
    """How many squares the pawn may still walk."""
    walk: int = 0
    """How many squares this turn's walk had when it began; 0 without a walk."""
    mover: str = ""
    """The seat that decides where the pawn walks: the active one, except under a Brain Cramp."""
    herd: int = 0
    """How many zombie moves are left in this turn."""
    herded: list[str] = field(default_factory=list[str])
    """Squares of zombies that moved this turn."""
    fight: Fight | None = None
    truce: Spell | None = None
    """The spell of Alternate Food Source; nobody fights while it is in force."""
    marbles: Spell | None = None
    """The spell of All the Marbles; no zombie moves while it is in force."""
    windows: list[str] = field(default_factory=list[str])
    """The windows (`walk`, `fight`; see `windows.py`) that were opened this turn."""
    passing: list[str] = field(default_factory=list[str])
    """Seats that pass every window of this turn."""


STATE = Stored(State)


def migrate(data: dict[str, Any], schema: int, content: TownContent) -> dict[str, Any]:
    """Bring a stored state of an earlier schema up to date; the given dict is changed and returned.

    Schemas 1 and 2 had one card for each effect, so they did not store which card is in use or
    casts a spell, nor how long a walk was when it began. Up to schema 3 a running chainsaw was
    stored twice: also as a field of its own.
    """
    players = [fields_of(stored) for stored in fields_of(data.get("players")).values()]
    if schema < 3:
        _name_cards(data, players, content)
    if schema < 4:
        for player in players:
            player.pop("chainsaw", None)
    return data


def _name_cards(data: dict[str, Any], players: list[dict[str, Any]], content: TownContent) -> None:
    """Add the cards in use and the cards that cast a spell; in these schemas each effect has only
    one card.
    """
    spells: dict[str, CardEffect] = {"truce": STOPS_FIGHTS, "marbles": STOPS_ZOMBIES}
    for spell, effect in spells.items():
        if data.get(spell):
            fields_of(data[spell])["card"] = content.first(effect).id
    for player in players:
        used: tuple[tuple[CardEffect, bool], ...] = (
            (TURN_WEAPON, bool(player.get("chainsaw"))),
            (BUILDING_WEAPON, player.get("burning") is not None),
            (COUNTED_WEAPON, bool(player.get("shotgun"))),
        )
        player["using"] = {effect: content.first(effect).id for effect, there in used if there}
    walks = data.get("step") == "walk"
    data["walk"] = (data.get("roll") or content.first(REPLACES_ROLL).amount) if walks else 0
