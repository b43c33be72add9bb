"""A game that is stopped has its poster and buttons, like one that was played to its end."""

from __future__ import annotations

import io
import random
from collections.abc import Awaitable, Callable

import pytest
from PIL import Image

import engine
from bot.base.words import say
from bot.kit.registry import kit_of
from bot.kit.replay import replay_of_table
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID
from bot.practice.records import Message
from bot.store.records import Change, Record, Seat
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.test_films import shown_to_all
from tests.bot.test_replay import SEED, Played
from tests.conformance.benches import info

GAMES = ("zombicide", "heroes-resistance", "living-dead", "zombies", "trust-me")
STEPS = 30
HEADS = {"en": ("Stopped.", "Game stopped."), "fr": ("Arrêtée.", "Partie arrêtée.")}


async def begun(room: Room, ruleset: str, language: str = "en", steps: int = STEPS) -> Record:
    """A game of Ann and Bob in the channel, some steps after its start."""
    mission = info(ruleset).missions[0]
    least = max(2, info(ruleset).seats[0])
    dealt = kit_of(ruleset).lobby.random_seats(mission, least, random.Random(7))
    people = [str(one.id) for one in (ANN, BOB, CLEO)]
    seats = dict(zip(people, dealt.values(), strict=False))
    played = Played(seats, ruleset=ruleset, mission=mission).go_on(steps)
    record = Record(GUILD_ID, room.discord.channel(ONE).id, ruleset, mission, language)
    names = {str(one.id): one.name for one in (ANN, BOB, CLEO)}
    record.seats = [Seat(seat, names[seat], led) for seat, led in seats.items()]
    await room.store.save(Change(record))
    record.stage, record.game = "playing", played.table.to_json()
    await room.store.save(Change(record, played.rows))
    record.told = record.last
    await room.store.note_talk(record)
    return record


async def vote(room: Room, language: str = "en") -> None:
    await room.confirm(ANN, "game end")
    for one in (BOB, CLEO):
        if await room.store.live_in(room.discord.channel(ONE).id) is not None:
            label = say(language, "vote-yes")
            await room.press(one, label)


async def end(room: Room) -> None:
    await room.moderate(ANN, "end")


async def reset(room: Room) -> None:
    await room.moderate(ANN, "reset")


async def archive(room: Room) -> None:
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    for one in (ANN, BOB, CLEO):
        if record.seat(str(one.id)) is not None:
            await room.slash(one, "game away")
    await room.moderate(ANN, "archive")


WAYS = (vote, end, reset, archive)


def ending_of(told: list[Message]) -> Message:
    """The one message with a poster."""
    (found,) = [
        one for one in told if [file.filename for file in one.attachments] == ["poster.png"]
    ]
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("ruleset", GAMES)
async def test_a_stopped_game_shows_what_it_reached(
    room: Room, ruleset: str, language: str
) -> None:
    record = await begun(room, ruleset, language)
    number = int(engine.load_table(record.game).view().round)

    await vote(room, language)
    ending = ending_of(await room.told())

    film, rematch = {"en": ("Film", "Rematch"), "fr": ("Film", "Revanche")}[language]
    assert labels_of(ending)[-3:] == [rematch, film, "Page"]
    about = ending.attachments[0].description or ""
    assert any(head in about for head in HEADS[language]), about
    stopped = {"en": f"stopped in round {number}", "fr": f"arrêtée au tour {number}"}[language]
    assert stopped in about
    data = await room.discord.attachment(ending.attachments[0].id)
    with Image.open(io.BytesIO(data)) as picture:
        assert picture.size == (1210, 770)
    if kit_of(ruleset).lobby.next_mission(record):
        assert len(labels_of(ending)) == 4


@pytest.mark.parametrize("way", WAYS)
async def test_every_way_to_stop_a_game_shows_it_once(
    room: Room, way: Callable[[Room], Awaitable[None]]
) -> None:
    await begun(room, "zombicide")

    await way(room)

    ending = ending_of(await room.told())
    assert ending.mentions == []
    assert SEED not in ending.content + (ending.attachments[0].description or "")


async def test_the_buttons_below_do_as_those_of_a_game_that_was_won(room: Room) -> None:
    await begun(room, "zombicide")
    await end(room)
    ending = ending_of(await room.told())

    film = await shown_to_all(room, await room.discord.press(ANN, ending, "Film"))
    assert film.attachments[0].filename.endswith(".webp")
    pressed = await room.discord.wait(await room.discord.press(BOB, ending, "Rematch"))

    assert "The table is open" in pressed.text
    assert f"<@{ANN.id}>, shall we play again?" in (await room.status()).content


async def test_a_game_that_was_shown_is_not_shown_again_when_it_is_archived(room: Room) -> None:
    await begun(room, "zombicide")
    await end(room)
    await room.moderate(ANN, "archive")

    assert ending_of(await room.told())


async def test_a_game_that_goes_on_may_be_stopped_again(room: Room) -> None:
    await begun(room, "zombicide")
    await end(room)
    await room.moderate(ANN, "restore", table="1")
    await end(room)

    posters = [one for one in await room.told() if one.attachments]
    assert len(posters) == 2


async def test_a_lobby_that_is_closed_has_no_poster(room: Room) -> None:
    await room.slash(ANN, "game new", game="zombicide")
    await reset(room)

    assert [one for one in await room.told() if one.attachments] == []


def test_the_poster_counts_goals_that_were_reached() -> None:
    played = Played(ruleset="zombicide", mission="01").go_on(40)
    told = replay_of_table(played.record, played.rows, SEED)

    _, _, about = kit_of("zombicide").lookback.poster(told)

    done, goals = sum(one.reached for one in told.last.goals), len(told.last.goals)
    assert goals > 1
    assert f"Goals reached: {done} of {goals}." in about


async def test_a_game_stopped_before_anybody_played_offers_a_rematch(room: Room) -> None:
    await begun(room, "zombicide", steps=0)
    await end(room)

    last = (await room.told())[-2]
    assert labels_of(last) == ["Next mission: City Blocks", "Rematch"]
