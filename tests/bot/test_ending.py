"""Ending a turn where somebody leads several survivors: asked by buttons, never a dead end."""

from __future__ import annotations

from bot.practice.interactions import Interaction
from bot.practice.people import ANN, DAN, PEOPLE
from tests.bot.conftest import Room, labels_of


async def pressed_end(game: Room, label: str = "End turn") -> Interaction:
    asked = await game.discord.press(ANN, await game.status(), label)
    return await game.discord.wait(asked)


async def over(game: Room) -> list[str]:
    """The survivors whose turn is over."""
    return [one.id for one in (await game.game()).view().survivors if one.done]


async def test_end_turn_offers_whoever_has_a_turn_to_end(game: Room) -> None:
    asked = await pressed_end(game)

    assert labels_of(asked.message) == [
        "Amy: End the turn, 3 actions left",
        "Doug: End the turn, 3 actions left",
        "Josh: End the turn, 3 actions left",
    ]
    assert await over(game) == []

    pressed = await game.discord.press(ANN, asked.message, labels_of(asked.message)[1])
    await game.discord.wait(pressed)

    assert await over(game) == ["doug"]


async def test_end_turn_ends_at_once_the_turn_that_has_begun(game: Room) -> None:
    await game.slash(ANN, "noise", survivor="Amy")
    await pressed_end(game)

    assert await over(game) == ["amy"]


async def test_the_last_of_several_is_not_ended_without_asking(game: Room) -> None:
    await game.slash(ANN, "end", survivor="Amy")
    await game.slash(ANN, "end", survivor="Doug")
    asked = await game.discord.wait(await game.begin(ANN, "end"))

    assert labels_of(asked.message) == ["Josh: End the turn, 3 actions left"]
    assert "Josh" in asked.text
    assert await over(game) == ["amy", "doug"]


async def test_who_leads_one_survivor_ends_its_turn_at_once(room: Room) -> None:
    await room.slash(ANN, "game new")
    for one in PEOPLE:
        await room.slash(one, "game join")
    await room.slash(ANN, "game start")
    await room.press(ANN, "Dan")
    led = (await room.game()).seats[str(DAN.id)]
    assert len(led) == 1

    await room.slash(DAN, "end")

    assert await over(room) == list(led)


async def test_what_several_can_do_is_a_row_of_buttons(game: Room) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "noise"))

    assert labels_of(asked.message) == [
        f"{name}: Make noise here" for name in ("Amy", "Doug", "Josh")
    ]
    assert "noise" not in await game.slash(ANN, "move", zone="Z9")


async def test_in_french_too(game: Room) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "end", locale="fr"))

    assert labels_of(asked.message)[0] == "Amy : Finir le tour, encore 3 actions"
