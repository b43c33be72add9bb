"""Bystanders: rescued, held, attacked, devoured, walking. [heroes-resistance p. 13, 14, 16, 20]"""

from __future__ import annotations

import pytest

import engine
from engine.family.scenario import Course
from tests.heroes_resistance.city import QUIET, city, seen, state_of
from tests.record import GAMES
from tests.table import ZombiePhase, do, drawn, events, play, refused


def test_a_rescue_fills_power_and_gives_the_card():
    game = city("hulk wasp", bystanders={"wong": "S1"})
    play(game, do("rescue", "hulk", bystander="wong"))

    assert seen(game).power["hulk"] == 4
    assert dict(seen(game).held) == {"hulk": "wong"}
    assert dict(seen(game).bystanders) == {}
    assert game.survivor("hulk").xp == 0


def test_nobody_is_rescued_among_enemies():
    game = city("hulk+1W wasp", bystanders={"wong": "S1"})

    assert refused(game, do("rescue", "hulk", bystander="wong")) == "rescue-among-enemies"


def test_spider_man_rescues_among_enemies_once_for_nothing():
    game = city("spider-man+1W wasp", bystanders={"wong": "S1", "okoye": "S1"})
    play(game, do("rescue", "spider-man", bystander="wong"))

    assert game.survivor("spider-man").actions == 3
    assert refused(game, do("rescue", "spider-man", bystander="okoye")) == "rescue-among-enemies"


def test_nobody_is_rescued_from_afar():
    game = city("hulk .", bystanders={"wong": "S2"})

    assert refused(game, do("rescue", "hulk", bystander="wong")) == "bystander-not-here"


def test_nobody_is_rescued_who_is_not_on_the_board():
    game = city("hulk", hidden={"S1": "wong"}, held={"hulk": "okoye"})

    for bystander in ("wong", "okoye", "happy-hogan"):
        rescue = do("rescue", "hulk", bystander=bystander)
        assert refused(game, rescue) == "bystander-not-shown"


def test_a_second_card_is_one_too_many_and_nobody_is_lost_by_it():
    game = city("hulk wasp", bystanders={"wong": "S1"}, held={"hulk": "okoye"})
    play(game, do("rescue", "hulk", bystander="wong"), answers=["okoye"])

    assert dict(seen(game).held) == {"hulk": "okoye"}
    assert events(game, "BystanderLetGo")[0].bystander == "wong"
    assert events(game, "BystanderDevoured") == []


def test_one_devoured_costs_every_hero_a_power_and_a_trait():
    game = city(
        "hulk . wasp",
        bystanders={"happy-hogan": "S2"},
        power={"hulk": 2},
        traits={"hulk": ["keen-aim", "soar"], "wasp": ["keen-aim"]},
    )
    state_of(game).zombies["S2"] = {"walker": 1}
    play(game, ZombiePhase(), answers=["soar"])

    assert dict(seen(game).bystanders) == {}
    assert dict(seen(game).traits) == {"hulk": ("keen-aim",)}
    assert dict(seen(game).power) == {"hulk": 2, "wasp": 1}


def test_a_fighter_holds_a_wound_off_with_five_or_more():
    saved = city("hulk . 1W", bystanders={"wong": "S3"}, dice=[5])
    lost = city("hulk . 1W", bystanders={"wong": "S3"}, dice=[4])

    assert dict(seen(play(saved, ZombiePhase())).bystanders) == {"wong": "S3"}
    assert dict(seen(play(lost, ZombiePhase())).bystanders) == {}


def test_enemies_walk_to_the_nearest_even_if_that_is_a_bystander():
    game = city("hulk . . 1W .", bystanders={"happy-hogan": "S5"})
    play(game, ZombiePhase())

    assert drawn(game) == "hulk . . . 1W"


def test_bystanders_walk_to_the_nearest_hero():
    game = city("hulk . . wasp", bystanders={"wong": "S3"})
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "S4"}


def test_the_table_says_which_of_two_ways_a_bystander_takes():
    game = city("hulk . . . wasp", bystanders={"wong": "S3"})
    play(game, ZombiePhase(), answers=["S2"])

    assert dict(seen(game).bystanders) == {"wong": "S2"}


def test_no_bystander_walks_into_enemies():
    game = city("hulk+1B . . .", bystanders={"wong": "S2"}, wounds={})
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "S2"}


def test_a_bystander_behind_a_closed_door_stays():
    game = city("hulk | [.]", bystanders={"wong": "B1"})
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "B1"}


def test_a_bystander_in_danger_comes_and_wakes_walkers_beside_from_yellow_on():
    for xp, after in ((6, "hulk . . s 1W+1B 1W"), (7, "hulk . . 1W+s 1B 1W")):
        game = city(
            "hulk . . s . 1W+1B 1W",
            xp={"hulk": xp},
            spawn=["25"],
            bystander_deck=["happy-hogan"],
        )
        play(game, ZombiePhase())

        assert dict(seen(game).bystanders) == {"happy-hogan": "S4"}
        assert drawn(game) == f"{after} ."


def test_wong_leads_one_move_a_turn_past_enemies():
    game = city("hulk+2W wasp+2W", held={"hulk": "wong"})
    play(game, do("move", "hulk", zone="S2"))

    assert game.survivor("hulk").actions == 2
    assert refused(game, do("move", "hulk", zone="S1")) == "held-by-zombies"


# ------------------------------------------------------------ each of the six


@pytest.mark.parametrize(
    ("bystander", "fighter"),
    [
        ("happy-hogan", False),
        ("pepper-potts", False),
        ("j-jonah-jameson", False),
        ("okoye", True),
        ("sharon-carter", True),
        ("wong", True),
    ],
)
def test_only_fighters_roll_for_their_lives(bystander: str, fighter: bool):
    game = city("hulk . 1W", bystanders={bystander: "S3"}, spawn=QUIET)
    with_a_five = city("hulk . 1W", bystanders={bystander: "S3"}, dice=[5] * fighter, spawn=QUIET)
    play(with_a_five, ZombiePhase())
    play(game, ZombiePhase())

    assert (dict(seen(with_a_five).bystanders) != {}) == fighter
    assert len(events(game, "BystanderDefended")) == fighter


def test_a_fighter_who_is_sacrificed_does_not_roll():
    game = city("hulk+1W wasp", held={"hulk": "okoye"}, dice=[], spawn=QUIET)
    play(game, ZombiePhase(), answers=["sacrifice"])

    assert events(game, "BystanderDefended") == []
    assert [one.bystander for one in events(game, "BystanderDevoured")] == ["okoye"]


def test_a_sacrifice_cancels_one_wound_and_the_next_is_asked_about_anew():
    game = city("hulk+2W wasp+1W", held={"hulk": "okoye", "wasp": "wong"}, spawn=QUIET)
    play(game, ZombiePhase(), answers=["sacrifice", "take"])

    assert (game.survivor("hulk").wounds, game.survivor("wasp").wounds) == (1, 1)
    assert dict(seen(game).held) == {"wasp": "wong"}


def test_a_sacrifice_is_offered_last_and_nobody_is_lost_in_silence():
    game = city("hulk+1W wasp", held={"hulk": "okoye"}, spawn=QUIET)
    game.let_zombies_come()

    assert game.table.questions[0].options == ("take", "sacrifice")
    assert game.table.questions[0].default == "take"


def test_who_is_devoured_costs_no_more_than_there_is():
    game = city("hulk . . 1W", bystanders={"happy-hogan": "S4"}, spawn=QUIET)
    play(game, ZombiePhase())

    assert seen(game).power["hulk"] == 1
    assert events(game, "TraitDiscarded") == []


def test_a_bystander_draws_enemies_like_a_hero_and_is_offered_beside_one():
    game = city("hulk . 1B . ", bystanders={"wong": "S1"}, spawn=QUIET)
    both = city("hulk+1W .", bystanders={"wong": "S1"}, spawn=QUIET)
    play(game, ZombiePhase())
    both.let_zombies_come()

    assert drawn(game) == "hulk 1B . ."
    assert both.table.questions[0].options == ("hulk", "wong")


def test_bystanders_go_after_all_enemies_have_acted_and_before_new_ones_come():
    game = city("hulk . . . 1W s", bystanders={"wong": "S3"}, spawn=["01"], dice=[])
    play(game, ZombiePhase())
    told = [type(one).__name__ for one in game.events]

    assert told.index("GroupWalked") < told.index("BystanderWalked") < told.index("SpawnCardDrawn")


def test_a_bystander_beside_an_enemy_in_the_own_zone_stays():
    game = city("hulk . 1W .", bystanders={"wong": "S4"}, dice=[], spawn=QUIET)
    play(game, ZombiePhase())

    assert dict(seen(game).bystanders) == {"wong": "S4"}


def test_sharon_carter_is_no_help_in_melee():
    game = city("hulk+1W", held={"hulk": "sharon-carter"}, dice=[1] * 4)
    play(game, do("attack", "hulk", card="smash", zone="S1"))

    assert len(events(game, "DiceRolled")[0].faces) == 4


def test_jameson_rolls_one_die_that_missed_and_no_more():
    game = city("hulk+1B", held={"hulk": "j-jonah-jameson"}, dice=[1, 1, 1, 1, 6])
    play(game, do("attack", "hulk", card="smash", zone="S1"), answers=["reroll-one"])

    assert drawn(game) == "hulk+1B"


def test_pepper_potts_helps_with_every_gain_but_not_with_the_rise_of_the_round():
    game = city("hulk wasp", held={"hulk": "pepper-potts"}, spawn=QUIET)
    play(game, ZombiePhase())

    assert seen(game).power["hulk"] == 1
    play(game, do("gain-power", "hulk"))
    assert seen(game).power["hulk"] == 4


def test_without_happy_hogan_one_takes_what_comes():
    game = city("hulk wasp", trait_deck=["soar", "adrenaline"])
    play(game, do("gain-trait", "hulk"))

    assert dict(seen(game).traits) == {"hulk": ("soar",)}


def test_wong_leads_one_move_in_each_turn():
    game = city("hulk+1W . wasp", held={"hulk": "wong"}, spawn=QUIET)
    play(game, do("move", "hulk", zone="S2"))
    assert game.survivor("hulk").actions == 2
    play(game, ZombiePhase())
    play(game, do("move", "hulk", zone="S1"))

    assert game.survivor("hulk").actions == 2


def test_a_game_stored_in_the_middle_of_a_sacrifice_goes_on_with_it():
    """One of the recorded games, as it was kept."""
    stored = (GAMES / "heroes-sacrifice.waiting.json").read_text(encoding="utf-8")
    game = Course(engine.load_table(stored))
    (question,) = game.table.questions
    lost = seen(game).held[question.subject]
    assert (question.key, question.options) == ("ward-off", ("take", "sacrifice"))
    game.answer("sacrifice")

    assert [one.bystander for one in events(game, "BystanderSacrificed")] == [lost]
    assert [one.bystander for one in events(game, "BystanderDevoured")] == [lost]
    assert question.subject not in seen(game).held
