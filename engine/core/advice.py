"""One proposal of the autopilot with its reason."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.command import Command


@dataclass(frozen=True, slots=True)
class Advice:
    """A step that the autopilot proposes: a command, or the id of an option of an open question."""

    step: Command | str
    reason: str
    """The key of the reason: for a command, that of its most important reason; for an option, the
    question's key.
    """
    who: str = ""
    """The id of the figure that the step waits for; empty if it waits for none."""
    zone: str = ""
    """The place that the reason is about; empty if it is about none."""
