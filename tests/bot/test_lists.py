"""Lists that grow with use have pages: everything that they hold can be read."""

from __future__ import annotations

import re
import time
from dataclasses import asdict
from typing import Any

from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB, GUILD_ID, Person
from bot.practice.records import walk_components
from bot.store.library import MOST_MISSIONS, MOST_SURVIVORS
from bot.store.records import Change, Record, Seat
from bot.store.schema import AUDIT, RESULTS, SNAPSHOTS
from bot.table.counting import Result
from tests.bot.conftest import ONE, Room, labels_of, select_of
from tests.renders.views import zombicide_box
from tests.zombicide.test_imported import text_of

ON = "More"


async def all_options(room: Room, who: Person, command: str) -> tuple[Interaction, list[str]]:
    """What can be chosen on all pages of an answer; the last page with it."""
    asked = await room.discord.wait(await room.begin(who, command))
    found: list[str] = []
    for _ in range(20):
        controls = [*walk_components(asked.message.components)]
        found += [one["value"] for control in controls for one in control.get("options", ())]
        if not [one for one in controls if one.get("label") == ON and not one.get("disabled")]:
            break
        await room.discord.wait(await room.discord.press(who, asked.message, ON))
    return asked, found


async def chosen(room: Room, who: Person, asked: Interaction, value: str) -> str:
    """What is answered to a choice from the list of that answer."""
    named = select_of(asked.message)["custom_id"]
    pressed = await room.discord.select(who, asked.message, named, [value])
    return (await room.discord.wait(pressed)).text


async def all_pages(room: Room, who: Person, command: str, **options: Any) -> str:
    """What is read by turning the pages of an answer to the last one."""
    asked = await room.discord.wait(await room.begin(who, command, **options))
    read = [asked.message.content]
    for _ in range(20):
        assert "…" not in read[-1]
        if ON not in labels_of(asked.message) or "Page" not in read[-1]:
            break
        number, last = re.findall(r"Page (\d+) of (\d+)", read[-1])[0]
        if number == last:
            break
        pressed = await room.discord.press(who, asked.message, ON)
        await room.discord.wait(pressed)
        read.append(pressed.message.content)
    return "\n".join(read)


async def test_of_fifty_missions_of_a_server_all_are_listed(room: Room) -> None:
    library = room.bot.tables.library
    for number in range(MOST_MISSIONS):
        await library.keep_mission(
            GUILD_ID, "zombicide", f"own{number:02}", text_of("02", f"own{number:02}"), "1"
        )

    told = await all_pages(room, BOB, "mission list")

    missing = [n for n in range(MOST_MISSIONS) if f"own{n:02} ·" not in told]
    assert missing == []
    assert "01 ·" in told


async def test_of_as_many_survivors_as_a_server_keeps_all_are_listed_with_their_skills(
    room: Room,
) -> None:
    amy = zombicide_box().characters["amy"]
    like = amy.model_dump(mode="json", exclude={"portrait", "pose"})
    for number in range(MOST_SURVIVORS):
        name = f"Maya{number}x"
        sheet = like | {"id": f"own-{number}", "name": {"fr": name, "en": name}}
        await room.bot.tables.library.keep_survivor(GUILD_ID, "zombicide", sheet, "1")

    told = await all_pages(room, BOB, "survivor list")

    assert [n for n in range(MOST_SURVIVORS) if f"Maya{n}x" not in told] == []
    red = [zombicide_box().skills[one].name.en for one in amy.red]
    assert red
    assert all(told.count(one) >= MOST_SURVIVORS for one in red)


async def test_of_all_my_tables_none_is_left_out(room: Room) -> None:
    for number in range(38):
        record = Record(GUILD_ID, 5000 + number, "zombicide", "00", "en", seats=[])
        record.seats = [Seat(str(ANN.id), "Ann")]
        await room.store.save(Change(record, seats=True))

    told = await all_pages(room, ANN, "mine")

    assert len(set(re.findall(r"<#(50\d\d)>", told))) == 38


async def test_the_moderators_record_is_read_to_its_beginning(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    found = await room.store.live_in(room.discord.channel(ONE).id)
    assert found
    for number in range(60):
        row: dict[str, Any] = {
            "table_id": found.id,
            "person": str(ANN.id),
            "what": "pause",
            "details": {},
        }
        await room.store.change(AUDIT.insert().values(**row, at=int(time.time()) - number))

    told = await all_pages(room, ANN, "mod log")

    assert told.count("paused this table") == 60


async def test_all_who_won_on_a_server_are_listed_and_all_that_was_played(room: Room) -> None:
    for number in range(60):
        what = (GUILD_ID, "zombicide", f"own{number}")
        record = Record(
            GUILD_ID, 5000 + number, "zombicide", f"own{number}", "en", stage="finished"
        )
        await room.store.save(Change(record, seats=True))
        for person in ("", str(7000 + number), str(ANN.id)):
            won = asdict(Result(record.id, person, *what, won=True))
            await room.store.change(RESULTS.insert().values(won))

    server = await all_pages(room, BOB, "stats", whose="server")
    mine = await all_pages(room, ANN, "stats", game="zombicide")

    assert [n for n in range(60) if f"<@{7000 + n}>:" not in server] == []
    for told in (server, mine):
        assert [n for n in range(60) if f" own{n}: " not in told] == []
    assert "Who won most" not in mine


async def test_of_a_long_game_every_round_can_be_gone_back_to(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    found = await game.store.live_in(game.discord.channel(ONE).id)
    assert found
    for number in range(2, 61):
        row = {"table_id": found.id, "number": 100 + number, "round": number, "game": found.game}
        await game.store.change(SNAPSHOTS.insert().values(row))

    asked, rounds = await all_options(game, ANN, "mod rollback")

    assert rounds == [str(number) for number in range(60, 0, -1)]
    assert "beginning of round 2?" in await chosen(game, ANN, asked, "2")
    assert "from 1 to 60" in await game.slash(ANN, "mod rollback", round="61")


async def test_every_table_that_was_put_away_can_be_brought_back(room: Room) -> None:
    channel = room.discord.channel(ONE).id
    assert "No table of this channel" in await room.slash(ANN, "mod restore")
    for _ in range(60):
        record = Record(GUILD_ID, channel, "zombicide", "00", "en", stage="ended")
        record.seats = [Seat(str(BOB.id), "Bob")]
        await room.store.save(Change(record, seats=True))

    asked, tables = await all_options(room, ANN, "mod restore")

    assert tables == [str(number) for number in range(60, 0, -1)]
    assert "Bring back" in await chosen(room, ANN, asked, "7")


async def test_a_page_of_a_list_that_nobody_gave_is_an_old_button(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    status = await room.status()
    lists = ("0.zombicide.mission remove", "0.nothing.mission list", "x", "")
    forged = [("list", one) for one in lists]
    forged += [("mod-list", one) for one in ("kick.0", "nothing.0", "")]
    for what, arg in forged:
        custom_id = f"g:0:0:{what}:{arg}"
        pressed = await room.discord.press(ANN, status, custom_id, even_if_gone=True)
        assert "settled" in (await room.discord.wait(pressed)).text or "/game new" in pressed.text
