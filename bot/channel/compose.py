"""Turns log rows into public messages; the same rows always become the same messages.

A message gathers what belongs together: what a player does in one turn, or a *story*, such as the
zombies' turn with its questions and answers. The publisher edits the message while it grows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import engine
from bot.base.log import log
from bot.base.words import listing, quoted, say
from bot.channel.past import MODERATED, past_line, who_did
from bot.kit.chapters import Part
from bot.kit.registry import kit_of
from bot.store.records import STOPPED, TURNED, Ending, LogRow, Record, Sitting, is_past

ROOM = 1900
"""The most characters of a message, with a reserve below Discord's 2,000."""

WITH_BOARD = ("audit-rollback", "audit-return")
"""Keys of the notes below which the board is drawn."""


@dataclass(slots=True)
class Post:
    """One public message.

    `key` names what the message gathers, such as one turn; `first` and `last` are the numbers of
    its first and last log row.
    """

    key: str
    first: int
    last: int
    place: int = 0
    """The number of the part of row `first` with which the message begins, from 0; one row may
    begin several messages."""
    lines: list[str] = field(default_factory=list[str])
    events: list[engine.Event] = field(default_factory=list[engine.Event])
    earlier: list[engine.Event] = field(default_factory=list[engine.Event])
    """The events of the same story that earlier messages tell."""
    picture: int | None = None
    """The number of the log row after which the board is drawn below the text; None for no
    board."""
    calls: tuple[str, ...] = ()
    """The ids of the people whom the message pings."""
    over: bool = False
    """Whether this is the last message of a game, with the poster and buttons for the next game."""
    seed: str = ""
    """The seed of a finished game, which is attached as a file; empty if no game is attached."""
    during: int | None = None
    """The number of the command whose story had begun before this post; None if there was none."""

    @property
    def text(self) -> str:
        return "\n".join(line for line in self.lines if line)


FEATS_TOLD = 5
"""The most feats that the last message of a game lists; `/stats` lists them all."""


class Teller:
    """Composes the posts of one table in its language.

    `ending` says how a finished game ended. `marks` are the emojis by name; words replace those
    that are missing. With `past`, notes have the wording of a look back.
    """

    def __init__(
        self,
        record: Record,
        ending: Ending | None,
        marks: Mapping[str, str] | None = None,
        *,
        past: bool = False,
    ) -> None:
        self._kit = kit_of(record.ruleset)
        self._chapters = self._kit.chapters
        self._marks = marks or {}
        self._now = record
        self._at(record)
        self._language = record.language
        self._ending = ending
        self._past = past
        self._sitting: Sitting = {}
        self._posts: list[Post] = []
        self._story_of: int | None = None
        """The number of the command whose story is not over yet; None if there is none."""
        self._told: list[engine.Event] = []
        """The events of that story told so far, in all its messages."""
        self._during: int | None = None
        """The value of `_story_of` before the present row."""
        self._place = 0
        """The number of the part of the present row that is being told, from 0."""

    def compose(
        self,
        rows: Sequence[LogRow],
        *,
        during: int | None = None,
        place: int = 0,
        earlier: Sequence[engine.Event] = (),
    ) -> list[Post]:
        """Compose the posts of `rows`, beginning with part `place` of the first row.

        `during` is the number of the command whose story goes on in the first row, and `earlier`
        are the events of that story that were told before. A row that cannot be told is replaced by
        a note that something is missing. Raises the row's error if that note cannot be told either.
        """
        left, lost = list(rows), set[int]()
        while True:
            self._posts, self._story_of, self._told = [], during, list(earlier)
            stumbled = self._stumbles_at(left, place)
            if stumbled is None:
                return self._posts
            number, error = stumbled
            if number in lost:
                raise error
            log().error("row-not-told", table=self._record.id, row=number, exc_info=error)
            lost.add(number)
            left = [row.as_lost() if row.number == number else row for row in left]

    def _stumbles_at(self, rows: Sequence[LogRow], place: int) -> tuple[int, Exception] | None:
        """Compose the rows until one fails. Return the number of that row and its error, or None if
        no row failed."""
        begins = place
        for row in rows:
            self._place, begins = begins, 0
            try:
                self._tell(row if row.is_readable(self._record.ruleset) else row.as_lost())
            except Exception as error:
                # New rows are checked before they are saved, so an error here means that the row is
                # damaged.
                return row.number, error
        return None

    def _at(self, record: Record) -> None:
        """Use the people and names of this record in the texts from now on."""
        speech = self._kit.speech(record, record.language, record.mentions)
        self._speech = speech.with_marks(self._marks)
        self._record = record

    def _tell(self, row: LogRow) -> None:
        if row.sitting != self._sitting:
            self._sitting = row.sitting
            self._at(self._now.as_of(row))
        self._during = self._story_of
        if row.kind == "start":
            self._start(row)
        elif row.kind in TURNED:
            self._turned(row)
        elif row.kind == "note":
            self._note(row)
        else:
            self._play(row)

    # ------------------------------------------------------------ rows of play

    def _play(self, row: LogRow) -> None:
        happened = row.happened(self._record.ruleset)
        going_on = self._story_of == row.command and row.kind in ("answer", "interjection")
        parts = self._chapters.parts(happened, in_story=going_on)
        if not going_on:
            self._told = []
        begins = self._place
        for self._place, part in enumerate(parts):
            if self._place < begins:
                self._told += part.events if part.story else []
                continue
            if part.story:
                self._tell_story(row, part.events, over=part is not parts[-1])
            else:
                self._turn(row, part)
        self._story_of = row.command if parts and parts[-1].story else None
        self._place = len(parts)
        self._maybe_board(row, happened)
        if self._chapters.ends(happened):
            self._place += 1
            self._end(row)
        leaders = {one: seat.id for seat in self._record.seats for one in seat.figures}
        for seat, event in self._chapters.struck(happened, leaders).items():
            self._place += 1
            self._struck(row, seat, event)

    def _struck(self, row: LogRow, seat: str, event: engine.Event) -> None:
        """Ping a player whose figure was hit in somebody else's turn, since they may not be
        watching."""
        post = self._begin(f"struck:{row.number}:{seat}", row)
        said = self._speech.events([event])
        who = self._record.mentions.get(seat, seat)
        post.lines.append(say(self._language, "struck", who=who, what=" ".join(said)))
        post.calls = self._record.sitters([seat])

    def _turn(self, row: LogRow, part: Part) -> None:
        events = part.events
        if not self._speech.events(events):
            return
        # A pass may join the message of any leader's turn.
        leader = "" if self._chapters.passes(events) else self._leader_of(row)
        leader = leader if part.leader is None else part.leader
        post = self._posts[-1] if self._posts else None
        if post is None or not self._goes_on(post, leader, events):
            post = self._begin(f"turn:{row.number}:{leader}", row)
        post.events += events
        post.lines = self._speech.events(post.events)
        post.last = row.number

    def _goes_on(self, post: Post, leader: str, events: list[engine.Event]) -> bool:
        """Whether these events of `leader` belong to `post` and still fit into it."""
        turn = post.key.startswith("turn:") and (not leader or post.key.endswith(f":{leader}"))
        if not turn or (post.picture is not None and self._chapters.line):
            return False
        return len("\n".join(self._speech.events([*post.events, *events]))) <= ROOM

    def _tell_story(self, row: LogRow, events: list[engine.Event], *, over: bool) -> None:
        """Tell new events of a story. Wait while there are only the events that open it, because a
        question or the end may come first."""
        so_far = [*self._told, *events]
        if not over and all(isinstance(one, self._chapters.story) for one in so_far):
            self._told = so_far
            return
        key = f"story:{row.command}:"
        if not self._posts or not self._posts[-1].key.startswith(key):
            self._begin(f"{key}{row.number}", row)
            self._posts[-1].earlier = list(self._told)
        post = self._posts[-1]
        self._told += events
        post.events += events
        post.last = row.number
        post.lines = self._speech.story(post.events, post.earlier)

    def _maybe_board(self, row: LogRow, happened: list[engine.Event]) -> None:
        """Show the board below these events if a round begins with them."""
        chapters = self._chapters
        began = next((one for one in happened if isinstance(one, chapters.round)), None)
        if began is None:
            return
        if not self._posts or self._posts[-1].last != row.number:
            self._begin(f"board:{row.number}", row)
        self._posts[-1].picture = row.number
        if chapters.line:
            number = int(getattr(began, "round", 0))
            self._posts[-1].lines.append(self._speech.say(chapters.line, round=number))

    # ------------------------------------------------------------ rows about the table

    def _start(self, row: LogRow) -> None:
        record, payload = self._record, row.payload
        seats: dict[str, list[str]] = payload["seats"]
        post = self._begin(f"start:{row.number}", row)
        mission = quoted(self._kit.lobby.mission_name(record, self._language))
        post.lines.append(say(self._language, "game-begins", mission=mission))
        post.lines += self._kit.lobby.seat_lines(record, seats)
        happened = row.happened(self._record.ruleset)
        for part in self._chapters.parts(happened, in_story=False):
            post.lines += self._speech.events(part.events)
        post.lines.append(
            say(self._language, "seed-promised", commitment=str(payload["commitment"]))
        )
        if any(isinstance(one, self._chapters.laid) for one in happened):
            post.picture = row.number
        self._maybe_board(row, happened)

    def _note(self, row: LogRow) -> None:
        key = str(row.payload["key"])
        if self._past and is_past(row):
            self._line(row, past_line(row, self._record, self._language))
            return
        if "called" in row.payload:
            self._remind(row, key)
            return
        told = ("key", STOPPED)
        values = {name: str(value) for name, value in row.payload.items() if name not in told}
        self._line(row, say(self._language, key, who=self._who(row), **values))
        if key in WITH_BOARD:
            self._posts[-1].picture = row.number
        self._posts[-1].over = bool(row.payload.get(STOPPED)) and not self._record.live

    def _remind(self, row: LogRow, key: str) -> None:
        """Ping the players that the table is waiting for."""
        people = [str(one) for one in row.payload["called"]]
        who = listing(self._language, [f"<@{one}>" for one in people])
        due = f"<t:{row.payload['due']}:R>"
        post = self._begin(f"line:{row.number}", row)
        post.lines.append(say(self._language, key, who=who, due=due))
        post.calls = tuple(people)

    def _end(self, row: LogRow) -> None:
        """Tell how the game ended, with the seed for checking the dice unless it stays secret."""
        ending = self._ending
        if ending is None:
            return
        post = self._begin(f"end:{row.number}", row)
        post.picture, post.seed, post.over = row.number, ending.seed, True
        post.lines += [self._speech.outcome(ending.outcome), ending.goals]
        if ending.feats:
            feats = [say(self._language, f"feat-{one}") for one in ending.feats[:FEATS_TOLD]]
            post.lines.append(say(self._language, "feats-told", feats=" · ".join(feats)))
        seed = "seed-told" if ending.seed else "seed-stays-sealed"
        post.lines.append(say(self._language, seed, seed=ending.seed))

    def _turned(self, row: LogRow) -> None:
        """Tell that the game went back or forward. A moderator's step is skipped: it has a note of
        its own."""
        if row.payload["how"] not in MODERATED:
            self._line(row, turned_line(row, self._record, self._language))

    def _line(self, row: LogRow, text: str) -> None:
        self._begin(f"line:{row.number}", row).lines.append(text)

    def _begin(self, key: str, row: LogRow) -> Post:
        post = Post(key, row.number, row.number, self._place, during=self._during)
        self._posts.append(post)
        return post

    def _leader_of(self, row: LogRow) -> str:
        """Return the leader whose actions one message gathers; empty if the row names none."""
        return str(row.payload.get(self._chapters.doer, ""))

    def _who(self, row: LogRow) -> str:
        return who_did(row, self._record)


def turned_line(row: LogRow, record: Record, language: str) -> str:
    """Return the sentence about a row that takes the game back, or forward again."""
    key = f"redone-{row.payload['how']}" if row.kind == "redo" else f"undone-{row.payload['how']}"
    return say(language, key, who=who_did(row, record.as_of(row)))
