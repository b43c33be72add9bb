"""The active player moves zombies. [zombies, Zombie movement]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import HerdZombies, MoveZombie, UseItem, Walk
from tests.zombies.town import Course, allowed, by, drawn, events, play, refused, state_in, town

STREET = "town-square straight@1"
STATION = "gas-station\ntown-square"
HANDS = {"ann": ["fear"], "bo": ["fear"]}


def herding(herd: int, squares: str, tiles: str = STREET, **given: Any) -> Course:
    """Ann has so many zombies to move; hands keep the turn open afterwards."""
    hands = {seat: cards for seat, cards in HANDS.items() if seat in squares}
    return town(tiles, squares, step="zombies", herd=herd, hands=hands, **given)


def steps(game: Course) -> set[tuple[str, str]]:
    return {(one["zombie"], one["to"]) for one in allowed(game, "ann", "move-zombie")}


# ---------------------------------------------------------------- one by one


def test_a_zombie_goes_one_square():
    game = play(herding(2, "1E=ann 2E=Z 1B=Z"), MoveZombie(zombie="2E", to="2D"))

    assert drawn(game) == "1B=Z 1E=ann 2D=Z"
    assert game.view.herd == 1


def test_not_two():
    assert (
        refused(herding(2, "1E=ann 2E=Z"), MoveZombie(zombie="2E", to="1F")) == "zombie-cannot-go"
    )


def test_never_two_on_one_square():
    game = herding(2, "1E=ann 2E=Z 2D=Z")

    assert refused(game, MoveZombie(zombie="2E", to="2D")) == "zombie-in-the-way"


def test_each_zombie_moves_once():
    """Different zombies: ruling of the house, facts sheet, Zombies!!! #8."""
    game = play(herding(2, "1E=ann 2E=Z 1B=Z"), MoveZombie(zombie="2E", to="2D"))

    assert refused(game, MoveZombie(zombie="2D", to="1F")) == "zombie-has-moved"
    assert steps(game) == {("1B", "1E")}


def test_there_must_be_one():
    assert refused(herding(1, "1E=ann 2E=Z"), MoveZombie(zombie="2D", to="2E")) == "no-zombie-there"


def test_it_may_enter_the_square_of_a_pawn_and_waits_there():
    """No fight now: ruling of the house, facts sheet, Zombies!!! #6, #8."""
    game = play(herding(1, "1E=ann 1F=Z 1H=bo"), MoveZombie(zombie="1F", to="1E"))

    assert drawn(game) == "1E=ann+Z 1H=bo"
    assert events(game, "CombatRolled") == []
    assert game.view.step == "discard"


def test_tokens_stay_where_they_lie():
    game = play(herding(1, "1E=ann 2E=Z+L 2D=B"), MoveZombie(zombie="2E", to="2D"))

    assert drawn(game) == "1E=ann 2D=Z+B 2E=L"


def test_walls_hold_zombies_and_doors_let_them_through():
    """Rulebook, player movement: zombies too enter named buildings by their doors."""
    game = herding(3, "1E=ann 2A=Z 2B=Z", STATION)

    assert steps(game) == {("2B", "2C"), ("2B", "2E")}


def test_one_that_moved_and_was_killed_keeps_no_other_from_moving():
    items = {"ann": ["grenade"]}
    game = herding(6, "2E=ann 2A=Z 1E=Z 1B=Z", STATION, items=items)
    play(game, MoveZombie(zombie="2A", to="2B"), MoveZombie(zombie="1E", to="1D"))
    assert game.view.herded == ("2B", "1D")

    play(game, UseItem(card="grenade"))
    assert game.view.herded == ("1D",)
    assert steps(game) == {("1B", "1E"), ("1B", "2H")}


# ---------------------------------------------------------------- how many


def test_as_many_move_as_the_die_says():
    game = herding(1, "1E=ann 2E=Z 1B=Z")
    play(game, MoveZombie(zombie="2E", to="2D"))

    assert game.view.step == "discard"


def test_all_must_move_that_can():
    game = play(herding(2, "1E=ann 2E=Z 1B=Z"), MoveZombie(zombie="2E", to="2D"))

    assert game.view.step == "zombies"


def test_where_fewer_can_fewer_do():
    game = town(STREET, "1F=ann 1B=Z", step="walk", moves=1, dice=[6], hands={"ann": ["fear"]})
    state_in(game).players["ann"].hand = ["fear-1"]
    play(game, Walk(to="1E"))
    assert events(game, "ZombiesRolled")[0].can_move == 1

    play(game, MoveZombie(zombie="1B", to="1E"))
    assert game.view.step == "discard"


def test_a_zombie_hemmed_in_stays():
    """Every neighbour holds another: 1B has one neighbour, 1E."""
    game = herding(5, "1F=ann 1B=Z 1E=Z")

    assert {zombie for zombie, _ in steps(game)} == {"1E"}


def test_it_may_follow_once_the_way_is_clear():
    game = play(herding(5, "1F=ann 1B=Z 1E=Z"), MoveZombie(zombie="1E", to="1D"))

    assert steps(game) == {("1B", "1E")}


def test_without_a_zombie_the_step_is_over():
    game = town(STREET, "1E=ann", step="walk", moves=1, dice=[3], hands={"ann": ["fear"]})
    play(game, Walk(to="1D"))

    assert game.view.step == "discard"


def test_only_the_active_player_moves_them():
    game = herding(1, "1E=ann 1H=bo 2E=Z")

    assert refused(game, by("bo", MoveZombie(zombie="2E", to="2D"))) == "not-your-turn"


# ---------------------------------------------------------------- all at once


def test_the_herd_goes_towards_a_pawn_the_nearest_first():
    game = play(herding(1, "1D=ann 2F=Z 2D=Z 1H=bo"), HerdZombies(towards="ann"))

    assert drawn(game) == "1D=ann 1F=Z 1H=bo 2F=Z"


@pytest.mark.parametrize("towards", ["ann", "bo"])
def test_it_makes_every_move_that_is_left(towards: str):
    game = play(herding(6, "1D=ann 2F=Z 2D=Z 1H=bo"), HerdZombies(towards=towards))

    assert len(events(game, "ZombieMoved")) == 2
    assert game.view.step == "discard"


def test_those_behind_follow_where_the_first_made_room():
    game = play(herding(2, "1F=ann 2D=Z 2E=Z"), HerdZombies(towards="ann"))

    assert drawn(game) == "1F=ann+Z 2D=Z"


def test_of_zombies_that_must_stray_the_one_on_the_pawn_is_the_last():
    game = play(herding(1, "1F=ann+Z 2D=Z"), HerdZombies(towards="ann"))

    assert drawn(game) == "1F=ann+Z 2E=Z"


def test_it_needs_a_player():
    assert refused(herding(1, "1E=ann 2E=Z"), HerdZombies(towards="zoe")) == "no-such-player"
