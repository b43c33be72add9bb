"""The challenge of the week: one mission and seed for everybody, and nothing told too early."""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa
from prometheus_client import generate_latest

import engine
from bot.app.challenges import ChallengeClock, par_of
from bot.base.words import say
from bot.play.challenges import settled, standings, title_of
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO, DAN, GUILD_ID, Channel, Person
from bot.practice.records import Message, Upload
from bot.store.challenges import Challenge, Entry
from bot.table.challenge import (
    LEAST_WON,
    Figures,
    places,
    ranked,
    week_at,
)
from bot.table.server_settings import ServerSettings
from tests.bot.conftest import ONE, Room, labels_of, running
from tests.bot.test_posting import until
from tests.bot.test_setup import choose, further, opened

MONDAY = int(datetime(2026, 11, 23, 12, tzinfo=UTC).timestamp())
"""The beginning of week 48."""
DAY = 24 * 3600
HERE = "@bob"


@pytest.fixture
async def room(discord: LocalDiscord, tmp_path: Path) -> AsyncIterator[Room]:
    """A bot with challenges."""
    async with running(discord, tmp_path, challenges=True) as found:
        yield found


@pytest.fixture
async def week(room: Room) -> Challenge:
    """The challenge of a week that has just begun: Zombicide's tutorial, which is short."""
    now = int(time.time())
    found = Challenge("2030-W01", "zombicide", "00", "f" * 32, now, now + 6 * DAY, False, {})
    assert await room.bot.tables.challenges.begin(found)
    return found


def clock_of(room: Room) -> ChallengeClock:
    """What looks at the challenges, as often as a test wants."""
    return ChallengeClock(room.bot.tables, room.bot.pictures, room.bot.guild_api)


async def asked(room: Room, who: Person, where: str, locale: str = "") -> Message:
    return (await room.discord.wait(await room.begin(who, "challenge", where, locale))).message


async def pressed(room: Room, who: Person, message: Message, label: str) -> Message:
    return (await room.discord.wait(await room.discord.press(who, message, label))).message


async def begun(room: Room, who: Person, where: str) -> None:
    """That person opens and starts the challenge in their direct messages."""
    await pressed(room, who, await asked(room, who, where), "Play")
    await room.press(who, "Start", where)


async def played_out(room: Room, who: Person, where: str) -> None:
    """The autopilot's moves, given by that person, to the end of the game."""
    channel = room.discord.channel(where).id
    async with room.bot.tables.at(channel) as table:
        game, seat = table.game, str(who.id)
        while not game.outcome:
            table.actor, table.actor_name = seat, who.name
            step = engine.autopilot(game, seat)
            assert step is not None
            if isinstance(step, str):
                table.answer(seat, step)
            else:
                table.play(seat, step)
            game = table.game
        await table.save(time.time_ns(), "")
        room.bot.publisher.wake(table.record)
    await room.bot.publisher.settled()


async def ended(room: Room, week: Challenge) -> None:
    """The week is over."""
    now = week.closes + 1
    room.bot.tables.clock = lambda: now
    await clock_of(room).look(now)


# ---------------------------------------------------------------- when, what, and for how much


def test_a_challenge_runs_from_monday_noon_to_sunday_evening() -> None:
    week = week_at(MONDAY)
    assert (week.id, week.number, week.opens) == ("2026-W48", 48, MONDAY)
    closes = datetime.fromtimestamp(week.closes, UTC)
    assert (closes.isoweekday(), closes.hour) == (7, 20)
    assert week_at(MONDAY - 1).id == "2026-W47"
    assert week_at(week.closes).id == "2026-W48"


def test_every_mission_of_every_game_has_its_turn() -> None:
    games = engine.rulesets()
    weeks = [
        week_at(MONDAY + at * 7 * DAY) for at in range(5 * max(len(g.missions) for g in games))
    ]
    assert {(one.ruleset, one.mission) for one in weeks} == {
        (one.id, mission) for one in games for mission in one.missions
    }
    assert len({one.ruleset for one in weeks[:5]}) == len(games)
    assert len({one.id for one in weeks}) == len(weeks)


@pytest.mark.parametrize(
    ("figures", "score"),
    [
        (Figures(is_over=True, won=True, rounds=6), 82),
        (Figures(is_over=True, won=True, rounds=6, wounds=2, deaths=0), 72),
        (Figures(is_over=True, won=True, rounds=9, wounds=5, deaths=2), LEAST_WON),
        (Figures(is_over=True, reached=50, rounds=3), 20),
        (Figures(is_over=True, reached=99, wounds=9), 39),
        (Figures(reached=0), 0),
    ],
)
def test_a_win_is_worth_more_than_any_loss_and_both_are_graded(
    figures: Figures, score: int
) -> None:
    assert figures.score == score


def test_of_equal_points_fewer_actions_are_better_and_equal_people_share_a_place() -> None:
    good = Figures(is_over=True, won=True, rounds=6, actions=80)
    slow = Figures(is_over=True, won=True, rounds=6, actions=90)
    order = ranked([("a", slow), ("b", good), ("c", Figures()), ("d", good)])
    assert [name for name, _ in order] == ["b", "d", "a", "c"]
    assert places(order) == [1, 1, 3, 4]


def test_figures_that_are_damaged_are_not_read() -> None:
    kept = Figures(is_over=True, won=True, rounds=3, signs="qg").stored()
    assert Figures.read(json.loads(json.dumps(kept))) == Figures(**kept)
    damaged: list[object] = [{}, None, "x", {**kept, "rounds": "many"}, {"won": "perhaps"}]
    assert [Figures.read(one) for one in damaged] == [None] * len(damaged)


# ---------------------------------------------------------------- playing it


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_the_challenge_says_what_is_played_and_shows_the_board(
    room: Room, week: Challenge, locale: str
) -> None:
    told = await asked(room, BOB, HERE, locale)
    language = locale[:2]
    assert title_of(week, language) in told.content
    assert engine.commitment(week.seed) in told.content
    assert f"<t:{week.closes}:F>" in told.content
    assert week.seed not in told.content
    assert labels_of(told)[0] == say(language, "button-challenge-play")
    assert len(told.attachments) == 1


async def test_everybody_plays_with_the_same_seed(room: Room, week: Challenge) -> None:
    await begun(room, BOB, HERE)
    await begun(room, CLEO, "@cleo")
    games = [await room.game(HERE), await room.game("@cleo")]
    assert {game.seed for game in games} == {week.seed}
    assert {game.mission for game in games} == {week.mission}


async def test_nobody_plays_twice(room: Room, week: Challenge) -> None:
    await begun(room, BOB, HERE)
    again = await asked(room, BOB, ONE)
    assert "Play" not in labels_of(again)
    assert "You play it this week" in again.content
    await room.moderate(BOB, "reset", HERE)
    assert "Play" not in labels_of(await asked(room, BOB, HERE))
    press = await room.discord.press(
        BOB, again, f"g:0:0:challenge:play.{week.week}", even_if_gone=True
    )
    assert "plays this week’s challenge already" in (await room.discord.wait(press)).text
    assert await room.store.live_in(room.discord.private(BOB).id) is None


async def test_a_lobby_that_was_opened_before_somebody_began_elsewhere_cannot_begin(
    room: Room, week: Challenge
) -> None:
    first = await asked(room, BOB, HERE)
    second = await asked(room, BOB, ONE)
    await pressed(room, BOB, first, "Play")
    await pressed(room, BOB, second, "Play")
    thread = room.discord.threads[-1]
    assert thread.private
    await room.press(BOB, "Start", HERE)

    told = await room.press(BOB, "Start", thread.name)

    assert "plays this week’s challenge already" in told
    assert len(await room.bot.tables.challenges.entries(week.week)) == 1


async def test_who_deleted_their_data_does_not_play_twice(room: Room, week: Challenge) -> None:
    await begun(room, BOB, HERE)
    await room.confirm(BOB, "privacy delete", ONE)
    (entry,) = await room.bot.tables.challenges.entries(week.week)
    assert str(BOB.id) not in entry.person
    assert entry.name == ""
    assert "Play" not in labels_of(await asked(room, BOB, HERE))


async def test_a_team_plays_one_table_and_each_of_them_once(room: Room, week: Challenge) -> None:
    await pressed(room, BOB, await asked(room, BOB, ONE), "Play")
    where = room.discord.threads[-1].name
    await room.slash(CLEO, "game join", where)
    await room.press(BOB, "Start", where)
    entries = await room.bot.tables.challenges.entries(week.week)
    assert {one.person for one in entries} == {str(BOB.id), str(CLEO.id)}
    assert len({one.table_id for one in entries}) == 1
    assert "Play" not in labels_of(await asked(room, CLEO, "@cleo"))


async def test_nobody_joins_a_game_of_the_challenge_that_has_begun(
    room: Room, week: Challenge
) -> None:
    await pressed(room, BOB, await asked(room, BOB, ONE), "Play")
    where = room.discord.threads[-1].name
    await room.slash(CLEO, "game join", where)
    await room.press(BOB, "Start", where)
    await room.slash(CLEO, "game leave", where)
    assert "nobody joins a game that has begun" in await room.slash(DAN, "game join", where)
    told = await room.slash(ANN, "mod seat", where, player=DAN.id)
    assert "nobody joins a game that has begun" in told


async def test_the_mission_and_its_rules_are_fixed(room: Room, week: Challenge) -> None:
    await pressed(room, BOB, await asked(room, BOB, HERE), "Play")
    for label in ("Game or mission…", "House rules…"):
        assert "everybody plays the same mission" in await room.press(BOB, label, HERE)
    record = await room.store.live_in(room.discord.private(BOB).id)
    assert record is not None
    assert record.state.challenge == week.week


async def test_nothing_is_undone_that_showed_something_new(room: Room, week: Challenge) -> None:
    await begun(room, BOB, HERE)
    survivor = next(one.id for one in (await room.game(HERE)).view().survivors)
    await room.slash(BOB, "search", HERE, survivor=survivor)
    before = (await room.game(HERE)).to_json()
    told = await room.slash(BOB, "game undo", HERE)
    assert "only steps that showed nothing new" in told
    assert (await room.game(HERE)).to_json() == before
    assert "only steps that showed nothing new" in await room.slash(
        BOB, "mod rollback", HERE, round="1"
    )


# ---------------------------------------------------------------- sealed


async def test_the_seed_is_told_nowhere_before_its_time(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Not in messages, files or the log, of a game that runs and of one that is over."""
    said: list[bytes] = []

    def overhear(path: str, body: object, files: dict[int, Upload]) -> None:
        said.append(repr((path, body)).encode())
        said.extend(one.content for one in files.values())

    async with (
        LocalDiscord(tmp_path / "discord.sqlite3", overhear=overhear) as discord,
        running(discord, tmp_path, challenges=True) as room,
    ):
        now = int(time.time())
        week = Challenge("2030-W01", "zombicide", "00", "f" * 32, now, now + 6 * DAY, False, {})
        assert await room.bot.tables.challenges.begin(week)
        await begun(room, BOB, HERE)
        await room.moderate(BOB, "export", HERE)
        await played_out(room, BOB, HERE)
        assert any("stays sealed" in one.content for one in await room.told(HERE))
        await room.moderate(BOB, "export", HERE)
        await room.slash(BOB, "game replay", HERE)
        await page_is_sent(room)
        assert any(b"<html" in one for one in said)
        await room.slash(BOB, "privacy export", HERE)
        await pressed(room, BOB, await asked(room, BOB, HERE), "Standings")
        assert not [one for one in said if week.seed.encode() in one]
        assert week.seed not in "".join(capfd.readouterr())
        assert week.seed not in generate_latest().decode()

        await ended(room, week)
        told = await asked(room, BOB, HERE)
        shown = await pressed(room, BOB, told, "Last week’s standings")
        assert week.seed in shown.content
        await page_is_sent(room)
        assert any(b"<html" in one and week.seed.encode() in one for one in said)


async def page_is_sent(room: Room) -> None:
    """Bob asks for his game as a page, and has it."""
    asked = await room.discord.wait(await room.begin(BOB, "game replay", HERE, as_="page"))
    await until(lambda: bool(asked.message.attachments))


async def test_a_new_seed_is_random_and_fits_its_hash(room: Room) -> None:
    week = week_at(int(time.time()) + 52 * 7 * DAY)
    room.bot.tables.clock = lambda: week.opens
    await clock_of(room).look(week.opens)
    found = await room.bot.tables.challenges.newest()
    assert found is not None
    assert (found.week, found.ruleset, found.mission) == (week.id, week.ruleset, week.mission)
    assert len(bytes.fromhex(found.seed)) == 16
    assert engine.commitment(found.seed) == hashlib.sha256(found.seed.encode()).hexdigest()
    assert found.seed not in repr(found)


# ---------------------------------------------------------------- the standings


async def test_standings_end_with_the_readers_own_row_and_par_stands_in_its_place(
    room: Room, week: Challenge
) -> None:
    challenges = room.bot.tables.challenges
    people = [
        Entry(week.week, str(at), f"Person {at}", 0, GUILD_ID, False, _won(at).stored())
        for at in range(1, 31)
    ]
    assert await challenges.enter(people)
    par = Figures(is_over=True, won=True, rounds=4)
    await challenges.change(week.week, is_over=True, par=par.stored())
    over = await challenges.of(week.week)
    assert over is not None

    told = await standings(room.bot.tables, over, people, people[29], "en")

    assert len(told.rows) == 10
    assert [one.name for one in told.rows[:5]] == [*FIRST[:3], "Par: the autopilot", FIRST[3]]
    assert (told.rows[-1].name, told.rows[-1].place, told.rows[-1].framed) == (
        "Person 30",
        "30",
        True,
    )
    assert told.scope == "30 played · 30 won"


FIRST = [f"Person {at}" for at in range(1, 5)]


def _won(at: int) -> Figures:
    return Figures(is_over=True, won=True, rounds=at, actions=at, signs="kq")


async def test_a_game_that_is_over_has_figures_that_no_longer_change(
    room: Room, week: Challenge
) -> None:
    await begun(room, BOB, HERE)
    await played_out(room, BOB, HERE)
    (entry,) = await room.bot.tables.challenges.entries(week.week)
    figures = await settled(room.bot.tables, entry)
    assert figures.is_over
    assert figures.rounds >= 1
    assert len(figures.signs) >= figures.rounds
    (kept,) = await room.bot.tables.challenges.entries(week.week)
    assert Figures.read(kept.figures) == figures


def test_par_is_what_the_autopilot_makes_of_the_same_seed() -> None:
    week = Challenge("2026-W48", "zombicide", "00", "f" * 32, 0, 1, False, {})
    first = par_of(week)
    assert first.is_over
    assert first.actions > 10
    assert par_of(week) == first


@pytest.mark.parametrize("ruleset", [one.id for one in engine.rulesets()])
def test_every_game_has_a_par(ruleset: str) -> None:
    mission = next(one.missions[0] for one in engine.rulesets() if one.id == ruleset)
    par = par_of(Challenge("2026-W48", ruleset, mission, "a" * 32, 0, 1, False, {}))
    assert par.is_over
    assert 0 <= par.score <= 100


async def test_people_are_shown_on_all_servers_only_if_they_want(
    room: Room, week: Challenge
) -> None:
    await begun(room, BOB, HERE)
    mine = await pressed(room, BOB, await asked(room, BOB, HERE), "Standings")
    assert "Show me on all servers" in labels_of(mine)
    theirs = await pressed(room, CLEO, await asked(room, CLEO, ONE), "Standings")
    everywhere = await pressed(room, CLEO, theirs, "All servers")
    assert "Bob" not in everywhere.content
    await pressed(room, BOB, mine, "Show me on all servers")
    here = await pressed(room, CLEO, everywhere, "This server")
    again = await pressed(room, CLEO, here, "All servers")
    assert "Bob" in again.content


async def test_an_outage_gives_the_challenge_its_time_back(room: Room, week: Challenge) -> None:
    await room.bot.tables.store.set_setting("seen", str(week.opens + DAY))
    await room.bot.clock.wake(week.opens + 2 * DAY)
    found = await room.bot.tables.challenges.of(week.week)
    assert found is not None
    assert found.closes == week.closes + DAY


async def test_a_month_of_challenges_on_two_servers_with_an_outage(room: Room) -> None:
    """Forty people, half of them on each server; everybody plays most weeks, some badly."""
    tables, chance, clock = room.bot.tables, random.Random(40), clock_of(room)
    start = week_at(int(time.time()) + 52 * 7 * DAY).opens
    seeds, ties = set[str](), set[int]()
    for number in range(4):
        now = start + number * 7 * DAY
        await clock_of(room).look(now)
        found = await tables.challenges.newest()
        assert found is not None
        assert (found.week, found.opens, found.is_over) == (week_at(now).id, now, False)
        seeds.add(found.seed)
        played = {str(one): _some(chance) for one in range(40) if chance.random() < 0.8}
        for person, figures in played.items():
            guild = GUILD_ID + int(person) % 2
            entry = Entry(found.week, person, f"P{person}", 0, guild, False, figures.stored())
            assert await tables.challenges.enter([entry])
            assert not await tables.challenges.enter([entry])
        closes = found.closes
        if number == 2:
            await clock.extend(DAY // 2, now + DAY)
            await clock_of(room).look(closes + 1)
            assert not await _is_over(room, found)
            closes += DAY // 2
        await clock_of(room).look(closes + 1)
        assert await _is_over(room, found)
        entries = await tables.challenges.entries(found.week)
        over = await tables.challenges.of(found.week)
        assert over is not None
        for guild in (GUILD_ID, GUILD_ID + 1):
            here = [one for one in entries if one.guild == guild]
            told = await standings(tables, over, here, here[-1], "en")
            people = [one for one in told.rows if one.place != "="]
            expected = published([(one.name, played[one.person]) for one in here])
            own = next(row for row in expected if row[1] == here[-1].name)
            shown = [(int(one.place), one.name, one.score) for one in people]
            assert shown[:-1] == expected[: len(shown) - 1]
            assert shown[-1] in (own, expected[len(shown) - 1])
            assert [one.name for one in people if one.framed] == [here[-1].name]
            assert len(told.rows) == len(people) + 1
            ties |= {place for place, _, _ in shown if sum(place == one[0] for one in shown) > 1}
    assert len(seeds) == 4
    assert ties


def published(played: list[tuple[str, Figures]]) -> list[tuple[int, str, int]]:
    """Place, name and points by the published rule: points, then fewer actions; equal
    in both share a place.
    """
    found = list[tuple[int, str, int]]()
    for name, one in played:
        won = max(50, 100 - 3 * one.rounds - 5 * one.wounds - 20 * one.deaths)
        points = won if one.won else 40 * one.reached // 100
        better = [
            other for _, other in played if (other.score, -other.actions) > (points, -one.actions)
        ]
        found.append((1 + len(better), name, points))
    order = {name: int(name.removeprefix("P")) for name, _ in played}
    return sorted(found, key=lambda row: (row[0], str(order[row[1]])))


async def _is_over(room: Room, week: Challenge) -> bool:
    found = await room.bot.tables.challenges.of(week.week)
    assert found is not None
    return found.is_over


def _some(chance: random.Random) -> Figures:
    """A game, won or lost."""
    won, rounds = chance.random() < 0.5, chance.randint(4, 15)
    reached = 100 if won else chance.randint(0, 99)
    return Figures(True, won, rounds, chance.randint(0, 5), 0, reached, 20 * rounds, "q" * rounds)


# ---------------------------------------------------------------- where it is posted


async def test_it_is_posted_only_where_a_server_asked_for_it(room: Room) -> None:
    week = week_at(int(time.time()) + 52 * 7 * DAY)
    room.bot.tables.clock = lambda: week.opens
    await clock_of(room).look(week.opens)
    assert await room.told(ONE) == []
    channel = room.discord.channel(ONE).id
    more = await further(room, await opened(room))
    chosen = await choose(room, more, 3, channel)
    assert f"posted in <#{channel}>" in chosen.text

    await clock_of(room).look(week.opens + 1)
    await clock_of(room).look(week.opens + 2)

    (post,) = await room.told(ONE)
    assert "Challenge of week" in post.content
    assert "`/challenge`" in post.content or "/challenge" in post.content
    assert len(post.attachments) == 1
    found = await room.bot.tables.challenges.newest()
    assert found is not None
    await ended(room, found)
    posts = await room.told(ONE)
    assert len(posts) == 2
    assert found.seed in posts[1].content
    assert "Par: the autopilot" in posts[1].content
    assert room.discord.sent_pings == []


async def test_each_server_that_asked_for_it_is_told_once(tmp_path: Path) -> None:
    """Discord takes a second message with the same nonce for the first one, in any channel."""
    channels = [Channel(7_001, "here", guild=GUILD_ID), Channel(7_002, "there", guild=7_000)]
    async with (
        LocalDiscord(tmp_path / "discord.sqlite3", channels=channels) as discord,
        running(discord, tmp_path, challenges=True) as room,
    ):
        for one in channels:
            settings = ServerSettings(one.guild, challenge=one.id)
            await room.bot.tables.guilds.keep(settings)
        week = week_at(int(time.time()) + 52 * 7 * DAY)

        await clock_of(room).look(week.opens)
        await clock_of(room).look(week.opens + 1)

        assert [len(await room.told(one.name)) for one in channels] == [1, 1]


async def test_a_post_that_failed_by_a_bug_is_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.bot.tables.guilds.keep(
        ServerSettings(GUILD_ID, challenge=room.discord.channel(ONE).id)
    )
    week = week_at(int(time.time()) + 52 * 7 * DAY)
    with monkeypatch.context() as broken:
        broken.setattr(room.bot.guild_api, "room", None)
        await clock_of(room).look(week.opens)
    assert await room.told(ONE) == []

    await clock_of(room).look(week.opens + 1)

    assert len(await room.told(ONE)) == 1


async def test_an_operator_can_switch_challenges_off(tmp_path: Path, discord: LocalDiscord) -> None:
    async with running(discord, tmp_path) as room:
        assert "its operator switched them off" in await room.slash(BOB, "challenge", HERE)
        await room.bot.clock.look(int(time.time()))
        assert await room.bot.tables.challenges.newest() is None


async def test_it_is_stored_as_privacy_tells(room: Room, week: Challenge) -> None:
    await begun(room, BOB, HERE)
    rows = await room.store.ask(sa.text("SELECT person, guild FROM challenge_entries"))
    assert [tuple(row) for row in rows] == [(str(BOB.id), 0)]
