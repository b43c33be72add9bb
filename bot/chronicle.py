"""The written story of a game, round by round, as a text in Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from discord.utils import escape_markdown

from bot.games import kit_of
from bot.records import LogRow, Record
from bot.replaying import Replay
from bot.telling import Post, Teller
from bot.words import listing, say

BULLET = "• "
TITLE = re.compile(r"\*\*[^*]+\*\*( \([^)]*\))?")
"""A line in bold, with something beside it in brackets or not."""


def chronicle(replay: Replay) -> str:
    """The story in the language of the replay's record; nothing but what everybody may know."""
    record = replay.record
    posts = Teller(record, replay.ending).compose(list(_by_turns(replay)))
    # The dice's seal and seed are for those who check them, not for readers.
    left_out = [f"`{replay.rows[0].payload['commitment']}`"]
    left_out += [f"`{replay.ending.seed}`"] if replay.ending else []
    parts = [*_head(replay), *(part for post in posts for part in _part(record, post, left_out))]
    if replay.ending is None:
        parts.append(say(record.language, "chronicle-goes-on"))
    return _named(record, "\n\n".join(parts)) + "\n"


def _by_turns(replay: Replay) -> Iterator[LogRow]:
    """What one figure did at a stretch as one row: its steps become one sentence."""
    ended = [still.row for still in replay.stills if still.opens]
    whole: LogRow | None = None
    for row in replay.rows:
        if whole is not None and whole.number not in ended and _goes_on(whole, row):
            events = [*whole.events, *row.events]
            whole = replace(whole, number=row.number, command=row.command, events=events)
            continue
        if whole is not None:
            yield whole
        whole = row
    if whole is not None:
        yield whole


def _goes_on(whole: LogRow, row: LogRow) -> bool:
    if whole.kind == "start" or whole.seat != row.seat:
        return False
    figure = whole.payload.get("survivor")
    return row.command == whole.command or row.payload.get("survivor") == figure


def _head(replay: Replay) -> Iterator[str]:
    """Title, players, length."""
    record, language = replay.record, replay.record.language
    kit = kit_of(record.ruleset)
    yield f"# {kit.lobby.mission_name(record, language)}"
    players = listing(language, [f"<@{seat.id}>" for seat in record.seats])
    yield say(language, "chronicle-played-by", players=players, rounds=int(replay.last.round))


def _part(record: Record, post: Post, left_out: list[str]) -> Iterator[str]:
    """A message of the table as paragraphs and lists."""
    lines = [line.strip() for line in post.text.split("\n")]
    lines = [line for line in lines if not any(one in line for one in left_out)]
    if post.seed:
        yield f"## {say(record.language, 'chronicle-end')}"
    if post.key.startswith("start:"):
        lines = lines[1:]
    prose: list[str] = []
    for line in lines:
        if TITLE.fullmatch(line) and not post.seed:
            yield from _paragraph(prose)
            prose = []
            begins = post.picture is not None and line == lines[-1]
            yield f"{'##' if begins else '###'} {line.replace('**', '')}"
        else:
            prose.append(line)
    yield from _paragraph(prose)


def _paragraph(lines: list[str]) -> Iterator[str]:
    """Sentences in one paragraph, or what was told as a list as a list."""
    if not any(line.startswith(BULLET) for line in lines):
        lines = [" ".join(lines)]
    text = "\n".join(f"- {one.removeprefix(BULLET)}" if BULLET in one else one for one in lines)
    if text:
        yield text


def _named(record: Record, text: str) -> str:
    """Players by their names: outside Discord nobody reads a mention."""
    for seat in record.seats:
        text = text.replace(f"<@{seat.id}>", escape_markdown(seat.name))
    return text
