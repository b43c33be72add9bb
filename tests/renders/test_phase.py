"""The zombies' turn in one picture: what is shown of it, and the same in words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from renders.changes import changes_between

from engine.zombicide.view import View
from renders import phase_alt_text, phase_png, render_phase
from renders.alt_text import LIMIT
from renders.phase import story_lines
from renders.phrases import Phrases
from tests.renders.big import big_table
from tests.renders.views import CONTENT, by_chance, group, survivor, tutorial, view

AMY = survivor("amy", "C3")
BEFORE = view([AMY], [group("S1", "walker", 2), group("S6", "runner", 1)])
AFTER = view(
    [AMY], [group("S2", "walker", 2), group("S6", "runner", 1), group("S7", "fatty", 1, 1)]
)


def told(before: View, after: View) -> list[tuple[str, str]]:
    changes = changes_between(before, after, CONTENT)
    lines = story_lines(Phrases(after, CONTENT, "en"), before, changes)
    return [(line.zone, line.words) for line in lines]


def test_it_tells_who_walked_and_who_came():
    assert told(BEFORE, AFTER) == [("S1", "2 walkers to S2"), ("S7", "1 fatty more")]


def test_it_tells_wounds_and_deaths_first():
    hurt = [survivor("amy", "C3", wounds=1), survivor("ned", "S4", standing=False, wounds=2)]
    before = view([AMY, survivor("ned", "S4")], BEFORE.groups)

    lines = told(before, view(hurt, AFTER.groups))

    assert lines[:2] == [("C3", "Amy is hit: 1 wound"), ("S4", "Ned falls")]


def test_a_quiet_turn_shows_the_whole_board():
    picture = render_phase(BEFORE, BEFORE)

    assert told(BEFORE, BEFORE) == []
    assert picture.width == 1080


def test_both_boards_are_cut_to_where_something_happened():
    before = view([AMY], [group("S1", "walker", 2)], mission="01")
    after = view([AMY], [group("S2", "walker", 2)], mission="01")

    assert render_phase(before, after).height < render_phase(before, before).height


@pytest.mark.parametrize("mission", CONTENT.missions)
def test_any_turn_of_any_mission_can_be_drawn(mission: str):
    before, after = by_chance(1, mission), by_chance(2, mission)

    assert 1000 <= render_phase(before, after).width <= 1500


def test_the_same_views_give_the_same_bytes():
    assert phase_png(BEFORE, AFTER) == phase_png(BEFORE, AFTER)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_words_fit_and_name_every_survivor(language: str):
    for seed in range(20):
        before, after = big_table(seed), big_table(seed + 1)

        text = phase_alt_text(before, after, language=language)

        assert len(text) <= LIMIT
        people = [CONTENT.characters[one.id].name.in_(language) for one in after.survivors]
        assert all(name in text for name in people)


def test_its_words_begin_with_mission_and_round():
    later = replace(tutorial(), round=5)

    assert phase_alt_text(tutorial(), later).startswith("00 Tutorial, round 4: the zombies’ turn")
