"""Cards in others' turns: who is asked, who answers for the absent, what a restart changes."""

from __future__ import annotations

import time
from pathlib import Path

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.practice.records import walk_components
from engine.zombies.commands import Fight, PlayCard
from tests.bot.conftest import Room, labels_of, running
from tests.bot.zombies.driving import answer
from tests.bot.zombies.placing import TownTable, drawn_for, put

PEOPLE = {"ann": ANN, "bob": BOB, "cleo": CLEO}
STREET = "town-square straight@1 straight@1 crossroads"
HANDS = {"ann": ["fear"], "bob": ["zombie-master"], "cleo": ["brain-cramp"]}
LATER = 3600
"""Seconds by which every window is over; a turn is waited for longer."""


def about_to_walk(**given: object) -> TownTable:
    """Ann may roll; Bob and Cleo hold a card and were not asked yet."""
    people = "1E=ann+bob+cleo"
    return drawn_for(PEOPLE, STREET, people, step="roll", windows=(), hands=HANDS, **given)


def losing_fight() -> TownTable:
    """Ann fights and rolls too little; whose seed that is does not matter."""
    for number in range(40):
        squares = "1E=ann+Z 1B=bob 1H=cleo"
        table = drawn_for(PEOPLE, STREET, squares, step="fight", hands=HANDS, seed=f"s{number}")
        table.play(str(ANN.id), Fight())
        if table.questions:
            seed = f"s{number}"
            return drawn_for(PEOPLE, STREET, squares, step="fight", hands=HANDS, seed=seed)
    raise AssertionError("every first roll wins")


# ---------------------------------------------------------------- who is asked


async def test_the_others_are_asked_before_a_walk_and_the_walker_waits(room: Room) -> None:
    await put(room, about_to_walk(), ANN, BOB, CLEO)
    await room.slash(ANN, "walk")
    status = await room.status()

    assert f"<@{BOB.id}> and <@{CLEO.id}>, please answer" in status.content
    assert {"Pass", "Pass all this turn", "Pass from now on"} <= set(labels_of(status))
    assert "question is for" in await room.press(ANN, "Pass")
    assert await room.press(BOB, "Pass") == "Done."
    assert f"<@{BOB.id}>" not in (await room.status()).content.partition("\n")[2]
    assert await room.press(CLEO, "Pass") == "Done."
    assert (await room.game()).view().step == "walk"
    assert (await room.game()).questions == ()


async def test_who_passes_for_good_is_asked_again_only_on_demand(room: Room) -> None:
    await put(room, about_to_walk(waives=["cleo"]), ANN, BOB, CLEO)
    await room.slash(ANN, "walk")
    await room.press(BOB, "Pass from now on")

    players = {one.seat: one for one in (await room.game()).view().players}
    assert players[str(BOB.id)].waives
    await room.slash(BOB, "card pass", how="ask")
    assert "asked again" in await room.news()
    players = {one.seat: one for one in (await room.game()).view().players}
    assert not players[str(BOB.id)].waives


async def test_where_cards_belong_to_ones_own_turn_nobody_waits(room: Room) -> None:
    await put(room, about_to_walk(cards="own-turn"), ANN, BOB, CLEO)
    await room.slash(ANN, "walk")

    assert (await room.game()).questions == ()
    said = await room.slash(BOB, "card play", card="zombie-master-1")
    assert "own turn" in said


async def test_where_steps_pass_they_are_asked_once_a_walk_is_declared(room: Room) -> None:
    await put(room, about_to_walk(tempo="brisk"), ANN, BOB, CLEO)
    await room.slash(ANN, "walk")
    assert (await room.game()).questions == ()
    to = (await room.game()).view().routes[-1].to
    await room.slash(ANN, "walk", to=to)

    assert f"sets out for {to}" in await room.news()
    assert f"<@{BOB.id}> and <@{CLEO.id}>, please answer" in (await room.status()).content
    await room.press(BOB, "Pass")
    await room.press(CLEO, "Pass")
    assert (await room.game()).questions == ()
    walker = next(one for one in (await room.game()).view().players if one.seat == str(ANN.id))
    assert walker.square == to


# ---------------------------------------------------------------- who is struck


async def test_who_a_card_was_played_against_is_told_once(room: Room) -> None:
    hands = {"ann": ["fear", "butter-fingers"], "bob": ["fear"], "cleo": ["shotgun"]}
    table = drawn_for(PEOPLE, STREET, "1E=ann+bob+cleo", step="roll", hands=hands)
    await put(room, table, ANN, BOB, CLEO)
    await room.slash(ANN, "card play", card="fear-1", against="Bob")

    struck = [one for one in await room.told() if "this concerns you" in one.content]
    assert [(one.mentions, "Fear" in one.content) for one in struck] == [([BOB.id], True)]
    await room.slash(ANN, "walk")
    await room.bot.publisher.settled()
    assert len([one for one in await room.told() if "this concerns you" in one.content]) == 1
    assert [one.mentions for one in await room.told() if CLEO.id in one.mentions] == []


async def test_a_card_against_nobody_calls_nobody(room: Room) -> None:
    hands = {"ann": ["alternate-food-source"], "bob": [], "cleo": []}
    table = drawn_for(PEOPLE, STREET, "1E=ann+bob+cleo", step="roll", hands=hands)
    await put(room, table, ANN, BOB, CLEO)
    await room.slash(ANN, "card play", card="alternate-food-source-1")

    assert not [one for one in await room.told() if "this concerns you" in one.content]


async def test_who_may_mend_the_dice_is_called_by_the_question_alone(room: Room) -> None:
    hands = {"ann": ["not-dead"], "bob": [], "cleo": []}
    given = {"hands": hands, "trophies": {"bob": 4}, "step": "roll"}
    people = "1E=ann+bob+cleo"

    def asks(seed: str) -> bool:
        table = drawn_for(PEOPLE, STREET, people, seed=seed, **given)
        table.play(str(ANN.id), PlayCard(card="not-dead-1", target=str(BOB.id)))
        return bool(table.questions)

    seed = next(one for one in map(str, range(20)) if asks(one))
    table = drawn_for(PEOPLE, STREET, people, seed=seed, **given)
    await put(room, table, ANN, BOB, CLEO)
    await room.slash(ANN, "card play", card="not-dead-1", against="Bob")

    assert [one.key for one in (await room.game()).questions] == ["mend-roll"]
    assert not [one for one in await room.told() if "this concerns you" in one.content]


# ---------------------------------------------------------------- time


async def test_a_window_closes_by_itself_and_what_is_due_is_told(room: Room) -> None:
    await put(room, about_to_walk(), ANN, BOB, CLEO)
    await room.slash(ANN, "walk")
    assert "Without an answer, you pass" in (await room.status()).content

    await room.bot.clock.pass_time(int(time.time()))
    assert len((await room.game()).questions) == 2
    await room.bot.clock.pass_time(int(time.time()) + LATER)

    game = await room.game()
    assert game.questions == ()
    assert game.view().step == "walk"
    record = await room.store.live_in(room.discord.channel("table-one").id)
    assert record is not None
    assert record.asked.startswith("turn/")
    given = [row for row in await room.store.rows(record.id) if row.kind == "answer"]
    assert [row.payload["option"] for row in given] == ["pass", "pass"]
    assert "Without an answer, you pass" not in (await room.status()).content


async def test_who_answers_first_gives_the_others_no_more_time(room: Room) -> None:
    await put(room, about_to_walk(), ANN, BOB, CLEO)
    await room.slash(ANN, "walk")
    channel = room.discord.channel("table-one").id
    before = await room.store.live_in(channel)
    await room.press(BOB, "Pass")
    after = await room.store.live_in(channel)

    assert before is not None
    assert after is not None
    assert before.due == after.due > 0


async def test_a_table_says_how_long_it_waits(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies", waiting="60")
    assert "1 hour" in (await room.status()).content
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    record = await room.store.live_in(room.discord.channel("table-one").id)
    assert record is not None
    assert record.state.options["patience"] == "60"
    assert "patience" not in (await room.game()).options


async def test_a_question_of_ones_own_turn_waits_longer_than_a_window(room: Room) -> None:
    await put(room, losing_fight(), ANN, BOB, CLEO)
    await room.slash(ANN, "fight")
    assert (await room.game()).questions[0].key == "lose-or-spend"

    await room.bot.clock.pass_time(int(time.time()) + LATER)

    assert (await room.game()).questions[0].key == "lose-or-spend"


# ---------------------------------------------------------------- restarts


async def test_a_deadline_outlives_the_process(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        await put(room, about_to_walk(), ANN, BOB, CLEO)
        await room.slash(ANN, "walk")
    async with running(discord, tmp_path) as room:
        await room.bot.clock.pass_time(int(time.time()) + LATER)
        assert (await room.game()).questions == ()


async def test_a_restart_in_the_middle_of_a_card_in_anothers_fight_changes_nothing(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async def fight_and_card(room: Room) -> None:
        await put(room, losing_fight(), ANN, BOB, CLEO)
        await room.slash(ANN, "fight")
        await room.slash(BOB, "card play", card="zombie-master-1")
        assert (await room.game()).questions[0].key == "which-square"

    async def to_the_end(room: Room) -> str:
        await answer(room, BOB, "spread")
        while (await room.game()).questions:
            await answer(room, ANN, "life")
        return repr((await room.game()).view())

    # First the one whose messages are read: both games have the same number, so Discord takes
    # equal posts of the second one for those of the first.
    async with running(discord, tmp_path / "broken") as room:
        await fight_and_card(room)
    async with running(discord, tmp_path / "broken") as room:
        broken = await to_the_end(room)
        news = (await room.told())[-2].content
    async with running(discord, tmp_path / "whole") as room:
        await fight_and_card(room)
        whole = await to_the_end(room)

    assert broken == whole
    assert "zombies" in news.lower()


# ---------------------------------------------------------------- presses


async def test_a_press_that_is_foreign_stale_or_double_is_answered_kindly(room: Room) -> None:
    await put(room, losing_fight(), ANN, BOB, CLEO)
    await room.slash(ANN, "fight")
    status = await room.status()

    parts = walk_components(status.components)
    lose = "Lose 1 life of 3 and roll again"
    custom_id = next(str(one["custom_id"]) for one in parts if one.get("label") == lose)

    async def press(who: Person) -> str:
        asked = await room.discord.press(who, status, custom_id, even_if_gone=True)
        return (await room.discord.wait(asked)).text

    assert f"for <@{ANN.id}>" in await press(BOB)
    lost = await press(ANN)
    assert "loses a life" in lost
    before = (await room.game()).to_json()
    assert await press(ANN) == lost
    assert "settled already" in await press(BOB)
    assert (await room.game()).to_json() == before


async def test_two_who_pass_at_the_same_moment_are_both_heard(room: Room) -> None:
    """The second press was made before the message showed the first one's answer."""
    await put(room, about_to_walk(), ANN, BOB, CLEO)
    await room.slash(ANN, "walk")
    status = await room.status()
    parts = walk_components(status.components)
    custom_id = next(str(one["custom_id"]) for one in parts if one.get("label") == "Pass")

    first = await room.discord.press(BOB, status, custom_id, even_if_gone=True)
    assert (await room.discord.wait(first)).text == "Done."
    second = await room.discord.press(CLEO, status, custom_id, even_if_gone=True)
    assert (await room.discord.wait(second)).text == "Done."
    assert (await room.game()).questions == ()

    third = await room.discord.press(ANN, status, custom_id, even_if_gone=True)
    assert "settled already" in (await room.discord.wait(third)).text


async def test_a_pass_of_an_earlier_window_passes_no_later_one(room: Room) -> None:
    squares = "1E=ann+bob+cleo 1B=Z"
    table = drawn_for(PEOPLE, STREET, squares, step="roll", windows=(), hands=HANDS)
    await put(room, table, ANN, BOB, CLEO)
    await room.slash(ANN, "walk")
    status = await room.status()
    parts = walk_components(status.components)
    custom_id = next(str(one["custom_id"]) for one in parts if one.get("label") == "Pass")
    for who in (CLEO, BOB):
        await room.press(who, "Pass")
    await room.slash(ANN, "walk", to="1B")
    assert [one.subject for one in (await room.game()).questions] == ["fight", "fight"]

    late = await room.discord.press(BOB, status, custom_id, even_if_gone=True)

    assert "settled already" in (await room.discord.wait(late)).text
    assert len((await room.game()).questions) == 2


async def test_commands_of_the_other_game_are_declined(room: Room) -> None:
    await put(room, about_to_walk(), ANN, BOB, CLEO)
    searching, asking = await room.slash(ANN, "search"), await room.slash(ANN, "why", zone="1E")
    assert (
        f"{room.link('search')} is a command of Zombicide, Night of the Living Dead, Trust Me only"
        in searching
    )
    assert (
        f"{room.link('why')} is a command of Zombicide, Night of the Living Dead, Marvel" in asking
    )
    await room.slash(BOB, "game new", where="table-two", game="zombicide")
    await room.slash(BOB, "game start", where="table-two")
    assert f"{room.link('attack')} does the same" in await room.slash(
        BOB, "fight", where="table-two"
    )
