"""Set until when a table waits: for a vote, for an answer, or for somebody's turn."""

from __future__ import annotations

from collections.abc import Mapping

import engine
from bot.kit.registry import chair_at, kit_of
from bot.store.records import Game, Record
from bot.table.person_settings import PersonSettings
from bot.table.waiting import NOBODYS, waiting

VOTE = "vote/"
"""The beginning of `Record.asked` while the table votes."""
REMIND_FROM = 3600
"""Seconds: if the table waits at least this long, players are reminded halfway."""


def timed_questions(record: Record, game: Game) -> list[engine.Question]:
    """Return the open questions that get a default answer when their time is up."""
    moves, chair = kit_of(record.ruleset).moves, chair_at(record, game)
    return [one for one in game.questions if moves.patience(chair, one) is not None]


def name_of(game: Game, question: engine.Question) -> str:
    """Return a name for a question that differs from that of a later question with the same key."""
    return f"{game.number}/{question.key}/{question.subject}"


def set_deadline(
    record: Record, game: Game | None, now: int, habits: Mapping[str, PersonSettings] = NOBODYS
) -> None:
    """Set the table's deadline if the table waits for something else than before.

    Otherwise the deadline stays: one player's answer gives the others no more time. A paused table
    has no deadline. `habits` are the settings of the players, by person.
    """
    if record.state.pause:
        record.asked, record.due, record.remind = "", 0, 0
        return
    found = timed_questions(record, game) if game is not None and record.stage == "playing" else []
    asked, due, vote = "", 0, record.state.vote
    if vote and vote.until:
        # An open vote comes first; when it ends, the players have the time that was left before.
        asked, due = f"{VOTE}{vote.until}", vote.until
    elif found and game is not None:
        moves = kit_of(record.ruleset).moves
        patience = moves.patience(chair_at(record, game), found[0]) or 0
        asked, due = name_of(game, found[0]), now + patience
    elif game is not None and record.stage == "playing":
        asked, due = waiting(record, game, now, habits)
    if asked != record.asked:
        record.asked, record.due = asked, due
        record.remind = now + (due - now) // 2 if due - now >= REMIND_FROM else 0
