"""Groups: walking, attacking, breaking through, merging, coming, leaving. [trust-me #9 - #12]"""

from __future__ import annotations

import pytest

from engine.spaces.plane import Point
from engine.trust_me import horde
from engine.trust_me.commands import Move, Wait
from engine.trust_me.events import (
    BarricadeBroken,
    BarricadeHeld,
    GroupAttacked,
    GroupCame,
    GroupLeft,
    GroupsMerged,
    InvasionDrawn,
    NobodyLeftToCome,
    NoiseMade,
    PursuitBegan,
)
from engine.trust_me.rules import TrustMe
from tests.trust_me.city import City, city, play, reply

LAST = {
    "ann": {"melee": "action", "ranged": "action"},
    "bob": {"melee": "action", "ranged": "action", "reroll": "action"},
}
"""One token is left: after it come the zombies."""
EAST = (590, 300)


def night(**told: object) -> City:
    """Ann waits for the last time; Bob stands in a corner where nobody looks."""
    given: dict[str, object] = {"ann": (20, 560), "bob": (20, 20), "actions": LAST, **told}
    game = city(**given)  # type: ignore[arg-type]
    return play(game, Wait(), cell="hidden")


def test_a_group_walks_10_cm_towards_its_goal():
    game = night(groups={1: ((100, 300), 2, EAST)})

    assert game.alpha().at == Point(200, 300)


def test_its_goal_reached_it_turns_to_the_distant_noise():
    game = night(groups={1: ((100, 300), 2, (170, 300))}, noise=(600, 300))

    assert game.alpha().at == Point(170, 300)
    assert game.alpha().goal == Point(600, 300)


def test_at_the_distant_noise_it_leaves_the_board():
    game = night(groups={1: ((500, 300), 2, (600, 300))}, noise=(600, 300))

    assert game.told(GroupLeft)


def test_along_the_rim_it_walks_10_cm_as_anywhere():
    """No base can reach a goal on the rim itself: the place beside it is meant."""
    game = night(groups={1: ((150, 13), 2, (300, 0))}, noise=(300, 0))

    assert game.alpha().at == Point(250, 13)


def test_a_noise_on_the_rim_is_reached_as_well():
    game = night(groups={1: ((300, 60), 2, (300, 0))}, noise=(600, 300))

    assert game.alpha().at == Point(300, 13)
    assert game.alpha().goal == Point(600, 300)


def test_a_car_stops_it_in_contact():
    game = night(groups={1: ((100, 300), 0, EAST)}, scenery={"car-1": (200, 300)})

    assert game.alpha().at == Point(137, 300)


def test_in_contact_with_a_car_it_is_put_on_top_as_near_its_goal_as_may_be():
    game = night(groups={1: ((137, 300), 0, EAST)}, scenery={"car-1": (200, 300)})

    assert game.alpha().at == Point(250, 300)


def test_on_top_of_a_car_it_is_put_where_it_is_nearest_its_goal():
    """The roof ends at 250 in the east and at 325 in the north."""
    game = night(groups={1: ((200, 262), 0, (300, 560))}, scenery={"car-1": (200, 300)})

    assert game.alpha().at == Point(250, 325)


def test_who_stands_on_a_car_is_attacked_up_there():
    """The place nearest its goal is taken, by its prey itself: it is put beside it."""
    game = night(
        ann=(220, 300), groups={1: ((137, 300), 0, "ann")}, scenery={"car-1": (200, 300)},
        dice=[4, 4, 4],
    )  # fmt: skip

    assert game.alpha().at == Point(195, 300)
    assert [one.seat for one in game.told(GroupAttacked)] == ["ann"]


def test_from_the_top_it_goes_down_10_cm():
    game = night(groups={1: ((250, 300), 0, EAST)}, scenery={"car-1": (200, 300)})

    assert game.alpha().at == Point(350, 300)


def test_tents_and_wire_do_not_stop_it():
    scenery = {"tent-1": (170, 300), "wire-1": (230, 300, 6)}
    game = night(groups={1: ((100, 300), 0, EAST)}, scenery=scenery)

    assert game.alpha().at == Point(200, 300)


# ---------------------------------------------------------------- barricades


def test_a_barricade_stops_it_before():
    game = night(groups={1: ((100, 300), 2, EAST)}, scenery={"barricade-1": (160, 300, 6)})

    assert game.alpha().at == Point(142, 300)
    assert "barricade-1" in game.state.scenery


@pytest.mark.parametrize(("green", "breaks"), [(5, False), (6, True)])
def test_three_zombies_break_a_barricade_on_6_and_not_on_5(green: int, breaks: bool):
    """Worked check: 8 holds, 9 breaks; then they go on 5 cm."""
    game = night(
        groups={1: ((142, 300), 2, EAST)}, scenery={"barricade-1": (160, 300, 6)}, dice=[green]
    )

    assert bool(game.told(BarricadeBroken)) is breaks
    assert bool(game.told(BarricadeHeld)) is not breaks
    assert game.alpha().at == Point(192 if breaks else 142, 300)


# ---------------------------------------------------------------- attacks


def struck(neutrals: int, dice: list[int]) -> City:
    """A group walks into Ann, whom nobody sees in her tent: no negligence comes before."""
    groups = {1: ((220, 300), neutrals, EAST)}
    return night(ann=(300, 300), groups=groups, scenery={"tent-1": (330, 300)}, dice=dice)


def test_whichever_way_it_comes_it_climbs_and_breaks_what_it_is_in_contact_with():
    """It slants towards a car and a barricade, and its first millimetre rounds to none."""
    scenery = {"car-1": (200, 300), "barricade-1": (400, 300)}
    groups = {1: ((180, 262), 0, (260, 590)), 2: ((390, 282), 2, (430, 590))}
    game = night(groups=groups, scenery=scenery, dice=[12])

    assert game.alpha().at.y == 325
    assert game.told(BarricadeBroken)
    assert game.alpha(2).at.y > 320


@pytest.mark.parametrize(("neutrals", "force"), [(0, 6), (2, 10), (3, 12)])
def test_the_strength_of_a_group(neutrals: int, force: int):
    """Worked check: an alpha with 2 and 3 neutrals is 10 and 12; no dice."""
    game = struck(neutrals, [4, 4, 4])

    (attacked,) = game.told(GroupAttacked)
    assert isinstance(attacked, GroupAttacked)
    assert (attacked.strength, attacked.defence) == (force, 13)


def test_contact_with_anybody_ends_the_move_and_is_an_attack():
    """Who is touched becomes the prey."""
    game = struck(0, [4, 4, 4])

    assert game.told(GroupAttacked)
    assert game.told(PursuitBegan)
    assert game.alpha().at == Point(273, 300)


@pytest.mark.parametrize(
    ("ann", "bob", "goal", "dice", "victim"),
    [
        ((300, 273), (300, 325), EAST, [4, 4, 4], "bob"),
        ((300, 275), (300, 327), EAST, [4, 4, 4], "ann"),
        ((300, 275), (300, 325), EAST, [9, 3, 4, 4, 4], "bob"),
        ((300, 275), (300, 325), EAST, [3, 9, 4, 4, 4], "ann"),
        ((300, 273), (300, 325), "ann", [4] * 9, "ann"),
    ],
)
def test_of_two_it_touches_its_prey_is_attacked_else_the_nearest_by_a_green_die_between_equals(
    ann: tuple[int, int],
    bob: tuple[int, int],
    goal: tuple[int, int] | str,
    dice: list[int],
    victim: str,
):
    """Not the first clockwise. [#12, #20; ruling 16]"""
    game = night(ann=ann, bob=bob, groups={1: ((300, 300), 0, goal)}, dice=dice)

    attacks = [one.seat for one in game.told(GroupAttacked) if not one.neglected]
    assert attacks[:1] == [victim]


def test_a_wound_by_zombies_infects_and_the_victim_says_where():
    game = struck(2, [1, 1, 1])
    question = game.table.question
    assert question
    assert (question.key, question.seats) == ("where-wound", ("ann",))
    reply(game, "green", "left")

    assert game.player("ann").harm == {"green": "wound", "left": "infection"}


def test_a_fatigue_by_zombies_does_not_infect():
    game = struck(0, [1, 1, 2])
    reply(game, "fatigue", "melee", "green", "action")

    assert "infection" not in game.player("ann").harm.values()


# ---------------------------------------------------------------- infection and burns


@pytest.mark.parametrize(("face", "wounded"), [(2, True), (3, False)])
def test_infection_wounds_on_3_or_less(face: int, wounded: bool):
    """Worked check: with the green cell free a 2 is 3, a 3 is 4."""
    game = night(harm={"ann": {"left": "infection"}}, dice=[face])

    assert (game.asked == "where-wound") is wounded


@pytest.mark.parametrize(("face", "harm"), [(5, {"left": "wound"}), (6, {})])
def test_a_burn_becomes_a_wound_on_6_or_less(face: int, harm: dict[str, str]):
    """Worked check: 6 a wound, 7 out; the green cell is free."""
    game = night(harm={"ann": {"left": "burn"}}, dice=[face])

    assert game.player("ann").harm == harm


def test_an_infection_stays():
    game = night(harm={"ann": {"left": "infection"}}, dice=[12])

    assert game.player("ann").harm == {"left": "infection"}


# ---------------------------------------------------------------- groups in each other's way


def test_it_stops_at_the_base_of_another_group():
    groups = {1: ((200, 300), 2, EAST), 2: ((260, 300), 2, (20, 300))}

    assert night(groups=groups).alpha().at == Point(235, 300)


def test_against_it_already_it_goes_past():
    """Head to head they stood for good: neither came one millimetre farther. [house]"""
    game = night(groups={1: ((200, 300), 2, EAST), 2: ((225, 300), 2, (20, 300))})

    assert game.alpha(1).at == Point(251, 300)
    assert game.alpha(2).at == Point(125, 300)


def test_it_goes_past_where_it_comes_nearest_its_goal_and_not_onto_a_third():
    groups = {
        1: ((200, 300), 2, EAST), 2: ((225, 300), 2, (20, 300)), 3: ((251, 300), 2, (20, 300)),
    }  # fmt: skip
    game = night(groups=groups)

    assert game.alpha(1).at == Point(238, 322)


def test_it_goes_through_no_barricade_past_another():
    groups = {1: ((200, 300), 2, EAST), 2: ((225, 300), 2, (20, 300))}
    game = night(groups=groups, scenery={"barricade-1": (243, 300, 6)})

    assert game.alpha(1).at.x < 243


JAM = {
    1: ((550, 375), 2, (600, 300)), 3: ((552, 350), 2, (600, 300)), 4: ((574, 362), 2, (600, 300)),
    2: ((529, 390), 2, (600, 300)), 5: ((505, 400), 2, (600, 300)),
}  # fmt: skip


def test_groups_that_have_jammed_come_to_their_goal_one_after_the_other():
    """All want the same, and no neutral is left with which they could merge."""
    game = night(groups=JAM, noise=(600, 300), deck=["noise-2"])
    for _ in range(4):
        before = game.state.round
        while game.state.round == before:
            play(game, Wait())

    assert not game.state.groups


# ---------------------------------------------------------------- merging


def test_two_that_want_the_same_become_one_and_one_more_joins():
    groups = {1: ((100, 300), 1, EAST), 2: ((100, 340), 2, EAST)}
    game = night(groups=groups)

    assert game.told(GroupsMerged)
    assert game.alpha(1).neutrals == 1 + 2 + 1


@pytest.mark.parametrize(("y", "merged"), [(375, True), (376, False)])
def test_they_merge_at_5_cm_or_less(y: int, merged: bool):
    """Ruling 8."""
    groups = {1: ((100, 300), 0, EAST), 2: ((100, y), 0, EAST)}
    game = city(ann=(20, 560), bob=(20, 20), groups=groups)
    horde.merge_all(game.table.consult(lambda state: TrustMe().reading(state)))

    assert (len(game.state.groups) == 1) is merged


def test_without_a_neutral_in_reserve_they_do_not_merge():
    groups = {1: ((100, 300), 5, EAST), 2: ((100, 340), 5, EAST)}

    assert not night(groups=groups).told(GroupsMerged)


def test_different_goals_do_not_merge():
    groups = {1: ((100, 300), 1, EAST), 2: ((100, 340), 2, (590, 340))}

    assert not night(groups=groups).told(GroupsMerged)


# ---------------------------------------------------------------- invasion


def test_a_card_brings_an_alpha_and_two_neutrals_turned_to_the_distant_noise():
    game = night(ann=(60, 20), deck=["spawn-3"], noise=(300, 600))

    assert game.alpha().at == Point(587, 150)
    assert (game.alpha().neutrals, game.alpha().goal) == (2, Point(300, 600))


def test_a_noise_card_moves_the_distant_noise_and_another_is_drawn():
    game = night(deck=["noise-2", "spawn-3"], groups={1: ((300, 300), 0, (300, 590))})

    drawn = [one.card for one in game.told(InvasionDrawn)]
    assert drawn[-1] == "spawn-3"
    if drawn[0] == "noise-2":
        assert game.state.noise == Point(600, 300)


def test_two_noise_cards_are_both_carried_out_and_wanderers_turn():
    game = night(deck=["noise-2"], groups={1: ((300, 300), 0, (300, 590))})

    assert game.state.noise == Point(600, 300)
    assert game.alpha().goal == Point(600, 300)


def test_without_an_alpha_left_a_spawn_is_ignored():
    """Cases 6 and 7."""
    groups = {one: ((100 * one, 300), 0, (100 * one, 590)) for one in range(1, 6)}
    game = night(groups=groups, deck=["spawn-3"])

    assert game.told(NobodyLeftToCome)
    assert not game.told(GroupCame)


def test_too_few_neutrals_come_as_many_as_are_left():
    game = night(groups={1: ((300, 300), 9, (300, 590))}, deck=["spawn-3"])

    (came,) = game.told(GroupCame)
    assert isinstance(came, GroupCame)
    assert came.neutrals == 1


def test_where_somebody_stands_the_next_place_clockwise_is_taken():
    groups = {1: ((587, 150), 0, (587, 590))}
    game = night(groups=groups, deck=["spawn-3"])
    first = game.alpha(1).at

    assert game.alpha(2).at == Point(587, 150)
    assert first == Point(587, 250)


# ---------------------------------------------------------------- recovery


def test_all_actions_or_one_fatigue_come_back():
    """Ruling 6."""
    actions = {**LAST, "ann": {"melee": "fatigue", "ranged": "action"}}
    game = night(actions=actions)
    assert game.asked == "recover"
    reply(game, "action")
    assert game.player("ann").actions == {"melee": "fatigue"}

    game = reply(night(actions=actions), "melee")
    assert game.player("ann").actions == {"ranged": "action", "hidden": "action"}


def test_alexander_takes_both():
    """Ruling 6, the exception."""
    actions = {**LAST, "ann": {"melee": "fatigue", "ranged": "action"}}
    game = night(actions=actions, passports={"ann": "alexander"})

    assert game.player("ann").actions == {}


def test_the_first_player_begins_every_round():
    game = night()

    assert game.table.acting == ("ann",)
    assert game.state.round == 2


def test_who_has_no_token_left_is_passed_over():
    actions = {"bob": {"melee": "action", "ranged": "action", "reroll": "action"}}
    game = city(ann=(20, 560), bob=(20, 20), cleo=(560, 20), actions=actions)

    assert play(game, Move(to=Point(60, 560))).table.acting == ("cleo",)


# ---------------------------------------------------------------- rare cases


def test_who_stands_on_the_point_it_wanders_to_is_attacked_first():
    """The rule of contact comes before that of the point: it does not turn to the noise."""
    game = night(
        ann=(300, 300), groups={1: ((220, 300), 0, (300, 300))},
        scenery={"tent-1": (330, 300)}, dice=[4, 4, 4],
    )  # fmt: skip

    assert game.told(GroupAttacked)
    assert game.alpha().goal == Point(300, 300) != game.state.noise


def test_who_dies_burning_is_heard_no_more():
    """A third wound by the group that hunts her, before the noise of her burn."""
    hurt = {"ann": {"left": "wound", "green": "wound", "hidden": "burn"}}
    naked = {"survival-1": "action", "survival-2": "action"}
    game = city(
        ann=(300, 300), bob=(20, 20), cleo=(20, 560), groups={1: ((350, 300), 4, "ann")},
        harm=hurt, actions={"ann": naked}, dice=[1],
    )  # fmt: skip
    play(game, Wait(), cell="melee")

    assert game.player("ann").place == "dead"
    assert not any(one.din for one in game.told(NoiseMade))
    assert game.alpha().goal == Point(300, 300)


def test_who_survives_burning_is_heard():
    game = city(
        ann=(300, 300), bob=(20, 20), harm={"ann": {"hidden": "burn"}},
    )  # fmt: skip
    play(game, Wait(), cell="melee")

    assert [one.din for one in game.told(NoiseMade)] == [True]
