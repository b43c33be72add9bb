"""/help says what can be done here and now, and has the buttons for it."""

from __future__ import annotations

import pytest

from bot.practice.people import ANN, BOB, CLEO, Person
from bot.practice.records import Message
from tests.bot.conftest import ONE, TWO, Room, labels_of

GAMES = [
    "Zombicide",
    "Night of the Living Dead",
    "Marvel Zombies: Heroes’ Resistance",
    "Zombies!!!",
    "Trust Me",
]


async def helped(room: Room, who: Person, where: str = ONE, locale: str = "") -> Message:
    asked = await room.begin(who, "help", where, locale)
    return (await room.discord.wait(asked)).message


async def pressed(room: Room, who: Person, message: Message, label: str) -> Message:
    asked = await room.discord.press(who, message, label)
    return (await room.discord.wait(asked)).message


async def test_where_nobody_plays_a_button_opens_each_game(room: Room) -> None:
    shown = await helped(room, ANN)

    assert shown.content.startswith("**Nobody plays here yet.**")
    assert labels_of(shown) == [*(f"Open {game}" for game in GAMES), "Rules"]
    opened = await pressed(room, ANN, shown, "Open Night of the Living Dead")
    assert opened.content.startswith("The table is open: What happened here? ")
    assert "What happened here?" in (await room.status()).content


async def test_a_table_opened_by_help_speaks_the_language_of_who_opens_it(room: Room) -> None:
    shown = await helped(room, ANN, locale="fr")
    asked = await room.discord.press(ANN, shown, "Ouvrir Zombies!!!", "fr")
    await room.discord.wait(asked)

    assert "une table est ouverte" in (await room.status()).content


async def test_where_somebody_was_quicker_the_button_opens_nothing(room: Room) -> None:
    shown = await helped(room, ANN)
    await room.slash(BOB, "game new", game="zombicide")

    late = await pressed(room, ANN, shown, "Open Zombies!!!")
    assert late.content.startswith("A table is open in this channel already: **Tutorial**.")
    assert labels_of(late) == ["Join", "Open it in a thread"]


async def test_in_a_lobby_one_joins_and_who_sits_there_starts(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    bob = await helped(room, BOB)
    assert labels_of(bob) == ["Join", "Rules"]
    await pressed(room, BOB, bob, "Join")
    ann = await helped(room, ANN)

    assert labels_of(ann) == ["Start", "Rules"]
    assert (await pressed(room, ANN, ann, "Start")).content == "The game begins."


async def test_on_ones_turn_there_is_a_hint_and_the_menu(game: Room) -> None:
    shown = await helped(game, ANN)

    assert "💡 **" in shown.content
    assert labels_of(shown) == ["Act", "Hint", "Whole map", "Rules"]
    assert "Amy" in (await pressed(game, ANN, shown, "Act")).content


async def test_who_waits_and_who_watches_is_told_so(game: Room) -> None:
    waiting, watching = await helped(game, BOB), await helped(game, CLEO)

    assert "There is nothing for you to do right now;" in waiting.content
    assert labels_of(waiting) == ["Act", "Whole map", "Rules"]
    assert watching.content.startswith("**You watch this game.**")
    assert labels_of(watching) == ["Whole map", "Rules"]


@pytest.mark.parametrize("where", [ONE, TWO])
async def test_rules_are_those_of_the_game_that_is_played(room: Room, where: str) -> None:
    await room.slash(ANN, "game new", TWO, game="zombies")
    rules = await pressed(room, CLEO, await helped(room, CLEO, where), "Rules")

    expected = {ONE: "Several games are played here.", TWO: "**Rules of Zombies!!!, on request.**"}
    assert rules.content.startswith(expected[where])


@pytest.mark.parametrize("locale", ["en-US", "fr"])
@pytest.mark.parametrize("ruleset", ["zombicide", "living-dead", "heroes-resistance", "zombies"])
async def test_help_fits_a_message_in_every_game(room: Room, ruleset: str, locale: str) -> None:
    await room.slash(ANN, "game new", game=ruleset, locale=locale)
    for _ in ("lobby", "game"):
        shown = await helped(room, ANN, locale=locale)
        assert len(shown.content) <= 2000
        assert "…" not in shown.content[-2:]
        await room.slash(ANN, "game start")
