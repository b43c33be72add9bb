"""Sight, pursuit, wandering, hearing. [trust-me #9, #10, #20]"""

from __future__ import annotations

import pytest

from engine.core.command import Command
from engine.core.refusal import Refusal
from engine.spaces.plane import Point
from engine.trust_me.commands import (
    CallSniper,
    Detonate,
    MakeNoise,
    Move,
    Reorganise,
    StandingOrder,
    Throw,
    Wait,
)
from engine.trust_me.events import PursuitBegan, SightLost
from tests.trust_me.city import City, Place, city, play, reply

EAST = (590, 300)
ALPHA = {1: ((100, 300), 0, EAST)}
"""In the west, looking along y = 300."""


def test_who_steps_into_a_cone_is_pursued():
    game = city(ann=(300, 450), bob=(20, 20), groups=ALPHA)
    play(game, Move(to=Point(300, 400), gait="sneak"))

    assert game.alpha().prey == "ann"
    assert game.alpha().goal == Point(300, 400)


def test_who_stays_out_of_it_is_not():
    game = city(ann=(300, 470), bob=(20, 20), groups=ALPHA)
    play(game, Move(to=Point(300, 432), gait="sneak"))

    assert game.alpha().prey == ""


def test_the_path_counts_not_only_its_end():
    """She crosses the far end of the cone's rim and is out of it again."""
    game = city(ann=(140, 360), bob=(20, 20), groups=ALPHA)
    play(game, Move(to=Point(140, 260)))

    assert game.told(PursuitBegan)


@pytest.mark.parametrize(("kind", "seen"), [("car-1", False), ("tent-1", False),
                                            ("barricade-1", True), ("wire-1", True)])  # fmt: skip
def test_cars_and_tents_block_sight_barricades_and_wire_do_not(kind: str, seen: bool):
    game = city(ann=(320, 300), bob=(20, 20), groups=ALPHA, scenery={kind: (200, 300, 6)})
    play(game, Move(to=Point(320, 310), gait="sneak"))

    assert (game.alpha().prey == "ann") is seen


def test_nobody_sees_into_a_tent():
    game = city(ann=(320, 300), bob=(20, 20), groups=ALPHA, scenery={"tent-1": (320, 300)})
    play(game, Wait())

    assert game.alpha().prey == ""


def test_in_the_same_tent_one_is_seen():
    groups = {1: ((300, 300), 0, EAST)}
    game = city(ann=(340, 300), bob=(20, 20), groups=groups, scenery={"tent-1": (320, 300)})
    play(game, Move(to=Point(341, 300), gait="sneak"))

    assert game.alpha().prey == "ann"


def test_a_base_half_in_a_tent_is_in_it():
    """Contradiction-free: who straddles is put inside. [#10]"""
    game = city(ann=(370, 300), bob=(20, 20), groups=ALPHA, scenery={"tent-1": (320, 300)})

    assert game.table.view().groups[0].sees == ()


def test_on_a_car_one_is_seen_across_that_car():
    game = city(ann=(320, 300), bob=(20, 20), groups=ALPHA, scenery={"car-1": (320, 300)})

    assert game.table.view().groups[0].sees == ("ann",)


def test_a_pursuer_that_loses_sight_goes_to_where_it_saw_its_prey_last():
    """Ruling 5."""
    game = city(
        ann=(300, 300), bob=(20, 20), groups={1: ((100, 300), 0, "ann")},
        scenery={"car-1": (230, 390)},
    )  # fmt: skip
    play(game, Move(to=Point(300, 400)))

    (lost,) = game.told(SightLost)
    assert isinstance(lost, SightLost)
    assert game.alpha().prey == ""
    assert lost.at == game.alpha().goal != Point(300, 400)
    assert 300 < game.alpha().goal.y < 400


def test_a_nearer_survivor_in_sight_becomes_the_prey():
    game = city(ann=(220, 390), bob=(400, 300), groups={1: ((100, 300), 0, "bob")})
    play(game, Move(to=Point(220, 360), gait="sneak"))

    assert game.alpha().prey == "ann"


def test_one_whom_its_cone_sweeps_over_as_it_follows_its_prey_becomes_it_too():
    """Cleo stands still, nearer to it, and is in its cone neither before nor after."""
    groups = {1: ((300, 300), 0, "ann")}
    game = city(ann=(225, 373), bob=(20, 20), cleo=(300, 347), groups=groups)
    play(game, Move(to=Point(375, 373), gait="run"))

    assert [one.seat for one in game.told(PursuitBegan)] == ["cleo"]


def test_a_farther_one_does_not():
    game = city(ann=(500, 540), bob=(400, 300), groups={1: ((100, 300), 0, "bob")})
    play(game, Move(to=Point(500, 500), gait="sneak"))

    assert game.alpha().prey == "bob"


def test_of_two_at_the_same_distance_the_lower_green_roll_is_chosen():
    """Ruling 16 and case 3: the cell for the green die counts."""
    groups = {1: ((100, 300), 0, (100, 590))}
    game = city(
        ann=(300, 330), bob=(300, 270), cleo=(50, 50), groups=groups, turn="cleo",
        actions={"ann": {"green": "action"}}, dice=[7, 7],
    )  # fmt: skip
    play(game, MakeNoise(at=Point(200, 150)), cell="hidden")
    assert game.alpha().prey == ""

    game = city(
        ann=(300, 330), bob=(300, 270), cleo=(100, 230), groups=groups, turn="cleo",
        actions={"ann": {"green": "action"}}, dice=[7, 7],
    )  # fmt: skip
    play(game, MakeNoise(at=Point(240, 300)), cell="hidden")
    assert game.alpha().prey == "ann"


Groups = dict[int, tuple[Place, int, Place | str]]
BEHIND: Groups = {1: ((300, 300), 2, "ann")}
"""Alpha 1 pursues Ann, who is in the east; a survivor farther off there is in its cone."""
HOME = {"ann": (600, 300)}
DYING = {"ann": {"hidden": "wound", "green": "wound"}}


def test_when_its_prey_dies_it_pursues_whom_it_sees_behind():
    """It wanders then, and a wanderer that sees somebody pursues. [#9]"""
    game = city(
        ann=(560, 300), bob=(100, 100), cleo=(587, 350), harm=DYING, dice=[12, 6, 1, 1, 1],
        homes={"bob": (600, 200)}, held={"bob": {"green": "walkie-talkie-1"}}, groups=BEHIND,
    )  # fmt: skip
    play(game, CallSniper(slot="green", seat="ann"), seat="bob")

    assert game.player("ann").place == "dead"
    assert game.alpha().prey == "cleo"


def test_when_its_prey_leaves_it_pursues_whom_it_sees_behind():
    game = city(ann=(560, 300), bob=(587, 360), homes=HOME, groups=BEHIND)
    play(game, Move(to=Point(580, 300)), "leave")

    assert game.alpha().prey == "bob"


def test_when_its_prey_is_gone_who_stands_outside_its_cone_is_let_be():
    game = city(ann=(560, 300), bob=(300, 560), homes=HOME, groups=BEHIND)
    play(game, Move(to=Point(580, 300)), "leave")

    assert game.alpha().prey == ""
    assert game.alpha().goal == Point(580, 300)


def test_having_killed_whom_it_stands_beside_it_pursues_the_next():
    """Before its next move it would have gone to where the dead lies."""
    last = {"ann": ("melee", "ranged"), "bob": ("melee", "ranged", "hidden")}
    game = city(
        ann=(300, 300), bob=(150, 300), groups={1: ((326, 300), 9, "ann")}, noise=(600, 300),
        actions={seat: dict.fromkeys(cells, "action") for seat, cells in last.items()},
        harm={"ann": {"left": "wound", "green": "wound"}}, dice=[1, 1, 1], deck=["spawn-1"],
    )  # fmt: skip
    play(game, Wait())

    assert game.player("ann").place == "dead"
    assert game.alpha().prey == "bob"


# ---------------------------------------------------------------- hearing


@pytest.mark.parametrize(("x", "heard"), [(262, True), (263, False)])
def test_a_noise_is_heard_within_15_cm_of_the_base(x: int, heard: bool):
    """150 mm and half a base of 25."""
    groups = {1: ((100, 300), 0, (100, 590))}
    game = city(ann=(300, 100), bob=(20, 20), groups=groups)
    play(game, MakeNoise(at=Point(x, 300)))

    assert (game.alpha().goal == Point(x, 300)) is heard


@pytest.mark.parametrize(
    "command", [MakeNoise(at=Point(100, 300)), Throw(weapon="left", to=Point(100, 300))]
)
def test_a_noise_under_an_alpha_sends_it_to_the_distant_noise(command: Command):
    """It has arrived at its marker (p. 9), and does not look all around: Ann stands behind it."""
    game = city(
        ann=(20, 300), bob=(20, 20), held={"ann": {"left": "throwing-1"}}, noise=(600, 300),
        groups={1: ((100, 300), 4, (100, 590))}, actions={"ann": {"ranged": "action"}}, dice=[1],
    )  # fmt: skip
    play(game, command)

    assert game.alpha().prey == ""
    assert game.alpha().goal == Point(600, 300)


def test_pursuers_ignore_noise():
    groups = {1: ((100, 300), 0, "bob")}
    game = city(ann=(250, 400), bob=(100, 500), groups=groups)
    play(game, MakeNoise(at=Point(150, 300)))

    assert game.alpha().prey == "bob"


@pytest.mark.parametrize(("to", "most"), [((512, 300), True), ((513, 300), False)])
def test_noise_is_thrown_20_cm_from_the_base_whatever_stands_between(to: Place, most: bool):
    game = city(ann=(300, 300), bob=(20, 20), scenery={"tent-1": (300, 300)})
    command = MakeNoise(at=Point(*to))

    assert (game.table.rules.why_not(game.state, "ann", command) is None) is most


# ---------------------------------------------------------------- the detonator


def test_a_detonator_turns_pursuers_too_and_they_keep_only_whom_they_still_see():
    held = {"ann": {"melee": "detonator-1"}}
    groups = {1: ((100, 300), 0, "bob"), 2: ((300, 100), 0, "bob"), 3: ((500, 500), 1, EAST)}
    game = city(ann=(20, 20), bob=(300, 300), groups=groups, held=held)
    play(game, Detonate(slot="melee", to=Point(600, 300)))

    assert [game.alpha(one).prey for one in (1, 2, 3)] == ["bob", "", ""]
    assert [game.alpha(one).goal for one in (2, 3)] == [Point(600, 300)] * 2
    assert game.state.noise == Point(600, 300)
    assert game.state.discard == ["detonator-1"]
    assert game.table.acting == ("ann",)


def test_a_detonator_is_free_and_works_at_any_time_from_the_hidden_cell():
    held = {"bob": {"hidden": "detonator-1"}}
    game = city(ann=(20, 20), bob=(300, 300), held=held)
    play(game, Detonate(slot="hidden", to=Point(0, 300)), seat="bob")

    assert game.state.noise == Point(0, 300)
    assert game.table.acting == ("ann",)


def test_no_detonator_works_in_a_backpack():
    held = {"ann": {"pack": "backpack-1", "pack-1": "detonator-1"}}
    game = city(ann=(20, 20), bob=(300, 300), held=held)

    assert not any(isinstance(one, Detonate) for one in game.table.commands("ann"))


def night_attack() -> City:
    """The zombies' turn: a group wounds Ann, who says where; a second one hunts Bob."""
    done = {"melee": "action", "ranged": "action", "reroll": "action"}
    game = city(
        ann=(300, 300), bob=(100, 560), held={"bob": {"hidden": "detonator-1"}},
        groups={1: ((220, 300), 1, (590, 300)), 2: ((100, 300), 0, "bob")},
        scenery={"tent-1": (330, 300)}, dice=[1, 1, 1],
        actions={"ann": {"melee": "action", "ranged": "action"}, "bob": done},
    )  # fmt: skip
    return play(game, Wait(), cell="hidden")


def test_a_detonator_works_in_the_zombies_turn_while_somebody_is_asked():
    """The second group has yet to walk: it turns away from Bob."""
    game = night_attack()
    assert game.asked == "where-wound"
    game.table.play("bob", Detonate(slot="hidden", to=Point(100, 0)))
    assert game.asked == "where-wound"
    reply(game, "stride", "green")

    assert game.alpha(2).prey == ""
    assert game.alpha(2).at == Point(100, 200)
    assert "detonator-1" in game.state.discard


def test_without_a_detonator_it_goes_on_to_bob():
    game = reply(night_attack(), "stride", "green")

    assert game.alpha(2).at == Point(100, 400)


def test_no_detonator_works_while_tokens_change_hands():
    held = {"ann": {"left": "food-1"}, "bob": {"hidden": "detonator-1"}}
    game = play(city(ann=(20, 20), bob=(300, 300), held=held), Reorganise())
    assert game.asked == "what-moves"

    with pytest.raises(Refusal, match="question-first"):
        game.table.play("bob", Detonate(slot="hidden", to=Point(0, 300)))
    assert {type(one) for one in game.table.commands("bob")} == {StandingOrder}
