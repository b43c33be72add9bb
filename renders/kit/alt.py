"""Alternative texts: as much of a picture in words as Discord takes."""

from __future__ import annotations

from collections.abc import Sequence

LIMIT = 1024
"""Characters that Discord allows in an alternative text."""


def clipped(text: str) -> str:
    """The text, cut where it is too long."""
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def first_that_fits(texts: Sequence[str]) -> str:
    """The last one, cut, where all are too long."""
    return next((text for text in texts if len(text) <= LIMIT), clipped(texts[-1]))


def fitted(tries: Sequence[Sequence[str]], rest: Sequence[str], between: str = " ") -> str:
    """The first of the tries that fits, with as much of the rest as there is room for."""
    text = first_that_fits([between.join(parts) for parts in tries])
    for part in rest:
        if len(text) + len(between) + len(part) > LIMIT:
            break
        text = f"{text}{between}{part}"
    return text
