"""Quiet hours, time zones, holidays and the one extension, by clocks that are given."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.app.clock import Clock
from bot.practice.local import LocalDiscord
from bot.practice.people import ANN, BOB, CLEO
from bot.practice.records import Message
from bot.table.person_settings import PersonSettings
from bot.table.waiting import EXACT_TO, MORNING, awake_from
from tests.bot.conftest import ONE, TWO, Room, running
from tests.bot.test_away import HOUR, pass_hours, record_of

PARIS = ZoneInfo("Europe/Paris")


def at(text: str, fold: int = 0) -> int:
    """A moment by the clock of Paris."""
    return int(datetime.fromisoformat(text).replace(tzinfo=PARIS, fold=fold).timestamp())


def quiet(hours: str) -> PersonSettings:
    return PersonSettings("5", zone="Europe/Paris", quiet=hours)


async def look(room: Room, moment: int) -> None:
    """It is that time, and the bot's clock looks."""
    room.bot.tables.clock = lambda: moment
    await Clock(room.bot.tables, room.bot.publisher).look(moment)
    await room.told()


async def sleeper(room: Room, moment: int, *, of: int = ANN.id) -> None:
    """That person's quiet hours are 22:00 to 07:30 in Paris, where it is that time."""
    room.bot.tables.clock = lambda: moment
    await room.bot.tables.people.keep(
        PersonSettings(str(of), zone="Europe/Paris", quiet="22:00-07:30"),
    )


def pings_of(room: Room, who: int) -> int:
    """How often Discord has called that person."""
    return sum(one.person == who for one in room.discord.sent_pings)


def calls(messages: list[Message], who: int) -> int:
    return sum(who in one.mentions for one in messages)


# ---------------------------------------------------------------- by the wall clock


def test_a_quiet_night_goes_over_midnight() -> None:
    night = quiet("22:00-07:30")

    assert night.quiet_until(at("2027-05-10T21:59")) == 0
    assert night.quiet_until(at("2027-05-10T22:00")) == at("2027-05-11T07:30")
    assert night.quiet_until(at("2027-05-11T07:29")) == at("2027-05-11T07:30")
    assert night.quiet_until(at("2027-05-11T07:30")) == 0


def test_a_quiet_noon_stays_within_its_day() -> None:
    noon = quiet("12:00-14:00")

    assert noon.quiet_until(at("2027-05-10T11:59")) == 0
    assert noon.quiet_until(at("2027-05-10T13:00")) == at("2027-05-10T14:00")
    assert noon.quiet_until(at("2027-05-10T22:00")) == 0


@pytest.mark.parametrize(
    ("evening", "hours"), [("2027-03-27T22:00", 8.5), ("2027-10-30T22:00", 10.5)]
)
def test_where_clocks_change_by_night_it_is_quiet_until_the_hour_they_show(
    evening: str, hours: float
) -> None:
    begins = at(evening)

    assert quiet("22:00-07:30").quiet_until(begins) == begins + hours * HOUR


def test_an_hour_that_the_clock_leaves_out_ends_when_it_is_over() -> None:
    # On 28 March 2027 no clock in Paris shows 02:30.
    assert quiet("23:00-02:30").quiet_until(at("2027-03-28T01:59")) == at("2027-03-28T03:30")


def test_an_hour_that_comes_twice_is_over_the_first_time() -> None:
    night = quiet("23:00-02:30")

    assert night.quiet_until(at("2027-10-31T02:29")) == at("2027-10-31T02:30")
    assert night.quiet_until(at("2027-10-31T02:10", fold=1)) == 0


def test_both_days_of_a_holiday_count() -> None:
    holiday = PersonSettings("5", "Europe/Paris", "", "2027-03-27", "2027-03-28")

    assert holiday.holiday_end(at("2027-03-26T23:59")) == 0
    assert holiday.holiday_end(at("2027-03-27T00:00")) == at("2027-03-29T00:00")
    assert holiday.holiday_end(at("2027-03-28T23:59")) == at("2027-03-29T00:00")
    assert holiday.holiday_end(at("2027-03-29T00:00")) == 0


def test_a_zone_that_is_known_no_more_is_the_worlds() -> None:
    assert PersonSettings("5", zone="Europe/Atlantis").clock == ZoneInfo("UTC")


def test_a_time_that_ends_by_night_ends_a_while_after_it() -> None:
    night, pace = quiet("22:00-07:30"), 24 * HOUR
    morning = at("2027-05-11T07:30")

    assert awake_from(at("2027-05-10T21:00"), [night], pace) == at("2027-05-10T21:00")
    assert awake_from(at("2027-05-10T23:00"), [night], pace) == morning + MORNING
    assert awake_from(at("2027-05-10T23:00"), [night], HOUR) == morning + HOUR // 4
    awake = PersonSettings("6")
    assert awake_from(at("2027-05-10T23:00"), [night, awake], pace) == at("2027-05-10T23:00")


# ---------------------------------------------------------------- at a table


async def test_by_night_nobody_is_called_but_in_the_morning_once(game: Room) -> None:
    await sleeper(game, at("2027-05-10T23:00"), of=BOB.id)
    table = await game.game()
    for survivor in table.seats[str(ANN.id)]:
        await game.slash(ANN, "end", survivor=survivor)

    assert (await game.game()).acting == (str(BOB.id),)
    assert calls(await game.told(), BOB.id) == 0
    status = (await game.status()).content
    assert f"<@{BOB.id}> has quiet hours until <t:{at('2027-05-11T07:30')}:t>" in status

    await look(game, at("2027-05-11T07:29"))
    assert calls(await game.told(), BOB.id) == 0
    await look(game, at("2027-05-11T07:31"))
    assert calls(await game.told(), BOB.id) == 1
    assert "has quiet hours" not in (await game.status()).content
    await look(game, at("2027-05-11T07:40"))
    assert calls(await game.told(), BOB.id) == 1


async def test_who_was_called_before_the_night_is_not_called_again_after_it(game: Room) -> None:
    await sleeper(game, at("2027-05-10T21:00"))
    await game.slash(ANN, "search", survivor="amy")
    game.bot.tables.clock = lambda: at("2027-05-10T23:00")
    await game.slash(BOB, "game offer", player=CLEO)
    assert "has quiet hours" in (await game.status()).content
    await look(game, at("2027-05-11T07:31"))

    assert "has quiet hours" not in (await game.status()).content
    assert calls(await game.told(), ANN.id) == 0


async def test_the_autopilot_plays_after_the_night_and_reminds_nobody_in_it(game: Room) -> None:
    await sleeper(game, at("2027-05-10T23:00"))
    await game.slash(ANN, "search", survivor="amy")
    record = await record_of(game)
    assert record.due == at("2027-05-12T08:30")
    told = len(await game.told())

    for hour in ("2027-05-12T03:00", "2027-05-12T07:29"):
        await look(game, at(hour))
        assert len(await game.told()) == told
    await look(game, at("2027-05-12T08:31"))

    # The one extension: a quarter of the day's time.
    assert (await record_of(game)).due == at("2027-05-12T14:30")


@pytest.mark.parametrize(("hour", "called"), [("12:00", 1), ("23:00", 0)])
async def test_a_shorter_pace_calls_who_is_waited_for_but_not_by_night(
    game: Room, hour: str, called: int
) -> None:
    await sleeper(game, at(f"2027-05-10T{hour}"), of=BOB.id)
    for survivor in (await game.game()).seats[str(ANN.id)]:
        await game.slash(ANN, "end", survivor=survivor)
    await game.told()
    before = pings_of(game, BOB.id)

    await game.slash(ANN, "game pace", wait="1h")
    await game.told()

    assert pings_of(game, BOB.id) - before == called
    rows = await game.store.rows((await record_of(game)).id)
    assert sum(row.payload.get("key") == "reminder" for row in rows) == called


async def test_quiet_hours_that_were_set_later_hold_for_a_time_that_runs(game: Room) -> None:
    await game.slash(ANN, "search", survivor="amy")
    due = (await record_of(game)).due
    hour = datetime.fromtimestamp(due, PARIS)
    begins, ends = f"{(hour.hour - 1) % 24:02}:00", f"{(hour.hour + 2) % 24:02}:00"
    await game.bot.tables.people.keep(
        PersonSettings(str(ANN.id), "Europe/Paris", f"{begins}-{ends}")
    )
    before = (await game.game()).to_json()

    await look(game, due + 1)

    record = await record_of(game)
    assert (await game.game()).to_json() == before
    assert (
        record.due
        == PersonSettings("", "Europe/Paris", f"{begins}-{ends}").quiet_until(due) + MORNING
    )
    assert not any(one.extended_in_round for one in record.state.seats.values())


# ---------------------------------------------------------------- the one extension


async def test_who_lets_the_time_go_by_has_a_quarter_of_it_once_more(game: Room) -> None:
    before = await record_of(game)
    assert "6 hours of grace" in (await game.status()).content

    await pass_hours(game, 24.1)

    record = await record_of(game)
    assert record.due - before.due == 6 * HOUR
    assert (await game.game()).acting == (str(ANN.id),)
    (call,) = [one for one in await game.told() if "You have a little more" in one.content]
    assert call.mentions == [ANN.id]
    assert f"<t:{record.due}:R>" in call.content
    assert "6 hours of grace" not in (await game.status()).content
    await pass_hours(game, 30.1)
    assert (await game.game()).acting == (str(BOB.id),)


async def test_whose_last_turn_was_played_for_them_is_not_waited_for_longer(game: Room) -> None:
    async with game.bot.tables.at((await record_of(game)).channel) as table:
        table.record.state.seat(str(ANN.id)).missed_turns = 1
        table.touch()
        await table.save()

    await pass_hours(game, 24.1)

    assert (await game.game()).acting == (str(BOB.id),)


async def test_in_one_turn_nobody_is_waited_for_longer_twice(game: Room) -> None:
    await pass_hours(game, 24.1)
    await game.slash(ANN, "search", survivor="amy")

    await pass_hours(game, 24.1)

    assert (await game.game()).acting == (str(BOB.id),)


# ---------------------------------------------------------------- holidays


async def test_on_holiday_one_is_away_at_all_tables_from_the_first_day_to_the_last(
    game: Room,
) -> None:
    tables = game.bot.tables
    tables.clock = lambda: at("2027-05-10T12:00")
    await game.open_game(BOB, ANN, where=TWO)
    await game.slash(ANN, "my zone", zone="europe/paris")
    told = await game.slash(ANN, "my holiday", first="2027-05-12", last="2027-05-14")
    assert "2027-05-12 to 2027-05-14" in told

    await look(game, at("2027-05-11T23:59"))
    assert not (await record_of(game)).state.away
    await look(game, at("2027-05-12T00:00"))

    until = at("2027-05-15T00:00")
    for where in (ONE, TWO):
        found = await game.store.live_in(game.discord.channel(where).id)
        assert found
        assert found.state.holidays == {str(ANN.id): until}
        assert f"is on holiday until <t:{until}:d>" in await game.news(where)
    assert (
        f"On holiday, played by the autopilot until <t:{until}:d>" in (await game.status()).content
    )
    assert (await game.game()).acting == (str(BOB.id),)

    await look(game, until)
    for where in (ONE, TWO):
        found = await game.store.live_in(game.discord.channel(where).id)
        assert found
        assert not {*found.state.away, *found.state.holidays}
        assert "is back" in await game.news(where)
    assert "No holiday" in await game.slash(ANN, "my settings")


async def test_a_holiday_that_is_taken_away_ends_and_a_move_ends_it_at_its_table(
    game: Room,
) -> None:
    game.bot.tables.clock = lambda: at("2027-05-10T12:00")
    await game.open_game(BOB, ANN, where=TWO)
    await game.slash(ANN, "my holiday", last="2027-05-20")
    await game.slash(ANN, "search", survivor="amy")
    await look(game, at("2027-05-10T12:01"))
    assert (await record_of(game)).state.holidays

    acting = (await game.game()).acting
    if str(ANN.id) in acting:
        await game.slash(ANN, "search", survivor="doug")
    else:
        await game.slash(ANN, "game back")
    assert not (await record_of(game)).state.holidays
    assert "No holiday" in await game.slash(ANN, "my holiday", off=True)
    await look(game, at("2027-05-10T12:02"))

    other = await game.store.live_in(game.discord.channel(TWO).id)
    assert other
    assert not {*other.state.away, *other.state.holidays}


async def test_what_people_set_outlives_the_bot(discord: LocalDiscord, tmp_path: Path) -> None:
    async with running(discord, tmp_path) as room:
        await room.slash(ANN, "my zone", zone="Asia/Tokyo")
        await room.slash(ANN, "my quiet", **{"from": "23:00", "to": "6:15"})
    async with running(discord, tmp_path) as room:
        told = await room.slash(ANN, "my settings")
        assert "**23:00 to 06:15**" in told
        assert "**Asia/Tokyo**" in told
        assert "23:00" not in await room.slash(BOB, "my settings")


@pytest.mark.parametrize(
    ("command", "filled", "says"),
    [
        ("my zone", {"zone": "Atlantis"}, "I know no time zone “Atlantis”"),
        ("my quiet", {"from": "22:00", "to": "07:00"}, "`/my zone` sets it"),
        ("my quiet", {"from": "late", "to": "07:00"}, "“late” is not a time of day"),
        ("my quiet", {"from": "22:00"}, "need both"),
        ("my holiday", {"last": "soon"}, "“soon” is not a date"),
        ("my holiday", {"first": "2027-05-12"}, "Say the last day of the holiday, too"),
        ("my holiday", {"last": "2027-05-09"}, "is over"),
        ("my holiday", {"last": "2028-05-12"}, "at most 366 days"),
        ("my holiday", {"first": "2029-05-10", "last": "2029-05-11"}, "until 2029-05-10"),
        ("my holiday", {"first": "9999-12-31", "last": "9999-12-31"}, "until 2029-05-10"),
    ],
)
async def test_what_cannot_be_set_is_refused_with_what_can(
    room: Room, command: str, filled: dict[str, str], says: str
) -> None:
    room.bot.tables.clock = lambda: at("2027-05-10T12:00")
    assert says.replace("`/my zone`", room.link("my zone")) in await room.slash(
        ANN, command, **filled
    )


async def test_a_holiday_may_be_as_late_as_two_years_from_now(room: Room) -> None:
    room.bot.tables.clock = lambda: at("2027-05-10T12:00")

    told = await room.slash(ANN, "my holiday", first="2029-05-10", last="2029-05-10")

    assert "2029-05-10 to 2029-05-10" in told


async def test_hours_days_and_zones_are_set_as_they_are_written(room: Room) -> None:
    room.bot.tables.clock = lambda: at("2027-05-10T12:00")

    assert "**Europe/London**" in await room.slash(ANN, "my zone", zone="heure de Londres")
    assert "**22:30 to 07:00**" in await room.slash(
        ANN, "my quiet", **{"from": "22 h 30", "to": "7am"}
    )
    told = await room.slash(ANN, "my holiday", locale="fr", first="demain", last="14/8")
    assert "2027-05-11" in told
    assert "2027-08-14" in told
    said = await room.slash(ANN, "my holiday", last="6/7")
    assert "`2027-06-07` or `2027-07-06`" in said
    offered = await room.discord.autocomplete(ANN, ONE, "my holiday", "last", "6/7")
    assert [one["value"] for one in offered] == ["2027-07-06", "2027-06-07"]
    offered = await room.discord.autocomplete(ANN, ONE, "my zone", "zone", "londres")
    assert [one["value"] for one in offered] == ["Europe/London"]
    assert "I know no time zone" in await room.slash(ANN, "my zone", zone="localtime")


async def test_quiet_hours_leave_hours_to_play(room: Room) -> None:
    await room.slash(ANN, "my zone", zone="Europe/Paris")

    assert "at most 16 hours" in await room.slash(ANN, "my quiet", **{"from": "8:00", "to": "0:01"})
    assert "**08:00 to 00:00**" in await room.slash(
        ANN, "my quiet", **{"from": "8:00", "to": "0:00"}
    )
    assert "at most 16 hours" in await room.slash(ANN, "my quiet", **{"from": "8:00", "to": "8:00"})
    assert "No quiet hours" in await room.slash(ANN, "my quiet", off=True)


async def test_zones_are_completed_with_what_their_clocks_show(room: Room) -> None:
    room.bot.tables.clock = lambda: at("2027-05-10T12:00")
    found = await room.discord.autocomplete(ANN, ONE, "my zone", "zone", "pari")

    assert [one["name"] for one in found] == ["Europe/Paris (12:00)"]


async def test_my_tables_say_what_holds_for_me(game: Room) -> None:
    await game.slash(ANN, "my zone", zone="Europe/Paris")
    await game.slash(ANN, "my quiet", **{"from": "22:00", "to": "07:30"})

    assert "**22:00 to 07:30**" in await game.slash(ANN, "mine")


def test_rounding_leaves_a_quiet_morning_exact() -> None:
    assert MORNING % EXACT_TO == 0
