"""Text from outside on one line, without characters that nobody sees.

A title or a name may hold a line break, a NUL, U+202E (which turns the rest of a line around) or
nothing but characters without a shape. `one_line` takes such characters out for showing;
`unwanted` names them, so that what is new can be refused with a reason.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

JOINERS = "\u200c\u200d"
"""They join or part letters of Persian, of Indian scripts, and emojis: kept within a word."""
SELECTORS = frozenset(chr(one) for one in range(0xFE00, 0xFE10))
"""They choose between two forms of a sign, such as a heart in black or in red."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs by category, but without a shape: Hangul fillers, an empty Braille cell."""
IGNORED = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f")
"""Marks without a shape."""
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
"""Categories: control, format (direction and width zero among them), halves of characters, private
ones, line and paragraph ends."""
SEEN = "LNPS"
"""Letters, numbers, punctuation, symbols."""
MARKS = 3
"""Marks on one letter; Vietnamese needs two. More are piled up over the lines above."""


@lru_cache(maxsize=4096)
def one_line(text: str) -> str:
    """The text as one line of visible characters; empty where nothing of it can be seen."""
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
    """The characters that `one_line` takes out or turns into a space, as `U+202E`, each once."""
    found = [one for one in text if _is_unwanted(one) and one not in JOINERS]
    return [f"U+{ord(one):04X}" for one in dict.fromkeys(found)]


def fault_of(text: str) -> str:
    """What is wrong with a new name or title, and what is right; empty where it is fine."""
    if signs := unwanted(text):
        named = ", ".join(signs[:5])
        return f"it holds {named}, which nobody sees or which turns the line; leave that out"
    if not one_line(text):
        return "nothing of it can be seen; letters, digits or signs are right"
    return ""


def _is_unwanted(one: str) -> bool:
    return one in BLANK or one in IGNORED or unicodedata.category(one) in UNSEEN
