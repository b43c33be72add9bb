"""Commands in texts can be pressed, under the ids that they were registered with."""

from __future__ import annotations

from pathlib import Path

from bot.base.links import Links
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, GUILD_ID
from tests.bot.conftest import TWO, Room, running


async def test_a_command_is_a_link_by_its_english_name_in_every_language(room: Room) -> None:
    linked = room.bot.tables.links.linked

    assert linked("Try `/game new`.") == f"Try {room.link('game new')}."
    assert linked("`/partie nouvelle` ou `/aller`", GUILD_ID) == (
        f"{room.link('game new')} ou {room.link('move')}"
    )


async def test_what_follows_a_command_stays_as_typed(room: Room) -> None:
    assert room.bot.tables.links.linked("`/rules Moving`") == room.link("rules", "Moving")
    assert room.bot.tables.links.linked("`/board view:`") == room.link("board", "view:")


async def test_what_is_no_command_stays_as_it_is(room: Room) -> None:
    for text in ("`/game`", "`/nonsense`", "`graveyard verify`", "/game new", "`A/B`"):
        assert room.bot.tables.links.linked(text) == text


def test_before_anything_is_registered_nothing_is_a_link() -> None:
    assert Links().linked("Try `/game new`.") == "Try `/game new`."


async def test_where_links_would_not_fit_the_text_stays_plain(room: Room) -> None:
    text = "`/game new` ".ljust(1990, "x")

    assert room.bot.tables.links.linked(text) == text
    assert room.link("game new") in room.bot.tables.links.linked(text[:1900])


async def test_ids_are_known_after_a_restart_without_registering_again(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "game new", game="zombicide")
        before = room.link("game new")

    async with running(discord, tmp_path) as room:
        await room.open_game(BOB, where=TWO)
        assert room.link("game end") in await room.slash(BOB, "game new", TWO)
        await room.slash(ANN, "game leave")
        assert before in (await room.status()).content
        assert room.link("game new") == before
