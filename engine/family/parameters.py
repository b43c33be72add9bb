"""The parameters of special rules and goals of missions. [zombicide #10]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticUndefined

from engine.core.ids import CardId, KindId, ObjectiveId, SpawnCardId, ZoneId
from engine.reading.faults import custom
from engine.reading.mission import MissionRule

Ids = Annotated[tuple[str, ...], Field(min_length=1)]
ZoneIds = Annotated[tuple[ZoneId, ...], Field(min_length=1)]
Kinds = Annotated[tuple[CardId, ...], Field(min_length=1)]
Count = Annotated[int, Field(ge=1)]
Colour = Literal["red", "blue", "green"]
ColourList = Annotated[tuple[Annotated[Colour, "shade"], ...], Field(min_length=1)]


class Parameters(BaseModel):
    """The keys beside a rule's name in a mission file; an unknown key is a fault."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


P = TypeVar("P", bound=Parameters)


def told(rules: Iterable[MissionRule], name: str, model: type[P]) -> list[P]:
    """Return the parameters of each rule or goal in `rules` with this name, read by `model`."""
    return [model.model_validate(one.parameters) for one in rules if one.name == name]


def listed(rules: Iterable[MissionRule], name: str, parameter: str) -> list[str]:
    """Return the values of one parameter, such as `zones`, of all rules with this name.

    In contrast to `told`, this also reads rules whose parameters are invalid: use it to check one
    rule against another.
    """
    found = (one.parameters.get(parameter) for one in rules if one.name == name)
    lists = (cast("tuple[object, ...]", said) for said in found if isinstance(said, tuple))
    return [str(entry) for said in lists for entry in said]


class NoParameters(Parameters):
    """The parameters of a rule that needs only its name."""


class Cards(Parameters):
    """The parameter of rules about cards: kinds of equipment."""

    cards: Kinds


class SpawnCards(Parameters):
    """The parameter of rules about the spawn deck: ids of spawn cards."""

    cards: Annotated[tuple[SpawnCardId, ...], Field(min_length=1)]


class Zones(Parameters):
    zones: ZoneIds


class AtZone(Parameters):
    zone: ZoneId


class Inhabitants(Parameters):
    """The parameters of rules that put zombies on the board: a kind of zombie and how many of
    it.
    """

    kind: KindId
    count: Count


class Waiting(Inhabitants):
    """A kind of zombie, and how many of it stand in each of these zones from the start."""

    zones: ZoneIds


class Colours(Parameters):
    """The parameter of rules about colours of doors, objectives or spawn zones."""

    colours: ColourList


class Taking(Parameters):
    """The colours of objectives that must be taken; all objectives if there are none."""

    colours: tuple[Annotated[Colour, "shade"], ...] = ()


class OnMonster(Parameters):
    """An objective, and the kind of zombie that carries it."""

    kind: KindId
    objective: ObjectiveId


class Tokens(Parameters):
    """The parameter of rules about objectives: their ids."""

    objectives: Annotated[tuple[ObjectiveId, ...], Field(min_length=1)]


class Carried(Tokens):
    """Objectives that survivors carry, and what happens to them when their bearer dies."""

    falls: Literal["lost", "lies"] = "lost"
    """`lost`: out of the game; `lies`: it lies where the bearer fell."""


class ClosedByLaying(Tokens):
    """Objectives that close one of these spawn zones for good when they are laid down there."""

    zones: ZoneIds


class Deliver(Tokens):
    """Objectives, and the zones to which they must be brought."""

    zones: ZoneIds


class Supplies(Parameters):
    """Kinds of equipment; one of each is needed."""

    kinds: Kinds


class Finds(Parameters):
    """Kinds of cards that a survivor gets, one of each, for taking one of the objectives."""

    objectives: Annotated[tuple[ObjectiveId, ...], Field(min_length=1)]
    kinds: Kinds


class Cargo(Parameters):
    """The number of cards that the cars must carry, and the kinds that count."""

    kinds: Kinds
    count: Count


class AtLevel(Parameters):
    level: Annotated[Literal["yellow", "orange", "red"], "level"]


class Escape(Parameters):
    """How many survivors must leave the board, how they leave, and what they must bring along.

    `who` is `all` (everyone who began), `remaining` (everyone still standing) or `least`. With
    `least`, the list `least` gives the number of survivors for 1, 2, 3... players; its last entry
    also serves for more players.
    """

    who: Literal["all", "remaining", "least"]
    least: tuple[Count, ...] = ()
    leaving: Literal["may", "must", "nobody"] = "may"
    """How survivors on foot reach the goal.

    `may`: they stand on the exit or leave the board. `must`: only those who have left count.
    `nobody`: they must all stand on the exit together, and nobody leaves.
    """
    carrying: tuple[CardId, ...] = ()
    """Kinds of equipment that the survivors must bring along, at least one card of each."""
    by_car: bool = False
    cargo: int = Field(default=0, ge=0)
    """The number of supplies that must leave in the cars."""

    @model_validator(mode="after")
    def _agrees(self) -> Escape:
        if (self.who == "least") != bool(self.least):
            raise custom("escape-least", who=self.who, least=repr(self.least))
        if self.by_car and "leaving" in self.model_fields_set:
            raise custom("escape-leaving")
        return self


class Hold(Parameters):
    """A zone to hold without a zombie in it, by one survivor or by all who are left."""

    who: Literal["one", "remaining"]
    zones: ZoneIds


class Leaks(Parameters):
    """Zones where zombies slip away, and how many of them lose the game."""

    zones: ZoneIds
    count: Count


# ------------------------------------------------------------ what a form must know


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of a rule or goal, as a form asks for it."""

    name: str
    about: str
    """The kind of thing that its values name: `zone`, `objective`, `card`, `spawn-card`,
    `zombie-kind`, `level`, `shade`, `bystander`, `survivor`, `car`; empty for anything else.
    """
    sort: Literal["text", "number", "flag"]
    several: bool
    """True if it is a list."""
    choices: tuple[str, ...]
    """All values that are allowed; empty if there is no such list."""
    least: int | None
    """The least number, or the least length of a list."""
    required: bool
    default: object


@cache
def parameters_of(model: type[Parameters]) -> tuple[Parameter, ...]:
    """Return the parameters of a rule or goal, read from the types of their model."""
    hints = get_type_hints(model, include_extras=True)
    return tuple(_parameter(name, hints[name], field) for name, field in model.model_fields.items())


def _parameter(name: str, hint: Any, field: Any) -> Parameter:
    notes, plain = _unwrapped(hint)
    several = get_origin(plain) is tuple
    if several:
        inner, plain = _unwrapped(get_args(plain)[0])
        notes = [*notes, *inner]
    choices = get_args(plain) if get_origin(plain) is Literal else ()
    kind = cast("object", type(choices[0]) if choices else plain)
    default = None if field.default is PydanticUndefined else field.default
    limits = [*_limits(notes), *_limits(field.metadata)]
    return Parameter(
        name=name,
        about=next((one for one in notes if isinstance(one, str)), ""),
        sort="flag" if kind is bool else "number" if kind is int else "text",
        several=several,
        choices=tuple(map(str, choices)),
        least=limits[0] if limits else None,
        required=field.is_required(),
        default=default,
    )


def _unwrapped(hint: Any) -> tuple[list[object], Any]:
    """Return the metadata around a type (of `Annotated`), and the type without it and without
    None.
    """
    notes: list[object] = []
    while get_origin(hint) is Annotated:
        for note in hint.__metadata__:
            notes += getattr(note, "metadata", None) or [note]
        hint = get_args(hint)[0]
    parts = [one for one in get_args(hint) if one is not NoneType]
    if NoneType in get_args(hint) and len(parts) == 1:
        inner, hint = _unwrapped(parts[0])
        notes += inner
    return notes, hint


def _limits(notes: Iterable[object]) -> list[int]:
    found = [getattr(one, "ge", getattr(one, "min_length", None)) for one in notes]
    return [cast("int", one) for one in found if one is not None]
