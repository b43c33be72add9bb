"""Registers the ruleset of Trust Me with the engine."""

from __future__ import annotations

from engine.core.kit import GameKit
from engine.trust_me.files import TrustReader
from engine.trust_me.rules import TrustMe
from engine.trust_me.scenario import TrustStage

GAME = GameKit(TrustMe(), TrustReader, TrustStage())
