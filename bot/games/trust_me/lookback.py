"""Looks back on a game of Trust Me: the plane round after round, and the poster at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import engine
from bot.kit.lookback import RoundByRound
from bot.kit.replay import Replay
from engine.trust_me import events as e
from renders.kit.poster import Moment
from renders.trust_me.poster import TrustDeed, TrustStory

MARKS: Mapping[type[engine.Event], str] = {
    e.Died: "fallen",
    e.CameHome: "home",
    e.WentHome: "home",
    e.HuntAnnounced: "hunt",
}
COUNTED: Mapping[type[engine.Event], str] = {
    e.Attacked: "trust-film-attacked",
    e.NoiseMade: "trust-film-noises",
    e.TokenLookedAt: "trust-film-searched",
    e.Died: "trust-film-died",
}
FATAL: Mapping[str, str] = {"infection": "tale-cause-infection", "burn": "tale-cause-burn"}
"""Reasons of dice that can kill, each with the key of the sentence that says so."""


class TrustLookback(RoundByRound[TrustStory]):
    """Draws the plane round by round, and a poster that says who died and who came home."""

    round = e.RoundBegan
    marks = MARKS
    counted = COUNTED

    def meaning(self, replay: Replay) -> Callable[[engine.Event], str]:
        """Return a function that says what somebody who comes home was asked for, and what killed
        somebody whom no player killed.
        """
        speech, causes = self._speech(replay), dict[str, str]()

        def meaning(event: engine.Event) -> str:
            if isinstance(event, e.CameHome):
                asked = speech.forms("objective", event.objective)
                return speech.say("tale-objective", text=asked["text"])
            if isinstance(event, e.Died):
                return "" if event.by else causes.get(event.seat, "")
            if isinstance(event, e.DiceThrown) and event.why in FATAL:
                causes[event.seat] = speech.say(FATAL[event.why])
            elif isinstance(event, e.GroupAttacked):
                causes[event.seat] = speech.say("tale-cause-group", **speech.values(event))
            elif isinstance(event, e.Attacked):
                causes[event.target] = "" if event.seat else speech.say("tale-cause-sniper")
            return ""

        return meaning

    def tell_story(
        self,
        replay: Replay,
        events: Sequence[engine.Event],
        moments: Sequence[Moment],
        reason: str,
    ) -> TrustStory:
        home = {one.seat: one for one in events if isinstance(one, e.CameHome)}
        deeds = [
            TrustDeed(one, home[one].objective, home[one].shown) if one in home else TrustDeed(one)
            for one in replay.last.seats
        ]
        return TrustStory(deeds, moments, reason)
