"""Writes the story of a game in Markdown.

Each round begins with its turning points, then come paragraphs about what was done and what
happened.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

import engine
from bot.base.words import listing, quoted, say
from bot.channel.compose import Post, Teller
from bot.kit.registry import kit_of
from bot.kit.replay import Replay
from bot.store.records import LogRow, Record

BULLET = "• "
TITLE = re.compile(r"\*\*[^*]+\*\*( \([^)]*\))?")
"""A line in bold, optionally with something in brackets beside it."""
NUMBER = re.compile(r"\*\*\d+\*\* ")
"""The number of a step, which only a picture needs."""


def chronicle(replay: Replay) -> str:
    """Write the story in the language of the replay's record; it holds only what everybody may
    know."""
    record, told = replay.record, _Told.of(replay)
    rows = [_without_routine(record, row) for row in _by_turns(replay)]
    for post in Teller(record, replay.ending).compose(rows):
        told.add(post)
    told.pause()
    parts = [*_head(replay), *told.parts]
    if replay.ending is None:
        parts.append(say(record.language, "chronicle-goes-on"))
    return _named(record, "\n\n".join(parts)) + "\n"


def _without_routine(record: Record, row: LogRow) -> LogRow:
    """Return the row without routine events."""
    routine = kit_of(record.ruleset).chapters.routine
    kept = [
        one
        for one in row.events
        if not isinstance(engine.event_from_json(record.ruleset, one), routine)
    ]
    return replace(row, events=kept)


def _by_turns(replay: Replay) -> Iterator[LogRow]:
    """Join the rows of what one figure did without interruption, so that its steps become one
    sentence."""
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
    """The title, the players and the length of the game."""
    record, language = replay.record, replay.record.language
    kit = kit_of(record.ruleset)
    yield f"# {quoted(kit.lobby.mission_name(record, language))}"
    players = listing(language, list(record.mentions.values()))
    yield say(language, "chronicle-played-by", players=players, rounds=int(replay.last.round))


@dataclass(slots=True)
class _Told:
    """The story as far as it is written."""

    record: Record
    left_out: Sequence[str]
    """Lines that only somebody who checks the dice needs."""
    rounds: Iterator[int]
    """The number of each round that began with a title, in order."""
    points: Sequence[tuple[int, str]]
    """What turned the game, each with its round."""
    parts: list[str] = field(default_factory=list[str])
    prose: list[str] = field(default_factory=list[str])
    round: int = 0

    @classmethod
    def of(cls, replay: Replay) -> _Told:
        kit, record = kit_of(replay.record.ruleset), replay.record
        begun = (
            int(getattr(one, "round", 0))
            for row in replay.rows
            for one in row.happened(record.ruleset)
            if isinstance(one, kit.chapters.round)
        )
        left_out = [f"`{replay.rows[0].payload['commitment']}`"]
        if replay.ending:
            left_out += say(record.language, "seed-told", seed=replay.ending.seed).split("\n")
        points = [(one.round, one.words) for one in kit.lookback.turning_points(replay)]
        return cls(record, left_out, begun, points)

    def add(self, post: Post) -> None:
        """Add a message of the table, without what it repeats for one person."""
        if post.key.startswith("struck:"):
            return
        lines = [line.strip() for line in post.text.split("\n")]
        lines = [line for line in lines if not any(one in line for one in self.left_out)]
        if post.seed:
            self.pause()
            self.parts.append(f"## {say(self.record.language, 'chronicle-end')}")
        for line in lines[1:] if post.key.startswith("start:") else lines:
            if TITLE.fullmatch(line) and not post.seed:
                self._turn_to(begins=self._begins(post, line))
            else:
                self.prose.append(NUMBER.sub("", line.removeprefix(BULLET)))

    def _begins(self, post: Post, line: str) -> bool:
        """Whether a title begins a round or a turn, and no story within one."""
        if not kit_of(self.record.ruleset).chapters.line:
            return True
        return post.picture is not None and line == post.text.split("\n")[-1].strip()

    def _turn_to(self, *, begins: bool) -> None:
        """Begin a new paragraph, under a heading if a round begins."""
        self.pause()
        number = next(self.rounds) if begins else self.round
        if number == self.round:
            return
        self.round = number
        self.parts.append(f"## {say(self.record.language, 'chronicle-round', round=number)}")
        turned = [quoted(words) for at, words in self.points if at == number]
        if turned:
            self.parts.append(f"*{' '.join(turned)}*")

    def pause(self) -> None:
        """End the paragraph."""
        text = " ".join(one for one in self.prose if one)
        self.parts += [text] if text else []
        self.prose = []


def _named(record: Record, text: str) -> str:
    """Put names in place of mentions, which nobody can read outside Discord."""
    for seat in record.seats:
        text = text.replace(seat.mention, quoted(seat.name))
    return text
