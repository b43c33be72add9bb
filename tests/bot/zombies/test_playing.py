"""Whole games of Zombies!!! by slash commands and presses on the local Discord."""

from __future__ import annotations

import pytest

from bot.practice.people import ANN, BOB
from tests.bot.conftest import Room, labels_of
from tests.bot.zombies.driving import open_town, step

MOST_STEPS = 3000


async def test_a_table_opens_with_its_own_lobby(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies", helipad="half", cards="own-turn")
    lobby = await room.status()

    assert "Zombies!!!" in lobby.content
    assert "lower half" in lobby.content
    assert "one’s own turn" in lobby.content
    assert "up to 6" in lobby.content
    assert labels_of(lobby) == ["Join", "Leave", "Start"]


async def test_a_game_is_played_to_its_end_by_typing(room: Room) -> None:
    await open_town(room, ANN, BOB, trophies="by-players")
    for _ in range(MOST_STEPS):
        if await room.store.live_in(room.discord.channel("table-one").id) is None:
            break
        said = await step(room)
        assert said
        assert "went wrong" not in said
    else:
        pytest.fail("no end")

    told = await room.told()
    assert any("the game!" in one.content for one in told)
    assert any("seed of the dice" in one.content for one in told)
    assert len([one for one in told if one.attachments]) > 4
