"""Getting in and out of cars and changing seats. [zombicide #6]"""

from __future__ import annotations

from tests.table import ZombiePhase, allowed, do, drawn, mission, play, refused, street
from tests.zombicide.reading import in_car, kinds

POLICE = {"police": "S1"}

# ------------------------------------------------------------ seats


def test_getting_into_a_car_is_an_action():
    game = play(street("amy", cars=POLICE), do("enter-car", "amy", car="police", seat="driver"))

    assert in_car(game) == ["amy"]
    assert game.survivor("amy").actions == 2


def test_nobody_gets_in_among_zombies():
    """facts 6, Enter / leave car."""
    game = street("amy+1W", cars=POLICE)

    assert (
        refused(game, do("enter-car", "amy", car="police", seat="driver")) == "zombies-at-the-car"
    )


def test_there_is_one_wheel_and_three_more_seats():
    crowd = "amy+ned+doug+josh+phil"
    aboard = {"police": ["amy", "ned", "doug", "josh"]}
    game = street(crowd, cars=POLICE, aboard=aboard)

    for seat in ("driver", "passenger"):
        assert refused(game, do("enter-car", "phil", car="police", seat=seat)) == "seat-taken"


def test_getting_out_is_an_action_even_among_zombies():
    """facts 6, Enter / leave car."""
    game = street("amy+3W", cars=POLICE, aboard={"police": ["amy"]})

    play(game, do("leave-car", "amy"))

    assert in_car(game) == ["-"]
    assert game.survivor("amy").actions == 2


def test_nobody_walks_out_of_a_car():
    game = street("amy .", cars=POLICE, aboard={"police": ["amy"]})

    assert refused(game, do("move", "amy", zone="S2")) == "in-a-car"
    assert allowed(game, "amy", "move") == []


def test_a_passenger_takes_the_wheel_for_an_action():
    game = street("amy+ned", cars=POLICE, aboard={"police": ["amy", "ned"]})
    assert refused(game, do("change-seat", "ned", seat="driver")) == "seat-taken"

    play(
        game,
        do("change-seat", "amy", seat="passenger"),
        do("end-turn", "amy"),
        do("change-seat", "ned", seat="driver"),
    )

    assert in_car(game) == ["ned", "amy"]


def test_the_fallen_leave_their_seat():
    game = street("amy+1W ned", cars=POLICE, aboard={"police": ["amy"]}, wounds={"amy": 1})

    play(game, ZombiePhase())

    assert in_car(game) == ["-"]


def test_a_car_protects_nobody_from_zombies():
    """facts 6, Enter / leave car: no protection inside."""
    game = street("amy+1W", cars=POLICE, aboard={"police": ["amy"]})

    assert play(game, ZombiePhase()).survivor("amy").wounds == 1


def test_a_car_protects_nobody_from_friends():
    game = street(
        "ned amy+1W",
        cars={"police": "S2"},
        aboard={"police": ["amy"]},
        hands={"ned": ["pistol"]},
        dice=[4],
    )

    play(game, do("attack", "ned", card="pistol", zone="S2"))

    assert game.survivor("amy").wounds == 1


def test_one_shoots_out_of_a_car():
    game = street(
        "amy 1W", cars=POLICE, aboard={"police": ["amy"]}, hands={"amy": ["pistol"]}, dice=[4]
    )

    assert drawn(play(game, do("attack", "amy", card="pistol", zone="S2"))) == "amy+1n ."


def test_some_missions_let_nobody_drive():
    zone = next(one.zone for one in mission("09", {"S1": "amy"}).table.view().cars)
    game = mission("09", {zone: "amy"}, equipment=["katana"])

    assert (
        refused(game, do("enter-car", "amy", car="police-car", seat="driver"))
        == "car-not-for-driving"
    )
    play(game, do("search-car", "amy", car="police-car"))
    assert kinds(game, "amy") == ["katana"]


def test_who_sits_in_no_car_has_no_seat_to_leave_or_change():
    game = street("amy", cars=POLICE)

    assert refused(game, do("leave-car", "amy")) == "not-in-a-car"
    assert refused(game, do("change-seat", "amy", seat="driver")) == "not-in-a-car"


def test_a_car_elsewhere_is_not_entered():
    game = street(". amy", cars=POLICE)

    assert refused(game, do("enter-car", "amy", car="police", seat="driver")) == "no-car-here"
