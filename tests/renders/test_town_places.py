"""How squares of a town fill up: inside, never over one another, never over a name."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engine.zombies.view import View
from renders.zombies.figures import INITIALED
from renders.zombies.layers import contents_of, load_of
from renders.zombies.plan import LETTERED, NAMED, TownPlan, plan_of
from renders.zombies.squares import Places, settle
from tests.renders.town_views import SEATS, by_chance, player, tiles_of, view, walking

SLACK = 1.0
"""Pixels that rounding to whole pixels may cost."""


def plan_for(shown: View) -> TownPlan:
    return plan_of((tile.x, tile.y) for tile in shown.tiles)[0]


def filled(shown: View) -> dict[str, Places]:
    """The places on every square of a view's picture."""
    plan = plan_for(shown)
    return {
        here.square.id: settle(load_of(here, plan, shown.town.plans[here.square.tile - 1]))
        for here in contents_of(shown, plan)
    }


def faults_of(shown: View) -> list[str]:
    """Everything that leaves its square or lies over something else."""
    side, faults = plan_for(shown).side, list[str]()
    for name, places in filled(shown).items():
        for rect in places.all():
            inner = rect.grown(-SLACK)
            if min(inner.left, inner.top) < 0 or max(inner.right, inner.bottom) > side:
                faults.append(f"{rect} leaves {name}")
        for one, other in combinations(places.all(), 2):
            if one.grown(-SLACK / 2).meets(other.grown(-SLACK / 2)):
                faults.append(f"{one} and {other} overlap on {name}")
    return faults


@pytest.mark.parametrize("count", [1, 5, 12, 20, 30])
def test_nothing_overlaps_or_leaves_its_square_in_random_towns(count: int):
    faults = [fault for seed in range(60) for fault in faults_of(by_chance(seed, count))]

    assert faults == []


def test_marks_of_a_walk_overlap_nothing():
    faults = [fault for seed in range(60) for fault in faults_of(walking(seed, 6 + seed % 20))]

    assert faults == []


def test_six_pawns_at_the_start_all_show_their_letter():
    shown = view(tiles_of(("town-square", 0, 0, 0)), [player(seat) for seat in SEATS])

    assert all(place.width >= INITIALED for place in filled(shown)["1E"].pawns)


def test_a_fallen_player_still_has_a_pawn_on_the_town_square():
    people = [player("ann", life=0, bullets=0, fallen=True), player("bob", "1B")]
    shown = view(tiles_of(("town-square", 0, 0, 0)), people)

    assert [len(filled(shown)[square].pawns) for square in ("1E", "1B")] == [1, 1]


def test_squares_of_a_small_town_show_their_whole_names():
    shown = by_chance(0, 5)

    assert plan_for(shown).side >= NAMED
    assert all(here.name == here.square.id for here in contents_of(shown, plan_for(shown)))


def test_squares_of_a_large_town_show_their_letter():
    shown = by_chance(3, 30)

    assert NAMED > plan_for(shown).side >= LETTERED
    names = {here.square.id: here.name for here in contents_of(shown, plan_for(shown))}
    assert (names["1B"], names["1E"]) == ("B", "E")


def test_a_tile_without_a_closed_square_begins_its_middle_name_with_its_number():
    shown = by_chance(3, 30)
    names = {here.square.id: here.name for here in contents_of(shown, plan_for(shown))}

    assert (names["30A"], names["30E"]) == ("A", "30E")


def test_a_board_with_a_building_s_sign_hangs_before_a_door_only_where_no_square_is_closed():
    tiles = tiles_of(("town-square", 0, 0, 0), ("hospital", 0, -1, 0), ("florist", 1, 0, 1))
    shown = view(tiles, [player("ann")])
    hung = {here.square.id: here.board for here in contents_of(shown, plan_for(shown))}

    assert {name: kind for name, kind in hung.items() if kind} == {"2H": "hospital"}


def test_a_square_with_more_on_it_draws_it_smaller():
    tiles = tiles_of(("town-square", 0, 0, 0))
    alone = view(tiles, [player("ann")], [])
    crowded = view(tiles, [player(seat) for seat in SEATS], ["1E"], {"1E": "life"})

    assert filled(alone)["1E"].pawns[0].width > filled(crowded)["1E"].pawns[0].width


def test_a_town_too_wide_for_letters_shows_only_the_numbers_of_tiles():
    row = [("town-square", 0, 0, 0)] + [("straight", x, 0, 1) for x in range(1, 13)]
    shown = replace(view(tiles_of(*row), [player("ann")]), routes=())

    assert plan_for(shown).side < LETTERED
    assert {here.name for here in contents_of(shown, plan_for(shown))} == {""}
