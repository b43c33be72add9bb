"""The data files of Night of the Living Dead."""

from __future__ import annotations

from engine.family.files import FamilyFiles, Listed
from engine.living_dead.entries import (
    LivingCard,
    LivingCharacter,
    LivingDeadKind,
    LivingEquipment,
    LivingRulebook,
    Scene,
)
from engine.living_dead.scenes import GOALS, RULES
from engine.reading.plain_tiles import plain_tiles

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
