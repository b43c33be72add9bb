"""/setup: what a server allows, and what the bot lacks in a place."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.base.permissions import NEEDED
from bot.base.words import say
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, MODERATOR_ROLE_ID, TABLE_ONE, TABLE_TWO
from bot.store.table_state import USUAL
from tests.bot.conftest import ONE, TWO, Room, labels_of, running, select_of
from tests.bot.test_away import record_of

RESET = "Reset to defaults"


async def opened(room: Room, where: str = ONE) -> Interaction:
    """The moderator Ann opens the settings."""
    asked = await room.begin(ANN, "setup", where)
    return await room.discord.wait(asked)


async def choose(room: Room, shown: Interaction, number: int, *values: str | int) -> Interaction:
    """Chooses in one of the selects."""
    custom_id = select_of(shown.message, number)["custom_id"]
    asked = await room.discord.select(
        ANN, shown.message, custom_id, [str(one) for one in values], room.locale
    )
    return await room.discord.wait(asked)


async def press(room: Room, shown: Interaction, label: str) -> Interaction:
    asked = await room.discord.press(ANN, shown.message, label, room.locale)
    return await room.discord.wait(asked)


async def further(room: Room, shown: Interaction) -> Interaction:
    """The second page."""
    asked = await room.discord.press(ANN, shown.message, "Language, pace, number", room.locale)
    return await room.discord.wait(asked)


async def test_at_first_a_server_limits_nothing(room: Room) -> None:
    told = (await opened(room)).text

    assert "Tables may be opened in any channel." in told
    assert "Everybody may play." in told
    assert "A table waits this long for a player who must act: 24 hours" in told
    assert "Any number of tables at once; now 0." in told
    assert "I have every permission I need here." in told


async def test_it_is_for_moderators_and_says_so(room: Room) -> None:
    await room.slash(BOB, "game new", game="zombicide")
    await choose(room, await opened(room), 2, "moderators")
    assert "setup" not in [one.name for one in room.discord.offered(BOB)]

    forged = await room.discord.press(
        BOB, await room.status(), "g:0:0:setup:reset-now", even_if_gone=True
    )

    assert "Manage Server" in (await room.discord.wait(forged)).text
    assert "Only moderators" in (await opened(room)).text


async def test_a_table_elsewhere_is_refused_with_the_channels_for_it(room: Room) -> None:
    shown = await choose(room, await opened(room), 0, TABLE_TWO)
    assert f"Tables may be opened in <#{TABLE_TWO}> and their threads." in shown.text

    assert f"opened in <#{TABLE_TWO}>" in await room.slash(BOB, "game new", game="zombicide")
    assert f"ouvre des tables dans <#{TABLE_TWO}>" in await room.slash(
        BOB, "game new", locale="fr", game="zombicide"
    )
    thread = await room.discord.open_thread(ANN, TWO, "a night", private=False)
    assert "The table is open" in await room.slash(BOB, "game new", thread.name, game="zombicide")
    shown = await choose(room, shown, 0)
    assert "in any channel" in shown.text
    assert "The table is open" in await room.slash(BOB, "game new", game="zombicide")


async def test_who_has_none_of_the_roles_may_watch(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    shown = await choose(room, await opened(room), 1, MODERATOR_ROLE_ID)
    assert f"<@&{MODERATOR_ROLE_ID}>" in shown.text

    assert f"<@&{MODERATOR_ROLE_ID}>" in await room.slash(BOB, "game join")
    assert f"<@&{MODERATOR_ROLE_ID}>" in await room.press(BOB, "Join")
    assert f"<@&{MODERATOR_ROLE_ID}>" in await room.slash(BOB, "game new", TWO, game="zombicide")
    assert [seat.id for seat in (await record_of(room)).seats] == [str(ANN.id)]


async def test_an_open_seat_is_for_who_may_play_and_who_plays_goes_on(game: Room) -> None:
    await game.slash(BOB, "game leave")
    await choose(game, await opened(game), 1, MODERATOR_ROLE_ID)

    assert "only people with one of these roles may play" in await game.press(CLEO, "Take a seat")
    assert "Done." in await game.slash(ANN, "search", survivor="amy")


async def test_only_moderators_open_tables_where_that_is_set(room: Room) -> None:
    await choose(room, await opened(room), 2, "moderators")

    assert "moderators open tables" in await room.slash(BOB, "game new", game="zombicide")
    assert "The table is open" in await room.slash(ANN, "game new", game="zombicide")
    assert "You are at the table" in await room.slash(BOB, "game join")


async def test_language_and_pace_are_usual_and_can_be_chosen_otherwise(room: Room) -> None:
    shown = await further(room, await opened(room))
    shown = await choose(room, shown, 0, "fr")
    shown = await choose(room, shown, 1, "48h")
    assert "A table speaks Français." in shown.text
    assert "must act: 48 hours" in shown.text

    await room.slash(BOB, "game new", game="zombicide")
    record = await record_of(room)
    assert (record.language, record.state.pace) == ("fr", "48h")
    await room.slash(BOB, "game new", TWO, language="en", pace="24h", game="zombicide")
    found = await room.store.live_in(TABLE_TWO)
    assert found
    assert (found.language, found.state.pace) == ("en", USUAL)


async def test_one_table_too_many_is_refused_until_one_ends(room: Room) -> None:
    shown = await choose(room, await further(room, await opened(room)), 2, 1)
    assert "One table at once; now 0." in shown.text
    await room.slash(BOB, "game new", game="zombicide")

    assert "one table at a time" in await room.slash(CLEO, "game new", TWO, game="zombicide")
    await room.slash(BOB, "game leave")
    assert "The table is open" in await room.slash(CLEO, "game new", TWO, game="zombicide")


async def test_what_is_set_outlives_the_bot_and_can_be_taken_back(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await choose(room, await opened(room), 2, "moderators")
    async with running(discord, tmp_path) as room:
        shown = await opened(room)
        assert "Only moderators (Manage Server) may open tables." in shown.text
        assert select_of(shown.message, 2)["options"][1]["default"]
        asked = await press(room, shown, RESET)
        assert "Everyone who may play may open a table." in (await press(room, asked, RESET)).text


async def test_settings_are_reset_once_that_is_confirmed_and_can_be_had_back(room: Room) -> None:
    await choose(room, await opened(room), 2, "moderators")
    only = "Only moderators (Manage Server) may open tables."

    asked = await press(room, await opened(room), RESET)
    assert only in asked.text
    assert only in (await opened(room)).text
    kept = await press(room, asked, "Keep them")
    assert only in kept.text

    reset = await press(room, await press(room, kept, RESET), RESET)
    assert only not in reset.text
    assert only not in (await opened(room)).text

    assert only in (await press(room, await opened(room), "Bring them back")).text
    assert only in (await opened(room)).text
    assert "Bring them back" not in labels_of((await opened(room)).message)


async def test_what_is_chosen_stands_in_the_selects(room: Room) -> None:
    shown = await choose(room, await opened(room), 0, TABLE_ONE)

    picked = select_of(shown.message, 0)
    assert [one["id"] for one in picked["default_values"]] == [str(TABLE_ONE)]
    assert labels_of(shown.message) == ["Language, pace, number", RESET]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("permission", NEEDED)
def test_every_permission_has_its_name_and_its_reason(language: str, permission: str) -> None:
    key = f"permission-{permission.replace('_', '-')}"

    assert say(language, key) != say(language, f"permission-why-{key.removeprefix('permission-')}")


async def test_each_missing_permission_is_named_with_its_cure(room: Room) -> None:
    room.discord.forbid(ONE, "attach_files", "embed_links")
    told = (await opened(room)).text

    assert "• **Attach Files**: boards are pictures" in told
    assert "• **Embed Links**:" in told
    assert "**Send Messages**" not in told
    assert "Edit Channel, Permissions" in told
    assert "I have every permission" in (await opened(room, TWO)).text
