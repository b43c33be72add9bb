"""A table in a person's direct messages with the bot: no server, no moderator, nobody else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engine
from bot.base.words import say
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, Channel
from tests.bot.conftest import ONE, Room, labels_of, running
from tests.bot.test_posting import until
from tests.bot.test_tutorial import TURNS, take_a_turn

HERE = "@bob"
"""Bob's direct messages; he is no moderator anywhere."""
GAMES = [one.id for one in engine.rulesets()]


@pytest.fixture
async def alone(room: Room) -> Room:
    """Bob plays Zombicide for himself."""
    await room.open_game(BOB, where=HERE, survivors="Amy, Doug, Josh, Ned")
    return room


@pytest.mark.parametrize("locale", ["en-US", "fr"])
@pytest.mark.parametrize("ruleset", GAMES)
async def test_every_game_is_opened_and_begun_from_the_help(
    room: Room, ruleset: str, locale: str
) -> None:
    language = locale[:2]
    helped = (await room.discord.wait(await room.begin(BOB, "help", HERE, locale))).message
    label = say(language, "button-open", game=say(language, f"ruleset-{ruleset}"))
    await room.discord.wait(await room.discord.press(BOB, helped, label, locale))

    await room.press(BOB, say(language, "button-start"), HERE, locale)

    game = await room.game(HERE)
    record = await room.store.live_in(room.discord.private(BOB).id)
    assert record is not None
    assert (record.guild, record.opener, record.language) == (0, str(BOB.id), language)
    assert game.seats
    assert await room.told(ONE) == []
    assert room.discord.messages(HERE, seen_by=BOB)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_a_whole_tutorial_is_played_alone(room: Room, locale: str) -> None:
    """By typing and by pressing, to the poster; the local Discord checks every payload."""
    room.locale, language = locale, locale[:2]
    await room.open_game(BOB, where=HERE, survivors="Amy, Doug, Josh, Ned")
    turns = 0
    while record := await room.store.live_in(room.discord.private(BOB).id):
        game, by_menu = engine.load_table(record.game), turns % 2 == 0
        assert await take_a_turn(room, game, by_menu=by_menu, where=HERE)
        turns += 1
        assert turns < TURNS

    told = await room.told(HERE)
    posters = [
        one for message in told for one in message.attachments if one.filename == "poster.png"
    ]
    assert len(posters) == 1
    assert re.search(
        {"en": r"\brounds?\b", "fr": r"\btours?\b"}[language], posters[0].description or ""
    )
    assert say(language, "button-film") in labels_of(
        next(one for one in told if posters[0] in one.attachments)
    )
    assert await room.told(ONE) == []


async def test_nobody_else_sees_or_hears_of_the_table(alone: Room) -> None:
    assert await alone.told(HERE)
    assert await alone.told(ONE) == []
    assert await alone.told("@ann") == []
    assert "You are at no table" in await alone.slash(ANN, "mine")


async def test_mine_leads_to_the_direct_messages(alone: Room) -> None:
    status = await alone.status(HERE)
    there = alone.discord.private(BOB).id

    told = await alone.slash(BOB, "mine", ONE)

    assert f"https://discord.com/channels/@me/{there}/{status.id}" in told
    assert "Direct messages, " in told
    assert "Messages privés, " in await alone.slash(BOB, "mine", ONE, "fr")


async def test_what_happened_since_is_told_there(alone: Room) -> None:
    await alone.slash(BOB, "search", HERE, survivor="amy")
    assert "Since your last move" in await alone.slash(BOB, "since", HERE)


@pytest.mark.parametrize("deed", ["reset", "end", "pause", "export", "rollback"])
async def test_what_moderators_do_elsewhere_people_do_for_themselves(
    alone: Room, deed: str
) -> None:
    await alone.slash(BOB, "search", HERE, survivor="amy")
    for survivor in ("amy", "doug", "josh", "ned"):
        await alone.slash(BOB, "end", HERE, survivor=survivor)
    chosen = {"round": "1"} if deed == "rollback" else {}
    before = await alone.store.live_in(alone.discord.private(BOB).id)
    assert before is not None

    await alone.moderate(BOB, deed, HERE, **chosen)

    after = await alone.store.record(before.id)
    assert after is not None
    changed = (after.stage, after.state.pause, after.game, len(await alone.store.rows(before.id)))
    was = (before.stage, before.state.pause, before.game, before.last)
    assert (changed != was) or deed == "export"
    done = await alone.slash(BOB, "mod log", HERE)
    assert f"<@{BOB.id}>" in done


async def test_a_table_that_was_reset_is_brought_back(alone: Room) -> None:
    before = (await alone.game(HERE)).to_json()
    await alone.moderate(BOB, "reset", HERE)
    record = await alone.store.record(1)
    assert record is not None
    assert not record.live

    await alone.moderate(BOB, "restore", HERE, table="1")

    assert (await alone.game(HERE)).to_json() == before


@pytest.mark.parametrize(
    ("command", "filled"),
    [
        ("mod reveal", {"what": "seed"}),
        ("mod kick", {"seat": "Bob"}),
        ("mod seat", {"player": ANN.id}),
        ("mod pass", {}),
        ("stats", {"whose": "server"}),
    ],
)
async def test_what_needs_a_server_says_so(
    alone: Room, command: str, filled: dict[str, str]
) -> None:
    assert "works only on a server" in await alone.slash(BOB, command, HERE, **filled)
    assert "que sur un serveur" in await alone.slash(BOB, command, HERE, "fr", **filled)


async def test_a_status_that_was_deleted_is_sent_again(alone: Room) -> None:
    status = await alone.status(HERE)
    labels = labels_of(status)
    await alone.discord.delete(status)

    await until(lambda: alone.discord.messages(HERE)[-1].id > status.id)
    assert labels_of(await alone.status(HERE)) == labels


async def test_the_table_goes_on_after_a_restart(tmp_path: Path, discord: LocalDiscord) -> None:
    async with running(discord, tmp_path) as first:
        await first.open_game(BOB, where=HERE, survivors="Amy, Doug, Josh, Ned")
        before = (await first.game(HERE)).to_json()
    async with running(discord, tmp_path) as second:
        assert (await second.game(HERE)).to_json() == before
        assert "Amy" in await second.slash(BOB, "search", HERE, survivor="amy")
        assert "Amy" in await second.news(HERE)


async def test_on_a_server_without_the_bot_people_learn_where_they_can_play(
    tmp_path: Path,
) -> None:
    """Bob has installed the bot for himself, so its commands follow him everywhere."""
    elsewhere = Channel(7_000, "elsewhere", guild=7_001, bot_is_member=False)
    async with (
        LocalDiscord(tmp_path / "discord.sqlite3", channels=[elsewhere]) as discord,
        running(discord, tmp_path) as room,
    ):
        told = await room.slash(BOB, "game new", "elsewhere", game="zombicide")
        assert "I am not on this server" in told
        said = await room.slash(BOB, "game new", "elsewhere", "fr", game="zombicide")
        assert "Je ne suis pas sur ce serveur" in said
        assert await room.store.live_in(elsewhere.id) is None
        assert "Graveyard Shift" in await room.slash(BOB, "about", "elsewhere")
