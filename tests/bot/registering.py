"""The slash commands as Discord gets them: `python -m tests.bot.registering` keeps them, only where
a command was changed on purpose.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.app.client import Graveyard
from bot.app.cogs.common import Translator
from bot.app.slash import Row, slash_commands
from bot.store.store import Store

FOLDER = Path(__file__).parent / "registered"
TODAY = FOLDER / "today.json"
"""Of all games, in both languages, by name."""
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


async def merged(games: Mapping[str, Sequence[Row]]) -> dict[str, Payload]:
    """What is registered for the rows of these games."""
    bot = Graveyard(Store("sqlite+aiosqlite://"))
    found = {
        command.name: await command.get_translated_payload(bot.tree, Translator())
        for command in slash_commands(games)
    }
    bot.pictures.close()
    return found


if __name__ == "__main__":
    text = json.dumps(asyncio.run(registered()), ensure_ascii=False, indent=1, sort_keys=True)
    TODAY.write_text(text + "\n", encoding="utf-8")
