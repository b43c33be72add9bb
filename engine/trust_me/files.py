"""Reads the data files of Trust Me into one checked `TrustContent`."""

from __future__ import annotations

from engine.reading.reader import Reader
from engine.trust_me.checks import (
    ACTIONS,
    INVASION,
    OBJECTIVES,
    PASSPORTS,
    RULES,
    SCENERY,
    SHEET,
    TOKENS,
    TrustParts,
    check_trust,
)
from engine.trust_me.entries import (
    ActionKind,
    Cell,
    InvasionCard,
    Numbers,
    Objective,
    Passport,
    SceneryKind,
    TokenKind,
    TrustContent,
)

EFFECTS = ("backpack", "shift", "far-sighted", "careful", "tireless", "steady")
"""Ids of the effects that passports may have; the code asks for each by this name."""
COMMANDS = (
    "move", "sneak", "run", "shoot", "throw", "fight", "aim", "search", "loot", "reorganise",
    "trade", "make-noise", "rest", "reload", "fire-flare", "heal", "smother", "wait", "drop",
    "switch-target", "detonate", "call-sniper", "bandage",
)  # fmt: skip
"""Ids of all actions; a test compares them with the types of commands."""


class TrustReader(Reader[TrustContent]):
    """Reads the files of Trust Me."""

    def content(self) -> TrustContent | None:
        """Return the checked content; None if a file has faults, which are then reported."""
        parts = self._parts()
        for path, entry, cure in check_trust(parts, EFFECTS, COMMANDS):
            self.report(path, entry, [cure])
        if parts.numbers is None or self.faults:
            return None
        pools = parts.pools()
        return TrustContent(
            ruleset=self.ruleset,
            tokens=parts.tokens,
            passports=parts.passports,
            objectives=parts.objectives,
            invasion=parts.invasion,
            scenery=parts.scenery,
            cells=parts.cells,
            actions=parts.actions,
            numbers=parts.numbers,
            pools=pools,
            kinds={one: kind for pool in pools.values() for one, kind in pool.items()},
            backs={one: name for name, pool in pools.items() for one in pool},
            cards=parts.cards(),
        )

    def _parts(self) -> TrustParts:
        return TrustParts(
            tokens=self.entries(TOKENS, self.read(TOKENS), "token", TokenKind),
            passports=self.entries(PASSPORTS, self.read(PASSPORTS), "passport", Passport),
            objectives=self.entries(OBJECTIVES, self.read(OBJECTIVES), "objective", Objective),
            invasion=self.entries(INVASION, self.read(INVASION), "card", InvasionCard),
            scenery=self.entries(SCENERY, self.read(SCENERY), "scenery", SceneryKind),
            cells=self.entries(SHEET, self.read(SHEET), "cell", Cell),
            actions=self.entries(ACTIONS, self.read(ACTIONS), "action", ActionKind),
            numbers=self.rules(self.read(RULES), Numbers),
            faulty=frozenset(self.faulty),
        )
