"""The bot's texts in every language."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Literal

from babel.lists import format_list

import engine
from renders.kit.words import Words

if TYPE_CHECKING:
    import discord

LANGUAGES = ("en", "fr")
LISTS = {"en": "en_GB", "fr": "fr"}
"""Babel's locale for lists in each language; American English would put a comma before `and`."""
SHARED = ("family", "common")
"""The catalogues that several games share; a game's own catalogue may replace some of their texts.
"""


@cache
def words(*layers: str) -> Words:
    """Return the texts of several catalogues; a later catalogue replaces texts of an earlier one.

    With `layers`, these are `common` and then the layers. Without, they are the catalogues of all
    games and then the shared ones: Discord's list of commands is written before the game is known.
    Each combination is read only once.
    """
    texts = files("bot") / "texts"
    every = (*sorted(one.name for one in texts.iterdir() if one.name not in SHARED), *SHARED)
    return Words(*(texts / one for one in (("common", *layers) if layers else every)))


def say(language: str, key: str, **values: str | int) -> str:
    """Return the text `key` in this language, with `values` in its placeholders."""
    return words().say(language, key, **values)


@lru_cache(maxsize=1024)
def typed_as(language: str, name: str) -> str:
    """Return how people type a command in their language, such as `/partie nouvelle`.

    `name` is the English name without a slash, such as `game new`.
    """
    parts = name.split()
    keys = ["-".join(parts[: end + 1]) for end in range(len(parts))]
    return "/" + " ".join(say(language, f"cmd-{key}") for key in keys)


def language_of(locale: discord.Locale | None) -> str:
    """Return the language that the bot speaks to somebody whose Discord has this locale."""
    return "fr" if locale is not None and locale.value.startswith("fr") else "en"


SIGNS = re.compile(r"[\\*_~`|<>#\[\]@]|:(?=//)|^-")
"""What Discord reads as markup, a mention, a link, an emoji, a heading or a quote."""


def quoted(text: str) -> str:
    """Return a text that people wrote, such as a name, so that a message shows it as it is.

    The text is put on one line, and the signs of Discord's markup are escaped.
    """
    return SIGNS.sub(r"\\\g<0>", engine.one_line(text))


def unquoted(text: str) -> str:
    """Undo `quoted`: return the text without the backslashes."""
    return re.sub(r"\\(.)", r"\1", text)


NAME_ROOM = 32
"""The most characters of a player's name."""


def name_of(name: str, person: str) -> str:
    """Return the name by which tables call somebody: `name` on one line, shortened to `NAME_ROOM`.

    If nothing of the name is visible, return `№` and the last four characters of the id `person`.
    """
    return engine.one_line(name)[:NAME_ROOM].strip() or f"№ {person[-4:]}"


def cut(text: str, most: int) -> str:
    """Return the text, cut to `most` characters with an ellipsis at the end if it is longer."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def tag(text: str) -> str:
    """Return a short digest of a text: 12 hexadecimal digits, the same after every restart."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def listing(
    language: str, parts: Sequence[str], style: Literal["standard", "or"] = "standard"
) -> str:
    """Return the parts as one phrase, such as `A, B and C`, or with style "or" `A, B or C`."""
    return format_list(parts, style, LISTS[language])
