"""The picture of a round: large enough where a message shows it at a third of its size."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from threading import get_ident
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont

from engine.family.events import ZombiesTurnBegan
from engine.games import load_content
from engine.zombies.entries import TownContent
from engine.zombies.events import ZombieMoved
from renders.family import inline_cards as board_cards
from renders.family.figures import marked_contents, spots_of
from renders.family.inline import UNITS, marks_on, unseen_on, window_on
from renders.family.look import FamilyLook
from renders.heroes_resistance import PAINTER as HEROES
from renders.kit.inline import LEAST, PANE, SIZE, CardRoom
from renders.kit.kept import forget_parts
from renders.kit.palette import OBJECTIVES
from renders.kit.rects import Rect
from renders.living_dead import PAINTER as LIVING
from renders.zombies.inline import PART, best_window, pane_on
from renders.zombies.panel import lives_shown
from renders.zones.geometry import geometry_of
from tests import painted
from tests.renders import town_views
from tests.renders.big import big_table
from tests.renders.test_arrows import by_neighbours
from tests.renders.test_heroes import opened as heroes
from tests.renders.test_letters import PAINTERS, begun, small_boards
from tests.renders.test_living_dead import opened as living
from tests.renders.views import by_chance, group, survivor, tutorial, view, zombicide_box

SQUARE = ["07", "09", "10"]
PLAYERS = {"ann": "@ann", "bob": "@bob"}
MOVED = ZombieMoved(frm="1E", to="1D", by="ann")
Written = list[tuple[str, float]]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """Every text that this thread draws, with its size in pixels; nothing is at hand before."""
    found: Written = []
    real, here = ImageDraw.ImageDraw.text, get_ident()

    def text(self: ImageDraw.ImageDraw, at: Any, words: Any, *of: Any, **more: Any) -> None:
        face = more["font"]
        assert isinstance(face, ImageFont.FreeTypeFont)
        if get_ident() == here:
            found.append((str(words), face.size / 4))
        real(self, at, words, *of, **more)

    monkeypatch.setattr(ImageDraw.ImageDraw, "text", text)
    forget_parts()
    return found


IN_A_MESSAGE = 27
"""The least type size in pixels that is nine high in a message; `LEAST` is so on a phone, too."""


def too_small(written: Written) -> Written:
    """A mark of exclamation stands in a disc of its own, which is as high as letters."""
    told = [(words, size) for words, size in written if words not in ("", "!")]
    return [(words, size) for words, size in told if size < IN_A_MESSAGE]


@pytest.mark.parametrize("mission", SQUARE)
def test_all_letters_on_a_board_of_two_by_two_are_nine_pixels_high_in_a_message(
    mission: str, written: Written
):
    for seed in range(4):
        shown = by_chance(seed, mission, every_zombie=seed == 3)
        painted.render_round(shown, players=PLAYERS)

    assert len(written) > 100
    assert too_small(written) == []


@pytest.mark.parametrize(("game", "mission"), small_boards())
def test_all_letters_of_every_small_board_of_the_family_are(
    game: str, mission: str, written: Written
):
    painter, shown = PAINTERS[game], begun(game, mission)
    told = [ZombiesTurnBegan(round=1)]
    drawn = [painter.round(painter.look(shown, "fr", PLAYERS)).draw()]
    drawn.append(painter.phase(painter.look(shown, "fr", PLAYERS), told).draw())

    assert [one.size for one in drawn] == [SIZE, SIZE]
    assert len(written) > 30
    assert too_small(written) == []


@pytest.mark.parametrize("mission", [*SQUARE, "00"])
def test_all_letters_of_a_zombies_turn_are(mission: str, written: Written):
    shown = by_chance(1, mission)
    painted.render_phase(shown, by_neighbours(shown)[:12], players=PLAYERS)

    assert len(written) > 30
    assert too_small(written) == []


@pytest.mark.parametrize("draw", [lambda: LIVING.round(LIVING.look(living())).draw(),
                                  lambda: HEROES.round(HEROES.look(heroes())).draw(),
                                  lambda: painted.render_round(tutorial())])  # fmt: skip
def test_all_letters_of_other_small_boards_are(draw: Callable[[], Image.Image], written: Written):
    assert draw().size == SIZE

    assert written
    assert too_small(written) == []


def test_all_letters_of_towns_of_twelve_are(written: Written):
    for seed in range(15):
        shown = town_views.walking(seed, 12)
        painted.render_town_round(shown, players=town_views.NAMES)
        painted.render_town_turn(shown, [MOVED], players=town_views.NAMES)
        painted.render_town_around(shown, shown.turn, players=town_views.NAMES)

    assert len(written) > 15 * 20
    assert too_small(written) == []


def test_a_pawn_in_a_building_keeps_its_letter(written: Written):
    tiles = town_views.tiles_of(("town-square", 0, 0, 0), ("hospital", 1, 0, 0))
    squares = town_views.town_from(tiles).squares
    inside = next(name for name, square in squares.items() if square.inside)
    people = [town_views.player("ann", "1E", active=True), town_views.player("bob", inside)]
    shown = town_views.view(tiles, people, [inside], {inside: "life"})

    painted.render_town_round(shown)

    assert sum(words == "B" and size >= LEAST for words, size in written) >= 2


def test_a_board_of_two_by_two_is_shown_whole_and_a_larger_one_through_a_window():
    for shown, whole in ((by_chance(1, "10"), True), (by_chance(1, "08"), False)):
        window = window_on(FamilyLook(shown))
        assert (window.width == shown.board.cols * window.tile) is whole
        assert (window.width, window.height) <= PANE


def test_who_acts_is_always_in_the_window():
    plain = big_table(3)
    for number in range(6):
        people = [replace(one, active=at == number) for at, one in enumerate(plain.survivors)]
        shown = replace(plain, survivors=tuple(people))
        geometry = geometry_of(shown.board, window_on(FamilyLook(shown)), UNITS)
        assert people[number].zone in geometry.plates


def test_what_lies_outside_the_window_is_said():
    shown = big_table(3)
    look, window = FamilyLook(shown), window_on(FamilyLook(shown))
    pane, told = Rect(0, 0, window.width, window.height), unseen_on(look)
    geometry = geometry_of(shown.board, window, UNITS)
    inside, outside = 0, 0
    for one in shown.survivors:
        boxes = geometry.boxes_of(one.zone)
        if all(pane.holds(box) for box in boxes):
            inside += 1
            assert one.zone not in told
        elif not any(pane.meets(box) for box in boxes):
            outside += 1
            assert f"{look.name_of(one)} {one.zone}" in told

    assert (inside > 0, outside > 0) == (True, True)
    assert unseen_on(FamilyLook(by_chance(1, "10"))) == ""


def test_the_same_view_gives_the_same_picture():
    shown = big_table(5)

    assert painted.round_png(shown) == painted.round_png(shown)


def test_who_can_reach_the_acting_survivor_is_marked_and_nobody_else():
    people = [survivor("amy", "C3", active=True), survivor("josh", "B1")]
    shown = view(people, [group("C4", "walker", 1), group("S1", "walker", 1)],
                 open_doors=zombicide_box().board("00").all_doors)  # fmt: skip
    look = FamilyLook(shown)
    marks = marks_on(geometry_of(shown.board, window_on(look), UNITS), look, ())

    assert marks.threats == {("C4", "walker")}
    assert marks.acting == ("C3",)


def test_everybody_has_a_place_of_their_own_on_the_whole_board():
    for seed in range(30):
        shown = by_chance(seed, SQUARE[seed % 3], every_zombie=seed % 5 == 0)
        look = FamilyLook(shown)
        geometry = geometry_of(shown.board, window_on(look), UNITS)
        marks = marks_on(geometry, look, ())
        placed = spots_of(geometry, look, marks)
        for zone, here in marked_contents(look, marks).items():
            names = [one.id for one in here.survivors] + [one.kind for one in here.groups]
            assert {(zone, name) for name in names} <= placed.keys()


def test_a_life_that_nobody_had_is_not_drawn_as_lost():
    begun = load_content("zombies", TownContent).figures.life
    player = town_views.player("ann")

    assert lives_shown(replace(player, life=begun), begun) == begun
    assert lives_shown(replace(player, life=begun - 1), begun) == begun
    assert lives_shown(replace(player, life=begun + 1), begun) == begun + 1


NARROW_TOWNS = {
    "one": [(0, 0)],
    "a row of three": [(x, 0) for x in range(3)],
    "a row of five": [(x, 0) for x in range(5)],
    "a row of eight": [(x, 0) for x in range(8)],
    "two rows of six": [(x, y) for x in range(6) for y in range(2)],
    "a column of five": [(0, y) for y in range(5)],
    "two columns of five": [(x, y) for x in range(2) for y in range(5)],
}


@pytest.mark.parametrize("cells", NARROW_TOWNS.values(), ids=NARROW_TOWNS.keys())
def test_a_narrow_town_fills_its_pane_from_edge_to_edge_one_way(cells: list[tuple[int, int]]):
    beside = [("crossroads", x, y, 0) for x, y in cells if (x, y) != (0, 0)]
    tiles = town_views.tiles_of(("town-square", 0, 0, 0), *beside)
    shown = town_views.view(tiles, [town_views.player("ann", "1E", active=True)])

    pane = pane_on(shown)

    cols, rows = len({x for x, _ in cells}), len({y for _, y in cells})
    wide, high = cols * pane.plan.tile / pane.width, rows * pane.plan.tile / pane.height
    assert max(wide, high) > 0.98 or pane.plan.tile == 540
    assert pane.low == (cols > 2 * rows)
    assert pane.plan.tile >= 327


def test_a_town_of_four_by_three_cells_is_whole_and_a_long_one_is_not():
    crossing = [("crossroads", x, y, 0) for y in range(3) for x in range(4)]
    tiles = town_views.tiles_of(("town-square", 0, 0, 0), *crossing[1:])
    small = town_views.view(tiles, [town_views.player("ann", "1E", active=True)])
    pane, plan = pane_on(small), pane_on(small).plan

    assert (plan.cols * plan.tile <= PANE[0], plan.rows * plan.tile <= PANE[1]) == (True, True)
    assert (pane.window, plan.tile >= 285) == (None, True)
    assert pane_on(town_views.by_chance(3, 30, 6)).window is not None


def seen_in(
    window: tuple[float, float, float, float], worth: list[tuple[int, int, float]]
) -> float:
    """What a window is worth: of squares that are cut a part of what is seen counts."""
    left, top, wide, high = window
    total = 0.0
    for x, y, each in worth:
        across = max(0, min(x + 1, left + wide) - max(x, left))
        down = max(0, min(y + 1, top + high) - max(y, top))
        total += each * across * down * (1 if across * down > 0.999 else PART)
    return total


@pytest.mark.parametrize("seed", range(6))
def test_no_window_on_half_squares_is_worth_more_than_the_best(seed: int):
    chance = random.Random(seed)
    west, north, cols, rows = (-3, 2, 12, 9)
    size = (chance.uniform(4, 8), chance.uniform(3, 6))
    worth = [
        (chance.randrange(west, west + cols), chance.randrange(north, north + rows),
         chance.choice((0.5, 1.0, 3.0, 8.0))) for _ in range(20)
    ]  # fmt: skip

    best = best_window(tuple(worth), (west, north, cols, rows), size)

    others = [
        seen_in((west + x / 2, north + y / 2, *size), worth)
        for x in range(int((cols - size[0]) * 2) + 1)
        for y in range(int((rows - size[1]) * 2) + 1)
    ]
    assert seen_in((*best, *size), worth) >= max(others) - 1e-9


@pytest.mark.parametrize("room", [(404, 176), (470, 190), (470, 132), (580, 190)])
def test_an_objective_that_is_carried_is_on_every_card_but_a_narrow_one(room: tuple[int, int]):
    """Amy has something in both hands, and zombies are one move away."""
    here = tutorial()
    amy = here.survivors[0]
    bearer = replace(amy, burdens=(here.objectives[0].id,))

    def red_on(person: Any) -> int:
        look = painted.BOARDS.look(replace(here, survivors=(person,)), "en", {}, "night")
        card = board_cards.small_card(look, person, CardRoom(*room), False).image.convert("RGB")
        hands = card.crop((0, card.height - 60, card.width, card.height))
        ground = ImageChops.difference(hands, Image.new("RGB", hands.size, OBJECTIVES["red"]))
        counted: Any = ground.getcolors(hands.width * hands.height)
        return sum(count for count, one in counted if max(one) < 8)

    assert red_on(bearer) > red_on(amy) + 300


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("room", [(266, 176), (404, 176), (470, 190), (470, 132), (580, 190)])
@pytest.mark.parametrize("zombies", [0, 2, 12])
def test_names_and_what_is_left_of_a_turn_are_whole_on_every_card(
    language: str, room: tuple[int, int], zombies: int, written: Written
):
    """Wanda's is the longest name; her turn that is over is told by a tick or a word."""
    doors = zombicide_box().board("00").all_doors
    near = [group("C3", "walker", zombies), group("C4", "walker", zombies)] if zombies else []
    for done in (False, True):
        wanda = replace(survivor("wanda", "C3", "pistol", "crowbar"), done=done, xp=12)
        look = FamilyLook(view([wanda], near, open_doors=doors), language, PLAYERS)
        board_cards.small_card(look, look.view.survivors[0], CardRoom(*room), not done)

    words = [each for each, _ in written]
    assert "Wanda" in words
    assert not [each for each in words if "…" in each]
    assert too_small(written) == []
