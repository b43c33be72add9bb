"""Looks back on a game of Zombies!!!: the town as it grew, and the poster at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import engine
from bot.kit.lookback import RoundByRound
from bot.kit.replay import Replay
from engine.zombies import events as e
from engine.zombies.box import box
from renders.kit.poster import Moment
from renders.zombies.poster import TownDeed, TownStory

MARKS: Mapping[type[engine.Event], str] = {e.PlayerDied: "fallen", e.TownClosed: "tile"}
COUNTED: Mapping[type[engine.Event], str] = {
    e.TileLaid: "town-film-tiles",
    e.ZombieBeaten: "town-film-beaten",
    e.PlayerDied: "town-film-died",
}


class TownLookback(RoundByRound[TownStory]):
    """Draws the town round by round, and a poster that says who did what, and who fell."""

    round = e.TurnBegan
    marks = MARKS
    counted = COUNTED

    def meaning(self, replay: Replay) -> Callable[[engine.Event], str]:
        """Return a function that says what the helipad is for when its tile is laid."""
        speech, tiles = self._speech(replay), box().tiles

        def meaning(event: engine.Event) -> str:
            laid = isinstance(event, e.TileLaid) and tiles[event.kind].role == "end"
            return speech.say("tale-helipad") if laid else ""

        return meaning

    def tell_story(
        self,
        replay: Replay,
        events: Sequence[engine.Event],
        moments: Sequence[Moment],
        reason: str,
    ) -> TownStory:
        did = {seat: Counter[type[engine.Event]]() for seat in replay.last.seats}
        burned = Counter[str]()
        for event in events:
            if isinstance(event, e.ZombiesBurned):
                burned[event.seat] += len(event.squares)
            elif isinstance(event, DEEDS):
                did[event.seat][type(event)] += 1
        deeds = tuple(
            TownDeed(
                seat=seat,
                kills=counts[e.ZombieBeaten] + burned[seat],
                deaths=counts[e.PlayerDied],
                rolls=counts[e.CombatRolled],
                wins=counts[e.ZombieBeaten],
                cards=counts[e.CardPlayed],
                tiles=counts[e.TileLaid],
            )
            for seat, counts in did.items()
        )
        return TownStory(deeds, moments, reason)


DEEDS = (e.ZombieBeaten, e.PlayerDied, e.CombatRolled, e.CardPlayed, e.TileLaid)
"""Events that the poster counts for each player."""
