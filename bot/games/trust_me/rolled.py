"""Says what a roll decides, and the results that would decide otherwise.

A question whether dice are rolled again is only answered well by a player who knows this. The
numbers are those of the event `DiceThrown`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from bot.kit.speech import Speech
from engine.trust_me import combat, odds
from engine.trust_me.box import box
from engine.trust_me.combat import MELEE, RANGED, SNIPER
from engine.trust_me.events import DiceThrown
from engine.trust_me.game import Game
from engine.trust_me.known import known
from engine.trust_me.view import View

WHO = ("first", "tie")
"""Reasons of rolls that several players make, of which the highest or the lowest counts."""
GREEN: Mapping[str, tuple[str, str]] = {
    RANGED: ("empty", "loaded"),
    MELEE: ("broken", "whole"),
    "infection": ("infected", "none"),
    "burn": ("burned", "out"),
    "barricade": ("held", "down"),
}
"""What happens below the least result that counts, and from it on: for the kinds of weapon whose
limit is tried, and for the reasons of other rolls.
"""
TOOL = ("used", "kept")
"""The same for the limit of an object that is no weapon."""


def decided(speech: Speech, view: View, thrown: DiceThrown, again: int) -> str:
    """Return what a roll decides as it lies, and from which result on something else happens.

    At most `again` of its dice can be rolled again; results beyond their reach are left out.
    """
    if thrown.why in WHO:
        return speech.say("roll-who", why=thrown.why)
    game = known(view)
    if thrown.why in ("attack", "reroll") and thrown.foe in view.seats:
        return _attack(speech, game, thrown)
    end_of = _end_of(game, thrown)
    now, lower, higher = end_of(thrown.result), *_reach(game, thrown, again)
    up = [one for one in range(thrown.result + 1, higher + 1) if end_of(one) != end_of(one - 1)]
    down = [one for one in range(thrown.result - 1, lower - 1, -1) if end_of(one) != now]
    key = "roll-from" if up else "roll-up-to"
    turns = [*up[:1], *up[1:][-1:]] or down[:1]
    told = [speech.say(key, number=one, end=_said(speech, end_of(one))) for one in turns]
    why = "attack" if thrown.why == "reroll" else thrown.why
    numbers = {"result": thrown.result, "against": thrown.least}
    return " ".join([speech.say("roll-decides", why=why, end=_said(speech, now), **numbers), *told])


def _attack(speech: Speech, game: Game, thrown: DiceThrown) -> str:
    """Compare an attack on a survivor with the defence, which is not rolled yet."""
    numbers = game.numbers
    least, dice = thrown.least - 1, game.is_free(thrown.foe, "survival")
    return speech.say(
        "roll-attack",
        result=thrown.result,
        foe=speech.name("seat", thrown.foe),
        least=least,
        most=least + dice * (numbers.dice["blue"] - 1),
        sure=next(one.from_ for one in numbers.wound_table if not one.choice),
        burns="yes" if _burns(thrown) else "no",
    )


def _burns(thrown: DiceThrown) -> bool:
    kind = box().tokens.get(thrown.weapon)
    return kind is not None and kind.incendiary


def _end_of(game: Game, thrown: DiceThrown) -> Callable[[int], str]:
    """Return a function that tells, for a result of this roll, what happens then."""
    if thrown.why in ("attack", "reroll"):
        return lambda result: f"kills {combat.fallen(game, thrown.foe, result)}"
    if thrown.why == "defence":
        return partial(_end_of_defence, game, thrown)
    sort = box().tokens[thrown.weapon].sort if thrown.weapon else thrown.why
    below, beyond = GREEN.get(sort, TOOL)
    return lambda result: beyond if result >= thrown.least else below


def _end_of_defence(game: Game, thrown: DiceThrown, result: int) -> str:
    difference = thrown.least - result
    if _burns(thrown):
        return "burn" if difference > 0 else "none"
    if thrown.weapon == SNIPER:
        difference = combat.counted(game, combat.by_sniper(thrown.foe, thrown.seat), difference)
    return odds.end_of(game, thrown.seat, difference)


def _reach(game: Game, thrown: DiceThrown, again: int) -> tuple[int, int]:
    """Return the least and the highest result after `again` of the dice are rolled again."""
    sides = [game.numbers.dice[die] for die in thrown.dice]
    less = sorted((face - 1 for face in thrown.faces), reverse=True)[:again]
    more = sorted(
        (most - face for most, face in zip(sides, thrown.faces, strict=True)), reverse=True
    )[:again]
    return thrown.result - thrown.times * sum(less), thrown.result + thrown.times * sum(more)


def _said(speech: Speech, end: str) -> str:
    what, _, count = end.partition(" ")
    return speech.say("roll-end", end=what, count=int(count or 0))
