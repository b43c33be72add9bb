"""Special rules of missions M2 to M8, each by its name. [heroes-resistance p. 22 to 30]"""

from __future__ import annotations

import pytest

from engine.family.scenario import Course
from engine.heroes_resistance.commands import Rescue
from tests.heroes_resistance.city import at_mission, city, door, opened, places, seen, state_of
from tests.table import ZombiePhase, allowed, do, drawn, events, play, refused

QUIET = ["07", "10", "17", "19"]
"""Spawn cards that bring nobody at blue."""
NO_RETURN = [{"name": "no-return"}]
ANNIHILATE = [{"name": "take-objectives"}, {"name": "annihilate"}]
BOOM = [{"name": "explosives", "parameters": {"colours": ["blue", "green"]}}]
FAR_OFF = [{"name": "rescue", "parameters": {"count": 6}}]
"""A goal that no drawn table comes to."""
RED = [{"id": "red-1", "zone": "S1", "colour": "red", "xp": 5}]
OUT_OF_GAME = {"walker": 30, "brute": 10, "runner": 10}
HEROES_GONE = {"captain-america": 1, "iron-man": 1, "doctor-strange": 1, "scarlet-witch": 1}


# ------------------------------------------------------------ M2


def test_portes_scellees_red_doors_are_never_opened():
    zones = places("M2")
    red = do("force-door", "hulk", door=door("M2", "3V.A", "3V.s1"))
    game = at_mission("M2", {zones["3V.s1"]: "hulk"}, taken=["blue", "green"])

    assert refused(game, red) == "door-sealed"
    assert allowed(game, "hulk", "force-door") == []
    assert red.fields["door"] in seen(game).locked_doors


@pytest.mark.parametrize(
    ("key", "sides"), [("blue", ("3V.B", "3V.s5")), ("green", ("4V.A", "4V.s1"))]
)
def test_la_bonne_cle_pour_la_bonne_porte(key: str, sides: tuple[str, str]):
    zones, other = places("M2"), {"blue": "green", "green": "blue"}[key]
    opening = do("force-door", "hulk", door=door("M2", *sides))
    shut = at_mission("M2", {zones[sides[1]]: "hulk"}, taken=[other])
    free = at_mission("M2", {zones[sides[1]]: "hulk"}, taken=[key], spawn=["07", "10"])

    assert refused(shut, opening) == "door-locked"
    rooms = ["H1"] if key == "green" else []
    play(free, opening, answers=rooms)
    assert opening.fields["door"] in seen(free).open_doors


def test_travail_d_enquete_each_objective_brings_five():
    game = at_mission("M2", {places("M2")["2V.A"]: "hulk"})
    play(game, do("take-objective", "hulk", objective="objective-3"))

    assert game.survivor("hulk").xp == 5


def test_evasion_all_out_by_a_room_win_without_every_objective():
    out = places("M2")["4V.B"]
    game = at_mission("M2", {out: "hulk+wasp+vision+spider-man"})
    play(game, *(do("leave", one) for one in ("hulk", "wasp", "vision")))
    assert game.table.outcome is None
    play(game, do("leave", "spider-man"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


# ------------------------------------------------------------ M3, M5, M6, M7: coloured objectives


@pytest.mark.parametrize("mission", ["M3", "M5", "M6", "M7"])
def test_coloured_objectives_lie_face_down_anywhere_among_the_red(mission: str):
    found = set[tuple[str, ...]]()
    for number in range(12):
        game = opened(mission, seed=str(number))
        beneath = state_of(game).beneath
        assert sorted(beneath.values()) == ["blue", "green"]
        assert {one.colour for one in seen(game).objectives} == {"hidden"}
        found.add(tuple(sorted(beneath, key=beneath.__getitem__)))
    assert len(found) > 5


def test_a_colour_turns_up_when_its_objective_is_taken():
    game = at_mission("M7", {places("M7")["4R.A"]: "hulk"}, beneath={"objective-2": "blue"})
    play(game, do("take-objective", "hulk", objective="objective-1"))

    assert [one.colour for one in events(game, "ColourTurnedUp")] == ["red"]
    colours = {one.id: one.colour for one in seen(game).objectives}
    assert (colours["objective-1"], colours["objective-2"]) == ("red", "hidden")


# ------------------------------------------------------------ M3


def test_preparation_each_objective_brings_five_whatever_its_colour():
    zone = places("M3")["2R.D"]
    for beneath in ({}, {"objective-1": "blue"}):
        game = at_mission("M3", {zone: "hulk"}, beneath=beneath)
        play(game, do("take-objective", "hulk", objective="objective-1"))
        assert game.survivor("hulk").xp == 5


@pytest.mark.parametrize("colour", ["blue", "green"])
def test_que_la_fete_commence_a_spawn_zone_wakes_with_the_objective_of_its_colour(colour: str):
    zone = places("M3")["2R.D"]
    game = at_mission("M3", {zone: "hulk"}, beneath={"objective-1": colour}, spawn=QUIET)
    awake = {one.colour: one.active for one in seen(game).spawns}
    assert (awake["red"], awake["blue"], awake["green"]) == (True, False, False)
    play(game, do("take-objective", "hulk", objective="objective-1"))
    other = {"blue": "green", "green": "blue"}[colour]

    awake = {one.colour: one.active for one in seen(game).spawns}
    assert (awake[colour], awake[other]) == (True, False)
    play(game, ZombiePhase())
    assert len(events(game, "SpawnCardDrawn")) == 3


def test_a_sleeping_spawn_zone_draws_no_card():
    game = at_mission("M3", {places("M3")["1R.s4"]: "hulk"}, spawn=QUIET)
    play(game, ZombiePhase())

    assert len(events(game, "SpawnCardDrawn")) == 2


def test_souvenirs_de_stark_whoever_takes_one_keeps_an_explosive():
    zone = places("M3")["2R.D"]
    blue = at_mission("M3", {zone: "hulk"}, beneath={"objective-1": "blue"})
    red = at_mission("M3", {zone: "hulk"})
    for game in (blue, red):
        play(game, do("take-objective", "hulk", objective="objective-1"))

    assert dict(seen(blue).tokens) == {"hulk": ("blue",)}
    assert dict(seen(red).tokens) == {}
    assert refused(red, do("place-explosive", "hulk")) == "no-explosive"


def test_an_explosive_takes_everybody_in_its_zone_when_the_round_ends_and_nobody_gains_by_it():
    game = city(
        "hulk+1B+1C . wasp",
        rules=BOOM,
        victory=FAR_OFF,
        tokens={"hulk": ["blue"]},
        bystanders={"happy-hogan": "S1"},
        traits={"wasp": ["soar"]},
    )
    play(game, do("place-explosive", "hulk"))
    assert (game.survivor("hulk").actions, seen(game).charges) == (2, ("S1",))
    play(game, ZombiePhase(), answers=["hulk", "hulk", "hulk"])

    assert drawn(game) == ". . wasp"
    assert {one.kind for one in events(game, "EnemiesBlownUp")} == {"brute", "captain-america"}
    assert game.survivor("hulk").xp == 0
    assert [one.bystander for one in events(game, "BystanderDevoured")] == ["happy-hogan"]
    assert game.table.outcome is not None
    assert game.table.outcome.reason == "hero-fell"


def test_an_explosive_spares_the_zones_beside_it():
    game = city("hulk . | [1B]", rules=BOOM, victory=FAR_OFF, tokens={"hulk": ["green"]})
    play(game, do("place-explosive", "hulk"), do("move", "hulk", zone="S2"), ZombiePhase())

    assert drawn(game) == ". hulk | [1B]"
    assert seen(game).charges == ()
    assert events(game, "ExplosiveBlew")[0].zone == "S1"


def test_a_hero_who_fell_before_loses_the_game_before_anything_blows_up():
    game = city(
        "wasp+1W hulk", wounds={"wasp": 2}, charges=["S1"], victory=ANNIHILATE, objectives=RED
    )
    play(game, ZombiePhase(), answers=[])

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "hero-fell"
    assert events(game, "ExplosiveBlew") == []


def test_repit_temporaire_once_both_red_objectives_are_taken_nobody_comes_back():
    blow = do("attack", "hulk", card="smash", zone="S1")
    for taken, left in (([], {}), (["red-1"], {"walker": 2})):
        game = city(
            "hulk+2W wasp",
            rules=NO_RETURN,
            objectives=RED,
            taken=taken,
            victory=ANNIHILATE,
            dice=[4, 4, 1, 1],
        )
        play(game, blow)
        assert state_of(game).removed == left


def test_a_card_for_a_kind_of_which_nobody_is_left_is_ignored_and_another_drawn():
    game = city(
        "hulk . . . s",
        rules=NO_RETURN,
        objectives=RED,
        taken=["red-1"],
        victory=ANNIHILATE,
        removed={"brute": 10},
        spawn=["09", "23", "18", "01"],
    )
    play(game, ZombiePhase())

    assert [one.card for one in events(game, "CardIgnored")] == ["09", "23", "18"]
    assert drawn(game) == "hulk . . . 1W+s"


def test_a_card_for_a_kind_that_is_all_on_the_board_makes_it_act_once_more():
    game = city(
        "hulk . . . . 1B s",
        rules=NO_RETURN,
        objectives=RED,
        taken=["red-1"],
        victory=ANNIHILATE,
        removed={"brute": 9},
        spawn=["09"],
    )
    play(game, ZombiePhase())

    assert events(game, "CardIgnored") == []
    assert [one.reason for one in events(game, "ExtraActivation")] == ["shortage"]
    assert drawn(game) == "hulk . . 1B . . s"


def test_zombie_heroes_that_are_gone_are_in_no_deck_again():
    game = city(
        "hulk . . . s",
        rules=NO_RETURN,
        objectives=RED,
        taken=["red-1"],
        victory=ANNIHILATE,
        removed=HEROES_GONE,
        spawn=["27", "01"],
    )
    state_of(game).hero_deck.clear()
    play(game, ZombiePhase())

    assert [one.card for one in events(game, "CardIgnored")] == ["27"]


def test_annihilation_is_won_with_the_last_enemy_and_not_before():
    left = {**OUT_OF_GAME, "walker": 29, **HEROES_GONE}
    for gone, won in ((left, True), ({**left, "runner": 9}, False)):
        game = city(
            "hulk+1W wasp",
            rules=NO_RETURN,
            objectives=RED,
            taken=["red-1"],
            victory=ANNIHILATE,
            removed=gone,
            dice=[4, 1, 1, 1],
        )
        play(game, do("attack", "hulk", card="smash", zone="S1"))
        assert (game.table.outcome is not None) == won


def test_annihilation_by_an_explosive_wins_even_if_a_hero_falls_with_the_last():
    game = city(
        "hulk+1W wasp",
        rules=[*NO_RETURN, *BOOM],
        objectives=RED,
        taken=["red-1"],
        victory=ANNIHILATE,
        charges=["S1"],
        removed={**OUT_OF_GAME, "walker": 29, **HEROES_GONE},
    )
    play(game, ZombiePhase(), answers=[])

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_ennemis_jures_four_zombie_heroes_are_in_the_deck():
    assert sorted(state_of(opened("M3")).hero_deck) == sorted(HEROES_GONE)


# ------------------------------------------------------------ M4


def escorted(seed: str = "one") -> Course:
    game = opened("M4", seed=seed)
    while game.table.questions:
        game.answer(game.table.questions[0].options[-1])
    return game


def test_surpris_a_decouvert_a_hero_at_random_begins_in_the_open():
    zones, apart = places("M4"), set[str]()
    for number in range(40):
        game = opened("M4", seed=str(number))
        here = {one.id: one.zone for one in seen(game).survivors}
        (alone,) = [one for one, zone in here.items() if zone == zones["1V.s5"]]
        assert [zone for zone in here.values() if zone == zones["2R.D"]] == [zones["2R.D"]] * 3
        apart.add(alone)
    assert apart == {"hulk", "wasp", "vision", "spider-man"}


def test_mission_d_escorte_two_others_hold_the_cards_and_have_no_power():
    game = escorted()
    held = dict(seen(game).held)
    together = [one.id for one in seen(game).survivors if one.zone == places("M4")["2R.D"]]

    assert sorted(held.values()) == ["j-jonah-jameson", "pepper-potts"]
    assert set(held) < set(together)
    assert set(seen(game).power.values()) == {1}
    assert not {"pepper-potts", "j-jonah-jameson"} & set(state_of(game).hidden.values())


def test_nous_devons_les_proteger_a_sacrifice_loses_at_once():
    game = at_mission(
        "M4", {"S13": "hulk+1W"}, held={"hulk": "pepper-potts"}, spawn=QUIET, wounds={"hulk": 4}
    )
    game.let_zombies_come()
    game.answer("sacrifice")

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "precious-lost"
    assert events(game, "SpawnCardDrawn") == []


def test_nous_devons_les_proteger_whoever_keeps_another_card_loses_too():
    held = {"hulk": "j-jonah-jameson"}
    game = at_mission("M4", {"S13": "hulk"}, held=held, bystanders={"wong": "S13"})
    game.give(Rescue(survivor="hulk", bystander="wong"))
    assert game.table.questions[0].default == "j-jonah-jameson"
    game.answer("wong")

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "precious-lost"


def test_other_bystanders_may_be_lost_in_m4():
    game = at_mission("M4", {"S13": "hulk+1W"}, held={"hulk": "wong"}, spawn=QUIET)
    play(game, ZombiePhase(), answers=["sacrifice"])

    assert game.table.outcome is None


def test_muree_the_blue_door_is_never_opened():
    zones = places("M4")
    game = at_mission("M4", {zones["2R.B"]: "hulk"})
    opening = do("force-door", "hulk", door=door("M4", "2R.B", "2R.s3"))

    assert refused(game, opening) == "door-sealed"
    other = at_mission("M4", {zones["2R.D"]: "hulk"})
    play(other, do("force-door", "hulk", door=door("M4", "2R.D", "2R.s4")))
    assert len(seen(other).open_doors) == 1


def test_the_building_in_which_they_begin_brings_no_cards():
    game = escorted()
    mine = next(one for one in seen(game).survivors if one.zone == places("M4")["2R.D"])
    play(game, do("force-door", mine.id, door=door("M4", "2R.D", "2R.s4")))

    assert events(game, "SpawnCardDrawn") == []


def test_rendez_vous_needs_both_companions():
    out = places("M4")["3V.s1"]
    both = {"hulk": "pepper-potts", "wasp": "j-jonah-jameson"}
    one = {"hulk": "pepper-potts"}

    assert refused(at_mission("M4", {out: "hulk+wasp"}, held=one), do("leave", "hulk")) == (
        "exit-not-open"
    )
    game = at_mission("M4", {out: "hulk+wasp"}, held=both)
    play(game, do("leave", "hulk"), do("leave", "wasp"))
    assert game.table.outcome is not None
    assert game.table.outcome.won


# ------------------------------------------------------------ M5


def test_signal_sos_happy_is_there_from_the_start_and_hides_nowhere():
    game = opened("M5")

    assert dict(seen(game).bystanders) == {"happy-hogan": places("M5")["4V.B"]}
    assert "happy-hogan" not in state_of(game).hidden.values()


def test_signal_sos_happy_stays_as_long_as_his_building_is_shut():
    happy, zones = {"happy-hogan": places("M5")["4V.B"]}, places("M5")
    shut = at_mission("M5", {zones["4V.s1"]: "hulk"}, bystanders=happy, spawn=QUIET)
    doors = [door("M5", "4V.A", "4V.s1")]
    free = at_mission("M5", {zones["4V.s1"]: "hulk"}, bystanders=happy, opened=doors, spawn=QUIET)
    state_of(free).open_doors += doors
    for game in (shut, free):
        play(game, ZombiePhase())

    assert dict(seen(shut).bystanders) == happy
    assert dict(seen(free).bystanders) == {"happy-hogan": zones["4V.A"]}


def test_pille_the_open_building_holds_nobody_and_draws_no_cards():
    game, zones = opened("M5"), places("M5")
    board = seen(game).board
    house = board.building_of(zones["3R.D"])

    assert house is not None
    assert {door("M5", "3R.C", "3R.s2"), door("M5", "3R.D", "3R.s4")} == set(seen(game).open_doors)
    assert house.id in seen(game).lit_buildings
    assert not set(house.rooms) & set(seen(game).hidden)


def test_la_cle_the_blue_objective_opens_both_doors_and_nobody_comes():
    zones = places("M5")
    happy = {"happy-hogan": zones["4V.B"]}
    game = at_mission(
        "M5", {zones["2V.D"]: "hulk"}, bystanders=happy, beneath={"objective-3": "blue"}
    )
    sealed = {door("M5", "4V.A", "4V.s1"), door("M5", "4V.C", "4V.s3")}
    assert sealed <= seen(game).locked_doors
    play(game, do("take-objective", "hulk", objective="objective-3"))

    assert sealed <= seen(game).open_doors
    assert events(game, "SpawnCardDrawn") == []
    assert {one.door for one in events(game, "DoorSwungOpen")} == sealed


def test_la_cle_no_other_objective_opens_them():
    zones = places("M5")
    for beneath in ({}, {"objective-3": "green"}):
        game = at_mission("M5", {zones["2V.D"]: "hulk"}, beneath=beneath, bystander_deck=["wong"])
        play(game, do("take-objective", "hulk", objective="objective-3"))
        assert events(game, "DoorSwungOpen") == []
        shut = at_mission("M5", {zones["4V.s1"]: "hulk"})
        opening = do("force-door", "hulk", door=door("M5", "4V.A", "4V.s1"))
        assert refused(shut, opening) == "door-sealed"


def test_surprise_the_green_objective_brings_a_bystander_as_if_just_rescued():
    game = at_mission(
        "M5",
        {places("M5")["2V.D"]: "hulk"},
        beneath={"objective-3": "green"},
        bystander_deck=["wong"],
    )
    play(game, do("take-objective", "hulk", objective="objective-3"))

    assert dict(seen(game).held) == {"hulk": "wong"}
    assert seen(game).power["hulk"] == 4
    assert state_of(game).rescued == ["wong"]


def test_c_est_nouveau_ca_the_blue_spawn_zone_wakes_with_the_blue_objective():
    zone = places("M5")["2V.D"]
    for colour, count in (("blue", 4), ("green", 3)):
        game = at_mission(
            "M5",
            {zone: "hulk"},
            beneath={"objective-3": colour},
            bystander_deck=["wong"],
            spawn=QUIET,
        )
        play(game, do("take-objective", "hulk", objective="objective-3"), ZombiePhase())
        assert len(events(game, "SpawnCardDrawn")) == count


def test_le_chouchou_all_is_lost_with_happy():
    zones = places("M5")
    happy = {"happy-hogan": zones["4V.B"]}
    for at, answers in (({zones["4V.B"]: "hulk+1W"}, ["happy-hogan"]), ({}, [])):
        game = at_mission(
            "M5",
            {zones["2V.s5"]: "wasp", **(at or {zones["4V.B"]: "1W"})},
            bystanders=happy,
            spawn=QUIET,
        )
        play(game, ZombiePhase(), answers=answers)
        assert game.table.outcome is not None
        assert game.table.outcome.reason == "precious-lost"


def test_happy_end_the_exit_opens_when_happy_is_rescued_and_along():
    out = places("M5")["1R.s3"]
    held = {"hulk": "happy-hogan"}
    game = at_mission("M5", {out: "hulk+wasp"}, held=held)
    assert refused(game, do("leave", "hulk")) == "exit-not-open"
    state_of(game).rescued.append("happy-hogan")
    play(game, do("leave", "hulk"), do("leave", "wasp"))

    assert game.table.outcome is not None
    assert game.table.outcome.won


# ------------------------------------------------------------ M6


def set_up_m6(seed: str = "one") -> Course:
    game = opened("M6", seed=seed)
    while game.table.questions:
        game.answer(game.table.questions[0].default)
    return game


def test_des_citoyens_dans_la_rue_two_figures_and_no_card_that_brings_more():
    game, zones = set_up_m6(), places("M6")
    cards = [*state_of(game).spawn_deck, *state_of(game).spawn_discard]

    assert set(seen(game).bystanders.values()) == {zones["3V.s1"], zones["4V.s4"]}
    assert not {"25", "26"} & set(cards)
    assert len(cards) == 28


def test_quelqu_un_est_passe_par_ici_every_marked_room_has_drawn_a_card_behind_shut_doors():
    game = set_up_m6()
    board = seen(game).board
    marked = [zone.id for zone in board.zones.values() if zone.marked]

    assert sorted(one.zone for one in events(game, "SpawnCardDrawn")) == sorted(marked)
    assert seen(game).open_doors == frozenset()
    assert seen(game).lit_buildings == frozenset(board.buildings)
    assert seen(game).hidden == ()


def test_civils_en_danger_nobody_rescues_attacks_or_moves_them():
    street = places("M6")["3V.s1"]
    game = at_mission("M6", {street: "hulk"}, bystanders={"okoye": street}, spawn=QUIET)

    assert refused(game, do("rescue", "hulk", bystander="okoye")) == "bystander-stays"
    play(game, do("move", "hulk", zone=places("M6")["3V.s3"]), ZombiePhase())
    assert dict(seen(game).bystanders) == {"okoye": street}


def test_civils_en_danger_who_sees_no_hero_walks_to_the_nearest_bystander():
    rules = [{"name": "civilians"}]
    sees = city("hulk . 1W . .", bystanders={"okoye": "S5"}, rules=rules, victory=FAR_OFF)
    blind = city("[hulk] | 1W . . .", bystanders={"okoye": "S4"}, rules=rules, victory=FAR_OFF)
    for game in (sees, blind):
        play(game, ZombiePhase())

    assert drawn(sees) == "hulk 1W . . ."
    assert drawn(blind) == "[hulk] | . 1W . ."


def test_proteger_les_civils_all_is_lost_with_the_first_enemy_among_them():
    rules = [{"name": "civilians"}]
    walked = city("hulk 1W . . .", bystanders={"okoye": "S5"}, rules=rules, victory=FAR_OFF)
    near = city("[hulk] | . . 1W .", bystanders={"okoye": "S4"}, rules=rules, victory=FAR_OFF)
    pushed = city(
        "hulk+1W .",
        bystanders={"okoye": "S2"},
        rules=rules,
        victory=FAR_OFF,
        power={"hulk": 1},
        traits={"hulk": ["shockwave"]},
    )
    play(walked, ZombiePhase())
    play(near, ZombiePhase())
    play(pushed, do("use-trait", "hulk", trait="shockwave", zone="S2"))

    assert walked.table.outcome is None
    for game in (near, pushed):
        assert game.table.outcome is not None
        assert game.table.outcome.reason == "civilians-reached"
        assert events(game, "BystanderReached")[0].bystander == "okoye"


def test_labo_de_norman_the_green_spawn_zone_is_awake_from_the_start():
    assert all(one.active for one in seen(set_up_m6()).spawns)


@pytest.mark.parametrize(("colour", "others"), [("blue", 5), ("green", 0), ("red", 0)])
def test_secrets_d_oscorp_the_blue_objective_brings_five_to_every_hero(colour: str, others: int):
    zones = places("M6")
    beneath = {} if colour == "red" else {"objective-1": colour}
    game = at_mission("M6", {zones["2V.A"]: "hulk", zones["4V.s6"]: "wasp"}, beneath=beneath)
    play(game, do("take-objective", "hulk", objective="objective-1"))

    assert (game.survivor("hulk").xp, game.survivor("wasp").xp) == (5, others)


def test_console_de_controle_whoever_takes_the_green_objective_keeps_it():
    zone = places("M6")["2V.A"]
    for colour, kept in (("green", {"hulk": ("green",)}), ("blue", {})):
        game = at_mission("M6", {zone: "hulk"}, beneath={"objective-1": colour})
        play(game, do("take-objective", "hulk", objective="objective-1"))
        assert dict(seen(game).tokens) == kept


def test_regroupez_les_a_l_interieur_a_red_token_is_moved_and_stays_awake():
    zones = places("M6")
    game = at_mission("M6", {zones["2V.s5"]: "hulk", zones["4V.s6"]: "wasp"}, spawn=QUIET)
    play(game, do("move-spawn", "hulk"))

    assert game.survivor("hulk").actions == 2
    there = [one.zone for one in seen(game).spawns]
    assert there == [zones["4V.B"], zones["1V.s8"], zones["4V.B"]]
    assert refused(game, do("move-spawn", "hulk")) == "no-token-to-move"
    play(game, ZombiePhase())
    assert [one.zone for one in events(game, "SpawnCardDrawn")] == there


def test_regroupez_les_not_among_enemies_and_never_the_green_one():
    zones = places("M6")
    held = at_mission("M6", {zones["2V.s5"]: "hulk+1W"})
    green = at_mission("M6", {zones["4V.B"]: "hulk"})

    assert refused(held, do("move-spawn", "hulk")) == "token-among-enemies"
    assert refused(green, do("move-spawn", "hulk")) == "no-token-to-move"


def test_surcharge_whoever_keeps_the_console_wins_where_all_tokens_lie():
    zones = places("M6")
    moved = {zones["2V.s5"]: zones["4V.B"], zones["1V.s8"]: zones["4V.B"]}
    console = {"hulk": ["green"]}
    at = {zones["4V.B"]: "hulk+2W"}
    blow = do("overload", "hulk")
    early = {zones["2V.s5"]: zones["4V.B"]}

    assert refused(at_mission("M6", at, moved=early, tokens=console), blow) == (
        "tokens-not-gathered"
    )
    assert refused(at_mission("M6", at, moved=moved), blow) == "no-console"
    away = at_mission("M6", {zones["4V.A"]: "hulk"}, moved=moved, tokens=console)
    assert refused(away, blow) == "tokens-not-gathered"
    game = play(at_mission("M6", at, moved=moved, tokens=console), blow)
    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_elsewhere_nothing_is_overloaded():
    assert refused(city("hulk ."), do("overload", "hulk")) == "nothing-to-overload"


# ------------------------------------------------------------ M7


@pytest.mark.parametrize(
    ("colour", "sides", "room"),
    [("green", ("1R.D", "1R.s4"), "1R.D"), ("blue", ("2R.A", "2R.s1"), "2R.A")],
)
def test_c_etait_un_piege_a_door_opens_a_zombie_hero_comes_and_the_zone_wakes(
    colour: str, sides: tuple[str, str], room: str
):
    zones = places("M7")
    game = at_mission(
        "M7",
        {zones["4R.A"]: "hulk"},
        beneath={"objective-1": colour},
        hero_deck=["scarlet-witch"],
    )
    play(game, do("take-objective", "hulk", objective="objective-1"))

    assert seen(game).open_doors == frozenset([door("M7", *sides)])
    assert state_of(game).zombies == {zones[room]: {"scarlet-witch": 1}}
    assert {one.colour for one in seen(game).spawns if one.active} == {"red", colour}


def test_a_red_objective_of_the_trap_wakes_nobody():
    game = at_mission("M7", {places("M7")["4R.A"]: "hulk"})
    play(game, do("take-objective", "hulk", objective="objective-1"))

    assert seen(game).open_doors == frozenset()
    assert state_of(game).zombies == {}


@pytest.mark.parametrize("sides", [("1R.D", "1R.s4"), ("2R.A", "2R.s1")])
def test_ca_ne_bougera_pas_no_hero_opens_them(sides: tuple[str, str]):
    game = at_mission("M7", {places("M7")[sides[1]]: "hulk"})

    assert refused(game, do("force-door", "hulk", door=door("M7", *sides))) == "door-sealed"


# ------------------------------------------------------------ M8


def test_trop_attirer_l_attention_each_colour_wakes_its_own_spawn_zone():
    game = at_mission("M8", {places("M8")["1R.D"]: "hulk"}, spawn=QUIET)
    play(game, do("take-objective", "hulk", objective="green"))

    awake = {one.colour: one.active for one in seen(game).spawns}
    assert (awake["green"], awake["blue"]) == (True, False)
