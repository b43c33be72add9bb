"""Boards that travel: laying ahead, leaving behind, corners, arriving. [scenes S6, S8]

S6 begins so; the white house is 1R and 4R.

         S1  S2  S3          4R
         S4  B1  B1
         S5  B2  B2
S6  S7 S8   S9  B3 B4        2V 1R
S10 S11 S12 S13 B3 B4
S14 S15 S16 S17 S18 S19
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import engine
from engine.core.question import Question
from engine.core.refusal import DamagedGame
from engine.family.scenario import Course, command_of
from engine.living_dead.events import TileLaid
from engine.living_dead.state import LaidTile, of
from engine.living_dead.view import LivingView
from tests.living_dead.house import do, events, held, play, refused, scene, state_in
from tests.living_dead.playing import Living, broken_invariants
from tests.record import GAMES
from tests.table import Do, ZombiePhase

SEATS = {"ann": ["barbara", "ben", "tom"], "bob": ["harry", "helen", "judy"]}
ACTIONS = {"actions": {"ben": 9}}
WALKERS = [f"{number:02}" for number in range(1, 12)]
"""Cards that bring Walkers only."""


def shown(game: Course) -> LivingView:
    view = game.table.view(None)
    assert isinstance(view, LivingView)
    return view


def names(game: Course) -> set[str]:
    return set(game.table.view(None).board.zones)


def tiles(game: Course) -> list[str]:
    """Faces that lie on the board."""
    return [one.face for one in state_in(game).tiles if not one.gone]


def journey(at: dict[str, str], **given: object) -> Course:
    return scene("S6", at, **{**ACTIONS, "spawn": WALKERS, **given})


def asked(game: Course, *steps: Do, answers: Sequence[str] = ()) -> Question:
    """What is asked after the last of these steps and answers."""
    for step in steps:
        game.give(command_of(game, step.fields))
    for answer in answers:
        game.answer(answer)
    found = game.table.question
    assert found is not None
    return found


def entered(**given: object) -> Course:
    """Ben has just come to 2V, and 6R lies west of it."""
    game = journey({"S9": "ben+tom"}, **given)
    return play(game, do("move", "ben", zone="S8"), answers=["west", "0"])


# ---------------------------------------------------------------- laying ahead


def test_scene_6_begins_with_three_tiles_and_six_to_come():
    game = journey({"B3": "ben"})

    assert tiles(game) == ["4R", "2V", "1R"]
    assert state_in(game).pile == ["6R", "5V", "3V", "1V", "4V", "2V"]


def test_the_first_who_enters_2v_lays_the_next_tile_beside_it():
    game = entered()

    assert tiles(game) == ["4R", "2V", "1R", "6R"]
    assert [one.tile for one in events(game, "TileLaid")] == ["6R"]


def test_as_long_as_nobody_enters_it_nothing_is_laid():
    game = play(journey({"B3": "ben", "S9": "tom"}), do("move", "tom", zone="S13"))

    assert tiles(game) == ["4R", "2V", "1R"]


def test_the_second_who_enters_lays_nothing_more():
    game = play(entered(), do("end-turn", "ben"), do("move", "tom", zone="S8"))

    assert tiles(game) == ["4R", "2V", "1R", "6R"]


def test_the_table_picks_the_side_among_those_that_are_free():
    question = asked(journey({"S9": "ben"}), do("move", "ben", zone="S8"))

    assert (question.key, question.subject) == ("tile-side", "6R")
    assert question.options == ("north", "south", "west")


def test_a_tile_is_turned_only_so_that_open_air_meets_open_air():
    """4R has one open zone in the south, in the west; 3R turned by a quarter one in the east."""
    game = journey({"S9": "ben"})
    state_in(game).tiles[0].gone = True
    state_in(game).tiles.append(LaidTile("4R", 1, -1))
    state_in(game).survivors["ben"].zone = "S20"
    state_in(game).pile = ["3R"]
    question = asked(game, do("move", "ben", zone="S23"), answers=["south"])

    assert question.key == "tile-angle"
    assert question.options == ("0", "180", "270")


def test_what_is_laid_joins_the_board_where_the_open_air_touches():
    board = entered().table.view(None).board

    assert board.neighbours("S6", frozenset()) == ("S7", "S10", "S22")


def test_zones_keep_their_names_and_new_ones_count_on():
    before = names(journey({"B3": "ben"}))
    after = names(entered())

    assert before < after
    assert after - before == {"S20", "S21", "S22", "S23", "S24", "S25", "S26", "C1", "C2"}


def test_a_board_that_grew_to_the_west_is_wider():
    board = entered().table.view(None).board

    assert (board.rows, board.cols) == (2, 3)


def test_a_tile_that_has_rooms_brings_its_own_shut_door():
    view = entered().table.view(None)

    assert "C2-S25" in view.board.doors
    assert "C2-S25" not in view.open_doors


def test_a_tile_whose_other_face_still_lies_there_waits():
    """1V is the back of 1R: while Tom stays in the house it cannot be laid."""
    game = entered()
    state_in(game).pile[:2] = ["1V"]
    play(game, do("move", "ben", zone="S7"), do("move", "ben", zone="S6"))
    play(game, do("move", "ben", zone="S22"))
    assert "1V" not in tiles(game)

    state_in(game).survivors["tom"].zone = "S22"
    play(game, ZombiePhase(), answers=["S20", "west", "0"])
    assert "1V" in tiles(game)


# ---------------------------------------------------------------- leaving behind


def test_when_the_round_ends_tiles_without_survivors_are_gone_with_their_dead():
    game = journey({"S9": "ben", "S8": "tom", "B1": "2W"})
    play(game, do("move", "ben", zone="S8"), answers=["west", "0"])
    play(game, ZombiePhase(), answers=["S6"])

    assert tiles(game) == ["2V", "6R"]
    assert game.survivor("ben").xp == 0
    assert events(game, "TilesLeft")[0].tiles == ("4R", "1R")
    assert not {"B1", "S1"} & names(game)


def test_a_tile_with_a_survivor_stays():
    game = play(entered(), ZombiePhase(), answers=["S6"])

    assert "1R" in tiles(game)
    assert "4R" not in tiles(game)


def test_a_tile_without_which_survivors_would_be_parted_stays():
    game = play(entered(), do("move", "ben", zone="S7"), do("move", "ben", zone="S6"))
    play(game, do("move", "ben", zone="S22"), answers=["west", "0"])
    play(game, ZombiePhase(), answers=["S9"])

    assert [one for one in tiles(game) if one in ("1R", "2V", "6R")] == ["2V", "1R", "6R"]


def test_before_the_first_tile_was_laid_nothing_goes():
    game = play(journey({"S13": "ben"}), ZombiePhase(), answers=["S9"])

    assert tiles(game) == ["4R", "2V", "1R"]


def test_the_newest_tile_stays_though_nobody_is_there_yet():
    game = play(entered(), ZombiePhase(), answers=["S6"])

    assert "6R" in tiles(game)


def test_with_the_last_relative_left_behind_sheets_turn_back():
    game = journey({"S9": "ben", "B1": "1R"}, zombicide=["ben"])
    assert shown(game).modes["ben"] == "romero"
    play(game, do("move", "ben", zone="S8"), answers=["west", "0"])
    play(game, ZombiePhase(), answers=["B1", "S6"])

    assert shown(game).modes["ben"] == "zombicide"
    assert [one.cause for one in events(game, "ModeChanged")] == ["no-relative"]


# ---------------------------------------------------------------- corners


def test_they_come_at_outdoor_corners_of_tiles_with_survivors_only():
    game = journey({"B3": "ben"})

    assert [one.zone for one in shown(game).spawns] == ["S19", "S17", "S9"]


def test_two_tiles_with_survivors_have_the_corners_of_both():
    assert {one.zone for one in shown(entered()).spawns} == {
        "S9", "S17", "S19", "S6", "S8", "S14", "S16",
    }  # fmt: skip


def test_the_table_is_asked_anew_each_time_where_they_come_first():
    game = journey({"B3": "ben"})
    game.let_zombies_come()
    question = game.table.question

    assert question is not None
    assert (question.key, question.options) == ("first-spawn", ("S19", "S17", "S9"))


def test_the_table_says_where_first_and_then_it_goes_clockwise():
    game = play(journey({"B3": "ben"}), ZombiePhase(), answers=["S17"])

    assert [one.zone for one in events(game, "SpawnCardDrawn")] == ["S17", "S9", "S19"]


# ---------------------------------------------------------------- the house [S6]


def test_the_house_is_searched_until_something_of_it_is_opened():
    search = do("search", "ben", deck="household")
    game = journey({"B4": "ben", "S19": "tom"}, equipment=["jar"])
    play(game, search)
    assert "jar" in held(game, "ben")

    state_in(game).survivors["ben"].searched = False
    play(game, do("open-door", "ben", door="B4-S19"))
    assert refused(game, search) == "house-lost"


def test_what_breakers_or_a_card_open_gives_the_house_up_too():
    search = do("search", "ben", deck="household")
    broken = play(journey({"B3": "ben", "S18": "1B"}), ZombiePhase(), answers=["S17"])
    assert len(events(broken, "PassagesBroken")) == 1
    assert refused(broken, search) == "house-lost"

    opened_by_card = journey({"B3": "ben", "S18": "1W"}, xp={"ben": 7}, spawn=["43", *WALKERS])
    play(opened_by_card, ZombiePhase(), answers=["S17"])
    assert len(events(opened_by_card, "PassagesOpened")) == 1
    assert refused(opened_by_card, search) == "house-lost"


def test_closing_it_again_changes_nothing():
    game = journey({"B4": "ben"})
    play(game, do("open-door", "ben", door="B4-S19"), do("close-door", "ben", door="B4-S19"))

    assert refused(game, do("search", "ben", deck="household")) == "house-lost"


def test_another_house_may_still_be_searched():
    game = entered(equipment=["machete"])
    state_in(game).achieved.append("house-opened")
    state_in(game).survivors["tom"].zone = "C2"
    state_in(game).zombicide.append("tom")
    state_in(game).pile.clear()
    play(game, do("end-turn", "ben"))
    play(game, do("search", "tom", deck="melee"))

    assert "machete" in held(game, "tom")


# ---------------------------------------------------------------- arriving


def last_tile(at: dict[str, str], **given: object) -> Course:
    """S6 with all tiles laid: nothing is to come after 6R."""
    game = journey(at, **given)
    state_in(game).pile[1:] = []
    return play(game, do("move", "ben", zone="S8"), answers=["west", "0"])


def test_all_on_the_last_tile_when_the_players_phase_ends_win_scene_6():
    game = last_tile({"S9": "ben"})
    play(game, do("move", "ben", zone="S7"), do("move", "ben", zone="S6"))
    play(game, do("move", "ben", zone="S22"))
    assert game.table.outcome is None

    play(game, ZombiePhase())
    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_as_long_as_one_is_missing_nobody_has_arrived():
    game = last_tile({"S9": "ben+tom"})
    state_in(game).survivors["ben"].zone = "S22"
    play(game, ZombiePhase(), answers=["S9"])

    assert game.table.outcome is None


def test_who_falls_behind_loses_scene_6_though_all_others_have_arrived():
    """Nobody arrives without the others. [#4]"""
    game = last_tile({"S9": "ben+tom+1W"}, wounds={"tom": 2})
    wait(game, {"ben": "S22"})

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "somebody-fell"


def cemetery(at: dict[str, str], **given: object) -> Course:
    """S8 with 6V laid east of the start: S8 to S16, the car in its middle; Ben came to S4."""
    game = scene("S8", {"S1": "ben", **at}, **{**ACTIONS, "spawn": WALKERS, **given})
    state_in(game).pile = ["6V"]
    return play(game, do("move", "ben", zone="S4"), answers=["east", "0"])


def wait(game: Course, zones: dict[str, str]) -> Course:
    """They stand there when the players' phase ends; whatever is asked then has its default."""
    for one, zone in zones.items():
        state_in(game).survivors[one].zone = zone
    game.let_zombies_come()
    while game.table.questions:
        game.answer(game.table.questions[0].default)
    return game


def test_all_three_at_once_win_scene_8():
    game = cemetery({"S2": "tom"})
    state_in(game).cars["johnnys-car"].driver = "ben"
    wait(game, {"ben": "S12", "tom": "S8"})

    assert game.table.outcome is not None
    assert game.table.outcome.won


def test_without_a_driver_scene_8_goes_on():
    assert wait(cemetery({"S2": "tom"}), {"ben": "S12", "tom": "S8"}).table.outcome is None


def test_with_one_of_the_dead_on_the_cemetery_scene_8_goes_on():
    game = cemetery({"S2": "tom"})
    state_in(game).cars["johnnys-car"].driver = "ben"
    state_in(game).zombies["S16"] = {"walker": 1}

    assert wait(game, {"ben": "S12", "tom": "S8"}).table.outcome is None


def test_with_one_still_on_another_tile_scene_8_goes_on():
    game = cemetery({"S2": "tom"})
    state_in(game).cars["johnnys-car"].driver = "ben"

    assert wait(game, {"ben": "S12"}).table.outcome is None


def test_a_car_left_behind_with_its_tile_loses_scene_8():
    game = cemetery({"S2": "tom"})
    state_in(game).cars["johnnys-car"].zone = "S3"
    wait(game, {"ben": "S12", "tom": "S8"})

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "car-left-behind"


def test_scene_8_draws_its_tiles_in_any_order_and_6v_last():
    first = [opened("S8", seed).question for seed in map(str, range(20))]

    assert {one.key for one in first if one} == {"tile-side"}
    assert {one.subject for one in first if one} == {"1V", "2V", "3V", "4V"}


def test_the_car_comes_with_the_cemetery():
    assert scene("S8", {"S4": "ben"}).table.view(None).cars[0].gone

    game = cemetery({"S5": "tom"})
    assert [(one.zone, one.gone) for one in game.table.view(None).cars] == [("S12", False)]
    assert [(one.tile, one.car) for one in events(game, "TileLaid")] == [("6V", "S12")]
    assert [(one.tile, one.car) for one in events(entered(), "TileLaid")] == [("6R", None)]


def opened(mission: str, seed: str) -> Living:
    return engine.open_table("living-dead", mission=mission, seats=SEATS, seed=seed)


# ---------------------------------------------------------------- keeping it


def test_a_table_is_kept_in_the_middle_of_a_laying():
    game = journey({"S9": "ben"})
    before = asked(game, do("move", "ben", zone="S8"), answers=["west"])
    again = engine.load_table(opened_in_the_middle())

    assert before.key == "tile-angle"
    assert again.question is not None
    assert again.question.key == "tile-angle"


def test_a_recorded_journey_was_stored_in_the_middle_of_a_laying():
    table = engine.load_table((GAMES / "journey-s8.waiting.json").read_text(encoding="utf-8"))
    asked = table.question
    assert asked is not None
    assert asked.key == "tile-angle"

    pile = len(of(table._state).pile)  # pyright: ignore[reportPrivateUsage]
    told = table.answer(asked.seats[0], asked.options[-1])
    assert [one.tile for one in told.events if isinstance(one, TileLaid)] == [asked.subject]
    assert len(of(table._state).pile) == pile - 1  # pyright: ignore[reportPrivateUsage]


def opened_in_the_middle() -> str:
    """A table of scene S8 that asks which way round its first tile is laid, as it is stored."""
    table = opened("S8", "1")
    assert table.question is not None
    table.answer("ann", table.question.options[0])
    return table.to_json()


@pytest.mark.parametrize(
    "damage",
    [
        ('"face":"5R","row":0', '"face":"5R","row":1'),
        ('"face":"5R"', '"face":"9R"'),
        ('"quarters":0', '"quarters":7'),
    ],
)
def test_tiles_that_cannot_lie_so_are_damage(damage: tuple[str, str]):
    table = opened("S8", "1")
    while table.question:
        table.answer("ann", table.question.options[0])
    text = table.to_json()
    assert damage[0] in text

    with pytest.raises(DamagedGame):
        engine.load_table(text.replace(*damage))


def test_whatever_is_laid_nothing_is_ever_broken():
    for seed in ("1", "2", "3"):
        table = opened("S6", seed)
        while not table.outcome:
            seat = table.questions[0].seats[0] if table.questions else table.acting[0]
            step = engine.autopilot(table, seat)
            if isinstance(step, str):
                table.answer(seat, step)
            else:
                assert step is not None
                table.play(seat, step)
            if not table.questions:
                assert broken_invariants(table) == []


# ---------------------------------------------------------------- gaps in the board


def grown(*tiles: tuple[str, int, int], **given: object) -> Course:
    """S8 with these tiles laid, the last one newest; zones count on from S7, nine for each."""
    game = scene("S8", {"S1": "ben+tom"}, **{**ACTIONS, "spawn": WALKERS, **given})
    state_in(game).tiles += [LaidTile(*one) for one in tiles]
    state_in(game).pile = []
    state_in(game).cars["johnnys-car"].gone = False
    return game


SQUARE = (("1V", 0, 1), ("2V", 1, 1), ("3V", 1, 0))
"""5R 1V, and 3V 2V below: 1V has S8 to S16, 2V S17 to S25, 3V S26 to S34."""
ROUND = (("1V", 1, 0), ("2V", 1, 1), ("3V", 1, 2), ("4V", 0, 2))
"""5R and 4V (S35 to S43) in the north with a gap between them, 1V 2V 3V below."""


def test_a_tile_goes_though_it_leaves_a_gap_as_long_as_nobody_is_parted():
    game = wait(grown(*SQUARE), {"ben": "S26", "tom": "S1"})

    assert tiles(game) == ["5R", "3V"]


def test_of_two_tiles_that_join_survivors_one_stays():
    """Ben and Tom stand cornerwise: without 5R they are joined by 2V, and not without both."""
    game = wait(grown(*SQUARE), {"ben": "S26", "tom": "S9"})

    assert tiles(game) == ["1V", "2V", "3V"]


def test_tiles_round_a_gap_stay_while_they_join_survivors():
    game = wait(grown(*ROUND), {"ben": "S36", "tom": "S3"})

    assert tiles(game) == ["5R", "1V", "2V", "3V", "4V"]


def test_nobody_walks_or_looks_across_a_gap():
    """S6 and S38 lie in one row with the gap between them; round it the way is long."""
    game = grown(*ROUND)
    board = game.table.view(None).board

    assert (board.rows, board.cols) == (2, 3)
    assert "S38" not in board.neighbours("S6", frozenset())
    assert "S38" not in board.sight("S6", frozenset())
    assert board.distances("S6", frozenset())["S38"] == 8


def test_a_board_with_a_gap_is_kept_and_shown_as_it_lies():
    game = grown(*ROUND)
    again = engine.load_table(game.table.to_json())

    assert again.view(None).board.zones == game.table.view(None).board.zones
    assert {tile for zone in again.view(None).board.zones.values() for tile in zone.tiles} == {
        (0, 0), (0, 2), (1, 0), (1, 1), (1, 2),
    }  # fmt: skip


def test_round_a_gap_the_dead_come_at_the_corners_of_both_ends():
    game = grown(*ROUND)
    state_in(game).survivors["ben"].zone = "S36"

    assert {one.zone for one in shown(game).spawns} == {
        "S1", "S3", "S7", "S35", "S37", "S41", "S43",
    }  # fmt: skip
