"""The kit of Zombies!!!: everything that the bot needs to play this game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.zombies.lobby import TownLobby
from bot.games.zombies.lookback import TownLookback
from bot.games.zombies.moves import TownMoves
from bot.games.zombies.presenter import TownPresenter
from bot.games.zombies.slash import ALIKE, SLASH
from bot.games.zombies.speech import town_speech
from bot.games.zombies.tale import DEEDS
from bot.kit.bot_kit import BotKit
from bot.kit.chapters import Chapters
from bot.kit.feats import Course, Feat
from engine.core.event import Event
from engine.zombies import events as e
from engine.zombies.view import View
from renders.zombies.painter import PAINTER


def struck(events: Sequence[Event], _: Mapping[str, str]) -> Mapping[str, Event]:
    """Map each player against whom a card was played to the last such event.

    Empty if a question about the card pings the player anyway.
    """
    asked = any(isinstance(one, e.TrophiesDoubted) for one in events)
    cards = [one for one in events if isinstance(one, e.CardPlayed) and one.target]
    return {} if asked else {one.target: one for one in cards}


def _goal_share(view: View, seat: str) -> tuple[int, int]:
    """Return the player's trophies, and how many trophies are needed to win."""
    player = next((one for one in view.players if one.seat == seat), None)
    return (min(player.trophies, view.trophies) if player else 0), view.trophies


def _without_bullets(course: Course) -> bool:
    """Whether a winner never spent a bullet."""
    spent = {one.seat for one in course.events(e.BulletsSpent)}
    return any(seat not in spent for seat in course.winners)


def _died(course: Course) -> set[str]:
    """Return the seats of players who died at least once."""
    return {one.seat for one in course.events(e.PlayerDied)}


PRESENTER = TownPresenter(PAINTER)
KIT = BotKit(
    ruleset="zombies",
    speech=town_speech,
    lobby=TownLobby(PAINTER),
    moves=TownMoves(PRESENTER),
    presenter=PRESENTER,
    chapters=Chapters(
        round=e.TurnBegan,
        end=e.TownWon,
        routine=(
            *(e.MovementRolled, e.ZombiesRolled, e.EventDeckReshuffled, e.CardsDrawn),
            *(e.WindowsWaived, e.TempoChosen),
        ),
        elsewhere=(e.TownWon,),
        turn_of="seat",
        struck=struck,
        killed={e.ZombieBeaten: "", e.ZombiesBurned: "squares"},
        deeds=DEEDS,
        wounded=(e.LifeLost,),
        fallen=(e.PlayerDied,),
        reached=(e.TownClosed,),
        rolled={e.CombatRolled: "die"},
    ),
    feats=(
        Feat("no-bullet", _without_bullets),
        Feat("short-life", lambda one: any(seat in one.winners for seat in _died(one))),
    ),
    lookback=TownLookback(town_speech, PAINTER),
    goal_share=_goal_share,
    help="help-town",
    slash=SLASH,
    alike=ALIKE,
)
