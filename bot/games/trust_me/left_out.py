"""Fills in the missing fields of an illegal command, so that the rules can say what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from bot.games.trust_me.asking import player_of
from bot.games.trust_me.places import figures
from bot.kit.chair import Chair
from bot.kit.typed import TypedCommand
from engine.spaces.plane import apart
from engine.trust_me.box import box
from engine.trust_me.sheet import LEFT
from engine.trust_me.view import View

USED: Mapping[str, Sequence[str]] = {
    "shoot": ("ranged",),
    "fight": ("melee",),
    "throw": ("thrown",),
    "gun": ("ranged",),
    "reload": ("ammo",),
    "fire-flare": ("flare",),
    "heal": ("first-aid-kit",),
    "detonate": ("detonator",),
    "call-sniper": ("walkie-talkie",),
}
"""For a kind of command or a field, the class or kind of token that it needs.

`gun` is the field with the weapon that `reload` loads.
"""
NOTHING = "0"
"""An id that no token on the board has."""


def left_out(chair: Chair, typed: TypedCommand) -> dict[str, str]:
    """Return a value for each required field that nobody typed.

    It is the value in the first legal command of the kind. Without a legal command it is a likely
    value, such as the nearest figure.
    """
    do = typed.do
    legal = next((one for one in chair.commands if one.name() == do), None)
    kind = next(one for one in chair.game.rules.command_types if one.name() == do)
    fields = (one.name for one in structs.fields(kind) if one.required)
    asked = [one for one in fields if one not in typed.fields]
    return {one: str(getattr(legal, one, "")) or _nearest(chair, typed, one) for one in asked}


def _nearest(chair: Chair, typed: TypedCommand, field: str) -> str:
    view, seat = chair.view, chair.seat
    own = player_of(view, seat)
    match field:
        case "to" | "at":
            return str(own.at)
        case "token":
            found = sorted(view.lying, key=lambda one: apart(one.at, own.at))
            return found[0].id if found else NOTHING
        case "target" | "seat":
            there = {at: one for at, one in figures(view).items() if one != seat}
            return there[min(there, key=lambda at: apart(at, own.at))] if there else seat
        case "cell":
            return next(iter(own.actions), LEFT)
        case "harmed":
            patient = typed.text("seat")
            hurt = patient if patient in view.seats else seat
            return next(iter(player_of(view, hurt).harm), LEFT)
        case _:
            return _slot_of(view, seat, USED.get(field) or USED.get(typed.do, ()))


def _slot_of(view: View, seat: str, wanted: Sequence[str]) -> str:
    """Return the seat's first slot with a token of a wanted kind or class, else `LEFT`."""
    held, tokens = [one for one in player_of(view, seat).held if one.kind], box().tokens
    found = (one.slot for one in held if {one.kind, tokens[one.kind].sort} & {*wanted})
    return next(found, LEFT)
