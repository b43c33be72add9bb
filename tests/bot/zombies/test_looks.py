"""Looking at a town: light or dark, around a player, and again from the beginning."""

from __future__ import annotations

from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.test_films import with_files
from tests.bot.zombies.driving import open_town, step


async def test_the_town_is_looked_at_in_all_its_ways(room: Room) -> None:
    await open_town(room, ANN, BOB)
    while (await room.game()).view().round < 2:
        await step(room)

    for wish in ({}, {"theme": "day"}, {"view": "around"}, {"survivor": "bob"}):
        asked = await room.discord.wait(await room.begin(ANN, "board", **wish))
        (picture,) = asked.message.attachments
        assert picture.description
        assert len(picture.description) <= 1024
        assert "Bob" in picture.description


async def test_the_turn_before_is_shown_step_by_step(room: Room) -> None:
    await open_town(room, ANN, BOB)
    assert "No round is over" in await room.slash(ANN, "board", view="phase")
    begun = (await room.game()).view().turn
    while (await room.game()).view().turn == begun:
        await step(room)

    asked = await room.discord.wait(await room.begin(BOB, "board", view="phase"))

    (picture,) = asked.message.attachments
    first = next(one.name for one in (ANN, BOB) if str(one.id) == begun)
    assert picture.filename == "phase.png"
    assert (picture.description or "").startswith(f"{first}’s turn, Round 1. Lays ")


async def test_a_running_game_is_shown_again(room: Room) -> None:
    await open_town(room, ANN, BOB)
    for _ in range(25):
        await step(room)

    message = await with_files(room, await room.begin(BOB, "game replay", ONE))

    film, story = message.attachments
    assert film.filename.endswith(".webp")
    assert "Show everyone" in labels_of(message)
    assert "Zombies!!!" in (await room.discord.attachment(story.id)).decode()
