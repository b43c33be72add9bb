"""Items: laid out where they are found, used later. [zombies, Event cards]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.box import box
from engine.zombies.commands import (
    Fight,
    FinishTurn,
    MoveZombie,
    PlayCard,
    RollMovement,
    UseItem,
    Walk,
)
from tests.zombies.town import (
    Course,
    allowed,
    by,
    drawn,
    events,
    play,
    refused,
    reloaded,
    state_in,
    town,
)

STREET = "town-square straight@1"
PLACES = {card.id: card.place for card in box().cards.values() if card.place}


def building(kind: str) -> str:
    """The town square and that building, which is tile 2; 2B is inside."""
    beside = "S" not in box().tiles[kind].exits
    return f"town-square {kind}" if beside else f"{kind}\ntown-square"


def with_item(kind: str, squares: str, drawing: str = STREET, **given: Any) -> Course:
    return town(drawing, squares, items={"ann": [kind]}, **given)


def discards(game: Course) -> list[str]:
    return [box().copies[card] for card in state_in(game).discard]


# ---------------------------------------------------------------- laying out


@pytest.mark.parametrize("kind", PLACES)
def test_an_item_is_laid_out_inside_its_building(kind: str):
    """Facts #9: the pawn stands on an inside square (house, as in public descriptions)."""
    game = town(building(PLACES[kind] or ""), "2B=ann", hands={"ann": [kind]})

    play(game, PlayCard(card=kind))

    assert [card.kind for card in game.player("ann").items] == [kind]
    assert game.player("ann").hand == ()


@pytest.mark.parametrize("kind", PLACES)
def test_no_item_is_laid_out_elsewhere(kind: str):
    game = town(building(PLACES[kind] or ""), "1E=ann", hands={"ann": [kind]})

    assert refused(game, PlayCard(card=kind)) == "not-in-building"


def test_the_road_before_the_door_is_not_inside():
    """Facts #9: not the building's road squares."""
    game = town(building("hospital"), "2H=ann", hands={"ann": ["first-aid-kit"]})

    assert refused(game, PlayCard(card="first-aid-kit")) == "not-in-building"


def test_a_first_aid_kit_is_for_the_hospital_only():
    """Facts #10.1: another edition allows the drug store as well; ours does not."""
    game = town("town-square drug-store", "2B=ann", hands={"ann": ["first-aid-kit"]})

    assert refused(game, PlayCard(card="first-aid-kit")) == "not-in-building"


def test_a_shotgun_is_laid_out_anywhere():
    game = play(town(STREET, "2E=ann", hands={"ann": ["shotgun"]}), PlayCard(card="shotgun"))

    assert [card.kind for card in game.player("ann").items] == ["shotgun"]


def test_there_is_one_of_each_kind_in_play():
    """Facts #9: several items, one of each kind (publisher's answers)."""
    game = with_item("shotgun", "2E=ann", hands={"ann": ["shotgun"]})

    assert refused(game, PlayCard(card="shotgun")) == "item-in-play-already"


def test_several_kinds_lie_in_front_of_a_player():
    game = with_item("skateboard", "2E=ann", hands={"ann": ["shotgun"]})

    play(game, PlayCard(card="shotgun"))

    assert [card.kind for card in game.player("ann").items] == ["skateboard", "shotgun"]


def test_items_in_play_do_not_count_as_a_hand():
    """Facts #9: a card in front of a player is outside the limit (publisher's answers, 2005)."""
    game = town(
        STREET,
        "2D=ann+Z",
        items={"ann": ["skateboard", "shotgun"]},
        step="fight",
        hands={"ann": ["fear"]},
        card_played=["ann"],
        dice=[4],
    )

    play(game, Fight())

    assert game.player("ann").cards == 3


# ---------------------------------------------------------------- using


def test_using_an_item_is_not_playing_a_card():
    """Facts #9: publisher's answers, 2005."""
    game = with_item("lots-of-ammo", "1E=ann", card_played=["ann"])

    play(game, UseItem(card="lots-of-ammo"))

    assert game.player("ann").bullets == 6


def test_an_item_is_used_in_the_own_turn():
    game = town(STREET, "1E=ann 1F=bo", items={"bo": ["lots-of-ammo"]})

    assert refused(game, by("bo", UseItem(card="lots-of-ammo"))) == "not-your-turn"


def test_or_in_the_own_fight_in_anothers_turn():
    """A pawn led into a fight defends itself with what lies in front of its player (house)."""
    game = town(
        "town-square straight@1 straight@1",
        "1E=ann 1D=bo 2D=Z",
        hands={"ann": ["where-did-everybody-go", "fear"]},
        items={"bo": ["chainsaw"]},
        bullets={"bo": 0},
        dice=[1, 2],
    )

    play(
        game,
        PlayCard(card="where-did-everybody-go", target="bo"),
        answers=[by("bo", UseItem(card="chainsaw"))],
    )

    assert [one.bonus for one in events(game, "CombatRolled")] == [0, 2]
    assert game.player("bo").trophies == 1


@pytest.mark.parametrize("kind", ["fire-axe", "skateboard", "first-aid-kit"])
def test_some_items_work_by_themselves(kind: str):
    game = with_item(kind, "1E=ann")

    assert refused(game, UseItem(card=kind)) == "item-works-by-itself"
    assert allowed(game, "ann", "use-item") == []


def test_what_does_not_lie_in_front_cannot_be_used():
    game = town(STREET, "1E=ann", hands={"ann": ["lots-of-ammo"]})

    assert refused(game, UseItem(card="lots-of-ammo")) == "no-such-item"


def test_ammunition_is_three_bullets_and_gone():
    game = play(with_item("lots-of-ammo", "1E=ann"), UseItem(card="lots-of-ammo"))

    assert game.player("ann").bullets == 6
    assert game.player("ann").items == ()
    assert discards(game) == ["lots-of-ammo"]


def test_bullets_have_no_limit():
    game = with_item("lots-of-ammo", "1E=ann", bullets={"ann": 40})

    assert play(game, UseItem(card="lots-of-ammo")).player("ann").bullets == 43


# ---------------------------------------------------------------- chainsaw and fire axe


def test_a_chainsaw_adds_two_to_every_roll_of_the_turn():
    game = with_item("chainsaw", "1F=ann 2D=Z 2E=Z", step="walk", moves=3, roll=3, dice=[2, 2, 1])

    play(game, UseItem(card="chainsaw"), Walk(to="2E"))

    assert [one.bonus for one in events(game, "CombatRolled")] == [2, 2]
    assert discards(game) == ["chainsaw"]


def test_it_stops_with_the_turn():
    game = with_item("chainsaw", "1E=ann 2F=bo", step="discard", hands={"ann": ["fear"]})

    play(game, UseItem(card="chainsaw"), FinishTurn())

    assert not state_in(game).players["ann"].chainsaw


def test_a_second_chainsaw_does_not_run_beside_the_first():
    game = with_item("chainsaw", "1E=ann", chainsaw=["ann"])

    assert refused(game, UseItem(card="chainsaw")) == "item-in-use"


def test_a_fire_axe_adds_one_and_stays():
    """Facts #10.1: one source discards it for a lasting bonus; here it stays in play."""
    game = with_item("fire-axe", "1F=ann 2D=Z 2E=Z", step="walk", moves=2, roll=2, dice=[3, 3, 1])

    play(game, Walk(to="2E"))

    assert [one.bonus for one in events(game, "CombatRolled")] == [1, 1]
    assert [card.kind for card in game.player("ann").items] == ["fire-axe"]


# ---------------------------------------------------------------- shotgun


def test_a_shotgun_helps_three_rolls_and_goes():
    """Facts #10.1: rolls are counted, not fights (house; sources differ)."""
    game = with_item(
        "shotgun", "1F=ann 2D=Z 2E=Z", step="walk", moves=3, roll=3, dice=[2, 3, 2, 4, 1]
    )

    play(game, UseItem(card="shotgun"), Walk(to="2E"), answers=["life", "life"])

    assert [one.bonus for one in events(game, "CombatRolled")] == [1, 1, 1, 0]
    assert [one.kind for one in events(game, "ItemGone")] == ["shotgun"]
    assert discards(game) == ["shotgun"]


def test_two_rolls_leave_it_in_front():
    game = with_item("shotgun", "1F=ann 2D=Z", step="walk", moves=3, roll=3, dice=[1, 3])

    play(game, UseItem(card="shotgun"), Walk(to="2D"), answers=["life"])

    assert game.player("ann").shotgun == 1
    assert [card.kind for card in game.player("ann").items] == ["shotgun"]


def test_a_shotgun_in_use_is_not_loaded_again():
    game = with_item("shotgun", "1E=ann", shotgun={"ann": 2})

    assert refused(game, UseItem(card="shotgun")) == "item-in-use"


def test_a_shotgun_outlasts_the_turn():
    game = with_item(
        "shotgun", "1E=ann 1F=bo", shotgun={"ann": 2}, step="discard", hands={"ann": ["fear"]}
    )

    assert play(game, FinishTurn()).player("ann").shotgun == 2


# ---------------------------------------------------------------- grenade


def grenadier(squares: str, **given: Any) -> Course:
    return with_item("grenade", squares, "town-square army-surplus", **given)


def test_a_grenade_makes_trophies_of_a_whole_building_for_one_life():
    game = play(grenadier("2A=ann+Z 2B=Z 2C=Z"), UseItem(card="grenade"))

    assert game.player("ann").trophies == 3
    assert game.player("ann").life == 2
    assert drawn(game) == "2A=ann"


def test_it_is_thrown_through_a_door_as_well():
    """Facts #10.1: the own building, or the one whose door one stands before (house)."""
    game = play(grenadier("2E=ann 2B=Z"), UseItem(card="grenade"))

    assert game.player("ann").trophies == 1


def test_not_from_the_next_square_of_the_road():
    """Facts #10.1: another edition says the whole tile; ours does not."""
    game = grenadier("2D=ann 2B=Z")

    assert refused(game, UseItem(card="grenade")) == "no-building-in-reach"


def test_zombies_on_the_road_stand_after_a_grenade():
    game = play(grenadier("2E=ann 2B=Z 2F=Z"), UseItem(card="grenade"))

    assert drawn(game) == "2E=ann 2F=Z"


def test_an_empty_building_is_not_worth_a_grenade():
    game = grenadier("2E=ann 2F=Z")

    assert refused(game, UseItem(card="grenade")) == "nobody-in-building"


def test_the_grenade_may_cost_the_last_life_and_half_of_what_it_brought():
    game = grenadier("2E=ann 2A=Z 2B=Z 2C=Z", life={"ann": 1})

    play(game, UseItem(card="grenade"))

    assert game.player("ann").trophies == 1
    assert game.player("ann").square == "1E"


def test_a_game_that_is_won_while_a_tile_waits_is_read_again():
    """A card ends the game before its player has laid the drawn tile: the tile stays drawn."""
    game = grenadier("2E=ann 2A=Z 2B=Z", trophies={"ann": 23}, drawn="hospital")
    play(game, UseItem(card="grenade"))

    assert game.table.outcome is not None
    assert reloaded(game).table.outcome == game.table.outcome


def test_its_trophies_win_before_the_life_is_paid():
    game = grenadier("2E=ann 2A=Z 2B=Z", life={"ann": 1}, trophies={"ann": 23})

    play(game, UseItem(card="grenade"))

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "trophies"


def test_one_trophy_less_does_not_win():
    game = grenadier("2E=ann 2A=Z 2B=Z", trophies={"ann": 22})

    assert play(game, UseItem(card="grenade")).table.outcome is None


def test_a_grenade_works_while_nobody_fights():
    """Facts #10.1: under Alternate Food Source too (publisher's answers)."""
    game = play(grenadier("2E=ann 2B=Z", truce=("ann", 2)), UseItem(card="grenade"))

    assert game.player("ann").trophies == 1


# ---------------------------------------------------------------- molotov cocktail


def burner(squares: str, **given: Any) -> Course:
    return with_item("molotov-cocktail", squares, "town-square army-surplus", **given)


def test_a_molotov_adds_two_in_that_building():
    game = burner("2E=ann 2B=Z 2A=Z", step="walk", moves=2, roll=2, dice=[2, 2, 1])

    play(game, UseItem(card="molotov-cocktail"), Walk(to="2A"))

    assert [one.bonus for one in events(game, "CombatRolled")] == [2, 2]


def test_not_against_zombies_on_its_road():
    """Facts #10.1: zombies of the building; another edition says the tile."""
    game = burner("2E=ann 2F=Z", step="walk", moves=1, roll=1, dice=[4, 1])

    play(game, UseItem(card="molotov-cocktail"), Walk(to="2F"))

    assert [one.bonus for one in events(game, "CombatRolled")] == [0]


def test_it_is_thrown_in_reach_of_a_building_only():
    assert refused(burner("1E=ann"), UseItem(card="molotov-cocktail")) == "no-building-in-reach"


def test_the_fire_is_out_with_the_turn():
    game = burner("2B=ann 1E=bo", step="discard", hands={"ann": ["fear"]})

    play(game, UseItem(card="molotov-cocktail"), FinishTurn())

    assert state_in(game).players["ann"].burning is None


def test_chainsaw_and_molotov_do_not_add_up():
    """Facts #6: one weapon in a fight (publisher's answers, 2009)."""
    game = burner("2E=ann 2B=Z", step="walk", moves=1, roll=1, chainsaw=["ann"], dice=[2, 1])

    play(game, UseItem(card="molotov-cocktail"), Walk(to="2B"))

    assert [one.bonus for one in events(game, "CombatRolled")] == [2]


# ---------------------------------------------------------------- skateboard


def test_a_skateboard_adds_two_to_the_movement_roll():
    game = play(with_item("skateboard", "1E=ann", dice=[3]), RollMovement())

    assert (game.view.roll, game.view.moves) == (5, 5)
    assert [card.kind for card in game.player("ann").items] == ["skateboard"]


# ---------------------------------------------------------------- all the marbles


def test_marbles_hold_every_zombie_until_the_end_of_the_next_own_turn():
    """Facts #10.1: the zombie step falls out for everyone meanwhile (house)."""
    game = with_item(
        "all-the-marbles", "1E=ann 2F=Z", step="walk", moves=1, hands={"ann": ["fear"]}
    )

    play(game, UseItem(card="all-the-marbles"), Walk(to="1D"))

    assert events(game, "ZombiesHeld")
    assert not events(game, "ZombiesRolled")
    spell = state_in(game).marbles
    assert spell is not None
    assert (spell.seat, spell.turns) == ("ann", 2)


def test_they_hold_once_the_own_turn_is_over():
    game = with_item(
        "all-the-marbles", "1E=ann 2F=Z 1F=bo", step="discard", hands={"ann": ["fear"]}
    )

    play(game, UseItem(card="all-the-marbles"), FinishTurn())

    spell = state_in(game).marbles
    assert spell is not None
    assert (spell.seat, spell.turns) == ("ann", 1)


def test_they_end_with_the_next_own_turn():
    game = town(
        STREET, "1E=ann 2F=Z 1F=bo", step="discard", marbles=("ann", 1), hands={"ann": ["fear"]}
    )

    play(game, FinishTurn())

    assert state_in(game).marbles is None
    assert [one.kind for one in events(game, "SpellEnded")] == ["all-the-marbles"]


def test_they_end_the_zombies_step_they_are_rolled_in():
    game = with_item(
        "all-the-marbles",
        "1E=ann 2E=Z 1F=bo",
        step="zombies",
        herd=3,
        hands={"ann": ["fear"]},
    )
    assert allowed(game, "ann", "move-zombie")

    play(game, UseItem(card="all-the-marbles"))

    assert refused(game, MoveZombie(zombie="2E", to="2D")) == "not-this-step"


def test_marbles_are_not_rolled_among_marbles():
    game = with_item("all-the-marbles", "1E=ann 1F=bo", marbles=("bo", 1))

    assert refused(game, UseItem(card="all-the-marbles")) == "spell-holds-already"


# ---------------------------------------------------------------- first aid


def test_a_first_aid_kit_takes_the_place_of_a_life_and_is_gone():
    game = with_item("first-aid-kit", "2D=ann+Z", step="fight", bullets={"ann": 0}, dice=[1, 4])

    play(game, Fight(), answers=["first-aid"])

    assert game.player("ann").life == 3
    assert discards(game) == ["first-aid-kit"]
