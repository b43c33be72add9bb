"""What a seat may know: everything that lies open, and its own hand."""

from __future__ import annotations

from typing import Any

from engine.zombies.commands import Fight, RollMovement, Walk
from engine.zombies.view import CardView, View
from tests.zombies.town import Course, play, state_in, town

STREET = "town-square straight@1"
HANDS = {"ann": ["fear", "shotgun"], "bo": ["zombie-master", "claustrophobia"]}


def table(**given: Any) -> Course:
    return town(STREET, "1E=ann+bo 2E=Z 2F=L", hands=HANDS, **given)


def hands(view: View) -> dict[str, tuple[str, ...]]:
    return {one.seat: tuple(card.kind for card in one.hand) for one in view.players}


def test_a_seat_sees_its_own_hand_and_no_other():
    game = table()

    assert hands(game.table.view("ann")) == {"ann": ("fear", "shotgun"), "bo": ()}
    assert hands(game.table.view("bo")) == {"ann": (), "bo": ("zombie-master", "claustrophobia")}


def test_a_spectator_sees_none():
    assert hands(table().table.view()) == {"ann": (), "bo": ()}


def test_how_many_cards_a_hand_holds_is_open():
    assert [one.cards for one in table().table.view().players] == [2, 2]


def test_what_lies_in_front_is_open_with_what_works_on_a_player():
    game = table(
        items={"bo": ["shotgun"]},
        shotgun={"bo": 2},
        under={"bo": ["brain-cramp"]},
        coming={"bo": ["fear"]},
        turn="bo",
    )
    bo = game.table.view("ann").players[1]

    assert bo.items == (CardView("shotgun-2", "shotgun", 2),)
    assert bo.shotgun == 2
    assert [(one.kind, one.by, one.now) for one in bo.effects] == [
        ("brain-cramp", "ann", True),
        ("fear", "ann", False),
    ]


def test_no_view_of_another_holds_what_a_seat_has_in_its_hand_or_what_lies_in_the_stack():
    """Planted ids, looked for in everything a view says."""
    game = table(stack=["toy-store", "helipad"])
    for other in ("ann", None):
        told = repr(game.table.view(other))
        assert not [card for card in state_in(game).players["bo"].hand if card in told]
        assert "toy-store" not in told
        assert not [card for card in state_in(game).deck if card in told]


def test_events_of_drawn_cards_are_for_their_player_only():
    game = play(town(STREET, "1E=ann+Z 1B=bo", step="fight", dice=[5]), Fight())
    public = [one for one in game.events if not one.only_for]
    private = [one for one in game.events if one.only_for]

    assert [type(one).__name__ for one in private] == ["CardsSeen"]
    assert private[0].only_for == ("ann",)
    assert all(card.kind not in repr(public) for card in game.player("ann").hand)


def test_the_town_is_shown_as_it_stands():
    view = table().table.view()

    assert [(one.number, one.kind, one.x, one.y, one.turn) for one in view.tiles] == [
        (1, "town-square", 0, 0, 0),
        (2, "straight", 1, 0, 1),
    ]
    assert (view.zombies, view.tokens) == (("2E",), {"2F": "life"})
    assert view.helipad is None
    assert view.pool == 99


def test_the_legal_places_of_the_drawn_tile_are_shown():
    view = table(drawn="straight").table.view()

    assert (view.step, view.drawn, view.acting) == ("tile", "straight", ("ann",))
    assert [(one.x, one.y, one.turn) for one in view.spots] == [
        (0, -1, 0),
        (-1, 0, 1),
        (2, 0, 1),
        (0, 1, 0),
    ]


def test_the_ways_of_the_walk_are_shown_while_there_is_one():
    game = table(dice=[3])
    assert game.view.routes == ()

    play(game, RollMovement())
    assert {one.to: one.fights for one in game.view.routes}["2E"] == 1
    play(game, Walk(to="1F"))
    assert max(len(one.path) for one in game.view.routes) == 2


def test_the_helipad_is_shown_once_it_lies():
    assert town("town-square helipad").view.helipad == "2E"


def test_a_fight_that_is_going_on_is_shown():
    game = town(STREET, "1E=ann 1F=Z", step="walk", moves=2, dice=[2], items={"ann": ["fire-axe"]})
    play(game, Walk(to="1F"), left_open=True)
    fought = game.view.fight

    assert fought is not None
    assert (fought.seat, fought.square, fought.roll, fought.bonus) == ("ann", "1F", 2, 1)
    assert game.view.acting == ()


def test_spells_of_the_table_are_shown_with_their_player():
    view = table(truce=("bo", 1), marbles=("ann", 2)).table.view()

    assert (view.truce, view.marbles) == ("bo", "ann")
