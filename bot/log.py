"""Logs as JSON lines on stderr. Nothing here may ever hold a token or a seed."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog

SECRET = frozenset({"token", "seed", "game", "authorization"})


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
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(
        level=logging.WARNING,
        stream=sys.stderr,
        force=True,
        format='{"library": "%(name)s", "level": "%(levelname)s", "event": "%(message)s"}',
    )


def log() -> Any:
    """The logger: `log().info("what-happened", table=7)`."""
    return structlog.get_logger()


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


def _without_secrets(_: object, __: str, line: MutableMapping[str, Any]) -> dict[str, Any]:
    """A last net: fields with telling names never leave."""
    return {key: "(kept back)" if key in SECRET else value for key, value in line.items()}
