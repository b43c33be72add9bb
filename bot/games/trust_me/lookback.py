"""Looks back on a game of Trust Me: the plane round after round, and the poster at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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


class TrustLookback(RoundByRound[TrustStory]):
    """Draws the plane round by round, and a poster that says who died and who came home."""

    round = e.RoundBegan
    marks = MARKS
    counted = COUNTED

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
