"""Cards that bring zombies. [zombies, Event cards]"""

from __future__ import annotations

from typing import Any

import pytest

from engine.zombies.commands import Fight, PlayCard
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

SHOP = "skate-shop\ntown-square"
TWO_SHOPS = "skate-shop .\ntown-square army-surplus"
LONG = "town-square straight@1 straight@1 straight@1"
HORDES = ["it-gets-worse", "slight-miscalculation", "all-overrun", "zombie-master"]


def holding(kind: str, squares: str = "1E=ann 1F=bo", drawing: str = SHOP, **given: Any) -> Course:
    return town(drawing, squares, hands={"ann": [kind, "fear"]}, **given)


def placed(game: Course) -> list[str]:
    return [square for one in events(game, "ZombiesPlaced") for square in one.squares]


def emptied(game: Course, left: int) -> Course:
    """The box holds so many zombies, the others are Bo's trophies."""
    state = state_in(game)
    state.players["bo"].trophies = 100 - left - len(state.zombies)
    state.trophies = 200
    return game


# ---------------------------------------------------------------- it gets worse


def test_a_building_is_filled_up():
    game = play(holding("it-gets-worse", "1E=ann 1F=bo 2B=Z"), PlayCard(card="it-gets-worse"))

    assert drawn(game) == "1E=ann 1F=bo 2A=Z 2B=Z 2C=Z"


def test_its_squares_with_pawns_too():
    game = play(holding("it-gets-worse", "2A=ann 1F=bo 2B=Z"), PlayCard(card="it-gets-worse"))

    assert drawn(game) == "1F=bo 2A=ann+Z 2B=Z 2C=Z"


def test_who_plays_it_chooses_the_building():
    game = holding("it-gets-worse", drawing=TWO_SHOPS)

    play(game, PlayCard(card="it-gets-worse"), answers=["3"])

    assert sorted(placed(game)) == ["3A", "3B", "3C"]


def test_a_full_building_cannot_be_chosen():
    game = holding("it-gets-worse", "1E=ann 1F=bo 2A=Z 2B=Z 2C=Z", TWO_SHOPS)

    play(game, PlayCard(card="it-gets-worse"))

    assert sorted(placed(game)) == ["3A", "3B", "3C"]


def test_without_a_building_with_room_it_is_not_played():
    game = holding("it-gets-worse", "1E=ann 1F=bo 2A=Z 2B=Z 2C=Z")

    assert refused(game, PlayCard(card="it-gets-worse")) == "no-room-for-zombies"


# ---------------------------------------------------------------- slight miscalculation


def test_the_zombies_of_a_building_double():
    game = holding("slight-miscalculation", "1E=ann 1F=bo 2B=Z")

    play(game, PlayCard(card="slight-miscalculation"), answers=["2C"])

    assert drawn(game) == "1E=ann 1F=bo 2B=Z 2C=Z"


def test_as_far_as_its_squares_go():
    game = holding("slight-miscalculation", "1E=ann 1F=bo 2A=Z 2B=Z")

    play(game, PlayCard(card="slight-miscalculation"))

    assert drawn(game) == "1E=ann 1F=bo 2A=Z 2B=Z 2C=Z"


def test_zombies_on_its_road_do_not_count():
    game = holding("slight-miscalculation", "1E=ann 1F=bo 2E=Z")

    assert refused(game, PlayCard(card="slight-miscalculation")) == "no-room-for-zombies"


# ---------------------------------------------------------------- we're screwed


def test_ten_zombies_on_any_squares_without_one():
    game = holding("all-overrun", "1E=ann 1F=bo 1B=Z", LONG)

    play(game, PlayCard(card="all-overrun"), answers=["1E", "1F", "spread"])

    assert len(placed(game)) == 10
    assert placed(game)[:2] == ["1E", "1F"]
    assert "1B" not in placed(game)
    assert drawn(game).startswith("1B=Z 1D=Z 1E=ann+Z 1F=bo+Z")


def test_one_by_one_to_the_last():
    game = holding("all-overrun", "1E=ann 1F=bo", LONG)
    squares = ["1B", "1D", "1H", "2D", "2E", "2F", "3D", "3E", "3F", "4D"]

    play(game, PlayCard(card="all-overrun"), answers=squares)

    assert placed(game) == squares


def test_in_a_small_town_as_many_as_it_holds():
    game = holding("all-overrun", "1E=ann 1F=bo 2D=Z", "town-square straight@1")

    play(game, PlayCard(card="all-overrun"))

    assert len(placed(game)) == 7


# ---------------------------------------------------------------- zombie master


def test_five_zombies_on_squares_without_a_pawn():
    game = holding("zombie-master", "1E=ann 1F=bo", LONG)

    play(game, PlayCard(card="zombie-master"), answers=["spread"])

    assert len(placed(game)) == 5
    assert not {"1E", "1F"} & set(placed(game))


def test_four_free_squares_take_four():
    game = holding("zombie-master", "1E=ann 1F=bo 2D=Z", "town-square straight@1")

    play(game, PlayCard(card="zombie-master"))

    assert drawn(game) == "1B=Z 1D=Z 1E=ann 1F=bo 1H=Z 2D=Z 2E=Z 2F=Z"


# ---------------------------------------------------------------- the rest is the house's


def test_the_house_places_nearest_to_the_leading_opponent():
    game = town(
        LONG,
        "1E=ann 1D=bo 4F=cy",
        hands={"ann": ["zombie-master", "fear"]},
        trophies={"bo": 3, "cy": 4},
    )

    play(game, PlayCard(card="zombie-master"), answers=["spread"])

    assert placed(game) == ["4E", "4D", "3F", "3E", "3D"]


def test_it_is_the_default():
    game = play(
        holding("zombie-master", drawing=LONG), PlayCard(card="zombie-master"), left_open=True
    )

    assert game.table.questions[0].default == "spread"
    assert game.table.questions[0].options[-1] == "spread"


# ---------------------------------------------------------------- the box


@pytest.mark.parametrize("kind", HORDES)
def test_an_empty_box_gives_nothing(kind: str):
    game = emptied(holding(kind, "1E=ann 1F=bo 2B=Z"), 0)

    assert refused(game, PlayCard(card=kind)) == "no-room-for-zombies"


def test_no_more_are_placed_than_the_box_holds():
    """Facts #1: zombies are limited to the box (house)."""
    game = emptied(holding("all-overrun", drawing=LONG), 3)

    play(game, PlayCard(card="all-overrun"), answers=["4F", "spread"])

    assert len(placed(game)) == 3
    assert game.view.pool == 0


def test_two_such_cards_at_once_share_the_box():
    """The card played in between is resolved first; the first one takes what is left."""
    game = town(
        LONG,
        "1E=ann 1F=bo",
        hands={"ann": ["all-overrun"], "bo": ["zombie-master"]},
    )
    emptied(game, 6)

    play(
        game,
        PlayCard(card="all-overrun"),
        answers=[by("bo", PlayCard(card="zombie-master")), ("bo", "spread"), ("ann", "spread")],
    )

    assert [len(one.squares) for one in events(game, "ZombiesPlaced")] == [5, 1]


# ---------------------------------------------------------------- in between


def test_zombies_may_come_while_another_fights():
    game = town(
        LONG,
        "2E=ann+Z 1E=bo",
        hands={"bo": ["zombie-master"], "ann": ["fear"]},
        step="fight",
        dice=[1, 5],
    )

    play(
        game,
        Fight(),
        answers=[by("bo", PlayCard(card="zombie-master")), ("bo", "2D"), ("bo", "spread"), "life"],
    )

    assert game.player("ann").trophies == 1
    assert len(game.view.zombies) == 5


def test_a_restart_while_they_are_placed_changes_nothing():
    game = holding("zombie-master", drawing=LONG)
    play(game, PlayCard(card="zombie-master"), answers=["3E"], left_open=True)

    again = reply(reloaded(game), "spread")
    reply(game, "spread")

    assert drawn(again) == drawn(game)
