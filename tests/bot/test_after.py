"""The message with a game's end: the next mission, the same again, the film."""

from __future__ import annotations

from pathlib import Path

from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.practice.records import Message
from tests.bot.conftest import ONE, Room, choices_of, labels_of, running
from tests.bot.test_films import SEATS, put, shown_to_all
from tests.bot.test_replay import Played
from tests.bot.test_tutorial import take_a_turn


async def ended(room: Room) -> Message:
    """The last message of a tutorial that was just played to its end."""
    steps = len(Played(SEATS).go_on().rows) - 2
    played = Played(SEATS).go_on(steps)
    await put(room, played)
    await take_a_turn(room, played.table, by_menu=False)
    return (await room.told())[-2]


async def press(room: Room, who: Person, message: Message, label: str) -> str:
    return (await room.discord.wait(await room.discord.press(who, message, label))).text


async def test_the_end_offers_what_comes_next(room: Room) -> None:
    ending = await ended(room)

    assert labels_of(ending) == ["Next mission: City Blocks", "Rematch", "Film", "Page"]
    names = [one.filename for one in ending.attachments]
    # Of two pictures in one message Discord shows no more than squares.
    assert (len(names), names[0], names[1][-5:]) == (2, "poster.png", ".json")


async def test_the_end_tells_of_the_dice_in_two_small_lines(room: Room) -> None:
    told = (await ended(room)).content.splitlines()

    assert told[-2:] == [
        "-# The seal is open: the seed of the dice was `looked back on`.",
        "-# Anyone can check every roll with `graveyard verify` and the attached file.",
    ]


async def test_next_mission_opens_its_lobby_with_who_pressed(room: Room) -> None:
    told = await press(room, BOB, await ended(room), "Next mission: City Blocks")
    lobby = (await room.status()).content

    assert told.startswith("The table is open: City Blocks.")
    assert lobby.startswith("**City Blocks: a table is open**")
    assert f"- <@{BOB.id}>: the choice is left to chance" in lobby
    assert f"- <@{ANN.id}>" not in lobby
    assert lobby.endswith(f"\n<@{ANN.id}>, shall we play again? **Join** seats you.")


async def test_a_rematch_is_the_same_mission_with_the_same_survivors(room: Room) -> None:
    await press(room, ANN, await ended(room), "Rematch")
    lobby = await room.status()
    record = await room.store.live_in(room.discord.channel(ONE).id)

    assert lobby.content.startswith("**Tutorial: a table is open**")
    assert record is not None
    assert [(one.id, one.figures) for one in record.seats] == [(str(ANN.id), SEATS[str(ANN.id)])]
    assert set(SEATS[str(ANN.id)]) <= set(choices_of(lobby).values())


async def test_a_rematch_calls_those_who_played_and_seats_them_with_a_press(room: Room) -> None:
    await press(room, ANN, await ended(room), "Rematch")
    invited = await room.status()

    assert invited.mentions == [BOB.id]
    assert invited.content.endswith(f"<@{BOB.id}>, shall we play again? **Join** seats you.")

    await press(room, BOB, invited, "Join")
    seated = await room.status()
    record = await room.store.live_in(room.discord.channel(ONE).id)

    assert "shall we play again" not in seated.content
    assert record is not None
    assert {one.id: one.figures for one in record.seats} == SEATS
    await press(room, BOB, seated, "Start")
    assert (await room.game()).seats == SEATS
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    assert not record.state.invitations


async def test_who_did_not_play_opens_no_rematch(room: Room) -> None:
    told = await press(room, CLEO, await ended(room), "Rematch")

    assert "You do not play at this table" in told
    assert await room.store.live_in(room.discord.channel(ONE).id) is None


async def test_a_second_press_finds_the_table_that_the_first_opened(room: Room) -> None:
    ending = await ended(room)
    await press(room, ANN, ending, "Rematch")

    assert "opened in this channel meanwhile" in await press(room, BOB, ending, "Rematch")


async def test_the_buttons_hold_after_a_restart(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        ending = await ended(room)

    async with running(discord, tmp_path) as room:
        await press(room, ANN, ending, "Next mission: City Blocks")
        assert (await room.status()).content.startswith("**City Blocks: a table is open**")


async def test_the_film_is_shown_to_all_with_a_press(room: Room) -> None:
    ending = await ended(room)
    film = await shown_to_all(room, await room.discord.press(ANN, ending, "Film"))

    assert film.attachments[0].filename.endswith(".webp")
