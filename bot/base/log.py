"""Logs as JSON lines on stderr. Nothing here may ever hold a token or a seed."""

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
INPUT = re.compile(r"input_value=.*?(?=, input_type=)", re.DOTALL)
"""What pydantic cites of the text it could not read: of a stored game that may be anything."""


class _Stderr:
    """Where stderr goes now. A line that cannot be written is lost, and nothing else with it."""

    def write(self, text: str) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


STDERR = cast(TextIO, _Stderr())
"""Printing and `logging` ask no more of a file than these two."""


def set_up_logs(level: str) -> None:
    """Sends our own lines, and warnings of the libraries, to stderr as JSON."""
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
    """The logger: `log().info("what-happened", table=7)`."""
    return structlog.get_logger()


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _without_secrets(_: object, __: str, line: MutableMapping[str, Any]) -> dict[str, Any]:
    """A last net: fields with telling names never leave, nor does what was read of a game."""
    return {key: "(kept back)" if key in SECRET else _clean(line[key]) for key in line}


def _clean(value: Any) -> Any:
    return INPUT.sub("input_value=(kept back)", value) if isinstance(value, str) else value


class _Lines(logging.Formatter):
    """What libraries say, as JSON lines that went through the same net."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"library": record.name, "level": record.levelname, "event": super().format(record)}
        return json.dumps({key: _clean(value) for key, value in told.items()}, ensure_ascii=False)
