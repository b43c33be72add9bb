"""How a game of Zombies!!! is cut into messages: one for each player's turn, with the town."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engine
from bot.games.face import Course, Part
from bot.records import LogRow, Record
from engine.zombies import events as e


class TownCourse(Course):
    """Turn after turn; what others do in a turn is told with it."""

    told_elsewhere = ("TownWon",)

    def round_of(self, view: Any) -> int:
        return int(view.round)

    def begins_round(self, events: Sequence[engine.Event]) -> bool:
        return any(isinstance(one, e.TurnBegan) for one in events)

    def ends(self, events: Sequence[engine.Event]) -> bool:
        return any(isinstance(one, e.TownWon) for one in events)

    def parts(self, events: Sequence[engine.Event], *, in_story: bool) -> list[Part]:
        """Each turn begins a part of its own."""
        parts = [Part(story=False)]
        for one in events:
            if isinstance(one, e.TurnBegan):
                parts.append(Part(story=False, leader=one.seat))
            if type(one).__name__ not in self.told_elsewhere:
                parts[-1].events.append(one)
        return parts

    def board_line(self, language: str, events: Sequence[engine.Event]) -> str | None:
        """The town is shown when a turn begins; its heading says enough."""
        return "" if self.begins_round(events) else None

    def leader_of(self, row: LogRow) -> str:
        """Whatever is done in a turn belongs to its message."""
        return ""

    def struck(self, events: Sequence[engine.Event]) -> Mapping[str, engine.Event]:
        """Whom a card was played against; whoever is asked about it is called by that."""
        asked = any(isinstance(one, e.TrophiesDoubted) for one in events)
        cards = [one for one in events if isinstance(one, e.CardPlayed) and one.target]
        return {} if asked else {one.target: one for one in cards}

    def seated(self, record: Record, seats: Mapping[str, Sequence[str]]) -> list[str]:
        """The order of play is told when it is known."""
        return []
