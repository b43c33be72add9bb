"""The number behind a hint: counted in a worker process, edited into the private answer."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.base.thinking_worker import ThinkingWorker
from bot.kit.registry import kit_of
from bot.play import looking
from bot.play.hints import hint_of, sitting
from bot.play.looking import look_at, numbered
from bot.practice.interactions import Interaction
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB
from bot.store.records import Change, Record, Seat
from bot.table.person_settings import PersonSettings
from engine.core.look import Look, Number
from engine.family.commands import EndTurn, Move
from tests.bot.conftest import ONE, Room, running
from tests.bot.reaching import sitting_of
from tests.bot.test_bad_luck import until
from tests.looking import SEATS
from tests.playing import AnyTable, autopilot_step, give
from tests.table import mission, street

NUMBER = "🔭"
SECONDS = 3.0
"""The most seconds after which a number is told."""


@pytest.fixture
def worker() -> Iterator[ThinkingWorker]:
    worker = ThinkingWorker()
    yield worker
    worker.close()


@pytest.fixture
async def process(worker: ThinkingWorker) -> AsyncIterator[int]:
    """The worker's process, which goes on after the test if it was stopped."""
    process = await worker.think(os.getpid, 60)
    assert process is not None
    yield process
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGCONT)


@pytest.fixture
async def room(
    discord: LocalDiscord, tmp_path: Path, worker: ThinkingWorker, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Room]:
    """A room whose worker has as long as a busy machine needs."""
    monkeypatch.setattr(looking, "LOOK_SECONDS", 60.0)
    async with running(discord, tmp_path, thinker=worker) as found:
        yield found


async def put(room: Room, table: AnyTable) -> None:
    """The table in a channel, where Ann and Bob sit; no hint teaches Ann a rule."""
    await room.bot.tables.people.keep(PersonSettings(str(ANN.id), hints=False))
    channel = room.discord.channel(ONE).id
    record = Record(1, channel, table.rules.id, table.mission, "en")
    people = zip(table.seats.items(), (ANN, BOB), strict=False)
    record.seats = [Seat(seat, one.name, list(led)) for (seat, led), one in people]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", table.to_json()
    await room.store.save(Change(record))
    room.bot.tables.forget(channel)
    room.bot.publisher.wake(record)
    await room.told()


def beside_a_walker() -> AnyTable:
    """Amy stands beside a walker, which strikes her in every future if she stays."""
    seats = {str(ANN.id): ["amy"], str(BOB.id): ["doug"]}
    return mission("00", {"S3": "amy+1W", "S7": "doug"}, seats=seats).table


async def hint(room: Room, locale: str = "en-US") -> Interaction:
    """The answer to Ann's press on *Hint*."""
    pressed = await room.discord.press(ANN, await room.status(), "Hint", locale)
    return await room.discord.wait(pressed)


async def numbered_in(asked: Interaction) -> None:
    async def there() -> bool:
        return NUMBER in asked.text

    await until(there)


@pytest.mark.parametrize(
    ("locale", "number"),
    [
        (
            "en-US",
            "🔭 Looking ahead to the end of the round: Amy is wounded in 0 of 60 tries; "
            "if this turn ends here, in all 60.",
        ),
        (
            "fr",
            "🔭 En jouant d’avance jusqu’à la fin du tour de jeu\u00a0: Amy prend une blessure "
            "dans 0 des 60 essais\u00a0; si l’activation s’arrête ici, dans les 60.",
        ),
    ],
)
async def test_a_hint_gets_its_number_by_an_edit(room: Room, locale: str, number: str) -> None:
    await put(room, beside_a_walker())

    asked = await hint(room, locale)
    plain, controls = asked.text, [*asked.message.components]
    files = [one.filename for one in asked.message.attachments]
    await numbered_in(asked)

    assert NUMBER not in plain
    first, why, *menu = plain.splitlines()
    assert asked.text.splitlines() == [first, why, number, *menu]
    assert asked.message.components == controls
    assert [one.filename for one in asked.message.attachments] == files == ["places.png"]
    assert asked.followups == []


async def test_no_number_comes_once_the_table_has_moved_on(
    room: Room, worker: ThinkingWorker, process: int
) -> None:
    await put(room, beside_a_walker())

    os.kill(process, signal.SIGSTOP)
    asked = await hint(room)
    plain = asked.text
    await room.moderate(ANN, "pause")
    os.kill(process, signal.SIGCONT)
    await worker.think(os.getpid, 60)
    await room.slash(BOB, "board", text=True)

    assert asked.text == plain


async def test_a_newer_menu_gets_no_number_of_an_older_hint(
    room: Room, worker: ThinkingWorker, process: int
) -> None:
    await put(room, beside_a_walker())

    os.kill(process, signal.SIGSTOP)
    former = await hint(room)
    plain = former.text
    newer = await hint(room)
    os.kill(process, signal.SIGCONT)
    await numbered_in(newer)

    assert former.text == plain


async def test_the_same_position_is_looked_at_once(room: Room, process: int) -> None:
    """The second press is answered although the worker can do nothing any more."""
    await put(room, beside_a_walker())
    first = await hint(room)
    await numbered_in(first)

    os.kill(process, signal.SIGSTOP)
    second = await hint(room)
    await numbered_in(second)

    assert second.text == first.text


async def test_a_worker_that_stands_still_leaves_the_hint_and_holds_up_no_board(
    room: Room, process: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking, "LOOK_SECONDS", 0.2)
    await put(room, beside_a_walker())

    os.kill(process, signal.SIGSTOP)
    asked = await hint(room)
    plain = asked.text
    board = await room.discord.wait(await room.begin(ANN, "board"))
    assert [one.filename for one in board.message.attachments] == ["board.png"]
    await asyncio.sleep(looking.LOOK_SECONDS + looking.GRACE_SECONDS)
    os.kill(process, signal.SIGCONT)
    await room.slash(BOB, "board", text=True)

    assert asked.text == plain
    assert plain.startswith("💡")


async def test_a_dead_worker_leaves_the_plain_hint(
    room: Room, worker: ThinkingWorker, process: int, logged: list[Any]
) -> None:
    await put(room, beside_a_walker())

    os.kill(process, signal.SIGKILL)
    first, second = await hint(room), await hint(room)
    await until(lambda: _is_dead(worker))
    third = await hint(room)
    await room.slash(BOB, "board", text=True)

    assert first.text == second.text == third.text
    assert first.text.startswith("💡")
    assert NUMBER not in first.text
    assert [one["event"] for one in logged].count("thinker-gone") == 1


async def _is_dead(worker: ThinkingWorker) -> bool:
    return await worker.think(os.getpid, 60) is None


async def test_a_call_that_fails_is_logged_and_nothing_is_told(
    worker: ThinkingWorker, logged: list[Any]
) -> None:
    assert await worker.think(partial(look_at, "no table", "ann", 0.0), 60) is None
    assert [one["event"] for one in logged] == ["not-thought"]
    assert await worker.think(os.getpid, 60) is not None


def test_a_number_comes_within_three_seconds_or_not_at_all() -> None:
    assert looking.LOOK_SECONDS + looking.GRACE_SECONDS < SECONDS


async def test_a_slow_machine_tells_no_number(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is up before 30 futures are counted."""
    monkeypatch.setattr(looking, "LOOK_SECONDS", 0.0)
    await put(room, beside_a_walker())

    asked = await hint(room)
    await asyncio.sleep(looking.GRACE_SECONDS)
    await room.slash(BOB, "board", text=True)

    assert NUMBER not in asked.text


# ------------------------------------------------------------ words


def told(found: Look, language: str = "en") -> str:
    table = sitting_of(street("amy+2W . . . . doug").table)
    moves, chair = sitting(table, "ann", language)
    return numbered(moves, chair, found, "plain")


MOVE, END = Move(survivor="amy", zone="S2"), EndTurn(survivor="amy")


def test_another_step_than_the_hint_says_that_looking_ahead_changed_it() -> None:
    table = sitting_of(street("amy+2W . . . . doug").table)
    assert not hint_of(table, "ann", "en").startswith("💡 **Amy: End")

    found = Look(END, 60, MOVE, Number("friend-hurt", 0, 31))

    assert told(found).startswith("💡 **Amy: End the turn")
    assert told(found).endswith(
        "🔭 Looking ahead to the end of the round changed my advice: somebody else is wounded in "
        "0 of 60 tries; after “Amy: Move to S2”, in 31."
    )


@pytest.mark.parametrize(
    ("language", "price"),
    [
        ("en", "in 9. But Amy is wounded in all 60 tries; if this turn ends here, in 7."),
        ("fr", "Mais Amy prend une blessure dans les 60 essais\u00a0; "
         "si l’activation s’arrête ici, dans 7."),
    ],
)  # fmt: skip
def test_the_price_is_told_too(language: str, price: str) -> None:
    found = Look(MOVE, 60, END, Number("goal", 60, 9), Number("hurt", 60, 7))

    assert told(found, language).endswith(price)


def test_a_change_without_a_number_names_the_step_that_did_worse() -> None:
    assert told(Look(END, 60, MOVE)).endswith(
        "changed my advice: in 60 tries each, this did better than “Amy: Move to S2”."
    )
    assert "cela vaut mieux que «\u00a0Amy\u00a0: " in told(Look(END, 60, MOVE), "fr")


def test_nothing_is_told_where_no_number_speaks_for_the_hint() -> None:
    assert told(Look(MOVE, 60, END)) == "plain"
    assert told(Look(END, engine.TOLD_TRIES - 1, MOVE)) == "plain"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", sorted(SEATS))
def test_each_part_that_is_counted_has_its_words(ruleset: str, language: str) -> None:
    table = engine.open_table(
        ruleset, mission={"zombicide": "00", "living-dead": "S1"}.get(ruleset, "M0"),
        seats=SEATS[ruleset], seed="words",
    )  # fmt: skip
    while table.questions:
        give(table, *autopilot_step(table))
    seat = table.acting[0]
    moves, chair = sitting(sitting_of(table), seat, language)
    step = next(one.step for one in engine.advise(table, seat))
    assert isinstance(step, engine.Command)
    end = moves.end_command(chair, moves.leader_of(step))

    said = {
        numbered(moves, chair, Look(step, 60, end, Number(part, 7, 60)), "").splitlines()[-1]
        for part in table.rules.counted
    }

    assert len(said) == len(table.rules.counted) >= 6
    assert all("7" in one and "60" in one and one.startswith(NUMBER) for one in said)
    assert kit_of(ruleset).moves is moves
