"""Whole games of Zombies!!! by slash commands and presses on the local Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.practice.people import ANN, BOB, CLEO
from bot.store.export import GameFile, draws_of, verify
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.test_films import with_files
from tests.bot.zombies.driving import open_town, step
from tests.bot.zombies.placing import drawn_for, put

MOST_STEPS = 1500
BYTES = 10 * 1024 * 1024


async def test_a_table_opens_with_its_own_lobby(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies", helipad="half", cards="own-turn")
    lobby = await room.status()

    assert "Zombies!!!" in lobby.content
    assert "lower half" in lobby.content
    assert "one’s own turn" in lobby.content
    assert "up to 6" in lobby.content
    sitting = ["Join", "Leave", "Start", "+ Autopilot", "In a thread"]
    assert labels_of(lobby) == [*sitting, "Game or mission…", "House rules…"]


async def test_nobody_is_chosen_by_name(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies")

    assert "own pawn" in await room.slash(BOB, "game join", survivors="Amy")
    assert await room.slash(BOB, "game join") == "You are at the table."


async def test_options_belong_to_their_game(room: Room) -> None:
    assert "another game" in await room.slash(ANN, "game new", game="zombies", order="free")
    assert "another game" in await room.slash(ANN, "game new", helipad="half", game="zombicide")
    assert "open" in await room.slash(ANN, "game new", game="zombies", escape="tile")


async def test_help_and_rules_are_those_of_the_game_at_hand(room: Room) -> None:
    none = await room.slash(ANN, "help")
    assert "/attack" not in none
    assert "/tile" not in none
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
    assert any("seal is open" in one.content for one in told)
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


async def test_the_end_of_a_turn_is_one_command_where_steps_pass(room: Room) -> None:
    squares = "1E=ann 1B=bob 2D=Z"
    given: dict[str, Any] = {"step": "walk", "roll": 3, "moves": 3, "tempo": "brisk", "stack": []}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", squares, **given)
    await put(room, table, ANN, BOB)
    line = f"It is <@{ANN.id}>’s turn: walk up to 3 squares from 1E. Lives: 3, bullets: 3."
    assert (await room.status()).content.splitlines()[1] == line
    await room.slash(ANN, "end")

    assert (await room.game()).view().turn == str(BOB.id)


async def test_for_who_takes_every_step_it_ends_the_walk_only(room: Room) -> None:
    given = {"step": "walk", "roll": 3, "moves": 3, "hands": {"ann": ["fear"]}}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", "1E=ann 1B=bob", **given)
    await put(room, table, ANN, BOB)
    await room.slash(ANN, "end")

    assert (await room.game()).view().step == "discard"


async def test_to_walk_where_one_stands_is_to_stop(room: Room) -> None:
    hands = {"ann": ["fear"]}
    given = {"step": "walk", "roll": 3, "moves": 3, "tempo": "brisk", "hands": hands}
    table = drawn_for({"ann": ANN, "bob": BOB}, "town-square straight@1", "1E=ann 1B=bob", **given)
    await put(room, table, ANN, BOB)
    await room.slash(ANN, "walk", to="1E")

    assert (await room.game()).view().step == "discard"


async def test_a_new_table_waits_for_nobody_and_says_so(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies")
    assert "waits for nobody" in (await room.status()).content
    await room.slash(BOB, "game join")
    await room.slash(ANN, "game start")

    game = await room.game()
    assert game.options == {"cards": "unasked", "tempo": "brisk"}
    assert all(one.brisk and one.waives for one in game.view().players)


@pytest.mark.parametrize("chosen", [{}, {"cards": "unasked"}])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            ["waits for nobody", "To be asked before others walk", "</card pass"],
        ),
        ("fr", ["n’attend personne", "Pour être consulté avant la marche", "</card pass"]),
    ],
)
async def test_that_everybody_passes_is_explained_chosen_or_not(
    room: Room, language: str, said: list[str], chosen: dict[str, str]
) -> None:
    await room.slash(ANN, "game new", game="zombies", language=language, **chosen)
    lobby = (await room.status()).content

    assert [one for one in said if one not in lobby] == []


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "in **one’s own turn**; they keep nobody waiting.", "in others’ turns"),
        ("fr", "**à son propre tour** seulement et ne font attendre personne.", "des autres"),
    ],
)
async def test_cards_of_ones_own_turn_are_explained_without_saying_otherwise(
    room: Room, language: str, own: str, others: str
) -> None:
    await room.slash(ANN, "game new", game="zombies", language=language, cards="own-turn")
    lobby = (await room.status()).content

    assert own in lobby
    assert others not in lobby


async def test_a_table_that_waits_says_that(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombies", cards="window", tempo="each")
    lobby = (await room.status()).content

    assert "**waits for the others**" in lobby
    assert "**every step**" in lobby
    assert "waits for nobody" not in lobby


async def test_every_step_is_asked_for_on_demand_and_again_not(room: Room) -> None:
    await open_town(room, ANN, BOB)
    await room.slash(ANN, "tempo", tempo="each")
    assert "takes every step" in await room.news()
    assert "You take every step yourself already" in await room.slash(ANN, "tempo", tempo="each")
    await room.slash(ANN, "tempo")
    assert "happen by themselves" in await room.news()
