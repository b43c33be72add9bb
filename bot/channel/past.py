"""Says who did what at a table, for everything that looks back: log, chronicle, lists of rounds.

People are named as they were called then, and a seat by the person who had it then.
"""

from __future__ import annotations

from bot.base.words import say
from bot.store.records import NOBODY, PAST_NOTES, LogRow, Record

MODERATED = ("rolled", "mended")
"""Values of `how` in a log row if a moderator took the game back, or forward again."""


def who_did(row: LogRow, record: Record) -> str:
    """Return the mention of the person or seat that a log row is about.

    `record` must have the people seated at the time of the row.
    """
    by_moderator = row.kind == "note" and str(row.payload["key"]).startswith("audit-")
    if by_moderator or row.payload.get("how") in MODERATED:
        # `row.seat` is a person's id here. A seat with that id may be somebody else's by now.
        return record.mention_of(row.seat, row.name)
    return record.mention(row.seat)


def past_line(row: LogRow, record: Record, language: str) -> str:
    """Return the sentence about a note, for a look back.

    Raises KeyError for a note that PAST_NOTES does not have.
    """
    values = {name: str(value) for name, value in row.payload.items() if name != "key"}
    who = who_did(row, record.as_of(row))
    return say(language, PAST_NOTES[str(row.payload["key"])], **values | {"who": who})


def doer_line(row: LogRow, record: Record, language: str) -> str:
    """Return who made a step, as a heading for the lines about it."""
    if not row.autopilot:
        return say(language, "past-by", who=record.doer(row))
    who = record.as_of(row).mention(row.seat)
    is_open = row.sitting.get(row.seat, ("", ""))[0] == NOBODY
    return say(language, "past-by" if is_open else "past-by-autopilot", who=who)


def made_by(row: LogRow) -> tuple[str, str, bool]:
    """Return seat, person and autopilot of a step; steps with equal values have the same maker."""
    return row.seat, row.person, row.autopilot
