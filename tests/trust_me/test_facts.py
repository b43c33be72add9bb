"""Which test proves what of the rulebook: rulings, cases, worked checks, every entry of the data.

A name that no test has fails here, and so does an entry of the data that nothing here names.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from engine.trust_me.box import box

HERE = Path(__file__).parent
Proofs = Mapping[str, tuple[str, ...]]

RULINGS: Proofs = {
    "1: beyond 30 cm 4 are lost": ("test_what_distance_loses_the_attacker",),
    "2: distance is the attacker's loss, against zombies too": (
        "test_distance_counts_against_zombies_as_well",
    ),
    "3: cars hide from alphas and aim, shots lose 3": (
        "test_a_car_or_a_tent_blocks_the_aim_though_not_the_shot",
        "test_what_stands_between_is_paid_for",
    ),
    "4: tents hide, shots lose 1": (
        "test_cars_and_tents_block_sight_barricades_and_wire_do_not",
        "test_a_tent_costs_one_shooting_out_of_it",
    ),
    "5: sight lost: where it was seen last": (
        "test_a_pursuer_that_loses_sight_goes_to_where_it_saw_its_prey_last",
    ),
    "6: all Actions or one Fatigue": (
        "test_all_actions_or_one_fatigue_come_back",
        "test_alexander_takes_both",
    ),
    "7: an unplaced token first": (
        "test_a_melee_reaction_moves_and_is_paid_with_an_unplaced_token_first",
        "test_with_all_three_placed_an_action_is_turned",
    ),
    "8: merging at 5 cm or less, the same point as well": (
        "test_they_merge_at_5_cm_or_less",
        "test_two_that_want_the_same_become_one_and_one_more_joins",
        "test_without_a_neutral_in_reserve_they_do_not_merge",
    ),
    "9: only who is pursued neglects": ("test_only_a_group_that_pursues_counts",),
    "10: negligence once": ("test_who_attacks_beside_its_pursuer_is_attacked_once",),
    "11: a burn is heard when it comes and after each activation": (
        "test_who_burns_makes_a_din_at_the_end_of_each_activation",
    ),
    "12: all throwing weapons burn": ("test_the_dice_of_fire_are_doubled_against_zombies",),
    "13: running and melee tire": ("test_every_cost_is_that_of_the_rulebook",),
    "14: one deck of 12": ("test_eight_cards_bring_zombies_and_four_move_the_noise",),
    "15: dead is enough": ("test_the_neighbour_on_the_left_is_the_next_clockwise",),
    "16: the nearest, green when equal": (
        "test_of_two_at_the_same_distance_the_lower_green_roll_is_chosen",
        "test_a_nearer_survivor_in_sight_becomes_the_prey",
    ),
    "17: objects only after a trade": ("test_after_a_trade_no_action_token_is_moved",),
    "18: three at once kill": ("test_three_at_once_kill",),
}

CASES: Proofs = {
    "an action made impossible": (
        "test_an_action_that_became_impossible_does_nothing_and_stays_paid",
    ),
    "shot although one obeyed": ("test_who_obeyed_and_was_shot_may_give_its_action_up",),
    "no zombie left": (
        "test_without_an_alpha_left_a_spawn_is_ignored",
        "test_with_no_alpha_left_in_the_box_the_distant_noise_still_moves",
    ),
    "too few neutrals": ("test_too_few_neutrals_come_as_many_as_are_left",),
    "a noise needs none": ("test_noise_is_thrown_20_cm_from_the_base_whatever_stands_between",),
    "the dead keep their secrets": (
        "test_what_the_dead_hid_is_not_shown",
        "test_the_objective_of_the_dead_stays_secret",
    ),
    "a wound on a hand with a military gun": ("test_a_wound_in_either_hand_drops_a_military_gun",),
    "a bag dropped": ("test_a_bag_that_is_dropped_takes_its_contents_along",),
    "a satchel taken off": ("test_a_satchel_taken_off_leaves_both_tokens_to_the_sheet",),
    "a detonator and pursuers": (
        "test_a_detonator_turns_pursuers_too_and_they_keep_only_whom_they_still_see",
    ),
    "a detonator in the zombies' turn": (
        "test_a_detonator_works_in_the_zombies_turn_while_somebody_is_asked",
    ),
    "a face-down token is its owner's alone": ("test_only_the_searcher_is_told_what_it_is",),
    "somebody on the point it wanders to": (
        "test_who_stands_on_the_point_it_wanders_to_is_attacked_first",
    ),
    "no survival left": ("test_without_free_survival_only_the_passport_defends",),
    "dead while burning": ("test_who_dies_burning_is_heard_no_more",),
    "leaving while pursued": ("test_a_pursuer_goes_on_to_where_one_left",),
    "everybody dead": ("test_with_nobody_home_nobody_wins",),
    "the rim": ("test_the_base_stays_on_the_board",),
    "no room in the set-up": ("test_where_chance_leaves_no_room_everything_is_laid_out_again",),
    "1: the neighbour killed by others": ("test_the_neighbour_on_the_left_is_the_next_clockwise",),
    "2: in doubt one is seen": ("test_the_path_counts_not_only_its_end",),
    "3: the same distance": ("test_of_two_at_the_same_distance_the_lower_green_roll_is_chosen",),
    "4: two shots at once": ("test_of_two_who_shoot_at_once_the_nearest_is_pursued",),
    "5: a wrong claim": ("test_a_wrong_claim_is_taken_back",),
    "8: a sniper with the marker, either order": (
        "test_a_sniper_may_be_called_before_the_shot",
        "test_a_sniper_may_be_called_after_the_shot_too",
    ),
    "9: across the line": (
        "test_or_attacked_at_once",
        "test_a_charge_across_the_line_is_seen_as_well",
    ),
}

WORKED: Proofs = {
    "8, 11, 12 on a group": ("test_zombies_fall_for_every_full_four",),
    "2 and 3 neutrals are 10 and 12": ("test_the_strength_of_a_group",),
    "5 and 6 on a barricade": ("test_three_zombies_break_a_barricade_on_6_and_not_on_5",),
    "infection, 2 and 3 with the green cell": ("test_infection_wounds_on_3_or_less",),
    "burn, 6 and 7": ("test_a_burn_becomes_a_wound_on_6_or_less",),
    "two left: the hunt after two rounds": (
        "test_the_hunt_begins_after_as_many_rounds_as_survivors_are_left",
    ),
    "16 tokens for 4 players": ("test_the_heap_has_12_tokens_and_one_for_each_player",),
    "a run over a car": ("test_a_run_over_a_car_is_two_fatigue",),
    "wire without its cell": ("test_a_move_without_the_movement_cell_does_not_leave_wire",),
    "a pair of shivs": ("test_a_pair_of_shivs_is_two_yellow_dice_the_passport_and_two",),
}

TOKENS: Proofs = {
    "shiv": ("test_the_six_classes_of_weapons", "test_a_blade_is_discarded_on_its_limit"),
    "blunt": ("test_the_six_classes_of_weapons",),
    "cutting": ("test_the_six_classes_of_weapons", "test_gabriel_wears_out_blades_at_one_less"),
    "handgun": ("test_a_gun_is_empty_on_its_limit_or_less",),
    "military": (
        "test_a_military_gun_in_one_hand_loses_4",
        "test_a_military_gun_lies_across_both_hands",
    ),
    "throwing": ("test_everybody_within_5_cm_of_the_point_is_hit_the_thrower_too",),
    "ammo": ("test_ammunition_loads_an_empty_gun_and_is_gone",),
    "detonator": ("test_a_detonator_is_free_and_works_at_any_time_from_the_hidden_cell",),
    "flare": ("test_a_flare_moves_ones_community_and_is_a_din",),
    "first-aid-kit": (
        "test_a_first_aid_kit_heals_and_wears_out_on_6",
        "test_who_helps_steps_up_to_its_patient",
    ),
    "walkie-talkie": ("test_a_sniper_wounds_once_at_most_and_nobody_hears_it",),
    "lucky-charm": ("test_a_lucky_charm_has_any_roll_made_again",),
    "satchel": ("test_a_satchel_taken_off_leaves_both_tokens_to_the_sheet",),
    "sneakers": (
        "test_sneakers_hold_a_token",
        "test_the_owner_of_dropped_sneakers_says_where_their_token_goes",
    ),
    "bandage": ("test_a_bandage_takes_a_wound_off_its_cell_and_it_still_counts",),
    "backpack": ("test_no_detonator_works_in_a_backpack",),
    "voucher": ("test_the_voucher_is_for_what_the_objective_does_not_need",),
    **dict.fromkeys(
        ("food", "survival", "medicine", "materials"),
        ("test_an_objective_is_met_by_what_it_asks_for_and_by_nothing_less",),
    ),
}

PASSPORTS: Proofs = {
    "madissone-tyler": ("test_madissone_begins_with_the_special_backpack",),
    "elliott": ("test_elliott_slips_away_before_it_is_looked_at", "test_elliott_may_stay"),
    "virginie": ("test_virginie_loses_one_less_by_distance",),
    "gabriel": ("test_gabriel_wears_out_blades_at_one_less",),
    "alexander": ("test_alexander_takes_both",),
    "joanne": ("test_joanne_rerolls_once_a_round_even_with_the_cell_covered",),
}

SCENERY: Proofs = {
    "car": ("test_a_car_stops_who_does_not_climb", "test_a_car_is_searched_in_contact"),
    "tent": ("test_a_tent_stops_nobody", "test_a_tent_is_searched_from_inside_and_nothing_else_is"),
    "barricade": (
        "test_who_clears_a_barricade_is_put_just_beyond_it_and_who_does_not_before",
        "test_a_barricade_one_touches_gives_cover",
    ),
    "wire": ("test_wire_takes_5_cm_of_the_move_at_once",),
}

CELLS: Proofs = {
    "melee": ("test_a_pair_of_shivs_is_two_yellow_dice_the_passport_and_two",),
    "ranged": ("test_a_free_cell_adds_a_yellow_die",),
    "stride": ("test_how_far_a_move_goes",),
    "reroll": ("test_one_of_ones_own_attack_dice_is_rolled_again",),
    "green": ("test_the_free_green_cell_adds_one",),
    "hidden": ("test_objectives_hidden_tokens_and_what_lies_face_down_are_in_no_other_view",),
    "survival": ("test_survival_dice_are_blue_and_one_for_each_free_cell",),
}


@cache
def known() -> frozenset[str]:
    """The names of all tests of the game."""
    return frozenset(
        node.name
        for path in HERE.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@pytest.mark.parametrize(
    "proofs", [RULINGS, CASES, WORKED, TOKENS, PASSPORTS, SCENERY, CELLS],
    ids=["rulings", "cases", "worked", "tokens", "passports", "scenery", "cells"],
)  # fmt: skip
def test_what_is_named_is_a_test(proofs: Proofs):
    assert [one for names in proofs.values() for one in names if one not in known()] == []
    assert all(proofs.values())


def test_every_ruling_of_the_contradictions_is_proved():
    assert [one.split(":")[0] for one in RULINGS] == [str(number) for number in range(1, 19)]


def test_every_entry_of_the_data_is_proved():
    """Objectives, invasion cards and actions have their rows in `test_entries`."""
    assert sorted(TOKENS) == sorted(box().tokens)
    assert sorted(PASSPORTS) == sorted(box().passports)
    assert sorted(SCENERY) == sorted(box().scenery)
    assert sorted(CELLS) == sorted({cell.gives for cell in box().cells.values()})
