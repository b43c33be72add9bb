"""What people leave out of a command where nothing they may mean is allowed: the rules say why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

import engine
from bot.games.trust_me.places import figures
from bot.games.trust_me.presenter import player_of
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


def left_out(
    view: View,
    seat: str,
    kind: type[engine.Command],
    legal: engine.Command | None,
    fields: Mapping[str, Any],
) -> dict[str, str]:
    """A value for each field that such a command must have and nobody typed: as in `legal`, or what
    comes nearest to it."""
    asked = [one.name for one in structs.fields(kind) if one.required and one.name not in fields]
    patient = str(fields.get("seat") or seat)
    return {
        one: str(getattr(legal, one, "")) or _nearest(view, seat, kind.name(), one, patient)
        for one in asked
    }


def _nearest(view: View, seat: str, do: str, field: str, patient: str) -> str:
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
            hurt = patient if patient in view.seats else seat
            return next(iter(player_of(view, hurt).harm), LEFT)
        case _:
            return _slot_of(view, seat, USED.get(field) or USED.get(do, ()))


def _slot_of(view: View, seat: str, wanted: Sequence[str]) -> str:
    """Where something of such a sort lies on the seat's sheet, or of such a kind."""
    held, tokens = [one for one in player_of(view, seat).held if one.kind], box().tokens
    found = (one.slot for one in held if {one.kind, tokens[one.kind].sort} & {*wanted})
    return next(found, LEFT)
