"""What the data files of Night of the Living Dead say."""

from __future__ import annotations

from engine.family.files import FamilyFiles, Listed
from engine.family.parameters import AtLevel, NoParameters
from engine.living_dead import parameters as p
from engine.living_dead.entries import (
    LivingCard,
    LivingCharacter,
    LivingDeadKind,
    LivingEquipment,
    LivingRulebook,
    Scene,
)
from engine.reading.plain_tiles import plain_tiles

RULES = {
    "start-area": p.StartArea,
    "start-areas": p.StartAreas,
    "mode": p.BeginIn,
    "begin-with": p.BeginWith,
    "aboard": p.Aboard,
    "lying-card": p.LyingCard,
    "trust": p.Trust,
    "caches": p.Caches,
    "body": p.Body,
    "building": p.Building,
    "defend": p.House,
    "no-shooting": p.NoShooting,
    "fixed-spawn": p.FixedSpawn,
    "houses-full": NoParameters,
    "travel": p.Travel,
}
GOALS = {
    "take-objectives": NoParameters,
    "barricaded": p.House,
    "deck-exhausted": NoParameters,
    "siege-broken": NoParameters,
    "refuel": p.Refuel,
    "level-for-all": AtLevel,
    "relative-for-all": NoParameters,
    "relative-at-rest": p.AtZone,
    "search-everywhere": NoParameters,
    "burned-out": p.AtZone,
    "arrive": NoParameters,
    "last-tile-clear": NoParameters,
    "drive": p.Driven,
}
FILES = FamilyFiles(
    equipment=Listed("equipment.toml", "equipment", LivingEquipment),
    characters=Listed("survivors.toml", "survivor", LivingCharacter),
    zombies=Listed("zombies.toml", "zombie", LivingDeadKind),
    spawn_cards=Listed("spawn-cards.toml", "cards", LivingCard, ("totals",)),
    cards={"spawn": "figures", "opening": "activates"},
    mission_rules=RULES,
    goals=GOALS,
    rules=LivingRulebook,
    mission=Scene,
    atlas=plain_tiles,
)
