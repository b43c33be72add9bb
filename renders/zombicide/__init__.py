"""The board of Zombicide."""

from __future__ import annotations

from renders.family.painter import FamilyPainter

PAINTER = FamilyPainter()
