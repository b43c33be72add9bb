"""Who clicks twice meant it once: done once, and the first answer stays."""

from __future__ import annotations

import pytest

from bot.channel.debounce import SECONDS, Debouncer
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB
from tests.bot.conftest import Room, choices_of, select_of

REFRESHED = "nothing was done"


async def menu_of(game: Room) -> Interaction:
    asked = await game.begin(ANN, "act")
    await game.discord.wait(asked)
    return asked


async def searches(game: Room) -> int:
    rows = await game.store.rows(1)
    return [row.payload.get("do") for row in rows].count("search")


@pytest.mark.parametrize("together", [True, False])
async def test_a_second_click_in_the_menu_leaves_what_the_first_one_did(
    game: Room, together: bool
) -> None:
    menu = (await menu_of(game)).message
    kinds = select_of(menu)["custom_id"]
    first = await game.discord.select(ANN, menu, kinds, ["search"])
    if not together:
        await game.discord.wait(first)
    second = await game.discord.select(ANN, menu, kinds, ["search"], even_if_gone=True)
    await game.discord.wait(first)
    await game.discord.wait(second)

    assert await searches(game) == 1
    assert "Amy" in menu.content
    assert REFRESHED not in menu.content
    assert choices_of(menu)


async def test_a_click_on_what_is_long_over_says_that_the_table_moved_on(game: Room) -> None:
    menu = (await menu_of(game)).message
    kinds = select_of(menu)["custom_id"]
    await game.slash(ANN, "search", survivor="amy")

    pressed = await game.discord.select(ANN, menu, kinds, ["search"], even_if_gone=True)

    assert REFRESHED in (await game.discord.wait(pressed)).text
    assert await searches(game) == 1


async def test_another_choice_in_the_same_menu_is_no_second_click(game: Room) -> None:
    menu = (await menu_of(game)).message
    kinds = select_of(menu)["custom_id"]
    await game.discord.wait(await game.discord.select(ANN, menu, kinds, ["search"]))

    pressed = await game.discord.select(ANN, menu, kinds, ["make-noise"], even_if_gone=True)

    assert REFRESHED in (await game.discord.wait(pressed)).text


async def test_ending_a_turn_twice_ends_one_turn_and_says_so_twice(game: Room) -> None:
    for survivor in ("amy", "doug"):
        await game.slash(ANN, "end", survivor=survivor)
    await game.slash(ANN, "noise")
    status = await game.status()
    ending = next(
        part["custom_id"]
        for row in status.components
        for part in row["components"]
        if part.get("label") == "End turn"
    )
    said: list[str] = []
    for _ in range(2):
        pressed = await game.discord.press(ANN, status, ending, even_if_gone=True)
        said.append((await game.discord.wait(pressed)).text)

    assert said[0] == said[1]
    assert "settled" not in said[1]
    rows = await game.store.rows(1)
    assert [row.payload.get("do") for row in rows].count("end-turn") == 3


async def test_ending_a_game_twice_tells_twice_that_it_is_over(room: Room) -> None:
    await room.open_game(ANN)
    asked = await room.begin(ANN, "game end")
    question = (await room.discord.wait(asked)).message
    ending = question.components[0]["components"][0]["custom_id"]

    for _ in range(2):
        pressed = await room.discord.press(ANN, question, ending, even_if_gone=True)
        await room.discord.wait(pressed)

    assert "/game new" not in question.content
    assert "ended" in question.content


async def test_a_vote_that_is_open_is_not_begun_anew_by_a_second_click(game: Room) -> None:
    asked = await game.begin(ANN, "game end")
    question = (await game.discord.wait(asked)).message
    ending = question.components[0]["components"][0]["custom_id"]
    said: list[str] = []
    for _ in range(2):
        pressed = await game.discord.press(ANN, question, ending, even_if_gone=True)
        said.append((await game.discord.wait(pressed)).text)

    assert said[0] == said[1]
    record = await game.store.live_in(question.channel)
    assert record is not None
    assert record.state.vote
    assert record.state.vote.yes == [str(ANN.id)]
    assert BOB.id != ANN.id


async def test_after_a_while_the_same_press_is_judged_for_itself(game: Room) -> None:
    now = 100.0
    game.bot.interactions.clicks = Debouncer(lambda: now)
    menu = (await menu_of(game)).message
    kinds = select_of(menu)["custom_id"]
    await game.discord.wait(await game.discord.select(ANN, menu, kinds, ["search"]))
    now += SECONDS + 1

    pressed = await game.discord.select(ANN, menu, kinds, ["search"], even_if_gone=True)

    assert REFRESHED in (await game.discord.wait(pressed)).text
