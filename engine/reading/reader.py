"""The base of every game's data reader: it turns TOML into checked entries and collects faults."""

from __future__ import annotations

import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar, cast

from pydantic import BaseModel, ValidationError

from engine.reading.faults import Fault, cures

M = TypeVar("M", bound=BaseModel)
C_co = TypeVar("C_co", covariant=True)
Raw = Mapping[str, object]
Files = Mapping[str, bytes]
"""The content of the files in a ruleset's folder, by their path in that folder."""


class Reader(ABC, Generic[C_co]):
    """Reads the files of one ruleset and collects their faults."""

    def __init__(self, ruleset: str, files: Files) -> None:
        self.ruleset = ruleset
        self.files = files
        self.faults: list[Fault] = []
        self.faulty: set[str] = set()
        """Ids of entries that exist but have faults."""
        self._told: dict[str, Raw] = {}

    @abstractmethod
    def content(self) -> C_co | None:
        """Return the content, or None if a file is so faulty that the other files cannot be
        checked.
        """

    def report(self, path: str, entry: str, told: Iterable[str]) -> None:
        """Note one fault of an entry for each text in `told`.

        Each text says what is wrong and what would be right.
        """
        self.faults += [Fault(f"data/{self.ruleset}/{path}", entry, cure) for cure in told]

    # ------------------------------------------------------------ files

    def read(self, path: str) -> Raw:
        """Return a parsed TOML file.

        A missing or unreadable file is a fault and gives an empty mapping.
        """
        if path not in self._told:
            self._told[path] = self._parsed(path)
        return self._told[path]

    def _parsed(self, path: str) -> Raw:
        if path not in self.files:
            self.report(path, "", ["the file is missing; every ruleset has one"])
            return {}
        try:
            return tomllib.loads(self.files[path].decode("utf-8-sig"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            self.report(path, "", [f"it is not TOML in UTF-8 ({error}); mend that place"])
        return {}

    def folder(self, name: str) -> list[str]:
        """Return the TOML files of a folder, sorted so that `S2` comes before `S10`."""
        parts = {path: path.split("/") for path in sorted(self.files, key=_counted)}
        return [
            path
            for path, names in parts.items()
            if len(names) == 2 and names[0] == name and path.endswith(".toml")
        ]

    # ------------------------------------------------------------ entries

    def entries(
        self,
        path: str,
        raw: Raw,
        key: str,
        model: type[M],
        *,
        letters: Mapping[str, str] | None = None,
        beside: tuple[str, ...] = (),
    ) -> dict[str, M]:
        """Return the entries of a list file by id, in the file's order.

        Faulty ones are reported and left out. `key` is the name of the list, `beside` are other
        keys the file may have, and `letters` is passed to the model as context.
        """
        if not raw:
            return {}
        self.check_head(path, raw, (key, *beside))
        found: dict[str, M] = {}
        for place, entry in enumerate(self.tables(path, raw, key), 1):
            name = str(entry.get("id", f"{key} {place}"))
            read = self.validated(path, name, entry, model, letters)
            if name in found:
                self.report(path, name, ["this id stands twice; every id is used once"])
            if read is not None:
                found[name] = read
        return found

    def tables(self, path: str, raw: Raw, key: str, *, silent: bool = False) -> list[Raw]:
        """Return the tables listed under a key; anything else there is a fault, unless `silent`."""
        listed = raw.get(key)
        tables = cast("list[object]", listed) if isinstance(listed, list) else []
        good = [cast("Raw", table) for table in tables if isinstance(table, dict)]
        if not silent and (not good or len(good) < len(tables)):
            self.report(path, key, [f"it is {listed!r}; one or more tables are right"])
        return good

    def check_head(self, path: str, raw: Raw, known: tuple[str, ...]) -> None:
        """Report a missing `source` and unknown top-level keys."""
        if not isinstance(raw.get("source"), str) or not raw["source"]:
            self.report(path, "", ["source is missing; say where the file's contents come from"])
        for key in raw:
            if key not in ("source", *known):
                right = ", ".join(("source", *known))
                self.report(path, key, [f"this is not known here; known are {right}"])

    def validated(
        self,
        path: str,
        name: str,
        raw: Raw,
        model: type[M],
        letters: Mapping[str, str] | None = None,
    ) -> M | None:
        """Return `raw` as a `model`, or None after reporting its faults under the entry's `name`.

        `letters` is passed to the model as context.
        """
        try:
            return model.model_validate(dict(raw), context=dict(letters or {}))
        except ValidationError as error:
            self.report(path, name, cures(model, error))
            self.faulty.add(name)
            return None

    def rules(self, raw: Raw, model: type[M]) -> M | None:
        """Return the numbers of the rulebook, or None after reporting faults.

        `raw` is the parsed file `rules.toml`, which every ruleset has.
        """
        if not raw:
            return None
        self.check_head("rules.toml", raw, tuple(model.model_fields))
        known = {key: value for key, value in raw.items() if key in model.model_fields}
        return self.validated("rules.toml", "", known, model)


def _counted(path: str) -> tuple[tuple[str, int], ...]:
    """Return a sort key that orders numbers inside a name by value."""
    parts = re.findall(r"(\D*)(\d*)", path)
    return tuple((letters, int(number or 0)) for letters, number in parts)
