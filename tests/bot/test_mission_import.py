"""A server's own missions: brought in, played, kept by tables, taken out; faults all named."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.practice.people import ANN, BOB, Person
from bot.practice.records import Upload
from tests.bot.conftest import ONE, TWO, Room
from tests.zombicide.test_imported import text_of


async def send(room: Room, who: Person, text: str | bytes, name: str = "ours.toml") -> str:
    content = text.encode() if isinstance(text, str) else text
    filled: dict[str, Any] = {"file": Upload(name, content)}
    return await room.slash(who, "mission import", **filled)


async def test_a_mission_is_brought_in_played_and_taken_out_again(room: Room) -> None:
    assert "can be played" in await send(room, ANN, text_of("02"))
    assert "ours · Y-Zone" in await room.slash(BOB, "mission list")
    offered = await room.discord.autocomplete(BOB, ONE, "game new", "mission", "ours")
    assert "ours" in [one["value"] for one in offered]

    await room.slash(BOB, "game new", mission="ours")
    assert "removed" in (await room.confirm(ANN, "mission remove", mission="ours")).text
    await room.slash(BOB, "game start")

    assert (await room.game()).view().mission == "ours"
    assert "Y-Zone" in await room.slash(BOB, "game status")
    assert "ours ·" not in await room.slash(BOB, "mission list")
    said = await room.slash(BOB, "game new", where=TWO, mission="ours")
    assert "no such mission" in said


async def test_a_file_may_begin_with_a_byte_order_mark(room: Room) -> None:
    assert "can be played" in await send(room, ANN, text_of("02").encode("utf-8-sig"))


@pytest.mark.parametrize("encoding", ["utf-16", "cp1252"])
async def test_a_file_in_another_encoding_is_no_text(room: Room, encoding: str) -> None:
    assert "UTF-8" in await send(room, ANN, 'title = "réglé"'.encode(encoding))


async def test_a_table_keeps_the_mission_it_was_opened_with(room: Room) -> None:
    await send(room, ANN, text_of("02"))
    await room.slash(BOB, "game new", mission="ours")

    renamed = text_of("02").replace('en = "Y-Zone"', 'en = "Z-Zone"')
    assert "taken the place" in await send(room, ANN, renamed)
    await room.slash(BOB, "game start")

    assert "Y-Zone" in await room.slash(BOB, "game status")
    assert "Z-Zone" in await room.slash(ANN, "mission show", mission="ours")


async def test_a_mission_is_removed_once_that_is_confirmed_and_can_be_had_back(
    room: Room,
) -> None:
    await send(room, ANN, text_of("02"))
    assert "Y-Zone" in await room.slash(ANN, "mission remove", mission="ours")
    assert "ours ·" in await room.slash(BOB, "mission list")

    removed = await room.confirm(ANN, "mission remove", mission="ours")

    assert "ours ·" not in await room.slash(BOB, "mission list")
    (file,) = removed.message.attachments
    content = await room.discord.attachment(file.id)
    assert "can be played" in await send(room, ANN, content, file.filename)


async def test_a_mission_that_is_replaced_can_be_had_back(room: Room) -> None:
    await send(room, ANN, text_of("02"))
    another = text_of("02").replace('en = "Y-Zone"', 'en = "Z-Zone"')
    filled: dict[str, Any] = {"file": Upload("ours.toml", another.encode())}
    replaced = await room.discord.wait(await room.begin(ANN, "mission import", **filled))

    former = next(one for one in replaced.message.attachments if one.filename == "ours.toml")

    assert await room.discord.attachment(former.id) == text_of("02").encode()


async def test_only_moderators_bring_in_and_take_out(room: Room) -> None:
    assert "Manage Server" in await send(room, BOB, text_of("02"))
    assert "Manage Server" in await room.slash(BOB, "mission remove", mission="ours")
    assert "ours ·" not in await room.slash(BOB, "mission list")


async def test_every_fault_of_a_file_is_named(room: Room) -> None:
    text = re.sub(r"^minutes = .*$", "minutes = 0", text_of("02"), flags=re.M)
    text = text.replace("difficulty = ", 'difficulty = "awful" # ')

    said = await send(room, ANN, text)

    assert "2 things need mending" in said
    assert "awful" in said
    assert "minutes" in said


async def test_faults_are_told_in_the_persons_language_with_their_lines(room: Room) -> None:
    text = re.sub(r"^minutes = .*$", "minutes = 0", text_of("02"), flags=re.M)
    line = text.splitlines().index("minutes = 0") + 1
    filled: dict[str, Any] = {"file": Upload("ours.toml", text.encode())}

    french = await room.slash(ANN, "mission import", locale="fr", **filled)
    english = await room.slash(ANN, "mission import", **filled)

    assert f"Ligne {line}\u00a0: minutes\u00a0: 0 est trop petit\u00a0; au moins 1." in french
    assert f"Line {line}: minutes is 0; 1 is the least." in english
    said = await room.slash(ANN, "mission template", locale="fr", tiles="9Z@0")
    assert "Il n’y a pas de face 9Z" in said


async def test_a_drawing_that_is_needed_stands_whole_in_a_file(room: Room) -> None:
    text = re.sub(r'names = """.*?"""', 'names = ""', text_of("02"), flags=re.S)
    filled: dict[str, Any] = {"file": Upload("ours.toml", text.encode())}

    answer = await room.discord.wait(await room.begin(ANN, "mission import", **filled))

    (file,) = answer.message.attachments
    told = (await room.discord.attachment(file.id)).decode()
    tiles = len(re.findall(r"@", text))
    drawing = [one for one in told.splitlines() if re.match(r"\s*[A-Z]\d+ +[A-Z]\d+", one)]
    assert sum(len(one.split()) for one in drawing) == 64 * tiles
    assert "file below" in answer.text


async def test_a_title_with_invisible_signs_is_one_fault_among_others(room: Room) -> None:
    text = text_of("02").replace('en = "Y-Zone"', 'en = "Y\u202e"')
    said = await send(room, ANN, re.sub(r"^minutes = .*$", "minutes = 0", text, flags=re.M))

    assert "U+202E" in said
    assert "2 things need mending" in said


async def test_of_a_hundred_faults_all_are_in_a_file(room: Room) -> None:
    unknown = "\n".join(f"unknown_{number} = {number}" for number in range(100))
    filled: dict[str, Any] = {"file": Upload("ours.toml", f"{unknown}\n{text_of('02')}".encode())}

    answer = await room.discord.wait(await room.begin(ANN, "mission import", **filled))

    assert "100 things need mending" in answer.text
    assert "file below" in answer.text
    (file,) = answer.message.attachments
    told = (await room.discord.attachment(file.id)).decode()
    assert [n for n in range(100) if f"unknown_{n} is not" not in told] == []


async def test_what_is_no_mission_file_is_refused_kindly(room: Room) -> None:
    assert "KiB" in await send(room, ANN, b"#" * 70_000)
    assert "UTF-8" in await send(room, ANN, b"\xff\xfe\x00")
    assert "not TOML" in await send(room, ANN, "id = ")
    assert "deep" in await send(room, ANN, "[" * 3000)
    assert "mission of the box" in await send(room, ANN, text_of("02", "02"))
    assert "no such mission of its own" in await room.slash(ANN, "mission remove", mission="02")


async def test_a_mission_is_shown_with_its_map_before_play(room: Room) -> None:
    asked = await room.begin(BOB, "mission show", mission="03")
    message = (await room.discord.wait(asked)).message

    assert "What is special" in message.content
    picture = message.attachments[0]
    assert picture.content_type == "image/png"
    assert picture.description
    said = await room.slash(BOB, "mission show", mission="03", locale="fr")
    assert "Les 24 h de Zombiecity" in said


async def test_a_mission_is_made_from_the_template_shown_with_its_maker_and_given_out(
    room: Room,
) -> None:
    filled: dict[str, Any] = {"tiles": "5D@0 2C@180"}
    made = await room.discord.wait(await room.begin(BOB, "mission template", **filled))
    (file,) = made.message.attachments
    text = (await room.discord.attachment(file.id)).decode()
    assert "S1 S1 S3" in text
    ours = text.replace('author = ""', 'author = "Bob **B.**"').replace(
        'licence = ""', 'licence = "CC BY 4.0"'
    )

    assert "can be played" in await send(room, ANN, ours)
    shown = await room.slash(BOB, "mission show", mission="my-mission")
    assert r"Made by Bob \*\*B.\*\*. Licence: CC BY 4.0." in shown
    given = await room.discord.wait(await room.begin(BOB, "mission export", mission="my-mission"))
    (file,) = given.message.attachments
    assert (await room.discord.attachment(file.id)).decode() == ours


async def test_a_mission_of_the_box_is_given_out_too(room: Room) -> None:
    given = await room.discord.wait(await room.begin(BOB, "mission export", mission="02"))
    (file,) = given.message.attachments

    sent = (await room.discord.attachment(file.id)).decode()
    assert "can be played" in await send(room, ANN, sent.replace('id = "02"', 'id = "ours"', 1))


async def test_tiles_that_do_not_exist_are_named_with_those_that_do(room: Room) -> None:
    said = await room.slash(BOB, "mission template", tiles="1B@0 9Z@0")

    assert "there is no tile side '9Z'; known are 1B" in said
