"""Counters for whoever runs the bot; served on loopback where a port is set."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, start_http_server

COMMANDS = Counter("graveyard_commands", "Commands and presses carried out", ["what"])
REFUSALS = Counter("graveyard_refusals", "Commands and presses refused", ["key"])
MISTAKES = Counter("graveyard_mistakes", "Errors that are ours")
PICTURES = Counter("graveyard_pictures", "Boards and sheets drawn")
PUBLISH_LAG = Histogram("graveyard_publish_lag_seconds", "From saving to telling the table")
TABLES_TOLD = Gauge("graveyard_publishers", "Tables with a publisher at work")


def serve_metrics(port: int) -> None:
    start_http_server(port, addr="127.0.0.1")
