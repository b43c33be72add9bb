"""A table of Trust Me is opened, set up, played and ended on the local Discord."""

from __future__ import annotations

from bot.practice.people import ANN, BOB
from tests.bot.conftest import Room, labels_of
from tests.bot.trust_me.playing import open_city


async def test_a_city_is_opened_and_what_is_kept_is_asked_in_private(room: Room) -> None:
    await open_city(room, ANN, BOB)
    status = await room.status()
    print(status.content, labels_of(status))
    asked = await room.discord.wait(await room.begin(ANN, "act"))
    print(asked.text, labels_of(asked.message))
    for m in await room.told():
        print("----", m.content)
    assert 0
