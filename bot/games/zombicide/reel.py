"""A game of Zombicide looked back on: what its film says and what its poster shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

import engine
from bot.games.face import Reel
from bot.games.zombicide.voice import voice_of
from bot.pictures import Picture, drawn
from bot.records import Record
from bot.replaying import Replay, Still
from bot.words import say
from engine.family import events as e
from engine.family.view import GroupView, View
from renders import (
    Deeds,
    Frame,
    Moment,
    Story,
    board_alt_text,
    film_webp,
    poster_alt_text,
    poster_png,
)
from renders.kit.alt import LIMIT

CAPTION = 110
"""Characters of the line under a picture of the film."""
SIDES = 6
HIGH = ("orange", "red")
"""Danger levels worth remembering that somebody reached them."""
WEIGHTY = (
    e.SurvivorEliminated,
    e.SurvivorEscaped,
    e.CarEscaped,
    e.ObjectiveTaken,
    e.SurvivorWounded,
    e.DoorOpened,
)
"""What a caption tells as long as there is room, the weightiest first."""


class ZombicideReel(Reel):
    """Rounds with their moves, and the poster at the end."""

    def film(self, told: Replay, drawn: Callable[[int, int], None]) -> Picture:
        record = told.record
        film = film_webp(
            frames(told),
            language=record.language,
            players=record.names,
            story=story(told) if told.ending else None,
            told=drawn,
        )
        return f"game-{record.id}.webp", film, _film_in_words(told)

    def poster(self, told: Replay) -> Picture:
        language, names, figures = told.record.language, told.record.names, story(told)
        draw = partial(poster_png, told.last, figures, language=language, players=names)
        return drawn("poster.png", draw, poster_alt_text(told.last, figures, language=language))


def _film_in_words(told: Replay) -> str:
    """How long it is and how the table stands in the end; whatever is too much is left out."""
    record = told.record
    about = say(record.language, "film-in-words", rounds=told.last.round)
    if told.ending:
        end = poster_alt_text(told.last, story(told), language=record.language)
    else:
        end = board_alt_text(told.last, language=record.language, players=record.names)
    return f"{about} {end}" if len(about) + len(end) < LIMIT else end


# ---------------------------------------------------------------- the film


def frames(told: Replay) -> list[Frame[View]]:
    """Every still with what happened since the one before, and a line about it."""
    teller = _Teller(told.record)
    after, found = 0, list[Frame[View]]()
    for still in told.stills:
        events = _events(told, after, still.row)
        head = _reason(told) if still.view.outcome else teller.head(told, still)
        found.append(Frame(still.view, teller.caption(head, events), events))
        after = still.row
    return found


def _events(told: Replay, after: int, last: int) -> list[engine.Event]:
    """What everybody was told in the rows after one and up to the other."""
    rows = [row for row in told.rows if after < row.number <= last]
    return [event for row in rows for event in row.happened(told.record.ruleset)]


@dataclass(frozen=True, slots=True)
class _Teller:
    """Says things in the table's language."""

    record: Record

    def head(self, told: Replay, still: Still) -> str:
        """Which part of which round has just been played."""
        language, number = self.record.language, still.view.round
        if number == 0:
            return say(language, "film-setup")
        if still.opens:
            return say(language, "film-begins" if number == 1 else "film-zombies", round=number)
        last = still is told.stills[-1]
        return say(language, "film-now" if last else "film-survivors", round=number)

    def caption(self, head: str, events: Sequence[engine.Event]) -> str:
        """The line with as much as there is room for."""
        line = head
        for part in self._weighty(events):
            if len(line) + len(part) < CAPTION:
                line = f"{line} {part}"
        return line

    def _weighty(self, events: Sequence[engine.Event]) -> Iterator[str]:
        for kind in WEIGHTY:
            yield from (self.sentence(one) for one in events if isinstance(one, kind))
        killed = sum(one.count for one in events if isinstance(one, e.ZombieKilled))
        came = sum(one.count for one in events if isinstance(one, e.ZombiesSpawned))
        if killed:
            yield say(self.record.language, "film-killed", count=killed)
        if came:
            yield say(self.record.language, "film-came", count=came)

    def sentence(self, event: engine.Event) -> str:
        record = self.record
        return " ".join(voice_of(record).events(record.language, [event], record.names))


# ---------------------------------------------------------------- the poster


def story(told: Replay) -> Story:
    """The game in figures, for the poster."""
    tally = _Tally(_Teller(told.record))
    for event in _events(told, 0, told.rows[-1].number):
        tally.count(event)
    ends = [still for still in told.stills if still.opens and still.view.round > 1]
    crowds = [_crowd(still.view.groups) for still in (*ends, told.stills[-1])]
    return Story(tally.deeds(), crowds, tally.moments, _reason(told))


def _crowd(groups: Sequence[GroupView]) -> int:
    return sum(group.count for group in groups)


def _reason(told: Replay) -> str:
    """One sentence about how it ended."""
    if told.ending is None:
        return ""
    record = told.record
    return voice_of(record).outcome(record.language, told.ending.outcome, record.names)


@dataclass(slots=True)
class _Tally:
    """Counts what every survivor did."""

    teller: _Teller
    kills: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])
    dice: Counter[str] = field(default_factory=Counter[str])
    hits: Counter[str] = field(default_factory=Counter[str])
    lucky_faces: Counter[str] = field(default_factory=Counter[str])
    """Faces that would have hit, of all the dice: a sixth of it is the average number of hits."""
    moments: list[Moment] = field(default_factory=list[Moment])
    round: int = 0

    def count(self, event: engine.Event) -> None:
        if isinstance(event, e.RoundBegan):
            self.round = event.round
        elif isinstance(event, e.ZombieKilled):
            self.kills.setdefault(event.survivor, Counter())[event.kind] += event.count
        elif isinstance(event, e.DiceRolled | e.DiceRerolled):
            self._roll(event.survivor, event.faces, event.needed)
        elif mark := _mark(event):
            self.moments.append(Moment(self.round, mark, self.teller.sentence(event)))

    def _roll(self, survivor: str, faces: Sequence[int], needed: int) -> None:
        self.dice[survivor] += len(faces)
        self.hits[survivor] += sum(face >= needed for face in faces)
        self.lucky_faces[survivor] += len(faces) * max(0, SIDES + 1 - needed)

    def deeds(self) -> list[Deeds]:
        return [
            Deeds(
                survivor,
                dict(self.kills.get(survivor, {})),
                self.dice[survivor],
                self.hits[survivor],
                self.lucky_faces[survivor] / SIDES,
            )
            for survivor in dict.fromkeys([*self.kills, *self.dice])
        ]


def _mark(event: engine.Event) -> Literal["wound", "fallen", "objective", "level"] | None:
    """The sign of something worth remembering; None for all the rest."""
    if isinstance(event, e.ObjectiveTaken):
        return "objective"
    if isinstance(event, e.SurvivorEliminated):
        return "fallen"
    if isinstance(event, e.SurvivorWounded):
        return "wound"
    if isinstance(event, e.LevelReached) and event.level in HIGH:
        return "level"
    return None
