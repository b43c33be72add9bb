"""Logs as JSON lines on stderr. No line may ever hold a token or a seed."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import MutableMapping
from contextlib import suppress
from typing import Any, TextIO, cast

import structlog

SECRET = frozenset({"token", "seed", "game", "authorization"})
"""Names of fields whose values are never logged."""
INPUT = re.compile(r"input_value=.*?(?=, input_type=)", re.DOTALL)
"""The part of a pydantic error that quotes the input.

It is not logged: in errors about a stored game the input may be a secret.
"""


class _Stderr:
    """Writes to the current `sys.stderr`; a line that cannot be written is dropped without an
    error.
    """

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


STDERR = cast(TextIO, _Stderr())
"""The stream for all log lines. Callers need only its `write` and `flush`."""


def set_up_logs(level: str) -> None:
    """Send the bot's own lines and the warnings of libraries to stderr, as JSON."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            _without_secrets,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(_number(level)),
        logger_factory=structlog.PrintLoggerFactory(STDERR),
        cache_logger_on_first_use=False,
    )
    libraries = logging.StreamHandler(STDERR)
    libraries.setFormatter(_Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[libraries], force=True)


def log() -> Any:
    """Return the logger: `log().info("what-happened", table=7)`."""
    return structlog.get_logger()


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _without_secrets(_: object, __: str, line: MutableMapping[str, Any]) -> dict[str, Any]:
    """Hide the values of fields named in `SECRET`, and the input that pydantic errors quote."""
    return {key: "(kept back)" if key in SECRET else _clean(line[key]) for key in line}


def _clean(value: Any) -> Any:
    return INPUT.sub("input_value=(kept back)", value) if isinstance(value, str) else value


class _Lines(logging.Formatter):
    """Formats log records of libraries as JSON, without the input that pydantic errors quote."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"library": record.name, "level": record.levelname, "event": super().format(record)}
        return json.dumps({key: _clean(value) for key, value in told.items()}, ensure_ascii=False)
