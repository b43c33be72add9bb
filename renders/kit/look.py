"""The `Look` from which every picture and its text is made: what is shown, to whom and how."""

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
"""The names of players for a look that knows none: an empty mapping."""
V = TypeVar("V")
C = TypeVar("C")


class Look(Generic[V, C]):
    """A view, together with the content, language, names and colours in which it is shown."""

    def __init__(
        self,
        view: V,
        content: C,
        language: str = "en",
        players: Mapping[str, str] = NOBODY,
        theme: ThemeName = "night",
    ):
        """`players` are the names to show for seats."""
        self.view, self.content, self.language = view, content, language
        self.players, self.theme_name, self.theme = players, theme, THEMES[theme]

    def say(self, key: str, **values: str | int) -> str:
        """The text of `key` in the look's language."""
        return WORDS.say(self.language, key, **values)

    def maybe(self, key: str, **values: str | int) -> str:
        """Return the text of `key`, or an empty string if the catalogue has no such key."""
        return self.say(key, **values) if WORDS.knows(self.language, key) else ""

    def at(self, view: V, players: Mapping[str, str] | None = None) -> Self:
        """This look with another view, and with other names of players if they are given."""
        other = copy(self)
        other.view = view
        other.players = self.players if players is None else players
        return other

    def player(self, seat: str) -> str:
        """The player's name to show for a seat; the seat itself if no name is known."""
        return self.players.get(seat, seat)

    def goals(self) -> list[str]:
        """Return the goals that are not reached yet, each with its numbers, in words."""
        return []

    def over(self, colour: Colour) -> Base:
        """The ground for stamps that will lie on this colour."""
        return self.theme.over(colour)


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with its file name and alternative text; it is drawn when its bytes are needed."""

    name: str
    draw: Callable[[], Image.Image]
    alt: str

    def png(self) -> bytes:
        """The picture as PNG; the same view gives the same bytes."""
        return to_png(self.draw())
