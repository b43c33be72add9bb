"""Skills that change combat: what each does and where it stops. [zombicide #9]"""

from __future__ import annotations

import pytest

from engine.family.scenario import Course
from tests.table import do, drawn, events, held, play, refused, street


def strike(survivor: str, card: str, zone: str = "S1", *, pair: bool = False):
    return do("attack", survivor, card=card, zone=zone, pair=pair)


def faces(game: Course) -> list[int]:
    """How many dice each roll had."""
    return [len(one.faces) for one in events(game, "DiceRolled")]


# ------------------------------------------------------------ dice

MELEE, RANGED = "crowbar", "pistol"


@pytest.mark.parametrize(
    ("skill", "card", "dice"),
    [
        ("plus-one-die-combat", MELEE, 2), ("plus-one-die-combat", RANGED, 2),
        ("plus-one-die-melee", MELEE, 2), ("plus-one-die-melee", RANGED, 1),
        ("plus-one-die-ranged", MELEE, 1), ("plus-one-die-ranged", RANGED, 2),
    ],
)  # fmt: skip
def test_an_extra_die_is_rolled_in_its_sort_of_combat(skill: str, card: str, dice: int):
    game = street("ned+9W", hands={"ned": [card]}, skills={"ned": [skill]}, dice=[1] * dice)

    assert faces(play(game, strike("ned", card))) == [dice]


def test_both_weapons_of_a_pair_gain_the_extra_die():
    """facts 6, +1 die skills: a pair gains two."""
    game = street(
        "ned+9W", hands={"ned": ["machete", "machete"]}, skills={"ned": ["plus-one-die-combat"]},
        dice=[1] * 4,
    )  # fmt: skip

    assert faces(play(game, strike("ned", "machete", pair=True))) == [4]


def test_a_molotov_gains_no_die():
    game = street("ned 9W", hands={"ned": ["molotov"]}, skills={"ned": ["plus-one-die-combat"]})

    assert faces(play(game, strike("ned", "molotov", "S2"))) == []


@pytest.mark.parametrize(
    ("skill", "card", "needed"),
    [
        ("plus-one-to-roll-combat", MELEE, 3), ("plus-one-to-roll-combat", RANGED, 3),
        ("plus-one-to-roll-melee", MELEE, 3), ("plus-one-to-roll-melee", RANGED, 4),
        ("plus-one-to-roll-ranged", MELEE, 4), ("plus-one-to-roll-ranged", RANGED, 3),
    ],
)  # fmt: skip
def test_one_more_on_every_die_in_its_sort_of_combat(skill: str, card: str, needed: int):
    def left(face: int) -> str:
        game = street("phil+9W", hands={"phil": [card]}, skills={"phil": [skill]}, dice=[face])
        return drawn(play(game, strike("phil", card)))

    assert "8W" in left(needed)
    assert "9W" in left(needed - 1)


def test_a_one_never_hits():
    """facts 6, Accuracy floor."""
    both = ["plus-one-to-roll-combat", "plus-one-to-roll-melee"]
    game = street("wanda+9W", hands={"wanda": ["baseball-bat"]}, skills={"wanda": both}, dice=[1])

    assert drawn(play(game, strike("wanda", "baseball-bat"))) == "wanda+9W"


# ------------------------------------------------------------ re-rolls


def josh(skill: str, *dice: int):
    return street("josh+9W", hands={"josh": ["katana"]}, skills={"josh": [skill]}, dice=list(dice))


def test_one_re_roll_per_turn_rolls_all_dice_again():
    game = play(josh("one-reroll-per-turn", 4, 1, 1, 1), strike("josh", "katana"),
                answers=["reroll-per-turn"])  # fmt: skip

    assert drawn(game) == "josh+9W"


def test_one_re_roll_per_turn_is_one_a_turn():
    game = josh("one-reroll-per-turn", 1, 1, 1, 1, 1, 1)
    play(game, strike("josh", "katana"), answers=["reroll-per-turn"])

    assert drawn(play(game, strike("josh", "katana"))) == "josh+9W"


def test_one_re_roll_per_turn_not_used_is_kept_for_the_next_attack():
    game = josh("one-reroll-per-turn", 1, 1, 1, 1, 4, 4)
    play(game, strike("josh", "katana"), answers=["keep"])

    play(game, strike("josh", "katana"), answers=["reroll-per-turn"])
    assert drawn(game) == "josh+7W"


def test_lucky_rolls_again_in_every_action():
    game = josh("lucky", 1, 1, 4, 1, 1, 1, 4, 1)
    play(game, strike("josh", "katana"), answers=["lucky"])

    assert drawn(play(game, strike("josh", "katana"), answers=["lucky"])) == "josh+7W"


def test_lucky_rolls_again_once_in_an_action():
    game = play(josh("lucky", 1, 1, 1, 1), strike("josh", "katana"), answers=["lucky"])

    assert len(events(game, "DiceRerolled")) == 1


# ------------------------------------------------------------ pairs and targets


@pytest.mark.parametrize(("card", "dice"), [("katana", 4), ("shotgun", 4), ("pan", 2)])
def test_the_ambidextrous_use_any_two_identical_weapons(card: str, dice: int):
    game = street("doug+9W", hands={"doug": [card, card]}, skills={"doug": ["ambidextrous"]},
                  dice=[1] * dice)  # fmt: skip

    assert faces(play(game, strike("doug", card, pair=True))) == [dice]


def test_the_ambidextrous_use_no_two_different_weapons():
    game = street(
        "doug+9W", hands={"doug": ["katana", "machete"]}, skills={"doug": ["ambidextrous"]}
    )

    assert refused(game, strike("doug", "katana", pair=True)) == "no-pair"


def test_two_bottles_thrown_together_are_both_used_up():
    game = street(
        "doug 9W", hands={"doug": ["molotov", "molotov"]}, skills={"doug": ["ambidextrous"]}
    )
    play(game, strike("doug", "molotov", "S2", pair=True))

    assert held(game, "doug") == ["-", "-"]


def test_a_sniper_picks_targets_with_every_ranged_weapon():
    game = street(
        "phil ned+2W+1R", hands={"phil": ["sub-mg"]}, skills={"phil": ["sniper"]}, dice=[5, 5, 1]
    )
    play(game, strike("phil", "sub-mg", "S2"), answers=["runner", "walker"])

    assert drawn(game) == "phil+1n ned+1W"
    assert game.survivor("ned").wounds == 0


def test_a_sniper_may_hit_a_survivor_on_purpose():
    """facts 6, Sniper / scope."""
    game = street("phil ned+1W", hands={"phil": ["pistol"]}, skills={"phil": ["sniper"]}, dice=[4])

    assert play(game, strike("phil", "pistol", "S2"), answers=["ned"]).survivor("ned").wounds == 1


def test_hits_that_a_sniper_has_left_over_fall_on_nobody():
    """facts 6, Sniper / scope: survivors are hit only on purpose."""
    game = street(
        "phil ned+1W", hands={"phil": ["shotgun"]}, skills={"phil": ["sniper"]}, dice=[4, 5]
    )
    play(game, strike("phil", "shotgun", "S2"), answers=["walker"])

    assert drawn(game) == "phil+1n ned"
    assert game.survivor("ned").wounds == 0


def test_a_sniper_who_hits_a_survivor_first_still_has_the_zombie_to_hit():
    game = street(
        "phil ned+1W", hands={"phil": ["sawed-off"]}, skills={"phil": ["sniper"]}, dice=[3, 3]
    )
    play(game, strike("phil", "sawed-off", "S2"), answers=["ned", "walker"])

    assert drawn(game) == "phil+1n ned"
    assert game.survivor("ned").wounds == 1


def test_without_the_skill_survivors_are_hit_first():
    game = street("phil ned+1W", hands={"phil": ["shotgun"]}, dice=[4, 5])
    play(game, strike("phil", "shotgun", "S2"))

    assert drawn(game) == "phil+1n ."


def test_a_sniper_does_no_more_damage():
    game = street("phil 1F", hands={"phil": ["pistol"]}, skills={"phil": ["sniper"]}, dice=[6])

    assert drawn(play(game, strike("phil", "pistol", "S2"))) == "phil+1n 1F"


# ------------------------------------------------------------ what another skill would do


def test_reach_is_one_more_for_who_shoots_further():
    game = street("phil . 1W 1W", hands={"phil": ["pistol"]},
                  skills={"phil": ["plus-one-max-range"]}, dice=[4])  # fmt: skip

    assert refused(game, strike("phil", "pistol", "S4")) == "out-of-reach"
    assert drawn(play(game, strike("phil", "pistol", "S3"))) == "phil+1n . . 1W"


def test_damage_is_one_more_for_who_strikes_harder():
    game = street("phil+1F", hands={"phil": ["crowbar"]},
                  skills={"phil": ["plus-one-damage-melee"]}, dice=[4])  # fmt: skip

    assert drawn(play(game, strike("phil", "crowbar"))) == "phil"
