"""The look of a board of zones: how people and zombies look, and parts of sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from engine.family.entries import Character, Guest, Portrayed
from engine.family.files import Content
from engine.family.guests import with_sheets
from engine.family.progress import Progress
from engine.family.view import CardView, CarView, GoalView, GroupView, SurvivorView, View
from engine.games import load_content
from engine.spaces.zones import Door
from renders.family.lying import as_drawn
from renders.kit.icons import icon
from renders.kit.look import NOBODY, Look
from renders.kit.palette import PELTS, STRANGER, Base, ThemeName
from renders.kit.pen import Canvas, Stamp
from renders.kit.people import Face, Person, face_by_name, paint_of
from renders.kit.shapes import pelt_of
from renders.kit.text import SMALLEST, letter
from renders.kit.words import capital
from renders.zones import signs
from renders.zones.geometry import Geometry
from renders.zones.tokens import Miniature


class Rank(NamedTuple):
    """One level of a survivor's sheet: the skills it offers, and the gained one, empty if none."""

    level: str
    offer: tuple[str, ...]
    gained: str = ""


def _offers(known: Character) -> dict[str, tuple[str, ...]]:
    """The skills a survivor may gain at each level."""
    fixed = {"blue": (known.blue,), "yellow": (known.yellow,)}
    return {**fixed, "orange": known.orange, "red": known.red}


BODY = "body"
"""The colour of an objective that is no goal."""
_NAMED = 6
"""The most names beside a count; a number stands for the others."""


class FamilyLook(Look[View, Content]):
    """The `Look` of a game of the family; a game with more to show has a subclass of its own."""

    noisy = False
    """True if this game has noise."""
    damaging = True
    """True if hits have a damage value in this game; otherwise each counts as one."""
    series = ""
    """The word that replaces the letter of a mission's id, such as S1, in titles.

    If it is empty, titles show the id itself.
    """
    crew = "survivors"
    """The word for the people whom players lead, passed to every text as `crew`."""

    def __init__(
        self,
        view: View,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
        content: Content | None = None,
    ):
        guests = [one.guest for one in view.survivors if one.guest]
        known = with_sheets(content or load_content(view.ruleset), guests)
        super().__init__(view, known, language, players, theme)

    def drawn(self) -> FamilyLook:
        """Return the look at the same view with the board turned as it is drawn: a wide one by a
        quarter.
        """
        return self.at(as_drawn(self.view))

    def set_up(self) -> FamilyLook:
        """Return the look at a mission before play.

        The look of a game may override it to change doors and spawn zones by the mission's rules.
        """
        return self

    def survivor(self, named: str) -> SurvivorView:
        """The survivor with this id. Raises KeyError if no such survivor is at the table."""
        found = next((each for each in self.view.survivors if each.id == named), None)
        if found is None:
            raise KeyError(f"no survivor {named!r} at this table")
        return found

    def person(self, survivor: SurvivorView) -> Person:
        """How a survivor looks; a guest, who is not in the game's box, looks like a stranger."""
        if survivor.guest is not None:
            return stranger(survivor.guest)
        return character_face(self.content.characters[survivor.id])

    def face(self, known: Character) -> Person:
        """How a survivor looks before any player leads it; a guest looks like a stranger."""
        return face_of(known, self.view.ruleset)

    def skills_told(self, known: Character) -> list[tuple[str, str]]:
        """The skills for the lobby: each level with the names of the skills it may bring."""
        return [(level, self.skills(skills)) for level, skills in _offers(known).items()]

    def ranks(self, survivor: SurvivorView) -> list[Rank]:
        """The levels of the survivor's sheet, each with the skill gained so far."""
        known, gained = survivor.guest or self.content.characters[survivor.id], survivor.skills
        return [
            Rank(level, offer, *gained[place : place + 1])
            for place, (level, offer) in enumerate(_offers(known).items())
        ]

    def further(self, survivor: SurvivorView) -> list[tuple[str, str]]:
        """What this game's sheet has in addition to skills, as pairs of name and effect."""
        return []

    def notes(self, survivor: SurvivorView) -> list[str]:
        """Return remarks of a few words about a survivor; in every game, how many objectives it
        carries.
        """
        count = len(survivor.burdens)
        return [self.say("objectives-carried", count=count)] if count else []

    def skills(self, skills: Iterable[str]) -> str:
        """The names of skills to choose from, each once, as one text."""
        names = (self.content.skills[one].name.in_(self.language) for one in skills)
        return self.say("lobby-either").join(dict.fromkeys(names))

    def miniature(self, kind: str) -> Miniature:
        """What a token of this kind of zombie shows."""
        told = self.content.zombies[kind]
        pelt = PELTS[told.pelt] if told.pelt else pelt_of(told.figure, kind)
        letters = told.sign.in_(self.language) if told.sign else told.letter
        return Miniature(kind, told.figure, letters, pelt)

    def rank(self, kind: str) -> int:
        """The place of the kind in the data, where the weakest comes first."""
        return list(self.content.zombies).index(kind)

    def in_order(self, kinds: Iterable[str]) -> list[str]:
        """The kinds, the weakest first."""
        return sorted(kinds, key=self.rank)

    def is_street(self, zone: str) -> bool:
        """True if the zone is a street; if its tile has been removed, its name decides."""
        found = self.view.board.zones.get(zone)
        return found.kind == "street" if found else zone.startswith("S")

    def plate(self, zone: str, unit: float, ground: Base) -> Stamp:
        """The name plate of a zone."""
        return signs.plate(zone, self.is_street(zone), unit, ground)

    def say(self, key: str, **values: str | int) -> str:
        """The text of `key`, which may contain the word for the people led (`crew`)."""
        return super().say(key, crew=self.crew, **values)

    def title(self) -> str:
        """Return the number and the name of the mission; the name alone if its id is no number.

        An id such as `S5` could be taken for the name of a zone. So a game may have a `series`, a
        word such as "scene", which is shown with the number instead of the letter of the id.
        """
        name = self.view.title or self.content.missions[self.view.mission].name
        told, found = name.in_(self.language), re.fullmatch(r"[A-Z]?(\d+)", self.view.mission)
        if found is None:
            return told
        if not self.series:
            return f"{self.view.mission} {told}"
        return self.say("title", series=self.series, number=found[1], name=told)

    def goals(self) -> list[str]:
        """Return the open goals in words.

        The first goal also names what its numbers count, such as the survivors who have escaped,
        and so does the first that asks for certain bystanders: others do not count for it.
        """
        left = [one for one in self.view.goals if one.open and one.progress]
        named = left[:1] + [one for one in left if one.progress[0].kind == "bystander"][:1]
        return [self.goal(one, named=one in named) for one in left]

    def goal(self, goal: GoalView, *, named: bool = True) -> str:
        """Return the numbers of a goal in words, such as `windows 4 of 8, dead in the house: 1`.

        With `named`, the words also name what is counted.
        """
        return ", ".join(self._count(one, named) for one in goal.progress)

    def _count(self, counted: Progress, full: bool) -> str:
        """Return one number of a goal in words; with `full`, they also name what is counted."""
        named = [self._named(counted.kind, one) for one in counted.named]
        between = self.say("goal-or") if counted.what == "holding" else ", "
        names, more = between.join(named[:_NAMED]), len(named) - _NAMED
        # As long as nobody has done it, a list of everybody says nothing.
        told = full and (counted.done or counted.kind not in ("survivor", "zone"))
        return self.say(
            f"goal-{counted.what}",
            done=counted.done,
            needed=counted.needed or 0,
            names=f"{names} +{more}" if more > 0 else names,
            count=len(named) if told else 0,
        )

    def _named(self, kind: str, one: str) -> str:
        """The name of a thing or person that a count lists; `kind` says what `one` is."""
        match kind:
            case "survivor":
                return self.name_of(self.survivor(one))
            case "card":
                return self.content.equipment[one].name.in_(self.language)
            case "shade":
                return self.say("colour", colour=one)
            case "bystander":
                return self.own_words(one)
            case _:
                return one

    def header(self) -> str:
        """In words, the round and whose turn it is, or how the game ended."""
        view = self.view
        phase = f"phase-{view.phase}"
        if view.outcome is not None:
            phase = "over-won" if view.outcome.won else "over-lost"
        words = self.maybe(phase)
        if not words:
            return self.say("round", round=view.round)
        if not view.round:
            return capital(words)
        return self.say("header", round=self.say("round", round=view.round), phase=words)

    def name_of(self, survivor: SurvivorView) -> str:
        """The name of a survivor."""
        known = survivor.guest or self.content.characters[survivor.id]
        return known.name.in_(self.language)

    def turn_of(self, survivor: SurvivorView) -> str:
        """What is left of a survivor's turn, in words: a number of actions, or that it is over."""
        if survivor.done:
            return self.say("done")
        return self.say("actions", count=survivor.actions)

    def level(self, level: str) -> str:
        """The name of a danger level."""
        return self.maybe(f"level-{level}") or level.capitalize()

    def usual_actions(self, survivor: SurvivorView) -> int:
        """How many actions this survivor has in a turn."""
        return self.content.figures.actions + (survivor.level != "blue")

    def boarded(self, door: Door) -> bool:
        """True if wooden boards lie ready at an open passage; only some games have them."""
        return False

    def told_of(self, survivor: SurvivorView) -> object:
        """Return what the cards of this game show in addition.

        It is a part of the key under which cards are cached, so that a change draws the card again.
        """
        return self.person(survivor), survivor.burdens

    def badges(self, survivor: SurvivorView, ground: Base) -> list[Stamp]:
        """Signs of what only this game counts, shown beside a survivor's name."""
        return []

    def carried(self, survivor: SurvivorView, ground: Base, room: float) -> list[Stamp]:
        """Signs of what survivors carry besides cards, beside the hands in `room` pixels.

        In every game these are the objectives of missions that let survivors carry them.
        """
        colours = {one.id: one.colour for one in self.view.objectives}
        return [signs.objective(colours[one], 38, ground) for one in survivor.burdens]

    def carried_told(self, survivor: SurvivorView) -> list[str]:
        """What a survivor's card shows in this game only, a sentence for each thing."""
        return []

    def own_signs(self) -> Mapping[str, tuple[str, ...]]:
        """The ids of signs that only this game has, by zone; each is as large as an objective."""
        return {}

    def own_sign(self, sign: str, side: int, ground: Base, least: int = SMALLEST) -> Stamp:
        """The picture of a sign that only this game has, with letters of `least` pixels or more."""
        return icon(sign, side, ground)

    def own_words(self, sign: str) -> str:
        """The words for a sign that only this game has, for the board's text and the legend."""
        return self.maybe(f"own-{sign}") or sign

    def put_under(self, canvas: Canvas, geometry: Geometry) -> None:
        """Draw what only this game has on the ground, below doors and tokens."""

    def put_over(self, canvas: Canvas, geometry: Geometry) -> None:
        """Draw what only this game has above everything else on the board."""

    def hands(self, survivor: SurvivorView) -> Sequence[CardView | None]:
        """The card in each hand, for as many hands as this game uses; None for an empty hand."""
        return survivor.hands[: self.content.figures.hand_size]

    @property
    def packed(self) -> bool:
        """True if survivors can carry more cards than they hold in their hands."""
        figures = self.content.figures
        return figures.inventory_size > figures.hand_size

    def kind_told(self, kind: str) -> str:
        """A kind of zombie for the legend: its name, its actions, and the damage that kills it."""
        told = self.content.zombies[kind]
        acts, damage = told.actions, told.toughness
        return self.say("legend-kind", name=self._kind(kind), acts=acts, damage=damage)

    def car_kind(self, kind: str) -> str:
        """The name of a kind of car."""
        return self.maybe(f"legend-car-{kind}") or self.say("legend-car")

    def car(self, car: CarView) -> str:
        """A car in words: its kind, the people in it, how many seats are free, its cargo."""
        kind = self.car_kind(car.kind)
        if not car.drivable:
            return self.say("car-parked", car=kind)
        names = {one.id: self.name_of(one) for one in self.view.survivors}
        free = self.content.figures.car.passengers - len(car.passengers) + (car.driver is None)
        parts = [self.say("car-no-driver")]
        if car.driver is not None:
            parts = [self.say("car-driver", name=names[car.driver])]
        if car.passengers:
            aboard = ", ".join(names[one] for one in car.passengers)
            parts.append(self.say("car-aboard", names=aboard))
        parts.append(self.say("car-free", count=free))
        if car.cargo:
            parts.append(self.say("car-cargo", cards=", ".join(map(self.card, car.cargo))))
        return self.say("car-seats", car=kind, seats=", ".join(parts))

    def one_kind(self, kind: str, count: int) -> str:
        """A count of one kind of zombie, in words."""
        return self.say("count-kind", count=count, name=self._kind(kind))

    def _kind(self, kind: str) -> str:
        return self.content.zombies[kind].name.in_(self.language)

    def zombies(self, groups: Iterable[GroupView], new: bool = False) -> str:
        """Kinds of zombies with their counts in words, the strongest first; empty for none.

        With `new`, the words also say how many of them are new.
        """
        counts: dict[str, int] = {}
        fresh = 0
        for group in groups:
            counts[group.kind] = counts.get(group.kind, 0) + group.count
            fresh += group.new
        kinds = reversed(self.in_order(counts))
        words = ", ".join(self.one_kind(kind, counts[kind]) for kind in kinds if counts[kind])
        return self.say("with-new", zombies=words, new=fresh) if new and fresh and words else words

    def card_does(self, kind: str) -> str:
        """What an item without an attack does, in words; empty if there is nothing to say."""
        return self.maybe(f"does-{kind}")

    def card_name(self, card: CardView) -> str:
        """The name of a card."""
        return self.content.equipment[card.kind].name.in_(self.language)

    def card(self, card: CardView) -> str:
        """A card's full name in words, with a remark if it must be reloaded."""
        name = self.card_name(card)
        return self.say("text-reload", card=name) if card.empty else name


def character_face(known: Character) -> Person:
    """How a survivor of the box looks."""
    drawn = known if isinstance(known, Portrayed) else None
    told, pose = (drawn.portrait, drawn.pose or "") if drawn else (None, "")
    face = Face(told.skin, told.coat, tuple(told.parts.items())) if told else None
    paint = paint_of(known.shape)
    return Person(known.shape, paint, letter(known.initial), face or face_by_name(known.id), pose)


def face_of(known: Character, ruleset: str) -> Person:
    """How a survivor looks; one who is not in the game's box looks like a stranger."""
    if known.id in load_content(ruleset).characters:
        return character_face(known)
    return stranger(known)


def stranger(known: Character) -> Person:
    """How a survivor who is not in the game's box looks: with a face if the sheet has one."""
    told = known.portrait if isinstance(known, Guest) else None
    face = Face(told.skin, told.coat, tuple(told.parts.items())) if told else None
    return Person(known.shape, STRANGER, letter(known.initial), face)
