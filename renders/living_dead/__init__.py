"""What only the board of Night of the Living Dead bears: boards that lie ready at a passage."""

from __future__ import annotations

from engine.content import Character
from engine.family.view import SurvivorView
from engine.living_dead.entries import LivingCharacter
from engine.living_dead.view import LivingView
from engine.spaces.zones import Door
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter
from renders.kit.palette import Base
from renders.kit.pen import Stamp
from renders.kit.people import Person
from renders.kit.text import SMALLEST
from renders.living_dead.signs import boards, lying_card, mode_pill


class LivingLook(FamilyLook):
    """Nobody hears noise."""

    noisy = False

    def skills_told(self, known: Character) -> list[tuple[str, str]]:
        """Everybody begins with the Romero side of the sheet up."""
        told = super().skills_told(known)
        if not isinstance(known, LivingCharacter):
            return told
        sheet = known.romero
        names = [self.skills([one]) for one in (sheet.yellow, sheet.orange, sheet.red)]
        return [("", self.say("lobby-romero", skills=", ".join(names))), *told]

    def person(self, survivor: SurvivorView) -> Person:
        """In Romero mode on a film; with a flash who is held there by a Relative."""
        bold, romero = self._mode(survivor)
        return super().person(survivor)._replace(film=romero, bolt=bold and romero)

    def _mode(self, survivor: SurvivorView) -> tuple[bool, bool]:
        """Whether somebody's own mode is Zombicide, and whether the sheet shows Romero."""
        view = self.view
        if not isinstance(view, LivingView) or not survivor.standing:
            return False, False
        return survivor.id in view.trusting, view.modes.get(survivor.id) == "romero"

    def badges(self, survivor: SurvivorView, ground: Base) -> list[Stamp]:
        bold, romero = self._mode(survivor)
        words = self.say("pill-romero" if romero else "pill-zombicide")
        return [mode_pill(words, romero, bold, ground)]

    def carried(self, survivor: SurvivorView, ground: Base) -> list[Stamp]:
        wood = self.view.boards.get(survivor.id, 0) if isinstance(self.view, LivingView) else 0
        return [boards(wood, ground)] if wood else []

    def told_of(self, survivor: SurvivorView) -> object:
        wood = self.view.boards.get(survivor.id, 0) if isinstance(self.view, LivingView) else 0
        return super().told_of(survivor), wood

    def own_signs(self) -> dict[str, tuple[str, ...]]:
        """Cards that lie on the board."""
        if not isinstance(self.view, LivingView):
            return {}
        return {zone: cards for zone, cards in self.view.lying.items() if cards}

    def own_sign(self, sign: str, side: int, ground: Base, least: int = SMALLEST) -> Stamp:
        return lying_card(self.content.equipment[self.content.cards[sign]].icon, side, ground)

    def own_words(self, sign: str) -> str:
        return self.content.equipment[self.content.cards[sign]].name.in_(self.language)

    def boarded(self, door: Door) -> bool:
        return isinstance(self.view, LivingView) and door.id in self.view.barricades


PAINTER = FamilyPainter(LivingLook)
