"""Whatever people do wrong gets a private sentence: what, why, what works instead."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from bot.practice.errors import NotOffered
from bot.practice.people import ANN, BOB, CLEO, DAN
from bot.store.schema import LOG, TABLES
from bot.store.store import Store
from bot.table.tables import Game
from engine.family.commands import EndTurn
from tests.bot.conftest import ONE, TWO, Room


async def unchanged(room: Room, before: Game) -> bool:
    return (await room.game()).to_json() == before.to_json()


async def spoil(store: Store, table: int) -> None:
    """Cuts a stored game short, as a broken disk would."""
    cut = sa.func.substr(TABLES.c.game, 1, 400)
    await store.change(TABLES.update().where(TABLES.c.id == table).values(game=cut))


async def test_without_a_game_here_the_way_to_one_is_told(room: Room) -> None:
    assert room.link("game new") in await room.slash(ANN, "move", zone="B1")
    assert room.link("game new") in await room.slash(ANN, "board", locale="fr")


async def test_an_illegal_move_is_refused_with_what_works(game: Room) -> None:
    before = await game.game()

    answer = await game.slash(ANN, "move", zone="S7", survivor="amy")

    assert "S7" in answer
    assert "B1" in answer
    assert await unchanged(game, before)


async def test_an_answer_is_in_the_language_of_who_asks(game: Room) -> None:
    french = await game.slash(ANN, "move", zone="S7", survivor="amy", locale="fr")
    english = await game.slash(ANN, "move", zone="S7", survivor="amy")

    assert french != english
    assert "Amy" in french


async def test_out_of_turn_one_hears_whose_turn_it_is(game: Room) -> None:
    before = await game.game()

    answer = await game.slash(BOB, "search")

    assert f"<@{ANN.id}>" in answer
    assert await unchanged(game, before)


async def test_a_stranger_may_watch_and_not_play(game: Room) -> None:
    refused = await game.slash(CLEO, "search")
    assert f"<@{ANN.id}>" in refused
    assert "/board" in refused
    assert "B2" in await game.slash(CLEO, "board", text=True)


@pytest.mark.parametrize("what", ["Act", "End turn", "Take back"])
async def test_a_strangers_press_is_answered_kindly_and_privately(game: Room, what: str) -> None:
    before = await game.game()

    assert "do not play" in await game.press(CLEO, what)
    assert await unchanged(game, before)


async def test_a_press_of_a_seat_that_is_not_asked_says_who_is(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    await room.press(ANN, "Ann")
    status = await room.status()

    answer = await room.press(BOB, "End turn")

    assert f"<@{ANN.id}>" in answer
    assert (await room.status()).content == status.content


async def test_a_full_table_says_so(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record
    async with room.bot.tables.at(record.channel) as table:
        for number in range(5):
            seat = type(table.record.seats[0])(str(number), f"Guest {number}")
            table.record.seats.append(seat)
        table.touch()
        await table.save()

    assert "6" in await room.slash(BOB, "game join")


async def test_one_table_a_channel_and_another_in_the_next(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    assert "already" in await room.slash(BOB, "game new", game="zombicide")
    assert "open" in await room.slash(BOB, "game new", TWO, game="zombicide")


async def test_an_unknown_mission_lists_those_there_are(room: Room) -> None:
    assert "00" in await room.slash(ANN, "game new", mission="99")


async def test_in_a_lobby_play_waits_and_survivors_are_taken_once(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    assert "not started" in await room.slash(ANN, "search")
    assert "Amy" in await room.slash(ANN, "game join", survivors="amy")
    taken = await room.slash(BOB, "game join", survivors="Amy")
    assert "somebody else" in taken
    assert "Ned" in taken
    assert "Zoe" in await room.slash(BOB, "game join", survivors="Zoe")
    assert "Join" in await room.slash(BOB, "game start")
    assert "already" in await room.slash(ANN, "game join")
    assert "not at this table" in await room.slash(BOB, "game leave")


async def test_the_last_to_leave_closes_the_table(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game leave")
    assert (await room.status()).components == []
    assert "open" in await room.slash(BOB, "game new", game="zombicide")


async def test_a_stale_button_changes_nothing_and_says_what_is_asked_now(game: Room) -> None:
    old = await game.status()
    ending = next(
        part["custom_id"]
        for row in old.components
        for part in row["components"]
        if part.get("label") == "End turn"
    )
    await game.slash(ANN, "search", survivor="amy")
    before = await game.game()

    pressed = await game.discord.press(ANN, old, ending, even_if_gone=True)
    answer = (await game.discord.wait(pressed)).text

    assert "settled" in answer
    assert "Amy" in answer
    assert await unchanged(game, before)


async def test_a_button_of_another_table_is_known_as_such(game: Room) -> None:
    status = await game.status()
    await game.slash(DAN, "game new", TWO, game="zombicide")
    foreign = "g:1:5:end:"
    there = await game.status(TWO)

    pressed = await game.discord.press(ANN, there, foreign, even_if_gone=True)

    assert "an earlier table" in (await game.discord.wait(pressed)).text
    assert (await game.status()).content == status.content


async def test_a_press_that_is_none_of_ours_breaks_nothing(game: Room) -> None:
    status = await game.status()
    for custom_id in ("g:1:5:nonsense:", "g:1:x:end:", "s:1:2:kind:", "whatever"):
        await game.discord.press(ANN, status, custom_id, even_if_gone=True)
    assert (await game.status()).content == status.content


async def test_two_people_in_the_same_second_act_one_after_the_other(game: Room) -> None:
    for survivor in ("amy", "doug"):
        await game.type_command(ANN, EndTurn(survivor=survivor))

    both = [
        await game.begin(ANN, "end", survivor="josh"),
        await game.begin(BOB, "act"),
        await game.begin(ANN, "end", survivor="josh"),
    ]
    first, menu, second = [(await game.discord.wait(one)).text for one in both]

    assert first.startswith(f"Done.\nIt is <@{BOB.id}>’s turn.")
    assert "\nYour turn. Still to play: **" in menu
    assert f"<@{BOB.id}>" in second
    rows = await game.store.rows(1)
    assert [row.payload.get("do") for row in rows].count("end-turn") == 3


async def test_a_damaged_game_says_so_and_others_go_on(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.open_game(DAN, where=TWO)
    # Whatever is still being told would load the table again, and remember it.
    await game.bot.publisher.settled()
    await spoil(game.store, 1)
    game.bot.tables.forget(game.discord.channel(ONE).id)

    assert "/mod restore" in await game.slash(ANN, "search", survivor="doug")
    assert "/mod restore" in await game.slash(BOB, "game status")
    assert await game.slash(DAN, "act", TWO)

    offered = await game.discord.autocomplete(ANN, ONE, "mod restore", "table")
    assert len(offered) == 1
    assert "last good" in await game.moderate(ANN, "restore", table=offered[0]["value"])
    assert "mended" in (await game.told())[-2].content
    assert (await game.game()).acting == (str(ANN.id),)


@pytest.mark.parametrize(
    "missing", ["send_messages", "embed_links", "attach_files", "read_message_history"]
)
async def test_a_missing_permission_is_named(room: Room, missing: str) -> None:
    room.discord.forbid(ONE, missing)

    answer = await room.slash(ANN, "game new", game="zombicide")

    assert missing.replace("_", " ").title() in answer
    assert await room.store.live_in(room.discord.channel(ONE).id) is None
    room.discord.permit(ONE, missing)
    assert "open" in await room.slash(ANN, "game new", game="zombicide")


async def test_what_was_untold_for_lack_of_permission_is_told_when_it_is_back(game: Room) -> None:
    await game.told()
    game.discord.forbid(ONE, "send_messages")
    assert "Send Messages" in await game.slash(ANN, "search", survivor="amy")
    game.discord.permit(ONE, "send_messages")
    await game.slash(ANN, "search", survivor="amy")

    assert any("Amy" in one.content and not one.components for one in (await game.told())[2:])


async def test_reset_is_offered_to_moderators_only_and_checked_again(game: Room) -> None:
    with pytest.raises(NotOffered):
        await game.begin(BOB, "mod reset")
    status = await game.status()
    forged = await game.discord.press(BOB, status, "g:1:9:mod:reset.x.", even_if_gone=True)

    assert "Manage Server" in (await game.discord.wait(forged)).text
    assert await game.store.live_in(game.discord.channel(ONE).id)


async def test_what_nobody_can_type_is_refused_without_a_mistake(game: Room) -> None:
    tries: list[tuple[str, dict[str, str]]] = [
        ("move", {"zone": "x" * 500}),
        ("attack", {"zone": "B2", "with": "banana"}),
        ("door", {"door": "nowhere"}),
        ("equip", {"card": "banana", "place": "left"}),
        ("trade", {"partner": "nobody"}),
        ("trade", {"partner": "doug", "give": "banana"}),
        ("craft", {"recipe": "cake"}),
        ("discard", {"card": "banana"}),
        ("objective", {"objective": "moon"}),
        ("objective", {}),
        ("reload", {}),
        ("skill heal", {"patient": "nobody"}),
        ("skill lend", {"to": "nobody"}),
        ("sheet", {"survivor": "nobody"}),
        ("game rules", {"topic": "banana"}),
    ]
    before = await game.game()
    for command, options in tries:
        survivor = {} if command in ("sheet", "game rules") else {"survivor": "amy"}
        answer = await game.slash(ANN, command, **options, **survivor)
        assert "went wrong" not in answer, command
        assert len(answer) <= 2000
    assert "nobody" in await game.slash(ANN, "search", survivor="nobody")
    assert await unchanged(game, before)


async def test_letters_and_names_are_read_as_people_write_them(game: Room) -> None:
    await game.slash(ANN, "move", zone=" b1 ", survivor="AMY")
    assert "Amy moves: B2 → B1." in await game.news()
    await game.slash(ANN, "move", zone="Ｂ ２", survivor="Ámy\u200b")
    assert "B1 → B2." in await game.news()


async def test_the_log_keeps_every_command_once(game: Room) -> None:
    await asyncio.gather(*(game.slash(ANN, "search", survivor="amy") for _ in range(3)))

    numbers = [row.number for row in await game.store.ask(sa.select(LOG.c.number))]
    assert numbers == list(range(1, len(numbers) + 1))
    rows = await game.store.rows(1)
    assert [row.payload.get("do") for row in rows].count("search") == 1
