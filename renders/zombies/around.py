"""One player's surroundings, enlarged: the tile of the pawn and the tiles around it.

The picture is as large as that of a round and, like it, is composed so that it can be read at a
third of that size, as messages show it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from engine.core.event import Event
from engine.zombies.view import PlayerView, View
from renders.kit.inline import LEAST, MARK, PANE, CardRoom, Inline, compose, frame
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, width_of
from renders.zombies import figures
from renders.zombies.changes import changes_in
from renders.zombies.inline import LETTERS, heading_of, pane_scene
from renders.zombies.inline_cards import small_card
from renders.zombies.layers import put_town
from renders.zombies.look import TownLook
from renders.zombies.plan import TownPlan

_LARGEST = 480
_NEAREST = 5
"""The most squares in a list; the nearest ones are kept."""
_BEFORE = 8
"""Pixels before the first square of a list and between the others."""


def draw_town_around(look: TownLook, seat: str, events: Sequence[Event] = ()) -> Image.Image:
    """The surroundings of one player's pawn as a palette image; what `events` changed is marked.

    Raises KeyError for an unknown seat.
    """
    view, player = look.view, look.seated(seat)
    plan, changes = window_round(view, player), changes_in(events, view)
    scene = pane_scene(look, plan, lambda canvas, at: put_town(canvas, at, look, changes))
    title = look.say("town-around", player=look.name_of(seat))

    def cards(room: CardRoom) -> Sequence[Stamp]:
        return [small_card(look, player, room), *_near_cards(look, player, room)]

    heading = replace(heading_of(look), whose=title)
    return compose(Inline(scene, heading, 3, cards), look.theme)


def window_round(view: View, player: PlayerView, room: tuple[int, int] = PANE) -> TownPlan:
    """The part of the town around the pawn: three by three cells, the pawn's tile in the middle.

    Outer rows and columns without tiles are left out. `room` is the greatest width and height of
    this part, in pixels.
    """
    tile = view.tiles[view.town.squares[player.square].tile - 1]
    near = [
        (one.x, one.y)
        for one in view.tiles
        if abs(one.x - tile.x) <= 1 and abs(one.y - tile.y) <= 1
    ]
    west, east = min(x for x, _ in near), max(x for x, _ in near)
    north, south = min(y for _, y in near), max(y for _, y in near)
    cols, rows = east - west + 1, south - north + 1
    tile = min(room[0] // cols, room[1] // rows, _LARGEST) // 3 * 3
    return TownPlan(west, north, cols, rows, tile, 0, 0)


def near_zombies(view: View, square: str) -> list[tuple[str, int]]:
    """Squares with a zombie, each with its distance from `square` in squares, the nearest first."""
    far, zombies = view.town.distances(square), frozenset(view.zombies)
    return [(name, steps) for name, steps in far.items() if name in zombies]


def near_tokens(view: View, square: str) -> list[tuple[str, int]]:
    """Squares with a token, each with its distance from `square` in squares, the nearest first."""
    far = view.town.distances(square)
    return [(name, steps) for name, steps in far.items() if name in view.tokens]


def _near_cards(look: TownLook, player: PlayerView, room: CardRoom) -> Sequence[Stamp]:
    """The nearest zombies and tokens, each with its square and its distance."""
    view, ground = look.view, look.over(look.theme.panel)
    zombies = near_zombies(view, player.square)[:_NEAREST]
    tokens = near_tokens(view, player.square)[:_NEAREST]
    if not zombies and not tokens:
        return [_card(look, room, look.say("town-nothing-near"), [])]
    title = look.say("town-nearest")
    beasts = [(figures.zombie(38, ground), *one) for one in zombies]
    lying = [(figures.token(view.tokens[one[0]], 38, ground), *one) for one in tokens]
    return [_card(look, room, title, found) for found in (beasts, lying) if found]


def _card(
    look: TownLook, room: CardRoom, title: str, found: Sequence[tuple[Stamp, str, int]]
) -> Stamp:
    """A title and the things found, as many as there is room for."""
    theme, canvas = look.theme, Canvas.plain(*room, look.over(look.theme.frame))
    canvas.put(frame(*room, theme, False), 0, 0)
    words = fitted(title, "Bold", LEAST, room.width - 36)
    canvas.text(18, 40, words, theme.text, theme.panel, "Bold", LEAST)
    x, middle, ground = 18.0, room.height - 62, look.over(theme.panel)
    for sign, square, steps in found:
        inside = look.view.town.squares[square].inside
        plate = figures.name_plate(square, inside, True, ground, LETTERS)
        far = str(steps)
        if x + sign.width + plate.width + width_of(far, "Black", MARK) + 30 > room.width:
            break
        canvas.put(sign, x, middle - sign.height / 2)
        x += sign.width + _BEFORE
        canvas.put(plate, x, middle - plate.height / 2)
        x += plate.width + _BEFORE
        x += canvas.text(x, middle, far, theme.text, theme.panel, "Black", MARK) + 22
    return Stamp(canvas.image, None)
