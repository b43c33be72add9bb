"""The process that draws: the bot does without it, and it does not do without the bot."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import lru_cache, partial
from pathlib import Path

import pytest

from bot.base import drawing_workers
from bot.base.drawing import Picture
from bot.base.drawing_workers import THREADS, DrawingWorkers
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from tests.bench.load import with_drawers
from tests.bot.test_stopping import bot_process

NOTHING_LONGER_SECONDS = 10


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


async def all_gone(processes: list[int]) -> None:
    async with asyncio.timeout(NOTHING_LONGER_SECONDS):
        while any(is_running(one) for one in processes):  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def board_of(discord: LocalDiscord) -> list[str]:
    """The files with which Ann's look at the board is answered; they may come after the words."""
    asked = await discord.slash(ANN, discord.channels[0], "board")
    message = (await discord.wait(asked, 60)).message
    async with asyncio.timeout(60):
        while not message.attachments:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return [one.filename for one in message.attachments]


async def test_a_bot_whose_drawers_are_killed_draws_itself_and_none_outlives_it(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with bot_process(discord, tmp_path) as process:
        await discord.ready(60)
        await discord.until_offered(ANN, "game new")
        for command, typed in (("game new", {"game": "zombicide"}), ("game start", {})):
            await discord.wait(await discord.slash(ANN, discord.channels[0], command, typed), 60)
        _, *drawers = with_drawers(process.pid)
        first = await board_of(discord)
        for one in drawers:
            os.kill(one, signal.SIGKILL)
        await all_gone(drawers)
        second, third = await asyncio.gather(board_of(discord), board_of(discord))
        process.kill()
        assert process.stderr
        told = (await process.stderr.read()).decode()

    assert len(drawers) == THREADS + 1
    assert first == second == third != []
    assert told.count("drawers-gone") == 1


async def test_drawers_end_with_a_bot_that_is_killed(discord: LocalDiscord, tmp_path: Path) -> None:
    async with bot_process(discord, tmp_path) as process:
        await discord.ready(60)
        _, *drawers = with_drawers(process.pid)
        process.kill()
        await process.wait()
        await all_gone(drawers)

    assert drawers


def test_what_cannot_be_sent_is_a_picture_that_failed() -> None:
    drawers = DrawingWorkers([])

    picture, fault = asyncio.run(drawers.tried(lambda: None))
    drawers.close()

    assert picture is None
    assert fault is not None
    assert fault.error in {"AttributeError", "PicklingError"}


@lru_cache(maxsize=16)
def part(number: int) -> int:
    """Stands for a finished part of a picture."""
    return number


class Painter:
    """Draws pictures of which each keeps one part for later."""

    def draw(self, number: int) -> Picture:
        part(number)
        return str(part.cache_info().currsize), b"", ""


async def kept_by_a_worker(pictures: int) -> list[str]:
    """How many parts a new worker keeps while it draws each of so many pictures."""
    painter = Painter()
    drawers = DrawingWorkers([painter])
    drawn = [(await drawers.tried(partial(painter.draw, one)))[0] for one in range(pictures)]
    drawers.close()
    return [one[0] for one in drawn if one]


def test_a_worker_that_has_grown_too_much_forgets_the_finished_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "renders.part", sys.modules[__name__])
    monkeypatch.setattr(drawing_workers, "THREADS", 1)
    assert asyncio.run(kept_by_a_worker(3)) == ["1", "2", "3"]

    part.cache_clear()
    monkeypatch.setattr(drawing_workers, "MOST_GROWN_BYTES", -sys.maxsize)
    assert asyncio.run(kept_by_a_worker(3)) == ["1", "1", "1"]
