"""Models of the data files: tokens, passports, objectives, cards, scenery, numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.reading.base import Entry, Flag, Id, Model, Name, Positive, Whole
from engine.spaces.plane import Point

Die = Literal["blue", "yellow", "red", "black", "green"]
Bonus = Literal["melee", "ranged", "stride", "reroll", "green", "hidden", "survival"]


class Place(Model):
    """A point of the board, in millimetres."""

    x: Whole
    y: Whole

    @property
    def point(self) -> Point:
        return Point(self.x, self.y)


class Copies(Model):
    """How many copies of a token lie in each pool of the box."""

    weapons: Whole
    objects: Whole
    search: Whole
    special: Whole


class TokenKind(Entry):
    """One kind of object token; `the` and `a` are its name within a sentence."""

    the: Name
    a: Name
    sort: Literal["melee", "ranged", "thrown", "object", "resource"]
    copies: Copies
    die: Die | None = None
    """The die that a weapon rolls; None if the token is no weapon."""
    limit: Whole = 0
    """The token is used up if the green die shows this or less; 0 if no roll decides."""
    hands: Literal[1, 2] = 1
    incendiary: Flag = False
    use: Literal["", "action", "free", "worn", "set-up"] = ""
    place: Literal["", "outfit", "pack", "passport"] = ""
    """The only slot that the token can lie on; empty if it may lie anywhere."""
    text: Name | None = None

    @property
    def weapon(self) -> bool:
        """True if an attack can be made with the token."""
        return self.die is not None


class Passport(Entry):
    """One survivor: its bonuses, and the id of the effect that only this survivor has."""

    melee: Whole
    ranged: Whole
    survival: Whole
    effect: Id
    text: Name
    origin: str


class Objective(Entry):
    """What one objective card asks for; every condition that is set must hold."""

    copies: Positive
    resources: tuple[Id, ...] = ()
    """Each of these resources is needed once."""
    any: Whole = 0
    """How many resources are needed, of any kinds."""
    different: Whole = 0
    """How many resources are needed, all of different kinds."""
    dead: Literal["", "left", "right"] = ""
    """The neighbour whose survivor must be dead; empty if none must."""
    zombies: Whole = 0
    """How many zombies the survivor must have killed itself."""
    spares: Flag = False
    """True if the survivor must not have killed another survivor."""
    loaded: Flag = False
    """True if the survivor must hold a loaded gun."""
    text: Name
    origin: str


class InvasionCard(Entry):
    """One invasion card: a point of the rim where a group spawns or the distant noise goes."""

    sort: Literal["spawn", "noise"]
    at: Place


class SceneryKind(Entry):
    """One kind of scenery: a rectangle, sides in millimetres."""

    points: Positive
    wide: Positive
    deep: Positive
    blocks_sight: Flag = False
    loss: Whole = 0
    """How much the result of a shot falls if it crosses this piece."""
    hides_token: Flag = False


class Cell(Entry):
    """One of the nine cells of the sheet, and the bonus it gives while nothing covers it."""

    gives: Bonus


class ActionKind(Entry):
    """What an action costs, and where its noise is heard."""

    cost: Literal["action", "fatigue", "free"]
    noise: Literal["none", "here", "start-end", "point", "contact", "din"]


class Band(Model):
    """How much the result of a shot falls up to the distance `up_to`, in millimetres."""

    up_to: Positive
    loss: Whole


class WoundRow(Model):
    """What happens if the attack exceeds the defence by `from_` or more."""

    from_: Positive = Field(alias="from")
    wounds: Positive
    choice: Flag = False
    """True if the victim may take a Fatigue instead."""


class Box(Model):
    """Totals printed on the box, which the reader checks; the rules do not use them."""

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
    """The least and the greatest total of scenery points on a board."""

    least: Positive
    most: Positive


class Numbers(Model):
    """The numbers that the rules use; lengths are in millimetres."""

    side: Positive
    base: Positive
    token: Positive
    house: tuple[str, ...]
    """Names of the numbers that are not in the rulebook."""
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
    """Everything in the data files of Trust Me, keyed by id."""

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
    """For each pool, its tokens by their own ids (such as `shiv-1`) with the kind of each."""
    kinds: dict[str, str]
    """The kind of every token, by the token's own id."""
    backs: dict[str, str]
    """The pool of every token, which its back shows."""
    cards: dict[str, str]
    """The objective of every objective card, by the card's own id."""
