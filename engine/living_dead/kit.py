"""Registers Night of the Living Dead with the engine."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.living_dead.booklet import RULES
from engine.living_dead.position import LivingStage

GAME = GameKit(RULES, RULES.read, LivingStage(RULES))
