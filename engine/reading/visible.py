"""Makes text from outside safe to show on one line.

A title or a name may hold a line break, a NUL, U+202E (which reverses the rest of a line) or only
characters without a shape. `one_line` removes such characters for display. `unwanted` lists them,
so that a new text can be refused with a reason.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

JOINERS = "\u200c\u200d"
"""Characters that join or separate letters (Persian, Indian scripts) and emojis.

They are kept inside a word.
"""
SELECTORS = frozenset(chr(one) for one in range(0xFE00, 0xFE10))
"""Characters that choose between two forms of a sign, such as a black or a red heart."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that Unicode counts as letters or symbols, but that have no shape: Hangul fillers, an
empty Braille cell.
"""
IGNORED = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
"""Combining marks without a shape."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Unicode categories that are not shown: control, format (with direction marks and zero width),
surrogates, private use, line and paragraph separators.
"""
SEEN = "LNPS"
"""First letters of the categories that are shown: letters, numbers, punctuation, symbols."""
MARKS = 3
"""The most combining marks kept on one letter.

Vietnamese needs two; more would cover other lines.
"""


@lru_cache(maxsize=4096)
def one_line(text: str) -> str:
    """Return the text as one line of visible characters; empty if nothing of it can be seen."""
    kept: list[str] = []
    marks = 0
    for one in text:
        if one.isspace() and unicodedata.category(one) != "Zs":
            kept.append(" ")
        elif one in JOINERS or one in SELECTORS or not _is_unwanted(one):
            marks = marks + 1 if unicodedata.category(one) in ("Mn", "Me") else 0
            kept += [one] if marks <= MARKS else []
    line = re.sub(" {2,}", " ", "".join(kept)).strip().strip(JOINERS)
    return line if any(unicodedata.category(one)[0] in SEEN for one in line) else ""


def unwanted(text: str) -> list[str]:
    """Return the characters that `one_line` removes or turns into a space, each once and written as
    `U+202E`.
    """
    found = [one for one in text if _is_unwanted(one) and one not in JOINERS]
    return [f"U+{ord(one):04X}" for one in dict.fromkeys(found)]


def _is_unwanted(one: str) -> bool:
    return one in BLANK or one in IGNORED or unicodedata.category(one) in UNSEEN
