"""Missions made by chance, read or refused: `python -m tests.generated 1000`.

Each begins as the template of a game and is changed in a few places. One without a fault is set up
and played for a few steps. The command prints how many were read and refused, and the longest time.
"""

from __future__ import annotations

import random
import sys
import time
import tomllib
from dataclasses import dataclass
from typing import Any, cast

import engine
from tests.playing import autopilot_step, give

TILES = {"zombicide": "5D@0 2C@180", "living-dead": "4R 5V", "heroes-resistance": "4R 2V"}
LISTS = ("doors", "spawns", "objectives", "cars", "rules", "victory")
WORDS = ("red", "hidden", "yellow", "walker", "key", "take-objectives", "carried", "waiting", "S1",
         "S99", "?", "")  # fmt: skip
STEPS = 8


@dataclass(frozen=True, slots=True)
class Made:
    """One mission, with the faults for which it is refused; without any if it can be played."""

    ruleset: str
    text: str
    faults: tuple[str, ...]
    seconds: float
    """The processor time that it took to read or refuse it."""
    bare: tuple[str, ...] = ()
    """Faults with neither a cure nor a place."""


def _changed(chance: random.Random, data: dict[str, Any]) -> dict[str, Any]:
    """Change some values, and repeat or take away some entries of lists."""
    for _ in range(chance.randint(0, 4)):
        key = chance.choice([*data, *LISTS])
        value: Any = data.get(key, [])
        if isinstance(value, list) and chance.random() < 0.8:
            rows = cast("list[dict[str, Any]]", value)
            entry: dict[str, Any] = (
                dict(chance.choice(rows)) if rows else {"name": chance.choice(WORDS)}
            )
            field = chance.choice([*entry, "zone", "colour", "zones", "count"])
            entry[field] = chance.choice([chance.choice(WORDS), chance.randint(-1, 9)])
            data[key] = [*rows, entry] if chance.random() < 0.7 else rows[:-1]
        elif isinstance(value, dict) and value:
            fields = cast("dict[str, Any]", value)
            data[key] = {**fields, chance.choice([*fields]): chance.choice(WORDS)}
        else:
            data[key] = chance.choice([chance.choice(WORDS), chance.randint(-1, 99)])
    return data


def made(number: int) -> Made:
    """Return the mission of that number. Raises whatever goes wrong after it was read."""
    chance = random.Random(number)
    ruleset = chance.choice([*TILES])
    data = tomllib.loads(engine.mission_template(ruleset, TILES[ruleset]))
    text = engine.to_toml(_changed(chance, data))
    began = time.process_time()
    drawn = engine.draft_mission(ruleset, text)
    faults = tuple(one.cure for one in drawn.faults)
    took = time.process_time() - began
    if not faults and drawn.mission:
        _play(ruleset, drawn.mission, text)
    bare = tuple(str(one) for one in drawn.faults if not (one.mend or one.where.field))
    return Made(ruleset, text, faults, took, bare)


def _play(ruleset: str, mission: str, text: str) -> None:
    content = engine.content_of(ruleset, mission=text)
    party = list(content.characters)[: content.missions[mission].survivors.min]
    table = engine.open_table(
        ruleset, mission=mission, seats={"ann": party}, seed="made", options={"mission": text}
    )
    for _ in range(STEPS):
        if not table.outcome:
            give(table, *autopilot_step(table))


if __name__ == "__main__":
    found = [made(number) for number in range(int(sys.argv[1]))]
    refused = sum(bool(one.faults) for one in found)
    longest = max(one.seconds for one in found)
    told = f"{len(found) - refused} read, {refused} refused, {longest:.2f} s at most"
    bare = sum(len(one.bare) for one in found)
    sys.stdout.write(f"{told}; {bare} faults have neither a cure nor a place\n")
