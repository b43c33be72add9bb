"""The parameters of special rules and goals of missions. [heroes-resistance p. 21 to 30]"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.core.ids import BystanderId, ZoneId
from engine.family.game import Game
from engine.family.parameters import Colour, ColourList, Colours, Count, Parameters, ZoneIds, told


class Hidden(Parameters):
    """Zones that get one bystander card each, face down.

    The cards named in `bystanders` are among them, others are drawn at random.
    """

    zones: ZoneIds
    bystanders: tuple[BystanderId, ...] = ()


class Rescues(Parameters):
    """The number of bystanders to rescue, or their ids."""

    count: Count = 1
    bystanders: tuple[BystanderId, ...] = ()


class Companions(Parameters):
    """The bystanders that a rule or goal is about."""

    bystanders: Annotated[tuple[BystanderId, ...], Field(min_length=1)]


class Figures(Parameters):
    """Zones with a bystander each from the start: those in `bystanders`, then others at random."""

    zones: ZoneIds
    bystanders: tuple[BystanderId, ...] = ()


class OfColour(Parameters):
    """The colour of an objective."""

    objective: Colour


class Key(Parameters):
    """The colour of an objective, and the colours of the doors that it opens."""

    objective: Colour
    doors: ColourList


class Shared(Parameters):
    """The experience that every hero gains when the objective of that colour is taken."""

    objective: Colour
    xp: Count


class Movable(Parameters):
    """The colour of spawn tokens that may be moved, and the zone they may be moved to."""

    colour: Colour
    zone: ZoneId


def has(game: Game, name: str) -> bool:
    """Return whether the mission has a special rule of that name."""
    return any(one.name == name for one in game.mission.rules)


def colours(game: Game, name: str) -> frozenset[str]:
    """Return the colours in the mission's special rules of that name."""
    return frozenset(
        one for rule in told(game.mission.rules, name, Colours) for one in rule.colours
    )
