"""The pictures of a film of a family game, all of one size."""

from __future__ import annotations

from PIL import Image

from engine.family.view import SurvivorView, View
from renders.family.figures import Marks, put_tokens
from renders.family.look import FamilyLook
from renders.family.moves import marks_since
from renders.family.poster import Story, draw_poster
from renders.family.strip import headline_of
from renders.kit.film import Film, Lettering, Told
from renders.kit.icons import icon
from renders.kit.inks import dimming
from renders.kit.page import MARGIN
from renders.kit.panel import Gauge, gauge
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.people import portrait
from renders.kit.strip import strip
from renders.kit.text import fitted, width_of
from renders.zones import tokens
from renders.zones.geometry import geometry_of
from renders.zones.ground import put_ground

_ROW, _ROOM = 62, 236
"""The height of a row of survivors, and the least width for one survivor, in pixels."""
_TYPE = Lettering(28, 36, 2)
_FACE = (140, 210)
_HEARTS = Gauge("heart", "lost-heart", 26, 29)


class Reel(Film[View, Story]):
    """One picture for each frame; the poster is the last picture of a finished game."""

    title_ms, moment_ms = 2_500, 2_000

    def __init__(self, look: FamilyLook, told: Told[View, Story]):
        super().__init__(told)
        self.look, self.theme, self.content = look, look.theme, look.content
        first = look.at(told.frames[0].view).drawn()
        boards = [geometry_of(look.at(one.view).drawn().view.board) for one in told.frames]
        width, height = max(one.width for one in boards), max(one.height for one in boards)
        self.top = strip(headline_of(first), width, self.theme).height
        most = max(1, *(len(frame.view.survivors) for frame in told.frames))
        self.across, rows = _shared(most, (width - 2 * MARGIN) // _ROOM)
        self.low = self.top + height + 8
        self.caption_top = self.low + rows * _ROW + 6
        self.size = (width, self.caption_top + 2 * _TYPE.line + 20)

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

    def moment(self, number: int) -> Image.Image:
        """Draw header, board, survivors and caption; the board marks what happened since the last
        frame.
        """
        frame, canvas = self.frames[number], self.blank()
        look = self.look.at(frame.view, frame.players).drawn()
        canvas.put(strip(headline_of(look), self.size[0], self.theme), 0, 0)
        geometry = geometry_of(look.view.board)
        board = canvas.moved((self.size[0] - geometry.width) // 2, self.top)
        put_ground(board, geometry, look.view.lit_buildings)
        put_tokens(board, geometry, look, self.marks_of(number))
        wide = (self.size[0] - 2 * MARGIN) / self.across
        for place, survivor in enumerate(look.view.survivors):
            row, column = divmod(place, self.across)
            spot = canvas.moved(round(MARGIN + column * wide), self.low + row * _ROW)
            self._put_survivor(spot, survivor, wide)
        self.put_caption(canvas, frame.caption, self.caption_top + 20, _TYPE)
        return canvas.image

    def marks_of(self, number: int) -> Marks:
        """The arrows and numbers of frame `number`; the first frame has none."""
        frame = self.frames[number]
        return marks_since(
            self.look.at(frame.view, frame.players).drawn(), frame.events if number else ()
        )

    def _put_survivor(self, canvas: Canvas, survivor: SurvivorView, wide: float) -> None:
        """Draw token, name and hearts; a tick if the survivor escaped, empty hearts if it fell."""
        theme = self.theme
        ground = theme.over(theme.frame)
        canvas.put(tokens.survivor(self.look.person(survivor), 44, 54, ground), 0, 2)
        wounds = survivor.health
        gone = not survivor.standing
        name = fitted(self.look.name_of(survivor), "Bold", 26, wide - 70 - wounds * 30)
        colour = theme.muted if gone else theme.text
        x = 64 + canvas.text(62, 29, name, colour, theme.frame, "Bold", 26)
        if survivor.escaped:
            canvas.put(icon("tick", 28, ground), x + 8, 15)
            return
        kept = 0 if gone else wounds - survivor.wounds
        canvas.put(gauge(_HEARTS, kept, wounds, ground), x + 8, 16)

    def poster(self, story: Story) -> Image.Image:
        """The poster in a picture of the film's size."""
        wide, high = self.size
        poster = self.small(draw_poster(self.look.at(self.frames[-1].view), story), high)
        picture = self.blank().image
        picture.paste(poster, ((wide - poster.width) // 2, (high - poster.height) // 2))
        return picture


def _shared(count: int, room: int) -> tuple[int, int]:
    """Columns and rows for `count` things, so that all rows are about equally long."""
    rows = -(-count // max(1, room))
    return -(-count // rows), rows


def _panel(pen: Pen) -> None:
    """Draw an empty panel."""
    theme = pen.theme
    pen.frame((0, 0, pen.width, pen.height), theme.panel, theme.panel_edge, 3, 20)
