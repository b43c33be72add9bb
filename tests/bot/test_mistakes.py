"""Errors that nobody foresaw: answered with a reference, logged once, then with growing pauses."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from bot.base.error_reports import FIRST_PAUSE, KINDS, LONGEST_PAUSE, ErrorReporter
from bot.base.log import set_up_logs
from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, Room, select_of
from tests.bot.zombies.driving import open_town


@asynccontextmanager
async def broken(room: Room, table: str) -> AsyncGenerator[None]:
    """A database that has lost one of its tables, until the block ends."""
    # Whatever is still being told would load the table again, and remember it.
    await room.bot.publisher.settled()
    await _rename(room, table, f"{table}_lost")
    room.bot.tables.forget(room.discord.channel(ONE).id)
    yield
    await _rename(room, f"{table}_lost", table)
    room.bot.tables.forget(room.discord.channel(ONE).id)


async def _rename(room: Room, old: str, new: str) -> None:
    await room.store.change(sa.text(f"ALTER TABLE {old} RENAME TO {new}"))


@pytest.mark.parametrize("table", ["tables", "done_interactions", "log"])
async def test_a_broken_database_leaves_nobody_waiting(game: Room, table: str) -> None:
    before = (await game.game()).to_json()
    status = await game.status()
    async with broken(game, table):
        said = await game.slash(ANN, "search", survivor="amy")
        assert "went wrong" in said
        for custom_id in ("g:1:5:end:", "g:1:5:nonsense:", "g:1:2:answer:x"):
            pressed = await game.discord.press(ANN, status, custom_id, even_if_gone=True)
            assert (await game.discord.wait(pressed)).text

    assert (await game.game()).to_json() == before
    assert "Amy" in await game.slash(ANN, "search", survivor="amy")


async def test_a_log_that_cannot_be_written_leaves_nobody_waiting(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, or a reader of the log that has ended."""
    nowhere = io.StringIO()
    nowhere.close()
    async with broken(game, "tables"):
        monkeypatch.setattr(sys, "stderr", nowhere)
        set_up_logs("info")
        assert "went wrong" in await game.slash(ANN, "search", survivor="amy")


async def test_without_any_note_of_it_a_refusal_is_told_all_the_same(game: Room) -> None:
    async with broken(game, "promises"):
        assert f"<@{ANN.id}>" in await game.slash(BOB, "search")


async def test_where_completing_fails_nothing_is_offered(game: Room) -> None:
    async with broken(game, "tables"):
        assert await game.discord.autocomplete(ANN, ONE, "move", "zone", "B") == []
        assert await game.discord.autocomplete(ANN, ONE, "game rules", "topic", "") == []
        assert await game.discord.autocomplete(ANN, ONE, "mod restore", "table", "") == []
    async with broken(game, "guild_missions"):
        assert await game.discord.autocomplete(ANN, ONE, "game new", "mission", "") == []
    assert await game.discord.autocomplete(ANN, ONE, "game new", "mission", "")


async def test_a_command_that_the_bot_does_not_know_is_answered(game: Room) -> None:
    """As after a release that renamed it: people's Discord learns of it later."""
    game.bot.tree.remove_command("search")

    said = await game.slash(ANN, "search", survivor="amy")

    assert "changed" in said


async def test_the_same_mistake_is_logged_once_with_one_reference(
    game: Room, capfd: pytest.CaptureFixture[str]
) -> None:
    # A clock that stands still: however slow the machine, the four come within one pause.
    game.bot.interactions.mistakes = ErrorReporter(clock=lambda: 0.0)
    async with broken(game, "log"):
        said = [await game.slash(ANN, "game log") for _ in range(4)]

    logged = [line for line in capfd.readouterr().err.splitlines() if '"mistake"' in line]
    assert len(set(said)) == 1
    assert len(logged) == 1
    assert '"what": "log"' in logged[0]


async def test_what_was_sent_is_logged_with_the_board(
    game: Room, capfd: pytest.CaptureFixture[str]
) -> None:
    async with broken(game, "done_interactions"):
        await game.slash(ANN, "search", survivor="amy")

    (logged,) = mistakes_in(capfd)
    assert "'value': 'amy'" in logged["sent"]
    assert "Amy" in logged["board"]


@pytest.mark.parametrize("table", ["done_interactions", "tables"])
async def test_of_a_private_hand_no_value_is_logged(
    room: Room, capfd: pytest.CaptureFixture[str], table: str
) -> None:
    await open_town(room, ANN, BOB)
    view = (await room.game()).view(str(ANN.id))
    (hand,) = [[card.kind for card in one.hand] for one in view.players if one.hand]
    async with broken(room, table):
        await room.slash(ANN, "card play", card=hand[0])
        status = await room.status()
        chosen = await room.discord.press(ANN, status, f"g:1:5:do:{hand[0]}", even_if_gone=True)
        await room.discord.wait(chosen)

    logged = mistakes_in(capfd)
    assert "'name': 'play'" in logged[0]["sent"]
    assert "g:1:5:do" in logged[1]["sent"]
    assert not [kind for kind in hand if kind in json.dumps(logged)]


def mistakes_in(capfd: pytest.CaptureFixture[str]) -> list[dict[str, str]]:
    lines = capfd.readouterr().err.splitlines()
    return [json.loads(line) for line in lines if '"event": "mistake"' in line]


async def test_an_error_of_the_menu_is_answered_in_the_menu(game: Room) -> None:
    asked = await game.begin(ANN, "act")
    menu = (await game.discord.wait(asked)).message
    async with broken(game, "snapshots"):
        kinds = select_of(menu)["custom_id"]
        pressed = await game.discord.select(ANN, menu, kinds, ["search"])
        assert "went wrong" in (await game.discord.wait(pressed)).text


def failing(number: int) -> Exception:
    try:
        raise OSError(number)
    except OSError as error:
        return error


def test_pauses_between_lines_of_one_kind_double_up_to_an_hour() -> None:
    now = 0.0
    mistakes = ErrorReporter(lambda: now)
    pause = FIRST_PAUSE
    reference, unsaid = mistakes.note("search", failing(0))
    assert unsaid == 0
    for _ in range(20):
        now += pause - 0.01
        assert mistakes.note("search", failing(1)) == (reference, None)
        now += 0.02
        reference, unsaid = mistakes.note("search", failing(2))
        assert unsaid == 1
        pause = min(pause * 2, LONGEST_PAUSE)
    assert pause == LONGEST_PAUSE

    now += 3 * LONGEST_PAUSE
    assert mistakes.note("search", failing(3))[1] == 0
    now += FIRST_PAUSE + 0.01
    assert mistakes.note("search", failing(4))[1] == 0


def test_another_kind_is_logged_for_itself_and_old_kinds_are_forgotten() -> None:
    mistakes = ErrorReporter(lambda: 0.0)
    first, _ = mistakes.note("search", failing(0))

    others = [mistakes.note(f"deed {number}", failing(0)) for number in range(KINDS)]

    assert all(unsaid == 0 for _, unsaid in others)
    assert first not in [reference for reference, _ in others]
    assert mistakes.note("search", failing(0))[1] == 0
