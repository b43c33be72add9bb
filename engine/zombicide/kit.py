"""Zombicide, season 1, as the registry knows it."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.entries.zombicide_files import ZombicideReader
from engine.family.scenario import FamilyStage
from engine.zombicide.booklet import RULES

GAME = GameKit(RULES, ZombicideReader, FamilyStage(RULES))
