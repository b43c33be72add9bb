"""What the table is told: log rows become public messages, the same rows always the same messages.

A message gathers what belongs together: the actions of one survivor's turn, or one zombies' turn
with its questions and answers. The publisher edits it in place while it grows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import engine
from bot.games.zombicide.narrate import Narrator
from bot.records import LogRow, Record
from bot.words import content_of, listing, mission_name, say, survivor_name

ROOM = 1900
"""Characters a message holds, with some to spare below Discord's 2,000."""
TOLD_ELSEWHERE = ("GameSetUp", "RoundBegan", "GameEnded")
"""The start and the end have their own messages; a round begins under its board."""


@dataclass(slots=True)
class Post:
    """One public message. `key` stays the same while it grows; `first` is its first log row."""

    key: str
    first: int
    last: int
    lines: list[str] = field(default_factory=list[str])
    events: list[engine.Event] = field(default_factory=list[engine.Event])
    picture: int | None = None
    """The log row after which the board is drawn below the text."""
    seed: str = ""
    """With the end of a game goes the whole game as a file; this is its seed."""
    during: int | None = None
    """The command whose zombies' turn was not over when this post began."""

    @property
    def text(self) -> str:
        return "\n".join(line for line in self.lines if line)


@dataclass(frozen=True, slots=True)
class Ending:
    """What is told when a game is over. A game that was put away keeps its seed: it may go on."""

    outcome: engine.Outcome
    seed: str


class Teller:
    """Composes the posts of one table in its language."""

    def __init__(self, narrator: Narrator, record: Record, ending: Ending | None) -> None:
        self._narrator = narrator.over(content_of(record))
        self._record = record
        self._language = record.language
        self._ending = ending
        self._posts: list[Post] = []
        self._zombies_of: int | None = None
        """The command whose zombies' turn is not over yet."""
        self._during: int | None = None
        """The same before the row that is being told."""

    def compose(self, rows: Sequence[LogRow], *, during: int | None = None) -> list[Post]:
        """The posts of these rows. `during`: the rows begin inside that command's zombies' turn."""
        self._zombies_of = during
        for row in rows:
            self._tell(row)
        return self._posts

    def _tell(self, row: LogRow) -> None:
        self._during = self._zombies_of
        if row.kind == "start":
            self._start(row)
        elif row.kind == "undo":
            self._line(row, say(self._language, f"undone-{row.payload['how']}", who=self._who(row)))
        elif row.kind == "note":
            self._note(row)
        else:
            self._play(row)

    # ------------------------------------------------------------ rows of play

    def _play(self, row: LogRow) -> None:
        for zombies, events in self._parts(row):
            if zombies:
                self._story(row, events)
            else:
                self._turn(row, events)
        names = [type(one).__name__ for one in row.happened()]
        if "RoundBegan" in names:
            self._with_board(row)
        if "GameEnded" in names:
            self._end(row)

    def _parts(self, row: LogRow) -> Iterator[tuple[bool, list[engine.Event]]]:
        """The row's events, those of survivors and those of zombies apart."""
        zombies = self._zombies_of == row.command and row.kind == "answer"
        part: list[engine.Event] = []
        for one in row.happened():
            name = type(one).__name__
            if name == "ZombiesTurnBegan":
                yield zombies, part
                zombies, part = True, []
            if name == "RoundBegan":
                yield zombies, part
                zombies, part = False, []
            if name not in TOLD_ELSEWHERE:
                part.append(one)
        yield zombies, part
        self._zombies_of = row.command if zombies else None

    def _turn(self, row: LogRow, events: list[engine.Event]) -> None:
        lines = self._narrator.events(self._language, events, self._record.mentions)
        if not lines:
            return
        # Whoever just passes is told of in the message before: nobody wants a message for that.
        passes = all(type(one).__name__ == "TurnEnded" for one in events)
        leader = "" if passes else str(row.payload.get("survivor", ""))
        open_post = self._posts[-1] if self._posts else None
        if open_post is None or not _goes_on(open_post, leader, lines):
            open_post = self._begin(f"turn:{row.number}:{leader}", row)
        open_post.lines += lines
        open_post.last = row.number

    def _story(self, row: LogRow, events: list[engine.Event]) -> None:
        key = f"zombies:{row.command}:"
        if not self._posts or not self._posts[-1].key.startswith(key):
            self._begin(f"{key}{row.number}", row)
        post = self._posts[-1]
        post.events += events
        post.last = row.number
        story = self._narrator.zombie_story(self._language, post.events, self._record.mentions)
        post.lines = [say(self._language, "zombies-heading"), story]

    def _with_board(self, row: LogRow) -> None:
        """The round's board goes under the zombies' story, or the setting up that it follows."""
        if not self._posts or self._posts[-1].last != row.number:
            self._begin(f"board:{row.number}", row)
        self._posts[-1].picture = row.number
        round_ = next((e for e in row.happened() if type(e).__name__ == "RoundBegan"), None)
        number = int(getattr(round_, "round", 0))
        self._posts[-1].lines.append(say(self._language, "round-begins", round=number))

    # ------------------------------------------------------------ rows about the table

    def _start(self, row: LogRow) -> None:
        record, payload = self._record, row.payload
        seats: dict[str, list[str]] = payload["seats"]
        post = self._begin(f"start:{row.number}", row)
        mission = mission_name(record, self._language)
        post.lines.append(say(self._language, "game-begins", mission=mission))
        for seat, figures in seats.items():
            names = [survivor_name(record, one, self._language) for one in figures]
            post.lines.append(
                say(self._language, "leads", who=f"<@{seat}>", whom=listing(self._language, names))
            )
        dealt = [one for one in row.happened() if type(one).__name__ not in TOLD_ELSEWHERE]
        post.lines += self._narrator.events(self._language, dealt, record.mentions)
        post.lines.append(
            say(self._language, "seed-promised", commitment=str(payload["commitment"]))
        )
        if any(type(one).__name__ == "RoundBegan" for one in row.happened()):
            self._with_board(row)

    def _note(self, row: LogRow) -> None:
        key = str(row.payload["key"])
        values = {name: str(value) for name, value in row.payload.items() if name != "key"}
        self._line(row, say(self._language, key, who=self._who(row), **values))

    def _end(self, row: LogRow) -> None:
        """How it ended, and the seed that lets everybody check the dice."""
        ending = self._ending
        if ending is None:
            return
        post = self._begin(f"end:{row.number}", row)
        post.picture, post.seed = row.number, ending.seed
        text = self._narrator.outcome(self._language, ending.outcome, self._record.mentions)
        post.lines.append(text)
        post.lines.append(say(self._language, "seed-told", seed=ending.seed))

    def _line(self, row: LogRow, text: str) -> None:
        self._begin(f"line:{row.number}", row).lines.append(text)

    def _begin(self, key: str, row: LogRow) -> Post:
        post = Post(key, row.number, row.number, during=self._during)
        self._posts.append(post)
        return post

    def _who(self, row: LogRow) -> str:
        return f"<@{row.seat}>"


def _goes_on(post: Post, leader: str, lines: list[str]) -> bool:
    """Whether these lines of that survivor belong to the post and have room in it."""
    turn = post.key.startswith("turn:") and (not leader or post.key.endswith(f":{leader}"))
    return turn and len(post.text) + sum(len(line) + 1 for line in lines) <= ROOM
