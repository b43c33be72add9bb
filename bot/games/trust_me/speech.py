"""Tells what happens at a table of Trust Me."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.words import words
from bot.games.trust_me import grouping, rulebook
from bot.games.trust_me.naming import TrustNames
from bot.kit.terms import Players
from bot.store.records import Record
from engine.core.event import Event
from engine.trust_me.box import RULESET, box


class TrustSpeech(TrustNames):
    """Writes the sentences about each activation and each group of zombies."""

    groups = rulebook.GROUPS

    def events(self, events: Sequence[Event]) -> list[str]:
        return grouping.tell(self, events)


def trust_speech(record: Record | None, language: str, players: Players) -> TrustSpeech:
    """Return the speech of a table with its survivors; without a table, of the printed game."""
    seats = record.seats if record else ()
    speech = TrustSpeech(words(RULESET), box(), language, players)
    speech.passports = {seat.id: seat.figures[0] for seat in seats if seat.figures}
    return speech
