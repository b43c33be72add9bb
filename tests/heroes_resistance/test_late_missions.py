"""Special rules of missions M5 to M8, each by its name. [heroes-resistance p. 22 to 30]"""

from __future__ import annotations

import re

import pytest

import engine
from engine.content import data_root
from engine.family.scenario import Course
from tests.heroes_resistance.city import (
    FAR_OFF,
    QUIET,
    at_mission,
    city,
    door,
    opened,
    places,
    seen,
    state_of,
)
from tests.table import ZombiePhase, do, drawn, events, play, refused

# ------------------------------------------------------------ M5


def test_signal_sos_happy_is_there_from_the_start_and_hides_nowhere():
    game = opened("M5")

    assert dict(seen(game).bystanders) == {"happy-hogan": places("M5")["4V.B"]}
    assert "happy-hogan" not in state_of(game).hidden.values()


def test_signal_sos_happy_hides_nowhere_whichever_rule_stands_first():
    text = (data_root() / "heroes-resistance/missions/M5.toml").read_text("utf-8")
    head, figures, cards, rest = re.split(r'(?=\[\[rules\]\]\nname = "[bs])', text, maxsplit=3)
    own = head.replace('id = "M5"', 'id = "ours"')
    heroes = ["hulk", "wasp", "vision", "spider-man"]
    for seed in range(5):
        table = engine.open_table(
            "heroes-resistance",
            mission="ours",
            seats={"ann": heroes},
            seed=str(seed),
            options={"mission": own + cards + figures + rest},
        )
        hidden = state_of(Course(table)).hidden
        assert len(hidden) == 3
        assert "happy-hogan" not in hidden.values()


def test_signal_sos_happy_stays_as_long_as_his_building_is_shut():
    happy, zones = {"happy-hogan": places("M5")["4V.B"]}, places("M5")
    shut = at_mission("M5", {zones["4V.s1"]: "hulk"}, bystanders=happy, spawn=QUIET)
    doors = [door("M5", "4V.A", "4V.s1")]
    free = at_mission("M5", {zones["4V.s1"]: "hulk"}, bystanders=happy, opened=doors, spawn=QUIET)
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
    alone = at_mission("M5", {out: "hulk+wasp"}, rescued=["happy-hogan"])
    assert refused(alone, do("leave", "hulk")) == "exit-not-open"
    game = at_mission("M5", {out: "hulk+wasp"}, held={"hulk": "happy-hogan"})
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


def test_console_de_controle_who_takes_the_green_objective_keeps_it():
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
    assert there == [zones["4V.B"], zones["1V.s3"], zones["4V.B"]]
    assert refused(game, do("move-spawn", "hulk")) == "no-token-to-move"
    play(game, ZombiePhase())
    assert [one.zone for one in events(game, "SpawnCardDrawn")] == there


def test_regroupez_les_not_among_enemies_and_never_the_green_one():
    zones = places("M6")
    held = at_mission("M6", {zones["2V.s5"]: "hulk+1W"})
    green = at_mission("M6", {zones["4V.B"]: "hulk"})

    assert refused(held, do("move-spawn", "hulk")) == "token-among-enemies"
    assert refused(green, do("move-spawn", "hulk")) == "no-token-to-move"


def test_surcharge_who_keeps_the_console_wins_where_all_tokens_lie():
    zones = places("M6")
    moved = {zones["2V.s5"]: zones["4V.B"], zones["1V.s3"]: zones["4V.B"]}
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
