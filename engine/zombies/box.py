"""What the box of Zombies!!! holds, as its data files say."""

from __future__ import annotations

from engine.content import content_by
from engine.zombies.entries import TownContent
from engine.zombies.files import TownReader

RULESET = "zombies"


def box() -> TownContent:
    """Its content, read once. Raises DataFaults with every fault of the files."""
    return content_by(TownReader, RULESET)
