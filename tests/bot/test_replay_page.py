"""A game as a page: nothing is fetched, everything is escaped, and its dice are recomputed."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from selenium.webdriver import Chrome
from selenium.webdriver.common.keys import Keys
from typer.testing import CliRunner

from bot.app import cli_replay
from bot.app.cli import app
from bot.kit.lookback import POSTER_BYTES
from bot.kit.registry import kit_of
from bot.kit.replay import Replay, replay_of_table
from bot.play.chronicle import tale_of
from bot.play.replay_page import LIMIT, page_of
from bot.practice.people import ANN, CLEO
from bot.store.export import GameFile, export_game
from tests.bot.conftest import Room, labels_of
from tests.bot.test_films import SEATS, put, said_at_last, with_files
from tests.bot.test_old_games import FIRST
from tests.bot.test_old_games import GAMES as OLD
from tests.bot.test_old_games import told as old
from tests.bot.test_replay import SEED, Played
from tests.conformance.test_shown import looked_back_on
from tests.practice.test_browser import Visitor, chrome, no_sideways_scrolling

assert chrome
GAMES = ("zombicide", "heroes-resistance", "living-dead", "zombies", "trust-me")
LOUD = "<script>alert(1)</script>&\"'"


def count(drawn: int, of: int) -> None:
    """Nobody looks at the progress."""


def page(told: Replay) -> str:
    return page_of(told, count)


def told(steps: int = 1000, language: str = "en", **change: object) -> Replay:
    played = Played(SEATS).go_on(steps)
    record = replace(played.record, language=language, game=played.table.to_json())
    return replay_of_table(replace(record, **change), played.rows, SEED)


def without_pictures(html: str) -> str:
    return re.sub(r"data:image/webp;base64,[A-Za-z0-9+/=]+", "data:", html)


# ---------------------------------------------------------------- what is in the file


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", GAMES)
def test_a_page_has_each_round_with_its_story_and_pictures(ruleset: str, language: str) -> None:
    found = looked_back_on(ruleset, language)
    html = page(found)

    assert len(html.encode()) < LIMIT
    assert html.count('<img src="data:image/webp;base64,') > int(found.last.round)
    assert re.findall(r'<img src="data:[^"]*" alt="">', html) == []
    for number in range(1, int(found.last.round) + 1):
        assert f'<section id="round-{number}">' in html
        assert f'href="#round-{number}"' in html
    shown = unescape(re.sub(r"</?(strong|code)>", "", html))
    for section in tale_of(found).sections:
        for line in section.paragraphs:
            assert re.sub(r"[\\*`]", "", line)[:60] in re.sub(r"\*", "", shown)


@pytest.mark.parametrize("ruleset", GAMES)
def test_a_page_names_no_other_place(ruleset: str) -> None:
    html = without_pictures(page(looked_back_on(ruleset, "en")))

    assert re.findall(r"https?:|//[a-z]|@import|url\(", html.split("<script", 1)[0]) == []
    assert {*re.findall(r'(?:src|href)="([^"#]*)', html)} <= {"", "data:"}
    assert "default-src 'none'" in html
    assert re.findall(r"<[^>]+ (?:style|on\w+)=", html) == []


def test_names_cannot_become_a_part_of_the_page() -> None:
    found = told()
    found.record.seats[0].name = LOUD
    html = page(found)

    assert "<script>alert" not in html
    assert html.count("<script") == html.count("</script>") == 2
    assert LOUD in unescape(re.sub(r"\\u003c", "<", html))


@pytest.mark.parametrize("name", OLD)
def test_games_of_old_releases_become_pages(name: str) -> None:
    html = page(old(name))

    assert len(html.encode()) < LIMIT
    assert '<button type="button" id="check">' in html


def test_the_seed_of_a_running_game_is_not_in_its_page() -> None:
    html = page(told(30))

    assert SEED not in html
    assert "seed of the dice is still secret" in html
    assert "STOPPED" not in html


def test_too_large_pictures_are_reduced_and_then_some_are_left_out() -> None:
    found = looked_back_on("zombicide", "en")
    lookback = kit_of("zombicide").lookback
    whole = lookback.slides(found, LIMIT, count)
    size = sum(len(one.content) for one in whole[:-1])

    small = lookback.slides(found, POSTER_BYTES + size * 3 // 4, count)
    few = lookback.slides(found, POSTER_BYTES + size // 8, count)

    assert len(small) == len(whole)
    assert sum(len(one.content) for one in small[:-1]) < size * 3 // 4
    assert len(few) < len(whole)
    assert sum(len(one.content) for one in few[:-1]) < size // 8
    assert [few[0].words, few[-2].words] == [whole[0].words, whole[-2].words]


# ---------------------------------------------------------------- in a browser


def put_page(folder: Path, game: GameFile | None = None) -> str:
    """The address of a page; with `game`, that file's dice are in it."""
    found = told()
    found.file = game or found.file
    file = folder / "game.html"
    file.write_text(page(found), encoding="utf-8")
    return file.as_uri()


def altered() -> GameFile:
    """The game with one die that fell otherwise."""
    game = export_game(Played(SEATS).go_on().rows, ruleset="zombicide", seed=SEED)
    rolled = [one for one in game.commands if one.draws and one.command is not None][-1]
    (sides, face), *others = rolled.draws
    other = rolled.model_copy(update={"draws": [(sides, face % sides + 1), *others]})
    commands = [other if one is rolled else one for one in game.commands]
    return game.model_copy(update={"commands": commands})


def shown_title(visitor: Visitor) -> str:
    (title,) = [one.text for one in visitor.all("main h2") if one.is_displayed()]
    return title


def test_a_page_is_clicked_through(chrome: Chrome, tmp_path: Path) -> None:
    visitor = Visitor(chrome)
    chrome.get(put_page(tmp_path))

    visitor.see("#where", "Round 1 · picture 1 of")
    assert len([one for one in visitor.all("main img") if one.is_displayed()]) == 1
    visitor.click("#on")
    visitor.see("#where", "picture 2 of")
    chrome.switch_to.active_element.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    visitor.see("#where", "picture 4 of")
    visitor.all("body")[0].send_keys(Keys.END)
    assert shown_title(visitor) == "The end"
    assert chrome.current_url.endswith("#the-end")
    visitor.all("#at")[0].send_keys(Keys.HOME)
    visitor.see("#where", "picture 1 of")
    visitor.click("#rounds a", "2")
    assert shown_title(visitor) == "Round 2"
    assert visitor.run("return document.querySelector('[aria-current]').textContent") == "2"
    assert no_sideways_scrolling(visitor)
    assert visitor.complaints() == []


def test_a_link_leads_to_its_round(chrome: Chrome, tmp_path: Path) -> None:
    visitor = Visitor(chrome)
    chrome.get(put_page(tmp_path) + "#round-3")

    visitor.see("#where", "Round 3")
    assert shown_title(visitor) == "Round 3"


def test_the_browser_recomputes_every_die(chrome: Chrome, tmp_path: Path) -> None:
    visitor = Visitor(chrome)
    chrome.get(put_page(tmp_path))

    visitor.click("#check")

    found = visitor.see("#found", "agree with the seed, and the seed is the one that was promised")
    assert found.get_attribute("class") == "well"
    assert visitor.all("#faults li") == []
    fetched = "performance.getEntriesByType('resource').map((one) => one.name)"
    assert visitor.run(f"return {fetched}.filter((one) => !one.startsWith('data:')).length") == 0
    assert visitor.complaints() == []


@pytest.mark.parametrize("name", FIRST)
def test_the_browser_recomputes_every_die_of_old_releases(
    chrome: Chrome, tmp_path: Path, name: str
) -> None:
    visitor, file = Visitor(chrome), tmp_path / "game.html"
    file.write_text(page(old(name)), encoding="utf-8")
    chrome.get(file.as_uri())

    visitor.click("#check")

    visitor.see("#found", "agree with the seed, and the seed is the one that was promised")
    assert visitor.all("#faults li") == []
    assert visitor.complaints() == []


def test_one_altered_die_is_found(chrome: Chrome, tmp_path: Path) -> None:
    visitor = Visitor(chrome)
    chrome.get(put_page(tmp_path, altered()))

    visitor.click("#check")

    assert visitor.see("#found", "Differences: 1").get_attribute("class") == "hurt"
    (line,) = visitor.all("#faults li")
    assert re.fullmatch(
        r"Step \d+ \(\w+\), draw 1: the game has \d+ of \d+, the seed gives \d+\.", line.text
    )


def test_another_seed_than_the_promised_one_is_found(chrome: Chrome, tmp_path: Path) -> None:
    game = export_game(Played(SEATS).go_on().rows, ruleset="zombicide", seed=SEED)
    visitor = Visitor(chrome)
    chrome.get(put_page(tmp_path, game.model_copy(update={"commitment": "0" * 64})))

    visitor.click("#check")

    line = visitor.see("#faults li").text
    assert "another hash than the one that was promised" in line


def test_the_policy_lets_nothing_else_run_or_load(chrome: Chrome, tmp_path: Path) -> None:
    chrome.get(put_page(tmp_path))
    visitor = Visitor(chrome)
    visitor.see("#where", "picture 1")

    visitor.run("""
        const script = document.createElement('script');
        script.textContent = 'globalThis.ran = true';
        document.body.append(script);
        const picture = document.createElement('img');
        picture.src = 'http://127.0.0.1:9/x.png';
        document.body.append(picture);
    """)

    assert visitor.run("return globalThis.ran ?? false") is False
    assert any("Content Security Policy" in one for one in visitor.complaints())


# ---------------------------------------------------------------- where people ask for it


def test_the_command_line_writes_a_page(tmp_path: Path) -> None:
    assert cli_replay.app is app
    game = export_game(Played().go_on().rows, ruleset="zombicide", seed=SEED)
    file, output = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(game.model_dump_json(), encoding="utf-8")

    result = CliRunner().invoke(app, ["replay", str(file), "-o", str(output), "--language", "fr"])

    assert result.exit_code == 0, result.output
    assert "Vérifier les dés" in output.read_text("utf-8")


async def test_a_page_is_shown_to_who_asks(room: Room) -> None:
    await put(room, Played(SEATS).go_on())

    asked = await room.begin(CLEO, "game replay", as_="page")
    message = await with_files(room, asked)

    (file,) = message.attachments
    assert message.ephemeral
    assert file.filename == "game-1.html"
    assert file.size < LIMIT
    html = (await room.discord.attachment(file.id)).decode()
    assert html.startswith("<!doctype html>")
    assert "open it in a browser" in message.content


async def test_a_page_is_shown_to_all_with_a_press(room: Room) -> None:
    await put(room, Played(SEATS).go_on())
    message = await with_files(room, await room.begin(ANN, "game replay", as_="page"))

    pressed = await room.discord.press(ANN, message, labels_of(message)[0])

    assert (await said_at_last(room, pressed)).startswith("Everyone can see the page now: http")
    (shown,) = [one for one in await room.told() if one.attachments]
    assert shown.attachments[0].filename == "game-1.html"
    assert f"<@{ANN.id}> shows" in shown.content
