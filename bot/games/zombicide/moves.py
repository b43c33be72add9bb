"""The questions of Zombicide that the rest of the family does not know."""

from __future__ import annotations

from bot.games.family.moves import FamilyMoves


class ZombicideMoves(FamilyMoves):
    """The family's moves, with the cards and skills that prevent a wound."""

    wounding = ("is-that-all", "use-mask")
