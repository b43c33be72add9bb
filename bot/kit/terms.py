"""Types that all parts of a game's kit share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from renders.kit.palette import ThemeName

Players = Mapping[str, str]
"""Names shown for seats, by seat."""


class Viewpoint(NamedTuple):
    """What a person may see of a game, and the language, names and colours in which it is shown."""

    view: Any
    """The game's own view, of one seat or of a spectator."""
    language: str
    players: Players
    theme: ThemeName = "night"


Named = tuple[str, str]
"""A value and the label that a person reads."""
