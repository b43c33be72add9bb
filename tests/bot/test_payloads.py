"""What is registered at Discord: where each command is offered."""

from __future__ import annotations

from bot.practice.people import ANN
from tests.bot.conftest import ONE, Room

SERVER, PRIVATE = 0, 1
"""Discord's numbers of the places where a command is offered, and of the ways of installing."""

OF_SERVERS = {"setup", "survivor"}
"""Commands about what belongs to a server."""


async def test_all_commands_but_those_about_servers_are_offered_in_direct_messages_too(
    room: Room,
) -> None:
    offered = {one.command["name"]: one.command for one in room.discord.offered(ANN)}

    assert offered.keys() > OF_SERVERS
    for name, command in offered.items():
        assert command["contexts"] == ([SERVER] if name in OF_SERVERS else [SERVER, PRIVATE]), name
        assert command["integration_types"] == [SERVER, PRIVATE], name
    here = {one.command["name"] for one in room.discord.offered(ANN, ONE)}
    alone = {one.command["name"] for one in room.discord.offered(ANN, "@ann")}
    assert here - alone == OF_SERVERS
