"""The table is told what was typed; its player reads what comes next, and their secrets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.practice.people import ANN, BOB
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.zombies.placing import drawn_for, put


@pytest.mark.parametrize(
    ("locale", "done", "found"),
    [("en-US", "Done.", "finds a pistol"), ("fr", "C’est fait.", "finds a pistol")],
)
async def test_a_typed_search_is_told_once(game: Room, locale: str, done: str, found: str) -> None:
    asked = await game.discord.wait(await game.begin(ANN, "search", ONE, locale, survivor="amy"))

    assert asked.text.startswith(f"{done}\n")
    assert found not in asked.text
    assert (await game.news()).count(found) == 1
    assert labels_of(asked.message) != []


async def test_a_question_that_follows_is_asked_privately_with_its_options(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")
    asked = await room.discord.wait(await room.begin(ANN, "act"))

    assert "Who goes first?" in asked.text
    assert labels_of(asked.message) == ["Ann", "Bob"]


async def test_what_only_one_may_know_is_still_told_to_that_person(room: Room) -> None:
    given: dict[str, Any] = {"drawn": "corner", "tempo": "brisk", "hands": {"ann": [], "bob": []}}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square", "1E=ann+bob", **given)
    await put(room, table, ANN, BOB)
    said = await room.slash(ANN, "tile", place="3b")

    assert "Only you see what you drew: " in said
    assert "Only you see" not in await room.news()
