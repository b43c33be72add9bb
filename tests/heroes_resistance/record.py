"""Records games of heroes as fixtures: `python -m tests.heroes_resistance.record`, only when a rule
was changed on purpose. Beside each is kept how it was stored at the last question in which somebody
may be given up for a hero, or at its last question of all.
"""

from __future__ import annotations

import random

import engine
from tests.playing import AnyTable
from tests.record import keep, steps

SEATS = {"ann": ["spider-man", "vision"], "bob": ["hulk", "wasp"]}
CROWD = {"ann": ["black-panther"], "bob": ["winter-soldier"], "cleo": ["hulk"], "dan": ["wasp"]}


def record(
    name: str, mission: str, seed: str, seats: dict[str, list[str]], *, at_random: bool = False
) -> None:
    table = engine.open_table("heroes-resistance", mission=mission, seats=seats, seed=seed)
    keep(name, table, steps(random.Random(seed) if at_random else None), asks_for_a_sacrifice)


def asks_for_a_sacrifice(table: AnyTable) -> int:
    """Best is somebody who may be given up, else any question."""
    return 1 + ("sacrifice" in table.question.options) if table.question else 0


if __name__ == "__main__":
    record("heroes-begin", "M0", "first heroes 1", SEATS)
    record("heroes-begin-crowd", "M0", "first heroes 2", CROWD)
    record("heroes-sacrifice", "M0", "sacrifice 17", SEATS, at_random=True)
    record("heroes-contamination", "M1", "first heroes 7", SEATS)
    record("heroes-flight", "M2", "flight 2", SEATS)
    record("heroes-safe-zone", "M3", "safe zone 1", CROWD)
    record("heroes-escort", "M4", "escort 3", SEATS, at_random=True)
    record("heroes-happy", "M5", "happy 1", CROWD)
    record("heroes-containment", "M6", "containment 3", SEATS)
    record("heroes-trap", "M7", "trap 1", CROWD)
    record("heroes-support", "M8", "first heroes 5", CROWD)
