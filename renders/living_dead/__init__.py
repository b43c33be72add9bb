"""What only the board of Night of the Living Dead bears: boards that lie ready at a passage."""

from __future__ import annotations

from engine.family.entries import Character
from engine.living_dead.entries import LivingCharacter
from engine.living_dead.view import LivingView
from engine.spaces.zones import Door
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter


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

    def boarded(self, door: Door) -> bool:
        return isinstance(self.view, LivingView) and door.id in self.view.barricades


PAINTER = FamilyPainter(LivingLook)
