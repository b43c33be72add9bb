"""What tables need of the slash commands that Discord offers on a server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from bot.base.words import say


class ServerCommands(Protocol):
    """The slash commands of each server: those of its own games, beside those of all servers."""

    async def offer(self, guild: int, ruleset: str) -> str:
        """Let a server have the actions of a game; direct messages (server 0) have them always.

        Waits a few seconds for Discord. Returns an empty string, or the text key of why the
        commands are not there yet; they are sent again later.
        """
        ...

    async def choose(self, guild: int, games: Collection[str]) -> str:
        """Let a server have the actions of these games and of no other; returns as `offer` does."""
        ...

    def games_of(self, guild: int) -> Collection[str]:
        """Return the games whose actions the server has, or will have as soon as possible."""
        ...

    def trouble_of(self, guild: int) -> str:
        """Return the text key of why a server lacks commands; empty if it has them all."""
        ...


class NoServerCommands:
    """Stands in for the commands where no bot is connected to Discord."""

    async def offer(self, guild: int, ruleset: str) -> str:
        return ""

    async def choose(self, guild: int, games: Collection[str]) -> str:
        return ""

    def games_of(self, guild: int) -> Collection[str]:
        return ()

    def trouble_of(self, guild: int) -> str:
        return ""


def told_trouble(trouble: str, language: str, ruleset: str) -> str:
    """Return the line about commands that are not there yet; empty if there is no trouble."""
    return (
        "\n" + say(language, trouble, game=say(language, f"ruleset-{ruleset}")) if trouble else ""
    )
