"""What heroes do, as it is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engine
from bot.base.errors import UserError
from bot.games.family.moves import FamilyMoves
from bot.kit.chair import Chair
from engine.heroes_resistance.view import HeroesView

TOLD_OTHERWISE = (*FamilyMoves.told_otherwise, "card")


class HeroesMoves(FamilyMoves):
    """Everybody has one attack, so that nobody need name it."""

    told_otherwise = TOLD_OTHERWISE

    def as_typed(
        self, chair: Chair, do: str, leader: str, fields: Mapping[str, Any]
    ) -> engine.Command:
        """Of bystanders, the one in the hero's zone is meant, else the first on the board."""
        if do == "rescue" and not fields.get("bystander"):
            fields = {**fields, "bystander": _whom(chair.view, leader)}
        return super().as_typed(chair, do, leader, fields)


def _whom(view: HeroesView, hero: str) -> str:
    zone = next((one.zone for one in view.survivors if one.id == hero), "")
    found = sorted(view.bystanders, key=lambda one: view.bystanders[one] != zone)
    if not found:
        raise UserError("nobody-to-rescue")
    return found[0]
