"""What a survivor spends, moving, objectives, making noise. [zombicide #5, #6]"""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from engine.family.commands import Move
from tests.core.duel import Bow
from tests.table import allowed, do, drawn, events, mission, play, refused, street

# ------------------------------------------------------------ actions


def test_a_survivor_has_three_actions_at_blue():
    assert street("phil").survivor("phil").actions == 3


def test_a_survivor_has_four_actions_from_yellow():
    assert street("phil", xp={"phil": 6}).survivor("phil").actions == 3
    assert street("phil", xp={"phil": 7}).survivor("phil").actions == 4


def test_an_action_is_spent_for_each_deed():
    game = play(street("phil . ."), do("move", "phil", zone="S2"))

    assert game.survivor("phil").actions == 2


def test_without_actions_nothing_is_done():
    game = street("phil .", actions={"phil": 0})

    assert refused(game, do("move", "phil", zone="S2")) == "too-few-actions"
    assert refused(game, do("make-noise", "phil")) == "too-few-actions"


def test_a_free_action_does_not_count():
    game = play(street("amy . ."), do("move", "amy", zone="S2"))

    assert game.survivor("amy").actions == 3
    assert game.survivor("amy").free_moves == 0
    play(game, do("move", "amy", zone="S3"))
    assert game.survivor("amy").actions == 2


def test_a_free_move_is_for_moving_only():
    game = street("amy .", actions={"amy": 0})

    assert refused(game, do("make-noise", "amy")) == "too-few-actions"
    assert drawn(play(game, do("move", "amy", zone="S2"))) == ". amy"


# ------------------------------------------------------------ moving


def test_a_move_leads_to_the_next_zone():
    assert drawn(play(street("phil . ."), do("move", "phil", zone="S2"))) == ". phil ."


def test_a_move_leads_no_further():
    assert refused(street("phil . ."), do("move", "phil", zone="S3")) == "zone-too-far"
    assert refused(street("phil . ."), do("move", "phil", zone="S9")) == "no-such-zone"


def test_nobody_moves_around_a_corner():
    game = street("phil .\n.    .")

    assert allowed(game, "phil", "move") == [{"zone": "S2"}, {"zone": "S3"}]


def test_nobody_walks_through_a_wall_or_a_closed_door():
    assert refused(street("phil [.]"), do("move", "phil", zone="B1")) == "zone-too-far"
    assert refused(street("phil | [.]"), do("move", "phil", zone="B1")) == "zone-too-far"


def test_one_walks_through_open_doors_and_openings():
    game = play(street("phil / [.] [.]"), do("move", "phil", zone="B1"))

    assert drawn(play(game, do("move", "phil", zone="B2"))) == ". / [.] [phil]"


def test_each_zombie_left_behind_costs_an_action_more():
    """facts 6, Leaving zombies."""
    game = play(street("phil+1W ."), do("move", "phil", zone="S2"))

    assert game.survivor("phil").actions == 1


def test_who_is_held_is_told_by_how_many_and_what_leaving_costs():
    game = street("amy+3W .", actions={"amy": 2})
    with pytest.raises(Refusal) as refusal:
        game.table.play("ann", Move(survivor="amy", zone="S2"))

    values = refusal.value.values
    assert (values["count"], values["cost"], values["left"]) == (3, 4, 3)


def test_every_kind_of_zombie_holds_alike():
    game = play(street("phil+1F+1R ."), do("move", "phil", zone="S2"))

    assert game.survivor("phil").actions == 0


def test_too_many_zombies_hold_a_survivor():
    assert refused(street("phil+3W ."), do("move", "phil", zone="S2")) == "held-by-zombies"
    assert allowed(street("phil+3W ."), "phil", "move") == []
    assert allowed(street("phil+2W ."), "phil", "move") == [{"zone": "S2"}]


def test_zombies_in_the_zone_entered_cost_nothing():
    game = play(street("phil 3W"), do("move", "phil", zone="S2"))

    assert game.survivor("phil").actions == 2


def test_a_free_move_pays_the_first_action_and_zombies_the_others():
    """facts 6, Free Move Action with zombies."""
    game = play(street("amy+2W ."), do("move", "amy", zone="S2"))

    assert (game.survivor("amy").actions, game.survivor("amy").free_moves) == (1, 0)


def test_a_free_move_pays_no_zombies():
    """facts 6, Free Move Action with zombies."""
    held = street("amy+3W .", actions={"amy": 2})
    freed = street("amy+3W .", actions={"amy": 3})

    assert refused(held, do("move", "amy", zone="S2")) == "held-by-zombies"
    assert play(freed, do("move", "amy", zone="S2")).survivor("amy").actions == 0


def test_a_second_free_move_pays_no_zombies_either():
    """facts 6, Free Move Action with zombies."""
    game = street("amy+1W .", skills={"amy": ["plus-one-free-move"]}, actions={"amy": 0})

    assert refused(game, do("move", "amy", zone="S2")) == "held-by-zombies"


def test_only_one_free_move_serves_in_one_move():
    game = street("amy+1W .", xp={"amy": 19}, skills={"amy": ["plus-one-free-move"]})
    play(game, do("move", "amy", zone="S2"))

    assert (game.survivor("amy").actions, game.survivor("amy").free_moves) == (3, 1)


# ------------------------------------------------------------ objectives


def test_an_objective_is_taken_in_its_zone_for_one_action():
    game = play(street("phil+! !"), do("take-objective", "phil", objective="objective-1"))

    assert game.survivor("phil").actions == 2
    assert drawn(game) == "phil !"


def test_an_objective_elsewhere_is_out_of_reach():
    game = street("phil !")

    assert refused(game, do("take-objective", "phil", objective="objective-1")) == (
        "objective-elsewhere"
    )
    assert allowed(game, "phil", "take-objective") == []


def test_an_objective_is_taken_once():
    game = play(street("phil+! !"), do("take-objective", "phil", objective="objective-1"))

    assert refused(game, do("take-objective", "phil", objective="objective-1")) == (
        "no-such-objective"
    )
    assert refused(game, do("take-objective", "phil", objective="gold")) == "no-such-objective"


def test_zombies_do_not_keep_an_objective():
    game = play(street("phil+2W+! !"), do("take-objective", "phil", objective="objective-1"))

    assert len(events(game, "ObjectiveTaken")) == 1


def test_an_objective_brings_what_the_mission_says():
    """Mission 00 names no experience for its objective."""
    game = mission("00", {"C2": "phil+1W"})
    play(game, do("take-objective", "phil", objective="objective-1"))

    assert game.survivor("phil").xp == 0


# ------------------------------------------------------------ who may do what


def test_an_unknown_command_or_survivor_is_refused():
    game = street("phil .")

    assert refused(game, Bow()) == "unknown-command"
    assert refused(game, Move(survivor="wanda", zone="S2")) == "no-such-survivor"
