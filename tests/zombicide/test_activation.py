"""Zombies act: attacks, what draws them, ways, splits, runners. [zombicide #7]"""

from __future__ import annotations

from tests.table import ZombiePhase, do, drawn, events, play, state_in, street

NIGHT = ZombiePhase()


def after(drawing: str, *, answers: tuple[str, ...] = (), **given: object) -> str:
    """The drawing after the zombies' turn."""
    return drawn(play(street(drawing, **given), NIGHT, answers=answers))


# ------------------------------------------------------------ attacking


def test_a_zombie_beside_a_survivor_attacks_without_a_roll():
    game = play(street("phil+1W"), NIGHT)

    assert game.survivor("phil").wounds == 1
    assert drawn(game) == "phil+1W"


def test_every_zombie_of_the_zone_hits_once():
    game = play(street("phil+wanda+1W+1F+1A"), NIGHT, answers=["phil", "wanda", "phil"])

    assert [game.survivor(one).standing for one in ("phil", "wanda")] == [False, True]
    assert [one.counts for one in events(game, "ZombiesAttacked")] == [
        (("walker", 1), ("fatty", 1), ("abomination", 1))
    ]


def test_the_players_share_the_wounds_out():
    """facts 6, Wound choice."""
    both = play(street("phil+wanda+2W"), NIGHT, answers=["phil", "wanda"])
    one = play(street("phil+wanda+2W"), NIGHT, answers=["phil", "phil"])

    assert [both.survivor(who).wounds for who in ("phil", "wanda")] == [1, 1]
    assert not one.survivor("phil").standing
    assert one.survivor("wanda").wounds == 0


def test_all_attackers_spend_their_action_even_when_few_would_do():
    """facts 6, Surplus attackers."""
    assert after("phil+7W . wanda") == "7W . wanda"


def test_a_zombie_that_attacked_does_not_walk():
    assert after("phil+1W wanda", wounds={"phil": 1}) == "1W wanda"


def test_attacks_come_before_all_walking():
    """facts 6, Attacks then moves. The walkers next door see nobody any more when they walk."""
    assert after("# 2W phil+1W . . wanda", wounds={"phil": 1}) == "# . 3W . . wanda"


def test_a_zombie_that_walked_in_does_not_attack():
    game = play(street("phil 2W"), NIGHT)

    assert drawn(game) == "phil+2W ."
    assert game.survivor("phil").wounds == 0


def test_an_attack_needs_a_survivor_in_the_very_zone():
    assert play(street("phil # 1W"), NIGHT).survivor("phil").wounds == 0


# ------------------------------------------------------------ runners


def test_runners_act_twice():
    assert after("phil . . . 1R") == "phil . 1R . ."
    assert after("phil . . . 1W") == "phil . . 1W ."


def test_a_runner_walks_and_attacks():
    game = play(street("phil 1R"), NIGHT)

    assert drawn(game) == "phil+1R ."
    assert game.survivor("phil").wounds == 1


def test_a_runner_attacks_twice():
    assert not play(street("phil+1R # wanda"), NIGHT).survivor("phil").standing


def test_a_runner_attacks_and_walks_when_nobody_is_left():
    assert after("phil+1R . wanda", wounds={"phil": 1}) == ". 1R wanda"


def test_runners_wait_for_the_first_action_of_all_before_their_second():
    """The walker arrives with the runner's first step; the wounds come with its second."""
    game = play(street("1W phil 1R"), NIGHT)
    told = [type(one).__name__ for one in game.events]

    assert told.index("ZombiesAttacked") > max(
        place for place, name in enumerate(told) if name == "GroupWalked"
    )


# ------------------------------------------------------------ what draws them


def test_zombies_go_to_the_survivors_they_see():
    assert after("phil . 1W . 5n # 9n") == "phil 1W . . . # ."


def test_distance_does_not_matter_where_they_see():
    assert after("1W . . . . . . phil") == ". 1W . . . . . phil"


def test_of_survivors_seen_the_noisiest_zone_draws_them():
    """facts 6, Zombie target."""
    assert after("phil 1W . . wanda+1n") == "phil . 1W . wanda"


def test_of_survivors_seen_equal_noise_splits_the_group():
    assert after("phil 2W wanda") == "phil+1W . wanda+1W"


def test_noise_without_survivors_draws_nobody_who_sees_one():
    assert after("phil 1W 4n") == "phil+1W . ."


def test_without_sight_they_go_to_the_noisiest_zone():
    drawing = "1n .  1W .  4n\n#  #  #  #  .\n#  #  #  #  phil"

    assert after(drawing).splitlines()[0] == ". . . 1W ."


def test_survivors_count_as_noise_out_of_sight():
    drawing = "1n .  1W .  .\n#  #  #  #  .\n#  #  #  #  phil+wanda"

    assert after(drawing).splitlines()[0] == ". . . 1W ."


def test_the_noisiest_zone_holds_who_stands_in_it():
    game = play(street("1W+2n # phil"), NIGHT)

    assert drawn(game) == "1W # phil"
    assert [one.reason for one in events(game, "GroupStayed")] == ["noise"]


def test_a_quieter_survivor_within_reach_draws_more_than_noise_out_of_reach():
    """facts 6, No path to noisiest zone."""
    drawing = ".    1W .    | [5n]\nphil #  #      #"

    assert after(drawing).splitlines()[0] == "1W . . | [.]"


def test_shut_out_from_all_survivors_they_go_where_it_is_noisiest():
    """Rulebook #7: with no way to any survivor, as if every door were open."""
    assert after(". 1n 1W . | [phil+wanda]") == ". . . 1W | [phil+wanda]"


def test_noise_they_can_reach_draws_the_shut_out_where_nothing_is_louder():
    assert after(". 3n 1W . | [phil+wanda]") == ". 1W . . | [phil+wanda]"


def test_a_closed_door_stops_them():
    game = play(street(". 1W | [phil]"), NIGHT)

    assert drawn(game) == ". 1W | [phil]"
    assert [one.reason for one in events(game, "GroupStayed")] == ["shut-out"]


def test_an_open_door_lets_them_in():
    assert after(". 1W / [phil]") == ". . / [phil+1W]"


def test_the_open_long_way_is_taken_before_the_closed_short_one():
    """facts 6, Open long way vs closed short way."""
    drawing = "1W | [.]\n.  / [.]\n#    [phil]"

    assert after(drawing) == ". | [.]\n1W / [.]\n# [phil]"


def test_they_see_one_room_deep_into_a_house():
    """Behind the first room the walker only hears: more noise elsewhere draws it away."""
    assert after("4n . 1W / [.] [phil]") == ". 1W . / [.] [phil]"
    assert after("4n . 1W / [phil] [.]") == ". . . / [phil+1W] [.]"


# ------------------------------------------------------------ ways and splits


RING = ". . .\n{0} # phil\n. . ."


def test_ways_of_equal_length_split_a_group():
    assert after(RING.format("4W")) == "2W . .\n. # phil\n2W . ."


def test_a_shorter_way_is_taken_by_all():
    assert after(". . .\n4W # #\n. . phil") == ". . .\n. # #\n4W . phil"


def test_figures_are_added_to_make_groups_equal():
    """facts 6, Odd group with added figure."""
    game = play(street(RING.format("3W")), NIGHT)

    assert drawn(game) == "2W . .\n. # phil\n2W . ."
    assert [one.added for one in events(game, "GroupSplit")] == [1]


def test_a_lone_zombie_splits_in_two():
    assert after(RING.format("1W")) == "1W . .\n. # phil\n1W . ."


def test_every_kind_splits_for_itself():
    assert after(RING.format("2W+1F")) == "1W+1F . .\n. # phil\n1W+1F . ."


def test_a_fatty_added_by_a_split_brings_no_walkers():
    """facts 4, Fatty spawn: not when a split adds it."""
    assert after(RING.format("1F")) == "1F . .\n. # phil\n1F . ."


def test_equally_noisy_zones_split_a_group():
    """facts 6, Equal paths or equally noisy targets."""
    assert after("2n . 2W . 2n # phil") == ". 1W . 1W . # phil"


def test_three_ways_split_a_group_in_three():
    drawing = "#  2n #\n2n 4W 2n\n#  #  #  # phil"

    assert after(drawing).splitlines()[:2] == ["# 2W #", "2W . 2W"]


def test_part_of_a_group_stays_where_one_of_the_noisiest_zones_is_its_own():
    assert after("2W+2n . 2n # phil") == "1W 1W . # phil"


def test_the_abomination_is_one_and_the_players_choose_its_way():
    """facts 6, Equal paths: the abomination never splits."""
    assert after(RING.format("1A"), answers=("S1",)) == "1A . .\n. # phil\n. . ."
    assert after(RING.format("1A"), answers=("S6",)) == ". . .\n. # phil\n1A . ."


def test_the_abomination_with_one_way_is_not_asked_about():
    assert after("1A . phil") == ". 1A phil"


def test_a_split_with_too_few_figures_lets_the_players_place_the_odd_one():
    """The box is empty: the walkers split as they are, then all of them act once more."""
    game = street(RING.format("3W"), supply={"walker": 0})
    play(game, NIGHT, answers=["S6"])

    assert drawn(game) == ". 1W .\n. # phil\n. 2W ."
    assert [(one.kind, one.reason) for one in events(game, "ExtraActivation")] == [
        ("walker", "shortage")
    ]


def test_only_the_kind_that_ran_short_acts_again():
    game = street(RING.format("1W+1F"), supply={"walker": 0})
    play(game, NIGHT, answers=["S1"])

    assert drawn(game) == "1F 1W .\n. # phil\n1F . ."


def test_the_last_figure_of_the_box_is_enough():
    game = play(street(RING.format("3W"), supply={"walker": 1}), NIGHT)

    assert events(game, "ExtraActivation") == []


def test_a_shortage_within_a_shortage_brings_no_third_activation():
    """House limit. facts 6, Chain shortage in extra activation by splitting."""
    game = street("2n . 1W . 2n # phil", supply={"walker": 0})
    play(game, NIGHT, answers=["S2", "S3"])

    assert len(events(game, "GroupSplit")) == 2
    assert len(events(game, "ExtraActivation")) == 1
    assert drawn(game) == ". . 1W . . # phil"


def test_groups_that_meet_become_one():
    game = play(street("2W phil 1W"), NIGHT)

    assert drawn(game) == ". phil+3W ."


def test_new_figures_of_a_split_are_shown_as_old_once_they_walked():
    game = play(street(RING.format("3W")), NIGHT)

    assert {group.new for group in game.table.view().groups} == {0}
    assert state_in(game).arrived == {}


# ------------------------------------------------------------ an extra activation


def test_an_extra_activation_attacks_or_walks_like_any_other():
    """facts 0.5 and 6, Extra activation meaning."""
    game = street("phil+1W . 1W s", xp={"phil": 7}, spawn=["37"])
    play(game, NIGHT)

    assert not game.survivor("phil").standing


def test_an_extra_activation_of_runners_is_two_actions():
    """facts 6, Extra activation meaning: runners twice."""
    assert after("phil . . . . . 1R s", xp={"phil": 7}, spawn=["40"]) == "phil . 1R . . . . s"


def test_an_extra_activation_is_for_its_kind_only():
    assert after("phil . . . 1W+1F . s", xp={"phil": 7}, spawn=["39"]) == "phil . 1F 1W . . s"


def test_zombies_that_act_in_the_survivors_turn_split_by_the_same_rules():
    game = street("[phil] # wanda 1W ned", supply={"walker": 0}, equipment=["aaahh"])
    play(game, do("search", "phil"), answers=["S3"])

    assert drawn(game) == "[phil] # wanda . ned+1W"
