"""How a game is cut into messages: survivors' turns, the zombies' story, rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from bot.games.family.names import survivor_name
from bot.games.kit import Course, Part
from bot.records import LogRow, Record
from bot.words import listing, say
from engine.family import events as e


class FamilyCourse(Course):
    """Rounds end with the zombies' turn, which is told as a story."""

    told_elsewhere = ("GameSetUp", "RoundBegan", "GameEnded")

    def round_of(self, view: Any) -> int:
        return int(view.round)

    def begins_round(self, events: Sequence[engine.Event]) -> bool:
        return any(isinstance(one, e.RoundBegan) for one in events)

    def ends(self, events: Sequence[engine.Event]) -> bool:
        return any(isinstance(one, e.GameEnded) for one in events)

    def parts(self, events: Sequence[engine.Event], *, in_story: bool) -> list[Part]:
        """The survivors' doings and the zombies' turn apart."""
        parts = [Part(in_story)]
        for one in events:
            if isinstance(one, e.ZombiesTurnBegan):
                parts.append(Part(story=True))
            if isinstance(one, e.RoundBegan):
                parts.append(Part(story=False))
            if type(one).__name__ not in self.told_elsewhere:
                parts[-1].events.append(one)
        return parts

    def board_line(self, language: str, events: Sequence[engine.Event]) -> str | None:
        """A board is shown when a round begins."""
        began = next((one for one in events if isinstance(one, e.RoundBegan)), None)
        return say(language, "round-begins", round=began.round) if began else None

    def leader_of(self, row: LogRow) -> str:
        return str(row.payload.get("survivor", ""))

    def passes(self, events: Sequence[engine.Event]) -> bool:
        return all(isinstance(one, e.TurnEnded) for one in events)

    def seated(self, record: Record, seats: Mapping[str, Sequence[str]]) -> list[str]:
        told: list[str] = []
        for seat, figures in seats.items():
            names = [survivor_name(record, one, record.language) for one in figures]
            whom = listing(record.language, names)
            told.append(say(record.language, "leads", who=f"<@{seat}>", whom=whom))
        return told
