"""Texts for players from Fluent catalogues: a file per language, or several parts of one."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast


class Words:
    """The catalogues of a folder: `en.ftl`, `fr.ftl`... and parts such as `en.story.ftl`.

    Later folders are layers over it: what they say under a key or a term replaces what was said.
    Every problem is loud: a key or a language that is not there, a value that a text needs and
    was not given.
    """

    def __init__(self, *folders: Traversable):
        self._bundles: dict[str, FluentBundle] = {}
        self._written = lru_cache(maxsize=4096)(self._write)
        self._keys: dict[str, tuple[str, ...]] = {}
        for folder in folders:
            files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
            here: dict[str, list[str]] = {}
            for file in sorted(files, key=lambda file: file.name):
                self._load(file.name, _resource(file), here)

    def _load(self, name: str, resource: ast.Resource, here: dict[str, list[str]]) -> None:
        """Adds a file of a folder; `here` are the keys of its folder as far as it is read."""
        language = name.partition(".")[0]
        broken = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        if broken:
            raise ValueError(f"{name}: not Fluent: {broken[0]!r}")
        keys = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        known = here.setdefault(language, [])
        twice = [key for key in keys if key in known or keys.count(key) > 1]
        if twice:
            raise ValueError(f"{name}: {twice[0]!r} is written twice")
        known += keys
        bundle = self._bundles.setdefault(language, FluentBundle([language], use_isolating=False))
        bundle.add_resource(resource, allow_overrides=True)
        self._keys[language] = tuple(dict.fromkeys((*self._keys.get(language, ()), *keys)))

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
        """The text of `key`, where a name that asks or calls ends its sentence. KeyError names a
        missing key, ValueError a missing value."""
        return self._written(language, key, tuple(values.items()))

    def attribute(self, language: str, key: str, name: str) -> str | None:
        """An attribute of `key`, such as a link; None where there is no such key or attribute."""
        bundle = self._bundles[language]
        message = bundle.get_message(key) if bundle.has_message(key) else None
        pattern = message.attributes.get(name) if message else None
        if pattern is None:
            return None
        text, errors = bundle.format_pattern(pattern, {})
        if errors:
            raise ValueError(f"{language}.ftl: {key}.{name}: {errors[0]}")
        return str(text)

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
        return str(text).replace("?.", "?").replace("!.", "!")


@cache
def _resource(file: Traversable) -> ast.Resource:
    """A file as it was read the first time: layers that several games share are read once."""
    return FluentResource(file.read_text("utf-8"))
