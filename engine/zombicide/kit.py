"""Registers Zombicide, season 1, with the engine."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.zombicide.booklet import RULES
from engine.zombicide.position import ZombicideStage

GAME = GameKit(RULES, RULES.read, ZombicideStage(RULES))
