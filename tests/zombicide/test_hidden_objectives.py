"""Hidden objectives and the survivors they hold. [zombicide #10, mission 09]"""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.core.refusal import Refusal
from engine.family.scenario import Course
from tests.playing import opened
from tests.table import do, events, mission, play, refused
from tests.zombicide.reading import outcome, state

TOKENS = {one.id: one.zone for one in engine.load_content("zombicide").missions["09"].objectives}
FIRST, SECOND = list(TOKENS)[:2]


def rescue(marked: str, **given: Any) -> Course:
    """Amy stands at the first token; `marked` is the one that hides nobody."""
    at = {TOKENS[FIRST]: "amy"}
    for survivor in ("ned", "doug"):
        if any(survivor in figures for figures in given.get("seats", {}).values()):
            at["S1" if survivor == "ned" else "S2"] = survivor
    game = mission("09", at, **given)
    state(game).marked = marked
    return game


def test_a_neutral_token_brings_a_survivor_without_equipment_and_experience():
    game = rescue(SECOND)

    play(game, do("take-objective", "amy", objective=FIRST))

    found = next(one for one in game.table.view().survivors if one.id != "amy")
    assert (found.seat, found.zone, found.hands, found.pack) == ("ann", TOKENS[FIRST],
                                                                 (None, None), ())  # fmt: skip
    assert found.actions == 3
    assert game.survivor("amy").xp == 5


def test_the_marked_token_brings_experience_only():
    game = play(rescue(FIRST), do("take-objective", "amy", objective=FIRST))

    assert [one.marked for one in events(game, "ObjectiveRevealed")] == [True]
    assert len(game.table.view().survivors) == 1
    assert game.survivor("amy").xp == 5


def test_the_new_survivor_goes_to_the_seat_with_the_fewest():
    seats = {"ann": ["amy", "ned"], "bob": ["doug"]}
    game = play(rescue(SECOND, seats=seats), do("take-objective", "amy", objective=FIRST))

    assert [one.seat for one in events(game, "SurvivorJoined")] == ["bob"]


def test_of_equal_seats_the_taker_chooses():
    seats = {"ann": ["amy"], "bob": ["doug"]}
    game = rescue(SECOND, seats=seats)

    play(game, do("take-objective", "amy", objective=FIRST), answers=["bob"])

    assert [one.seat for one in events(game, "SurvivorJoined")] == ["bob"]


def test_no_view_tells_which_token_is_marked():
    one, other = rescue(FIRST), rescue(SECOND)

    assert one.table.view("ann") == other.table.view("ann")


def test_the_marked_token_is_drawn_when_the_game_is_set_up():
    seen = {opened("09", str(seed), {"ann": ["amy"]})._state.marked for seed in range(40)}  # pyright: ignore[reportPrivateUsage]

    assert seen == set(TOKENS)


def test_every_player_leads_one_survivor_at_first():
    with pytest.raises(Refusal) as refusal:
        opened("09", "x", {"ann": ["amy", "ned"]})

    assert refusal.value.key == "survivors-for-each"


def test_all_found_survivors_must_come_home():
    game = mission("09", {"S1": "amy"})
    start = game.table.view().exit_zone or ""
    names = ["amy", "ned", "doug", "josh"]
    game = mission("09", {start: "+".join(names)})
    assert refused(game, do("leave", "amy")) == "exit-not-open"
    state(game).taken_objectives = list(TOKENS)

    play(game, *(do("leave", one) for one in names[:3]))
    assert outcome(game) == "still playing"
    play(game, do("leave", names[3]))
    assert outcome(game) == "goals-reached"


def test_one_who_falls_among_the_found_loses_the_mission():
    """One token hid Ned, another nobody; with the last two they would be four, as must leave."""
    game = mission("09", {"S1": "amy", "S2": "ned+2W"}, wounds={"ned": 1})
    state(game).marked = FIRST
    state(game).taken_objectives = list(TOKENS)[:2]

    play(game, do("end-turn", "amy"), do("end-turn", "ned"))

    assert outcome(game) == "goals-lost"
