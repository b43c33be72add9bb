"""The content of the Zombies!!! box, read from its data files."""

from __future__ import annotations

from engine.content import content_by
from engine.zombies.entries import TownContent
from engine.zombies.files import TownReader

RULESET = "zombies"


def box() -> TownContent:
    """Return the content of the game, read once.

    Raises DataFaults with every fault of the files.
    """
    return content_by(TownReader, RULESET)
