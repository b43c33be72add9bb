"""The looks of people and zombies in pictures: parts and colours that data files may name."""

from __future__ import annotations

from typing import Literal, get_args

from pydantic import Field

from engine.reading.base import Model

Pelt = Literal["moss", "rust", "violet", "night"]
Skin = Literal["fair", "light", "rosy", "tan", "brown", "dark"]
Tone = Literal[
    "black", "plum", "wine", "chestnut", "linen", "red", "soot", "navy", "silver", "wool", "sand",
    "grey", "moss", "ash", "blue", "sky", "rust", "lemon", "teal", "white", "ink",
]  # fmt: skip
Part = Literal[
    "bun", "bob", "neckline", "collar", "tie", "lapels", "scarf", "bib", "beard", "short",
    "cropped", "swept", "tied", "brows", "headband", "cap", "brim", "glasses", "headphones",
    "moustache", "fringe", "kerchief",
]  # fmt: skip
Pose = Literal["swinging", "broad", "hovering", "leaping", "tiny", "aiming"]
"""Whole figures, drawn in one piece instead of a face."""


def one_of(names: object) -> str:
    """Return the text `one of ...`, which lists the values of the Literal type `names`."""
    return f"one of {', '.join(get_args(names))}"


class Portrait(Model):
    """A face made of parts, each with a colour."""

    skin: Skin = Field(description=one_of(Skin))
    coat: Tone = Field(description=one_of(Tone))
    parts: dict[Part, Tone] = Field(description=f"parts ({one_of(Part)}) with their colours")
