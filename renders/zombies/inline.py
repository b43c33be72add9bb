"""A town in the picture of a round: whose turn it is, what is in reach, zombies near players.

Problem: a large town would be too small to read. Approach: a town that is wide and low is shown
above the players' cards, any other at their left; if its tiles would be too small, it is shown
through a window. Each square has a worth (near the acting pawn, other pawns, helipad, zombies,
tokens), and the window is put where the sum of visible worth is greatest; a small map shows where
the window is. Invariant: the same view always gives the same window.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.event import Event
from engine.spaces.squares import SIDE
from engine.zombies.view import View
from renders.kit.inline import (
    LEAST,
    LOW_PANE,
    MARK,
    PANE,
    Dot,
    Heading,
    Inline,
    Scene,
    Tally,
    beside,
    draw_dots,
    draw_seen,
)
from renders.kit.palette import EXIT, INK, PELTS, SIGNAL, Theme, mix
from renders.kit.pen import Canvas, Pen, Point, Stamp, make_stamp
from renders.kit.text import SMALLEST
from renders.zombies import figures
from renders.zombies.changes import Changes, changes_in
from renders.zombies.inline_cards import small_card
from renders.zombies.layers import put_rings, put_town
from renders.zombies.look import TownLook
from renders.zombies.plan import TownPlan, window_of
from renders.zombies.tiles import small_tile

LETTERS = MARK / SMALLEST
"""How many times larger names and numbers are in the picture of a round than on the whole map."""
_WHOLE, LARGEST, _CUT = 285, 540, 342
"""In pixels: the least tile of a town shown whole, the largest tile, and a tile in a window."""
SLIM = 900
"""The least width in pixels of the town's part of the picture; the rest is for the cards."""
_TUFT = 96
"""Pixels between tufts of grass where no tile lies."""
_ABOVE = 4
"""With more players than this, the town is not put above the cards."""
_ACTS, _PAWN, _HELIPAD, _ZOMBIE, _TOKEN = 60.0, 8.0, 14.0, 0.5, 0.4
_NEAR = (0.0, 16.0, 10.0, 7.0, 4.0, 4.0, 4.0, 4.0, 4.0)
"""The worth of showing squares near the acting pawn, by their distance in squares."""
PART = 0.6
_MAP, _LOW_MAP = (168, 148), (260, 74)
_STEPS = {"walk": "inline-walks", "tile": "inline-lays", "fight": "inline-fights"}
"""The key of the heading for a kind of step in a turn; other kinds share one key."""


def inline_of(look: TownLook, events: Sequence[Event], offered: Sequence[str] = ()) -> Inline:
    """Everything in the picture of a round.

    New tiles and zombies are marked, and the squares in `offered`, from which to choose.
    """
    view = look.view
    pane = pane_on(view)
    seen = changes_in(events, view)
    changes = Changes(tiles=seen.tiles, came=seen.came)

    def put(canvas: Canvas) -> None:
        put_town(canvas, pane.plan, look, changes)
        put_rings(canvas, pane.plan, look, offered)

    return Inline(
        scene_of(look, pane, put),
        heading_of(look),
        len(view.players),
        lambda room: [small_card(look, one, room) for one in view.players],
    )


def unseen_on(look: TownLook) -> str:
    """Players and the helipad outside the window, in words; empty if there are none."""
    view, squares = look.view, look.view.town.squares
    pane = pane_on(view)
    if pane.window is None:
        return ""

    def seen(name: str) -> bool:
        return pane.holds(pane.plan.square(squares[name]).middle)

    out = [f"{look.name_of(one.seat)} {one.square}" for one in view.players if not seen(one.square)]
    if view.helipad is not None and not seen(view.helipad):
        out.append(look.helipad())
    return look.say("inline-unseen", places=look.say("between").join(out)) if out else ""


# ---------------------------------------------------------------- the heading


def heading_of(look: TownLook) -> Heading:
    """The heading of the picture of a round."""
    view, theme, ground = look.view, look.theme, look.over(look.theme.frame)
    signs, note = _helipad(look)
    return Heading(
        round=look.say("town-round", round=view.round) if view.round else "",
        title=look.title(),
        whose=whose_in(look),
        colour=theme.well if view.outcome is not None else theme.accent,
        tallies=[
            Tally(figures.zombie(46, ground), str(len(view.zombies))),
            Tally(small_tile(44, theme), look.say("inline-left", count=view.tiles_left)),
        ],
        signs=signs,
        note=note,
    )


def lobby_heading(look: TownLook) -> Heading:
    """The heading before a game: how many players there are, and how to win."""
    return replace(
        heading_of(look),
        round="",
        whose=look.say("town-lobby", count=len(look.view.players)),
        note=look.say("town-lobby-goal", count=look.view.trophies),
    )


def whose_in(look: TownLook) -> str:
    """In words, whose turn it is, or how the game ended."""
    view = look.view
    if view.outcome is not None:
        return look.result()
    if view.step == "setup":
        return look.step()
    who = view.layer if view.step == "tile" else view.mover if view.step == "walk" else view.turn
    key = _STEPS.get(view.step, "inline-plays")
    name = look.name_of(who or view.turn)
    return look.say(key, name=name, left=view.moves)


def _helipad(look: TownLook) -> tuple[list[Stamp], str]:
    """The helipad's sign with its square and distance from the acting pawn, or that it is not
    found.
    """
    view, ground = look.view, look.over(look.theme.frame)
    sign = make_stamp(44, 44, ground, lambda pen: _draw_helipad(pen, bool(view.helipad)))
    if view.helipad is None:
        return [sign], look.say("town-helipad-gone" if view.closed else "town-helipad-hidden")
    plate = figures.name_plate(view.helipad, True, True, ground, LETTERS)
    far = view.town.distances(look.seated(view.turn).square).get(view.helipad)
    note = look.say("inline-steps", count=far) if far is not None else ""
    return [beside(sign, plate, 8, ground)], note


def _draw_helipad(pen: Pen, found: bool) -> None:
    side = float(pen.width)
    fill = EXIT if found else pen.theme.plate_street
    pen.frame((0, 0, side, side), fill, pen.theme.plate_rim, 2.5, 8)
    pen.text(side / 2, side / 2, "H", pen.theme.plate_letter, "Black", LEAST, "middle")


# ---------------------------------------------------------------- the window


Window = tuple[float, float, float, float]
"""A part of the town in squares: its west edge, north edge, width and height."""


@dataclass(frozen=True, slots=True)
class Pane:
    """The part of a round's picture that shows the town; `width` and `height` are in pixels."""

    plan: TownPlan
    window: Window | None
    width: int
    height: int
    low: bool
    """True if the pane is above the cards, not beside them."""

    def holds(self, at: Point) -> bool:
        """True if the pixel `at` is inside the pane."""
        return 0 <= at[0] < self.width and 0 <= at[1] < self.height


def pane_scene(
    look: TownLook,
    plan: TownPlan,
    put: Callable[[Canvas, TownPlan], None],
    letters: float = LETTERS,
) -> Scene:
    """Return a scene with the tiles of `plan` in the middle of a pane at the left of the picture.

    `put` draws them; names and numbers are `letters` times larger than usual.
    """
    wide, high = max(SLIM, plan.cols * plan.tile), PANE[1]
    left, top = (wide - plan.cols * plan.tile) // 2, (high - plan.rows * plan.tile) // 2
    at = replace(plan, left=left, top=top, letters=letters)
    return scene_of(look, Pane(at, None, wide, high, False), lambda canvas: put(canvas, at))


def scene_of(look: TownLook, pane: Pane, put: Callable[[Canvas], None]) -> Scene:
    """A pane with the ground where no tile lies, and on it what `put` draws."""

    def draw(canvas: Canvas) -> None:
        canvas.put(_bare(look.theme), 0, 0)
        put(canvas)

    whole = small_map(look, pane.window, pane.low) if pane.window else None
    return Scene(pane.width, pane.height, draw, pane.low, whole)


@lru_cache(maxsize=4)
def _bare(theme: Theme) -> Stamp:
    """Open ground with a quiet pattern, as wide and as high as any pane.

    Panes differ in width with the town; what is beyond a pane's edge is not drawn on it.
    """
    width, height = LOW_PANE[0], PANE[1]

    def draw(pen: Pen) -> None:
        pen.box(0, 0, width, height, theme.panel)
        tuft = mix(theme.panel_edge, theme.panel, 0.5)
        for row, y in enumerate(range(_TUFT // 2, height, _TUFT)):
            for x in range(_TUFT // 2 + row % 2 * _TUFT // 2, width, _TUFT):
                for lean in (-9, 0, 9):
                    pen.line([(x, y + 6), (x + lean, y - 7)], 2.4, tuft)

    return make_stamp(width, height, theme.over(theme.frame), draw)


def pane_on(view: View, *, listed: bool = False) -> Pane:
    """The pane for a round's picture: the whole town if its tiles are large enough, else a window.

    The pane is above the cards if it is larger there. With `listed` it is at the left, beside a
    list.
    """
    _, _, cols, rows = window_of((tile.x, tile.y) for tile in view.tiles)
    above = len(view.players) <= _ABOVE and not listed
    rooms = [(PANE, False)] + [(LOW_PANE, True)] * above
    return max((_pane(view, room, low) for room, low in rooms),
               key=lambda pane: _shown(pane, cols, rows))  # fmt: skip


def _shown(pane: Pane, cols: int, rows: int) -> tuple[bool, float]:
    """Return a sort key for panes of a town of `cols` by `rows` cells; the best pane comes last.

    A pane that shows the whole town is better than a window. Whole towns are compared by the side
    of a tile, windows by the visible area.
    """
    side = pane.plan.tile
    across, down = min(cols * side, pane.width), min(rows * side, pane.height)
    return pane.window is None, side if pane.window is None else across * down


def _pane(view: View, room: tuple[int, int], low: bool) -> Pane:
    """Return the pane with at most the width and height in `room`, in pixels.

    It shows the whole town if tiles are at least `_WHOLE` pixels wide in it, otherwise the window
    that shows most of what matters. `low` means that it is above the cards.
    """
    west, north, cols, rows = window_of((tile.x, tile.y) for tile in view.tiles)
    tile = min(room[0] // cols, room[1] // rows, LARGEST) // SIDE * SIDE
    whole = tile >= _WHOLE
    if not whole:
        squares = max(2 * SIDE, min(rows * SIDE, round(room[1] * SIDE / _CUT)))
        tile = room[1] // squares * SIDE
    wide, high = room if low else (max(SLIM, min(room[0], cols * tile)), room[1])
    if whole:
        left, top = (wide - cols * tile) // 2, (high - rows * tile) // 2
        return Pane(TownPlan(west, north, cols, rows, tile, left, top, LETTERS),
                    None, wide, high, low)  # fmt: skip
    side = tile / SIDE
    size = min(wide / side, float(cols * SIDE)), min(high / side, float(rows * SIDE))
    x, y = best_window(
        tuple(_worth(view)), (west * SIDE, north * SIDE, cols * SIDE, rows * SIDE), size
    )
    left = round((west * SIDE - x) * side + (wide - size[0] * side) / 2)
    top = round((north * SIDE - y) * side + (high - size[1] * side) / 2)
    plan = TownPlan(west, north, cols, rows, tile, left, top, LETTERS)
    window = (x - west * SIDE, y - north * SIDE, *size)
    return Pane(_cut(plan, wide, high), window, wide, high, low)


def _cut(plan: TownPlan, wide: int, high: int) -> TownPlan:
    """The plan without the rows and columns of cells outside the pane."""
    first, above = max(0, -plan.left // plan.tile), max(0, -plan.top // plan.tile)
    last = min(plan.cols, -(-(wide - plan.left) // plan.tile))
    below = min(plan.rows, -(-(high - plan.top) // plan.tile))
    return replace(
        plan,
        west=plan.west + first,
        north=plan.north + above,
        cols=last - first,
        rows=below - above,
        left=plan.left + first * plan.tile,
        top=plan.top + above * plan.tile,
    )


def _worth(view: View) -> Iterator[tuple[int, int, float]]:
    """Yield the squares that are worth showing, with their worth."""
    squares, own = view.town.squares, next(p for p in view.players if p.seat == view.turn)
    far = view.town.distances(own.square)
    found = dict.fromkeys(squares, 0.0)
    for name, steps in far.items():
        found[name] += _ACTS if steps == 0 else _NEAR[steps] if steps < len(_NEAR) else 0.0
    for one in view.players:
        found[one.square] += _PAWN if one is not own else 0.0
    for name in view.zombies:
        found[name] += _ZOMBIE
    for name in view.tokens:
        found[name] += _TOKEN
    if view.helipad is not None:
        found[view.helipad] += _HELIPAD
    for name, worth in found.items():
        if worth:
            yield squares[name].x, squares[name].y, worth


@lru_cache(maxsize=256)
def best_window(
    worth: tuple[tuple[int, int, float], ...],
    whole: tuple[int, int, int, int],
    size: tuple[float, float],
) -> Point:
    """The north-west corner, in half squares, of the window of `size` with the greatest worth.

    `worth` lists squares with their worth, `whole` is the town. The first of several equal ones is
    taken.
    """
    west, north, cols, rows = whole
    lefts, tops = {one[0] for one in worth}, {one[1] for one in worth}
    columns = [(x, _parts(lefts, x, size[0])) for x in _places(west, cols - size[0])]
    most, found = -1.0, (float(west), float(north))
    for y in _places(north, rows - size[1]):
        down = _parts(tops, y, size[1])
        level = [(left, down[top], each) for left, top, each in worth if top in down]
        for x, across in columns:
            total = 0.0
            for left, high, each in level:
                if left in across:
                    seen = across[left] * high
                    total += each if seen > 0.999 else each * PART * seen
            if total > most:
                most, found = total, (x, y)
    return found


def _parts(squares: Iterable[int], start: float, length: float) -> dict[int, float]:
    """How much of each square lies in this span; squares outside are left out."""
    parts = {one: min(one + 1, start + length) - max(one, start) for one in squares}
    return {one: part for one, part in parts.items() if part > 0}


def _places(first: int, room: float) -> list[float]:
    return [first + number / 2 for number in range(int(room * 2) + 1)] + [first + max(0.0, room)]


# ---------------------------------------------------------------- the small map


def small_map(look: TownLook, window: Window, low: bool) -> Stamp:
    """A map of the whole town: tiles, zombies, pawns and helipad; a frame marks the window."""
    view, theme = look.view, look.theme
    west, north, cols, rows = window_of((tile.x, tile.y) for tile in view.tiles)
    wide, high = _LOW_MAP if low else _MAP
    side = min(wide / (cols * SIDE), high / (rows * SIDE))

    def middle(name: str) -> Point:
        square = view.town.squares[name]
        return (square.x - west * SIDE + 0.5) * side, (square.y - north * SIDE + 0.5) * side

    def draw(pen: Pen) -> None:
        for tile in view.tiles:
            left, top = (tile.x - west) * SIDE * side, (tile.y - north) * SIDE * side
            pen.box(left, top, left + SIDE * side, top + SIDE * side, theme.plate_rim)
        for square in view.town.squares.values():
            x, y = middle(square.id)
            colour = mix(theme.wall, INK, 0.4) if square.inside else theme.asphalt
            pen.box(x - side / 2, y - side / 2, x + side / 2, y + side / 2, colour)
        if view.helipad is not None:
            x, y = middle(view.helipad)
            pen.box(x - 9, y - 9, x + 9, y + 9, EXIT, 2)
        draw_dots(pen, [Dot(*middle(name), max(1.6, side * 0.3), PELTS["moss"].window)
                        for name in view.zombies])  # fmt: skip
        people = sorted(view.players, key=lambda one: one.seat == view.turn)
        draw_dots(pen, [_dot(look, one.seat, middle(one.square)) for one in people])
        x, y, wide, high = (part * side for part in window)
        edges = (
            max(2.0, x),
            max(2.0, y),
            min(pen.width - 2, x + wide),
            min(pen.height - 2, y + high),
        )
        draw_seen(pen, *edges)

    return make_stamp(cols * SIDE * side, rows * SIDE * side, look.over(theme.frame), draw)


def _dot(look: TownLook, seat: str, at: Point) -> Dot:
    acts, fill = seat == look.view.turn, look.pawn(seat).paint.fill
    return Dot(*at, 7.0 if acts else 5.5, fill, SIGNAL if acts else INK)
