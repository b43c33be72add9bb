"""The picture in the article on how to name a place: it shows where some typed words lead.

The words are read at a table in a fixed position, by the same code as at every table. So the
picture always agrees with the game. Gabriel stands in the middle; zombie group alpha 1 hunts him.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.trust_me import places as spots
from bot.games.trust_me.speech import trust_speech
from engine.trust_me.commands import Move
from engine.trust_me.destinations import Destination, effect
from engine.trust_me.known import known
from engine.trust_me.places import Words
from engine.trust_me.position import Position, table_at
from engine.trust_me.strides import Walk
from engine.trust_me.view import View
from renders.kit.look import Picture
from renders.trust_me.goals import Goal
from renders.trust_me.painter import TrustPainter

TOPIC = "trust-plane-places"
"""The article that the picture belongs to."""
WHO = "gabriel"
PEOPLE = {"madissone": "madissone-tyler", "virginie": "virginie", WHO: WHO}
DRAWN = Position(
    turn=WHO,
    figures="madissone=267,158 virginie=475,190 gabriel=330,276 alpha-1+3=336,392>gabriel",
    scenery="car-1=90,480 car-2=405,346@10 tent-1=120,330 tent-2=540,390 tent-3=268,158@11 "
    "barricade-1=150,560 barricade-2=212,318@4 barricade-3=372,226@1 wire-1=262,450@10",
    lying="shiv-1=427,258 shiv-2=300,338",
    passports=PEOPLE,
)
"""The fixed position in which the words are read."""
SAID = (
    Words("way", "275,425", 120),
    Words("way", "north-east", 80),
    Words("behind", "car-2"),
    Words("point", "385,270"),
    Words("beside", "1"),
    Words("gap", "virginie", 100),
    Words("in", "tent-3"),
    Words("way", "west", 75),
)
"""The places in the picture, in the order of their numbers."""


def drawn_examples(painter: TrustPainter, language: str) -> Picture:
    """Draw the picture with the names of the places in `language`."""
    view = table_at(DRAWN).view(WHO)
    return painter.examples(painter.look(view, language), WHO, [*_goals(view, language)])


def _goals(view: View, language: str) -> Iterator[Goal]:
    game, speech = known(view), trust_speech(None, language, {})
    ground = Walk(game, WHO)
    for number, words in enumerate(SAID, 1):
        found = ground.stride(words)
        done = effect(game, WHO, Move(to=found.to, gait=found.gait, climbs=found.climbs))
        yield spots.goal_of(speech, view, Destination(number, words, done, 0))
