"""/stats: finished games by who did what, from the log; a running game is in none of it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import sqlalchemy as sa
from sqlalchemy import event

import engine
from bot.practice.people import ANN, BOB, CLEO, Person
from bot.store.records import LogRow, Record
from bot.store.schema import RESULTS, TABLES
from bot.table.counting import Result, results
from engine.family import events as e
from tests.bot.conftest import TWO, Room
from tests.bot.finished import finished, keep
from tests.databases import ON_BOTH

pytestmark = ON_BOTH

LEADING = {ANN: ["amy", "doug", "josh"], BOB: ["ned", "phil", "wanda"]}
MINUTE = 60


def over(channel: int = 900) -> tuple[Record, list[LogRow]]:
    """A tutorial that Ann and Bob have finished, with a minute between their moves."""
    record, rows = finished(LEADING, channel)
    for number, row in enumerate(rows, start=1):
        row.number, row.at = number, number * MINUTE
    return record, rows


def of(found: list[Result] | None, person: object = "") -> Result:
    assert found is not None
    return next(one for one in found if one.person == str(person))


def events_of(record: Record, rows: list[LogRow], person: object) -> list[engine.Event]:
    mine = [row for row in rows if row.person == str(person)]
    return [one for row in mine for one in row.happened(record.ruleset)]


def killed(record: Record, rows: list[LogRow], person: object) -> int:
    events = events_of(record, rows, person)
    return sum(one.count for one in events if isinstance(one, e.ZombieKilled))


def rolled(record: Record, rows: list[LogRow], person: object) -> list[int]:
    events = events_of(record, rows, person)
    dice = [one.faces for one in events if isinstance(one, e.DiceRolled | e.DiceRerolled)]
    return [face for faces in dice for face in faces]


def test_zombies_and_dice_are_those_of_who_gave_the_command() -> None:
    record, rows = over()
    found = results(record, rows)

    for one in LEADING:
        mine, faces = of(found, one.id), rolled(record, rows, one.id)
        assert mine.kills == killed(record, rows, one.id) > 0
        assert (mine.dice, mine.pips) == (len(faces), sum(faces))
    assert of(found).kills == of(found, ANN.id).kills + of(found, BOB.id).kills


def test_what_the_autopilot_did_counts_for_nobody_but_the_table() -> None:
    record, rows = over()
    for row in rows:
        row.person = "" if row.person == str(BOB.id) else row.person
    rows.append(LogRow("note", str(ANN.id), {"key": "stood-in"}, number=len(rows) + 1))
    found = results(record, rows)

    assert {one.person for one in found or []} == {"", str(ANN.id)}
    assert of(found).kills > of(found, ANN.id).kills
    assert (of(found, ANN.id).stood_in, of(found).stood_in) == (1, 1)


def test_a_seat_that_changed_hands_counts_for_both_and_is_won_by_who_sits_there() -> None:
    record, rows = over()
    half = len(rows) // 2
    for row in rows[half:]:
        row.person = str(CLEO.id) if row.seat == str(BOB.id) else row.person
    record.seats[1].person = str(CLEO.id)
    before, after = results(*over()), results(record, rows)

    bob, cleo = of(after, BOB.id), of(after, CLEO.id)
    assert bob.kills + cleo.kills == of(before, BOB.id).kills
    assert not bob.won
    assert cleo.won == of(after).won == of(before, BOB.id).won


def test_what_was_taken_back_is_not_counted() -> None:
    record, rows = over()
    shot = next(row for row in rows if killed(record, [row], ANN.id))
    again = LogRow(
        "command", shot.seat, shot.payload, 0, shot.command, shot.events, person=shot.person
    )
    undone = LogRow("undo", shot.seat, {"how": "free"}, 0, shot.command)
    place = rows.index(shot)
    twice = [*rows[: place + 1], undone, again, *rows[place + 1 :]]

    assert of(results(record, twice), ANN.id).kills == of(results(record, rows), ANN.id).kills


def test_time_is_counted_from_what_was_done_before() -> None:
    record, rows = over()
    found = results(record, rows)
    played = [row.person for row in rows]
    came = sum(
        one == str(ANN.id) != before for before, one in zip(["", *played], played, strict=False)
    )

    assert (of(found, ANN.id).turns, of(found, ANN.id).waited) == (came, came * MINUTE)


def test_a_game_that_is_not_over_is_nothing() -> None:
    record, rows = over()
    record.game = ""
    record.damage = ("game",)

    assert results(record, rows) is None


async def test_my_games_and_the_servers_are_told_and_running_ones_are_not(game: Room) -> None:
    assert "No game of yours is over yet" in await game.slash(ANN, "stats")
    assert "No game is over on this server" in await game.slash(ANN, "stats", whose="server")
    record, rows = over()
    await keep(game.store, record, rows)

    mine = await game.slash(ANN, "stats")
    assert mine.startswith("**Your finished games: 1.**")
    assert f"Zombies: {killed(record, rows, ANN.id)}." in mine
    assert "Zombicide, Tutorial: 1 played" in mine
    server = await game.slash(CLEO, "stats", whose="server")
    assert "**Finished games of this server: 1.**" in server
    assert f"<@{ANN.id}>" in server
    assert "No game of yours" in await game.slash(CLEO, "stats")
    assert "No game of yours" in await game.slash(ANN, "stats", game="zombies")
    assert "**Vos parties finies" in await game.slash(ANN, "stats", locale="fr")


async def test_the_picture_tells_the_same_figures_as_the_words(room: Room) -> None:
    record, rows = over()
    now = int(datetime.now(UTC).timestamp())
    for row in rows:
        row.at += now - len(rows) * MINUTE
    await keep(room.store, record, rows)
    zombies, faces = killed(record, rows, ANN.id), rolled(record, rows, ANN.id)
    luck = sum(faces) - 3.5 * len(faces)

    alt = await picture_of(room, ANN)
    assert alt.startswith(f"Ann, all games: 1 game, 1 won, {zombies} zombies down, ")
    assert f"over {len(faces)} dice, {'+' if luck >= 0 else '−'}{abs(luck):.1f} pips." in alt
    assert "Wins by mission: Tutorial 1 of 1." in alt
    assert alt.endswith(f"month by month: {datetime.now(UTC):%b} 1 of 1.")

    server = await picture_of(room, CLEO, whose="server", game="zombicide", locale="fr")
    assert server.startswith("Ce serveur, Zombicide")
    assert "Mené le plus souvent\u00a0: " in server
    assert "1 partie · " in server


async def test_where_nothing_is_counted_nothing_is_drawn(room: Room) -> None:
    asked = await room.discord.wait(await room.begin(ANN, "stats"))
    await room.told()

    assert asked.message.attachments == []


async def picture_of(room: Room, who: Person, locale: str = "en-US", **options: str) -> str:
    """The alternative text of the picture that comes with these statistics."""
    asked = await room.discord.wait(await room.begin(who, "stats", locale=locale, **options))
    async with asyncio.timeout(20):
        while not asked.message.attachments:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    (found,) = asked.message.attachments
    assert found.filename == "stats.png"
    return found.description or ""


async def test_a_game_that_goes_on_again_is_taken_out_until_it_is_over(room: Room) -> None:
    record, rows = over()
    await keep(room.store, record, rows)
    assert "games: 1" in await room.slash(ANN, "stats")

    goes_on = TABLES.update().where(TABLES.c.id == record.id)
    await room.store.change(goes_on.values(stage="archived"))
    assert "No game of yours" in await room.slash(ANN, "stats")
    await room.store.change(goes_on.values(stage="finished"))
    assert "games: 1" in await room.slash(ANN, "stats")


async def test_who_wants_is_not_counted(room: Room) -> None:
    record, rows = over()
    await keep(room.store, record, rows)
    await room.slash(ANN, "stats")
    assert "cannot be brought back" in await room.slash(ANN, "my statistics", counted=False)
    assert "games: 1" in await room.slash(ANN, "stats")
    confirmed = await room.confirm(ANN, "my statistics", counted=False)
    assert "not counted" in confirmed.text

    assert "as you chose" in await room.slash(ANN, "stats")
    assert f"<@{ANN.id}>" not in await room.slash(BOB, "stats", whose="server")
    another, more = over(901)
    await keep(room.store, another, more)
    server = await room.slash(BOB, "stats", whose="server")
    assert "games of this server: 2" in server
    assert f"<@{ANN.id}>" not in server
    kept = await room.store.ask(sa.select(RESULTS).where(RESULTS.c.person == str(ANN.id)))
    assert kept == []


async def test_a_thousand_finished_games_are_seven_questions_to_the_database(room: Room) -> None:
    record, rows = over()
    await keep(room.store, record, rows)
    await room.slash(ANN, "stats")
    (row,) = await room.store.ask(sa.select(RESULTS).where(RESULTS.c.person == str(ANN.id)))
    tables = [
        {**dict(zip(TABLES.c.keys(), table, strict=True)), "id": number, "channel": number}
        for table in await room.store.ask(sa.select(TABLES).where(TABLES.c.id == record.id))
        for number in range(10_000, 10_999)
    ]
    counted = [
        {**dict(zip(RESULTS.c.keys(), row, strict=True)), "table_id": one["id"]} for one in tables
    ]
    await room.store.change(sa.insert(TABLES).values(tables[0]))
    await room.store.write(
        lambda connection: (
            connection.execute(TABLES.insert(), tables[1:]),
            connection.execute(RESULTS.insert(), counted),
        )
    )
    asked: list[str] = []

    def note(*args: object) -> None:
        asked.append(str(args[2]))

    event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        told = await room.slash(ANN, "stats", TWO)
    finally:
        event.remove(sa.Engine, "before_cursor_execute", note)

    assert "games: 1,000.**" in told
    assert len([one for one in asked if "results" in one]) == 6
    assert [one for one in asked if "FROM log" in one] == []
