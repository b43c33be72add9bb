"""Trust Me entries: tokens, passports, objectives, cards, scenery, the numbers of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.reading.base import Entry, Flag, Id, Model, Name, Positive, Whole
from engine.spaces.plane import Point

Die = Literal["blue", "yellow", "red", "black", "green"]
Bonus = Literal["melee", "ranged", "stride", "reroll", "green", "hidden", "survival"]


class Place(Model):
    """A point of the board in millimetres."""

    x: Whole
    y: Whole

    @property
    def point(self) -> Point:
        return Point(self.x, self.y)


class Copies(Model):
    """How many of a token lie in each pool of the box."""

    weapons: Whole
    objects: Whole
    search: Whole
    special: Whole


class TokenKind(Entry):
    """One sort of object token; `the` and `a` are what it is called in a sentence."""

    the: Name
    a: Name
    sort: Literal["melee", "ranged", "thrown", "object", "resource"]
    copies: Copies
    die: Die | None = None
    """What a weapon rolls."""
    limit: Whole = 0
    """The highest green roll on which it is used up; 0: it serves once or for ever."""
    hands: Literal[1, 2] = 1
    incendiary: Flag = False
    use: Literal["", "action", "free", "worn", "set-up"] = ""
    place: Literal["", "outfit", "pack", "passport"] = ""
    """Where it is worn, or laid without taking room."""
    text: Name | None = None

    @property
    def weapon(self) -> bool:
        return self.die is not None


class Passport(Entry):
    """One survivor: its bonuses, and the id of what only it can do."""

    melee: Whole
    ranged: Whole
    survival: Whole
    effect: Id
    text: Name
    origin: str


class Objective(Entry):
    """What one card asks for; everything that it names must hold."""

    copies: Positive
    resources: tuple[Id, ...] = ()
    """These, each once."""
    any: Whole = 0
    """So many, whichever they are."""
    different: Whole = 0
    """So many, no two alike."""
    dead: Literal["", "left", "right"] = ""
    """Whose survivor must be dead."""
    zombies: Whole = 0
    """So many killed by oneself."""
    spares: Flag = False
    """Without having killed a survivor."""
    loaded: Flag = False
    """With a loaded gun in hand."""
    text: Name
    origin: str


class InvasionCard(Entry):
    """One arrow to the rim."""

    sort: Literal["spawn", "noise"]
    at: Place


class SceneryKind(Entry):
    """One sort of scenery: a rectangle."""

    points: Positive
    wide: Positive
    deep: Positive
    blocks_sight: Flag = False
    loss: Whole = 0
    """What a shot across it loses."""
    hides_token: Flag = False


class Cell(Entry):
    """One of the nine cells and the bonus it gives while nothing covers it."""

    gives: Bonus


class ActionKind(Entry):
    """What an action costs, and how it is heard."""

    cost: Literal["action", "fatigue", "free"]
    noise: Literal["none", "here", "start-end", "point", "contact", "din"]


class Band(Model):
    """What a shot loses up to that distance."""

    up_to: Positive
    loss: Whole


class WoundRow(Model):
    """What a difference from so many on brings."""

    from_: Positive = Field(alias="from")
    wounds: Positive
    choice: Flag = False
    """Or a Fatigue, as the victim likes."""


class Box(Model):
    """Printed totals; checked, never played with."""

    tokens: Positive
    objects: Positive
    actions: Positive
    wounds: Positive
    infections: Positive
    cards: Positive
    figures: Positive
    alphas: Positive
    neutrals: Positive
    survivors: Positive
    double: Positive
    empty: Positive
    cars_and_tents: Positive
    barriers: Positive


class Points(Model):
    least: Positive
    most: Positive


class Numbers(Model):
    """The numbers of the rulebook; lengths are millimetres."""

    side: Positive
    base: Positive
    token: Positive
    house: tuple[str, ...]
    """Which of these the rulebook does not say."""
    touching: Positive
    reached: Positive
    step: Positive
    stride: Positive
    run: Positive
    horde: Positive
    broken_through: Positive
    close: Positive
    noise: Positive
    throw: Positive
    sniper: Positive
    communities: Positive
    tokens_from_rim: Positive
    rim: Positive
    gap: Positive
    clear: Positive
    token_gap: Positive
    first_alpha: Place
    tokens_each: Positive
    wounds: Positive
    infection_on: Positive
    burn_on: Positive
    barricade_over: Positive
    alpha_strength: Positive
    neutral_strength: Positive
    per_kill: Positive
    spawned_neutrals: Positive
    pair_bonus: Positive
    one_handed: Annotated[int, Field(strict=True, lt=0)]
    cover: Positive
    tent_in_hunt: Positive
    hunt_dice: tuple[Die, ...]
    heap: Positive
    offered: Positive
    kept: Positive
    points: Points
    distances: tuple[Band, ...] = Field(min_length=1)
    dice: dict[str, Positive]
    wound_table: tuple[WoundRow, ...] = Field(min_length=1)
    box: Box


@dataclass(frozen=True, slots=True)
class TrustContent:
    """All that the data files of Trust Me say; ids are the keys."""

    ruleset: str
    tokens: dict[str, TokenKind]
    passports: dict[str, Passport]
    objectives: dict[str, Objective]
    invasion: dict[str, InvasionCard]
    scenery: dict[str, SceneryKind]
    cells: dict[str, Cell]
    actions: dict[str, ActionKind]
    numbers: Numbers
    pools: dict[str, dict[str, str]]
    """Each pool's tokens by their own ids (`shiv-1`): the kind each is."""
    kinds: dict[str, str]
    """Every token: its kind."""
    backs: dict[str, str]
    """Every token: its pool, which its back shows."""
    cards: dict[str, str]
    """Every objective card by its own id: its objective."""
