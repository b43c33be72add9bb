"""A game that is stopped has its poster and buttons, like one that was played to its end."""

from __future__ import annotations

import io
import random
import re
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from PIL import Image

import bot
import engine
from bot.base.words import say
from bot.channel.ended import ended_view
from bot.kit.registry import kit_of
from bot.kit.replay import replay_of_table
from bot.practice.people import ANN, BOB, CLEO, GUILD_ID
from bot.practice.records import Message
from bot.store.records import Change, Record, Seat
from bot.table.controls import GameButton
from bot.table.waiting import waited_for
from tests.bot.conftest import ONE, Room, labels_of
from tests.bot.finished import finished
from tests.bot.test_films import shown_to_all
from tests.bot.test_privacy import forget
from tests.bot.test_replay import SEED, Played
from tests.conformance.benches import info

GAMES = ("zombicide", "heroes-resistance", "living-dead", "zombies", "trust-me")
BOT = Path(bot.__file__).parent
STEPS = 30
SIX = {ANN: ["amy", "doug", "phil"], BOB: ["josh", "ned", "wanda"]}
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


async def forget_all(room: Room) -> None:
    """Everybody at the table deletes their data, one after the other."""
    record = await room.store.live_in(room.discord.channel(ONE).id)
    assert record is not None
    for one in (ANN, BOB, CLEO):
        if record.seat(str(one.id)) is not None:
            await forget(room, one)


async def play_on(room: Room) -> None:
    """Ann and Bob play to the end of the game, each step given by a person."""
    await steps(room, by_people=True)


async def autopilot(room: Room) -> None:
    """The autopilot plays for both until the game is over."""
    await steps(room, by_people=False)


async def steps(room: Room, *, by_people: bool) -> None:
    async with room.bot.tables.at(room.discord.channel(ONE).id) as table:
        while not table.game.outcome:
            seat = waited_for(table.game)[0]
            table.actor = seat if by_people else ""
            step = engine.autopilot(table.game, seat)
            assert step is not None
            if isinstance(step, str):
                table.answer(seat, step)
            else:
                table.play(seat, step)
        await table.save(time.time_ns(), "")
        room.bot.publisher.wake(table.record)


STOPS = (vote, end, reset, archive, forget_all)
ENDS = (*STOPS, play_on, autopilot)


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


@pytest.mark.parametrize("way", ENDS)
@pytest.mark.parametrize("ruleset", GAMES)
async def test_every_end_has_its_poster_and_its_buttons_once(
    room: Room, ruleset: str, way: Callable[[Room], Awaitable[None]]
) -> None:
    record = await begun(room, ruleset)

    await way(room)

    (ending,) = [
        one
        for one in await room.told()
        if "poster.png" in [file.filename for file in one.attachments]
    ]
    follows = kit_of(ruleset).lobby.next_mission(record)
    *labels, film, page = labels_of(ending)
    assert (film, page) == ("Film", "Page")
    assert sorted(one.partition(":")[0] for one in labels) == [
        *(["Next mission"] if follows else []),
        "Rematch",
    ]
    assert (SEED in ending.content) == (way not in STOPS)


@pytest.mark.parametrize(
    ("mission", "won", "order"),
    [("00", True, ["next", "rematch"]), ("01", False, ["rematch", "next"])],
)
def test_what_comes_next_is_the_rematch_of_a_game_that_was_lost(
    mission: str, won: bool, order: list[str]
) -> None:
    record, _ = finished(SIX, 1, mission=mission)
    outcome = engine.load_table(record.game).outcome
    assert outcome is not None
    assert outcome.won is won

    view = ended_view(record, film=False)
    buttons = [one.item for one in view.children if isinstance(one, GameButton)]

    assert [(one.custom_id or "").split(":")[3] for one in buttons] == order
    assert [one.style.name for one in buttons] == ["primary", "secondary"]


async def test_the_last_end_of_a_table_names_nobody_whose_data_are_deleted(room: Room) -> None:
    await begun(room, "zombicide")
    await forget_all(room)

    ending = ending_of(await room.told())

    assert ending.content.startswith("**The game is over**: nobody sits at the table any more.")
    about = ending.attachments[0].description or ""
    for name in ("Ann", "Bob", str(ANN.id), str(BOB.id)):
        assert name not in about + ending.content


def test_no_code_ends_a_game_in_a_way_that_is_not_walked_here() -> None:
    """`close` ends a table; each module that calls it is listed with the ways above that use it."""
    ways = {
        "moderation/actions.py": {end, reset, archive},
        "moderation/privacy.py": {forget_all},
        "table/votes.py": {vote},
        # Lobbies only, which have no poster.
        "play/play.py": set[object](),
        "play/lobby.py": set[object](),
        # The channel is gone: there is nowhere to post.
        "channel/publisher.py": set[object](),
    }
    calls = re.compile(r'table\.close\((?:stage|"\w+")\)')
    found = {
        str(path.relative_to(BOT)) for path in BOT.rglob("*.py") if calls.search(path.read_text())
    }
    assert found == set(ways)
    assert {one for uses in ways.values() for one in uses} == {*STOPS}


@pytest.mark.parametrize("way", STOPS)
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


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "The goal at the end: windows "), ("fr", "Le but à la fin")]
)
async def test_the_end_of_a_lost_game_says_how_far_its_goals_were(
    room: Room, language: str, begins: str
) -> None:
    record = await begun(room, "living-dead", language)
    await autopilot(room)

    ending = ending_with_game(await room.told())
    kept = await room.store.record(record.id)
    outcome = engine.load_table(kept.game).outcome if kept else None
    assert outcome is not None
    assert not outcome.won

    (told,) = [one for one in ending.content.splitlines() if one.startswith(begins)]
    assert told in (ending.attachments[0].description or "")
    assert len(re.findall(r"\d", told)) >= 2


def ending_with_game(told: list[Message]) -> Message:
    """The message with the poster and the file of a game that was played to its end."""
    (found,) = [one for one in told if "poster.png" in [file.filename for file in one.attachments]]
    return found
