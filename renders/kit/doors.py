"""The picture of a choice among games: a part of each game's own picture, with the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from renders.kit.packing import pillow_png
from renders.kit.text import fitted, font

WIDTH, HEIGHT = 1100, 700
"""The size in pixels; a message shows it 550 by 350."""
ROW = 3
"""The most pictures in a row; if the last row has fewer, they are wider."""
PART = 890
"""The width in pixels of the part of a game's picture that is shown: mostly its map."""
BAND, GAP = 64, 6
"""The height of the band with a name, and the pixels between two pictures."""
SIZES = (36, 32, 28, 24)
"""Sizes of a name's type, of which the largest that fits is taken."""
GROUND, BAR, WORDS = (10, 13, 18), (20, 25, 33), (255, 255, 255)


def draw_doors(doors: Sequence[tuple[str, bytes]]) -> bytes:
    """Return a PNG with all `doors`, each a name and the PNG of a game's own picture."""
    rows = [doors[at : at + ROW] for at in range(0, len(doors), ROW)]
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    high = (HEIGHT - GAP * (len(rows) - 1)) // len(rows)
    for line, row in enumerate(rows):
        wide = (WIDTH - GAP * (len(row) - 1)) // len(row)
        for place, (name, content) in enumerate(row):
            door = _door(name, content, (wide, high))
            image.paste(door, (place * (wide + GAP), line * (high + GAP)))
    return pillow_png(image.quantize(256, dither=Image.Dither.NONE))


def _door(name: str, content: bytes, size: tuple[int, int]) -> Image.Image:
    """Draw a part of a game's picture, from the middle of its left edge, above a band with the
    name.
    """
    wide, high = size
    with Image.open(BytesIO(content)) as opened:
        whole = opened.convert("RGB")
    tall = high - BAND
    high_part = PART * tall // wide
    top = (whole.height - high_part) // 2
    part = whole.crop((0, top, PART, top + high_part))
    door = Image.new("RGB", size, BAR)
    door.paste(part.resize((wide, tall), Image.Resampling.LANCZOS))
    pen = ImageDraw.Draw(door)
    room = wide - 24
    size_of = next((one for one in SIZES if font("Bold", one).getlength(name) <= room), SIZES[-1])
    words = fitted(name, "Bold", size_of, room)
    middle = (wide / 2, tall + BAND / 2)
    pen.text(middle, words, fill=WORDS, font=font("Bold", size_of), anchor="mm")
    return door
