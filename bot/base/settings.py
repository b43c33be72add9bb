"""Settings from environment variables, or from a `.env` file in the working folder."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

DATA_FOLDER = Path("graveyard-data")
FILE = Path(".env")


class Settings(BaseSettings):
    """All settings of the bot; `.env.example` lists and explains them."""

    model_config = SettingsConfigDict(
        env_file=FILE, env_file_encoding="utf-8-sig", env_ignore_empty=True, extra="ignore"
    )

    discord_token: SecretStr | None = None
    database: str = Field(
        default=f"sqlite+aiosqlite:///{DATA_FOLDER / 'graveyard.sqlite3'}",
        validation_alias="GRAVEYARD_DATABASE",
    )
    """An SQLAlchemy address."""
    log: Literal["debug", "info", "warning", "error"] = Field(
        default="info", validation_alias="GRAVEYARD_LOG"
    )
    discord_api_url: str | None = None
    discord_gateway_url: str | None = None
    """`discord_api_url` and this are set together, to use a Discord server on this machine."""
    shards: int | None = Field(default=None, validation_alias="GRAVEYARD_SHARDS", ge=1, le=1000)
    """How many processes share the servers on one PostgreSQL; None for a bot of one process."""
    metrics_port: int | None = Field(
        default=None, validation_alias="GRAVEYARD_METRICS_PORT", ge=1, le=65535
    )
    """Port of `/healthz` and of the Prometheus metrics; None for neither."""
    metrics_host: str = Field(default="127.0.0.1", validation_alias="GRAVEYARD_METRICS_HOST")
    """Host that serves `metrics_port`: 127.0.0.1 for this machine only, 0.0.0.0 for every machine
    that can reach it.
    """
    challenge: bool = Field(default=True, validation_alias="GRAVEYARD_CHALLENGE")
    """Whether there is a challenge of the week."""
    message_pace: float = Field(default=1.0, validation_alias="GRAVEYARD_MESSAGE_PACE", ge=0)
    """Seconds between two batches of messages to one table."""
    backup_hours: float = Field(default=24, validation_alias="GRAVEYARD_BACKUP_HOURS", ge=0)
    """Hours between two copies of the database; 0 for none."""
    backup_keep: int = Field(default=7, validation_alias="GRAVEYARD_BACKUP_KEEP", ge=1)
    backup_folder: Path | None = Field(default=None, validation_alias="GRAVEYARD_BACKUP_FOLDER")
    """Folder of the copies; by default `backups` beside the database."""
