"""Zombies!!! as the bot meets it."""

from __future__ import annotations

from bot.games.kit import BotKit
from bot.games.zombies.course import TownCourse
from bot.games.zombies.lobby import TownLobby
from bot.games.zombies.moves import TownMoves
from bot.games.zombies.reel import TownReel
from bot.games.zombies.sights import TownSights
from bot.games.zombies.slash import ALIKE, SLASH
from bot.games.zombies.speech import town_speech

KIT = BotKit(
    ruleset="zombies",
    speech=town_speech,
    lobby=TownLobby(),
    moves=TownMoves(),
    sights=TownSights(),
    course=TownCourse(),
    reel=TownReel(),
    help="help-town",
    slash=SLASH,
    alike=ALIKE,
)
