"""Reports of the bot's own errors: each is shown to the person who met it, but not each is logged.

A fault that hits everybody, such as a full disk, fails with every press. The first error of a kind
is logged with all that is needed to repeat it, under a reference. Later errors of the same kind
show the person the same reference, and are logged again only after a pause that grows.
"""

from __future__ import annotations

import secrets
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.base import metrics

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 3600.0
"""Seconds until an error of the same kind is logged again; each pause is twice the one before."""
KINDS = 256
"""How many kinds of error are remembered; the oldest is forgotten first."""


@dataclass(slots=True)
class Noted:
    """What is remembered of one kind of error."""

    reference: str
    pause: float
    silent_until: float
    unsaid: int = 0
    """How many errors of this kind came since the last one that was logged."""


class ErrorReporter:
    """Decides which errors are logged. `clock` returns seconds and never goes back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._noted: OrderedDict[str, Noted] = OrderedDict()

    def note(self, what: str, error: BaseException) -> tuple[str, int | None]:
        """Note `error`, which happened while doing `what`.

        Returns the reference of its kind of error, and how many errors of this kind were not logged
        since the last one that was. The number is None if this error must not be logged.
        """
        metrics.MISTAKES.inc()
        return self.note_kind(_kind(what, error))

    def note_kind(self, kind: str) -> tuple[str, int | None]:
        """Note a failure that may happen again and again, under the name `kind`.

        Returns the reference of this kind, and how many such failures were not logged since the
        last one that was. The number is None if this failure must not be logged.
        """
        now = self._clock()
        before = self._noted.get(kind)
        if before is not None and now < before.silent_until:
            before.unsaid += 1
            return before.reference, None
        pause = FIRST_PAUSE
        if before is not None and now < before.silent_until + LONGEST_PAUSE:
            pause = min(before.pause * 2, LONGEST_PAUSE)
        self._noted[kind] = Noted(secrets.token_hex(4), pause, now + pause)
        self._noted.move_to_end(kind)
        while len(self._noted) > KINDS:
            self._noted.popitem(last=False)
        return self._noted[kind].reference, before.unsaid if before is not None else 0


def _kind(what: str, error: BaseException) -> str:
    """The kind of an error: its type and where it was raised.

    Its words may hold anything and are left out.
    """
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{what} {type(error).__name__} {place}"


def outline(sent: Mapping[str, Any]) -> dict[str, Any]:
    """Describe what a person sent, without the values that they typed or chose.

    Values are left out because they may name a card that only that person knows.
    """
    kept = {key: sent[key] for key in ("name", "type", "component_type") if key in sent}
    if "custom_id" in sent:
        kept["custom_id"] = ":".join(str(sent["custom_id"]).split(":")[:4])
    inner = [outline(one) for key in ("options", "components") for one in sent.get(key, ())]
    return kept | ({"options": inner} if inner else {})
