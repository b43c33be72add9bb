"""Limits for a text from outside, checked before a TOML reader sees it.

A TOML reader takes time and memory that grow with the square of a dotted key's length and with
every level of brackets. So this module first cuts the text, in one pass, into the few signs that
matter. The content of strings and comments does not count. After a string without an end the check
stops, because every reader stops there too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from engine.reading.faults import DataFaults, Fault, Finding, Where

BYTES = 64 * 1024
DEPTH = 8
"""The most levels of brackets, and of parts of a dotted key; missions need three."""
VALUES = 1000
"""The most keys, list entries and tables; the largest mission of the box has fewer than 200."""
WORD = 64
"""The most characters of a bare word: a key, a number, true or false."""

LINE = re.compile(r"at line (\d+)")
"""Where the TOML reader of Python says in a message at which line it stopped."""

_SIGNS = re.compile(
    r"""
      \"{3} (?: [^"\\] | \\. | "{1,2}(?!") )*+ \"{3,5}
    | '{3} (?: [^'] | '{1,2}(?!') )*+ '{3,5}
    | \"{3} | '{3}                              # a text of several lines that never ends
    | " (?: [^"\\\n] | \\[^\n] )*+ "
    | ' [^'\n]*+ '
    | ["']                                      # a text that never ends
    | \#[^\n]*+
    | [^\s=.,\[\]{}#"']++
    | [=.,\[\]{}\n]
    """,
    re.VERBOSE | re.DOTALL,
)


def read_toml(text: str) -> dict[str, Any]:
    """Return the data of a text from outside.

    Raises DataFaults if it is no TOML or too large.
    """
    must_be_bounded(text)
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        at = LINE.search(str(error))
        line = int(at[1]) if at else 0
        told = Finding.of("not-toml", Where(line=line), reason=str(error), line=line)
        raise DataFaults([Fault.of("", told)]) from error


def must_be_bounded(text: str) -> None:
    """Raise DataFaults for a text that is too large to be read."""
    fault = too_much(text)
    if fault is not None:
        raise DataFaults([Fault.of("", fault)])


def too_much(text: str) -> Finding | None:
    """Return a sentence about what exceeds a limit and by how much, or None."""
    size = len(text.encode("utf-8", "replace"))
    if size > BYTES:
        return Finding.of("file-large", size=size, most=BYTES)
    depth = parts = values = 0
    for sign in _signs(text):
        if sign in "[{":
            depth, parts, values = depth + 1, 0, values + 1
        elif sign in "]}":
            depth = max(depth - 1, 0)
        elif sign == ".":
            parts += 1
        elif sign in "=,\n":
            parts, values = 0, values + (sign != "\n")
        elif len(sign) > WORD and sign[0] not in "\"'#":
            return Finding.of("file-word", word=sign[:20], size=len(sign), most=WORD)
        if parts >= DEPTH or depth > DEPTH:
            return Finding.of("file-deep", most=DEPTH)
        if values > VALUES:
            return Finding.of("file-values", most=VALUES)
    return None


def _signs(text: str) -> Iterator[str]:
    """Yield the tokens of the text (strings, comments, bare words, brackets, line ends), up to a
    string without an end.
    """
    for found in _SIGNS.finditer(text):
        sign = found.group()
        if sign in ('"', "'", '"""', "'''"):
            return
        yield sign
