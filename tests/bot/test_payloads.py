"""What is registered at Discord: where each command is offered."""

from __future__ import annotations

from bot.practice.people import ANN
from tests.bot.conftest import Room

SERVER, PRIVATE = 0, 1
"""Discord's numbers of the places where a command is offered."""
EXPLAINING = {"about", "help", "mine", "my", "privacy", "rules", "stats"}
"""Commands that need no table."""


async def test_commands_of_tables_are_offered_on_servers_only(room: Room) -> None:
    offered = {one.command["name"]: one.command for one in room.discord.offered(ANN)}

    assert len(offered) == 65
    for name, command in offered.items():
        places = [SERVER, PRIVATE] if name in EXPLAINING else [SERVER]
        assert command["contexts"] == places, name
        assert command["integration_types"] == [SERVER], name
