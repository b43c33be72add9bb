"""What special rules and goals of missions are told. [heroes-resistance p. 21 to 30]"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.core.ids import BystanderId
from engine.family.game import Game
from engine.family.parameters import Count, Ids, Parameters, told

Colour = Literal["red", "blue", "green"]
ColourList = Annotated[tuple[Annotated[Colour, "shade"], ...], Field(min_length=1)]


class Hidden(Parameters):
    """A bystander card face down in each of the zones; these are surely there."""

    zones: Ids
    bystanders: tuple[str, ...] = ()


class Rescues(Parameters):
    """So many bystanders, or those of these ids."""

    count: Count = 1
    bystanders: tuple[str, ...] = ()


class Companions(Parameters):
    """Bystanders whose cards the heroes hold in the end."""

    bystanders: Annotated[tuple[BystanderId, ...], Field(min_length=1)]


class Figures(Parameters):
    """A bystander in each of the zones from the start: these, else at random."""

    zones: Ids
    bystanders: tuple[str, ...] = ()


class Colours(Parameters):
    """Colours of doors, of objectives or of spawn zones."""

    colours: ColourList


class OfColour(Parameters):
    """The objective of that colour."""

    objective: Colour


class Key(Parameters):
    """The objective of a colour opens the doors of others."""

    objective: Colour
    doors: ColourList


class Shared(Parameters):
    """What every hero gains when the objective of that colour is taken."""

    objective: Colour
    xp: Count


class Movable(Parameters):
    """Spawn tokens of a colour, and where they may be moved to."""

    colour: Colour
    zone: str


def has(game: Game, name: str) -> bool:
    """Whether the mission has a special rule of that name."""
    return any(one.name == name for one in game.mission.rules)


def colours(game: Game, name: str) -> frozenset[str]:
    """The colours that the special rules of that name are for."""
    return frozenset(
        one for rule in told(game.mission.rules, name, Colours) for one in rule.colours
    )
