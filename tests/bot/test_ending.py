"""Ending a turn where somebody leads several survivors: asked by buttons, never a dead end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kit.registry import kit_of
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, DAN, PEOPLE
from engine.zombicide.commands import MakeNoise
from tests.bot.conftest import Room, labels_of
from tests.bot.reaching import sitting_of
from tests.bot.test_cars import put
from tests.heroes_resistance.city import city
from tests.playing import AnyTable
from tests.table import mission, street


async def pressed_end(game: Room, label: str = "End turn") -> Interaction:
    asked = await game.discord.press(ANN, await game.status(), label)
    return await game.discord.wait(asked)


def whose_turn(table: AnyTable, language: str = "en") -> str:
    """What the status message says of the turn of the seat `ann`."""
    sitting = sitting_of(table, language)
    return kit_of(table.rules.id).presenter.turn(sitting.chair("", language), "ann")


async def over(game: Room) -> list[str]:
    """The survivors whose turn is over."""
    return [one.id for one in (await game.game()).view().survivors if one.done]


async def test_end_turn_offers_who_has_a_turn_to_end(game: Room) -> None:
    asked = await pressed_end(game)

    assert labels_of(asked.message) == [
        "Amy: End the turn ⚠ 3 actions left",
        "Doug: End the turn ⚠ 3 actions left",
        "Josh: End the turn ⚠ 3 actions left",
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

    assert labels_of(asked.message) == ["Josh: End the turn ⚠ 3 actions left"]
    assert "Josh" in asked.text
    assert await over(game) == ["amy", "doug"]


async def test_who_leads_one_survivor_ends_its_turn_at_once(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
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

    assert labels_of(asked.message)[0] == "Amy : Finir le tour ⚠ encore 3 actions"


async def last_of_the_round(room: Room, **given: Any) -> None:
    """Josh, alone with a pan and a walker, has an action left."""
    alone = {"seats": {str(ANN.id): ["josh"]}, "actions": {"josh": 1}, "hands": {"josh": ["pan"]}}
    await put(room, mission("00", {"B2": "josh+1W"}, **alone, **given).table)


async def test_the_last_turn_ends_by_itself_where_nothing_is_left_to_decide(room: Room) -> None:
    await last_of_the_round(room)
    await room.slash(ANN, "attack", zone="B2")

    assert (await room.game()).view().round == 2
    assert "Josh is done for this round." in await room.news()


async def test_the_last_turn_goes_on_while_its_last_step_may_be_taken_back(room: Room) -> None:
    await last_of_the_round(room)
    await room.slash(ANN, "noise")

    assert (await room.game()).view().round == 1
    assert "Taken back" in await room.slash(ANN, "game undo")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "**Josh** has no action left. What remains: **Take back** or **End turn**."),
        ("fr", "**Josh**, plus aucune action. Il reste\xa0: **Annuler** ou **Fin du tour**."),
    ],
)
def test_a_turn_that_goes_on_without_actions_says_what_remains(language: str, told: str) -> None:
    table = mission("00", {"B2": "josh+1W"}, actions={"josh": 1}).table
    table.play("ann", MakeNoise(survivor="josh"))

    assert whose_turn(table, language).endswith(told)


@pytest.mark.parametrize(
    ("drawing", "hands", "opens"),
    [
        ("phil # !", ["crowbar"], ["end-turn"]),
        ("phil+1W # !", ["crowbar"], ["attack"]),
    ],
)
def test_a_menu_opens_on_nothing_that_gains_nothing(
    drawing: str, hands: list[str], opens: list[str]
) -> None:
    """The crowbar could change hands, and noise could be made: neither helps."""
    chair = sitting_of(street(drawing, hands={"phil": hands}).table).chair("ann", "en")
    opening = kit_of("zombicide").moves.opening(chair, chair.commands)

    assert [one.name() for one in opening] == opens
    assert {"equip", "make-noise"} < {one.name() for one in chair.commands}


def test_what_is_free_is_named_while_no_action_is_left() -> None:
    held = {"traits": {"hulk": ["healing-factor"]}, "power": {"hulk": 2}, "wounds": {"hulk": 1}}
    table = city("hulk", actions={"hulk": 0}, active="hulk", **held).table

    told = "**Hulk** has no action left. What remains: Use a trait or **End turn**."
    assert whose_turn(table).endswith(told)


@pytest.mark.parametrize(
    ("searched", "told"),
    [
        ([], "**Amy** has no action left, but 1 free search."),
        (["amy"], "**Amy** has no action left. What remains: **End turn**."),
    ],
)
def test_a_free_search_is_told_only_while_something_can_be_searched(
    searched: list[str], told: str
) -> None:
    table = mission(
        "00", {"B1": "amy"}, actions={"amy": 0}, free={"amy": {"search": 1}}, searched=searched,
        skills={"amy": ["plus-one-free-search"]}, active="amy",
    ).table  # fmt: skip

    assert whose_turn(table).endswith(told)


async def test_the_last_turn_goes_on_while_a_free_action_is_left(room: Room) -> None:
    await last_of_the_round(room, free={"josh": {"move": 1}}, skills={"josh": ["slippery"]})
    await room.slash(ANN, "attack", zone="B2")

    assert (await room.game()).view().round == 1
    assert "move" in {one.name() for one in (await room.game()).commands(str(ANN.id))}
