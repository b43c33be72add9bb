"""What the autopilot does in the house and on the road. [living-dead #15]"""

from __future__ import annotations

import engine
from engine.family.commands import Reload
from engine.family.scenario import Course
from tests.living_dead.house import SAFE, do, play, scene

WINCHESTER = {"hands": {"ben": ["winchester-94-1"]}}


def names_of_deeds(game: Course, seat: str = "ann") -> list[str]:
    """What it would do, best first."""
    ranked = engine.advise(game.table, seat)
    return [one.step.name() for one in ranked if not isinstance(one.step, str)]


def test_the_winchester_is_given_away_to_become_bold():
    game = scene("S2", {"B6": "ben+tom"}, **WINCHESTER)

    assert names_of_deeds(game)[0] == "trade"
    assert engine.advise(game.table, "ann")[0].reason == "trust"


def test_it_is_not_handed_back_and_forth_while_a_relative_keeps_everybody_sad():
    """Nobody looks bold then, but both are as soon as it is gone: there is nothing to win."""
    at, bold = {"B6": "ben+tom", "S1": "1R"}, ["ben", "tom"]

    assert names_of_deeds(scene("S2", at, **WINCHESTER, zombicide=bold))[0] != "trade"


def test_the_bold_go_to_where_the_scene_has_weapons():
    """S1 has them in the cellar and upstairs; from the dining room it is one step down."""
    game = scene("S2", {"B7": "ben"}, zombicide=["ben"], opened=["B7-B8"], round=3)
    play(game, do("move", "ben", zone="B8"))

    best = engine.autopilot(game.table, "ann")
    assert best is not None
    assert not isinstance(best, str)
    assert best.plain()["deck"] == "melee"


def test_on_a_journey_a_door_that_leads_on_is_not_shut_again():
    game = scene("S6", {"B4": "ben"}, opened=["B4-S19"], round=5)

    assert names_of_deeds(game)[0] == "move"


# ------------------------------------------------------------ the house


def best(game: Course) -> tuple[str, str]:
    """What it would do first, and why."""
    first, *_ = engine.advise(game.table, "ann")
    assert not isinstance(first.step, str)
    return first.step.name(), first.reason


BAT, CHAINSAWS = {"ben": ["baseball-bat-1"]}, {"ben": ["chainsaw-1"], "tom": ["chainsaw-2"]}


def test_who_broke_into_the_house_is_met_at_once():
    game = scene("S2", {"B6": "ben", "B7": "1W"}, hands=BAT)

    assert best(game) == ("move", "nearer")
    play(game, do("move", "ben", zone="B7"))
    assert best(game) == ("attack", "threat")


def test_what_was_broken_open_is_shut_again():
    assert best(scene("S2", {"B1": "ben"}, opened=["B1-S2"])) == ("close-door", "safer")


def test_drawers_are_searched_only_while_a_relative_could_still_be_met():
    """A table leg fells half a Relative with each action: two are too few to search first."""
    game = scene("S2", {"B3": "ben"}, hands={"ben": ["table-leg-1"]})

    assert best(game) == ("search", "supplies")
    play(game, do("move", "ben", zone="B1"))
    assert best(game)[0] == "end-turn"


def test_among_the_armed_those_with_least_experience_strike_first():
    at = {"B6": "ben+tom+1W"}
    ahead = engine.advise(scene("S5", at, hands=CHAINSAWS, xp={"ben": 9}).table, "ann")[0].step

    assert not isinstance(ahead, str)
    assert (ahead.name(), ahead.plain()["survivor"]) == ("attack", "tom")


# ------------------------------------------------------------ car, fire, graves


def test_all_get_into_the_van_before_it_goes():
    game = scene("S4", {"S34": "ben+tom"})

    assert best(game) == ("enter-car", "get-away")
    play(game, do("enter-car", "ben", car="van", seat="driver"))
    assert best(game) != ("drive", "nearer")


def test_fire_goes_through_the_window_that_a_tool_opens():
    game = scene("S3", {"B1": "ben"}, hands={"ben": ["molotov-1", "crowbar-1"]})

    assert best(game) == ("barricade", "objective")
    play(game, do("barricade", "ben", how="open", door="B1-S7"))
    assert best(game) == ("attack", "objective")


def test_what_fells_the_toughest_comes_to_hand_when_it_is_needed():
    axe = {"ben": ["axe-1"]}

    hard = scene("S7", {"S30": "ben+1F"}, hands=BAT, pack=axe)
    assert best(hard) == ("equip", "better-weapon")

    soft = scene("S7", {"S30": "ben+1W"}, hands={"ben": ["axe-1"]}, pack=BAT)
    assert best(soft) != ("equip", "better-weapon")


# ------------------------------------------------------------ journeys, rescue


def test_before_a_journey_all_arm_themselves_in_the_shut_house():
    tool = {"ben": ["crowbar-1"]}
    given = {"hands": tool, "zombicide": ["ben"]}

    assert best(scene("S6", {"B3": "ben"}, **given)) == ("search", "arms")
    assert best(scene("S6", {"B3": "ben"}, **given, round=2)) == ("barricade", "on-the-way")


def test_nobody_goes_to_a_new_tile_whom_the_others_cannot_follow():
    near = scene("S6", {"S13": "ben", "B3": "tom"}, opened=["B3-S13"], round=3)
    far = scene("S6", {"S13": "ben", "B1": "tom"}, opened=["B3-S13"], round=3)
    steps = [(one.step, one.reason) for one in engine.advise(far.table, "ann")]

    assert best(near) == ("move", "nearer")
    assert best(far) == ("move", "nearer")
    assert not isinstance(steps[0][0], str)
    assert steps[0][0].plain()["survivor"] == "tom"


def test_a_room_that_nobody_has_searched_comes_before_better_arms():
    given = {"zombicide": ["ben"], "hands": {"ben": ["machete-1"]}}

    assert best(scene("S9", {"D1": "ben"}, **given)) == ("search", "objective")
    assert best(scene("S9", {"D1": "ben"}, **given, rooms_searched=["D1"])) != (
        "search",
        "objective",
    )


def why_reload(skill: str) -> str:
    """The reason for reloading where all that is near stands behind a barricade."""
    hands = {"harry": ["sawed-off-1"]}
    given = {"zombicide": ["harry"], "xp": {"harry": 19}, "skills": {"harry": [skill]}, **SAFE}
    game = scene(
        "S2", {"B5": "harry", "S11": "3W"}, hands=hands, emptied={"harry": ["sawed-off-1"]}, **given
    )
    ranked = engine.advise(game.table, "ann")
    return next(one.reason for one in ranked if isinstance(one.step, Reload))


def test_it_reloads_for_what_only_a_lynx_eye_sees():
    assert why_reload("lynx-eye") == "reload"
    assert why_reload("plus-one-die-ranged") == "rest"
