"""Writes the story of a game in Markdown: who did what in each round, and what it meant.

Each figure gets one sentence a round. Each turning point gets a sentence of its own, in bold.
Nothing is told twice. The number of deeds in a round is limited, so that fifteen rounds can be read
aloud in about four minutes; of a longer round, the least important deeds are left out. Deeds are
chosen by their weight and never by the length of their words, so every language tells the same
ones. Zombies whose fall is left out are told as a number, so that the numbers add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import engine
from bot.base.words import listing, quoted, say
from bot.channel.past import past_line
from bot.kit.chapters import Chapters
from bot.kit.lookback import stopped_in
from bot.kit.registry import kit_of
from bot.kit.replay import Replay
from bot.kit.speech import Speech
from bot.kit.tales import ALWAYS, ANYTHING, Deed, nothing
from bot.store.records import LOST_ROW, LogRow, Record

ROUND_DEEDS, GAME_DEEDS, LEAST_DEEDS = 8, 180, 3
"""The most deeds told of a round and of a game; and the number that each round of a long game may
have in any case.
"""
CLAUSES = 3
"""The most deeds that one sentence tells of a figure."""


@dataclass(slots=True)
class Section:
    """The story of one round, in Markdown."""

    round: int | None
    """The round's number; 0 before the first one, and None for how the game ended."""
    points: list[str] = field(default_factory=list[str])
    """The turning points of this round, one sentence each; `paragraphs` contain them, too."""
    paragraphs: list[str] = field(default_factory=list[str])
    told: list[engine.Event] = field(default_factory=list[engine.Event])
    """The events that the paragraphs tell, except turning points."""


@dataclass(frozen=True, slots=True)
class Tale:
    """The story of a game in Markdown: its title, a line about players and length, and the
    rounds.
    """

    title: str
    about: str
    sections: Sequence[Section]


def chronicle(replay: Replay) -> str:
    """Write the story in the language of the replay's record; it has only what everybody may
    know.
    """
    tale, language = tale_of(replay), replay.record.language
    parts = [f"# {tale.title}", tale.about]
    for one in tale.sections:
        if one.round is None:
            parts.append(f"## {say(language, 'chronicle-end')}")
        elif one.round:
            parts.append(f"## {say(language, 'chronicle-round', round=one.round)}")
        parts += one.paragraphs
    if replay.ending is None and replay.record.live:
        parts.append(say(language, "chronicle-goes-on"))
    if replay.changed:
        parts.append(say(language, "chronicle-rules-changed"))
    return "\n\n".join(parts) + "\n"


def tale_of(replay: Replay) -> Tale:
    """Return the story of a game, round by round."""
    record, teller = replay.record, _Teller(replay)
    rounds = max(1, int(replay.last.round))
    most = max(LEAST_DEEDS, min(ROUND_DEEDS, GAME_DEEDS // rounds))
    task = kit_of(record.ruleset).lobby.task(record)
    led = " ".join(_leaders(replay))
    begins = [Section(0, paragraphs=[one for one in (task, led) if one])]
    told = [one.section(most) for one in teller.rounds()]
    for one in told:
        ends = one is told[-1] and replay.ending is not None
        quiet = say(record.language, "tale-last" if ends else "tale-quiet")
        one.paragraphs = one.paragraphs or [quiet]
    title = quoted(kit_of(record.ruleset).lobby.mission_name(record, record.language))
    players = listing(record.language, list(_players(replay)))
    about = say(record.language, "chronicle-played-by", players=players, rounds=rounds)
    end = [Section(None, paragraphs=_end(replay))]
    return Tale(title, about, [*begins, *told, *(end if end[0].paragraphs else [])])


def _leaders(replay: Replay) -> Iterator[str]:
    """Say which figures each player led when the game began, if players lead figures."""
    record = replay.record
    then, lobby = record.as_of(replay.rows[0]), kit_of(record.ruleset).lobby
    seats: Mapping[str, list[str]] = replay.rows[0].payload.get("seats", {})
    names = then.quoted_names
    for seat, figures in seats.items():
        led = [lobby.figure_name(record, one, record.language) for one in figures]
        if any(led):
            who, whom = names.get(seat, quoted(seat)), listing(record.language, led)
            yield say(record.language, "tale-led", who=who, figures=whom)


def _players(replay: Replay) -> dict[str, None]:
    """Return the names of all people who played, in the order in which they joined."""
    people = dict[str, str]()
    for row in replay.rows:
        for seat in replay.record.as_of(row).seats:
            if seat.sitter or not row.sitting:
                people.setdefault(seat.sitter or seat.id, quoted(seat.name))
    return dict.fromkeys(people.values())


def _end(replay: Replay) -> list[str]:
    """Say how the game ended, and who killed most zombies."""
    record, kit = replay.record, kit_of(replay.record.ruleset)
    speech = kit.speech(record, record.language, record.quoted_names)
    if replay.ending is None:
        return [] if record.live else [stopped_in(replay)]
    kills, falls = Counter[str](), 0
    for row in replay.rows:
        for event in row.happened(record.ruleset):
            falls += kit.chapters.falls(event)
            if (count := kit.chapters.kills(event)) and (deed := kit.chapters.deed(event)):
                kills[str(speech.values(event)[deed.who])] += count
    ended = speech.outcome_of_others(replay.ending.outcome)
    if not falls:
        return [ended]
    (who, most), *others = kills.most_common(2) or [("", 0)]
    values: dict[str, str | int] = {"count": falls, "who": who, "most": most}
    tie = not most or (others and others[0][1] == most)
    values["all"] = "yes" if most == falls else "tie" if tie else "no"
    return [f"{ended} {speech.say('tale-sum', **values)}"]


# ---------------------------------------------------------------- one round


@dataclass(slots=True)
class _Doing:
    """What one figure did in a part of a round: its events, under the `Deed` that tells each."""

    speech: Speech
    who: str
    events: dict[Deed, list[engine.Event]] = field(default_factory=dict[Deed, list[engine.Event]])
    told: list[Deed] = field(default_factory=list[Deed])
    """The deeds that are chosen to be told, in the order in which they happened."""

    def choices(self) -> list[Deed]:
        """Return the deeds that may be told: the weightiest `CLAUSES` of them."""
        keys = {one.key for one in self.events}
        if len(self.events) > 1:
            keys.add(ANYTHING)
        needed = [one for one in self.events if one.unless not in keys]
        return sorted(needed, key=lambda one: -one.weight)[:CLAUSES]

    def choose(self, deeds: Collection[Deed]) -> None:
        """Tell these deeds and no others."""
        self.told = [one for one in self.events if one in deeds]

    def _clause(self, deed: Deed, **more: str | int) -> str:
        return self._clause_about(deed, self.events[deed], **more)

    def _clause_about(self, deed: Deed, events: Sequence[engine.Event], **more: str | int) -> str:
        values = {**self.speech.values(events[-1]), "times": len(events)}
        values |= {**deed.gather(self.speech, events), **more}
        return self.speech.say(deed.together if more else deed.key, **values)

    @property
    def alone(self) -> Deed | None:
        """The only deed to tell of this figure, if figures with the same deed share a sentence;
        else None.
        """
        return self.told[0] if len(self.told) == 1 and self.told[0].together else None

    def shared(self, deed: Deed, others: Sequence[_Doing]) -> str:
        """Return one sentence about all figures in `others`, which did the same."""
        who = self.speech.all_of(one.who for one in others)
        return self._clause(deed, who=who, count=len(others))

    def sentence(self, language: str) -> str:
        """Return the sentence about this figure.

        Deeds without a figure are whole sentences already.
        """
        if not self.who:
            said = (text for one in self.told for text in self._sentences(one))
            return " ".join(dict.fromkeys(said))
        deeds = listing(language, [self._clause(one) for one in self.told])
        return say(language, "tale-does", who=self.who, deeds=deeds)

    def _sentences(self, deed: Deed) -> list[str]:
        """Return a sentence for each event of a deed without a figure, or one that sums them up."""
        if deed.gather is not nothing:
            return [self._clause(deed)]
        return [self._clause_about(deed, [one]) for one in self.events[deed]]

    def told_events(self) -> Iterator[engine.Event]:
        """Yield the events that the chosen deeds tell."""
        for deed in self.told:
            yield from self.events[deed]

    def left_out(self) -> Iterator[engine.Event]:
        """Yield the events of all deeds that are not told."""
        for deed, events in self.events.items():
            if deed not in self.told:
                yield from events

    def alike(self, deed: Deed) -> str:
        """Return the text of the deed. Figures whose texts are equal share a sentence."""
        return self._clause(deed)


@dataclass(slots=True)
class _Round:
    """A round as far as the log was read.

    The first of its `parts` tells what players did; each story, such as the zombies' turn, begins
    another part.
    """

    number: int
    chapters: Chapters
    language: str
    parts: list[list[_Doing | str]] = field(default_factory=lambda: [[]])
    points: list[str] = field(default_factory=list[str])
    turned: set[str] = field(default_factory=set[str])
    """The figures of the turning points, which tell enough of those who did little else."""

    def does(self, speech: Speech, deed: Deed, event: engine.Event) -> None:
        """Add an event of a figure, or an event without a figure, to the last part."""
        who = str(speech.values(event)[deed.who]) if deed.who else ""
        part = self.parts[-1]
        earlier = self._taken_out(deed) if deed.sums else []
        same = (one for one in part if isinstance(one, _Doing) and one.who == who)
        doing = next((one for one in same if who or deed in one.events), None)
        if doing is None:
            doing = _Doing(speech, who)
            part.append(doing)
        doing.events.setdefault(deed, []).extend([*earlier, event])

    def _taken_out(self, deed: Deed) -> list[engine.Event]:
        """Remove all events that `deed` tells from the round, and return them."""
        found = list[engine.Event]()
        for part in self.parts:
            for one in part:
                if isinstance(one, _Doing):
                    found += one.events.pop(deed, [])
        return found

    def turns(self, who: str, sentence: str, meaning: str) -> None:
        """Add a turning point of the figure `who`, and a sentence about what it means."""
        self.turned.add(who)
        plain = sentence.replace("**", "")
        self.points.append(plain)
        self.says(f"**{plain}** {meaning}".strip())

    def says(self, sentence: str) -> None:
        """Add a sentence that is never left out."""
        self.parts[-1].append(sentence)

    def section(self, most: int) -> Section:
        """Return the story of the round with at most `most` deeds and turning points.

        Turning points and deeds with the weight `ALWAYS` are kept even if there are more.
        """
        self._choose(max(1, most - len(self.points)))
        doings = [[one for one in part if isinstance(one, _Doing)] for part in self.parts]
        told = [event for part in doings for one in part for event in one.told_events()]
        paragraphs = [" ".join(_sentences(part, self.language)) for part in self.parts]
        left = [self._falls(event for one in part for event in one.left_out()) for part in doings]
        if any(left):
            text = self._more(sum(left), bool(self._falls(told)))
            last = max(at for at, count in enumerate(left) if count)
            paragraphs[last] = f"{paragraphs[last]} {text}".strip()
        return Section(self.number, self.points, [one for one in paragraphs if one], told)

    def _choose(self, most: int) -> None:
        """Choose the deeds to tell: at most `most` of the weightiest, and all with the weight
        `ALWAYS`.
        """
        doings = [one for part in self.parts for one in part if isinstance(one, _Doing)]
        found = [
            (at, deed)
            for at, one in enumerate(doings)
            for deed in one.choices()
            if deed.unless != ANYTHING or one.who not in self.turned
        ]
        found.sort(key=lambda one: -one[1].weight)
        chosen = [one for n, one in enumerate(found) if n < most or one[1].weight == ALWAYS]
        for number, doing in enumerate(doings):
            doing.choose([deed for at, deed in chosen if at == number])

    def _falls(self, events: Iterable[engine.Event]) -> int:
        return sum(self.chapters.falls(one) for one in events)

    def _more(self, count: int, others: bool) -> str:
        """Return a sentence about zombies whose fall no other sentence tells; `others` is true if
        other zombies of the round are told.
        """
        return say(self.language, "tale-more", count=count, others="yes" if others else "no")


def _sentences(part: Sequence[_Doing | str], language: str) -> Iterator[str]:
    """Yield the sentences of a part; figures that did the same share a sentence."""
    part = [one for one in part if isinstance(one, str) or one.told]
    shared = dict[str, list[_Doing]]()
    for one in part:
        if isinstance(one, _Doing) and (deed := one.alone):
            shared.setdefault(one.alike(deed), []).append(one)
    for one in part:
        if isinstance(one, str):
            yield one
        elif deed := one.alone:
            others = shared.pop(one.alike(deed), [])
            if others:
                yield one.shared(deed, others)
        else:
            yield one.sentence(language)


class _Teller:
    """Reads the rows of a game and gathers what happened in each round."""

    def __init__(self, replay: Replay) -> None:
        self._replay, self._record = replay, replay.record
        self._kit = kit_of(replay.record.ruleset)
        self._speech = self._speech_at(replay.rows[0])
        self._meaning = self._kit.lookback.meaning(replay)
        self._names = _called(replay.record, replay.rows)
        self._told = [self._new_round(0)]

    def _new_round(self, number: int) -> _Round:
        return _Round(number, self._kit.chapters, self._record.language)

    def _speech_at(self, row: LogRow) -> Speech:
        then = self._record.as_of(row)
        return self._kit.speech(then, then.language, then.quoted_names)

    def rounds(self) -> list[_Round]:
        """Return the rounds that have begun; events before the first round are added to it."""
        for row in self._replay.rows:
            self._speech = self._speech_at(row)
            self._read(row)
        first, *others = self._told
        if others:
            others[0].parts[0][:0] = [one for part in first.parts for one in part]
            others[0].points[:0] = first.points
        return others

    def _read(self, row: LogRow) -> None:
        if row.kind == "note":
            line = past_line(row, self._record, self._record.language)
            self._told[-1].says(_named(self._names[row.number], line))
        elif not row.is_readable(self._record.ruleset):
            self._told[-1].says(say(self._record.language, LOST_ROW))
        elif row.kind == "start":
            self._begin_rounds(row)
        else:
            for event in row.happened(self._record.ruleset):
                self._take(event)

    def _begin_rounds(self, row: LogRow) -> None:
        """Take in only the round that the set-up begins; what it deals and places is not told."""
        for event in row.happened(self._record.ruleset):
            if isinstance(event, self._kit.chapters.round):
                self._take(event)

    def _take(self, event: engine.Event) -> None:
        chapters = self._kit.chapters
        if isinstance(event, chapters.round):
            number = int(getattr(event, "round", self._told[-1].number + 1))
            if number > self._told[-1].number:
                self._told.append(self._new_round(number))
        if isinstance(event, chapters.story):
            self._told[-1].parts.append([])
        meaning = self._meaning(event)
        if self._kit.lookback.turns(event, self._speech):
            if said := self._speech.moment(event):
                values = self._speech.values(event)
                who = str(values.get("survivor", values.get("seat", "")))
                self._told[-1].turns(who, said, meaning)
        elif deed := chapters.deed(event):
            self._told[-1].does(self._speech, deed, event)
            if meaning:
                self._told[-1].says(meaning)


def _called(record: Record, rows: Sequence[LogRow]) -> dict[int, dict[str, str]]:
    """Return the names of people at each row of the log.

    The key is the number of the row. Its value maps the mention of each person to the name known at
    that row; if none was known yet, to the newest name.
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
    # A row may mention somebody who has done nothing yet, such as a person who is offered a seat.
    return {number: names | before for number, before in found.items()}


def _named(names: Mapping[str, str], text: str) -> str:
    """Replace mentions by names, because nobody can read mentions outside Discord."""
    for mention, name in names.items():
        text = text.replace(mention, name)
    return text
