"""The look and the painter of Zombicide, the one game of the family with noise."""

from __future__ import annotations

from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter


class ZombicideLook(FamilyLook):
    """The look of Zombicide, which has noise."""

    noisy = True


PAINTER = FamilyPainter(ZombicideLook)
