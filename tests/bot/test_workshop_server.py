"""The Workshop's server: loopback and key, bounded bodies, work that is too slow or breaks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import engine
from bot.app.workshop import desk
from bot.app.workshop.calls import Worker, WorkFailed
from bot.app.workshop.server import MOST_BYTES, Workshop
from bot.practice.local import LocalDiscord

Answer = tuple[int, dict[str, Any]]


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    found = Workshop()
    yield found
    await found.aclose()


@pytest.fixture
async def discord(tmp_path: Path, workshop: Workshop) -> AsyncIterator[LocalDiscord]:
    path = tmp_path / "practice.sqlite3"
    async with LocalDiscord(path, routes=workshop.routes()) as local:
        workshop.at(local)
        yield local


@pytest.fixture
async def page(discord: LocalDiscord) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(discord, session)


class Page:
    """What the page's scripts send."""

    def __init__(self, discord: LocalDiscord, session: aiohttp.ClientSession) -> None:
        self.url, self.session = discord.page_url, session
        self.origin = f"http://127.0.0.1:{discord.port}"

    async def post(self, name: str, body: Any, origin: str = "") -> Answer:
        sent = body if isinstance(body, bytes) else None
        async with self.session.post(
            f"{self.url}workshop/{name}",
            data=sent,
            json=None if sent is not None else body,
            headers={"Origin": origin or self.origin},
        ) as answer:
            told = answer.content_type == "application/json"
            return answer.status, await answer.json() if told else {}

    async def get(self, path: str) -> tuple[int, bytes, str]:
        async with self.session.get(f"{self.url}workshop/{path}") as answer:
            return answer.status, await answer.read(), answer.content_type


def draft(**changes: Any) -> dict[str, Any]:
    text = engine.mission_template("zombicide", "5D@0 2C@180")
    return {"game": "zombicide", "text": text, "language": "en", **changes}


async def test_a_draft_is_read_and_drawn(page: Page) -> None:
    status, found = await page.post("read", draft())

    assert (status, found["faults"], found["ready"]) == (200, [], True)
    assert found["draft"]["start"] == "S1"
    zones = {one["name"]: one for one in found["board"]["zones"]}
    assert zones["B2"]["kind"] == "room"
    assert "B1" in zones["B2"]["beside"]
    left, top, right, bottom = zones["B2"]["boxes"][0]
    assert 0 <= left < right <= found["board"]["width"]
    assert 0 <= top < bottom <= found["board"]["height"]
    status, picture, kind = await page.get(f"picture/{found['picture']}")
    assert (status, kind, picture[:4]) == (200, "image/png", b"\x89PNG")
    assert "objective" in found["alt"].lower()


async def test_a_fault_comes_with_its_line_place_and_cure(page: Page) -> None:
    text = re.sub(r'(?<=zone = )"S\d+"', '"S1"', str(draft()["text"]), count=1)
    _, found = await page.post("read", draft(text=text))

    (told,) = found["faults"]
    assert (told["field"], told["zone"]) == (["start"], "S1")
    assert told["mend"]["do"] == "remove"
    assert str(found["text"]).splitlines()[told["line"] - 1] == 'start = "S1"'


async def test_a_text_that_is_no_toml_says_its_line(page: Page) -> None:
    _, found = await page.post("read", draft(text='id = "a"\nname = \n'))

    assert found["draft"] is None
    assert found["faults"][0]["line"] == 2
    assert found["board"] is None


async def test_a_tile_is_a_picture_and_an_unknown_one_is_none(page: Page) -> None:
    assert (await page.get("tile/zombicide/5D"))[::2] == (200, "image/webp")
    assert (await page.get("tile/zombicide/99Z"))[0] == 404
    assert (await page.get("tile/chess/5D"))[0] == 404
    assert (await page.get("picture/0000"))[0] == 404


async def test_nobody_else_is_answered(page: Page, discord: LocalDiscord) -> None:
    """No other page may call, and nobody without the key."""
    assert (await page.post("read", draft(), origin="http://example.org"))[0] == 403
    page.url = page.url.replace("/127.0.0.1", "/127.0.0.1").rsplit("/", 2)[0] + "/wrong-key/"
    assert (await page.post("read", draft()))[0] == 404
    assert (await page.get("games"))[0] == 404


async def test_bodies_are_bounded_and_parsed_as_data(page: Page) -> None:
    assert (await page.post("read", b"[" * (MOST_BYTES + 1)))[0] == 413
    assert (await page.post("read", b"[" * 5000))[0] == 400
    assert (await page.post("read", b"not json"))[0] == 400
    assert (await page.post("read", {"game": 7}))[0] == 400
    assert (await page.post("read", draft(game="chess")))[0] == 422
    _, found = await page.post("read", draft(text="a = [" + "1," * 40_000 + "]"))
    assert found["board"] is None
    status, _ = await page.post("read", draft())
    assert status == 200


STRANGE: list[dict[str, Any]] = [
    {},
    {"map": None, "rules": 7, "victory": [[]], "name": {"fr": []}},
    {"map": {"tiles": "5D@0", "names": "x"}, "doors": [{"between": []}], "rules": [{}]},
    {"map": {"tiles": "5D@0"}, "doors": [{"between": ["B1"]}], "rooms": [], "start": {}},
    {"id": "\x00", "": {"": {"": [{}]}}},
]


@pytest.mark.parametrize("data", STRANGE)
async def test_any_data_is_read_with_faults(page: Page, data: dict[str, Any]) -> None:
    status, found = await page.post("read", draft(draft=data))

    assert status == 200
    assert found["faults"]
    status, _ = await page.post("lay", draft(draft=data, tiles="5D@90", before=["5D@0", ""]))
    assert status in (200, 422)


async def test_games_are_played_and_can_be_stopped(page: Page) -> None:
    _, begun = await page.post("odds", draft(games=200, players=1))
    told: dict[str, Any] = {"games": []}
    while not told["games"]:
        await asyncio.sleep(0.1)
        async with page.session.get(f"{page.url}workshop/odds/{begun['id']}") as answer:
            told = await answer.json()
    assert {"won", "rounds", "reason", "fell"} == {*told["games"][0]}

    await page.post("stop", {})

    async with page.session.get(f"{page.url}workshop/odds/{begun['id']}") as answer:
        stopped = await answer.json()
    assert stopped["ended"]
    assert len(stopped["games"]) < 200


async def test_a_faulty_draft_is_not_played(page: Page) -> None:
    _, begun = await page.post("odds", draft(text="id = 1"))
    told: dict[str, Any] = {"ended": False}
    while not told["ended"]:
        await asyncio.sleep(0.1)
        async with page.session.get(f"{page.url}workshop/odds/{begun['id']}") as answer:
            told = await answer.json()
    assert "missing" in told["error"]


# ------------------------------------------------------------ the worker


async def test_work_that_takes_too_long_ends_its_process_and_the_next_goes_on() -> None:
    worker = Worker()
    try:
        with pytest.raises(WorkFailed, match="more than"):
            await worker.call(0.05, "games")
        text = await worker.call(30.0, "box", "zombicide", "00")
        assert 'id = "my-00"' in text
        with pytest.raises(WorkFailed, match="KeyError"):
            await worker.call(30.0, "box", "zombicide", "none")
    finally:
        await worker.close()
    with pytest.raises(WorkFailed, match="ended"):
        await worker.call(1.0, "games")


def test_seats_of_a_mission_are_of_its_size() -> None:
    text = desk.box_mission("living-dead", "S1")
    played = list(desk.odds("living-dead", text, 1, 1, "seed"))

    assert len(played) == 1
    assert played[0]["rounds"] > 0
