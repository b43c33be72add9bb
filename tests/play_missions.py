"""Plays many games of all missions: `python -m tests.play_missions random 1000`, or `autopilot`,
of Zombicide or of the game named after the number.

Stops at the first broken count; tells how the games of each mission ended.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from tests.conformance.benches import BENCHES
from tests.conformance.steps import advised_game, random_game
from tests.playing import AnyTable


def played(how: str, game: str, mission: str, seed: int) -> Iterator[AnyTable]:
    play = random_game if how == "random" else advised_game
    return play(BENCHES[game], mission, f"{how} {mission} {seed}")


def play_all(how: str, games: int, game: str = "zombicide") -> None:
    """So many games, shared out over the missions in turn."""
    names = BENCHES[game].missions()
    ends: dict[str, Counter[str]] = {name: Counter() for name in names}
    for number in range(games):
        mission, seed = names[number % len(names)], number // len(names)
        for table in played(how, game, mission, seed):
            broken = BENCHES[game].broken(table)
            if broken:
                raise SystemExit(f"mission {mission}, seed {seed}: {broken}")
            if table.outcome:
                ends[mission][table.outcome.reason] += 1
    for mission, reasons in ends.items():
        sys.stdout.write(f"{mission} {dict(reasons)}\n")


if __name__ == "__main__":
    play_all(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
