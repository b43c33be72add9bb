"""Survivors as files: imported, shown, exported, removed with a way back, never changed in play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import engine
from bot.practice.interactions import Interaction
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID, Person
from bot.practice.records import Upload
from bot.store.library import MOST_SURVIVORS
from tests.bot.conftest import Room, choices_of

FILES = Path(__file__).parent.parent / "survivors"
TEXTS = {(one.parent.name, one.stem): one.read_text("utf-8") for one in FILES.glob("*/*.toml")}
DAKOTA = TEXTS["zombicide", "dakota"]


async def file_of(room: Room, answer: Interaction) -> str:
    """The text of the file that is attached to an answer."""
    answered = await room.discord.wait(answer)
    file = next(one for one in answered.message.attachments if one.filename.endswith(".toml"))
    return (await room.discord.attachment(file.id)).decode()


async def send(
    room: Room, who: Person, text: str | bytes, game: str = "zombicide", locale: str = ""
) -> str:
    content = text.encode() if isinstance(text, str) else text
    filled: dict[str, Any] = {"file": Upload("dakota.toml", content), "game": game}
    return await room.slash(who, "survivor import", locale=locale, **filled)


@pytest.mark.parametrize(("game", "one"), sorted(TEXTS))
async def test_a_survivor_of_a_community_is_imported_chosen_and_led(
    room: Room, game: str, one: str
) -> None:
    text = TEXTS[game, one]
    sheet: dict[str, Any] = engine.read_survivor(game, text)
    name = str(sheet["name"]["en"])

    assert name in await send(room, BOB, text, game)
    await room.slash(ANN, "game new", game=game)
    assert name in choices_of(await room.status())
    await room.slash(ANN, "game join", survivors=name)
    await room.slash(ANN, "game start")

    assert str(sheet["id"]) in [one.id for one in (await room.game()).view().survivors]
    assert name in await room.slash(ANN, "sheet", survivor=name)


async def test_all_faults_are_told_at_once_and_nothing_is_stored(room: Room) -> None:
    text = DAKOTA.replace('"diamond"', '"hexagon"').replace('"destiny"', '"destinyy"')

    said = await send(room, BOB, text)

    assert "hexagon" in said
    assert "Line 12: There is no skill “destinyy”, but there is “destiny”." in said
    assert "Nobody" in await room.slash(BOB, "survivor list")


async def test_faults_are_told_in_french_with_their_lines(room: Room) -> None:
    text = DAKOTA.replace('"Dakota"', '"@Dakota"').replace('"destiny"', '"flying"')

    said = await send(room, BOB, text, locale="fr")

    assert "«\u00a0\\@Dakota\u00a0» ne peut pas être un nom." in said
    assert "Ce jeu n’a pas de compétence «\u00a0flying\u00a0»." in said
    assert "/survivant modèle" in said
    assert "There is" not in said


async def test_a_byte_order_mark_and_line_ends_of_windows_do_no_harm(room: Room) -> None:
    assert "can be chosen" in await send(
        room, BOB, DAKOTA.replace("\n", "\r\n").encode("utf-8-sig")
    )


async def test_the_card_shows_who_made_it_under_which_licence_and_what_is_by_hand(
    room: Room,
) -> None:
    await send(room, BOB, DAKOTA)

    said = await room.slash(CLEO, "survivor show", survivor="Dakota")

    assert "Night Shift Blog" in said
    assert "CC BY-NC 4.0" in said
    assert "Whistle (by hand)" in said
    assert "put a noise token" in said
    assert "Amy" in await room.slash(CLEO, "survivor show", survivor="amy")
    assert "Dakota" in await room.slash(CLEO, "survivor show", survivor="Nobody I know")


async def test_the_template_and_an_exported_survivor_can_be_imported(room: Room) -> None:
    template = await file_of(room, await room.begin(BOB, "survivor template"))
    assert "can be chosen" in await send(room, BOB, template)
    await send(room, BOB, DAKOTA)

    exported = await file_of(room, await room.begin(CLEO, "survivor export", survivor="Dakota"))

    assert engine.read_survivor("zombicide", exported) == engine.read_survivor("zombicide", DAKOTA)
    assert 'author = "Night Shift Blog"' in exported


async def test_an_import_replaces_only_ones_own_and_gives_the_earlier_file(room: Room) -> None:
    await send(room, BOB, DAKOTA)
    changed = DAKOTA.replace('"born-leader"', '"ninja"')

    assert "Somebody else" in await send(room, CLEO, changed)
    assert "taken the place" in await send(room, ANN, changed)
    assert "taken the place" in await send(room, BOB, changed)
    assert "Ninja" in await room.slash(BOB, "survivor list")


async def test_a_survivor_who_is_chosen_or_played_is_never_changed(room: Room) -> None:
    await send(room, BOB, DAKOTA)
    await room.slash(ANN, "game new", game="zombicide")
    await room.slash(ANN, "game join", survivors="Dakota")
    assert "taken the place" in await send(room, BOB, DAKOTA.replace("born-leader", "ninja"))
    await room.slash(ANN, "game start")
    assert "taken the place" in await send(room, BOB, DAKOTA.replace("slippery", "ninja"))

    game = await room.game()
    led = next(one for one in game.view().survivors if one.id == "own-dakota")
    assert led.guest is not None
    assert led.guest.red == ("born-leader", "slippery", "destiny")


async def test_a_removed_survivor_comes_back_with_its_file(room: Room) -> None:
    await send(room, BOB, DAKOTA)
    before = await room.slash(CLEO, "survivor list")

    removed = await room.confirm(BOB, "survivor remove", survivor="Dakota")
    assert "survivor import" in removed.text
    assert "Dakota" not in await room.slash(CLEO, "survivor list")
    await send(room, BOB, await file_of(room, removed))

    assert await room.slash(CLEO, "survivor list") == before


async def test_a_name_is_used_once_and_an_id_in_one_game(room: Room) -> None:
    await send(room, BOB, DAKOTA)

    assert "is called Dakota" in await send(room, BOB, DAKOTA.replace('id = "dakota"', 'id = "dk"'))
    other = TEXTS["living-dead", "ines"].replace("format = 1", 'format = 1\nid = "dakota"')
    assert "another game" in await send(room, BOB, other, "living-dead")


async def test_a_full_server_takes_no_more(room: Room) -> None:
    for number in range(MOST_SURVIVORS):
        sheet = engine.read_survivor("zombicide", DAKOTA.replace("akota", f"{number}"))
        await room.bot.tables.library.keep_survivor(GUILD_ID, "zombicide", sheet, str(BOB.id))

    assert f"{MOST_SURVIVORS} survivors already" in await send(room, BOB, DAKOTA)


async def test_files_are_told_about_in_french_too(room: Room) -> None:
    assert "peut désormais être choisi" in await send(room, BOB, DAKOTA, locale="fr")
    said = await room.slash(BOB, "survivor show", locale="fr", survivor="Dakota")
    assert "Coup de sifflet (à la main)" in said
    assert "Licence" in said
