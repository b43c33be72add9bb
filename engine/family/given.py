"""The keys that a position of the family may have besides its drawing. [docs/scenarios.md]

A game with keys of its own has a subclass of `Given`, whose `lay` puts their values on the table.
Equipment is named by kind (`pistol`) or by card, zombie cards by number; survivors, zones, doors,
houses and cars by id. A key that is left out has its value at the start of a round.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from pydantic import Field, StrictBool, model_validator

from engine.core.scenario import Part, SixSided, Whole
from engine.reading.mission import DoorColour, MissionRule, Objective, Spawn

if TYPE_CHECKING:
    from engine.family.drawing import Stand
    from engine.family.files import Content
    from engine.family.game import Game
    from engine.spaces.zones import Board

Lists = Mapping[str, Sequence[str]]
Numbers = Mapping[str, Whole]
MISSION = "mission"
"""The first word of a board that is not drawn but taken from a mission, as in `mission 00`."""


class Sorting(Part):
    """A reorganisation of an inventory that is going on, alone or in a trade with `partner`.

    `paid` is False after a search: then a trade still costs an action.
    """

    survivor: str
    partner: str | None = None
    paid: StrictBool = True


class Given(Part):
    """Everything a position may contain; docs/scenarios.md has a table row for each key."""

    noted: ClassVar[tuple[str, ...]] = ()
    """Words that the key `used` may have for a survivor, apart from the rules of skills."""

    # ------------------------------------------------------------ the table
    seats: Lists = Field(default={})
    """The survivors of each seat, in seating order; by default one seat, `ann`, leads all
    of them.
    """
    order: str = ""
    """The order of turns; by default the usual one of the game."""
    first: str = ""
    turn: str = ""
    round: Whole = 1
    active: str | None = None
    """The survivor whose turn has begun."""
    tidying: Sorting | None = None
    dice: Sequence[SixSided] | None = None
    """The faces of all rolls, in order; without them dice are random."""
    seed: str = "a drawn table"

    # ------------------------------------------------------------ survivors
    hands: Lists = Field(default={})
    """The cards in hand, left hand first; `-` is an empty hand."""
    pack: Lists = Field(default={})
    emptied: Lists = Field(default={})
    wounds: Numbers = Field(default={})
    xp: Numbers = Field(default={})
    skills: Lists = Field(default={})
    """Skills beyond those of blue and yellow."""
    without: Lists = Field(default={})
    """Skills of blue and yellow that the survivor lacks."""
    sheets: Mapping[str, Mapping[str, object]] = Field(default={})
    """Changed fields of a survivor's sheet, or the whole sheet of a custom survivor."""
    actions: Numbers = Field(default={})
    """Actions left, by survivor; by default those of a fresh turn."""
    free: Mapping[str, Numbers] = Field(default={})
    """Free actions left, by survivor and sort."""
    lent: Numbers = Field(default={})
    done: Sequence[str] = ()
    searched: Sequence[str] = ()
    used: Lists = Field(default={})
    eliminated: Sequence[str] = ()
    escaped: Sequence[str] = ()

    # ------------------------------------------------------------ decks
    equipment: Sequence[str] = ()
    """Cards on top of the equipment deck, the next one first, above all others."""
    equipment_deck: Sequence[str] | None = None
    """The whole equipment deck, the next card first."""
    equipment_discard: Sequence[str] = ()
    """The discard pile of equipment, its top card last."""
    aside: Sequence[str] | None = None
    """The cards set aside apart from wounds, which always are; by default every card that belongs
    there.
    """
    spawn: Sequence[str] = ()
    """Zombie cards on top of the spawn deck, the next one first, above all others."""
    spawn_deck: Sequence[str] | None = None
    """The whole spawn deck, the next card first."""
    spawn_discard: Sequence[str] = ()
    """The discard pile of zombie cards, its top card last."""

    # ------------------------------------------------------------ the board
    supply: Numbers = Field(default={})
    """Figures left in the box, by kind; by default all that are not on the board."""
    arrived: Mapping[str, str] = Field(default={})
    """The zombies that came this round, by zone."""
    opened: Sequence[str] = ()
    """Buildings or doors that were opened before."""
    shut: Sequence[str] = ()
    """Doors that are closed although the mission starts with them open."""
    taken: Sequence[str] = ()
    marked: str = ""
    beneath: Mapping[str, str] = Field(default={})
    """The colours of objectives that lie face down; those not named are red."""
    borne: Mapping[str, str] = Field(default={})
    """Who carries which objective; it counts as taken."""
    laid_down: Mapping[str, str] = Field(default={})
    """The zones in which objectives were laid down again; they count as taken."""
    burned: Sequence[str] = ()
    """Spawn zones that fire has closed for good."""
    slipped_away: Whole = 0

    # ------------------------------------------------------------ cars
    cars: Mapping[str, str] = Field(default={})
    """The zone of each car. On a drawn board the first word of a car's id is its kind."""
    aboard: Lists = Field(default={})
    """The survivors in each car, the driver first; `-` if nobody drives."""
    cargo: Lists = Field(default={})
    looted: Sequence[str] = ()
    """Cars that were searched."""
    gone: Sequence[str] = ()
    """Cars that left by the exit."""

    # ------------------------------------------------------------ a drawn mission
    tiles: str = ""
    """A word for each zone: the tile it belongs to, or several joined by `+`."""
    exit: str | None = None
    rules: Sequence[MissionRule] = ()
    victory: Sequence[MissionRule] = Field(
        default=(MissionRule(name="take-objectives"),), min_length=1
    )
    objectives: Sequence[Objective] = ()
    """Details of the tokens drawn as `!`."""
    spawns: Sequence[Spawn] = ()
    """Details of the spawn zones drawn as `s`."""
    locks: Mapping[str, str] = Field(default={})
    """The objective that each locked door waits for."""
    colours: Mapping[str, DoorColour] = Field(default={})
    """The colours of doors that are not grey."""

    def gone_for_good(self, kind: str) -> int:
        """Return how many figures of the kind are out of the game: neither on the board nor in the
        box.
        """
        return 0

    def lying_board(self, content: Content, mission: str) -> Board:
        """Return the mission's board in the shape that this position gives it.

        Raises ValueError if the board cannot have that shape.
        """
        return content.board(mission)

    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        """Put on the table what differs between games, such as wounds, noise tokens and a game's
        own keys.

        This base class knows no such things. Raises ValueError if the position has any that cannot
        be put.
        """
        told = [*self.wounds, *(zone for zone, stand in stands.items() if stand.noise)]
        if told:
            raise ValueError(f"{told[0]!r}: this game says of no wounds and noise how they lie")


DRAWN_ONLY = ("tiles", "exit", "rules", "victory", "objectives", "spawns", "locks", "colours")


class Position(Given):
    """A whole position: the board and everything else that is given."""

    board: str
    """A drawing, or `mission 00`."""
    at: Mapping[str, str] = Field(default={})
    """The contents of zones on a mission's board."""

    @property
    def mission(self) -> str | None:
        """The mission whose board it is; None for a drawn board."""
        words = self.board.split()
        return words[1] if words[:1] == [MISSION] and len(words) == 2 else None

    @model_validator(mode="after")
    def _one_board(self) -> Position:
        if self.mission is None and self.at:
            raise ValueError("at is for a mission's board; on a drawn one they stand in the board")
        said = [one for one in DRAWN_ONLY if one in self.model_fields_set]
        if self.mission is not None and said:
            raise ValueError(f"{said[0]} is for a drawn board; mission {self.mission} has its own")
        return self
