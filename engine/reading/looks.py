"""How pictures draw people and zombies: parts and colours by the names that data gives them."""

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
"""Whole figures."""


def one_of(names: object) -> str:
    """What may stand there."""
    return f"one of {', '.join(get_args(names))}"


class Portrait(Model):
    """A face in parts, each in a colour of its own."""

    skin: Skin = Field(description=one_of(Skin))
    coat: Tone = Field(description=one_of(Tone))
    parts: dict[Part, Tone] = Field(description=f"parts ({one_of(Part)}) with their colours")
