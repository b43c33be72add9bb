"""Answers given in advance in the games of the family: *Always* and `/order`, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kit.registry import kit_of
from bot.kit.speech import LABEL
from bot.practice.people import ANN, BOB
from bot.practice.records import Message
from bot.store.records import Change, Record, Seat
from engine.family.commands import EndTurn, StandingOrder
from engine.family.scenario import Course
from engine.family.standing import ASK
from tests.bot.conftest import ONE, Room, labels_of
from tests.play_questions import opened
from tests.table import mission

ALONE: dict[str, Any] = {"seats": {str(ANN.id): ["amy", "ned"]}}
TWO: dict[str, Any] = {"seats": {str(ANN.id): ["amy"], str(BOB.id): ["ned"]}}
LANGUAGES = ("en", "fr")


async def put(room: Room, game: Course) -> None:
    """The table in a channel, as if it had been played there."""
    table, channel = game.table, room.discord.channel(ONE).id
    record = Record(1, channel, table.rules.id, table.mission, "en")
    record.seats = [
        Seat(str(one.id), one.name, list(table.seats[str(one.id)]))
        for one in (ANN, BOB)
        if str(one.id) in table.seats
    ]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", table.to_json()
    await room.store.save(Change(record))
    room.bot.publisher.wake(record)


def attacked(zombies: int = 2, **given: Any) -> Course:
    """Amy and Ned stand beside walkers, whose wounds somebody must take."""
    return mission("00", {"S4": f"amy+ned+{zombies}W"}, **(ALONE | given))


def always_in(shown: Message) -> list[str]:
    return [one for one in labels_of(shown) if one.startswith(("Always", "Toujours"))]


async def pressed(room: Room, label: str) -> str:
    """What Ann reads after a press below the status."""
    return (await room.discord.wait(await room.discord.press(ANN, await room.status(), label))).text


async def orders(room: Room) -> dict[str, dict[str, str]]:
    view: Any = (await room.game()).view()
    return {seat: dict(given) for seat, given in view.orders.items()}


async def test_always_answers_now_and_the_next_question_does_not_come(room: Room) -> None:
    """One press serves two wounds. The second of Ned's would kill, so it is asked for again."""
    game = attacked(2)
    game.let_zombies_come()
    await put(room, game)
    assert always_in(await room.status()) == [
        "Always: the healthiest of mine there, unless it kills",
        "Always: Amy, unless it kills",
        "Always: Ned, unless it kills",
    ]

    said = await pressed(room, "Always: the healthiest of mine there, unless it kills")

    assert said.startswith("From now on: Wounds: the healthiest of mine there, unless it kills.")
    assert not (await room.game()).questions
    wounds = {one.id: one.wounds for one in (await room.game()).view().survivors}
    assert (wounds["amy"], wounds["ned"]) == (1, 1)
    assert await orders(room) == {str(ANN.id): {"wounds": "least"}}


async def test_the_dice_of_a_reroll_are_told_once_in_a_reply(room: Room) -> None:
    game = mission(
        "00", {"S1": "amy+2W"}, hands={"amy": ["machete"]}, skills={"amy": ["lucky"]},
        dice=[2, 5],
        seats={str(ANN.id): ["amy"]},
    )  # fmt: skip
    await put(room, game)
    asked = await room.discord.press(ANN, await room.status(), "Act")
    menu = (await room.discord.wait(asked)).message
    attack = next(one for one in labels_of(menu) if one.startswith("Attack"))

    said = await room.discord.wait(await room.discord.press(ANN, menu, attack))

    assert "Should Amy roll again?" in said.text
    assert said.text.count("Amy attacks in S1") == 1
    assert not said.text.startswith("Done")


async def test_the_wound_that_would_kill_is_asked_for(room: Room) -> None:
    game = attacked(2)
    game.let_zombies_come()
    await put(room, game)
    await pressed(room, "Always: Ned, unless it kills")

    asked = (await room.game()).questions
    assert [one.key for one in asked] == ["who-is-wounded"]
    assert always_in(await room.status()) == [
        "Always: the healthiest of mine there, unless it kills",
        "Always: Amy, unless it kills",
    ]
    assert "Ned: dies" in labels_of(await room.status())


async def test_the_story_says_whose_answer_it_was(room: Room) -> None:
    game = attacked(1)
    game.play(str(ANN.id), StandingOrder(matter="wounds", order="ned"))
    await put(room, game)
    for survivor in ("amy", "ned"):
        await room.type_command(ANN, EndTurn(survivor=survivor))

    told = f"<@{ANN.id}>’s standing answer (Wounds): Ned. Ned is wounded"
    assert told in await room.news()


async def test_somebody_else_can_only_offer_their_own(room: Room) -> None:
    """Bob is asked, too, but Amy is not his."""
    game = attacked(1, **TWO)
    game.let_zombies_come()
    await put(room, game)
    status = await room.status()
    pressed_by_bob = await room.discord.press(BOB, status, "Always: Amy, unless it kills")
    said = (await room.discord.wait(pressed_by_bob)).text

    assert "That is no standing answer of yours to this question." in said
    assert [one.key for one in (await room.game()).questions] == ["who-is-wounded"]
    assert await orders(room) == {}


async def test_order_shows_the_settings_and_takes_one_back(room: Room) -> None:
    game = attacked(1)
    game.play(str(ANN.id), StandingOrder(matter="wounds", order="ned"))
    await put(room, game)

    menu = (await room.discord.wait(await room.begin(ANN, "order"))).message
    shown = labels_of(menu)
    assert "Wounds (now: Ned, unless it kills)" in shown
    assert "Re-rolls (now: ask me each time)" not in shown, "one choice is its own button"
    assert "Re-rolls: whenever it is free and likely to help" in shown

    inside = await room.discord.press(ANN, menu, "Wounds (now: Ned, unless it kills)")
    menu = (await room.discord.wait(inside)).message
    back = next(one for one in labels_of(menu) if one.endswith("ask me each time"))
    await room.discord.wait(await room.discord.press(ANN, menu, back))
    assert await orders(room) == {}


async def test_an_order_is_typed_in_both_languages(room: Room) -> None:
    await put(room, attacked(1))
    said = await room.slash(ANN, "order", what="Ned, unless it kills", about="Wounds")
    assert "Wounds: Ned, unless it kills" in said
    assert await orders(room) == {str(ANN.id): {"wounds": "ned"}}

    await room.slash(ANN, "order", what="Amy, sauf coup mortel", about="Blessures", locale="fr")
    assert await orders(room) == {str(ANN.id): {"wounds": "amy"}}

    refused = await room.slash(ANN, "order", what="nonsense", about="Wounds")
    assert "That is no standing answer of yours" in refused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["zombicide", "heroes-resistance", "living-dead"])
def test_every_order_fits_its_buttons(language: str, ruleset: str) -> None:
    game = {"zombicide": "04", "heroes-resistance": "M0", "living-dead": "S5"}[ruleset]
    table = opened(game, "fits", 2)
    seat = next(iter(table.seats))
    record = Record(1, 1, ruleset, game, language, seats=[Seat(seat, "Ann", table.seats[seat])])
    speech: Any = kit_of(ruleset).speech(record, language, {})
    for order in table.orders(seat):
        told = speech.command(order)
        matter, _, said = told.replace("\N{NO-BREAK SPACE}:", ":").partition(": ")
        assert matter
        assert said
        assert len(speech.say("always", order=said)) <= LABEL, said
        assert len(speech.say("standing-now", matter=matter, order=said)) <= LABEL, said
    assert any(order.plain()["order"] != ASK for order in table.orders(seat))
