"""Objects one by one, and where tokens lie. [trust-me #2, #6, #8]"""

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
    Reload,
    Reorganise,
    Rest,
    Smother,
    Wait,
)
from engine.trust_me.events import (
    Attacked,
    CharmSpent,
    NoiseMade,
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


def on_and_below(helper: Place, patient: Place) -> City:
    """A car lies to the east of x = 200; Ann helps Bob, and it costs her one Action."""
    held = {"ann": {"melee": "first-aid-kit-1"}}
    game = city(
        ann=helper, bob=patient, scenery={"car-1": (250, 300)}, held=held,
        harm={"bob": {"left": "wound"}}, dice=[12],
    )  # fmt: skip
    play(game, Heal(slot="melee", seat="bob", harmed="left"))

    assert game.player("bob").harm == {}
    assert game.player("ann").actions == {"hidden": "action"}
    return game


@pytest.mark.parametrize("patient", [(215, 300), (226, 270)])
def test_who_helps_somebody_on_a_car_stays_on_the_ground(patient: Place):
    """Climbing would be a Fatigue. [#14]"""
    assert on_and_below((180, 300), patient).at("ann") == (180, 300)


def test_who_helps_from_a_car_steps_down_for_nothing_more():
    """An Action is enough to step down. [#10]"""
    assert on_and_below((215, 300), (165, 300)).at("ann") == (190, 300)


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


CELLS = ("melee", "ranged", "stride", "reroll", "green", "hidden", "survival-1", "survival-2")
TOKENS = ("shiv-1", "shiv-2", "food-1", "food-2", "ammo-1", "ammo-2", "flare-1", "detonator-1")


def in_sneakers(**told: object) -> City:
    """Ann's sneakers bear a Fatigue, her ninth cell a wound."""
    given: dict[str, object] = {
        "held": {"ann": {"outfit": "sneakers-1"}},
        "actions": {"ann": {"outfit": "fatigue"}},
        "harm": {"ann": {"survival-3": "wound"}},
        **told,
    }
    return city(ann=(100, 300), bob=(20, 20), **given)  # type: ignore[arg-type]


def test_the_owner_of_dropped_sneakers_says_where_their_token_goes():
    """On another cell, and on a wound only where no other is open. [#7, #16]"""
    game = in_sneakers()
    game.table.play("ann", Drop(slot="outfit"))
    question = game.table.question
    assert question
    assert (question.key, question.subject, question.seats) == ("which-cell", "fatigue", ("ann",))
    assert sorted(question.options) == sorted(CELLS)
    reply(game, cell="stride")

    assert game.player("ann").actions == {"stride": "fatigue"}
    assert game.player("ann").held == {}
    assert game.table.acting == ("ann",)


def test_so_does_who_takes_the_token_off_them_to_rearrange():
    game = play(in_sneakers(), Reorganise(), cell="green")
    reply(game, "shoes", "done", cell="reroll")

    assert game.player("ann").actions == {"green": "action", "reroll": "fatigue"}


def test_that_token_lies_on_a_wound_where_nothing_else_is_open():
    full = dict(zip(CELLS, TOKENS, strict=True))
    game = play(in_sneakers(held={"ann": {"outfit": "sneakers-1", **full}}), Drop(slot="outfit"))

    assert game.player("ann").actions == {"survival-3": "fatigue"}
    assert loaded(game.table.to_json()).to_json() == game.table.to_json()


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
