"""Inventory: two hands, five cards, reorganising, trading, throwing away. [zombicide #5, #6]"""

from __future__ import annotations

from tests.table import ZombiePhase, allowed, do, events, held, play, refused, state_in, street

TWO = {"ann": ["phil"], "bob": ["wanda"]}

# ------------------------------------------------------------ hands


def test_a_weapon_must_be_in_hand():
    game = street("phil 1W", pack={"phil": ["pistol"]})

    assert refused(game, do("attack", "phil", card="pistol", zone="S2")) == "not-in-hand"


def test_reorganising_costs_one_action_however_many_cards_change_places():
    game = street("phil", hands={"phil": ["pan"]}, pack={"phil": ["katana", "rifle"]})
    play(game, do("equip", "phil", card="katana", place="left"))
    play(game, do("equip", "phil", card="rifle", place="right"))

    assert held(game, "phil") == ["katana", "rifle", "pan"]
    assert game.survivor("phil").actions == 2


def test_reorganising_later_costs_again():
    game = street("phil", hands={"phil": ["pan"]})
    play(game, do("equip", "phil", card="pan", place="right"), do("make-noise", "phil"))
    play(game, do("equip", "phil", card="pan", place="left"))

    assert game.survivor("phil").actions == 0


def test_reorganising_needs_an_action():
    game = street("phil", hands={"phil": ["pan"]}, actions={"phil": 0})

    assert refused(game, do("equip", "phil", card="pan", place="right")) == "too-few-actions"
    assert allowed(game, "phil", "equip") == []


def test_a_card_put_into_a_full_hand_changes_places_with_it():
    game = street("phil", hands={"phil": ["pan", "katana"]})
    play(game, do("equip", "phil", card="pan", place="right"))

    assert held(game, "phil") == ["katana", "pan"]


def test_the_pack_holds_three_cards():
    full = street("phil", hands={"phil": ["pan"]}, pack={"phil": ["water"] * 3})
    room = street("phil", hands={"phil": ["pan"]}, pack={"phil": ["water"] * 2})

    assert refused(full, do("equip", "phil", card="pan", place="pack")) == "pack-is-full"
    play(room, do("equip", "phil", card="pan", place="pack"))
    assert held(room, "phil") == ["-", "-", "water", "water", "pan"]


def test_a_card_that_lies_there_is_not_moved():
    game = street("phil", hands={"phil": ["pan"]}, pack={"phil": ["water"]})

    assert refused(game, do("equip", "phil", card="pan", place="left")) == "card-already-there"
    assert refused(game, do("equip", "phil", card="water", place="pack")) == "card-already-there"
    assert refused(game, do("equip", "phil", card="rifle", place="left")) == "card-not-held"


def test_a_wound_is_moved_like_equipment():
    game = street("phil", hands={"phil": ["pan"]}, wounds={"phil": 1})
    play(game, do("equip", "phil", card="wounded", place="right"))

    assert held(game, "phil") == ["pan", "wounded"]


# ------------------------------------------------------------ throwing away


def test_cards_are_thrown_away_for_free_at_any_time():
    game = street("phil wanda", seats=TWO, pack={"wanda": ["water"]})
    play(game, do("discard", "wanda", card="water"))

    assert held(game, "wanda") == ["-", "-"]
    assert game.survivor("wanda").actions == 3
    assert game.table.acting == ("ann",)


def test_what_is_thrown_away_is_told_and_lies_on_the_discard_pile():
    game = street("phil", pack={"phil": ["water"]})
    play(game, do("discard", "phil", card="water"))

    assert [one.survivor for one in events(game, "CardDiscarded")] == ["phil"]
    assert [card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard] == ["water"]


def test_a_fired_weapon_thrown_away_is_found_loaded():
    """House: the rulebook does not say; a card of the deck remembers nothing."""
    game = street("phil 4W", hands={"phil": ["sawed-off"]}, dice=[1, 1])
    play(game, do("attack", "phil", card="sawed-off", zone="S2"))
    play(game, do("discard", "phil", card="sawed-off"))

    assert state_in(game).emptied == []


def test_throwing_away_does_not_begin_a_turn():
    game = street("phil wanda", pack={"wanda": ["water"]})
    play(game, do("discard", "wanda", card="water"))

    assert not game.survivor("wanda").active
    play(game, do("make-noise", "phil"))


def test_throwing_away_does_not_end_the_tidying():
    game = street("phil", hands={"phil": ["pan"]}, pack={"phil": ["water"]})
    play(game, do("equip", "phil", card="pan", place="right"))
    play(game, do("discard", "phil", card="water"))
    play(game, do("equip", "phil", card="pan", place="left"))

    assert game.survivor("phil").actions == 2


def test_a_wound_cannot_be_thrown_away():
    game = street("phil", wounds={"phil": 1})

    assert refused(game, do("discard", "phil", card="wounded")) == "wound-stays"
    assert refused(game, do("discard", "phil", card="water")) == "card-not-held"
    assert allowed(game, "phil", "discard") == []


# ------------------------------------------------------------ trading


def test_a_trade_in_the_same_zone_costs_one_action():
    game = street("phil+wanda", hands={"phil": ["katana"], "wanda": ["rifle"]})
    play(game, do("trade", "phil", partner="wanda", give="katana", take="rifle"))

    assert (held(game, "phil"), held(game, "wanda")) == (["rifle", "-"], ["katana", "-"])
    assert game.survivor("phil").actions == 2


def test_a_gift_needs_nothing_in_return():
    game = street("phil+wanda", hands={"phil": ["katana"]})
    play(game, do("trade", "phil", partner="wanda", give="katana"))
    play(game, do("trade", "phil", partner="wanda", take="katana"))

    told = [(one.given[:6], one.taken[:6]) for one in events(game, "CardsTraded")]
    assert told == [("katana", ""), ("", "katana")]
    assert (held(game, "phil"), held(game, "wanda")) == (["katana", "-"], ["-", "-"])


def test_one_action_serves_for_all_trades_with_a_partner_and_for_reorganising():
    game = street("phil+wanda", hands={"phil": ["katana", "pan"]}, pack={"phil": ["rifle"]})
    play(game, do("equip", "phil", card="rifle", place="left"))
    play(game, do("trade", "phil", partner="wanda", give="katana"))
    play(game, do("trade", "phil", partner="wanda", give="pan"))
    play(game, do("equip", "phil", card="rifle", place="right"))

    assert game.survivor("phil").actions == 2


def test_another_partner_is_another_action():
    game = street("phil+wanda+ned", hands={"phil": ["katana", "pan"]})
    play(game, do("trade", "phil", partner="wanda", give="katana"))
    play(game, do("trade", "phil", partner="ned", give="pan"))

    assert game.survivor("phil").actions == 1


def test_in_free_order_what_others_do_meanwhile_ends_no_trade():
    """[zombicide #6] Turns overlap: Phil pays one action for the trade, though Amy moves and ends
    her turn before it is over."""
    given = {"hands": {"phil": ["pan", "katana"]}, "order": "free"}
    game = street("phil+wanda amy .", seats={**TWO, "cleo": ["amy"]}, **given)
    play(game, do("trade", "phil", partner="wanda", give="pan"))
    play(game, do("move", "amy", zone="S3"), do("end-turn", "amy"))
    play(game, do("trade", "phil", partner="wanda", give="katana"))
    assert game.survivor("phil").actions == 2

    play(game, do("make-noise", "wanda"), do("trade", "phil", partner="wanda", take="pan"))
    assert game.survivor("phil").actions == 1


def test_nobody_trades_with_a_survivor_elsewhere():
    game = street("phil wanda", hands={"phil": ["katana"]})

    assert refused(game, do("trade", "phil", partner="wanda", give="katana")) == "partner-not-here"
    assert refused(game, do("trade", "phil", partner="josh", give="katana")) == "partner-not-here"
    assert allowed(game, "phil", "trade") == []


def test_zombies_do_not_hinder_a_trade():
    game = street("phil+wanda+2W", hands={"phil": ["katana"]})

    assert play(game, do("trade", "phil", partner="wanda", give="katana"))


def test_a_trade_moves_something_between_two():
    game = street("phil+wanda", hands={"phil": ["katana"]})

    assert refused(game, do("trade", "phil", partner="wanda")) == "nothing-to-trade"
    assert refused(game, do("trade", "phil", partner="phil", give="katana")) == "nothing-to-trade"
    assert refused(game, do("trade", "phil", partner="wanda", give="rifle")) == "card-not-held"
    assert refused(game, do("trade", "phil", partner="wanda", take="katana")) == "card-not-held"


def test_a_trade_needs_an_action():
    game = street("phil+wanda", hands={"phil": ["katana"]}, actions={"phil": 0})

    assert refused(game, do("trade", "phil", partner="wanda", give="katana")) == "too-few-actions"


def test_a_wound_is_not_traded():
    """facts 1, Wounded: it moves inside its inventory only."""
    game = street("phil+wanda", wounds={"phil": 1})

    assert refused(game, do("trade", "phil", partner="wanda", give="wounded")) == "wound-stays"


def test_a_full_inventory_takes_no_gift_but_swaps():
    game = street(
        "phil+wanda",
        hands={"phil": ["katana"], "wanda": ["pan", "rifle"]},
        pack={"wanda": ["water", "scope", "gasoline"]},
    )

    assert refused(game, do("trade", "phil", partner="wanda", give="katana")) == "inventory-full"
    play(game, do("trade", "phil", partner="wanda", give="katana", take="pan"))
    assert held(game, "wanda")[0] == "katana"


def test_a_full_inventory_takes_nothing_for_nothing():
    game = street(
        "phil+wanda",
        hands={"wanda": ["katana"], "phil": ["pan", "rifle"]},
        pack={"phil": ["water", "scope", "gasoline"]},
    )

    assert refused(game, do("trade", "phil", partner="wanda", take="katana")) == "inventory-full"


def test_the_partner_reorganises_without_spending_actions():
    game = street("phil+wanda", seats=TWO, hands={"phil": ["katana"], "wanda": ["pan"]})
    play(game, do("trade", "phil", partner="wanda", give="katana"))
    play(game, do("equip", "wanda", card="pan", place="pack"))
    play(game, do("equip", "wanda", card="katana", place="left"))

    assert held(game, "wanda") == ["katana", "-", "pan"]
    assert game.survivor("wanda").actions == 3
    assert game.survivor("phil").active


def test_the_partner_reorganises_only_while_the_trade_goes_on():
    game = street("phil+wanda .", seats=TWO, hands={"phil": ["katana"], "wanda": ["pan"]})
    assert refused(game, do("equip", "wanda", card="pan", place="pack")) == "not-your-turn"

    play(game, do("trade", "phil", partner="wanda", give="katana"), do("make-noise", "phil"))
    assert refused(game, do("equip", "wanda", card="pan", place="pack")) == "not-your-turn"


def test_a_partner_who_had_its_turn_reorganises_too():
    game = street("phil+wanda", hands={"phil": ["katana"], "wanda": ["pan"]})
    play(game, do("end-turn", "wanda"), do("trade", "phil", partner="wanda", give="katana"))
    play(game, do("equip", "wanda", card="pan", place="pack"))

    assert held(game, "wanda") == ["-", "katana", "pan"]


def test_a_card_under_another_goes_with_it():
    game = street("phil+wanda", hands={"phil": ["sniper-rifle"]})
    play(game, do("trade", "phil", partner="wanda", give="sniper-rifle"))
    assert held(game, "wanda") == ["sniper-rifle", "-"]

    play(game, do("discard", "wanda", card="sniper-rifle"))
    kinds = sorted(card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard)
    assert kinds == ["rifle", "scope"]


def test_a_fired_weapon_stays_empty_when_it_is_given_away():
    """Rulebook #8: its new owner must reload it."""
    game = street("phil+wanda 1W", hands={"phil": ["sawed-off"]}, dice=[1, 1])
    play(game, do("attack", "phil", card="sawed-off", zone="S2"))
    play(game, do("trade", "phil", partner="wanda", give="sawed-off"), do("end-turn", "phil"))

    assert refused(game, do("attack", "wanda", card="sawed-off", zone="S2")) == "must-reload"


def test_the_tidying_ends_with_the_turn():
    game = street("phil+wanda", hands={"phil": ["katana"]})
    play(game, do("equip", "phil", card="katana", place="right"), ZombiePhase())
    play(game, do("equip", "phil", card="katana", place="left"))

    assert game.survivor("phil").actions == 2
