"""Slash commands as they are registered: made of rows, merged by name over all games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.client import Graveyard
from bot.cogs.common import Translator
from bot.store import Store

BEFORE = Path(__file__).parent / "registered" / "commands.json"
"""What was registered when every command was written by hand, by name."""
Payload = dict[str, Any]


async def registered() -> dict[str, Payload]:
    """The commands as Discord gets them, both languages in each."""
    bot = Graveyard(Store("sqlite+aiosqlite://"))
    await bot.add_commands()
    translator = Translator()
    found = {
        command.name: await command.get_translated_payload(bot.tree, translator)
        for command in bot.tree.get_commands()
    }
    bot.pictures.close()
    return found


async def test_commands_are_registered_as_before() -> None:
    assert await registered() == json.loads(BEFORE.read_text("utf-8"))
