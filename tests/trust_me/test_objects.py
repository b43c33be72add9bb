"""Objects one by one, searching, bodies, reorganising, trading. [trust-me #2, #6, #8, #13, #14]"""

from __future__ import annotations

import pytest

from engine.core.refusal import Refusal
from engine.spaces.plane import Point
from engine.trust_me.commands import (
    Bandage,
    CallSniper,
    Drop,
    FireFlare,
    Heal,
    Loot,
    Move,
    Reload,
    Reorganise,
    Rest,
    Search,
    Smother,
    Trade,
    Wait,
)
from engine.trust_me.events import (
    Attacked,
    CharmSpent,
    NoiseMade,
    TokenSeen,
    TokenTaken,
    Traded,
    TradeRefused,
)
from tests.trust_me.city import City, Place, city, play, reply
from tests.trust_me.playing import loaded

NAKED = {"survival-1": "action", "survival-2": "action", "survival-3": "action"}

# ---------------------------------------------------------------- objects


def test_ammunition_loads_an_empty_gun_and_is_gone():
    held = {"ann": {"left": "handgun-1", "green": "ammo-1"}}
    game = city(ann=(100, 300), bob=(20, 20), held=held, empty=["handgun-1"])
    play(game, Reload(slot="green", gun="left"))

    assert game.state.empty == []
    assert game.state.discard == ["ammo-1"]
    assert game.player("ann").actions == {"hidden": "action"}


def test_a_loaded_gun_needs_none():
    held = {"ann": {"left": "handgun-1", "green": "ammo-1"}}

    with pytest.raises(Refusal, match="no-empty-gun"):
        play(city(ann=(100, 300), bob=(20, 20), held=held), Reload(slot="green", gun="left"))


def flare(to: Place) -> City:
    held = {"ann": {"green": "flare-1"}}
    game = city(ann=(100, 300), bob=(20, 20), held=held, homes={"bob": (300, 0)})
    return play(game, FireFlare(slot="green", to=Point(*to)))


def test_a_flare_moves_ones_community_and_is_a_din():
    game = flare((0, 300))

    assert game.player("ann").community == Point(0, 300)
    assert [one.din for one in game.told(NoiseMade) if isinstance(one, NoiseMade)] == [True]
    assert game.state.discard == ["flare-1"]


@pytest.mark.parametrize("to", [(101, 0), (300, 0), (499, 0)])
def test_communities_stay_20_cm_apart(to: Place):
    with pytest.raises(Refusal, match="communities-too-close"):
        flare(to)


def test_at_20_cm_a_flare_may_call_them():
    assert flare((500, 0)).player("ann").community == Point(500, 0)


@pytest.mark.parametrize(("green", "gone"), [(5, True), (6, False)])
def test_a_first_aid_kit_heals_and_wears_out_on_6(green: int, gone: bool):
    """The green cell is free: 5 is 6."""
    held = {"ann": {"melee": "first-aid-kit-1"}}
    game = city(
        ann=(100, 300), bob=(175, 300), held=held, harm={"bob": {"left": "wound"}}, dice=[green]
    )
    play(game, Heal(slot="melee", seat="bob", harmed="left"))

    assert game.player("bob").harm == {}
    assert ("melee" not in game.player("ann").held) is gone


def test_who_helps_steps_up_to_its_patient():
    """The bases are put together. [#6]"""
    held = {"ann": {"melee": "first-aid-kit-1"}}
    game = city(ann=(100, 300), bob=(170, 300), held=held, harm={"bob": {"left": "wound"}})
    play(game, Heal(slot="melee", seat="bob", harmed="left"))

    assert game.at("ann") == (145, 300)


@pytest.mark.parametrize(("x", "harm", "why"), [
    (176, "wound", "too-far-to-help"), (175, "burn", "nothing-to-heal")])  # fmt: skip
def test_it_reaches_5_cm_and_does_not_put_out_fires(x: int, harm: str, why: str):
    held = {"ann": {"melee": "first-aid-kit-1"}}
    game = city(ann=(100, 300), bob=(x, 300), held=held, harm={"bob": {"left": harm}})

    with pytest.raises(Refusal, match=why):
        play(game, Heal(slot="melee", seat="bob", harmed="left"))


def radio(x: int) -> City:
    held = {"ann": {"hidden": "walkie-talkie-1"}}
    actions = {"bob": NAKED}
    game = city(
        ann=(560, 560), bob=(x, 300), held=held, homes={"ann": (0, 300)}, actions=actions,
        dice=[12, 6],
    )  # fmt: skip
    return play(game, CallSniper(slot="hidden", seat="bob"), "stride")


def test_a_sniper_wounds_once_at_most_and_nobody_hears_it():
    game = radio(312)

    assert game.player("bob").harm == {"stride": "wound"}
    assert not game.told(NoiseMade)
    assert game.state.discard == ["walkie-talkie-1"]
    assert game.table.acting == ("ann",)


def test_beyond_30_cm_from_ones_community_nobody_is_shot():
    with pytest.raises(Refusal, match="too-far-from-home"):
        radio(313)


def test_a_lucky_charm_has_any_roll_made_again():
    game = city(
        ann=(560, 560), bob=(100, 300), held={"ann": {"hidden": "walkie-talkie-1"}},
        homes={"ann": (0, 300)}, laid={"bob": ["lucky-charm-1"]}, actions={"bob": NAKED},
        dice=[12, 6, 1, 1],
    )  # fmt: skip
    play(game, CallSniper(slot="hidden", seat="bob"), "reroll", "fatigue", "survival-1", "green")

    assert game.told(CharmSpent)
    assert game.player("bob").laid == []
    assert [one.attack for one in game.told(Attacked) if isinstance(one, Attacked)] == [2]


def test_a_bandage_takes_a_wound_off_its_cell_and_it_still_counts():
    game = city(
        ann=(100, 300), bob=(20, 20), harm={"ann": {"left": "wound", "green": "wound"}},
        laid={"ann": ["bandage-1"]},
    )  # fmt: skip
    play(game, Bandage(harmed="left"))

    assert game.player("ann").harm == {"green": "wound"}
    assert game.seen_by("ann", "ann").wounds == 2
    with pytest.raises(Refusal, match="no-bandage-left"):
        play(game, Bandage(harmed="green"))


def test_sneakers_hold_a_token():
    game = city(ann=(100, 300), bob=(20, 20), held={"ann": {"outfit": "sneakers-1"}})
    play(game, Wait(), cell="outfit")

    assert game.player("ann").actions == {"outfit": "action"}


def test_sneakers_taken_off_leave_their_token_to_a_cell():
    held = {"ann": {"outfit": "sneakers-1"}}
    game = city(ann=(100, 300), bob=(20, 20), held=held, actions={"ann": {"outfit": "fatigue"}})
    play(game, Drop(slot="outfit"))

    assert game.player("ann").actions == {"melee": "fatigue"}


@pytest.mark.parametrize(
    ("held", "slot"),
    [({"pack": "backpack-1", "pack-1": "food-1", "pack-2": "shiv-1"}, "pack"),
     ({"outfit": "satchel-1", "satchel": "food-1"}, "outfit")],
)  # fmt: skip
def test_a_bag_that_is_dropped_takes_its_contents_along(held: dict[str, str], slot: str):
    game = city(ann=(100, 300), bob=(20, 20), held={"ann": held})
    play(game, Drop(slot=slot))

    assert game.player("ann").held == {}
    assert sorted(one.token for one in game.state.lying.values()) == sorted(held.values())


def test_dropping_is_free():
    game = play(city(ann=(100, 300), bob=(20, 20), held={"ann": {"left": "shiv-1"}}),
                Drop(slot="left"))  # fmt: skip

    assert game.player("ann").actions == {}
    assert game.table.acting == ("ann",)


def test_an_empty_gun_on_the_ground_is_marked():
    held = {"ann": {"left": "handgun-1"}}
    game = city(ann=(100, 300), bob=(20, 20), held=held, empty=["handgun-1"])
    play(game, Drop(slot="left"))

    assert [one.empty for one in game.table.view("bob").lying] == [True]


def test_resting_turns_a_fatigue():
    game = city(ann=(100, 300), bob=(20, 20), actions={"ann": {"green": "fatigue"}})
    play(game, Rest(cell="green"))

    assert game.player("ann").actions == {"green": "action", "hidden": "action"}


def test_smothering_puts_the_fire_out():
    game = play(city(ann=(100, 300), bob=(20, 20), harm={"ann": {"left": "burn"}}), Smother())

    assert game.player("ann").harm == {}


# ---------------------------------------------------------------- tokens on cells


def test_a_token_lies_on_a_wound_only_where_no_other_cell_is_open():
    full = {"melee": "shiv-1", "ranged": "shiv-2", "stride": "food-1", "reroll": "food-2",
            "green": "ammo-1", "hidden": "ammo-2", "survival-1": "flare-1"}  # fmt: skip
    harm = {"ann": {"survival-2": "wound"}}
    game = city(ann=(100, 300), bob=(20, 20), held={"ann": full}, harm=harm)
    game.table.play("ann", Wait())
    assert game.player("ann").actions == {"survival-3": "action"}

    full["survival-3"] = "detonator-1"
    game = city(ann=(100, 300), bob=(20, 20), held={"ann": full}, harm=harm)
    game.table.play("ann", Wait())
    assert game.player("ann").actions == {"survival-2": "action"}


def test_without_any_room_one_drops_something_first():
    cells = ("melee", "ranged", "stride", "reroll", "green", "hidden", "survival-1",
             "survival-2", "survival-3")  # fmt: skip
    tokens = ("shiv-1", "shiv-2", "food-1", "food-2", "ammo-1", "ammo-2", "flare-1",
              "detonator-1", "blunt-1")  # fmt: skip
    full: dict[str, str] = dict(zip(cells, tokens, strict=True))
    held = {"ann": full}
    game = city(ann=(100, 300), bob=(20, 20), held=held)

    assert {type(one) for one in game.table.commands("ann")} >= {Drop}
    with pytest.raises(Refusal, match="no-room-for-token"):
        play(game, Wait())
    play(game, Drop(slot="melee"))
    play(game, Wait())
    assert game.player("ann").actions == {"melee": "action"}


# ---------------------------------------------------------------- searching


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
    play(game, Trade(seat="bob"), "yes", "passport", "yes", "yes", "fitting")

    assert (game.player("ann").laid, game.player("bob").laid) == (["bandage-1"], ["lucky-charm-1"])


def test_nobody_takes_a_bandage_off_a_dead_survivors_wound():
    game = city(
        ann=(100, 300), bob=(130, 300), laid={"bob": ["bandage-1"]}, dressed={"bob": 1},
        dead=["bob"],
    )  # fmt: skip

    with pytest.raises(Refusal, match="nothing-there"):
        play(game, Loot(seat="bob", slot="passport"))
