"""Reads the data files of Zombies!!! into one checked `TownContent`."""

from __future__ import annotations

from engine.reading.reader import Reader
from engine.zombies.checks import TownParts, check_town
from engine.zombies.entries import EventCard, TileKind, TownContent, TownFigures


class TownReader(Reader[TownContent]):
    """Reads the three data files of Zombies!!!"""

    def content(self) -> TownContent | None:
        """Return the checked content; None if a file has faults, which are then reported."""
        parts = TownParts(
            tiles=self.entries("tiles.toml", self.read("tiles.toml"), "tile", TileKind),
            cards=self.entries("cards.toml", self.read("cards.toml"), "card", EventCard),
            figures=self.rules(self.read("rules.toml"), TownFigures),
            faulty=frozenset(self.faulty),
        )
        for path, entry, cure in check_town(parts):
            self.report(path, entry, [cure])
        if parts.figures is None or self.faults:
            return None
        return TownContent(
            ruleset=self.ruleset,
            tiles=parts.tiles,
            cards=parts.cards,
            figures=parts.figures,
            copies=parts.copies(),
        )
