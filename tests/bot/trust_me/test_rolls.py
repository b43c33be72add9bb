"""What a question about a roll of Trust Me says: the result, and the numbers that change it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.trust_me.commands import Fight, Heal, MakeNoise, Shoot, Throw, Wait
from tests.bot.trust_me.test_numbers import asked
from tests.trust_me.city import City, city, play, point

LAID, ASKED = {"bob": ["lucky-charm-1"]}, {"bob": {"charm": "ask"}}
"""Bob has a charm, and is asked about each roll."""
COVERED = {"ann": {"ranged": "action", "reroll": "action"}}
"""Ann has neither a second die nor a reroll."""


def shooting(dice: list[int], *answers: str, **told: object) -> City:
    """Ann, whose bonus is 1, shoots with a handgun (a red die) at Bob, who defends with 1 and three
    blue dice."""
    given: dict[str, Any] = {"held": {"ann": {"left": "handgun-1"}}, "actions": COVERED, **told}
    game = city(ann=(100, 300), bob=(170, 300), dice=dice, **given)
    return play(game, Shoot(weapon="left", target="bob"), *answers)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The attack is 9; Bob’s defence will be 4 to 13. A higher attack hurts, "
               "one higher by 4 surely wounds."),
        ("fr", "L’attaque est de 9 ; la défense de Bob sera de 4 à 13. Une attaque supérieure fait "
               "mal, supérieure de 4 elle blesse à coup sûr."),
    ],
)  # fmt: skip
def test_a_reroll_against_a_survivor_says_what_the_attack_must_exceed(
    language: str, said: str
) -> None:
    game = shooting([3, 5], actions={})

    assert game.asked == "reroll-die"
    assert said in asked(game, language).replace("**", "")


@pytest.mark.parametrize(
    ("language", "dice", "said"),
    [
        ("en", [3, 3], "The attack is 7: 1 zombie falls. From 8 on: 2 zombies fall. From 12 on: "
                       "3 zombies fall."),
        ("en", [8, 4], "The attack is 13: 3 zombies fall. Up to 11: 2 zombies fall."),
        ("fr", [1, 1], "L’attaque est de 3 : aucun zombie ne tombe. À partir de 4 : 1 zombie "
                       "tombe. À partir de 8 : 2 zombies tombent."),
    ],
)  # fmt: skip
def test_a_reroll_against_zombies_says_from_which_number_more_fall(
    language: str, dice: list[int], said: str
) -> None:
    """One die is rolled again: with a red 1 and a yellow 1, nothing reaches 12."""
    game = city(
        ann=(100, 300), bob=(500, 300), dice=dice, groups={1: ((170, 300), 2, (170, 590))},
        held={"ann": {"left": "handgun-1"}},
    )  # fmt: skip
    play(game, Shoot(weapon="left", target="alpha-1"))

    assert game.asked == "reroll-die"
    assert said in asked(game, language).replace("**", "")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The defence is 4 against 9: a wound. From 6 on: a Fatigue or a wound. From 9 on: "
               "nothing happens."),
        ("fr", "La défense est de 4 contre 9 : une blessure. À partir de 6 : une Fatigue ou une "
               "blessure. À partir de 9 : rien ne se passe."),
    ],
)  # fmt: skip
def test_a_charm_for_a_defence_says_what_happens_and_what_would_change_it(
    language: str, said: str
) -> None:
    game = shooting([8, 1, 1, 1], "keep", laid=LAID, standing=ASKED)

    assert game.asked == "spend-charm"
    assert said in asked(game, language).replace("**", "")


def test_a_defence_that_holds_says_up_to_which_number_it_would_not() -> None:
    told = asked(shooting([1, 4, 4, 4], "keep", laid=LAID, standing=ASKED)).replace("**", "")

    assert "The defence is 13 against 2: nothing happens." in told
    assert "Up to" not in told, "no dice make less than 4"
    assert "Up to 8: a Fatigue or a wound." in asked(
        shooting([8, 4, 4, 4], "keep", laid=LAID, standing=ASKED)
    )


def test_a_survivor_at_the_end_of_strength_reads_that_the_wound_kills() -> None:
    hurt = {"bob": {"left": "wound", "melee": "wound"}}

    assert "against **9**: death. From 6 on" in asked(
        shooting([8, 1, 1, 1], "keep", harm=hurt, laid=LAID, standing=ASKED)
    )


@pytest.mark.parametrize(
    ("face", "said", "french"),
    [
        (3, "The result is 4: the gun is empty. From 5 on: the gun stays loaded.",
         "Le résultat est 4 : l’arme est vide. À partir de 5 : l’arme reste chargée."),
        (4, "The result is 5: the gun stays loaded. Up to 4: the gun is empty.",
         "Le résultat est 5 : l’arme reste chargée. Jusqu’à 4 : l’arme est vide."),
    ],
)  # fmt: skip
def test_a_charm_for_a_limit_counts_the_free_green_cell(face: int, said: str, french: str) -> None:
    game = shooting([1, 4, 4, 4, face], "keep", "keep", laid=LAID, standing=ASKED)

    assert game.asked == "spend-charm"
    assert said in asked(game).replace("**", "")
    assert french in asked(game, "fr").replace("**", "")


def test_a_melee_weapon_breaks_and_a_kit_is_used_up() -> None:
    held = {"ann": {"left": "shiv-1", "right": "first-aid-kit-1"}}
    game = city(ann=(100, 300), bob=(140, 300), dice=[1, 4, 4, 4, 1], held=held,
                laid=LAID, standing=ASKED,
                actions={"ann": {"melee": "action", "reroll": "action"}})  # fmt: skip
    play(game, Fight(weapon="left", target="bob"), "keep", "keep")
    assert "the weapon breaks. From 5 on: the weapon holds." in asked(game)

    game = city(ann=(100, 300), bob=(140, 300), dice=[1], held=held, laid=LAID, standing=ASKED,
                harm={"ann": {"melee": "wound"}})  # fmt: skip
    play(game, Heal(seat="ann", harmed="melee", slot="right"))
    assert "it is used up. From 7 on: it can be used again." in asked(game)


@pytest.mark.parametrize(
    ("harm", "said", "french"),
    [
        ("infection", "The result is 2: the infection becomes a wound. From 4 on: nothing happens.",
         "Le résultat est 2 : l’infection devient une blessure. À partir de 4 : rien ne se passe."),
        ("burn", "The result is 2: the burn becomes a wound. From 7 on: the fire goes out.",
         "Le résultat est 2 : la brûlure devient une blessure. À partir de 7 : le feu s’éteint."),
    ],
)  # fmt: skip
def test_an_infection_or_a_burn_says_whether_the_number_is_good(
    harm: str, said: str, french: str
) -> None:
    game = city(
        ann=(100, 300), bob=(500, 300), harm={"bob": {"melee": harm}}, dice=[1],
        laid=LAID, standing=ASKED,
        actions={"ann": {"survival-1": "action", "survival-2": "action"},
                 "bob": {"survival-1": "action", "survival-2": "action", "reroll": "action"}},
    )  # fmt: skip
    play(game, Wait())

    assert game.asked == "spend-charm"
    assert said in asked(game).replace("**", "")
    assert french in asked(game, "fr").replace("**", "")


def test_a_barricade_breaks_by_the_number_of_zombies_too() -> None:
    """Alpha 1 and 3 zombies: the barricade holds up to green 4."""
    game = city(
        ann=(300, 300), bob=(500, 100), groups={1: ((300, 340), 3, "ann")}, dice=[3],
        scenery={"barricade-1": (300, 322)}, laid=LAID, standing=ASKED,
    )  # fmt: skip
    play(game, Wait())

    assert game.asked == "spend-charm"
    assert "The result is 7: the barricade holds. From 9 on: the barricade breaks." in asked(
        game
    ).replace("**", "")


def test_fire_has_no_wounds() -> None:
    game = city(
        ann=(100, 300), bob=(200, 300), held={"ann": {"left": "throwing-1"}}, actions=COVERED,
        dice=[8, 1, 1, 1], laid=LAID, standing=ASKED,
    )  # fmt: skip
    play(game, Throw(weapon="left", to=point((200, 300))), "keep")

    assert "The defence is 4 against 8: fire. From 8 on: nothing happens." in asked(game).replace(
        "**", ""
    )


def test_fire_counts_twice_against_zombies() -> None:
    game = city(
        ann=(100, 300), bob=(500, 100), held={"ann": {"left": "throwing-1"}}, actions=COVERED,
        dice=[3], groups={1: ((200, 300), 3, (200, 590))}, laid=LAID, standing=ASKED,
    )  # fmt: skip
    play(game, Throw(weapon="left", to=point((200, 300))))

    assert "The attack is **6**: 1 zombie falls. From 8 on: 2 zombies fall. From 16 on: 4" in asked(
        game
    )


def test_zombies_that_attack_are_named_by_their_strength() -> None:
    game = city(
        ann=(500, 100), bob=(300, 300), groups={1: ((300, 340), 2, "bob")}, dice=[1, 1, 1],
        turn="bob", laid=LAID, standing=ASKED,
    )  # fmt: skip
    play(game, Wait())

    assert "The defence is 4 against 10: a wound. From 7 on: a Fatigue or a wound." in asked(
        game
    ).replace("**", "")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_stands_nearer_is_decided_by_the_lowest(language: str) -> None:
    game = city(
        ann=(300, 220), bob=(300, 380), groups={1: ((150, 300), 2, (0, 300))}, dice=[4],
        laid=LAID, standing=ASKED,
    )  # fmt: skip
    play(game, MakeNoise(at=point((300, 300))))

    assert game.asked == "spend-charm"
    said = {"en": "The zombies go for the lowest", "fr": "s’en prennent au plus bas"}
    assert said[language] in asked(game, language)
