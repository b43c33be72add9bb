"""What heroes do, as it is typed."""

from __future__ import annotations

from bot.games.family.moves import FamilyMoves

TOLD_OTHERWISE = (*FamilyMoves.told_otherwise, "card")


class HeroesMoves(FamilyMoves):
    """Everybody has one attack, so that nobody need name it."""

    told_otherwise = TOLD_OTHERWISE
