"""Cases a second reading of the rules found. [zombies, Event cards]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import FinishTurn, PlayCard, UseItem, Walk
from tests.zombies.town import Course, by, drawn, events, play, refused, reply, state_in, town

STREET = "town-square straight@1"
LONG = "town-square straight@1 straight@1 straight@1"
STORE = "town-square army-surplus"


@pytest.mark.parametrize("kind", ["fear", "claustrophobia"])
def test_what_holds_in_this_turn_may_be_played_for_the_one_after(kind: str):
    """Facts #10.3: played in the target's own turn, it works on the turn after."""
    hands = {"bo": [kind], "ann": ["zombie-master"]}
    game = town(STREET, "2E=ann 1E=bo", hands=hands, under={"ann": [kind]}, step="discard")

    play(game, by("bo", PlayCard(card=kind, target="ann")), FinishTurn())

    assert [one.card for one in state_in(game).players["ann"].coming] == [kind]


def test_both_dice_are_known_before_one_is_mended():
    """Facts #10.3: the target rolls two dice, at once."""
    hands = {"bo": ["not-dead"], "ann": ["fear"]}
    given = {"trophies": {"ann": 5}, "bullets": {"ann": 1}, "life": {"ann": 1}}
    game = town(STREET, "2E=ann 1E=bo", hands=hands, dice=[3, 1], **given)

    play(game, by("bo", PlayCard(card="not-dead", target="ann")), left_open=True)

    assert [one.dice for one in events(game, "TrophiesDoubted")] == [(3, 1)]
    assert game.table.questions[0].key == "mend-roll"


@pytest.mark.parametrize(("dice", "bullets"), [([4, 5], 3), ([3, 1], 0)])
def test_dice_that_nothing_can_change_are_told_once(dice: list[int], bullets: int):
    hands = {"bo": ["not-dead"], "ann": ["fear"]}
    given = {"trophies": {"ann": 5}, "bullets": {"ann": bullets}, "life": {"ann": 1}}
    game = town(STREET, "2E=ann 1E=bo", hands=hands, dice=dice, **given)

    play(game, by("bo", PlayCard(card="not-dead", target="ann")))

    assert events(game, "TrophiesDoubted") == []
    assert [one.dice for one in events(game, "TrophiesRisked")] == [tuple(dice)]


def test_a_second_fire_is_not_laid_in_a_building_that_burns():
    game = town(STORE, "2B=ann 1E=bo", items={"ann": ["molotov-cocktail"]}, burning={"ann": 2})

    assert refused(game, UseItem(card="molotov-cocktail")) == "item-in-use"


def test_but_in_another_one():
    drawing = "gas-station town-square army-surplus"
    given = {"items": {"ann": ["molotov-cocktail"]}, "burning": {"ann": 2}}
    game = town(drawing, "3B=ann 1E=bo", **given)

    play(game, UseItem(card="molotov-cocktail"))

    assert state_in(game).players["ann"].burning == 3


def test_who_falls_meanwhile_is_not_led_anywhere():
    """The question falls away with the pawn it was about."""
    given = {"items": {"ann": ["grenade"]}, "life": {"ann": 1}, "trophies": {"ann": 2}}
    hands = {"bo": ["where-did-everybody-go"], "ann": ["fear"]}
    drawing = "army-surplus town-square straight@1"
    game = town(drawing, "2B=ann 2A=Z 1E=bo", hands=hands, **given)
    card = PlayCard(card="where-did-everybody-go", target="ann")
    play(game, by("bo", card), left_open=True)
    assert game.table.questions[0].key == "where-to"

    reply(game, by("ann", UseItem(card="grenade")))

    assert game.table.questions == ()
    assert "1E=ann+bo" in drawn(game)


def led_into_a_fight(**given: Any) -> Course:
    """Bo, whose turn it is, leads Ann onto a zombie; only a life can pay for her roll."""
    hands = {"bo": ["where-did-everybody-go"], "ann": ["adrenaline-rush"]}
    given = {"hands": hands, "bullets": {"ann": 0}, "dice": [1, 6]} | given
    game = town(LONG, "1E=ann 2D=Z 1F=bo", turn="bo", **given)
    card = PlayCard(card="where-did-everybody-go", target="ann")
    return play(game, by("bo", card), left_open=True)


def test_where_cards_belong_to_the_own_turn_a_hand_holds_up_no_fight():
    """Ann may not play her card in Bo's turn: nothing could come of waiting for her."""
    game = led_into_a_fight(cards="own-turn")

    assert "lose-or-spend" not in [one.key for one in game.table.questions]


def test_elsewhere_it_does():
    game = led_into_a_fight()

    assert [one.key for one in game.table.questions] == ["lose-or-spend"]


@pytest.mark.parametrize("kind", ["fire-axe", "skateboard"])
def test_an_item_that_works_by_itself_holds_up_no_fight(kind: str):
    given = {"items": {"ann": [kind]}, "bullets": {"ann": 0}, "dice": [1, 6, 1]}
    game = town(STREET, "1E=ann 1F=Z", step="walk", moves=1, roll=1, **given)

    play(game, Walk(to="1F"))

    assert game.player("ann").life == 2


@pytest.mark.parametrize("kind", ["chainsaw", "shotgun"])
def test_one_that_helps_the_next_roll_does(kind: str):
    given = {"items": {"ann": [kind]}, "bullets": {"ann": 0}, "dice": [1, 6, 1]}
    game = town(STREET, "1E=ann 1F=Z", step="walk", moves=1, roll=1, **given)

    play(game, Walk(to="1F"), left_open=True)

    assert game.table.questions[0].options == ("life",)


def test_who_rests_while_led_has_no_walk_for_a_cramp_to_lead():
    """Facts #10.3: a cramp is for one who starts to move; otherwise it waits for the next walk."""
    hands = {"ann": ["much-needed-rest"], "bo": ["where-did-everybody-go"], "cleo": ["brain-cramp"]}
    both_ways = "straight@1 straight@1 town-square straight@1 straight@1"
    game = town(both_ways, "1E=ann 1D=bo 1F=cleo", step="roll", hands=hands)

    play(
        game,
        by("bo", PlayCard(card="where-did-everybody-go", target="ann")),
        by("ann", PlayCard(card="much-needed-rest")),
        by("cleo", PlayCard(card="brain-cramp", target="ann")),
        left_open=True,
    )

    assert [one.card for one in state_in(game).players["ann"].coming] == ["brain-cramp"]
