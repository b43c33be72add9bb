"""Types that all parts of a game's kit share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from renders.kit.palette import ThemeName

Players = Mapping[str, str]
"""Seats with what is shown for them."""


class Viewpoint(NamedTuple):
    """What somebody may see of a game, with the language, names and colours to show it in."""

    view: Any
    """The game's own view, of one seat or of spectators."""
    language: str
    players: Players
    theme: ThemeName = "night"


Named = tuple[str, str]
"""A value and how a person reads it."""
