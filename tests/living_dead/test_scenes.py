"""How the ten scenes are won, each with what is still missing a moment before. [living-dead #15]"""

from __future__ import annotations

from engine.family.scenario import Course, command_of
from engine.living_dead.booklet import RULES
from tests.living_dead.house import SHUT, do, events, play, scene, state_in
from tests.table import ZombiePhase

AXE = {"hands": {"ben": ["axe"]}, "dice": [6]}

TWO = {**AXE, "dice": [6, 1]}
"""At orange Ben rolls a die more."""


def won(game: Course) -> bool:
    return game.table.outcome is not None and game.table.outcome.won


def reason(game: Course) -> str:
    """Why the game ended."""
    return game.table.outcome.reason if game.table.outcome else ""


def strike(game: Course, zone: str) -> Course:
    return play(game, do("attack", "ben", card="axe", zone=zone))


# ---------------------------------------------------------------- S1, S2


def last_window(at: dict[str, str]) -> Course:
    windows = [one for one in SHUT if one != "B6-S17"]
    game = scene("S1", at, barricades=windows[1:], shut=SHUT[1:], boards={"ben": 1})
    return play(game, do("barricade", "ben", how="build", door=windows[0]))


def test_the_last_window_barricaded_wins_scene_1():
    assert won(last_window({"B5": "ben"}))


def test_the_last_of_the_dead_who_leaves_the_house_in_the_invasion_wins_scene_1_at_once():
    """The box lacks Walkers, so that those on the board act again; then more would come. [#4]"""
    at = {"S17": "ben", "B7": "1W", "S1": "27W"}
    game = scene("S1", at, barricades=SHUT[:-1], shut=SHUT[:-1], spawn=["01", "02", "05"])
    game.let_zombies_come()
    while game.table.questions:
        game.answer(game.table.questions[0].default)

    assert won(game)
    assert len(events(game, "SpawnCardDrawn")) == 1


def test_with_one_of_the_dead_in_the_house_scene_1_goes_on():
    assert not won(last_window({"B5": "ben", "B8": "1W"}))


def test_the_last_household_card_wins_scene_2_before_the_relatives_of_it_act():
    """No Relative is left in the box: both stand beside Tom. [#4]"""
    game = scene("S2", {"B6": "ben", "B5": "tom+2R"}, equipment_deck=["my-baby"])

    assert won(play(game, do("search", "ben", deck="household")))
    assert not events(game, "SurvivorWounded")


def test_with_household_cards_left_scene_2_goes_on():
    game = scene("S2", {"B6": "ben"}, equipment_deck=["jar", "scope"])

    assert not won(play(game, do("search", "ben", deck="household")))


# ---------------------------------------------------------------- S3


def siege(*tokens: str, more: str = "") -> Course:
    at = {"B6": "ben+1W", **({more: "1W"} if more else {})}
    return strike(scene("S3", at, spawn_tokens=list(tokens), **AXE), "B6")


def test_the_last_of_the_dead_killed_with_all_tokens_together_wins_scene_3():
    assert won(siege("S7", "S7", "S7"))


def test_with_tokens_apart_or_dead_left_scene_3_goes_on():
    assert not won(siege("S7", "S7", "S5"))
    assert not won(siege("S7", "S7", "S7", more="S1"))


def test_nobody_is_asked_where_to_run_once_fire_has_won_scene_3():
    """All are dead, and the last token goes to the others. [#4]"""
    bold = {"zombicide": ["judy"], "hands": {"judy": ["molotov"]}, "spawn_tokens": ["S7", "S5"]}
    game = scene("S3", {"S9": "judy", "S7": "1W"}, **bold)

    assert won(play(game, do("attack", "judy", card="molotov", zone="S7"), answers=["S5"]))


def test_every_token_that_fire_must_move_lies_where_fire_can_be_aimed_at():
    """Nobody sees into corn or woods: a token there could never be driven away. [#12, #13]"""
    for mission in ("S3", "S10"):
        view = scene(mission, {START[mission]: "ben"}).table.view(None)
        grows = {one.zone: view.board.zones[one.zone].terrain for one in view.spawns}
        assert set(grows.values()) == {"open"}


START = {"S3": "B6", "S10": "S8"}

# ---------------------------------------------------------------- S4, S5


def goal_of(mission: str, key: str) -> str:
    """What the first goal of the scene is told."""
    return str(RULES.content().missions[mission].victory[0].parameters[key])


def at_the_pump(**at: str) -> Course:
    """The van stands at the pump; Ben kills the last Walker there."""
    pump = goal_of("S4", "zone")
    game = scene("S4", {pump: "ben+1W", **at}, **AXE)
    state_in(game).cars["van"].zone = pump
    return strike(game, pump)


def test_the_van_at_the_pump_with_its_tile_clear_wins_scene_4():
    assert won(at_the_pump())


def test_without_the_van_scene_4_goes_on():
    pump = goal_of("S4", "zone")

    assert not won(strike(scene("S4", {pump: "ben+1W"}, **AXE), pump))


def test_the_van_that_passes_the_pump_wins_scene_4_there():
    """The game is won at once, whatever the driver wanted to do next. [#4]"""
    pump = str(goal_of("S4", "zone"))
    van = {"cars": {"van": "S23"}, "aboard": {"van": ["ben"]}}
    through = do("drive", "ben", path=[pump, "S29"])
    assert won(play(scene("S4", {"S23": "ben"}, **van), through))

    held = scene("S4", {"S23": "ben", "S29": "2F"}, **van, dice=[1, 1, 1])
    assert not won(play(held, through))


def waiting_at_the_pump(at: dict[str, str]) -> Course:
    """The van is at the pump; some of the dead are on its tile when the survivors have acted."""
    pump = goal_of("S4", "zone")
    game = scene("S4", at, spawn=["05", "06", "07", "08"])
    state_in(game).cars["van"].zone = pump
    return play(game, ZombiePhase())


def test_the_last_of_the_dead_who_walks_off_the_pumps_tile_wins_scene_4_at_once():
    """Before more of them come there. [#4]"""
    assert won(waiting_at_the_pump({"S27": "ben", "S29": "1W"}))


def test_with_one_of_the_dead_still_on_the_pumps_tile_scene_4_goes_on():
    assert not won(waiting_at_the_pump({"S27": "ben", "S30": "1W"}))


def dawn(*mourners: str, xp: int = 19) -> Course:
    """Ben and Tom, both at orange or not; Ben kills his Relative."""
    game = scene("S5", {"B6": "ben+1R+1W", "B5": "tom"}, xp={"ben": 19, "tom": xp}, **TWO)
    state_in(game).mourners = list(mourners)
    play(game, do("attack", "ben", card="axe", zone="B6"), answers=["relative"])
    return game


def test_orange_and_a_relative_for_everybody_win_scene_5():
    assert won(dawn("tom"))


def test_with_somebody_below_orange_or_without_a_relative_scene_5_goes_on():
    assert not won(dawn("tom", xp=18))
    assert not won(dawn())


def test_who_falls_below_orange_loses_scene_5_though_all_others_are_there():
    """All is lost at the instant at which anybody falls. [#4]"""
    game = scene("S5", {"B6": "ben", "S17": "tom+1W"}, xp={"ben": 19}, wounds={"tom": 2})
    state_in(game).mourners = ["ben"]

    assert reason(play(game, ZombiePhase())) == "somebody-fell"


# ---------------------------------------------------------------- S7


def rest(zone: str) -> Course:
    return strike(scene("S7", {zone: "ben+1R"}, **AXE), zone)


def test_a_relative_killed_at_the_white_token_wins_scene_7():
    assert won(rest(goal_of("S7", "zone")))


def test_nobody_is_asked_where_to_run_or_what_fire_drives_away_once_scene_7_is_won():
    """The game is won at once, before anything else is chosen. [#4]"""
    white = str(goal_of("S7", "zone"))
    bold = {"zombicide": ["judy"], "hands": {"judy": ["axe", "molotov"]}}
    axe = do("attack", "judy", card="axe", zone=white)
    assert won(play(scene("S7", {white: "judy+1R"}, **bold, dice=[6]), axe))

    beside = scene("S7", {"S33": "judy", white: "1R"}, **bold, spawn_tokens=[white, "S4", white])
    assert won(play(beside, do("attack", "judy", card="molotov", zone=white)))


def test_a_relative_killed_elsewhere_does_not():
    other = next(one for one in ("S1", "S2") if one != goal_of("S7", "zone"))

    assert not won(rest(other))


# ---------------------------------------------------------------- S9, S10


def rooms(*left: str) -> Course:
    board = RULES.content().board("S9")
    found = [one.id for one in board.zones.values() if one.kind == "room" and one.id not in left]
    game = scene("S9", {"B1": "ben"}, rooms_searched=found, equipment=["jar"])
    return play(game, do("search", "ben", deck="household"))


def test_the_last_room_searched_wins_scene_9():
    assert won(rooms("B1"))


def test_with_a_room_left_scene_9_goes_on():
    assert not won(rooms("B1", "C1"))


def pyre(*tokens: str) -> Course:
    """Ben throws fire at the cemetery from the zone beside it."""
    white = goal_of("S10", "zone")
    board = RULES.content().board("S10")
    near = next(
        one
        for one in board.neighbours(white, frozenset())
        if board.sight(one, frozenset()).get(white) == 1
    )
    game = scene("S10", {near: "ben"}, spawn_tokens=[white, *tokens], hands={"ben": ["molotov"]})
    game.give(command_of(game, do("attack", "ben", card="molotov", zone=white).fields))
    return game


def test_fire_at_the_white_token_with_all_others_there_wins_scene_10():
    white = goal_of("S10", "zone")

    assert won(pyre(white, white, white))


def test_with_a_token_elsewhere_scene_10_goes_on():
    white = goal_of("S10", "zone")

    assert not won(pyre(white, white, "S20"))
