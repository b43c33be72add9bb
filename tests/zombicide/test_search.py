"""Searching: where, how often, what is found, the deck made anew. [zombicide #5, #6]"""

from __future__ import annotations

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

LOOK = do("search", "phil")

# ------------------------------------------------------------ where and how often


def test_a_room_is_searched_for_one_action():
    game = play(street("[phil]", equipment=["water"]), LOOK)

    assert held(game, "phil") == ["-", "-", "water"]
    assert game.survivor("phil").actions == 2


def test_the_street_is_not_searched():
    assert refused(street("phil"), LOOK) == "search-in-rooms-only"
    assert allowed(street("phil"), "phil", "search") == []


def test_nobody_searches_among_zombies():
    assert refused(street("[phil+1W]"), LOOK) == "search-among-zombies"


def test_zombies_next_door_do_not_matter():
    assert allowed(street("[phil] [1W]"), "phil", "search") == [{}]


def test_a_survivor_searches_once_a_turn():
    assert refused(play(street("[phil]", equipment=["water"]), LOOK), LOOK) == "searched-already"


def test_the_search_of_a_new_turn_is_a_new_one():
    game = play(street("[phil]", equipment=["water", "gasoline"]), LOOK, ZombiePhase(), LOOK)

    assert held(game, "phil") == ["-", "-", "water", "gasoline"]


def test_even_a_free_search_is_the_only_one_of_the_turn():
    """facts 6, Search limit."""
    game = play(street("[ned]", equipment=["water"]), do("search", "ned"))

    assert game.survivor("ned").actions == 3
    assert refused(game, do("search", "ned")) == "searched-already"


def test_without_actions_nothing_is_searched():
    assert refused(street("[phil]", actions={"phil": 0}), LOOK) == "too-few-actions"
    assert allowed(street("[ned]", actions={"ned": 0}), "ned", "search") == [{}]


# ------------------------------------------------------------ what is kept


def test_a_weapon_found_comes_to_a_free_hand():
    game = play(street("[phil]", equipment=["katana"]), LOOK)

    assert held(game, "phil") == ["katana", "-"]


def test_what_is_found_may_be_thrown_away_at_once():
    game = play(street("[phil]", equipment=["water"]), LOOK)
    play(game, do("discard", "phil", card="water"))

    assert held(game, "phil") == ["-", "-"]
    assert len(state_in(game).equipment_discard) == 1


FULL = {"hands": {"phil": ["katana", "pan"]}, "pack": {"phil": ["water", "scope", "gasoline"]}}


def test_of_six_cards_the_player_says_which_one_goes():
    game = play(street("[phil]", equipment=["rifle"], **FULL), LOOK, answers=["katana"])

    assert held(game, "phil") == ["rifle", "pan", "water", "scope", "gasoline"]
    assert [card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard] == ["katana"]
    assert [one.card.rsplit("-", 1)[0] for one in events(game, "CardDiscarded")] == ["katana"]


def test_the_card_just_found_may_be_the_one_that_goes():
    game = play(street("[phil]", equipment=["rifle"], **FULL), LOOK, answers=["rifle"])

    assert held(game, "phil") == ["katana", "pan", "water", "scope", "gasoline"]


def test_with_four_cards_nothing_is_asked():
    game = street(
        "[phil]", equipment=["rifle"], hands={"phil": ["katana"]}, pack={"phil": ["water"] * 3}
    )

    assert held(play(game, LOOK), "phil") == ["katana", "rifle", "water", "water", "water"]


def test_a_wound_is_never_the_card_that_goes():
    game = street(
        "[phil]",
        equipment=["rifle"],
        hands={"phil": ["katana", "pan"]},
        pack={"phil": ["water", "scope"]},
        wounds={"phil": 1},
    )
    play(game, LOOK, answers=["water"])

    assert sorted(held(game, "phil")) == ["katana", "pan", "rifle", "scope", "wounded"]


# ------------------------------------------------------------ tidying afterwards


def test_after_a_search_the_inventory_is_tidied_for_free():
    game = play(street("[phil]", equipment=["katana"]), LOOK)
    play(game, do("equip", "phil", card="katana", place="right"))
    play(game, do("equip", "phil", card="katana", place="pack"))

    assert game.survivor("phil").actions == 2


def test_after_a_search_trading_still_costs_an_action():
    game = play(street("[phil+wanda]", equipment=["katana"]), LOOK)
    play(game, do("trade", "phil", partner="wanda", give="katana"))

    assert game.survivor("phil").actions == 1


def test_the_free_tidying_ends_with_the_next_deed():
    game = play(street("[phil]", equipment=["katana"]), LOOK, do("make-noise", "phil"))
    play(game, do("equip", "phil", card="katana", place="right"))

    assert game.survivor("phil").actions == 0


# ------------------------------------------------------------ Aaahh!


def test_aaahh_brings_a_walker_into_the_room():
    game = play(street("[phil]", equipment=["aaahh"]), LOOK)

    assert drawn(game) == "[phil+1W]"
    assert held(game, "phil") == ["-", "-"]
    assert len(state_in(game).equipment_discard) == 1


def test_after_aaahh_the_room_is_not_searched_until_it_is_cleared():
    """facts 6, Aaahh!"""
    game = play(street("[phil+ned]", equipment=["aaahh"]), LOOK, do("end-turn", "phil"))

    assert refused(game, do("search", "ned")) == "search-among-zombies"


def test_aaahh_without_a_walker_in_the_box_activates_all_walkers():
    game = street("[phil] # 2W . wanda", equipment=["aaahh"], supply={"walker": 0})
    play(game, LOOK)

    assert drawn(game) == "[phil] # . 2W wanda"
    assert [one.missing for one in events(game, "FiguresShort")] == [1]


# ------------------------------------------------------------ flashlight


def test_a_flashlight_draws_one_card_more_even_from_the_pack():
    game = street("[phil]", equipment=["water", "gasoline"], pack={"phil": ["flashlight"]})

    assert held(play(game, LOOK), "phil") == ["-", "-", "flashlight", "water", "gasoline"]


def test_two_flashlights_give_three_cards():
    """facts 6, Flashlights."""
    game = street(
        "[phil]",
        equipment=["water", "katana", "pistol"],
        pack={"phil": ["flashlight", "flashlight"]},
    )

    assert held(play(game, LOOK), "phil") == [
        "katana",
        "pistol",
        "flashlight",
        "flashlight",
        "water",
    ]


def test_aaahh_with_a_flashlight_lets_the_other_card_be_drawn():
    """facts 6, Aaahh!: with a flashlight every card drawn is resolved."""
    game = street("[phil]", equipment=["aaahh", "water"], pack={"phil": ["flashlight"]})
    play(game, LOOK)

    assert drawn(game) == "[phil+1W]"
    assert held(game, "phil") == ["-", "-", "flashlight", "water"]


def test_two_aaahh_in_one_search_bring_two_walkers():
    game = street("[phil]", equipment=["aaahh", "aaahh"], pack={"phil": ["flashlight"]})

    assert drawn(play(game, LOOK)) == "[phil+2W]"


# ------------------------------------------------------------ the deck made anew


def test_an_empty_deck_is_made_anew_from_the_discards():
    game = street("[phil]")
    state = state_in(game)
    state.equipment_deck, state.equipment_discard = [], state.equipment_deck[:3]
    play(game, LOOK)

    assert [one.deck for one in events(game, "DeckReshuffled")] == ["equipment"]
    assert len(state_in(game).equipment_deck) == 2
    assert state_in(game).equipment_discard == []


def test_a_deck_with_one_card_left_is_not_made_anew():
    game = street("[phil]")
    state = state_in(game)
    state.equipment_discard, state.equipment_deck = state.equipment_deck[1:], ["water-1"]
    play(game, LOOK)

    assert events(game, "DeckReshuffled") == []
    assert state_in(game).equipment_deck == []


def test_wounds_pans_molotovs_and_special_weapons_never_come_back():
    """facts 6, Equipment deck empty."""
    game = street(
        "[phil+wanda]",
        hands={"phil": ["pan", "molotov"], "wanda": ["evil-twins", "mas-shotgun"]},
        pack={"phil": ["water"]},
    )
    for card in ("pan", "molotov", "water"):
        play(game, do("discard", "phil", card=card))
    for card in ("evil-twins", "mas-shotgun"):
        play(game, do("discard", "wanda", card=card))

    assert [card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard] == ["water"]


def test_the_wounds_of_the_fallen_do_not_come_into_the_deck():
    game = street("phil+1W", wounds={"phil": 1}, pack={"phil": ["water"]})
    play(game, ZombiePhase())

    assert [card.rsplit("-", 1)[0] for card in state_in(game).equipment_discard] == ["water"]


def test_with_neither_deck_nor_discards_nothing_is_found():
    game = street("[phil]")
    state_in(game).equipment_deck = []
    play(game, LOOK)

    assert len(events(game, "NothingFound")) == 1
    assert game.survivor("phil").actions == 2
