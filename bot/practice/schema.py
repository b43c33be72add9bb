"""Checks requests of the bot against Discord's own description of its API.

The description is a file that need not be present.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Protocol

import orjson

from bot.practice.wire import Json


class _Validator(Protocol):
    def is_valid(self, instance: Any) -> bool: ...

    def iter_errors(self, instance: Any) -> Any: ...


@cache
def schema_at(path: Path) -> Schema:
    """Read the OpenAPI document at `path`, once.

    It is large and never changes, so all local Discords of a process share it.
    """
    return Schema(path)


class Schema:
    """The request bodies of the OpenAPI document at `path`.

    Needs jsonschema-rs, a test dependency.
    """

    def __init__(self, path: Path) -> None:
        document = orjson.loads(path.read_bytes())
        self._paths: Json = document["paths"]
        self._components: Json = document["components"]
        # Discord accepts ids as numbers, too, and discord.py sends them so.
        self._components["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._validators: dict[tuple[str, str], _Validator | None] = {}

    def complaints(self, method: str, path: str, body: Any) -> list[str]:
        """Sentences about the faults of a request body; none if it is as the document says.

        `path` is the route as the document writes it, with its placeholders.
        """
        key = (method.lower(), path)
        if key not in self._validators:
            self._validators[key] = self._validator(*key)
        validator = self._validators[key]
        if validator is None:
            return [f"{method} {path}: the API takes no body here: {body!r}"]
        if validator.is_valid(body):
            return []
        return [f"{method} {path}: {error}" for error in validator.iter_errors(body)]

    def _validator(self, method: str, path: str) -> _Validator | None:
        import jsonschema_rs

        operation = self._paths[path].get(method, {})
        content = operation.get("requestBody", {}).get("content", {})
        if "application/json" not in content:
            return None
        schema = content["application/json"]["schema"] | {"components": self._components}
        return jsonschema_rs.Draft202012Validator(schema)
