"""Who wins. [zombies, Aim]"""

from __future__ import annotations

from typing import Any

from engine.zombies.box import box
from engine.zombies.commands import Fight, FinishTurn, PlayCard, StopWalking, UseItem, Walk
from tests.zombies.town import Course, by, drawn, events, play, reply, town

PAD = "town-square helipad"
"""The helipad is tile 2; its west edge 2D is next to 1F, its centre is 2E."""


def leaving(squares: str = "1F=ann", moves: int = 3, **given: Any) -> Course:
    return town(PAD, squares, step="walk", moves=moves, roll=moves, **given)


def ending(game: Course) -> tuple[tuple[str, ...], str] | None:
    outcome = game.table.outcome
    return (outcome.winners, outcome.reason) if outcome else None


# ---------------------------------------------------------------- escaping


def test_who_reaches_the_centre_of_the_helipad_escapes():
    """The centre, not just the tile: ruling, facts sheet, Zombies!!! #12."""
    game = play(leaving("1F=ann 1B=bo"), Walk(to="2E"))

    assert ending(game) == (("ann",), "escaped")
    assert game.view.step == "over"
    assert [one.reason for one in events(game, "TownWon")] == ["escaped"]


def test_the_edge_of_the_tile_is_not_enough():
    assert ending(play(leaving(), Walk(to="2D"))) is None


def test_it_is_where_the_table_chose_so():
    """Option `win`: facts sheet, Zombies!!! #12."""
    assert ending(play(leaving(goal="tile"), Walk(to="2D"))) == (("ann",), "escaped")


def test_the_zombie_on_it_must_be_beaten_first():
    game = leaving("1F=ann 2E=Z", dice=[1, 5], bullets={"ann": 0}, hands={"ann": ["fear"]})
    play(game, Walk(to="2E"), left_open=True)
    assert ending(game) is None

    reply(game, "life")
    assert ending(game) == (("ann",), "escaped")


def test_who_dies_there_has_not_escaped():
    game = leaving("1F=ann 2E=Z", dice=[1, 1], bullets={"ann": 0}, life={"ann": 1})
    play(game, Walk(to="2E"))

    assert ending(game) is None
    assert game.player("ann").square == "1E"


def test_during_a_truce_nobody_has_to_kill_to_escape():
    """Publisher's FAQ: facts sheet, Zombies!!! #10.2."""
    assert ending(play(leaving("1F=ann 2E=Z", truce=("ann", 2)), Walk(to="2E"))) == (
        ("ann",),
        "escaped",
    )


def test_a_pawn_whose_zombie_was_moved_away_has_reached_the_centre():
    hands = {"ann": ["this-isnt-so-bad", "fear"]}
    game = leaving("1F=ann 2E=Z 2A=Z", dice=[1], hands=hands)
    play(game, Walk(to="2E"), left_open=True)
    card = by("ann", PlayCard(card="this-isnt-so-bad"))
    reply(game, card, "2E", "2B", "2C")

    assert ending(game) == (("ann",), "escaped")


def test_a_pawn_led_there_by_another_escapes_all_the_same():
    game = play(leaving("1F=ann 1B=bo", mover="bo"), by("bo", Walk(to="2E")))

    assert ending(game) == (("ann",), "escaped")


def test_the_walk_that_wins_is_told_before_the_win():
    """Through the helipad without a fight: the last squares are as much of the walk as others."""
    game = play(leaving(goal="tile"), Walk(to="2E"))

    (walked,) = events(game, "PawnWalked")
    assert walked.path == ("2D",)
    assert [type(one).__name__ for one in game.events][-2:] == ["PawnWalked", "TownWon"]


def test_it_is_where_the_way_would_have_gone_on():
    """In a truce a pawn passes the centre; it is away from there."""
    game = play(leaving("1F=ann 2E=Z", truce=("ann", 2)), Walk(to="2F"))

    assert ending(game) == (("ann",), "escaped")
    assert [one.path for one in events(game, "PawnWalked")] == [("2D", "2E")]
    assert type(game.events[-1]).__name__ == "TownWon"


def test_a_walk_that_wins_nothing_is_told_in_one():
    game = play(leaving(), Walk(to="2A"))

    assert [one.path for one in events(game, "PawnWalked")] == [("2D", "2A")]


def test_every_square_of_a_walk_is_told_once():
    """As much after a fight and a token in between as at the end."""
    game = leaving("1E=ann 1F=Z 2D=L", moves=4, dice=[5], goal="tile")
    play(game, Walk(to="2E"))

    told = [square for one in events(game, "PawnWalked") for square in one.path]
    assert told == ["1F", "2D"]
    assert type(game.events[-1]).__name__ == "TownWon"


def test_nothing_can_be_done_after_the_end():
    game = play(leaving("1F=ann 1B=bo"), Walk(to="2E"))

    assert game.table.acting == ()
    assert game.table.commands("ann") == game.table.commands("bo") == []


# ---------------------------------------------------------------- trophies


def test_twenty_five_trophies_win():
    game = town(PAD, "1E=ann+Z 1B=bo", step="fight", dice=[4], trophies={"ann": 24})

    assert ending(play(game, Fight())) == (("ann",), "trophies")


def test_fewer_win_where_the_table_chose_so():
    """Option `trophies`, a French variant: facts sheet, Zombies!!! #13."""
    wins = {"ann": box().figures.trophies_by_players["6"] - 1}
    game = town(PAD, "1E=ann+Z 1B=bo", step="fight", dice=[4], trophies=wins, wins=15)

    assert ending(play(game, Fight())) == (("ann",), "trophies")


def test_a_grenade_brings_the_last_ones_before_it_costs_a_life():
    """Trophies win at once: ruling of the house, facts sheet, Zombies!!! #11."""
    tiles = "gas-station\ntown-square"
    game = town(
        tiles,
        "2B=ann+Z 2C=Z 1B=bo",
        step="fight",
        trophies={"ann": 23},
        items={"ann": ["grenade"]},
        life={"ann": 1},
    )
    play(game, UseItem(card="grenade"))

    assert ending(game) == (("ann",), "trophies")


# ---------------------------------------------------------------- when nothing is left


def nothing_left(**given: Any) -> Course:
    """All hundred zombies are trophies: 24, 24, 24, 24 and 4; no helipad will come."""
    held = dict(zip(("ann", "bo", "cleo", "dan", "eve"), (24, 24, 24, 24, 4), strict=True))
    settings: dict[str, Any] = {"trophies": held, "closed": True, "step": "walk", "moves": 1}
    squares = "1E=" + "+".join(held)
    return town("town-square straight@1", squares, **{**settings, **given})


def test_where_no_zombie_is_left_and_no_way_out_most_trophies_win():
    """Ruling of the house; those who have as many share it."""
    game = play(nothing_left(), StopWalking())

    assert ending(game) == (("ann", "bo", "cleo", "dan"), "most-trophies")


def test_one_zombie_on_the_board_keeps_the_game_going():
    squares = "1E=ann+bo+cleo+dan+eve 2F=Z"
    held = {"ann": 24, "bo": 24, "cleo": 24, "dan": 24, "eve": 3}
    game = town("town-square straight@1", squares, trophies=held, closed=True, step="discard")
    play(game, FinishTurn())

    assert ending(game) is None


def test_one_in_the_box_does_too():
    held = {"ann": 24, "bo": 24, "cleo": 24, "dan": 24, "eve": 3}

    assert ending(play(nothing_left(trophies=held), StopWalking())) is None


def test_a_helipad_still_to_come_does_too():
    assert ending(play(nothing_left(closed=False, stack=["helipad"]), StopWalking())) is None


def test_a_stack_without_one_does_not():
    game = play(nothing_left(closed=False, stack=["straight"]), StopWalking())

    assert ending(game) == (("ann", "bo", "cleo", "dan"), "most-trophies")


def test_a_helipad_that_lies_can_be_walked_to():
    held = {"ann": 24, "bo": 24, "cleo": 24, "dan": 24, "eve": 4}
    squares = "1E=ann+bo+cleo+dan+eve"
    game = town(PAD, squares, trophies=held, closed=True, step="walk", moves=1)
    play(game, StopWalking())

    assert ending(game) is None
    assert "1E=" in drawn(game)
