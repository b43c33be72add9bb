"""Combat: dice, pairs, re-rolls and reloading. [zombicide #8]"""

from __future__ import annotations

import pytest

from tests.table import (
    ZombiePhase,
    allowed,
    do,
    drawn,
    events,
    held,
    play,
    refused,
    state_in,
    street,
)


def strike(survivor: str, card: str, zone: str = "S1", *, pair: bool = False):
    return do("attack", survivor, card=card, zone=zone, pair=pair)


# ------------------------------------------------------------ dice


@pytest.mark.parametrize(
    ("card", "needed"),
    [("pan", 6), ("baseball-bat", 3), ("machete", 4), ("chainsaw", 5), ("pistol", 4)],
)
def test_a_die_hits_from_the_accuracy_on(card: str, needed: int):
    def left(face: int) -> str:
        game = street("phil+9W", hands={"phil": [card]}, dice=[face, 1, 1, 1, 1])
        return drawn(play(game, strike("phil", card)))

    assert "8W" in left(needed)
    assert "9W" in left(needed - 1)


@pytest.mark.parametrize(
    ("card", "dice"),
    [("pan", 1), ("katana", 2), ("chainsaw", 5), ("sawed-off", 2), ("sub-mg", 3), ("shotgun", 2)],
)
def test_a_weapon_rolls_its_own_number_of_dice(card: str, dice: int):
    game = street("phil+9W", hands={"phil": [card]}, dice=[1] * dice)
    play(game, strike("phil", card))

    assert [len(one.faces) for one in events(game, "DiceRolled")] == [dice]


def test_more_hits_than_targets_are_lost():
    game = street("phil+1W", hands={"phil": ["chainsaw"]}, dice=[6] * 5)
    play(game, strike("phil", "chainsaw"))

    assert game.survivor("phil").xp == 1


# ------------------------------------------------------------ pairs


def test_two_dual_weapons_attack_together_for_one_action():
    """facts 6, Dual."""
    game = street("wanda+3W", hands={"wanda": ["machete", "machete"]}, dice=[4, 4])
    play(game, strike("wanda", "machete", pair=True))

    assert drawn(game) == "wanda+1W"
    assert game.survivor("wanda").actions == 2


def test_one_of_a_pair_may_attack_alone():
    game = street("wanda+3W", hands={"wanda": ["machete", "machete"]}, dice=[4])

    assert drawn(play(game, strike("wanda", "machete"))) == "wanda+2W"


@pytest.mark.parametrize(
    "hands", [["machete"], ["machete", "pistol"], ["katana", "katana"], ["shotgun", "shotgun"]]
)
def test_only_two_identical_dual_weapons_make_a_pair(hands: list[str]):
    game = street("phil+1W", hands={"phil": hands})

    assert refused(game, strike("phil", hands[0], pair=True)) == "no-pair"


def test_the_second_weapon_of_a_pair_must_be_in_hand():
    game = street("phil+1W", hands={"phil": ["machete"]}, pack={"phil": ["machete"]})

    assert refused(game, strike("phil", "machete", pair=True)) == "no-pair"


def test_evil_twins_are_one_weapon():
    """facts 6, Evil Twins."""
    game = street("phil+2W", hands={"phil": ["evil-twins", "pistol"]}, dice=[4, 4])
    assert refused(game, strike("phil", "evil-twins", pair=True)) == "no-pair"

    assert drawn(play(game, strike("phil", "evil-twins"))) == "phil+1n"


# ------------------------------------------------------------ re-rolls


def test_ammunition_rolls_all_dice_again_and_the_new_faces_stand():
    game = street(
        "phil 3W", hands={"phil": ["shotgun"]}, pack={"phil": ["plenty-of-shells"]},
        dice=[6, 1, 1, 1],
    )  # fmt: skip
    play(game, strike("phil", "shotgun", "S2"), answers=["plenty-of-shells"])

    assert drawn(game) == "phil+1n 3W"
    assert held(game, "phil") == ["shotgun", "-", "plenty-of-shells"]


def test_a_roll_may_be_kept():
    game = street(
        "phil 3W", hands={"phil": ["shotgun"]}, pack={"phil": ["plenty-of-shells"]}, dice=[6, 1]
    )

    assert drawn(play(game, strike("phil", "shotgun", "S2"), answers=["keep"])) == "phil+1n 2W"


def test_two_cards_of_the_same_ammunition_give_one_re_roll():
    """facts 6, Two identical ammo cards."""
    game = street(
        "phil 3W", hands={"phil": ["rifle"]}, pack={"phil": ["plenty-of-bullets"] * 2},
        dice=[1, 1],
    )  # fmt: skip
    play(game, strike("phil", "rifle", "S2"), answers=["plenty-of-bullets"])

    assert len(events(game, "DiceRerolled")) == 1


@pytest.mark.parametrize(
    ("card", "ammo", "serves"),
    [
        ("pistol", "plenty-of-bullets", True),
        ("rifle", "plenty-of-bullets", True),
        ("sniper-rifle", "plenty-of-bullets", True),
        ("evil-twins", "plenty-of-bullets", True),
        ("sawed-off", "plenty-of-shells", True),
        ("shotgun", "plenty-of-shells", True),
        ("mas-shotgun", "plenty-of-shells", True),
        ("pistol", "plenty-of-shells", False),
        ("shotgun", "plenty-of-bullets", False),
        ("sub-mg", "plenty-of-bullets", False),
        ("sub-mg", "plenty-of-shells", False),
    ],
)
def test_ammunition_serves_its_own_weapons(card: str, ammo: str, serves: bool):
    """facts 6, Ammo and Sub-MG, Ammo and sniper rifle."""
    game = street("phil 9W", hands={"phil": [card]}, pack={"phil": [ammo]}, dice=[1] * 6)
    play(game, strike("phil", card, "S2"), answers=["keep"] if serves else [])

    assert drawn(game) == "phil+1n 9W"


def test_ammunition_serves_no_blade():
    """A shotgun with a blade strikes without shells."""
    game = street(
        "phil+1W", hands={"phil": ["mas-shotgun"]}, pack={"phil": ["plenty-of-shells"]}, dice=[1]
    )

    assert drawn(play(game, strike("phil", "mas-shotgun"))) == "phil+1W"


def test_re_rolls_of_different_sources_add_up():
    """facts 6, Re-rolls."""
    game = street(
        "josh 3W",
        hands={"josh": ["rifle"]},
        pack={"josh": ["plenty-of-bullets"]},
        skills={"josh": ["lucky", "one-reroll-per-turn"]},
        dice=[1, 1, 1, 3],
    )
    play(game, strike("josh", "rifle", "S2"),
         answers=["lucky", "reroll-per-turn", "plenty-of-bullets"])  # fmt: skip

    assert drawn(game) == "josh+1n 2W"


# ------------------------------------------------------------ reloading


SHOT = strike("phil", "sawed-off", "S2")


def test_a_fired_sawed_off_must_be_reloaded():
    """facts 6, Reload."""
    game = street("phil 4W", hands={"phil": ["sawed-off"]}, dice=[1, 1, 1, 1])
    play(game, SHOT)
    assert refused(game, SHOT) == "must-reload"
    assert game.survivor("phil").hands[0].empty  # pyright: ignore[reportOptionalMemberAccess]

    play(game, do("reload", "phil", card="sawed-off"), SHOT)
    assert game.survivor("phil").actions == 0


def test_other_weapons_need_no_reloading():
    game = street("phil 4W", hands={"phil": ["shotgun"]}, dice=[1, 1, 1, 1])
    play(game, strike("phil", "shotgun", "S2"), strike("phil", "shotgun", "S2"))

    assert refused(game, do("reload", "phil", card="shotgun")) == "loaded-already"
    assert allowed(game, "phil", "reload") == []


def test_reloading_needs_the_weapon_and_an_action():
    game = street("phil 4W", hands={"phil": ["sawed-off"]}, dice=[1, 1], actions={"phil": 1})
    play(game, SHOT)

    assert refused(game, do("reload", "phil", card="sawed-off")) == "too-few-actions"
    assert refused(game, do("reload", "phil", card="mas-shotgun")) == "card-not-held"


def test_a_pair_is_fired_and_reloaded_together():
    game = street("phil 9W", hands={"phil": ["sawed-off", "sawed-off"]}, dice=[1] * 8)
    both = strike("phil", "sawed-off", "S2", pair=True)
    play(game, both, do("reload", "phil", card="sawed-off"), both)

    assert game.survivor("phil").actions == 0
    assert [one.both for one in events(game, "WeaponReloaded")] == [True]


def test_one_of_a_pair_fired_leaves_the_other_loaded():
    game = street("phil 9W", hands={"phil": ["sawed-off", "sawed-off"]}, dice=[1] * 4)
    left, right = state_in(game).survivors["phil"].hands
    play(game, strike("phil", str(left), "S2"))
    assert refused(game, strike("phil", str(right), "S2", pair=True)) == "must-reload"

    play(game, strike("phil", str(right), "S2"))


def test_weapons_are_loaded_again_at_the_end_of_the_round():
    game = street("phil . 4W", hands={"phil": ["sawed-off"]}, dice=[1, 1])
    play(game, do("move", "phil", zone="S2"), strike("phil", "sawed-off", "S3"), ZombiePhase())

    assert state_in(game).emptied == []


def test_a_shotgun_with_a_blade_strikes_even_when_it_is_empty():
    game = street("phil+1W 4W", hands={"phil": ["mas-shotgun"]}, dice=[1, 1, 3])
    play(game, strike("phil", "mas-shotgun", "S2"))
    assert refused(game, strike("phil", "mas-shotgun", "S2")) == "must-reload"

    assert drawn(play(game, strike("phil", "mas-shotgun"))) == "phil+1n 4W"


def test_a_blow_with_the_blade_does_not_empty_the_shotgun():
    game = street("phil+2W", hands={"phil": ["mas-shotgun"]}, dice=[3])
    play(game, strike("phil", "mas-shotgun"))

    assert state_in(game).emptied == []
