"""Let a loop go on over many rows after an error in one of them, and log that error once."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.base import metrics
from bot.base.log import log
from bot.store.storage_errors import classify

MOST_KINDS = 256
"""How many errors are remembered. If there are more, all are forgotten and may be logged again."""


@dataclass(slots=True)
class FailingRows:
    """Keeps the error of one row from ending a loop over many rows.

    A loop over people or tables does its work for each of them in a block of `alone`. The first
    error of a row is logged, and the same one again is not: such loops run every few seconds, and
    the row stays damaged. An error of the whole database is raised.
    """

    _logged: set[tuple[object, ...]] = field(default_factory=set[tuple[object, ...]])

    @contextmanager
    def alone(self, event: str, row: object, **told: int | str) -> Generator[None]:
        """Log an error of the block as `event` with the values of `told`; `row` names the row."""
        try:
            yield
        except Exception as error:
            if classify(error) is not None:
                raise
            kind = (event, row, type(error))
            if kind in self._logged:
                return
            if len(self._logged) >= MOST_KINDS:
                self._logged.clear()
            self._logged.add(kind)
            metrics.MISTAKES.inc()
            log().error(event, **told, exc_info=error)
