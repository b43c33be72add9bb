"""Fonts that ship as a package, and the measuring of text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from typing import Literal

from PIL import ImageFont

Weight = Literal["Regular", "Semibold", "Bold", "Black"]
SMALLEST = 20
"""The smallest type in any picture, in pixels: 14.4 on a phone that shows 1500 as 1080."""
CAP_HEIGHT = 0.66
"""Height of a capital as a share of the type size."""
ELLIPSIS = "…"


@lru_cache(maxsize=128)
def font(weight: Weight, size: float) -> ImageFont.FreeTypeFont:
    """The type face at a size in pixels."""
    source = files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf"
    with as_file(source) as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def width_of(text: str, weight: Weight, size: float) -> float:
    """How wide the text is in pixels. Measured large, so that rounding does not add up."""
    return font(weight, size * 4).getlength(text) / 4


@lru_cache(maxsize=2048)
def fitted(text: str, weight: Weight, size: float, room: float) -> str:
    """The text, shortened with an ellipsis where it is wider than `room` pixels."""
    if width_of(text, weight, size) <= room:
        return text
    kept = text
    while kept and width_of(kept.rstrip() + ELLIPSIS, weight, size) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def largest(text: str, weight: Weight, sizes: Sequence[int], room: float) -> int:
    """The first of these sizes, the largest first, at which the text fits; else the last."""
    return next((one for one in sizes if width_of(text, weight, one) <= room), sizes[-1])


def wrapped(text: str, weight: Weight, size: float, room: float) -> list[str]:
    """The text broken between words into lines of at most `room` pixels."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, weight, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
