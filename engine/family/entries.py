"""The entries in data files of the family: equipment, skills, survivors, zombies, cards."""

from __future__ import annotations

import re
from typing import Literal, cast

from pydantic import (
    Field,
    SerializerFunctionWrapHandler,
    ValidationInfo,
    field_validator,
    model_serializer,
    model_validator,
)

from engine.reading.base import Entry, Flag, Id, Model, Name, Positive, Whole
from engine.reading.looks import Pelt, Portrait, Pose, one_of

Level = Literal["blue", "yellow", "orange", "red"]
CombatKind = Literal["melee", "ranged"]
INITIALS, MOST_HANDS, MOST_HEALTH = 2, 4, 6
"""The most letters on a token, skills by hand of a survivor, and wounds of a hero."""


class Reach(Model):
    """The range of an attack in zones; 0 is the attacker's own zone."""

    min: Whole
    max: Whole

    @model_validator(mode="after")
    def _in_order(self) -> Reach:
        if self.min > self.max:
            raise ValueError(f"min is {self.min} and max {self.max}; min is at most max")
        return self


class Attack(Model):
    """One way to attack with a card. `hits_on` is the lowest face that hits. [zombicide #8]"""

    kind: CombatKind = Field(description="an attack is melee or ranged")
    reach: Reach = Field(description="a reach is { min = 0, max = 1 }")
    dice: int = Field(
        strict=True, ge=0, description="a whole number; 0 where nobody rolls and all die"
    )
    hits_on: int = Field(strict=True, ge=2, le=6, description="a die shows 2 to 6 (a 1 never hits)")
    damage: Whole
    noisy: Flag

    @model_validator(mode="after")
    def _at_hand(self) -> Attack:
        if self.kind == "melee" and self.reach.max > 0:
            raise ValueError(f"a melee attack reaches {self.reach.max}; it reaches 0, its own zone")
        return self


class Equipment(Entry):
    """One kind of equipment card; `copies` is how many the box holds. [zombicide #1, #6, #8]"""

    the: Name = Field(description='in a sentence, of one that is known: { fr = "...", en = "..." }')
    a: Name = Field(description='in a sentence, of one that is new: { fr = "...", en = "..." }')
    kind: Literal["weapon", "item", "supply", "trap", "wound"] = Field(
        description="a card is a weapon, an item, a supply, a trap or a wound"
    )
    icon: Id
    """The id of the picture on the card."""
    copies: Whole
    starting: Whole = 0
    """The number of copies that are starting equipment."""
    set_aside: Flag = False
    """True if it is never in the draw deck."""
    reshuffled: Flag = True
    """False if it is removed from the game when discarded."""
    attacks: tuple[Attack, ...] = ()
    dual: Flag = False
    reload: Flag = False
    opens_doors: Literal["noisy", "silent"] | None = Field(
        default=None, description="noisy or silent; left out where it opens none"
    )
    ammo: Id | None = None
    """The kind of card that lets its attacks be rerolled."""
    rule: Id | None = None
    """The id of the rule that carries out its special effect; None if it has none."""

    @model_validator(mode="after")
    def _agrees(self) -> Equipment:
        if (self.kind == "weapon") != bool(self.attacks):
            raise ValueError(
                f"kind is {self.kind!r} with {len(self.attacks)} attacks; "
                "a weapon has one or more, any other card none"
            )
        if self.starting > self.copies:
            raise ValueError(f"starting is {self.starting}; there are {self.copies} copies")
        return self

    @property
    def in_deck(self) -> int:
        """The number of copies in the draw deck: all but starting equipment and cards set aside."""
        return 0 if self.set_aside else self.copies - self.starting


class Recipe(Model):
    """Two cards that make an improved weapon. [zombicide #8]"""

    id: Id = Field(description="the equipment id of what is made")
    parts: tuple[Id, Id] = Field(description="the ids of the two cards it is made of")
    keeps: Id | None = None
    """The part that becomes the improved weapon, with the other part under it; None if both parts
    are replaced by a card of their own.
    """
    spares: Id | None = None
    """A part that is not discarded."""


STARTS_WITH = "starts-with"
"""The rule of a skill that brings a card when the game is set up."""


class Skill(Entry):
    """A skill. `rule` is the id of the code that applies it, `amount` says how much it gives."""

    rule: Id = Field(description="the id of the rule that the code knows")
    kinds: tuple[CombatKind, ...] = Field(default=(), description="melee, ranged or both")
    amount: Positive = 1
    equipment: Id | None = None
    summary: Name = Field(description='what it does: { fr = "...", en = "..." }')

    @model_validator(mode="after")
    def _complete(self) -> Skill:
        if self.rule in ("extra-dice", "dice-bonus", "damage-bonus") and not self.kinds:
            raise ValueError(f'kinds is missing; {self.rule} is for "melee", "ranged" or both')
        if (self.rule == STARTS_WITH) != (self.equipment is not None):
            raise ValueError(
                f"equipment is {self.equipment!r}; starts-with names one, no other does"
            )
        return self

    @field_validator("summary")
    @classmethod
    def _short(cls, summary: Name) -> Name:
        for language in ("fr", "en"):
            if len(summary.in_(language)) > 200:
                size = len(summary.in_(language))
                raise ValueError(f"{language} has {size} characters; 200 at most")
        return summary


class Character(Entry):
    """A survivor's identity sheet. [zombicide #5, #9]"""

    blue: Id = Field(description="the id of a skill")
    yellow: Id = Field(description="the id of a skill")
    orange: tuple[Id, ...] = Field(min_length=1, description="the ids of skills to choose from")
    red: tuple[Id, ...] = Field(min_length=1, description="the ids of skills to choose from")
    initial: str = Field(
        pattern=rf"^\w{{1,{INITIALS}}}$", description="one or two letters, on the token"
    )
    shape: Literal["circle", "square", "triangle", "diamond", "shield", "star"] = Field(
        description="circle, square, triangle, diamond, shield or star"
    )

    def skills(self) -> tuple[str, ...]:
        """Return every skill of the sheet, from blue to red."""
        return (self.blue, self.yellow, *self.orange, *self.red)


class Portrayed(Character):
    """A survivor of the box, with a face."""

    portrait: Portrait | None = None
    """The face; without one, a face is chosen by the id."""
    pose: Pose | None = Field(default=None, description=one_of(Pose))
    """A whole figure drawn instead of a face."""


BY_HAND = "by-hand"
"""The rule of a skill whose effect the players apply themselves; no code carries it out."""
MARK = {"fr": "à la main", "en": "by hand"}
"""The words put in brackets behind the name of such a skill, by language."""


class HandSkill(Entry):
    """A skill of a custom survivor that no code carries out: the players apply its text
    themselves.
    """

    text: Name = Field(description='what it does: { fr = "...", en = "..." }')

    def as_skill(self) -> Skill:
        """Return this as a skill with the rule `BY_HAND`, which has no effect; `MARK` is added to
        its name.
        """
        marked = {code: f"{told} ({MARK[code]})" for code, told in self.name}
        return Skill(id=self.id, name=Name(**marked), rule=BY_HAND, summary=self.text)


class Guest(Character):
    """A custom survivor: a sheet that people of a server wrote. [zombicide #9]"""

    author: str = ""
    """Who made it."""
    licence: str = ""
    """Under which licence it may be passed on."""
    portrait: Portrait | None = None
    """The face; without one, the survivor is drawn as a stranger."""
    by_hand: tuple[HandSkill, ...] = Field(default=(), max_length=MOST_HANDS)
    attack: Id | None = Field(default=None, description="the id of an attack of the box")
    """The attack, in a game in which nobody holds cards."""
    health: int | None = Field(
        default=None, strict=True, ge=1, le=MOST_HEALTH, description="a whole number from 1 to 6"
    )
    """The number of wounds that kill, in a game in which nobody holds cards."""

    @model_serializer(mode="wrap")
    def _written(self, write: SerializerFunctionWrapHandler) -> dict[str, object]:
        """Leave out empty fields of `ADDED`, so that a sheet without them is stored as in earlier
        releases.
        """
        told: dict[str, object] = write(self)
        return {key: value for key, value in told.items() if value or key not in ADDED}


ADDED = frozenset(Guest.model_fields) - frozenset(Character.model_fields)
"""The fields that only custom survivors have."""


SIGN = r"^[A-Z][A-Za-z]?$"
"""What pictures write on zombies: a capital, or a capital and a second letter."""


class Escort(Model):
    """The zombies that come along when one of a kind is spawned."""

    kind: Id
    count: Positive


class Sign(Name):
    """The letters of a kind of zombie in pictures, which follow its name in each language."""

    fr: str = Field(pattern=SIGN)
    en: str = Field(pattern=SIGN)


class ZombieKind(Entry):
    """One kind of zombie. [zombicide #5, #7, #8]"""

    letter: str = Field(pattern=r"^[A-Z]$", description="one capital, as in 2W")
    sign: Sign | None = Field(
        default=None,
        description="one or two letters for pictures in each language, where the letter is not that"
        " of the name or begins names of zones",
    )
    figure: Id
    """The id of the shape that pictures draw."""
    pelt: Pelt | None = Field(default=None, description="moss, rust, violet or night")
    """Its colours; without them, those of the figure."""
    figures: Positive
    """The number of figures in the box."""
    toughness: Positive
    """The damage that a single hit needs to kill it."""
    xp: Whole
    actions: Positive
    priority: Positive
    """Its place in the order in which ranged hits are assigned, from 1."""
    escort: Escort | None = None
    splits: Flag
    replaced_by: Id | None = None
    """The kind that is spawned instead when no figure is left."""


class SpawnCard(Model):
    """A zombie card: who is spawned at each danger level.

    To read one, pass the ids of zombie kinds by letter as the context of the validation.
    """

    id: str = Field(pattern=r"^\d\d$", description="two digits, as printed")
    rule: Id = "spawn"
    """The id of the rule that carries out the card."""
    activates: Id | None = None
    blue: dict[str, int] = Field(default_factory=dict)
    yellow: dict[str, int] = Field(default_factory=dict)
    orange: dict[str, int] = Field(default_factory=dict)
    red: dict[str, int] = Field(default_factory=dict)

    @field_validator("blue", "yellow", "orange", "red", mode="before")
    @classmethod
    def _read(cls, text: object, info: ValidationInfo) -> object:
        letters = cast("dict[str, str]", info.context or {})
        return read_figures(text, letters) if isinstance(text, str) else text

    @property
    def figures(self) -> bool:
        """True if the card spawns zombies at any level."""
        return any((self.blue, self.yellow, self.orange, self.red))

    def at(self, level: str) -> dict[str, int]:
        """Return the number of zombies by kind at a danger level."""
        return {"blue": self.blue, "yellow": self.yellow, "orange": self.orange, "red": self.red}[
            level
        ]


def read_figures(text: str, letters: dict[str, str]) -> dict[str, int]:
    """Read a text such as `2W 1F` as numbers by kind; `0` means none. Raises ValueError for any
    other form.
    """
    if text.strip() == "0":
        return {}
    found: dict[str, int] = {}
    for part in text.split() or [text]:
        match = re.fullmatch(r"([1-9]\d*)([A-Z])", part)
        if match is None or match[2] not in letters:
            known = ", ".join(letters)
            raise ValueError(
                f"{text!r} is not a number of zombies; write 2W or 0 (letters {known})"
            )
        found[letters[match[2]]] = int(match[1])
    return found


class Tokens(Model):
    """The number of tokens of each kind in the box; no mission may use more."""

    doors: Positive
    objectives: Positive
    spawns: Positive
    exits: Whole
    cars: Whole = 0
    noise: Whole = 0


class CarFigures(Model):
    """The numbers for cars. [zombicide #6, #8]"""

    passengers: Positive
    """The number of seats besides the driver's."""
    zones: Positive
    """The most street zones that one action may drive."""
    hits: tuple[Positive, ...] = Field(min_length=1, description="the faces that hit: [1, 2, 3]")
    damage: Positive
    pimp_cards: tuple[Id, ...] = ()
    """The kinds of cards found in pimp-mobiles, one in each."""


NO_CARS = CarFigures.model_construct(passengers=0, zones=0, hits=(), damage=0, pimp_cards=())
"""The numbers for a game without cars."""


class Cards(Model):
    """The printed number of cards, against which the card lists are checked."""

    equipment: Positive
    deck: Positive
    wounds: Whole = 0
    zombies: Positive


class Rulebook(Model):
    """The numbers of the rulebook. [zombicide #1, #3, #5]"""

    thresholds: dict[Level, Positive] = Field(
        description="experience by level: { yellow = 7, orange = 19, red = 43 }"
    )
    """The experience at which each level begins (blue begins at 0)."""
    actions: Positive
    hand_size: Positive
    inventory_size: Positive
    wounds: Positive
    """The number of wounds that kill."""
    survivors_per_player: dict[int, Positive] = Field(
        description="by number of players, how many survivors each leads: { 1 = 4, 2 = 3 }"
    )
    box: Tokens = Field(description="the [box] table with the number of tokens")
    car: CarFigures = Field(default=NO_CARS, description="the [car] table: what a car can do")
    cards: Cards | None = Field(
        default=None, description="the [cards] table with the number of cards"
    )
    """None in a game where nobody holds or searches for cards."""

    @field_validator("survivors_per_player")
    @classmethod
    def _for_every_table(cls, numbers: dict[int, int]) -> dict[int, int]:
        if not numbers or sorted(numbers) != list(range(1, len(numbers) + 1)):
            raise ValueError(f"players are {sorted(numbers)}; 1, 2, 3 and so on are right")
        return numbers

    @field_validator("thresholds")
    @classmethod
    def _rising(cls, thresholds: dict[Level, int]) -> dict[Level, int]:
        values = [thresholds.get(level, 0) for level in ("yellow", "orange", "red")]
        if "blue" in thresholds or not 0 < values[0] < values[1] < values[2]:
            raise ValueError(
                f"they are {dict(thresholds)!r}; yellow, orange and red in rising order are needed"
            )
        return thresholds
