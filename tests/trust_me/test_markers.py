"""Target markers: aiming, reacting, reacting to a reaction, lines. [trust-me #7, #15, #20]"""

from __future__ import annotations

from typing import Literal

import pytest

from engine.core.command import Command
from engine.core.refusal import Refusal
from engine.spaces.plane import Point
from engine.trust_me.commands import (
    Aim,
    Fight,
    Move,
    Shoot,
    StandingOrder,
    SwitchTarget,
    Throw,
    Wait,
)
from engine.trust_me.events import (
    ActionLost,
    Attacked,
    GroupAttacked,
    Moved,
    NoiseMade,
    TargetLost,
    TargetSpent,
)
from tests.trust_me.city import City, city, play, reply
from tests.trust_me.playing import loaded

NAKED = {"survival-1": "action", "survival-2": "action", "survival-3": "action"}
OBJECTS = ("ammo-1", "ammo-2", "ammo-3", "food-1", "food-2", "medicine-1", "medicine-2")
GUNS = {"ann": {"left": "handgun-1"}, "bob": {"left": "handgun-2"}}


def aimed(dice: list[int] | None, **told: object) -> City:
    """Bob aims at Ann, who is about to act; Cleo is far away. Nobody has bonus dice or rerolls."""
    given: dict[str, object] = {
        "held": GUNS,
        "targets": {"bob": "ann"},
        "actions": {
            "ann": {"survival-1": "action", "ranged": "action"},
            "bob": {"ranged": "action", "reroll": "action"},
        },
        **told,
    }
    return city(ann=(100, 300), bob=(170, 300), cleo=(560, 560), dice=dice, **given)  # type: ignore[arg-type]


def test_one_aims_at_a_survivor_in_clear_sight():
    game = play(city(ann=(100, 300), bob=(300, 300)), Aim(seat="bob"))

    target = game.player("ann").target
    assert target
    assert target.seat == "bob"


def test_one_aims_at_who_has_yet_to_enter_the_board():
    """Its figure stands beside the board, where everybody sees it. [#17]"""
    game = play(city(ann=(300, 300), bob=(613, 100)), Aim(seat="bob"))

    assert game.player("ann").target


def test_no_marker_lies_off_the_board():
    with pytest.raises(Refusal, match="off-the-board"):
        play(city(ann=(300, 300), bob=(100, 100)), Aim(at=Point(613, 300)))


@pytest.mark.parametrize("piece", ["car-1", "tent-1"])
def test_a_car_or_a_tent_blocks_the_aim_though_not_the_shot(piece: str):
    """Rulings 3 and 4."""
    game = city(ann=(100, 300), bob=(300, 300), scenery={piece: (200, 300)}, held=GUNS)

    with pytest.raises(Refusal, match="no-clear-sight"):
        play(game, Aim(seat="bob"))
    assert game.table.rules.why_not(game.state, "ann", Shoot(weapon="left", target="bob")) is None


def test_changing_the_target_is_free():
    game = city(ann=(100, 300), bob=(300, 300), cleo=(100, 500), targets={"ann": "bob"})
    play(game, SwitchTarget(seat="cleo"))

    target = game.player("ann").target
    assert target
    assert target.seat == "cleo"
    assert game.table.acting == ("ann",)


def test_the_marker_is_lost_when_sight_is_blocked():
    game = city(
        ann=(300, 300), bob=(100, 300), targets={"bob": "ann"}, scenery={"car-1": (200, 380)}
    )  # fmt: skip
    play(game, Move(to=Point(310, 397)))

    assert game.player("bob").target is None
    assert game.told(TargetLost)


def test_it_is_lost_though_sight_is_clear_again_where_the_walk_ends():
    game = city(
        ann=(200, 280), bob=(300, 587), targets={"bob": "ann"}, scenery={"car-1": (300, 360, 6)}
    )
    play(game, Move(to=Point(350, 280), gait="run"))

    assert game.told(TargetLost)
    assert play(game, Aim(seat="ann")).player("bob").target


def test_who_attacks_loses_the_marker():
    game = city(
        ann=(100, 300), bob=(170, 300), cleo=(500, 500), held=GUNS, targets={"ann": "cleo"},
        actions={"bob": NAKED, "ann": {"ranged": "action"}}, dice=[1, 12],
        passports={"ann": "gabriel"},
    )  # fmt: skip
    play(game, Shoot(weapon="left", target="bob"), "keep", cell="green")

    assert game.player("ann").target is None


@pytest.mark.parametrize(
    "command", [Shoot(weapon="left", target="bob"), Throw(weapon="right", to=Point(170, 300))]
)
def test_who_declares_an_attack_has_no_marker_left_to_answer_with(command: Command):
    """Rulebook p. 13: a marker stays as long as its owner declares no combat."""
    held = {"ann": {"left": "handgun-1", "right": "throwing-1"}, "bob": {"left": "handgun-2"}}
    game = aimed(None, held=held, targets={"ann": "bob", "bob": "ann"})
    play(game, command, "shoot-left")

    assert [one.seat for one in game.told(TargetSpent)] == ["bob"]
    assert [one.seat for one in game.told(TargetLost)] == ["ann"]


def test_an_attack_given_up_has_ended_the_aim_as_well():
    """It was declared. [p. 13; #20, case 11]"""
    game = aimed([1, 4, 4, 4, 12], targets={"ann": "cleo", "bob": "ann"})
    play(game, Shoot(weapon="left", target="cleo"), "shoot-left", "give-up")

    assert game.told(ActionLost)
    assert game.player("ann").target is None


def test_who_suffers_a_melee_attack_loses_the_marker():
    game = city(
        ann=(100, 300), bob=(127, 300), cleo=(500, 500), held={"ann": {"left": "shiv-1"}},
        targets={"bob": "cleo"}, actions={"bob": NAKED, "ann": {"melee": "action"}}, dice=[1, 12],
        passports={"ann": "joanne"},
    )  # fmt: skip
    play(game, Fight(weapon="left", target="bob"), "keep", cell="green")

    assert game.player("bob").target is None


def test_markers_are_kept_between_rounds():
    actions = {
        "ann": {"melee": "action", "ranged": "action"},
        "bob": {"melee": "action", "ranged": "action", "reroll": "action"},
    }
    game = city(ann=(20, 560), bob=(20, 20), targets={"ann": "bob"}, actions=actions)
    play(game, Wait(), cell="hidden")

    assert game.state.round == 2
    assert game.player("ann").target


# ---------------------------------------------------------------- reacting


def test_the_owner_is_asked_when_its_survivor_declares_an_action_and_may_let_it_pass():
    game = aimed([])
    play(game, Wait())
    question = game.table.question
    assert question
    assert (question.key, question.seats, question.subject) == ("react", ("bob",), "ann")
    assert question.options == ("pass", "shoot-left")
    reply(game, "pass")

    assert game.player("bob").target
    assert not game.told(Attacked)


def test_a_shot_comes_before_the_action_and_costs_the_marker_alone():
    game = play(aimed([1, 4, 4, 12]), Wait(), "shoot-left")

    assert game.asked == "still-do-it"
    assert game.player("bob").target is None
    assert [one.din for one in game.told(NoiseMade) if isinstance(one, NoiseMade)] == [True]
    assert len(game.player("bob").actions) == 2


def test_who_obeyed_and_was_shot_may_give_its_action_up():
    """Case 11: the activation is lost then."""
    game = play(aimed([1, 4, 4, 12]), Wait(), "shoot-left", "give-up")

    assert game.told(ActionLost)
    assert game.table.acting == ("bob",)


def test_an_action_that_became_impossible_does_nothing_and_stays_paid():
    """Elliott's gun is shot out of his hand before he fires it. [#12]"""
    game = aimed([6, 1, 1, 12])
    play(game, Shoot(weapon="left", target="bob"), "shoot-left", "left")

    assert game.told(ActionLost)
    assert len(game.told(Attacked)) == 1
    assert len(game.player("ann").actions) == 3


def slowed(to: tuple[int, int], gait: Literal["move", "sneak", "run"] = "move") -> City:
    """Ann is shot as she sets out, and the wound covers her cell for 5 cm more."""
    game = aimed([5, 1, 1, 12])
    return play(game, Move(to=Point(*to), gait=gait), "shoot-left", "stride")


def test_whose_stride_is_shot_away_walks_as_far_as_is_left():
    """A move is not impossible for being shorter; nothing barred the way. [#12, #13]"""
    game = reply(slowed((100, 400)), "go-on")

    assert game.at("ann") == (100, 350)
    assert [one.stopped for one in game.told(Moved)] == [False]


def test_what_is_in_reach_still_is_reached():
    assert reply(slowed((100, 350)), "go-on").at("ann") == (100, 350)


def test_stealing_away_has_become_impossible_with_that_cell_covered():
    """It needs the cell, however short it is. [#13]"""
    game = slowed((100, 340), "sneak")

    assert game.told(ActionLost)
    assert game.at("ann") == (100, 300)


def test_a_standing_order_shoots_without_asking():
    game = aimed([1, 4, 4, 12])
    play(game, StandingOrder(order="shoot"), seat="bob")
    play(game, Wait())

    assert game.told(TargetSpent)
    assert game.asked == "still-do-it"


@pytest.mark.parametrize(
    ("left", "right", "gap", "used"),
    [
        ("military-1", "handgun-1", 45, "handgun"),
        ("handgun-1", "military-1", 45, "handgun"),
        ("shiv-1", "cutting-1", 45, "cutting"),
        ("cutting-1", "shiv-1", 45, "cutting"),
        ("cutting-1", "handgun-1", 45, "handgun"),
    ],
)
def test_an_order_to_shoot_takes_the_weapon_that_harms_most(
    left: str, right: str, gap: int, used: str
):
    """A military gun in one hand loses 4; a blow, which costs a Fatigue, only for want of a gun."""
    game = city(
        ann=(100, 300), bob=(125 + gap, 300), targets={"bob": "ann"},
        held={"bob": {"left": left, "right": right}}, actions={"bob": {"reroll": "action"}},
    )  # fmt: skip
    play(game, StandingOrder(order="shoot"), seat="bob")
    play(game, Wait())

    assert [one.weapon for one in game.told(Attacked)] == [used]


def test_a_standing_order_lets_pass_without_asking():
    game = aimed([])
    play(game, StandingOrder(order="pass"), seat="bob")
    play(game, Wait())

    assert game.asked == ""
    assert game.player("bob").target


def test_an_order_is_in_no_other_view():
    game = play(aimed([]), StandingOrder(order="pass"), seat="bob")

    assert game.seen_by("bob", "bob").orders == "pass"
    assert {game.seen_by(one, "bob").orders for one in (None, "ann", "cleo")} == {""}


def test_an_order_given_while_nobody_acts_is_kept():
    game = play(aimed([]), StandingOrder(order="pass"), seat="bob")

    assert game.player("bob").orders == "pass"
    assert game.table.acting == ("ann",)


def blade(**told: object) -> City:
    """Bob has a shiv; three of Ann's survival dice and her passport defend."""
    given: dict[str, object] = {
        "held": {"bob": {"left": "shiv-1"}},
        "actions": {"bob": {"melee": "action", "reroll": "action"}},
        **told,
    }
    return aimed([1, 4, 4, 4, 12], **given)


def test_a_melee_reaction_moves_and_is_paid_with_an_unplaced_token_first():
    """Ruling 7."""
    game = play(blade(), Wait(), "fight-left", cell="hidden")

    assert game.player("bob").actions == {
        "melee": "action", "reroll": "action", "hidden": "fatigue",
    }  # fmt: skip
    assert game.at("bob") == (125, 300)


def test_that_token_lies_where_one_of_an_action_would():
    """On a wound or an object only where no cell is open; on sneakers as well."""
    held = {"bob": {"left": "shiv-1", "outfit": "sneakers-1"}}
    game = play(blade(held=held, harm={"bob": {"green": "wound"}}), Wait())
    reply(game, "fight-left", cell="outfit")

    assert game.player("bob").actions["outfit"] == "fatigue"


def test_where_no_cell_is_open_an_object_makes_room_for_that_token():
    full = ("ranged", "stride", "green", "hidden", "survival-1", "survival-2", "survival-3")
    held = {"left": "shiv-1", **dict(zip(full, OBJECTS, strict=True))}
    game = play(blade(held={"bob": held}), Wait(), "fight-left", cell="stride")

    assert game.player("bob").actions["stride"] == "fatigue"
    assert "stride" not in game.player("bob").held
    assert [one.token for one in game.state.lying.values()] == [OBJECTS[1]]


def test_the_cell_that_the_charge_needs_does_not_bear_that_token():
    """Six cm between the bases: without the 5 cm of its free cell the charge falls short. [#2]"""
    full = ("melee", "ranged", "green", "hidden", "survival-1", "survival-2", "survival-3")
    held = {"left": "shiv-1", **dict(zip(full, OBJECTS, strict=True))}
    game = city(
        ann=(100, 300), bob=(185, 300), held={"bob": held}, targets={"bob": "ann"},
        actions={"bob": {"reroll": "action"}}, dice=[6, 1, 1, 1, 12],
    )  # fmt: skip
    play(game, Wait(), "fight-left", cell="green")

    assert game.player("bob").actions == {"reroll": "action", "green": "fatigue"}
    assert game.at("bob") == (125, 300)
    assert [one.seat for one in game.told(Attacked)] == ["bob"]


def test_with_all_three_placed_an_action_is_turned():
    """Ruling 7."""
    actions = {"bob": {"melee": "action", "reroll": "action", "green": "action"}}
    game = play(blade(actions=actions), Wait(), "fight-left", "reroll")

    assert game.player("bob").actions == {
        "melee": "action", "reroll": "fatigue", "green": "action",
    }  # fmt: skip


def test_with_three_fatigue_there_is_no_melee_reaction():
    """Ruling 7, its last part."""
    actions = {"bob": dict.fromkeys(("melee", "reroll", "green"), "fatigue")}
    game = play(blade(actions=actions), Wait())

    assert game.asked == ""


def nested() -> City:
    """Bob aims at Ann, Cleo at Bob; all have guns and no bonus dice."""
    guns = {**GUNS, "cleo": {"left": "handgun-3"}}
    bare = {"ranged": "action", "reroll": "action"}
    return aimed(
        [2, 1, 1, 3, 2, 2, 2, 12, 12],
        held=guns,
        targets={"bob": "ann", "cleo": "bob"},
        actions={"ann": {"survival-1": "action"}, "bob": bare, "cleo": bare},
    )


def test_who_reacts_may_be_reacted_to_and_both_attacks_are_at_once():
    """Both are rolled before either is compared. [#15]"""
    game = play(nested(), Wait(), "shoot-left")
    question = game.table.question
    assert question
    assert (question.seats, question.subject) == (("cleo",), "bob")
    reply(game, "shoot-left")

    by = [one.seat for one in game.told(Attacked)]
    assert sorted(by) == ["bob", "cleo"]


def test_a_gun_shot_out_of_the_hand_after_it_fired_may_be_empty_on_the_ground():
    """Both attacks go on to step 6: the green die is rolled for each weapon. [#15]"""
    bare = {"ranged": "action", "reroll": "action"}
    game = city(
        ann=(100, 300), bob=(170, 300), cleo=(240, 300), targets={"bob": "ann", "cleo": "bob"},
        held={"bob": {"left": "handgun-2"}, "cleo": {"left": "handgun-3"}},
        actions={"bob": bare, "cleo": bare}, dice=[8, 1, 1, 1, 2, 2, 2, 2, 12, 1],
    )  # fmt: skip
    play(game, Wait(), "shoot-left", "shoot-left", "left")

    assert [one.token for one in game.state.lying.values()] == ["handgun-2"]
    assert game.state.empty == ["handgun-2"]


@pytest.mark.parametrize(("by", "victims"), [("ann", ["ann"]), ("bob", ["bob"])])
def test_who_attacks_is_in_negligence_once_the_one_whose_turn_it_is_at_its_end(
    by: str, victims: list[str]
):
    """Rulings 9 and 10. Ann answers Bob's reaction by one of her own, or has no marker."""
    bare = {"ranged": "action", "reroll": "action"}
    alphas = {"ann": (60, 300), "bob": (210, 300)}
    game = city(
        ann=(100, 300), bob=(170, 300), cleo=(560, 560), held=GUNS, noise=(0, 0),
        groups={1: (alphas[by], 0, by)}, actions={"ann": bare, "bob": bare},
        targets={"bob": "ann", "ann": "bob"} if by == "ann" else {"bob": "ann"},
        dice=[1, 4, 4, 4, 1, 4, 4, 4, 12, 12, *[4] * 6] if by == "ann"
        else [1, 4, 4, 4, 12, *[4] * 6],
    )  # fmt: skip
    play(game, Wait(), "shoot-left")
    if by == "ann":
        reply(game, "shoot-left")
    while game.asked:
        reply(game, "go-on" if game.asked == "still-do-it" else "fatigue")

    assert [one.seat for one in game.told(GroupAttacked)] == victims


def test_a_table_in_the_middle_of_a_reaction_to_a_reaction_is_stored_and_goes_on():
    game = play(nested(), Wait(), "shoot-left")
    again = City(loaded(game.table.to_json()))

    assert again.table.question == game.table.question
    again.table.given_dice = game.table.given_dice
    reply(game, "pass")
    reply(again, "pass")
    assert again.table.to_json() == game.table.to_json()


def test_a_sniper_may_be_called_before_the_shot():
    """Case 8; the other way round: called when it is nobody's question."""
    held = {**GUNS, "bob": {"left": "handgun-2", "melee": "walkie-talkie-1"}}
    game = aimed([1, 1, 4, 4, 1, 4, 4, 12], held=held, homes={"bob": (0, 300)})
    play(game, Wait())
    assert game.table.question
    assert game.table.question.options == ("pass", "shoot-left", "sniper")
    reply(game, "sniper", "shoot-left")

    assert [one.weapon for one in game.told(Attacked)] == [
        "sniper", "handgun",
    ]  # fmt: skip


def test_who_was_shot_by_a_sniper_alone_may_give_its_action_up_as_well():
    """A survivor who obeyed is attacked all the same, with any weapon. [#20, case 11]"""
    held = {**GUNS, "bob": {"left": "handgun-2", "melee": "walkie-talkie-1"}}
    game = aimed([1, 1, 4, 4], held=held, homes={"bob": (0, 300)})
    play(game, Wait(), "sniper", "pass")

    assert game.player("bob").target
    assert game.asked == "still-do-it"


def shot_down() -> City:
    """Bob charges at Ann, over a line of Cleo's, who shoots him down on his way."""
    game = city(
        ann=(300, 300), bob=(200, 300), cleo=(250, 340), dan=(560, 560),
        held={"bob": {"left": "shiv-1"}, "cleo": {"left": "handgun-1"}},
        targets={"ann": "dan", "bob": "ann", "cleo": (250, 200)},
        harm={"bob": {"reroll": "wound", "green": "wound"}}, dice=[8, 1, 1, 1, 12],
        actions={"cleo": {"ranged": "action", "reroll": "action"}},
    )  # fmt: skip
    return play(game, Wait(), "fight-left", "shoot-left")


def test_whose_attacker_fell_on_the_way_suffered_no_attack_and_goes_on_aiming():
    game = shot_down()

    assert game.player("bob").place == "dead"
    assert game.player("ann").target


def test_who_fell_on_the_way_arrives_nowhere():
    assert not shot_down().told(Moved)


def test_whom_somebody_spent_a_marker_on_may_give_its_action_up_though_no_blow_fell():
    assert shot_down().asked == "still-do-it"


def test_a_hidden_radio_is_not_among_the_options_for_they_would_show_it():
    """Its owner may call all the same: `test_sniper`."""
    held = {**GUNS, "bob": {"left": "handgun-2", "hidden": "walkie-talkie-1"}}
    game = play(aimed([], held=held, homes={"bob": (0, 300)}), Wait())

    assert game.table.question
    assert game.table.question.options == ("pass", "shoot-left")


# ---------------------------------------------------------------- shots at the same time


def crossfire(cleo: tuple[int, int]) -> City:
    """Bob in the east and Cleo shoot at Ann at once; an alpha looks south, where nobody is."""
    bare = {"ranged": "action", "reroll": "action"}
    game = city(
        ann=(300, 500), bob=(500, 100), cleo=cleo,
        groups={1: ((300, 100), 0, (300, 0))},
        held={"bob": {"left": "handgun-1"}, "cleo": {"left": "handgun-2"}},
        targets={"bob": "ann", "cleo": "ann"},
        actions={"bob": bare, "cleo": bare},
        dice=[1, 4, 4, 4, 1, 4, 4, 4, 12, 12],
    )  # fmt: skip
    return play(game, Wait(), "shoot-left", "shoot-left", "go-on")


@pytest.mark.parametrize(("x", "prey"), [(150, "cleo"), (90, "bob")])
def test_of_two_who_shoot_at_once_the_nearest_is_pursued(x: int, prey: str):
    """Case 4: alphas look both ways, no matter who shot first. Bob is 200 mm off."""
    assert crossfire((x, 100)).alpha().prey == prey
