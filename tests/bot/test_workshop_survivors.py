"""Survivors in the Workshop: made with the keyboard alone, kept, opened, mended, and imported."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

import engine
from bot.app.workshop import survivors
from bot.practice.local import LocalDiscord
from tests.bot.conftest import Room
from tests.bot.test_workshop import desk, discord, workshop
from tests.practice.test_browser import PHONE, Visitor, no_sideways_scrolling, opened
from tests.practice.test_page import said

__all__ = ["desk", "discord", "workshop"]
FILES = Path(__file__).parents[1] / "survivors"


class Maker(Visitor):
    """Somebody who makes a survivor; without a mouse, but for `pick`."""

    def __init__(self, chrome: Chrome, url: str) -> None:
        super().__init__(chrome)
        chrome.get(f"{url}survivors.html")
        self.see("#home .card")

    @property
    def here(self) -> str:
        return str(
            self.run("return document.activeElement.dataset.key ?? document.activeElement.id")
        )

    def walk_to(self, key: str) -> None:
        """Tab until that part has the focus."""
        for _ in range(120):
            if self.here == key:
                return
            self.type(Keys.TAB)
        raise AssertionError(f"{key} cannot be reached, {self.here} was last")

    def press(self, key: str) -> None:
        self.walk_to(key)
        self.type(Keys.ENTER)

    def fill(self, key: str, text: str) -> None:
        self.walk_to(key)
        self.type(text)

    def pick(self, key: str, label: str) -> None:
        """Choose an entry of a list by typing the beginning of its name."""
        self.walk_to(key)
        Select(self.see(f'[data-key="{key}"]')).select_by_visible_text(label)

    def read(self) -> None:
        """Wait until the last change is read."""
        script = """
            const done = arguments[arguments.length - 1];
            import(new URL("survivors.js", document.baseURI))
                .then(({ settled }) => settled()).then(done);
        """
        self.chrome.execute_async_script(script)  # pyright: ignore[reportUnknownMemberType]

    def send(self, file: Path) -> None:
        """Open a file of this machine."""
        self.chrome.find_element("id", "file").send_keys(str(file))


async def played(discord: LocalDiscord, chrome: Chrome, play: Callable[[Maker], None]) -> None:
    """Let somebody use the page in a thread, while this loop serves it."""
    await asyncio.to_thread(lambda: play(Maker(chrome, discord.page_url)))


def saved(folder: Path, name: str) -> str:
    """The text of a file that the page has saved."""
    for _ in range(200):
        if (folder / name).exists():
            return (folder / name).read_text("utf-8")
        time.sleep(0.1)
    raise AssertionError(f"{name} was not saved: {list(folder.iterdir())}")


async def test_a_survivor_with_a_skill_by_hand_is_made_with_the_keyboard_alone(
    discord: LocalDiscord, desk: Chrome, tmp_path: Path
) -> None:
    def play(maker: Maker) -> None:
        maker.press("begin-zombicide")
        maker.fill("name-en", "Zoé")
        maker.fill("author", "Ann")
        maker.fill("licence", "CC BY 4.0")
        maker.pick("add-blue", "Starts with: katana")
        maker.press("add-hand")
        maker.fill("by_hand-0-name-en", "Whistle")
        maker.fill("by_hand-0-text-en", "Once a turn, put a noise token in a zone you see.")
        maker.read()
        assert "This skill by hand is at no level yet" in maker.see("#faults").text
        maker.pick("add-red", "Whistle (by hand)")
        maker.walk_to("face")
        maker.type(" ")
        maker.pick("portrait-parts-scarf", "lemon")
        maker.read()
        maker.see("#faults .good", "Ready to play")
        assert "Whistle (by hand)" in str(maker.see("#card").get_attribute("alt"))
        maker.walk_to("save")
        maker.type(Keys.ENTER)
        maker.see("#state", "zoe.toml")

    await played(discord, desk, play)

    sheet: dict[str, Any] = engine.read_survivor("zombicide", saved(tmp_path, "zoe.toml"))
    assert sheet["name"] == {"fr": "Zoé", "en": "Zoé"}
    assert (sheet["author"], sheet["licence"]) == ("Ann", "CC BY 4.0")
    assert sheet["blue"] == "starts-with-katana"
    assert "own-zoe-skill-1" in sheet["red"]
    assert sheet["portrait"]["parts"]["scarf"] == "lemon"


async def test_a_draft_stays_in_the_browser_and_is_undone(
    discord: LocalDiscord, desk: Chrome
) -> None:
    def play(maker: Maker) -> None:
        maker.press("begin-living-dead")
        maker.fill("name-en", "Ada")
        maker.pick("add-orange", "Shove")
        maker.read()
        maker.chrome.refresh()
        maker.see('[data-place="orange-1"]', "Shove")
        assert maker.see('[data-key="name-en"]').get_attribute("value") == "Ada"
        maker.press("away-orange-1")
        assert not maker.all('[data-place="orange-1"]')
        maker.walk_to("undo")
        maker.type(Keys.ENTER)
        maker.see('[data-place="orange-1"]', "Shove")
        maker.press("home")
        maker.see(".drafts", "Ada")

    await played(discord, desk, play)


async def test_a_file_is_opened_and_its_faults_are_where_they_are_and_mended(
    discord: LocalDiscord, desk: Chrome, tmp_path: Path
) -> None:
    text = (FILES / "heroes-resistance" / "ember.toml").read_text("utf-8")
    file = tmp_path / "broken.toml"
    file.write_text(text.replace('"flight"', '"flihgt"').replace("health = 5", ""), "utf-8")

    def play(maker: Maker) -> None:
        maker.send(file)
        maker.see('[data-place="blue"].wrong', "but there is “flight”")
        maker.see('[data-place="health"].wrong', "Health is missing")
        maker.see("#faults h2", "2 faults")
        for _ in range(2):
            maker.press("cure-0")
            maker.read()
        maker.see("#faults .good", "Ready to play")
        maker.see('[data-place="blue-0"]', "Flight")
        maker.press("save")
        maker.see("#state", "ember.toml")

    await played(discord, desk, play)

    sheet = engine.read_survivor("heroes-resistance", saved(tmp_path, "ember.toml"))
    assert sheet == engine.read_survivor("heroes-resistance", text) | {"health": 4}


@pytest.mark.parametrize("game", ["zombicide", "living-dead", "heroes-resistance"])
async def test_a_survivor_is_tried_at_the_practice_table(
    room: Room, desk: Chrome, game: str
) -> None:
    def work() -> None:
        maker = Maker(desk, room.discord.page_url)
        maker.press(f"begin-{game}")
        maker.read()
        assert not maker.see("#try").is_enabled()
        maker.fill("name-en", "Ada, the First")
        maker.read()
        maker.see("#faults", "cannot be a name")
        maker.fill("name-en", 14 * Keys.BACKSPACE + "Ada-Lou")
        maker.read()
        maker.walk_to("try")
        maker.type(Keys.ENTER)
        maker.see("#channel-name", "Ada-Lou")

    await asyncio.to_thread(work)

    view = (await room.game(room.discord.threads[0].name)).view()
    assert "own-ada-lou" in [one.id for one in view.survivors]


async def test_on_a_phone_it_fits_in_french(discord: LocalDiscord) -> None:
    phone = opened(PHONE)

    def play(maker: Maker) -> None:
        maker.click("#language")
        maker.see("h1", "Survivants")
        maker.click('[data-key="begin-heroes-resistance"]')
        maker.read()
        maker.see("#faults", "Il n’y a pas encore de nom.")
        maker.click('[data-key="face"]')
        maker.click('[data-key="add-hand"]')
        maker.read()
        assert no_sideways_scrolling(maker)

    try:
        await played(discord, phone, play)
    finally:
        phone.quit()


# ------------------------------------------------------------ without a browser


@pytest.mark.parametrize("file", sorted(FILES.glob("*/*.toml")), ids=lambda file: file.stem)
def test_what_is_opened_and_saved_again_is_the_same_survivor(file: Path) -> None:
    game = file.parent.name
    first = survivors.read(game, None, file.read_text("utf-8"), "en")
    again = survivors.read(game, first["draft"], "", "fr")

    assert first["faults"] == again["faults"] == []
    assert engine.read_survivor(game, again["text"]) == engine.read_survivor(
        game, file.read_text("utf-8")
    )


def test_every_game_offers_a_new_survivor_that_lacks_only_a_name() -> None:
    for game in survivors.games():
        found = survivors.read(game["id"], game["usual"], "", "en")
        assert [one["field"] for one in found["faults"]] == [["name"]]


def test_every_shape_colour_and_part_of_a_portrait_has_a_name() -> None:
    offered = survivors.games()[0]
    shown = {*offered["shapes"], *offered["skins"], *offered["tones"], *offered["parts"]}

    assert shown <= {*said("survivors")[0]}
