"""A drawing is a function that returns a picture with its words; `tried` runs one that may fail.

A picture that cannot be drawn must not break anything else: its words are shown instead.
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
    """A picture could not be drawn; `words` say what it shows, `name` is the name its file would
    have."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.name = name
        self.words = words


def drawn(name: str, draw: Callable[[], bytes], words: str) -> Picture:
    """Return a picture with its alt text. Raises Undrawn if it cannot be drawn."""
    try:
        return name, draw(), words
    except Exception as error:
        raise Undrawn(name, words) from error


def shown(picture: look.Picture) -> Picture:
    """Return a painter's picture. Raises Undrawn if it cannot be drawn."""
    return drawn(picture.name, picture.png, picture.alt)


class Fault(NamedTuple):
    """What failed and where, without the error's own words: those may name a card of a hand."""

    picture: str
    error: str
    where: Sequence[str]

    @classmethod
    def of(cls, error: BaseException, picture: str) -> Fault:
        steps = traceback.extract_tb(error.__traceback__)
        where = [f"{PurePath(step.filename).name}:{step.lineno} {step.name}" for step in steps]
        return cls(picture, type(error).__name__, where)


Tried = tuple[Picture | None, Fault | None]


def tried(drawing: Drawing) -> Tried:
    """Return what the drawing draws, and the fault if it fails.

    A drawing that fails gives its words as a text file, or None if it has no words. A UserError of
    the drawing is raised.
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
