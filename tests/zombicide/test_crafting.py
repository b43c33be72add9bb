"""Improved weapons: two cards become one, for no action. [zombicide #8]"""

from __future__ import annotations

from tests.table import allowed, do, events, held, play, refused, state_in, street

MOLOTOV = do("craft", "phil", recipe="molotov")
SNIPER = do("craft", "phil", recipe="sniper-rifle")


def test_bottles_and_gasoline_make_a_molotov_and_are_discarded():
    game = street("phil", pack={"phil": ["glass-bottles", "gasoline"]})
    play(game, MOLOTOV, answers=["left"])

    assert held(game, "phil") == ["molotov", "-"]
    assert [one.recipe for one in events(game, "CardCrafted")] == ["molotov"]
    kinds = sorted(card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard)
    assert kinds == ["gasoline", "glass-bottles"]


def test_a_rifle_and_a_scope_make_one_card():
    game = street("phil", hands={"phil": ["rifle"]}, pack={"phil": ["scope", "water"]})
    play(game, SNIPER, answers=["left"])

    assert held(game, "phil") == ["sniper-rifle", "-", "water"]
    assert state_in(game).equipment_discard == []


def test_making_costs_no_action():
    game = street("phil", pack={"phil": ["glass-bottles", "gasoline"]}, actions={"phil": 0})

    assert play(game, MOLOTOV, answers=["right"]).survivor("phil").actions == 0


def test_what_was_made_is_taken_in_hand_for_free():
    game = street("phil", hands={"phil": ["katana", "pan"]}, pack={"phil": ["rifle", "scope"]})
    play(game, SNIPER, answers=["right"])

    assert held(game, "phil") == ["katana", "sniper-rifle", "pan"]
    assert game.survivor("phil").actions == 3


def test_what_was_made_may_go_to_the_pack():
    game = street("phil", pack={"phil": ["glass-bottles", "gasoline"]})
    play(game, MOLOTOV, answers=["pack"])

    assert held(game, "phil") == ["-", "-", "molotov"]


def test_a_part_is_missing():
    game = street("phil", pack={"phil": ["glass-bottles"]})

    assert refused(game, MOLOTOV) == "parts-missing"
    assert allowed(game, "phil", "craft") == []


def test_the_parts_are_ones_own():
    game = street("phil+ned", pack={"phil": ["glass-bottles"], "ned": ["gasoline"]})

    assert refused(game, MOLOTOV) == "parts-missing"


def test_a_sniper_rifle_takes_no_second_scope():
    game = street("phil", hands={"phil": ["sniper-rifle"]}, pack={"phil": ["scope"]})

    assert refused(game, SNIPER) == "parts-missing"


def test_unknown_recipes_are_refused():
    assert refused(street("phil"), do("craft", "phil", recipe="soup")) == "no-such-recipe"


def test_there_are_two_molotovs_in_the_box():
    game = street(
        "phil ned",
        pack={"phil": ["glass-bottles", "gasoline"]},
        hands={"ned": ["molotov", "molotov"]},
    )
    assert refused(game, MOLOTOV) == "none-left"

    game = street(
        "phil ned", pack={"phil": ["glass-bottles", "gasoline"]}, hands={"ned": ["molotov"]}
    )
    assert play(game, MOLOTOV, answers=["left"])


def test_a_thrown_molotov_may_be_made_again():
    game = street(
        "phil+ned 1W",
        pack={"phil": ["glass-bottles", "gasoline"]},
        hands={"ned": ["molotov", "molotov"]},
    )
    play(game, do("attack", "ned", card="molotov", zone="S2"), do("end-turn", "ned"))

    assert held(play(game, MOLOTOV, answers=["left"]), "phil") == ["molotov", "-"]


def test_making_does_not_end_the_tidying():
    game = street("phil", hands={"phil": ["rifle"]}, pack={"phil": ["scope"]})
    play(game, do("equip", "phil", card="rifle", place="right"))
    play(game, SNIPER, answers=["left"])
    play(game, do("equip", "phil", card="sniper-rifle", place="pack"))

    assert game.survivor("phil").actions == 2


def test_making_is_for_ones_own_turn():
    """House: the rulebook says no more than that it costs nothing."""
    game = street("phil+ned", pack={"phil": ["glass-bottles", "gasoline"]})
    play(game, do("make-noise", "ned"))

    assert refused(game, MOLOTOV) == "finish-first"


def test_a_sniper_rifle_is_told_apart_from_a_rifle_wherever_it_is_named():
    hands = {"phil": ["sniper-rifle", "rifle"]}
    game = street("phil+ned . 1W", hands=hands, dice=[1, 1])
    aim = {"zone": "S3"}
    play(game, do("attack", "phil", card="sniper-rifle", **aim))
    play(game, do("attack", "phil", card="rifle", **aim))
    play(game, do("equip", "phil", card="sniper-rifle", place="pack"))
    play(game, do("trade", "phil", partner="ned", give="sniper-rifle"))
    play(game, do("discard", "ned", card="sniper-rifle"), do("discard", "phil", card="rifle"))

    rolls = [one.card for one in events(game, "DiceRolled")]
    assert (rolls[0], rolls[1].rsplit("-", 1)[0]) == ("sniper-rifle", "rifle")
    assert [one.card for one in events(game, "CardMoved")] == ["sniper-rifle"]
    assert [one.given for one in events(game, "CardsTraded")] == ["sniper-rifle"]
    gone = [one.card for one in events(game, "CardDiscarded")]
    assert (gone[0], gone[1].rsplit("-", 1)[0]) == ("sniper-rifle", "rifle")
    assert len(state_in(game).equipment_discard) == 3
