"""The town's pictures: size, bytes, what they show of a view, and how they look."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.outcome import Outcome
from engine.zombies import events as e
from engine.zombies.box import box
from engine.zombies.view import FightView
from renders.kit.inline import SIZE
from renders.kit.kept import forget_parts
from renders.kit.palette import NIGHT
from renders.kit.pen import Stamp
from renders.zombies.around import window_round
from renders.zombies.emblems import EMBLEMS, emblem
from renders.zombies.figures import pawns_of, token
from renders.zombies.plan import plan_of
from renders.zombies.spots import spot_cells, spot_turns
from renders.zombies.whole import town_is_small
from tests.painted import (
    render_town,
    render_town_around,
    render_town_spots,
    town_around_png,
    town_png,
    town_spots_png,
)
from tests.renders.town_views import (
    NAMES,
    SEATS,
    by_chance,
    card,
    laying,
    player,
    tiles_of,
    town_from,
    view,
    walking,
)

GOLDEN = Path(__file__).parent / "golden" / "town.png"
CROP = (370, 380, 770, 680)
WALKED = tiles_of(("town-square", 0, 0, 0), ("crossroads", 1, 0, 0))


def test_the_same_view_gives_the_same_bytes():
    first = town_png(by_chance(4, 12), players=NAMES)
    forget_parts()

    assert town_png(by_chance(4, 12), players=NAMES) == first


def test_several_threads_draw_what_one_draws():
    views = [by_chance(seed, 8) for seed in range(4)] * 2
    alone = [town_png(shown) for shown in views]
    forget_parts()

    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(town_png, views))

    assert together == alone


@pytest.mark.parametrize("seed", range(8))
def test_every_town_fits_a_picture_of_1080_or_1500_pixels_below_300_kilobytes(seed: int):
    shown = by_chance(seed, 30)
    picture = render_town(shown, players=NAMES, language="fr")

    assert picture.size == SIZE
    assert (picture.mode, len(town_png(shown)) < 300_000) == ("P", True)


def test_the_first_tile_alone_is_drawn_large_enough_for_a_phone():
    plan, width = plan_of([(0, 0)])

    assert (plan.tile, width) == (390, 1080)


def test_a_longer_town_has_smaller_tiles():
    sizes = [plan_of((x, 0) for x in range(count))[0].tile for count in (1, 4, 8, 16)]

    assert sizes == sorted(sizes, reverse=True)
    assert len(set(sizes)) == 4


def test_pawns_have_letters_of_their_own_whatever_the_names():
    names = {
        "ann": "@Ann",
        "bob": "Anna",
        "cleo": "🧟 Élodie",
        "dan": "",
        "eve": "Ωmega",
        "fay": "!",
    }
    letters = [look.initial for look in pawns_of(SEATS, names).values()]

    assert letters == ["A", "N", "É", "1", "Ω", "2"]


def test_a_high_town_is_not_drawn_wider_than_it_needs():
    assert plan_of((0, y) for y in range(9))[1] == 1080
    assert plan_of((x, 0) for x in range(9))[1] == 1500


def test_a_town_is_small_when_its_squares_lose_their_letters():
    row = [("town-square", 0, 0, 0)] + [("straight", x, 0, 1) for x in range(1, 13)]

    assert town_is_small(view(tiles_of(*row), [player("ann")]))
    assert not town_is_small(view(tiles_of(*row[:8]), [player("ann")]))


def test_day_is_brighter_than_night_and_as_large():
    night, day = (render_town(by_chance(4, 9), theme=theme) for theme in ("night", "day"))

    assert night.size == day.size
    assert _brightness(day) > 2 * _brightness(night)


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("kind", box().tiles)
def test_every_tile_is_drawn_every_way(kind: str, turn: int):
    tiles = tiles_of(("town-square", 0, 0, 0), (kind, 0, 1, turn))
    shown = view(tiles, [player("ann")], list(town_from(tiles).inside(2)))

    assert render_town(shown).size == SIZE


def test_each_building_has_a_sign_of_its_own():
    buildings = [one.id for one in box().tiles.values() if one.role == "building"]

    assert sorted(EMBLEMS) == sorted(buildings)


def test_each_building_is_told_from_every_other_without_colour():
    drawn = [_in_grey(kind) for kind in EMBLEMS]

    for one, other in combinations(drawn, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 12


def test_a_life_and_bullets_are_told_apart_without_colour():
    one, other = (_grey(token(kind, 32, NIGHT.over(NIGHT.asphalt))) for kind in ("life", "bullet"))

    assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 12


def _in_grey(kind: str) -> Image.Image:
    return _grey(emblem(kind, 48, NIGHT.over(NIGHT.asphalt)))


def _grey(stamp: Stamp) -> Image.Image:
    return stamp.image.convert("RGB").convert("L")


def test_what_happened_since_is_marked():
    shown = by_chance(4, 11)
    free = next(name for name in shown.town.squares if name not in shown.zombies)
    moved = e.ZombieMoved(frm=free, to=shown.zombies[0], by="ann")
    beaten = e.ZombieBeaten(seat="ann", square=free, trophies=1)
    tile = e.TileLaid(seat="ann", kind="tee", number=11, zombies=0, life=0, bullets=0)

    assert town_png(shown, events=[]) == town_png(shown)
    for one in (moved, beaten, tile):
        assert town_png(shown, events=[one]) != town_png(shown)


def test_a_walk_is_drawn_as_an_arrow():
    after = view(WALKED, [player("ann", "2E")])
    walk = e.PawnWalked(seat="ann", path=("1F", "2D", "2E"), left=0, start="1E")

    assert town_png(after, events=[walk]) != town_png(after)


def test_a_fall_is_no_walk():
    after = view(WALKED, [player("ann", "1E", fallen=True)])
    fall = e.PlayerDied(seat="ann", trophies_lost=0, items_lost=())

    assert town_png(after, events=[fall]) == town_png(after)


def test_a_fight_and_a_zombie_that_moved_show():
    shown = by_chance(4, 8, 3)
    square = shown.players[0].square
    fighting = replace(shown, fight=FightView("ann", square, 2, 1))
    herding = replace(shown, herded=shown.zombies[:1])

    assert len({render_town(one).tobytes() for one in (shown, fighting, herding)}) == 3


def test_reach_and_end_of_the_game_show():
    walk = walking(4, 8)
    still = replace(walk, routes=())
    won = replace(still, step="over", outcome=Outcome(True, ("bob",), "escaped"))

    assert len({render_town(one).tobytes() for one in (walk, still, won)}) == 3


def test_the_hand_is_not_in_the_town_s_picture():
    shown = by_chance(4, 8)
    told = [replace(one, hand=(card("fear"), card("fear", 2))) for one in shown.players]

    assert town_png(replace(shown, players=tuple(told))) == town_png(shown)


@pytest.mark.parametrize("seat", SEATS[:3])
def test_the_surroundings_hold_the_pawn_s_tile_and_lie_like_a_round(seat: str):
    shown = walking(4, 20)
    one = next(each for each in shown.players if each.seat == seat)
    tile = shown.tiles[shown.town.squares[one.square].tile - 1]

    assert window_round(shown, one).shows((tile.x, tile.y))
    assert render_town_around(shown, seat, language="fr").size == SIZE
    assert town_around_png(shown, seat) == town_around_png(shown, seat)


def test_nobody_has_no_surroundings():
    with pytest.raises(KeyError, match="zoe"):
        render_town_around(walking(4, 8), "zoe")


def test_places_are_numbered_as_they_are_listed():
    shown = laying(4, 9, "toy-store")
    cells = spot_cells(shown)

    assert [cell for cell in cells if not spot_turns(shown, cell)] == []
    assert [(one.x, one.y) for one in shown.spots] == [
        cell for cell in cells for _ in spot_turns(shown, cell)
    ]
    assert cells == tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def test_places_and_the_turns_on_one_of_them_are_drawn():
    shown = laying(4, 9, "toy-store")
    pictures = [town_spots_png(shown)]
    pictures += [town_spots_png(shown, cell=cell) for cell in spot_cells(shown)]

    assert render_town_spots(shown).size == SIZE
    assert {render_town_spots(shown, cell=cell).size for cell in spot_cells(shown)} == {SIZE}
    assert len(set(pictures)) == 1 + len(spot_cells(shown))


def test_there_are_no_places_without_a_drawn_tile():
    with pytest.raises(ValueError, match="no tile"):
        render_town_spots(walking(4, 8))


def test_a_cell_where_the_tile_does_not_fit_is_refused():
    with pytest.raises(ValueError, match=r"\(0, 0\)"):
        render_town_spots(laying(4, 9), cell=(0, 0))


def test_the_town_looks_as_it_did():
    drawn = render_town(by_chance(4, 7), players=NAMES).convert("RGB").crop(CROP)
    kept = Image.open(BytesIO(GOLDEN.read_bytes())).convert("RGB")

    off = ImageChops.difference(drawn, kept).convert("L")
    share = sum(off.histogram()[40:]) / (off.width * off.height)

    assert ImageStat.Stat(off).mean[0] < 2
    assert share < 0.01


def _brightness(picture: Image.Image) -> float:
    return ImageStat.Stat(picture.convert("L")).mean[0]
