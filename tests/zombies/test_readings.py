"""Readings of what the rulebook leaves open, each with its opposite. [docs/zombies.md]"""

from __future__ import annotations

from typing import Any

from engine.zombies.commands import (
    DiscardCard,
    FinishTurn,
    LayTile,
    PlayCard,
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
    state_in,
    town,
)

STREET = "town-square straight@1"
LONG = "town-square straight@1 straight@1"
RUSH = PlayCard(card="adrenaline-rush", use="movement")


def walking(squares: str, moves: int, **given: Any) -> Course:
    given = {"hands": {"ann": ["adrenaline-rush", "fear"]}, "roll": 3} | given
    return town(LONG, squares, step="walk", moves=moves, **given)


# ---------------------------------------------------------------- adrenaline


def test_a_walk_that_is_used_up_is_doubled_no_more():
    """The last square ends the step by itself, and the zombies are rolled."""
    game = play(walking("1E=ann 1B=bo 1D=Z", 1, dice=[1]), Walk(to="1F"))

    assert game.view.step == "zombies"
    assert refused(game, RUSH) == "no-movement-roll"


def test_with_a_square_left_it_still_is():
    game = play(walking("1E=ann 1B=bo 1D=Z", 2), Walk(to="1F"), RUSH)

    assert (game.view.step, game.view.moves) == ("walk", 4)


def test_in_the_fight_on_its_last_square_it_still_is():
    """The walk is not over while its fight goes on."""
    game = walking("1E=ann 1B=bo 1F=Z", 1, dice=[2])
    play(game, Walk(to="1F"), answers=[by("ann", RUSH), "bullets"])

    assert (game.view.step, game.view.moves) == ("walk", 3)


# ---------------------------------------------------------------- a zombie out of the blue


def dropped_on(squares: str) -> Course:
    """Ann has walked a square of three; then Bo puts a zombie onto her pawn."""
    hands = {"ann": ["adrenaline-rush", "fear"], "bo": ["this-isnt-so-bad"]}
    game = play(walking(squares, 3, hands=hands), Walk(to="1F"))
    card = by("bo", PlayCard(card="this-isnt-so-bad"))
    return play(game, card, answers=["3F", "1F", "1B"])


def test_a_zombie_dropped_on_a_pawn_in_mid_walk_does_not_stop_it():
    """A fight begins with the turn or on entering a square; that pawn has entered its own."""
    game = dropped_on("1E=ann 1H=bo 3F=Z 1D=Z")
    assert "1F=ann+Z" in drawn(game)

    play(game, Walk(to="2D"))
    assert "2D=ann" in drawn(game)
    assert events(game, "CombatRolled") == []


def test_it_is_fought_where_the_pawn_comes_back():
    game = dropped_on("1E=ann 1H=bo 3F=Z 1D=Z")
    state_in(game).moves = 3
    game.table.given_dice = [6]
    play(game, Walk(to="2D"), Walk(to="1F"))

    assert game.player("ann").trophies == 1


# ---------------------------------------------------------------- a closed town


LOOP = """
. fire-station .
lawn-and-garden@3 helipad corner@2
hospital@3 town-square .
. sporting-goods@2 .
"""


def test_closing_the_town_after_the_helipad_ends_the_turn_and_leaves_the_way_out():
    game = town(LOOP, "1F=ann 1D=bo+Z", drawn="corner")
    play(game, LayTile(x=1, y=0, turn=3), answers=["8E"])

    assert (game.view.closed, game.view.turn, game.view.step) == (True, "bo", "fight")
    assert game.view.helipad is not None
    helipad = game.view.helipad
    state_in(game).turn = state_in(game).mover = "ann"
    state_in(game).step, state_in(game).moves, state_in(game).roll = "walk", 6, 6
    play(game, Walk(to=helipad))

    assert game.table.outcome is not None
    assert (game.table.outcome.winners, game.table.outcome.reason) == (("ann",), "escaped")


# ---------------------------------------------------------------- a turn that does not take place


def skipped(*also: str) -> Course:
    """Bo's turn is skipped; what else was waiting for it?"""
    hands = {"ann": ["shotgun", "chainsaw"], "bo": ["shotgun"]}
    coming = {"bo": ["hysterical-paralysis", *also]}
    game = town(STREET, "1E=ann 1B=bo", step="discard", hands=hands, coming=coming)
    return play(game, FinishTurn())


def test_fear_goes_by_with_a_turn_that_is_skipped():
    """It works on the next turn, and that was it; so does claustrophobia."""
    game = skipped("fear", "claustrophobia")

    assert [one.seat for one in events(game, "TurnSkipped")] == ["bo"]
    assert state_in(game).players["bo"].coming == []
    assert state_in(game).players["bo"].under == []


def test_what_waits_for_a_roll_or_a_walk_does_not():
    game = skipped("shoes-untied", "brain-cramp")

    waiting = [one.card for one in state_in(game).players["bo"].coming]
    assert waiting == ["shoes-untied", "brain-cramp"]


# ---------------------------------------------------------------- items that nobody wants


def test_items_in_play_are_not_discarded():
    """From the hand, says the rulebook: an item goes by its use, by a death or by a card."""
    items = {"ann": ["skateboard"]}
    game = town(STREET, "1E=ann 1B=bo", step="discard", hands={"ann": ["fear"]}, items=items)

    assert refused(game, DiscardCard(card="skateboard")) == "not-in-hand"
    assert allowed(game, "ann", "discard-card") == [{"card": "fear-1"}]
    play(game, DiscardCard(card="fear"))
    assert [one.kind for one in game.player("ann").items] == ["skateboard"]
