"""Plays many games of all missions: `python -m tests.play_missions random 1000`, or `autopilot`.

Stops at the first broken count; tells how the games of each mission ended.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from tests.conformance.benches import BENCHES
from tests.conformance.steps import advised_game
from tests.playing import ZombicideTable, broken_invariants, missions, random_game


def played(how: str, mission: str, seed: int) -> Iterator[ZombicideTable]:
    if how == "random":
        return random_game(seed, mission)
    return advised_game(BENCHES["zombicide"], mission, f"autopilot {mission} {seed}")


def play_all(how: str, games: int) -> None:
    """So many games, shared out over the missions in turn."""
    names = missions()
    ends: dict[str, Counter[str]] = {name: Counter() for name in names}
    for number in range(games):
        mission, seed = names[number % len(names)], number // len(names)
        for table in played(how, mission, seed):
            broken = broken_invariants(table)
            if broken:
                raise SystemExit(f"mission {mission}, seed {seed}: {broken}")
            if table.outcome:
                ends[mission][table.outcome.reason] += 1
    for mission, reasons in ends.items():
        sys.stdout.write(f"{mission} {dict(reasons)}\n")


if __name__ == "__main__":
    play_all(sys.argv[1], int(sys.argv[2]))
