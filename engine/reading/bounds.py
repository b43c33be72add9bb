"""How much a text from outside may hold, looked at before anything reads it as TOML.

A reader of TOML takes time and memory that grow with the square of a dotted key's length and with
every level of brackets. So the text is first cut into the few signs that matter, in one pass: what
is inside strings and comments counts for nothing, and where a string never ends the rest of the
text is left alone, since every reader stops there, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

BYTES = 64 * 1024
DEPTH = 8
"""Brackets inside brackets, and parts of a dotted key; missions need three."""
VALUES = 1000
"""Keys, entries of lists and tables; the largest mission of the box has fewer than 200."""
WORD = 64
"""Characters of a bare word: a key, a number, true or false."""

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


def too_much(text: str) -> str | None:
    """What of the text is more than is read, and how much is; None where all is within bounds."""
    size = len(text.encode("utf-8", "replace"))
    if size > BYTES:
        return f"the file has {size} bytes; {BYTES} at most are read"
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
            return f"{sign[:20]}... has {len(sign)} characters; a word has {WORD} at most"
        if parts >= DEPTH or depth > DEPTH:
            return f"it is nested more than {DEPTH} deep; a mission needs three levels"
        if values > VALUES:
            return f"it has more than {VALUES} values; a mission needs some hundred"
    return None


def _signs(text: str) -> Iterator[str]:
    """The signs of a text, up to a string that never ends."""
    for found in _SIGNS.finditer(text):
        sign = found.group()
        if sign in ('"', "'", '"""', "'''"):
            return
        yield sign
