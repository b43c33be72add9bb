"""A survivor's sheet in words: state, every card with its numbers, skills, later levels."""

from __future__ import annotations

from collections.abc import Iterator

from engine.family.view import CardView
from renders.family.cards import level_starts
from renders.family.held import card_marks
from renders.family.look import FamilyLook
from renders.family.words import told
from renders.kit.alt import clipped, fitted
from renders.kit.palette import LEVELS


def sheet_text(look: FamilyLook, survivor: str) -> str:
    """The whole sheet in words: everything that its picture shows.

    Raises KeyError if the survivor is not at the table.
    """
    return "\n".join(_Sheet(look, survivor).lines())


def sheet_alt_text(look: FamilyLook, survivor: str) -> str:
    """The sheet in at most 1,024 characters; if it is too long, its lower parts are left out.

    Raises KeyError if the survivor is not at the table.
    """
    lines = list(_Sheet(look, survivor).lines())
    return fitted([lines[:1]], lines[1:], "\n")


def hand_alt_text(look: FamilyLook, survivor: str) -> str:
    """A survivor and every card it holds with its numbers, in at most 1,024 characters.

    Raises KeyError if the survivor is not at the table.
    """
    return clipped("\n".join(_Sheet(look, survivor).cards()))


class _Sheet:
    """Writes the lines of one sheet, the most urgent first."""

    def __init__(self, look: FamilyLook, survivor: str):
        self.look, self.say, self.content = look, look.say, look.content
        self.language, self.survivor = look.language, look.survivor(survivor)

    def lines(self) -> Iterator[str]:
        yield told(self.look, self.survivor)
        if self.survivor.standing:
            yield from self._held()
            yield from self._ahead()
            yield from self._skills()
            for name, does in self.look.further(self.survivor):
                yield self.say("sheet-text-further", name=name, does=does.removesuffix("."))

    def cards(self) -> Iterator[str]:
        """Yield only the survivor and its cards."""
        yield next(self.lines())
        if self.survivor.standing:
            yield from self._held()

    def _held(self) -> Iterator[str]:
        hands = self.look.hands(self.survivor)
        keys = ("sheet-text-left", "sheet-text-right") if len(hands) > 1 else ("sheet-text-hand",)
        for key, held in zip(keys, hands, strict=True):
            yield self.say(key, card=self._card(held) if held else self.say("text-nothing"))
        if self.look.packed:
            yield self._pack()

    def _pack(self) -> str:
        cards = self.say("between").join(self._card(held) for held in self.survivor.pack)
        return self.say("text-pack", cards=cards or self.say("text-nothing"))

    def _card(self, held: CardView) -> str:
        """Name, numbers of the attacks, and special features of a card."""
        equipment = self.content.equipment[held.kind]
        parts = [
            self.say(
                "sheet-text-attack" if attack.dice else "sheet-text-sure-attack",
                least=attack.reach.min,
                most=attack.reach.max,
                dice=attack.dice,
                needed=attack.hits_on,
                damage=attack.damage if self.look.damaging else 0,
            )
            for attack in equipment.attacks
        ]
        parts += [words.lower() for words, _ in card_marks(equipment, held, self.look)]
        does = self.look.card_does(equipment.id)
        parts += [does[:1].lower() + does[1:].rstrip(".")] if does else []
        name = equipment.name.in_(self.language)
        return self.say("sheet-text-card", card=name, about=", ".join(parts))

    def _skills(self) -> Iterator[str]:
        """Yield a line for each gained skill: its name and its effect."""
        for skill in dict.fromkeys(self.survivor.skills):
            entry = self.content.skills[skill]
            name, does = entry.name.in_(self.language), entry.summary.in_(self.language)
            yield self.say("sheet-text-skill", skill=name, does=does)

    def _ahead(self) -> Iterator[str]:
        """Yield the later levels: when they begin and what they bring."""
        starts = dict(zip(LEVELS, level_starts(self.content), strict=True))
        later = [
            self.say(
                "sheet-text-level",
                level=self.look.level(rank.level),
                start=starts[rank.level],
                skills=self.say("sheet-text-or").join(
                    self.content.skills[one].name.in_(self.language) for one in rank.offer
                ),
            )
            for rank in self.look.ranks(self.survivor)
            if starts[rank.level] > self.survivor.xp
        ]
        if later:
            yield self.say("sheet-text-later", levels=self.say("between").join(later))
