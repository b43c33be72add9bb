"""Discord delivers twice, loses answers, fails and is slow: done once, told once."""

from __future__ import annotations

import pytest
from structlog.testing import capture_logs

from bot.channel import publisher
from bot.channel.interactions import UNKNOWN_INTERACTION
from bot.practice.local import FIRST_ANSWER_SECONDS
from bot.practice.people import ANN, BOB
from bot.practice.records import Message
from tests.bot.conftest import ONE, Room
from tests.bot.test_posting import until

answered_in_vain = pytest.mark.parametrize("patience", [FIRST_ANSWER_SECONDS])
"""For tests in which Discord waits for a first answer until it gives up."""


async def searches(room: Room) -> int:
    rows = await room.store.rows(1)
    return [row.payload.get("do") for row in rows].count("search")


def public(messages: list[Message]) -> list[str]:
    return [one.content for one in messages if not one.components]


def private(room: Room) -> list[str]:
    """What Ann alone reads."""
    shown = room.discord.messages("table-one", seen_by=ANN)
    return [one.content for one in shown if one.ephemeral]


async def test_an_interaction_delivered_twice_is_done_once(game: Room) -> None:
    game.discord.faults.deliver_twice()

    answer = await game.slash(ANN, "search", survivor="amy")

    assert "Amy" in answer
    assert await searches(game) == 1
    assert sum("Amy" in text for text in public((await game.told())[1:])) == 1


async def test_a_second_delivery_much_later_repeats_the_same_answer(game: Room) -> None:
    asked = await game.begin(ANN, "search", survivor="amy")
    first = (await game.discord.wait(asked)).text

    told = await game.store.reply_to(asked.id)

    assert told == first
    assert await searches(game) == 1


@pytest.mark.parametrize("status", [0, 502])
async def test_a_lost_answer_to_the_acknowledgement_loses_no_move(game: Room, status: int) -> None:
    game.discord.faults.lose_answer("POST", "/callback", status=status)

    answer = await game.slash(ANN, "search", survivor="amy")

    assert "Amy" in answer
    assert await searches(game) == 1


@pytest.mark.parametrize("status", [0, 502])
async def test_a_lost_answer_to_the_reply_shows_it_once(game: Room, status: int) -> None:
    game.discord.faults.lose_answer("PATCH", "/messages/@original", status=status)

    before = private(game)
    answer = await game.slash(ANN, "search", survivor="amy")

    left = "**Amy** has 2 actions left and 1 free move. Then Doug and Josh."
    assert answer == f"Done.\nYour turn: {left}"
    assert (await game.news()).count("Amy finds a pistol.") == 1
    assert private(game) == [*before, answer]


async def test_a_lost_answer_to_a_public_message_does_not_double_it(game: Room) -> None:
    await game.told()
    game.discord.faults.lose_answer("POST", "/messages", status=502)

    await game.slash(ANN, "search", survivor="amy")

    texts = public(await game.told())
    assert len(texts) == len(set(texts))
    assert game.discord.faults.done == 1


async def test_a_call_whose_answer_was_lost_swallows_no_later_call(
    game: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob reads his call, of which the bot knows nothing, and plays: then it is Ann who is called,
    and Discord takes that for the message it has already."""
    monkeypatch.setattr(publisher, "CALM_SECONDS", 0.001)
    monkeypatch.setattr(publisher, "RETRY_SECONDS", (0.01, 0.02))
    faults, pings = game.discord.faults, game.discord.sent_pings
    await game.told()
    for survivor in ("amy", "doug"):
        await game.slash(ANN, "end", survivor=survivor)
    await game.told()
    before = len(pings)

    faults.lose_answer("POST", "/messages", status=408)
    faults.refuse("POST", "/messages", status=408, times=100_000)
    await game.slash(ANN, "end", survivor="josh")
    await until(lambda: [one.person for one in pings[before:]] == [BOB.id])
    for survivor in ("ned", "phil", "wanda", "ned", "phil", "wanda"):
        assert "Done" in await game.slash(BOB, "end", survivor=survivor)
    faults.waiting.clear()
    await until(lambda: game.bot.publisher.waiting() == 0)

    assert [one.person for one in pings[before:]] == [BOB.id, ANN.id]
    statuses = [one for one in game.discord.messages(ONE) if one.components and not one.ephemeral]
    assert [one.mentions for one in statuses] == [[ANN.id]]


async def test_a_slow_discord_is_waited_for(game: Room) -> None:
    await game.told()
    game.discord.faults.slow_down("POST", "/messages", seconds=0.2, times=2)

    await game.slash(ANN, "search", survivor="amy")

    assert any("Amy" in text for text in public(await game.told())[1:])


@answered_in_vain
async def test_a_press_that_came_too_late_does_not_count(game: Room) -> None:
    """Its person was told that it failed, and will press again."""
    game.discord.faults.refuse("POST", "/callback", status=404)
    asked = await game.begin(ANN, "search", survivor="amy")
    await game.discord.wait(asked)

    assert await searches(game) == 0


@answered_in_vain
@pytest.mark.parametrize("fault", ["late", "lost"])
async def test_choices_that_come_too_late_are_no_error(
    game: Room, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    faults = game.discord.faults
    if fault == "late":
        faults.refuse("POST", "/callback", status=404, code=UNKNOWN_INTERACTION)
    else:
        faults.drop("POST", "/callback")

    with capture_logs() as lines:
        await game.discord.autocomplete(ANN, ONE, "search", "survivor")

    assert faults.done == 1
    assert [one["log_level"] for one in lines if one["event"] == "answer-late"] == ["info"]
    assert [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")] == []


@answered_in_vain
async def test_a_form_that_comes_too_late_is_no_error(
    game: Room, caplog: pytest.LogCaptureFixture
) -> None:
    game.discord.faults.refuse("POST", "/callback", status=404, code=UNKNOWN_INTERACTION)

    with capture_logs() as lines:
        asked = await game.begin(ANN, "survivor create")
        await game.discord.wait(asked)

    assert {one["log_level"] for one in lines if one["event"] != "without-picture"} == {"info"}
    assert [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")] == []


async def test_everyone_who_must_act_is_pinged_once_and_nobody_else(game: Room) -> None:
    await game.told()
    pings = game.discord.sent_pings
    before = len(pings)

    for survivor in ("amy", "doug", "josh"):
        await game.slash(ANN, "search", survivor=survivor)
        await game.slash(ANN, "end", survivor=survivor)
    await game.told()

    assert [one.person for one in pings[before:]] == [BOB.id]
