"""Taking back: freely what revealed nothing, else by vote; every undo is told at the table."""

from __future__ import annotations

from bot.export import export_game, verify
from bot.practice.people import ANN, BOB, CLEO
from tests.bot.conftest import ONE, Room


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
    assert record.vote == {}


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
