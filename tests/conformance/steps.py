"""Play without knowing the game: any legal step, the autopilot's step, tables in the middle."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine.core.command import Command
from engine.core.refusal import DamagedGame, Refusal
from engine.core.table import Told
from tests.conformance.benches import Bench
from tests.conformance.late import late_table
from tests.conformance.places import another_answer, free_fields, with_other_places
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
    step = chance.choice(sorts[seat, sort])
    other = _elsewhere(table, seat, step, sorts[seat, sort], chance)
    return seat, other or step


def give(table: AnyTable, seat: str, step: Command | str) -> Told:
    return table.answer(seat, step) if isinstance(step, str) else table.play(seat, step)


# ---------------------------------------------------------------- places nobody listed


def _elsewhere(
    table: AnyTable,
    seat: str,
    step: Command | str,
    listed: Sequence[Command | str],
    chance: random.Random,
) -> Command | str | None:
    """Where any place may be said, often one that nobody listed, if it is let through."""
    if isinstance(step, Command):
        if not free_fields(type(step)) or chance.random() < 0.5:
            return None
        other = with_other_places(step, listed, chance)
        return other if why_not(table, seat, other) is None else None
    question = next(one for one in table.questions if seat in one.seats)
    place = another_answer(question, chance)
    return place if place and question.why_not(place) is None else None


def why_not(table: AnyTable, seat: str, command: Command) -> Refusal | None:
    """The rules' answer, whether something is asked at the moment or not."""
    if table.questions:
        return table.consult(
            lambda state: table.rules.why_not_interject(state, seat, command, table.questions)
        )
    return table.consult(lambda state: table.rules.why_not(state, seat, command))


# ---------------------------------------------------------------- games


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


def late_game(bench: Bench, mission: str, seed: str, by_chance: int) -> Iterator[AnyTable]:
    """The table after every step from a late moment: so many by chance, then by the autopilot."""
    table, chance = late_table(bench, mission, seed), random.Random(seed)
    yield table
    steps = 0
    while not table.outcome:
        steps += 1
        at_random = steps <= by_chance
        give(table, *(random_step(table, chance) if at_random else autopilot_step(table)))
        yield table


def differs_when_read(bench: Bench, table: AnyTable) -> str | None:
    """What is otherwise in the table that is read from this one's text; DamagedGame is one answer.

    Writing is compared with writing, and what is asked of whom with what is asked now.
    """
    text = table.to_json()
    try:
        again = bench.loaded(text)
    except DamagedGame as damage:
        return f"it cannot be read: {damage}"
    if again.given_back:
        return f"{again.given_back!r} is given back"
    for what in ("questions", "acting", "outcome", "moment", "seats", "options"):
        if getattr(again, what) != getattr(table, what):
            return f"{what}: {getattr(again, what)!r}, not {getattr(table, what)!r}"
    return None if again.to_json() == text else "it is written otherwise"


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
    return table.consult(table.rules.state.write)
