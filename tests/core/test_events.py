"""Events and views: what each seat may know. [design, idea 3]"""

from __future__ import annotations

from types import ModuleType

import pytest

from engine.core.event import Event, event_to_json, kinds_in, read_event
from engine.core.table import Table
from tests.core.duel import Duel, Peeked, Struck, duel


def test_an_event_survives_json():
    struck = Struck(target="bob", face=3, side="left")

    assert event_to_json(struck) == {
        "event": "Struck",
        "target": "bob",
        "face": 3,
        "side": "left",
    }
    assert read_event({"Struck": Struck}, event_to_json(struck)) == struck


def test_a_secret_event_is_told_to_its_seat_only():
    table = Table(Duel(), "yard", {"ann": ["a"], "bob": ["b"]}, "seed", {})
    told = table.set_up()

    assert len(told.events) == 2
    assert [one.only_for for one in told.for_seat("bob")] == [("bob",)]
    assert told.for_seat(None) == []
    assert isinstance(told.for_seat("ann")[0], Peeked)


def test_a_view_holds_its_own_secret_and_no_other():
    table = duel()
    secrets = {seat: table.view(seat).secret for seat in ("ann", "bob", "cleo")}

    assert len(set(secrets.values())) == 3
    assert table.view().secret is None
    for seat, secret in secrets.items():
        for other in secrets:
            assert (str(secret) in repr(table.view(other))) == (seat == other)


class Other(Event):
    """Struck, in another game."""

    zone: str


Other.__name__ = "Struck"


def module(*kinds: type[Event]) -> ModuleType:
    made = ModuleType("made")
    vars(made).update({f"kind{at}": kind for at, kind in enumerate(kinds)})
    return made


def test_events_of_two_games_may_share_a_name():
    duels, walks = kinds_in(module(Struck)), kinds_in(module(Other))

    assert read_event(walks, {"event": "Struck", "zone": "S1"}) == Other(zone="S1")
    struck = {"event": "Struck", "target": "bob", "face": 3, "side": "left"}
    assert isinstance(read_event(duels, struck), Struck)


def test_two_events_of_a_game_never_share_a_name():
    """A log knows events by their names."""
    with pytest.raises(ValueError, match="'Struck'"):
        kinds_in(module(Struck), module(Other))


def test_an_event_that_the_game_does_not_have_is_not_read():
    with pytest.raises(KeyError, match="Peeked"):
        read_event(kinds_in(module(Struck)), {"event": "Peeked", "number": 1})
