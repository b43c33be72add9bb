"""Seats change hands: nobody's going stops a table."""

from __future__ import annotations

import time

from bot.app.clock import Clock
from bot.practice.people import ANN, BOB, CLEO, DAN
from bot.store.records import Record
from bot.table.waiting import MISSED_TURNS
from engine.family.commands import EndTurn
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.test_away import run_out

HOUR = 3600


async def record_of(room: Room) -> Record:
    found = await room.store.live_in(room.discord.channel(ONE).id)
    assert found is not None
    return found


async def pass_hours(room: Room, hours: float) -> None:
    await Clock(room.bot.tables, room.bot.publisher).pass_time(int(time.time() + hours * HOUR))


async def sitters(room: Room) -> list[str]:
    return [seat.sitter for seat in (await record_of(room)).seats]


async def test_who_leaves_a_game_leaves_an_open_seat_which_the_autopilot_plays(game: Room) -> None:
    assert "You left your seat" in await game.slash(ANN, "game leave")

    assert await sitters(game) == ["", str(BOB.id)]
    assert f"<@{ANN.id}> left." in await game.news()
    status = (await game.status()).content
    assert "The autopilot plays an open seat" in status
    assert "Without a move" not in status, "the autopilot itself is at its turn"
    await pass_hours(game, 0)
    assert (await game.game()).acting == (str(BOB.id),)
    assert "did not answer" not in await game.news()


async def test_the_last_one_ends_the_game_instead(game: Room) -> None:
    await game.slash(ANN, "game leave")

    assert "the last player" in await game.slash(BOB, "game leave")
    assert await sitters(game) == ["", str(BOB.id)]


async def test_anybody_takes_an_open_seat_and_plays_on(game: Room) -> None:
    await game.slash(ANN, "game leave")

    assert "Amy, Doug, Josh" in await game.press(CLEO, "Take a seat")

    assert await sitters(game) == [str(CLEO.id), str(BOB.id)]
    assert f"<@{CLEO.id}> takes the seat of Autopilot 1" in await game.news()
    assert "open seat" not in (await game.status()).content
    await game.slash(CLEO, "search", survivor="amy")
    rows = await game.store.rows((await record_of(game)).id)
    assert [(row.seat, row.person) for row in rows if row.kind == "command"][-1] == (
        str(ANN.id),
        str(CLEO.id),
    )
    assert "You do not play at this table" in await game.slash(ANN, "search", survivor="amy")


async def test_who_sat_there_may_come_back(game: Room) -> None:
    await game.slash(ANN, "game leave")
    await game.slash(ANN, "game join")

    assert await sitters(game) == [str(ANN.id), str(BOB.id)]


async def test_where_no_seat_is_open_nobody_sits_down(game: Room) -> None:
    assert "No seat is open" in await game.slash(CLEO, "game join")
    await game.slash(ANN, "game leave")
    assert "at the table already" in await game.slash(BOB, "game join")
    assert await sitters(game) == ["", str(BOB.id)]


async def test_of_several_open_seats_one_is_chosen(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO)
    await room.slash(ANN, "game leave")
    await room.slash(BOB, "game leave")
    asked = await room.discord.press(DAN, await room.status(), "Take a seat")
    choice = (await room.discord.wait(asked)).message
    second = labels_of(choice)[1]

    pressed = await room.discord.press(DAN, choice, second)

    assert second in (await room.discord.wait(pressed)).text
    assert await sitters(room) == ["", str(DAN.id), str(CLEO.id)]


async def test_a_seat_is_handed_over_to_somebody_who_takes_it(game: Room) -> None:
    assert f"<@{CLEO.id}>" in await game.slash(ANN, "game offer", player=CLEO)
    status = await game.status()
    assert f"<@{CLEO.id}>, <@{ANN.id}> offers you this seat" in status.content
    assert status.mentions == [CLEO.id]
    assert "No seat is open" in await game.press(DAN, "Take a seat")
    assert await sitters(game) == [str(ANN.id), str(BOB.id)]

    await game.press(CLEO, "Take a seat")

    assert await sitters(game) == [str(CLEO.id), str(BOB.id)]
    assert "offers you" not in (await game.status()).content


async def test_nobody_is_offered_a_seat_who_may_not_sit_down_here(game: Room) -> None:
    await game.moderate(ANN, "kick", seat="Bob")

    assert "may not sit down" in await game.slash(ANN, "game offer", player=BOB)


async def test_nobody_is_offered_a_seat_who_plays_already(game: Room) -> None:
    assert "plays here already" in await game.slash(ANN, "game offer", player=BOB)


async def test_after_three_missed_turns_the_table_may_open_the_seat(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    async with room.bot.tables.at(room.discord.channel(ONE).id) as table:
        table.record.state.seat(str(ANN.id)).missed_turns = MISSED_TURNS - 1
        table.touch()
        await table.save()
    assert "three turns in a row" in await room.slash(BOB, "game replace")

    await pass_hours(room, 24.1)

    await room.press(BOB, "Open Ann’s seat")
    assert "asks to open the seat of" in (await room.status()).content
    await room.press(CLEO, "For")
    assert await sitters(room) == ["", str(BOB.id), str(CLEO.id)]
    assert f"opened the seat of <@{ANN.id}>" in await room.news()


async def missed_turns(room: Room) -> dict[str, int]:
    seats = (await record_of(room)).state.seats.items()
    return {seat: one.missed_turns for seat, one in seats if one.missed_turns}


async def test_a_move_of_their_own_makes_missed_turns_forgotten(game: Room) -> None:
    await run_out(game)
    assert await missed_turns(game) == {str(ANN.id): 1}

    await run_out(game)
    assert await missed_turns(game) == {str(ANN.id): 1, str(BOB.id): 1}
    (acting,) = (await game.game()).acting
    who, other = (ANN, BOB) if acting == str(ANN.id) else (BOB, ANN)
    legal = (await game.game()).commands(acting)

    await game.type_command(who, next(one for one in legal if isinstance(one, EndTurn)))

    assert await missed_turns(game) == {str(other.id): 1}


async def test_a_seat_may_be_the_autopilots_from_the_start(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies")
    await room.press(ANN, "+ Autopilot")
    assert "Autopilot 1" in (await room.status()).content

    await room.slash(ANN, "game start")

    assert await sitters(room) == [str(ANN.id), ""]
    await pass_hours(room, 0)
    assert (await room.game()).acting == (str(ANN.id),)


async def test_a_full_table_has_room_for_a_person_in_the_place_of_an_autopilot(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies")
    for _ in range(5):
        await room.press(ANN, "+ Autopilot")
    assert "+ Autopilot" not in labels_of(await room.status())

    await room.slash(BOB, "game join")

    assert (await sitters(room)).count("") == 4
    assert str(BOB.id) in await sitters(room)


async def test_who_asked_may_take_a_proposal_back(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.slash(BOB, "game undo")

    assert "You withdrew" in await game.press(BOB, "Against")

    assert (await record_of(game)).state.vote is None
    assert f"<@{BOB.id}> withdrew" in await game.news()


async def test_a_vote_that_nobody_answers_is_lost_in_time(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.slash(BOB, "game undo")
    record = await record_of(game)
    assert 24 * HOUR - 5 < record.due - time.time() <= 24 * HOUR

    await pass_hours(game, 23.9)
    vote = (await record_of(game)).state.vote
    assert vote
    assert vote.kind == "undo"
    await pass_hours(game, 24.1)

    record = await record_of(game)
    assert record.state.vote is None
    assert "voted against" in await game.news()
    assert record.due - time.time() > 24 * HOUR - 5


async def test_who_is_away_is_not_waited_for_in_a_vote(room: Room) -> None:
    await room.open_game(ANN, BOB, CLEO, survivors="amy")
    await room.slash(ANN, "search", survivor="amy")
    await room.slash(CLEO, "game away")
    await room.slash(BOB, "game undo")
    assert "2 needed" in (await room.status()).content

    await room.press(ANN, "For")

    assert (await record_of(room)).state.vote is None
