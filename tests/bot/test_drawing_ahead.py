"""What a picture takes is drawn before somebody waits for it."""

from __future__ import annotations

import pytest

from bot.app.drawing_ahead import draw_running_boards
from bot.practice.people import ANN
from bot.store.schema import TABLES
from renders.zones import ground
from renders.zones.ground import ground_of, packed_ground_of
from tests.bot.conftest import ONE, TWO, Room
from tests.bot.test_bad_luck import until
from tests.bot.test_looks import look


def forget() -> None:
    """As after a restart."""
    ground_of.cache_clear()
    packed_ground_of.cache_clear()


def never(*_: object) -> None:
    raise AssertionError("somebody waited for a ground")


async def drawn_at_three_sizes() -> bool:
    """The map of the lobby, the picture of a round, and the whole board."""
    return packed_ground_of.cache_info().currsize == 3


async def test_after_a_restart_nobody_waits_for_the_board_of_a_running_game(
    game: Room, monkeypatch: pytest.MonkeyPatch
):
    forget()
    await draw_running_boards(game.bot.tables, game.bot.pictures)
    monkeypatch.setattr(ground, "draw_ground", never)

    shown = await look(game, ANN, "board")

    assert [one.filename for one in shown.message.attachments] == ["board.png"]


async def test_a_game_that_cannot_be_read_keeps_no_other_from_being_drawn(
    game: Room, monkeypatch: pytest.MonkeyPatch
):
    await game.slash(ANN, "game new", where=TWO, game="living-dead", mission="S1")
    await game.slash(ANN, "game start", where=TWO)
    await game.bot.publisher.settled()
    damaged = TABLES.c.channel == game.discord.channel(TWO).id
    await game.store.change(TABLES.update().where(damaged).values(game="{}"))
    for channel in (ONE, TWO):
        game.bot.tables.forget(game.discord.channel(channel).id)
    forget()

    await draw_running_boards(game.bot.tables, game.bot.pictures)
    monkeypatch.setattr(ground, "draw_ground", never)

    assert (await look(game, ANN, "board")).message.attachments


async def test_the_mission_of_a_lobby_is_drawn_for_its_first_round(
    room: Room, monkeypatch: pytest.MonkeyPatch
):
    forget()
    await room.slash(ANN, "game new", mission="01")
    await room.bot.publisher.settled()
    await until(drawn_at_three_sizes)
    monkeypatch.setattr(ground, "draw_ground", never)

    await room.slash(ANN, "game start")
    await room.bot.publisher.settled()

    posted = [one for one in room.discord.messages(ONE) if one.attachments]
    assert posted[-1].attachments[0].filename == "board.png"
