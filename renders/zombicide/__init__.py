"""The look and painter of Zombicide, the game of the family in which noise is heard."""

from __future__ import annotations

from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter


class ZombicideLook(FamilyLook):
    """The look of Zombicide, which has noise."""

    noisy = True


PAINTER = FamilyPainter(ZombicideLook)
