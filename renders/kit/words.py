"""Texts for players from Fluent catalogues: a file per language, or several parts of one."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast


class Words:
    """The catalogues of one folder: `en.ftl`, `fr.ftl`... and parts such as `en.story.ftl`.

    Every problem is loud: a key or a language that is not there, a value that a text needs and
    was not given.
    """

    def __init__(self, folder: Traversable):
        self._bundles: dict[str, FluentBundle] = {}
        self._written = lru_cache(maxsize=4096)(self._write)
        self._keys: dict[str, tuple[str, ...]] = {}
        files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
        for file in sorted(files, key=lambda file: file.name):
            self._load(file.name, file.read_text("utf-8"))

    def _load(self, name: str, text: str) -> None:
        language = name.partition(".")[0]
        resource = FluentResource(text)
        broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        if broken:
            raise ValueError(f"{name}: not Fluent: {broken[0]!r}")
        keys = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        known = self._keys.get(language, ())
        twice = [key for key in keys if key in known or keys.count(key) > 1]
        if twice:
            raise ValueError(f"{name}: {twice[0]!r} is written twice")
        bundle = self._bundles.setdefault(language, FluentBundle([language], use_isolating=False))
        bundle.add_resource(resource)
        self._keys[language] = (*known, *keys)

    def languages(self) -> tuple[str, ...]:
        """The languages there are, in order of their codes."""
        return tuple(self._bundles)

    def keys(self, language: str) -> tuple[str, ...]:
        """Every key of a language, in the order of its file."""
        return self._keys[language]

    def knows(self, language: str, key: str) -> bool:
        """Whether the language has this key."""
        return self._bundles[language].has_message(key)

    def say(self, language: str, key: str, **values: str | int) -> str:
        """The text of `key`. KeyError names a missing key, ValueError a missing value."""
        return self._written(language, key, tuple(values.items()))

    def _write(self, language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
        if language not in self._bundles:
            raise KeyError(f"no texts in language {language!r}")
        bundle = self._bundles[language]
        if not bundle.has_message(key):
            raise KeyError(f"{language}.ftl has no key {key!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"{language}.ftl: {key!r} has no text")
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            raise ValueError(f"{language}.ftl: {key!r}: {errors[0]}")
        return str(text)
