"""Where did everybody go: a pawn that another leads. [zombies, Event cards]"""

from __future__ import annotations

import json

import engine
from engine.zombies.commands import PlayCard
from tests.zombies.against import LONG, STREET, at_ann, bos
from tests.zombies.town import (
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

SENT = at_ann("where-did-everybody-go")


def test_a_pawn_goes_five_squares():
    game = bos("where-did-everybody-go", "1E=ann 1D=bo", LONG)
    play(game, SENT)

    assert drawn(game) == "1D=bo 3D=ann"


def test_it_fights_what_it_meets():
    game = bos("where-did-everybody-go", "1E=ann 1D=bo 2D=Z 2F=Z", LONG, dice=[5, 6])

    play(game, SENT)

    assert game.player("ann").trophies == 2
    assert drawn(game) == "1D=bo 3D=ann"


def test_it_spends_nothing_of_its_own_walk():
    game = bos("where-did-everybody-go", "1E=ann 1D=bo", LONG, step="walk", moves=3, roll=3)

    play(game, SENT)

    assert game.view.moves == 3


def test_who_plays_it_names_the_end():
    game = bos("where-did-everybody-go", "1E=ann 1D=bo", f"straight@1 straight@1 {STREET} tee@2")

    play(game, SENT, left_open=True)
    question = game.table.questions[0]
    assert question.seats == ("bo",)
    assert question.options == ("2F", "5D")

    reply(game, "2F")
    assert drawn(game) == "1D=bo 2F=ann"


HOSPITAL = "hospital\ntown-square"
"""Tile 2: its road 2H leads by a door into 2E, the middle of a hall of eight squares."""


def test_and_the_way():
    """The card's player chooses all of it (house); most zombies are named first."""
    game = bos("where-did-everybody-go", "1E=ann 1F=bo 2D=Z", HOSPITAL, dice=[5])

    play(game, SENT, answers=["2A"], left_open=True)
    question = game.table.questions[0]
    assert (question.key, question.seats) == ("which-way", ("bo",))
    assert question.options == ("1B → 2H → 2E → 2D → 2A", "1B → 2H → 2E → 2B → 2A")

    reply(game, "1B → 2H → 2E → 2B → 2A")
    assert drawn(game) == "1F=bo 2A=ann 2D=Z"
    assert game.player("ann").trophies == 0


def test_of_two_ways_it_may_be_the_one_with_more_zombies():
    game = bos("where-did-everybody-go", "1E=ann 1F=bo 2D=Z", HOSPITAL, dice=[5])

    play(game, SENT, answers=["2A", "1B → 2H → 2E → 2D → 2A"])

    assert drawn(game) == "1F=bo 2A=ann"
    assert game.player("ann").trophies == 1


def test_it_may_end_nearer_by_a_roundabout_way():
    """Five squares are walked, not five squares away: round the hall to the square beside."""
    game = bos("where-did-everybody-go", "2D=ann 1F=bo", HOSPITAL)

    play(game, SENT, left_open=True)
    assert game.table.questions[0].options == ("1B", "1D", "1F", "1H", "2A", "2C", "2E", "2I")

    reply(game, "2E")
    assert drawn(game) == "1F=bo 2E=ann"
    assert [one.path for one in events(game, "PawnWalked")] == [("2A", "2B", "2C", "2F", "2E")]


def test_no_square_is_entered_twice():
    """There and back again is no way; a street has one way in each direction."""
    game = bos("where-did-everybody-go", "2D=ann 1D=bo", LONG)

    play(game, SENT)

    assert drawn(game) == "1D=bo 3F=ann"


def test_in_a_small_town_it_goes_as_far_as_it_can():
    game = bos("where-did-everybody-go", "2D=ann 1D=bo")

    play(game, SENT, left_open=True)

    assert game.table.questions[0].options == ("1B", "1D", "1H")


def test_where_the_pawn_is_taken_elsewhere_meanwhile_the_end_is_named_anew():
    """The later card is done first; then the five squares begin where the pawn stands."""
    hands = {"bo": ["where-did-everybody-go"], "cleo": ["bad-sense-of-direction"], "ann": ["fear"]}
    game = town(HOSPITAL, "2A=ann 1F=bo 1D=cleo", hands=hands)
    play(game, SENT, answers=["1E"], left_open=True)
    assert game.table.questions[0].key == "which-way"

    reply(game, by("cleo", PlayCard(card="bad-sense-of-direction", target="ann")))
    assert game.table.questions[0].key == "where-to"

    reply(game, "2A", "1B → 2H → 2E → 2D → 2A")
    assert "2A=ann" in drawn(game)


def test_one_that_was_led_by_the_house_before_is_played_again():
    """Stored by a release that chose the way itself: the card comes back into the hand."""
    given = {"bullets": {"ann": 3}, "dice": [2, 2]}
    game = bos("where-did-everybody-go", "1E=ann 1F=bo 2D=Z", HOSPITAL, **given)
    play(game, SENT, answers=["2A", "1B → 2H → 2E → 2D → 2A"], left_open=True)
    assert game.table.questions[0].key == "lose-or-spend"
    stored = json.loads(game.table.to_json())
    stored["open"]["replies"] = stored["open"]["replies"][:1]

    table = engine.load_table(json.dumps(stored))

    assert table.given_back == PlayCard(card="where-did-everybody-go-1", target="ann")
    assert table.questions == ()
    assert [one.kind for one in table.view("bo").players[1].hand] == ["where-did-everybody-go"]


def test_one_that_waits_for_its_end_still_does():
    game = bos("where-did-everybody-go", "1E=ann 1F=bo 2D=Z", HOSPITAL, dice=[5])
    play(game, SENT, left_open=True)

    again = reloaded(game)

    assert again.table.given_back is None
    assert again.table.questions[0].key == "where-to"


def test_death_on_the_way_ends_it():
    game = bos(
        "where-did-everybody-go",
        "1E=ann 1D=bo 2D=Z 2F=Z",
        LONG,
        dice=[1, 1],
        life={"ann": 1},
        bullets={"ann": 0},
        card_played=["ann"],
    )

    play(game, SENT)

    assert drawn(game) == "1D=bo 1E=ann 2D=Z 2F=Z"
    assert state_in(game).players["ann"].fallen


def test_who_is_afraid_cannot_be_moved_either():
    game = bos(
        "where-did-everybody-go",
        "1E=ann 1D=bo 2E=Z",
        LONG,
        under={"ann": ["fear"]},
        step="zombies",
        herd=1,
    )

    assert refused(game, SENT) == "target-held-by-fear"


def test_nor_who_has_not_come_back_yet():
    game = bos("where-did-everybody-go", "1E=ann 1D=bo", LONG, turn="bo", fallen=["ann"])

    assert refused(game, SENT) == "target-fallen"
