"""Taking back: freely what revealed nothing, else by vote; every undo is told at the table."""

from __future__ import annotations

from pathlib import Path

import engine
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO
from bot.store.export import export_game, verify
from bot.store.records import standing
from bot.table.tables import OpenTable
from tests.bot.conftest import ONE, Room, labels_of, running


async def test_a_move_is_taken_back_freely_and_told(game: Room) -> None:
    await game.slash(ANN, "move", zone="B1", survivor="amy")

    assert "Taken back" in await game.slash(ANN, "game undo")

    amy = next(one for one in (await game.game()).view().survivors if one.id == "amy")
    assert amy.zone == "B2"
    assert f"<@{ANN.id}>" in (await game.told())[-2].content


async def test_a_search_is_taken_back_by_vote_and_finds_the_same_again(game: Room) -> None:
    found = await game.slash(ANN, "search", survivor="amy")
    before = (await game.game()).to_json()

    assert "votes" in await game.slash(ANN, "game undo")
    assert (await game.game()).to_json() == before
    assert "voted for" in await game.press(BOB, "For")
    assert (await game.game()).to_json() != before
    assert "proposed" in (await game.told())[-2].content

    assert await game.slash(ANN, "search", survivor="amy") == found


async def test_a_vote_can_be_lost_and_a_stranger_has_none(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = (await game.game()).to_json()
    await game.press(ANN, "Take back")

    assert "do not play" in await game.press(CLEO, "For")
    assert "against" in await game.press(BOB, "Against")

    assert (await game.game()).to_json() == before
    assert "voted against" in (await game.told())[-2].content
    record = await game.store.live_in(game.discord.channel(ONE).id)
    assert record
    assert record.state.vote is None


async def test_playing_on_ends_a_vote(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.press(ANN, "Take back")
    assert "Vote" in (await game.status()).content

    await game.slash(ANN, "move", zone="B1", survivor="amy")

    assert "Vote" not in (await game.status()).content


async def test_alone_one_needs_no_vote_and_may_go_back_several_times(room: Room) -> None:
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
    states = [(await room.game()).to_json()]
    for survivor in ("amy", "doug"):
        await room.slash(ANN, "search", survivor=survivor)
        await room.slash(ANN, "end", survivor=survivor)
        states.append((await room.game()).to_json())
    for _ in range(2):
        await room.slash(ANN, "game undo")
        await room.slash(ANN, "game undo")
        states.pop()
        assert (await room.game()).to_json() == states[-1]

    assert "no action left" in await room.slash(ANN, "game undo")


async def test_the_zombies_turn_can_be_taken_back_by_vote(room: Room) -> None:
    await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
    for survivor in ("amy", "doug", "josh"):
        await room.slash(ANN, "end", survivor=survivor)
    before = await room.game()
    await room.slash(ANN, "end", survivor="ned")
    assert "**The zombies' turn**" in await room.news()
    assert (await room.game()).view().round == 2

    await room.slash(ANN, "game undo")

    assert (await room.game()).to_json() == before.to_json()


async def test_ending_asks_first_and_then_the_table(game: Room) -> None:
    asked = await game.begin(ANN, "game end")
    question = (await game.discord.wait(asked)).message
    pressed = await game.discord.press(ANN, question, "End the game")
    await game.discord.wait(pressed)
    assert await game.store.live_in(game.discord.channel(ONE).id)

    await game.press(BOB, "For")

    assert await game.store.live_in(game.discord.channel(ONE).id) is None
    texts = [one.content for one in await game.told()]
    assert any("ended the game" in text for text in texts)
    # It can be brought back, so its dice stay secret.
    assert not any("night" in text for text in texts)


async def test_a_game_with_undos_in_it_can_still_be_verified(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.press(ANN, "Take back")
    await game.press(BOB, "For")
    await game.slash(ANN, "move", zone="B1", survivor="amy")
    await game.slash(ANN, "game undo")
    for survivor in ("amy", "doug", "josh"):
        await game.slash(ANN, "search", survivor=survivor)
        await game.slash(ANN, "end", survivor=survivor)

    exported = export_game(await game.store.rows(1), ruleset="zombicide", seed="night")

    assert verify(exported) == []
    assert len(exported.commands) == 1 + 6


async def test_what_was_taken_back_freely_comes_back_as_it_was(game: Room) -> None:
    await game.slash(ANN, "move", zone="B1", survivor="amy")
    before = (await game.game()).to_json()
    await game.slash(ANN, "game undo")
    assert (await game.game()).to_json() != before
    assert "took that back" in await game.slash(BOB, "game redo")

    assert "Brought back" in await game.slash(ANN, "game redo")

    assert (await game.game()).to_json() == before
    assert f"<@{ANN.id}> brought back the action" in (await game.told())[-2].content
    assert "brought back" in await game.slash(BOB, "game log")


async def test_what_the_table_took_back_comes_back_by_vote_dice_and_all(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    before = (await game.game()).to_json()
    await game.press(ANN, "Take back")
    await game.press(BOB, "For")

    assert "votes" in await game.press(BOB, "Bring back")
    assert "asks to bring back" in (await game.status()).content
    assert (await game.game()).to_json() != before
    await game.press(ANN, "For")

    assert (await game.game()).to_json() == before
    rows = await game.store.rows(1)
    assert [row.payload["do"] for row in standing(rows) if row.kind == "command"] == ["search"]
    assert verify(export_game(rows, ruleset="zombicide", seed="night")) == []
    assert "Bring back" not in labels_of(await game.status())


async def test_a_vote_against_leaves_it_taken_back(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    await game.press(ANN, "Take back")
    await game.press(BOB, "For")
    undone = (await game.game()).to_json()

    await game.slash(ANN, "game redo")
    await game.press(BOB, "Against")

    assert (await game.game()).to_json() == undone
    assert "stays so" in (await game.told())[-2].content


async def test_nothing_comes_back_once_somebody_has_played_on(game: Room) -> None:
    assert "nothing to bring back" in await game.slash(ANN, "game redo")
    await game.slash(ANN, "move", zone="B1", survivor="amy")
    await game.slash(ANN, "game undo")
    assert [one.aside for one in await game.store.states(1)] == [4, 4]
    await game.slash(ANN, "search", survivor="amy")

    assert "nothing to bring back" in await game.slash(ANN, "game redo")

    assert "Bring back" not in labels_of(await game.status())
    assert [one.aside for one in await game.store.states(1)] == [0]


async def test_several_undos_come_back_one_after_the_other_after_a_restart_too(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        await room.open_game(ANN, survivors="Amy, Doug, Josh, Ned")
        states = [(await room.game()).to_json()]
        for command, survivor in (("search", "amy"), ("end", "amy"), ("search", "doug")):
            await room.slash(ANN, command, survivor=survivor)
            states.append((await room.game()).to_json())
        for state in reversed(states[:-1]):
            await room.slash(ANN, "game undo")
            assert (await room.game()).to_json() == state

    async with running(discord, tmp_path) as room:
        for state in states[1:]:
            await room.slash(ANN, "game redo")
            assert (await room.game()).to_json() == state
        assert "nothing to bring back" in await room.slash(ANN, "game redo")
        await room.slash(ANN, "game undo")
        assert (await room.game()).to_json() == states[-2]
        assert [one.returns for one in await room.store.states(1)] == [False] * 3 + [True]


async def test_a_question_that_was_taken_back_is_asked_again_when_it_comes_back(
    game: Room,
) -> None:
    """The autopilot plays until somebody is asked something."""
    channel = game.discord.channel(ONE).id
    while not (asked := (await game.game()).questions):
        async with game.bot.tables.at(channel) as table:
            seat = table.game.acting[0]
            step = engine.autopilot(table.game, seat)
            assert isinstance(step, engine.Command)
            table.play(seat, step)
            await table.save()
    asking = (await game.game()).to_json()

    for turn in (OpenTable.roll_back, OpenTable.redo):
        async with game.bot.tables.at(channel) as table:
            await turn(table, str(ANN.id))
            await table.save()
        assert bool((await game.game()).questions) is (turn is OpenTable.redo)

    assert (await game.game()).to_json() == asking
    async with game.bot.tables.at(channel) as table:
        table.answer(asked[0].seats[0], asked[0].default)
        await table.save()
    exported = export_game(await game.store.rows(1), ruleset="zombicide", seed="night")
    assert verify(exported) == []
    assert len(exported.commands) == (await game.game()).number
