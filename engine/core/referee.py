"""Runs a rule: sends it the replies given so far and stops at the first question without a reply.

A coroutine is never kept. The table keeps the state before the command, and the replies; each new
reply runs the command again from that state. A restart does the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Answer, GameOver, Reply, Rule
from engine.core.question import Question
from engine.core.refusal import ReplayMismatch


def run(rule: Rule, replies: Sequence[Reply]) -> tuple[Question, ...]:
    """Return the questions at which `rule` stops, or none if it has ended.

    Raises ReplayMismatch if a reply does not fit the question asked at its place.
    """
    used = 0
    try:
        questions = rule.send(None)  # pyright: ignore[reportArgumentType]
        for reply in replies:
            _check(reply, questions)
            used += 1
            questions = rule.send(reply)
    except (StopIteration, GameOver):
        if used < len(replies):
            raise ReplayMismatch(f"nothing is asked where {replies[used]!r} was given") from None
        return ()
    finally:
        rule.close()
    return questions


def _check(reply: Reply, questions: tuple[Question, ...]) -> None:
    """Raise ReplayMismatch if `reply` is an answer to none of `questions`, or with an option that
    is not allowed.
    """
    if not isinstance(reply, Answer):
        return
    question = reply.meets(questions)
    if question is None:
        raise ReplayMismatch(f"{reply!r} answers none of {[q.key for q in questions]!r}")
    if not question.takes(reply.option) or question.why_not(reply.option):
        raise ReplayMismatch(f"{reply!r} is not among {question.options!r}")
