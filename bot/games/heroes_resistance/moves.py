"""The commands of Heroes' Resistance as people type them."""

from __future__ import annotations

from dataclasses import replace

import engine
from bot.base.errors import UserError
from bot.games.family.moves import FamilyMoves
from bot.kit.chair import Chair
from bot.kit.typed import TypedCommand
from engine.heroes_resistance.view import HeroesView

WITHOUT_OPTION = (*FamilyMoves.without_option, "card")


class HeroesMoves(FamilyMoves):
    """Moves of heroes. Each has one attack, so nobody needs to name it."""

    without_option = WITHOUT_OPTION

    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        """Rescue the bystander in the hero's zone, or else the first on the board, if none is
        named."""
        if typed.do == "rescue" and not typed.text("bystander"):
            whom = _whom(chair.view, leader)
            typed = replace(typed, fields={**typed.fields, "bystander": whom})
        return super().draft(chair, typed, leader)


def _whom(view: HeroesView, hero: str) -> str:
    zone = next((one.zone for one in view.survivors if one.id == hero), "")
    found = sorted(view.bystanders, key=lambda one: view.bystanders[one] != zone)
    if not found:
        raise UserError("nobody-to-rescue")
    return found[0]
