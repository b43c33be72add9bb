"""What speaks at a Zombicide table: the narrator, over the table's own content."""

from __future__ import annotations

from functools import cache

from bot.games.zombicide.names import content_of
from bot.games.zombicide.narrate import Narrator
from bot.records import Record
from bot.words import words


@cache
def narrator() -> Narrator:
    """The narrator of the box; made once."""
    return Narrator(words())


def voice_of(record: Record | None) -> Narrator:
    """The narrator of a table; of the box without one."""
    return narrator().over(content_of(record)) if record else narrator()
