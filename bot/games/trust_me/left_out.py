"""What people leave out of a command where nothing they may mean is allowed: the rules say why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import structs

from bot.games.trust_me.places import figures
from bot.games.trust_me.presenter import player_of
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
"""What commands are done with: sorts of tokens, or kinds; a gun is reloaded."""
NOTHING = "0"
"""The number of no token on the board."""


def left_out(chair: Chair, typed: TypedCommand) -> dict[str, str]:
    """A value for each field that the command must have and nobody typed: as in the first that is
    allowed; where none is, what comes nearest to it."""
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
    """Where something of such a sort lies on the seat's sheet, or of such a kind."""
    held, tokens = [one for one in player_of(view, seat).held if one.kind], box().tokens
    found = (one.slot for one in held if {one.kind, tokens[one.kind].sort} & {*wanted})
    return next(found, LEFT)
