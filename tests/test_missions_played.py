"""Every mission is played to its end, at random and by the autopilot, without a broken count."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import engine
from tests.playing import (
    ZombicideTable,
    broken_invariants,
    give,
    missions,
    opened,
    random_game,
    random_seats,
    random_step,
)

RANDOM_GAMES = 6
AUTOPILOT_GAMES = 2
LONGEST = 6000


def autopilot_game(mission: str, seed: int) -> Iterator[ZombicideTable]:
    """The table after every step of a game the autopilot plays for everybody."""
    seats = random_seats(random.Random(f"{mission} {seed}"), mission)
    table = opened(mission, f"autopilot {mission} {seed}", seats)
    while not table.outcome:
        seat = table.questions[0].seats[0] if table.questions else table.acting[0]
        advice = engine.autopilot(table, seat)
        assert advice is not None
        give(table, seat, advice)
        yield table


@pytest.mark.parametrize("mission", missions())
def test_random_play_of_every_mission_breaks_no_invariant(mission: str):
    for seed in range(RANDOM_GAMES):
        for steps, table in enumerate(random_game(seed, mission)):
            assert broken_invariants(table) == [], f"seed {seed}, step {steps}"
            assert steps < LONGEST, f"seed {seed} does not end"


@pytest.mark.parametrize("mission", missions())
def test_the_autopilot_plays_every_mission_to_an_end(mission: str):
    for seed in range(AUTOPILOT_GAMES):
        for steps, table in enumerate(autopilot_game(mission, seed)):
            if steps % 7 == 0:
                assert broken_invariants(table) == [], f"seed {seed}, step {steps}"
            assert steps < LONGEST, f"seed {seed} does not end"


@pytest.mark.parametrize("mission", missions())
def test_a_restart_in_the_middle_of_any_mission_changes_nothing(mission: str):
    chance = random.Random(mission)
    table = opened(mission, "restart", random_seats(chance, mission))
    for _ in range(60):
        again = engine.load_table(table.to_json())
        assert again.view() == table.view()
        assert again.questions == table.questions
        if table.outcome:
            break
        give(table, *random_step(table, chance))


@pytest.mark.parametrize("mission", missions())
def test_every_command_listed_in_any_mission_is_accepted(mission: str):
    chance = random.Random(f"listed {mission}")
    table = opened(mission, "listed", random_seats(chance, mission))
    for _ in range(25):
        if table.outcome:
            break
        text = table.to_json()
        for seat in table.seats:
            commands = table.commands(seat)
            for command in chance.sample(commands, min(len(commands), 8)):
                told = engine.load_table(text).play(seat, command)
                assert told.number == table.number
        give(table, *random_step(table, chance))
