"""Zombicide, season 1, as the registry knows it."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.entries.zombicide_files import ZombicideReader
from engine.zombicide.booklet import RULES
from engine.zombicide.position import ZombicideStage

GAME = GameKit(RULES, ZombicideReader, ZombicideStage(RULES))
