"""Attacks: dice, bonuses, distance, cover, wounds, limits. [trust-me #4, #5, #15, #16]"""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from engine.spaces.plane import Point
from engine.trust_me import combat, wounds
from engine.trust_me.commands import Fight, Shoot, Throw, Wait
from engine.trust_me.events import Attacked, GroupAttacked, NoiseMade, WeaponWornOut, ZombiesKilled
from engine.trust_me.rules import TrustMe
from tests.trust_me.city import City, city, play, reply

TRUST = TrustMe()
NAKED = {"survival-1": "action", "survival-2": "action", "survival-3": "action"}
SHOT = Shoot(weapon="left", target="bob")
BLOW = Fight(weapon="left", target="bob")


def duel(weapon: str, dice: list[int], *, far: int = 60, **told: object) -> City:
    """Ann attacks Bob, who has no survival dice: his defence is 1 by Virginie's passport."""
    given: dict[str, object] = {
        "held": {"ann": {"left": weapon}},
        "harm": {},
        "actions": {"ann": {"ranged": "action", "melee": "action"}, "bob": NAKED},
        **told,
    }
    return city(ann=(100, 300), bob=(100 + far, 300), cleo=(20, 20), dice=dice, **given)  # type: ignore[arg-type]


def scores(game: City) -> list[tuple[int, int]]:
    return [(one.attack, one.defence) for one in game.told(Attacked)]


# ---------------------------------------------------------------- the result of an attack


def test_a_shot_is_its_die_and_the_passport():
    game = play(duel("handgun-1", [8, 12]), SHOT, "keep", cell="green")

    assert scores(game) == [(8 + 1, 1)]


def test_a_free_cell_adds_a_yellow_die():
    game = duel("handgun-1", [8, 6, 12], actions={"bob": NAKED})
    play(game, SHOT, "keep", cell="green")

    assert scores(game) == [(8 + 6 + 1, 1)]


def test_a_pair_of_shivs_is_two_yellow_dice_the_passport_and_two():
    """Worked check: melee, pair of Shivs, MEL free, passport +1."""
    held = {"ann": {"left": "shiv-1", "right": "shiv-2"}}
    game = duel("", [6, 5, 12], held=held, actions={"bob": NAKED}, far=27)
    play(game, BLOW, "keep", cell="green")

    assert scores(game) == [(6 + 5 + 1 + 2, 1)]


def test_a_blade_and_a_gun_are_no_pair():
    held = {"ann": {"left": "shiv-1", "right": "handgun-1"}}
    game = duel("", [6, 5, 12], held=held, actions={"bob": NAKED}, far=27)
    play(game, BLOW, "keep", cell="green")

    assert scores(game)[0][0] == 6 + 5 + 1


@pytest.mark.parametrize(("both", "scored"), [(True, 13), (False, 9)])
def test_a_military_gun_in_one_hand_loses_4(both: bool, scored: int):
    game = duel("military-1", [12, 12], both=["ann"] if both else [], far=50)
    play(game, SHOT, "keep", cell="green")

    assert scores(game)[0][0] == scored


@pytest.mark.parametrize(
    ("gap", "loss"),
    [(50, 0), (51, 1), (100, 1), (101, 2), (200, 2), (201, 3), (300, 3), (301, 4), (400, 4)],
)
def test_what_distance_loses_the_attacker(gap: int, loss: int):
    """Rulings 1 and 2: -4 beyond 30 cm, and it is the attacker's."""
    game = play(duel("handgun-1", [8, 12], far=25 + gap), SHOT, "keep", cell="green")

    assert scores(game) == [(9 - loss, 1)]


def test_distance_counts_against_zombies_as_well():
    game = duel("handgun-1", [8, 12], groups={1: ((300, 300), 2, (600, 300))})
    play(game, Shoot(weapon="left", target="alpha-1"), "keep", cell="green")

    (killed,) = game.told(ZombiesKilled)
    assert isinstance(killed, ZombiesKilled)
    assert (killed.count, killed.left) == (1, 2)


def test_virginie_loses_one_less_by_distance():
    game = city(
        ann=(100, 300), bob=(226, 300), turn="bob", held={"bob": {"left": "handgun-1"}},
        actions={"ann": NAKED, "bob": {"ranged": "action"}}, dice=[8, 12],
    )  # fmt: skip
    play(game, Shoot(weapon="left", target="ann"), "keep", cell="green")

    assert scores(game) == [(8 + 2 - 2 + 1, 1)]


@pytest.mark.parametrize(
    ("piece", "loss", "cover"),
    [("car-1", 3, 0), ("tent-1", 1, 0), ("wire-1", 0, 0), ("barricade-1", 0, 0)],
)
def test_what_stands_between_is_paid_for(piece: str, loss: int, cover: int):
    """Rulings 3 and 4: shots across cars and tents are allowed, at their price."""
    game = duel("handgun-1", [8, 12], far=225, scenery={piece: (210, 300, 6)})
    play(game, SHOT, "keep", cell="green")

    assert scores(game) == [(9 - 2 - loss, 1 + cover)]


def test_every_car_counts():
    scenery = {"car-1": (180, 300, 6), "car-2": (260, 300, 6)}
    game = play(duel("handgun-1", [8, 12], far=225, scenery=scenery), SHOT, "keep", cell="green")

    assert scores(game) == [(9 - 2 - 6, 1)]


def test_a_barricade_one_touches_gives_cover():
    scenery = {"barricade-1": (141, 300, 6)}
    game = play(duel("handgun-1", [8, 12], scenery=scenery), SHOT, "keep", cell="green")

    assert scores(game) == [(9, 1 + 1)]


def test_a_tent_costs_one_shooting_out_of_it():
    game = duel("handgun-1", [8, 12], scenery={"tent-1": (100, 300)}, far=75)
    play(game, SHOT, "keep", cell="green")

    assert scores(game) == [(9 - 0 - 1, 1)]


@pytest.mark.parametrize(("wall", "loss"), [(112, 1), (113, 0)])
def test_who_stands_half_in_a_tent_shoots_out_of_it_on_every_side(wall: int, loss: int):
    """Bob stands in the west; the tent begins in the east, under Ann's base or just beside it."""
    game = city(
        ann=(100, 300), bob=(60, 300), held={"ann": {"left": "handgun-1"}},
        actions={"ann": {"ranged": "action"}, "bob": NAKED}, dice=[8, 12],
        scenery={"tent-1": (wall + 40, 300)},
    )  # fmt: skip
    play(game, SHOT, "keep", cell="green")

    assert scores(game) == [(9 - loss, 1)]


def test_survival_dice_are_blue_and_one_for_each_free_cell():
    actions = {"ann": {"ranged": "action"}, "bob": {"survival-1": "action"}}
    game = duel("handgun-1", [8, 4, 3, 12], actions=actions)
    play(game, SHOT, "keep", cell="green")

    assert scores(game) == [(9, 4 + 3 + 1)]


def test_without_free_survival_only_the_passport_defends():
    game = play(duel("handgun-1", [2, 12]), SHOT, "keep", cell="green")

    assert scores(game) == [(2 + 1, 1)]


def test_one_of_ones_own_attack_dice_is_rolled_again():
    game = play(duel("handgun-1", [1, 8, 12]), SHOT, "1", cell="green")

    assert scores(game) == [(9, 1)]


def test_joanne_rerolls_once_a_round_even_with_the_cell_covered():
    actions = {"ann": {"ranged": "action", "reroll": "action"}, "bob": NAKED}
    passports = {"ann": "joanne"}
    game = duel("handgun-1", [1, 8, 12], actions=actions, passports=passports, far=50)
    play(game, SHOT, "1", cell="green")

    assert scores(game) == [(8 + 2, 1)]
    assert game.player("ann").used == ["steady"]


def test_one_fights_only_with_what_is_in_hand():
    game = duel("", [], held={"ann": {"green": "handgun-1"}})

    with pytest.raises(Refusal, match="no-such-weapon"):
        play(game, Shoot(weapon="green", target="bob"))


def test_an_empty_gun_does_not_shoot():
    with pytest.raises(Refusal, match="gun-is-empty"):
        play(duel("handgun-1", [], empty=["handgun-1"]), SHOT)


# ---------------------------------------------------------------- the wound table


@pytest.mark.parametrize(
    ("difference", "wounded", "choice"),
    [(0, 0, False), (1, 1, True), (3, 1, True), (4, 1, False), (6, 1, False), (7, 2, False),
     (9, 2, False), (10, 3, False), (15, 3, False)],
)  # fmt: skip
def test_the_wound_table(difference: int, wounded: int, choice: bool):
    game = city(ann=(100, 100), bob=(200, 200))
    reading = game.table.consult(lambda state: TRUST.reading(state))
    row = wounds.row_for(reading, difference)

    assert (row.wounds if row else 0, bool(row and row.choice)) == (wounded, choice)


def test_the_attacker_says_where_a_wound_goes():
    game = play(duel("handgun-1", [8, 12], far=50), SHOT, "keep", cell="green")

    question = game.table.question
    assert question
    assert (question.key, question.seats, question.subject) == ("where-wound", ("ann",), "bob")
    reply(game, "stride")
    assert game.player("bob").harm == {"stride": "wound"}


def test_the_victim_says_whether_it_is_a_wound_or_a_fatigue():
    game = play(duel("handgun-1", [3, 12], far=50), SHOT, "keep", cell="green")

    assert game.table.question
    assert game.table.question.seats == ("bob",)


def test_with_three_actions_placed_one_is_moved_and_turned():
    game = play(duel("handgun-1", [3, 12], far=50), SHOT, "keep", "fatigue", cell="green")
    reply(game, "survival-2", "stride")

    assert game.player("bob").actions == {
        "survival-1": "action", "survival-3": "action", "stride": "fatigue",
    }  # fmt: skip


def test_an_unplaced_token_goes_down_as_fatigue():
    actions = {"ann": {"ranged": "action"}, "bob": {"survival-1": "action"}}
    game = duel("handgun-1", [8, 1, 1, 12], actions=actions, far=50)
    play(game, SHOT, "keep", cell="green")
    assert game.asked == "where-wound"

    game = duel("handgun-1", [5, 1, 1, 12], actions=actions, far=50)
    play(game, SHOT, "keep", "fatigue", "hidden", cell="green")
    assert game.player("bob").actions == {"survival-1": "action", "hidden": "fatigue"}


def test_three_fatigue_force_the_wound():
    tired = dict.fromkeys(NAKED, "fatigue")
    game = duel("handgun-1", [3, 12], actions={"ann": {"ranged": "action"}, "bob": tired}, far=50)
    play(game, SHOT, "keep", cell="green")

    assert game.asked == "where-wound"


def test_three_at_once_kill():
    """Ruling 18: the table gives three though two is the limit."""
    actions = {"bob": NAKED}
    game = duel("handgun-1", [8, 6, 12], actions=actions, far=50)
    play(game, SHOT, "keep", cell="green")

    assert game.player("bob").place == "dead"
    assert game.player("ann").killed == 1


def test_the_third_wound_kills():
    harm = {"bob": {"melee": "wound", "ranged": "wound"}}
    game = play(duel("handgun-1", [8, 12], far=50, harm=harm), SHOT, "keep", cell="green")

    assert game.player("bob").place == "dead"


def test_never_both_hands_are_blocked():
    harm = {"bob": {"left": "wound"}}
    game = play(duel("handgun-1", [5, 12], far=50, harm=harm), SHOT, "keep", cell="green")

    assert game.table.question
    assert "right" not in game.table.question.options


def test_an_object_on_the_spot_falls_beside_its_owner():
    held = {"ann": {"left": "handgun-1"}, "bob": {"left": "shiv-1"}}
    game = duel("", [8, 12], held=held, far=50)
    play(game, SHOT, "keep", "left", cell="green")

    assert game.player("bob").held == {}
    assert [one.token for one in game.state.lying.values()] == ["shiv-1"]


def test_a_wound_in_either_hand_drops_a_military_gun():
    held = {"ann": {"left": "handgun-1"}, "bob": {"left": "military-1"}}
    game = duel("", [8, 12], held=held, both=["bob"], far=50)
    play(game, SHOT, "keep", "right", cell="green")

    assert game.player("bob").held == {}
    assert not game.player("bob").both


# ---------------------------------------------------------------- limit and noise


@pytest.mark.parametrize(("green", "emptied"), [(3, True), (4, True), (5, False)])
def test_a_gun_is_empty_on_its_limit_or_less(green: int, emptied: bool):
    """Handgun: 4. Its owner's cell for the green die is covered."""
    game = play(duel("handgun-1", [1, green], far=50, passports={"ann": "gabriel"}),
                SHOT, "keep", cell="green")  # fmt: skip

    assert (game.state.empty == ["handgun-1"]) is emptied
    assert game.player("ann").held == {"left": "handgun-1"}
    assert bool(game.told(WeaponWornOut)) is emptied


def test_a_blade_is_discarded_on_its_limit():
    game = duel("shiv-1", [1, 4], far=27, passports={"ann": "joanne"})
    play(game, BLOW, "keep", cell="green")

    assert game.state.discard == ["shiv-1"]


def test_the_free_green_cell_adds_one():
    game = duel("shiv-1", [1, 4], far=27, passports={"ann": "joanne"})
    play(game, BLOW, "keep", cell="hidden")

    assert game.state.discard == []


def test_gabriel_wears_out_blades_at_one_less():
    passports = {"ann": "gabriel"}
    game = duel("shiv-1", [1, 4], far=27, passports=passports)
    play(game, BLOW, "keep", "wound", "hidden", cell="green")
    assert game.state.discard == []

    game = duel("shiv-1", [1, 3], far=27, passports=passports)
    play(game, BLOW, "keep", "wound", "hidden", cell="green")
    assert game.state.discard == ["shiv-1"]


def test_a_shot_is_a_din_where_the_shooter_stands():
    weak = {"ann": "gabriel"}
    game = play(duel("handgun-1", [1, 12], far=50, passports=weak), SHOT, "keep", cell="green")

    assert [(one.at, one.din) for one in game.told(NoiseMade) if isinstance(one, NoiseMade)] == [
        (Point(100, 300), True)
    ]


# ---------------------------------------------------------------- zombies as targets


@pytest.mark.parametrize(("scored", "killed"), [(3, 0), (4, 1), (8, 2), (11, 2), (12, 3), (99, 3)])
def test_zombies_fall_for_every_full_four(scored: int, killed: int):
    """Worked checks: 8, 11, 12 on a group are 2, 2, 3."""
    game = city(ann=(100, 100), bob=(200, 200), groups={1: ((300, 300), 2, (600, 300))})
    reading = game.table.consult(lambda state: TRUST.reading(state))
    combat.kill(reading, "ann", "alpha-1", scored)

    assert game.player("ann").zombies == killed
    assert ("alpha-1" in game.state.groups) is (killed < 3)


# ---------------------------------------------------------------- throwing and fire


def test_everybody_within_5_cm_of_the_point_is_hit_the_thrower_too():
    held = {"ann": {"left": "throwing-1"}}
    actions = {"ann": {"ranged": "action", "survival-1": "action"}, "bob": NAKED}
    game = city(
        ann=(100, 300), bob=(160, 300), cleo=(300, 300), held=held, actions=actions,
        dice=[8, 1, 8],
    )  # fmt: skip
    play(game, Throw(weapon="left", to=Point(130, 300)), "hidden", "hidden", cell="survival-2")

    assert game.player("ann").harm == {"hidden": "burn"}
    assert game.player("bob").harm == {"hidden": "burn"}
    assert game.player("cleo").harm == {}
    assert game.state.discard == ["throwing-1"]


def test_the_dice_of_fire_are_doubled_against_zombies():
    """Ruling 12: all throwing weapons burn; and distance does not count."""
    held = {"ann": {"left": "throwing-1"}}
    game = city(
        ann=(100, 300), bob=(20, 20), held=held, groups={1: ((300, 300), 3, (600, 300))},
        actions={"ann": {"ranged": "action"}}, dice=[7],
    )  # fmt: skip
    play(game, Throw(weapon="left", to=Point(290, 300)))

    assert game.alpha().neutrals == 0


def test_any_success_of_fire_is_one_burn():
    held = {"ann": {"left": "throwing-1"}}
    game = city(
        ann=(100, 300), bob=(250, 300), held=held,
        actions={"ann": {"ranged": "action"}, "bob": NAKED}, dice=[2],
    )  # fmt: skip
    play(game, Throw(weapon="left", to=Point(250, 300)), "hidden")

    assert game.player("bob").harm == {"hidden": "burn"}


def test_a_second_burn_turns_the_first_into_a_wound():
    held = {"ann": {"left": "throwing-1"}}
    game = city(
        ann=(100, 300), bob=(250, 300), held=held, harm={"bob": {"melee": "burn"}},
        actions={"ann": {"ranged": "action"}, "bob": NAKED}, dice=[8],
    )  # fmt: skip
    play(game, Throw(weapon="left", to=Point(250, 300)), "hidden")

    assert game.player("bob").harm == {"melee": "wound", "hidden": "burn"}


def test_a_burn_kills_who_has_two_wounds():
    held = {"ann": {"left": "throwing-1"}}
    game = city(
        ann=(100, 300), bob=(250, 300), held=held,
        harm={"bob": {"melee": "wound", "ranged": "wound"}},
        actions={"ann": {"ranged": "action"}, "bob": NAKED}, dice=[8],
    )  # fmt: skip
    play(game, Throw(weapon="left", to=Point(250, 300)))

    assert game.player("bob").place == "dead"


def test_who_burns_makes_a_din_at_the_end_of_each_activation():
    """Ruling 11."""
    game = play(city(ann=(100, 300), bob=(20, 20), harm={"ann": {"melee": "burn"}}), Wait())

    assert [one.din for one in game.told(NoiseMade) if isinstance(one, NoiseMade)] == [True]


# ---------------------------------------------------------------- negligence


def test_who_attacks_beside_its_pursuer_is_attacked_once():
    """Ruling 10: step 7 of the attack, not again at the end of the activation."""
    game = duel(
        "handgun-1", [1, 12], far=50, groups={1: ((100, 340), 0, "ann")},
        actions={"ann": {"ranged": "action"}, "bob": NAKED}, passports={"ann": "gabriel"},
    )  # fmt: skip
    game.table.given_dice = [1, 12, 4, 4, 4]
    play(game, SHOT, "keep", cell="green")

    assert len(game.told(GroupAttacked)) == 1
