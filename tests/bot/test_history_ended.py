"""A game whose seats changed hands, once it is over: every view of it names who played then."""

from __future__ import annotations

import json
import re
import time
from html import unescape
from typing import Any

import pytest

import engine
from bot.kit.registry import kit_of
from bot.kit.replay import Replay, replay_of_table
from bot.play.replay_page import page_of
from bot.practice.people import ANN, BOB, CLEO, DAN
from bot.store.export import whole_file
from bot.store.records import NOBODY, PLAYED, Record
from bot.table.waiting import waited_for
from tests.bot.conftest import ONE, Room, select_of
from tests.bot.test_history import FORMER, GAMES, Evening, evening
from tests.bot.test_privacy import forget

DATA = re.compile(r'<script type="application/json"[^>]*>(.*?)</script>', re.DOTALL)
ALT = re.compile(r'<img [^>]*alt="([^"]*)"')
LONGEST = 6000


async def to_the_end(told: Evening) -> None:
    """Dan plays a step and leaves, the autopilot stands in, Ann takes the seat and plays on with
    Bob.
    """
    await told.play(DAN, 1)
    await told.until(DAN)
    await told.room.slash(DAN, "game leave")
    await told.stand_in()
    await told.room.slash(ANN, "game join")
    people = {str(one.id): one.name for one in (ANN, BOB, CLEO, DAN)}
    async with told.room.bot.tables.at(told.room.discord.channel(ONE).id) as table:
        for _ in range(LONGEST):
            if table.game.outcome:
                break
            seats = [one for one in waited_for(table.game) if table.record.sitters([one])]
            (person,) = table.record.sitters([seats[0]])
            table.actor, table.actor_name = person, people[person]
            step = engine.autopilot(table.game, seats[0])
            assert step is not None
            if isinstance(step, str):
                table.answer(seats[0], step)
            else:
                table.play(seats[0], step)
        assert table.game.outcome
        await table.save(time.time_ns(), "")
        told.room.bot.publisher.wake(table.record)
    await told.room.bot.publisher.settled()
    record = await told.room.store.record(1)
    assert record is not None
    for row in await told.room.store.rows(record.id):
        if row.kind in PLAYED:
            told.made.setdefault(row.number, people.get(row.person, "autopilot"))


async def replay_now(room: Room) -> Replay:
    record = await room.store.record(1)
    assert record is not None
    rows = await room.store.rows(record.id)
    return replay_of_table(record, rows, engine.load_table(record.game).seed)


def makers_on(page: str) -> dict[int, str]:
    """Who gave each command, by its number, as the page's check of the dice names them."""
    (found,) = DATA.findall(page)
    data: dict[str, Any] = json.loads(found)
    return {one["number"]: one["who"] for one in data["dice"]["commands"]}


def right_on_page(told: Evening, replay: Replay, called: dict[str, str], page: str) -> None:
    """The page names for each command who gave it then."""
    shown = makers_on(page)
    assert {called.get("Dan", "Dan"), "Bob", "Ann"} <= {*shown.values()}
    for row in replay.rows:
        if row.kind not in PLAYED or replay.file is None:
            continue
        who, seated = told.made[row.number], replay.record.as_of(row)
        first = next(one for one in replay.rows if one.command == row.command)
        if first.number != row.number or row.command not in shown:
            continue
        if who != "autopilot":
            assert shown[row.command] == called.get(who, who)
            continue
        name = seated.names[row.seat]
        is_open = row.sitting[row.seat][0] == NOBODY
        assert shown[row.command] == (name if is_open else f"the autopilot, for {name}")


async def views_of(room: Room, replay: Replay, page: str) -> list[str]:
    """All that shows the finished game, in words; the page has the words of the film's pictures."""
    record: Record = replay.record
    lookback = kit_of(record.ruleset).lookback
    told = [page, lookback.poster(replay)[2]]
    told.append(whole_file(record, await room.store.rows(record.id)))
    for whose in ("server", "table"):
        asked = await room.discord.wait(await room.begin(ANN, "stats", whose=whose))
        told.append(asked.text)
        told += [one.description or "" for one in asked.message.attachments]
        number = select_of(asked.message)["custom_id"]
        chosen = [f"{record.ruleset}/{record.mission}"]
        held = await room.discord.select(ANN, asked.message, number, chosen)
        told.append((await room.discord.wait(held)).text)
    return told


def pictures_name_who_sat_there(replay: Replay, page: str) -> None:
    """No picture of a round names in its words somebody who did not sit there at that time."""
    everybody = {"Ann", "Bob", "Cleo", "Dan"}
    *pictured, _ = [unescape(one) for one in ALT.findall(page)]
    shown = [one for one in replay.stills if one.opens or one is replay.stills[-1]]
    stills = shown if len(shown) == len(pictured) else replay.stills
    for words, still in zip(pictured, stills, strict=True):
        absent = everybody - {*replay.names_at(still).values()}
        assert not any(re.search(rf"\b{one}\b", words) for one in absent), words


@pytest.mark.parametrize("game", GAMES)
async def test_every_view_of_a_finished_game_names_who_played_then(room: Room, game: str) -> None:
    told = await evening(room, game)
    await to_the_end(told)

    replay = await replay_now(room)
    page = page_of(replay, lambda drawn, pictures: None)
    right_on_page(told, replay, {}, page)
    pictures_name_who_sat_there(replay, page)
    before = await views_of(room, replay, page)
    assert any("Cleo" in text for text in before)

    for one in (CLEO, DAN):
        await forget(room, one)
    replay = await replay_now(room)
    page = page_of(replay, lambda drawn, pictures: None)
    right_on_page(told, replay, {"Cleo": FORMER, "Dan": FORMER}, page)
    for text in await views_of(room, replay, page):
        for gone in ("Cleo", "Dan", str(CLEO.id), str(DAN.id)):
            assert not re.search(rf"\b{gone}\b", text), text[:2000]
