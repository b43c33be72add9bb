"""The pictures of a film of a family game, all as large as the picture of a round."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image

from engine.family.view import SurvivorView, View
from renders.family.figures import Marks
from renders.family.inline import (
    UNITS,
    heading_of,
    is_low,
    low_window,
    put_board,
    small_map,
    window_on,
)
from renders.family.look import FamilyLook
from renders.family.moves import Happened, happened_in, marks_of
from renders.family.poster import Story, draw_poster
from renders.family.steps import zones_of
from renders.kit.film import LEAST_TYPE, Film, Told, told_below
from renders.kit.icons import icon
from renders.kit.inks import dimming
from renders.kit.inline import SIZE, CardRoom, Inline, Scene, compose
from renders.kit.page import MARGIN
from renders.kit.panel import Gauge, gauge
from renders.kit.pen import Canvas, Pen, Stamp, make_stamp
from renders.kit.people import portrait
from renders.kit.text import fitted, width_of
from renders.zones import tokens
from renders.zones.geometry import Geometry, Window, geometry_of

_FACE = (140, 210)
_HEARTS = Gauge("heart", "lost-heart", 30, 33)
_HAPPENED = 12.0
"""The worth of showing a zone where something happened, as in `inline.py`."""
_NAME = 260
"""The most pixels for a survivor's name."""


class Shot(NamedTuple):
    """What a frame shows of the board, and the arrows and numbers on it."""

    look: FamilyLook
    window: Window
    geometry: Geometry
    marks: Marks


class Reel(Film[View, Story]):
    """One picture for each frame; the poster is the last picture of a finished game.

    A frame is composed like the picture of a round, which messages show at a third of its size: a
    large board is seen through a window that follows what happened.
    """

    title_ms, moment_ms = 2_500, 2_000

    def __init__(self, look: FamilyLook, told: Told[View, Story]):
        super().__init__(told)
        self.look, self.theme, self.content = look, look.theme, look.content
        self.size = SIZE

    def title(self) -> Image.Image:
        """The first board, dimmed, with the mission and the survivors on it."""
        dimmed = self.moment(0).tobytes().translate(dimming(self.theme, 0.72))
        picture = self.blank().image
        picture.frombytes(dimmed)
        canvas = Canvas(self.theme, picture)
        view = self.frames[0].view
        look = self.look.at(view)
        room = (self.size[0] - 2 * MARGIN - 40) // (_FACE[0] + 14)
        faces, rows = _shared(max(1, len(view.survivors)), room)
        width = max(faces * (_FACE[0] + 14) - 14, 640) + 80
        height = 250 + rows * (_FACE[1] + 14)
        panel = canvas.moved((self.size[0] - width) // 2, (self.size[1] - height) // 2)
        panel.put(make_stamp(width, height, self.theme.over(self.theme.asphalt), _panel), 0, 0)
        self._put_names(panel, look, width)
        start = (width - faces * (_FACE[0] + 14) + 14) / 2
        for place, survivor in enumerate(view.survivors):
            row, column = divmod(place, faces)
            person = self.look.person(survivor)
            face = portrait(person, _FACE, self.theme, fallen=False, bare=True)
            panel.put(face, start + column * (_FACE[0] + 14), 210 + row * (_FACE[1] + 14))
        return picture

    def _put_names(self, panel: Canvas, look: FamilyLook, width: int) -> None:
        """Write the mission's title and the number of rounds."""
        theme = self.theme
        title = look.title()
        size = next(
            (size for size in (72, 56, 44) if width_of(title, "Black", size) < width - 60), 34
        )
        title = fitted(title, "Black", size, width - 60)
        panel.text(width / 2, 86, title, theme.text, theme.panel, "Black", size, "middle")
        rounds = max(frame.view.round for frame in self.frames)
        words = look.say("film-rounds", count=rounds)
        panel.text(width / 2, 156, words, theme.muted, theme.panel, "Semibold", 32, "middle")

    def shot(self, number: int) -> Shot:
        """What frame `number` shows of the board; the first frame marks nothing."""
        frame = self.frames[number]
        look = self.look.at(frame.view, frame.players).drawn()
        happened = happened_in(frame.events if number else ())
        window = window_since(look, happened)
        geometry = geometry_of(look.view.board, window, UNITS)
        return Shot(look, window, geometry, marks_of(geometry, look, happened))

    def composed(self, number: int, caption: str) -> Image.Image:
        look, window, geometry, marks = self.shot(number)

        def put(canvas: Canvas) -> None:
            put_board(canvas, look, geometry, marks)

        def foot(room: CardRoom) -> Stamp:
            names = [look.name_of(one) for one in look.view.survivors]
            widest = max((width_of(name, "Bold", 34) for name in names), default=0)
            wide = math.ceil(min(widest, _NAME))
            people = [self._survivor(one, wide) for one in look.view.survivors]
            return told_below(people, caption, room, self.theme)

        whole = small_map(look, window) if geometry.windowed else None
        scene = Scene(window.width, window.height, put, is_low(look.view.board), whole)
        return compose(Inline(scene, heading_of(look), foot=foot), self.theme)

    def _survivor(self, survivor: SurvivorView, wide: int) -> Stamp:
        """Token, name in `wide` pixels, and hearts: empty ones if the survivor fell.

        A tick shows that the survivor escaped.
        """
        theme = self.theme
        ground = theme.over(theme.frame)
        token = tokens.survivor(self.look.person(survivor), 52, 60, ground, least=LEAST_TYPE)
        gone, most = not survivor.standing, survivor.health
        name = fitted(self.look.name_of(survivor), "Bold", 34, wide)
        kept = 0 if gone else most - survivor.wounds
        sign = icon("tick", 32, ground) if survivor.escaped else gauge(_HEARTS, kept, most, ground)
        left = 68 + wide + 14
        canvas = Canvas.plain(left + sign.width, 62, ground)
        canvas.put(token, 0, 1)
        colour = theme.muted if gone else theme.text
        canvas.text(68, 30, name, colour, theme.frame, "Bold", 34)
        canvas.put(sign, left, 31 - sign.height / 2)
        return Stamp(canvas.image, None)

    def poster(self, story: Story) -> Image.Image:
        return self.filled(draw_poster(self.look.at(self.frames[-1].view), story))


def window_since(look: FamilyLook, happened: Happened) -> Window:
    """The window of a frame: put where something happened, and where survivors stand."""
    board = look.view.board
    if is_low(board):
        return low_window(board)
    zones = [zone for way in happened.ways for zone in way.zones]
    zones += [zone for step in happened.steps for zone in zones_of(step)]
    more = dict.fromkeys((zone for zone in zones if zone in board.zones), _HAPPENED)
    return window_on(look, None if not more else (), more)


def _shared(count: int, room: int) -> tuple[int, int]:
    """Columns and rows for `count` things, so that all rows are about equally long."""
    rows = -(-count // max(1, room))
    return -(-count // rows), rows


def _panel(pen: Pen) -> None:
    """Draw an empty panel."""
    theme = pen.theme
    pen.frame((0, 0, pen.width, pen.height), theme.panel, theme.panel_edge, 3, 20)
