"""Towns in which Bo holds a card against Ann."""

from __future__ import annotations

from typing import Any

from engine.zombies.commands import PlayCard
from tests.zombies.town import Course, by, town

STREET = "town-square straight@1"
LONG = "town-square straight@1 straight@1 straight@1"


def bos(kind: str, squares: str = "2E=ann 1E=bo", drawing: str = STREET, **given: Any) -> Course:
    """Bo holds the card; it is Ann's turn. Ann's hand keeps her turn from ending by itself."""
    return town(drawing, squares, hands={"bo": [kind], "ann": ["adrenaline-rush"]}, **given)


def at_ann(kind: str) -> Any:
    return by("bo", PlayCard(card=kind, target="ann"))
