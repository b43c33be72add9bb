"""Alternative texts: a picture in words, cut to the length that Discord takes."""

from __future__ import annotations

from collections.abc import Sequence

LIMIT = 1024
"""The most characters that Discord allows in an alternative text."""


def clipped(text: str) -> str:
    """The text, cut with an ellipsis if it is longer than `LIMIT`."""
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"


def first_that_fits(texts: Sequence[str]) -> str:
    """The first text of at most `LIMIT` characters; if all are longer, the last one, cut."""
    return next((text for text in texts if len(text) <= LIMIT), clipped(texts[-1]))


def fitted(tries: Sequence[Sequence[str]], rest: Sequence[str], between: str = " ") -> str:
    """The first of `tries` of at most `LIMIT` characters, followed by as much of `rest` as fits.

    Each try is a list of parts; all parts are joined by `between`.
    """
    text = first_that_fits([between.join(parts) for parts in tries])
    for part in rest:
        if len(text) + len(between) + len(part) > LIMIT:
            break
        text = f"{text}{between}{part}"
    return text
