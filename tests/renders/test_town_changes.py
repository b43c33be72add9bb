"""What is marked as changed in a town: what its events say, as far as it is still to be seen."""

from __future__ import annotations

from engine.core.event import Event
from engine.zombies import events as e
from engine.zombies.view import RouteView, View
from renders.zombies.changes import NOTHING, Changes, changes_in
from renders.zombies.legend import signs_in
from renders.zombies.look import TownLook
from renders.zombies.plan import TownPlan
from tests.renders.town_views import player, tiles_of, view

PAIR = tiles_of(("town-square", 0, 0, 0), ("crossroads", 1, 0, 0))


def laid(number: int) -> e.TileLaid:
    return e.TileLaid(seat="ann", kind="crossroads", number=number, zombies=2, life=0, bullets=0)


def test_without_events_nothing_changed():
    assert changes_in([], view(PAIR, [player("ann")], ["1B"])) == NOTHING


def test_a_new_tile_is_marked_but_not_its_zombies():
    moved = e.ZombieMoved(frm="2E", to="2D", by="ann")

    changes = changes_in([laid(2), moved], view(PAIR, [player("ann")], ["2B", "2D"]))

    assert (changes.tiles, changes.came) == ((2,), frozenset())


def test_what_lay_on_a_tile_that_was_taken_back_is_not_marked():
    """A rollback takes the tile off the table, but its row stays in the log."""
    events: list[Event] = [
        laid(3),
        e.PawnWalked(seat="ann", path=("3B",), left=0, start="2F"),
        e.ZombieBeaten(seat="ann", square="3B", trophies=1),
    ]

    assert changes_in(events, view(PAIR, [player("ann")], ["2B"])) == NOTHING


def test_a_zombie_that_came_or_moved_is_marked_where_it_stands_now():
    """One that went on is marked where it went."""
    events: list[Event] = [
        e.ZombiesPlaced(squares=("1D",), kind="fear"),
        e.ZombieMoved(frm="1B", to="1E", by="ann"),
        e.ZombieMoved(frm="1E", to="1F", by="bob"),
    ]

    changes = changes_in(events, view(PAIR, [player("ann")], ["1D", "1F"]))

    assert (changes.came, changes.beaten) == ({"1D", "1F"}, ())


def test_a_beaten_zombie_has_a_cross_as_long_as_no_other_stands_there():
    beaten = [e.ZombieBeaten(seat="ann", square=name, trophies=1) for name in ("1B", "2F")]

    changes = changes_in(beaten, view(PAIR, [player("ann")], ["1B"]))

    assert changes.beaten == ("2F",)


def test_a_walk_is_the_way_that_was_gone_over_its_fights():
    """Told in parts where a fight or a token was; a second pawn's is another."""
    events: list[Event] = [
        e.PawnWalked(seat="ann", path=("1F",), left=3, start="1E"),
        e.PawnWalked(seat="ann", path=("2D", "2E"), left=1, start="1F"),
        e.PawnWalked(seat="bob", path=("1H",), left=1, start="1E"),
    ]

    changes = changes_in(events, view(PAIR, [player("ann", "2E"), player("bob", "1H")]))

    assert changes.walks == (("1E", "1F", "2D", "2E"), ("1E", "1H"))


def test_who_was_carried_to_the_square_did_not_walk_there():
    events: list[Event] = [
        e.PawnWalked(seat="ann", path=("1F",), left=3, start="1E"),
        e.PlayerDied(seat="ann", trophies_lost=0, items_lost=()),
    ]

    changes = changes_in(events, view(PAIR, [player("ann", fallen=True)]))

    assert changes.walks == (("1E", "1F"),)


def test_a_log_of_an_earlier_release_begins_with_the_first_square_entered():
    events = [e.PawnWalked(seat="ann", path=("1F", "2D"), left=3)]

    assert changes_in(events, view(PAIR, [player("ann", "2D")])).walks == (("1F", "2D"),)


def explained(shown: View, changes: Changes = NOTHING, tile: int = 300, cols: int = 2) -> set[str]:
    """The signs that the legend of a window from the first tile on explains."""
    plan = TownPlan(0, 0, cols, 1, tile, 0, 0)
    return {sign for sign, _ in signs_in(TownLook(shown, "en", {}), plan, changes).others}


def test_the_legend_explains_an_arrow_where_one_is_shown():
    shown = view(PAIR, [player("ann", "2E")])
    walk = changes_in([e.PawnWalked(seat="ann", path=("1F", "2D"), left=1, start="1E")], shown)

    assert "walked" in explained(shown, walk)
    assert "walked" not in explained(shown)
    assert "walked" not in explained(shown, walk, cols=1)


def test_the_legend_explains_fights_where_some_are_shown():
    fights = view(PAIR, [player("ann")], ["2E"], routes=(RouteView("2E", ("2E",), 1, ()),))
    none = view(PAIR, [player("ann")], routes=(RouteView("2E", ("2E",), 0, ()),))

    assert {"reach", "fights"} <= explained(fights)
    assert "fights" not in explained(none)
    assert "fights" not in explained(fights, tile=120)
