"""The page in a real browser: be somebody, type a command with the keyboard, press a button."""

import asyncio
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from bot.practice.local import LocalDiscord
from bot.practice.people import BOB
from tests.practice.conftest import ANSWER_SECONDS
from tests.practice.tiny_bot import TinyBot

DESK, PHONE = (1280, 860), (390, 844)
PATIENCE = 60.0


def find_browser() -> tuple[str, str]:
    """Paths of a Chromium and its driver; skips the test without them, but not in CI."""
    names = ("chromium", "chromium-browser", "google-chrome")
    browser = next((path for name in names if (path := shutil.which(name))), None)
    driver = shutil.which("chromedriver")
    if browser is not None and driver is not None:
        return browser, driver
    missing = "The page's test needs Chromium and chromedriver (Debian: chromium, chromium-driver)"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def chrome(request: pytest.FixtureRequest) -> Iterator[Chrome]:
    driver = opened(request.param)
    yield driver
    driver.quit()


def opened(size: tuple[int, int]) -> Chrome:
    """A browser without a window; a narrow one is a phone."""
    binary, driver_path = find_browser()
    width, height = size
    options = ChromeOptions()
    options.binary_location = binary
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--lang=en"):
        options.add_argument(argument)
    options.add_argument(f"--window-size={width},{height}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    if width < 500:
        metrics = {"width": width, "height": height, "pixelRatio": 2}
        emulated = {"deviceMetrics": metrics}
        options.add_experimental_option("mobileEmulation", emulated)  # pyright: ignore[reportUnknownMemberType]
    return Chrome(options=options, service=Service(driver_path))


class Visitor:
    """Somebody who looks at the page and types."""

    def __init__(self, chrome: Chrome) -> None:
        self.chrome = chrome

    def all(self, selector: str) -> list[WebElement]:
        return self.chrome.find_elements(By.CSS_SELECTOR, selector)

    def see(self, selector: str, text: str = "") -> WebElement:
        """Wait until something with that text is shown."""

        def look(_: Chrome) -> WebElement | None:
            likely = self._with_letters(selector, text)
            return next((one for one in likely if one.is_displayed() and text in one.text), None)

        stale = [StaleElementReferenceException]
        wait = WebDriverWait(self.chrome, PATIENCE, 0.05, ignored_exceptions=stale)
        found = wait.until(look, f"{selector!r} with {text!r} is not shown")
        assert found is not None
        return found

    def _with_letters(self, selector: str, text: str) -> list[WebElement]:
        """What has all letters of that text, shown or not: the browser is asked once for all."""
        script = """
            const letters = (words) => words.replace(/\\s/g, "").toLowerCase();
            return [...document.querySelectorAll(arguments[0])]
                .filter((one) => letters(one.textContent).includes(letters(arguments[1])));
        """
        return cast("list[WebElement]", self.run(script, selector, text))

    def click(self, selector: str, text: str = "") -> None:
        """Click it; again whenever the page drew it anew in between."""

        def clicked(_: Chrome) -> bool:
            self._at_rest(self.see(selector, text)).click()
            return True

        stale = [StaleElementReferenceException]
        WebDriverWait(self.chrome, PATIENCE, 0.05, ignored_exceptions=stale).until(clicked)

    def _at_rest(self, found: WebElement) -> WebElement:
        """The same, once it no longer slides: a click would land beside it."""
        corner = "const box = arguments[0].getBoundingClientRect(); return [box.x, box.y]"
        before: object = None
        while before != (before := self.run(corner, found)):
            time.sleep(0.05)
        return found

    def type(self, *keys: str) -> None:
        self.chrome.switch_to.active_element.send_keys(*keys)

    @property
    def is_on_a_phone(self) -> bool:
        return self.run("return innerWidth < 760") is True

    def run(self, script: str, *given: object) -> object:
        return self.chrome.execute_script(script, *given)  # pyright: ignore[reportUnknownMemberType]

    def become(self, name: str) -> None:
        if self.is_on_a_phone:
            self.click("#me")
        self.click("#people button", name)
        if self.is_on_a_phone:
            self.see("#me", name)
        else:
            self.see('#people [aria-checked="true"]', name)

    def complaints(self) -> list[str]:
        """What the browser's console says, refusals of the content policy among them."""
        logs: list[dict[str, object]] = self.chrome.get_log("browser")  # pyright: ignore[reportUnknownMemberType]
        return [str(entry["message"]) for entry in logs if entry["level"] in ("SEVERE", "WARNING")]


async def test_a_newcomer_plays_with_the_keyboard(
    discord: LocalDiscord, bot: TinyBot, chrome: Chrome
):
    visitor = Visitor(chrome)
    await asyncio.to_thread(play_by_keyboard, visitor, discord.page_url)

    said = [one.content for one in discord.messages("table-one", seen_by=BOB)]
    assert said[:2] == ["Walked to B2", "Counted 1"]
    assert said[2:] == ["> We ran.", "Your secrets"]
    assert discord.messages("table-one", seen_by="ann")[-1].content == "> We ran."
    assert visitor.complaints() == []


async def test_a_thread_is_opened_with_one_press(
    discord: LocalDiscord, bot: TinyBot, chrome: Chrome
):
    visitor = Visitor(chrome)
    await asyncio.to_thread(open_thread, visitor, discord.page_url)

    assert discord.channel("thread 1 of table-one").parent is discord.channel("table-one")
    assert visitor.complaints() == []


def open_thread(visitor: Visitor, url: str) -> None:
    visitor.chrome.get(url)
    visitor.see("#hint")
    if visitor.is_on_a_phone:
        visitor.click("#me")
    visitor.click("#new-thread")
    visitor.see("#channel-name", "thread 1 of table-one")


def play_by_keyboard(visitor: Visitor, url: str) -> None:
    visitor.chrome.get(url)
    assert "/game new" in visitor.see("#hint").text
    visitor.become("Bob")
    walk(visitor)
    count(visitor)
    write_diary(visitor)
    look_at_secrets(visitor)
    assert no_sideways_scrolling(visitor)


def walk(visitor: Visitor) -> None:
    """`/mov`, Enter, `b`, down to the second proposal, Enter, Enter."""
    visitor.click("#composer-text")
    visitor.type("/mov")
    visitor.see("#popup .item", "/move")
    visitor.type(Keys.ENTER)
    visitor.type("b")
    visitor.see("#popup .item", "B1 diner")
    visitor.see("#popup .item", "B2 bank")
    visitor.type(Keys.ARROW_DOWN)
    visitor.see('#popup .item[aria-selected="true"]', "B2 bank")
    visitor.type(Keys.ENTER)
    visitor.type(Keys.ENTER)
    visitor.see(".message", "Walked to B2")


def count(visitor: Visitor) -> None:
    visitor.type("/board", Keys.ENTER)
    picture = visitor.see(".message img")
    assert picture.get_attribute("alt") == "A street by night"
    visitor.click("button.alt")
    visitor.see(".alt-text", "A street by night")
    visitor.click(".message button", "Count 0")
    visitor.see(".message", "Counted 1")


def write_diary(visitor: Visitor) -> None:
    visitor.click("#composer-text")
    visitor.type("/diary", Keys.ENTER)
    visitor.see("#modal h2", "Diary")
    visitor.type("We ran.", Keys.ENTER)
    visitor.see(".message blockquote", "We ran.")


def look_at_secrets(visitor: Visitor) -> None:
    """A private answer is marked, in the language of the person."""
    if visitor.is_on_a_phone:
        visitor.click("#side-open")
    visitor.click("#languages button", "Français")
    visitor.see('#languages [aria-checked="true"]', "Français")
    if visitor.is_on_a_phone:
        visitor.click("#side-close")
    visitor.click("#composer-text")
    visitor.see("#composer-text:focus")
    visitor.type("/sheet")
    # The commands come anew in the other language: what is typed before has nothing to choose.
    visitor.see('#popup .item[aria-selected="true"]', "/sheet")
    visitor.type(Keys.ENTER)
    visitor.see(".message.private .note", "Visible par vous seulement")


def no_sideways_scrolling(visitor: Visitor) -> bool:
    script = "return document.documentElement.scrollWidth <= innerWidth"
    return visitor.run(script) is True


MARKDOWN = """# One **two** <script>alert(1)</script>
*a* and _b_ and __c__ and ~~d~~ and `**e**` and ||f||
- first
- second
> quoted
-# small
<img src=x onerror=alert(1)> [g](https://example.org/g) [h](javascript:alert(1))
\\*plain\\* <@1100000000000000102> <t:0:R>
💡📖🔭⏸🟥🟨🟩⬛
```
**code** <b>
```"""


@pytest.mark.parametrize("chrome", [DESK], indirect=True)
async def test_text_is_drawn_as_text_and_the_page_comes_back_by_itself(
    tmp_path: Path, chrome: Chrome
):
    visitor = Visitor(chrome)
    async with LocalDiscord(tmp_path / "p.sqlite3", patience=ANSWER_SECONDS) as discord:
        await discord.say(BOB, "table-one", MARKDOWN)
        port = discord.port
        await asyncio.to_thread(chrome.get, discord.page_url)
        await asyncio.to_thread(visitor.see, ".message h3", "One two <script>alert(1)</script>")
        signs = await asyncio.to_thread(drawn_signs, visitor)
        drawn = await asyncio.to_thread(drawn_tags, visitor)
    async with LocalDiscord(tmp_path / "p.sqlite3", port=port, patience=ANSWER_SECONDS) as discord:
        await asyncio.to_thread(visitor.see, "#state", "The bot is not connected yet")
        await discord.say(BOB, "table-one", "Back again")
        await asyncio.to_thread(visitor.see, ".message", "Back again")

    assert signs == [*"💡📖🔭⏸🟥🟨🟩⬛"]
    assert drawn == {
        "strong": ["two"],
        "em": ["a", "b"],
        "u": ["c"],
        "s": ["d"],
        "p code": ["**e**"],
        "pre code": ["**code** <b>"],
        "li": ["first", "second"],
        "blockquote": ["quoted"],
        ".subtext": ["small"],
        "a": ["g"],
        ".mention": ["@Bob"],
        "script": [],
        "img:not(.emoji)": [],
        "b": [],
    }


def drawn_signs(visitor: Visitor) -> object:
    """The signs that are pictures of the page's own; fails where one's file cannot be drawn."""
    script = """
        const signs = [...document.querySelectorAll(".message .text .emoji")];
        return Promise.all(signs.map((one) => one.decode().then(() => one.alt)));
    """
    return visitor.run(script)


def drawn_tags(visitor: Visitor) -> dict[str, list[str]]:
    """What each kind of element holds inside the only message."""
    marks = "strong,em,u,s,p code,pre code,li,blockquote,.subtext,a,.mention"
    kinds = f"{marks},script,img:not(.emoji),b"
    shown = {kind: visitor.all(f".message .text {kind}") for kind in kinds.split(",")}
    return {kind: [one.text for one in found] for kind, found in shown.items()}
