"""Texts for players from Fluent catalogues: one file per language, or several parts of one."""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ASKED = re.compile(r"(?<=[\w\u00a0])([?!]\**)\u00a0?:(?= )")
"""Finds a name that ends in `?` or `!`, followed by a colon."""
ELIDED = {"fr": (re.compile(r"\b([Dd]|[Qq]u)e (?=[*_]{0,3}[AEIOUÉ][a-zà-ÿ])"), r"\1’")}
"""For each language, how a word is shortened before a name: *d’Elliott*, but *de E10*.

Each is a pattern and its replacement.
"""


def capital(words: str) -> str:
    """The words with their first letter in upper case; the rest is unchanged."""
    return words[:1].upper() + words[1:]


class Catalogue(FluentBundle):
    """The entries of one language, each parsed when it is first used.

    Parsing all at the start would take seconds, and no table uses all.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._written: dict[str, tuple[str, str]] = {}

    def add(self, file: str, entries: dict[str, str]) -> None:
        """Add entries, by name, in the form in which they are written in `file`.

        They replace others of the same name.
        """
        self._written |= {name: (file, written) for name, written in entries.items()}

    def keys(self) -> tuple[str, ...]:
        """The key of every message; terms have none."""
        return tuple(name for name in self._written if not name.startswith("-"))

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    def text(self) -> str:
        """The whole catalogue in the form in which it is written."""
        return "".join(written for _, written in self._written.values())

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self._compiled[name] = self._compiler(self._parsed(*self._written[name]))
        return self._compiled[name]

    def _parsed(self, file: str, written: str) -> ast.Message | ast.Term:
        first, *others = FluentResource(written).body
        broken = [one.content for one in (first, *others) if isinstance(one, ast.Junk)]
        if broken or not isinstance(first, ast.Message | ast.Term):
            raise ValueError(f"{file}: not Fluent: {written!r}")
        return first


class Words:
    """The catalogues of a folder: `en.ftl`, `fr.ftl`, and parts such as `en.story.ftl`.

    Later folders are layers on top: their keys and terms replace earlier ones. Every problem raises
    an error: a missing key or language, or a missing value that a text needs.
    """

    def __init__(self, *folders: Traversable):
        self._catalogues: dict[str, Catalogue] = {}
        self._said = lru_cache(maxsize=4096)(self._say)
        for folder in folders:
            files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
            here: dict[str, set[str]] = {}
            for file in sorted(files, key=lambda file: file.name):
                language = file.name.partition(".")[0]
                entries, known = _entries(file), here.setdefault(language, set())
                for key in known & entries.keys():
                    raise ValueError(f"{file.name}: {key!r} is written twice")
                known.update(entries)
                self._catalogues.setdefault(language, Catalogue(language)).add(file.name, entries)

    def languages(self) -> tuple[str, ...]:
        """The codes of all languages."""
        return tuple(self._catalogues)

    def keys(self, language: str) -> tuple[str, ...]:
        """Every key of a language, in the order of its files.

        Raises KeyError for an unknown language.
        """
        return self._catalogues[language].keys()

    def knows(self, language: str, key: str) -> bool:
        """True if the language has this key. Raises KeyError for an unknown language."""
        return self._catalogues[language].has_message(key)

    def digest(self) -> str:
        """A hash of all catalogues: it changes with any word in any language."""
        text = "".join(one.text() for _, one in sorted(self._catalogues.items()))
        return hashlib.sha256(text.encode()).hexdigest()

    def say(self, language: str, key: str, **values: str | int) -> str:
        """The text of `key` with these values.

        A colon after a name that ends in `?` or `!` becomes a dash, and small words are shortened
        before a name. Raises KeyError for a missing key or language, ValueError for a missing
        value.
        """
        return self._said(language, key, tuple(values.items()))

    def attribute(self, language: str, key: str, name: str) -> str | None:
        """The attribute `name` of the message `key`, such as a link; None if either does not exist.

        Raises KeyError for an unknown language, ValueError if the attribute needs values.
        """
        catalogue = self._catalogues[language]
        message = catalogue.get_message(key) if catalogue.has_message(key) else None
        pattern = message.attributes.get(name) if message else None
        if pattern is None:
            return None
        text, errors = catalogue.format_pattern(pattern, {})
        if errors:
            raise ValueError(f"{language}.ftl: {key}.{name}: {errors[0]}")
        return str(text)

    def _say(self, language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        if language not in self._catalogues:
            raise KeyError(f"no texts in language {language!r}")
        catalogue = self._catalogues[language]
        if not catalogue.has_message(key):
            raise KeyError(f"{language}.ftl has no key {key!r}")
        pattern = catalogue.get_message(key).value
        if pattern is None:
            raise KeyError(f"{language}.ftl: {key!r} has no text")
        text, errors = catalogue.format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(f"{language}.ftl: {key!r}: {errors[0]}")
        said = ASKED.sub(r"\1 –", str(text).replace("?.", "?").replace("!.", "!"))
        return re.sub(*ELIDED[language], said) if language in ELIDED else said


@cache
def _entries(file: Traversable) -> dict[str, str]:
    """The messages and terms of a file in their written form, each with the comments after it.

    Raises ValueError if something else stands before them, or if one occurs twice.
    """
    text, found = file.read_text("utf-8"), dict[str, str]()
    starts = list(ENTRY.finditer(text))
    ends = [*(one.start() for one in starts), len(text)]
    before = text[: ends[0]]
    if any(line.strip() and not line.startswith("#") for line in before.splitlines()):
        raise ValueError(f"{file.name}: not Fluent: {before!r}")
    for one, end in zip(starts, ends[1:], strict=True):
        if one[1] in found:
            raise ValueError(f"{file.name}: {one[1]!r} is written twice")
        found[one[1]] = text[one.start() : end]
    return found
