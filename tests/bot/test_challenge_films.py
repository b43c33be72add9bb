"""The best games of a week, which everybody may watch as films once the challenge is over."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.base.words import say
from bot.play.challenges import FILMS, best_of, film_buttons
from bot.practice.people import ANN, BOB, CLEO, DAN, GUILD_ID
from bot.practice.records import Message
from bot.store.challenges import Challenge, Entry
from bot.store.records import Change, Record
from bot.table.challenge import Figures, best_games
from bot.table.server_settings import ServerSettings
from tests.bot.conftest import ONE, TWO, Room, labels_of
from tests.bot.test_challenge import (
    asked,
    begun,
    clock_of,
    ended,
    played_out,
    pressed,
    room,
    week,
)
from tests.bot.test_films import with_files

__all__ = ["room", "week"]
"""Fixtures of another module, which pytest has to find here."""


async def played_here(room: Room) -> str:
    """Bob plays the challenge in a private thread of the server, to its end."""
    await pressed(room, BOB, await asked(room, BOB, ONE), "Play")
    where = room.discord.threads[-1].name
    await room.press(BOB, "Start", where)
    await played_out(room, BOB, where)
    return where


async def announced(room: Room, week: Challenge) -> Message:
    """The message that tells a server the standings of the week, which is over."""
    await room.bot.tables.guilds.keep(
        ServerSettings(GUILD_ID, challenge=room.discord.channel(TWO).id)
    )
    await clock_of(room).look(week.opens + 1)
    await ended(room, week)
    return next(one for one in await room.told(TWO) if week.seed in one.content)


def entry(week: Challenge, who: int, *, table: int = 0, guild: int = GUILD_ID) -> Entry:
    """A game that was won in so many rounds as the number of who won it."""
    figures = Figures(is_over=True, won=True, rounds=who, actions=who, signs="q")
    return Entry(week.week, str(who), f"P{who}", table or who, guild, False, figures.stored())


async def watch(room: Room, message: Message, label: str, locale: str = "en-US") -> Message:
    return await with_files(room, await room.discord.press(DAN, message, label, locale))


async def text_of(room: Room, message: Message) -> str:
    return (await room.discord.attachment(message.attachments[-1].id)).decode()


def test_a_team_has_one_game_and_a_game_that_did_not_end_in_time_has_none() -> None:
    week = Challenge("2030-W01", "zombicide", "00", "f" * 32, 0, 1, True, {})
    entries = [entry(week, 3), entry(week, 1, table=9), entry(week, 2, table=9), entry(week, 4)]
    running = (entry(week, 5), Figures(reached=99))
    told = [*((one, Figures(**one.figures)) for one in entries), running]
    games = [[one.name for one in team] for team in best_games(told, 9)]
    assert games == [["P1", "P2"], ["P3"], ["P4"]]
    assert len(best_games(told, 2)) == 2


async def test_everybody_may_watch_the_best_games_and_check_their_dice(
    room: Room, week: Challenge
) -> None:
    await played_here(room)
    closing = await announced(room, week)

    assert labels_of(closing) == ["Film: Bob"]
    assert "**Film** shows you one of the best games" in closing.content
    assert "Best game: Bob, " in (closing.attachments[-1].description or "")
    film = await watch(room, closing, "Film: Bob")
    assert film.ephemeral
    assert [one.filename.rpartition(".")[2] for one in film.attachments] == ["webp", "md"]
    assert "Bob" in await text_of(room, film)
    assert labels_of(film) == ["Page", "Standings"]
    page = await room.discord.press(DAN, film, "Page")
    await room.discord.wait(page)
    message = await with_page(room, page.message)
    assert week.seed in await text_of(room, message)
    assert labels_of(message) == ["Film", "Standings"]
    assert len(await room.told(TWO)) == 3


async def with_page(room: Room, message: Message) -> Message:
    """The message, once it has the page instead of the film."""
    while [one.filename[-5:] for one in message.attachments] != [".html"]:
        await room.bot.publisher.settled()
    return message


async def test_the_standings_of_a_past_week_offer_the_films_in_the_readers_language(
    room: Room, week: Challenge
) -> None:
    await played_here(room)
    await ended(room, week)
    now = await asked(room, DAN, ONE, "fr")
    told = await room.discord.press(DAN, now, labels_of(now)[-1], "fr")
    standings = (await room.discord.wait(told)).message

    film = await watch(room, standings, say("fr", "button-challenge-film", who="Bob"), "fr")

    assert "La fin" in await text_of(room, film)
    assert labels_of(film) == ["Page", "Classement"]


async def test_nobody_watches_a_game_before_the_challenge_is_over(
    room: Room, week: Challenge
) -> None:
    await played_here(room)
    standings = await pressed(room, DAN, await asked(room, DAN, ONE), "Standings")
    assert not any(one.startswith("Film") for one in labels_of(standings))
    assert "Bob" in (standings.attachments[-1].description or "")
    assert "Best game" not in (standings.attachments[-1].description or "")
    (found,) = await room.bot.tables.challenges.entries(week.week)
    forged = f"g:0:0:challenge:film.{week.week}.{found.table_id}"
    told = await room.discord.press(DAN, standings, forged, even_if_gone=True)
    assert "shown when the challenge is over" in (await room.discord.wait(told)).text
    assert not told.message.attachments


async def test_games_of_people_who_are_shown_elsewhere_only_cannot_be_watched(
    room: Room, week: Challenge
) -> None:
    await begun(room, CLEO, "@cleo")
    await played_out(room, CLEO, "@cleo")
    closing = await announced(room, week)
    assert labels_of(closing) == []
    assert "**Film**" not in closing.content
    (found,) = await room.bot.tables.challenges.entries(week.week)
    forged = f"g:0:0:challenge:film.{week.week}.{found.table_id}"

    refused = await room.discord.press(DAN, closing, forged, even_if_gone=True)
    assert "not among the best that you can see" in (await room.discord.wait(refused)).text

    await room.bot.tables.challenges.change_entry(week.week, str(CLEO.id), everywhere=True)
    film = await with_files(room, await room.discord.press(DAN, closing, forged, even_if_gone=True))
    assert "Cleo" in await text_of(room, film)


@pytest.mark.parametrize("arg", ["film", "film.{week}", "film.{week}.x", "film.{week}.99999"])
async def test_a_forged_press_for_a_film_is_refused(room: Room, week: Challenge, arg: str) -> None:
    await ended(room, week)
    told = await asked(room, ANN, ONE)
    forged = f"g:0:0:challenge:{arg.format(week=week.week)}"
    press = await room.discord.wait(await room.discord.press(ANN, told, forged, even_if_gone=True))
    assert press.text
    assert not press.message.attachments


async def test_only_a_few_games_are_offered_and_none_that_is_gone(
    room: Room, week: Challenge
) -> None:
    entries = [entry(week, who) for who in range(1, 7)]
    assert await room.bot.tables.challenges.enter(entries)
    assert await best_of(room.bot.tables, entries) == []
    for _ in range(6):
        record = Record(GUILD_ID, room.discord.channel(TWO).id, "zombicide", "00", "en")
        record.stage = "finished"
        await room.store.save(Change(record))
    games = await best_of(room.bot.tables, entries)
    assert [team[0].name for team in games] == ["P1", "P2", "P3"]
    assert len(film_buttons(week, games, "en")) == FILMS


async def test_standings_are_told_though_a_film_cannot_be_made(room: Room, week: Challenge) -> None:
    await played_here(room)
    await room.store.change(sa.text("UPDATE tables SET game = '{}'"))
    closing = await announced(room, week)
    assert "Bob" in closing.content
    assert week.seed in closing.content
    for label in labels_of(closing):
        pressed_film = await room.discord.wait(await room.discord.press(DAN, closing, label))
        assert "damaged" in pressed_film.text


async def test_a_film_names_nobody_who_deleted_their_data(room: Room, week: Challenge) -> None:
    await played_here(room)
    closing = await announced(room, week)
    await room.confirm(BOB, "privacy delete", ONE)
    film = await watch(room, closing, "Film: Bob")
    assert "Bob" not in await text_of(room, film)


async def test_a_challenge_that_ends_when_the_next_begins_is_told_before_it(
    room: Room, week: Challenge
) -> None:
    await announced(room, week)
    over, opened = [one.content for one in (await room.told(TWO))[-2:]]
    assert week.seed in over
    assert "`/challenge`" in opened
    await clock_of(room).look(week.closes + 2)
    assert len(await room.told(TWO)) == 3
