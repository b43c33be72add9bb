"""The kit of Trust Me: everything that the bot needs to play this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.trust_me.errands import ERRANDS
from bot.games.trust_me.lobby import TrustLobby
from bot.games.trust_me.lookback import TrustLookback
from bot.games.trust_me.moves import TrustMoves
from bot.games.trust_me.presenter import TrustPresenter
from bot.games.trust_me.slash import ALIKE, SLASH
from bot.games.trust_me.speech import trust_speech
from bot.games.trust_me.tale import DEEDS
from bot.kit.bot_kit import BotKit
from bot.kit.chapters import Chapters
from bot.kit.feats import Feat
from engine.core.event import Event
from engine.trust_me import events as e
from engine.trust_me.view import View
from renders.trust_me.painter import PAINTER


def struck(events: Sequence[Event], _: Mapping[str, str]) -> Mapping[str, Event]:
    """Map each seat that a survivor attacked or killed to the event; a death replaces an attack."""
    attacks = [
        one
        for one in events
        if isinstance(one, e.Attacked)
        and one.seat != one.target
        and not one.target.startswith("alpha-")
    ]
    deaths = [one for one in events if isinstance(one, e.Died) and one.by]
    return {**{one.target: one for one in attacks}, **{one.seat: one for one in deaths}}


def _goal_share(view: View, seat: str) -> tuple[int, int]:
    """Return (1, 1) for a winner and (0, 1) for others, whose progress is a secret."""
    return int(seat in view.winners), 1


HELD = 2
"""How often barricades must withstand groups for the feat `held`."""
PRESENTER = TrustPresenter(PAINTER)
KIT = BotKit(
    ruleset="trust-me",
    speech=trust_speech,
    lobby=TrustLobby(PAINTER),
    moves=TrustMoves(PRESENTER),
    presenter=PRESENTER,
    chapters=Chapters(
        round=e.RoundBegan,
        end=e.GameEnded,
        elsewhere=(e.RoundBegan, e.GameEnded),
        laid=(e.TokenLaid,),
        routine=(e.ActivationBegan, e.DiceThrown, e.Recovered, e.TokenLaid, e.SceneryPlaced),
        struck=struck,
        line="trust-round-begins",
        killed={e.ZombiesKilled: "count"},
        deeds=DEEDS,
        wounded=(e.Harmed,),
        fallen=(e.Died,),
        reached=(e.CameHome, e.WentHome),
        rolled={e.DiceThrown: "faces"},
    ),
    feats=(
        Feat("silent", lambda one: one.won and not one.count(e.NoiseMade)),
        Feat("held", lambda one: one.count(e.BarricadeHeld) >= HELD),
    ),
    lookback=TrustLookback(trust_speech, PAINTER),
    goal_share=_goal_share,
    help="help-trust-me",
    slash=SLASH,
    alike=ALIKE,
    errands=ERRANDS,
)
