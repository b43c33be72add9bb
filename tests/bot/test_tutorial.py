"""Whole tutorials through the real client: typed commands, buttons and menus, to the very end."""

from __future__ import annotations

from typing import Any

import engine
from bot.practice.people import ANN, BOB, PEOPLE, Person
from bot.practice.records import Message, walk_components
from bot.store.export import GameFile, verify
from bot.table.controls import tag
from bot.table.tables import Game
from tests.bot.conftest import ONE, Room, labels_of, select_of

PERSON = {str(person.id): person for person in PEOPLE}
TURNS = 400


async def take_a_turn(room: Room, game: Game, *, by_menu: bool, where: str = ONE) -> bool:
    """One command or answer, as the autopilot advises; False where nobody has anything to do."""
    for seat in game.seats:
        advice = engine.autopilot(game, seat)
        if advice is None:
            continue
        if isinstance(advice, str):
            await answer(room, PERSON[seat], advice, where)
        elif by_menu:
            await choose(room, PERSON[seat], advice, where)
        else:
            await room.type_command(PERSON[seat], advice, where)
        return True
    return False


async def answer(room: Room, who: Person, option: str, where: str = ONE) -> None:
    """Presses the button of an option, or chooses it in the select, under the status message."""
    status = await room.status(where)
    wanted = tag(option)
    for row in status.components:
        for part in row["components"]:
            if part["type"] == 2 and part["custom_id"].endswith(f":answer:{wanted}"):
                await room.discord.wait(await room.discord.press(who, status, part["custom_id"]))
                return
    custom_id = select_of(status)["custom_id"]
    await room.discord.wait(await room.discord.select(who, status, custom_id, [wanted]))


async def choose(room: Room, who: Person, command: engine.Command, where: str = ONE) -> None:
    """Goes through the menu Act to a command."""
    do, survivor = command.plain()["do"], command.plain()["survivor"]
    status = await room.status(where)
    act = status.components[0]["components"][0]["custom_id"]
    opened = await room.discord.press(who, status, act)
    menu: Message = (await room.discord.wait(opened)).message
    for row in menu.components:
        for part in row["components"]:
            if part["type"] == 2 and part["custom_id"].endswith(f":menu:{survivor}.."):
                pressed = await room.discord.press(who, menu, part["custom_id"])
                menu = (await room.discord.wait(pressed)).message
    kinds = select_of(menu)["custom_id"]
    chosen = await room.discord.wait(await room.discord.select(who, menu, kinds, [do]))
    menu = chosen.message
    wanted = tag(command.canonical())
    for row in menu.components:
        for part in row["components"]:
            if part["type"] == 2 and part["custom_id"].endswith(f":do:{wanted}"):
                await room.discord.wait(await room.discord.press(who, menu, part["custom_id"]))
                return
    while targets := [one for one in selects_of(menu) if ":do:" in one["custom_id"]]:
        if wanted in [option["value"] for option in targets[0]["options"]]:
            chosen = await room.discord.select(who, menu, targets[0]["custom_id"], [wanted])
            await room.discord.wait(chosen)
            return
        on = next(label for label in labels_of(menu) if label in ("More", "Suite"))
        menu = (await room.discord.wait(await room.discord.press(who, menu, on))).message


def selects_of(message: Message) -> list[dict[str, Any]]:
    return [part for part in walk_components(message.components) if part["type"] == 3]


async def test_a_whole_tutorial_is_played_by_typing_and_by_pressing(room: Room) -> None:
    await room.open_game(ANN, BOB, survivors="Amy, Doug, Josh")

    record = await room.store.live_in(room.discord.channel(ONE).id)
    turns = 0
    while record and turns < TURNS:
        await take_a_turn(room, engine.load_table(record.game), by_menu=turns % 2 == 0)
        record = await room.store.live_in(room.discord.channel(ONE).id)
        turns += 1
    messages = await room.told()

    assert turns < TURNS
    ending = messages[-2]
    assert "night" in ending.content
    poster, whole_game = ending.attachments
    assert poster.filename == "poster.png"
    assert "Amy" in (poster.description or "")
    exported = GameFile.model_validate_json(await room.discord.attachment(whole_game.id))
    assert verify(exported) == []
    assert "/game new" in messages[-1].content
    assert not messages[-1].components
    rounds = [one for one in messages if one.attachments]
    assert len(rounds) >= 3
    assert all(one.attachments[0].description for one in rounds)
