"""Converts typed texts to the fields of commands, and finds likely values for missing fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import engine
from bot.base.errors import UserError
from bot.kit.typed import Fields, TypedCommand, names_in
from engine.core.folding import fold
from engine.family.view import SurvivorView, View

PAIR = ":pair"
"""Suffix of a typed weapon that is used as a pair: `card-id:pair`."""
WAY = " → "
"""Separates the zones of a typed way."""
SILENT, HEARD = "silent", "heard"
WITHOUT_OPTION = {"do", "survivor", "pair"}
"""Fields of commands without an option of their own; a pair is typed with its card."""


def value_of(command: engine.Command, field: str) -> str:
    """Return the value of a command's field as people type it; empty if the field has no value.

    A pair of weapons is one value: the card with PAIR behind it.
    """
    value = getattr(command, field, None)
    if value in (None, ()) or (field == "power" and not value):
        return ""
    if field == "card" and getattr(command, "pair", False):
        return f"{value}{PAIR}"
    if field == "silent":
        return SILENT if value else HEARD
    if field == "path":
        return WAY.join(getattr(command, "path", ()))
    if isinstance(value, tuple):
        return " ".join(map(str, cast("tuple[object, ...]", value)))
    return str(value)


def typed_fields(fields: Fields) -> dict[str, Any]:
    """Convert typed texts to the values that a command's fields need.

    A pair of weapons becomes the fields `card` and `pair`; a way becomes a list of zones.
    """
    found = dict(fields)
    card = found.get("card")
    if isinstance(card, str) and card.endswith(PAIR):
        found |= {"card": card.removesuffix(PAIR), "pair": True}
    if "path" in found:
        zones = " ".join(names_in(str(found["path"]).replace(WAY.strip(), ",")))
        found["path"] = [zone.upper() for zone in fold(zones).split()]
    if "traits" in found:
        found["traits"] = str(found["traits"]).split()
    if "silent" in found:
        found["silent"] = found["silent"] == SILENT
    return found


# ------------------------------------------------------------ what is left out


def with_likely_values(view: View, typed: TypedCommand, survivor: str) -> dict[str, Any]:
    """Return the typed fields, with a likely value for each required one that was left out.

    Call it only if no legal command matches: the rules then refuse the filled-in command and say
    why. Raises UserError if a card is needed and the hands are empty, or a car and there is none.
    """
    filled = typed_fields(typed.fields)
    one = next((one for one in view.survivors if one.id == survivor), None)
    for field in MUST_HAVE.get(typed.do, ()):
        if field not in filled and one is not None:
            meant = "burden" if typed.do in BURDENED else field
            filled[field] = LIKELY[meant](view, one)
    return filled


def _card(view: View, one: SurvivorView) -> str:
    hands = [card for card in one.hands if card is not None]
    if not hands:
        raise UserError("empty-hands")
    return hands[0].id


def _car(view: View, one: SurvivorView) -> str:
    cars = sorted(view.cars, key=lambda car: car.zone != one.zone)
    if not cars:
        raise UserError("no-cars-here")
    return cars[0].id


def _door(view: View, one: SurvivorView) -> str:
    doors = sorted(view.board.doors.values(), key=lambda door: one.zone not in door.zones)
    return doors[0].id


def _objective(view: View, one: SurvivorView) -> str:
    left = sorted(view.objectives, key=lambda token: (token.taken, token.zone != one.zone))
    return left[0].id if left else ""


def _burden(view: View, one: SurvivorView) -> str:
    left = [token.id for token in view.objectives]
    return next(iter([*one.burdens, *left]), "")


LIKELY: dict[str, Callable[[View, SurvivorView], str]] = {
    "card": _card,
    "car": _car,
    "door": _door,
    "objective": _objective,
    "burden": _burden,
    "seat": lambda view, one: "driver",
}
"""For each field, a function that returns its likely value; `burden` is a carried objective."""
BURDENED = ("lay-down", "hand-over")
"""Commands about an objective that the survivor carries."""
MUST_HAVE = {
    "attack": ("card",),
    "open-door": ("card",),
    "reload": ("card",),
    "take-objective": ("objective",),
    "lay-down": ("objective",),
    "hand-over": ("objective",),
    "close-door": ("door",),
    "enter-car": ("car", "seat"),
    "change-seat": ("seat",),
    "search-car": ("car",),
    "load-car": ("car",),
    "unload-car": ("car",),
}
"""For each kind of command, its required fields that can get a likely value."""
