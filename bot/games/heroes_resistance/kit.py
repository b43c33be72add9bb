"""The kit of Heroes' Resistance: everything that the bot needs to play this game."""

from __future__ import annotations

from bot.games.family.kit import family_kit
from bot.games.heroes_resistance.moves import HeroesMoves
from bot.games.heroes_resistance.slash import SLASH
from bot.games.heroes_resistance.speech import HeroesSpeech
from bot.games.heroes_resistance.tale import DEEDS, HeroesLookback
from engine.heroes_resistance import events as e
from renders.heroes_resistance import PAINTER

KIT = family_kit(
    "heroes-resistance",
    painter=PAINTER,
    speech=HeroesSpeech,
    moves=HeroesMoves,
    slash=SLASH,
    deeds=DEEDS,
    destroyed={e.EnemiesBlownUp: "count"},
    lookback=HeroesLookback,
    rescued=(e.BystanderRescued,),
)
