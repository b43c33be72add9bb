"""The commands of Night of the Living Dead as people type them, and its questions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

import engine
from bot.games.family.moves import BESIDE, FamilyMoves
from bot.kit.chair import Chair
from bot.kit.typed import TypedCommand
from engine.living_dead.commands import SearchDeck
from engine.living_dead.events import TakingAsked
from engine.living_dead.view import LivingView
from engine.spaces.zones import Door

LYING = "lying"
"""The deck of a search that takes the card lying in the room."""
SEARCHED_FOR = ("windows", "household-left", "mourners", "rooms")
"""What goals count that searches for household cards bring nearer, besides fire."""


class LivingMoves(FamilyMoves):
    """The family's moves, with a likely door or window for a barricade that names none."""

    deciding = "modes"
    lessons: Mapping[str, Collection[str]] = {
        "actions": (),
        "strike": (BESIDE,),
        "leaving": (BESIDE,),
        "fall": (),
        "search": ("search",),
        "friends": ("attack",),
        "modes": (),
        "barricade": ("barricade",),
        "doors": ("open-door", "close-door"),
        "objective": ("take-objective",),
        "hands": ("equip",),
        "danger": (),
        "trade": ("trade",),
        "spawn": (),
    }

    def draft(self, chair: Chair, typed: TypedCommand, leader: str) -> engine.Command:
        """Draft the command. A missing door or action of a barricade is filled in.

        The door is a window or barricade in the survivor's zone, if there is one. The action
        (`build`, `open` or `close`) is the one that fits its present state.
        """
        if typed.do == "barricade":
            typed = _with_door(chair.view, typed, leader)
        return super().draft(chair, typed, leader)

    def entry(self, chair: Chair, command: engine.Command) -> str:
        """Return a menu entry; taking what lies in a room names the card."""
        if isinstance(command, SearchDeck) and command.deck == LYING:
            view: LivingView = chair.view
            here = next(one.zone for one in view.survivors if one.id == command.survivor)
            for card in view.lying.get(here, ())[-1:]:
                return chair.speech.say(
                    "take-lying", card_the=chair.speech.forms("card", card)["the"]
                )
        return super().entry(chair, command)

    def hint_values(self, chair: Chair, advice: engine.Advice) -> Mapping[str, str]:
        """Return the values of a hint; `counted` is the count of the scene that searches serve."""
        counts = [count.what for goal in chair.view.goals if goal.open for count in goal.progress]
        counted = next((one for one in counts if one in SEARCHED_FOR), "")
        return {**super().hint_values(chair, advice), "counted": counted}

    def question_text(self, chair: Chair, question: engine.Question) -> str:
        """Return the question; that of a card or wood says who asks whom for what.

        The question about the mode says what it changes.
        """
        told = super().question_text(chair, question)
        if question.key == "trust":
            return f"{told} {chair.speech.say('asked-with-mode')}"
        so_far = chair.game.so_far(chair.seat or None) if question.key == "let-take" else ()
        asked = [one for one in so_far if isinstance(one, TakingAsked)][-1:]
        return " ".join([*(chair.speech.event(one).strip() for one in asked), told])


def _with_door(view: LivingView, typed: TypedCommand, leader: str) -> TypedCommand:
    zone = next((one.zone for one in view.survivors if one.id == leader), "")
    doors = view.board.doors

    def unlikely(door: Door) -> tuple[bool, bool]:
        return zone not in door.zones, door.id not in view.barricades and door.sort != "window"

    door = typed.text("door") or min(doors.values(), key=unlikely).id
    how = typed.text("how") or _how(view, doors.get(door))
    return replace(typed, fields={**typed.fields, "door": door, "how": how})


def _how(view: LivingView, door: Door | None) -> str:
    if door and door.id in view.barricades and door.id not in view.open_doors:
        return "open"
    bare = door and door.sort == "window" and door.id not in view.barricades
    return "build" if bare else "close"
