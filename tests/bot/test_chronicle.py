"""The chronicle reads like a story: rounds, what turned them, paragraphs without bookkeeping."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import engine
from bot.kit.registry import kit_of
from bot.kit.replay import Replay, replay_of_table
from bot.play.chronicle import chronicle
from engine.family import events as e
from tests.bot.test_replay import SEED, Played
from tests.conformance.test_shown import looked_back_on

GAMES = ["zombicide", "zombies", "living-dead", "heroes-resistance"]
ROUND = {"en": "Round", "fr": "Tour"}


def told() -> Replay:
    played = Played().go_on()
    return replay_of_table(played.record, played.rows, SEED)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", GAMES)
def test_every_round_has_a_heading_and_paragraphs(ruleset: str, language: str) -> None:
    found = looked_back_on(ruleset, language)
    written = chronicle(found)
    numbers = re.findall(rf"(?m)^## {ROUND[language]} (\d+)$", written)

    assert [int(one) for one in numbers] == list(range(1, int(found.last.round) + 1))
    assert "\n- " not in written
    assert "•" not in written
    assert re.findall(r"\*\*\d+\*\*", written) == []


@pytest.mark.parametrize("ruleset", GAMES)
def test_what_turned_a_round_stands_at_its_head(ruleset: str) -> None:
    found = looked_back_on(ruleset, "en")
    points = kit_of(ruleset).lookback.turning_points(found)
    written = chronicle(found)

    assert len(points) > 0
    for point in points:
        section = written.split(f"## Round {point.round}\n\n")[1].split("\n\n")[0]
        assert section.startswith("*")
        assert section.endswith("*")


def test_a_round_in_which_nothing_turned_begins_with_what_was_done() -> None:
    written = chronicle(told())

    assert "## Round 1\n\nAmy finds a pistol. Doug finds a fire axe. Doug moves: " in written
    assert "## Round 3\n\n*Doug takes the objective in C2.*\n\nDoug moves: C1 → C2." in written


def test_bookkeeping_is_left_out() -> None:
    found = told()
    events = [one for row in found.rows for one in row.happened("zombicide")]
    written = chronicle(found)

    assert any(isinstance(one, e.TurnEnded) for one in events)
    assert any(isinstance(one, e.ExperienceGained) for one in events)
    assert "is done for this round" not in written
    assert " XP" not in written


def test_a_wound_is_no_turning_point_and_a_fall_is_one() -> None:
    found = told()
    last = found.rows[-1]
    hurt = e.SurvivorWounded(survivor="amy", by="zombies")
    fallen = e.SurvivorEliminated(survivor="amy", zone="S4", by="zombies")
    happened = [*last.events, engine.event_to_json(hurt), engine.event_to_json(fallen)]
    found = replace(found, rows=[*found.rows[:-1], replace(last, events=happened)])

    words = [one.words for one in kit_of("zombicide").lookback.turning_points(found)]
    assert words[-1] == "Amy falls in S4 and is out of the game."
    assert [one for one in words if "wounded" in one] == []
