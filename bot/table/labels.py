"""Label stored tables for a list, and read back which one was chosen."""

from __future__ import annotations

from collections.abc import Sequence

from bot.base.words import say
from bot.kit.registry import mission_name
from bot.kit.typed import chosen, languages
from bot.store.records import Record


def find_table(found: Sequence[Record], typed: str, language: str) -> Record | None:
    """Return the table of `found` whose number or whole label was typed; None if there is none.

    The label may be in any language of the bot.
    """
    offers = [[(str(one.id), label_of(one, each)) for one in found] for each in languages(language)]
    meant = chosen(typed.strip().removeprefix("#"), offers) or chosen(typed, offers)
    return next((one for one in found if str(one.id) == meant), None)


def label_of(record: Record, language: str) -> str:
    """Return the label of a table in a list: its number, mission and players."""
    mission = mission_name(record, language)
    players = ", ".join(seat.name for seat in record.seats)
    return say(language, "table-label", table=record.id, mission=mission, players=players)[:100]


def address_of(record: Record) -> str:
    """Return the link to the table's status message; to its channel if there is no such message."""
    status: dict[str, int] = record.talk.get("status") or {}
    return message_link(record, status.get("message"))


def message_link(record: Record, message: int | None) -> str:
    """Return the link to a message in the table's channel; to the channel if there is none."""
    server, place = record.guild or "@me", f"/{message}" if message else ""
    return f"https://discord.com/channels/{server}/{record.channel}{place}"
