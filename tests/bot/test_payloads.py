"""What is registered at Discord: where each command is offered."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app.registration import names_of_actions
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from tests.bot.conftest import ONE, running

SERVER, PRIVATE = 0, 1
"""Discord's numbers of the places where a command is offered, and of the ways of installing."""

OF_SERVERS = {"setup", "survivor"}
"""Commands about what belongs to a server."""


@pytest.mark.parametrize("every_game", [False, True])
async def test_all_commands_but_those_about_servers_are_offered_in_direct_messages_too(
    discord: LocalDiscord, tmp_path: Path, *, every_game: bool
) -> None:
    """Those of games are the server's own there, so each is offered once in each place."""
    async with running(discord, tmp_path, every_game=every_game):
        here = [one.command for one in discord.offered(ANN, ONE)]
        alone = [one.command for one in discord.offered(ANN, "@ann")]

    names, private = {one["name"] for one in here}, {one["name"] for one in alone}
    assert names >= OF_SERVERS
    for command in here:
        name = command["name"]
        if name in names_of_actions():
            assert "contexts" not in command, name
        else:
            contexts = [SERVER] if name in OF_SERVERS else [SERVER, PRIVATE]
            assert command["contexts"] == contexts, name
            assert command["integration_types"] == [SERVER, PRIVATE], name
    assert {one["id"] for one in here} - {one["id"] for one in alone} >= {
        one["id"] for one in here if one["name"] in names_of_actions()
    }
    assert names - private == OF_SERVERS
    assert private - names == (set() if every_game else names_of_actions())
