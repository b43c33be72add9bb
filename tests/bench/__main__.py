"""`python -m tests.bench`: every ratio of the speed table, measured now; fails past a bound.

Subjects may be named to measure only those: `python -m tests.bench engine pictures`.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence

from rich.progress import Progress

from bot.base.log import set_up_logs
from tests.bench import bot, engine, load, pictures, plane, start, town
from tests.bench.report import Row, show

SUBJECTS: dict[str, Sequence[Callable[[], list[Row]]]] = {
    "pictures": pictures.MEASURES,
    "town": town.MEASURES,
    "engine": engine.MEASURES,
    "plane": plane.MEASURES,
    "bot": bot.MEASURES,
    "start": start.MEASURES,
    "load": load.MEASURES,
}


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in SUBJECTS]
    if unknown:
        sys.stderr.write(f"{unknown[0]!r} is no subject; {', '.join(SUBJECTS)} are\n")
        return 2
    set_up_logs("error")
    start = time.perf_counter()
    rows: list[Row] = []
    chosen = [measure for name in names or SUBJECTS for measure in SUBJECTS[name]]
    with Progress(transient=True) as progress:
        for measure in progress.track(chosen, description="Measuring"):
            rows += measure()
    show(rows, time.perf_counter() - start)
    return int(any(row.missed for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
