"""Why something cannot be done, and what works instead."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.zombicide.narrate.naming import Naming
from engine.core.refusal import Refusal, Value

_SURVIVORS = ("survivor", "active", "partner", "patient")
_CHOICES = ("near", "seats", "left", "games", "missions")
"""Lists of which one fits: told with `or`."""
_EVERYONE = ("not-a-player", "seat-without-survivor")
"""Refusals that mean all of the seats they name."""


def refusal(names: Naming, refused: Refusal) -> str:
    """One or two sentences; each value of the refusal is named in the person's language."""
    either = refused.key not in _EVERYONE
    values = {
        key: _named(names, key, value, either=either) for key, value in refused.values.items()
    }
    return names.say(f"refusal-{refused.key}", **values, **_extra(names, refused.values))


def _named(names: Naming, key: str, value: Value, *, either: bool) -> str | int:
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        shown = [_one(names, key, one) for one in value]
        return names.one_of(shown) if either and key in _CHOICES else names.all_of(shown)
    if key in _SURVIVORS:
        return names.survivor(value)
    return _one(names, key, value)


def _one(names: Naming, key: str, value: str) -> str:
    match key:
        case "card":
            return names.the_card(value)
        case "missing":
            return names.a_card(value)
        case "skill":
            return names.skill(value)
        case "door":
            return names.door(value)
        case "seats":
            return names.player(value)
        case "left":
            return names.survivor(value)
        case _:
            return value[:60]


def _extra(names: Naming, values: Mapping[str, Value]) -> dict[str, str]:
    """A card by its printed name, and what a recipe makes, for sentences built around them."""
    card, recipe = values.get("card"), values.get("recipe")
    extra: dict[str, str] = {}
    if isinstance(recipe, str):
        extra = {"name": names.card(recipe)}
        extra |= {} if card else {"card": names.a_card(recipe)}
    if isinstance(card, str):
        extra = {"name": names.card(card)}
    return extra
