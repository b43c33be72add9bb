"""A whole game as a film: a title, a picture for each frame, and the poster.

Films are lossless animated WebP, the smallest format of those measured (docs/performance.md),
because this art has few colours and changes little from frame to frame.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Generic, NamedTuple, Protocol, TypeVar

from PIL import Image

from engine.core.event import Event
from engine.core.outcome import Outcome
from renders.kit.inks import to_palette
from renders.kit.inline import CardRoom
from renders.kit.palette import Theme, tinted
from renders.kit.pen import Canvas, Stamp
from renders.kit.text import fitted, wrapped

LEAST_TYPE = 30
"""The smallest type of a film 1650 pixels wide, in pixels: 7 on a phone, which shows 390 pixels."""
LIMIT = 10 * 1024 * 1024
"""The largest file, in bytes, that every Discord user may upload."""
Progress = Callable[[int, int], None]
"""A callback that takes the number of pictures drawn so far and the number of all pictures."""


class Table(Protocol):
    """The part of a view that a film reads: how the game ended."""

    @property
    def outcome(self) -> Outcome | None: ...


V = TypeVar("V", bound=Table)
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Frame(Generic[V]):
    """The table at one moment: its view, a caption of one sentence, and the events before it."""

    view: V
    caption: str
    events: Sequence[Event] = ()
    """The events since the frame before."""
    players: Mapping[str, str] | None = None
    """The names that players had then, by seat; None for those of the film's look."""


@dataclass(frozen=True, slots=True)
class Told(Generic[V, S]):
    """What a film is made of. If the game is over, the film ends with the poster of `story`.

    `progress` is called after each picture.
    """

    frames: Sequence[Frame[V]]
    story: S | None = None
    progress: Progress | None = None


class Slide(NamedTuple):
    """A frame as a picture of its own, without its caption: the frame's number, and a WebP."""

    frame: int
    content: bytes


class Film(ABC, Generic[V, S]):
    """The pictures of a film, drawn one at a time.

    Only the present picture is in memory. Pillow takes this object for an animated image: it calls
    `seek` and `convert`.
    """

    mode = "P"
    has_transparency_data = False
    title_ms, moment_ms, end_ms = 1_800, 1_800, 8_000
    theme: Theme
    size: tuple[int, int]

    def __init__(self, told: Told[V, S]):
        self.told, self.frames = told, told.frames
        self.story = told.story if told.frames[-1].view.outcome is not None else None
        shown = len(told.frames) + (self.story is not None) - 1
        self.durations = [self.title_ms, *[self.moment_ms] * shown, self.end_ms]
        self.n_frames = len(self.durations) - 1
        self.picture = Image.new("P", (1, 1))

    def seek(self, number: int) -> None:
        """Draw picture `number` in place of the present one, and report the progress."""
        self.picture = self.drawn(number)
        if self.told.progress is not None:
            self.told.progress(number + 1, self.n_frames)

    def convert(self, mode: str) -> Image.Image:
        """The present picture converted to `mode`, one of Pillow's modes; Pillow calls this."""
        return self.picture.convert(mode)

    def drawn(self, number: int) -> Image.Image:
        """Picture `number`, counted from 0 without the title; all pictures have the same size."""
        if self.story is not None and number == len(self.frames):
            return self.poster(self.story)
        return self.moment(number)

    def title(self) -> Image.Image:
        """The picture before the first frame: the first frame again, so shown twice as long.

        It has no number.
        """
        return self.moment(0)

    def moment(self, number: int) -> Image.Image:
        """The picture of frame `number`, counted from 0."""
        return self.composed(number, self.frames[number].caption)

    def plain(self, number: int) -> Image.Image:
        """The picture of frame `number` without its caption."""
        return self.composed(number, "")

    @abstractmethod
    def composed(self, number: int, caption: str) -> Image.Image:
        """The table at frame `number`, counted from 0, with `caption`.

        What changed since the frame before is marked; the first frame marks nothing.
        """

    @abstractmethod
    def poster(self, story: S) -> Image.Image:
        """The poster of `story` in the film's size: the last picture of a finished game."""

    def blank(self) -> Canvas:
        """An empty canvas of the film's size."""
        return Canvas.plain(*self.size, self.theme.over(self.theme.frame))

    def filled(self, picture: Image.Image) -> Image.Image:
        """The picture as large as the film allows, in the middle of a plain ground."""
        wide, high = self.size
        share = min(wide / picture.width, high / picture.height)
        size = round(picture.width * share), round(picture.height * share)
        large = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        ground = self.blank().image
        ground.paste(to_palette(large, tinted(self.theme, True)),
                     ((wide - size[0]) // 2, (high - size[1]) // 2))  # fmt: skip
        return ground


CAPTIONS = (38, 34, LEAST_TYPE)
"""Type sizes of a caption in a film 1650 pixels wide; the largest that fits is used."""
_PITCH = 66
"""The height in pixels of a row of people."""


def told_below(
    people: Sequence[Stamp],
    caption: str,
    room: CardRoom,
    theme: Theme,
    sizes: Sequence[int] = CAPTIONS,
) -> Stamp:
    """The people of a frame in rows, and below them its caption, as large as there is room.

    The caption has the largest of the type sizes in `sizes` at which all of it fits.
    """
    canvas = Canvas.plain(*room, theme.over(theme.frame))
    widest = max((each.width for each in people), default=1) + 16
    columns = max(1, min(len(people), room.width // widest))
    for number, each in enumerate(people):
        row, column = divmod(number, columns)
        canvas.put(each, column * (room.width // columns), row * _PITCH)
    top = -(-len(people) // columns) * _PITCH + 6
    size, lines = next(
        (fit for size in sizes if (fit := _lines(caption, size, room, top)) is not None),
        (sizes[-1], wrapped(caption, "Semibold", sizes[-1], room.width)),
    )
    step = round(size * 1.28)
    for number, line in enumerate(lines[: (room.height - top) // step]):
        middle, shown = top + (number + 0.5) * step, fitted(line, "Semibold", size, room.width)
        canvas.text(0, middle, shown, theme.text, theme.frame, "Semibold", size)
    return Stamp(canvas.image, None)


def _lines(caption: str, size: int, room: CardRoom, top: int) -> tuple[int, list[str]] | None:
    """The caption in lines of this type size; None if there is no room for all of them."""
    lines = wrapped(caption, "Semibold", size, room.width)
    return (size, lines) if top + len(lines) * round(size * 1.28) <= room.height else None


def film_of(
    told: Told[V, S], made: Callable[[Told[V, S]], Film[V, S]], limit: int = LIMIT
) -> bytes:
    """The film as animated WebP; the same game gives the same bytes.

    A film of `limit` bytes or more loses every second frame, never the first and the last; the
    events of lost frames are lost with them. A film of two frames is returned whatever its size.
    Raises ValueError if there is no frame.
    """
    if not told.frames:
        raise ValueError("a film needs at least one frame")
    while True:
        film = packed(made(told))
        if len(film) < limit or len(told.frames) <= 2:
            return film
        told = replace(told, frames=[*told.frames[:-1:2], told.frames[-1]])


def packed(film: Film[V, S]) -> bytes:
    """The pictures as animated WebP, the title first.

    A greater compression effort would save a tenth of the bytes and take twice as long.
    """
    target = BytesIO()
    film.title().save(
        target,
        "WEBP",
        save_all=True,
        append_images=[film],
        duration=film.durations,
        lossless=True,
        quality=20,
        method=2,
    )
    return target.getvalue()


SHRUNK = (1.0, 0.8, 0.6)
"""Sizes for the pictures of slides, as shares of the full one; each is tried until all fit."""


def slides_of(film: Film[V, S], limit: int) -> list[Slide]:
    """The frames of a film as single pictures, together of less than `limit` bytes.

    If they are too large, they are reduced; if that does not suffice, every second one is left out,
    never the first and the last.
    """
    slides = list[Slide]()
    for share in SHRUNK:
        slides = [_slide(film, at, share) for at in range(len(film.frames))]
        if _bytes_of(slides) < limit:
            return slides
    while _bytes_of(slides) >= limit and len(slides) > 2:
        slides = [*slides[:-1:2], slides[-1]]
    return slides


def _slide(film: Film[V, S], number: int, share: float) -> Slide:
    picture = film.plain(number)
    if film.told.progress is not None:
        film.told.progress(number + 1, len(film.frames))
    return Slide(number, webp(picture, share))


def _bytes_of(slides: Sequence[Slide]) -> int:
    return sum(len(one.content) for one in slides)


def webp(picture: Image.Image, share: float = 1) -> bytes:
    """The picture as WebP: lossless, or reduced to a share of its width and height.

    A reduced picture has more colours, so lossless it would be larger than before.
    """
    target = BytesIO()
    if share == 1:
        picture.save(target, "WEBP", lossless=True, quality=20, method=2)
    else:
        size = round(picture.width * share), round(picture.height * share)
        small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        small.save(target, "WEBP", quality=60, method=3)
    return target.getvalue()
