"""Zombicide, season 1, as the registry knows it."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.family.scenario import FamilyStage
from engine.zombicide.booklet import RULES

GAME = GameKit(RULES, RULES.read, FamilyStage(RULES))
