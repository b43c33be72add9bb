"""The door: which game `/game new` opens, a channel that is taken, and changes in the lobby."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

import engine
from bot.base.words import say
from bot.kit.registry import kit_of
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.practice.records import Message, walk_components
from bot.store.records import PLAYED, LogRow
from bot.table.controls import press_of
from tests.bot.conftest import ONE, TWO, Room, choices_of, labels_of, running, select_of

GAMES = [one.id for one in engine.rulesets()]
BUTTON = 2
WITH_MISSIONS = ("zombicide", "living-dead", "heroes-resistance")
"""Games of which there are several missions."""
NAMES = {one: say("en", f"ruleset-{one}") for one in GAMES}


async def typed(room: Room, who: Person, command: str, where: str = ONE, **filled: str) -> Message:
    """The message that answers a command, with its picture if one comes."""
    return (await room.discord.wait(await room.begin(who, command, where, **filled))).message


async def pressed(room: Room, who: Person, message: Message, label: str) -> Message:
    """The message after a press of one of its buttons, or the answer to it."""
    return (await room.discord.wait(await room.discord.press(who, message, label))).message


async def chosen(room: Room, who: Person, message: Message, number: int, label: str) -> Message:
    """The message after a choice in its select of that number."""
    value = next(one for name, one in choices_of(message, number).items() if label in name)
    at = select_of(message, number)["custom_id"]
    return (await room.discord.wait(await room.discord.select(who, message, at, [value]))).message


# ------------------------------------------------------------ which game


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_without_a_game_all_are_offered_with_a_picture_and_a_line(
    room: Room, locale: str
) -> None:
    asked = await typed(room, ANN, "game new", locale=locale)
    (file,) = asked.attachments
    image = Image.open(BytesIO(await room.discord.attachment(file.id)))
    language = locale[:2]

    names = [say(language, f"ruleset-{one}") for one in GAMES]
    assert labels_of(asked) == names
    assert all(f"**{name}**" in asked.content for name in names)
    assert image.size == (1100, 700)
    assert all(name in str(file.description) for name in names)
    assert await room.told() == []


@pytest.mark.parametrize("ruleset", GAMES)
async def test_a_press_opens_the_game_for_who_pressed(room: Room, ruleset: str) -> None:
    opened = await pressed(room, ANN, await typed(room, ANN, "game new"), NAMES[ruleset])

    assert opened.content.startswith("The table is open")
    assert (labels_of(opened), opened.attachments) == ([], [])
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert (record.ruleset, record.opener) == (ruleset, str(ANN.id))


async def test_what_was_said_is_not_asked_again(room: Room) -> None:
    asked = await typed(room, ANN, "game new", language="fr", pace="8h")
    await pressed(room, ANN, asked, "Zombies!!!")
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert (record.language, record.state.pace) == ("fr", "8h")

    assert "What happened here?" in await room.slash(ANN, "game new", TWO, mission="S1")


async def test_a_mission_or_a_house_rule_tells_the_game(room: Room) -> None:
    assert "Zombies!!!" in await room.slash(ANN, "game new", escape="tile")
    assert "The beginning" in await room.slash(ANN, "game new", TWO, mission="M0")


async def test_the_game_is_chosen_for_a_thread_too(room: Room) -> None:
    asked = await typed(room, ANN, "game new", thread="private")
    told = await pressed(room, ANN, asked, "Zombies!!!")

    (thread,) = room.discord.threads
    assert thread.private
    assert f"<#{thread.id}>" in told.content
    assert "Join" in labels_of(await room.status(thread.name))
    assert await room.told() == []


async def test_the_choice_outlives_a_restart(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        asked = await typed(room, ANN, "game new")
    async with running(discord, tmp_path) as room:
        opened = await pressed(room, ANN, asked, "Zombies!!!")

    assert opened.content.startswith("The table is open")


# ------------------------------------------------------------ a channel that is taken


async def test_where_a_table_is_open_a_button_opens_another_in_a_thread(room: Room) -> None:
    await room.open_game(BOB)
    busy = await typed(room, ANN, "game new", game="living-dead", mission="S2", language="fr")
    assert labels_of(busy) == ["Open it in a thread"]
    assert "/game end" not in busy.content

    told = await pressed(room, ANN, busy, "Open it in a thread")

    (thread,) = room.discord.threads
    assert f"<#{thread.id}>" in told.content
    record = await room.store.live_in(thread.id)
    assert record is not None
    assert (record.ruleset, record.mission, record.language) == ("living-dead", "S2", "fr")
    assert labels_of(told) == []


async def test_without_a_game_the_thread_asks_which(room: Room) -> None:
    await room.open_game(BOB)
    asked = await pressed(room, ANN, await typed(room, ANN, "game new"), "Open it in a thread")
    assert labels_of(asked) == list(NAMES.values())
    await pressed(room, ANN, asked, "Trust Me")

    (thread,) = room.discord.threads
    record = await room.store.live_in(thread.id)
    assert record is not None
    assert record.ruleset == "trust-me"


async def test_nothing_is_advised_that_the_reader_cannot_do(room: Room) -> None:
    await room.slash(BOB, "game new", game="zombicide")
    assert labels_of(await typed(room, ANN, "game new")) == ["Join", "Open it in a thread"]
    room.discord.forbid(ONE, "create_public_threads")
    barred = await typed(room, ANN, "game new")
    assert labels_of(barred) == ["Join"]
    assert "Create Public Threads" in barred.content
    mine = await typed(room, BOB, "game new")
    assert labels_of(mine) == []
    assert "`/game leave`" in mine.content or "</game leave:" in mine.content

    thread = await room.discord.open_thread(CLEO, TWO, "night")
    await room.slash(CLEO, "game new", thread.name, game="zombicide")
    inside = await typed(room, CLEO, "game new", thread.name)
    assert labels_of(inside) == []
    assert "in a text channel" in inside.content


# ------------------------------------------------------------ changes in the lobby


async def changing(room: Room, who: Person = ANN, label: str = "Game or mission…") -> Message:
    return await pressed(room, who, await room.status(), label)


async def test_the_opener_changes_mission_and_game_in_the_lobby(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join", survivors="Wanda")
    shown = await chosen(room, ANN, await changing(room), 1, "City Blocks")
    assert "City Blocks" in shown.content
    assert "City Blocks" in (await room.status()).content
    assert "Wanda" in (await room.status()).content

    await chosen(room, ANN, shown, 0, "Zombies!!!")
    lobby = await room.status()
    assert "Zombies!!!" in lobby.content
    assert "Wanda" not in lobby.content
    assert await room.slash(ANN, "game start") == "The game begins."
    assert (await room.game()).rules.id == "zombies"


@pytest.mark.parametrize("ruleset", GAMES)
async def test_each_game_has_its_own_house_rules(room: Room, ruleset: str) -> None:
    await room.slash(ANN, "game new", game=ruleset)
    options = kit_of(ruleset).lobby.options
    assert "hints" in options
    shown, seen = await changing(room, label="House rules…"), list[str]()
    for _ in range(4):
        seen += [
            f"opt-{one}" for one in options if f"**{say('en', f'opt-{one}')}**" in shown.content
        ]
        if "The other house rules" not in labels_of(shown):
            break
        shown = await pressed(room, ANN, shown, "The other house rules")
    assert {*seen} == {f"opt-{one}" for one in options}


async def test_a_house_rule_counts_at_once_and_lasts_with_the_table(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "game new", game="zombicide")
        shown = await changing(room, label="House rules…")
    async with running(discord, tmp_path) as room:
        await chosen(room, ANN, shown, 0, "free")
        record = await room.store.live_in(room.discord.channel(ONE).id)
        assert record is not None
        assert record.state.options == {"order": "free"}
        again = await changing(room, label="House rules…")
        (now,) = [one for one in select_of(again)["options"] if one.get("default")]
        assert now["value"] == "free"
        await chosen(room, ANN, again, 0, "strict")
        record = await room.store.live_in(record.channel)
        assert record is not None
        assert record.state.options == {}


async def test_others_and_late_presses_are_answered_kindly(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    foreign = await changing(room, BOB)
    assert f"Only <@{ANN.id}>, who opened this table" in foreign.content

    shown = await changing(room)
    await room.slash(ANN, "game start")
    late = await chosen(room, ANN, shown, 0, "Zombies!!!")
    assert "game" in late.content
    assert (await room.game()).rules.id == "zombicide"


async def test_a_game_with_too_few_seats_sends_the_autopilot_away_but_nobody_else(
    room: Room,
) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    for _ in range(5):
        await room.press(ANN, "+ Autopilot")
    await chosen(room, ANN, await changing(room), 0, "Heroes")
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert len(record.seats) == 4
    assert record.opener == str(ANN.id)


# ------------------------------------------------------------ presses


FIRST_DEED = 5
"""Presses and typed commands from an empty channel to a first deed in a game, at most."""
MISSION = 3
"""Presses for another mission in the lobby, at most: opening a select is one, choosing another."""


def first(message: Message, *kinds: str) -> str | None:
    """The custom id of the first button of one of these kinds that can be pressed."""
    for part in walk_components(message.components):
        found = press_of(str(part.get("custom_id")))
        if part["type"] == BUTTON and found and found.what in kinds and not part.get("disabled"):
            return str(part["custom_id"])
    return None


@pytest.mark.parametrize("ruleset", GAMES)
async def test_a_newcomer_does_something_after_five_presses(room: Room, ruleset: str) -> None:
    """Alone, with nothing typed but `/game new`; what is pressed is always the first choice."""
    shown = await typed(room, ANN, "game new")
    await pressed(room, ANN, shown, NAMES[ruleset])
    await pressed(room, ANN, await room.status(), "Start")
    presses, panel, table = 3, None, (await room.store.live_in(room.discord.channel(ONE).id))
    assert table is not None
    while not any(row.kind in PLAYED and row.seat == str(ANN.id) for row in await rows_of(room)):
        at = panel or await room.status()
        control = first(at, "answer", "do") or first(at, "act", "kind", "leader", "menu")
        assert control is not None, (presses, at.content, at.components)
        panel = await pressed(room, ANN, at, control)
        panel = panel if first(panel, "answer", "do", "kind", "leader", "menu") else None
        presses += 1
    sys.stdout.write(f"\n{ruleset}: {presses} presses to a first deed\n")
    assert presses <= FIRST_DEED


async def rows_of(room: Room) -> list[LogRow]:
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    return await room.store.rows(record.id)


async def test_where_players_are_missing_the_autopilot_sits_down(room: Room) -> None:
    await room.slash(ANN, "game new", game="trust-me")
    assert "if nobody else sits down, the autopilot does" in (await room.status()).content
    assert await room.slash(ANN, "game start") == "The game begins."

    assert len((await room.game()).seats) == 2
    assert await room.slash(BOB, "game join") != ""
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert {one.sitter for one in record.seats} == {str(ANN.id), str(BOB.id)}


@pytest.mark.parametrize("ruleset", WITH_MISSIONS)
async def test_another_mission_takes_three_presses(room: Room, ruleset: str) -> None:
    await room.slash(ANN, "game new", game=ruleset)
    lobby = await room.status()
    shown = await pressed(room, ANN, lobby, "Game or mission…")
    missions = choices_of(shown, 1)
    await chosen(room, ANN, shown, 1, [*missions][-1])
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert record.mission == [*missions.values()][-1]
    button, opened, entry = 1, 1, 1
    assert button + opened + entry <= MISSION
