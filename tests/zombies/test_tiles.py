"""The town grows: drawing, laying and populating tiles. [zombies, Laying tiles]"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.zombies.box import box
from engine.zombies.commands import FinishTurn, LayTile, PlayCard
from engine.zombies.game import town_of
from engine.zombies.state import Laid
from tests.zombies.town import (
    Course,
    allowed,
    by,
    drawn,
    events,
    play,
    refused,
    reloaded,
    reply,
    state_in,
    tiles_drawn,
    town,
)

NORTH = LayTile(x=0, y=-1, turn=0)
SPOILED = {"bo": 24, "cleo": 24, "dan": 24, "eve": 24}
"""Trophies of four opponents: 96 zombies that are not in the box."""
FIVE = "1E=ann+bo+cleo+dan+eve"

NOOK = """
. sporting-goods .
hospital@3 town-square corner@3
. police-station@2 .
"""
"""One cell is open, to the north-east, with a wall on its west side."""


def discarding(tiles: str, squares: str = "1E=ann+bo", **given: Any) -> Course:
    """At the very end of ann's turn, whose end draws the next tile."""
    return town(tiles, squares, step="discard", hands={"ann": ["fear"], "bo": ["fear"]}, **given)


# ---------------------------------------------------------------- drawing


def test_the_active_player_draws_the_next_tile_of_the_stack():
    game = play(discarding("town-square", stack=["tee", "corner", "helipad"]), FinishTurn())

    assert (game.view.step, game.view.drawn, game.view.layer) == ("tile", "tee", "bo")
    assert game.view.tiles_left == 2


def test_a_drawn_tile_cannot_be_taken_back():
    game = play(discarding("town-square"), FinishTurn())

    assert not game.table.may_undo("ann")


def test_without_tiles_the_turn_begins_with_the_fight():
    """facts 5, stack empty."""
    game = play(discarding("town-square", "1E=ann 1B=bo+Z", stack=[]), FinishTurn())

    assert (game.view.step, game.view.turn) == ("fight", "bo")
    assert events(game, "TileDrawn") == []


def test_in_a_closed_town_no_tile_is_drawn():
    game = play(discarding("town-square", "1E=ann 1B=bo+Z", closed=True), FinishTurn())

    assert game.view.step == "fight"
    assert events(game, "TileDrawn") == []


def test_a_tile_that_fits_nowhere_is_out_of_the_game_and_the_turn_goes_on():
    """Ruling, facts 5 and 12: where the rulebook is silent, as in the second edition."""
    game = discarding(NOOK, "1E=ann 1B=bo+Z", stack=["crossroads", "tee"])
    play(game, FinishTurn())

    assert [(one.kind, one.back) for one in events(game, "TileLost")] == [("crossroads", False)]
    assert (game.view.step, game.view.drawn, game.view.tiles_left) == ("fight", None, 1)
    assert state_in(game).lost == ["crossroads"]


def test_a_tile_that_fits_in_one_place_stays_in_the_game():
    game = play(discarding(NOOK, stack=["tee"]), FinishTurn())

    assert allowed(game, "bo", "lay-tile") == [{"x": 1, "y": -1, "turn": 1}]
    assert events(game, "TileLost") == []


def test_a_helipad_that_fits_nowhere_goes_back_into_the_stack():
    """Ruling, facts 5."""
    game = discarding(NOOK, "1E=ann 1B=bo+Z", stack=["helipad", "tee", "straight", "corner"])
    play(game, FinishTurn())

    assert [(one.kind, one.back) for one in events(game, "TileLost")] == [("helipad", True)]
    assert sorted(state_in(game).stack) == ["corner", "helipad", "straight", "tee"]
    assert game.view.step == "fight"


def test_chance_says_where_the_helipad_goes_back():
    def stack(seed: int) -> tuple[str, ...]:
        tiles = ["helipad", "tee", "straight"]
        game = discarding(NOOK, "1E=ann 1B=bo+Z", stack=tiles, seed=str(seed))
        return tuple(state_in(play(game, FinishTurn())).stack)

    assert len({stack(seed).index("helipad") for seed in range(30)}) == 3


def test_the_last_tile_of_all_does_not_go_back():
    """Then only the trophies win. Ruling, facts 5."""
    game = play(discarding(NOOK, "1E=ann 1B=bo+Z", stack=["helipad"]), FinishTurn())

    assert [(one.kind, one.back) for one in events(game, "TileLost")] == [("helipad", False)]
    assert state_in(game).lost == ["helipad"]


def test_nobody_is_drawn_to_lay_a_helipad_that_fits_nowhere():
    game = discarding(NOOK, "1E=ann 1B=bo+Z", stack=["helipad"], trophies={"ann": 0, "bo": 3})
    play(game, FinishTurn())

    assert [one.layer for one in events(game, "TileDrawn")] == ["bo"]


def test_the_helipad_is_laid_by_who_has_the_fewest_trophies():
    game = discarding("town-square", stack=["helipad"], trophies={"ann": 1, "bo": 2})
    play(game, FinishTurn())

    assert (game.view.turn, game.view.layer) == ("bo", "ann")
    assert game.table.acting == ("ann",)


def test_one_trophy_less_is_enough():
    game = discarding("town-square", stack=["helipad"], trophies={"ann": 2, "bo": 1})
    play(game, FinishTurn())

    assert game.view.layer == "bo"


def test_among_equals_chance_says_who_lays_the_helipad():
    layers = {
        play(
            discarding(
                "town-square",
                "1E=ann+bo+cleo",
                stack=["helipad"],
                trophies={"cleo": 1},
                seed=str(seed),
            ),
            FinishTurn(),
        ).view.layer
        for seed in range(20)
    }

    assert layers == {"ann", "bo"}


def test_only_the_helipad_is_laid_by_another():
    game = discarding("town-square", stack=["tee"], trophies={"ann": 0, "bo": 2})
    play(game, FinishTurn())

    assert game.view.layer == "bo"


# ---------------------------------------------------------------- laying


def test_a_tile_may_be_turned_any_way_that_joins_the_roads():
    game = town("town-square", drawn="corner")

    assert allowed(game, "ann", "lay-tile") == [
        {"x": 0, "y": -1, "turn": 1},
        {"x": 0, "y": -1, "turn": 2},
        {"x": -1, "y": 0, "turn": 0},
        {"x": -1, "y": 0, "turn": 1},
        {"x": 1, "y": 0, "turn": 2},
        {"x": 1, "y": 0, "turn": 3},
        {"x": 0, "y": 1, "turn": 0},
        {"x": 0, "y": 1, "turn": 3},
    ]


def test_a_road_never_meets_a_building():
    game = town("town-square", drawn="hospital")

    assert refused(game, LayTile(x=0, y=-1, turn=2)) == "road-meets-wall"


def test_a_tile_lies_beside_another_joined_by_road():
    game = town("town-square", drawn="straight")

    assert refused(game, LayTile(x=0, y=0, turn=0)) == "cell-taken"
    assert refused(game, LayTile(x=1, y=1, turn=0)) == "no-road-joins"
    assert refused(game, LayTile(x=0, y=-2, turn=0)) == "no-road-joins"


def test_a_turn_that_looks_like_another_is_told_so():
    game = town("town-square", drawn="straight")

    assert refused(game, LayTile(x=0, y=-1, turn=2)) == "turn-looks-the-same"
    assert play(game, NORTH, answers=["2E"]).view.tiles[1].turn == 0


def test_the_tile_lies_where_it_was_laid_and_gets_the_next_number():
    game = play(town("town-square straight@1", drawn="hospital"), NORTH, answers=["spread"])

    assert tiles_drawn(game) == "hospital .\ntown-square straight@1"
    assert [one.number for one in events(game, "TileLaid")] == [3]
    assert (game.view.drawn, game.view.layer) == (None, "")


def test_only_the_layer_lays_and_only_in_that_step():
    game = town("town-square", "1E=ann+bo", drawn="tee")

    assert refused(game, by("bo", LayTile(x=0, y=-1, turn=2))) == "not-your-turn"
    assert refused(town("town-square", step="roll"), NORTH) == "not-this-step"


def test_a_laid_tile_may_be_taken_back_while_nothing_else_is_shown():
    hands = {"ann": ["fear", "grenade", "shotgun"]}
    game = play(town("town-square", drawn="straight", hands=hands), NORTH, answers=["2E"])
    game.table.undo("ann")

    assert (game.view.drawn, tiles_drawn(game), drawn(game)) == (
        "straight",
        "town-square",
        "1E=ann",
    )


def test_a_restart_amid_the_populating_changes_nothing():
    game = town("town-square", "1E=ann+bo", drawn="lawn-and-garden")
    play(game, NORTH, answers=["2A", "2C"], left_open=True)
    again = reloaded(game)
    answers = ["2G", "spread", "2A", "spread"]

    assert drawn(reply(again, *answers)) == drawn(reply(game, *answers))


# ---------------------------------------------------------------- roads


@pytest.mark.parametrize(
    ("kind", "lay", "squares"),
    [
        ("straight", NORTH, "2B 2E 2H"),
        ("corner", LayTile(x=0, y=-1, turn=1), "2E 2F 2H"),
        ("tee", LayTile(x=0, y=-1, turn=1), "2B 2E 2F 2H"),
        ("crossroads", NORTH, "2B 2D 2E 2F 2H"),
    ],
)
def test_a_road_gets_a_zombie_for_each_exit_and_the_player_says_what_stays_empty(
    kind: str, lay: LayTile, squares: str
):
    game = play(town("town-square", drawn=kind), lay, left_open=True)

    question = game.table.questions[0]
    assert (question.key, question.about) == ("left-empty", "square")
    assert sorted(question.options) == squares.split()
    reply(game, "2H")
    assert len(game.view.zombies) == len(box().tiles[kind].exits)
    assert {*squares.split()} - {*game.view.zombies} == {"2H"}


def test_the_middle_stays_empty_unless_the_player_says_otherwise():
    game = play(town("town-square", drawn="straight"), NORTH, left_open=True)

    assert game.table.questions[0].default == "2E"


def test_a_plain_road_has_no_tokens():
    """Ruling, facts 12."""
    game = play(town("town-square", drawn="crossroads"), NORTH, answers=["2E"])

    assert game.view.tokens == {}


def test_the_active_player_says_where_even_if_another_lays_the_tile():
    game = town("town-square", FIVE, drawn="helipad", layer="bo", trophies={**SPOILED, "bo": 23})
    play(game, by("bo", NORTH), left_open=True)

    assert game.table.questions[0].seats == ("ann",)


# ---------------------------------------------------------------- named buildings


def test_zombies_and_tokens_of_a_named_building_lie_inside():
    game = play(town("town-square", drawn="drug-store"), LayTile(x=1, y=0, turn=2))

    assert drawn(game) == "1E=ann 2G=Z+L 2H=Z+L 2I=Z+L"


def test_a_full_building_leaves_nothing_to_choose_for_its_zombies():
    game = play(town("town-square", drawn="hospital"), NORTH, left_open=True)

    assert game.table.questions[0].key == "token-square"
    assert len(game.view.zombies) == 8
    assert "2H" not in game.view.zombies


def test_the_player_says_which_square_stays_empty():
    game = play(town("town-square", drawn="sporting-goods"), NORTH, left_open=True)

    assert game.table.questions[0].key == "left-empty"
    assert set(game.table.questions[0].options) == {"2A", "2B", "2C", "2D", "2E", "2F", "2G"}
    assert "2A" not in reply(game, "2A").view.zombies


def test_with_more_room_the_player_places_zombie_by_zombie():
    game = play(
        town("town-square", drawn="lawn-and-garden"),
        NORTH,
        answers=["2A", "2C", "2G", "2I", "2B", "2D"],
        left_open=True,
    )

    assert game.view.zombies == ("2A", "2B", "2C", "2D", "2G", "2I")
    assert game.table.questions[0].key == "token-square"


def test_the_rest_may_be_left_to_the_house():
    game = play(
        town("town-square", drawn="lawn-and-garden"),
        NORTH,
        answers=["2A", "spread", "2A", "spread"],
    )

    assert drawn(game) == "1E=ann 2A=Z+L 2B=Z 2C=Z+B 2D=Z 2E=Z 2F=Z+B 2G=B 2I=L"


def test_each_square_holds_one_zombie_and_one_token_at_most():
    game = play(town("town-square", drawn="police-station"), NORTH, answers=["2A", "2B"])

    assert drawn(game) == "1E=ann 2A=Z+L 2B=Z+L 2C=Z+B 2D=Z+B 2E=Z+B 2F=Z+B"


def test_the_last_square_for_the_last_kind_of_token_is_no_choice():
    game = play(town("town-square", drawn="police-station"), NORTH, answers=["2A"], left_open=True)

    assert game.table.questions[0].subject == "life"
    assert not reply(game, "2B").table.questions


def test_taken_squares_are_not_offered_again():
    game = play(town("town-square", drawn="police-station"), NORTH, answers=["2A"], left_open=True)

    assert "2A" not in game.table.questions[0].options


# ---------------------------------------------------------------- the helipad


def test_the_helipad_has_a_zombie_on_each_of_its_nine_squares():
    """Ruling, facts 12: nine, not one for each exit."""
    game = play(town("town-square", drawn="helipad"), NORTH)

    assert drawn(game) == "1E=ann " + " ".join(f"2{letter}=Z" for letter in "ABCDEFGHI")
    assert game.view.helipad == "2E"


def test_the_helipad_joins_like_any_tile_with_four_exits():
    game = town("straight\ntown-square corner@3", drawn="helipad")

    assert {"x": 0, "y": -2, "turn": 0} in allowed(game, "ann", "lay-tile")
    assert refused(game, LayTile(x=1, y=-1, turn=0)) == "road-meets-wall"


def test_who_lays_the_helipad_chooses_its_place():
    game = town("town-square", "1E=ann+bo", drawn="helipad", layer="bo")
    play(game, by("bo", LayTile(x=-1, y=0, turn=0)))

    assert tiles_drawn(game) == "helipad town-square"
    assert [one.seat for one in events(game, "TileLaid")] == ["bo"]
    assert game.view.turn == "ann"


# ---------------------------------------------------------------- closing the town


def test_a_tile_may_close_the_town_and_ends_the_turn_at_once():
    """No fight, no cards, no walk, no zombies. [zombies, Laying tiles]"""
    game = town(NOOK, "1E=ann+Z 1B=bo+Z", drawn="fire-station")
    play(game, LayTile(x=1, y=-1, turn=0), answers=["6C", "spread"])

    assert (game.view.closed, game.view.turn, game.view.step) == (True, "bo", "fight")
    assert [one.escape for one in events(game, "TownClosed")] == [False]
    assert events(game, "ZombiesRolled") == events(game, "CardsDrawn") == []


def test_a_tile_that_leaves_a_way_open_lets_the_turn_go_on():
    game = town(NOOK, "1E=ann+Z 1B=bo+Z", drawn="straight")
    play(game, LayTile(x=1, y=-1, turn=0), answers=["6B"])

    assert (game.view.closed, game.view.turn, game.view.step) == (False, "ann", "fight")


def test_a_closed_town_is_populated_all_the_same():
    game = town(NOOK, "1E=ann+Z 1B=bo+Z", drawn="fire-station")
    play(game, LayTile(x=1, y=-1, turn=0), answers=["6C", "spread"])

    assert sum(square.startswith("6") for square in game.view.zombies) == 6
    assert sum(square.startswith("6") for square in game.view.tokens) == 6


def test_with_the_helipad_inside_the_town_one_may_still_escape():
    loop = """
    . fire-station .
    lawn-and-garden@3 helipad corner@2
    hospital@3 town-square .
    . sporting-goods@2 .
    """
    game = town(loop, "1E=ann 1B=bo+Z", drawn="corner")
    play(game, LayTile(x=1, y=0, turn=3), answers=["8E"])

    assert [one.escape for one in events(game, "TownClosed")] == [True]


# ---------------------------------------------------------------- a box that is nearly empty


def test_the_box_gives_what_it_has_and_the_player_says_where():
    """Ruling, facts 1: what is short is not placed."""
    game = town("town-square", FIVE, drawn="hospital", trophies=SPOILED)
    play(game, NORTH, answers=["2A", "2B", "2C", "2I", "spread"])

    assert game.view.zombies == ("2A", "2B", "2C", "2I")
    assert [(one.zombies, one.short) for one in events(game, "TileLaid")] == [(4, 4)]
    assert game.view.pool == 0


def test_one_zombie_short_leaves_one_square_empty():
    trophies = {**SPOILED, "bo": 21}
    game = play(
        town("town-square", FIVE, drawn="hospital", trophies=trophies), NORTH, left_open=True
    )

    assert game.table.questions[0].key == "left-empty"
    assert [one.short for one in events(game, "TileLaid")] == [1]


def test_with_enough_in_the_box_none_is_short():
    trophies = {**SPOILED, "bo": 20}
    game = play(
        town("town-square", FIVE, drawn="hospital", trophies=trophies), NORTH, left_open=True
    )

    assert game.table.questions[0].key == "token-square"
    assert [(one.zombies, one.short) for one in events(game, "TileLaid")] == [(8, 0)]


def test_an_empty_box_gives_none_and_tokens_lie_all_the_same():
    game = town("town-square", f"{FIVE} 1B=Z 1D=Z 1F=Z 1H=Z", drawn="drug-store", trophies=SPOILED)
    play(game, LayTile(x=1, y=0, turn=0))

    assert [(one.zombies, one.short) for one in events(game, "TileLaid")] == [(0, 3)]
    assert drawn(game).endswith("2A=L 2B=L 2C=L")


def test_tokens_are_never_short():
    """Ruling, facts 1: the box's tokens set no limit."""
    lives = dict.fromkeys(("ann", "bo", "cleo", "dan", "eve"), 5)
    game = town("town-square", FIVE, drawn="drug-store", life=lives)
    play(game, LayTile(x=1, y=0, turn=0))

    assert list(game.view.tokens.values()) == ["life"] * 3


# ---------------------------------------------------------------- cards in between


def test_a_card_that_fills_the_building_leaves_nothing_to_place():
    game = town(
        "town-square", "1E=ann+bo", drawn="lawn-and-garden", hands={"bo": ["it-gets-worse"]}
    )
    play(game, NORTH, answers=["2A"], left_open=True)
    reply(game, by("bo", PlayCard(card="it-gets-worse")))

    assert len(game.view.zombies) == 8
    assert game.table.questions[0].key == "token-square"


def test_a_card_may_take_the_square_that_would_stay_empty():
    game = town("town-square", "1E=ann+bo", drawn="sporting-goods", hands={"bo": ["it-gets-worse"]})
    play(game, NORTH, left_open=True)
    reply(game, by("bo", PlayCard(card="it-gets-worse")))

    assert len(game.view.zombies) == 7
    assert game.table.questions[0].key == "token-square"


def test_the_same_tiles_are_the_same_town_and_a_turned_one_makes_another():
    square, corner = Laid("town-square", 0, 0, 0), Laid("corner", 1, 0, 0)

    assert town_of(box(), [square, corner]) is town_of(box(), [square, corner])
    assert town_of(box(), [square, corner]) != town_of(box(), [square, Laid("corner", 1, 0, 1)])


# ---------------------------------------------------------------- whatever is laid


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted({*box().tiles} - {"town-square"})), st.integers(0, 20), st.data())
def test_any_tile_laid_anywhere_is_populated_as_it_says(kind: str, wish: int, data: st.DataObject):
    game = town("town-square straight@1", drawn=kind)
    spots = allowed(game, "ann", "lay-tile")
    play(game, LayTile(**spots[wish % len(spots)]), left_open=True)
    while game.table.questions:
        reply(game, data.draw(st.sampled_from(game.table.questions[0].options)))
    said, view = box().tiles[kind], game.view
    kinds = sorted(view.tokens.values())
    where = view.town.inside(3) or view.town.road(3)

    assert len(set(view.zombies)) == len(view.zombies) == said.zombies
    assert kinds == ["bullet"] * said.bullets + ["life"] * said.life
    assert {*view.zombies, *view.tokens} <= {*where}
