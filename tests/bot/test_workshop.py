"""The Workshop in a real browser: somebody makes a mission, tries it, saves it, and it is won."""

from __future__ import annotations

import asyncio
import time
import tomllib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from selenium.common.exceptions import (
    ElementNotInteractableException,
    StaleElementReferenceException,
)
from selenium.webdriver import ActionChains, Chrome
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

import engine
from bot.app.workshop.server import Workshop
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN
from bot.practice.rates import Pace
from tests.bot.conftest import ONE, Room
from tests.bot.test_mission_import import send
from tests.bot.test_tutorial import TURNS, take_a_turn
from tests.practice.conftest import ANSWER_SECONDS, openapi_file
from tests.practice.test_browser import DESK, PHONE, Visitor, no_sideways_scrolling, opened

MOST_ACTIONS = 60
ARROWS = {"left": Keys.ARROW_LEFT, "right": Keys.ARROW_RIGHT, "up": Keys.ARROW_UP,
          "down": Keys.ARROW_DOWN}  # fmt: skip


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    found = Workshop()
    yield found
    await found.aclose()


@pytest.fixture
async def discord(tmp_path: Path, workshop: Workshop) -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord(
        tmp_path / "discord.sqlite3",
        openapi=openapi_file(),
        message_pace=Pace(10_000, 1.0),
        patience=ANSWER_SECONDS,
        routes=workshop.routes(),
    ) as local:
        workshop.at(local)
        yield local
        assert local.violations == []


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Chrome]:
    driver = opened(DESK)
    where = {"behavior": "allow", "downloadPath": str(tmp_path)}
    driver.execute_cdp_cmd("Page.setDownloadBehavior", where)  # pyright: ignore[reportUnknownMemberType]
    yield driver
    driver.quit()


class Maker(Visitor, ABC):
    """Somebody in the Workshop; `actions` counts what they do."""

    def __init__(self, chrome: Chrome, url: str) -> None:
        super().__init__(chrome)
        self.actions = 0
        chrome.get(f"{url}workshop.html")
        self.see(".card, .board, .mosaic")

    @abstractmethod
    def press(self, key: str) -> None:
        """Press the part of the page with that key."""

    @abstractmethod
    def put(self, tool: int, zone: str) -> None:
        """Choose a thing by its number and put it on a zone."""

    @abstractmethod
    def lay(self, side: str, place: str) -> None:
        """Choose a side of a tile and lay it at a place."""

    @abstractmethod
    def cure(self) -> None:
        """Do what ends the first fault that has a cure."""

    @abstractmethod
    def choose(self, key: str, label: str) -> None:
        """Choose an entry of a select."""

    @abstractmethod
    def finish(self) -> None:
        """Save the mission, then try it."""

    def at_rest(self) -> None:
        """Wait until what was done is read."""
        script = """
            const done = arguments[arguments.length - 1];
            import(new URL("workshop.js", document.baseURI))
                .then(({ settled }) => settled()).then(done);
        """
        self.chrome.execute_async_script(script)  # pyright: ignore[reportUnknownMemberType]

    def faults(self) -> str:
        return self.see("#faults h2").text

    def insist(self, deed: Callable[[], None]) -> None:
        """Do it once more where the page drew the thing anew meanwhile."""
        for _ in range(5):
            try:
                return deed()
            except (StaleElementReferenceException, ElementNotInteractableException):
                continue
        raise AssertionError("the page does not come to rest")


class Mouse(Maker):
    def press(self, key: str) -> None:
        self.actions += 1
        self.click(f'[data-key="{key}"]')
        self.at_rest()

    def put(self, tool: int, zone: str) -> None:
        kind = ("door", "spawn", "objective", "car", "start", "exit", "zombie")[tool - 1]
        if not self.all(f'[data-key="tool-{kind}"][aria-pressed="true"]'):
            self.press(f"tool-{kind}")
        self.actions += 1
        self.insist(lambda: self.see(f'[data-zone="{zone}"] i').click())
        self.at_rest()

    def lay(self, side: str, place: str) -> None:
        self.press(f"side-{side}")
        self.press(f"tile-{place}")

    def cure(self) -> None:
        self.press(self.see('[data-key^="cure-"]').get_attribute("data-key") or "")

    def choose(self, key: str, label: str) -> None:
        self.actions += 1
        self.insist(lambda: Select(self.see(f'[data-key="{key}"]')).select_by_visible_text(label))
        self.at_rest()

    def finish(self) -> None:
        self.actions += 2
        self.click("#save")
        self.see("#state", "toml")
        self.click("#try")


class Keyboard(Maker):
    """Somebody without a mouse."""

    def key(self, *keys: str) -> None:
        self.actions += 1
        self.insist(lambda: self.type(*keys))

    @property
    def here(self) -> str:
        return str(self.run("return document.activeElement.dataset.key ?? ''"))

    def walk_to(self, key: str) -> None:
        """Tab until that part has the focus."""
        for _ in range(90):
            if self.here == key:
                return
            self.key(Keys.TAB)
        raise AssertionError(f"{key} cannot be reached, {self.here} was last")

    def press(self, key: str) -> None:
        self.walk_to(key)
        self.key(Keys.ENTER)
        self.at_rest()

    def put(self, tool: int, zone: str) -> None:
        self.key(str(tool))
        self.steer(f"zone-{zone}")
        self.key(Keys.ENTER)
        self.at_rest()

    def steer(self, key: str) -> None:
        """Go to a part of the board by arrows: towards it, along the longer way first."""
        script = """
            const middle = (one) => {
                const box = (one.querySelector("i") ?? one).getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            };
            const goal = document.querySelector(`[data-key="${arguments[0]}"]`);
            const [a, b] = middle(document.activeElement);
            const [x, y] = middle(goal);
            const ways = [[Math.abs(x - a), x > a ? "right" : "left"],
                          [Math.abs(y - b), y > b ? "down" : "up"]];
            return ways.sort((one, two) => two[0] - one[0]).map((one) => one[1]);
        """
        seen: list[str] = []
        for _ in range(40):
            if self.here == key:
                return
            ways = cast("list[str]", self.run(script, key))
            way = ways[seen.count(self.here) % 2]
            seen.append(self.here)
            self.key(ARROWS[way])
        raise AssertionError(f"{key} cannot be reached from {seen}")

    def lay(self, side: str, place: str) -> None:
        self.key("t")
        for _ in range(30):
            if self.here == f"side-{side}":
                break
            self.key(Keys.ARROW_RIGHT)
        self.key(Keys.ENTER)
        self.steer(f"tile-{place}")
        self.key(Keys.ENTER)
        self.at_rest()

    def cure(self) -> None:
        for _ in range(10):
            self.key("f")
            if self.here.startswith("cure-"):
                break
        self.key(Keys.ENTER)
        self.at_rest()

    def choose(self, key: str, label: str) -> None:
        self.walk_to(key)
        script = "return document.activeElement.selectedOptions[0].textContent"
        for way in (Keys.ARROW_DOWN, Keys.ARROW_UP):
            for _ in range(40):
                if self.run(script) == label:
                    self.at_rest()
                    self.key(Keys.ESCAPE)
                    return
                self.key(way)
        raise AssertionError(f"{label} is not among the entries")

    def finish(self) -> None:
        self.key(Keys.CONTROL, "s")
        self.see("#state", "toml")
        self.key(Keys.CONTROL, Keys.ENTER)


def make_a_mission(maker: Maker) -> None:
    """Two tiles, a spawn zone in a room, and a coloured objective among face-down ones."""
    maker.press("empty-zombicide")
    maker.lay("5D", "0-0")
    maker.lay("2C", "0-1")
    assert "do not fit" in maker.see("#faults").text
    maker.cure()
    maker.press("step-things")
    maker.put(5, "S6")
    maker.put(2, "C2")
    maker.put(3, "B2")
    maker.choose("field-objectives-0-colour", "face down")
    maker.put(3, "S5")
    maker.choose("field-objectives-1-colour", "face down")
    maker.cure()
    maker.cure()
    assert maker.faults() == "Ready to play"
    maker.press("step-goals")
    maker.press("edit-victory-0")
    tick(maker, "field-victory-0-colours-blue")
    maker.choose("new-rules", "Colours under face-down objectives")
    maker.press("add-rules")
    tick(maker, "field-rules-0-colours-blue")
    assert maker.faults() == "Ready to play"
    assert "blue" in maker.see(".rules li").text


def tick(maker: Maker, key: str) -> None:
    if isinstance(maker, Keyboard):
        maker.walk_to(key)
        maker.key(Keys.SPACE)
        maker.at_rest()
    else:
        maker.press(key)


@pytest.mark.parametrize("kind", [Mouse, Keyboard])
async def test_somebody_makes_a_mission_tries_it_saves_it_imports_it_and_it_is_won(
    room: Room, desk: Chrome, kind: type[Maker], tmp_path: Path
) -> None:
    def work() -> Maker:
        maker = kind(desk, room.discord.page_url)
        make_a_mission(maker)
        assert maker.complaints() == []
        maker.finish()
        maker.see("#channel-name", "My mission")
        return maker

    maker = await asyncio.to_thread(work)

    if kind is Mouse:
        assert maker.actions <= MOST_ACTIONS
    thread = room.discord.threads[0]
    assert (await room.game(thread.name)).view().round == 1
    text = await asyncio.to_thread(saved, tmp_path)
    assert tomllib.loads(text)["objectives"][0]["colour"] == "hidden"
    assert await is_won_in_the_channel(room, text)


async def is_won_in_the_channel(room: Room, text: str) -> bool:
    """Whether Ann, who imports that mission, wins it by slash commands and the bot's buttons."""
    mission = str(tomllib.loads(text)["id"])
    # Trying it has imported it already.
    assert "taken the place" in await send(room, ANN, text, f"{mission}.toml")
    assert "My mission" in await room.slash(ANN, "game new", mission=mission) + await room.news()
    await room.slash(ANN, "game join", survivors="Amy, Doug, Josh, Ned")
    await room.slash(ANN, "game start")
    here = room.discord.channel(ONE).id
    for _ in range(TURNS):
        record = await room.store.live_in(here)
        if record is None:
            return "You win" in (await room.told())[-2].content
        table = engine.load_table(record.game)
        assert table.view().mission == mission
        assert await take_a_turn(room, table, by_menu=False)
    raise AssertionError("the game does not end")


def saved(folder: Path) -> str:
    """The text of the file that the browser saves there."""
    for _ in range(200):
        file = next(folder.glob("mission-*.toml"), None)
        if file is not None:
            return file.read_text("utf-8")
        time.sleep(0.05)
    raise AssertionError("nothing was saved")


# ------------------------------------------------------------ what else the page must do


async def test_a_box_mission_is_changed_played_and_told_where_survivors_fell(
    room: Room, desk: Chrome
) -> None:
    """The games are played in the background; one can go on drawing."""

    def work() -> None:
        maker = Mouse(desk, room.discord.page_url)
        maker.choose("box-living-dead", "S1 What happened here?")
        maker.press("begin-living-dead")
        assert maker.faults() == "Ready to play"
        maker.press("step-odds")
        maker.choose("games", "10")
        maker.press("play")
        maker.press("step-things")
        maker.see(".board")
        maker.press("step-odds")
        maker.see('progress[data-done="true"]')
        assert "of 10" in maker.see(".won").text
        fell = [one.text for one in maker.all(".fell li")]
        heat = [one.text for one in maker.all(".heat")]
        assert [one.split(": ")[1] for one in fell] == heat
        assert maker.complaints() == []

    await asyncio.to_thread(work)


async def test_a_draft_is_kept_undone_and_opened_again(
    room: Room, desk: Chrome, tmp_path: Path
) -> None:
    def work() -> None:
        maker = Mouse(desk, room.discord.page_url)
        maker.press("two-zombicide")
        maker.press("step-things")
        maker.put(2, "S1")
        desk.refresh()
        maker.see(".board")
        maker.at_rest()
        assert "There is no spawn zone" not in maker.see("#faults").text
        maker.press("step-tiles")
        maker.press("step-things")
        maker.put(2, "S7")
        maker.click("#undo")
        maker.at_rest()
        maker.click("#save")
        maker.see("#state", "toml")

    await asyncio.to_thread(work)
    text = await asyncio.to_thread(saved, tmp_path)
    assert tomllib.loads(text)["spawns"] == [{"zone": "S1"}]
    (tmp_path / "again.toml").write_text(text, "utf-8")

    def again() -> None:
        maker = Mouse(desk, room.discord.page_url)
        desk.find_element("id", "file").send_keys(str(tmp_path / "again.toml"))
        maker.see(".board")
        maker.at_rest()
        assert "no door" in maker.see("#faults").text

    await asyncio.to_thread(again)


async def test_a_board_is_read_as_a_list_made_larger_and_its_tiles_are_dragged(
    room: Room, desk: Chrome
) -> None:
    def work() -> None:
        maker = Mouse(desk, room.discord.page_url)
        maker.press("two-zombicide")
        maker.press("step-things")
        width = "return document.querySelector('.board').offsetWidth"
        before = cast("int", maker.run(width))
        maker.click("#larger")
        assert cast("int", maker.run(width)) == pytest.approx(before * 1.25, abs=2)
        assert maker.see("#zoom").text == "125%"
        maker.click("#list")
        maker.press("tool-spawn")
        maker.click('.list [data-zone="S7"]')
        maker.at_rest()
        row = maker.see('.list tr:has([data-zone="S7"])').text
        assert "Spawn zone 1" in row
        assert "S6" in row
        maker.click("#help")
        maker.click('[data-key="letters"]')
        maker.press("close-keys")
        maker.type("t")
        assert maker.all('[data-step="things"][aria-current]')
        maker.press("step-tiles")
        first = maker.see('[data-key="tile-0-0"]').get_attribute("data-side")
        tile, other = (maker.see(f'[data-key="tile-0-{n}"]') for n in (0, 1))
        ActionChains(desk).drag_and_drop(tile, other).perform()
        maker.at_rest()
        assert maker.see('[data-key="tile-0-1"]').get_attribute("data-side") == first
        assert maker.complaints() == []

    await asyncio.to_thread(work)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["zombicide", "living-dead", "heroes-resistance"])
async def test_every_rule_goal_and_parameter_has_words(
    room: Room, desk: Chrome, game: str, language: str
) -> None:
    def work() -> dict[str, list[str]]:
        desk.get(f"{room.discord.page_url}workshop.html")
        Visitor(desk).see(".card")
        script = """
            const [game, language, done] = arguments;
            import(new URL("workshop-words.js", document.baseURI)).then(async (words) => {
                words.setLanguage(language);
                const { games } = await (await fetch("workshop/games")).json();
                const here = games.find((one) => one.id === game);
                const rules = [...here.rules, ...here.goals];
                done({
                    rules: rules.map((one) => one.name)
                        .filter((one) => words.ruleName(one) === one),
                    fields: rules.flatMap((one) => one.fields.map((field) => field.name))
                        .filter((one) => !words.known(one)),
                    floors: here.floors.filter((one) => !words.FLOORS[one]),
                });
            });
        """
        return desk.execute_async_script(script, game, language)  # pyright: ignore

    found = await asyncio.to_thread(work)

    assert found == {"rules": [], "fields": [], "floors": []}


async def test_it_can_be_looked_at_and_changed_a_little_on_a_phone(room: Room) -> None:
    phone = opened(PHONE)

    def work() -> None:
        maker = Mouse(phone, room.discord.page_url)
        assert no_sideways_scrolling(maker)
        maker.press("two-zombicide")
        for step in ("tiles", "things", "goals", "texts", "odds"):
            maker.press(f"step-{step}")
            assert no_sideways_scrolling(maker), step
        maker.press("step-things")
        maker.insist(lambda: maker.see('[data-zone="S1"] i').click())
        maker.press("put-start")
        told = str(maker.run("return document.getElementById('faults').textContent"))
        assert "no spawn zone" in told
        assert "no place to start" not in told
        maker.click("#language")
        maker.at_rest()
        told = str(maker.run("return document.getElementById('faults').textContent"))
        assert "Il n’y a pas de zone d’invasion" in told
        right = maker.run("return document.getElementById('help').getBoundingClientRect().right")
        assert right <= PHONE[0]  # pyright: ignore

    try:
        await asyncio.to_thread(work)
    finally:
        phone.quit()
