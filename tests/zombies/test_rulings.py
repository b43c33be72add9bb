"""Which test proves what: the rulebook line by line, the rulings of docs/zombies.md, refusals.

Tests are named by module and name, both without their `test_`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from engine.games import load_content
from engine.zombies.entries import TownContent

HERE = Path(__file__).resolve().parent.parent.parent
FOLDERS = (HERE / "tests" / "zombies", HERE / "tests" / "spaces")
RULES = (HERE / "engine" / "zombies", HERE / "engine" / "spaces" / "squares.py")

RULEBOOK = {
    "aim: to the helipad": "victory.who_reaches_the_centre_of_the_helipad_escapes",
    "aim: 25 zombies": "victory.twenty_five_trophies_win",
    "set up: chance names the first": "setup.chance_names_the_first_player_and_the_others_follow"
    "_clockwise",
    "set up: pawns on the town square": "setup.every_pawn_stands_in_the_middle_of_the_town_square",
    "set up: tiles shuffled": "setup.the_28_other_tiles_are_shuffled",
    "set up: helipad last": "setup.the_helipad_is_the_last_tile_of_all",
    "set up: or among the last ten": "setup.the_late_helipad_is_among_the_last_ten_wherever_chance"
    "_puts_it",
    "set up: three cards, three lives, three bullets": "setup.everybody_gets_three_cards_three"
    "_lives_and_three_bullets",
    "turn 1: a tile": "turn.a_turn_begins_with_a_tile",
    "turn 2: the fight": "turn.after_the_tile_comes_the_fight_on_the_own_square",
    "turn 3: cards up to three": "turn.cards_are_drawn_up_to_three_before_the_roll",
    "turn 4: the roll": "turn.the_roll_says_how_far_the_pawn_walks",
    "turn 5: fights on the way": "walking.the_walk_goes_on_after_a_fight_that_is_won",
    "turn 6: zombies": "turn.zombies_are_rolled_once_the_walk_is_over",
    "turn 7: a card may go": "turn.then_a_card_may_be_discarded",
    "turn: clockwise": "turn.turns_go_clockwise_and_a_round_ends_with_the_last_seat",
    "tiles: any way round": "tiles.a_tile_may_be_turned_any_way_that_joins_the_roads",
    "tiles: never road to building": "tiles.a_road_never_meets_a_building",
    "tiles: zombies and tokens inside": "tiles.zombies_and_tokens_of_a_named_building_lie_inside",
    "tiles: as many as printed": "content.buildings_are_populated_as_printed",
    "tiles: closing ends the turn": "tiles.a_tile_may_close_the_town_and_ends_the_turn_at_once",
    "tiles: a road by its exits": "tiles.a_road_gets_a_zombie_for_each_exit_and_the_player_says"
    "_what_stays_empty",
    "fight: where one begins": "combat.a_turn_begins_with_the_zombie_on_the_own_square",
    "fight: four and more win": "combat.four_or_more_beats_a_zombie_and_it_becomes_a_trophy",
    "fight: three and less do not": "combat.three_or_less_does_not",
    "fight: a life and again": "combat.a_life_is_lost_and_the_die_thrown_again",
    "fight: or bullets up to four": "combat.bullets_raise_the_roll_to_exactly_four",
    "fight: until it is won": "combat.a_fight_goes_on_until_it_is_won",
    "fight: not given up": "combat.nobody_gives_a_fight_up",
    "death: to the town square, the walk over": "combat.death_ends_the_walk_and_the_zombies_are"
    "_moved_as_ever",
    "death: half the zombies": "combat.death_costs_half_the_trophies_rounded_up",
    "death: weapons on the table": "combat.death_takes_the_items_to_the_discard_pile_and_leaves"
    "_the_hand",
    "death: three and three next turn": "turn.the_dead_come_back_with_exactly_three_and_three",
    "cards: at any moment": "windows.without_a_window_open_a_card_may_be_played_all_the_same",
    "cards: one from turn to turn": "turn.one_card_from_turn_to_turn",
    "cards: never more than three": "turn.a_full_hand_draws_none",
    "cards: the discard ends the turn": "turn.to_discard_ends_the_turn",
    "walk: as far as the die": "walking.a_pawn_reaches_what_the_roll_allows",
    "walk: or less": "walking.nobody_has_to_walk_as_far_as_the_roll",
    "walk: cards may spare fights": "walking.during_a_truce_zombies_are_walked_past",
    "walk: tokens at once": "walking.a_token_is_taken_at_once_also_in_passing",
    "walk: no token under a zombie": "walking.under_a_zombie_it_is_taken_once_that_is_beaten",
    "walk: named buildings only": "walking.only_named_buildings_are_entered",
    "walk: through doors": "walking.a_building_is_entered_by_its_door_only",
    "walk: all squares of a building": "walking.every_square_of_a_named_building_is_used",
    "zombies: as many as the die": "herd.as_many_move_as_the_die_says",
    "zombies: one square": "herd.a_zombie_goes_one_square",
    "zombies: if they can": "herd.where_fewer_can_fewer_do",
    "zombies: doors for them too": "herd.walls_hold_zombies_and_doors_let_them_through",
    "zombies: one on a square": "herd.never_two_on_one_square",
    "zombies: tokens stay": "herd.tokens_stay_where_they_lie",
    "more: who lays the helipad": "tiles.the_helipad_is_laid_by_who_has_the_fewest_trophies",
    "more: or chance": "tiles.among_equals_chance_says_who_lays_the_helipad",
    "more: one zombie and one token": "tiles.each_square_holds_one_zombie_and_one_token_at_most",
    "more: five lives": "walking.nobody_holds_more_than_five_lives",
    "more: any number of bullets": "walking.bullets_have_no_limit",
}

RULINGS = {
    "fight at the beginning of a turn": "combat.not_with_those_of_the_whole_tile",
    "zombies on the helipad": "tiles.the_helipad_has_a_zombie_on_each_of_its_nine_squares",
    "where the helipad lies in the stack": "setup.the_half_way_helipad_is_in_the_lower_half",
    "how you escape": "victory.the_edge_of_the_tile_is_not_enough",
    "who lays the helipad": "tiles.one_trophy_less_is_enough",
    "a tile that fits nowhere": "tiles.a_tile_that_fits_nowhere_is_out_of_the_game_and_the_turn"
    "_goes_on",
    "two walls side by side": "squares.walls_may_meet_where_another_side_joins_by_road",
    "sporting goods store": "content.the_sporting_goods_store_has_seven_inside_squares_and_one_of"
    "_road",
    "fire station": "content.the_fire_station_has_seven_inside_squares_two_doors_and_one_exit",
    "ways into a building": "content.a_road_square_beside_a_building_is_no_way_in_without_a_door",
    "lawn, car parks, unnamed buildings": "content.there_are_four_crossroads_and_none_is_a_car"
    "_park",
    "bullets in a fight": "combat.bullets_that_do_not_suffice_cannot_be_spent",
    "half the trophies at a death": "combat.death_costs_half_the_trophies_rounded_up",
    "items at a death": "combat.death_takes_the_items_to_the_discard_pile_and_leaves_the_hand",
    "tokens after a death": "turn.the_dead_come_back_with_exactly_three_and_three",
    "death before the walk": "combat.who_dies_before_the_roll_draws_cards_and_moves_zombies_but"
    "_does_not_walk",
    "life token at five lives": "walking.nobody_holds_more_than_five_lives",
    "a zombie moved onto a pawn": "herd.it_may_enter_the_square_of_a_pawn_and_waits_there",
    "zombies that move": "herd.each_zombie_moves_once",
    "a movement roll of 1, halved": "turn.untied_shoes_halve_the_roll_and_one_becomes_none",
    "too few zombies in the box": "tiles.the_box_gives_what_it_has_and_the_player_says_where",
    "too few tokens or bullets in the box": "tiles.tokens_are_never_short",
    "weapons in a fight": "combat.one_weapon_a_combat",
    "the shotgun": "combat.a_shotgun_is_added_to_another_weapon_and_counts_rolls",
    "grenade and Molotov cocktail": "cards_items.it_is_thrown_through_a_door_as_well",
    "item cards": "cards_items.the_road_before_the_door_is_not_inside",
    "when an item is used": "cards_items.an_item_is_used_in_the_own_turn",
    "items in play": "cards_items.there_is_one_of_each_kind_in_play",
    "cards against oneself": "cards_against.nobody_plays_against_oneself",
    "cards that cost a life": "cards_against.the_last_life_is_not_paid",
    "Fear": "in_between.who_is_held_by_fear_is_not_sent_to_the_town_square_either",
    "Fear on a turn that is skipped": "readings.fear_goes_by_with_a_turn_that_is_skipped",
    "Where Did Everybody Go?": "cards_leading.and_the_way",
    "Adrenaline for the walk": "readings.a_walk_that_is_used_up_is_doubled_no_more",
    "a zombie dropped on a pawn in mid-walk": "readings.a_zombie_dropped_on_a_pawn_in_mid_walk_does"
    "_not_stop_it",
    "after the helipad is laid, no more tiles": "readings.closing_the_town_after_the_helipad"
    "_ends_the_turn_and_leaves_the_way_out",
    "a step that leaves no choice": "brisk.who_has_played_a_card_rolls_at_once",
    "a lost roll whose cost of a life nothing can prevent": "brisk.a_roll_that_costs_a_life"
    "_whatever_one_does_is_paid_at_once",
    "a declared walk that a card has changed": "declared_walks.a_zombie_set_in_its_way_leaves"
    "_the_walker_to_decide_anew",
    "discarding items in play": "readings.items_in_play_are_not_discarded",
    "the marbles": "in_between.marbles_stop_a_herd_on_its_way",
    "the 25th trophy in a fight": "combat.the_twenty_fifth_trophy_wins_in_the_middle_of_a_walk",
    "no zombie left anywhere and no way out": "victory.where_no_zombie_is_left_and_no_way_out_most"
    "_trophies_win",
}
"""By the first words of its line in docs/zombies.md."""

FACTS = {
    "5 any rotation": "squares.places_are_listed_in_reading_order_and_look_alikes_once",
    "5 every neighbour matches": "squares.every_side_that_touches_is_looked_at",
    "5 one neighbour joins by road": "squares.two_walls_alone_are_no_joint",
    "5 the helipad fits like any tile": "tiles.the_helipad_joins_like_any_tile_with_four_exits",
    "5 a helipad without a place": "tiles.a_helipad_that_fits_nowhere_goes_back_into_the_stack",
    "5 and without tiles": "tiles.the_last_tile_of_all_does_not_go_back",
    "5 no tile left": "turn.with_no_tile_left_the_turn_begins_with_the_fight",
    "5 closed": "squares.a_town_is_closed_when_no_exit_is_open",
    "6 bullets and lives in fights only": "turn.bullets_and_lives_do_not_change_the_movement_roll",
    "6 players do not fight": "combat.pawns_share_a_square_and_do_not_fight_each_other",
    "6 a zombie where the dead come back": "turn.a_zombie_on_the_town_square_is_fought_at_the_next"
    "_turn",
    "6 no further roll": "combat.the_last_life_is_death_at_once_without_another_roll",
    "7 no diagonals": "walking.nobody_walks_diagonally",
    "7 no life for a life": "cards_help.with_five_there_is_nothing_to_rest_for",
    "8 onto a pawn": "herd.it_may_enter_the_square_of_a_pawn_and_waits_there",
    "9 in front, outside the hand": "cards_items.items_in_play_do_not_count_as_a_hand",
    "9 using is not playing": "cards_items.using_an_item_is_not_playing_a_card",
    "9 in the middle of a fight": "cards.a_card_comes_into_anothers_fight",
    "9 two at once": "cards.of_two_cards_at_once_the_later_is_resolved_first",
    "9 a skateboard is a weapon": "cards_against.a_skateboard_is_an_item_like_any_other",
    "9 several items": "cards_items.several_kinds_lie_in_front_of_a_player",
    "9 the deck runs out": "cards.an_empty_deck_is_made_of_the_discards",
    "9 after the discard": "cards.after_the_discard_the_turn_is_over_and_the_card_with_it",
    "9 inside the building": "cards_items.the_road_before_the_door_is_not_inside",
    "10.1 chainsaw": "cards_items.a_chainsaw_adds_two_to_every_roll_of_the_turn",
    "10.1 fire axe stays": "cards_items.a_fire_axe_adds_one_and_stays",
    "10.1 first aid in the hospital only": "cards_items.a_first_aid_kit_is_for_the_hospital_only",
    "10.1 first aid": "combat.a_first_aid_kit_takes_the_place_of_a_life",
    "10.1 grenade": "cards_items.a_grenade_makes_trophies_of_a_whole_building_for_one_life",
    "10.1 grenade, not the whole tile": "cards_items.zombies_on_the_road_stand_after_a_grenade",
    "10.1 grenade in a truce": "cards_items.a_grenade_works_while_nobody_fights",
    "10.1 ammunition": "cards_items.ammunition_is_three_bullets_and_gone",
    "10.1 Molotov": "cards_items.a_molotov_adds_two_in_that_building",
    "10.1 skateboard": "cards_items.a_skateboard_adds_two_to_the_movement_roll",
    "10.1 marbles": "cards_items.they_end_with_the_next_own_turn",
    "10.1 shotgun": "cards_items.a_shotgun_helps_three_rolls_and_goes",
    "10.2 adrenaline, walk": "cards_help.a_skateboard_is_added_before_the_roll_doubles",
    "10.2 adrenaline, fight": "cards_help.it_lifts_a_combat_roll_by_two",
    "10.2 alternate food, for all": "cards_help.it_holds_for_all_players",
    "10.2 alternate food, how long": "cards_help.it_lasts_to_the_end_of_the_next_own_turn",
    "10.2 keys": "cards_help.skateboard_and_shoes_change_nothing",
    "10.2 keys and fear": "cards_help.fear_keeps_one_out_of_the_car",
    "10.2 rest": "cards_help.a_rest_brings_two_lives_and_takes_the_walk",
    "10.2 rest and fear": "cards_help.fear_still_allows_a_rest",
    "10.2 not so bad": "cards_help.onto_a_pawn_they_may_go",
    "10.3 bad sense of direction": "cards_against.it_keeps_what_is_left_of_its_walk",
    "10.3 brain cramp": "cards_against.nowhere_is_allowed",
    "10.3 brain cramp, fights": "cards_against.the_pawn_goes_where_the_opponent_wants_and_the"
    "_fights_are_its_own",
    "10.3 butter fingers": "cards_against.who_plays_it_takes_an_item_or_two_bullets",
    "10.3 butter fingers, hands": "cards_against.cards_in_the_hand_are_safe",
    "10.3 claustrophobia": "cards_against.who_is_inside_leaves_by_the_shortest_way",
    "10.3 claustrophobia, the rest": "walking.the_rest_of_the_walk_is_free_outside",
    "10.3 fear": "cards_against.fear_takes_the_turn_after_this_one",
    "10.3 paralysis": "turn.paralysis_skips_a_whole_turn_and_no_more",
    "10.3 not dead, mended": "cards_against.bullets_mend_a_die",
    "10.3 not dead, one trophy": "cards_against.with_one_trophy_that_one_is_lost",
    "10.3 everybody gone": "cards_leading.it_fights_what_it_meets",
    "10.3 shoes": "cards_against.the_next_roll_is_halved_and_rounded_down",
    "10.4 worse": "cards_hordes.a_building_is_filled_up",
    "10.4 miscalculation": "cards_hordes.as_far_as_its_squares_go",
    "10.4 overrun": "cards_hordes.ten_zombies_on_any_squares_without_one",
    "10.4 zombie master": "cards_hordes.five_zombies_on_squares_without_a_pawn",
    "11 the zombie first": "victory.the_zombie_on_it_must_be_beaten_first",
    "11 option tile": "victory.it_is_where_the_table_chose_so",
    "11 past the zombie in a truce": "victory.during_a_truce_nobody_has_to_kill_to_escape",
    "13 trophies by players": "setup.in_the_shorter_game_more_players_need_fewer",
}
"""Rulings on single cards and cases, by their place in facts/zombies.md."""


def modules() -> Iterator[tuple[str, str]]:
    """Every module of tests with its source."""
    for folder in FOLDERS:
        for path in sorted(folder.glob("test_*.py")):
            yield path.stem, path.read_text(encoding="utf-8")


def named() -> set[str]:
    """Every test."""
    return {
        f"{module.removeprefix('test_')}.{one.name.removeprefix('test_')}"
        for module, source in modules()
        for one in ast.parse(source).body
        if isinstance(one, ast.FunctionDef)
    }


def unspoken(words: Iterable[str]) -> list[str]:
    """Those of the words that no test holds."""
    sources = "".join(source for _, source in modules())
    return sorted(one for one in set(words) if f'"{one}"' not in sources)


def refusals() -> Iterator[str]:
    """Every key the rules of the game refuse with."""
    paths = [path for one in RULES for path in ([one] if one.is_file() else one.glob("*.py"))]
    for path in paths:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "Refusal":
                yield from (
                    str(one.value)
                    for one in ast.walk(call.args[0])
                    if isinstance(one, ast.Constant)
                )


def ruled() -> list[str]:
    """The first words of each line of the table of rulings."""
    text = (HERE / "docs" / "zombies.md").read_text(encoding="utf-8")
    table = text.split("## Where the rulebook is silent", 1)[1].split("\n## ", 1)[0]
    lines = re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)
    return [line for line in lines if line not in ("point", "---")]


def test_the_rulebook_is_proved_line_by_line():
    assert sorted(set(RULEBOOK.values()) - named()) == []


def test_every_ruling_that_is_written_down_is_proved():
    assert sorted(RULINGS) == sorted(ruled())
    assert sorted(set(RULINGS.values()) - named()) == []


def test_every_ruling_on_a_card_or_a_case_is_proved():
    assert sorted(set(FACTS.values()) - named()) == []


def test_every_refusal_is_provoked():
    assert len(set(refusals())) > 40
    assert unspoken(refusals()) == []


def test_every_card_is_played():
    assert unspoken(load_content("zombies", TownContent).cards) == []
