"""Games with their log, as the bot keeps it; `python -m tests.conformance.logged` prints digests.

A digest is over all that a game told, listed and stored: equal ones are equal games.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator

import engine
from bot.store.records import LogRow, row_of
from engine.core.command import Command
from tests.conformance.benches import begun
from tests.conformance.steps import Step, give, random_step
from tests.playing import AnyTable, autopilot_step

BY_CHANCE = 120
"""Steps before the autopilot ends a game."""


def start_row(ruleset: str, mission: str, seed: str) -> tuple[AnyTable, LogRow]:
    table, told = begun(ruleset, mission, seed)
    promise: dict[str, object] = {
        "seats": table.seats,
        "mission": mission,
        "options": table.options,
        "commitment": engine.commitment(seed),
    }
    return table, row_of("start", "", promise, told)


def row_after(table: AnyTable, seat: str, step: Command | str) -> LogRow:
    """Gives the step and says how the log keeps it."""
    asked = [one for one in table.questions if seat in one.seats]
    fresh = not table.questions
    told = give(table, seat, step)
    if isinstance(step, str):
        return row_of("answer", seat, {"key": asked[0].key, "option": step}, told)
    kind = "command" if fresh else "interjection"
    return row_of(kind, seat, step.plain(), told)


def step_of(table: AnyTable, number: int, chance: random.Random) -> Step:
    return random_step(table, chance) if number < BY_CHANCE else autopilot_step(table)


def whole_game(ruleset: str, mission: str, seed: str) -> Iterator[tuple[AnyTable, LogRow]]:
    """A game to its end: the table after each row of its log, what was taken back among them."""
    chance = random.Random(seed)
    table, row = start_row(ruleset, mission, seed)
    yield table, row
    number = 0
    while not table.outcome:
        number += 1
        seat, step = step_of(table, number, chance)
        yield table, row_after(table, seat, step)
        if number < BY_CHANCE and table.may_undo(seat) and chance.random() < 0.5:
            table.undo(seat)
            yield table, LogRow("undo", seat, {"how": "free"}, command=table.number)


def digest(ruleset: str, mission: str) -> str:
    """What is the same in every game of these seeds, in whatever process."""
    found = hashlib.sha256()
    for table, row in whole_game(ruleset, mission, "planted-digest"):
        listed = [one.canonical() for seat in table.seats for one in table.commands(seat)]
        told = [row.events, row.draws, row.payload, listed, table.to_json()]
        found.update(json.dumps(told).encode())
    return found.hexdigest()


def main() -> None:
    stages = [(one.id, mission) for one in engine.rulesets() for mission in one.missions[:2]]
    digests = {f"{ruleset} {mission}": digest(ruleset, mission) for ruleset, mission in stages}
    sys.stdout.write(json.dumps(digests))


if __name__ == "__main__":
    main()
