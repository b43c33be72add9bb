"""Which test proves which rule: lists chapters, rules, refusals, skills and rulings without one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import engine

HERE = Path(__file__).resolve().parent.parent
RULES = (HERE / "engine" / "family", HERE / "engine" / "zombicide")
"""The chapters that games share, and those of this game alone."""
TESTS = HERE / "tests" / "zombicide"
OF_OTHERS = tuple(HERE / "tests" / one for one in ("family", "heroes_resistance", "living_dead"))
"""Tests of games that answer otherwise."""
BOOKKEEPING = {
    "autopilot", "booklet", "burdens", "cards", "checks", "commands", "damage", "dealing", "deeds",
    "drawing", "entries", "events", "figures", "files", "game", "gauge", "given", "imported", "kit",
    "mind", "mission_rules", "parameters", "position", "progress", "reshuffling", "rule_checks",
    "rules", "scenario", "sensible", "standing", "state", "stored", "survivor_files", "templates",
    "view", "views",
}  # fmt: skip
"""Modules that hold no chapter of the rulebook."""
CHAPTERS = range(3, 11)
"""Chapters of the rulebook that hold rules; #1, #2 and #11 list parts and words."""

PROVED = {
    "goals.objectives_counted": (
        "test_progress.test_objectives_are_counted_and_missing_colours_named"
    ),
    "goals.supplies_needed": (
        "test_goals.test_the_supplies_that_open_goals_still_ask_for_are_named"
    ),
    "goals.supplies_counted": (
        "test_progress.test_supplies_are_counted_once_for_all_and_missing_ones_named"
    ),
    "goals.best_experience": (
        "test_progress.test_experience_is_that_of_who_has_most_and_levels_name_who_lacks_them"
    ),
    "goals.at_level_counted": (
        "test_progress.test_experience_is_that_of_who_has_most_and_levels_name_who_lacks_them"
    ),
    "goals.at_objectives_counted": ("test_progress.test_who_is_not_at_an_objective_is_named"),
    "goals.holding_counted": (
        "test_progress.test_of_zones_to_hold_the_one_with_most_survivors_counts_with_its_zombies"
    ),
    "goals.fallen_counted": (
        "test_progress.test_the_fallen_and_the_slipped_away_count_up_to_a_limit"
    ),
    "goals.slipped_counted": (
        "test_progress.test_the_fallen_and_the_slipped_away_count_up_to_a_limit"
    ),
    "goals.load_counted": ("test_progress.test_cars_count_their_load_and_who_sits_in_them"),
    "goals.aboard_counted": ("test_progress.test_cars_count_their_load_and_who_sits_in_them"),
    "goals.escape_counted": (
        "test_progress.test_an_escape_names_who_is_out_and_what_they_did_not_bring"
    ),
    "goals.progress": ("test_progress.test_objectives_are_counted_and_missing_colours_named"),
    "setup.cards_set_aside": (
        "test_written.test_an_objective_brings_a_card_that_nobody_finds_before"
    ),
    "missions.carriers": (
        "test_written.test_an_objective_on_a_monster_moves_with_it_and_cannot_be_picked_up"
    ),
    "missions.lies_at": (
        "test_written.test_an_objective_on_a_monster_moves_with_it_and_cannot_be_picked_up"
    ),
    "missions.claim_from_killed": "test_written.test_who_kills_the_monster_has_its_objective",
    "missions.take_up": "test_written.test_who_kills_the_monster_has_its_objective",
    "missions.colour_of": (
        "test_written.test_only_the_coloured_objective_opens_the_door_and_wakes_the_zone"
    ),
    "missions.turn_up": (
        "test_written.test_only_the_coloured_objective_opens_the_door_and_wakes_the_zone"
    ),
    "missions.is_taken": (
        "test_written.test_only_the_coloured_objective_opens_the_door_and_wakes_the_zone"
    ),
    "missions.key_of": (
        "test_written.test_a_door_says_which_colour_it_waits_for_and_not_where_it_lies"
    ),
    "missions.seen_colour": ("test_written.test_nobody_sees_under_which_objective_the_colour_lies"),
    "missions.shuffle_colours": (
        "test_written.test_nobody_sees_under_which_objective_the_colour_lies"
    ),
    "missions.set_cards_aside": (
        "test_written.test_an_objective_brings_a_card_that_nobody_finds_before"
    ),
    "missions.give_cards": (
        "test_written.test_an_objective_brings_a_card_that_nobody_finds_before"
    ),
    "noise.sound_alarm": "test_written.test_a_searched_car_is_loud",
    "doors.open_by_danger": (
        "test_written.test_a_door_opens_by_itself_at_a_danger_level_and_not_before"
    ),
    "doors.why_locked": "test_written.test_no_survivor_opens_a_door_that_waits_for_danger",
    "missions.opening_level": "test_written.test_no_survivor_opens_a_door_that_waits_for_danger",
    "missions.place_waiting": "test_written.test_zombies_wait_where_the_mission_puts_them",
    "missions.waiting": "test_written.test_zombies_wait_where_the_mission_puts_them",
    "missions.no_spawn_zones": "test_carried.test_a_mission_says_what_closes_and_what_is_carried",
    "missions.not_carried": "test_carried.test_a_mission_says_what_closes_and_what_is_carried",
    "missions.is_shut": "test_carried.test_a_charge_closes_the_spawn_zone_where_it_is_laid",
    "carried.lay": "test_carried.test_a_charge_closes_the_spawn_zone_where_it_is_laid",
    "missions.is_there": "test_carried.test_an_objective_is_picked_up_again_without_experience",
    "carried.hand": "test_carried.test_an_objective_is_handed_over_within_a_zone",
    "carried.why_not_lay": "test_carried.test_an_objective_is_handed_over_within_a_zone",
    "carried.why_not_hand": "test_carried.test_nobody_hands_over_to_another_zone",
    "goals.closing_lost": "test_carried.test_what_a_dead_bearer_carried_is_lost_or_lies_there",
    "goals.delivery_lost": "test_carried.test_what_a_dead_bearer_carried_is_lost_or_lies_there",
    "combat.burns": "test_carried.test_fire_closes_a_spawn_zone_though_nobody_is_there",
    "goals.all_delivered": "test_carried.test_the_game_is_won_once_all_is_closed_and_brought",
    "goals.delivered_counted": "test_carried.test_the_game_is_won_once_all_is_closed_and_brought",
    "goals.spawns_closed": "test_carried.test_the_game_is_won_once_all_is_closed_and_brought",
    "goals.closed_counted": "test_carried.test_the_game_is_won_once_all_is_closed_and_brought",
    "goals.everybody_alive": "test_written.test_the_first_death_loses_without_an_exit",
    "goals.everybody_at_objectives": (
        "test_written.test_everybody_stands_at_objectives_when_the_vigil_is_won"
    ),
    "goals.level_for_all": (
        "test_written.test_all_have_the_level_when_veterans_is_won_not_only_one"
    ),
    "actions.follow_up": "test_powers.test_what_is_passed_on_the_way_counts_as_entered",
    "inventory.trades_already": (
        "test_inventory.test_one_action_serves_for_all_trades_with_a_partner_and_for_reorganising"
    ),
    "victory.lose": "test_victory.test_nothing_more_happens_once_the_game_is_lost",
    "spawning.rush": "test_toy.test_a_rusher_beside_a_stander_wounds_once",
    "setup.nobody_is_first": "test_toy.test_nobody_is_the_first_player_where_anybody_may_begin",
    "setup.lay_out_cards": "test_setup.test_what_is_set_aside_is_not_in_the_deck",
    "setup.give_printed_equipment": "test_setup.test_others_start_with_what_was_dealt_only",
    "setup.deal_starting_equipment": "test_setup.test_starting_equipment_is_dealt_at_random",
    "setup.agree_on_first": "test_turn.test_the_first_player_acts_first",
    "doors.why_not_swing": "test_doors.test_only_a_door_of_ones_own_zone_is_opened",
    "doors.swing_open": "test_doors.test_a_door_between_two_buildings_reveals_both",
    "doors.look_into": "test_doors.test_the_first_door_of_a_building_brings_a_card_for_every_room",
    "activation.survivors_there": "test_activation.test_zombies_go_to_the_survivors_they_see",
    "activation.survivors_in": "test_activation.test_every_zombie_of_the_zone_hits_once",
    "activation.shared_out": "test_toy.test_nobody_is_added_to_an_odd_group",
    "activation.split_even": "test_toy.test_nobody_is_added_to_an_odd_group",
    "activation.activate_groups": "test_toy.test_a_rush_moves_those_who_came_and_nobody_else",
    "actions.zombies_left_behind": "test_actions.test_each_zombie_left_behind_costs_an_action_more",
    "actions.why_not_spend": "test_actions.test_without_actions_nothing_is_done",
    "actions.free": "test_skills.test_two_free_moves_are_two",
    "actions.spend": "test_skills.test_plus_one_free_combat_serves_in_melee_as_well_and_"
    "before_an_action",
    "actions.move_cost": "test_actions.test_each_zombie_left_behind_costs_an_action_more",
    "actions.reachable": "test_skills.test_two_zones_per_move_crosses_one_or_two",
    "actions.take_objective": "test_actions.test_an_objective_brings_what_the_mission_says",
    "activation.activate": "test_activation.test_runners_act_twice",
    "activation.activate_kind": "test_activation.test_an_extra_activation_of_runners_is_two_"
    "actions",
    "activation.attack": "test_activation.test_every_zombie_of_the_zone_hits_once",
    "activation.loudest": "test_activation.test_of_survivors_seen_the_noisiest_zone_draws_them",
    "activation.walk": "test_activation.test_groups_that_meet_become_one",
    "activation.noisiest": "test_activation.test_zombies_go_to_the_survivors_they_see",
    "activation.share_out": "test_activation.test_figures_are_added_to_make_groups_equal",
    "combat.row_for": "test_combat.test_a_rifle_reaches_one_to_three_zones_and_not_its_own",
    "combat.twin_of": "test_combat_dice.test_only_two_identical_dual_weapons_make_a_pair",
    "combat.why_not_attack": "test_combat.test_there_must_be_a_zombie_to_attack",
    "combat.attack": "test_combat.test_an_attack_costs_one_action",
    "combat.dice_of": "test_skills_in_combat.test_both_weapons_of_a_pair_gain_the_extra_die",
    "combat.needed_for": "test_combat_dice.test_a_die_hits_from_the_accuracy_on",
    "combat.reload": "test_combat_dice.test_a_pair_is_fired_and_reloaded_together",
    "combat.reload_all": "test_combat_dice.test_weapons_are_loaded_again_at_the_end_of_the_round",
    "crafting.why_not_craft": "test_crafting.test_a_part_is_missing",
    "doors.why_not_open": "test_doors.test_a_door_is_opened_with_a_tool_in_hand_for_one_action",
    "experience.gain_skill": "test_experience.test_at_orange_the_player_chooses_one_of_two",
    "experience.gain_experience": "test_experience.test_experience_ends_at_the_red_threshold",
    "inventory.why_not_discard": "test_inventory.test_a_wound_cannot_be_thrown_away",
    "inventory.why_not_equip": "test_inventory.test_reorganising_costs_one_action_however_many_"
    "cards_change_places",
    "inventory.why_not_trade": "test_inventory.test_one_action_serves_for_all_trades_with_a_"
    "partner_and_for_reorganising",
    "missions.reduced_spawn_deck": "test_missions.test_the_tutorial_has_five_zombie_cards",
    "missions.first_equipment": "test_missions.test_the_tutorial_finds_pistol_axe_and_crowbar_"
    "first",
    "noise.hush": "test_rare_skills.test_an_uproar_falls_silent_with_its_maker",
    "noise.is_silent": "test_rare_skills.test_a_ninja_is_not_heard_and_makes_no_noise",
    "noise.loudness": "test_rare_skills.test_an_uproar_outdoes_all_noise",
    "noise.noise_in": "test_noise.test_making_noise_costs_an_action_and_leaves_one_token",
    "noise.noisy_zones": "test_noise.test_every_survivor_counts_as_noise",
    "noise.make_noise": "test_noise.test_one_action_leaves_one_token_whatever_the_dice",
    "noise.clear_noise": "test_noise.test_tokens_are_cleared_at_the_end_of_the_round",
    "search.why_not_search": "test_search.test_a_survivor_searches_once_a_turn",
    "search.search": "test_search.test_a_flashlight_draws_one_card_more_even_from_the_pack",
    "search.draw": "test_search.test_an_empty_deck_is_made_anew_from_the_discards",
    "setup.new_state": "test_setup.test_survivors_stand_on_the_start_zone_at_blue",
    "setup.shares": "test_setup.test_a_mission_for_more_survivors_shares_them_out_as_evenly_as_"
    "can_be",
    "setup.survivors_per_player": "test_setup.test_how_many_survivors_a_player_leads",
    "setup.set_up": "test_setup.test_axe_crowbar_pistol_and_pans_are_dealt_one_each",
    "skills.total": "test_skills.test_two_free_moves_are_two",
    "skills.combat_bonus": "test_skills_in_combat.test_an_extra_die_is_rolled_in_its_sort_of_"
    "combat",
    "skills.zones_per_move": "test_skills.test_plus_one_zone_per_move_adds_to_other_skills",
    "skills.fights_as_pair": "test_skills_in_combat.test_the_ambidextrous_use_any_two_"
    "identical_weapons",
    "skills.begin_turn": "test_turn.test_a_new_round_gives_all_actions_again",
    "skills.grant": "test_experience.test_a_skill_gained_serves_in_the_very_turn",
    "search.spring": "test_search.test_aaahh_brings_a_walker_into_the_room",
    "skills.missing": "test_skills.test_others_lend_nothing",
    "skills.why_not_use": "test_skills.test_a_medic_heals_once_a_turn",
    "skills.why_not_heal": "test_skills.test_a_medic_heals_once_a_turn",
    "skills.lend_action": "test_skills.test_an_action_lent_to_one_who_had_its_turn_comes_in_the_"
    "next",
    "spawning.spawn": "test_spawning.test_every_spawn_zone_draws_a_card_in_the_same_order",
    "spawning.draw_for": "test_spawning.test_a_card_is_read_at_the_danger_level",
    "spawning.place_and_activate": "test_spawning.test_too_few_figures_are_placed_and_the_kind_"
    "acts_once_more",
    "turn.begin_round": "test_turn.test_a_new_round_gives_all_actions_again",
    "turn.seats_in_order": "test_turn.test_the_token_passes_to_the_left",
    "turn.waiting": "test_turn.test_the_last_turn_of_the_round_waits_to_be_ended",
    "turn.why_not_now": "test_turn.test_a_survivor_finishes_before_the_next_begins",
    "turn.why_not_end": "test_turn.test_doing_nothing_loses_the_actions_left",
    "turn.pass_on": "test_turn.test_a_seat_whose_last_survivor_fell_is_passed_over",
    "turn.zombies_turn": "test_turn.test_zombies_act_before_new_ones_come",
    "turn.pass_token": "test_turn.test_the_token_passes_over_a_player_without_survivors",
    "victory.check": "test_victory.test_all_win_at_the_instant_the_goals_are_reached",
    "victory.check_defeat": "test_victory.test_all_lose_when_every_survivor_is_eliminated",
    "wound_cards.wound_by_zombie": "test_wound_cards.test_a_wound_takes_the_place_of_a_card_the_"
    "player_chooses",
    "wound_cards.wound_by_survivor": "test_wound_cards.test_a_shot_wounds_without_tearing_a_card_"
    "away",
    "wound_cards.heal": "test_skills.test_a_medic_removes_a_wound_in_its_zone_for_free",
    "wounds.most": "test_wound_cards.test_two_wounds_kill_and_one_does_not",
    "wound_cards.take": "test_wound_cards.test_without_equipment_only_the_wound_comes",
    "wound_cards.tough_again": "test_wound_cards.test_the_tough_are_tough_once_a_zombies_turn_and_"
    "again_the_next",
    "scavenging.remember_kill": "test_scavenging.test_a_scavenger_who_killed_elsewhere_has_nothing_"
    "free_here",
    "wounds.eliminate": "test_wounds.test_the_fallen_leave_the_board_and_their_cards_are_discarded",
    "wounds.eliminate_together": "test_combat.test_nobody_holds_the_bunker_who_burns_in_it",
    "car_finds.search_car": "test_car_finds.test_a_flashlight_is_of_no_use_in_a_car",
    "car_loads.why_not_load": "test_car_loads.test_a_supply_is_loaded_and_taken_out_for_an_"
    "action_each",
    "car_finds.why_not_search": "test_car_finds.test_a_car_is_the_one_search_of_the_turn_and_"
    "needs_an_empty_zone",
    "cars.get_up": "test_cars.test_getting_out_is_an_action_even_among_zombies",
    "cars.has_seat": "test_cars.test_there_is_one_wheel_and_three_more_seats",
    "cars.why_not_change_seat": "test_cars.test_a_passenger_takes_the_wheel_for_an_action",
    "cars.why_not_enter": "test_cars.test_nobody_gets_in_among_zombies",
    "cars.why_not_get_out": "test_cars.test_getting_out_is_an_action_even_among_zombies",
    "combat.bonus": "test_skills_in_combat.test_an_extra_die_is_rolled_in_its_sort_of_combat",
    "combat.hits_of": "test_hits.test_shooting_into_ones_own_zone_spares_the_shooter",
    "combat.in_hand": "test_combat.test_weapons_alike_are_listed_once",
    "hits.assign": "test_combat.test_the_worked_example_of_two_sub_machine_guns",
    "hits.by_priority": "test_hits.test_shots_fall_on_walkers_then_fatties_then_runners",
    "hits.count_up": "test_hits.test_a_survivor_shot_brings_no_experience",
    "hits.kills": "test_rolls.test_nothing_is_rolled_again_where_no_hit_kills",
    "hits.none_stray": "test_hits.test_a_miss_hurts_nobody",
    "hits.one_hard_hit": "test_hits.test_weak_hits_do_not_add_up",
    "hits.unbeaten": "test_hits.test_a_zombie_is_unbeaten_if_no_weapon_of_anybody_kills_it",
    "hits.others_first": "test_hits.test_a_shot_hits_survivors_in_the_zone_first",
    "hits.rank_falls": "test_odds.test_the_kinds_that_fall_are_those_of_the_attack_played",
    "inventory.stop_tidying": "test_inventory.test_in_free_order_what_others_do_meanwhile_ends_no_"
    "trade",
    "inventory.tidies": "test_inventory.test_one_action_serves_for_all_trades_with_a_partner_and_"
    "for_reorganising",
    "skills.of_sheet": "test_experience.test_a_skill_gained_serves_in_the_very_turn",
    "victory.goals_lost": "test_leaving.test_one_who_falls_loses_the_game_where_all_must_leave",
    "combat.rerolls_of": "test_combat_dice.test_re_rolls_of_different_sources_add_up",
    "rolls.advised": "test_rolls.test_dice_that_all_miss_are_rolled_again_and_a_hit_is_kept",
    "rolls.maybe_reroll": "test_rolls.test_nobody_is_asked_when_every_die_hits_zombies",
    "rolls.skills_to_reroll": "test_rolls.test_a_re_roll_of_the_turn_and_luck_each_serve_once",
    "combat.rows_for": "test_rare_skills.test_mas_shotgun_strikes_or_fires_in_its_own_zone",
    "combat.trick_shots": "test_rare_skills.test_a_trick_shot_is_listed_both_ways",
    "activation.shut_out": "test_activation.test_a_closed_door_stops_them",
    "doors.every_room": "test_doors.test_the_first_door_of_a_building_brings_a_card_for_every_room",
    "spawning.activate_all": "test_spawning.test_an_extra_activation_is_for_all_zombies_of_"
    "its_kind",
    "spawning.not_at_blue": "test_spawning.test_an_extra_activation_does_nothing_at_blue",
    "manholes.out_of_manholes": "test_manholes.test_manholes_open_on_every_tile_with_a_survivor",
    "spawning.place": "test_spawning.test_a_card_is_read_at_the_danger_level",
    "wound_cards.harm": "test_wound_cards.test_a_mask_stops_half_a_shot_of_two_damage",
    "doors.why_not_close": "test_rare_skills.test_a_barricade_shuts_an_open_door_for_an_action",
    "driving.drive": "test_driving.test_the_worked_example_of_the_rulebook",
    "driving.paths": "test_driving.test_an_action_drives_one_or_two_zones",
    "driving.streets_beside": "test_driving.test_no_car_drives_into_a_house",
    "driving.why_not_drive": "test_driving.test_only_the_driver_drives",
    "goals.cars_loaded": "test_car_loads.test_a_car_that_comes_too_early_waits_until_six_"
    "supplies_are_loaded",
    "goals.escape_of": "test_leaving.test_small_town_has_no_exit",
    "goals.everyone_aboard": "test_car_loads.test_a_car_that_comes_too_early_waits_until_all_are_"
    "aboard",
    "goals.everyone_out": "test_leaving.test_the_game_is_won_at_once_when_all_stand_on_the_exit_"
    "together",
    "goals.held_back": "test_grindhouse.test_the_third_does_not",
    "goals.leaks": "test_grindhouse.test_elsewhere_a_zombie_where_it_is_loudest_stays",
    "missions.closes_spawn": "test_grindhouse.test_nobody_shuts_a_spawn_zone_with_a_zombie_in_it",
    "missions.is_active": "test_grindhouse.test_a_spawn_zone_that_was_shut_draws_no_card_any_more",
    "missions.linked_doors": "test_grindhouse.test_who_opens_a_door_opens_the_other_of_that_house",
    "missions.people_the_houses": "test_grindhouse.test_a_walker_stands_in_every_room_from_the_"
    "start",
    "goals.level_reached": "test_goals.test_zombiecity_is_won_at_the_red_level",
    "goals.objectives_taken": "test_victory.test_every_objective_is_needed",
    "goals.out_of_reach": "test_leaving.test_one_who_falls_loses_the_game_where_all_must_leave",
    "goals.reached": "test_leaving.test_the_exit_is_shut_until_every_objective_is_taken_and_"
    "the_supplies_are_found",
    "goals.reached_before": "test_leaving.test_the_exit_is_shut_until_every_objective_is_taken_"
    "and_the_supplies_are_found",
    "goals.supplies_found": "test_leaving.test_two_of_the_three_supplies_open_no_exit",
    "goals.too_few_left": "test_hidden_objectives.test_one_who_falls_among_the_found_loses_the_"
    "mission",
    "goals.zone_held": "test_goals.test_a_zombie_there_spoils_it",
    "guests.as_option": "test_guests.test_custom_survivors_are_kept_with_the_table",
    "guests.faults_of": "test_guests.test_a_faulty_sheet_is_refused_with_its_fault",
    "guests.fight_faults": "test_survivor_files.test_a_hero_needs_an_attack_and_health_and_has_one_"
    "skill_a_level",
    "guests.has_cards": "test_survivor_files.test_a_hero_needs_an_attack_and_health_and_has_one_"
    "skill_a_level",
    "guests.read_guests": "test_guests.test_two_custom_survivors_share_no_id",
    "guests.with_option": "test_survivor_files.test_two_heroes_with_the_same_attack_both_have_it",
    "guests.with_sheets": "test_survivor_files.test_a_skill_by_hand_is_marked_and_changes_nothing_"
    "by_itself",
    "leaving.cars_leave": "test_car_loads.test_a_car_that_reaches_the_exit_leaves_by_itself_with_"
    "its_passengers_and_its_load",
    "leaving.up_to_the_exit": "test_car_loads.test_the_open_exit_ends_the_way_of_a_car",
    "leaving.why_not_leave": "test_leaving.test_nobody_leaves_from_beside_the_exit",
    "missions.apply_taken_rules": "test_leaving.test_the_unhurt_take_it_for_nothing",
    "missions.hide_marked_objective": "test_hidden_objectives.test_the_marked_token_is_drawn_"
    "when_the_game_is_set_up",
    "car_loads.loaded_kinds": "test_car_loads.test_a_supply_is_loaded_and_taken_out_for_an_"
    "action_each",
    "missions.locked_by": "test_goals.test_the_blue_door_opens_only_after_the_blue_objective",
    "missions.may_be_searched": "test_car_loads.test_the_start_room_of_the_escape_holds_nothing",
    "missions.medkit": "test_leaving.test_the_medicine_chest_heals_one_wound_and_gives_no_"
    "experience",
    "missions.reveal_survivor": "test_hidden_objectives.test_a_neutral_token_brings_a_survivor_"
    "without_equipment_and_experience",
    "noise.end_uproar": "test_rare_skills.test_an_uproar_stays_where_it_was_made_until_its_"
    "maker_acts_again",
    "noise.raise_uproar": "test_rare_skills.test_an_uproar_outdoes_all_noise",
    "noise.why_not_sneak": "test_rare_skills.test_a_ninja_who_wants_to_be_heard_is",
    "search.draw_unless_refused": "test_rare_skills.test_destiny_sends_a_found_card_away_for_"
    "the_next",
    "search.match_set": "test_skills.test_matching_set_finds_the_twin_of_a_dual_weapon",
    "scavenging.scavenges": "test_scavenging.test_a_scavenger_searches_the_street_for_free_after_"
    "a_kill_there",
    "search.why_no_search_left": "test_search.test_a_survivor_searches_once_a_turn",
    "skills.refuses": "test_rare_skills.test_destiny_works_once_a_turn",
    "turn.acting": "test_free_order.test_in_free_order_anybody_acts_until_all_have_acted",
    "combat.aims_of": "test_rare_skills.test_a_trick_shot_aims_each_pistol_at_its_own_zone_"
    "with_one_noise",
    "combat.melee_or_sniper": "test_hits.test_a_sniper_rifle_hits_survivors_only_on_purpose",
    "odds.considered": "test_odds.test_an_attack_is_thought_about_out_of_turn_and_unloaded",
    "odds.hit_chances": "test_odds.test_the_chances_of_hits_are_those_of_all_rolls",
    "odds.odds_of": "test_odds.test_kills_are_those_of_the_attack_played_with_every_roll",
}
"""Every rule function of the engine, and the test that carries its name in plain words."""

RULINGS = (
    "Ranged priority", "Melee priority", "2-damage shot on a Survivor",
    "Survivors hit by a shot: who", "Sniper / scope", "Molotov", "Molotov XP", "Molotov noise",
    "+1 die skills", "Accuracy floor", "Dual", "Evil Twins", "Reload", "Re-rolls",
    "Two identical ammo cards", "Ammo and Sub-MG", "Ammo and sniper rifle", "Flashlights",
    "Search limit", "Aaahh!", "Equipment deck empty", "Building first opened",
    "Building holding the start zone", "Re-opened door", "Extra activation card",
    "Extra activation meaning", "Shortage of figures", "Shortage of several figures",
    "Chain shortage in extra activation by splitting", "Zombie target",
    "No path to noisiest zone", "Open long way vs closed short way", "Equal paths",
    "Odd group with added figure", "Attacks then moves", "Surplus attackers", "Wound choice",
    "Goalie mask", "Tough", "Leaving zombies", "2 Zones per Move, leaving 1 zombie",
    "Free Move Action with zombies", "Noise", "Level up", "Dead Survivor", "Starter cards",
    "Zone spanning several tiles and manhole cards", "Line of sight", "Actors and sight",
    "Flashlight and cars", "Car, two zones back and forth", "Car", "Enter / leave car",
    "Gear between missions",
)  # fmt: skip
"""The disputed points of facts/zombicide.md 6."""

TRAPS = ("0.1", "0.2", "0.3", "0.4", "0.5", "0.6")
"""Where the booklet's text itself cannot be trusted, by facts/zombicide.md 0."""


def trees(*folders: Path) -> Iterator[tuple[str, ast.Module]]:
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            yield path.stem, ast.parse(path.read_text(encoding="utf-8"))


def functions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [one for one in tree.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]


def rule_functions() -> set[str]:
    """Public functions that say what rule they are."""
    return {
        f"{module}.{one.name}"
        for module, tree in trees(*RULES)
        if module not in BOOKKEEPING
        for one in functions(tree)
        if not one.name.startswith("_") and ast.get_docstring(one)
    }


def named_tests() -> dict[str, str]:
    """Every test of the rules with its docstring."""
    return {
        f"{module}.{one.name}": ast.get_docstring(one) or ""
        for module, tree in trees(TESTS, *OF_OTHERS)
        for one in functions(tree)
        if one.name.startswith("test_")
    }


def refusal_keys() -> set[str]:
    """Every key the engine refuses with."""
    return {
        str(call.args[0].value)
        for _, tree in trees(*RULES, HERE / "engine" / "core")
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "Refusal"
        and isinstance(call.args[0], ast.Constant)
    }


def words_of_tests() -> str:
    folders = (TESTS, *OF_OTHERS)
    paths = [path for folder in folders for path in sorted(folder.glob("*.py"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_every_rule_function_has_a_test_named_after_the_rule():
    rules = rule_functions()

    assert len(rules) > 50
    assert sorted(rules - set(PROVED)) == [], "no test is named for these; add them to PROVED"
    assert sorted(set(PROVED) - rules) == [], "these rules are gone; take them out of PROVED"
    assert sorted(set(PROVED.values()) - set(named_tests())) == [], "these tests are gone"


def test_every_module_of_rules_has_tests_for_its_chapter():
    assert [folder for folder in RULES if not list(trees(folder))] == [], "no module lies there"
    tests = {module: ast.get_docstring(tree) or "" for module, tree in trees(TESTS)}
    for module, tree in trees(*RULES):
        if module in BOOKKEEPING or module == "__init__":
            continue
        place = re.compile(r"#\d+")
        chapters = set(place.findall(ast.get_docstring(tree) or ""))
        assert chapters, f"{module} names no chapter; name one, or list it in BOOKKEEPING"
        told = set(place.findall(tests.get(f"test_{module}", "")))
        assert chapters <= told, (
            f"{module} holds rules of {sorted(chapters)}, but test_{module} names {sorted(told)}"
        )


def test_every_chapter_of_rules_is_tested():
    places = "".join(ast.get_docstring(tree) or "" for _, tree in trees(TESTS))

    assert [one for one in CHAPTERS if f"#{one}" not in places] == []


def test_every_refusal_is_provoked():
    words = words_of_tests()

    assert len(refusal_keys()) > 40
    assert sorted(key for key in refusal_keys() if f'"{key}"' not in words) == []


def test_every_skill_of_the_box_is_tested():
    content = engine.load_content("zombicide")
    held = {
        skill
        for one in content.characters.values()
        for skill in (one.blue, one.yellow, *one.orange, *one.red)
    }
    words = words_of_tests()
    names = "\n".join(named_tests())

    assert len(held) > 20
    assert sorted(
        skill
        for skill in held
        if f'"{skill}"' not in words and skill.replace("-", "_") not in names
    ) == []  # fmt: skip


def test_every_disputed_point_is_settled_by_a_test():
    told = " ".join(" ".join(named_tests().values()).split())

    assert [one for one in RULINGS if not re.search(rf", {re.escape(one)}[.:,]", told)] == []


def test_every_trap_of_the_booklet_is_named_by_a_test():
    told = " ".join(" ".join(named_tests().values()).split())

    assert [one for one in TRAPS if f"facts {one}" not in told] == []
