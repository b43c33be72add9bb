"""What a table of Night of the Living Dead remembers besides what every one of the family does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, cast

from pydantic import ConfigDict

from engine.core.refusal import Refusal
from engine.family.game import Game
from engine.family.state import STRICT, State
from engine.living_dead.entries import LivingRulebook

SCHEMA = 3
INVASIONS = ("all", "easy", "hard")
"""Which undead cards are played. [living-dead #14]"""
OPENINGS = ("with", "without")
CHOICES = {"ultrared": ("no", "yes"), "invasion": INVASIONS, "openings": OPENINGS}
"""What a table may choose besides."""
Lists = dict[str, list[str]]


@dataclass(slots=True)
class LaidTile:
    """A tile of a board that travels, counted from the north-west corner of the scene's map."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    face: str
    row: int
    column: int
    quarters: int = 0
    """Turned clockwise so often."""
    gone: bool = False
    """Left behind."""


@dataclass(slots=True)
class LivingState(State):
    """The table between two commands."""

    wounds: dict[str, int] = field(default_factory=dict[str, int])
    """By survivor; no empty entries."""
    zombicide: list[str] = field(default_factory=list[str])
    """Survivors who play the Zombicide sheet whenever no Relative is on the board."""
    shaken: list[str] = field(default_factory=list[str])
    """Those of them whom the dead owner of the house threw back, until she is taken away."""
    granted: Lists = field(default_factory=Lists)
    """By survivor the skills whose actions were given this turn and are not taken back."""
    barricades: list[str] = field(default_factory=list[str])
    """Passages with a barricade token, open or closed."""
    boards: dict[str, int] = field(default_factory=dict[str, int])
    """Barricade tokens that survivors carry; no empty entries."""
    lying: Lists = field(default_factory=Lists)
    """Cards that lie in zones."""
    spawns: list[str] = field(default_factory=list[str])
    """Where each spawn token lies, white first."""
    searched: list[str] = field(default_factory=list[str])
    """Rooms that were searched."""
    mourners: list[str] = field(default_factory=list[str])
    """Survivors who killed a Relative."""
    achieved: list[str] = field(default_factory=list[str])
    """Goals that are reached at an instant and stay so."""
    tiles: list[LaidTile] = field(default_factory=list[LaidTile])
    """Every tile of a board that travels, in the order of laying; none where it stays."""
    pile: list[str] = field(default_factory=list[str])
    """Tiles still to be laid, the next one first."""
    striking: str = ""
    """Whom bloodlust gave a melee action that must be used at once."""
    ultra_red: bool = False
    """Whether levels are passed anew beyond red."""
    invasion: str = "all"
    """Which undead cards are played: `all`, `easy` or `hard`."""
    openings: str = "with"
    """Whether those that open doors are: `with` or `without`."""


def of(state: State) -> LivingState:
    """Raises TypeError for the state of another game."""
    if not isinstance(state, LivingState):
        raise TypeError(f"{state!r} is no state of this game")
    return state


def ours(game: Game) -> LivingState:
    return of(game.state)


def numbers(game: Game) -> LivingRulebook:
    """Raises TypeError for the content of another game."""
    if not isinstance(game.content.figures, LivingRulebook):
        raise TypeError(f"{game.content.figures!r} are not the numbers of this game")
    return game.content.figures


def migrate(data: dict[str, object], schema: int) -> dict[str, object]:
    """Bring a stored state up to date.

    Schema 1 counted laps, which nobody could run, and knew no boards that travel. Until schema 2 a
    survivor could owe an action after bloodlust; now that survivor has none left.
    """
    if schema == 1:
        data.pop("laps", None)
    if schema < 3:
        for told in _fields(data.get("survivors")).values():
            survivor = _fields(told)
            if survivor.get("actions") == -1:
                survivor["actions"] = 0
    return data


def _fields(stored: object) -> dict[str, object]:
    """What is stored before anything was checked. Raises ValueError where it has no fields."""
    if not isinstance(stored, dict):
        raise ValueError(f"{stored!r} should have fields")
    return cast("dict[str, object]", stored)


def note_choices(state: State, options: Mapping[str, str]) -> None:
    """What the table chose when it was opened. Raises Refusal for what nobody can choose."""
    for name, values in CHOICES.items():
        if options.get(name, values[0]) not in values:
            raise Refusal("no-such-value", value=options[name], values=values)
    own = of(state)
    own.ultra_red = options.get("ultrared") == "yes"
    own.invasion = options.get("invasion", INVASIONS[0])
    own.openings = options.get("openings", OPENINGS[0])
