"""Each key of a position of Zombies!!! is set here once, and its effect is seen."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest

from engine.zombies.commands import FinishTurn, LayTile
from engine.zombies.position import Given
from engine.zombies.state import Effect, Player, Spell, State
from tests.zombies.town import allowed, play, refused, state_in, town

STREET = "town-square straight@1"
TWO = "1E=ann 1F=bo"
SET = {
    "seats": "seats", "helipad": "helipad", "goal": "goal", "cards": "cards", "trophies": "wins",
    "turn": "turn", "round": "round", "step": "step", "stack": "stack", "drawn": "drawn",
    "layer": "layer", "lost": "lost", "closed": "closed", "deck": "deck", "discard": "discard",
    "roll": "roll", "moves": "moves", "walk": "step", "mover": "mover",
    "herd": "herd", "herded": "herded",
    "truce": "truce", "marbles": "marbles", "windows": "windows", "passing": "passing",
    "tempo": "tempo",
}  # fmt: skip
"""Which key sets a field of the state."""
DRAWN = {"players", "laid", "zombies", "tokens", "fight"}
"""What the drawing says; a fight goes on only while its rule runs."""
PLAYER = {
    "life": "life", "bullets": "bullets", "trophies": "trophies", "hand": "hands",
    "items": "items", "fallen": "fallen", "card_played": "card_played", "coming": "coming",
    "under": "under", "burning": "burning", "shotgun": "shotgun", "using": "chainsaw",
    "waives": "waives", "brisk": "by_hand",
}  # fmt: skip


@pytest.mark.parametrize(
    ("model", "keys", "drawn"), [(State, SET, DRAWN), (Player, PLAYER, {"square"})]
)
def test_every_field_of_the_state_can_be_set(
    model: Any, keys: dict[str, str], drawn: set[str]
) -> None:
    assert {one.name for one in fields(model)} == set(keys) | drawn
    assert set(keys.values()) <= set(Given.model_fields)


def test_the_table() -> None:
    given: dict[str, Any] = {"turn": "bo", "round": 5, "step": "walk", "roll": 4, "moves": 2}
    view = town(STREET, TWO, seats=["bo", "ann"], **given).view

    assert (view.seats, view.turn, view.round) == (("bo", "ann"), "bo", 5)
    assert (view.step, view.roll, view.moves) == ("walk", 4, 2)


def test_the_choices_of_a_table() -> None:
    game = town(STREET, TWO, cards="own-turn", helipad="half", goal="tile", wins=12)
    state = state_in(game)

    assert (state.cards, state.helipad, state.goal, state.trophies) == (
        "own-turn", "half", "tile", 12,
    )  # fmt: skip
    assert game.table.options == {
        "cards": "own-turn", "helipad": "half", "win": "tile", "tempo": "each",
    }  # fmt: skip


def test_the_seats_whose_steps_pass() -> None:
    players = state_in(town(STREET, TWO, tempo="brisk", by_hand=["bo"])).players

    assert {seat: one.brisk for seat, one in players.items()} == {"ann": True, "bo": False}
    assert not any(one.brisk for one in state_in(town(STREET, TWO)).players.values())


def test_the_tiles_that_are_left() -> None:
    game = town(STREET, TWO, stack=["helipad"], lost=["tee"])
    state = state_in(game)

    assert (state.stack, state.lost, state.closed) == (["helipad"], ["tee"], False)
    assert state_in(town(STREET, TWO, stack=[], closed=True)).closed


def test_the_tile_to_be_laid_and_who_lays_it() -> None:
    game = town(STREET, TWO, drawn="police-station", layer="bo")

    assert allowed(game, "bo", "lay-tile")
    assert not allowed(game, "ann", "lay-tile")
    assert refused(game, LayTile(x=9, y=9, turn=0))


def test_what_a_player_has() -> None:
    given: dict[str, Any] = {"life": {"bo": 1}, "bullets": {"bo": 0}, "trophies": {"bo": 9}}
    cards: dict[str, Any] = {"hands": {"bo": ["fear"]}, "items": {"bo": ["skateboard"]}}
    bo = town(STREET, TWO, **given, **cards).player("bo")

    assert (bo.life, bo.bullets, bo.trophies) == (1, 0, 9)
    assert [card.kind for card in (*bo.hand, *bo.items)] == ["fear", "skateboard"]


def test_what_a_player_has_done() -> None:
    given: dict[str, Any] = {"fallen": ["bo"], "card_played": ["bo"], "waives": ["bo"]}
    players = state_in(town(STREET, TWO, chainsaw=["ann"], shotgun={"ann": 2}, **given)).players
    bo, ann = players["bo"], players["ann"]

    assert (bo.fallen, bo.card_played, bo.waives, bo.life) == (True, True, True, 0)
    assert (ann.chainsaw, ann.shotgun, ann.fallen) == (True, 2, False)
    assert state_in(town(STREET, TWO, burning={"ann": 2})).players["ann"].burning == 2


def test_a_card_that_works_on_a_seat_and_whose_it_was() -> None:
    squares = "1E=ann 1F=bo 1D=cleo"
    effects: list[Any] = ["shoes-untied", {"card": "brain-cramp", "by": "cleo"}]
    ann = state_in(town(STREET, squares, coming={"ann": effects})).players["ann"]

    assert ann.coming == [Effect("shoes-untied", "bo"), Effect("brain-cramp", "cleo")]
    under = state_in(town(STREET, squares, under={"ann": effects[1:]})).players["ann"].under
    assert under == [Effect("brain-cramp", "cleo")]


def test_a_deck_and_a_discard_pile_in_order() -> None:
    game = town(STREET, TWO, deck=["fear", "shotgun"], discard=["skateboard", "fear"])
    state = state_in(game)

    assert [card.rsplit("-", 1)[0] for card in state.deck[-2:]] == ["shotgun", "fear"]
    assert [card.rsplit("-", 1)[0] for card in state.discard] == ["skateboard", "fear"]
    assert len(state.deck) > 10


def test_a_deck_of_exactly_these_cards() -> None:
    given: dict[str, Any] = {"deck": ["fear", "shotgun"], "deck_is_all": True}
    whole = state_in(town(STREET, TWO, **given))
    exact = state_in(town(STREET, TWO, discard=["skateboard"], **given))

    assert len(whole.deck) == 2
    assert len(whole.discard) > 10
    assert (len(exact.deck), len(exact.discard)) == (2, 1)


def test_spells_hold_the_table() -> None:
    state = state_in(town(STREET, TWO, truce=("bo", 1), marbles=("ann", 2)))

    truce, marbles = "alternate-food-source", "all-the-marbles"
    assert (state.truce, state.marbles) == (Spell("bo", 1, truce), Spell("ann", 2, marbles))


def test_another_seat_leads_the_walk() -> None:
    game = town(STREET, TWO, step="walk", moves=2, mover="bo")

    assert game.table.acting == ("bo",)


def test_zombies_that_must_still_move() -> None:
    given: dict[str, Any] = {"step": "zombies", "herd": 2, "herded": ["2D"]}
    game = town(STREET, "1E=ann 2D=Z 2F=Z", **given)

    assert game.view.herd == 2
    assert {one["zombie"] for one in allowed(game, "ann", "move-zombie")} == {"2F"}


def test_windows_and_who_passes_them() -> None:
    state = state_in(town(STREET, TWO, windows=["walk"], passing=["bo"]))

    assert (state.windows, state.passing) == (["walk"], ["bo"])


def test_the_next_tile_is_the_first_of_the_stack() -> None:
    given: dict[str, Any] = {"stack": ["police-station", "helipad"], "step": "discard"}
    game = town(STREET, TWO, hands={"ann": ["fear"]}, **given)
    play(game, FinishTurn())

    assert (game.view.turn, state_in(game).drawn) == ("bo", "police-station")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"life": {"zoe": 1}}, "life: 'zoe' is not known; known are ann, bo"),
        ({"waives": ["zoe"]}, "waives: 'zoe' is not known; known are ann, bo"),
        ({"turn": "zoe"}, "turn: 'zoe' is not known"),
        ({"truce": ("zoe", 1)}, "truce: 'zoe' is not known"),
        ({"coming": {"ann": ["cold"]}}, "coming: 'cold' is not known; known are "),
        ({"under": {"ann": [{"card": "fear", "by": "zoe"}]}}, "under: 'zoe' is not known"),
        ({"stack": ["castle"]}, "stack: 'castle' is not known; known are town-square"),
        ({"lost": ["castle"]}, "lost: 'castle' is not known"),
        ({"lost": ["helipad", "helipad"]}, "there are not so many tiles 'helipad'"),
        ({"step": "dance"}, "step: 'dance' is not known; known are tile, fight"),
        ({"windows": ["open"]}, "windows: 'open' is not known; known are walk, fight"),
        ({"cards": "none"}, "cards: 'none' is not known; known are window, own-turn"),
        ({"discard": ["joker"]}, "'joker' is no card, or none of it is left in the box; left are"),
        ({"herded": ["9A"]}, "there is no square '9A'"),
    ],
)
def test_what_is_named_must_be_there(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        town(STREET, TWO, **given)


@pytest.mark.parametrize(
    ("tiles", "squares", "said"),
    [
        ("town-square straight@5", TWO, "'straight@5' is turned by @1, @2 or @3"),
        (STREET, "1E=ann 1F=ann", "'ann' stands on 1E and on 1F"),
        (STREET, "1E=ann 2D=L+B", "two tokens lie on 2D"),
        (STREET, "1E=ann 2D", "'2D' says nothing of a square"),
        (STREET, "1E=ann 2D=Z+Z", "there are two of '2D'"),
    ],
)
def test_what_is_misdrawn_is_said(tiles: str, squares: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        town(tiles, squares)
