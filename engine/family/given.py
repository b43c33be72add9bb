"""What a position of the family may be given besides its drawing. [docs/scenarios.md]

What only one game has, it adds in a model of its own, which says how that is laid.

Equipment is named by kind (`pistol`) or by card, zombie cards by number, survivors, zones, doors,
houses and cars by id. What is left out is as at the beginning of a fresh round.
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
"""The word that a mission's board begins with: `mission 00`."""


class Sorting(Part):
    """An inventory that is being reorganised, or cards being traded."""

    survivor: str
    partner: str | None = None
    paid: StrictBool = True


class Given(Part):
    """Every key is a line of a table in docs/scenarios.md; a test compares them."""

    noted: ClassVar[tuple[str, ...]] = ()
    """What may stand under `used` besides the rules of skills."""

    # ------------------------------------------------------------ the table
    seats: Lists = Field(default={})
    """Who leads whom, in the order they sit; otherwise one seat, `ann`, leads everybody."""
    order: str = ""
    """Left out: the usual one of the game."""
    first: str = ""
    turn: str = ""
    round: Whole = 1
    active: str | None = None
    """Whose turn has begun."""
    tidying: Sorting | None = None
    dice: Sequence[SixSided] | None = None
    """The faces of all rolls, in order; left out, chance rolls."""
    seed: str = "a drawn table"

    # ------------------------------------------------------------ survivors
    hands: Lists = Field(default={})
    """`-` is an empty left hand."""
    pack: Lists = Field(default={})
    emptied: Lists = Field(default={})
    wounds: Numbers = Field(default={})
    xp: Numbers = Field(default={})
    skills: Lists = Field(default={})
    """Skills held besides those of blue and yellow."""
    without: Lists = Field(default={})
    """Skills of blue and yellow that the survivor has not."""
    sheets: Mapping[str, Mapping[str, object]] = Field(default={})
    """What of a sheet is otherwise, or a custom survivor's sheet."""
    actions: Numbers = Field(default={})
    """What is left, instead of what a fresh turn has; so is `free`, by sort."""
    free: Mapping[str, Numbers] = Field(default={})
    lent: Numbers = Field(default={})
    done: Sequence[str] = ()
    searched: Sequence[str] = ()
    used: Lists = Field(default={})
    eliminated: Sequence[str] = ()
    escaped: Sequence[str] = ()

    # ------------------------------------------------------------ decks
    equipment: Sequence[str] = ()
    """On top of all others, the first is drawn first; so is `spawn`."""
    equipment_deck: Sequence[str] | None = None
    """Exactly these, the first is drawn first; so is `spawn_deck`."""
    equipment_discard: Sequence[str] = ()
    """The last one lies on top; so does that of `spawn_discard`."""
    aside: Sequence[str] | None = None
    """Exactly these, and the wounds; otherwise all that belong there."""
    spawn: Sequence[str] = ()
    spawn_deck: Sequence[str] | None = None
    spawn_discard: Sequence[str] = ()

    # ------------------------------------------------------------ the board
    supply: Numbers = Field(default={})
    """Figures left in the box, by kind; otherwise all that are not on the board."""
    arrived: Mapping[str, str] = Field(default={})
    """Which of the zombies came in this round."""
    opened: Sequence[str] = ()
    """Buildings or doors that were opened before."""
    shut: Sequence[str] = ()
    """Doors that are closed, though the mission has them open."""
    taken: Sequence[str] = ()
    marked: str = ""
    slipped_away: Whole = 0

    # ------------------------------------------------------------ cars
    cars: Mapping[str, str] = Field(default={})
    """Cars and their zones. On a drawn board the first word of a car's id is its kind."""
    aboard: Lists = Field(default={})
    """Who sits in which car, the driver first; `-` where nobody drives."""
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
    """More of a token than `!` says; so do `spawns` of `s`."""
    spawns: Sequence[Spawn] = ()
    locks: Mapping[str, str] = Field(default={})
    """Doors and the objectives they wait for."""
    colours: Mapping[str, DoorColour] = Field(default={})
    """Doors that are not grey."""

    def gone_for_good(self, kind: str) -> int:
        """Figures of the kind that are neither on the board nor left in the box."""
        return 0

    def lying_board(self, content: Content, mission: str) -> Board:
        """The board of the mission as it lies. Raises ValueError."""
        return content.board(mission)

    def lay(self, game: Game, stands: Mapping[str, Stand]) -> None:
        """Puts what each game has in its own way: wounds, tokens that are drawn, keys of its own.

        Raises ValueError where that cannot be.
        """
        told = [*self.wounds, *(zone for zone, stand in stands.items() if stand.noise)]
        if told:
            raise ValueError(f"{told[0]!r}: this game says of no wounds and noise how they lie")


DRAWN_ONLY = ("tiles", "exit", "rules", "victory", "objectives", "spawns", "locks", "colours")


class Position(Given):
    """A whole position: the board and what is given besides."""

    board: str
    """A drawing, or `mission 00`."""
    at: Mapping[str, str] = Field(default={})
    """On a mission's board: who stands where."""

    @property
    def mission(self) -> str | None:
        """The mission whose board it is; None where it is drawn."""
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
