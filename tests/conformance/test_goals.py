"""Every goal of every mission has its numbers, in both languages, and they agree with the goal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import engine
from bot.kit.registry import kit_of
from engine.family.view import GoalView, View
from renders.kit.say import WORDS
from tests.conformance.benches import begun
from tests.conformance.conftest import Stage
from tests.playing import AnyTable

STEPS = 200
LANGUAGES = ("en", "fr")
LATER = {"arrive"}
"""Goals that are checked at one moment of the round only, so full numbers alone do not reach them.
"""


def moments(table: AnyTable) -> Iterator[View]:
    """What a spectator sees after each step of a game that the autopilot plays."""
    for _ in range(STEPS):
        if table.outcome is not None:
            break
        asked = [seat for one in table.questions for seat in one.seats]
        seat = (asked or list(table.acting))[0]
        step = engine.autopilot(table, seat)
        assert step is not None
        if isinstance(step, str):
            table.answer(seat, step)
        else:
            table.play(seat, step)
        yield table.view()


def is_consistent(goal: GoalView) -> bool:
    met = all(one.met for one in goal.progress)
    return goal.reached == met or (met and goal.name in LATER)


def test_every_goal_has_numbers_that_agree_with_it(played: Stage) -> None:
    table, _ = begun(played.ruleset, played.mission, f"goals of {played}")
    painter = kit_of(played.ruleset).presenter.painter
    seen = set[str]()
    for view in moments(table):
        for language in LANGUAGES:
            told = painter.look(view, language).goals()
            assert all(told) or view.outcome is not None
            assert told or getattr(view, "goals", ())
            seen.update(told)
        for goal in getattr(view, "goals", ()):
            assert goal.progress, goal.name
            assert is_consistent(goal) or table.outcome is not None, goal
    assert any(one.isdigit() for words in seen for one in words)


def test_whatever_a_goal_counts_has_its_words_in_both_languages() -> None:
    """Some goals are only in missions of servers, so their counts are read from the rules."""
    rules = Path(engine.__file__).parent
    code = "\n".join(one.read_text("utf-8") for one in sorted(rules.rglob("*.py")))
    counted = set(re.findall(r'\b(?:Progress|missing|whether|at_most_zero)\(\s*"([a-z-]+)"', code))
    counted |= {f"level-{level}" for level in ("yellow", "orange", "red")}
    values = {"done": 1, "needed": 2, "names": "Amy", "count": 1}

    assert len(counted) > 30
    for language in LANGUAGES:
        for what in counted:
            assert "1" in WORDS.say(language, f"goal-{what}", **values)
