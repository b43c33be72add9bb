"""The fonts, which are installed as a package, and the measuring of text.

The type face has Latin, Greek and Cyrillic letters. Other characters, such as Arabic, Chinese and
emojis, are drawn as they sound in Latin letters. A mark of three characters, computed from the
text, follows them, so that names that sound alike can be told apart. Alternative texts and messages
keep the name itself.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import groupby
from typing import Literal, cast

from anyascii import anyascii
from PIL import ImageFont

Weight = Literal["Regular", "Semibold", "Bold", "Black"]
SMALLEST = 20
"""The smallest type in any picture, in pixels: 14.4 on a phone that shows 1500 pixels as 1080."""
CAP_HEIGHT = 0.66
"""The height of a capital as a share of the type size."""
ELLIPSIS = "…"
_AROUND_NUMBERS = re.compile(r" (?=\d)|(?<=\d) (?=\w)")
_MARKS = "abcdefghkmnpqrstuvwxyz23456789"
"""The characters of marks: no two of them look alike."""


@lru_cache(maxsize=32)
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """The type face in this weight, at a size in pixels."""
    source = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf"
    with as_file(source) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _has(one: str) -> bool:
    """Return whether the type face has this character.

    A missing character is recognised because it is drawn like U+FFFF, which no face has. Returns
    True for all if the font cannot be read: then no text is drawn, but the rest still works.
    """
    try:
        face = font("Semibold", SMALLEST)
    except OSError:
        return True
    return one.isspace() or _shape(face, one) != _shape(face, "\uffff")


def _shape(face: ImageFont.FreeTypeFont, one: str) -> tuple[tuple[int, int], bytes]:
    """The size and the pixels of a character."""
    mask = face.getmask(one)
    return mask.size, bytes(cast("bytes", mask))


@lru_cache(maxsize=4096)
def _parts(text: str) -> tuple[str, str]:
    """Return the text in characters that can be drawn, and the mark to put at its end.

    The mark is empty if the last word has no missing characters; marks of earlier words are in the
    text. Adjacent words with missing characters share one mark, so a name has the same mark alone
    and in a sentence.
    """
    if all(map(_has, text)):
        return text, ""
    told, mark = list[str](), ""
    for whole, words in groupby(text.split(), lambda word: all(map(_has, word))):
        told += [mark] if mark else []
        run = " ".join(words)
        told.append(run if whole else _as_it_sounds(run))
        mark = "" if whole else _mark(run)
    return " ".join(filter(None, told)), f" {mark}" if mark else ""


def _as_it_sounds(text: str) -> str:
    """The text with missing characters spelt in Latin letters."""
    said = "".join(one if _has(one) else anyascii(one).strip(":") for one in text)
    return " ".join(said.replace("_", " ").split())


def _mark(text: str) -> str:
    """Three letters or digits computed from a text."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
    return "".join(_MARKS[number // len(_MARKS) ** place % len(_MARKS)] for place in range(3))


def drawable(text: str) -> str:
    """The text in the letters that the fonts have: others as they sound, followed by a mark that
    tells like-sounding texts apart.
    """
    said, mark = _parts(text)
    return f"{said}{mark}".strip() if mark else said


def letter(one: str) -> str:
    """The letter to draw on a token for the character `one`; `?` if it has no sound."""
    return one if all(map(_has, one)) else _parts(one)[0][:1].upper() or "?"


@lru_cache(maxsize=4096)
def width_of(text: str, weight: Weight, size: float) -> float:
    """The width of the drawn text in pixels, measured large so that rounding does not add up."""
    return font(weight, size * 4).getlength(drawable(text)) / 4


@lru_cache(maxsize=2048)
def fitted(text: str, weight: Weight, size: float, room: float) -> str:
    """The text, shortened with an ellipsis if it is wider than `room` pixels.

    If `drawable` puts a mark at its end, the mark is kept.
    """
    if width_of(text, weight, size) <= room:
        return text
    kept, mark = _parts(text)
    while kept and width_of(kept.rstrip() + ELLIPSIS + mark, weight, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS + mark


def largest(text: str, weight: Weight, sizes: Sequence[int], room: float) -> int:
    """The first of `sizes`, largest first, that fits the text into `room` pixels, else the last."""
    return next((one for one in sizes if width_of(text, weight, one) <= room), sizes[-1])


def with_numbers(text: str) -> str:
    """The text with no-break spaces around each number, which so stays with what it counts."""
    return _AROUND_NUMBERS.sub("\u00a0", text)


def wrapped(text: str, weight: Weight, size: float, room: float) -> list[str]:
    """The text broken between words into lines of at most `room` pixels; no word is broken."""
    lines: list[str] = []
    for word in drawable(text).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, weight, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
