"""A newcomer wins the tutorial in a real browser, by clicking and by typing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from selenium.common.exceptions import (
    ElementClickInterceptedException,
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

import engine
from bot.kit.registry import kit_of
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, Room, running
from tests.practice.test_browser import (
    DESK,
    PATIENCE,
    PHONE,
    Visitor,
    chrome,
    no_sideways_scrolling,
)

SEED = "night-48"
"""A short game: the autopilot wins it in 47 commands and answers."""
TYPED = {"move": "move", "end-turn": "end", "search": "search"}
assert chrome


class Newcomer(Visitor):
    """Ann at the page: everything she does goes through the browser."""

    def last(self, selector: str, text: str = "") -> WebElement:
        """The lowest one on the page with that text: what the newest message shows."""
        script = """
            const fits = (one) => one.textContent.includes(arguments[1]) && one.offsetParent;
            return [...document.querySelectorAll(arguments[0])].filter(fits).pop() ?? null;
        """

        def look(_: object) -> WebElement | None:
            return self.chrome.execute_script(script, selector, text)  # pyright: ignore

        wait = WebDriverWait(self.chrome, PATIENCE, 0.03)
        found = wait.until(look, f"{selector!r} with {text!r} is not shown")
        assert found is not None
        return found

    def press(self, label: str) -> None:
        """A button of the newest message that has it."""
        self.insist(lambda: self.last(".message button", label).click())

    def open_menu(self) -> None:
        """The button Act, until its menu is there: older menus may still be on the page."""
        count = "return [...document.querySelectorAll('.message')]"
        count += ".filter((one) => one.querySelector('.menu')).length"
        before = self.run(count)
        self.press("Act")
        wait = WebDriverWait(self.chrome, PATIENCE, 0.03)
        wait.until(lambda _: self.run(count) != before, "no menu opens")

    def insist(self, deed: Callable[[], None]) -> None:
        """Does it once more where the page drew the thing anew, or something lay over it."""
        for _ in range(5):
            try:
                deed()
            except (StaleElementReferenceException, ElementNotInteractableException):
                continue
            except ElementClickInterceptedException:
                continue
            return
        raise AssertionError("the page does not come to rest")

    def command(self, text: str, value: str = "") -> None:
        """Types a command, its first option's value, and sends it."""
        self.click("#composer-text")
        self.type(f"/{text}")
        self.see("#popup .item", f"/{text}")
        self.type(Keys.ENTER)
        if value:
            self.type(value)
            self.see("#popup .item", value)
            self.type(Keys.ENTER)
        self.click("#send")

    def take(self, label: str) -> None:
        """A move of the newest menu: few are buttons, many a select."""
        script = """
            const menus = [...document.querySelectorAll(".message")]
                .filter((one) => one.querySelector(".menu"));
            const within = menus.pop() ?? document;
            return ["button", ".menu .item"].find((sort) => [...within.querySelectorAll(sort)]
                .some((one) => one.textContent.includes(arguments[0]))) ?? null;
        """
        wait = WebDriverWait(self.chrome, PATIENCE, 0.03)
        sort = wait.until(lambda _: self.run(script, label), f"{label!r} is not offered")
        if sort == "button":
            self.press(label)
        else:
            self.choose(1, label)

    def choose(self, menu: int, label: str) -> None:
        """An entry of the newest message's first or second select."""

        script = """
            const messages = [...document.querySelectorAll(".message")];
            const menus = messages.filter((one) => one.querySelector(".menu")).pop()
                ?.querySelectorAll(".menu") ?? [];
            const menu = menus[arguments[0]];
            const row = [...(menu?.querySelectorAll(".item") ?? [])]
                .find((one) => one.textContent.trim() === arguments[1]);
            return row ? [menu.querySelector(".select"), row] : null;
        """

        def look(_: object) -> list[WebElement] | None:
            return self.chrome.execute_script(script, menu, label)  # pyright: ignore

        def pick() -> None:
            wait = WebDriverWait(self.chrome, PATIENCE, 0.03)
            found = wait.until(look, f"{label!r} is not offered")
            assert found
            opener, row = found
            if not row.is_displayed():
                opener.click()
            row.click()

        self.insist(pick)


@pytest.fixture
async def night(discord: LocalDiscord, tmp_path: Path) -> AsyncIterator[Room]:
    async with running(discord, tmp_path, SEED) as found:
        yield found


@pytest.mark.parametrize("chrome", [DESK], indirect=True)
async def test_a_newcomer_wins_the_tutorial_in_the_browser(
    night: Room, chrome: Any, discord: LocalDiscord
) -> None:
    visitor = Newcomer(chrome)
    loop = asyncio.get_running_loop()

    def state(after: int) -> tuple[int, Any]:
        """The table as soon as it has moved on; no game where it is over."""
        return asyncio.run_coroutine_threadsafe(moved_on(night, after), loop).result()

    def play() -> None:
        chrome.get(discord.page_url)
        visitor.become("Ann")
        visitor.command("game new")
        visitor.press("Zombicide")
        visitor.see(".message", "a table is open")
        joined = night.slash(ANN, "game join", survivors="Amy, Doug, Josh, Ned")
        asyncio.run_coroutine_threadsafe(joined, loop).result()
        visitor.press("Start")
        last, game = state(0)
        while game is not None:
            act(visitor, game)
            last, game = state(last)
        visitor.see(".message", "Mission accomplished")
        visitor.see(".message", "graveyard verify")

    await asyncio.to_thread(play)

    assert visitor.complaints() == []
    assert len(visitor.all('img[src*="/poster"]')) == 1


@pytest.mark.parametrize("way", ["hint", "whole name", "begun name"])
async def test_a_table_is_opened_by_a_button_or_by_a_name_and_enter(
    night: Room, chrome: Any, discord: LocalDiscord, way: str
) -> None:
    visitor = Newcomer(chrome)

    def open_table() -> None:
        chrome.get(discord.page_url)
        visitor.see("#hint .button", "/game new")
        if way == "hint":
            visitor.click("#hint .button")
        else:
            visitor.click("#composer-text")
            visitor.type("/game new" if way == "whole name" else "/game ne")
            visitor.see("#popup .item", "/game new")
            visitor.type(Keys.ENTER)
        if way == "begun name":
            visitor.see("#command .chip", "/game new")
            visitor.type(Keys.ENTER)
        visitor.press("Zombicide")
        visitor.see(".message", "a table is open")

    await asyncio.to_thread(open_table)

    assert len(await night.told()) == 1
    assert visitor.complaints() == []


@pytest.mark.parametrize(
    ("chrome", "language", "command", "told"),
    [
        (DESK, "English", "What happened since", "Since that message:"),
        (PHONE, "Français", "Que s’est-il passé depuis", "Depuis ce message"),
    ],
    indirect=["chrome"],
    ids=["desk", "phone"],
)
async def test_a_messages_menu_is_used_with_the_keyboard(
    game: Room, chrome: Any, language: str, command: str, told: str
) -> None:
    first, visitor = (await game.told())[0], Visitor(chrome)
    await game.slash(ANN, "search", survivor="amy")
    await game.told()
    opener = f'.message[data-id="{first.id}"] .apps'

    def ask() -> None:
        chrome.get(game.discord.page_url)
        visitor.become("Bob")
        if visitor.is_on_a_phone:
            visitor.click("#side-open")
        visitor.click("#languages button", language)
        visitor.see('#languages [aria-checked="true"]', language)
        if visitor.is_on_a_phone:
            visitor.click("#side-close")
        visitor.run("arguments[0].focus()", visitor.see(opener))
        visitor.type(Keys.ENTER)
        visitor.see(".apps-list .item:focus", command)
        visitor.type(Keys.ESCAPE)
        visitor.see(f'{opener}[aria-expanded="false"]:focus')
        visitor.type(Keys.ENTER)
        visitor.see(".apps-list .item:focus", command)
        visitor.type(Keys.ENTER)
        visitor.see(".message.private .text", told)
        assert no_sideways_scrolling(visitor)

    await asyncio.to_thread(ask)

    assert "Amy" in game.discord.messages(ONE, seen_by=BOB)[-1].content
    assert visitor.complaints() == []


async def moved_on(room: Room, after: int) -> tuple[int, Any]:
    """Waits for a newer log row and for the messages that tell of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            record = await room.store.record(1)
            if record and record.last > after:
                await room.bot.publisher.settled()
                game = engine.load_table(record.game) if record.live else None
                return record.last, game
            await asyncio.sleep(0.03)


def act(visitor: Newcomer, game: Any) -> None:
    """What the autopilot advises: typed where that is short, else through the menu."""
    advice = engine.autopilot(game, str(ANN.id))
    assert advice is not None
    speech = kit_of("zombicide").speech(None, "en", {str(ANN.id): "Ann"})
    if isinstance(advice, str):
        visitor.press(speech.option(game.question, advice))
        return
    fields, commands = advice.plain(), game.commands(str(ANN.id))
    do, survivor = str(fields["do"]), str(fields["survivor"])
    active = any(one.id == survivor and one.active for one in game.view().survivors)
    if active and do in TYPED:
        visitor.command(TYPED[do], str(fields.get("zone", "")))
        return
    visitor.open_menu()
    if not active and len({one.plain()["survivor"] for one in commands}) > 1:
        visitor.press(survivor.capitalize())
        visitor.last('.message button[data-look="1"]', survivor.capitalize())
    visitor.choose(0, speech.action(do))
    same = [one for one in commands if one.plain()["do"] == do]
    mine = [one for one in same if one.plain()["survivor"] == survivor]
    if len(mine) > 1:
        visitor.take(speech.command(advice))
