"""Recognises a double press: a person who presses the same control twice at once meant it once.

The first press changes the table, so the second one would be refused as out of date. It gets the
answer to the first press instead.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import discord

SECONDS = 5.0
"""Seconds after a press within which the same press counts as a double press."""
MOST = 512
Click = tuple[int, int, str, tuple[str, ...]]
"""The ids of person, message and control, and the chosen values."""


class Debouncer:
    """Remembers the last presses and their answers. `clock` returns seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._done: OrderedDict[Click, tuple[float, str]] = OrderedDict()

    def remember(self, interaction: discord.Interaction, told: str) -> None:
        """Note that the press was carried out with the answer `told`.

        Anything but a press is ignored.
        """
        click = _click(interaction)
        if click is None:
            return
        self._done[click] = (self._clock(), told)
        while len(self._done) > MOST:
            self._done.popitem(last=False)

    def told(self, interaction: discord.Interaction) -> str | None:
        """Return the answer to the same press at most `SECONDS` ago; None if there was none."""
        click = _click(interaction)
        at, told = self._done.get(click, (0.0, "")) if click else (0.0, "")
        return told if told and self._clock() - at <= SECONDS else None


def _click(interaction: discord.Interaction) -> Click | None:
    if interaction.type is not discord.InteractionType.component or not interaction.message:
        return None
    sent: dict[str, Any] = dict(interaction.data or {})
    chosen = tuple(str(one) for one in sent.get("values", ()))
    return interaction.user.id, interaction.message.id, str(sent.get("custom_id")), chosen
