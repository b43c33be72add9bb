"""A drawing is what gives a picture with its words; what comes of one that fails.

A picture that cannot be drawn takes nothing else with it: its words stand in.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from pathlib import PurePath
from typing import NamedTuple

from bot.base.errors import UserError
from renders.kit import look

Picture = tuple[str, bytes, str]
"""File name, bytes, alt text."""
Drawing = Callable[[], Picture | None]


class Undrawn(Exception):
    """A picture failed; `words` say what it shows, `name` is what its file would be called."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(name)
        self.name = name
        self.words = words


def drawn(name: str, draw: Callable[[], bytes], words: str) -> Picture:
    """A picture with its alt text. Raises Undrawn where it cannot be drawn."""
    try:
        return name, draw(), words
    except Exception as error:
        raise Undrawn(name, words) from error


def shown(picture: look.Picture) -> Picture:
    """A painter's picture. Raises Undrawn where it cannot be drawn."""
    return drawn(picture.name, picture.png, picture.alt)


class Fault(NamedTuple):
    """What failed and where; not the error's own words, which may name a card of a hand."""

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
    """What it draws. One that fails gives its words as a file, or nothing where it has none.

    Raises UserError where the drawing does.
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
