"""How many days a game takes where people answer within an hour: calculated, not waited for.

Everybody takes the whole hour before doing or answering something, and then goes on as long as it
is their turn to do so; nobody sleeps. Others who are asked for cards are waited for 15 minutes, as
the table's patience has it. `pytest -s` prints the figures.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from statistics import mean, median

import engine
from bot.games.zombies.lobby import MINUTES, USUAL
from tests.zombies.playing import TownTable, give, opened

GAMES = 12
PLAYERS = 4
HOUR, DAY = 60, 24 * 60
PATIENCE = int(MINUTES[0])
DAYS = 3


def minutes(table: TownTable) -> int:
    """From the first turn to the end, if all of them take all their time."""
    passed, last = 0, ""
    while not table.outcome:
        asked = table.questions
        seats = [one.seats[0] for one in asked] if asked else [table.acting[0]]
        window = bool(asked) and asked[0].key == "window"
        if set(seats) != {last}:
            passed += PATIENCE if window else HOUR
        for seat in seats if window else seats[:1]:
            last = seat
            if not window or any(seat in one.seats for one in table.questions):
                step = engine.autopilot(table, seat)
                assert step is not None
                give(table, seat, step)
    return passed


def days(options: Mapping[str, str]) -> list[float]:
    return [minutes(opened(f"days {number}", PLAYERS, options)) / DAY for number in range(GAMES)]


def test_a_game_of_four_ends_within_days():
    """Today's usual settings against those of before, and against waiting at declared walks."""
    usual, before = days(USUAL), days({})
    asked = days({"cards": "window", "tempo": "brisk"})

    for name, found in (("usual", usual), ("asked once a turn", asked), ("each", before)):
        sys.stdout.write(
            f"\nfour players, {name}: {mean(found):.1f} days on average, "
            f"{median(found):.1f} in the middle"
        )
    assert mean(usual) <= DAYS
    assert mean(usual) < mean(asked) < mean(before)
