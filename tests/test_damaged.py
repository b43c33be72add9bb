"""A stored game of which anything was altered is damaged and says so, or can be played on.

Each alteration is refused by `load_table` as a damaged game; whatever is let through can be looked
at from every seat, drawn, and played on.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import engine
from tests import record
from tests.damaging import Data, Place, altered, look_at, places, play_on
from tests.playing import give, opened
from tests.zombies import playing as town

SAMPLE = 200
"""Alterations of each game in one run of the suite."""
DRAWN = 25
"""Of so many that were let through, one is drawn: pictures take their time."""
AT = (30, 90, 260)
"""How many steps into a recorded game it is stored."""
STEPS = 4
"""Steps that are played on."""


def stored_games(ruleset: str) -> list[Data]:
    """Recorded games of that ruleset, as they were stored here and there on their way."""
    found: list[Data] = []
    for path in sorted(record.GAMES.glob("*.json")):
        if path.name.startswith("zombies-") != (ruleset == "zombies"):
            continue
        if path.name.endswith(".waiting.json"):
            found.append(json.loads(path.read_text(encoding="utf-8")))
    return [*found, *_on_the_way(ruleset)]


def _on_the_way(ruleset: str) -> list[Data]:
    names = ("zombies-escape", "zombies-crowd") if ruleset == "zombies" else ("mission-03",)
    found: list[Data] = []
    for name in names:
        game = json.loads((record.GAMES / f"{name}.json").read_text(encoding="utf-8"))
        if ruleset == "zombies":
            table = town.opened(game["seed"], len(game["seats"]), game["options"])
        else:
            table = opened(game["mission"], game["seed"], game["seats"])
        for number, step in enumerate(game["steps"][: max(AT)], 1):
            give(table, *record.step_from_data(step))  # pyright: ignore[reportArgumentType]
            if number in AT:
                found.append(json.loads(table.to_json()))
    return found


def candidates(game: Data) -> list[Place]:
    """Everything in the state and in what else is stored, but what could be taken back."""
    return [one for one in places(game) if one[0] != "undo"]


@pytest.mark.parametrize("ruleset", ["zombicide", "zombies"])
def test_a_game_that_was_altered_anywhere_is_refused_or_can_be_played_on(ruleset: str) -> None:
    games = stored_games(ruleset)
    everywhere = [candidates(game) for game in games]
    chance = random.Random(f"damaged {ruleset}")
    refused = let_through = 0
    for _ in range(SAMPLE):
        at = chance.randrange(len(games))
        place = chance.choice(everywhere[at])
        text = altered(games[at], place, chance)
        try:
            table = engine.load_table(text)
        except engine.DamagedGame:
            refused += 1
            continue
        let_through += 1
        try:
            look_at(table, drawn=let_through % DRAWN == 0)
            play_on(table, STEPS)
        except Exception as error:
            raise AssertionError(f"{place!r} of game {at} was altered") from error

    assert refused > SAMPLE // 3
    assert let_through > SAMPLE // 10


@pytest.mark.parametrize("ruleset", ["zombicide", "zombies"])
def test_a_game_that_was_not_altered_loads(ruleset: str) -> None:
    for game in stored_games(ruleset):
        table = engine.load_table(json.dumps(game))

        assert table.given_back is None
        assert table.questions or table.acting


FILES = sorted(one.name for one in record.GAMES.glob("zombies-*.json") if "waiting" not in one.name)


@pytest.mark.parametrize("name", FILES)
def test_a_town_is_whole_after_each_of_its_steps(name: str) -> None:
    """What real games come to is never taken for damage."""
    path: Path = record.GAMES / name
    game = json.loads(path.read_text(encoding="utf-8"))
    table = town.opened(game["seed"], len(game["seats"]), game["options"])
    for number, step in enumerate(game["steps"]):
        town.give(table, *record.step_from_data(step))
        if number % 5 == 0:
            engine.load_table(table.to_json())
    assert engine.load_table(table.to_json()).outcome == table.outcome
