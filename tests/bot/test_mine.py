"""My tables everywhere, and what happened since I played."""

from __future__ import annotations

import pytest

from bot.practice.people import ANN, BOB, CLEO, GUILD_ID
from bot.table import pages
from tests.bot.conftest import ONE, TWO, Room


async def test_who_sits_nowhere_reads_how_to_begin(room: Room) -> None:
    assert "You are at no table" in await room.slash(CLEO, "mine")


async def test_what_waits_for_me_comes_first_with_its_deadline_and_a_link(room: Room) -> None:
    await room.open_game(ANN, BOB, where=ONE)
    await room.slash(BOB, "game new", TWO, game="zombies")
    first, status = (await room.status(ONE)), (await room.status(TWO))

    await room.slash(ANN, "game join", TWO)
    head, mine, lobby = (await room.slash(ANN, "mine")).split("\n")

    assert head == "You are at 2 tables; **one waits for you**."
    way = f"https://discord.com/channels/{GUILD_ID}/{first.channel}/{first.id}"
    assert mine.startswith(
        f"• <#{first.channel}>, [Tutorial]({way}): **your turn**; your time runs"
    )
    assert "not started yet" in lobby
    assert str(status.channel) in lobby


@pytest.mark.parametrize(("locale", "says"), [("en-US", "waits for <@{}>"), ("fr", "attend <@{}>")])
async def test_a_table_that_waits_for_others_says_for_whom(
    room: Room, locale: str, says: str
) -> None:
    await room.open_game(ANN, BOB)
    assert "none waits for you" in await room.slash(BOB, "mine")

    assert says.format(ANN.id) in await room.slash(BOB, "mine", TWO, locale)


async def test_a_seat_taken_over_is_mine_and_no_longer_theirs(room: Room) -> None:
    await room.open_game(ANN, BOB)
    await room.slash(ANN, "game leave")
    await room.slash(CLEO, "game join")

    assert "one table" in await room.slash(CLEO, "mine")
    assert "no table" in await room.slash(ANN, "mine")


async def test_an_ended_table_is_not_listed(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game leave")

    assert "no table" in await room.slash(ANN, "mine")


async def test_since_tells_what_others_did_after_my_last_move(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    assert "Nothing has happened since then." in await game.slash(ANN, "since")
    told = await game.slash(BOB, "since")

    assert told.startswith("Since the game began:")
    assert "Amy" in told


async def test_a_messages_menu_tells_what_happened_since_it_was_posted(game: Room) -> None:
    before = (await game.told())[0]
    await game.slash(ANN, "search", survivor="amy")

    asked = await game.discord.use_on(BOB, before, "What happened since")
    told = (await game.discord.wait(asked)).text

    assert told.startswith("Since that message:")
    assert "Amy" in told


async def test_further_pages_of_the_menu_go_on_with_the_same_message(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (await game.told())[0]
    monkeypatch.setattr(pages, "PAGE", 50)
    await game.slash(ANN, "search", survivor="amy")
    assert "Nothing has happened since then." in await game.slash(ANN, "since")

    asked = await game.discord.use_on(ANN, before, "What happened since")
    shown = (await game.discord.wait(asked)).message
    first = shown.content
    last = int(first.removesuffix("*").split(" of ")[-1])
    for _ in range(last - 1):
        pressed = await game.discord.press(ANN, shown, "More")
        await game.discord.wait(pressed)

    assert first.startswith("Since that message:")
    assert "Amy finds" in shown.content
    assert f"Page {last} of {last}" in shown.content


async def test_the_menu_is_french_where_people_are(game: Room) -> None:
    before, name = (await game.told())[0], "Que s’est-il passé depuis"
    asked = await game.discord.use_on(BOB, before, name, "fr")

    assert (await game.discord.wait(asked)).text.startswith("Depuis ce message\u00a0:")
