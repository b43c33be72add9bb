"""What is shown, to whom and how: all that a picture or its words are made from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, Self, TypeVar

from PIL import Image

from renders.kit.packing import to_png
from renders.kit.palette import THEMES, Base, Colour, ThemeName
from renders.kit.say import WORDS

NOBODY: Mapping[str, str] = MappingProxyType({})
"""No name is shown for any seat."""
V = TypeVar("V")
C = TypeVar("C")


class Look(Generic[V, C]):
    """A view, and how it is written and drawn."""

    def __init__(
        self,
        view: V,
        content: C,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ):
        """`players` are the names shown for seats."""
        self.view, self.content, self.language = view, content, language
        self.players, self.theme_name, self.theme = players, theme, THEMES[theme]

    def say(self, key: str, **values: str | int) -> str:
        return WORDS.say(self.language, key, **values)

    def maybe(self, key: str, **values: str | int) -> str:
        """What is said under a key that not every game has; empty where there is nothing."""
        return self.say(key, **values) if WORDS.knows(self.language, key) else ""

    def at(self, view: V) -> Self:
        """The same of another view."""
        other = copy(self)
        other.view = view
        return other

    def player(self, seat: str) -> str:
        """The name shown for a seat."""
        return self.players.get(seat, seat)

    def over(self, colour: Colour) -> Base:
        """What a stamp lies on."""
        return self.theme.over(colour)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with the name of its file and its words; it is drawn when it is asked for."""

    name: str
    draw: Callable[[], Image.Image]
    alt: str

    def png(self) -> bytes:
        """The same view gives the same bytes."""
        return to_png(self.draw())
