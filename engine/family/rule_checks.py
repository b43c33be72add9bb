"""Checks the special rules and goals of a mission, and the ids they name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from engine.family.mission_rules import Goal, Goals, Rule, Rules
from engine.reading.faults import cures
from engine.reading.mission import Mission, MissionRule
from engine.spaces.zones import Board

Known = Mapping[str, Collection[str]]
SHARED = frozenset({"spawn", "equipment", "kinds"})
"""Lists that every game of the family has."""


def check_rules(
    mission: Mission, known: Known, board: Board | None, rules: Rules, goals: Goals
) -> Iterator[str]:
    """Yield the faults of all rules and goals.

    `known` holds the ids of `spawn` and `equipment` cards, of `kinds` of zombies and of the game's
    own lists; a list that cannot be read is left out.
    """
    sorts = (("rule", mission.rules, rules), ("victory", mission.victory, goals))
    for what, named, entries in sorts:
        for rule in named:
            here = f"{what} {rule.name}"
            if rule.name not in entries:
                yield f"{here}: it is not known; known are {', '.join(entries)}"
                continue
            for fault in _check(rule, entries[rule.name], mission, known, board):
                yield f"{here}: {fault}"


def _check(
    rule: MissionRule,
    entry: Rule[Any, Any] | Goal[Any],
    mission: Mission,
    known: Known,
    board: Board | None,
) -> Iterator[str]:
    try:
        told = entry.told.model_validate(rule.parameters).model_dump()
    except ValidationError as error:
        yield from cures(entry.told, error)
        return
    if entry.deck and entry.deck in known:
        yield from _strangers(told["cards"], known[entry.deck], "card of this game")
    if "equipment" in known:
        for kind in (*told.get("kinds", ()), *told.get("carrying", ())):
            yield from _strangers((kind,), known["equipment"], "card of this game")
    if "kinds" in known and "kind" in told:
        yield from _strangers((told["kind"],), known["kinds"], "zombie of this game")
    for own, ids in known.items():
        if own not in SHARED:
            yield from _strangers(told.get(own, ()), ids, f"entry of the {own} of this game")
    tokens = [token.id for token in mission.objectives]
    yield from _strangers(told.get("objectives", ()), tokens, "objective of this mission")
    if board is not None:
        places = (*told.get("zones", ()), *([told["zone"]] if "zone" in told else []))
        yield from _strangers(places, board.zones, "zone of this board")
    yield from entry.wrong(mission, rule)


def _strangers(named: Collection[str], known: Collection[str], what: str) -> Iterator[str]:
    for one in named:
        if one not in known:
            yield f"{one!r} is no {what}"
