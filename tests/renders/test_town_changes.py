"""What is marked as changed between two views of a town."""

from __future__ import annotations

from dataclasses import replace

from renders.town.changes import NOTHING, changes_between, way_between
from tests.renders.town_views import player, tiles_of, town_from, view

PAIR = tiles_of(("town-square", 0, 0, 0), ("crossroads", 1, 0, 0))


def test_without_an_earlier_view_nothing_changed():
    assert changes_between(None, view(PAIR, [player("ann")])) == NOTHING


def test_another_town_is_not_compared():
    other = view(tiles_of(("town-square", 0, 0, 0), ("tee", 1, 0, 0)), [player("ann")])

    assert changes_between(other, view(PAIR, [player("ann")], ["1B"])) == NOTHING


def test_a_new_tile_is_marked_but_not_its_zombies():
    before = view(PAIR[:1], [player("ann")])
    changes = changes_between(before, view(PAIR, [player("ann")], ["2B", "2D"]))

    assert (changes.tiles, changes.came) == ((2,), frozenset())


def test_a_zombie_that_came_is_marked():
    before = view(PAIR, [player("ann")], ["1B"])

    assert changes_between(before, replace(before, zombies=("1B", "2F"))).came == {"2F"}


def test_a_zombie_that_went_a_square_was_not_beaten():
    before = view(PAIR, [player("ann")], ["1B", "2F"])
    changes = changes_between(before, replace(before, zombies=("1E", "2F")))

    assert (changes.came, changes.beaten) == ({"1E"}, ())


def test_a_zombie_that_is_gone_was_beaten():
    before = view(PAIR, [player("ann")], ["1B", "2F"])

    assert changes_between(before, replace(before, zombies=("1B",))).beaten == ("2F",)


def test_a_walk_goes_a_shortest_way():
    before = view(PAIR, [player("ann"), player("bob")])
    after = view(PAIR, [player("ann", "2E"), player("bob")])

    assert changes_between(before, after).walks == (("1E", "1F", "2D", "2E"),)


def test_who_fell_did_not_walk():
    before = view(PAIR, [player("ann", "2E")])

    assert changes_between(before, view(PAIR, [player("ann", fallen=True)])).walks == ()


def test_there_is_no_way_between_parts_that_are_not_joined():
    tiles = tiles_of(("town-square", 0, 0, 0), ("straight", 3, 0, 0))

    assert way_between(town_from(tiles), "1E", "2E") == ()
