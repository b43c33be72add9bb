"""`python -m tests.bench.memory N`: plays N tables as the bot does, prints the bytes in memory."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.app.client import Graveyard
from bot.base.log import set_up_logs
from bot.base.replies import Person
from bot.kit.lobby import Wish
from bot.kit.registry import kit_of
from bot.kit.terms import Viewpoint
from bot.play import lobby
from bot.store.store import Store
from engine.family.commands import EndTurn, Move

PRESENTER = kit_of("zombicide").presenter

PERSON = Person("1", "Ann", "en", moderator=False)
STEPS = 3
STATUS = Path("/proc/self/status")


async def _play(bot: Graveyard, channel: int) -> None:
    """A table from lobby to its first moves, every step saved by itself, and its board drawn."""
    wish = Wish(1, channel, "zombicide", "00", "en")
    async with bot.tables.at(channel) as table:
        await lobby.new(table, PERSON, wish)
        await table.save()
    async with bot.tables.at(channel) as table:
        await lobby.start(table, PERSON)
        await table.save()
    for step in range(STEPS):
        async with bot.tables.at(channel) as table:
            sort = EndTurn if step == STEPS - 1 else Move
            commands = table.game.commands(PERSON.id)
            table.play(PERSON.id, next(one for one in commands if isinstance(one, sort)))
            await table.save(channel * STEPS + step, "Done.")
    async with bot.tables.at(channel) as table:
        view = table.game.view()
    await bot.pictures.draw(partial(PRESENTER.board, Viewpoint(view, "en", {})))


async def main(tables: int) -> int:
    """The bytes resident after that many tables."""
    set_up_logs("error")
    with TemporaryDirectory() as folder:
        store = Store(f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite3'}")
        await store.open()
        bot = Graveyard(store)
        for channel in range(1, tables + 1):
            await _play(bot, channel)
        resident = _resident()
        bot.pictures.close()
        await store.close()
    return resident


def _resident() -> int:
    line = next(one for one in STATUS.read_text().splitlines() if one.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


if __name__ == "__main__":
    print(asyncio.run(main(int(sys.argv[1]))))  # noqa: T201
