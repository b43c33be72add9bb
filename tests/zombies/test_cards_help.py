"""Cards that help their player. [zombies, Event cards]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import (
    Fight,
    FinishTurn,
    PlayCard,
    RollMovement,
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
    reply,
    state_in,
    town,
)

STREET = "town-square straight@1"
LONG = "town-square straight@1 straight@1 straight@1"


def holding(kind: str, squares: str, drawing: str = STREET, **given: Any) -> Course:
    """Ann holds the card, and another one that keeps her turn from ending by itself."""
    return town(drawing, squares, hands={"ann": [kind, "claustrophobia"]}, **given)


# ---------------------------------------------------------------- adrenaline rush

DOUBLE = PlayCard(card="adrenaline-rush", use="movement")
LIFT = PlayCard(card="adrenaline-rush", use="fight")


def test_it_doubles_the_movement_roll():
    game = play(holding("adrenaline-rush", "1E=ann", dice=[4]), RollMovement(), DOUBLE)

    assert (game.view.roll, game.view.moves) == (8, 8)


def test_squares_walked_already_count_once():
    game = holding("adrenaline-rush", "1E=ann", LONG, dice=[4])

    play(game, RollMovement(), Walk(to="2D"), DOUBLE)

    assert game.view.moves == 6


def test_a_skateboard_is_added_before_the_roll_doubles():
    """Facts #10.1: Skateboard, then Adrenaline Rush (publisher's answers)."""
    game = holding("adrenaline-rush", "1E=ann", items={"ann": ["skateboard"]}, dice=[3])

    assert play(game, RollMovement(), DOUBLE).view.moves == 10


def test_there_must_be_a_movement_roll_to_double():
    assert refused(holding("adrenaline-rush", "1E=ann"), DOUBLE) == "no-movement-roll"


def test_nobody_doubles_the_roll_of_another():
    game = town(STREET, "1E=ann 1F=bo", hands={"bo": ["adrenaline-rush"]}, step="walk", moves=3)

    assert refused(game, by("bo", DOUBLE)) == "no-movement-roll"


def test_it_lifts_a_combat_roll_by_two():
    game = holding("adrenaline-rush", "2D=ann+Z", step="fight", dice=[2], bullets={"ann": 0})

    play(game, Fight(), answers=[by("ann", LIFT)])

    assert game.player("ann").trophies == 1
    assert game.player("ann").life == 3


def test_one_combat_roll_and_no_other():
    game = holding("adrenaline-rush", "2D=ann+Z", step="fight", dice=[1, 4], bullets={"ann": 0})

    play(game, Fight(), answers=[by("ann", LIFT)])

    assert [one.bonus for one in events(game, "CombatRolled")] == [0, 0]
    assert game.player("ann").life == 2


def test_there_must_be_a_fight_to_help():
    assert refused(holding("adrenaline-rush", "1E=ann"), LIFT) == "no-fight-to-help"


def test_not_the_fight_of_another():
    game = town(STREET, "2D=ann+Z 1E=bo", hands={"bo": ["adrenaline-rush"]}, step="fight", dice=[1])

    play(game, Fight(), left_open=True)

    assert refused(game, by("bo", LIFT)) == "no-fight-to-help"


def test_one_says_which_of_its_two_effects_is_meant():
    game = holding("adrenaline-rush", "1E=ann", step="walk", moves=2, roll=2)

    assert refused(game, PlayCard(card="adrenaline-rush")) == "card-needs-use"
    assert allowed(game, "ann", "play-card") == [{"card": "adrenaline-rush-1", "use": "movement"}]


def test_other_cards_have_one_effect():
    game = holding("alternate-food-source", "1E=ann")

    assert refused(game, PlayCard(card="alternate-food-source", use="fight")) == "card-without-use"


# ---------------------------------------------------------------- alternate food source

TRUCE = PlayCard(card="alternate-food-source")


def test_nobody_fights_and_pawns_walk_through():
    game = holding("alternate-food-source", "1F=ann 2D=Z", step="walk", moves=2, roll=2, dice=[1])

    play(game, TRUCE, Walk(to="2E"))

    assert drawn(game) == "2D=Z 2E=ann"
    assert not events(game, "CombatRolled")


def test_it_holds_for_all_players():
    """Facts #10.2: for everyone, kills are forbidden (publisher's answers)."""
    game = town(
        STREET,
        "1F=ann 1E=bo 2D=Z",
        hands={"bo": ["alternate-food-source"], "ann": ["fear"]},
        step="walk",
        moves=2,
        roll=2,
        dice=[1],
    )

    play(game, by("bo", TRUCE), Walk(to="2E"))

    assert drawn(game) == "1E=bo 2D=Z 2E=ann"


@pytest.mark.parametrize(("player", "turns"), [("ann", 2), ("bo", 1)])
def test_it_lasts_to_the_end_of_the_next_own_turn(player: str, turns: int):
    """Facts #10.2: another edition limits it to the turn; ours does not."""
    game = town(STREET, "1E=ann 1F=bo", hands={player: ["alternate-food-source"]})

    play(game, by(player, TRUCE))

    spell = state_in(game).truce
    assert spell is not None
    assert (spell.seat, spell.turns) == (player, turns)


def test_the_end_of_that_turn_ends_it():
    game = town(STREET, "1E=ann 1F=bo", truce=("ann", 1), step="discard", hands={"ann": ["fear"]})

    play(game, FinishTurn())

    assert [one.kind for one in events(game, "SpellEnded")] == ["alternate-food-source"]


def test_the_end_of_anothers_turn_does_not():
    game = town(STREET, "1E=ann 1F=bo", truce=("bo", 1), step="discard", hands={"ann": ["fear"]})

    play(game, FinishTurn())

    assert state_in(game).truce is not None


def test_a_truce_is_not_played_into_a_truce():
    game = holding("alternate-food-source", "1E=ann 1F=bo", truce=("bo", 1))

    assert refused(game, TRUCE) == "spell-holds-already"


def test_it_frees_a_turn_from_the_fight_it_begins_with():
    game = holding("alternate-food-source", "2D=ann+Z", step="fight")

    play(game, TRUCE)

    assert game.view.step == "roll"


def test_one_escapes_past_the_last_zombie():
    """Facts #10.2: a win at the helipad needs no kill then (publisher's answers)."""
    game = holding(
        "alternate-food-source", "2D=ann 2E=Z", "town-square helipad", step="walk", moves=1, roll=1
    )

    play(game, TRUCE, Walk(to="2E"))

    assert game.table.outcome is not None
    assert game.table.outcome.reason == "escaped"


# ---------------------------------------------------------------- the keys are still in it

KEYS = PlayCard(card="keys-are-still-in-it")


def test_one_moves_up_to_ten_squares_instead_of_rolling():
    game = play(holding("keys-are-still-in-it", "1E=ann", LONG), KEYS)

    assert game.view.step == "walk"
    assert game.view.moves == 10
    assert not events(game, "MovementRolled")


def test_one_fights_on_the_way_as_usual():
    game = holding("keys-are-still-in-it", "1E=ann 2E=Z", LONG, dice=[5, 1])

    play(game, KEYS, Walk(to="4F"))

    assert game.player("ann").trophies == 1


def test_skateboard_and_shoes_change_nothing():
    """Facts #10.2: no movement roll, so nothing to change (publisher's answers)."""
    game = holding(
        "keys-are-still-in-it",
        "1E=ann 1F=bo",
        LONG,
        items={"ann": ["skateboard"]},
        under={"ann": ["shoes-untied"]},
    )

    assert play(game, KEYS).view.moves == 10
    assert [one.card for one in state_in(game).players["ann"].under] == ["shoes-untied"]


def test_nor_does_adrenaline():
    game = town(LONG, "1E=ann", hands={"ann": ["adrenaline-rush"]}, step="walk", roll=0, moves=10)

    assert refused(game, DOUBLE) == "no-movement-roll"


def test_after_the_roll_it_is_too_late():
    game = holding("keys-are-still-in-it", "1E=ann", step="walk", roll=3, moves=3)

    assert refused(game, KEYS) == "not-before-movement-roll"


def test_the_keys_are_for_the_own_turn():
    game = town(STREET, "1E=ann 1F=bo", hands={"bo": ["keys-are-still-in-it"]})

    assert refused(game, by("bo", KEYS)) == "not-before-movement-roll"


def test_fear_keeps_one_out_of_the_car():
    """Facts #10.2: no movement by any means."""
    game = holding(
        "keys-are-still-in-it",
        "1E=ann 2F=Z 1F=bo",
        step="zombies",
        herd=1,
        under={"ann": ["fear"]},
    )

    assert refused(game, KEYS) == "held-by-fear"


# ---------------------------------------------------------------- much needed rest

REST = PlayCard(card="much-needed-rest")


def test_a_rest_brings_two_lives_and_takes_the_walk():
    game = play(holding("much-needed-rest", "1E=ann 2F=Z", dice=[1]), REST)

    assert game.player("ann").life == 5
    assert game.view.step == "zombies"
    assert not events(game, "MovementRolled")


def test_nobody_holds_more_than_five_lives():
    game = play(holding("much-needed-rest", "1E=ann", life={"ann": 4}), REST)

    assert game.player("ann").life == 5
    assert [one.count for one in events(game, "LifeGained")] == [1]


def test_with_five_there_is_nothing_to_rest_for():
    assert refused(holding("much-needed-rest", "1E=ann", life={"ann": 5}), REST) == "life-at-limit"


def test_a_rest_takes_the_place_of_the_roll():
    game = holding("much-needed-rest", "1E=ann", step="walk", roll=3, moves=3)

    assert refused(game, REST) == "not-before-movement-roll"


def test_fear_still_allows_a_rest():
    """Facts #10.2: allowed under Fear (publisher's answers)."""
    game = holding(
        "much-needed-rest", "1E=ann 2F=Z 1F=bo", step="zombies", herd=1, under={"ann": ["fear"]}
    )

    play(game, REST)

    assert game.player("ann").life == 5
    assert game.view.step == "zombies"


def test_who_died_in_that_turn_does_not_rest():
    game = holding(
        "much-needed-rest",
        "1E=ann 2F=Z 1F=bo",
        step="zombies",
        herd=1,
        under={"ann": ["fear"]},
        fallen=["ann"],
    )

    assert refused(game, REST) == "not-before-movement-roll"


# ---------------------------------------------------------------- this isn't so bad

TWO = PlayCard(card="this-isnt-so-bad")


def test_two_zombies_go_to_any_squares_without_one():
    game = holding("this-isnt-so-bad", "1E=ann 2D=Z 2E=Z", LONG)

    play(game, TWO, answers=["2D", "4E", "4F"])

    assert drawn(game) == "1E=ann 4E=Z 4F=Z"


def test_never_two_on_a_square():
    game = holding("this-isnt-so-bad", "1E=ann 2D=Z 2E=Z", LONG)

    play(game, TWO, answers=["2D"], left_open=True)

    assert "2E" not in game.table.questions[0].options
    assert "2D" not in game.table.questions[0].options


def test_onto_a_pawn_they_may_go():
    """Facts #10.2: squares of players are allowed (house)."""
    game = holding("this-isnt-so-bad", "1E=ann 1F=bo 2D=Z", LONG)

    play(game, TWO, answers=["1F"])

    assert drawn(game) == "1E=ann 1F=bo+Z"


def test_among_marbles_they_go_all_the_same():
    """Facts #10.1: marbles skip the zombies' step (house); this card is none of it."""
    game = holding("this-isnt-so-bad", "1E=ann 2D=Z", LONG, marbles=("ann", 1))

    play(game, TWO, answers=["4E"])

    assert drawn(game) == "1E=ann 4E=Z"


def test_they_are_two_different_ones():
    game = holding("this-isnt-so-bad", "1E=ann 2D=Z", LONG)

    play(game, TWO, answers=["4E"])

    assert drawn(game) == "1E=ann 4E=Z"


def test_there_must_be_a_zombie_to_move():
    assert refused(holding("this-isnt-so-bad", "1E=ann"), TWO) == "no-zombie-on-board"


def test_a_zombie_moved_away_is_fought_no_more():
    game = town(
        LONG,
        "2D=ann+Z 1E=bo",
        step="fight",
        hands={"bo": ["this-isnt-so-bad"], "ann": ["fear"]},
        dice=[1],
    )

    play(game, Fight(), answers=[by("bo", TWO), ("bo", "4E")])

    assert game.player("ann").trophies == 0
    assert game.player("ann").life == 3
    assert game.view.step == "roll"


# ---------------------------------------------------------------- restarts


def test_a_restart_between_the_two_zombies_changes_nothing():
    game = holding("this-isnt-so-bad", "1E=ann 2D=Z 2E=Z 2F=Z", LONG)
    play(game, TWO, answers=["2D", "4E"], left_open=True)

    game = reply(reloaded(game), "2E", "4F")

    assert drawn(game) == "1E=ann 2F=Z 4E=Z 4F=Z"
