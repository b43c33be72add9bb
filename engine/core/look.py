"""Looks ahead: tries a few steps on forks of a table and counts what happens to each.

A future is a fork (`Table.fork`) on which the step is made and the autopilot plays for everybody to
the end of the round. Its worth is a sum of named parts (`Ruleset.gauge`), each with its weight in
points. Few futures choose the steps that deserve a second count; many new ones choose again and
give the numbers that are told. The second count is of other futures than the first, since the step
that won the first one was also the luckiest.

Every step is tried in the same futures: the n-th fork has the same dice and the same hidden order
for each of them. After a few futures the steps that did worst are left out. The engine knows no
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
"""How much there is of each part of a position's worth; the ruleset says in which unit."""
Row = Sequence[Gauge]
"""What one future brought after each step, in the order of the steps."""
HasTime = Callable[[float], bool]
"""Returns whether less than this share (0 to 1) of the time for a look is used up."""

FEW, MANY = 12, 60
"""Futures of each step by which the steps are chosen, and then chosen again and told."""
EARLY = 3
"""Futures of each step after which only the better half of the steps is tried on."""
CHOOSING = 0.4
"""The share of the time, 0 to 1, after which the steps are chosen from what was counted so far."""
LEAST = 30
"""The fewest futures of which a number is told."""
BEST, OTHERS = 4, 3
"""How many of the best-ranked steps are tried, and how many of other sorts."""
FINAL = 3
"""How many steps are counted again."""
CONTRAST = 0.1
"""The smallest difference of two shares of tries that is worth a word."""
LONGEST = 400
"""Steps of the game after which a future is broken off, wherever it is."""


def always(share: float) -> bool:
    """Return True: a look with this takes the time it needs."""
    return True


@dataclass(frozen=True, slots=True)
class Number:
    """In how many tries something happened: after the chosen step, and after the other one.

    It happened in a try if there was more of `part` at the end of the round than before the step.
    """

    part: str
    """A name among `Ruleset.counted`."""
    chosen: int
    other: int


@dataclass(frozen=True, slots=True)
class Look:
    """The step chosen by looking ahead, compared with a sensible other one."""

    step: Command
    tries: int
    """The futures in which each of the two was tried."""
    against: Command
    """The end of the turn, or the second best step."""
    gain: Number | None = None
    """What speaks for the step most, if that can be told in numbers."""
    price: Number | None = None
    """What the step costs, if that can be told in numbers."""


def look(
    table: AnyTable,
    seat: str,
    has_time: HasTime = always,
    *,
    few: int = FEW,
    many: int = MANY,
) -> Look | None:
    """Return the best of a few steps of `seat`, with the number that speaks for it.

    `few` and `many` are numbers of futures; `has_time` is asked before each. None if nothing can be
    compared: a question is open, the game has no weights, there are fewer than two steps, or the
    time did not last for one future each.
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
    """Return the steps to count again, and their rows of the first count."""
    early = min(EARLY, few)
    rows = trying.rows(steps, range(early), CHOOSING)
    if not rows:
        return (), []
    better = _finalists(trying.table, steps, rows, max(FINAL, (len(steps) + 1) // 2))
    rows = _only(better, steps, rows) + trying.rows(better, range(early, few), CHOOSING)
    final = _finalists(trying.table, better, rows, FINAL)
    return final, _only(final, better, rows)


def _only(wanted: Sequence[Command], steps: Sequence[Command], rows: Sequence[Row]) -> list[Row]:
    """Return the rows of `steps` with what the `wanted` ones brought, in their order."""
    places = [steps.index(one) for one in wanted]
    return [[row[place] for place in places] for row in rows]


def candidates(table: AnyTable, seat: str) -> list[Command]:
    """Return the best-ranked steps, the best one of some other sorts, and the end of the turn."""
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
    """Return whether both steps are of the same figure."""
    return getattr(one, "survivor", "") == getattr(other, "survivor", "")


# ------------------------------------------------------------ futures


@dataclass(frozen=True, slots=True)
class _Trying:
    """Tries steps of one seat at one table, as long as there is time."""

    table: AnyTable
    seat: str
    has_time: HasTime

    def rows(self, steps: Sequence[Command], numbers: Iterable[int], share: float) -> list[Row]:
        """Return the row of each numbered future, until `share` of the time is used up."""
        rows: list[Row] = []
        for number in numbers:
            if not self.has_time(share):
                break
            seed = f"{self.table.moment} {number}"
            rows.append([_future(self.table, self.seat, step, seed) for step in steps])
        return rows


def _future(table: AnyTable, seat: str, step: Command, seed: str) -> Gauge:
    """Return what the step brought by the end of the round, beyond what there was before."""
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
    """Let the autopilot take the next step, for the first seat that must act."""
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
    """Return the worth, in points, of the step at `place` in each future."""
    weights = table.rules.weights
    return [sum(weights[part] * row[place][part] for part in row[place]) for row in rows]


def _order(table: AnyTable, steps: Sequence[Command], rows: Sequence[Row]) -> list[int]:
    """Return the places of the steps, the best first.

    The first step, which ranked best without looking ahead, stays first unless another one is
    better by more than the standard error of the difference. In a game where looking ahead
    chooses no better than the ranking, only the end of a turn gives way.
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
    """Return `number` steps to try on: first the one ranked best, then the best by the tries.

    The end of the turn is among them if it was tried.
    """
    order = _order(table, steps, rows)
    ends = [place for place in order if _ends(table, steps[place])][:1]
    wanted = dict.fromkeys([0, order[0], *ends, *order])
    return [steps[place] for place in list(wanted)[:number]]


def _judged(table: AnyTable, steps: Sequence[Command], rows: Sequence[Row]) -> Look:
    """Choose again, and find the number that speaks: against the end of the turn if that is a
    sensible other step, else against the second best.
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
    """Return what speaks most for the step at the place `best`, and what most against it.

    Each part is compared with that of the step at the place `other`. None where the part that
    differs most cannot be counted in tries, hardly differs, or differs in the other direction: one
    try with three wounds weighs more than two tries with one.
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
