"""Plays games in pairs, on the same seeds: by the autopilot, and by what looking ahead advises.

`python -m tests.looking heroes-resistance M0 30` plays 30 pairs and says what was won, how long a
piece of advice took, and how often a number spoke for it. A second count is bounded by 3 s of
processor time, as behind the Hint button; a third argument `--first N` begins with another
seed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections import Counter

import engine
from engine.core.command import Command
from engine.core.look import look
from tests.playing import AnyTable, autopilot_step, give

SECONDS = 3.0
LONGEST = 3000
SEATS = {
    "heroes-resistance": {"ann": ["wasp", "hulk"], "bob": ["black-panther", "spider-man"]},
    "zombicide": {"ann": ["amy", "doug", "wanda"], "bob": ["josh", "ned", "phil"]},
    "living-dead": {"ann": ["ben", "barbara", "judy"], "bob": ["tom", "harry", "helen"]},
}


class Diary:
    """What the advice of some games was like."""

    def __init__(self) -> None:
        self.milliseconds: list[float] = []
        self.tries: list[int] = []
        self.said: Counter[str] = Counter()


def advised(table: AnyTable, diary: Diary) -> tuple[str, Command | str]:
    """The step that looking ahead advises, bounded in time; else the autopilot's."""
    seat, step = autopilot_step(table)
    if isinstance(step, str):
        return seat, step
    began = time.process_time()
    found = look(table, seat, lambda share: time.process_time() - began < share * SECONDS)
    if found is None:
        return seat, step
    diary.milliseconds.append(1000 * (time.process_time() - began))
    diary.tries.append(found.tries)
    diary.said[found.gain.part if found.gain else "nothing"] += 1
    diary.said["other step"] += found.step != step
    return seat, found.step


def played(ruleset: str, mission: str, seed: str, diary: Diary | None) -> tuple[bool, int]:
    """Whether the game was won, and in which round it ended."""
    table = engine.open_table(ruleset, mission=mission, seats=SEATS[ruleset], seed=seed)
    for _ in range(LONGEST):
        if table.outcome:
            break
        give(table, *(autopilot_step(table) if diary is None else advised(table, diary)))
    return bool(table.outcome and table.outcome.won), table.view().round


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("ruleset")
    asked.add_argument("mission")
    asked.add_argument("pairs", type=int)
    asked.add_argument("--first", type=int, default=0)
    given = asked.parse_args()
    diary, pairs = Diary(), list[tuple[bool, bool]]()
    for number in range(given.first, given.first + given.pairs):
        seed = f"looking {given.mission} {number}"
        plain, rounds = played(given.ruleset, given.mission, seed, None)
        ahead, later = played(given.ruleset, given.mission, seed, diary)
        pairs.append((plain, ahead))
        won = sum(one for one, _ in pairs), sum(one for _, one in pairs)
        gained, lost = pairs.count((False, True)), pairs.count((True, False))
        sys.stdout.write(
            f"{given.mission} {len(pairs)} pairs: won {won[0]} by the autopilot, {won[1]} ahead "
            f"(gained {gained}, lost {lost}); this one in rounds {rounds} and {later}; "
            f"ms mean {statistics.mean(diary.milliseconds):.0f}, "
            f"worst {max(diary.milliseconds):.0f}; futures told of "
            f"{statistics.mean(diary.tries):.0f}; {len(diary.tries)} pieces of advice: "
            f"{dict(diary.said)}\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
