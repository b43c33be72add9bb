"""When all dice of an action are rolled again, and when nobody is asked. [zombicide #8, #9]"""

from __future__ import annotations

from typing import Any

import engine
from engine.family.scenario import command_of
from tests.table import do, drawn, events, play, street


def strike(survivor: str, card: str, zone: str = "S1", *, pair: bool = False):
    return do("attack", survivor, card=card, zone=zone, pair=pair)


SHELLS: dict[str, Any] = {"hands": {"phil": ["shotgun"]}, "pack": {"phil": ["plenty-of-shells"]}}


def test_nobody_is_asked_when_every_die_hits_zombies():
    game = street("phil 3W", dice=[6, 6], **SHELLS)

    assert drawn(play(game, strike("phil", "shotgun", "S2"))) == "phil+1n 1W"


def test_a_roll_that_hits_a_friend_may_be_rolled_again_even_if_every_die_hits():
    game = street("phil ned+3W", dice=[6, 6, 1, 1], **SHELLS)
    play(game, strike("phil", "shotgun", "S2"), answers=["plenty-of-shells"])

    assert drawn(game) == "phil+1n ned+3W"
    assert game.survivor("ned").wounds == 0


def test_a_friend_who_is_elsewhere_is_no_reason_to_roll_again():
    game = street("phil+ned 3W", dice=[6, 6], **SHELLS)

    assert drawn(play(game, strike("phil", "shotgun", "S2"))) == "phil+ned+1n 1W"


def test_a_friend_whom_a_sniper_spares_is_no_reason_to_roll_again():
    game = street("phil ned+3W", dice=[6, 6], skills={"phil": ["sniper"]}, **SHELLS)
    play(game, strike("phil", "shotgun", "S2"), answers=["walker", "walker"])

    assert drawn(game) == "phil+1n ned+1W"


def test_a_roll_with_a_miss_may_be_rolled_again_and_turn_out_worse():
    game = street("phil 1W", dice=[6, 1, 1, 1], **SHELLS)
    play(game, strike("phil", "shotgun", "S2"), answers=["plenty-of-shells"])

    assert drawn(game) == "phil+1n 1W"


def test_a_roll_that_misses_everybody_may_be_rolled_again_beside_a_friend():
    game = street("phil ned+1W", dice=[1, 1], **SHELLS)

    assert drawn(play(game, strike("phil", "shotgun", "S2"), answers=["keep"])) == (
        "phil+1n ned+1W"
    )


def test_a_re_roll_of_the_turn_and_luck_each_serve_once():
    """The second time only luck is left; the third, in another action, luck is back."""
    skills = {"josh": ["lucky", "one-reroll-per-turn"]}
    game = street("josh+9W", hands={"josh": ["machete"]}, skills=skills, dice=[1] * 6)
    play(game, strike("josh", "machete"), answers=["reroll-per-turn", "lucky"])
    play(game, strike("josh", "machete"), answers=["lucky"])

    assert [one.reason for one in events(game, "DiceRerolled")] == [
        "reroll-per-turn", "lucky", "lucky",
    ]  # fmt: skip


def proposed(drawing: str, **given: Any) -> str:
    """The default answer to Phil's two dice, and the autopilot's."""
    game = street(drawing, **SHELLS, **given)
    game.give(command_of(game, strike("phil", "shotgun", "S2").fields))
    asked = game.table.questions[0]
    step = engine.autopilot(game.table, "ann")
    assert asked.key == "reroll"
    assert step == asked.default
    return asked.default


def test_dice_that_all_miss_are_rolled_again_and_a_hit_is_kept():
    assert proposed("phil 3W", dice=[1, 1]) == "plenty-of-shells"
    assert proposed("phil 3W", dice=[1, 6]) == "keep"


def test_nothing_is_rolled_again_where_no_hit_kills():
    """A shotgun does not hurt an abomination, which is hit before the runners are."""
    assert proposed("phil 1A", dice=[1, 1]) == "keep"
    assert proposed("phil 2R+1A", dice=[1, 1]) == "keep"
    assert proposed("phil 2W+1A", dice=[1, 1]) == "plenty-of-shells"


def test_what_is_free_is_rolled_again_before_what_is_used_up():
    skills = {"phil": ["one-reroll-per-turn"]}

    assert proposed("phil 3W", dice=[1, 1], skills=skills) == "plenty-of-shells"


def test_hits_on_a_friend_are_rolled_again_where_there_are_more_than_usual():
    assert proposed("phil ned+3W", dice=[6, 6]) == "plenty-of-shells"
    assert proposed("phil ned+3W", dice=[1, 6]) == "keep"
