"""The sniper on the radio shoots as all do but for the distance. [trust-me #6, #10, #11, #20]"""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal, StaleAnswer
from engine.trust_me import odds
from engine.trust_me.commands import CallSniper, Move, Wait
from engine.trust_me.events import Attacked, NoiseMade, ZombiesKilled
from engine.trust_me.known import known
from engine.trust_me.view import View
from tests.trust_me.city import City, Place, city, play, point, reply
from tests.trust_me.playing import loaded

NAKED = {"survival-1": "action", "survival-2": "action", "survival-3": "action"}
RADIO = {"ann": {"green": "walkie-talkie-1"}}
CALL = CallSniper(slot="green", seat="bob")


def called(dice: list[int], bob: Place = (300, 250), **told: object) -> City:
    """Ann's community is at 300,0; Bob has no survival dice, and 1 by Virginie's passport."""
    given: dict[str, object] = {
        "held": RADIO, "homes": {"ann": (300, 0)}, "actions": {"bob": NAKED}, **told,
    }  # fmt: skip
    return city(ann=(560, 560), bob=bob, dice=dice, **given)  # type: ignore[arg-type]


def scores(game: City) -> list[tuple[int, int]]:
    return [(one.attack, one.defence) for one in game.told(Attacked)]


@pytest.mark.parametrize(
    ("scenery", "scored"),
    [
        ({}, (7, 1)),
        ({"car-1": (300, 150)}, (4, 1)),
        ({"tent-1": (300, 150)}, (6, 1)),
        ({"tent-1": (300, 250)}, (6, 1)),
        ({"car-1": (300, 120), "tent-1": (300, 200)}, (3, 1)),
        ({"car-1": (400, 150)}, (7, 1)),
        ({"car-1": (300, 250)}, (7, 1)),
        ({"barricade-1": (300, 231)}, (7, 2)),
        ({"barricade-1": (300, 150)}, (7, 1)),
        ({"wire-1": (300, 150)}, (7, 1)),
    ],
)
def test_what_stands_between_a_sniper_and_its_target_counts_as_for_any_shot(
    scenery: dict[str, Place], scored: tuple[int, int]
):
    """Neither distance nor passport does: Ann's would add 1."""
    game = play(called([6, 1], scenery=scenery), CALL)

    assert scores(game) == [scored]


def test_a_sniper_rolls_its_own_dice_and_nobody_rerolls_them():
    game = play(called([1, 1]), CALL)

    assert scores(game) == [(2, 1)]
    assert game.asked == "wound-or-fatigue"


@pytest.mark.parametrize(("dice", "killed"), [([2, 1], 0), ([3, 1], 1), ([12, 6], 4)])
def test_a_sniper_shoots_at_a_group_as_well_and_one_falls_for_every_full_four(
    dice: list[int], killed: int
):
    game = called(dice, bob=(20, 560), groups={1: ((300, 250), 3, (0, 600))})
    play(game, CallSniper(slot="green", seat="alpha-1"))

    assert sum(one.count for one in game.told(ZombiesKilled)) == killed
    assert game.player("ann").zombies == killed
    assert ("alpha-1" in game.state.groups) is (killed < 4)
    assert not game.told(NoiseMade)
    assert game.table.acting == ("ann",)


def test_cover_takes_from_a_shot_at_a_group_as_well():
    game = called(
        [6, 1], bob=(20, 560), groups={1: ((300, 250), 3, (0, 600))},
        scenery={"car-1": (300, 150)},
    )  # fmt: skip
    play(game, CallSniper(slot="green", seat="alpha-1"))

    assert scores(game) == [(4, 0)]


@pytest.mark.parametrize(("y", "why"), [(312, None), (313, "too-far-from-home")])
def test_groups_too_are_within_30_cm_of_ones_community(y: int, why: str | None):
    game = called([], bob=(20, 560), groups={1: ((300, y), 3, (0, 600))})
    call = CallSniper(slot="green", seat="alpha-1")

    refusal = game.table.rules.why_not(game.state, "ann", call)
    assert (refusal and refusal.key) == why
    assert (call in game.table.commands("ann")) is (why is None)


@pytest.mark.parametrize("seat", ["ann", "alpha-2", "cleo"])
def test_nobody_shoots_at_oneself_or_at_who_is_not_there(seat: str):
    with pytest.raises(Refusal, match="no-such-target"):
        play(called([]), CallSniper(slot="green", seat=seat))


def test_what_a_menu_says_of_a_call_is_what_the_rules_do():
    """Black and yellow, 3 less by the car, against 1: 0 at most in 6 of 72 throws."""
    game = called([], scenery={"car-1": (300, 150)}, groups={1: ((300, 220), 2, (0, 600))})
    view: View = game.table.view("ann")
    ends = odds.harmed(known(view), "ann", "sniper", "bob")
    felled = odds.felled(known(view), "ann", "sniper", "alpha-1")

    assert ends["none"] == 8
    assert ends.keys() == {"none", "choice", "wounds-1"}
    assert felled.keys() == {0, 1, 2, 3}


# ---------------------------------------------------------------- in a reaction


def aimed(held: dict[str, str], dice: list[int] | None = None, **told: object) -> City:
    """Bob aims at Ann, who acts within 30 cm of his community."""
    given: dict[str, object] = {
        "held": {"bob": held},
        "targets": {"bob": "ann"},
        "homes": {"bob": (0, 300)},
        "actions": {
            "ann": {"survival-1": "action"},
            "bob": {"ranged": "action", "reroll": "action"},
        },
        **told,
    }
    return city(ann=(100, 300), bob=(170, 300), cleo=(560, 560), dice=dice, **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("weapon", [{"left": "handgun-2"}, {}])
def test_a_sniper_may_be_called_in_a_reaction_by_a_radio_in_the_hidden_cell(
    weapon: dict[str, str],
):
    game = aimed({**weapon, "hidden": "walkie-talkie-1"}, [1, 1, 4, 4])
    play(game, Wait())
    assert game.asked == "react"
    reply(game, "sniper")

    assert [one.weapon for one in game.told(Attacked)] == ["sniper"]
    assert game.state.discard == ["walkie-talkie-1"]
    assert game.player("bob").target
    assert game.asked == ("react" if weapon else "still-do-it")


def test_what_is_asked_does_not_say_whether_a_radio_lies_in_the_hidden_cell():
    """Who has anything there is asked alike, and told alone that it is no radio."""
    one, other = (play(aimed({"hidden": token}), Wait()) for token in ("walkie-talkie-1", "ammo-1"))
    assert one.table.questions == other.table.questions
    assert one.table.view("ann") == other.table.view("ann")
    with pytest.raises(Refusal, match="no-such-object"):
        reply(other, "sniper")

    assert other.asked == "react"
    reply(other, "pass")
    assert other.asked == ""


@pytest.mark.parametrize("said", ["sniper", "nonsense"])
def test_without_anything_there_nothing_else_is_answered(said: str):
    game = play(aimed({"left": "handgun-2"}), Wait())

    with pytest.raises(StaleAnswer, match=said):
        game.table.answer("bob", said)


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ({}, {}),
        ({"hidden": "walkie-talkie-1"}, {"homes": {"bob": (600, 300)}}),
        ({"outfit": "satchel-1", "satchel": "walkie-talkie-1"}, {}),
        ({"hidden": "handgun-1"}, {}),
    ],
)
def test_who_has_nothing_to_react_with_is_not_asked(
    held: dict[str, str], told: dict[str, dict[str, Place]]
):
    """An empty cell, a radio out of reach or in a bag, the back of a starting weapon."""
    assert play(aimed(held, None, **told), Wait()).asked == ""


def test_a_table_stored_after_a_hidden_call_goes_on_as_it_was():
    held = {"left": "handgun-2", "hidden": "walkie-talkie-1"}
    game = play(aimed(held), Wait())
    game.table.answer("bob", "sniper")
    again = City(loaded(game.table.to_json()))

    assert again.table.questions == game.table.questions
    assert again.state == game.state


@pytest.mark.parametrize("cell", ["melee", "hidden"])
def test_a_sniper_may_be_called_at_who_crosses_ones_line(cell: str):
    game = city(
        ann=(100, 300), bob=(150, 400), cleo=(560, 560), held={"bob": {cell: "walkie-talkie-1"}},
        homes={"bob": (0, 300)}, targets={"bob": (150, 200)}, actions={"ann": {"ranged": "action"}},
        dice=[1, 1, 4, 4, 4],
    )  # fmt: skip
    play(game, Move(to=point((200, 300))))
    assert game.asked == "line-crossed"
    reply(game, "sniper", "aim")

    assert [one.weapon for one in game.told(Attacked)] == ["sniper"]
    assert game.at("ann") == (200, 300)
    target = game.player("bob").target
    assert target
    assert target.seat == "ann"
