"""Prometheus metrics for the operator, served by `app/health.py` if a port is set."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("graveyard_commands", "Commands and presses carried out", ["what"])
REFUSALS = Counter("graveyard_refusals", "Commands and presses refused", ["key"])
MISTAKES = Counter("graveyard_mistakes", "Errors that are ours")
PICTURES = Counter("graveyard_pictures", "Boards and sheets drawn")
PUBLISH_LAG = Histogram("graveyard_publish_lag_seconds", "From saving to telling the table")
LAST_BACKUP = Gauge("graveyard_last_backup_seconds", "When the database was copied last")
TABLES_TOLD = Gauge("graveyard_publishers", "Tables with a publisher at work")

SHARD = Gauge("graveyard_shard", "The shard that this process carries; -1 while it stands by")
WAITING = Gauge("graveyard_tables_waiting", "Tables with news that Discord does not have yet")
ACTION = Histogram("graveyard_action_seconds", "From an interaction's arrival to its answer")
LOCK_WAIT = Histogram("graveyard_lock_wait_seconds", "Until a table was free for who wanted it")
RENDER = Histogram("graveyard_render_seconds", "Until a picture was drawn, waiting included")
LOOP_LAG = Histogram("graveyard_loop_lag_seconds", "How late the event loop turned")
