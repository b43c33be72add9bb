"""The page's door: who may come in, what the browser may do, and what its calls answer."""

import asyncio
import re
import unicodedata
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.play.challenges import SIGNS
from bot.practice.local import LocalDiscord
from bot.practice.page import FILES
from renders.kit.marks import mark_png
from tests.practice.tiny_bot import TinyBot

IN_EVERY_FONT = "⚠✓⚫°"
"""Signs of the texts that any font for Latin letters brings, or the system's own for signs."""


@pytest.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


def origin(discord: LocalDiscord) -> str:
    return f"http://127.0.0.1:{discord.port}"


@pytest.mark.parametrize("path", ["", "app.js", "table?as=ann", "files/1/a.png", "live?as=ann"])
async def test_without_the_key_there_is_nothing(
    discord: LocalDiscord, browser: aiohttp.ClientSession, path: str
):
    for key in ("wrong", "", discord.page_url.split("/")[-2][:-1]):
        answer = await browser.get(f"{origin(discord)}/{key}/{path}")
        assert answer.status == 404


async def test_only_loopback_names_are_answered(
    discord: LocalDiscord, browser: aiohttp.ClientSession
):
    for host in ("evil.example", f"evil.example:{discord.port}", "127.0.0.1.nip.io", "::::"):
        for url in (discord.page_url, f"{discord.api_url}/gateway"):
            answer = await browser.get(url, headers={"Host": host})
            assert answer.status in (400, 403)


async def test_the_content_policy_is_strict(discord: LocalDiscord, browser: aiohttp.ClientSession):
    for path in ("", "app.js", "style.css", "table?as=ann"):
        answer = await browser.get(discord.page_url + path)
        policy = answer.headers["Content-Security-Policy"]
        assert answer.status == 200
        assert "default-src 'none'; script-src 'self'; style-src 'self'" in policy
        assert "frame-ancestors 'none'; base-uri 'none'; form-action 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"


@pytest.mark.parametrize("name", ["../page.py", "..%2Fpage.py", "nothing.js", "%2e%2e/page.py"])
async def test_only_the_pages_own_files_are_served(
    discord: LocalDiscord, browser: aiohttp.ClientSession, name: str
):
    answer = await browser.get(discord.page_url + name)

    assert answer.status == 404


async def test_other_sites_cannot_act(discord: LocalDiscord, browser: aiohttp.ClientSession):
    body = {"as": "ann", "channel": "table-one", "text": "Boo", "locale": "en-US"}
    for headers in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
        answer = await browser.post(f"{discord.page_url}do/say", json=body, headers=headers)
        assert answer.status == 403
        live = await browser.get(f"{discord.page_url}live?as=ann", headers=headers)
        assert live.status == 403
    assert discord.messages("table-one") == []

    here = {"Origin": origin(discord)}
    answer = await browser.post(f"{discord.page_url}do/say", json=body, headers=here)

    assert answer.status == 200
    assert [one.content for one in discord.messages("table-one")] == ["Boo"]


@pytest.mark.parametrize(
    "body",
    [
        "[]",
        "{",
        "null",
        '{"as": "eve", "text": "Boo", "channel": "table-one"}',
        '{"as": "ann", "text": 7, "channel": "table-one"}',
        '{"as": "ann", "text": "Boo", "channel": "nowhere"}',
    ],
)
async def test_wrong_calls_are_answered_with_a_sentence(
    discord: LocalDiscord, browser: aiohttp.ClientSession, body: str
):
    here = {"Origin": origin(discord)}

    answer = await browser.post(f"{discord.page_url}do/say", data=body, headers=here)

    assert answer.status == 400
    assert (await answer.json())["error"]


async def test_a_person_opens_a_thread(discord: LocalDiscord, browser: aiohttp.ClientSession):
    body = {"as": "ann", "channel": "table-one", "name": "night"}
    here = {"Origin": origin(discord)}

    answer = await browser.post(f"{discord.page_url}do/thread", json=body, headers=here)
    again = {"as": "ann", "channel": "night", "name": "a thread of a thread"}
    refused = await browser.post(f"{discord.page_url}do/thread", json=again, headers=here)

    assert (await answer.json())["id"] == str(discord.channel("night").id)
    table = await (await browser.get(f"{discord.page_url}table?as=bob")).json()
    assert [one["name"] for one in table["channels"]] == [
        "table-one",
        "table-two",
        "@bob",
        "night",
    ]
    assert table["channels"][3]["parent"] == table["channels"][0]["id"]
    assert refused.status == 400


async def test_private_messages_reach_one_page_only(
    discord: LocalDiscord, bot: TinyBot, browser: aiohttp.ClientSession
):
    here = {"Origin": origin(discord)}
    async with (
        browser.ws_connect(f"{discord.page_url}live?as=dan", headers=here) as dan,
        browser.ws_connect(f"{discord.page_url}live?as=ann", headers=here) as ann,
    ):
        await discord.wait(await discord.slash("dan", "table-one", "sheet"))
        await discord.say("bob", "table-one", "Boo")

        seen = [(await dan.receive_json(timeout=60))["what"] for _ in range(3)]
        heard = await ann.receive_json(timeout=60)

    assert seen == ["message", "interaction", "message"]
    assert heard["content"]["content"] == "Boo"
    table = await (await browser.get(f"{discord.page_url}table?as=ann")).json()
    assert [one["content"] for one in table["messages"]] == ["Boo"]


async def test_files_that_are_no_pictures_are_only_downloaded(
    discord: LocalDiscord, browser: aiohttp.ClientSession
):
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "x"}')
    form.add_field("files[0]", b"<script>alert(1)</script>", filename="evil.html")
    url = f"{discord.api_url}/channels/{discord.channel('table-one').id}/messages"
    headers = {"Authorization": f"Bot {discord.token}"}
    posted = await (await browser.post(url, data=form, headers=headers)).json()

    answer = await browser.get(posted["attachments"][0]["url"])

    assert answer.content_type == "application/octet-stream"
    assert answer.headers["Content-Disposition"] == "attachment"
    assert await answer.read() == b"<script>alert(1)</script>"


async def test_a_file_that_arrives_in_uneven_pieces_is_kept_whole(
    discord: LocalDiscord, browser: aiohttp.ClientSession
):
    """Two tiny ones and a large one: aiohttp then calls a method of its own that it deprecates."""
    content = b"ab" + bytes(20_000)

    async def pieces() -> AsyncIterator[bytes]:
        name = 'name="files[0]"; filename="a.bin"'
        yield f"--edge\r\nContent-Disposition: form-data; {name}\r\n\r\n".encode()
        for piece in (content[:1], content[1:2], content[2:]):
            await asyncio.sleep(0.05)
            yield piece
        yield b"\r\n--edge\r\nContent-Disposition: form-data; "
        yield b'name="payload_json"\r\n\r\n{"content": "x"}\r\n--edge--\r\n'

    url = f"{discord.api_url}/channels/{discord.channel('table-one').id}/messages"
    headers = {
        "Authorization": f"Bot {discord.token}",
        "Content-Type": "multipart/form-data; boundary=edge",
    }
    answer = await browser.post(url, data=pieces(), headers=headers)

    assert answer.status == 200
    (posted,) = discord.messages("table-one")
    assert [one.size for one in posted.attachments] == [len(content)]


@pytest.mark.parametrize("path", sorted(FILES.glob("*.js")), ids=lambda path: path.name)
def test_the_page_never_turns_text_into_html(path: Path):
    script = path.read_text(encoding="utf-8")

    for way in (
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "DOMParser",
    ):
        assert way not in script


PAGES = ("index", "workshop", "survivors")
WORD = re.compile(r"(?<=[ {])\"?([\w-]+)\"?: \"([^\"]*)\"|(?<=[ {])(\w+):\n +\"([^\"]*)\"")
"""A key of a table of words, and its text, which may begin the next line."""


def scripts_of(page: str) -> dict[str, str]:
    """The modules that a page loads, with their text: its own, and those that they import."""
    html = (FILES / f"{page}.html").read_text(encoding="utf-8")
    wanted, found = re.findall(r"src=\"(\S+\.js)\"", html), dict[str, str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = (FILES / name).read_text(encoding="utf-8")
            wanted += re.findall(r"from \"\./(\S+\.js)\"", found[name])
    return found


def said(page: str) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The words of a page in English and in French: each key with the values that it shows."""
    both: tuple[dict[str, list[str]], dict[str, list[str]]] = ({}, {})
    for text in scripts_of(page).values():
        if "\n  fr: {" in text:
            table = text.split("\n  en: {")[1].split("\n};")[0]
            for words, part in zip(both, table.split("\n  fr: {"), strict=True):
                for key, told, long_key, long in WORD.findall(part):
                    words[key or long_key] = sorted(re.findall(r"\{(\w+)\}", told or long))
    return both


@pytest.mark.parametrize("page", PAGES)
def test_a_page_speaks_both_languages(page: str):
    english, french = said(page)

    assert english == french
    assert len(english) > 40


@pytest.mark.parametrize("page", PAGES)
def test_every_word_that_is_asked_for_exists(page: str):
    html = (FILES / f"{page}.html").read_text(encoding="utf-8")
    asked = {*re.findall(r"data-(?:words|label)=\"(\w+)\"", html)}
    for text in scripts_of(page).values():
        asked |= {*re.findall(r"\bsay\(\"(\w+)\"", text)}

    assert len(asked) > 20
    assert asked <= {*said(page)[0]}


def test_signs_that_not_every_machine_has_a_font_for_are_drawn_by_the_page():
    drawn = dict(re.findall(r'"(.)": "([\w-]+)",', (FILES / "signs.js").read_text("utf-8")))
    used = {*"".join(SIGNS.values())}
    for path in (FILES.parent.parent / "texts").rglob("*.ftl"):
        used |= {one for one in path.read_text("utf-8") if unicodedata.category(one) == "So"}

    assert used - {*IN_EVERY_FONT} == {*drawn}
    assert all((FILES / f"{name}.svg").is_file() for name in drawn.values())


async def test_emojis_of_the_application_are_pictures_in_texts(
    discord: LocalDiscord, browser: aiohttp.ClientSession, bot: TinyBot
):
    picture = mark_png("die_4")
    emoji = await bot.create_application_emoji(name="die_4", image=picture)

    answer = await browser.get(f"{discord.page_url}emojis/{emoji.id}")
    missing = await browser.get(f"{discord.page_url}emojis/1")

    assert (answer.status, answer.content_type) == (200, "image/png")
    assert await answer.read() == picture
    assert missing.status == 404
    assert discord.emojis == {"die_4": str(emoji)}
