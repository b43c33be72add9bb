"""Why something cannot be done at a table of Zombies!!!, and what works instead."""

from __future__ import annotations

from bot.games.zombies.naming import Naming
from engine.core.refusal import Refusal, Value

_EITHER = ("near", "known", "seats", "missions", "games")
"""Lists of which one fits: told with `or`."""


def refusal(names: Naming, refused: Refusal) -> str:
    """One or two sentences; each value of the refusal is named in the person's language."""
    values = {key: _named(names, key, value) for key, value in refused.values.items()}
    for key in ("near", "known", "seats"):
        listed = refused.values.get(key)
        if isinstance(listed, tuple):
            values["count"] = len(listed)
    own = f"town-refusal-{refused.key}"
    if names.words.knows(names.language, own):
        return names.say(own, **values)
    return names.say(f"refusal-{refused.key}", **values)


def _named(names: Naming, key: str, value: Value) -> str | int:
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        shown = [_one(names, key, one) for one in value]
        return names.one_of(shown) if key in _EITHER else names.all_of(shown)
    return _one(names, key, value)


def _one(names: Naming, key: str, value: str) -> str:
    match key:
        case "card":
            return names.card(value)
        case "tile" | "building":
            return names.tile(value)
        case "seats" | "seat":
            return names.player(value)
        case _:
            return value[:60]
