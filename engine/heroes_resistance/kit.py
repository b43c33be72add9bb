"""Registers Heroes' Resistance with the engine."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.heroes_resistance.booklet import RULES
from engine.heroes_resistance.position import HeroesStage

GAME = GameKit(RULES, RULES.read, HeroesStage(RULES))
