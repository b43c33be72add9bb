"""The commands of Heroes' Resistance as people type them, and its questions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

import engine
from bot.base.errors import UserError
from bot.base.words import cut
from bot.games.family.moves import BESIDE, FamilyMoves
from bot.kit.chair import Chair
from bot.kit.speech import LABEL
from bot.kit.typed import TypedCommand
from engine.heroes_resistance.view import HeroesView

WARD_OFF = "ward-off"
"""The key of the question whether a hero prevents a wound."""
WITHOUT_OPTION = (*FamilyMoves.without_option, "card")


class HeroesMoves(FamilyMoves):
    """The moves of heroes. Each hero has only one attack, so no option asks for it."""

    without_option = WITHOUT_OPTION
    names_targets = True
    wounding = (WARD_OFF,)
    deciding = "fall"
    lessons: Mapping[str, Collection[str]] = {
        "actions": (),
        "strike": (BESIDE,),
        "leaving": (BESIDE,),
        "fall": (),
        "power": ("gain-power",),
        "rescue": ("rescue",),
        "objective": ("take-objective",),
        "doors": ("force-door",),
        "priority": ("attack",),
        "traits": ("gain-trait",),
        "danger": (),
        "spawn": (),
    }

    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        """Draft the command. A rescue that names nobody is for a bystander in the hero's zone.

        If nobody is there, it is for the first bystander on the board. Raises UserError if the
        board has no bystander.
        """
        if typed.do == "rescue" and not typed.text("bystander"):
            whom = _whom(chair.view, leader)
            typed = replace(typed, fields={**typed.fields, "bystander": whom})
        return super().draft(chair, typed, leader)

    def option_labels(self, chair: Chair, question: engine.Question) -> Mapping[str, str]:
        """Name the bystander who would take the wound."""
        view: HeroesView = chair.view
        if question.key != WARD_OFF or question.subject not in view.held:
            return super().option_labels(chair, question)
        name = chair.speech.name("bystander", view.held[question.subject])
        return {"sacrifice": cut(chair.speech.say("option-sacrifice-named", bystander=name), LABEL)}


def _whom(view: HeroesView, hero: str) -> str:
    zone = next((one.zone for one in view.survivors if one.id == hero), "")
    found = sorted(view.bystanders, key=lambda one: view.bystanders[one] != zone)
    if not found:
        raise UserError("nobody-to-rescue")
    return found[0]
