"""Looks back on a game: makes the lines and frames of its film, and the data of its poster."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import engine
from bot.base.drawing import Picture, shown
from bot.games.family.names import Speaking
from bot.games.family.speech import FamilySpeech
from bot.games.family.tale import meaning_of
from bot.kit.lookback import Lookback, Slide, slides, stopped_in
from bot.kit.replay import Replay, Still
from bot.kit.speech import Speech
from engine.family import events as e
from engine.family.view import GroupView, View
from renders.family.look import FamilyLook
from renders.family.painter import FamilyPainter
from renders.family.poster import Deeds, Story
from renders.kit.alt import LIMIT
from renders.kit.film import Frame, Told
from renders.kit.poster import Moment

CAPTION = 110
"""The most characters of the line under a picture of the film."""
SIDES = 6
HIGH = ("orange", "red")
"""Danger levels that are worth remembering when a survivor reaches them."""
WEIGHTY = (
    e.SurvivorEliminated,
    e.SurvivorEscaped,
    e.CarEscaped,
    e.ObjectiveTaken,
    e.SurvivorWounded,
    e.DoorOpened,
)
"""Events that the line under a picture tells while there is room, the most important first."""


class FamilyLookback(Lookback):
    """Draws a film with the moves of each round, and a poster for the end."""

    def __init__(self, speak: Speaking, painter: FamilyPainter) -> None:
        self._speak, self._painter = speak, painter

    def film(self, replay: Replay, drawn: Callable[[int, int], None]) -> Picture:
        record, speech = replay.record, self._speech(replay)
        ending = story(replay, speech) if replay.ending else None
        film = self._painter.film(self._look(replay), Told(frames(replay, speech), ending, drawn))
        return f"game-{record.id}.webp", film, self._film_in_words(replay, speech)

    def slides(self, replay: Replay, limit: int, drawn: Callable[[int, int], None]) -> list[Slide]:
        speech = self._speech(replay)
        told = Told(frames(replay, speech), story(replay, speech), drawn)
        return slides(self._painter, told, replay, limit)

    def poster(self, replay: Replay) -> Picture:
        return shown(self._painter.poster(self._look(replay), story(replay, self._speech(replay))))

    def turns(self, event: engine.Event, speech: Speech) -> bool:
        """Whether the event is a turning point: worth remembering, but not a mere wound."""
        return isinstance(speech, FamilySpeech) and _mark(event, speech) not in (None, "wound")

    def meaning(self, replay: Replay) -> Callable[[engine.Event], str]:
        return meaning_of(replay, self._speech(replay))

    def turning_points(self, replay: Replay) -> Sequence[Moment]:
        """Return everything worth remembering except wounds."""
        told = story(replay, self._speech(replay))
        return [one for one in told.moments if one.mark != "wound"]

    def _look(self, replay: Replay) -> FamilyLook:
        record = replay.record
        return self._painter.look(replay.last, record.language, record.names, record.theme)

    def _speech(self, replay: Replay) -> FamilySpeech:
        """Return speech in the table's language that calls players by their names."""
        return self._speak(replay.record, replay.record.language, replay.record.names)

    def _film_in_words(self, replay: Replay, speech: FamilySpeech) -> str:
        """Return the film's alt text: its number of rounds, and how the table stands at the end.

        If both are too long for an alt text, the number of rounds is left out.
        """
        about, look = speech.say("film-in-words", rounds=replay.last.round), self._look(replay)
        if replay.ending:
            end = self._painter.poster(look, story(replay, speech)).alt
        else:
            end = self._painter.words(look)
        return f"{about} {end}" if len(about) + len(end) < LIMIT else end


# ---------------------------------------------------------------- the film


def frames(replay: Replay, speech: FamilySpeech) -> list[Frame[View]]:
    """Return a frame for every still of the replay.

    Each has the events since the still before it, and a line about them.
    """
    after, found = 0, list[Frame[View]]()
    for still in replay.stills:
        events = _events(replay, after, still.row)
        head = _reason(replay, speech) if still.view.outcome else _head(replay, still, speech)
        caption = _caption(head, events, speech)
        found.append(Frame(still.view, caption, events, replay.names_at(still)))
        after = still.row
    return found


def _events(replay: Replay, after: int, last: int) -> list[engine.Event]:
    """Return the public events of the rows with a number above `after`, up to and with `last`."""
    rows = [row for row in replay.rows if after < row.number <= last]
    return [event for row in rows for event in row.happened(replay.record.ruleset)]


def _head(replay: Replay, still: Still, speech: FamilySpeech) -> str:
    """Name the round, and the part of it that has just been played."""
    number = still.view.round
    if number == 0:
        return speech.say("film-setup")
    if still.opens:
        return speech.say("film-begins" if number == 1 else "film-zombies", round=number)
    last = still is replay.stills[-1]
    return speech.say("film-now" if last else "film-survivors", round=number)


def _caption(head: str, events: Sequence[engine.Event], speech: FamilySpeech) -> str:
    """Return the line under a picture: `head`, and each important sentence that still fits."""
    line = head
    for part in _weighty(events, speech):
        if len(line) + len(part) < CAPTION:
            line = f"{line} {part}"
    return line


def _weighty(events: Sequence[engine.Event], speech: FamilySpeech) -> Iterator[str]:
    for kind in WEIGHTY:
        yield from (_sentence(one, speech) for one in events if isinstance(one, kind))
    killed = sum(one.count for one in events if isinstance(one, e.ZombieKilled))
    came = sum(one.count for one in events if isinstance(one, e.ZombiesSpawned))
    if killed:
        yield speech.say("film-killed", count=killed)
    if came:
        yield speech.say("film-came", count=came)


def _sentence(event: engine.Event, speech: FamilySpeech) -> str:
    """Return the sentence about an event without marks for bold, which pictures cannot show."""
    return " ".join(speech.events([event])).replace("**", "")


# ---------------------------------------------------------------- the poster


def story(replay: Replay, speech: FamilySpeech) -> Story:
    """Return the words and numbers of the poster."""
    tally = _Tally(speech)
    for event in _events(replay, 0, replay.rows[-1].number):
        tally.count(event)
    ends = [still for still in replay.stills if still.opens and still.view.round > 1]
    crowds = [_crowd(still.view.groups) for still in (*ends, replay.stills[-1])]
    reason = _reason(replay, speech) or _reached(replay, speech)
    return Story(tally.deeds(), crowds, tally.moments, reason)


def _crowd(groups: Sequence[GroupView]) -> int:
    return sum(group.count for group in groups)


def _reason(replay: Replay, speech: FamilySpeech) -> str:
    """Tell in one sentence how the game ended; empty if it has not ended."""
    return speech.outcome(replay.ending.outcome) if replay.ending else ""


def _reached(replay: Replay, speech: FamilySpeech) -> str:
    """Tell when the game was stopped, and how many of its goals were reached."""
    view: View = replay.last
    told, done = stopped_in(replay), sum(one.reached for one in view.goals)
    if not view.goals:
        return told
    return f"{told} {speech.say('stopped-goals', reached=done, goals=len(view.goals))}"


@dataclass(slots=True)
class _Tally:
    """Counts what every survivor did."""

    speech: FamilySpeech
    kills: dict[str, Counter[str]] = field(default_factory=dict[str, Counter[str]])
    dice: Counter[str] = field(default_factory=Counter[str])
    hits: Counter[str] = field(default_factory=Counter[str])
    lucky_faces: Counter[str] = field(default_factory=Counter[str])
    """For each survivor, the faces that hit, summed over all dice thrown.

    Divided by six, this is the number of hits to expect on average.
    """
    moments: list[Moment] = field(default_factory=list[Moment])
    round: int = 0

    def count(self, event: engine.Event) -> None:
        if isinstance(event, e.RoundBegan):
            self.round = event.round
        elif isinstance(event, e.ZombieKilled):
            self.kills.setdefault(event.survivor, Counter())[event.kind] += event.count
        elif isinstance(event, e.DiceRolled | e.DiceRerolled):
            self._roll(event.survivor, event.faces, event.needed)
        elif mark := _mark(event, self.speech):
            line = self.speech.moment(event).replace("**", "")
            self.moments.append(Moment(self.round, mark, line))

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


def _mark(event: engine.Event, speech: FamilySpeech) -> str | None:
    """Return the sign on the poster for an event worth remembering; None for any other event."""
    if isinstance(event, e.LevelReached):
        return "level" if event.level in HIGH else None
    return speech.memorable.get(type(event))
