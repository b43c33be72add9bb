"""The board of Zombicide, where noise is heard."""

from __future__ import annotations

from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter


class ZombicideLook(FamilyLook):
    noisy = True


PAINTER = FamilyPainter(ZombicideLook)
