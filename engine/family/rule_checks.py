"""Checks the special rules and goals of a mission, and the ids they name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from pydantic import ValidationError

from engine.family.mission_rules import Goal, Goals, Rule, Rules, dropped
from engine.family.parameters import Parameter, parameters_of
from engine.reading.faults import Finding, Mend, Where, cures
from engine.reading.mission import Mission, MissionRule
from engine.spaces.zones import Board

Known = Mapping[str, Collection[str]]
LISTS = {
    "card": ("equipment", "card of this game"),
    "spawn-card": ("spawn", "card of this game"),
    "zombie-kind": ("kinds", "zombie of this game"),
    "bystander": ("bystanders", "entry of the bystanders of this game"),
    "objective": ("", "objective of this mission"),
    "zone": ("", "zone of this board"),
}
"""For each kind of thing that a parameter may name: the game's list of its ids, and its name in a
fault.

The list is empty if the mission or the board has the ids.
"""


def check_rules(
    mission: Mission, known: Known, board: Board | None, rules: Rules, goals: Goals
) -> Iterator[Finding]:
    """Yield the faults of all rules and goals.

    `known` holds the ids of `spawn` and `equipment` cards, of `kinds` of zombies and of the game's
    own lists; a list that cannot be read is left out.
    """
    places = {"objective": [token.id for token in mission.objectives]}
    if board is not None:
        places["zone"] = [*board.zones]
    ids = {what: known[of] for what, (of, _) in LISTS.items() if of in known} | places
    sorts = (
        ("rule", "rules", mission.rules, rules),
        ("victory", "victory", mission.victory, goals),
    )
    for what, key, named, entries in sorts:
        for number, rule in enumerate(named):
            here = f"{what} {rule.name}"
            if rule.name not in entries:
                where = Where(field=(key, number), rule=rule.name)
                gone = Mend("remove", (key, number))
                told = Finding.of("rule-unknown", where, gone, known=[*entries])
                yield told.after(f"{here}: ")
                continue
            for fault in _check(rule, entries[rule.name], mission, ids):
                told = fault.within((key, number)).after(f"{here}: ")
                yield told.but(where=replace(told.where, rule=rule.name))


def _check(
    rule: MissionRule, entry: Rule[Any, Any] | Goal[Any], mission: Mission, known: Known
) -> Iterator[Finding]:
    """Yield the faults of one rule; `known` has the existing ids, by the keys of `LISTS`."""
    try:
        told = entry.told.model_validate(rule.parameters)
    except ValidationError as error:
        yield from cures(entry.told, error)
        return
    for parameter in parameters_of(entry.told):
        if parameter.about not in known:
            continue
        said: object = getattr(told, parameter.name)
        named = cast(
            "tuple[str, ...]", said if isinstance(said, tuple) else (said,) if said else ()
        )
        for one in named:
            if one not in known[parameter.about] and not _is_copy(one, parameter.about, known):
                mend = dropped(rule, parameter.name, one) if parameter.several else None
                if mend is None and not parameter.required:
                    mend = Mend("remove", (parameter.name,))
                yield _unknown(parameter, one, mend)
    yield from entry.wrong(mission, rule)


def _unknown(parameter: Parameter, given: str, mend: Mend | None) -> Finding:
    """Return the fault of a parameter that names something which is not there."""
    where, what = Where(field=(parameter.name,)), LISTS[parameter.about][1]
    values = {"given": given, "about": parameter.about, "what": what}
    told = Finding.of("entry-unknown", where, mend, **values)
    return told if parameter.required else told.after(f"{parameter.name}: ")


def _is_copy(one: str, about: str, known: Known) -> bool:
    """Return whether `one` is the id of a single card, such as `pistol-2`, of a known kind."""
    kind, _, number = one.rpartition("-")
    return about == "card" and number.isdecimal() and kind in known[about]
