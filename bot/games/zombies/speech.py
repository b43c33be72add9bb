"""Tells what happens at a table of Zombies!!!"""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.words import words
from bot.games.zombies import grouping, rulebook
from bot.games.zombies.naming import TownNames
from bot.kit.terms import Players
from bot.store.records import Record
from engine import load_content
from engine.core.event import Event
from engine.zombies.entries import TownContent


class TownSpeech(TownNames):
    """Writes the sentences about each turn while it is played."""

    groups = rulebook.GROUPS

    def events(self, events: Sequence[Event]) -> list[str]:
        return grouping.tell(self, events)


def town_speech(record: Record | None, language: str, players: Players) -> TownSpeech:
    """Return the speech of a table. All tables have the same content, so the record is not used."""
    return TownSpeech(words("zombies"), load_content("zombies", TownContent), language, players)
