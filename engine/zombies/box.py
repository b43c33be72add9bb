"""What the box of Zombies!!! holds, as its data files say."""

from __future__ import annotations

from engine.content import content_by
from engine.entries.zombies import TownContent
from engine.entries.zombies_files import ZombiesReader

RULESET = "zombies"


def box() -> TownContent:
    """Its content, read once. Raises DataFaults with every fault of the files."""
    return content_by(ZombiesReader, RULESET)
