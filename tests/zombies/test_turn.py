"""The steps of a turn and what passes from one to the next. [zombies, Turn]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.family.commands import EndTurn
from engine.zombies.commands import (
    DiscardCard,
    Fight,
    FinishTurn,
    HerdZombies,
    LayTile,
    RollMovement,
    StopWalking,
    Walk,
)
from tests.zombies.town import Course, allowed, by, drawn, events, play, refused, state_in, town

STREET = "town-square straight@1"
HANDS = {"ann": ["fear"], "bo": ["fear"]}


def waiting(step: str, squares: str = "1E=ann+bo", **given: Any) -> Course:
    """Ann's turn, waiting at a step; both have a card they cannot play, so that turns wait."""
    hands = {seat: cards for seat, cards in HANDS.items() if seat in squares}
    return town(STREET, squares, step=step, **{"hands": hands, **given})


# ---------------------------------------------------------------- the seven steps


def test_a_turn_begins_with_a_tile():
    game = play(waiting("discard", stack=["straight"]), FinishTurn())

    assert game.view.turn == "bo"
    assert game.view.step == "tile"
    assert game.view.drawn == "straight"
    assert game.table.acting == ("bo",)


def test_after_the_tile_comes_the_fight_on_the_own_square():
    game = waiting("tile", "1E=ann+Z 2F=bo", drawn="straight")
    play(game, LayTile(x=-1, y=0, turn=1), answers=["3E"])

    assert game.view.step == "fight"


def test_without_a_zombie_there_is_none():
    game = play(waiting("tile", drawn="straight"), LayTile(x=-1, y=0, turn=1), answers=["3E"])

    assert game.view.step == "roll"


def test_cards_are_drawn_up_to_three_before_the_roll():
    game = play(waiting("fight", "1E=ann+Z 2F=bo", dice=[6]), Fight())

    assert game.view.step == "roll"
    assert len(game.player("ann").hand) == 3
    assert events(game, "CardsDrawn")[0].count == 2


def test_a_full_hand_draws_none():
    hands = {"ann": ["fear", "fear", "shotgun"]}
    game = play(waiting("fight", "1E=ann+Z 2F=bo", dice=[6], hands=hands), Fight())

    assert events(game, "CardsDrawn") == []


def test_the_roll_says_how_far_the_pawn_walks():
    game = play(waiting("roll", dice=[4]), RollMovement())

    assert (game.view.step, game.view.roll, game.view.moves) == ("walk", 4, 4)


def test_zombies_are_rolled_once_the_walk_is_over():
    game = waiting("walk", "1E=ann 2F=bo 2E=Z", moves=1, dice=[2])
    play(game, Walk(to="1D"))

    assert game.view.step == "zombies"
    assert (events(game, "ZombiesRolled")[0].die, game.view.herd) == (2, 2)


def test_then_a_card_may_be_discarded():
    game = waiting("zombies", "1E=ann 2F=bo 2E=Z", herd=1)
    play(game, HerdZombies(towards="ann"))

    assert game.view.step == "discard"
    assert allowed(game, "ann", "discard-card") == [{"card": "fear-1"}]


def test_to_discard_ends_the_turn():
    game = play(waiting("discard"), DiscardCard(card="fear"))

    assert game.player("ann").hand == ()
    assert state_in(game).discard == ["fear-1"]
    assert game.view.turn == "bo"


def test_nobody_has_to_discard():
    game = play(waiting("discard"), FinishTurn())

    assert len(game.player("ann").hand) == 1
    assert game.view.turn == "bo"


def test_a_turn_with_nothing_left_to_play_ends_by_itself():
    game = waiting("zombies", "1E=ann 2F=bo 2E=Z", herd=1, hands={"bo": ["fear"]})
    play(game, HerdZombies(towards="ann"))

    assert game.view.turn == "bo"


def test_an_item_to_use_keeps_it_open():
    """A chainsaw may be started at any time of the own turn."""
    game = waiting("zombies", "1E=ann 2F=bo 2E=Z", herd=1, hands={}, items={"ann": ["chainsaw"]})
    play(game, HerdZombies(towards="ann"))

    assert (game.view.turn, game.view.step) == ("ann", "discard")


def test_an_item_that_works_by_itself_does_not():
    items = {"ann": ["skateboard"]}
    game = waiting("zombies", "1E=ann 2F=bo 2E=Z", herd=1, hands={}, items=items)
    play(game, HerdZombies(towards="ann"))

    assert game.view.turn == "bo"


def test_turns_go_clockwise_and_a_round_ends_with_the_last_seat():
    squares = "1E=ann+bo+cleo"
    game = town(STREET, squares, step="discard", hands={"cleo": ["fear"]}, turn="bo", closed=True)
    play(game, FinishTurn())
    assert (game.view.turn, game.view.round) == ("cleo", 1)

    state_in(game).step = "discard"
    play(game, FinishTurn())
    assert (game.view.turn, game.view.round) == ("ann", 2)


def test_nothing_of_a_walk_or_a_herd_is_left_for_the_next_turn():
    game = waiting(
        "walk", "1E=ann 2F=bo 1D=Z 1B=Z", moves=1, roll=1, mover="bo", stack=[], dice=[1]
    )
    play(game, Walk(to="1H"), HerdZombies(towards="bo"), FinishTurn())

    view = game.view
    assert (view.turn, view.roll, view.moves, view.mover) == ("bo", 0, 0, "")
    assert (view.herd, view.herded) == (0, ())


def test_with_no_tile_left_the_turn_begins_with_the_fight():
    game = play(waiting("discard", stack=[]), FinishTurn())

    assert game.view.step == "roll"


def test_in_a_closed_town_no_tile_is_drawn():
    """Rulebook: laying tiles; the game goes on for the trophies."""
    game = play(waiting("discard", closed=True), FinishTurn())

    assert game.view.step == "roll"
    assert events(game, "TileDrawn") == []


BLOCKED = ". hospital .\nlawn-and-garden@3 town-square sporting-goods@1"
"""Three sides of the town square end in a building."""


def test_who_closes_the_town_ends_the_turn_at_once():
    """Before any fight or card: rulebook, laying tiles."""
    game = town(BLOCKED, "1E=ann+Z 1D=bo", drawn="police-station", hands=HANDS)
    play(game, LayTile(x=0, y=1, turn=2), answers=["spread"])

    assert game.view.closed
    assert (game.view.turn, game.view.step) == ("bo", "roll")
    assert len(game.player("ann").hand) == 1


# ---------------------------------------------------------------- who may do what, and when


@pytest.mark.parametrize(
    ("step", "command"),
    [("roll", Fight()), ("fight", RollMovement()), ("walk", FinishTurn()), ("roll", StopWalking())],
)
def test_each_command_belongs_to_its_step(step: str, command: Any):
    game = waiting(step, "1E=ann+Z 2F=bo", moves=2)

    assert refused(game, command) == "not-this-step"


def test_a_command_of_another_game_is_none_here():
    assert refused(waiting("roll"), EndTurn(survivor="amy")) == "unknown-command"


def test_nobody_acts_in_anothers_turn():
    assert refused(waiting("roll"), by("bo", RollMovement())) == "not-your-turn"


def test_only_ones_own_cards_are_discarded():
    assert refused(waiting("discard"), DiscardCard(card="shotgun-1")) == "not-in-hand"


def test_the_layer_of_the_helipad_acts_and_the_turn_stays():
    game = waiting("tile", drawn="helipad", layer="bo")

    assert game.table.acting == ("bo",)
    assert refused(game, by("ann", LayTile(x=-1, y=0, turn=0))) == "not-your-turn"
    play(game, LayTile(x=-1, y=0, turn=0))
    assert (game.view.turn, game.view.step) == ("ann", "roll")


# ---------------------------------------------------------------- after a death


def test_the_dead_come_back_with_exactly_three_and_three():
    """Exactly three of each: ruling of the house, facts sheet, Zombies!!! #6."""
    game = play(waiting("discard", fallen=["bo"]), FinishTurn())

    assert (game.player("bo").life, game.player("bo").bullets) == (3, 3)
    assert not game.player("bo").fallen
    assert len(events(game, "CameBack")) == 1


def test_the_living_keep_what_they_have():
    game = play(waiting("discard", life={"bo": 1}, bullets={"bo": 7}), FinishTurn())

    assert (game.player("bo").life, game.player("bo").bullets) == (1, 7)
    assert events(game, "CameBack") == []


def test_a_zombie_on_the_town_square_is_fought_at_the_next_turn():
    """Ruling: facts sheet, Zombies!!! #12."""
    game = waiting("discard", "1D=ann 1E=bo+Z", fallen=["bo"], stack=[])
    play(game, FinishTurn())

    assert (game.view.turn, game.view.step) == ("bo", "fight")


# ---------------------------------------------------------------- cards that work on a turn


def test_what_was_coming_works_on_the_turn_and_ends_with_it():
    game = waiting("discard", coming={"bo": ["claustrophobia"]}, stack=[])
    play(game, FinishTurn())
    assert [one.kind for one in game.player("bo").effects if one.now] == ["claustrophobia"]

    state_in(game).step = "discard"
    play(game, FinishTurn())
    assert game.player("bo").effects == ()


def test_paralysis_skips_a_whole_turn_and_no_more():
    """No fight either: publisher's FAQ, facts sheet, Zombies!!! #10.3."""
    game = waiting("discard", "1D=ann 1E=bo+Z", coming={"bo": ["hysterical-paralysis"]})
    play(game, FinishTurn())

    assert game.view.turn == "ann"
    assert [one.seat for one in events(game, "TurnSkipped")] == ["bo"]
    assert drawn(game) == "1D=ann 1E=bo+Z"
    assert game.player("bo").effects == ()


def test_the_dead_come_back_in_a_skipped_turn_too():
    coming = {"bo": ["hysterical-paralysis"]}
    game = play(waiting("discard", fallen=["bo"], coming=coming), FinishTurn())

    assert game.player("bo").life == 3


def test_all_may_be_paralysed_at_once():
    coming = {"ann": ["hysterical-paralysis"], "bo": ["hysterical-paralysis"]}
    game = play(waiting("discard", coming=coming), FinishTurn())

    assert game.view.turn == "bo"
    assert [one.seat for one in events(game, "TurnSkipped")] == ["bo", "ann"]


def test_fear_skips_the_roll_and_the_walk_only():
    game = waiting("fight", "1E=ann+Z 2F=bo 2D=Z", under={"ann": ["fear"]}, dice=[5, 3])
    play(game, Fight())

    assert game.view.step == "zombies"
    assert events(game, "MovementRolled") == []
    assert len(game.player("ann").hand) == 3


def test_untied_shoes_halve_the_roll_and_one_becomes_none():
    """Halved and rounded down, so that 1 is no move: ruling, facts sheet, Zombies!!! #12."""
    three = play(waiting("roll", under={"ann": ["shoes-untied"]}, dice=[3]), RollMovement())
    one = play(waiting("roll", under={"ann": ["shoes-untied"]}, dice=[1, 1]), RollMovement())

    assert three.view.moves == 1
    assert one.view.step != "walk"


def test_bullets_and_lives_do_not_change_the_movement_roll():
    """Combat rolls only: publisher's list of forgotten rules, facts sheet, Zombies!!! #6."""
    game = play(waiting("roll", dice=[1]), RollMovement())

    assert game.table.questions == ()
    assert {one.plain()["do"] for one in game.table.commands("ann")} == {
        "walk",
        "stop-walking",
        "waive-windows",
        "choose-tempo",
        "play-card",
    }


def test_a_skateboard_adds_two():
    game = play(waiting("roll", items={"ann": ["skateboard"]}, dice=[3]), RollMovement())

    assert game.view.moves == 5


def test_brain_cramp_lets_another_decide_the_walk():
    game = play(waiting("roll", under={"ann": ["brain-cramp"]}, dice=[3]), RollMovement())

    assert game.table.acting == ("bo",)
    assert refused(game, by("ann", Walk(to="2D"))) == "not-your-turn"
    play(game, Walk(to="2D"))
    assert drawn(game) == "1E=bo 2D=ann"


def test_brain_cramp_may_decide_that_nobody_walks():
    game = play(waiting("roll", under={"ann": ["brain-cramp"]}, dice=[3, 1]), RollMovement())
    play(game, by("bo", StopWalking()))

    assert drawn(game) == "1E=ann+bo"
    assert game.view.turn == "ann"


# ---------------------------------------------------------------- spells of the whole table


def test_marbles_hold_every_zombie_until_the_user_has_had_another_turn():
    squares = "1E=ann 2F=bo 2E=Z"
    game = waiting("walk", squares, moves=1, marbles=("bo", 1))
    play(game, Walk(to="1D"))

    assert game.view.step == "discard"
    assert events(game, "ZombiesRolled") == []
    assert [one.by for one in events(game, "ZombiesHeld")] == ["bo"]


@pytest.mark.parametrize("spell", ["truce", "marbles"])
def test_a_spell_ends_with_the_turns_of_its_player(spell: str):
    given: dict[str, Any] = {spell: ("ann", 2)}
    game = waiting("discard", stack=[], **given)
    for holds in (True, True, False):
        play(game, FinishTurn())
        assert (getattr(game.view, spell) == "ann") is holds
        state_in(game).step = "discard"

    assert len(events(game, "SpellEnded")) == 1


def test_during_a_truce_nobody_fights_at_the_beginning_of_a_turn():
    game = waiting("discard", "1D=ann 1E=bo+Z", truce=("ann", 2), stack=[])
    play(game, FinishTurn())

    assert (game.view.turn, game.view.step) == ("bo", "roll")


def test_one_card_from_turn_to_turn():
    game = waiting("discard", card_played=["ann", "bo"], stack=[])
    play(game, FinishTurn())

    assert not game.player("bo").card_played
    assert game.player("ann").card_played
