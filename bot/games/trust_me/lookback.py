"""A game of Trust Me looked back on: the plane round after round, and the poster at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

import engine
from bot.games.lookback import Lookback
from bot.games.trust_me.speech import trust_speech
from bot.pictures import Picture, shown
from bot.replaying import Replay, Still
from bot.words import say
from engine.trust_me import events as e
from engine.trust_me.view import View
from renders.kit.film import Frame, Told
from renders.kit.poster import Moment
from renders.trust_me.look import TrustLook
from renders.trust_me.painter import PAINTER
from renders.trust_me.poster import TrustDeed, TrustStory

LIMIT = 1024
Mark = Literal["fallen", "home", "hunt"]
MARKS: dict[type[engine.Event], Mark] = {
    e.Died: "fallen",
    e.CameHome: "home",
    e.WentHome: "home",
    e.HuntAnnounced: "hunt",
}
"""What is worth remembering."""
COUNTED: dict[type[engine.Event], str] = {
    e.Attacked: "attacked",
    e.NoiseMade: "noises",
    e.TokenLookedAt: "searched",
    e.Died: "died",
}
"""What a film counts between two rounds."""


class TrustLookback(Lookback):
    """Round after round, and who came home with what."""

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
        """Who died, who came home, when the hunt began."""
        return story(replay).moments


def _look(replay: Replay) -> TrustLook:
    return PAINTER.look(replay.last, replay.record.language, replay.record.names)


def _frames(replay: Replay) -> list[Frame[View]]:
    """How the plane lay when each round began, and how it lies in the end."""
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
    parts = [say(language, "film-begins" if still.opens else "film-now", round=still.view.round)]
    happened = Counter(type(event) for event in events)
    for kind, text in COUNTED.items():
        if happened[kind]:
            parts.append(say(language, f"trust-film-{text}", count=happened[kind]))
    return " ".join(parts)


def _reason(replay: Replay) -> str:
    """One sentence about how it ended; empty while it goes on."""
    if replay.ending is None:
        return ""
    record = replay.record
    said = trust_speech(record, record.language, record.names).outcome(replay.ending.outcome)
    return said.replace("**", "")


def story(replay: Replay) -> TrustStory:
    """The game in figures, for the poster."""
    record = replay.record
    speech = trust_speech(record, record.language, record.names)
    moments, number = list[Moment](), 0
    searched, shots = Counter[str](), Counter[str]()
    home = dict[str, e.CameHome]()
    for event in _events(replay, 0, replay.rows[-1].number):
        match event:
            case e.RoundBegan():
                number = event.round
            case e.TokenLookedAt():
                searched[event.seat] += 1
            case e.Attacked():
                shots[event.seat] += 1
            case e.CameHome():
                home[event.seat] = event
            case _:
                pass
        if mark := MARKS.get(type(event)):
            moments.append(Moment(number, mark, speech.events([event])[0].replace("**", "")))
    deeds = tuple(
        TrustDeed(
            seat=seat,
            objective=home[seat].objective if seat in home else "",
            shown=home[seat].shown if seat in home else (),
            shots=shots[seat],
            searched=searched[seat],
        )
        for seat in replay.last.seats
    )
    return TrustStory(deeds, tuple(moments), _reason(replay))


def _events(replay: Replay, after: int, last: int) -> Iterator[engine.Event]:
    """What everybody was told in the rows after one and up to the other."""
    for row in replay.rows:
        if after < row.number <= last:
            yield from row.happened(replay.record.ruleset)
