"""Writes the story of a game in Markdown: who did what in each round, and what it meant.

Each figure gets one sentence a round. Each turning point gets a sentence of its own, in bold.
Nothing is told twice. The number of words in a round is limited, so that fifteen rounds can be read
aloud in about four minutes; in a longer round, the least important sentences are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import engine
from bot.base.words import listing, quoted, say
from bot.channel.past import past_line
from bot.kit.lookback import stopped_in
from bot.kit.registry import kit_of
from bot.kit.replay import Replay
from bot.kit.speech import Speech
from bot.kit.tales import ALWAYS, Deed, nothing
from bot.store.records import LOST_ROW, LogRow, Record

ROUND_WORDS, GAME_WORDS, LEAST_WORDS = 40, 900, 14
"""The most words of a round and of a game; and the number of words that each round of a long game
may have in any case.
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
    budget = max(LEAST_WORDS, min(ROUND_WORDS, GAME_WORDS // rounds))
    task = kit_of(record.ruleset).lobby.task(record)
    led = " ".join(_leaders(replay))
    begins = [Section(0, paragraphs=[one for one in (task, led) if one])]
    told = [one.section(budget, record.language) for one in teller.rounds()]
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
    kills = Counter[str]()
    for row in replay.rows:
        for event in row.happened(record.ruleset):
            if count := kit.chapters.kills(event):
                deed = kit.chapters.deeds[type(event)]
                kills[str(speech.values(event)[deed.who])] += count
    ended = speech.outcome_of_others(replay.ending.outcome)
    if not kills.total():
        return [ended]
    (who, most), *others = kills.most_common(2)
    values: dict[str, str | int] = {"count": kills.total(), "who": who, "most": most}
    values["all"] = "yes" if not others else "tie" if others[0][1] == most else "no"
    return [f"{ended} {speech.say('tale-sum', **values)}"]


# ---------------------------------------------------------------- one round


@dataclass(slots=True)
class _Doing:
    """What one figure did in a part of a round: its events, under the `Deed` that tells each."""

    speech: Speech
    who: str
    events: dict[Deed, list[engine.Event]] = field(default_factory=dict[Deed, list[engine.Event]])

    def _told(self) -> list[Deed]:
        """Return the deeds to tell: the weightiest `CLAUSES` of them, in the order in which they
        happened.
        """
        keys = {one.key for one in self.events}
        needed = [one for one in self.events if one.unless not in keys]
        chosen = sorted(needed, key=lambda one: -one.weight)[:CLAUSES]
        return [one for one in needed if one in chosen]

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
        told = self._told()
        return told[0] if len(told) == 1 and told[0].together else None

    def shared(self, deed: Deed, others: Sequence[_Doing]) -> str:
        """Return one sentence about all figures in `others`, which did the same."""
        who = self.speech.all_of(one.who for one in others)
        return self._clause(deed, who=who, count=len(others))

    def sentence(self, language: str) -> str:
        """Return the sentence about this figure.

        Deeds without a figure are whole sentences already.
        """
        told = self._told()
        if not self.who:
            said = (text for one in told for text in self._sentences(one))
            return " ".join(dict.fromkeys(said))
        deeds = listing(language, [self._clause(one) for one in told])
        return say(language, "tale-does", who=self.who, deeds=deeds)

    def _sentences(self, deed: Deed) -> list[str]:
        """Return a sentence for each event of a deed without a figure, or one that sums them up."""
        if deed.gather is not nothing:
            return [self._clause(deed)]
        return [self._clause_about(deed, [one]) for one in self.events[deed]]

    @property
    def weight(self) -> int:
        return max(one.weight for one in self._told())

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
    parts: list[list[_Doing | str]] = field(default_factory=lambda: [[]])
    points: list[str] = field(default_factory=list[str])

    def does(self, speech: Speech, deed: Deed, event: engine.Event) -> None:
        """Add an event of a figure, or an event without a figure, to the last part."""
        who = str(speech.values(event)[deed.who]) if deed.who else ""
        if deed.nobody and not who:
            deed = Deed(deed.nobody, deed.weight, who="")
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
        """Add a turning point for the figure `who`, and the sentence `meaning` about what it means.

        Deeds of the figure that fade are removed from this part.
        """
        for one in self.parts[-1]:
            if isinstance(one, _Doing) and one.who == who:
                one.events = {deed: told for deed, told in one.events.items() if not deed.fades}
        plain = sentence.replace("**", "")
        self.points.append(plain)
        self.parts[-1].append(f"**{plain}** {meaning}".strip())

    def section(self, budget: int, language: str) -> Section:
        """Return the story of the round in about `budget` words at most.

        Turning points are kept even if they need more words.
        """
        sentences = [
            (at, weight, text)
            for at, part in enumerate(self.parts)
            for weight, text in _sentences(part, language)
        ]
        kept = list(sentences)
        while len(kept) > 1 and sum(len(text.split()) for _, _, text in kept) > budget:
            least = min(kept, key=lambda one: one[1])
            if least[1] == ALWAYS:
                break
            kept.remove(least)
        paragraphs = [
            " ".join(text for place, _, text in kept if place == at)
            for at in range(len(self.parts))
        ]
        told = [one for one in paragraphs if one] or [say(language, "tale-quiet")]
        return Section(self.number, self.points, told)


def _sentences(part: Sequence[_Doing | str], language: str) -> Iterator[tuple[int, str]]:
    """Yield the sentences of a part with their weights; figures that did the same share a
    sentence.
    """
    part = [one for one in part if isinstance(one, str) or one.events]
    shared = dict[str, list[_Doing]]()
    for one in part:
        if isinstance(one, _Doing) and (deed := one.alone):
            shared.setdefault(one.alike(deed), []).append(one)
    for one in part:
        if isinstance(one, str):
            yield ALWAYS, one
        elif deed := one.alone:
            others = shared.pop(one.alike(deed), [])
            if others:
                yield deed.weight, one.shared(deed, others)
        else:
            yield one.weight, one.sentence(language)


class _Teller:
    """Reads the rows of a game and gathers what happened in each round."""

    def __init__(self, replay: Replay) -> None:
        self._replay, self._record = replay, replay.record
        self._kit = kit_of(replay.record.ruleset)
        self._speech = self._speech_at(replay.rows[0])
        self._meaning = self._kit.lookback.meaning(replay)
        self._names = _called(replay.record, replay.rows)
        self._told = [_Round(0)]

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
            self._told[-1].parts[-1].append(_named(self._names[row.number], line))
        elif not row.is_readable(self._record.ruleset):
            self._told[-1].parts[-1].append(say(self._record.language, LOST_ROW))
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
                self._told.append(_Round(number))
        if isinstance(event, chapters.story):
            self._told[-1].parts.append([])
        meaning = self._meaning(event)
        if self._kit.lookback.turns(event, self._speech):
            said = self._speech.moment(event)
            if said:
                values = self._speech.values(event)
                who = str(values.get("survivor") or values.get("seat") or "")
                self._told[-1].turns(who, said, meaning)
        elif deed := chapters.deeds.get(type(event)):
            self._told[-1].does(self._speech, deed, event)


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
