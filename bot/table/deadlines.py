"""Until when the table waits for an answer, where it does not wait for ever."""

from __future__ import annotations

from collections.abc import Mapping

import engine
from bot.kit.registry import chair_at, kit_of
from bot.store.records import PAUSED, Game, Record
from bot.table.person_settings import PersonSettings
from bot.table.waiting import NOBODYS, waiting

VOTE = "vote/"
"""Begins the name of what the table waits for where it votes."""
REMIND_FROM = 3600
"""Seconds: a player who has less time is not called again meanwhile."""


def hurried(record: Record, game: Game) -> list[engine.Question]:
    """The open questions that answer themselves after a while."""
    moves, chair = kit_of(record.ruleset).moves, chair_at(record, game)
    return [one for one in game.questions if moves.patience(chair, one) is not None]


def name_of(game: Game, question: engine.Question) -> str:
    """What tells a question from the next one that is asked alike."""
    return f"{game.number}/{question.key}/{question.subject}"


def set_deadline(
    record: Record, game: Game | None, now: int, habits: Mapping[str, PersonSettings] = NOBODYS
) -> None:
    """Brings the table's deadline up to date.

    Time runs from when something is asked first, even if others answer before.
    """
    if PAUSED in record.extras:
        record.asked, record.due, record.remind = "", 0, 0
        return
    found = hurried(record, game) if game is not None and record.stage == "playing" else []
    asked, due = "", 0
    if record.vote.get("until"):
        # The table decides first: the players who must act have their whole time again afterwards.
        asked, due = f"{VOTE}{record.vote['until']}", int(record.vote["until"])
    elif found and game is not None:
        moves = kit_of(record.ruleset).moves
        patience = moves.patience(chair_at(record, game), found[0]) or 0
        asked, due = name_of(game, found[0]), now + patience
    elif game is not None and record.stage == "playing":
        asked, due = waiting(record, game, now, habits)
    if asked != record.asked:
        record.asked, record.due = asked, due
        record.remind = now + (due - now) // 2 if due - now >= REMIND_FROM else 0
