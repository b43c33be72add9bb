"""What only the board of Night of the Living Dead bears: boards that lie ready at a passage."""

from __future__ import annotations

from engine.living_dead.view import LivingView
from engine.spaces.zones import Door
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter


class LivingLook(FamilyLook):
    """Nobody hears noise."""

    noisy = False

    def boarded(self, door: Door) -> bool:
        return isinstance(self.view, LivingView) and door.id in self.view.barricades


PAINTER = FamilyPainter(LivingLook)
