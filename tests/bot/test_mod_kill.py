"""The bot is killed between a moderator's backup and what it was made for: all is done, or nothing.

What was not done is done by the same button afterwards.
"""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import sqlalchemy as sa

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.practice.rates import Pace
from bot.practice.records import Message, walk_components
from bot.store.schema import AUDIT
from bot.store.store import Store
from tests.bot.conftest import ONE
from tests.bot.test_kill import Bots

DEEDS: dict[str, dict[str, str]] = {
    "pause": {},
    "rollback": {"round": "1"},
    "kick": {"seat": "Bob"},
    "reset": {},
}


async def deeds_done(store: Store) -> list[str]:
    rows = await store.ask(sa.select(AUDIT.c.what).order_by(AUDIT.c.id))
    return [str(row.what) for row in rows]


def copies(folder: Path) -> list[Path]:
    return list(folder.glob("before-table-*.sqlite3"))


async def a_copy(folder: Path, before: int) -> Path:
    """The next one, as soon as it is there."""
    async with asyncio.timeout(30):
        while len(found := copies(folder)) <= before:  # noqa: ASYNC110
            await asyncio.sleep(0)
    return max(found, key=lambda one: one.stat().st_mtime_ns)


async def press(discord: LocalDiscord, shown: Message, custom_id: str) -> str:
    pressed = await discord.press(ANN, shown, custom_id, even_if_gone=True)
    return (await discord.wait(pressed)).text


async def test_a_kill_after_the_backup_leaves_all_of_a_deed_or_nothing(tmp_path: Path) -> None:
    database, folder = tmp_path / "tables.sqlite3", tmp_path / "backups"
    store = Store(f"sqlite+aiosqlite:///{database}")
    await store.open()
    async with LocalDiscord(
        tmp_path / "discord.sqlite3", message_pace=Pace(100_000, 1.0)
    ) as discord:
        bots, done = Bots(discord, database), list[str]()
        await bots.open()
        await bots.start()
        lead = {"survivors": "Amy, Doug, Josh"}
        for who, command, typed in (
            (ANN, "game new", {"game": "zombicide"}),
            (ANN, "game join", lead),
            (BOB, "game join", {}),
            (ANN, "game start", {}),
        ):
            await discord.wait(await discord.slash(who, ONE, command, typed))
        await bots.everything_told(store)
        status = [one for one in discord.messages(ONE) if not one.ephemeral][-1]
        await discord.wait(await discord.press(ANN, status, "Ann"))
        await discord.wait(await discord.slash(ANN, ONE, "search", {"survivor": "amy"}))
        for deed, typed in DEEDS.items():
            asked = await discord.wait(await discord.slash(ANN, ONE, f"mod {deed}", typed))
            shown = asked.message
            button = next(one for one in walk_components(shown.components) if one["type"] == 2)
            made = len(copies(folder))
            before = await store.record(1)

            await discord.press(ANN, shown, button["custom_id"])
            copy = await a_copy(folder, made)
            await bots.kill()

            assert before
            with sqlite3.connect(copy) as kept:
                (version,) = kept.execute("SELECT version FROM tables").fetchone()
            kept.close()
            assert version == before.version
            after = await store.record(1)
            assert after
            told = await deeds_done(store)
            assert told in (done, [*done, deed])
            assert after.last - before.last == (
                0 if told == done else 2 if deed == "rollback" else 1
            )
            await bots.start()
            if told == done:
                assert await press(discord, shown, button["custom_id"])
            done.append(deed)
            assert await deeds_done(store) == done
        await bots.kill()
        await bots.close()
    last = await store.record(1)
    await store.close()
    assert last
    assert last.stage == "archived"
    assert [seat.sitter for seat in last.seats] == [str(ANN.id), ""]
