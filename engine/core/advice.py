"""What the autopilot proposes, and why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.command import Command


@dataclass(frozen=True, slots=True)
class Advice:
    """A command, or an option of the question that is open."""

    step: Command | str
    reason: str
    """Of a command: what weighs most for it. Of an option: the question's key."""
