"""A game of Zombies!!! looked back on: the town as it grew, and the poster at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

import engine
from bot.games.lookback import Lookback
from bot.games.zombies.speech import town_speech
from bot.pictures import Picture, shown
from bot.replaying import Replay, Still
from bot.words import say
from engine.zombies import events as e
from engine.zombies.view import View
from renders.kit.film import Frame, Told
from renders.kit.poster import Moment
from renders.zombies.look import TownLook
from renders.zombies.painter import PAINTER
from renders.zombies.poster import TownDeed, TownStory

LIMIT = 1024
MARKS: dict[type[engine.Event], Literal["fallen", "tile"]] = {
    e.PlayerDied: "fallen",
    e.TownClosed: "tile",
}
"""What is worth remembering, besides the cards that were played."""


class TownLookback(Lookback):
    """Round after round, and who did what."""

    def film(self, replay: Replay, drawn: Callable[[int, int], None]) -> Picture:
        record, look = replay.record, _look(replay)
        ending = story(replay) if replay.ending else None
        film = PAINTER.film(look, Told(_frames(replay), ending, drawn))
        about = say(record.language, "film-in-words", rounds=replay.last.round)
        end = PAINTER.words(look)
        text = f"{about} {end}"
        return f"game-{record.id}.webp", film, text if len(text) <= LIMIT else end

    def poster(self, replay: Replay) -> Picture:
        return shown(PAINTER.poster(_look(replay), story(replay)))

    def turning_points(self, replay: Replay) -> Sequence[Moment]:
        """Who fell, and when the town closed."""
        return story(replay).moments


def _look(replay: Replay) -> TownLook:
    return PAINTER.look(replay.last, replay.record.language, replay.record.names)


def _frames(replay: Replay) -> list[Frame[View]]:
    """How the town stood when each round began, and how it stands in the end."""
    frames: list[Frame[View]] = []
    after = 0
    for still in replay.stills:
        if still.opens or still is replay.stills[-1]:
            events = list(_events(replay, after, still.row))
            frames.append(Frame(still.view, _caption(replay, still, events), events))
            after = still.row
    return frames


def _caption(replay: Replay, still: Still, events: Sequence[engine.Event]) -> str:
    """Which round it is, and in figures what happened since the picture before."""
    language = replay.record.language
    if replay.ending and still is replay.stills[-1]:
        return _reason(replay)
    key = "film-begins" if still.opens else "film-now"
    parts = [say(language, key, round=still.view.round)]
    happened = Counter(type(event) for event in events)
    for kind, text in ((e.TileLaid, "tiles"), (e.ZombieBeaten, "beaten"), (e.PlayerDied, "died")):
        if happened[kind]:
            parts.append(say(language, f"town-film-{text}", count=happened[kind]))
    return " ".join(parts)


def _reason(replay: Replay) -> str:
    """One sentence about how it ended; empty while it goes on."""
    if replay.ending is None:
        return ""
    record = replay.record
    said = town_speech(record, record.language, record.names).outcome(replay.ending.outcome)
    return said.replace("**", "")


def story(replay: Replay) -> TownStory:
    """The game in figures, for the poster."""
    tally, record = _Tally(), replay.record
    speech = town_speech(record, record.language, record.names)
    for event in _events(replay, 0, replay.rows[-1].number):
        tally.count(event)
        if mark := MARKS.get(type(event)):
            line = speech.events([event])[0]
            tally.moments.append(Moment(tally.round, mark, line.replace("**", "")))
    return TownStory(tally.deeds(replay.last.seats), tuple(tally.moments), _reason(replay))


def _events(replay: Replay, after: int, last: int) -> Iterator[engine.Event]:
    """What everybody was told in the rows after one and up to the other."""
    for row in replay.rows:
        if after < row.number <= last:
            yield from row.happened(replay.record.ruleset)


@dataclass(slots=True)
class _Tally:
    """Counts what every player did."""

    round: int = 0
    kills: Counter[str] = field(default_factory=Counter[str])
    deaths: Counter[str] = field(default_factory=Counter[str])
    rolls: Counter[str] = field(default_factory=Counter[str])
    wins: Counter[str] = field(default_factory=Counter[str])
    cards: Counter[str] = field(default_factory=Counter[str])
    tiles: Counter[str] = field(default_factory=Counter[str])
    moments: list[Moment] = field(default_factory=list[Moment])

    def count(self, event: engine.Event) -> None:
        match event:
            case e.TurnBegan():
                self.round = event.round
            case e.ZombieBeaten():
                self.kills[event.seat] += 1
                self.wins[event.seat] += 1
            case e.ZombiesBurned():
                self.kills[event.seat] += len(event.squares)
            case e.PlayerDied():
                self.deaths[event.seat] += 1
            case e.CombatRolled():
                self.rolls[event.seat] += 1
            case e.CardPlayed():
                self.cards[event.seat] += 1
            case e.TileLaid():
                self.tiles[event.seat] += 1
            case _:
                pass

    def deeds(self, seats: tuple[str, ...]) -> tuple[TownDeed, ...]:
        counted = (self.kills, self.deaths, self.rolls, self.wins, self.cards, self.tiles)
        return tuple(TownDeed(seat, *(one[seat] for one in counted)) for seat in seats)
