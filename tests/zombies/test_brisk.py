"""Steps without a choice happen by themselves; a player who wants every step has it. [house]"""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.zombies.commands import (
    ChooseTempo,
    FinishTurn,
    HerdZombies,
    LayTile,
    PlayCard,
    RollMovement,
    StopWalking,
    WaiveWindows,
    Walk,
)
from tests.record import GAMES
from tests.zombies.brisk import HANDS, brisk
from tests.zombies.playing import opened, state_of
from tests.zombies.town import (
    Course,
    allowed,
    by,
    drawn,
    events,
    play,
    refused,
    reply,
    town,
)

ONE_SIDE = """
.   hospital         .
.   town-square      sporting-goods@1
.   lawn-and-garden@2 .
"""
FLORIST = "town-square florist@1"
DOOR = ("2E", "2F")
"""The road before its door, and the square behind it."""


def dos(game: Course, seat: str) -> set[str]:
    return {str(one.plain()["do"]) for one in game.table.commands(seat)}


# ---------------------------------------------------------------- laying


def test_the_house_places_what_comes_with_a_tile():
    game = brisk("town-square", drawn="police-station", hands=HANDS)
    laying = LayTile(**allowed(game, "ann", "lay-tile")[0])
    play(game, laying)

    assert len(game.view.zombies) == 6
    assert sorted(game.view.tokens.values()).count("bullet") == 4
    assert game.view.step == "roll"


def test_who_wants_every_step_places_it_oneself():
    game = brisk("town-square", drawn="crossroads", by_hand=["ann"], hands=HANDS)
    laying = LayTile(**allowed(game, "ann", "lay-tile")[0])
    play(game, laying, left_open=True)

    assert game.table.questions[0].key == "left-empty"


def test_the_active_player_places_it_also_where_another_lays_the_helipad():
    given: dict[str, Any] = {"drawn": "helipad", "layer": "bo", "by_hand": ["bo"], "hands": HANDS}
    game = brisk("town-square straight@1", **given)
    play(game, LayTile(**allowed(game, "bo", "lay-tile")[0]))

    assert len(game.view.zombies) == 9


def test_a_tile_that_goes_one_way_only_is_laid_at_once():
    """Three sides of the town square are closed, and a straight road lies on the fourth one way."""
    game = brisk(ONE_SIDE, "1E=ann+bo", step="discard", stack=["straight", "tee"], hands=HANDS)
    play(game, FinishTurn())

    assert [one.kind for one in events(game, "TileLaid")] == ["straight"]
    assert (game.view.turn, game.view.step) == ("bo", "roll")


def test_a_tile_that_can_be_turned_there_is_not():
    game = brisk(ONE_SIDE, "1E=ann+bo", step="discard", stack=["tee", "straight"], hands=HANDS)
    play(game, FinishTurn())

    assert (game.view.turn, game.view.step) == ("bo", "tile")


def test_nor_is_one_for_who_wants_every_step():
    given: dict[str, Any] = {"stack": ["straight", "tee"], "by_hand": ["bo"]}
    game = brisk(ONE_SIDE, "1E=ann+bo", step="discard", hands=HANDS, **given)
    play(game, FinishTurn())

    assert (game.view.turn, game.view.step) == ("bo", "tile")


def test_a_tile_laid_so_may_close_the_town_and_end_the_turn():
    stack = ["police-station", "straight"]
    game = brisk(ONE_SIDE, "1E=ann+bo", step="discard", stack=stack, hands=HANDS)
    play(game, FinishTurn())

    assert game.view.closed
    assert (game.view.turn, game.view.step) == ("ann", "roll")


def test_around_the_town_square_alone_all_sides_are_alike():
    game = brisk("town-square", "1E=ann+bo", step="discard", stack=["straight", "tee"], hands=HANDS)
    play(game, FinishTurn())

    assert [one.kind for one in events(game, "TileLaid")] == ["straight"]


def test_a_tile_that_can_lie_in_two_ways_there_is_a_choice():
    game = brisk("town-square", "1E=ann+bo", step="discard", stack=["corner", "tee"], hands=HANDS)
    play(game, FinishTurn())

    assert game.view.step == "tile"


def test_a_zombie_on_the_town_square_makes_its_sides_unlike():
    squares = "1E=ann+bo 1B=Z"
    game = brisk("town-square", squares, step="discard", stack=["straight"], hands=HANDS)
    play(game, FinishTurn())

    assert game.view.step == "tile"


# ---------------------------------------------------------------- fight and roll


def test_the_fight_on_ones_square_follows_the_tile():
    """Cards and items come before the tile is laid: the zombie stands there already."""
    game = brisk("town-square", "1E=ann+Z 1D=bo", drawn="straight", hands=HANDS, dice=[5])
    laying = LayTile(**allowed(game, "ann", "lay-tile")[0])
    play(game, laying)

    assert game.player("ann").trophies == 1
    assert game.view.step == "roll"


def test_a_fight_before_which_nothing_was_asked_waits_for_who_holds_a_card():
    squares = "1E=bo 1D=ann+Z"
    game = brisk(squares=squares, step="discard", turn="bo", stack=[], hands=HANDS)
    play(game, FinishTurn())

    assert (game.view.turn, game.view.step) == ("ann", "fight")


def test_without_a_card_it_does_not():
    squares = "1E=bo 1D=ann+Z"
    given: dict[str, Any] = {
        "hands": {"bo": ["fear"]},
        "deck_is_all": True,
        "deck": [],
        "discard": [],
    }
    game = brisk(squares=squares, step="discard", turn="bo", stack=[], dice=[6, 3], **given)
    play(game, FinishTurn())

    assert game.player("ann").trophies == 1
    assert game.view.step == "walk"


NOOK = ". hospital .\nlawn-and-garden@3 town-square sporting-goods@1"
"""A town that one more building closes."""


@pytest.mark.parametrize(
    ("squares", "given"),
    [
        ("1E=ann+Z", {}),
        ("1E=ann+Z 1D=bo", {"coming": {"bo": ["hysterical-paralysis"]}}),
    ],
)
def test_the_fight_of_the_turn_after_a_closed_town_waits_as_well(
    squares: str, given: dict[str, Any]
):
    """Rulebook, laying tiles: the turn ends at once. The next may be that of the same player."""
    game = brisk(NOOK, squares, drawn="police-station", hands=HANDS, **given)
    play(game, LayTile(x=0, y=1, turn=2))

    assert game.view.closed
    assert (game.view.turn, game.view.step) == ("ann", "fight")


def test_an_item_that_could_help_in_it_is_waited_for():
    squares = "1E=bo 1D=ann+Z"
    given: dict[str, Any] = {
        "hands": {"bo": ["fear"]},
        "deck_is_all": True,
        "deck": [],
        "discard": [],
    }
    given |= {"step": "discard", "turn": "bo", "stack": []}
    helped = play(brisk(squares=squares, items={"ann": ["chainsaw"]}, **given), FinishTurn())
    marbles = brisk(squares=squares, items={"ann": ["all-the-marbles"]}, dice=[6, 3], **given)
    play(marbles, FinishTurn())

    assert helped.view.step == "fight"
    assert marbles.player("ann").trophies == 1


def test_the_roll_waits_while_a_card_could_come_instead():
    game = brisk("town-square", drawn="police-station", hands=HANDS)
    play(game, LayTile(**allowed(game, "ann", "lay-tile")[0]))

    assert game.view.step == "roll"
    assert events(game, "MovementRolled") == []


def test_who_has_played_a_card_rolls_at_once():
    given: dict[str, Any] = {"hands": HANDS, "card_played": ["ann"], "dice": [4]}
    game = brisk("town-square", drawn="police-station", **given)
    play(game, LayTile(**allowed(game, "ann", "lay-tile")[0]))

    assert (game.view.step, game.view.moves) == ("walk", 4)


def test_what_the_hand_holds_makes_no_difference_to_the_roll():
    """Otherwise the pause would give a hand away."""
    steps = set[str]()
    for card in ("keys-are-still-in-it", "fear", "shotgun"):
        game = brisk("town-square", drawn="police-station", hands={"ann": [card]}, deck=["fear"])
        play(game, LayTile(**allowed(game, "ann", "lay-tile")[0]))
        steps.add(game.view.step)

    assert steps == {"roll"}


# ---------------------------------------------------------------- lost rolls


def lost(roll: int = 1, **given: Any) -> Course:
    """Ann walks into a zombie and rolls that first, then wins."""
    given = {"bullets": {"ann": 0}, "hands": HANDS, "dice": [roll, 6, 6]} | given
    return brisk(squares="1E=ann 1F=Z 1D=bo", step="walk", moves=1, **given)


def test_a_roll_that_costs_a_life_whatever_one_does_is_paid_at_once():
    game = play(lost(), Walk(to="1F"))

    assert (game.player("ann").life, game.player("ann").trophies) == (2, 1)


def test_bullets_that_would_win_are_a_choice():
    game = play(lost(2, bullets={"ann": 2}), Walk(to="1F"), left_open=True)

    assert game.table.questions[0].options == ("bullets", "life")


def test_one_bullet_too_few_is_none():
    assert play(lost(2, bullets={"ann": 1}), Walk(to="1F")).player("ann").life == 2


def test_the_last_life_waits_for_a_card():
    game = play(lost(2, life={"ann": 1}), Walk(to="1F"), left_open=True)

    assert [(one.key, one.options) for one in game.table.questions] == [
        ("lose-or-spend", ("life",))
    ]


def test_without_a_card_the_last_life_is_lost():
    game = lost(2, life={"ann": 1}, hands={"bo": ["fear"]}, deck=["fear"], dice=[2, 3])
    play(game, Walk(to="1F"))

    assert game.player("ann").fallen


@pytest.mark.parametrize(
    ("item", "waits"),
    [("lots-of-ammo", True), ("chainsaw", True), ("shotgun", True), ("all-the-marbles", False),
     ("grenade", False), ("molotov-cocktail", False), ("skateboard", False)],
)  # fmt: skip
def test_an_item_is_waited_for_only_where_it_could_help(item: str, waits: bool):
    """A grenade and a fire are for the inside of a building; the fight is on the road."""
    game = play(lost(2, items={"ann": [item]}), Walk(to="1F"), left_open=True)

    assert bool(game.table.questions) == waits


@pytest.mark.parametrize("item", ["grenade", "molotov-cocktail"])
def test_inside_a_building_they_could(item: str):
    squares = f"{DOOR[0]}=ann {DOOR[1]}=Z 1E=bo"
    given: dict[str, Any] = {"items": {"ann": [item]}, "bullets": {"ann": 0}, "dice": [2]}
    game = brisk(FLORIST, squares, step="walk", moves=1, hands=HANDS, **given)
    play(game, Walk(to=DOOR[1]), left_open=True)

    assert game.table.questions


@pytest.mark.parametrize(
    ("item", "given"), [("chainsaw", {"chainsaw": ["ann"]}), ("shotgun", {"shotgun": {"ann": 3}})]
)
def test_what_is_in_use_already_helps_no_further(item: str, given: dict[str, Any]):
    game = lost(1, items={"ann": [item]}, **given)
    play(game, Walk(to="1F"))

    assert game.table.questions == ()


def test_who_wants_every_step_is_asked_at_every_lost_roll():
    game = play(lost(2, by_hand=["ann"]), Walk(to="1F"), left_open=True)

    assert game.table.questions[0].options == ("life",)


# ---------------------------------------------------------------- the rest of the turn


def test_a_walk_that_leads_nowhere_is_over():
    """Claustrophobia bars the only door: nothing to walk to, nothing to ask."""
    given: dict[str, Any] = {"roll": 0, "moves": 0, "hands": HANDS}
    game = brisk(step="roll", under={"ann": ["shoes-untied"]}, dice=[1, 2], **given)
    play(game, RollMovement())

    assert game.view.step == "discard"


def test_the_turn_ends_in_one_press_and_the_zombies_go_for_the_opponent_ahead():
    squares = "1E=ann 1D=bo 1H=cleo 1F=Z 2D=Z"
    given: dict[str, Any] = {"roll": 3, "moves": 3, "hands": HANDS, "stack": []}
    given |= {"trophies": {"cleo": 4, "bo": 1}, "dice": [1]}
    game = play(brisk(squares=squares, step="walk", **given), FinishTurn())

    assert [(one.frm, one.to) for one in events(game, "ZombieMoved")] == [("1F", "1E")]
    assert game.view.turn != "ann"


def test_it_ends_after_the_zombies_were_rolled_too():
    squares = "1E=ann 1D=bo 1F=Z"
    game = brisk(squares=squares, step="zombies", herd=1, hands=HANDS, stack=[])
    play(game, FinishTurn())

    assert "1E=ann+Z" in drawn(game)
    assert game.view.turn == "bo"


def test_who_plays_alone_has_them_come():
    game = brisk(squares="1E=ann 2D=Z", step="zombies", herd=1, hands=HANDS, stack=[])
    play(game, FinishTurn())

    assert "1F=Z" in drawn(game)


def test_every_step_of_it_can_still_be_chosen():
    squares = "1E=ann 1D=bo 1F=Z"
    game = brisk(squares=squares, step="walk", roll=3, moves=3, hands=HANDS, stack=[], dice=[1])
    assert {"walk", "stop-walking", "finish-turn", "play-card"} <= dos(game, "ann")
    play(game, StopWalking())
    assert {"move-zombie", "herd-zombies", "finish-turn"} <= dos(game, "ann")
    play(game, HerdZombies(towards="bo"))

    assert {"discard-card", "finish-turn"} <= dos(game, "ann")


def test_who_wants_every_step_ends_the_turn_in_its_last():
    game = brisk(step="walk", roll=3, moves=3, hands=HANDS, by_hand=["ann"])

    assert refused(game, FinishTurn()) == "not-this-step"
    assert "finish-turn" not in dos(game, "ann")


def test_who_leads_anothers_pawn_does_not_end_its_turn():
    game = brisk(step="walk", roll=3, moves=3, hands=HANDS, mover="bo")

    assert refused(game, by("bo", FinishTurn())) == "not-this-step"
    assert refused(game, by("ann", FinishTurn())) == "not-your-turn"


def test_claustrophobia_must_be_left_before_the_turn_ends():
    given: dict[str, Any] = {"roll": 3, "moves": 3, "under": {"ann": ["claustrophobia"]}}
    game = brisk(FLORIST, f"{DOOR[1]}=ann 1D=bo", step="walk", hands=HANDS, **given)

    assert refused(game, FinishTurn()) == "must-leave-building"
    assert "finish-turn" not in dos(game, "ann")


# ---------------------------------------------------------------- choosing


def test_anyone_chooses_at_any_time_how_the_steps_go():
    game = brisk(step="roll", hands=HANDS)
    play(game, by("bo", ChooseTempo(brisk=False)))
    assert not game.player("bo").brisk
    assert [(one.seat, one.brisk) for one in events(game, "TempoChosen")] == [("bo", False)]
    assert refused(game, by("bo", ChooseTempo(brisk=False))) == "steps-wait-already"

    play(game, by("bo", ChooseTempo(brisk=True)))
    assert game.player("bo").brisk
    assert refused(game, by("bo", ChooseTempo(brisk=True))) == "steps-pass-already"


def test_a_table_that_asks_for_every_step_lets_each_choose_too():
    hands = {"ann": HANDS["ann"]}
    game = town("town-square", "1E=ann 1D=bo", drawn="corner", hands=hands, windows=())
    play(game, by("ann", ChooseTempo(brisk=True)))
    play(game, LayTile(**allowed(game, "ann", "lay-tile")[0]))

    assert len(game.view.zombies) == 2


def test_while_a_tile_is_populated_by_hand_the_rest_can_be_left_to_the_house():
    game = brisk("town-square", drawn="police-station", by_hand=["ann"], hands=HANDS)
    laying = LayTile(**allowed(game, "ann", "lay-tile")[0])
    play(game, laying, left_open=True)
    while game.table.questions and game.table.questions[0].key != "token-square":
        reply(game, "spread")
    reply(game, by("ann", ChooseTempo(brisk=True)), "spread")

    assert game.table.questions == ()
    assert len(game.view.tokens) == 6


# ---------------------------------------------------------------- how a table begins


def test_a_table_begins_as_its_options_say():
    state = state_of(opened("begin", 2, {"tempo": "brisk", "cards": "unasked"}))

    assert (state.tempo, state.cards) == ("brisk", "window")
    assert {(one.brisk, one.waives) for one in state.players.values()} == {(True, True)}


def test_without_a_word_every_step_is_asked_for_and_everybody_for_cards():
    """So were all tables before there was a choice: their logs play on as they went."""
    state = state_of(opened("begin", 2, {}))

    assert (state.tempo, state.cards) == ("each", "window")
    assert {(one.brisk, one.waives) for one in state.players.values()} == {(False, False)}


def test_where_nobody_is_asked_cards_may_still_come_at_any_moment():
    table = opened("begin", 3, {"tempo": "brisk", "cards": "unasked"})
    other = next(seat for seat in table.seats if seat not in table.acting)

    assert WaiveWindows(waive=False) in table.commands(other)
    assert any(isinstance(one, PlayCard) for seat in table.seats for one in table.commands(seat))


@pytest.mark.parametrize("name", ["placing", "losing", "walk-window", "fight-window", "in-between"])
def test_a_town_stored_before_is_played_on_step_by_step(name: str):
    path = GAMES / f"zombies-{name}.waiting.json"
    table = engine.load_table(path.read_text(encoding="utf-8"))

    assert '"schema_": 1' in path.read_text(encoding="utf-8")
    assert table.given_back is None
    assert table.question is not None
    assert not any(one.brisk for one in table.view().players)
