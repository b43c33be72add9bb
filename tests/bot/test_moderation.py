"""Reset and restore: confirmed, backed up, told at the table, archived and never deleted."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, TWO, Room


async def test_reset_asks_backs_up_archives_and_says_so(game: Room, tmp_path: Path) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = (await game.game()).to_json()

    assert "put away" in await game.moderate(ANN, "reset")

    texts = [one.content for one in await game.told()]
    assert any("Moderation" in text and f"<@{ANN.id}>" in text for text in texts)
    assert (await game.status()).components == []
    record = await game.store.record(1)
    assert record
    assert record.stage == "archived"
    assert record.game == before
    copies = list((tmp_path / "backups").iterdir())
    assert len(copies) == 1
    with sqlite3.connect(copies[0]) as copy:
        assert copy.execute("SELECT stage FROM tables").fetchall() == [("playing",)]
    copy.close()


async def test_a_moderator_who_does_not_play_ends_a_game_as_with_mod_end(
    room: Room, tmp_path: Path
) -> None:
    await room.open_game(BOB, survivors="amy")
    before = (await room.game()).to_json()

    asked = await room.discord.wait(await room.begin(ANN, "game end"))
    typed = await room.discord.wait(await room.begin(ANN, "mod end"))
    assert asked.text == typed.text
    assert not (tmp_path / "backups").exists()
    pressed = await room.discord.press(ANN, asked.message, "End the game")
    assert (await room.discord.wait(pressed)).text == "The game is ended."

    (copy,) = (tmp_path / "backups").iterdir()
    with sqlite3.connect(copy) as kept:
        assert kept.execute("SELECT stage, game FROM tables").fetchall() == [("playing", before)]
    kept.close()
    record = await room.store.record(1)
    assert record
    assert record.stage == "ended"
    assert f"<@{ANN.id}> ended this game" in await room.news()


async def test_who_plays_ends_a_game_with_the_others_a_moderator_too(
    game: Room, tmp_path: Path
) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "game end"))
    pressed = await game.discord.press(ANN, asked.message, "End the game")
    await game.discord.wait(pressed)

    record = await game.store.live_in(game.discord.channel(ONE).id)
    assert record
    assert record.state.vote
    assert record.state.vote.yes == [str(ANN.id)]
    assert not (tmp_path / "backups").exists()


async def test_restore_offers_the_tables_of_this_channel_and_plays_on(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = (await game.game()).to_json()
    await game.moderate(ANN, "reset")

    assert await game.discord.autocomplete(ANN, TWO, "mod restore", "table") == []
    offered = await game.discord.autocomplete(ANN, ONE, "mod restore", "table")
    assert len(offered) == 1
    assert "back" in await game.moderate(ANN, "restore", table=offered[0]["value"])

    assert (await game.game()).to_json() == before
    assert "Act" in str((await game.status()).components)
    assert await game.slash(ANN, "move", zone="B1", survivor="amy")


async def test_restore_refuses_while_another_table_plays_and_what_there_is_not(game: Room) -> None:
    assert "is fine, so" in await game.slash(ANN, "mod restore", table="1")
    await game.moderate(ANN, "reset")
    assert "77" in await game.slash(ANN, "mod restore", table="77")
    await game.slash(BOB, "game new", game="zombicide")
    assert "is fine, so" in await game.slash(ANN, "mod restore", table="1")


async def test_the_reset_is_in_the_moderators_record(game: Room) -> None:
    import sqlalchemy as sa

    from bot.store.schema import AUDIT

    await game.moderate(ANN, "reset")
    rows = await game.store.ask(sa.select(AUDIT.c.person, AUDIT.c.what))
    assert [tuple(row) for row in rows] == [(str(ANN.id), "reset")]
