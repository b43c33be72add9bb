"""Fights: a die against a zombie, tokens, death. [zombies, Combat]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import Fight, FinishTurn, PlayCard, StopWalking, UseItem, Walk
from tests.zombies.town import (
    Course,
    by,
    drawn,
    events,
    play,
    refused,
    reloaded,
    reply,
    state_in,
    town,
)

STREET = "town-square straight@1"


def meeting(*dice: int, squares: str = "1F=ann 2D=Z", **given: Any) -> Course:
    """Ann stands before a zombie with three squares to walk."""
    return town(STREET, squares, step="walk", moves=3, roll=3, dice=dice, **given)


def asked(game: Course) -> tuple[str, ...]:
    return game.table.questions[0].options if game.table.questions else ()


# ---------------------------------------------------------------- the roll


@pytest.mark.parametrize("die", [4, 5, 6])
def test_four_or_more_beats_a_zombie_and_it_becomes_a_trophy(die: int):
    game = play(meeting(die), Walk(to="2D"))

    assert drawn(game) == "2D=ann"
    assert game.player("ann").trophies == 1


@pytest.mark.parametrize("die", [1, 2, 3])
def test_three_or_less_does_not(die: int):
    game = play(meeting(die), Walk(to="2D"), left_open=True)

    assert game.table.questions[0].key == "lose-or-spend"
    assert drawn(game) == "2D=ann+Z"
    assert game.player("ann").trophies == 0


def test_a_life_is_lost_and_the_die_thrown_again():
    game = play(meeting(1, 6), Walk(to="2D"), answers=["life"])

    assert [one.die for one in events(game, "CombatRolled")] == [1, 6]
    assert game.player("ann").life == 2
    assert drawn(game) == "2D=ann"


def test_a_fight_goes_on_until_it_is_won():
    game = play(meeting(1, 1, 4), Walk(to="2D"), answers=["life", "life"])

    assert game.player("ann").life == 1
    assert drawn(game) == "2D=ann"


@pytest.mark.parametrize(("die", "spent"), [(1, 3), (2, 2), (3, 1)])
def test_bullets_raise_the_roll_to_exactly_four(die: int, spent: int):
    game = play(meeting(die), Walk(to="2D"), answers=["bullets"])

    assert game.player("ann").bullets == 3 - spent
    assert game.player("ann").life == 3
    assert drawn(game) == "2D=ann"


def test_bullets_that_do_not_suffice_cannot_be_spent():
    """Ruling of the house: facts sheet, Zombies!!! #6."""
    enough = play(meeting(2, bullets={"ann": 2}), Walk(to="2D"), left_open=True)
    one_less = play(meeting(2, 6, bullets={"ann": 1}), Walk(to="2D"))

    assert asked(enough) == ("bullets", "life")
    assert (one_less.player("ann").life, one_less.player("ann").bullets) == (2, 1)


def test_the_default_spends_bullets_before_life():
    game = play(meeting(3, items={"ann": ["first-aid-kit"]}), Walk(to="2D"), left_open=True)

    assert asked(game) == ("bullets", "first-aid", "life")
    assert game.table.questions[0].default == "bullets"


def test_a_first_aid_kit_takes_the_place_of_a_life():
    game = meeting(1, 5, items={"ann": ["first-aid-kit"]}, bullets={"ann": 0})
    play(game, Walk(to="2D"), answers=["first-aid"])

    assert game.player("ann").life == 3
    assert game.player("ann").items == ()
    assert drawn(game) == "2D=ann"


def test_nobody_is_asked_where_only_a_life_can_go():
    game = play(meeting(1, 6, bullets={"ann": 0}), Walk(to="2D"))

    assert game.player("ann").life == 2


def test_a_lost_roll_waits_for_who_could_still_play_a_card():
    game = meeting(2, 6, bullets={"ann": 0}, hands={"ann": ["fear"]})
    play(game, Walk(to="2D"), left_open=True)

    assert asked(game) == ("life",)


@pytest.mark.parametrize("bullets", [0, 3])
def test_what_the_hand_holds_makes_no_difference_to_what_is_asked(bullets: int):
    """Otherwise the question would give a hand away."""
    useful, useless = (
        play(
            meeting(2, bullets={"ann": bullets}, hands={"ann": [card, "shotgun"]}),
            Walk(to="2D"),
            left_open=True,
        )
        for card in ("adrenaline-rush", "zombie-master")
    )

    assert useful.table.questions == useless.table.questions
    assert useful.table.view() == useless.table.view()


def test_it_waits_no_more_once_the_card_of_this_turn_is_played():
    game = meeting(2, 6, bullets={"ann": 0}, hands={"ann": ["fear"]}, card_played=["ann"])
    play(game, Walk(to="2D"))

    assert game.player("ann").life == 2


def test_nobody_gives_a_fight_up():
    game = play(meeting(1), Walk(to="2D"), left_open=True)

    for command in (Walk(to="1F"), StopWalking()):
        assert refused(game, by("ann", command)) == "question-first"


# ---------------------------------------------------------------- weapons


def test_a_weapon_counts_in_every_roll():
    game = play(meeting(3, items={"ann": ["fire-axe"]}), Walk(to="2D"))

    assert drawn(game) == "2D=ann"
    assert events(game, "CombatRolled")[0].bonus == 1


def test_a_weapon_saves_bullets_too():
    game = play(meeting(2, items={"ann": ["fire-axe"]}), Walk(to="2D"), answers=["bullets"])

    assert game.player("ann").bullets == 2


def test_one_weapon_a_combat():
    """FAQ of the publisher, 2009: facts sheet, Zombies!!! #6."""
    game = play(meeting(2, items={"ann": ["fire-axe"]}, chainsaw=["ann"]), Walk(to="2D"))

    assert events(game, "CombatRolled")[0].bonus == 2


def test_a_shotgun_is_added_to_another_weapon_and_counts_rolls():
    """FAQ of the publisher, 2009; rolls, not fights: ruling of the house, facts sheet #10.1."""
    items = {"ann": ["fire-axe", "shotgun"]}
    game = play(meeting(1, 2, items=items, shotgun={"ann": 2}), Walk(to="2D"), answers=["life"])

    assert [one.bonus for one in events(game, "CombatRolled")] == [2, 2]
    assert [card.kind for card in game.player("ann").items] == ["fire-axe"]


# ---------------------------------------------------------------- where a fight happens


def test_a_turn_begins_with_the_zombie_on_the_own_square():
    game = play(town(STREET, "1E=ann+Z", step="fight", dice=[5]), Fight())

    assert drawn(game) == "1E=ann"
    assert game.view.step == "roll"


def test_not_with_those_of_the_whole_tile():
    """Contradiction in the rulebook, same square: ruling, facts sheet, Zombies!!! #12."""
    game = play(town(STREET, "1E=ann+Z 1F=Z", step="fight", dice=[5]), Fight())

    assert drawn(game) == "1E=ann 1F=Z"
    assert game.view.step == "roll"


def test_a_token_under_the_zombie_is_taken_once_it_is_beaten():
    game = play(town(STREET, "1E=ann+Z+B", step="fight", dice=[5]), Fight())

    assert drawn(game) == "1E=ann"
    assert game.player("ann").bullets == 4


def test_pawns_share_a_square_and_do_not_fight_each_other():
    """FAQ of the publisher; sharing: ruling of the house, facts sheet #6."""
    game = town(STREET, "1F=ann 2D=bo", step="walk", moves=1, dice=[1])
    play(game, Walk(to="2D"))

    assert drawn(game) == "2D=ann+bo"
    assert events(game, "CombatRolled") == []


# ---------------------------------------------------------------- death


def dying(**given: Any) -> Course:
    lives = {"ann": 1, **given.pop("life", {})}
    return meeting(1, 1, life=lives, bullets={"ann": 0}, **given)


def test_the_last_life_is_death_at_once_without_another_roll():
    game = play(dying(), Walk(to="2F"))

    assert len(events(game, "CombatRolled")) == 1
    assert drawn(game) == "1E=ann 2D=Z"


def test_one_life_more_is_not_death():
    game = meeting(1, 6, life={"ann": 2}, bullets={"ann": 0})
    play(game, Walk(to="2D"))

    assert game.player("ann").life == 1
    assert drawn(game) == "2D=ann"


@pytest.mark.parametrize(("trophies", "kept"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_death_costs_half_the_trophies_rounded_up(trophies: int, kept: int):
    """Rulebook against the digest's rounding down: ruling, facts sheet, Zombies!!! #12."""
    game = dying(trophies={"ann": trophies})
    pool = game.view.pool
    play(game, Walk(to="2D"))

    assert game.player("ann").trophies == kept
    assert game.view.pool == pool + trophies - kept


def test_death_takes_the_items_to_the_discard_pile_and_leaves_the_hand():
    """The discard pile, not the deck: ruling of the house, facts sheet, Zombies!!! #12."""
    hands = {"ann": ["fear", "fear", "shotgun"]}
    game = dying(items={"ann": ["skateboard"]}, hands=hands, card_played=["ann"])
    play(game, Walk(to="2D"))

    assert game.player("ann").items == ()
    assert state_in(game).discard == ["skateboard-1"]
    assert len(game.player("ann").hand) == 3
    assert events(game, "PlayerDied")[0].items_lost == ("skateboard",)


def test_death_ends_the_walk_and_the_zombies_are_moved_as_ever():
    hands = {"ann": ["fear"]}
    game = play(dying(hands=hands, card_played=["ann"]), Walk(to="2D"))

    assert game.view.step == "zombies"
    assert game.view.moves == 0


def test_who_dies_before_the_roll_draws_cards_and_moves_zombies_but_does_not_walk():
    """Ruling of the house: facts sheet, Zombies!!! #6."""
    game = town(STREET, "2E=ann+Z", step="fight", dice=[1, 2], life={"ann": 1}, bullets={"ann": 0})
    play(game, Fight())

    assert drawn(game) == "1E=ann 2E=Z"
    assert len(game.player("ann").hand) == 3
    assert game.view.step == "zombies"
    assert events(game, "MovementRolled") == []


def test_the_dead_has_no_tokens_until_its_next_turn():
    game = play(dying(hands={"ann": ["fear"]}, card_played=["ann"]), Walk(to="2D"))

    assert (game.player("ann").life, game.player("ann").bullets) == (0, 0)
    assert game.player("ann").fallen


def test_who_dies_in_anothers_turn_has_a_whole_turn_next():
    """New tokens come with the next turn, whosever turn the death was in. [zombies, Combat]"""
    squares = "1F=ann 1D=bo 1E=Z"
    hands = {"ann": ["where-did-everybody-go", "fear"], "bo": ["fear"]}
    game = town(
        STREET,
        squares,
        step="discard",
        life={"bo": 1},
        bullets={"bo": 0},
        hands=hands,
        card_played=["bo"],
        stack=[],
        dice=[1],
    )
    play(game, PlayCard(card="where-did-everybody-go", target="bo"))
    assert game.player("bo").fallen

    play(game, FinishTurn(), left_open=True)
    assert (game.view.turn, game.view.step) == ("bo", "fight")
    assert (game.player("bo").life, game.player("bo").bullets) == (3, 3)


# ---------------------------------------------------------------- the trophy that wins


def test_the_twenty_fifth_trophy_wins_in_the_middle_of_a_walk():
    """At once: ruling of the house, facts sheet, Zombies!!! #11."""
    game = play(meeting(4, trophies={"ann": 24}, squares="1F=ann 2D=Z 2E=Z"), Walk(to="2F"))

    assert game.table.outcome is not None
    assert (game.table.outcome.winners, game.table.outcome.reason) == (("ann",), "trophies")
    assert drawn(game) == "2D=ann 2E=Z"
    assert game.view.fight is None


def test_the_twenty_fourth_does_not():
    game = play(meeting(4, trophies={"ann": 23}, hands={"ann": ["fear"]}), Walk(to="2D"))

    assert game.table.outcome is None


# ---------------------------------------------------------------- cards in the middle


def test_a_card_may_lift_the_roll_after_it_is_thrown():
    game = meeting(2, bullets={"ann": 0}, hands={"ann": ["adrenaline-rush", "fear"]})
    card = by("ann", PlayCard(card="adrenaline-rush", use="fight"))
    play(game, Walk(to="2D"), answers=[card])

    assert drawn(game) == "2D=ann"
    assert game.player("ann").life == 3


def test_a_card_that_lifts_it_to_three_only_makes_bullets_cheaper():
    game = meeting(1, bullets={"ann": 1}, hands={"ann": ["adrenaline-rush", "fear"]})
    card = by("ann", PlayCard(card="adrenaline-rush", use="fight"))
    play(game, Walk(to="2D"), answers=[card, "bullets"])

    assert game.player("ann").bullets == 0
    assert drawn(game) == "2D=ann"


def test_a_truce_ends_the_fight_without_a_trophy():
    hands = {"ann": ["alternate-food-source", "fear"]}
    game = meeting(1, hands=hands)
    play(game, Walk(to="2E"), answers=[by("ann", PlayCard(card="alternate-food-source"))])

    assert drawn(game) == "2D=Z 2E=ann"
    assert (game.player("ann").life, game.player("ann").trophies) == (3, 0)


def test_a_pawn_sent_away_fights_no_more_and_keeps_what_is_left_of_its_walk():
    """Bad Sense of Direction, publisher's FAQ: facts sheet, Zombies!!! #10.3."""
    game = meeting(1, squares="1F=ann 2D=Z 1H=bo", hands={"bo": ["bad-sense-of-direction"]})
    card = by("bo", PlayCard(card="bad-sense-of-direction", target="ann"))
    play(game, Walk(to="2E"), answers=[card])

    assert drawn(game) == "1E=ann 1H=bo 2D=Z"
    assert game.view.step == "walk"
    assert game.view.moves == 2
    assert state_in(game).fight is None


def test_a_pawn_sent_into_another_fight_comes_out_of_both():
    squares = "1F=ann 2D=Z 1D=Z 1H=bo"
    game = meeting(1, 5, squares=squares, hands={"bo": ["where-did-everybody-go"]})
    card = by("bo", PlayCard(card="where-did-everybody-go", target="ann"))
    play(game, Walk(to="2D"), left_open=True)
    reply(game, card, "1D")

    assert drawn(game) == "1D=ann 1H=bo 2D=Z"
    assert [one.square for one in events(game, "ZombieBeaten")] == ["1D"]
    assert state_in(game).fight is None
    assert game.view.moves == 2


LONG = "straight@1 town-square straight@1"
"""A street through the town square: tile 2 in the west, tile 3 in the east."""
LED = "where-did-everybody-go"


def test_a_fight_goes_on_after_another_one_in_between():
    squares = "1F=ann 3D=Z 1H=bo 1B=cleo 2F=Z"
    hands = {"bo": [LED]}
    game = town(LONG, squares, step="walk", moves=3, roll=3, dice=[1, 4], hands=hands)
    play(game, Walk(to="3D"), left_open=True)
    reply(game, by("bo", PlayCard(card=LED, target="cleo")), ("bo", "2D"))

    assert [one.seat for one in events(game, "ZombieBeaten")] == ["cleo"]
    fought = game.view.fight
    assert fought is not None
    assert (fought.seat, fought.square, fought.roll) == ("ann", "3D", 1)
    assert asked(game) == ("bullets", "life")


def test_a_pawn_sent_onto_another_zombie_does_not_fight_that_one_now():
    squares = "1F=ann 2D=Z 1E=Z 1H=bo"
    game = meeting(1, squares=squares, hands={"bo": ["bad-sense-of-direction"]})
    card = by("bo", PlayCard(card="bad-sense-of-direction", target="ann"))
    play(game, Walk(to="2E"), answers=[card])

    assert drawn(game) == "1E=ann+Z 1H=bo 2D=Z"
    assert len(events(game, "CombatRolled")) == 1


def test_who_died_meanwhile_is_led_no_further():
    """Two cards at once: the later one works first, and kills. (house)"""
    hands = {"bo": [LED], "cleo": [LED]}
    squares = "1B=ann 1H=bo+cleo 3D=Z"
    game = town(LONG, squares, hands=hands, life={"ann": 1}, bullets={"ann": 0}, dice=[1, 1])
    play(game, by("bo", PlayCard(card=LED, target="ann")), left_open=True)
    reply(game, by("cleo", PlayCard(card=LED, target="ann")), ("cleo", "3F"))

    assert game.table.questions == ()
    assert game.player("ann").fallen
    assert drawn(game) == "1E=ann 1H=bo+cleo 3D=Z"


def test_an_item_may_be_used_in_a_fight_and_kill_the_zombie():
    tiles, items = "gas-station\ntown-square", {"ann": ["grenade"]}
    game = town(tiles, "2E=ann 2B=Z 2C=Z", step="walk", moves=3, dice=[1], items=items)
    play(game, Walk(to="2B"), answers=[by("ann", UseItem(card="grenade"))])

    assert drawn(game) == "2B=ann"
    assert game.player("ann").trophies == 2
    assert len(events(game, "CombatRolled")) == 1


def test_a_restart_in_the_middle_of_a_fight_changes_nothing():
    game = play(meeting(1, 2, 6), Walk(to="2D"), answers=["life"], left_open=True)
    again = reloaded(game)

    assert again.table.questions == game.table.questions
    reply(game, "life")
    reply(again, "life")
    assert drawn(again) == drawn(game) == "2D=ann"


def test_use_item_is_refused_to_strangers_of_the_fight():
    game = meeting(1, squares="1F=ann 2D=Z 1H=bo", items={"bo": ["chainsaw"]})
    play(game, Walk(to="2D"), left_open=True)

    assert not [one for one in game.table.commands("bo") if isinstance(one, UseItem)]
