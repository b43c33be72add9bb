"""What only the board of Heroes' Resistance bears: bystanders, and cards that lie face down."""

from __future__ import annotations

from engine.family.entries import Character
from engine.heroes_resistance.entries import Hero, HeroesContent
from engine.heroes_resistance.view import HeroesView
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter
from renders.kit.palette import INK, PERSON_CHIP, Base
from renders.kit.pen import Pen, Stamp, make_stamp

_HIDDEN = "hidden"


class HeroesLook(FamilyLook):
    """Heroes are told with their attack and health, and nobody hears noise."""

    noisy = False

    def skills_told(self, known: Character) -> list[tuple[str, str]]:
        """The attack and the health of the sheet come first."""
        told = super().skills_told(known)
        if not isinstance(known, Hero):
            return told
        attack = self.content.equipment[known.attack].name.in_(self.language)
        return [("", self.say("lobby-hero", attack=attack, health=known.health)), *told]

    def own_signs(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        if isinstance(self.view, HeroesView):
            for zone in self.view.hidden:
                found[zone] = (*found.get(zone, ()), _HIDDEN)
            for who, zone in self.view.bystanders.items():
                found[zone] = (*found.get(zone, ()), who)
        return found

    def own_sign(self, sign: str, side: int, ground: Base) -> Stamp:
        if sign == _HIDDEN:
            return super().own_sign("card", side, ground)
        letters = self.own_words(sign)[:2]
        return make_stamp(side, side, ground, lambda pen: _draw_bystander(pen, letters))

    def own_words(self, sign: str) -> str:
        if sign != _HIDDEN and isinstance(self.content, HeroesContent):
            return self.content.bystanders[sign].name.in_(self.language)
        return super().own_words(sign)


def _draw_bystander(pen: Pen, letters: str) -> None:
    """A person with two letters."""
    side = float(pen.width)
    pen.frame((0, 0, side, side), PERSON_CHIP, INK, 1.6, side * 0.4)
    pen.disc(side / 2, side * 0.24, side * 0.13, INK)
    pen.text(side / 2, side * 0.64, letters, INK, "Black", max(20, side * 0.46), "middle")


PAINTER = FamilyPainter(HeroesLook)
