"""How far goals are: what each of them counts, and whom or what it names. [zombicide #10]"""

from __future__ import annotations

from engine.core.dice import Dice
from engine.family.game import Game
from engine.family.goals import progress
from engine.family.progress import Progress, missing
from engine.family.scenario import Course
from engine.reading.mission import MissionRule
from engine.zombicide.booklet import ZOMBICIDE
from tests.renders.views import zombicide_box
from tests.table import mission
from tests.zombicide.reading import all_taken, state
from tests.zombicide.test_car_loads import near_the_exit


def counted(game: Course, name: str, **parameters: object) -> list[Progress]:
    """What the goal `name` counts at this table, whether its mission has that goal or not."""
    here, dice = state(game), Dice("seed", 1, "count", None)
    rules = Game(ZOMBICIDE, zombicide_box(), here, tuple(here.seats), dice)
    rule = MissionRule.model_validate({"name": name, **parameters})
    return list(progress(rules, rule))


def test_objectives_are_counted_and_missing_colours_named():
    game = mission("04", {"S1": "amy"})
    assert counted(game, "take-objectives") == [Progress("objectives", 0, 3)]
    assert counted(all_taken(game), "take-objectives") == [Progress("objectives", 3, 3)]

    colours = counted(game, "take-objectives", colours=["red", "green"])
    assert colours == [Progress("colours", 1, 2, ("green",), "shade")]


def test_supplies_are_counted_once_for_all_and_missing_ones_named():
    game = mission("01", {"S1": "amy+ned"}, pack={"amy": ["water"], "ned": ["water"]})

    asked = {"kinds": ["water", "canned-food"]}
    assert counted(game, "find", **asked) == [Progress("found", 1, 2, ("canned-food",), "card")]


def test_experience_is_that_of_who_has_most_and_levels_name_who_lacks_them():
    game = mission("03", {"S1": "amy+ned"}, xp={"amy": 42, "ned": 7})

    best = counted(game, "reach-level", level="red")
    assert best == [Progress("experience", 42, 43, ("amy",), "survivor")]
    orange = counted(game, "level-for-all", level="orange")
    assert orange == [Progress("level-orange", 1, 2, ("ned",), "survivor")]


def test_who_is_not_at_an_objective_is_named():
    zone = mission("04", {"S1": "amy"}).table.view().objectives[0].zone
    game = mission("04", {zone: "amy", "S1": "ned"})

    there = counted(game, "at-objectives")
    assert there == [Progress("at-objectives", 1, 2, ("ned",), "survivor")]


def test_of_zones_to_hold_the_one_with_most_survivors_counts_with_its_zombies():
    game = mission("04", {"S1": "amy+2W", "S4": "1W", "S2": "ned"})

    held = counted(game, "hold-zone", who="remaining", zones=["S1", "S4"])
    assert held == [
        Progress("holding", 1, 2, ("S1", "S4"), "zone"),
        Progress("zombies-there", 2),
    ]


def test_the_fallen_and_the_slipped_away_count_up_to_a_limit():
    game = mission("07", {"S1": "amy+ned"})
    (nobody,) = counted(game, "nobody-falls")
    state(game).survivors["ned"].standing = False
    state(game).slipped_away = 3
    (fallen,) = counted(game, "nobody-falls")
    (slipped,) = counted(game, "hold-back", zones=["S3"], count=4)

    assert nobody.met
    assert fallen == Progress("fallen", 1, 1, ("ned",), "survivor", limit=True)
    assert not fallen.met
    assert slipped == Progress("slipped", 3, 4, limit=True)
    assert slipped.met


def test_cars_count_their_load_and_who_sits_in_them():
    game = near_the_exit(4, {"S1": "doug"})

    kinds = ["canned-food", "bag-of-rice", "water"]
    assert counted(game, "load-cars", kinds=kinds, count=6) == [Progress("loaded", 6, 6)]
    aboard = counted(game, "board-cars")
    assert aboard == [Progress("aboard", 2, 3, ("doug",), "survivor")]


def test_an_escape_names_who_is_out_and_what_they_did_not_bring():
    game = mission("01", {"S1": "amy+ned+doug"}, pack={"amy": ["water"]})
    state(game).survivors["amy"].escaped = True
    state(game).survivors["amy"].standing = False

    asked = {"who": "remaining", "carrying": ["water", "canned-food"], "cargo": 2}
    assert counted(game, "escape", **asked) == [
        Progress("out", 1, 3, ("amy",), "survivor"),
        Progress("carried-out", 1, 2, ("canned-food",), "card"),
        Progress("cargo-out", 0, 2),
    ]


def test_a_count_is_met_at_its_number_at_zero_or_below_its_limit():
    assert Progress("windows", 8, 8).met
    assert not Progress("windows", 7, 8).met
    assert Progress("dead", 0).met
    assert not Progress("dead", 1).met
    assert Progress("slipped", 3, 4, limit=True).met
    assert not Progress("slipped", 4, 4, limit=True).met
    assert missing("rooms", "abb", "b", "zone") == Progress("rooms", 1, 2, ("a",), "zone")
