"""That every rule of Night of the Living Dead, and all that its box holds, is named by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.event import Event
from engine.family.goals import EVERYWHERE as OWN_GOALS
from engine.family.missions import EVERYWHERE as OWN_RULES
from engine.living_dead import events
from engine.living_dead.booklet import RULES
from engine.living_dead.scenes import GOALS
from engine.living_dead.scenes import RULES as SPECIAL

HERE = Path(__file__).resolve().parent
ROOM = HERE.parents[1] / "engine" / "living_dead"
RULINGS = range(1, 13)
"""The disputed points of facts/living_dead.md 10."""
CHAPTERS = (3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)
"""Those of the rulebook that hold rules; the inventory, #6, is the family's."""
PROVED = {
    "start-area": "test_in_scene_1_two_come_from_outside_and_four_from_the_cellar",
    "start-areas": "test_in_scene_3_the_table_shares_all_out_and_no_start_is_left_empty",
    "mode": "test_everybody_begins_in_the_mode_of_the_scene",
    "begin-with": "test_in_scene_10_all_begin_at_yellow_with_what_that_brings",
    "aboard": "test_all_begin_in_the_car_and_the_table_says_who_drives",
    "lying-card": "test_in_scene_1_the_winchester_lies_in_the_living_room_and_three_"
    "hold_table_legs",
    "trust": "test_the_winchester_is_given_in_trust",
    "caches": "test_weapons_are_where_the_scene_has_them_and_nowhere_else",
    "armoury": "test_with_an_armoury_any_deck_is_found_in_any_room_and_mode",
    "body": "test_the_body_costs_two_actions",
    "building": "test_in_other_scenes_planks_build_nothing_and_no_barricade_is_built",
    "defend": "test_one_of_the_dead_in_any_room_when_the_players_phase_ends_loses",
    "no-shooting": "test_nobody_shoots_at_the_pumps_tile_not_even_there",
    "fixed-spawn": "test_fire_does_not_move_the_white_token_where_the_scene_says_so",
    "houses-full": "test_a_house_is_revealed_once_whichever_of_its_ways_in_is_opened",
    "travel": "test_the_first_who_enters_2v_lays_the_next_tile_beside_it",
    "barricaded": "test_the_last_window_barricaded_wins_scene_1",
    "deck-exhausted": "test_the_last_household_card_wins_scene_2",
    "siege-broken": "test_the_last_of_the_dead_killed_with_all_tokens_together_wins_scene_3",
    "refuel": "test_the_van_at_the_pump_with_its_tile_clear_wins_scene_4",
    "level-for-all": "test_orange_and_a_relative_for_everybody_win_scene_5",
    "relative-for-all": "test_with_somebody_below_orange_or_without_a_relative_scene_5_goes_on",
    "relative-at-rest": "test_a_relative_killed_at_the_white_token_wins_scene_7",
    "search-everywhere": "test_the_last_room_searched_wins_scene_9",
    "burned-out": "test_fire_at_the_white_token_with_all_others_there_wins_scene_10",
    "arrive": "test_all_on_the_last_tile_when_the_players_phase_ends_win_scene_6",
    "last-tile-clear": "test_with_one_of_the_dead_on_the_cemetery_scene_8_goes_on",
    "drive": "test_without_a_driver_scene_8_goes_on",
    **{
        one: ""
        for one in ("found-cards", "closed-by-fire", *OWN_RULES, *OWN_GOALS)
        if one != "level-for-all"
    },
}
"""Special rules and goals of scenes by name, and the test that carries it in plain words; the last
ones are for scenes of one's own and are proved with the family."""

EXAMPLES = {
    "#3 the set-up of scene 1": "test_in_scene_1_five_barricades_lie_open_between_rooms_and_no_"
    "window_is_shut",
    "#6 shells in the pack": "test_ammunition_lets_all_dice_of_its_guns_be_thrown_again",
    "#8 Helen leaves two": "test_leaving_two_costs_three_actions",
    "#8 and three": "test_leaving_three_takes_four_actions",
    "#8 Ben drives": "test_bens_drive_kills_two_walkers_then_the_fatty_first",
    "#9 Tom has 5 points, Judy 12": "test_the_line_read_is_that_of_the_most_experienced",
    "#9 an invasion of three zones": "test_a_card_reads_the_line_of_the_most_experienced_in_play",
    "#10 Harry and two Uzis": "test_two_uzis_are_six_dice_for_one_action",
    "#10 Helen and a Katana": "test_in_melee_a_weak_blow_may_take_the_breaker_but_never_the_fatty",
    "#10 how far guns reach": "test_a_weapon_reaches_as_far_as_printed",
    "#10 Ben and an Ithaca": "test_at_range_the_fatty_falls_first_then_whom_the_shooter_picks",
    "#10 Helen and Harry": "test_a_miss_wounds_a_friend_in_the_zone",
    "#14 Barbara's 43rd point": "test_with_the_43rd_point_the_pointer_begins_anew",
    "#14 yellow again": "test_at_yellow_again_barbara_learns_nothing",
    "#14 orange again": "test_at_orange_again_barbara_gets_the_other_skill_of_that_level",
    "#14 red again": "test_at_red_again_barbara_chooses_among_the_two_that_are_left",
    "#14 orange for the third time": "test_at_orange_for_the_third_time_barbara_learns_nothing",
    "#14 red for the third time": "test_at_red_for_the_third_time_barbara_gets_the_last_of_that_"
    "level",
    "#14 from then on": "test_with_the_whole_sheet_learnt_it_is_any_skill_of_the_list",
}
"""The worked examples of the rulebook."""

ODDITIES = {
    "S6 goes to 6R": "test_scene_6_begins_with_three_tiles_and_six_to_come",
    "S6 names faces of tiles that lie there": "test_a_tile_whose_other_face_still_lies_there_waits",
    "S8 goes to the cemetery": "test_all_three_at_once_win_scene_8",
    "card 38 is steep": "test_the_42_cards_that_bring_the_dead",
    "twelve Fatties are few": "test_where_figures_lack_those_left_come_and_the_kind_acts_once_more",
    "S1 has no holder of the Winchester": "test_in_scene_1_a_table_leg_is_dealt_instead_and_"
    "the_table_says_who_begins",
}
"""What the rulebook leaves unclear, as it is settled; two spawn tokens are used by no scene."""


def trees(folder: Path) -> Iterator[ast.Module]:
    for path in sorted(folder.glob("*.py")):
        if path != Path(__file__).resolve():
            yield ast.parse(path.read_text(encoding="utf-8"))


def proofs() -> dict[str, str]:
    """Every test of the game with its docstring."""
    return {
        one.name: ast.get_docstring(one) or ""
        for tree in trees(HERE)
        for one in tree.body
        if isinstance(one, ast.FunctionDef) and one.name.startswith("test_")
    }


WORDS = {
    str(node.value)
    for tree in trees(HERE)
    for node in ast.walk(tree)
    if isinstance(node, ast.Constant)
}
"""Every text in quotes in the tests of the game."""


def first_words(name: str) -> set[str]:
    """What calls of that name in the game's room are told first."""
    calls = (node for tree in trees(ROOM) for node in ast.walk(tree) if isinstance(node, ast.Call))
    return {
        str(call.args[0].value)
        for call in calls
        if (call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", ""))
        == name
        if call.args and isinstance(call.args[0], ast.Constant)
    }


def test_every_special_rule_and_goal_of_a_scene_is_carried_by_a_test():
    assert {*PROVED} == {*SPECIAL, *GOALS}
    assert {*PROVED.values()} - {*proofs()} == {""}


def test_every_worked_example_and_settled_oddity_is_played():
    assert {*EXAMPLES.values(), *ODDITIES.values()} - {*proofs()} == set()


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_is_named_by_a_test(number: int):
    assert re.search(rf"Ruling {number}:", "\n".join(proofs().values()))


def test_every_chapter_is_named_by_tests():
    places = "\n".join(ast.get_docstring(tree) or "" for tree in trees(HERE))

    assert [one for one in CHAPTERS if not re.search(rf"#{one}\b", places)] == []


def test_every_refusal_of_the_game_is_met():
    of_skills = {"skill-missing", "skill-used"}  # By the family, for its shoves and taunts.
    assert len(first_words("Refusal")) == 30
    assert (first_words("Refusal") | of_skills) - WORDS == set()


def test_every_question_of_the_game_is_asked():
    assert first_words("choose") - WORDS == set()


def test_every_event_of_the_game_is_looked_for():
    told = {
        one.__name__
        for one in vars(events).values()
        if isinstance(one, type) and issubclass(one, Event) and one is not Event
    }

    assert len(told) == 23
    assert told - WORDS == set()


def test_every_card_skill_and_kind_is_played():
    content = RULES.content()
    # Only custom survivors start with a certain card: tests/family/test_survivor_files.py.
    skills = {one.id for one in content.skills.values() if one.rule != "starts-with"}
    kinds = {*content.equipment, *skills, *content.zombies, *content.recipes}

    assert kinds - WORDS == set()
