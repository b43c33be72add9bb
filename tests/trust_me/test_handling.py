"""Searching, bodies, reorganising, trading. [trust-me #6, #13, #14]"""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from engine.spaces.plane import Point
from engine.trust_me.commands import (
    Bandage,
    Loot,
    Move,
    Reorganise,
    Search,
    Trade,
    Wait,
)
from engine.trust_me.events import (
    NoiseMade,
    TokenSeen,
    TokenTaken,
    Traded,
    TradeRefused,
)
from tests.trust_me.city import City, city, play, reply
from tests.trust_me.playing import loaded


def test_one_steps_beside_a_token_looks_and_takes_it():
    game = city(ann=(100, 300), bob=(20, 20), lying={"a": ("food-1", (160, 300))})
    play(game, Search(token="1"), "hidden", cell="green")

    assert game.player("ann").held == {"hidden": "food-1"}
    assert game.state.lying == {}
    assert game.at("ann") == (138, 300)
    assert len(game.told(NoiseMade)) == 1


def test_only_the_searcher_is_told_what_it_is():
    game = city(ann=(100, 300), bob=(20, 20), lying={"a": ("food-1", (160, 300))})
    play(game, Search(token="1"), cell="green")

    assert [one.only_for for one in game.told(TokenSeen)] == [("ann",)]
    assert game.seen_by("ann", "ann").found == "food"
    assert game.seen_by("bob", "ann").found == game.seen_by(None, "ann").found == ""


def test_it_may_be_laid_back():
    game = city(ann=(100, 300), bob=(20, 20), lying={"a": ("food-1", (160, 300))})
    play(game, Search(token="1"), "leave")

    assert [one.token for one in game.state.lying.values()] == ["food-1"]


@pytest.mark.parametrize(("x", "near"), [(172, True), (173, False)])
def test_a_token_is_searched_within_5_cm(x: int, near: bool):
    """Rim to rim: 12.5 mm of base, 50 mm, 10 mm of token."""
    game = city(ann=(100, 300), bob=(20, 20), lying={"a": ("food-1", (x, 300))})

    assert (game.table.rules.why_not(game.state, "ann", Search(token="1")) is None) is near


@pytest.mark.parametrize(("y", "touching"), [(339, True), (340, False)])
def test_a_car_is_searched_in_contact(y: int, touching: bool):
    lying = {"a": ("food-1", "car-1")}
    game = city(ann=(300, y), bob=(20, 20), lying=lying, scenery={"car-1": (300, 300)})

    assert (game.table.rules.why_not(game.state, "ann", Search(token="1")) is None) is touching


def test_a_tent_is_searched_from_inside_and_nothing_else_is():
    lying = {"a": ("food-1", "tent-1"), "b": ("food-2", (370, 300))}
    scenery = {"tent-1": (300, 300)}
    inside = city(ann=(330, 300), bob=(20, 20), lying=lying, scenery=scenery)
    rules = inside.table.rules
    assert rules.why_not(inside.state, "ann", Search(token="1")) is None
    refusal = rules.why_not(inside.state, "ann", Search(token="2"))
    assert refusal
    assert refusal.key == "outside-the-tent"

    outside = city(ann=(360, 300), bob=(20, 20), lying=lying, scenery=scenery)
    refusal = rules.why_not(outside.state, "ann", Search(token="1"))
    assert refusal
    assert refusal.key == "inside-a-tent"


def test_an_outfit_and_a_backpack_are_worn_where_they_belong():
    lying = {"a": ("sneakers-1", (130, 300)), "b": ("backpack-1", (70, 300))}
    game = city(ann=(100, 300), bob=(20, 20), lying=lying)
    play(game, Search(token="1"), "fitting")
    play(game, Wait())
    play(game, Search(token="2"), "fitting")

    assert game.player("ann").held == {"outfit": "sneakers-1", "pack": "backpack-1"}


def test_a_military_gun_lies_across_both_hands():
    game = city(ann=(100, 300), bob=(20, 20), lying={"a": ("military-1", (130, 300))})
    play(game, Search(token="1"), "both")

    assert game.player("ann").held == {"left": "military-1"}
    assert game.player("ann").both


def test_only_one_outfit_is_worn():
    held = {"ann": {"outfit": "satchel-1"}}
    game = city(ann=(100, 300), bob=(20, 20), held=held, lying={"a": ("sneakers-1", (130, 300))})
    play(game, Search(token="1"), "fitting", cell="green")

    assert game.player("ann").held["outfit"] == "satchel-1"
    assert "sneakers-1" in game.player("ann").held.values()


# ---------------------------------------------------------------- bodies


def body(slot: str, *answers: str) -> City:
    held = {"bob": {"left": "shiv-1", "hidden": "food-1"}}
    game = city(ann=(100, 300), bob=(150, 300), cleo=(500, 500), held=held, dead=["bob"])
    return play(game, Loot(seat="bob", slot=slot), *answers, cell="green")


def test_a_visible_token_of_a_body_is_chosen():
    game = body("left", "right")

    assert game.player("ann").held == {"right": "shiv-1"}
    assert [one.kind for one in game.told(TokenTaken) if isinstance(one, TokenTaken)] == ["shiv"]


def test_a_hidden_one_is_taken_blind_and_stays_hidden():
    game = body("hidden", "hidden")

    assert game.player("ann").held == {"hidden": "food-1"}
    assert [one.kind for one in game.told(TokenTaken) if isinstance(one, TokenTaken)] == [""]


def test_what_the_dead_hid_is_not_shown():
    held = {"bob": {"hidden": "food-1"}}
    game = city(ann=(100, 300), bob=(150, 300), held=held, dead=["bob"])

    assert [one.kind for one in game.seen_by("ann", "bob").held] == [""]
    assert game.seen_by("ann", "bob").objective == ""


# ---------------------------------------------------------------- reorganising, trading


def test_reorganising_moves_objects_and_tokens():
    game = city(
        ann=(100, 300), bob=(20, 20), held={"ann": {"left": "food-1"}},
        actions={"ann": {"stride": "fatigue"}},
    )  # fmt: skip
    play(game, Reorganise(), "left", "hidden", "stride", "reroll", "done", cell="green")

    assert game.player("ann").held == {"hidden": "food-1"}
    assert game.player("ann").actions == {"green": "action", "reroll": "fatigue"}


def deal(*answers: str) -> City:
    held = {"ann": {"left": "shiv-1"}, "bob": {"hidden": "food-1"}}
    game = city(ann=(100, 300), bob=(170, 300), held=held)
    return play(game, Trade(seat="bob"), *answers, cell="green")


def test_a_trade_needs_the_other_to_be_willing():
    game = deal("no")

    assert game.told(TradeRefused)
    assert game.at("ann") == (100, 300)


def test_both_give_and_take_and_put_their_objects_in_order():
    """Ruling 17: objects only."""
    game = deal("yes", "left", "hidden")
    assert game.asked == "agree"
    reply(game, "yes", "yes", "right", "hidden", "done", "done")

    assert game.told(Traded)
    assert game.player("ann").held == {"hidden": "food-1"}
    assert game.player("bob").held == {"right": "shiv-1"}
    assert game.at("ann") == (145, 300)


def test_who_does_not_agree_keeps_what_is_its_own():
    game = reply(deal("yes", "left", "hidden"), "yes", "no")

    assert game.player("bob").held == {"hidden": "food-1"}


def test_what_each_would_give_is_seen_while_it_is_asked_and_face_down_by_its_owner_alone():
    game = deal("yes", "left")
    assert game.seen_by(None, "ann").gives == ("shiv",)
    reply(game, "hidden")
    while_asked = [game.seen_by(one, "bob").gives for one in ("bob", "ann", None)]
    assert while_asked == [("food",), ("",), ("",)]
    assert game.seen_by("bob", "bob").offered == ()
    reply(game, "yes", "no")

    assert game.seen_by("ann", "ann").gives == game.seen_by("bob", "bob").gives == ()
    assert game.player("ann").offered == []


def test_after_a_trade_no_action_token_is_moved():
    """Ruling 17."""
    game = deal("yes", "left", "done")
    reply(game, "yes", "yes", "right")

    assert game.table.question
    assert game.table.question.key == "what-moves"
    assert "green" not in game.table.question.options


def test_a_trade_that_is_stored_at_any_of_its_questions_goes_on_as_it_was():
    answers = ("yes", "left", "hidden", "yes", "yes", "fitting", "fitting")
    game, asked = deal(), list[str]()
    for answer in answers:
        game.table = loaded(game.table.to_json())
        asked.append(game.asked)
        reply(game, answer)

    assert asked == ["trade", "give", "give", "agree", "agree", "where-to", "where-to"]
    assert game.state == deal(*answers).state


def test_who_trades_across_a_car_stays_on_the_ground():
    """Climbing would be a Fatigue. [#14]"""
    game = city(ann=(180, 300), bob=(215, 300), scenery={"car-1": (250, 300)})
    play(game, Trade(seat="bob"), "yes", "yes", "yes")

    assert game.at("ann") == (180, 300)
    assert game.player("ann").actions == {"hidden": "action"}


@pytest.mark.parametrize(("x", "close"), [(175, True), (176, False)])
def test_one_trades_within_5_cm(x: int, close: bool):
    game = city(ann=(100, 300), bob=(x, 300))

    assert (game.table.rules.why_not(game.state, "ann", Trade(seat="bob")) is None) is close


def test_a_move_is_listed_to_every_token_in_reach():
    game = city(ann=(100, 300), bob=(20, 20), lying={"a": ("food-1", (180, 300))})
    places = [one.to for one in game.table.commands("ann") if isinstance(one, Move)]

    assert any(Point(157, 300) == one for one in places)


def test_a_satchel_taken_off_leaves_both_tokens_to_the_sheet():
    held = {"ann": {"outfit": "satchel-1", "satchel": "food-1"}}
    game = city(ann=(100, 300), bob=(20, 20), held=held)
    play(game, Reorganise(), "satchel", "hidden", "outfit", "reroll", "done", cell="green")

    assert game.player("ann").held == {"hidden": "food-1", "reroll": "satchel-1"}


def test_a_satchel_is_emptied_before_it_is_taken_off():
    held = {"ann": {"outfit": "satchel-1", "satchel": "food-1"}}
    game = play(city(ann=(100, 300), bob=(20, 20), held=held), Reorganise(), cell="green")

    assert game.table.question
    assert game.table.question.options == ("done", "satchel", "green")


def test_on_a_full_sheet_two_tokens_change_places():
    """Everything may be laid anew, so that a full sheet is no hindrance. [#14]"""
    cells = ("melee", "ranged", "stride", "reroll", "survival-1", "survival-2", "survival-3")
    kinds = ("food", "medicine", "materials", "survival", "ammo", "first-aid-kit", "flare")
    held = {"left": "shiv", "right": "blunt", **dict(zip(cells, kinds, strict=True))}
    game = city(
        ann=(100, 300), bob=(20, 20), held={"ann": held}, actions={"ann": {"green": "fatigue"}}
    )  # fmt: skip
    play(game, Reorganise(), "left", "melee", "done", cell="hidden")

    now = game.player("ann").held
    assert (now["left"], now["melee"]) == ("food-1", "shiv-1")
    assert len(now) == 9


@pytest.mark.parametrize("laid", [["lucky-charm-1", "bandage-1"], ["bandage-1", "lucky-charm-1"]])
def test_a_bandage_that_bears_a_wound_stays_with_it(laid: list[str]):
    """Of what lies on the passport only the charm changes hands, whichever lies on top."""
    game = city(ann=(100, 300), bob=(130, 300), laid={"ann": laid}, harm={"ann": {"left": "wound"}})
    play(game, Bandage(harmed="left"))
    play(game, Trade(seat="bob"), "yes", "lucky-charm", "yes", "yes", "fitting")

    assert (game.player("ann").laid, game.player("bob").laid) == (["bandage-1"], ["lucky-charm-1"])


def test_nobody_takes_a_bandage_off_a_dead_survivors_wound():
    game = city(
        ann=(100, 300), bob=(130, 300), laid={"bob": ["bandage-1"]}, dressed={"bob": 1},
        dead=["bob"],
    )  # fmt: skip

    with pytest.raises(Refusal, match="nothing-there"):
        play(game, Loot(seat="bob", slot="bandage"))


BOTH = ["lucky-charm-1", "bandage-1"]


@pytest.mark.parametrize("laid", [BOTH, BOTH[::-1]])
@pytest.mark.parametrize(
    ("kind", "left"), [("lucky-charm", "bandage-1"), ("bandage", "lucky-charm-1")]
)
def test_of_a_charm_and_a_bandage_the_owner_says_which_is_given(
    kind: str, left: str, laid: list[str]
):
    """Both lie on the passport; whichever lies on top stays there unless it is named. [#14]"""
    game = city(ann=(100, 300), bob=(130, 300), laid={"ann": laid})
    play(game, Trade(seat="bob"), "yes", kind, "done", "yes", "yes", "fitting")

    assert game.player("ann").laid == [left]
    assert game.player("bob").laid == [f"{kind}-1"]


def test_all_that_lies_on_a_passport_may_be_given():
    laid = {"ann": ["bandage-1", "lucky-charm-1", "bandage-2"]}
    game = city(ann=(100, 300), bob=(130, 300), laid=laid)
    play(game, Trade(seat="bob"), "yes", "bandage", "lucky-charm", "bandage")

    assert game.asked == "agree"
    assert sorted(game.seen_by("ann", "ann").gives) == ["bandage", "bandage", "lucky-charm"]
    reply(game, "yes", "yes", "fitting", "fitting", "fitting")
    assert (game.player("ann").laid, sorted(game.player("bob").laid)) == ([], sorted(laid["ann"]))


@pytest.mark.parametrize(
    ("kind", "left"), [("lucky-charm", "bandage-1"), ("bandage", "lucky-charm-1")]
)
def test_of_a_bodys_charm_and_bandage_the_looter_says_which_it_takes(kind: str, left: str):
    """What is visible is chosen. [#8, #13]"""
    game = city(ann=(100, 300), bob=(130, 300), laid={"bob": BOTH}, dead=["bob"])
    listed = {one.slot for one in game.table.commands("ann") if isinstance(one, Loot)}
    play(game, Loot(seat="bob", slot=kind), "fitting", cell="green")

    assert listed == {"lucky-charm", "bandage"}
    assert game.player("ann").laid == [f"{kind}-1"]
    assert game.player("bob").laid == [left]
