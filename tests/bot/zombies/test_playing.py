"""Whole games of Zombies!!! by slash commands and presses on the local Discord."""

from __future__ import annotations

import pytest

from bot.export import GameFile, draws_of, verify
from bot.practice.people import ANN, BOB, CLEO
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.test_films import with_files
from tests.bot.zombies.driving import open_town, step

MOST_STEPS = 1500
BYTES = 10 * 1024 * 1024


async def test_a_table_opens_with_its_own_lobby(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies", helipad="half", cards="own-turn")
    lobby = await room.status()

    assert "Zombies!!!" in lobby.content
    assert "lower half" in lobby.content
    assert "one’s own turn" in lobby.content
    assert "up to 6" in lobby.content
    assert labels_of(lobby) == ["Join", "Leave", "Start"]


async def test_nobody_is_chosen_by_name(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies")

    assert "own pawn" in await room.slash(BOB, "game join", survivors="Amy")
    assert "at the table" in await room.slash(BOB, "game join")


async def test_options_belong_to_their_game(room: Room) -> None:
    assert "another game" in await room.slash(ANN, "game new", game="zombies", order="free")
    assert "another game" in await room.slash(ANN, "game new", helipad="half")
    assert "open" in await room.slash(ANN, "game new", game="zombies", escape="tile")


async def test_help_and_rules_are_those_of_the_game_at_hand(room: Room) -> None:
    both = await room.slash(ANN, "help")
    assert "/attack" in both
    assert "/tile" in both
    await room.slash(ANN, "game new", game="zombies")

    here = await room.slash(ANN, "help")
    assert "/attack" not in here
    assert "/tile" in here
    assert "Rules of Zombies!!!" in await room.slash(ANN, "rules")
    fear = await room.slash(ANN, "rules", topic="fear")
    assert "does not move, by any means" in fear
    offered = await room.discord.autocomplete(ANN, ONE, "rules", "topic", "hosp")
    assert [one["name"] for one in offered] == ["Zombies!!!, tile: Hospital"]


async def test_a_refusal_names_its_article(room: Room) -> None:
    await open_town(room, ANN, BOB)
    game = await room.game()
    other = BOB if game.acting[0] == str(ANN.id) else ANN

    said = await room.slash(other, "fight")

    assert "turn of" in said
    assert "/rules" in said


async def test_one_who_practises_alone_is_asked_by_nobody(room: Room) -> None:
    await open_town(room, ANN)
    for _ in range(12):
        assert "went wrong" not in await step(room)
        assert all(one.key != "window" for one in (await room.game()).questions)


async def test_a_game_is_played_to_its_end_by_typing(room: Room) -> None:
    await open_town(room, ANN, BOB, trophies="by-players")
    for _ in range(MOST_STEPS):
        if await room.store.live_in(room.discord.channel(ONE).id) is None:
            break
        said = await step(room)
        assert said
        assert "went wrong" not in said
    else:
        pytest.fail("no end")

    told = await room.told()
    assert any("the game!" in one.content for one in told)
    assert any("seed of the dice" in one.content for one in told)
    boards = [one for one in told if one.attachments]
    assert len(boards) > 4
    assert all(str(one.description) for board in boards for one in board.attachments)
    await _must_agree_with_its_seed(room)
    await _must_be_seen_again(room)


async def _must_agree_with_its_seed(room: Room) -> None:
    """The file at the end lets anybody recompute every die and every shuffle."""
    files = [one for message in await room.told() for one in message.attachments]
    (game,) = [one for one in files if one.filename.endswith(".json")]
    exported = GameFile.model_validate_json(await room.discord.attachment(game.id))
    assert exported.ruleset == "zombies"
    assert draws_of(exported) > 80
    assert verify(exported) == []


async def _must_be_seen_again(room: Room) -> None:
    shown = await with_files(room, await room.begin(CLEO, "game replay"))
    names = [one.filename for one in shown.attachments]
    assert any(name.endswith(".webp") for name in names)
    assert all(one.size < BYTES for one in shown.attachments)


async def test_a_table_speaks_french(room: Room) -> None:
    room.locale = "fr"
    await open_town(room, ANN, BOB, language="fr")
    for _ in range(8):
        assert "went wrong" not in await step(room)
    told = "\n".join(one.content for one in await room.told())

    assert "Ordre du jeu" in told
    assert "tour de" in told.lower()
    assert "turn" not in told
