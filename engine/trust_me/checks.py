"""Checks the data files against one another: printed totals, unknown ids, tables in the wrong
order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.reading.base import Entry
from engine.reading.faults import Found, like, same_names
from engine.trust_me.entries import (
    ActionKind,
    Cell,
    InvasionCard,
    Numbers,
    Objective,
    Passport,
    SceneryKind,
    TokenKind,
)

TOKENS, PASSPORTS, OBJECTIVES = "tokens.toml", "passports.toml", "objectives.toml"
INVASION, SCENERY, SHEET, ACTIONS = "invasion.toml", "scenery.toml", "sheet.toml", "actions.toml"
RULES = "rules.toml"
POOLS = ("weapons", "objects", "search", "special")
POOL_SIZES = {"weapons": 10, "objects": 10, "special": 5}
"""How many tokens each of these pools has in the rulebook; all others belong to the search pool."""
CELLS = 9


@dataclass(frozen=True, slots=True)
class TrustParts:
    """The lists read from the data files, by id."""

    tokens: dict[str, TokenKind]
    passports: dict[str, Passport]
    objectives: dict[str, Objective]
    invasion: dict[str, InvasionCard]
    scenery: dict[str, SceneryKind]
    cells: dict[str, Cell]
    actions: dict[str, ActionKind]
    numbers: Numbers | None
    faulty: frozenset[str]
    """Ids of entries that exist but could not be read."""

    def pools(self) -> dict[str, dict[str, str]]:
        """Return the tokens of each pool with their kinds; copies are numbered on from pool to
        pool.
        """
        found: dict[str, dict[str, str]] = {pool: {} for pool in POOLS}
        for kind in self.tokens.values():
            number = 0
            for pool in POOLS:
                for _ in range(getattr(kind.copies, pool)):
                    number += 1
                    found[pool][f"{kind.id}-{number}"] = kind.id
        return found

    def cards(self) -> dict[str, str]:
        """Return the id of the objective of each objective card."""
        return {
            f"{one.id}-{number}": one.id
            for one in self.objectives.values()
            for number in range(1, one.copies + 1)
        }


def check_trust(
    parts: TrustParts, effects: Iterable[str], actions: Iterable[str]
) -> Iterator[Found]:
    """Yield the faults in the lists themselves and in what they say of one another.

    `effects` and `actions` are the ids that the code knows.
    """
    lists: tuple[tuple[str, Mapping[str, Entry]], ...] = (
        (TOKENS, parts.tokens),
        (PASSPORTS, parts.passports),
        (OBJECTIVES, parts.objectives),
        (INVASION, parts.invasion),
        (SCENERY, parts.scenery),
        (SHEET, parts.cells),
        (ACTIONS, parts.actions),
    )
    for file, entries in lists:
        yield from same_names(file, entries.values())
    for kind in parts.tokens.values():
        for cure in _token(kind):
            yield TOKENS, kind.id, cure
    for one in parts.objectives.values():
        for cure in _objective(one, parts):
            yield OBJECTIVES, one.id, cure
    known = list(effects)
    for passport in parts.passports.values():
        if passport.effect not in known:
            there = ", ".join(known)
            yield PASSPORTS, passport.id, f"effect is {passport.effect!r}; known are {there}"
    yield from _actions(parts, list(actions))
    if parts.numbers and not parts.faulty:
        yield from _rules(parts.numbers)
        yield from _on_the_rim(parts, parts.numbers)
        yield from _sums(parts, parts.numbers)


def _token(kind: TokenKind) -> Iterator[str]:
    weapon = kind.sort in ("melee", "ranged", "thrown")
    if weapon != kind.weapon:
        yield f"die is {kind.die!r}; a weapon has one, and nothing else"
    if kind.sort in ("melee", "ranged") and not kind.limit:
        yield "limit is 0; a weapon that is kept has one"
    if kind.sort == "object" and (kind.text is None or not kind.use):
        yield "an object says its use and its text"


def _objective(one: Objective, parts: TrustParts) -> Iterator[str]:
    there = [kind.id for kind in parts.tokens.values() if kind.sort == "resource"]
    for name in one.resources:
        if name not in {*there, *parts.faulty}:
            yield f"resources: there is no resource {name!r}{like(name, there)}"
    if not (one.resources or one.any or one.different or one.dead):
        yield "it asks for nothing; resources, any, different or dead is right"


def _actions(parts: TrustParts, known: list[str]) -> Iterator[Found]:
    for one in parts.actions:
        if one not in known:
            yield ACTIONS, one, f"no command does this{like(one, known)}"
    for one in known:
        if one not in {*parts.actions, *parts.faulty}:
            yield ACTIONS, "", f"{one!r} is missing; every command has its entry"


def _rules(numbers: Numbers) -> Iterator[Found]:
    """Yield tables whose limits do not rise, and names in `house` that no field of `Numbers`
    has.
    """
    for name in numbers.house:
        if name not in Numbers.model_fields:
            yield RULES, "house", f"{name!r} is no number{like(name, Numbers.model_fields)}"
    reached = [one.up_to for one in numbers.distances]
    if reached != sorted(set(reached)):
        yield RULES, "distances", f"up_to is {reached}; each is farther than the one before"
    rows = [one.from_ for one in numbers.wound_table]
    if rows != sorted(set(rows)):
        yield RULES, "wound_table", f"from is {rows}; each is higher than the one before"


def _on_the_rim(parts: TrustParts, numbers: Numbers) -> Iterator[Found]:
    for card in parts.invasion.values():
        on_it = (0, numbers.side)
        x, y = card.at.x, card.at.y
        if not ((x in on_it and y <= numbers.side) or (y in on_it and x <= numbers.side)):
            yield INVASION, card.id, f"({x}, {y}) is not on the rim; x or y is 0 or {numbers.side}"


def _sums(parts: TrustParts, numbers: Numbers) -> Iterator[Found]:
    """Yield the counts of tokens, cards and figures that differ from the printed totals."""
    pools, box = parts.pools(), numbers.box
    spawns = sum(one.sort == "spawn" for one in parts.invasion.values())
    objects = sum(map(len, pools.values()))
    cards = len(parts.passports) + len(parts.invasion) + len(parts.cards())
    tokens = box.objects + box.actions + box.wounds + box.infections
    reloadable = sum(
        getattr(kind.copies, pool)
        for kind in parts.tokens.values()
        if kind.sort == "ranged"
        for pool in POOLS
    )
    counted = (
        (TOKENS, "object tokens", objects, box.objects),
        (RULES, "tokens", tokens, box.tokens),
        (TOKENS, "guns that are loaded again", reloadable, box.empty),
        (RULES, "cards", cards, box.cards),
        (RULES, "figures", box.alphas + box.neutrals + box.survivors, box.figures),
        (PASSPORTS, "passports", len(parts.passports), box.survivors),
        (INVASION, "spawn cards", spawns, 8),
        (SHEET, "cells", len(parts.cells), CELLS),
        *((TOKENS, f"tokens of {pool}", len(pools[pool]), POOL_SIZES[pool]) for pool in POOL_SIZES),
    )
    for file, what, count, right in counted:
        if count != right:
            yield file, "", f"there are {count} {what}; {right} are right"
