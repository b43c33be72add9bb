"""Night of the Living Dead, as the registry knows it."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.living_dead.booklet import RULES
from engine.living_dead.position import LivingStage

GAME = GameKit(RULES, RULES.read, LivingStage(RULES))
