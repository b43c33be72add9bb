"""Play without knowing the game: any legal step, the autopilot's step, tables in the middle."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine.core.command import Command
from engine.core.table import Told
from tests.conformance.benches import Bench
from tests.playing import AnyTable, autopilot_step

Step = tuple[str, Command | str]


def random_step(table: AnyTable, chance: random.Random) -> Step:
    """A legal answer or command of anybody, every sort of it as likely as any other."""
    sorts: dict[tuple[str, str], list[Command | str]] = {}
    for question in table.questions:
        for seat in question.seats:
            sorts[seat, question.key] = list(question.options)
    for seat in table.seats:
        for command in table.commands(seat):
            sorts.setdefault((seat, type(command).__name__), []).append(command)
    seat, sort = chance.choice(sorted(sorts))
    return seat, chance.choice(sorts[seat, sort])


def give(table: AnyTable, seat: str, step: Command | str) -> Told:
    return table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)


def random_game(bench: Bench, mission: str, seed: str) -> Iterator[AnyTable]:
    """The table after every step: so many by chance, then by the autopilot to the end."""
    chance = random.Random(seed)
    table = bench.opened(mission, seed)
    yield table
    steps = 0
    while not table.outcome:
        steps += 1
        at_random = steps <= bench.steps
        give(table, *(random_step(table, chance) if at_random else autopilot_step(table)))
        yield table


def advised_game(bench: Bench, mission: str, seed: str) -> Iterator[AnyTable]:
    """The table after every step of a game that the autopilot plays for everybody."""
    table = bench.opened(mission, seed)
    yield table
    while not table.outcome:
        give(table, *autopilot_step(table))
        yield table


def somewhere(bench: Bench, mission: str, seed: str) -> tuple[AnyTable, random.Random]:
    """A table somewhere in a random game, with the chance to go on by."""
    chance = random.Random(seed)
    table = bench.opened(mission, seed)
    for _ in range(chance.randint(0, bench.depth)):
        if table.outcome:
            break
        give(table, *random_step(table, chance))
    return table, chance


def state_of(table: AnyTable) -> bytes:
    """The state as it is stored."""
    return table.consult(table.rules.state.dump_json)
