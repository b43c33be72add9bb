"""Skills that no survivor of the box has, for custom survivors. [zombicide #9]"""

from __future__ import annotations

from typing import Any

from engine.family.scenario import Course
from tests.table import (
    ZombiePhase,
    allowed,
    do,
    drawn,
    events,
    play,
    refused,
    stands,
    state_in,
    street,
    view_of,
)

AMY = "amy"


def with_skill(drawing: str, *skill: str, **given: Any) -> Course:
    """Amy with these skills; `given` as for `street`."""
    return street(drawing, skills={AMY: list(skill)}, **given)


# ------------------------------------------------------------ pairs


def test_a_gunslinger_fires_any_two_like_guns_at_once():
    hands = {AMY: ["shotgun", "shotgun"]}
    pair = do("attack", AMY, card="shotgun", zone="S2", pair=True)
    assert (
        refused(street("amy . 5W", hands=hands), do("attack", AMY, card="shotgun", zone="S2"))
        == "nothing-to-attack"
    )
    assert refused(street("amy 5W", hands=hands), pair) == "no-pair"

    game = play(with_skill("amy 5W", "gunslinger", hands=hands, dice=[6, 6, 6, 1]), pair)

    assert drawn(game) == "amy+1n 2W"


def test_a_gunslinger_strikes_with_one_axe_at_a_time():
    game = with_skill("amy+3W", "gunslinger", hands={AMY: ["fire-axe", "fire-axe"]})

    assert refused(game, do("attack", AMY, card="fire-axe", zone="S1", pair=True)) == "no-pair"


def test_a_swordmaster_strikes_with_both_axes():
    game = with_skill("amy+3W", "swordmaster", hands={AMY: ["fire-axe", "fire-axe"]}, dice=[4, 4])

    play(game, do("attack", AMY, card="fire-axe", zone="S1", pair=True))

    assert drawn(game) == "amy+1W"


def test_a_swordmaster_fires_one_shotgun_at_a_time():
    game = with_skill("amy 3W", "swordmaster", hands={AMY: ["shotgun", "shotgun"]})

    assert refused(game, do("attack", AMY, card="shotgun", zone="S2", pair=True)) == "no-pair"


# ------------------------------------------------------------ trick shot

TWO_AIMS = do("attack", AMY, card="pistol", zone="S1", pair=True, other_zone="S3")


def test_a_trick_shot_aims_each_pistol_at_its_own_zone_with_one_noise():
    game = with_skill("2W amy 2W", "trick-shot", hands={AMY: ["pistol", "pistol"]}, dice=[4, 4])

    play(game, TWO_AIMS)

    assert drawn(game) == "1W amy+1n 1W"
    assert game.survivor(AMY).actions == 2


def test_luck_rolls_the_dice_of_both_aims_again():
    pistols, skills = {AMY: ["pistol", "pistol"]}, ("trick-shot", "lucky")
    game = with_skill("2W amy 2W", *skills, hands=pistols, dice=[1, 1, 4, 4])

    play(game, TWO_AIMS, answers=["lucky"])

    assert drawn(game) == "1W amy+1n 1W"
    assert [one.zone for one in events(game, "DiceRerolled")] == ["S1", "S3"]


def test_luck_rolls_the_good_dice_of_the_other_aim_again_too():
    pistols, skills = {AMY: ["pistol", "pistol"]}, ("trick-shot", "lucky")
    game = with_skill("2W amy 2W", *skills, hands=pistols, dice=[4, 1, 1, 1])

    play(game, TWO_AIMS, answers=["lucky"])

    assert drawn(game) == "2W amy+1n 2W"


def test_a_trick_shot_that_hits_twice_is_not_rolled_again():
    pistols, skills = {AMY: ["pistol", "pistol"]}, ("trick-shot", "lucky")
    game = with_skill("2W amy 2W", *skills, hands=pistols, dice=[4, 4])

    assert drawn(play(game, TWO_AIMS)) == "1W amy+1n 1W"


def test_a_trick_shot_throws_two_molotovs_at_once_one_of_them_at_the_own_zone():
    """[zombicide #8, #9] Both zones burn at one moment, though the thrower burns in the first."""
    molotovs, skills = {AMY: ["molotov", "molotov"]}, ("trick-shot", "ambidextrous")
    game = with_skill("amy+1W 2W ned", *skills, hands=molotovs)

    play(game, do("attack", AMY, card="molotov", zone="S1", pair=True, other_zone="S2"))

    assert drawn(game) == "1n . ned"


def test_without_the_skill_both_pistols_aim_at_one_zone():
    game = street("2W amy 2W", hands={AMY: ["pistol", "pistol"]})

    assert refused(game, TWO_AIMS) == "skill-missing"


def test_a_trick_shot_needs_a_pair_and_two_zones_with_zombies():
    game = with_skill("2W amy .", "trick-shot", hands={AMY: ["pistol", "pistol"]})
    assert refused(game, TWO_AIMS) == "nothing-to-attack"

    single = do("attack", AMY, card="pistol", zone="S1", other_zone="S3")
    assert refused(game, single) == "no-trick-shot"


def test_a_trick_shot_is_listed_both_ways():
    game = with_skill("2W amy 2W", "trick-shot", hands={AMY: ["pistol", "pistol"]})

    aims = [
        (one["zone"], one["other_zone"])
        for one in allowed(game, AMY, "attack")
        if "other_zone" in one
    ]
    assert sorted(aims) == [("S1", "S3"), ("S3", "S1")]


# ------------------------------------------------------------ reach and damage


def test_plus_one_max_range_lets_a_pistol_reach_two_zones():
    shot = do("attack", AMY, card="pistol", zone="S3")
    assert refused(street("amy . 1W", hands={AMY: ["pistol"]}), shot) == "out-of-reach"

    game = with_skill("amy . 1W", "plus-one-max-range", hands={AMY: ["pistol"]}, dice=[4])

    assert drawn(play(game, shot)) == "amy+1n . ."


def test_plus_one_max_range_is_nothing_to_a_blade():
    game = with_skill("amy 1W", "plus-one-max-range", hands={AMY: ["machete"]})

    assert refused(game, do("attack", AMY, card="machete", zone="S2")) == "out-of-reach"


def test_plus_one_damage_makes_a_pistol_stop_a_fatty():
    game = with_skill("amy 1F", "plus-one-damage-ranged", hands={AMY: ["pistol"]}, dice=[4])

    assert drawn(play(game, do("attack", AMY, card="pistol", zone="S2"))) == "amy+1n ."


def test_plus_one_damage_melee_is_nothing_to_a_pistol():
    game = with_skill("amy 1F", "plus-one-damage-melee", hands={AMY: ["pistol"]}, dice=[4])

    assert drawn(play(game, do("attack", AMY, card="pistol", zone="S2"))) == "amy+1n 1F"


# ------------------------------------------------------------ barricade


def test_a_barricade_shuts_an_open_door_for_an_action():
    game = with_skill("[amy] / .", "barricade")

    play(game, do("close-door", AMY, door="B1-S1"))

    assert game.survivor(AMY).actions == 2
    assert game.table.view().open_doors == frozenset()
    assert refused(game, do("close-door", AMY, door="B1-S1")) == "door-closed-already"


def test_a_door_shut_and_opened_again_brings_nobody():
    game = with_skill("amy / [.]", "barricade", hands={AMY: ["crowbar"]}, spawn=["02"])

    play(
        game,
        do("close-door", AMY, door="B1-S1"),
        do("open-door", AMY, door="B1-S1", card="crowbar"),
    )

    assert not events(game, "SpawnCardDrawn")


def test_nobody_else_shuts_doors():
    assert refused(street("[amy] / ."), do("close-door", AMY, door="B1-S1")) == "skill-missing"


# ------------------------------------------------------------ noise


NOISY_CORNER = "amy # 5n\n. 1W ."


def test_zombies_go_for_the_most_noise():
    assert drawn(play(street(NOISY_CORNER), ZombiePhase())) == "amy # .\n. . 1W"


def test_an_uproar_outdoes_all_noise():
    game = play(with_skill(NOISY_CORNER, "loud"), do("raise-uproar", AMY), ZombiePhase())

    assert drawn(game) == "amy # .\n1W . ."


def test_an_uproar_stays_where_it_was_made_until_its_maker_acts_again():
    game = with_skill("amy . ned", "loud")

    play(game, do("raise-uproar", AMY), do("move", AMY, zone="S2"), ZombiePhase())
    assert uproar(game) == "S1"
    play(game, do("make-noise", "ned"), do("end-turn", "ned"))
    assert uproar(game) == "S1"
    play(game, do("make-noise", AMY))
    assert uproar(game) == ""


def test_an_uproar_falls_silent_with_its_maker():
    game = with_skill("amy+3W ned", "loud", uproar={"survivor": AMY, "zone": "S1"})
    play(game, ZombiePhase())

    assert not game.survivor(AMY).standing
    assert state_in(game).uproar is None


def test_an_uproar_is_raised_once_a_turn():
    game = play(with_skill("amy", "loud"), do("raise-uproar", AMY))

    assert refused(game, do("raise-uproar", AMY)) == "skill-used"


def uproar(game: Course) -> str:
    """Where an uproar counts."""
    made = game.table._state.uproar  # pyright: ignore[reportPrivateUsage]
    return made.zone if made else ""


def test_a_ninja_is_not_heard_and_makes_no_noise():
    game = with_skill("amy 1W", "ninja", hands={AMY: ["pistol"]}, dice=[1])

    play(game, do("attack", AMY, card="pistol", zone="S2"))

    assert view_of(game).noise == {}


def test_a_ninja_who_wants_to_be_heard_is():
    game = with_skill("amy 1W", "ninja", hands={AMY: ["pistol"]}, dice=[1])

    play(game, do("sneak", AMY, silent=False), do("attack", AMY, card="pistol", zone="S2"))

    assert view_of(game).noise == {"S1": 2}


def test_a_ninja_makes_noise_on_purpose_and_stays_silent():
    game = play(with_skill("amy .", "ninja"), do("make-noise", AMY))

    assert view_of(game).noise == {"S1": 1}


def test_zombies_that_hear_nobody_stay_where_they_are():
    game = play(with_skill("# # 1W\namy . .", "ninja"), ZombiePhase())

    assert stands(game)["S1"] == "1W"


def test_a_ninja_is_seen_all_the_same():
    game = play(with_skill("amy . 1W", "ninja"), ZombiePhase())

    assert drawn(game) == "amy 1W ."


# ------------------------------------------------------------ wounds


def test_is_that_all_gives_a_card_for_a_wound():
    game = with_skill("amy+1W", "is-that-all", hands={AMY: ["pan"]})

    play(game, ZombiePhase(), answers=["yes"])

    assert game.survivor(AMY).wounds == 0
    assert game.survivor(AMY).hands == (None, None)


def test_is_that_all_may_be_left_alone():
    game = with_skill("amy+1W", "is-that-all", hands={AMY: ["pan"]})

    play(game, ZombiePhase(), answers=["no"])

    assert game.survivor(AMY).wounds == 1


def test_is_that_all_has_nothing_to_give_without_cards():
    game = play(with_skill("amy+1W", "is-that-all"), ZombiePhase())

    assert game.survivor(AMY).wounds == 1


# ------------------------------------------------------------ cards


def test_two_molotovs_come_of_one_bottle():
    game = with_skill("amy", "two-molotovs", pack={AMY: ["glass-bottles", "gasoline"]})

    play(game, do("craft", AMY, recipe="molotov"), answers=["left"])

    assert [card.kind for card in game.survivor(AMY).hands if card] == ["molotov", "molotov"]


def test_the_second_molotov_comes_only_if_the_box_has_it():
    game = with_skill(
        "amy ned",
        "two-molotovs",
        pack={AMY: ["glass-bottles", "gasoline"], "ned": ["molotov"]},
    )

    play(game, do("craft", AMY, recipe="molotov"), answers=["left"])

    held = [*game.survivor(AMY).hands, *game.survivor(AMY).pack]
    assert [card.kind for card in held if card] == ["molotov"]


def test_hoard_holds_a_sixth_card():
    game = with_skill(
        "[amy]",
        "hoard",
        hands={AMY: ["pan", "pan"]},
        pack={AMY: ["water", "water", "water"]},
        equipment=["scope"],
    )

    play(game, do("search", AMY))

    assert [card.kind for card in game.survivor(AMY).pack] == ["water"] * 3 + ["scope"]


def test_destiny_refuses_no_card_for_who_fell_while_the_house_was_revealed():
    """[zombicide #9] The runner that a first card wakes kills Amy; the second card stands."""
    game = with_skill(
        "amy+1R | [.] [.] # ned",
        "destiny",
        xp={AMY: 7},
        wounds={AMY: 1},
        hands={AMY: ["crowbar"]},
        spawn=["40", "02"],
    )
    play(game, do("open-door", AMY, card="crowbar", door="B1-S1"), answers=["keep"])

    assert [one.survivor for one in events(game, "SurvivorEliminated")] == [AMY]
    assert [one.card for one in events(game, "SpawnCardDrawn")] == ["40", "02"]


def test_a_seventh_card_does_not_fit():
    game = with_skill(
        "[amy]",
        "hoard",
        hands={AMY: ["pan", "pan"]},
        pack={AMY: ["water", "water", "water", "scope"]},
        equipment=["rifle"],
    )

    play(game, do("search", AMY), answers=["rifle"])

    assert len(game.survivor(AMY).pack) == 4


# ------------------------------------------------------------ destiny


def test_destiny_sends_a_found_card_away_for_the_next():
    game = with_skill("[amy]", "destiny", equipment=["aaahh", "rifle"])

    play(game, do("search", AMY), answers=["refuse"])

    assert drawn(game) == "[amy]"
    assert [card.kind for card in game.survivor(AMY).hands if card] == ["rifle"]


def test_destiny_sends_a_zombie_card_away_when_a_building_is_opened():
    game = with_skill(
        "amy | [.] [.]", "destiny", hands={AMY: ["crowbar"]}, spawn=["31", "02", "05"]
    )

    play(game, do("open-door", AMY, door="B1-S1", card="crowbar"), answers=["refuse"])

    assert drawn(game) == "amy / [1W] [.]"


def test_destiny_works_once_a_turn():
    game = with_skill("amy | [.] [.]", "destiny", hands={AMY: ["crowbar"]}, spawn=["05", "02"])

    play(game, do("open-door", AMY, door="B1-S1", card="crowbar"), answers=["keep", "keep"])

    assert drawn(game) == "amy / [.] [1W]"


# ------------------------------------------------------------ a card with two ways


def test_mas_shotgun_strikes_or_fires_in_its_own_zone():
    game = street("amy+1R+2W", hands={AMY: ["mas-shotgun"]}, dice=[3])
    ways = [one.get("kind") for one in allowed(game, AMY, "attack")]
    assert ways == ["ranged", "melee"]

    play(game, do("attack", AMY, card="mas-shotgun", zone="S1", kind="melee"), answers=["runner"])

    assert drawn(game) == "amy+2W"


def test_mas_shotgun_fires_by_priority_and_must_be_reloaded_then():
    game = street("amy+1R+2W", hands={AMY: ["mas-shotgun"]}, dice=[3, 3])

    play(game, do("attack", AMY, card="mas-shotgun", zone="S1", kind="ranged"))

    assert drawn(game) == "amy+1R+1n"
    again = do("attack", AMY, card="mas-shotgun", zone="S1", kind="ranged")
    assert refused(game, again) == "must-reload"
    assert [one.get("kind") for one in allowed(game, AMY, "attack")] == ["melee"]


def test_the_evil_twins_are_one_weapon_in_one_hand():
    game = street("amy 3W", hands={AMY: ["evil-twins", "pan"]}, dice=[4, 4])

    play(game, do("attack", AMY, card="evil-twins", zone="S2"))

    assert drawn(game) == "amy+1n 1W"


def test_a_ninja_does_not_go_silent_twice():
    assert refused(with_skill("amy", "ninja"), do("sneak", AMY, silent=True)) == "sneaking-already"
