"""The palette of 256 that each theme's pictures are drawn in.

Colours that are drawn flat are listed once and kept exactly; the rest of the palette holds the
mixtures that soft edges need.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from itertools import chain
from operator import add

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
"""How much of the frame's colour is in ground that matters less."""
KEPT = 200_000
"""Colours met that are remembered."""


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
    edges."""
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
    """Grounds that would change their tint if their dimmed colour were only the nearest."""
    streets = [theme.pavement, theme.slab, theme.asphalt, theme.kerb, theme.stripe]
    floors = [floor_tones(floor, True, theme)[:2] for floor in floors_of(theme)]
    return [*streets, *chain.from_iterable(floors)]


def _edges(theme: Theme) -> list[Colour]:
    """Mixtures that soft edges are made of, the most seen first."""
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


class Inks(dict[int, int]):
    """A theme's palette, and the number in it of each colour met as a pixel.

    A pixel is its `RGBX` bytes read as one little-endian number; flat colours keep their exact
    value, all others become the nearest.
    """

    def __init__(self, theme: Theme):
        super().__init__()
        flat = [] if theme.film else flat_colours(theme)
        self.flat_count = len(flat)
        every = _tinted() if theme.film else [*flat, *_edges(theme)]
        self.colours = tuple(dict.fromkeys(every))[:256]
        self.table = bytes(chain.from_iterable(self.colours)).ljust(768, b"\0")
        self.pairs = Pairs(self)
        self._coarse: dict[int, int] = {}
        """What is known of soft edges, in steps of four."""
        self._levels: dict[tuple[int, int], list[int]] = {}
        self.update({_word(colour): number for number, colour in enumerate(self.colours)})

    def __missing__(self, word: int) -> int:
        coarse = word & 0xFFFCFCFC
        found = self._coarse.get(coarse)
        if found is None:
            found = self._coarse[coarse] = self._nearest_to(coarse)
        self[word] = found
        return found

    def _nearest_to(self, coarse: int) -> int:
        """The colour that looks least apart; the eye weighs green most."""
        red, green, blue = (self._off(at, 2 + (coarse >> 8 * at & 0xFF)) for at in range(3))
        apart = list(map(add, map(add, red, green), blue))
        return apart.index(min(apart))

    def _off(self, channel: int, level: int) -> list[int]:
        """How far each colour is off in red, green or blue."""
        found = self._levels.get((channel, level))
        if found is None:
            weight = (3, 6, 2)[channel]
            found = [weight * (colour[channel] - level) ** 2 for colour in self.colours]
            self._levels[channel, level] = found
        return found

    def forget(self) -> None:
        """Keep the tables of met colours bounded."""
        self.pairs.clear()
        for word in list(self)[len(self.colours) :]:
            self.pop(word, None)


class Pairs(dict[int, bytes]):
    """The numbers of two pixels that are met side by side, read as one little-endian number: half
    as many to look up as pixels."""

    def __init__(self, inks: Inks):
        super().__init__()
        self._inks = inks

    def __missing__(self, words: int) -> bytes:
        found = self[words] = bytes((self._inks[words & 0xFFFFFFFF], self._inks[words >> 32]))
        return found


class Greys(Inks):
    """Of a film's palette the greys, for every colour."""

    def __init__(self, theme: Theme):
        super().__init__(theme)
        self.clear()

    def __missing__(self, word: int) -> int:
        level = palette.grey((word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF))[0]
        found = self[word] = round(level * 127 / 255)
        return found


@cache
def inks_of(theme: Theme) -> Inks:
    """A theme's palette, made once."""
    return Greys(theme) if theme.grey else Inks(theme)


def _word(colour: Colour) -> int:
    return colour[0] | colour[1] << 8 | colour[2] << 16 | 0xFF000000


def number_of(colour: Colour, theme: Theme) -> int:
    """The palette number of a flat colour."""
    return inks_of(theme)[_word(colour)]


def blank(width: int, height: int, colour: Colour, theme: Theme) -> Image.Image:
    """A new picture in the palette, filled with one colour."""
    image = Image.new("P", (width, height), number_of(colour, theme))
    image.putpalette(inks_of(theme).table)
    return image


@cache
def dimming(theme: Theme, share: float = DIMMED) -> bytes:
    """For each number of the palette the number of the same colour, dimmed towards the frame."""
    inks = inks_of(theme)
    dimmed = [number_of(mix(colour, theme.frame, share), theme) for colour in inks.colours]
    return bytes(dimmed).ljust(256, b"\0")


def to_palette(image: Image.Image, theme: Theme) -> Image.Image:
    """The picture in the palette; flat colours stay what they are."""
    inks = inks_of(theme)
    pixels = image.convert("RGBX").tobytes()
    pairs = memoryview(pixels.ljust(-(-len(pixels) // 8) * 8, b"\xff")).cast("Q")
    if max(len(inks), len(inks.pairs)) > KEPT:
        inks.forget()
    numbers = b"".join(map(inks.pairs.__getitem__, pairs))
    mapped = Image.frombytes("P", image.size, numbers[: image.width * image.height])
    mapped.putpalette(inks.table)
    return mapped
