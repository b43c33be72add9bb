"""Presses that no control of ours makes: each gets the answer of an old button, and no mistake."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.base.errors import UserError
from bot.base.replies import Person as Asker
from bot.play.menu import Place
from bot.practice.people import ANN, GUILD_ID
from bot.practice.records import Message
from bot.table.controls import page_in, press_of
from bot.table.server_settings import ServerSettings
from tests.bot.conftest import ONE, Room, walk_components

HUGE = 10**30
FORGED = [
    f"g:{HUGE}:{HUGE}:end:",
    f"g:1:{HUGE}:answer:x",
    f"g:1:{HUGE}:do:x",
    "g:1:999999999999999:answer:x",
    "g:1:5:nonsense:",
    "g:1:5::",
    "g:::answer:",
    "g:1:x:end:",
    "g:-1:-5:end:",
    "g:١:٢:end:",
    "s:1:2:nonsense:",
    "g:1",
    "g",
    "whatever",
    "f:survivor",
    "\u0000",
]
VERBS = [
    *("act", "menu", "leader", "group", "kind", "do", "answer", "end", "undo", "vote", "sheet"),
    *("hand", "board", "around", "text", "log", "film", "join", "leave", "start", "pick", "mod"),
    *("end-game", "fill", "nonsense", ""),
]
ARGS = [
    *(
        "",
        ".",
        "..",
        "...",
        "....",
        "amy",
        "f:survivor.blue.99",
        "f:survivor.create",
        "amy.search.0.",
        "amy..999999999999.",
        "amy.move.\u00b2.",
    ),
    *(
        "amy.move.--5.",
        f"amy..{HUGE}.",
        "undo.yes",
        "end.",
        "0",
        "-1",
        "\u00b2",
        str(HUGE),
        "\u0661",
    ),
]
NUMBERS = ["0", "1", "2", "7", "999999999999999", str(HUGE), "", "-1", "x", "\u0662"]


async def answer_to(game: Room, status: Message, custom_id: str) -> str:
    pressed = await game.discord.press(ANN, status, custom_id, even_if_gone=True)
    return (await game.discord.wait(pressed)).text


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_press_is_answered_like_an_old_button(game: Room, custom_id: str) -> None:
    before = (await game.game()).to_json()
    status = await game.status()

    said = await answer_to(game, status, custom_id)

    settled = "settled" in said or "an earlier table" in said or "moved on" in said
    assert settled, said
    assert (await game.game()).to_json() == before


async def test_without_a_table_a_forged_press_is_answered_too(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    status = await room.status()
    await room.slash(ANN, "game leave")

    assert "/game new" in await answer_to(room, status, "g:1:5:nonsense:")


async def test_a_form_that_no_release_knows_is_answered(room: Room) -> None:
    asked = await room.begin(ANN, "survivor create")
    await room.discord.wait(asked)
    assert asked.modal is not None
    asked.modal["custom_id"] = "f:nonsense"

    sent = await room.discord.submit_modal(asked, {"name": "Maya"})

    assert "/game new" in (await room.discord.wait(sent)).text


def forged(chance: random.Random, table: int) -> str:
    numbers = [*NUMBERS, str(table)]
    sort = chance.choice(["g", "s"])
    parts = [chance.choice(numbers), chance.choice(numbers), chance.choice(VERBS)]
    return ":".join([sort, *parts, chance.choice(ARGS)])[:100]


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_a_press_says_it_is_answered_without_a_mistake(
    game: Room, seed: int
) -> None:
    chance = random.Random(seed)
    for _ in range(40):
        status = await game.status()
        custom_id = forged(chance, 1)
        if chance.random() < 0.5:
            values = [chance.choice([*ARGS, "x"]) or "x"]
            asked = await game.discord.select(ANN, status, custom_id, values, even_if_gone=True)
        else:
            asked = await game.discord.press(ANN, status, custom_id, even_if_gone=True)
        said = (await game.discord.wait(asked)).text
        assert said, custom_id
        assert "went wrong" not in said, custom_id
        if await game.store.live_in(game.discord.channel(ONE).id) is None:
            return  # among them is the button that ends a game


def test_numbers_in_controls_are_small_and_plain() -> None:
    assert press_of("g:1:2:end:") is not None
    for custom_id in FORGED:
        press = press_of(custom_id)
        assert press is None or max(press.table, press.moment) < 10**15
    for text in ARGS:
        assert abs(page_in(text)) < 10**6
        assert abs(Place.read(text).page) < 10**6


def controls(message: Message) -> Iterator[str]:
    for part in walk_components(message.components):
        if "custom_id" in part:
            yield str(part["custom_id"])


async def test_every_control_of_ours_is_read_as_a_press(game: Room) -> None:
    found = list(controls(await game.status()))

    assert found
    assert all(press_of(custom_id) is not None for custom_id in found)


@pytest.mark.parametrize("what", ["channels", "roles"])
@pytest.mark.parametrize("value", ["9" * 40, "9" * 5000, "\u0663", "\u00b2", "-1", "", "x", "1.5"])
async def test_settings_take_no_id_that_discord_does_not_give(
    room: Room, what: str, value: str
) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    status = await room.status()

    asked = await room.discord.select(
        ANN, status, f"s:0:0:setup:{what}", [value], even_if_gone=True
    )

    assert "/game new" in (await room.discord.wait(asked)).text
    assert await room.bot.tables.guilds.of(GUILD_ID) == ServerSettings(GUILD_ID)


@pytest.mark.parametrize("person", ["9" * 40, "\u0663", "\u00b2", "x", ""])
async def test_nobody_is_seated_whose_id_discord_does_not_give(game: Room, person: str) -> None:
    moderating, channel = game.bot.moderating, game.discord.channel(ONE).id
    asker = Asker("1", "Ann", "en", moderator=True)
    async with game.bot.tables.at(channel) as table:
        with pytest.raises(UserError, match="cannot-be-seated"):
            await moderating.ask(table, asker, "seat", f"{person}/0/Somebody")
