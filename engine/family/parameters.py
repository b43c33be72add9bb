"""The parameters of special rules and goals of missions. [zombicide #10]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.core.ids import CardId
from engine.reading.mission import MissionRule

Ids = Annotated[tuple[str, ...], Field(min_length=1)]
Kinds = Annotated[tuple[CardId, ...], Field(min_length=1)]
Count = Annotated[int, Field(ge=1)]
Colour = Literal["red", "blue", "green"]
ColourList = Annotated[tuple[Annotated[Colour, "shade"], ...], Field(min_length=1)]


class Parameters(BaseModel):
    """The keys beside a rule's name in a mission file; an unknown key is a fault."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


P = TypeVar("P", bound=Parameters)


def told(rules: Iterable[MissionRule], name: str, model: type[P]) -> list[P]:
    """Return the parameters of each of a mission's rules or goals with this name."""
    return [model.model_validate(one.parameters) for one in rules if one.name == name]


def colours_of(rule: MissionRule) -> tuple[object, ...]:
    """Return the colours that a rule names, whether its parameters are valid or not."""
    said = rule.parameters.get("colours", ())
    return said if isinstance(said, tuple) else ()


class NoParameters(Parameters):
    """The parameters of a rule that needs only its name."""


class Cards(Parameters):
    """Ids of spawn cards, or kinds of equipment."""

    cards: Ids


class Zones(Parameters):
    zones: Ids


class AtZone(Parameters):
    zone: str


class Inhabitants(Parameters):
    """A kind of zombie and how many of it."""

    kind: str
    count: Count


class Waiting(Inhabitants):
    """A kind of zombie, and how many of it stand in each of the zones from the start."""

    zones: Ids


class Colours(Parameters):
    """Colours of doors, of objectives or of spawn zones."""

    colours: ColourList


class Taking(Parameters):
    """Colours of objectives to take; all objectives if there are none."""

    colours: tuple[Annotated[Colour, "shade"], ...] = ()


class OnMonster(Parameters):
    """An objective, and the kind of zombie that carries it."""

    kind: str
    objective: str


class Tokens(Parameters):
    """Ids of objectives."""

    objectives: Ids


class Supplies(Parameters):
    """Kinds of equipment; one of each is needed."""

    kinds: Kinds


class Finds(Parameters):
    """Kinds of cards that a survivor gets, one of each, for taking one of the objectives."""

    objectives: Ids
    kinds: Kinds


class Cargo(Parameters):
    """The number of cards needed, of these kinds together."""

    kinds: Kinds
    count: Count


class AtLevel(Parameters):
    level: Annotated[Literal["yellow", "orange", "red"], "level"]


class Escape(Parameters):
    """The survivors who must have left the board.

    `all`: everyone who began; `remaining`: everyone still standing; `least`: the number in `least`
    for that number of players (the last number serves for more).
    """

    who: Literal["all", "remaining", "least"]
    least: tuple[Count, ...] = ()
    leaving: Literal["may", "must", "nobody"] = "may"
    """For survivors on foot.

    `may`: standing on the exit is enough, and leaving is allowed; `must`: only those who left
    count; `nobody`: all must stand there together.
    """
    carrying: tuple[str, ...] = ()
    """Kinds of equipment that they must bring along, at least one of each."""
    by_car: bool = False
    cargo: int = Field(default=0, ge=0)
    """The number of supplies that must leave in the cars."""

    @model_validator(mode="after")
    def _agrees(self) -> Escape:
        if (self.who == "least") != bool(self.least):
            raise ValueError(f"who is {self.who!r} and least {self.least!r}; they go together")
        if self.by_car and "leaving" in self.model_fields_set:
            raise ValueError("leaving is of those on foot; with by_car leave it out")
        return self


class Hold(Parameters):
    """A zone to hold without a zombie in it, by one survivor or by all who are left."""

    who: Literal["one", "remaining"]
    zones: Ids


class Leaks(Parameters):
    """Zones where zombies slip away, and how many of them lose the game."""

    zones: Ids
    count: Count
