"""Defines drawings, which are functions that return a picture with its alt text.

A picture that cannot be drawn must not break anything else. `tried` therefore runs a drawing and
returns the alt text as a file if the drawing fails.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import NamedTuple

from bot.base.errors import UserError
from renders.kit import look

Picture = tuple[str, bytes, str]
"""File name, bytes and alt text of a picture."""
Drawing = Callable[[], Picture | None]


class Undrawn(Exception):
    """A picture could not be drawn: `name` is its file name, `words` is its alt text."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.name = name
        self.words = words


def drawn(name: str, draw: Callable[[], bytes], words: str) -> Picture:
    """Return what `draw` draws as the picture `name` with the alt text `words`.

    Raises Undrawn if `draw` fails.
    """
    try:
        return name, draw(), words
    except Exception as error:
        raise Undrawn(name, words) from error


def shown(picture: look.Picture) -> Picture:
    """Draw a painter's picture as a PNG file with its alt text.

    Raises Undrawn if it cannot be drawn.
    """
    return drawn(picture.name, picture.png, picture.alt)


class Fault(NamedTuple):
    """Which picture could not be drawn, the type of the error, and where in the code it was raised.

    The error's own words are left out: they may name a card that only one player knows.
    """

    picture: str
    error: str
    where: Sequence[str]

    @classmethod
    def of(cls, error: BaseException, picture: str) -> Fault:
        """Describe `error`, which stopped the drawing of the file `picture` (empty if unknown)."""
        steps = traceback.extract_tb(error.__traceback__)
        where = [f"{PurePath(step.filename).name}:{step.lineno} {step.name}" for step in steps]
        return cls(picture, type(error).__name__, where)


Tried = tuple[Picture | None, Fault | None]
"""The picture, or None if there is none; and the fault, or None if the drawing did not fail."""


def tried(drawing: Drawing) -> Tried:
    """Run a drawing and return its picture, and the fault if it fails.

    If the drawing raises Undrawn, the picture is a text file with the alt text; after any other
    error it is None. A UserError is passed on to the caller.
    """
    try:
        return drawing(), None
    except UserError:
        raise
    except Undrawn as undrawn:
        name = PurePath(undrawn.name).with_suffix(".txt").name
        words = name, undrawn.words.encode(), undrawn.words
        return words, Fault.of(undrawn.__cause__ or undrawn, undrawn.name)
    except Exception as error:
        return None, Fault.of(error, "")
