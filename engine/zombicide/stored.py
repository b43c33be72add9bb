"""Migrates tables that an earlier release stored."""

from __future__ import annotations

from engine.core.stored import fields_of

SCHEMA = 8
COUNTED_APART = {"free_moves": "move", "free_combats": "combat", "free_searches": "search"}
"""Fields of a survivor before schema 4, with the sort of free action that each counted."""


def migrate(data: dict[str, object], schema: int) -> dict[str, object]:
    """Bring a stored state to the current schema. Raises ValueError if a part of the state is no
    table of fields.

    Schema 1 had only the tutorial and schema 2 no zombies that slip away; later fields begin as in
    a new game. Schema 3 counted three sorts of free actions in fields of their own. Schema 4 kept
    fields of this game inside each survivor. Schema 5 had no objectives of hidden colours,
    schema 6 none that are carried, and schema 7 no standing orders.
    """
    survivors = {one: fields_of(told) for one, told in fields_of(data["survivors"]).items()}
    if schema < 4:
        for survivor in survivors.values():
            counts = {sort: survivor.pop(old, 0) for old, sort in COUNTED_APART.items()}
            survivor["free"] = {sort: count for sort, count in counts.items() if count}
    if schema < 5:
        kills = {one: told.pop("latest_kill", "") for one, told in survivors.items()}
        data["latest_kill"] = {one: zone for one, zone in kills.items() if zone}
        silent = {one: told.pop("sneaking", True) for one, told in survivors.items()}
        data["heard"] = [one for one, sneaks in silent.items() if not sneaks]
    return data
