"""Registers the ruleset of Zombies!!! with the engine."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.zombies.files import TownReader
from engine.zombies.rules import Zombies
from engine.zombies.scenario import TownStage

GAME = GameKit(Zombies(), TownReader, TownStage())
