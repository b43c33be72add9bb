"""One spelling for everything people type, so that it can be compared with the names a game uses.

It removes case, accents and full-width forms, and leaves one kind of space, apostrophe and hyphen.
"""

from __future__ import annotations

import re
import unicodedata

APOSTROPHES = re.compile(r"[’‘‛ʼʻ′`´]")
INVISIBLE = re.compile(
    r"[\u00ad\u034f\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]"
)
"""Invisible characters that come with pasted text: soft hyphens, joiners, direction marks, a BOM.
"""
DASHES = re.compile(r"[\u2010-\u2015\u2212\u2043]")
HYPHEN = re.compile(r"-(?!\d)")
"""A hyphen that is not followed by a digit; before a digit it may be a minus sign."""
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def fold(text: str) -> str:
    """Return `text` as it is compared: `"Ｂ１ – s1"` and `"B1-S1"` both give `"b1 s1"`.

    A hyphen becomes a space, except before a digit, where it may be a minus sign.
    """
    # NFKC would split some apostrophes into two characters, so they are replaced first.
    text = APOSTROPHES.sub("'", INVISIBLE.sub("", text))
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    text = "".join(one for one in text if not unicodedata.combining(one)).translate(LIGATURES)
    text = HYPHEN.sub(" ", DASHES.sub("-", APOSTROPHES.sub("'", text)))
    return " ".join(text.split())
