"""The round: seats in order, survivors one by one, then the zombies; undo among them.

[zombicide #4, #6]
"""

from __future__ import annotations

import pytest

import engine
from engine.core.refusal import Refusal
from engine.family.commands import EndTurn
from engine.zombicide.commands import MakeNoise
from tests.playing import tutorial
from tests.table import ZombiePhase, allowed, do, drawn, events, mission, play, refused, street

TWO = {"ann": ["amy", "doug"], "bob": ["ned", "josh"]}


def four():
    return street("amy+doug+ned+josh . .", seats=TWO)


def end(survivor: str):
    return do("end-turn", survivor)


# ------------------------------------------------------------ whose turn


def test_the_first_player_acts_first():
    game = four()

    assert game.table.acting == ("ann",)
    assert refused(game, do("move", "ned", zone="S2")) == "not-your-turn"


def test_a_player_has_survivors_act_in_any_order():
    game = play(four(), do("make-noise", "doug"))

    assert game.survivor("doug").active


def test_a_survivor_finishes_before_the_next_begins():
    game = play(four(), do("make-noise", "doug"))

    assert refused(game, do("move", "amy", zone="S2")) == "finish-first"
    play(game, end("doug"), do("move", "amy", zone="S2"))


def test_a_survivor_has_one_turn_a_round():
    game = play(four(), end("doug"))

    assert refused(game, do("make-noise", "doug")) == "turn-is-over"


def test_nobody_leads_the_survivors_of_others():
    game = four()
    with pytest.raises(Refusal) as refusal:
        game.table.play("bob", MakeNoise(survivor="amy"))

    assert refusal.value.key == "not-your-survivor"


def test_a_stranger_gives_no_commands():
    with pytest.raises(Refusal) as refusal:
        four().table.play("eve", MakeNoise(survivor="amy"))

    assert refusal.value.key == "not-a-player"


def test_the_next_seat_acts_when_all_survivors_of_one_are_done():
    game = play(four(), end("amy"))
    assert game.table.acting == ("ann",)

    assert play(game, end("doug")).table.acting == ("bob",)


def test_doing_nothing_loses_the_actions_left():
    game = play(four(), do("make-noise", "doug"), end("doug"))

    assert game.survivor("doug").actions == 0


def test_a_turn_with_nothing_left_to_do_ends_by_itself():
    """House: nobody need press a button when no choice is left."""
    noise = do("make-noise", "doug")
    game = play(four(), noise, noise)
    assert not game.survivor("doug").done

    assert play(game, noise).survivor("doug").done


def test_the_last_turn_of_the_round_waits_to_be_ended():
    """House: its owner may still take a step back before the zombies come."""
    noise = do("make-noise", "phil")
    game = play(street("phil . 1W"), noise, noise, noise)

    assert not game.survivor("phil").done
    assert drawn(game) == "phil+3n . 1W"
    assert game.table.commands("ann") == [EndTurn(survivor="phil")]


def test_a_free_action_keeps_a_turn_open():
    noise = do("make-noise", "amy")
    game = play(four(), noise, noise, noise)

    assert not game.survivor("amy").done
    assert allowed(game, "amy", "move") == [{"zone": "S2"}]


# ------------------------------------------------------------ the zombies' turn


def test_zombies_come_when_every_survivor_had_a_turn():
    game = street("phil . 1W wanda")
    play(game, end("phil"))
    assert drawn(game) == "phil . 1W wanda"

    assert drawn(play(game, end("wanda"))) == "phil 1W . wanda+1W"


def test_zombies_act_before_new_ones_come():
    game = play(street("phil . 1W . s", spawn=["02"]), ZombiePhase())

    assert drawn(game) == "phil 1W . . 1W+s"


def test_a_new_round_gives_all_actions_again():
    game = play(street("phil"), do("make-noise", "phil"), ZombiePhase())

    assert game.survivor("phil").actions == 3
    assert game.table.view().round == 2
    assert [(one.round, one.first_seat) for one in events(game, "RoundBegan")] == [(2, "ann")]
    assert [one.round for one in events(game, "ZombiesTurnBegan")] == [1]


# ------------------------------------------------------------ the first player's token


def test_the_token_passes_to_the_left():
    game = play(four(), ZombiePhase())
    assert game.table.view().first_seat == "bob"
    assert game.table.acting == ("bob",)

    assert play(game, ZombiePhase()).table.view().first_seat == "ann"


def test_the_token_passes_over_a_player_without_survivors():
    """House: the rulebook does not say who holds it when a player has nobody left."""
    seats = {"ann": ["amy"], "bob": ["ned"], "cat": ["josh"]}
    game = street("amy . josh # ned+2W", seats=seats, wounds={"ned": 1})
    play(game, ZombiePhase())

    assert not game.survivor("ned").standing
    assert game.table.view().first_seat == "cat"


def test_an_eliminated_survivor_does_nothing():
    game = street("amy . # ned+1W", seats={"ann": ["amy"], "bob": ["ned"]}, wounds={"ned": 1})
    play(game, ZombiePhase())

    assert refused(game, do("make-noise", "ned")) == "survivor-eliminated"
    assert game.table.acting == ("ann",)


def test_a_seat_whose_last_survivor_fell_is_passed_over():
    seats = {"ann": ["phil"], "bob": ["ned"], "cat": ["josh"]}
    game = street("phil ned+1W josh", seats=seats, wounds={"ned": 1}, dice=[6, 6],
                  hands={"phil": ["pistol"]})  # fmt: skip
    play(game, do("attack", "phil", card="pistol", zone="S2"), end("phil"))

    assert game.table.acting == ("cat",)


def test_a_survivor_felled_in_its_own_turn_ends_it():
    """A card drawn behind a door lets the walkers act at once."""
    game = street(
        "phil+1W | [.] # ned",
        seats={"ann": ["phil"], "bob": ["ned"]},
        hands={"phil": ["crowbar"]},
        wounds={"phil": 1},
        xp={"phil": 7},
        spawn=["37"],
    )
    play(game, do("open-door", "phil", door="B1-S1", card="crowbar"))

    assert not game.survivor("phil").standing
    assert game.table.acting == ("bob",)


# ------------------------------------------------------------ the end


def test_nothing_can_be_done_after_the_end():
    game = play(street("phil+!"), do("take-objective", "phil", objective="objective-1"))

    assert refused(game, do("make-noise", "phil")) == "game-is-over"
    assert game.table.acting == ()
    assert game.table.commands("ann") == []


# ------------------------------------------------------------ taking back [design, idea 2]


def test_a_move_may_be_taken_back():
    game = play(street("phil ."), do("move", "phil", zone="S2"))
    game.table.undo("ann")

    assert drawn(game) == "phil ."
    assert game.survivor("phil").actions == 3


def test_several_moves_are_taken_back_one_by_one():
    game = play(street("phil . ."), do("move", "phil", zone="S2"), do("move", "phil", zone="S3"))
    game.table.undo("ann")
    assert drawn(game) == ". phil ."
    game.table.undo("ann")

    assert drawn(game) == "phil . ."


def test_a_search_may_not_be_taken_back():
    game = play(street("phil . | [wanda]"), do("search", "wanda"))

    assert not game.table.may_undo("ann")
    with pytest.raises(Refusal) as refusal:
        game.table.undo("ann")
    assert refusal.value.key == "nothing-to-undo"


def test_a_shot_may_not_be_taken_back():
    game = street("phil 1W", hands={"phil": ["pistol"]}, dice=[1])
    play(game, do("attack", "phil", card="pistol", zone="S2"))

    assert not game.table.may_undo("ann")


def test_opening_a_house_may_not_be_taken_back():
    game = street("phil | [.]", hands={"phil": ["crowbar"]}, spawn=["01"])
    play(game, do("open-door", "phil", door="B1-S1", card="crowbar"))

    assert not game.table.may_undo("ann")


def test_a_door_of_a_known_house_may_be_closed_again_by_taking_back():
    game = street("phil | [.]", hands={"phil": ["crowbar"]}, opened=["B"])
    play(game, do("open-door", "phil", door="B1-S1", card="crowbar"))
    game.table.undo("ann")

    assert game.table.view().open_doors == frozenset()


def test_ending_a_turn_may_be_taken_back_but_not_the_last():
    game = play(street("phil . wanda s"), end("phil"))
    game.table.undo("ann")
    assert not game.survivor("phil").done

    play(game, ZombiePhase())
    assert not game.table.may_undo("ann")


def test_a_turn_stands_once_the_next_player_acted():
    game = play(four(), end("amy"), end("doug"), do("make-noise", "ned"))

    assert not game.table.may_undo("ann")
    assert game.table.may_undo("bob")


# ------------------------------------------------------------ questions


def test_nobody_acts_while_a_question_waits():
    game = street("phil+wanda+1W .")
    game.let_zombies_come()

    assert game.table.question is not None
    assert game.table.acting == ()
    with pytest.raises(Refusal) as refusal:
        game.table.play("ann", MakeNoise(survivor="phil"))
    assert refusal.value.key == "question-first"


def test_only_those_who_are_asked_answer():
    seats = {"ann": ["phil"], "bob": ["ned"], "cat": ["josh"]}
    game = street("phil+ned+1W . josh", seats=seats)
    game.let_zombies_come()

    assert game.table.question is not None
    assert game.table.question.seats == ("ann", "bob")
    with pytest.raises(Refusal) as refusal:
        game.table.answer("cat", "phil")
    assert refusal.value.key == "not-yours-to-answer"


# ------------------------------------------------------------ a real table


def test_the_players_agree_who_is_first():
    table = tutorial("who is first")
    assert table.question is not None
    assert (table.question.key, table.question.options) == ("first-player", ("ann", "bob"))
    table.answer("ann", "bob")

    assert table.acting == ("bob",)
    assert table.view().first_seat == "bob"


def test_a_lone_player_is_first_without_being_asked():
    table = engine.open_table(
        "zombicide", mission="00", seats={"ann": ["amy", "doug", "ned", "josh"]}, seed="alone"
    )

    assert table.acting == ("ann",)
    assert table.view().round == 1


def test_the_spawn_zones_of_a_mission_draw_each_round():
    game = play(mission("00", {"B2": "phil"}, spawn=["02", "04"]), ZombiePhase())

    assert [(one.zone, one.card) for one in events(game, "SpawnCardDrawn")] == [
        ("S7", "02"),
        ("S1", "04"),
    ]
