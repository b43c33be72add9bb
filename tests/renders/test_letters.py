"""Letters as they stand in the finished picture of a round, measured pixel by pixel.

A message shows it at a third: capitals and figures that are drawn 27 pixels high here are nine
pixels high there. What is measured is the ink itself, not the type.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import pytest
from PIL import Image

import engine
from engine.content import data_root
from engine.family.files import Content
from engine.family.view import View
from engine.games import load_content
from engine.zombies.view import View as TownView
from renders.family.figures import ZoneContents, fill_of, marked_contents, unnamed_on
from renders.family.inline import UNITS, is_low, low_window, marks_on, window_on
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter
from renders.heroes_resistance import PAINTER as HEROES
from renders.kit.inline import EDGE, LOW_PANE, PANE, SIZE, corner_of
from renders.kit.palette import NIGHT
from renders.kit.pen import Canvas
from renders.kit.rects import Rect
from renders.living_dead import PAINTER as LIVING
from renders.zombies import spots
from renders.zombies.inline import Pane, pane_on
from renders.zombies.layers import contents_of, load_of
from renders.zombies.look import TownLook
from renders.zombies.plan import TownPlan
from renders.zombies.squares import settle
from renders.zones.geometry import geometry_of
from renders.zones.places import Fill
from tests import painted
from tests.playing import missions
from tests.renders import town_views
from tests.renders.views import by_chance

SMALL = (550, 350)
CAPITALS = 9 * SIZE[1] / SMALL[1]
"""How high the ink of a capital is that has nine pixels where a message shows the picture."""
PAINTERS = {"zombicide": painted.BOARDS, "living-dead": LIVING, "heroes-resistance": HEROES}
STEPS = 60
UNNAMED = 2
"""The most zones of a board that are too full for their names; only boards by chance have any."""


def small_boards() -> list[tuple[str, str]]:
    """Every mission of every game of the family on two by two tiles, or fewer.

    The size is read from the drawing in the mission's own file: tests are collected by it, and no
    fault elsewhere in a game's data may stop that.
    """
    found: list[tuple[str, str]] = []
    for ruleset in PAINTERS:
        for mission in missions(ruleset):
            file = data_root() / ruleset / "missions" / f"{mission}.toml"
            rows = tomllib.loads(file.read_text("utf-8"))["map"]["tiles"].split("\n")
            drawn = [row.split() for row in rows if row.strip()]
            if len(drawn) == 2 and max(len(row) for row in drawn) <= 2:
                found.append((ruleset, mission))
    return found


@lru_cache(maxsize=64)
def begun(ruleset: str, mission: str) -> View:
    """A game after some steps of the autopilot; a board that travels is still two by two."""
    people = list(load_content(ruleset, Content).characters)
    each = 1 if mission == "09" else 2 if ruleset == "heroes-resistance" else 3
    seats = {"ann": people[:each], "bob": people[each : 2 * each]}
    table = engine.open_table(ruleset, mission=mission, seats=seats, seed="letters")
    view = first = table.view()
    for _ in range(STEPS):
        if not any(_acts(table, seat) for seat in seats):
            break
        if (table.view().board.rows, table.view().board.cols) != (
            first.board.rows,
            first.board.cols,
        ):
            break
        view = table.view()
    assert isinstance(view, View)
    return view


def travelled(mission: str) -> list[View]:
    """A view of each board on a road: the last before tiles were laid or taken away."""
    people = list(load_content("living-dead", Content).characters)
    seats = {"ann": people[:3], "bob": people[3:6]}
    table = engine.open_table("living-dead", mission=mission, seats=seats, seed="letters")
    seen: dict[tuple[int, int], View] = {}
    while any(_acts(table, seat) for seat in seats):
        view = table.view()
        assert isinstance(view, View)
        seen[view.board.rows, view.board.cols] = view
    return list(seen.values())


def _acts(table: engine.Table[Any, Any], seat: str) -> bool:
    """Does what the autopilot would; False where the seat has nothing to do."""
    step = engine.autopilot(table, seat)
    if isinstance(step, str):
        table.answer(seat, step)
    elif step is not None:
        table.play(seat, step)
    return step is not None


class Measured(NamedTuple):
    """What stands there, and how many rows of pixels its letters take."""

    what: str
    rows: int


def rows_of(image: Image.Image, box: Rect) -> int:
    """From the first to the last row in which something stands out from the ground."""
    piece = image.crop((round(box.left), round(box.top), round(box.right), round(box.bottom)))
    grey = piece.convert("L")
    counts, wide = grey.histogram(), grey.width
    ground = max(range(256), key=counts.__getitem__)
    most = max(abs(level - ground) for level in range(256) if counts[level])
    pixels = grey.tobytes()
    rows = [
        y
        for y in range(grey.height)
        if any(abs(level - ground) > most / 2 for level in pixels[y * wide : (y + 1) * wide])
    ]
    return rows[-1] - rows[0] + 1 if rows else 0


def within(rect: Rect, left: float, top: float, right: float, low: float) -> Rect:
    """A part of a rectangle, by shares of its sides."""
    wide, high = rect.width, rect.height
    return Rect(rect.left + left * wide, rect.top + top * high,
                rect.left + right * wide, rect.top + low * high)  # fmt: skip


def measured_on(painter: FamilyPainter, shown: View) -> Iterator[Measured]:
    """Names of zones, initials, counts of zombies and of noise, as far as a board is seen."""
    look: FamilyLook = painter.look(shown)
    shown = look.view
    image = painter.glance(look)
    assert image.size == SIZE
    low = is_low(shown.board)
    window = low_window(shown.board) if low else window_on(look)
    geometry = geometry_of(shown.board, window, UNITS)
    marks = marks_on(geometry, look, ())
    across, down = corner_of(window.width, window.height, low=low)

    def placed(rect: Rect) -> Rect:
        return Rect(rect.left + across, rect.top + down, rect.right + across, rect.bottom + down)

    unnamed = unnamed_on(geometry, look, marks)
    assert len(unnamed) <= UNNAMED
    for zone, plate in geometry.plates.items():
        if zone not in unnamed:
            yield Measured(f"name {zone}", rows_of(image, placed(plate.grown(-5))))
    for zone, here in marked_contents(look, marks).items():
        fill = fill_of(geometry, zone, here, look, marks)
        # Only a window may leave a zone out.
        assert fill is not None or geometry.windowed
        for what, place in _lettered(zone, here, fill, look) if fill else ():
            yield Measured(what, rows_of(image, placed(place)))


def _lettered(
    zone: str, here: ZoneContents, fill: Fill, look: FamilyLook
) -> Iterator[tuple[str, Rect]]:
    """Where letters and figures of a zone's tokens stand, each alone on its ground."""
    if fill.noise is not None:
        yield f"noise {zone}", within(fill.noise, 0.66, 0.08, 0.92, 0.92)
    if fill.across:
        (roster,) = fill.survivors
        down = -(-len(here.survivors) // fill.across)
        for number, one in enumerate(here.survivors):
            row, column = divmod(number, fill.across)
            left, top = column / fill.across, row / down
            cell = within(roster, left, top, left + 1 / fill.across, top + 1 / down)
            yield f"{one.id} among all in {zone}", within(cell, 0.2, 0.14, 0.8, 0.86)
    else:
        for one, place in zip(here.survivors, fill.survivors, strict=True):
            person = look.person(one)
            # The middle of the others is not as high as the letter, or the shape narrow there.
            if person.initial not in "PJW" and person.shape != "triangle" and not person.film:
                yield f"{one.id} in {zone}", within(place, 0.34, 0.24, 0.66, 0.78)
    for number, place in enumerate(fill.stacks):
        height = CAPITALS * 1.3 / place.height
        low = 0.5 + height / 2 if fill.mode != "figures" or fill.size == "XS" else 0.94
        yield f"stack {number} in {zone}", within(place, 0.6, low - height, 0.88, low)


def town_measured(shown: TownView) -> Iterator[Measured]:
    """The names that squares bear, and the initials of pawns."""
    pane = pane_on(shown)
    image = painted.render_town_round(shown, players=town_views.NAMES)
    left, top = EDGE, (SIZE[1] - pane.height) // 2
    if pane.low:
        left, top = (SIZE[0] - pane.width) // 2, 82 + (LOW_PANE[1] - pane.height) // 2
    for contents in contents_of(shown, pane.plan):
        drawn = shown.town.plans[contents.square.tile - 1]
        places = settle(load_of(contents, pane.plan, drawn))
        edges = pane.plan.square(contents.square)
        if not _seen(edges, pane):
            continue
        at = Rect(edges.left + left, edges.top + top, 0, 0)
        if places.name is not None:
            yield Measured(contents.square.id, rows_of(image, _moved(places.name.grown(-3), at)))
        for pawn in places.pawns:
            letter = within(_moved(pawn, at), 0.38, 0.26, 0.62, 0.78)
            yield Measured(f"pawn on {contents.square.id}", rows_of(image, letter))


def _moved(rect: Rect, at: Rect) -> Rect:
    x, y = round(at.left), round(at.top)
    return Rect(rect.left + x, rect.top + y, rect.right + x, rect.bottom + y)


def _seen(edges: Rect, pane: Pane) -> bool:
    """Whether a square lies whole in the pane."""
    return min(edges.left, edges.top) >= 0 and pane.holds((edges.right, edges.bottom))


def test_there_are_small_boards_of_every_game_of_the_family():
    found = small_boards()
    assert {game for game, _ in found} == set(PAINTERS)
    for game, mission in found:
        board = load_content(game, Content).board(mission)
        assert max(board.rows, board.cols) == 2 == board.rows


@pytest.mark.parametrize(("game", "mission"), small_boards())
def test_names_and_initials_are_nine_pixels_high_in_a_message(game: str, mission: str):
    shown = [begun(game, mission)]
    if game == "zombicide":
        shown += [by_chance(seed, mission, every_zombie=seed == 3) for seed in range(4)]

    measured = [one for each in shown for one in measured_on(PAINTERS[game], each)]

    assert len(measured) > 10
    assert [one for one in measured if one.rows < CAPITALS] == []


@pytest.mark.parametrize("mission", ["S6", "S8"])
def test_names_on_boards_that_travel_are_whole_or_seen_through_a_window(mission: str):
    boards = travelled(mission)
    larger = [one for one in boards if max(one.board.rows, one.board.cols) > 2]

    assert larger
    assert all(window_on(LIVING.look(one)).height <= PANE[1] for one in larger)
    for shown in boards:
        measured = list(measured_on(LIVING, shown))
        assert len(measured) > 10
        assert [one for one in measured if one.rows < CAPITALS] == []


@pytest.mark.parametrize("seed", range(6))
def test_names_of_squares_of_a_town_of_twelve_are(seed: int):
    measured = list(town_measured(town_views.walking(seed, 12)))

    assert len(measured) > 10
    assert [one for one in measured if one.rows < CAPITALS] == []


@pytest.mark.parametrize("seed", range(6))
def test_numbers_of_places_for_a_tile_in_a_town_of_twelve_are(
    monkeypatch: pytest.MonkeyPatch, seed: int
):
    shown = town_views.laying(seed, 12)
    cells, plans, put = spots.spot_cells(shown), list[TownPlan](), spots.put_town

    def noted(canvas: Canvas, plan: TownPlan, look: TownLook) -> None:
        plans.append(plan)
        put(canvas, plan, look)

    monkeypatch.setattr(spots, "put_town", noted)
    image = painted.render_town_spots(shown)

    (plan,) = plans
    down = (SIZE[1] - PANE[1]) // 2
    edges = [_moved(plan.cell(cell), Rect(EDGE, down, 0, 0)) for cell in cells]
    middles = [((one.left + one.right) / 2, (one.top + one.bottom) / 2) for one in edges]
    rows = [rows_of(image, Rect(x - 23, y - 23, x + 23, y + 23)) for x, y in middles]
    assert rows
    assert [one for one in rows if not CAPITALS <= one < 46] == []


def test_the_measure_sees_letters_that_are_too_small(monkeypatch: pytest.MonkeyPatch):
    """The same board with names in the unit of its ground: 15 rows instead of 24."""
    small = UNITS._replace(name=0.9)
    monkeypatch.setattr("renders.family.inline.UNITS", small)
    monkeypatch.setattr("tests.renders.test_letters.UNITS", small)

    measured = list(measured_on(painted.BOARDS, by_chance(1, "10")))

    names = [one for one in measured if one.what.startswith("name")]
    assert names
    assert all(one.rows < CAPITALS for one in names)


def test_a_line_covers_neither_the_letters_of_its_neighbours_nor_a_frame() -> None:
    def drawn(*lines: tuple[str, int]) -> Image.Image:
        canvas = Canvas.plain(300, 140, NIGHT.over(NIGHT.panel))
        canvas.fill((0, 0, 300, 4), NIGHT.accent)
        for words, middle in lines:
            canvas.text(10, middle, words, NIGHT.text, NIGHT.panel, "Semibold", 39)
        return canvas.image

    above, below = ("Sauvetage héroïque", 24), ("Vol", 65)
    ground = drawn()

    assert drawn(above).crop((0, 0, 300, 4)).tobytes() == ground.crop((0, 0, 300, 4)).tobytes()
    for order in ((above, below), (below, above)):
        both, alone = drawn(*order).tobytes(), (drawn(above).tobytes(), drawn(below).tobytes())
        inked = (
            first if first != plain else second
            for first, second, plain in zip(*alone, ground.tobytes(), strict=True)
        )
        assert both == bytes(inked)
