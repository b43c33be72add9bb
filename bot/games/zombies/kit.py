"""Zombies!!! as the bot meets it."""

from __future__ import annotations

from bot.games.kit import BotKit, Chapters
from bot.games.zombies.lobby import TownLobby
from bot.games.zombies.lookback import TownLookback
from bot.games.zombies.moves import TownMoves
from bot.games.zombies.presenter import TownPresenter
from bot.games.zombies.slash import ALIKE, SLASH
from bot.games.zombies.speech import town_speech
from engine.zombies import events as e
from renders import TOWN

PRESENTER = TownPresenter(TOWN)
KIT = BotKit(
    ruleset="zombies",
    speech=town_speech,
    lobby=TownLobby(),
    moves=TownMoves(PRESENTER),
    presenter=PRESENTER,
    chapters=Chapters(round=e.TurnBegan, end=e.TownWon, elsewhere=(e.TownWon,), turn_of="seat"),
    lookback=TownLookback(),
    help="help-town",
    slash=SLASH,
    alike=ALIKE,
)
