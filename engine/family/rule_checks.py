"""What is wrong with the special rules and goals of a mission, and with what they name."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from pydantic import ValidationError

from engine.family.parameters import GOALS, RULES, Parameters
from engine.reading.faults import cures
from engine.reading.mission import Mission, MissionRule
from engine.spaces.zones import Board

DECKS = {"spawn-deck": "spawn", "first-equipment": "equipment"}
"""Rules whose `cards` are of one of the two decks."""

Known = Mapping[str, Collection[str]]
Models = Mapping[str, type[Parameters]]


def check_rules(
    mission: Mission,
    known: Known,
    board: Board | None,
    rules: Models = RULES,
    goals: Models = GOALS,
) -> Iterator[str]:
    """Faults of all rules. `known` holds the ids of `spawn` and `equipment` cards and `kinds` of
    figures; a list that cannot be read is left out."""
    sorts = (("rule", mission.rules, rules), ("victory", mission.victory, goals))
    for what, named, models in sorts:
        for rule in named:
            here = f"{what} {rule.name}"
            if rule.name not in models:
                yield f"{here}: it is not known; known are {', '.join(models)}"
                continue
            for fault in _check(rule, models[rule.name], mission, known, board):
                yield f"{here}: {fault}"
    yield from _goals(mission)


def _check(
    rule: MissionRule,
    model: type[Parameters],
    mission: Mission,
    known: Known,
    board: Board | None,
) -> Iterator[str]:
    try:
        told = model.model_validate(rule.parameters).model_dump()
    except ValidationError as error:
        yield from cures(model, error)
        return
    deck = DECKS.get(rule.name, "")
    if "cards" in told and deck in known:
        yield from _strangers(told["cards"], known[deck], "card of this game")
    if "equipment" in known:
        for kind in (*told.get("kinds", ()), *told.get("carrying", ())):
            yield from _strangers((kind,), known["equipment"], "card of this game")
    if "kinds" in known and "kind" in told:
        yield from _strangers((told["kind"],), known["kinds"], "zombie of this game")
    tokens = [token.id for token in mission.objectives]
    yield from _strangers(told.get("objectives", ()), tokens, "objective of this mission")
    if board is not None:
        yield from _strangers(told.get("zones", ()), board.zones, "zone of this board")


def _strangers(named: Collection[str], known: Collection[str], what: str) -> Iterator[str]:
    for one in named:
        if one not in known:
            yield f"{one!r} is no {what}"


def _goals(mission: Mission) -> Iterator[str]:
    """A goal that is met from the start, or that nobody can reach."""
    names = [rule.name for rule in mission.victory]
    if "take-objectives" in names and not mission.objectives:
        yield "victory take-objectives: there are no objectives; the game would be won at once"
    hidden = [token for token in mission.objectives if token.colour == "hidden"]
    if any(rule.name == "hidden-survivors" for rule in mission.rules) and not hidden:
        yield "rule hidden-survivors: there are no hidden objectives; colour some of them hidden"
    cars = {"load-cars", "board-cars"} & set(names)
    if cars and not any(car.drivable for car in mission.cars):
        yield f"victory {min(cars)}: the mission has no car that can be driven; give it one"
    if "escape" in names and mission.exit is None:
        yield "victory escape: the mission has no exit; give it one"
