"""A player's turn in a town: what its picture and its words tell."""

from __future__ import annotations

import pytest

from engine.core.event import Event
from engine.zombies import events as e
from renders.kit.alt import LIMIT
from renders.kit.inline import SIZE
from renders.zombies.turn import Fought, Laid, Moved, Played, Walked, steps_of, turn_in
from tests.painted import render_town_turn, town_turn_alt_text
from tests.renders.town_views import NAMES, player, tiles_of, view, walking

TURN: list[Event] = [
    e.TurnBegan(seat="ann", round=2),
    e.TileLaid(seat="ann", kind="crossroads", number=2, zombies=4, life=0, bullets=0),
    e.MovementRolled(seat="ann", die=3, squares=3),
    e.PawnWalked(seat="ann", path=("1D",), left=2, start="1E"),
    e.CombatRolled(seat="ann", square="1D", die=2, bonus=0),
    e.LifeLost(seat="ann", left=2),
    e.ZombieBeaten(seat="ann", square="1D", trophies=1),
    e.PawnWalked(seat="ann", path=("2F", "2E"), left=0, start="1D"),
    e.CardPlayed(seat="bob", kind="brain-cramp", target="ann"),
    e.ZombiesRolled(seat="ann", die=3, can_move=2),
    e.ZombieMoved(frm="2D", to="2E", by="ann"),
    e.ZombieMoved(frm="1B", to="1E", by="ann"),
    e.ZombieMoved(frm="1E", to="1D", by="ann"),
    e.TurnFinished(seat="ann"),
]
NEXT: list[Event] = [e.TurnBegan(seat="bob", round=2), e.TileDrawn(kind="corner", layer="bob")]
STEPS = [
    Laid(kind="crossroads", zombies=4),
    Walked(start="1E", end="2E"),
    Fought(beaten=1, lost=1),
    Played(seat="bob", card="brain-cramp"),
    Moved(number=1, start="2D", end="2E"),
    Moved(number=2, start="1B", end="1D"),
]


def test_a_turn_is_told_in_its_order_and_a_walk_or_a_zombie_that_goes_on_once():
    seat, told = turn_in(TURN)

    assert (seat, steps_of(told, seat)) == ("ann", STEPS)


def test_what_the_next_player_does_is_not_in_it():
    seat, told = turn_in([*TURN, *NEXT])

    assert (seat, told) == ("ann", TURN)


def test_the_turn_before_is_not_in_it():
    seat, told = turn_in([*TURN, e.TurnBegan(seat="bob", round=2), e.TurnFinished(seat="bob")])

    assert seat == "bob"
    assert steps_of(told, seat) == []


def test_another_players_wound_is_not_the_turns_own():
    others = [e.LifeLost(seat="bob", left=1), e.PlayerDied(seat="bob", trophies_lost=2,
                                                           items_lost=())]  # fmt: skip

    assert steps_of(others, "ann") == []
    assert steps_of(others, "bob") == [Fought(lost=1, fell=True)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_picture_and_words_are_those_of_the_turn(language: str):
    tiles = tiles_of(("town-square", 0, 0, 0), ("crossroads", -1, 0, 0))
    people = [player("ann", "2E"), player("bob", "1E", active=True)]
    after = view(tiles, people, ["2E", "1D"], {})

    drawn = render_town_turn(after, [*TURN, *NEXT], language=language, players=NAMES)
    words = town_turn_alt_text(after, [*TURN, *NEXT], language=language, players=NAMES)

    assert drawn.size == SIZE
    assert NAMES["ann"] in words
    assert all(square in words for square in ("1E", "2E", "2D", "1B", "1D"))


def test_a_long_turn_in_a_long_town_can_be_drawn_and_told():
    after = walking(3, 30)
    names = list(after.town.squares)
    moves = [e.ZombieMoved(frm=one, to=other, by=after.turn)
             for one, other in zip(names[::2], names[1::2], strict=False)]  # fmt: skip
    told = [e.TurnBegan(seat=after.turn, round=2), *moves, e.TurnFinished(seat=after.turn)]

    assert render_town_turn(after, told, players=NAMES).size == SIZE
    assert len(town_turn_alt_text(after, told, players=NAMES)) <= LIMIT


def test_a_turn_in_which_nothing_happened_says_so():
    after = walking(3, 30)
    told = [e.TurnBegan(seat=after.turn, round=2), e.TurnFinished(seat=after.turn)]

    assert town_turn_alt_text(after, told).endswith("Nothing happened.")
    assert render_town_turn(after, told).size == SIZE
