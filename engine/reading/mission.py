"""Missions: the map as it is drawn, what lies on it, and the rules that hold only there."""

from __future__ import annotations

from typing import Annotated, Literal, cast, get_args

from pydantic import Field, field_validator, model_validator

from engine.reading.base import Entry, Flag, Id, Model, Name, Positive, Whole
from engine.reading.faults import custom
from engine.spaces.zones import Sort

ZoneName = Annotated[
    str,
    Field(
        pattern=r"^[A-Z][1-9]\d?$",
        description="a zone is called S and a number in the street, another letter in a house",
    ),
]
Floor = Literal[
    "living", "lounge", "bar", "kitchen", "bath", "clinic", "bedroom", "office", "meeting",
    "hall", "garage", "store", "shop", "diner",
]  # fmt: skip

FORMAT = 2
"""The newest format of mission files. Format 1 had no authors, danger levels and hidden colours."""
HIDDEN = "hidden"
"""The colour of an objective that lies face down."""
Danger = Literal["yellow", "orange", "red"]
"""A danger level that a game reaches."""

Parameter = bool | int | str | tuple[str, ...] | tuple[int, ...]


class MapText(Model):
    """The board as two drawings: which tile lies where, and the name of every zone."""

    tiles: str = Field(description='the tiles as they lie, such as "1B@0 2B@180"')
    names: str = Field(default="", description="the whole board, eight names to a tile side")
    openings: tuple[tuple[ZoneName, ZoneName], ...] = ()
    """Pairs of zones on plain tiles that this mission joins permanently."""


DoorColour = Literal["grey", "red", "blue", "green"]


class DoorSpec(Model):
    """A door token between a room and the zone beyond it.

    If the mission draws the names of its zones, `row` or `column` (from 1) says where along the
    border the door stands.
    """

    between: tuple[ZoneName, ZoneName] = Field(description='two zones, such as ["B1", "S4"]')
    row: int | None = Field(
        default=None, strict=True, ge=1, description="a line of the names drawing, from 1"
    )
    column: int | None = Field(
        default=None, strict=True, ge=1, description="a name in the line, from 1"
    )
    state: Literal["open", "closed"] = Field(
        default="closed", description="a door is open or closed"
    )
    colour: DoorColour = Field(default="grey", description="a door is grey, red, blue or green")
    sort: Sort = Field(default="door", description="door, passage, window or stairs")
    needs: Id | None = None
    """The objective that must be taken before the door opens."""
    opens_at: Danger | None = Field(default=None, description="a level is yellow, orange or red")
    """The danger level at which the door opens by itself; nothing opens it before."""

    @model_validator(mode="after")
    def _placed(self) -> DoorSpec:
        if self.row is not None and self.column is not None:
            raise custom("door-lines")
        return self

    @property
    def id(self) -> str:
        """The door's name in stored games: its two zones as the mission writes them."""
        return "-".join(self.between)


class Spawn(Model):
    """A zone where zombies enter the board. [zombicide #7]"""

    zone: ZoneName = Field(description="a zone such as S1")
    colour: Literal["red", "blue", "green"] = Field(
        default="red", description="a spawn zone is red, blue or green"
    )
    active_from: Id | None = None
    """The objective that activates the zone; None if it is active from the start."""
    closed_by: Id | None = None
    """The objective that closes the zone permanently; None if nothing does."""
    active_at: Danger | None = Field(default=None, description="a level is yellow, orange or red")
    """The zone is active only while the danger level is this one or a higher one."""


class Objective(Model):
    """An objective token to take. [zombicide #6]"""

    id: Id = Field(description="an id such as objective-1")
    zone: ZoneName = Field(description="a zone such as C2")
    colour: Literal["red", "blue", "green", "medkit", "hidden"] = Field(
        default="red", description="an objective is red, blue, green, medkit or hidden"
    )
    xp: Whole = 5


class CarSpec(Model):
    """A car token. [zombicide #6]"""

    id: Id = Field(description="an id such as police-car")
    kind: Literal["police", "pimp", "car", "van"] = Field(
        description="a car is police, pimp, car or van"
    )
    zone: ZoneName = Field(description="a street zone such as S1")
    drivable: Flag = True
    later: Flag = False
    """True if the car is not there at the start and is placed during the game."""


class MissionRule(Model):
    """A rule of one mission: data gives its name and parameters, code says what it does."""

    name: Id = Field(description="the id of a mission rule that the code knows")
    parameters: dict[str, Parameter] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _gather(cls, raw: object) -> object:
        """Collect the keys beside `name` into `parameters`; in a file they stand side by side."""
        if not isinstance(raw, dict) or "parameters" in raw:
            return cast("object", raw)
        given = cast("dict[str, object]", raw)
        rest = {key: value for key, value in given.items() if key != "name"}
        return {"name": given["name"], "parameters": rest} if "name" in given else given

    @field_validator("parameters", mode="before")
    @classmethod
    def _plain(cls, raw: object) -> object:
        """Allow only plain values, so that a mission rule cannot become a program."""
        given = cast("dict[str, object]", raw)
        for key, value in given.items():
            parts = cast("list[object]", value) if isinstance(value, list) else [value]
            if not all(isinstance(part, bool | int | str) for part in parts):
                raise custom("field-plain", field=key, value=repr(cast("object", value)))
        return {
            key: tuple(cast("list[object]", value)) if isinstance(value, list) else value
            for key, value in given.items()
        }


class Survivors(Model):
    """The number of survivors a mission is for."""

    min: Positive
    max: Positive
    each: Positive | None = None
    """The number of survivors each player leads; None for the number in the rulebook."""


class Mission(Entry):
    """One mission; `name` is its title. [zombicide #10]"""

    id: Annotated[
        str,
        Field(
            pattern=r"^[A-Za-z]?[a-z0-9]+(-[a-z0-9]+)*$",
            description="an id is small letters and digits joined by -, such as fire-axe, or M0",
        ),
    ]
    format: int = Field(
        default=FORMAT, ge=1, le=FORMAT, description=f"this release reads formats 1 to {FORMAT}"
    )
    """The format of the file; this release also reads all older formats."""
    source: str = Field(min_length=1, description="where its rules come from")
    layout_source: str = Field(min_length=1, description="where tokens and rotations come from")
    difficulty: Literal["tutorial", "easy", "medium", "hard"] = Field(
        description="tutorial, easy, medium or hard"
    )
    survivors: Survivors = Field(description="survivors are { min = 4, max = 6 }")
    minutes: Positive
    author: str = ""
    """Who made it; empty for a mission of the box."""
    licence: str = ""
    """Under which licence it may be passed on."""
    briefing: Name = Field(description='one to three sentences: { fr = "...", en = "..." }')
    map: MapText = Field(description="the [map] table with tiles and names")
    rooms: dict[ZoneName, Floor] = Field(description=f"a floor is {', '.join(get_args(Floor))}")
    """The floor of each room, which says what kind of room it is."""
    start: ZoneName = Field(description="a zone such as B2")
    exit: ZoneName | None = None
    doors: tuple[DoorSpec, ...] = ()
    spawns: tuple[Spawn, ...] = Field(min_length=1, description="at least one spawn zone")
    """Spawn zones in clockwise order, the order in which cards are drawn for them."""
    objectives: tuple[Objective, ...] = ()
    cars: tuple[CarSpec, ...] = ()
    rules: tuple[MissionRule, ...] = ()
    victory: tuple[MissionRule, ...] = Field(min_length=1, description="what must be done to win")
    """Goals in the order in which they must be reached."""
