"""Looks ahead: tries a few steps on forks of a table and counts what happens after each.

A future is a fork (`Table.fork`) on which a step is made and the autopilot then plays for everybody
to the end of the round. The worth of a future is a sum of named parts (`Ruleset.gauge`), each with
its weight in points. The first count tries all steps in few futures and keeps the best of them. The
second count tries these in many new futures, chooses the best, and gives the numbers that players
read. It needs new futures, because the step that won the first count was also the luckiest.

Every step is tried in the same futures: the n-th fork has the same dice and the same hidden order
for each of them. After a few futures the steps that did worst are dropped. The engine knows no
clock, so the caller says how long to go on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.table import Table

AnyTable = Table[Any, Any]
Gauge = Mapping[str, float]
"""How many units of each part a position has, or how many more than before the step."""
Row = Sequence[Gauge]
"""The gauges of one future: how much each part changed by each step, in the order of the steps."""
HasTime = Callable[[float], bool]
"""A function that returns whether less than the given share (0 to 1) of the time for a look is used
up.
"""

FEW, MANY = 12, 60
"""The number of futures in which each step is tried: FEW in the first count, MANY in the second."""
EARLY = 3
"""The number of futures after which the worse half of the steps is dropped."""
CHOOSING = 0.4
"""The share of the time, 0 to 1, after which the first count ends even if futures are missing."""
LEAST = 30
"""The fewest futures from which a number is told to players."""
BEST, OTHERS = 4, 3
"""BEST: how many of the best-ranked steps are tried. OTHERS: how many steps of other
command types.
"""
FINAL = 3
"""The number of steps in the second count."""
CONTRAST = 0.1
"""The smallest difference between two shares of tries, 0 to 1, that is told to players."""
LONGEST = 400
"""The number of the autopilot's steps after which a future ends, even in the middle of a round."""


def always(share: float) -> bool:
    """Return True: the look takes all the time it needs."""
    return True


@dataclass(frozen=True, slots=True)
class Number:
    """The number of tries in which something happened after the chosen step, and after the other
    step.

    It happened in a try if there was more of `part` at the end of the round than before the step.
    """

    part: str
    """The part that is counted; one of `Ruleset.counted`."""
    chosen: int
    other: int


@dataclass(frozen=True, slots=True)
class Look:
    """The step chosen by looking ahead, compared with one other step."""

    step: Command
    tries: int
    """The number of futures in which each of the two steps was tried."""
    against: Command
    """The other step: the end of the turn, or the second best step."""
    gain: Number | None = None
    """The most important advantage of the chosen step; None if no number shows it."""
    price: Number | None = None
    """The most important disadvantage of the chosen step; None if no number shows it."""


def look(
    table: AnyTable,
    seat: str,
    has_time: HasTime = always,
    *,
    few: int = FEW,
    many: int = MANY,
) -> Look | None:
    """Return the best of a few steps of `seat`, with the numbers for and against it.

    `few` and `many` are numbers of futures; `has_time` is asked before each. None if nothing can be
    compared: a question is open, it is not the seat's turn, the game has no weights, there are
    fewer than two steps, or the time did not last for one future of each step.
    """
    if table.questions or seat not in table.acting or not table.rules.weights:
        return None
    steps = candidates(table, seat)
    if len(steps) < 2:
        return None
    trying = _Trying(table, seat, has_time)
    final, first = _chosen(trying, steps, few)
    if not first:
        return None
    again = trying.rows(final, range(few, few + many), 1.0)
    return _judged(table, final, again or first)


def _chosen(
    trying: _Trying, steps: Sequence[Command], few: int
) -> tuple[Sequence[Command], list[Row]]:
    """Try all steps in the first count; return the steps for the second count, and their rows so
    far.
    """
    early = min(EARLY, few)
    rows = trying.rows(steps, range(early), CHOOSING)
    if not rows:
        return (), []
    better = _finalists(trying.table, steps, rows, max(FINAL, (len(steps) + 1) // 2))
    rows = _only(better, steps, rows) + trying.rows(better, range(early, few), CHOOSING)
    final = _finalists(trying.table, better, rows, FINAL)
    return final, _only(final, better, rows)


def _only(wanted: Sequence[Command], steps: Sequence[Command], rows: Sequence[Row]) -> list[Row]:
    """Return the rows with only the results of the steps `wanted`, in their order."""
    places = [steps.index(one) for one in wanted]
    return [[row[place] for place in places] for row in rows]


def candidates(table: AnyTable, seat: str) -> list[Command]:
    """Return the steps to try.

    These are the best-ranked steps, the best one of each of some other command types, and the end
    of the turn.
    """
    ranked = [one.step for one in _ranked(table, seat) if isinstance(one.step, Command)]
    minor = table.rules.minor
    ranked = [*ranked[:1], *(one for one in ranked[1:] if not isinstance(one, minor))]
    found = ranked[:BEST]
    sorts = {type(one) for one in found}
    for one in ranked[BEST:]:
        if type(one) not in sorts and len(found) < BEST + OTHERS:
            sorts.add(type(one))
            found.append(one)
    ends = next((one for one in ranked if _ends(table, one) and _alike(one, ranked[0])), None)
    return found if ends is None or ends in found else [*found, ends]


def _ranked(table: AnyTable, seat: str) -> Sequence[Advice]:
    asked = [one for one in table.questions if seat in one.seats]
    commands = table.commands(seat)
    if not asked and not commands:
        return ()
    return table.rules.ranked(table.view(seat), seat, commands, asked[0] if asked else None)


def _ends(table: AnyTable, step: Command) -> bool:
    return isinstance(step, table.rules.resting)


def _alike(one: Command, other: Command) -> bool:
    """Return whether both steps are taken by the same survivor."""
    return getattr(one, "survivor", "") == getattr(other, "survivor", "")


# ------------------------------------------------------------ futures


@dataclass(frozen=True, slots=True)
class _Trying:
    """Tries steps of one seat at one table until the time is used up."""

    table: AnyTable
    seat: str
    has_time: HasTime

    def rows(self, steps: Sequence[Command], numbers: Iterable[int], share: float) -> list[Row]:
        """Return one row for each future in `numbers`, fewer if `share` of the time is used up
        before.
        """
        rows: list[Row] = []
        for number in numbers:
            if not self.has_time(share):
                break
            seed = f"{self.table.moment} {number}"
            rows.append([_future(self.table, self.seat, step, seed) for step in steps])
        return rows


def _future(table: AnyTable, seat: str, step: Command, seed: str) -> Gauge:
    """Return how much of each part the step gained or lost by the end of the round."""
    fork = table.fork(f"look {seed}", seat)
    before, ends = _gauge(fork, seat, step), table.view(seat).round + 1
    fork.play(seat, step)
    for _ in range(LONGEST):
        if fork.outcome or (not fork.questions and fork.view(seat).round >= ends):
            break
        _take_next_step(fork)
    after = _gauge(fork, seat, step)
    return {part: after[part] - before[part] for part in after}


def _gauge(table: AnyTable, seat: str, step: Command) -> Gauge:
    outcome = table.outcome
    return table.consult(lambda state: table.rules.gauge(state, seat, step, outcome))


def _take_next_step(table: AnyTable) -> None:
    """Let the autopilot take one step for the first seat that must act."""
    for seat in table.questions[0].seats[:1] if table.questions else table.acting:
        advice = _ranked(table, seat)
        if advice:
            step = advice[0].step
            if isinstance(step, str):
                table.answer(seat, step)
            else:
                table.play(seat, step)
            return


# ------------------------------------------------------------ judging


def _worths(table: AnyTable, rows: Sequence[Row], place: int) -> list[float]:
    """Return how many points the step at `place` is worth in each future."""
    weights = table.rules.weights
    return [sum(weights[part] * row[place][part] for part in row[place]) for row in rows]


def _order(table: AnyTable, steps: Sequence[Command], rows: Sequence[Row]) -> list[int]:
    """Return the places of the steps in the list, the best step first.

    The first step of the list, the autopilot's choice, gives way only to a step that is better by
    more than the standard error of the difference. In a game without `chooses_ahead` it gives way
    only if it ends the turn.
    """
    worths = [_worths(table, rows, place) for place in range(len(steps))]
    order = sorted(range(len(steps)), key=lambda place: -sum(worths[place]))
    gaps = [mine - first for mine, first in zip(worths[order[0]], worths[0], strict=True)]
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((one - mean) ** 2 for one in gaps)) / len(gaps)
    gives_way = table.rules.chooses_ahead or _ends(table, steps[0])
    if order[0] != 0 and (mean <= error or not gives_way):
        order.remove(0)
        order.insert(0, 0)
    return order


def _finalists(
    table: AnyTable, steps: Sequence[Command], rows: Sequence[Row], number: int
) -> list[Command]:
    """Return the `number` steps that are tried further.

    The first is the autopilot's own choice without looking ahead; then come the best by the tries
    so far. One that ends the turn is among them if any was tried.
    """
    order = _order(table, steps, rows)
    ends = [place for place in order if _ends(table, steps[place])][:1]
    wanted = dict.fromkeys([0, order[0], *ends, *order])
    return [steps[place] for place in list(wanted)[:number]]


def _judged(table: AnyTable, steps: Sequence[Command], rows: Sequence[Row]) -> Look:
    """Choose the best step by the tries, and compare it with another one.

    The other one is the end of the same survivor's turn; if no number shows an advantage over that,
    it is the second best step.
    """
    best, *others = _order(table, steps, rows)
    ends = [place for place in others if _ends(table, steps[place])]
    ends = [place for place in ends if _alike(steps[place], steps[best])]
    for other in dict.fromkeys([*ends, others[0]]):
        gain, price = numbers(table, rows, best, other)
        if gain and len(rows) >= LEAST:
            return Look(steps[best], len(rows), steps[other], gain, price)
    return Look(steps[best], len(rows), steps[others[0]])


def numbers(
    table: AnyTable, rows: Sequence[Row], best: int, other: int
) -> tuple[Number | None, Number | None]:
    """Return the greatest advantage of the step at place `best` over that at `other`, and the
    greatest disadvantage.

    Each is the part with the greatest difference in points. It is None if the part cannot be
    counted in tries, if the two numbers of tries hardly differ, or if they differ the other way:
    one try with three wounds weighs more than two tries with one wound each.
    """
    weights = table.rules.weights
    gaps = {
        part: weights[part] * sum(row[best][part] - row[other][part] for row in rows)
        for part in rows[0][best]
    }
    found: list[Number | None] = []
    for part in (max(gaps, key=gaps.__getitem__), min(gaps, key=gaps.__getitem__)):
        chosen, rest = (sum(row[place][part] > 0 for row in rows) for place in (best, other))
        clear = part in table.rules.counted and abs(chosen - rest) >= CONTRAST * len(rows)
        speaks = gaps[part] * weights[part] * (chosen - rest) > 0
        found.append(Number(part, chosen, rest) if clear and speaks else None)
    return found[0], found[1]
