"""Writes the story of a game in Markdown.

Each round begins with its turning points, then come paragraphs about what was done and what
happened.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
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


@dataclass(slots=True)
class Section:
    """The story of one round, in Markdown."""

    round: int | None
    """The round's number; 0 before the first one, and None for how the game ended."""
    points: list[str] = field(default_factory=list[str])
    """What turned the game in this round, a sentence each."""
    paragraphs: list[str] = field(default_factory=list[str])


@dataclass(frozen=True, slots=True)
class Tale:
    """The story of a game: its title, who played how long, and what happened, in Markdown."""

    title: str
    about: str
    sections: Sequence[Section]


def chronicle(replay: Replay) -> str:
    """Write the story in the language of the replay's record; it holds only what everybody may
    know."""
    tale, language = tale_of(replay), replay.record.language
    parts = [f"# {tale.title}", tale.about]
    for one in tale.sections:
        if one.round is None:
            parts.append(f"## {say(language, 'chronicle-end')}")
        elif one.round:
            parts.append(f"## {say(language, 'chronicle-round', round=one.round)}")
        parts += [f"*{' '.join(one.points)}*"] if one.points else []
        parts += one.paragraphs
    if replay.ending is None:
        parts.append(say(language, "chronicle-goes-on"))
    return "\n\n".join(parts) + "\n"


def tale_of(replay: Replay) -> Tale:
    """Return the story of a game, round by round."""
    record, told = replay.record, _Told.of(replay)
    rows = [_without_routine(record, row) for row in _by_turns(replay)]
    called = _called(record, rows)
    for post in Teller(record, replay.ending, past=True).compose(rows):
        post.lines = [_named(called[post.last], line) for line in post.lines]
        told.add(post)
    told.pause()
    title, about = _head(replay)
    return Tale(title, about, [one for one in told.sections if one.paragraphs or one.round])


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
    if "note" in (whole.kind, row.kind) or whole.kind == "start" or whole.seat != row.seat:
        return False
    if (whole.person, whole.autopilot) != (row.person, row.autopilot):
        return False
    figure = whole.payload.get("survivor")
    return row.command == whole.command or row.payload.get("survivor") == figure


def _head(replay: Replay) -> tuple[str, str]:
    """The title, the players and the length of the game."""
    record, language = replay.record, replay.record.language
    kit = kit_of(record.ruleset)
    title = quoted(kit.lobby.mission_name(record, language))
    players = listing(language, list(_players(replay)))
    rounds = int(replay.last.round)
    return title, say(language, "chronicle-played-by", players=players, rounds=rounds)


def _players(replay: Replay) -> dict[str, None]:
    """The names of all who played, in the order in which they sat down."""
    people = dict[str, str]()
    for row in replay.rows:
        for seat in replay.record.as_of(row).seats:
            if seat.sitter or not row.sitting:
                people.setdefault(seat.sitter or seat.id, quoted(seat.name))
    return dict.fromkeys(people.values())


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
    sections: list[Section] = field(default_factory=lambda: [Section(0)])
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
            self.sections.append(Section(None))
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
        turned = [quoted(words) for at, words in self.points if at == number]
        self.sections.append(Section(number, turned))

    def pause(self) -> None:
        """End the paragraph."""
        text = " ".join(one for one in self.prose if one)
        self.sections[-1].paragraphs += [text] if text else []
        self.prose = []


def _called(record: Record, rows: Sequence[LogRow]) -> dict[int, dict[str, str]]:
    """Return what each person was called so far at each row: the names by mention, by the row's
    number.
    """
    found, names, sitting = dict[int, dict[str, str]](), dict[str, str](), None
    for row in rows:
        if sitting is None or row.sitting is not sitting:
            sitting = row.sitting
            seats = record.as_of(row).seats
            names = names | {seat.mention: quoted(seat.name) for seat in seats}
        if row.person and row.name:
            names = names | {f"<@{row.person}>": quoted(row.name)}
        found[row.number] = names
    # Somebody may be named before they do anything: a seat is offered to them.
    return {number: names | before for number, before in found.items()}


def _named(names: Mapping[str, str], text: str) -> str:
    """Put names in place of mentions, which nobody can read outside Discord."""
    for mention, name in names.items():
        text = text.replace(mention, name)
    return text
