"""The autopilot: who plays for the absent, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.advice import Advice
from engine.core.command import Command
from engine.core.question import Question
from engine.trust_me.view import View


def ranked(
    view: View, seat: str, commands: Sequence[Command], question: Question | None
) -> list[Advice]:
    """The default of a question, else the first command."""
    if question:
        return [Advice(question.default, question.key)]
    return [Advice(one, one.name()) for one in commands]
