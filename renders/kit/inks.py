"""The palette of 256 colours in which all pictures of a theme are drawn.

Problem: millions of RGB pixels must become palette numbers quickly, and flat areas must keep their
exact colour. Approach: colours drawn flat are listed once and take a palette place each; the
remaining places hold the mixtures that soft edges need. A table with an entry for every RGB colour
remembers the nearest palette number once a colour was met. Invariant: the number of a colour
depends on the theme alone, not on what was drawn before.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from itertools import chain
from mmap import ACCESS_COPY, mmap
from typing import Any

import numpy as np
import numpy.typing as npt
from PIL import Image

from renders.kit import palette
from renders.kit.palette import (
    BONE,
    CARS,
    CLOTHS,
    DOOR,
    EXIT,
    HEART,
    INK,
    LEVELS,
    OBJECTIVES,
    PAINTS,
    PELTS,
    SIGNAL,
    SKIN_SHADES,
    SKINS,
    SPAWN,
    STRANGER,
    WHITE,
    Colour,
    Theme,
    dim,
    floor_tones,
    floors_of,
    hatch_tone,
    mix,
    wall_tones,
)

DIMMED = 0.5
"""The share (0 to 1) of the frame's colour that is mixed into unimportant ground."""
WEIGHTS = (3, 6, 2)
"""How much a difference in red, green or blue counts when colours are compared."""
COARSE = 0xFCFCFC
"""A mask that rounds each channel of a colour down to a multiple of four."""
COLOURS = 1 << 24
"""How many colours there are in RGB."""
AT_ONCE = 1024
"""How many new colours are compared at once: one megabyte for each channel."""
Words = npt.NDArray[np.integer[Any]]
Numbers = npt.NDArray[np.uint8]


def flat_colours(theme: Theme) -> list[Colour]:
    """Every colour that is drawn flat, each once, in a fixed order."""
    ground: list[Colour] = [
        getattr(theme, field.name) for field in fields(theme) if field.type == "Colour"
    ]
    tokens = [INK, BONE, WHITE, SIGNAL, SPAWN, palette.ASLEEP, EXIT, DOOR, palette.DOOR_SHADE]
    tools = [
        HEART,
        palette.EYES,
        palette.THREAT,
        palette.PERSON_CHIP,
        palette.STEEL,
        palette.STEEL_SHADE,
    ]
    floors = floors_of(theme)
    every = chain(
        ground,
        tokens,
        tools,
        (palette.TIMBER, palette.TIMBER_SHADE),
        chain.from_iterable(PAINTS.values()),
        STRANGER,
        chain.from_iterable(PELTS.values()),
        LEVELS.values(),
        (dim(level, theme) for level in LEVELS.values()),
        OBJECTIVES.values(),
        chain.from_iterable(CARS.values()),
        *(floor_tones(floor, lit, theme) for floor in floors for lit in (True, False)),
        (hatch_tone(floor, theme) for floor in floors if theme.hatched),
        wall_tones(False, theme),
        SKINS.values(),
        SKIN_SHADES.values(),
        CLOTHS.values(),
        (mix(colour, theme.frame, DIMMED) for colour in _shaded(theme)),
    )
    return list(dict.fromkeys(every))


def _tinted() -> list[Colour]:
    """The palette of a film: greys from black to white, then the colours of people and their
    edges.
    """
    paints = list(PAINTS.values())
    greys = [(level, level, level) for level in (round(255 * one / 127) for one in range(128))]
    flat = [*chain.from_iterable(paints), *SKINS.values(), *SKIN_SHADES.values(), *CLOTHS.values()]
    pairs = [
        *((paint.letter, paint.fill) for paint in paints),
        *((other, paint.fill) for other in (INK, WHITE) for paint in paints),
        (INK, SIGNAL),
    ]
    edges = [mix(one, other, share) for share in (0.5, 0.25, 0.75) for one, other in pairs]
    return [*greys, *flat, SIGNAL, HEART, *edges]


def _shaded(theme: Theme) -> list[Colour]:
    """Return the colours of ground whose dimmed form has a palette place of its own.

    Without one, a dimmed colour would become the nearest in the palette, which has another tint.
    """
    streets = [theme.pavement, theme.slab, theme.asphalt, theme.kerb, theme.stripe]
    floors = [floor_tones(floor, True, theme)[:2] for floor in floors_of(theme)]
    return [*streets, *chain.from_iterable(floors)]


def _edges(theme: Theme) -> list[Colour]:
    """Mixtures for soft edges, the most frequent first."""
    pairs = [
        (theme.text, theme.panel),
        (theme.muted, theme.panel),
        (theme.text, theme.frame),
        (INK, BONE),
        (theme.text, theme.slot),
        (INK, SIGNAL),
        (WHITE, theme.asphalt),
        (theme.kerb, theme.asphalt),
        (BONE, SPAWN),
        (INK, theme.asphalt),
        (SIGNAL, theme.panel),
        *((pelt.figure, pelt.window) for pelt in PELTS.values()),
        *((paint.letter, paint.fill) for paint in PAINTS.values()),
        *((WHITE, pelt.plate) for pelt in PELTS.values()),
        *((BONE, pelt.window) for pelt in PELTS.values()),
        *((WHITE, paint.fill) for paint in PAINTS.values()),
        (HEART, theme.panel),
        (INK, DOOR),
        (BONE, EXIT),
        *((level, INK) for level in LEVELS.values()),
        (theme.hurt, theme.panel),
    ]
    return [mix(one, other, share) for share in (0.5, 0.25, 0.75) for one, other in pairs]


class Inks:
    """A theme's palette, and the palette number of each colour met so far.

    A colour is an integer, red in its lowest byte and blue in its highest. Flat colours keep their
    exact value, all others become the nearest.
    """

    def __init__(self, theme: Theme):
        flat = [] if theme.film else flat_colours(theme)
        self.flat_count = len(flat)
        every = _tinted() if theme.film else [*flat, *_edges(theme)]
        self.colours = tuple(dict.fromkeys(every))[:256]
        self.table = bytes(chain.from_iterable(self.colours)).ljust(768, b"\0")
        self._paints = np.array(self.colours, np.int32)
        # The table has 16 million entries, but the operating system provides memory only for pages
        # that are written to. NumPy's own arrays are backed by pages of 2 MB, which fill it all.
        pages = mmap(-1, COLOURS * np.dtype(np.uint16).itemsize, access=ACCESS_COPY)
        self._met = np.frombuffer(pages, np.uint16)
        """One more than the palette number of each colour met so far; 0 for a colour not met."""
        self._keep_exactly()

    def numbers(self, words: Words) -> Numbers:
        """The palette number of each of these colours; `words` are colours as integers."""
        found = self._met.take(words)
        if not found.all():
            new = np.unique(words[found == 0])
            for begin in range(0, len(new), AT_ONCE):
                some = new[begin : begin + AT_ONCE]
                self._met[some] = self._nearest(some) + 1
            found = self._met.take(words)
        return (found - 1).astype(np.uint8)

    def number(self, word: int) -> int:
        """The palette number of one colour, given as an integer."""
        met = int(self._met[word])
        return met - 1 if met else int(self.numbers(np.array([word]))[0])

    def _keep_exactly(self) -> None:
        for number, colour in enumerate(self.colours):
            self._met[_word(colour)] = number + 1

    def _nearest(self, words: Words) -> Words:
        """The palette colour that looks most alike; channels are compared in steps of four."""
        levels = _channels(words & COARSE) + 2
        apart = (np.array(WEIGHTS) * (self._paints - levels[:, None]) ** 2).sum(axis=2)
        return apart.argmin(axis=1)


class Greys(Inks):
    """The palette of a film, for all but people: each colour becomes one of the palette's greys."""

    def _keep_exactly(self) -> None:
        pass

    def _nearest(self, words: Words) -> Words:
        light = (palette.grey((red, green, blue))[0] for red, green, blue in _channels(words))
        return np.array([round(level * 127 / 255) for level in light])


def _channels(words: Words) -> Words:
    """Return red, green and blue (0 to 255) of each colour, as an array with a row per colour."""
    return words[:, None].astype(np.int64) >> np.array((0, 8, 16)) & 0xFF


@cache
def inks_of(theme: Theme) -> Inks:
    """The palette of a theme, made once."""
    return Greys(theme) if theme.grey else Inks(theme)


def _word(colour: Colour) -> int:
    return colour[0] | colour[1] << 8 | colour[2] << 16


def number_of(colour: Colour, theme: Theme) -> int:
    """The palette number of a flat colour."""
    return inks_of(theme).number(_word(colour))


def blank(width: int, height: int, colour: Colour, theme: Theme) -> Image.Image:
    """A new palette picture, filled with one colour."""
    image = Image.new("P", (width, height), number_of(colour, theme))
    image.putpalette(inks_of(theme).table)
    return image


@cache
def dimming(theme: Theme, share: float = DIMMED) -> bytes:
    """A table for `bytes.translate`: for each palette number, that of its dimmed colour.

    A dimmed colour has `share` (0 to 1) of the frame's colour in it.
    """
    inks = inks_of(theme)
    dimmed = [number_of(mix(colour, theme.frame, share), theme) for colour in inks.colours]
    return bytes(dimmed).ljust(256, b"\0")


def to_palette(image: Image.Image, theme: Theme) -> Image.Image:
    """The picture converted to the theme's palette; flat colours keep their exact value."""
    inks = inks_of(theme)
    words = np.asarray(image.convert("RGBX")).view("<u4")[..., 0] & 0xFFFFFF
    mapped = Image.fromarray(inks.numbers(words))
    mapped.putpalette(inks.table)
    return mapped
