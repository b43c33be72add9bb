"""Survivors that people make: picked from lists, faults named, chosen, kept by tables, removed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.family.sketch import skills_in
from bot.play.forms import repeated, repeating
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID, Person
from bot.practice.records import Message, walk_components
from bot.store.library import MOST_SURVIVORS
from tests.bot.conftest import Room, choices_of, labels_of, running, select_of
from tests.renders.views import zombicide_box

MAYA = {
    "blue": ["sniper"],
    "yellow": ["plus-one-action"],
    "orange": ["medic", "lucky"],
    "red": ["tough", "ninja"],
}
LEVELS = tuple(MAYA)
FIRST, SECOND = "Back", "More"


def fields_of(modal: dict[str, Any]) -> dict[str, str]:
    """What stands in the inputs of a modal."""
    inputs = [part for part in walk_components(modal["components"]) if "custom_id" in part]
    return {str(part["custom_id"]): str(part.get("value", "")) for part in inputs}


def chosen_in(message: Message, level: str) -> list[str]:
    """What the list of a level shows as chosen."""
    options = select_of(message, LEVELS.index(level))["options"]
    return [option["value"] for option in options if option.get("default")]


async def named(room: Room, who: Person, name: str = "Maya", locale: str = "") -> Message:
    """Fills in the name; the message with the lists that answers it."""
    asked = await room.begin(who, "survivor create", locale=locale)
    await room.discord.wait(asked)
    assert asked.modal is not None
    sent = await room.discord.submit_modal(asked, {"name": name})
    return (await room.discord.wait(sent)).message


async def press(room: Room, who: Person, sketch: Message, label: str, locale: str = "en-US") -> str:
    pressed = await room.discord.press(who, sketch, label, locale)
    return (await room.discord.wait(pressed)).text


async def choose(
    room: Room, who: Person, sketch: Message, level: str, *skills: str, locale: str = "en-US"
) -> str:
    """Chooses in the list of a level, as it is shown."""
    custom_id = str(select_of(sketch, LEVELS.index(level))["custom_id"])
    sent = await room.discord.select(who, sketch, custom_id, skills, locale)
    return (await room.discord.wait(sent)).text


async def all_pages(room: Room, who: Person, sketch: Message) -> AsyncIterator[int]:
    """The number of each page, while that is shown."""
    number = 1
    yield number
    while SECOND in pressable(sketch):
        await press(room, who, sketch, SECOND)
        number += 1
        yield number


async def choose_all(room: Room, who: Person, sketch: Message, **changes: list[str]) -> str:
    """Chooses what Maya has, on all pages of the lists; what stands in the end, on the first."""
    said = ""
    async for _ in all_pages(room, who, sketch):
        for level, skills in {**MAYA, **changes}.items():
            offered = choices_of(sketch, LEVELS.index(level)).values()
            shown = [one for one in skills if one in offered]
            if shown:
                said = await choose(room, who, sketch, level, *shown)
    while FIRST in pressable(sketch):
        said = await press(room, who, sketch, FIRST)
    return said


def pressable(message: Message) -> list[str]:
    parts = walk_components(message.components)
    return [str(part["label"]) for part in parts if part["type"] == 2 and not part.get("disabled")]


async def make(room: Room, who: Person, name: str = "Maya", **changes: list[str]) -> str:
    """Makes a survivor from its name to the last press."""
    sketch = await named(room, who, name)
    await choose_all(room, who, sketch, **changes)
    return await press(room, who, sketch, "Create")


async def test_a_survivor_is_made_chosen_and_played(room: Room) -> None:
    assert "can be chosen" in await make(room, BOB)
    await room.slash(ANN, "game new", game="zombicide")
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
    await make(room, BOB)
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game join", survivors="Maya")
    await room.slash(CLEO, "game join")

    removed = await room.confirm(BOB, "survivor remove", survivor="Maya")
    assert "off the list" in removed.text
    assert "somebody else" in await room.slash(CLEO, "game join", survivors="Maya")
    await room.slash(ANN, "game start")

    assert "own-maya" in [one.id for one in (await room.game()).view().survivors]


async def test_who_made_one_or_a_moderator_may_remove_it(room: Room) -> None:
    await make(room, BOB)

    assert "Somebody else" in await room.slash(CLEO, "survivor remove", survivor="maya")
    assert "Maya" in await room.slash(CLEO, "survivor list")
    removed = await room.confirm(ANN, "survivor remove", survivor="maya")
    assert "off the list" in removed.text
    assert "Maya" not in await room.slash(CLEO, "survivor list")


async def test_a_survivor_is_removed_once_that_is_confirmed_and_can_be_had_back(
    room: Room,
) -> None:
    await make(room, BOB)
    assert "Maya" in await room.slash(BOB, "survivor remove", survivor="Maya")
    before = await room.slash(CLEO, "survivor list")
    assert "Maya" in before

    removed = await room.confirm(BOB, "survivor remove", survivor="Maya")
    assert "Maya" not in await room.slash(CLEO, "survivor list")
    await press(room, BOB, removed.message, "Create")

    assert await room.slash(CLEO, "survivor list") == before


async def test_skills_are_picked_from_lists_and_stand_in_the_message(room: Room) -> None:
    sketch = await named(room, BOB)
    assert "Maya" in sketch.content
    assert "no skill is chosen" in sketch.content
    assert pressable(sketch) == [SECOND, "Another name"]

    said = await choose_all(room, BOB, sketch)
    assert all(one in said for one in ("Sniper", "+1 action", "Lucky, Medic", "Ninja, Tough"))
    assert pressable(sketch) == [SECOND, "Another name", "Create"]
    assert chosen_in(sketch, "yellow") == ["plus-one-action"]
    assert chosen_in(sketch, "blue") == []

    await press(room, BOB, sketch, SECOND)
    assert chosen_in(sketch, "blue") == ["sniper"]
    assert sorted(chosen_in(sketch, "red")) == ["ninja", "tough"]
    assert "can be chosen" in await press(room, BOB, sketch, "Create")
    assert labels_of(sketch) == []
    listed = await room.slash(BOB, "survivor list")
    assert "**Maya**: Sniper | +1 action | Lucky, Medic | Ninja, Tough" in listed


async def test_a_level_of_one_skill_takes_the_last_one_chosen_whatever_its_page(room: Room) -> None:
    sketch = await named(room, BOB)
    assert "> **Blue** +1 action" in await choose(room, BOB, sketch, "blue", "plus-one-action")

    await press(room, BOB, sketch, SECOND)
    assert "> **Blue** Sniper\n" in await choose(room, BOB, sketch, "blue", "sniper")
    assert "> **Blue** –" in await choose(room, BOB, sketch, "blue")


async def test_too_many_skills_of_both_pages_are_told_and_can_be_put_back(room: Room) -> None:
    sketch = await named(room, BOB)
    await choose_all(room, BOB, sketch)

    said = await choose(room, BOB, sketch, "orange", "ambidextrous")
    assert "Orange: 3 skills are chosen" in said
    assert "at most 2" in said
    assert "Create" not in pressable(sketch)

    assert "> **Orange** Lucky, Medic" in await choose(room, BOB, sketch, "orange")
    assert "Create" in pressable(sketch)


async def test_a_skill_on_two_levels_is_told(room: Room) -> None:
    sketch = await named(room, BOB)

    said = await choose_all(room, BOB, sketch, red=["sniper"])

    assert "Sniper is chosen on more than one level. House rule" in said
    assert "Create" not in pressable(sketch)


async def test_a_name_that_will_not_do_is_mended_and_the_skills_stay(room: Room) -> None:
    sketch = await named(room, BOB, "@@@")
    said = await choose_all(room, BOB, sketch)
    assert r"The name “\@\@\@” does not do" in said
    assert "Create" not in pressable(sketch)

    again = await room.discord.press(BOB, sketch, "Another name")
    await room.discord.wait(again)
    assert again.modal is not None
    assert fields_of(again.modal) == {"name": "@@@"}

    mended = await room.discord.submit_modal(again, {"name": "Maya"})
    said = (await room.discord.wait(mended)).text
    assert all(one in said for one in ("Maya", "Sniper", "Lucky, Medic"))
    assert "can be chosen" in await press(room, BOB, sketch, "Create")


async def test_a_sketch_goes_on_after_a_restart(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        sketch = await named(room, BOB)
        await choose_all(room, BOB, sketch)

    async with running(discord, tmp_path) as room:
        await choose(room, BOB, sketch, "yellow", "plus-one-free-move")
        assert "can be chosen" in await press(room, BOB, sketch, "Create")
        assert "+1 free move action" in await room.slash(BOB, "survivor list")


async def test_a_name_is_used_once_and_the_box_comes_first(room: Room) -> None:
    await make(room, BOB)

    assert "there already" in (await named(room, CLEO)).content
    assert "there already" in (await named(room, CLEO, "amy")).content


async def test_a_name_taken_meanwhile_is_told_at_the_last_press(room: Room) -> None:
    sketch = await named(room, CLEO)
    await choose_all(room, CLEO, sketch, blue=["swordmaster"])
    await make(room, BOB)

    assert "there already" in await press(room, CLEO, sketch, "Create")
    assert (await room.slash(BOB, "survivor list")).count("Maya") == 1


async def test_a_survivor_created_twice_is_one(room: Room) -> None:
    sketch = await named(room, BOB)
    await choose_all(room, BOB, sketch)
    create = next(
        str(part["custom_id"])
        for part in walk_components(sketch.components)
        if part.get("label") == "Create"
    )
    first = await room.discord.press(BOB, sketch, create)
    second = await room.discord.press(BOB, sketch, create, even_if_gone=True)

    for one in (first, second):
        assert "can be chosen" in (await room.discord.wait(one)).text
    assert (await room.slash(BOB, "survivor list")).count("Maya") == 1


async def test_the_lists_are_in_french_too(room: Room) -> None:
    sketch = await named(room, BOB, locale="fr")
    assert "aucune compétence" in sketch.content

    await press(room, BOB, sketch, "Suite", "fr")
    said = await choose(room, BOB, sketch, "orange", "medic", "lucky", locale="fr")
    assert "> **Orange** Chanceux, Médecin" in said
    assert pressable(sketch) == ["Retour", "Suite", "Autre nom"]


async def test_every_skill_is_listed_once(room: Room) -> None:
    sketch = await named(room, BOB)
    listed: list[str] = []
    async for _ in all_pages(room, BOB, sketch):
        listed += choices_of(sketch).values()

    assert sorted(listed) == sorted(zombicide_box().skills)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_skill_is_read_back_by_its_name(language: str) -> None:
    for skill in zombicide_box().skills.values():
        lines = repeated(repeating({"Name": "Maya", "Red": skill.name.in_(language)}))
        assert skills_in(zombicide_box(), lines[1]) == [skill.id]


async def test_a_full_server_is_told_before_anything_is_picked(room: Room) -> None:
    library = room.bot.tables.library
    looks = {"portrait", "pose"}
    like = zombicide_box().characters["amy"].model_dump(mode="json", exclude=looks)
    for number in range(MOST_SURVIVORS):
        sheet = like | {"id": f"own-{number}", "name": {"fr": f"N{number}", "en": f"N{number}"}}
        await library.keep_survivor(GUILD_ID, "zombicide", sheet, str(BOB.id))

    sketch = await named(room, BOB)
    assert f"{MOST_SURVIVORS} survivors already" in sketch.content
    await choose_all(room, BOB, sketch)
    assert "Create" not in pressable(sketch)

    await library.drop_survivor(GUILD_ID, "own-0")
    await press(room, BOB, sketch, SECOND)
    assert "can be chosen" in await press(room, BOB, sketch, "Create")


@pytest.mark.parametrize("inside", ["", "blue", "blue.-9", "red.999999", "gold.0", "create.x"])
async def test_a_forged_press_changes_nothing_and_is_answered(room: Room, inside: str) -> None:
    sketch = await named(room, BOB)

    custom_id = f"s:0:0:fill:f:survivor.{inside}"
    sent = await room.discord.select(BOB, sketch, custom_id, ["nonsense"], even_if_gone=True)

    assert "Maya" in (await room.discord.wait(sent)).text
    assert "Nobody" in await room.slash(BOB, "survivor list")
