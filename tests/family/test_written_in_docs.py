"""The three missions of docs/missions.md: read without a fault, won and lost by the autopilot."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from bot.app.workshop import desk

DOCS = Path(__file__).parents[2] / "docs"
MISSIONS = {"blood-bank": "zombicide", "garage-light": "living-dead",
            "broken-signal": "heroes-resistance"}  # fmt: skip


def text_of(mission: str) -> str:
    return (DOCS / "missions" / f"{mission}.toml").read_text("utf-8")


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_of_the_document_is_won_and_lost(mission: str) -> None:
    text, game = text_of(mission), MISSIONS[mission]
    drawn = engine.draft_mission(game, text)
    assert drawn.faults == ()

    ends: set[bool] = set()
    for played in desk.odds(game, text, 50, 1, "balance"):
        ends.add(played["won"])
        if len(ends) == 2:
            break

    assert ends == {True, False}


def test_the_document_shows_each_of_them_and_what_it_shows_is_there() -> None:
    document = (DOCS / "missions.md").read_text("utf-8")

    for mission in MISSIONS:
        assert f"missions/{mission}.toml" in document
    for file in re.findall(r"\]\(((?:pictures|missions)/[^)]+)\)", document):
        assert (DOCS / file).is_file(), file
