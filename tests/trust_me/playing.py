"""Random and advised games of Trust Me, and what must hold of every table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from msgspec.structs import replace

from engine.core.command import Command
from engine.core.table import Table
from engine.spaces.plane import Point, overlap
from engine.trust_me.box import box
from engine.trust_me.commands import Move
from engine.trust_me.rules import TrustMe
from engine.trust_me.state import Player, State
from engine.trust_me.view import View

TrustTable = Table[State, View]
Step = tuple[str, Command | str]


def opened(seed: str, players: int = 3, **options: str) -> TrustTable:
    seats = {name: list[str]() for name in ("ann", "bob", "cleo", "dan")[:players]}
    table: TrustTable = Table(TrustMe(), "city", seats, seed, options)
    table.set_up()
    return table


def loaded(text: str) -> TrustTable:
    return Table[State, View].restore(TrustMe(), text)


def random_step(table: TrustTable, chance: random.Random) -> Step:
    """Any legal answer or command; now and then a place that nobody suggested."""
    sorts: dict[tuple[str, str], list[Command | str]] = {}
    for question in table.questions:
        for seat in question.seats:
            sorts[seat, question.key] = list(question.options)
    for seat in table.seats if not table.questions else ():
        for command in table.commands(seat):
            sorts.setdefault((seat, type(command).__name__), []).append(command)
    seat, sort = chance.choice(sorted(sorts))
    step = chance.choice(sorts[seat, sort])
    return seat, _elsewhere(table, seat, step, chance)


def _elsewhere(
    table: TrustTable, seat: str, step: Command | str, chance: random.Random
) -> Command | str:
    if not isinstance(step, Move) or chance.random() < 0.5:
        return step
    to = Point(chance.randrange(601), chance.randrange(601))
    other = replace(step, to=to)
    allowed = table.consult(lambda state: table.rules.why_not(state, seat, other)) is None
    return other if allowed else step


def give(table: TrustTable, seat: str, step: Command | str) -> None:
    if isinstance(step, str):
        table.answer(seat, step)
    else:
        table.play(seat, step)


def random_game(
    seed: str, players: int = 3, most: int = 5000, **options: str
) -> Iterator[TrustTable]:
    chance = random.Random(seed)
    table = opened(seed, players, **options)
    yield table
    for _ in range(most):
        if table.outcome:
            return
        give(table, *random_step(table, chance))
        yield table
    raise AssertionError(f"game {seed!r} does not end")


# ---------------------------------------------------------------- what must hold


def broken_invariants(table: TrustTable) -> list[str]:
    """77 tokens, 36 cards, 21 figures; nobody off the board; no base on another."""
    found = table.consult(lambda state: [*_tokens(state), *_cards(state)])
    # In the middle of its first move a survivor may be asked for while it stands on the rim.
    return found if table.questions else [*found, *table.consult(_figures)]


def _tokens(state: State) -> Iterator[str]:
    everywhere = [*state.boxed, *state.pile, *state.discard]
    everywhere += [one.token for one in state.lying.values()]
    for player in state.players.values():
        everywhere += [*player.held.values(), *player.laid, *player.offered]
        everywhere += [player.found] if player.found else []
        actions = Counter(player.actions.values())
        if not set(actions) <= {"action", "fatigue"} or sum(actions.values()) > 3:
            yield f"Action tokens: {actions}"
        on_hands = [one for one in player.harm if one in ("left", "right")]
        if len(on_hands) > 1 or len(player.harm) + player.dressed > 4:
            yield f"harm: {player.harm}"
        if set(player.harm) & set(player.held):
            yield f"harm and tokens on one spot: {player.harm} {player.held}"
        cells = set(player.actions) - {"outfit"}
        if cells & set(player.held):
            yield f"tokens on one cell: {player.actions} {player.held}"
        if player.both and ("left" not in player.held or "right" in player.held):
            yield f"hands: {player.held}"
    seen = Counter(everywhere)
    found = {
        one for player in state.players.values() for one in (player.found, *_given(player)) if one
    }
    twice = [one for one, count in seen.items() if count > 1 and one not in found]
    missing = [one for one in box().kinds if one not in seen]
    if twice or missing:
        yield f"tokens twice {twice}, missing {missing}"
    if not set(state.empty) <= set(box().kinds) or len(set(state.empty)) < len(state.empty):
        yield f"empty: {state.empty}"


def _given(player: Player) -> Iterator[str]:
    """What it would give away, as long as that is not agreed on, is still on its sheet."""
    there = {*player.held.values(), *player.laid}
    yield from (one for one in player.offered if one in there)


def _cards(state: State) -> Iterator[str]:
    objectives = [one.objective for one in state.players.values() if one.objective]
    passports = [one.passport for one in state.players.values()]
    if len(set(objectives)) < len(objectives) or not set(objectives) <= set(box().cards):
        yield f"objectives: {objectives}"
    if len(set(passports)) < len(passports):
        yield f"passports: {passports}"
    if not set(state.deck) <= set(box().invasion) or len(set(state.deck)) < len(state.deck):
        yield f"deck: {state.deck}"


def _figures(state: State) -> list[str]:
    return [*_misplaced(state)]


def _misplaced(state: State) -> Iterator[str]:
    side, base = box().numbers.side, box().numbers.base
    neutrals = sum(one.neutrals for one in state.groups.values())
    if len(state.groups) > 5 or neutrals > 10 or any(a.neutrals < 0 for a in state.groups.values()):
        yield f"{len(state.groups)} alphas, {neutrals} neutrals"
    standing = {seat: one.at for seat, one in state.players.items() if one.place == "board"}
    if not state.round:
        return
    for seat, at in standing.items():
        outside = at.x in (-13, side + 13) or at.y in (-13, side + 13)
        if not outside and not all(base <= 2 * one <= 2 * side - base for one in (at.x, at.y)):
            yield f"{seat} stands off the board at {at}"
    bases = {**standing, **{name: one.at for name, one in state.groups.items()}}
    for (one, a), (other, b) in combinations(bases.items(), 2):
        if overlap(a, b, 2 * base):
            yield f"the bases of {one} and {other} overlap at {a} and {b}"
    for name, alpha in state.groups.items():
        if alpha.prey and alpha.prey not in standing:
            yield f"{name} pursues {alpha.prey}, who is not there"


def advised_step(table: TrustTable) -> Step:
    """What the autopilot does for the first who must do something."""
    question = table.question
    seat = question.seats[0] if question else table.acting[0]
    advice = table.rules.ranked(table.view(seat), seat, table.commands(seat), question)
    return seat, advice[0].step


def advised_game(seed: str, players: int = 3, most: int = 3000) -> Iterator[TrustTable]:
    table = opened(seed, players)
    yield table
    for _ in range(most):
        if table.outcome:
            return
        give(table, *advised_step(table))
        yield table
    raise AssertionError(f"game {seed!r} does not end")


# ---------------------------------------------------------------- who came home


@dataclass(frozen=True, slots=True)
class Fate:
    """How one player fared; `seat` counts from the one who began."""

    objective: str
    passport: str
    seat: int
    won: bool
    died: bool


def fates(table: TrustTable) -> list[Fate]:
    def of(state: State) -> list[Fate]:
        first, count = state.seats.index(state.first), len(state.seats)
        return [
            Fate(box().cards[one.objective], one.passport, (place - first) % count + 1,
                 seat in state.winners, one.place == "dead")
            for place, (seat, one) in enumerate(state.players.items())
        ]  # fmt: skip

    return table.consult(of)


def rounds(table: TrustTable) -> int:
    return table.consult(lambda state: state.round)
