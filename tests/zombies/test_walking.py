"""A pawn's way through the town. [zombies, Player movement]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import PlayCard, RollMovement, StopWalking, Walk
from tests.zombies.town import Course, allowed, by, drawn, events, play, refused, reloaded, town

STREET = "town-square straight@1"
STATION = "gas-station\ntown-square"
"""Inside 2A 2B 2C, one door from 2B to 2E; road 2D 2E 2F 2H."""
HOSPITAL = "hospital\ntown-square"
"""Inside 2A to 2G and 2I, one door from 2E to the road 2H."""


def walking(moves: int, squares: str = "1E=ann", tiles: str = STREET, **given: Any) -> Course:
    return town(tiles, squares, step="walk", moves=moves, roll=moves, **given)


def reach(game: Course) -> set[str]:
    return {one["to"] for one in allowed(game, "ann", "walk")}


# ---------------------------------------------------------------- how far


def test_a_pawn_reaches_what_the_roll_allows():
    assert reach(walking(2)) == {"1B", "1D", "1F", "1H", "2D"}


def test_one_square_more_with_one_more():
    assert reach(walking(3)) == {"1B", "1D", "1F", "1H", "2D", "2E"}


def test_beyond_it_is_too_far():
    assert refused(walking(3), Walk(to="2F")) == "too-far"


def test_squares_are_counted_and_the_rest_is_left():
    game = play(walking(3), Walk(to="2D"))

    assert drawn(game) == "2D=ann"
    assert game.view.moves == 1


def test_nobody_has_to_walk_as_far_as_the_roll():
    game = play(walking(3, hands={"ann": ["fear"]}, dice=[1]), StopWalking())

    assert drawn(game) == "1E=ann"
    assert game.view.step == "discard"


def test_nor_at_all_is_it_a_walk_to_stay():
    assert refused(walking(3), Walk(to="1E")) == "already-there"


def test_there_must_be_such_a_square():
    assert refused(walking(3), Walk(to="9E")) == "no-such-square"


def test_a_walk_may_be_walked_in_legs_and_turn_back():
    game = play(walking(3, hands={"ann": ["fear"]}), Walk(to="2D"), Walk(to="1F"))

    assert drawn(game) == "1F=ann"


# ---------------------------------------------------------------- where


def test_nobody_walks_diagonally():
    """Publisher's FAQ: facts sheet, Zombies!!! #7."""
    assert "1A" not in walking(1).view.town.squares
    assert reach(walking(1, "1B=ann")) == {"1E"}


def test_a_building_is_entered_by_its_door_only():
    assert "2A" not in reach(walking(1, "2D=ann", STATION))
    assert "2B" in reach(walking(1, "2E=ann", STATION))


def test_there_is_no_way_through_a_wall():
    game = walking(2, "2D=ann", STATION)

    assert refused(game, Walk(to="2A")) == "too-far"
    assert game.view.town.distances("2D")["2A"] == 3


def test_only_named_buildings_are_entered():
    """Lawns, parking and unnamed buildings are closed: facts sheet, Zombies!!! #7."""
    assert set(walking(1).view.town.squares) == {"1B", "1D", "1E", "1F", "1H", "2D", "2E", "2F"}


def test_every_square_of_a_named_building_is_used():
    assert {"2A", "2B", "2C"} <= reach(walking(4, "2H=ann", STATION))


# ---------------------------------------------------------------- which way


RING = "corner@1 corner@2\ntown-square tee"
"""The town square is tile 1, the corners are 2 and 3; two ways lead to 4 in the east."""


def routes(game: Course) -> dict[str, tuple[tuple[str, ...], int, tuple[str, ...]]]:
    return {one.to: (one.path, one.fights, one.tokens) for one in game.view.routes}


def test_a_route_with_fewer_fights_is_taken_before_a_shorter_one():
    """House rule of this table; other ways are walked in shorter legs."""
    straight = routes(walking(9, "1E=ann", RING))["4E"]
    around = routes(walking(9, "1E=ann 1F=Z", RING))["4E"]

    assert (straight[1], len(straight[0])) == (0, 3)
    assert (around[1], len(around[0])) == (0, 9)


def test_where_there_are_too_few_squares_for_it_the_fight_is_met():
    assert routes(walking(8, "1E=ann 1F=Z", RING))["4E"][1:] == (1, ())


def test_a_route_names_the_tokens_it_meets():
    game = walking(4, "1E=ann 2D=L 2E=B+Z")

    assert routes(game)["2E"] == (("1F", "2D", "2E"), 1, ("life", "bullet"))


def test_of_routes_alike_the_one_with_more_tokens_is_taken():
    assert routes(walking(4, "2G=ann", HOSPITAL))["2B"][0] == ("2D", "2A", "2B")
    assert routes(walking(4, "2G=ann 2E=L", HOSPITAL))["2B"][0] == ("2D", "2E", "2B")


def test_a_fight_on_the_last_square_counts():
    assert routes(walking(3, "1E=ann 2E=Z"))["2E"][1] == 1


def test_during_a_truce_zombies_are_walked_past():
    game = walking(3, "1E=ann 1F=Z 2D=Z+L", truce=("ann", 2))

    assert routes(game)["2E"][1:] == (0, ())
    play(game, Walk(to="2E"))
    assert drawn(game) == "1F=Z 2D=Z+L 2E=ann"


# ---------------------------------------------------------------- what is met


def test_the_walk_goes_on_after_a_fight_that_is_won():
    game = play(walking(3, "1E=ann 1F=Z", dice=[5, 1]), Walk(to="2E"))

    assert drawn(game) == "2E=ann"
    assert [one.path for one in events(game, "PawnWalked")] == [("1F",), ("2D", "2E")]


@pytest.mark.parametrize(("token", "life", "bullets"), [("L", 4, 3), ("B", 3, 4)])
def test_a_token_is_taken_at_once_also_in_passing(token: str, life: int, bullets: int):
    game = play(walking(2, f"1E=ann 1F={token}"), Walk(to="2D"))

    assert drawn(game) == "2D=ann"
    assert (game.player("ann").life, game.player("ann").bullets) == (life, bullets)


def test_under_a_zombie_it_is_taken_once_that_is_beaten():
    game = play(walking(2, "1E=ann 1F=Z+B", dice=[4, 1], bullets={"ann": 0}), Walk(to="2D"))

    assert drawn(game) == "2D=ann"
    assert game.player("ann").bullets == 1


def test_nobody_holds_more_than_five_lives():
    """The token stays on its square: ruling, facts sheet, Zombies!!! #12."""
    four = play(walking(2, "1E=ann 1F=L", life={"ann": 4}), Walk(to="2D"))
    five = play(walking(2, "1E=ann 1F=L", life={"ann": 5}), Walk(to="2D"))

    assert (four.player("ann").life, drawn(four)) == (5, "2D=ann")
    assert (five.player("ann").life, drawn(five)) == (5, "1F=L 2D=ann")
    assert [one.square for one in events(five, "TokenLeft")] == ["1F"]


def test_bullets_have_no_limit():
    game = play(walking(2, "1E=ann 1F=B", bullets={"ann": 40}), Walk(to="2D"))

    assert game.player("ann").bullets == 41


def test_a_death_ends_the_walk():
    game = walking(3, "1F=ann 2D=Z", life={"ann": 1}, bullets={"ann": 0}, dice=[1, 1])
    play(game, Walk(to="2E"))

    assert [one.path for one in events(game, "PawnWalked")] == [("2D",)]
    assert game.player("ann").square == "1E"


# ---------------------------------------------------------------- claustrophobia


def afraid(moves: int, squares: str, tiles: str = HOSPITAL, **given: Any) -> Course:
    return walking(moves, squares, tiles, under={"ann": ["claustrophobia"]}, **given)


def test_claustrophobia_lets_nobody_into_a_building():
    game = afraid(6, "2H=ann")

    assert all(not game.view.town.squares[one].inside for one in reach(game))
    assert refused(game, Walk(to="2E")) == "claustrophobic"


def test_what_lies_too_far_outside_is_too_far_for_anybody():
    assert refused(afraid(1, "2H=ann"), Walk(to="1E")) == "too-far"


TWO_DOORS = "fire-station\ntown-square"
"""Inside 2A to 2F and 2I; 2E opens to the road 2H, 2I does too."""


def test_of_two_doors_the_nearer_one_is_taken():
    game = afraid(3, "2F=ann", TWO_DOORS)

    assert reach(game) == {"2E", "2H", "1B", "2I"}
    assert refused(game, Walk(to="2C")) == "claustrophobic"


def test_who_is_inside_leaves_by_the_shortest_way():
    game = afraid(3, "2D=ann")

    assert reach(game) == {"2E", "2H", "1B"}


def test_nobody_stops_inside_while_the_walk_lasts():
    game = afraid(2, "2D=ann")

    assert refused(game, StopWalking()) == "must-leave-building"
    assert {"do": "stop-walking"} not in [one.plain() for one in game.table.commands("ann")]


def test_the_rest_of_the_walk_is_free_outside():
    game = play(afraid(4, "2D=ann", hands={"ann": ["fear"]}), Walk(to="2H"), StopWalking())

    assert "2H=ann" in drawn(game)


# ---------------------------------------------------------------- keys, restarts


def test_keys_replace_the_roll_by_ten_squares():
    game = town(STREET, "1E=ann", step="roll", hands={"ann": ["keys-are-still-in-it"]})
    play(game, PlayCard(card="keys-are-still-in-it"))

    assert (game.view.step, game.view.moves, game.view.roll) == ("walk", 10, 0)


def test_a_walk_without_a_fight_may_be_taken_back():
    game = play(walking(3), Walk(to="2D"))
    game.table.undo("ann")

    assert drawn(game) == "1E=ann"
    assert game.view.moves == 3


def test_a_roll_may_not():
    game = play(town(STREET, "1E=ann", step="roll", dice=[3]), RollMovement())

    assert not game.table.may_undo("ann")


def test_a_restart_between_two_legs_changes_nothing():
    game = play(walking(3), Walk(to="1F"))
    again = reloaded(game)
    for one in (game, again):
        play(one, Walk(to="2D"))

    assert again.table.to_json() == game.table.to_json()


def test_another_mover_walks_the_pawn_and_its_player_fights():
    game = walking(2, "1E=ann 1H=bo 1F=Z", mover="bo", dice=[2], hands={"ann": ["fear"]})
    play(game, by("bo", Walk(to="1F")), left_open=True)

    assert game.table.questions[0].seats == ("ann",)
