"""The town in words: everything that the picture says, within the limits, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.outcome import Outcome
from engine.zombies.box import box
from engine.zombies.view import FightView, View
from renders.kit.alt import LIMIT
from renders.zombies.spots import spot_cells
from tests.painted import (
    town_alt_text,
    town_around_alt_text,
    town_round_alt_text,
    town_sheet_alt_text,
    town_spots_alt_text,
    town_text,
)
from tests.renders.town_views import (
    NAMES,
    SEATS,
    by_chance,
    card,
    laying,
    player,
    tiles_of,
    view,
    walking,
)

BOTH = pytest.mark.parametrize("language", ["en", "fr"])
PAIR = tiles_of(("town-square", 0, 0, 0), ("hospital", 0, -1, 0))


def line_of(shown: View, square: str, language: str = "en") -> str:
    """What the text says of a square."""
    lines = town_text(shown, language=language, players=NAMES).splitlines()
    return next(line.strip() for line in lines if line.startswith(f"  {square} "))


@BOTH
@pytest.mark.parametrize("count", [1, 12, 30])
def test_the_alt_text_fits_and_names_every_player(count: int, language: str):
    for seed in range(15):
        text = town_alt_text(by_chance(seed, count), language=language, players=NAMES)

        assert len(text) <= LIMIT
        assert all(name in text for name in NAMES.values())


@BOTH
def test_players_with_very_long_names_are_all_in_the_alt_text(language: str):
    names = {seat: f"{seat}-{'x' * 90}" for seat in SEATS}
    text = town_alt_text(by_chance(2, 30), language=language, players=names)

    assert len(text) <= LIMIT
    assert all(f"{seat}-x" in text for seat in SEATS)


@BOTH
def test_every_other_alt_text_fits(language: str):
    shown, places = walking(4, 25), laying(4, 25, "crossroads")
    texts = [
        town_around_alt_text(shown, "bob", language=language, players=NAMES),
        town_sheet_alt_text(shown, "bob", language=language, players=NAMES),
        town_spots_alt_text(places, language=language, players=NAMES),
    ]
    texts += [town_spots_alt_text(places, cell=cell) for cell in spot_cells(places)]

    assert all(0 < len(text) <= LIMIT for text in texts)


def test_zombies_within_three_squares_are_near_and_four_are_not():
    tiles = tiles_of(*[("town-square", 0, 0, 0), ("straight", 1, 0, 1), ("straight", 2, 0, 1)])
    shown = view(tiles, [player("ann")], ["2E", "2F"])

    assert "Zombies within 3 squares of @ann: 2E." in town_alt_text(shown, players=NAMES)


def test_a_fallen_player_is_told_to_have_fallen():
    shown = view(PAIR, [player("ann", fallen=True, life=0), player("bob")])

    assert "@ann fell and comes back next turn" in town_alt_text(shown, players=NAMES)
    assert "fell, back next turn" in town_text(shown, players=NAMES)


def test_the_end_tells_who_won_and_how():
    people = [player("ann", trophies=25), player("bob")]
    shown = view(PAIR, people, step="over", outcome=Outcome(True, ("ann",), "trophies"))

    assert town_alt_text(shown, players=NAMES).startswith("@ann wins. Town of 2 tiles.")
    assert "@ann has 25 trophies." in town_text(shown, players=NAMES)


@BOTH
def test_the_text_has_a_line_for_every_tile_and_every_square(language: str):
    shown = by_chance(3, 30)
    lines = town_text(shown, language=language, players=NAMES).splitlines()

    squares = [line.split()[0] for line in lines if line.startswith("  ")]
    assert squares == list(shown.town.squares)
    assert sum(f" {one.number}, " in line for one in shown.tiles for line in lines) >= 30


def test_a_square_tells_its_ways_and_all_that_is_on_it():
    shown = view(PAIR, [player("ann", "2E")], ["2E"], {"2E": "life", "1B": "bullet"})

    assert line_of(shown, "2E") == "2E → 2B, 2F, 2H, 2D · inside · zombie · life · @ann"
    assert line_of(shown, "1B") == "1B → 2H, 1E · bullets"


def test_a_tile_tells_where_its_roads_lead():
    text = town_text(view(PAIR, [player("ann")]), players=NAMES)

    assert (
        "Tile 1, Town square (column 0, row 0) · north: tile 2 · east: open ground"
        " · south: open ground · west: open ground"
    ) in text
    assert "Tile 2, Hospital (column 0, row -1) · south: tile 1" in text


def test_the_square_that_wins_is_told():
    shown = view(tiles_of(("town-square", 0, 0, 0), ("helipad", 0, 1, 0)), [player("ann")])

    assert line_of(shown, "2E").endswith("reach this to win")
    assert not line_of(shown, "2B").endswith("reach this to win")


def test_reach_is_told_with_fights_and_distance():
    text = town_text(walking(4, 8), players=NAMES)

    assert "In reach of @bob" in text
    assert "2H: 1 square · 1 fight" in text


def test_the_places_of_a_drawn_tile_are_told_by_their_numbers_and_letters():
    shown = laying(4, 9, "toy-store")
    text = town_text(shown, players=NAMES)

    assert "To be laid: Toy store with 3 zombies, 1 life, 1 bullet." in text
    assert "Place 2: west of tile 9. A: exits east, south. B: exits north, east." in text


def test_a_fight_is_told_with_what_was_rolled():
    fights = [FightView("ann", "2E", 2, bonus) for bonus in (0, 1)]
    texts = [
        town_text(view(PAIR, [player("ann", "2E")], ["2E"], fight=one), players=NAMES)
        for one in fights
    ]

    assert "@ann fights on 2E: rolled 2." in texts[0]
    assert "@ann fights on 2E: rolled 2 + 1 = 3." in texts[1]


def test_a_fight_before_its_first_roll_is_told_as_the_step():
    shown = view(PAIR, [player("ann", "2E")], ["2E"], fight=FightView("ann", "2E", 0, 0))

    assert "@ann walks" in town_text(shown, players=NAMES)


def test_a_zombie_that_moved_is_told_from_one_that_did_not():
    shown = view(PAIR, [player("ann")], ["1B", "1D"], step="zombies", herd=1, herded=("1D",))

    assert line_of(shown, "1B").endswith("· zombie")
    assert line_of(shown, "1D").endswith("· zombie, moved already")


@BOTH
@pytest.mark.parametrize("step", ["setup", "tile", "fight", "roll", "walk", "zombies", "discard"])
def test_every_step_is_told(step: str, language: str):
    texts = [
        town_text(view(PAIR, [player("ann")], step=one, round=1), language=language)
        for one in (step, "over")
    ]

    assert texts[0].splitlines()[0] != texts[1].splitlines()[0]


def test_a_walk_led_by_another_names_both():
    shown = view(PAIR, [player("ann"), player("bob")], mover="bob")

    assert "@bob leads @ann, 3 squares left" in town_text(shown, players=NAMES)


@BOTH
def test_what_holds_for_the_whole_table_is_told(language: str):
    quiet = view(PAIR, [player("ann")])
    first = [
        town_text(one, language=language).splitlines()[0]
        for one in (quiet, replace(quiet, truce="ann"), replace(quiet, marbles="ann"))
    ]

    assert len(set(first)) == 3


@BOTH
def test_no_text_shows_a_hand(language: str):
    """Hands are planted where no view of another seat would have them; no text reads them."""
    shown = by_chance(5, 14, 3)
    held = {
        "ann": (card("zombie-master"), card("it-gets-worse")),
        "bob": (card("brain-cramp"),),
        "cleo": (card("all-overrun"),),
    }
    planted = replace(
        shown,
        players=tuple(
            replace(one, hand=held[one.seat], items=(), effects=()) for one in shown.players
        ),
    )
    titles = [box().cards[each.kind].name.in_(language) for of in held.values() for each in of]
    texts = [town_alt_text(planted, language=language), town_text(planted, language=language)]
    for seat in held:
        texts.append(town_around_alt_text(planted, seat, language=language))
        texts.append(town_sheet_alt_text(planted, seat, language=language))

    assert [title for title in titles for text in texts if title in text] == []


@pytest.mark.parametrize(("language", "said"), [("en", "Bob wins"), ("fr", "Bob gagne")])
def test_who_won_is_told_once(language: str, said: str):
    people = [player("ann", "1E"), player("bob", "1E")]
    shown = view(PAIR, people, step="over", outcome=Outcome(True, ("bob",), "escaped"))

    told = town_round_alt_text(shown, language=language, players={"ann": "Ann", "bob": "Bob"})

    assert told.count(said) == 1
