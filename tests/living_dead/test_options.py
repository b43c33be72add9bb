"""What a table may choose besides: ultra-red, easier or harder cards. [living-dead #14]"""

from __future__ import annotations

import json

import pytest

import engine
from engine.core.refusal import Refusal
from engine.family.scenario import Course
from engine.living_dead.state import of
from tests.living_dead.house import do, events, farm, play, state_in
from tests.living_dead.playing import Living, broken_invariants

SEATS = {"ann": ["barbara", "ben", "tom"], "bob": ["harry", "helen", "judy"]}
BARBARA = ["plus-one-free-move", "barbarian"]
"""Chosen at orange and red, as in the worked example."""


def opened(**options: str) -> Living:
    return engine.open_table("living-dead", mission="S1", seats=SEATS, seed="1", options=options)


def cards(table: Living) -> set[int]:
    state = of(table._state)  # pyright: ignore[reportPrivateUsage]
    return {int(card) for card in (*state.spawn_deck, *state.spawn_discard)}


# ---------------------------------------------------------------- which cards


def test_a_table_plays_all_46_cards_unless_it_says_otherwise():
    assert cards(opened()) == set(range(1, 47))


def test_easier_are_the_cards_1_to_21():
    assert cards(opened(invasion="easy")) == {*range(1, 22), 43, 44, 45, 46}


def test_harder_are_the_cards_22_to_42():
    assert cards(opened(invasion="hard")) == set(range(22, 47))


def test_the_cards_that_open_may_be_left_out():
    assert cards(opened(openings="without")) == set(range(1, 43))


def test_parts_are_mixed_as_one_likes():
    table = opened(invasion="easy", openings="without")

    assert cards(table) == set(range(1, 22))
    assert broken_invariants(table) == []


def test_nobody_chooses_what_is_not_offered():
    with pytest.raises(Refusal) as refusal:
        opened(invasion="none")

    assert refusal.value.key == "no-such-value"


# ---------------------------------------------------------------- ultra-red


def hunting(xp: int, chosen: list[str], *, ultra_red: bool = True) -> Course:
    """Barbara stands before a Walker that she cannot miss; no more is to come."""
    return farm(
        {"B6": "barbara+1W"},
        xp={"barbara": xp},
        skills={"barbara": chosen},
        zombicide=["barbara"],
        hands={"barbara": ["table-leg"]},
        ultra_red=ultra_red,
        dice=[6] * 3,
    )


def kill(game: Course, *answers: str) -> Course:
    return play(game, do("attack", "barbara", card="table-leg", zone="B6"), answers=answers)


def test_experience_ends_at_red_where_nobody_chose_ultra_red():
    assert kill(hunting(43, BARBARA, ultra_red=False)).survivor("barbara").xp == 43


def test_beyond_red_experience_goes_on_and_the_level_stays():
    barbara = kill(hunting(43, BARBARA)).survivor("barbara")

    assert (barbara.xp, barbara.level) == (44, "red")


def test_with_the_43rd_point_the_pointer_begins_anew():
    game = kill(hunting(42, BARBARA[:1]), "barbarian")

    assert [one.lap for one in events(game, "LapBegan")] == [1]


def test_at_yellow_again_barbara_learns_nothing():
    game = kill(hunting(43 + 6, BARBARA))

    assert events(game, "LevelPassedAgain") == []
    assert state_in(game).survivors["barbara"].chosen == BARBARA


def test_at_orange_again_barbara_gets_the_other_skill_of_that_level():
    game = kill(hunting(43 + 18, BARBARA))

    assert state_in(game).survivors["barbara"].chosen == [*BARBARA, "plus-one-free-combat"]
    assert game.survivor("barbara").free == (("move", 1), ("combat", 1))


def test_at_red_again_barbara_chooses_among_the_two_that_are_left():
    game = hunting(2 * 43 - 1, [*BARBARA, "plus-one-free-combat"])
    game.give(engine.command_from_json("living-dead", ATTACK))
    asked = game.table.question

    assert asked is not None
    assert asked.options == ("plus-one-die-combat", "plus-one-free-move")


def test_at_red_for_the_third_time_barbara_gets_the_last_of_that_level():
    chosen = [*BARBARA, "plus-one-free-combat", "plus-one-die-combat"]
    game = kill(hunting(3 * 43 - 1, chosen))

    assert state_in(game).survivors["barbara"].chosen == [*chosen, "plus-one-free-move"]


def test_at_orange_for_the_third_time_barbara_learns_nothing():
    chosen = [*BARBARA, "plus-one-free-combat", "plus-one-die-combat"]
    game = kill(hunting(2 * 43 + 18, chosen))

    assert state_in(game).survivors["barbara"].chosen == chosen


def test_with_the_whole_sheet_learnt_it_is_any_skill_of_the_list():
    chosen = [*BARBARA, "plus-one-free-combat", "plus-one-die-combat", "plus-one-free-move"]
    game = kill(hunting(3 * 43 + 18, chosen), "sniper")

    assert "sniper" in game.survivor("barbara").skills


def test_what_is_offered_of_the_list_is_what_the_zombicide_side_lacks_in_either_mode():
    """A Relative keeps Judy in Romero mode, which has +1 free search; her other side has not."""
    whole = ["plus-one-free-move", "sniper", "plus-one-free-combat", "plus-one-die-combat", "taunt"]
    game = farm(
        {"B6": "judy+1W", "S1": "1R"},
        xp={"judy": 3 * 43 + 18},
        skills={"judy": whole},
        zombicide=["judy"],
        hands={"judy": ["table-leg"]},
        ultra_red=True,
        dice=[6] * 3,
    )
    game.give(engine.command_from_json("living-dead", {**ATTACK, "survivor": "judy"}))
    asked = game.table.question

    assert asked is not None
    assert {*asked.options}.isdisjoint([*whole, "hit-and-run", "plus-one-action"])
    assert "plus-one-free-search" in asked.options


def test_a_skill_that_both_levels_have_is_offered_at_both():
    """At red +1 free move is still to be had, whatever was chosen at orange."""
    game = hunting(42, BARBARA[:1], ultra_red=False)
    game.give(engine.command_from_json("living-dead", ATTACK))
    asked = game.table.question

    assert asked is not None
    assert asked.options == ("barbarian", "plus-one-die-combat", "plus-one-free-move")


def test_a_skill_learnt_twice_serves_twice():
    game = kill(hunting(42, BARBARA[:1], ultra_red=False), "plus-one-free-move")

    assert game.survivor("barbara").free == (("move", 2),)
    assert game.survivor("barbara").skills.count("plus-one-free-move") == 2


ATTACK: dict[str, object] = {
    "do": "attack", "survivor": "barbara", "card": "table-leg-1", "zone": "B6",
}  # fmt: skip


def test_a_stored_game_from_before_ultra_red_is_played_on():
    table = opened()
    data = json.loads(table.to_json())
    data["schema_"] = 1
    data["undo"] = []
    for name in ("tiles", "pile", "ultra_red", "invasion", "openings"):
        del data["state"][name]
    data["state"]["laps"] = {}

    assert engine.load_table(json.dumps(data)).acting == table.acting
