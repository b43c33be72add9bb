"""Survivors that people make: filled in, faults named, chosen, kept by tables, removed."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import engine
from bot.games.family.roster import sheet_of
from bot.practice.acting import Values
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.practice.records import walk_components
from tests.bot.conftest import ONE, Room, choices_of, labels_of, running

CONTENT = engine.load_content("zombicide")
MAYA = {
    "name": "Maya",
    "blue": "Sniper",
    "yellow": "+1 action",
    "orange": "Medic, Lucky",
    "red": "tough; Ninja",
}


def fields_of(modal: dict[str, Any]) -> list[dict[str, Any]]:
    """The inputs of a modal."""
    return [part for part in walk_components(modal["components"]) if "custom_id" in part]


async def fill_in(room: Room, who: Person, locale: str = "", **changes: str) -> str:
    asked = await room.begin(who, "survivor create", locale=locale)
    await room.discord.wait(asked)
    assert asked.modal is not None
    values: Values = {**MAYA, **changes}
    sent = await room.discord.submit_modal(asked, values)
    return (await room.discord.wait(sent)).text


async def test_a_survivor_is_made_chosen_and_played(room: Room) -> None:
    assert "can be chosen" in await fill_in(room, BOB)
    await room.slash(ANN, "game new")
    assert "Maya" in choices_of(await room.status())

    assert "Maya" in await room.slash(ANN, "game join", survivors="Maya, Amy")
    await room.slash(ANN, "game start")

    view = (await room.game()).view()
    maya = next(one for one in view.survivors if one.id == "own-maya")
    assert maya.guest is not None
    assert "sniper" in maya.skills
    assert "Maya" in await room.slash(ANN, "sheet", survivor="Maya")
    assert "Maya" in await room.slash(ANN, "board", text=True)
    assert any("Maya" in one.content for one in await room.told())
    assert "own-maya" not in await room.slash(ANN, "end", survivor="Maya")


async def test_a_table_keeps_a_survivor_that_was_removed(room: Room) -> None:
    await fill_in(room, BOB)
    await room.slash(ANN, "game new")
    await room.slash(ANN, "game join", survivors="Maya")
    await room.slash(CLEO, "game join")

    assert "off the list" in await room.slash(BOB, "survivor remove", survivor="Maya")
    assert "somebody else" in await room.slash(CLEO, "game join", survivors="Maya")
    await room.slash(ANN, "game start")

    assert "own-maya" in [one.id for one in (await room.game()).view().survivors]


async def test_who_made_one_or_a_moderator_may_remove_it(room: Room) -> None:
    await fill_in(room, BOB)

    assert "Somebody else" in await room.slash(CLEO, "survivor remove", survivor="maya")
    assert "Maya" in await room.slash(CLEO, "survivor list")
    assert "off the list" in await room.slash(ANN, "survivor remove", survivor="maya")
    assert "Maya" not in await room.slash(CLEO, "survivor list")


async def test_every_fault_of_a_form_is_named_with_what_was_probably_meant(room: Room) -> None:
    said = await fill_in(room, BOB, name="@@@", blue="Snipper", red="a, b, c, d")

    assert "@@@" in said
    assert "Did you mean Sniper?" in said
    assert "4 skills" in said
    assert "/survivor create" in said
    assert "Nobody" in await room.slash(BOB, "survivor list")


async def test_a_form_that_was_wrong_comes_back_filled_in(room: Room) -> None:
    """What is right need not be typed again; the message then says what became of it."""
    asked = await room.begin(BOB, "survivor create")
    await room.discord.wait(asked)
    sent = await room.discord.submit_modal(asked, MAYA | {"blue": "Snipper", "yellow": " "})
    wrong = await room.discord.wait(sent)
    assert labels_of(wrong.message) == ["Correct it"]

    again = await room.discord.press(BOB, wrong.message, "Correct it")
    await room.discord.wait(again)
    assert again.modal is not None
    shown = {part["custom_id"]: part.get("value", "") for part in fields_of(again.modal)}
    assert shown == MAYA | {"blue": "Snipper", "yellow": ""}

    right = await room.discord.submit_modal(again, {"blue": "Sniper", "yellow": "+1 action"})
    assert "can be chosen" in (await room.discord.wait(right)).text
    assert labels_of(wrong.message) == []
    assert "Maya" in await room.slash(BOB, "survivor list")


async def test_a_wrong_form_can_be_mended_after_a_restart(
    discord: LocalDiscord, tmp_path: Path
) -> None:
    async with running(discord, tmp_path) as room:
        asked = await room.begin(BOB, "survivor create")
        await room.discord.wait(asked)
        sent = await room.discord.submit_modal(asked, MAYA | {"name": "@@@"})
        wrong = (await room.discord.wait(sent)).message

    async with running(discord, tmp_path) as room:
        again = await room.discord.press(BOB, wrong, "Correct it")
        await room.discord.wait(again)
        right = await room.discord.submit_modal(again, {"name": "Maya"})
        assert "can be chosen" in (await room.discord.wait(right)).text


async def test_a_name_is_used_once_and_the_box_comes_first(room: Room) -> None:
    await fill_in(room, BOB)

    assert "there already" in await fill_in(room, CLEO, blue="Ninja", red="Tough")
    assert "there already" in await fill_in(room, CLEO, name="amy")


async def test_a_form_sent_twice_makes_one_survivor(room: Room) -> None:
    await fill_in(room, BOB)

    assert "can be chosen" in await fill_in(room, BOB)
    assert (await room.slash(BOB, "survivor list")).count("Maya") == 1


async def test_the_form_and_its_faults_are_in_french_too(room: Room) -> None:
    said = await fill_in(room, BOB, "fr", blue="Médecinn", orange="Chanceux")

    assert "n’y a pas de compétence" in said
    offered = await room.discord.autocomplete(BOB, ONE, "survivor remove", "survivor")
    assert offered == []


def test_a_form_full_of_slips_is_answered_at_once() -> None:
    slips = {level: ",".join(f"snip{i}" for i in range(9000)) for level in MAYA}
    begun = time.process_time()

    _, faults = sheet_of(CONTENT, slips, "en")

    assert time.process_time() - begun < 0.3
    assert any("snip0" in one for one in faults)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_skill_can_be_typed_by_its_name(language: str) -> None:
    for skill in engine.load_content("zombicide").skills.values():
        typed = MAYA | {"blue": skill.name.in_(language), "yellow": "", "orange": "", "red": ""}
        sheet, _ = sheet_of(CONTENT, typed, language)
        assert sheet["blue"] == skill.id
