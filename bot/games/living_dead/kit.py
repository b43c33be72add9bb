"""The kit of Night of the Living Dead: everything that the bot needs to play this game."""

from __future__ import annotations

from bot.games.family.kit import family_kit
from bot.games.living_dead.moves import LivingMoves
from bot.games.living_dead.slash import SLASH
from bot.games.living_dead.speech import LivingSpeech
from bot.games.living_dead.tale import DEEDS
from bot.kit.feats import Feat
from engine.living_dead import events as e
from renders.living_dead import PAINTER

PLANKED, EARLY = 4, 3
"""How many barricades must be built for the feat `planked`, and before which round."""
KIT = family_kit(
    "living-dead",
    painter=PAINTER,
    speech=LivingSpeech,
    moves=LivingMoves,
    slash=SLASH,
    deeds=DEEDS,
    feats=(Feat("planked", lambda one: one.before(EARLY, e.BarricadeBuilt) >= PLANKED),),
)
