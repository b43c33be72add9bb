"""The pictures of a film, all of one size, drawn one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PIL import Image

from engine.family.view import SurvivorView, View
from engine.games import load_content
from renders.family.board import marks_since
from renders.family.figures import Marks, put_tokens
from renders.family.header import Headline, header, headline_of
from renders.family.kinds import person_of
from renders.family.phrases import Phrases
from renders.family.poster import Story, render_poster
from renders.family.upright import as_drawn
from renders.kit.film import Film, Frame, Progress
from renders.kit.icons import icon
from renders.kit.inks import dimming, to_palette
from renders.kit.palette import THEMES, ThemeName
from renders.kit.panel import Gauge, gauge
from renders.kit.pen import Canvas, Pen, make_stamp
from renders.kit.people import portrait
from renders.kit.text import SMALLEST, fitted, width_of, wrapped
from renders.zones import tokens
from renders.zones.geometry import MARGIN, geometry_of
from renders.zones.ground import put_ground

_TITLE_MS, _ROUND_MS, _END_MS = 2_500, 2_000, 8_000
_ROW, _ROOM, _LINE = 62, 236, 36
"""Height of a row of survivors, least width of one of them, height of a line of the caption."""
_FACE = (140, 210)
_HEARTS = Gauge("heart", "lost-heart", 26, 29)
_SMALLEST = 14 / SMALLEST
"""How small the poster may get, as a share of the film's width in 1080 pixels."""


class Reel(Film):
    """A picture for each round; the poster ends it."""

    def __init__(
        self,
        frames: Sequence[Frame[View]],
        language: str,
        theme: ThemeName,
        players: Mapping[str, str],
        story: Story | None,
        told: Progress | None,
    ):
        self.frames, self.language, self.players = frames, language, players
        self.theme_name: ThemeName = theme
        self.theme = THEMES[theme]
        self.story = story if frames[-1].view.outcome is not None else None
        shown = [_ROUND_MS] * (len(frames) + (self.story is not None) - 1)
        super().__init__([_TITLE_MS, *shown, _END_MS], told)
        first = as_drawn(frames[0].view)
        self.content, self.geometry = load_content(first.ruleset), geometry_of(first.board)
        width = self.geometry.width
        self.top = header(self._headline(first), width, language, self.theme).height
        most = max(1, *(len(frame.view.survivors) for frame in frames))
        self.across, rows = _shared(most, (width - 2 * MARGIN) // _ROOM)
        self.low = self.top + self.geometry.height + 8
        self.caption = self.low + rows * _ROW + 6
        self.size = (width, self.caption + 2 * _LINE + 20)

    def drawn(self, number: int) -> Image.Image:
        if self.story is not None and number == len(self.frames):
            return self._poster(self.story)
        return self._round(number)

    def title(self) -> Image.Image:
        """The mission and who plays, over the board as it was at the beginning, dimmed."""
        dimmed = self._round(0).tobytes().translate(dimming(self.theme, 0.72))
        picture = self._blank().image
        picture.frombytes(dimmed)
        canvas = Canvas(self.theme, picture)
        view = self.frames[0].view
        phrases = Phrases(view, self.content, self.language)
        room = (self.size[0] - 2 * MARGIN - 40) // (_FACE[0] + 14)
        faces, rows = _shared(max(1, len(view.survivors)), room)
        width = max(faces * (_FACE[0] + 14) - 14, 640) + 80
        height = 250 + rows * (_FACE[1] + 14)
        panel = canvas.moved((self.size[0] - width) // 2, (self.size[1] - height) // 2)
        panel.put(make_stamp(width, height, self.theme.over(self.theme.asphalt), _panel), 0, 0)
        self._put_names(panel, phrases, width)
        start = (width - faces * (_FACE[0] + 14) + 14) / 2
        for place, survivor in enumerate(view.survivors):
            row, column = divmod(place, faces)
            person = person_of(survivor, self.content)
            face = portrait(person, _FACE, self.theme, fallen=False, bare=True)
            panel.put(face, start + column * (_FACE[0] + 14), 210 + row * (_FACE[1] + 14))
        return picture

    def _put_names(self, panel: Canvas, phrases: Phrases, width: int) -> None:
        """The mission's title, and how many rounds are to come."""
        theme = self.theme
        title = phrases.title()
        size = next(
            (size for size in (72, 56, 44) if width_of(title, "Black", size) < width - 60), 34
        )
        title = fitted(title, "Black", size, width - 60)
        panel.text(width / 2, 86, title, theme.text, theme.panel, "Black", size, "middle")
        rounds = max(frame.view.round for frame in self.frames)
        words = phrases.say("film-rounds", count=rounds)
        panel.text(width / 2, 156, words, theme.muted, theme.panel, "Semibold", 32, "middle")

    def _blank(self) -> Canvas:
        return Canvas.plain(*self.size, self.theme.over(self.theme.frame))

    def _headline(self, view: View) -> Headline:
        return headline_of(view, self.content, self.language)

    def _round(self, number: int) -> Image.Image:
        """Header, board with what happened since the frame before, survivors, caption."""
        frame, canvas = self.frames[number], self._blank()
        view = as_drawn(frame.view)
        canvas.put(header(self._headline(view), self.size[0], self.language, self.theme), 0, 0)
        board = canvas.moved(0, self.top)
        put_ground(board, self.geometry, view.lit_buildings)
        put_tokens(board, self.geometry, view, self.content, self.language, self.marks_of(number))
        wide = (self.size[0] - 2 * MARGIN) / self.across
        for place, survivor in enumerate(view.survivors):
            row, column = divmod(place, self.across)
            spot = canvas.moved(round(MARGIN + column * wide), self.low + row * _ROW)
            self._put_survivor(spot, survivor, wide)
        self._put_caption(canvas, frame.caption)
        return canvas.image

    def marks_of(self, number: int) -> Marks:
        """The arrows and numbers of a frame; the first one shows how the table stood."""
        frame = self.frames[number]
        return marks_since(as_drawn(frame.view), frame.events if number else (), self.language)

    def _put_caption(self, canvas: Canvas, caption: str) -> None:
        """As many lines as there is room for."""
        wide = self.size[0] - 2 * MARGIN
        room = (self.size[1] - self.caption - 20) // _LINE
        for place, line in enumerate(wrapped(caption, "Semibold", 28, wide)[:room]):
            shown, middle = fitted(line, "Semibold", 28, wide), self.caption + 20 + place * _LINE
            canvas.text(MARGIN, middle, shown, self.theme.text, self.theme.frame, "Semibold", 28)

    def _put_survivor(self, canvas: Canvas, survivor: SurvivorView, wide: float) -> None:
        """Token, name and hearts; the name alone of one who is not on the board any more."""
        theme, known = self.theme, survivor.guest or self.content.characters[survivor.id]
        ground = theme.over(theme.frame)
        canvas.put(tokens.survivor(person_of(survivor, self.content), 44, 54, ground), 0, 2)
        wounds = self.content.figures.wounds
        gone = not survivor.standing
        name = fitted(known.name.in_(self.language), "Bold", 26, wide - 70 - wounds * 30)
        colour = theme.muted if gone else theme.text
        x = 64 + canvas.text(62, 29, name, colour, theme.frame, "Bold", 26)
        if survivor.escaped:
            canvas.put(icon("tick", 28, ground), x + 8, 15)
            return
        kept = 0 if gone else wounds - survivor.wounds
        canvas.put(gauge(_HEARTS, kept, wounds, ground), x + 8, 16)

    def _poster(self, story: Story) -> Image.Image:
        """The poster in a picture of the film's size; its lowest parts go where it is too long."""
        shorter = replace(story, moments=())
        bare = Story([replace(deeds, dice=0) for deeds in story.deeds], reason=story.reason)
        tries = [story, shorter, replace(shorter, zombies_by_round=()), bare]
        wide, high = self.size
        room = high / (_SMALLEST * wide / 1080)
        posters = [self._poster_of(each) for each in tries]
        poster = next((each for each in posters if each.height <= room), posters[-1])
        if poster.height > high:
            small = poster.convert("RGB")
            small.thumbnail(self.size, Image.Resampling.LANCZOS)
            poster = to_palette(small, self.theme)
        picture = self._blank().image
        picture.paste(poster, ((wide - poster.width) // 2, (high - poster.height) // 3))
        return picture

    def _poster_of(self, story: Story) -> Image.Image:
        last, language = self.frames[-1].view, self.language
        return render_poster(
            last, story, language=language, players=self.players, theme=self.theme_name
        )


def _shared(count: int, room: int) -> tuple[int, int]:
    """Things across and rows, so that the rows are about as long as one another."""
    rows = -(-count // max(1, room))
    return -(-count // rows), rows


def _panel(pen: Pen) -> None:
    theme = pen.theme
    pen.frame((0, 0, pen.width, pen.height), theme.panel, theme.panel_edge, 3, 20)
