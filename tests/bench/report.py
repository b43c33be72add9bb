"""How parts are timed against each other, and the table that is printed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median

from rich.console import Console
from rich.table import Table

Part = Callable[[], float]
"""Runs something once and returns the seconds it took, preparation left out."""
ROUNDS = 15
WIDTH = 150
"""Columns of the report where it goes into a file."""


def timed(work: Callable[[], object], times: int = 1) -> Part:
    """A part that needs no preparation: seconds of one run, the mean of `times` in a row.

    Seconds of the processor, so that other work on the machine is not counted.
    """

    def part() -> float:
        start = time.process_time()
        for _ in range(times):
            work()
        return (time.process_time() - start) / times

    return part


def interleaved(*parts: Part, rounds: int = ROUNDS) -> list[float]:
    """Median seconds of each part. Every round runs all of them, so that noise meets them alike."""
    for part in parts:
        part()
    runs = [[part() for part in parts] for _ in range(rounds)]
    return [median(run[place] for run in runs) for place in range(len(parts))]


# ------------------------------------------------------------ how figures are written


def times(figure: float) -> str:
    """A ratio; what is far below one reads better as a fraction."""
    return f"1/{1 / figure:.1f}" if figure < 0.2 else f"{figure:.2f} x"


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.3g} ms"


def seconds(time: float) -> str:
    return f"{time:.2f} s"


def kilobytes(size: float) -> str:
    return f"{size / 1000:.0f} KB"


def megabytes(size: float) -> str:
    return f"{size / 1_000_000:.0f} MB"


# ------------------------------------------------------------ rows


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of the report: what was measured, its two parts, and what it may be at most."""

    what: str
    ours: str
    against: str
    figure: float | None
    """The ratio, or the size or time itself where nothing stands against it. None: see `cure`."""
    goal: float
    bound: float
    write: Callable[[float], str] = times
    more_is_better: bool = False
    cure: str = ""
    """Why it was not measured and what to do about it."""

    def reaches(self, mark: float) -> bool:
        if self.figure is None:
            return False
        return self.figure >= mark if self.more_is_better else self.figure <= mark

    @property
    def missed(self) -> bool:
        """Whether the bound was measured and missed."""
        return self.figure is not None and not self.reaches(self.bound)

    @property
    def verdict(self) -> str:
        if self.figure is None:
            return f"[yellow]not measured[/]: {self.cure}"
        if self.missed:
            return "[bold red]past the bound[/]"
        return "[green]goal[/]" if self.reaches(self.goal) else "[cyan]within bound[/]"


def show(rows: Iterable[Row], seconds: float) -> None:
    """Prints the table; `seconds` is how long the whole run took."""
    table = Table(show_lines=True)
    for heading in ("what", "ours", "against"):
        table.add_column(heading, ratio=3, overflow="fold")
    for heading in ("figure", "goal", "bound"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("verdict", ratio=2)
    for row in rows:
        found = "-" if row.figure is None else row.write(row.figure)
        marks = (row.write(row.goal), row.write(row.bound))
        table.add_row(row.what, row.ours, row.against, found, *marks, row.verdict)
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(table if console.width >= 100 else _narrow(rows))
    console.print(f"Measured in {seconds:.0f} s. How: docs/performance.md")


def _narrow(rows: Iterable[Row]) -> Table:
    """The same for a narrow window: the two parts stand under what was measured."""
    table = Table(show_lines=True)
    for heading in ("what", "figure", "bound", "verdict"):
        table.add_column(heading)
    for row in rows:
        found = "-" if row.figure is None else row.write(row.figure)
        table.add_row(
            f"{row.what}\n{row.ours} / {row.against}", found, row.write(row.bound), row.verdict
        )
    return table
