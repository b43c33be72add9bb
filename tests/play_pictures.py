"""Takes the pictures of `docs/play.md` at the practice table: `python -m tests.play_pictures`.

A newcomer plays the first round of the tutorial by buttons, once in each language, as the
autopilot advises; the page is photographed at each step.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from selenium.webdriver import Chrome

import engine
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.rates import Pace
from tests.bot.conftest import Room, running
from tests.bot.test_presses import Survivors
from tests.practice.test_browser import DESK, Visitor, opened

FOLDER = Path(__file__).parent.parent / "docs" / "pictures" / "play"
LOCALES = {"en": "en-US", "fr": "fr"}
SEED = "night-48"
SPOKEN = {"en": "English", "fr": "Français"}
START = {"en": "Start", "fr": "Commencer"}
WIDE = 820
"""Pixels; letters of the page are still read."""
QUALITY = 45
STEPS = ("page", "lobby", "joined", "begun", "act", "acted", "round")
"""Each picture's name, in the order of play."""


class Taken(NamedTuple):
    """A step and the page as it was then."""

    step: str
    picture: Image.Image


async def first_round(chrome: Chrome, room: Room, language: str) -> AsyncIterator[Taken]:
    """From the empty page to the beginning of the second round."""
    visitor, people = Visitor(chrome), Survivors(room)
    await asyncio.to_thread(chrome.get, room.discord.page_url)
    await asyncio.to_thread(visitor.become, "Ann")
    await asyncio.to_thread(visitor.click, "button", SPOKEN[language])
    yield await _taken(chrome, room, "page")
    await room.slash(ANN, "game new", game="zombicide")
    yield await _taken(chrome, room, "lobby")
    await room.slash(ANN, "game join", survivors="Amy, Doug, Josh, Ned")
    yield await _taken(chrome, room, "joined")
    await room.press(ANN, START[language])
    yield await _taken(chrome, room, "begun")
    acted = False
    while (game := await room.game()).view().round < 2:
        step = engine.autopilot(game, str(ANN.id))
        assert step is not None
        if not acted and not isinstance(step, str):
            await people.open(str(ANN.id))
            yield await _taken(chrome, room, "act")
        await people.do(str(ANN.id), step)
        if not acted and not isinstance(step, str):
            acted = True
            yield await _taken(chrome, room, "acted")
    yield await _taken(chrome, room, "round")


async def _taken(chrome: Chrome, room: Room, step: str) -> Taken:
    """The page once everything is told and its pictures are there."""
    await room.bot.publisher.settled()
    await asyncio.to_thread(_come_to_rest, chrome)
    content = await asyncio.to_thread(chrome.get_screenshot_as_png)
    return Taken(step, Image.open(BytesIO(content)).convert("RGB"))


def _come_to_rest(chrome: Chrome) -> None:
    """Down to the newest message, whose pictures are loaded."""
    script = """
        const done = arguments[0];
        const end = Date.now() + 4000;
        const look = () => {
            const all = [...document.querySelectorAll(".message")];
            all.at(-1)?.scrollIntoView({block: "end"});
            const pictures = [...document.images].filter((one) => one.offsetParent);
            const ready = pictures.every((one) => one.complete && one.naturalWidth);
            if ((ready && Date.now() > end - 3000) || Date.now() > end) done(true);
            else setTimeout(look, 100);
        };
        look();
    """
    chrome.execute_async_script(script)  # pyright: ignore[reportUnknownMemberType]


def kept(picture: Image.Image, target: Path) -> None:
    """Small enough for a page of several."""
    size = (WIDE, round(picture.height * WIDE / picture.width))
    small = picture.resize(size, Image.Resampling.LANCZOS)
    small.save(target, quality=QUALITY, method=6)


async def take(language: str, folder: Path) -> None:
    """All steps in one language."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "discord.sqlite3"
        async with (
            LocalDiscord(file, message_pace=Pace(10_000, 1.0)) as discord,
            running(discord, Path(scratch), SEED) as room,
        ):
            room.locale = LOCALES[language]
            chrome = await asyncio.to_thread(opened, DESK)
            try:
                async for step, picture in first_round(chrome, room, language):
                    number = STEPS.index(step) + 1
                    kept(picture, folder / f"{language}-{number}-{step}.webp")
                    sys.stdout.write(f"{language} {step}\n")
            finally:
                await asyncio.to_thread(chrome.quit)


async def main(folder: Path) -> None:
    for language in LOCALES:
        await take(language, folder)


if __name__ == "__main__":
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    where.mkdir(parents=True, exist_ok=True)
    asyncio.run(main(where))
