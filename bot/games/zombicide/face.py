"""Zombicide as the bot meets it."""

from __future__ import annotations

from bot.games.face import Face
from bot.games.zombicide.cogs.asking import Explanations
from bot.games.zombicide.cogs.missions import Missions
from bot.games.zombicide.cogs.survivors import Survivors, survivor_made
from bot.games.zombicide.course import ZombicideCourse
from bot.games.zombicide.forms import SURVIVOR_FORM
from bot.games.zombicide.lobby import ZombicideLobby
from bot.games.zombicide.moves import ZombicideMoves
from bot.games.zombicide.reel import ZombicideReel
from bot.games.zombicide.sights import ZombicideSights
from bot.games.zombicide.slash import ALIKE, SLASH
from bot.games.zombicide.voice import voice_of

FACE = Face(
    ruleset="zombicide",
    voice=voice_of,
    lobby=ZombicideLobby(),
    moves=ZombicideMoves(),
    sights=ZombicideSights(),
    course=ZombicideCourse(),
    reel=ZombicideReel(),
    help="help-zombicide",
    slash=SLASH,
    alike=ALIKE,
    cogs=(Missions, Survivors, Explanations),
    forms={SURVIVOR_FORM: survivor_made},
)
