"""Events and views: what each seat may know. [design, idea 3]"""

from __future__ import annotations

import pytest

from engine.core.event import Event, event, event_from_json, event_to_json
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
    assert event_from_json(event_to_json(struck)) == struck


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


def test_two_events_never_share_a_name():
    """A log knows events by their names, whatever game they belong to."""
    with pytest.raises(ValueError, match="'Struck'"):
        event(type("Struck", (Event,), {}))
