"""The fields of a table that only Night of the Living Dead has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.refusal import Refusal
from engine.core.stored import fields_of
from engine.family.game import Game
from engine.family.state import STRICT, State
from engine.living_dead.entries import LivingRulebook

SCHEMA = 6
INVASIONS = ("all", "easy", "hard")
"""The spawn cards that a table may play with. [living-dead #14]"""
OPENINGS = ("with", "without")
CHOICES = {"ultrared": ("no", "yes"), "invasion": INVASIONS, "openings": OPENINGS}
"""Further options of a table, each with its values, the default first."""
Lists = dict[str, list[str]]


@dataclass(slots=True)
class LaidTile:
    """A tile of a travelling board, counted from the north-west corner of the scene's map."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    face: str
    row: int
    column: int
    quarters: int = 0
    """Its clockwise quarter turns."""
    gone: bool = False
    """True if it was left behind."""


@dataclass(slots=True)
class LivingState(State):
    """The state of the table between two commands."""

    wounds: dict[str, int] = field(default_factory=dict[str, int])
    """Wounds by survivor, without zeros."""
    zombicide: list[str] = field(default_factory=list[str])
    """Survivors who play the Zombicide side whenever no Relative is on the board."""
    shaken: list[str] = field(default_factory=list[str])
    """Survivors turned to Romero mode by the dead owner of the house, until the body is gone."""
    granted: Lists = field(default_factory=Lists)
    """For each survivor, the skills that gave actions this turn, without those taken back."""
    barricades: list[str] = field(default_factory=list[str])
    """Passages with a barricade token, open or closed."""
    boards: dict[str, int] = field(default_factory=dict[str, int])
    """Barricade tokens carried, by survivor, without zeros."""
    lying: Lists = field(default_factory=Lists)
    """Cards that lie in zones."""
    spawns: list[str] = field(default_factory=list[str])
    """The zone of each spawn token, the white one first."""
    searched: list[str] = field(default_factory=list[str])
    """Rooms that were searched."""
    mourners: list[str] = field(default_factory=list[str])
    """Survivors who killed a Relative."""
    achieved: list[str] = field(default_factory=list[str])
    """Goals that were achieved at one moment and stay achieved."""
    tiles: list[LaidTile] = field(default_factory=list[LaidTile])
    """Every tile of a travelling board, in the order of laying; empty for other boards."""
    pile: list[str] = field(default_factory=list[str])
    """Tiles still to be laid, the next one first."""
    striking: str = ""
    """The survivor whose free melee action from bloodlust must be used at once, or empty."""
    ultra_red: bool = False
    """True if levels can be passed again beyond red."""
    invasion: str = "all"
    """The spawn cards in play: `all`, `easy` or `hard`."""
    openings: str = "with"
    """Whether cards that open doors are in play: `with` or `without`."""


def of(state: State) -> LivingState:
    """Return the state as this game's. Raises TypeError for the state of another game."""
    if not isinstance(state, LivingState):
        raise TypeError(f"{state!r} is no state of this game")
    return state


def ours(game: Game) -> LivingState:
    return of(game.state)


def numbers(game: Game) -> LivingRulebook:
    """Return the rulebook's numbers. Raises TypeError for the content of another game."""
    if not isinstance(game.content.figures, LivingRulebook):
        raise TypeError(f"{game.content.figures!r} are not the numbers of this game")
    return game.content.figures


def migrate(data: dict[str, object], schema: int) -> dict[str, object]:
    """Bring a stored state to the current schema.

    Schema 1 had no journeys. It had a field `laps`, which no release used; the field is removed.
    In schemas 1 and 2 a survivor could owe an action after bloodlust; such a survivor now has no
    action left. Schema 3 had no objectives of hidden colours, schema 4 had none that are carried,
    and schema 5 had no standing orders; these fields begin empty.
    """
    if schema == 1:
        data.pop("laps", None)
    if schema < 3:
        for told in fields_of(data.get("survivors")).values():
            survivor = fields_of(told)
            if survivor.get("actions") == -1:
                survivor["actions"] = 0
    return data


def note_choices(state: State, options: Mapping[str, str]) -> None:
    """Store the options that were chosen when the table was opened. Raises Refusal for an unknown
    value.
    """
    for name, values in CHOICES.items():
        if options.get(name, values[0]) not in values:
            raise Refusal("no-such-value", value=options[name], values=values)
    own = of(state)
    own.ultra_red = options.get("ultrared") == "yes"
    own.invasion = options.get("invasion", INVASIONS[0])
    own.openings = options.get("openings", OPENINGS[0])
