"""Which test proves what: nothing that is printed, and no ruling, is without one."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest

import engine.heroes_resistance
from engine.games import load_content
from engine.heroes_resistance.entries import HeroesContent

HERE = Path(__file__).resolve().parent
CONTENT = load_content("heroes-resistance", HeroesContent)

EXAMPLES = {
    "p. 12 Vision leaves two enemies and cannot leave three": "test_vision_pays_three_actions_to_"
    "leave_two_enemies_and_cannot_pay_four",
    "p. 14 example 1, a walker and two heroes": "test_a_walker_among_two_heroes_wounds_the_one_"
    "whom_the_table_names",
    "p. 14 example 2, five walkers": "test_five_walkers_share_their_wounds_among_two_heroes_and_"
    "a_bystander",
    "p. 14 four walkers, three brutes, a zombie hero": "test_each_kind_splits_evenly_and_the_"
    "table_places_the_odd_one",
    "p. 15 Wasp is nearer and not seen": "test_whom_they_see_draws_them_even_if_somebody_unseen_"
    "is_nearer",
    "p. 15 Captain America between two zones": "test_a_zombie_hero_walks_and_attacks_by_the_"
    "tables_choice",
    "p. 15 a runner and the nearer of two": "test_the_nearer_of_two_in_sight_draws_them",
    "p. 15 two ways to Hulk": "test_two_ways_of_the_same_length_part_the_walkers_and_the_table_"
    "sends_the_brute",
    "p. 16 Wasp at 5, Hulk at 12": "test_the_line_of_the_most_experienced_hero_is_read",
    "p. 17 a building is opened": "test_who_waits_in_a_building_comes_first_and_then_those_who_"
    "hide",
    "p. 18 three attacks of Spider-Man": "test_spider_mans_three_attacks_fell_a_brute_a_brute_"
    "and_a_runner",
    "p. 19 Black Panther gains, spends and leaps": "test_black_panther_gains_three_spends_two_for_"
    "dice_and_leaps_with_the_last",
}
RULINGS = {
    "1 doors begin closed": "test_printed_doors_begin_closed",
    "2 a paid effect once a turn": "test_a_web_swing_ends_after_three_zones_and_costs_its_power_"
    "once_a_turn",
    "4 experience without an attack of one's own": "test_the_sign_is_an_attack_that_brings_"
    "experience_and_no_dice_but_its_own",
    "4 but none by explosives": "test_an_explosive_takes_everybody_in_its_zone_when_the_round_"
    "ends_and_nobody_gains_by_it",
    "5 no most of dice": "test_no_roll_has_too_many_dice",
    "6 the action is completed": "test_gaining_at_the_limit_is_still_an_action",
    "8 never better than two": "test_keen_aim_never_hits_below_two",
    "9 an extra activation in a building": "test_who_waits_in_a_building_comes_first_and_then_"
    "those_who_hide",
    "10 lost when the round ends": "test_a_mission_may_be_won_in_the_round_in_which_a_hero_fell",
    "abilities need sight": "test_inspiration_is_for_another_hero_in_sight",
    "no exemption at blue": "test_an_extra_activation_works_at_blue_too",
    "hits are not carried over": "test_hits_too_few_for_a_brute_are_lost_and_not_carried_over",
    "nobody hits a friend": "test_no_hero_is_hit_by_a_friend_even_by_misses",
    "a fighter who is sacrificed does not roll": "test_a_fighter_who_is_sacrificed_does_not_roll",
    "they were not really dead": "test_an_empty_deck_of_bystanders_is_made_of_those_lost_who_were_"
    "not_really_dead",
    "they always come back": "test_once_all_were_drawn_those_that_fell_come_back",
    "house: everybody is in play": "test_with_every_bystander_in_play_nobody_comes",
    "house: four zombie heroes are about": "test_with_all_zombie_heroes_about_each_acts_once_more",
    "density is never automatic": "test_density_leaves_a_crowd_for_a_power_and_an_action",
}
"""Ruling 3 is for no mission of this box, and of ruling 7 the answer is not known."""
SPECIAL_RULES = {
    "M0 Trouvez et sécurisez": "test_trouvez_et_securisez_the_exit_opens_with_both_objectives_and_"
    "a_rescue",
    "M0 Les rumeurs disaient vrai": "test_les_rumeurs_disaient_vrai_a_zombie_hero_at_random_holds_"
    "the_exit",
    "M0 Ressources sécurisées": "test_each_objective_brings_five_to_who_takes_it",
    "M1 Opération de sauvetage": "test_operation_de_sauvetage_nobody_leaves_without_pepper_potts",
    "M1 Civils en détresse": "test_civils_en_detresse_pepper_potts_hides_among_three_others_at_"
    "random",
    "M2 Évasion": "test_evasion_all_out_by_a_room_win_without_every_objective",
    "M2 Portes scellées": "test_portes_scellees_red_doors_are_never_opened",
    "M2 La bonne clé": "test_la_bonne_cle_pour_la_bonne_porte",
    "M2 Travail d'enquête": "test_travail_d_enquete_each_objective_brings_five",
    "M3 Annihilation": "test_annihilation_is_won_with_the_last_enemy_and_not_before",
    "M3 Surprise": "test_coloured_objectives_lie_face_down_anywhere_among_the_red",
    "M3 Ennemis jurés": "test_ennemis_jures_four_zombie_heroes_are_in_the_deck",
    "M3 Préparation": "test_preparation_each_objective_brings_five_whatever_its_colour",
    "M3 Répit temporaire": "test_repit_temporaire_once_both_red_objectives_are_taken_nobody_comes_"
    "back",
    "M3 Souvenirs de Stark": "test_souvenirs_de_stark_who_takes_one_keeps_an_explosive",
    "M3 Que la fête commence": "test_que_la_fete_commence_a_spawn_zone_wakes_with_the_objective_"
    "of_its_colour",
    "M4 Rendez-vous": "test_rendez_vous_needs_both_companions",
    "M4 Surpris à découvert": "test_surpris_a_decouvert_a_hero_at_random_begins_in_the_open",
    "M4 Mission d'escorte": "test_mission_d_escorte_two_others_hold_the_cards_and_have_no_power",
    "M4 Nous devons les protéger": "test_nous_devons_les_proteger_a_sacrifice_loses_at_once",
    "M4 Murée": "test_muree_the_blue_door_is_never_opened",
    "M5 Happy end": "test_happy_end_the_exit_opens_when_happy_is_rescued_and_along",
    "M5 Télécommande": "test_coloured_objectives_lie_face_down_anywhere_among_the_red",
    "M5 Pillé": "test_pille_the_open_building_holds_nobody_and_draws_no_cards",
    "M5 Signal S.O.S.": "test_signal_sos_happy_stays_as_long_as_his_building_is_shut",
    "M5 La clé": "test_la_cle_the_blue_objective_opens_both_doors_and_nobody_comes",
    "M5 Surprise": "test_surprise_the_green_objective_brings_a_bystander_as_if_just_rescued",
    "M5 C'est nouveau, ça": "test_c_est_nouveau_ca_the_blue_spawn_zone_wakes_with_the_blue_"
    "objective",
    "M5 Qu'est-ce que c'est": "test_each_objective_brings_five_to_who_takes_it",
    "M5 Le chouchou": "test_le_chouchou_all_is_lost_with_happy",
    "M6 Des citoyens dans la rue": "test_des_citoyens_dans_la_rue_two_figures_and_no_card_that_"
    "brings_more",
    "M6 Technologie d'Oscorp": "test_coloured_objectives_lie_face_down_anywhere_among_the_red",
    "M6 Quelqu'un est passé par ici": "test_quelqu_un_est_passe_par_ici_every_marked_room_has_"
    "drawn_a_card_behind_shut_doors",
    "M6 Civils en danger": "test_civils_en_danger_nobody_rescues_attacks_or_moves_them",
    "M6 Protégez les civils": "test_proteger_les_civils_all_is_lost_with_the_first_enemy_among_"
    "them",
    "M6 Labo de Norman": "test_labo_de_norman_the_green_spawn_zone_is_awake_from_the_start",
    "M6 Mieux que rien": "test_each_objective_brings_five_to_who_takes_it",
    "M6 Secrets d'Oscorp": "test_secrets_d_oscorp_the_blue_objective_brings_five_to_every_hero",
    "M6 Console de contrôle": "test_console_de_controle_who_takes_the_green_objective_keeps_it",
    "M6 Regroupez-les": "test_regroupez_les_a_l_interieur_a_red_token_is_moved_and_stays_awake",
    "M6 Surcharge": "test_surcharge_who_keeps_the_console_wins_where_all_tokens_lie",
    "M7 Récupérez du matériel": "test_an_exit_stays_shut_as_long_as_an_objective_is_left",
    "M7 Embrouille": "test_coloured_objectives_lie_face_down_anywhere_among_the_red",
    "M7 Préparation": "test_each_objective_brings_five_to_who_takes_it",
    "M7 Ça ne bougera pas": "test_ca_ne_bougera_pas_no_hero_opens_them",
    "M7 C'était un piège": "test_c_etait_un_piege_a_door_opens_a_zombie_hero_comes_and_the_zone_"
    "wakes",
    "M7 On s'est fait avoir": "test_c_etait_un_piege_a_door_opens_a_zombie_hero_comes_and_the_"
    "zone_wakes",
    "M8 Téléporteur, rassemblement": "test_an_exit_stays_shut_as_long_as_an_objective_is_left",
    "M8 Technologie expérimentale": "test_each_objective_brings_five_to_who_takes_it",
    "M8 Trop attirer l'attention": "test_trop_attirer_l_attention_each_colour_wakes_its_own_spawn_"
    "zone",
}


def trees(*paths: Path) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def of_game() -> set[str]:
    """The names of this game's tests."""
    modules = trees(*HERE.glob("test_*.py"))
    return {one.name for tree in modules for one in tree.body if isinstance(one, ast.FunctionDef)}


def words() -> set[str]:
    """Every word that a test of this game writes between quotes, but for those written here."""
    others = [path for path in HERE.glob("*.py") if path != Path(__file__).resolve()]
    found = {
        node.value
        for tree in trees(*others)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {word for text in found for word in text.split()} | found


def refusals() -> set[str]:
    """Every key with which this game refuses."""
    folder = Path(str(engine.heroes_resistance.__file__)).parent
    return {
        str(call.args[0].value)
        for tree in trees(*folder.glob("*.py"))
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "Refusal"
        and isinstance(call.args[0], ast.Constant)
    }


@pytest.mark.parametrize(
    ("what", "ids"),
    [
        ("trait", CONTENT.traits),
        ("bystander", CONTENT.bystanders),
        ("skill", CONTENT.skills),
        ("hero", CONTENT.characters),
        ("attack", CONTENT.equipment),
        ("enemy", CONTENT.zombies),
        ("spawn card", CONTENT.spawn_cards),
        ("mission", CONTENT.missions),
    ],
)
def test_everything_that_is_printed_is_named_by_a_test(what: str, ids: Iterable[str]):
    missing = sorted(set(ids) - words())

    assert missing == [], f"no test names {what} {missing}"


def test_every_refusal_of_the_game_is_provoked():
    assert len(refusals()) > 20
    assert sorted(refusals() - words()) == []


@pytest.mark.parametrize("table", [EXAMPLES, RULINGS, SPECIAL_RULES])
def test_every_example_ruling_and_special_rule_has_its_test(table: dict[str, str]):
    assert sorted(set(table.values()) - of_game()) == []


def test_every_mission_has_its_special_rules_in_the_table():
    assert {title.split()[0] for title in SPECIAL_RULES} == set(CONTENT.missions)
