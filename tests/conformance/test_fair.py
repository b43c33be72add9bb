"""Every die of every game can be recomputed, and nothing depends on the order of hashes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from bot.store.export import GameFile, draws_of, export_game, verify
from bot.store.records import LogRow
from tests.conformance.benches import info
from tests.conformance.logged import whole_game

HERE = Path(__file__).resolve().parent.parent.parent
HASH_SEEDS = ("0", "1", "2")


@cache
def log_of(ruleset: str, mission: str) -> list[LogRow]:
    return [row for _, row in whole_game(ruleset, mission, f"planted-fair {ruleset} {mission}")]


def exported(ruleset: str, mission: str) -> GameFile:
    seed = f"planted-fair {ruleset} {mission}"
    return export_game(log_of(ruleset, mission), ruleset=ruleset, seed=seed)


def test_every_die_of_a_whole_game_is_recomputed(ruleset: str):
    """With steps that were taken back on the way."""
    for mission in info(ruleset).missions:
        game = exported(ruleset, mission)
        taken_back = [row for row in log_of(ruleset, mission) if row.kind == "undo"]

        assert taken_back
        assert draws_of(game) > 50
        assert verify(game) == []


def test_one_changed_die_is_found(ruleset: str):
    games = [exported(ruleset, mission) for mission in info(ruleset).missions]
    game, rolling = next((game, one) for game in games for one in game.commands[1:] if one.draws)
    (sides, face), *rest = rolling.draws
    better = rolling.model_copy(update={"draws": [(sides, face % sides + 1), *rest]})
    commands = [better if one is rolling else one for one in game.commands]

    told = verify(game.model_copy(update={"commands": commands}))

    assert told[0].startswith(f"command {rolling.number}, draw 1: ")
    assert len(told) == 1


def test_the_file_of_a_game_survives_json(ruleset: str):
    game = exported(ruleset, info(ruleset).missions[0])

    assert GameFile.model_validate_json(game.model_dump_json()) == game


@cache
def digests() -> list[dict[str, str]]:
    """Those of the same games under each hash seed, side by side."""
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.conformance.logged"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(HERE)},
            cwd=HERE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for seed in HASH_SEEDS
    ]
    said = [one.communicate()[0] for one in running]
    assert [one.returncode for one in running] == [0] * len(running)
    return [json.loads(one) for one in said]


def test_the_same_game_under_every_hash_seed(ruleset: str):
    first, *others = digests()
    ours = {name: told for name, told in first.items() if name.startswith(f"{ruleset} ")}

    assert ours
    assert all(len(told) == 64 for told in ours.values())
    for other in others:
        assert {name: other[name] for name in ours} == ours
