"""Whatever becomes of messages and permissions, no line is lost and none is told twice."""

from __future__ import annotations

import engine
from bot.practice.people import ANN, BOB
from bot.records import Change, LogRow
from engine.zombies import events as e
from tests.bot.conftest import ONE, Room
from tests.bot.zombies.placing import drawn_for, put

TOWN = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", "1E=ann 2D=bob")


async def row_of_turns(room: Room, *turns: str) -> None:
    """A row of the log that begins these turns, saved as a command saves it."""
    await room.told()
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record
    events: list[engine.Event] = [
        e.TurnBegan(seat=seat, round=number) for number, seat in enumerate(turns, start=2)
    ]
    happened = [engine.event_to_json(one) for one in events]
    row = LogRow("command", turns[0], {"do": "end"}, command=1, events=happened)
    await room.store.save(Change(record, [row]))
    room.bot.tables.forget(record.channel)
    room.bot.publisher.wake(record)


async def test_a_row_that_begins_two_turns_is_two_messages(room: Room) -> None:
    await put(room, TOWN, ANN, BOB)

    await row_of_turns(room, str(ANN.id), str(BOB.id), str(ANN.id))

    told = [one for one in await room.told() if not one.components]
    assert [one.content.count("<@") for one in told] == [1, 1, 1]
    assert len({one.nonce for one in told}) == 3


async def test_a_deleted_message_is_followed_by_a_new_one_with_the_rest(game: Room) -> None:
    found = await game.slash(ANN, "search", survivor="amy")
    running = next(one for one in await game.told() if found in one.content)
    await game.discord.delete(running)

    await game.slash(ANN, "end", survivor="amy")

    texts = [one.content for one in await game.told() if not one.components]
    assert sum("Amy is done" in text for text in texts) == 1
    assert not any(found in text for text in texts)
